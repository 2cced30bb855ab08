#include "app/workbench/pairs/figure/compare_figure.h"

#include <algorithm>
#include <cmath>
#include <tuple>

#include <QCoreApplication>
#include <QLocale>
#include <QRegularExpression>

#include "app/workbench/pairs/data/pair_meaning.h"
#include "app/workbench/pairs/figure/matrix_figure.h"
#include "app/workbench/pairs/figure/pair_request.h"
#include "app/workbench/runs/data/run_names.h"
#include "widgets/style/number_text.h"

namespace rosa::workbench {

namespace {

const QString kName = QStringLiteral("compare");

QString compareText(const char* source) { return QCoreApplication::translate("CompareFigure", source); }

QString plainLambda(double lambda) { return QString::number(lambda, 'g', 10); }

Error wrongNumberOfLambdas() { return badInput("expected one to %1 values of λ, such as 5, 20, 80", kMostLambdas); }

/// The pair and the other one of the options: of the run at another epoch, or of another run.
Result<std::vector<ComparedPair>> twoPairs(const FigureRequest& request, const PairDataPtr& first,
                                           const CompareOptions& options)
{
    const bool hasTwoRuns = request.runs.size() > 1;
    PairOptions other = options.pair;
    other.epoch = options.against;
    ROSA_TRY_ASSIGN(const auto second, loadPair(request, request.runs.back(), other));
    if (second->context->dataset != first->context->dataset)
        return badInput("the runs %1 and %2 have different data sets", request.runs[0].toStdString(),
                        request.runs.back().toStdString());
    if (!hasTwoRuns) return std::vector{atEpoch(first), atEpoch(second)};
    ROSA_TRY_ASSIGN(const auto summaries, summariesOf(request.store(), {first->context->run, second->context->run}));
    const QStringList names = labelTexts(summaries);
    return std::vector{ofRun(first, names[0]), ofRun(second, names[1])};
}

/// The pair under each λ of the options.
Result<std::vector<ComparedPair>> underLambdasOf(const PairDataPtr& pair, const CompareOptions& options)
{
    const auto lambdas = options.lambdas.empty() ? std::vector<double>{5, 20, 80} : options.lambdas;
    if (lambdas.size() > kMostLambdas) return wrongNumberOfLambdas().within("--lambdas");
    return underLambdas(pair, lambdas, options.pair.iterations.value_or(pair->inspection.iterations));
}

ComparedBy comparedBy(const FigureRequest& request, const CompareOptions& options)
{
    if (request.runs.size() > 1) return ComparedBy::Run;
    return options.against ? ComparedBy::Epoch : ComparedBy::Lambda;
}

/// Without λ, which differs or is that of the training.
QString comparedCaption(const PairData& data, const PairData& last, ComparedBy by)
{
    const protocol::Inspection& shown = data.inspection;
    if (by == ComparedBy::Lambda)
        return compareText(
                   QT_TRANSLATE_NOOP("CompareFigure", "%1, epoch %2, iterations: %3; trained with λ = %4, iterations: %5"))
            .arg(titleOf(*data.context, data.choice))
            .arg(shown.pair.epoch)
            .arg(shown.iterations)
            .arg(QLocale().toString(shown.trainedLambda, 'g', 6))
            .arg(shown.trainedIterations);
    if (shown.coupling != transport::Coupling::Sinkhorn) return titleOf(*data.context, data.choice);
    const protocol::Inspection& other = last.inspection;
    if (other.lambda != shown.lambda || other.iterations != shown.iterations)
        return compareText(QT_TRANSLATE_NOOP("CompareFigure", "%1, λ = %2 and %3, iterations: %4 and %5"))
            .arg(titleOf(*data.context, data.choice), QLocale().toString(shown.lambda, 'g', 6),
                 QLocale().toString(other.lambda, 'g', 6))
            .arg(shown.iterations)
            .arg(other.iterations);
    return compareText(QT_TRANSLATE_NOOP("CompareFigure", "%1, λ = %2, iterations: %3"))
        .arg(titleOf(*data.context, data.choice), QLocale().toString(shown.lambda, 'g', 6))
        .arg(shown.iterations);
}

}  // namespace

Result<std::vector<double>> lambdasFromText(const QString& given)
{
    static const QRegularExpression anySpace(QStringLiteral("[,\\s]+"));
    const bool hasSemicolons = given.contains(QLatin1Char(';'));
    const QStringList words =
        hasSemicolons ? given.split(QLatin1Char(';'), Qt::SkipEmptyParts) : given.split(anySpace, Qt::SkipEmptyParts);
    std::vector<double> lambdas;
    for (const QString& word : words) {
        bool isNumber = false;
        const double lambda = (hasSemicolons ? widgets::plainNumber(word) : word).toDouble(&isNumber);
        if (!isNumber || !(lambda > 0) || !std::isfinite(lambda))
            return badInput("%1 is not a number > 0", word.trimmed().toStdString());
        lambdas.push_back(lambda);
    }
    if (lambdas.empty() || lambdas.size() > kMostLambdas) return wrongNumberOfLambdas();
    return lambdas;
}

Result<std::vector<ComparedPair>> underLambdas(const PairDataPtr& pair, const std::vector<double>& lambdas, int iterations)
{
    std::vector<ComparedPair> compared;
    for (const double lambda : lambdas) {
        ROSA_TRY_ASSIGN(auto solved, solvedAgain(pair, lambda, iterations));
        compared.push_back({std::move(solved), QStringLiteral("λ = %1").arg(QLocale().toString(lambda, 'g', 6)),
                            QStringLiteral("λ=%1").arg(plainLambda(lambda))});
    }
    return compared;
}

ComparedPair atEpoch(const PairDataPtr& pair)
{
    const int epoch = pair->inspection.pair.epoch;
    return {pair, compareText(QT_TRANSLATE_NOOP("CompareFigure", "Epoch %1")).arg(QLocale().toString(epoch)),
            QStringLiteral("epoch=%1").arg(epoch)};
}

ComparedPair ofRun(const PairDataPtr& pair, const QString& name)
{
    const int epoch = pair->inspection.pair.epoch;
    return {pair, compareText(QT_TRANSLATE_NOOP("CompareFigure", "%1, epoch %2")).arg(name, QLocale().toString(epoch)),
            QStringLiteral("run=%1").arg(pair->context->run)};
}

std::vector<widgets::MatrixPicture> comparedPictures(const std::vector<ComparedPair>& compared,
                                                     const widgets::MatrixLook& look, const PlanLook& plans)
{
    std::vector<widgets::MatrixPicture> pictures;
    for (const ComparedPair& one : compared) {
        widgets::MatrixPicture picture = matrixPicture(*one.pair, PairMatrix::Plan, look, plans);
        picture.title = one.title;
        picture.variant = one.variant;
        picture.notes = shortNumbers(one.pair->inspection);
        pictures.push_back(std::move(picture));
    }
    if (pictures.empty()) return pictures;
    double low = pictures.front().low;
    double high = pictures.front().high;
    for (const widgets::MatrixPicture& picture : pictures) {
        low = std::min(low, picture.low);
        high = std::max(high, picture.high);
    }
    for (widgets::MatrixPicture& picture : pictures) std::tie(picture.low, picture.high) = std::pair{low, high};
    return pictures;
}

void describe(bind::Fields<CompareOptions>& fields)
{
    fields.part(&CompareOptions::pair);
    fields.real(&CompareOptions::lambdas, "lambdas", "λ", "Values of λ that are compared (5,20,80)")
        .above(0)
        .placeholder("L");
    fields.integer(&CompareOptions::against, "against", "Other epoch", "Another epoch of the run, or that of the second run")
        .from(0)
        .placeholder("E");
    fields.part(&CompareOptions::look);
    fields.part(&CompareOptions::plans);
}

std::unique_ptr<widgets::Figure> compareFigure(const std::vector<ComparedPair>& compared, ComparedBy by,
                                               std::vector<widgets::MatrixPicture> pictures, const PlanElements& plans)
{
    const PairData& first = *compared.front().pair;
    const PairData& last = *compared.back().pair;
    const protocol::Inspection& shown = first.inspection;
    CompareOptions options{pairOptionsOf(first), {}, {}, pictures.front().look, plans};
    if (by == ComparedBy::Lambda) {
        for (const ComparedPair& one : compared) options.lambdas.push_back(one.pair->inspection.lambda);
        options.pair.lambda.reset();
        if (shown.iterations == shown.trainedIterations) options.pair.iterations.reset();
    } else {
        options.against = last.inspection.pair.epoch;
    }
    const QString caption = comparedCaption(first, last, by);
    auto figure = std::make_unique<MatricesFigure>(
        MatricesContent{kName, compareText(QT_TRANSLATE_NOOP("CompareFigure", "Γ compared: %1")).arg(caption), caption,
                        pictures.size() > 1 ? widgets::kTwoColumnsMm : widgets::kOneColumnMm, std::move(pictures)});
    figure->origin =
        pairOrigin(*first.context, kName, options, by == ComparedBy::Run ? QStringList{last.context->run} : QStringList());
    return figure;
}

Result<std::unique_ptr<widgets::Figure>> loadCompareFigure(const FigureRequest& request)
{
    if (request.runs.size() > 2) return badInput("figure compare takes one run or two");
    ROSA_TRY_ASSIGN(const auto options, readOptions<CompareOptions>(request));
    const ComparedBy by = comparedBy(request, options);
    if (by != ComparedBy::Lambda && !options.lambdas.empty()) return badInput("--lambdas compares one run at one epoch");
    if (by == ComparedBy::Lambda && options.pair.lambda)
        return badInput("--lambda does not apply where λ is compared: use --lambdas");
    PairOptions first = options.pair;
    if (by == ComparedBy::Lambda) first.iterations.reset();
    ROSA_TRY_ASSIGN(const auto pair, loadPair(request, request.runs[0], first));
    ROSA_TRY_ASSIGN(const auto compared,
                    by == ComparedBy::Lambda ? underLambdasOf(pair, options) : twoPairs(request, pair, options));
    const PlanLook plans{options.plans, true};
    auto figure = compareFigure(compared, by, comparedPictures(compared, options.look, plans), plans);
    figure->remarks = remarksOn(options.pair, *pair);
    return figure;
}

}  // namespace rosa::workbench
