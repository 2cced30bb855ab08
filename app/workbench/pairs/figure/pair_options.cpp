#include "app/workbench/pairs/figure/pair_options.h"

#include "core/protocol/request.h"

namespace rosa::workbench {

namespace {

/// In the order of PairMatrix.
constexpr const char* kMatrixNames[] = {"D", "S", "DS", "plan", "exact"};

std::string nameOfMatrix(PairMatrix matrix) { return kMatrixNames[static_cast<int>(matrix)]; }

}  // namespace

void describe(bind::Fields<ViewOptions>& fields)
{
    fields.integer(&ViewOptions::epoch, "epoch", "Epoch", "Epoch of a checkpoint or a recorded pair")
        .from(0)
        .placeholder("E");
    fields.as(&ViewOptions::draw, &protocol::Inspect::draw).placeholder("K");
    fields.as(&ViewOptions::viewsAlone, &protocol::Inspect::viewsAlone);
}

void describe(bind::Fields<PairOptions>& fields)
{
    fields.text(&PairOptions::pair, "pair", "Pair", "Two centres; one alone: a positive pair (the first watched pair)")
        .placeholder("I[,K]");
    fields.as(&PairOptions::within, &protocol::Inspect::sides);
    fields.part([](PairOptions& options) -> ViewOptions& { return options; });
    fields.as(&PairOptions::lambda, &protocol::Inspect::lambda).placeholder("L");
    fields.as(&PairOptions::iterations, &protocol::Inspect::iterations).placeholder("N");
}

void describe(bind::Fields<PlanElements>& fields)
{
    fields.choice(&PlanElements::isRowShare, "plan", "Values of Γ", {{false, "mass", {}}, {true, "row", {}}},
                  "Masses, or shares of the mass of their row (mass)");
    fields.flag(&PlanElements::isHard, "hard", "Hard", "Only the largest element of each row");
}

void describe(bind::Fields<PlanLook>& fields)
{
    fields.part([](PlanLook& look) -> PlanElements& { return look; });
    fields.choice(&PlanLook::isLinked, "scales", "Scales", {{true, "linked", {}}, {false, "own", {}}},
                  "Γ and Γ* on one scale, or each on its own (linked)");
}

std::vector<bind::Named<PairMatrix>> namedMatrices()
{
    std::vector<bind::Named<PairMatrix>> matrices;
    for (const PairMatrix matrix : kPairMatrices) matrices.push_back({matrix, nameOfMatrix(matrix), {}});
    return matrices;
}

void describePanels(bind::Bound panels)
{
    for (const PairMatrix matrix : kPairMatrices) {
        const std::string name = nameOfMatrix(matrix);
        panels.synonym(symbolOf(matrix).toStdString(), name);
        panels.synonym(QString::fromStdString(name).toLower().toStdString(), name);
    }
}

}  // namespace rosa::workbench
