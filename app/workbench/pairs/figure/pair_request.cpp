#include "app/workbench/pairs/figure/pair_request.h"

#include <algorithm>
#include <cstdlib>
#include <tuple>

#include <QLocale>
#include <QProcess>

#include "core/catalog/options/objective_options.h"
#include "core/record/run_reader.h"

namespace rosa::workbench {

namespace {

/// Centres from the option "pair".
Result<PairChoice> chosenPair(const PairOptions& options, const PairContext& context)
{
    PairChoice choice;
    choice.run = context.run;
    if (options.pair.empty()) {
        if (context.watched.empty())
            return badInput("the run has no watched pairs; specify a pair with --pair I or --pair I,K");
        std::tie(choice.first, choice.second) = context.watched.front();
        return choice;
    }
    const QString pair = QString::fromStdString(options.pair);
    const auto first = context.nodeNamed(pair.section(QLatin1Char(','), 0, 0));
    if (!first) return first.error().within("--pair %1", options.pair);
    choice.first = choice.second = *first;
    if (!pair.contains(QLatin1Char(','))) return choice;
    const auto second = context.nodeNamed(pair.section(QLatin1Char(','), 1));
    if (!second) return second.error().within("--pair %1", options.pair);
    choice.second = *second;
    return choice;
}

std::string namesOfPair(const PairContext& context, const PairChoice& choice)
{
    return (context.nameOf(choice.first) + QLatin1Char(',') + context.nameOf(choice.second)).toStdString();
}

/// The watched pair at the requested epoch, or the last one stored.
Result<PairDataPtr> recordedPair(const FigureRequest& request, const PairContextPtr& context, const PairChoice& choice)
{
    ROSA_TRY_ASSIGN(const auto reader, record::RunReader::open(request.store(), context->run.toStdString()));
    ROSA_TRY_ASSIGN(const auto epochs, reader->snapshotEpochs());
    if (epochs.empty()) return badInput("run %1 has not recorded any watched pairs yet", context->run.toStdString());
    const int epoch = choice.epoch < 0 ? epochs.back() : choice.epoch;
    if (std::ranges::find(epochs, epoch) == epochs.end()) {
        const auto nearest = std::ranges::min(epochs, {}, [epoch](int kept) { return std::abs(kept - epoch); });
        return badInput("--epoch %1: the watched pairs were recorded at %2 epochs from %3 to %4; the nearest is %5", epoch,
                        epochs.size(), epochs.front(), epochs.back(), nearest);
    }
    return pairFromRecord(request.store(), context, choice, epoch);
}

/// The pair as trained, of `run`, whatever the options say about λ and iterations.
Result<PairDataPtr> trainedPair(const FigureRequest& request, const QString& run, const PairOptions& options)
{
    ROSA_TRY_ASSIGN(const auto context, openPairContext(request.catalogue, *request.datasets, run));
    if (!context->hasPairs)
        return badInput("run %1 has no pairs: its method compares nodes, not views", context->run.toStdString());
    ROSA_TRY_ASSIGN(const auto choice, pairChoiceOf(options, *context));
    if (context->watchedPlace(choice)) return recordedPair(request, context, choice);
    PairOptions asked = options;
    asked.pair = namesOfPair(*context, choice);
    asked.lambda.reset();
    asked.iterations.reset();
    ROSA_TRY_ASSIGN(const auto answer, askEngine(request, inspectArguments(context->run, bind::wordsOf(asked))));
    return pairFromAnswer(context, choice, answer);
}

}  // namespace

Result<PairChoice> pairChoiceOf(const PairOptions& options, const PairContext& context)
{
    ROSA_TRY_ASSIGN(auto choice, chosenPair(options, context));
    choice.epoch = options.epoch.value_or(-1);
    choice.draw = options.draw;
    choice.viewsAlone = options.viewsAlone;
    choice.sides = options.within;
    if (choice.sides != protocol::PairSides::Across && choice.first == choice.second)
        return badInput("--within %1 compares views of two nodes: name them with --pair I,K",
                        bind::idOf(&PairOptions::within, choice.sides));
    return choice;
}

PairOptions pairOptionsOf(const PairData& data)
{
    const PairContext& context = *data.context;
    PairOptions options;
    options.pair = namesOfPair(context, data.choice);
    // For the stored model, the engine is called without an epoch.
    if (context.watchedPlace(data.choice) || data.choice.epoch >= 0) options.epoch = data.inspection.pair.epoch;
    options.draw = data.choice.draw;
    options.viewsAlone = context.padsViews && data.choice.viewsAlone;
    options.within = data.choice.sides;
    if (data.inspection.asTrained) return options;
    options.lambda = data.inspection.lambda;
    options.iterations = data.inspection.iterations;
    return options;
}

Result<PairDataPtr> loadPair(const FigureRequest& request, const QString& run, const PairOptions& options)
{
    ROSA_TRY_ASSIGN(const auto pair, trainedPair(request, run, options));
    const protocol::Inspection& trained = pair->inspection;
    const double lambda = options.lambda.value_or(trained.lambda);
    const int iterations = options.iterations.value_or(trained.iterations);
    if (lambda == trained.lambda && iterations == trained.iterations) return pair;
    return solvedAgain(pair, lambda, iterations);
}

QStringList inspectArguments(const QString& run, const std::vector<std::string>& words)
{
    QStringList arguments{QStringLiteral("inspect"), run};
    for (const std::string& word : words) arguments << QString::fromStdString(word);
    return arguments;
}

Result<QByteArray> askEngine(const FigureRequest& request, const QStringList& arguments, int milliseconds)
{
    QProcess process;
    process.start(request.engine, arguments + QStringList{QStringLiteral("--json"), QStringLiteral("--store"),
                                                          QString::fromStdString(request.store().string())});
    if (!process.waitForStarted())
        return failed("the engine %1 cannot be started: %2", request.engine.toStdString(),
                      process.errorString().toStdString());
    if (!process.waitForFinished(milliseconds)) {
        process.kill();
        process.waitForFinished();
        return failed("the engine did not answer within %1 seconds", milliseconds / 1000);
    }
    QByteArray answer = process.readAllStandardOutput();
    if (process.exitStatus() == QProcess::NormalExit && process.exitCode() == 0) return answer;
    const QString said = QString::fromUtf8(process.readAllStandardError()).trimmed().section(QLatin1Char('\n'), -1);
    const QString plain = said.startsWith(QLatin1String("rosa: error: ")) ? said.mid(13) : said;
    // Exit code of `rosa` for bad input: what was wrong in its input is wrong in our request.
    constexpr int kWrongUse = 2;
    const bool isBadInput = process.exitStatus() == QProcess::NormalExit && process.exitCode() == kWrongUse;
    if (isBadInput && !plain.isEmpty()) return badInput(Message::verbatim(plain.toStdString()));
    return failed(plain.isEmpty() ? Message("the engine exited without an error message")
                                  : Message::verbatim(plain.toStdString()));
}

std::vector<widgets::MatrixPicture> linkedPictures(const PairData& data, const std::vector<PairMatrix>& panels,
                                                   const widgets::MatrixLook& look, const PlanLook& plans)
{
    std::vector<widgets::MatrixPicture> pictures;
    pictures.reserve(panels.size());
    for (const PairMatrix panel : panels) pictures.push_back(matrixPicture(data, panel, look, plans));
    for (const auto& group :
         {std::pair{PairMatrix::Cost, PairMatrix::RescaledCost}, {PairMatrix::Plan, PairMatrix::ExactPlan}}) {
        if (isPlan(group.first) && !plans.isLinked) continue;
        const auto isOne = [&](std::size_t i) { return panels[i] == group.first || panels[i] == group.second; };
        double low = 1e300;
        double high = -1e300;
        for (std::size_t i = 0; i < panels.size(); ++i) {
            if (!isOne(i)) continue;
            low = std::min(low, pictures[i].low);
            high = std::max(high, pictures[i].high);
        }
        for (std::size_t i = 0; i < panels.size(); ++i)
            if (isOne(i)) std::tie(pictures[i].low, pictures[i].high) = std::pair{low, high};
    }
    return pictures;
}

namespace {

QString nodesCaption(const PairData& data)
{
    const protocol::Inspection& shown = data.inspection;
    const bool isSinkhorn = shown.coupling == transport::Coupling::Sinkhorn;
    if (!shown.asTrained)
        return pairText(QT_TRANSLATE_NOOP(
                            "PairData",
                            "%1, epoch %2, λ = %3, iterations: %4 (trained with λ = %5, iterations: %6); %7 × %8 nodes"))
            .arg(titleOf(*data.context, data.choice))
            .arg(shown.pair.epoch)
            .arg(QLocale().toString(shown.lambda, 'g', 6))
            .arg(shown.iterations)
            .arg(QLocale().toString(shown.trainedLambda, 'g', 6))
            .arg(shown.trainedIterations)
            .arg(shown.pair.rowNodes.size())
            .arg(shown.pair.columnNodes.size());
    return pairText(isSinkhorn ? QT_TRANSLATE_NOOP("PairData", "%1, epoch %2, λ = %3; %4 × %5 nodes")
                               : QT_TRANSLATE_NOOP("PairData", "%1, epoch %2, coupling %3; %4 × %5 nodes"))
        .arg(titleOf(*data.context, data.choice))
        .arg(shown.pair.epoch)
        .arg(isSinkhorn ? QLocale().toString(shown.lambda, 'g', 6)
                        : QString::fromStdString(catalog::idOf(&transport::BlockOptions::coupling, shown.coupling)))
        .arg(shown.pair.rowNodes.size())
        .arg(shown.pair.columnNodes.size());
}

}  // namespace

QString captionOf(const PairData& data)
{
    const QString problem = problemText(data);
    return problem.isEmpty() ? nodesCaption(data) : nodesCaption(data) + QStringLiteral("; ") + problem;
}

QStringList remarksOn(const PairOptions& options, const PairData& data)
{
    if (!options.pair.empty()) return {};
    return {pairText(QT_TRANSLATE_NOOP("PairData", "--pair is not given; the first watched pair is drawn: %1"))
                .arg(captionOf(data))};
}

}  // namespace rosa::workbench
