#include "app/workbench/pairs/figure/compare_figure.h"

#include <algorithm>
#include <cmath>
#include <iterator>
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
const QString kUsualLambdas = QStringLiteral("5,20,80");
constexpr int kMostEpochs = 1'000'000'000;

QString compareText(const char* source) { return QCoreApplication::translate("CompareFigure", source); }

QString plainLambda(double lambda) { return QString::number(lambda, 'g', 10); }

/// Both pairs of the options: of the run at two epochs, or of two runs.
Result<std::vector<ComparedPair>> twoPairs(const FigureRequest& request, const PairDataPtr& first)
{
    FigureRequest other = request;
    const bool hasTwoRuns = request.runs.size() > 1;
    if (hasTwoRuns) other.runs = {request.runs[1]};
    other.options.remove(QStringLiteral("epoch"));
    ROSA_TRY_ASSIGN(const auto against, numberOption(request, QStringLiteral("against"), -1, 0, kMostEpochs));
    if (against >= 0) other.options.insert(QStringLiteral("epoch"), QString::number(against));
    ROSA_TRY_ASSIGN(const auto second, trainedPair(other));
    if (second->context->dataset != first->context->dataset)
        return badInput("the runs %1 and %2 have different data sets", request.runs[0].toStdString(),
                        request.runs.back().toStdString());
    if (!hasTwoRuns) return std::vector{atEpoch(first), atEpoch(second)};
    ROSA_TRY_ASSIGN(const auto summaries, summariesOf(request.store(), {first->context->run, second->context->run}));
    const QStringList names = labelTexts(summaries);
    return std::vector{ofRun(first, names[0]), ofRun(second, names[1])};
}

ComparedBy comparedBy(const FigureRequest& request)
{
    if (request.runs.size() > 1) return ComparedBy::Run;
    return request.option(QStringLiteral("against")).isEmpty() ? ComparedBy::Lambda : ComparedBy::Epoch;
}

/// Without λ, which differs or is that of the training.
QString comparedCaption(const PairData& data, const PairData& last, ComparedBy by)
{
    const protocol::Inspection& shown = data.inspection;
    if (by == ComparedBy::Lambda)
        return compareText(QT_TRANSLATE_NOOP("CompareFigure", "%1, epoch %2, sweeps: %3; trained with λ = %4, sweeps: %5"))
            .arg(titleOf(*data.context, data.choice))
            .arg(shown.pair.epoch)
            .arg(shown.iterations)
            .arg(QLocale().toString(shown.trainedLambda, 'g', 6))
            .arg(shown.trainedIterations);
    if (shown.coupling != transport::Coupling::Sinkhorn) return titleOf(*data.context, data.choice);
    const protocol::Inspection& other = last.inspection;
    if (other.lambda != shown.lambda || other.iterations != shown.iterations)
        return compareText(QT_TRANSLATE_NOOP("CompareFigure", "%1, λ = %2 and %3, sweeps: %4 and %5"))
            .arg(titleOf(*data.context, data.choice), QLocale().toString(shown.lambda, 'g', 6),
                 QLocale().toString(other.lambda, 'g', 6))
            .arg(shown.iterations)
            .arg(other.iterations);
    return compareText(QT_TRANSLATE_NOOP("CompareFigure", "%1, λ = %2, sweeps: %3"))
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
    if (lambdas.empty() || lambdas.size() > kMostLambdas)
        return badInput("expected one to %1 values of λ, such as 5, 20, 80", kMostLambdas);
    return lambdas;
}

Result<std::vector<ComparedPair>> underLambdas(const PairDataPtr& pair, const std::vector<double>& lambdas, int sweeps)
{
    std::vector<ComparedPair> compared;
    for (const double lambda : lambdas) {
        ROSA_TRY_ASSIGN(auto solved, solvedAgain(pair, lambda, sweeps));
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

std::unique_ptr<widgets::Figure> compareFigure(const std::vector<ComparedPair>& compared, ComparedBy by,
                                               std::vector<widgets::MatrixPicture> pictures, const PlanLook& plans)
{
    PairData first = *compared.front().pair;
    const protocol::Inspection& shown = first.inspection;
    std::vector<std::pair<QString, QString>> options;
    QStringList others;
    if (by == ComparedBy::Lambda) {
        QStringList lambdas;
        for (const ComparedPair& one : compared) lambdas << plainLambda(one.pair->inspection.lambda);
        options.emplace_back(QStringLiteral("lambdas"), lambdas.join(QLatin1Char(',')));
    } else {
        options.emplace_back(QStringLiteral("against"), QString::number(compared.back().pair->inspection.pair.epoch));
        if (by == ComparedBy::Run) others << compared.back().pair->context->run;
    }
    // The other run may have been trained with other ones, so both are named as soon as one is not that of the training.
    const bool isOther = by != ComparedBy::Lambda && !shown.asTrained;
    if (isOther || shown.iterations != shown.trainedIterations)
        options.emplace_back(QStringLiteral("sweeps"), QString::number(shown.iterations));
    if (isOther) options.emplace_back(QStringLiteral("lambda"), plainLambda(shown.lambda));
    std::ranges::copy(lookOptions(pictures.front().look), std::back_inserter(options));
    std::ranges::copy(planLookOptions({plans.isRowShare, plans.isHard, true}), std::back_inserter(options));
    const QString caption = comparedCaption(first, *compared.back().pair, by);
    auto figure = std::make_unique<MatricesFigure>(
        MatricesContent{kName, compareText(QT_TRANSLATE_NOOP("CompareFigure", "Γ compared: %1")).arg(caption), caption,
                        pictures.size() > 1 ? widgets::kTwoColumnsMm : widgets::kOneColumnMm, std::move(pictures)});
    first.inspection.asTrained = true;  // λ and sweeps are among the options.
    figure->origin = pairOrigin(first, kName, options, others);
    return figure;
}

Result<std::unique_ptr<widgets::Figure>> loadCompareFigure(const FigureRequest& request)
{
    if (request.runs.size() > 2) return badInput("figure compare takes one run or two");
    const ComparedBy by = comparedBy(request);
    if (by != ComparedBy::Lambda && !request.option(QStringLiteral("lambdas")).isEmpty())
        return badInput("--lambdas compares one run at one epoch");
    if (by == ComparedBy::Lambda && !request.option(QStringLiteral("lambda")).isEmpty())
        return badInput("--lambda does not apply where λ is compared: use --lambdas");
    ROSA_TRY_ASSIGN(const auto first, trainedPair(request));
    ROSA_TRY_ASSIGN(const auto look, lookOption(request));
    ROSA_TRY_ASSIGN(const auto plans, planLookOption(request));
    std::vector<ComparedPair> compared;
    if (by == ComparedBy::Lambda) {
        ROSA_TRY_ASSIGN(const auto lambdas, lambdasFromText(request.option(QStringLiteral("lambdas"), kUsualLambdas)));
        ROSA_TRY_ASSIGN(const auto sweeps,
                        numberOption(request, QStringLiteral("sweeps"), first->inspection.iterations, 1, kMostFigureSweeps));
        ROSA_TRY_ASSIGN(compared, underLambdas(first, lambdas, sweeps));
    } else {
        ROSA_TRY_ASSIGN(compared, twoPairs(request, first));
        for (ComparedPair& one : compared) {
            ROSA_TRY_ASSIGN(one.pair, solvedAs(request, one.pair));
        }
    }
    auto figure = compareFigure(compared, by, comparedPictures(compared, look, plans), plans);
    figure->remarks = remarksOn(request, *first);
    return figure;
}

}  // namespace rosa::workbench
