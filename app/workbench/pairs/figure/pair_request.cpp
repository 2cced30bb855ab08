#include "app/workbench/pairs/figure/pair_request.h"

#include <algorithm>
#include <cmath>

#include <QLocale>
#include <QProcess>

#include "core/base/shell_word.h"
#include "core/catalog/options/objective_options.h"
#include "core/record/run_reader.h"

namespace rosa::workbench {

namespace {

constexpr const char* kPanelNames[] = {"D", "S", "DS", "plan", "exact"};

/// Centres from the option "pair".
Result<PairChoice> chosenPair(const FigureRequest& request, const PairContext& context)
{
    PairChoice choice;
    choice.run = context.run;
    const QString pair = request.option(QStringLiteral("pair"));
    if (pair.isEmpty()) {
        if (context.watched.empty())
            return badInput("the run has no watched pairs; specify a pair with --pair I or --pair I,K");
        std::tie(choice.first, choice.second) = context.watched.front();
        return choice;
    }
    const auto first = context.nodeNamed(pair.section(QLatin1Char(','), 0, 0));
    if (!first) return first.error().within("--pair %1", pair.toStdString());
    choice.first = choice.second = *first;
    if (!pair.contains(QLatin1Char(','))) return choice;
    const auto second = context.nodeNamed(pair.section(QLatin1Char(','), 1));
    if (!second) return second.error().within("--pair %1", pair.toStdString());
    choice.second = *second;
    return choice;
}

/// Views of one side, from the option "within".
Result<protocol::PairSides> chosenSides(const FigureRequest& request, const PairChoice& choice)
{
    const std::string within = request.option(QStringLiteral("within")).toStdString();
    const auto sides = protocol::pairSidesFromText(within);
    if (!sides) return badInput("--within %1: expected first or second", within);
    if (*sides != protocol::PairSides::Across && choice.first == choice.second)
        return badInput("--within %1 compares views of two nodes: name them with --pair I,K", within);
    return *sides;
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

QString quoted(const QString& word) { return QString::fromStdString(shellWord(word.toStdString())); }

}  // namespace

Result<PairChoice> pairChoiceOf(const FigureRequest& request, const PairContext& context)
{
    ROSA_TRY_ASSIGN(auto choice, chosenPair(request, context));
    constexpr int kMany = 1'000'000'000;
    ROSA_TRY_ASSIGN(const auto epoch, numberOption(request, QStringLiteral("epoch"), -1, 0, kMany));
    ROSA_TRY_ASSIGN(const auto draw, numberOption(request, QStringLiteral("draw"), 0, 0, kMany));
    choice.epoch = epoch;
    choice.draw = static_cast<unsigned>(draw);
    ROSA_TRY_ASSIGN(const auto sides, chosenSides(request, choice));
    choice.sides = sides;
    ROSA_TRY_ASSIGN(const auto viewsAlone, viewsAloneOption(request));
    choice.viewsAlone = viewsAlone;
    return choice;
}

Result<double> positiveOption(const FigureRequest& request, const QString& name, double fallback)
{
    const QString text = request.option(name);
    if (text.isEmpty()) return fallback;
    bool isNumber = false;
    const double number = text.toDouble(&isNumber);
    if (isNumber && number > 0 && std::isfinite(number)) return number;
    return badInput("--%1 %2: expected a number > 0", name.toStdString(), text.toStdString());
}

Result<PairDataPtr> loadPair(const FigureRequest& request)
{
    ROSA_TRY_ASSIGN(const auto pair, trainedPair(request));
    return solvedAs(request, pair);
}

Result<PairDataPtr> solvedAs(const FigureRequest& request, const PairDataPtr& pair)
{
    const protocol::Inspection& trained = pair->inspection;
    ROSA_TRY_ASSIGN(const auto lambda, positiveOption(request, QStringLiteral("lambda"), trained.lambda));
    ROSA_TRY_ASSIGN(const auto sweeps,
                    numberOption(request, QStringLiteral("sweeps"), trained.iterations, 1, kMostFigureSweeps));
    if (lambda == trained.lambda && sweeps == trained.iterations) return pair;
    return solvedAgain(pair, lambda, sweeps);
}

Result<PairDataPtr> trainedPair(const FigureRequest& request)
{
    ROSA_TRY_ASSIGN(const auto context, openPairContext(request.catalogue, *request.datasets, request.runs.value(0)));
    if (!context->hasPairs)
        return badInput("run %1 has no pairs: its method compares nodes, not views", context->run.toStdString());
    ROSA_TRY_ASSIGN(const auto choice, pairChoiceOf(request, *context));
    if (context->watchedPlace(choice)) return recordedPair(request, context, choice);

    QStringList arguments{
        QStringLiteral("inspect"), context->run,
        QStringLiteral("--pair"),  context->nameOf(choice.first) + QLatin1Char(',') + context->nameOf(choice.second),
        QStringLiteral("--draw"),  QString::number(choice.draw)};
    if (choice.sides != protocol::PairSides::Across)
        arguments << QStringLiteral("--within") << QString::fromStdString(protocol::toText(choice.sides));
    if (choice.epoch >= 0) arguments << QStringLiteral("--epoch") << QString::number(choice.epoch);
    if (choice.viewsAlone) arguments << QStringLiteral("--views-alone");
    ROSA_TRY_ASSIGN(const auto answer, askEngine(request, arguments));
    return pairFromAnswer(context, choice, answer);
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

Result<widgets::ColourMap> colourMapOption(const FigureRequest& request, widgets::ColourMap fallback)
{
    using widgets::ColourMap;
    const QString name = request.option(QStringLiteral("map"), widgets::nameOf(fallback));
    for (const ColourMap map : {ColourMap::Viridis, ColourMap::Cividis, ColourMap::Greys})
        if (name == widgets::nameOf(map)) return map;
    return badInput("--map %1: expected viridis, cividis or greys", name.toStdString());
}

Result<widgets::MatrixLook> lookOption(const FigureRequest& request)
{
    ROSA_TRY_ASSIGN(const auto map, colourMapOption(request));
    const QString axes = request.option(QStringLiteral("axes"), QStringLiteral("nodes"));
    if (axes != QLatin1String("nodes") && axes != QLatin1String("classes"))
        return badInput("--axes %1: expected nodes or classes", axes.toStdString());
    return widgets::MatrixLook{map,
                               axes == QLatin1String("classes") ? widgets::EdgeText::Classes : widgets::EdgeText::Nodes};
}

std::vector<std::pair<QString, QString>> lookOptions(const widgets::MatrixLook& look)
{
    std::vector<std::pair<QString, QString>> options{{QStringLiteral("map"), widgets::nameOf(look.map)}};
    if (look.edgeText == widgets::EdgeText::Classes) options.emplace_back(QStringLiteral("axes"), QStringLiteral("classes"));
    return options;
}

Result<std::vector<PairMatrix>> panelsOption(const FigureRequest& request, const QString& fallback)
{
    std::vector<PairMatrix> panels;
    for (const QString& name :
         request.option(QStringLiteral("panels"), fallback).split(QLatin1Char(','), Qt::SkipEmptyParts)) {
        const auto matrix = pairMatrixNamed(name);
        if (!matrix)
            return badInput("--panels %1: expected D, S, DS, plan or exact, separated by commas", name.toStdString());
        panels.push_back(*matrix);
    }
    if (panels.empty()) return badInput("--panels is empty; expected D, S, DS, plan or exact, separated by commas");
    return panels;
}

Result<int> numberOption(const FigureRequest& request, const QString& name, int fallback, int low, int high)
{
    const QString text = request.option(name);
    if (text.isEmpty()) return fallback;
    bool isNumber = false;
    const int number = text.toInt(&isNumber);
    if (isNumber && number >= low && number <= high) return number;
    return badInput("--%1 %2: expected a whole number from %3 to %4", name.toStdString(), text.toStdString(), low, high);
}

Result<bool> viewsAloneOption(const FigureRequest& request)
{
    ROSA_TRY_ASSIGN(const auto alone, numberOption(request, QStringLiteral("views-alone"), 0, 0, 1));
    return alone == 1;
}

QString namesOf(const std::vector<PairMatrix>& panels)
{
    QStringList names;
    for (const PairMatrix panel : panels) names << QString::fromLatin1(kPanelNames[static_cast<int>(panel)]);
    return names.join(QLatin1Char(','));
}

Result<PlanLook> planLookOption(const FigureRequest& request)
{
    PlanLook plans;
    const QString plan = request.option(QStringLiteral("plan"), QStringLiteral("mass"));
    if (plan != QLatin1String("mass") && plan != QLatin1String("row"))
        return badInput("--plan %1: expected mass or row", plan.toStdString());
    plans.isRowShare = plan == QLatin1String("row");
    ROSA_TRY_ASSIGN(const auto hard, numberOption(request, QStringLiteral("hard"), 0, 0, 1));
    plans.isHard = hard == 1;
    const QString scales = request.option(QStringLiteral("scales"), QStringLiteral("linked"));
    if (scales != QLatin1String("linked") && scales != QLatin1String("own"))
        return badInput("--scales %1: expected linked or own", scales.toStdString());
    plans.isLinked = scales == QLatin1String("linked");
    return plans;
}

std::vector<std::pair<QString, QString>> planLookOptions(const PlanLook& plans)
{
    std::vector<std::pair<QString, QString>> options;
    if (plans.isRowShare) options.emplace_back(QStringLiteral("plan"), QStringLiteral("row"));
    if (plans.isHard) options.emplace_back(QStringLiteral("hard"), QStringLiteral("1"));
    if (!plans.isLinked) options.emplace_back(QStringLiteral("scales"), QStringLiteral("own"));
    return options;
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
                            "PairData", "%1, epoch %2, λ = %3, sweeps: %4 (trained with λ = %5, sweeps: %6); %7 × %8 nodes"))
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

QStringList remarksOn(const FigureRequest& request, const PairData& data)
{
    if (!request.option(QStringLiteral("pair")).isEmpty()) return {};
    return {pairText(QT_TRANSLATE_NOOP("PairData", "--pair is not given; the first watched pair is drawn: %1"))
                .arg(captionOf(data))};
}

widgets::FigureOrigin pairOrigin(const PairData& data, const QString& figure,
                                 const std::vector<std::pair<QString, QString>>& options, const QStringList& others)
{
    const PairContext& context = *data.context;
    const QStringList runs = QStringList{context.run} + others;
    QStringList words{QStringLiteral("rosa-workbench export"),
                      runs.join(QLatin1Char(' ')),
                      QStringLiteral("--figure"),
                      figure,
                      QStringLiteral("--pair"),
                      quoted(context.nameOf(data.choice.first) + QLatin1Char(',') + context.nameOf(data.choice.second))};
    // For the stored model, the engine is called without an epoch.
    if (context.watchedPlace(data.choice) || data.choice.epoch >= 0)
        words << QStringLiteral("--epoch") << QString::number(data.inspection.pair.epoch);
    if (data.choice.sides != protocol::PairSides::Across)
        words << QStringLiteral("--within") << QString::fromStdString(protocol::toText(data.choice.sides));
    if (data.choice.draw > 0) words << QStringLiteral("--draw") << QString::number(data.choice.draw);
    if (context.padsViews && data.choice.viewsAlone) words << QStringLiteral("--views-alone 1");
    if (!data.inspection.asTrained)
        words << QStringLiteral("--lambda") << QString::number(data.inspection.lambda, 'g', 17) << QStringLiteral("--sweeps")
              << QString::number(data.inspection.iterations);
    for (const auto& [name, value] : options) words << QStringLiteral("--") + name << quoted(value);
    return {runs, QString::fromStdString(context.configurationToml), words.join(QLatin1Char(' '))};
}

}  // namespace rosa::workbench
