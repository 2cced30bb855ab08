/// Pictures of a pair of views.
#pragma once

#include <QString>

#include "app/workbench/pairs/data/pair_data.h"
#include "widgets/graph/pair_picture.h"
#include "widgets/matrix/matrix_picture.h"

namespace rosa::workbench {

/// The matrices of a pair, in display order.
enum class PairMatrix { Cost, Rescale, RescaledCost, Plan, ExactPlan };
inline constexpr PairMatrix kPairMatrices[] = {PairMatrix::Cost, PairMatrix::Rescale, PairMatrix::RescaledCost,
                                               PairMatrix::Plan, PairMatrix::ExactPlan};
[[nodiscard]] constexpr bool isPlan(PairMatrix matrix)
{
    return matrix == PairMatrix::Plan || matrix == PairMatrix::ExactPlan;
}
/// The translation of a text given to QT_TRANSLATE_NOOP("PairData", …).
QString pairText(const char* source);

QString symbolOf(PairMatrix matrix);  ///< "D∘S"
QString titleOf(PairMatrix matrix);   ///< "D∘S, rescaled cost"
QString helpOf(PairMatrix matrix);    ///< One sentence.

/// How the elements of a plan are shown.
struct PlanElements {
    bool isRowShare = false;  ///< Each element as a share of the mass of its row, instead of the mass itself.
    bool isHard = false;      ///< Only the largest element of each row, the first of equal ones.
};

/// How Γ and Γ* are shown.
struct PlanLook : PlanElements {
    bool isLinked = true;  ///< Γ and Γ* on one scale. Γ, which is spread over many elements, is dark on that of Γ*.
};

/// Scaled to the matrix's own range.
widgets::MatrixPicture matrixPicture(const PairData& data, PairMatrix matrix, const widgets::MatrixLook& look,
                                     const PlanLook& plans = {});
/// "padded to 12 × 13, as in training", "views alone": the problem that a pair of a run with padding shows; "" for other runs.
QString problemText(const PairData& data);
widgets::PairPicture pairPicture(const PairData& data, const widgets::FlowFilter& filter);

}  // namespace rosa::workbench
