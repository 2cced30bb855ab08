#include "app/workbench/pairs/figure/pair_options.h"

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
    fields.integer(&ViewOptions::draw, "draw", "Draw", "Random stream of the walks (0)").placeholder("K");
    fields.flag(&ViewOptions::viewsAlone, "views_alone", "Views alone",
                "Leave out the padding of a run that pads its views");
}

void describe(bind::Fields<PairOptions>& fields)
{
    using protocol::PairSides;
    fields.text(&PairOptions::pair, "pair", "Pair", "Two centres; one alone: a positive pair (the first watched pair)")
        .placeholder("I[,K]");
    fields.choice(&PairOptions::within, "within", "Side",
                  {{PairSides::WithinFirst, toText(PairSides::WithinFirst), {}},
                   {PairSides::WithinSecond, toText(PairSides::WithinSecond), {}}},
                  "Take the first or the second views of both centres");
    fields.part([](PairOptions& options) -> ViewOptions& { return options; });
    fields.real(&PairOptions::lambda, "lambda", "λ", "Solve with this λ instead of that of the training")
        .above(0)
        .placeholder("L");
    // A figure keeps the last plan only, so that many iterations need no memory.
    fields
        .integer(&PairOptions::iterations, "iterations", "Iterations",
                 "Sinkhorn iterations instead of those of the training")
        .from(1)
        .upTo(1e6)
        .placeholder("N")
        .formerly("sweeps");
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
