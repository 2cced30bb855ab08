/// Loads the embedding figure from records.
#include <algorithm>

#include <QCoreApplication>

#include "app/workbench/embedding/figure/embedding_figure.h"
#include "app/workbench/pairs/figure/pair_request.h"
#include "app/workbench/results/data/baseline_run.h"
#include "app/workbench/runs/data/run_names.h"
#include "core/store/library.h"

namespace rosa::workbench {

namespace {

/// The duration of a layout of ten thousand nodes is unknown.
constexpr int kNoLimit = -1;

/// The options with what follows from them.
struct WantedEmbedding {
    EmbeddingOptions options;
    LayoutChoice choice;
    LayoutEffort effort;
};

Result<WantedEmbedding> wantedEmbedding(const FigureRequest& request)
{
    ROSA_TRY_ASSIGN(auto options, readOptions<EmbeddingOptions>(request));
    if (options.perplexity && options.kind == LayoutChoice::Kind::Pca)
        return badInput("--perplexity applies only to --kind tsne, not to PCA");
    if (options.panels.empty())
        for (const QString& run : request.runs) options.panels.push_back(run.toStdString());
    WantedEmbedding wanted;
    wanted.choice = {options.kind, options.seed};
    wanted.effort.perplexity = options.perplexity.value_or(wanted.effort.perplexity);
    wanted.options = std::move(options);
    return wanted;
}

/// Content of a panel.
struct Subject {
    const catalog::Method* method = nullptr;  ///< A method that does not train, named instead of a run.
    record::RunInfo info;                     ///< Without an id: the run does not exist yet.
    store::RunSummary summary;                ///< Of a run.
};

Result<record::RunInfo> infoOf(const FigureRequest& request, const std::string& run)
{
    ROSA_TRY_ASSIGN(auto reader, record::RunReader::open(request.store(), run));
    return reader->info();
}

/// Resolves all panels before any expensive work.
Result<std::vector<Subject>> subjectsOf(const FigureRequest& request, const std::vector<std::string>& names,
                                        const record::RunInfo& first)
{
    const std::string& dataset = first.dataset;
    ROSA_TRY_ASSIGN(const auto library, store::Library::open(request.store()));
    ROSA_TRY_ASSIGN(const auto runs, library->runs());
    std::vector<Subject> subjects;
    for (const std::string& name : names) {
        Subject subject;
        const catalog::Method* method = request.catalogue.method(name);
        if (method && !method->trains) {
            subject.method = method;
            subject.info.id = baselineRun(runs, method->id, dataset, baselineSeed(*method, first.seed));
        } else {
            const auto run = library->find(name);
            if (!run) return run.error().within("panel %1", name);
            subject.info.id = *run;
            subject.summary = *std::ranges::find(runs, *run, &store::RunSummary::id);
        }
        if (!subject.info.id.empty()) {
            ROSA_TRY_ASSIGN(auto info, infoOf(request, subject.info.id));
            if (info.dataset != dataset)
                return badInput("run %1 uses data set %2, not %3; all runs of a figure must use the same data set", info.id,
                                info.dataset, dataset);
            subject.info = std::move(info);
        }
        subjects.push_back(std::move(subject));
    }
    return subjects;
}

QStringList subjectNames(const std::vector<Subject>& subjects, const std::string& dataset)
{
    std::vector<store::RunSummary> shown;
    for (const Subject& subject : subjects)
        shown.push_back(subject.method ? standIn(*subject.method, dataset) : subject.summary);
    return labelTexts(shown);
}

Result<void> makeBaseline(const FigureRequest& request, const record::RunInfo& first, Subject& subject)
{
    QStringList arguments{QStringLiteral("train"),
                          QStringLiteral("--method"),
                          QString::fromStdString(subject.method->id),
                          QStringLiteral("--dataset"),
                          QString::fromStdString(first.dataset),
                          QStringLiteral("--no-baselines")};
    const auto seed = baselineSeed(*subject.method, first.seed);
    if (seed) arguments << QStringLiteral("--seed") << QString::number(*seed);
    ROSA_TRY(askEngine(request, arguments, kNoLimit));
    ROSA_TRY_ASSIGN(const auto library, store::Library::open(request.store()));
    ROSA_TRY_ASSIGN(const auto runs, library->runs());
    ROSA_TRY_ASSIGN(auto info, infoOf(request, baselineRun(runs, subject.method->id, first.dataset, seed)));
    subject.info = std::move(info);
    return {};
}

/// nullopt if there is no layout, or only one with another perplexity than requested.
std::optional<RecordedLayout> knownLayout(const std::filesystem::path& file, const WantedEmbedding& wanted)
{
    auto layout = protocol::lastLayout(file);
    if (!layout) return std::nullopt;
    const double largest = (static_cast<double>(layout->points.size() / 2) - 1) / 3;
    const double perplexity = std::min(wanted.effort.perplexity, largest);
    const bool isOther = wanted.options.perplexity && layout->settings && layout->settings->perplexity != perplexity;
    if (isOther) return std::nullopt;
    return recordedLayout(std::move(*layout));
}

Result<RecordedLayout> layoutOf(const FigureRequest& request, const std::string& run, const WantedEmbedding& wanted)
{
    const std::filesystem::path file = layoutPath(request.store(), run, wanted.choice);
    if (auto known = knownLayout(file, wanted)) return std::move(*known);
    ROSA_TRY(askEngine(request, projectArguments(QString::fromStdString(run), wanted.choice, wanted.effort), kNoLimit));
    ROSA_TRY_ASSIGN(auto layout, protocol::lastLayout(file));
    return recordedLayout(std::move(layout));
}

Result<NodeColours> coloursOf(const FigureRequest& request, ColourBy by, const std::string& run,
                              const data::Dataset& dataset)
{
    if (by == ColourBy::Class) return coloursByClass(dataset);
    if (by == ColourBy::Degree) return coloursByDegree(dataset);
    ROSA_TRY_ASSIGN(const auto shares, readRightShares(request.store(), run, dataset));
    if (!shares) return badInput("run %1 has no predictions in its record; rosa evaluate %1 adds them", run);
    return coloursByPrediction(dataset, *shares);
}

/// The figure while panels are being added.
struct Drawing {
    EmbeddingPicture picture;
    std::optional<double> perplexity;  ///< Of the first panel.
    QStringList runs;
    QStringList details;
};

/// Adds a panel, whose layout is computed if there is none. `first`: the run that determines the data set.
Result<void> addPanel(const FigureRequest& request, const WantedEmbedding& wanted, const record::RunInfo& first,
                      const data::Dataset& dataset, Subject& subject, const QString& title, Drawing& drawing)
{
    if (subject.info.id.empty()) ROSA_TRY(makeBaseline(request, first, subject));
    const std::string& run = subject.info.id;
    ROSA_TRY_ASSIGN(const auto layout, layoutOf(request, run, wanted));
    if (layout.positions->size() != 2 * static_cast<std::size_t>(dataset.graph.nodeCount()))
        return badInput("the layout of run %1 does not match data set %2", run, first.dataset);
    ROSA_TRY_ASSIGN(auto colours, coloursOf(request, wanted.options.colour, run, dataset));
    if (drawing.picture.panels.empty()) {
        setLegend(drawing.picture, colours);
        if (layout.settings) drawing.perplexity = layout.settings->perplexity;
    }
    drawing.picture.panels.push_back(
        {title, layoutTitle(wanted.choice, layout), layout.positions, std::move(colours.kinds)});
    drawing.runs.append(QString::fromStdString(run));
    drawing.details.append(QStringLiteral("%1: %2").arg(title, layoutDetails(wanted.choice, layout)));
    return {};
}

}  // namespace

void describe(bind::Fields<EmbeddingOptions>& fields)
{
    using Kind = LayoutChoice::Kind;
    fields.text(&EmbeddingOptions::panels, "panels", "Panels", "Runs, or methods that do not train: raw, random (the runs)")
        .placeholder("RUN");
    fields.choice(&EmbeddingOptions::kind, "kind", "Kind",
                  {{Kind::Tsne, toText(Kind::Tsne), {}}, {Kind::Pca, toText(Kind::Pca), {}}}, "Kind of layout (tsne)");
    fields.integer(&EmbeddingOptions::seed, "seed", "Seed", "Seed of t-SNE (1)").upTo(bind::kMostSeed).placeholder("S");
    fields.real(&EmbeddingOptions::perplexity, "perplexity", "Perplexity", "Perplexity of t-SNE").from(1).placeholder("P");
    std::vector<bind::Named<ColourBy>> colours;
    for (const ColourBy by : {ColourBy::Class, ColourBy::Degree, ColourBy::Prediction})
        colours.push_back({by, toText(by), {}});
    fields.choice(&EmbeddingOptions::colour, "colour", "Colour", std::move(colours), "What the colours show (class)");
    fields.part(&EmbeddingOptions::rows);
}

QString embeddingRecipe(const QString& run, EmbeddingOptions options)
{
    if (options.kind == LayoutChoice::Kind::Pca) {  // It has neither.
        options.seed = EmbeddingOptions().seed;
        options.perplexity.reset();
    }
    return recipeOf({run}, QStringLiteral("embedding"), options);
}

Result<std::unique_ptr<widgets::Figure>> loadEmbeddingFigure(const FigureRequest& request)
{
    ROSA_TRY_ASSIGN(const auto wanted, wantedEmbedding(request));
    ROSA_TRY_ASSIGN(const auto info, infoOf(request, request.runs.first().toStdString()));
    ROSA_TRY_ASSIGN(auto subjects, subjectsOf(request, wanted.options.panels, info));
    ROSA_TRY_ASSIGN(const auto dataset, request.datasets->open(info.dataset));

    Drawing drawing;
    EmbeddingOptions drawn = wanted.options;
    const QStringList names = subjectNames(subjects, info.dataset);
    std::vector<QStringList> known;
    for (std::size_t i = 0; i < subjects.size(); ++i)
        known.push_back({names[static_cast<qsizetype>(i)], QString::fromStdString(wanted.options.panels[i])});
    ROSA_TRY_ASSIGN(const auto order, orderOf(wanted.options.rows, known));
    QStringList titles;
    drawn.panels.clear();
    for (const std::size_t place : order) {
        titles.append(known[place].first());
        drawn.panels.push_back(wanted.options.panels[place]);
    }
    ROSA_TRY_ASSIGN(const auto labels, labelsOf(wanted.options.rows, titles));
    for (qsizetype i = 0; i < labels.size(); ++i) {
        Subject& subject = subjects[order[static_cast<std::size_t>(i)]];
        ROSA_TRY(addPanel(request, wanted, info, *dataset, subject, labels[i], drawing));
    }
    drawn.perplexity = drawing.perplexity;
    drawn.rows = {};
    // In the order of the panels, so that the recipe names them correctly.
    if (labels != titles) drawn.rows.labels = labels.join(QLatin1Char(',')).toStdString();
    auto figure = std::make_unique<EmbeddingFigure>(std::move(drawing.picture));
    if (wanted.options.perplexity && drawn.perplexity && *drawn.perplexity < *wanted.options.perplexity)
        figure->remarks << QCoreApplication::translate(
                               "EmbeddingFigure",
                               "perplexity %1 is used instead of %2, as the number of nodes allows no more")
                               .arg(*drawn.perplexity)
                               .arg(*wanted.options.perplexity);
    figure->origin = {drawing.runs, QString::fromStdString(info.configurationToml),
                      embeddingRecipe(request.runs.first(), drawn), drawing.details.join(QLatin1Char('\n'))};
    return std::unique_ptr<widgets::Figure>(std::move(figure));
}

}  // namespace rosa::workbench
