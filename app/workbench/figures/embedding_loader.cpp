/// The embedding figure from a record alone.
#include <QCoreApplication>
#include <QLocale>
#include <QProcess>

#include "app/workbench/figures/embedding_figure.h"
#include "app/workbench/views/embedding/layout_file.h"
#include "app/workbench/views/embedding/node_colours.h"
#include "core/data/catalogue.h"
#include "core/record/library.h"

namespace rosa::workbench {

namespace {

class EmbeddingLoaderText {
    Q_DECLARE_TR_FUNCTIONS(EmbeddingFigure)
};

/// Runs the engine to its end. An Error has the last line it wrote.
Result<void> runEngine(const FigureRequest& request, const QStringList& arguments)
{
    QProcess process;
    process.start(request.engine, arguments + QStringList{QStringLiteral("--quiet"), QStringLiteral("--store"),
                                                          QString::fromStdString(request.store.string())});
    if (!process.waitForStarted()) return failed("the engine " + request.engine.toStdString() + " cannot be started");
    process.waitForFinished(-1);
    if (process.exitStatus() == QProcess::NormalExit && process.exitCode() == 0) return {};
    const QString said = QString::fromUtf8(process.readAllStandardError()).trimmed();
    return failed(said.section(QLatin1Char('\n'), -1).remove(QStringLiteral("rosa: error: ")).toStdString());
}

/// The newest finished run of a method that does not train.
Result<std::string> findBaseline(const FigureRequest& request, const std::string& method, const std::string& dataset)
{
    const auto library = record::Library::open(request.store);
    if (!library) return library.error();
    const auto runs = (*library)->runs();
    if (!runs) return runs.error();
    for (const record::RunSummary& run : *runs)
        if (run.method == method && run.dataset == dataset && run.state == record::RunState::Finished) return run.id;
    return std::string();
}

Result<std::string> baselineOf(const FigureRequest& request, const std::string& method, const std::string& dataset)
{
    auto run = findBaseline(request, method, dataset);
    if (!run || !run->empty()) return run;
    ROSA_TRY(runEngine(request,
                       {QStringLiteral("train"), QStringLiteral("--method"), QString::fromStdString(method),
                        QStringLiteral("--dataset"), QString::fromStdString(dataset), QStringLiteral("--no-baselines")}));
    run = findBaseline(request, method, dataset);
    if (run && run->empty()) return failed("the engine made no run of method " + method);
    return run;
}

Result<RecordedLayout> layoutOf(const FigureRequest& request, const std::string& run, const LayoutChoice& choice)
{
    const std::filesystem::path file = layoutPath(request.store, run, choice);
    auto news = readLayouts(file);
    if (!news) return news.error();
    if (news->layouts.empty()) {
        QStringList arguments{QStringLiteral("project"), QString::fromStdString(run), QStringLiteral("--seed"),
                              QString::number(choice.seed)};
        if (choice.kind == LayoutChoice::Kind::Pca) arguments << QStringLiteral("--kind") << QStringLiteral("pca");
        ROSA_TRY(runEngine(request, arguments));
        news = readLayouts(file);
        if (!news) return news.error();
        if (news->layouts.empty()) return failed("the engine wrote no layout to " + file.string());
    }
    return std::move(news->layouts.back());
}

struct Subject {
    std::string run;
    QString title;
    record::RunInfo info;
};

Result<Subject> subjectOf(const FigureRequest& request, const QString& name, const std::string& dataset)
{
    std::string run = name.toStdString();
    const catalog::Method* method = request.catalogue.method(run);
    const bool isBaseline = method && !method->trains;
    if (isBaseline) {
        auto found = baselineOf(request, run, dataset);
        if (!found) return found.error();
        run = std::move(*found);
    }
    auto reader = record::RunReader::open(request.store, run);
    if (!reader) return reader.error();
    auto info = (*reader)->info();
    if (!info) return info.error();
    if (info->dataset != dataset)
        return badInput("run " + run + " is of " + info->dataset + ", not of " + dataset +
                        ": one figure shows one data set");
    const QString title = QString::fromStdString(isBaseline ? method->title : info->name);
    return Subject{run, title, std::move(*info)};
}

Result<NodeColours> coloursOf(const FigureRequest& request, const std::string& run, const data::Dataset& dataset)
{
    const QString by = request.option(QStringLiteral("colour"), QStringLiteral("class"));
    if (by == QStringLiteral("class")) return coloursByClass(dataset);
    if (by == QStringLiteral("degree")) return coloursByDegree(dataset);
    if (by != QStringLiteral("prediction"))
        return badInput("colour " + by.toStdString() + ": expected class, degree or prediction");
    const auto shares = readRightShares(request.store, run, dataset);
    if (!shares) return shares.error();
    if (!*shares) return badInput("run " + run + " has no predictions in its record; rosa evaluate " + run + " adds them");
    return coloursByPrediction(dataset, **shares);
}

}  // namespace

Result<std::unique_ptr<widgets::Figure>> loadEmbeddingFigure(const FigureRequest& request)
{
    const QString kind = request.option(QStringLiteral("kind"), QStringLiteral("tsne"));
    if (kind != QStringLiteral("tsne") && kind != QStringLiteral("pca"))
        return badInput("kind " + kind.toStdString() + ": expected tsne or pca");
    bool isNumber = false;
    LayoutChoice choice;
    choice.kind = kind == QStringLiteral("pca") ? LayoutChoice::Kind::Pca : LayoutChoice::Kind::Tsne;
    choice.seed = request.option(QStringLiteral("seed"), QStringLiteral("1")).toULongLong(&isNumber);
    if (!isNumber) return badInput("seed: expected a whole number");

    auto reader = record::RunReader::open(request.store, request.runs.first().toStdString());
    if (!reader) return reader.error();
    const auto info = (*reader)->info();
    if (!info) return info.error();
    const auto dataset = data::Catalogue(request.store).open(info->dataset);
    if (!dataset) return dataset.error();

    const QString names = request.option(QStringLiteral("panels"), request.runs.join(QLatin1Char(',')));
    EmbeddingPicture picture;
    QStringList runs;
    for (const QString& name : names.split(QLatin1Char(','), Qt::SkipEmptyParts)) {
        const auto subject = subjectOf(request, name.trimmed(), info->dataset);
        if (!subject) return subject.error();
        auto layout = layoutOf(request, subject->run, choice);
        if (!layout) return layout.error();
        if (layout->positions->size() != 2 * static_cast<std::size_t>(dataset->graph.nodeCount()))
            return badInput("the layout of run " + subject->run + " does not fit the data set " + info->dataset);
        auto colours = coloursOf(request, subject->run, *dataset);
        if (!colours) return colours.error();
        const QString caption = choice.kind == LayoutChoice::Kind::Pca ? EmbeddingLoaderText::tr("PCA")
                                                                       : EmbeddingLoaderText::tr("t-SNE, seed %1, %2 steps")
                                                                             .arg(choice.seed)
                                                                             .arg(QLocale().toString(layout->iteration));
        picture.legendTitle = colours->title;
        picture.legend.clear();
        for (const LegendLine& line : std::as_const(colours->legend)) picture.legend.append(line.text);
        picture.panels.push_back({subject->title, caption, std::move(layout->positions), std::move(colours->kinds)});
        runs.append(QString::fromStdString(subject->run));
    }
    if (picture.panels.empty()) return badInput("panels: expected runs, raw or random, with commas between");

    auto figure = std::make_unique<EmbeddingFigure>(std::move(picture));
    figure->origin.runs = runs;
    figure->origin.configuration = QString::fromStdString(info->configurationToml);
    figure->origin.recipe =
        QStringLiteral("rosa-workbench export %1 --figure embedding --panels %2 --kind %3 --seed %4 --colour %5")
            .arg(request.runs.first(), names, kind)
            .arg(choice.seed)
            .arg(request.option(QStringLiteral("colour"), QStringLiteral("class")));
    return std::unique_ptr<widgets::Figure>(std::move(figure));
}

}  // namespace rosa::workbench
