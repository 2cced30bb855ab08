/// Γ of one pair several times on one colour scale: under several λ, at two epochs of a run, or in two runs.
#pragma once

#include <vector>

#include "app/workbench/pairs/figure/pair_options.h"

namespace rosa::workbench {

/// What differs between the compared plans.
enum class ComparedBy { Lambda, Epoch, Run };

/// One of the compared plans.
struct ComparedPair {
    PairDataPtr pair;
    QString title;    ///< "λ = 5", "Epoch 10", the name of a run.
    QString variant;  ///< "λ=5": in values and CSV.
};

inline constexpr std::size_t kMostLambdas = 6;
/// "5, 20, 80"; separated by semicolons if they have a decimal comma. An Error says what is wrong: one to kMostLambdas numbers > 0.
Result<std::vector<double>> lambdasFromText(const QString& text);

/// The pair solved under each λ. Errors as solvedAgain().
Result<std::vector<ComparedPair>> underLambdas(const PairDataPtr& pair, const std::vector<double>& lambdas, int iterations);
ComparedPair atEpoch(const PairDataPtr& pair);
ComparedPair ofRun(const PairDataPtr& pair, const QString& name);

/// Γ of each, all on the range of all, with its cost, entropy and marginal gap below.
std::vector<widgets::MatrixPicture> comparedPictures(const std::vector<ComparedPair>& compared,
                                                     const widgets::MatrixLook& look, const PlanLook& plans);

/// Options of the export command.
struct CompareOptions {
    PairOptions pair;
    std::vector<double> lambdas;  ///< Empty: 5, 20, 80, unless epochs or runs are compared.
    std::optional<int> against;   ///< Another epoch of the run, or that of the second run.
    widgets::MatrixLook look;
    PlanElements plans;
};
void describe(bind::Fields<CompareOptions>& fields);

/// The figure of these pictures; `compared` has at least one entry, the first of the pair that names the figure.
std::unique_ptr<widgets::Figure> compareFigure(const std::vector<ComparedPair>& compared, ComparedBy by,
                                               std::vector<widgets::MatrixPicture> pictures, const PlanElements& plans);

/// With two runs, both are compared.
Result<std::unique_ptr<widgets::Figure>> loadCompareFigure(const FigureRequest& request);

}  // namespace rosa::workbench
