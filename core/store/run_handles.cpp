#include "core/store/run_handles.h"

#include <algorithm>
#include <string_view>

#include "core/store/annotations.h"
#include "core/store/run_labels.h"

namespace rosa::store {

namespace {

constexpr std::size_t kShortestGroup = 4;
constexpr std::size_t kShownFits = 5;

/// How a text fits a run, the best first.
enum class Fit { All, Together, Prefix, Group, End, Part, None };

Fit fitOf(const RunSummary& run, const std::string& text, Groups groups)
{
    if (run.id == text || run.name == text || listName(run) == text) return Fit::All;
    if (run.isNamed && nameWithoutSeed(run.name, run.seed) == text) return Fit::Together;
    const bool isLong = text.size() >= kShortestPart;
    if (run.id.starts_with(text) || (isLong && run.name.starts_with(text))) return Fit::Prefix;
    if (groups == Groups::ById && text.size() >= kShortestGroup && run.group.starts_with(text)) return Fit::Group;
    if (!isLong) return Fit::None;
    if (run.id.ends_with(text) || run.name.ends_with(text)) return Fit::End;
    const bool isPart = run.id.find(text) != std::string::npos || run.name.find(text) != std::string::npos;
    return isPart ? Fit::Part : Fit::None;
}

}  // namespace

std::string listName(const RunSummary& run)
{
    const std::string plain = run.dataset + " " + run.method;
    const std::string name = shownName(run.name);
    if (run.isNamed || !name.starts_with(plain)) return name;
    const std::string_view rest = std::string_view(name).substr(plain.size()), gap = kLabelGap;
    if (rest.empty()) return {};
    return rest.starts_with(gap) ? std::string(rest.substr(gap.size())) : name;
}

std::vector<const RunSummary*> runsNamed(const std::vector<RunSummary>& runs, const std::string& text, bool deleted,
                                         Groups groups)
{
    std::vector<const RunSummary*> fitting;
    Fit best = Fit::None;
    if (text.empty()) return fitting;
    for (const RunSummary& run : runs) {
        const Fit fit = run.deleted == deleted ? fitOf(run, text, groups) : Fit::None;
        if (fit > best || fit == Fit::None) continue;
        if (fit < best) fitting.clear();
        best = fit;
        fitting.push_back(&run);
    }
    return fitting;
}

Error fitsSeveral(const std::string& text, const std::vector<const RunSummary*>& fitting)
{
    std::string some;
    for (std::size_t i = 0; i < std::min(fitting.size(), kShownFits); ++i) {
        const std::string name = shownName(fitting[i]->name);
        some += (i > 0 ? ", " : "") + fitting[i]->id + (name.empty() ? "" : " (" + name + ")");
    }
    return badInput("\"%1\" matches %2 runs: %3", text, fitting.size(), fitting.size() > kShownFits ? some + ", …" : some);
}

}  // namespace rosa::store
