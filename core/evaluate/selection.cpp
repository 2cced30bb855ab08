/// Ids of the rules that choose C, separate from the probe and its solver (see logistic_protocol.cpp).
#include "core/evaluate/logistic_probe.h"

namespace rosa::evaluate {

const char* selectionId(Selection selection)
{
    return selection == Selection::AccuracyStratified ? "accuracy-stratified" : "exact-match-unshuffled";
}

Result<Selection> selectionById(const std::string& id)
{
    for (const Selection selection : {Selection::AccuracyStratified, Selection::ExactMatchUnshuffled})
        if (id == selectionId(selection)) return selection;
    return badInput("unknown selection rule for C: \"%1\"; expected accuracy-stratified or exact-match-unshuffled", id);
}

}  // namespace rosa::evaluate
