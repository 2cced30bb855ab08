#include <algorithm>
#include <array>
#include <map>
#include <set>

#include <QCoreApplication>

#include "app/workbench/curves/figure/curve_figure.h"
#include "app/workbench/curves/figure/metric_panels.h"
#include "app/workbench/runs/data/run_names.h"
#include "app/workbench/runs/data/seed_groups.h"
#include "core/base/text/nearest.h"
#include "core/record/run_reader.h"
#include "core/store/library.h"

namespace rosa::workbench {

namespace {

using widgets::CurveStore;
using widgets::PanelSource;
using widgets::ScaleKind;
using widgets::Spread;

/// In the order of SeedBands.
constexpr std::array kSpreads{Spread::Range, Spread::Deviation, Spread::Error, Spread::Interval};

struct LoadedRun {
    record::RunInfo info;
    store::RunSummary summary;
    std::string group;  ///< repetitionKey()
    std::map<std::string, std::shared_ptr<CurveStore>> curves;
    QString label;         ///< In the legend.
    std::size_t band = 0;  ///< Number of its seedGroups().
};

/// The options with what follows from them.
struct WantedCurves : CurveOptions {
    std::optional<Spread> spread;  ///< Runs that differ only in the seed are drawn as bands.
    QStringList legend;            ///< One for each run, or for each band, or empty.
};

Result<WantedCurves> wantedCurves(const FigureRequest& request)
{
    ROSA_TRY_ASSIGN(auto options, readOptions<CurveOptions>(request));
    if (options.from && options.to && *options.from > *options.to)
        return badInput("--from %1 --to %2: --from must not be greater than --to", bind::toText(*options.from),
                        bind::toText(*options.to));
    WantedCurves wanted{std::move(options), {}, {}};
    if (wanted.bands != SeedBands::None) wanted.spread = kSpreads[static_cast<std::size_t>(wanted.bands) - 1];
    wanted.legend = labelsIn(wanted.labels);
    return wanted;
}

Result<LoadedRun> load(const FigureRequest& request, const QString& run, const WantedCurves& wanted)
{
    ROSA_TRY_ASSIGN(auto reader, record::RunReader::open(request.store(), run.toStdString()));
    ROSA_TRY_ASSIGN(auto info, reader->info());
    ROSA_TRY_ASSIGN(const auto held, reader->metrics());
    LoadedRun loaded;
    loaded.info = std::move(info);
    for (const std::string& metric : wanted.metrics) {
        if (std::find(held.begin(), held.end(), metric) == held.end()) {
            const std::string near = nearestName(metric, held);
            std::string names;
            for (const std::string& name : held) names += (names.empty() ? "" : ", ") + name;
            const Message unknown("run %1 has no metric \"%2\"", run.toStdString(), metric);
            return badInput(near.empty() ? Message("%1; it has %2", unknown, names) : didYouMean(unknown, near));
        }
        ROSA_TRY_ASSIGN(auto values, reader->curve(metric));
        loaded.curves[metric] = std::make_shared<CurveStore>();
        loaded.curves[metric]->append(values);
    }
    auto configuration =
        catalog::Configuration::fromRecord(request.catalogue, loaded.info.configurationToml, "run " + loaded.info.id);
    loaded.group = repetitionKey(loaded.info, configuration ? std::optional(std::move(*configuration)) : std::nullopt);
    return loaded;
}

/// The runs to draw as bands: if no two named runs share a group, each stands for all runs of its group. If several runs of a group are
/// named, only these are meant.
Result<QStringList> inWholeGroups(const FigureRequest& request)
{
    ROSA_TRY_ASSIGN(const auto named, summariesOf(request.store(), request.runs));
    std::set<std::string> groups;
    for (const store::RunSummary& run : named)
        if (!run.group.empty() && !groups.insert(run.group).second) return request.runs;
    ROSA_TRY_ASSIGN(const auto library, store::Library::open(request.store()));
    ROSA_TRY_ASSIGN(const auto all, library->runs());
    QStringList ids;
    for (const store::RunSummary& run : named) ids += withRepetitions(run, all);
    return ids;
}

/// A band is labelled like its runs.
Result<void> nameRuns(std::vector<LoadedRun>& runs, const WantedCurves& wanted)
{
    std::vector<store::ShownRuns> shown;
    std::vector<std::size_t> labelOf;
    labelOf.reserve(runs.size());
    for (const LoadedRun& run : runs) {
        labelOf.push_back(wanted.spread ? run.band : shown.size());
        if (labelOf.back() == shown.size())
            shown.push_back({run.summary});
        else
            shown[labelOf.back()].push_back(run.summary);
    }
    const bool isByBand = wanted.spread && static_cast<std::size_t>(wanted.legend.size()) == shown.size();
    if (!wanted.legend.isEmpty() && !isByBand && static_cast<std::size_t>(wanted.legend.size()) != runs.size())
        return badInput("--labels: expected one label for each of the %1 runs%2, separated by commas, found %3", runs.size(),
                        wanted.spread ? Message(", or for each of the %1 groups", shown.size()) : Message(),
                        wanted.legend.size());
    const QStringList names = wanted.legend.isEmpty() ? labelTexts(shown) : wanted.legend;
    for (std::size_t i = 0; i < runs.size(); ++i)
        runs[i].label = names[static_cast<qsizetype>(wanted.legend.isEmpty() || isByBand ? labelOf[i] : i)];
    return {};
}

void addCurve(PanelSource& source, const MetricLine& line, const LoadedRun& run, int colour)
{
    const QString id = QString::fromStdString(run.info.id + '/' + line.metric);
    source.curves.push_back({id, curveName(run.label, line.name), colour, line.dash, std::numeric_limits<int>::max(),
                             run.curves.at(line.metric), true});
    if (run.info.forkedFrom.empty()) return;
    for (auto& other : source.curves)
        if (other.id == QString::fromStdString(run.info.forkedFrom + '/' + line.metric))
            other.dashedFrom = run.info.forkEpoch;
}

void addCurves(PanelSource& source, const MetricLine& line, const std::vector<LoadedRun>& runs,
               const std::vector<int>& colours)
{
    for (std::size_t i = 0; i < runs.size(); ++i) addCurve(source, line, runs[i], colours[i]);
}

/// Numbers the bands of the runs and returns how many there are.
std::size_t numberBands(std::vector<LoadedRun>& runs)
{
    std::vector<SeedRun> seeds;
    seeds.reserve(runs.size());
    for (const LoadedRun& run : runs) seeds.push_back({run.group, run.summary.turns, run.info.seed});
    const auto numbers = seedGroups(seeds);
    for (std::size_t i = 0; i < runs.size(); ++i) runs[i].band = numbers[i];
    return numbers.empty() ? 0 : *std::ranges::max_element(numbers) + 1;
}

/// Runs that differ only in the seed form one band, in the order of their first run; a single run has no spread and is drawn as a curve.
void addBands(PanelSource& source, const MetricLine& line, const std::vector<LoadedRun>& runs, Spread spread,
              const std::vector<int>& colours)
{
    for (std::size_t band = 0; band < colours.size(); ++band) {
        std::vector<const LoadedRun*> group;
        for (const LoadedRun& run : runs)
            if (run.band == band) group.push_back(&run);
        if (group.size() == 1) {
            addCurve(source, line, *group[0], colours[band]);
            continue;
        }
        source.bands.push_back({{}, curveName(group[0]->label, line.name), colours[band], spread, {}, true, line.dash});
        for (const LoadedRun* run : group) source.bands.back().data.push_back(run->curves.at(line.metric));
    }
}

}  // namespace

SeedBands bandsOf(std::optional<Spread> spread)
{
    if (!spread) return SeedBands::None;
    return static_cast<SeedBands>(std::ranges::find(kSpreads, *spread) - kSpreads.begin() + 1);
}

void describe(bind::Fields<CurveOptions>& fields)
{
    fields.text(&CurveOptions::metrics, "metric", "Metrics", "Curves that are drawn (loss)").placeholder("NAME");
    fields.real(&CurveOptions::smoothing, "smooth", "Smoothing", "Weight of the values before (0)")
        .from(0)
        .upTo(0.9999)
        .placeholder("WEIGHT");
    fields.real(&CurveOptions::from, "from", "From", "First epoch").from(1).placeholder("E");
    fields.real(&CurveOptions::to, "to", "To", "Last epoch").from(1).placeholder("E");
    fields.choice(&CurveOptions::scale, "log", "Scale",
                  {{ScaleKind::Linear, "0", {}}, {ScaleKind::Log, "1", {}}, {ScaleKind::SymmetricLog, "symlog", {}}},
                  "Whether the values are on a logarithmic scale (as suits the metric)");
    fields.choice(
        &CurveOptions::bands, "group", "Bands",
        {{SeedBands::None, "0", {}},
         {SeedBands::Range, "1", {}},
         {SeedBands::Deviation, "deviation", {}},
         {SeedBands::Error, "error", {}},
         {SeedBands::Interval, "interval", {}}},
        "Runs that differ only in the seed as mean and band: smallest to largest (1), standard deviation or error, or "
        "the 95 % interval of the mean (0)");
    fields.part(&CurveOptions::labels);
    fields.part(&CurveOptions::colours);
}

Result<std::unique_ptr<widgets::Figure>> loadCurveFigure(const FigureRequest& request)
{
    if (request.runs.isEmpty()) return badInput("figure loss: no run is given");
    ROSA_TRY_ASSIGN(const auto wanted, wantedCurves(request));
    std::vector<LoadedRun> runs;
    ROSA_TRY_ASSIGN(const auto ids, wanted.spread ? inWholeGroups(request) : Result<QStringList>(request.runs));
    ROSA_TRY_ASSIGN(const auto summaries, summariesOf(request.store(), ids));
    for (qsizetype i = 0; i < ids.size(); ++i) {
        ROSA_TRY_ASSIGN(auto loaded, load(request, ids[i], wanted));
        loaded.summary = summaries[static_cast<std::size_t>(i)];
        runs.push_back(std::move(loaded));
    }
    const std::size_t bands = numberBands(runs);
    ROSA_TRY(nameRuns(runs, wanted));
    ROSA_TRY_ASSIGN(const auto colours, coloursOf(wanted.colours, wanted.spread ? bands : runs.size()));
    std::vector<PanelSource> panels;
    int length = 0;
    for (const MetricPanel& panel : panelsFor(wanted.metrics)) {
        PanelSource source;
        source.title = panel.title;
        source.unit = panel.unit;
        source.scale = wanted.scale.value_or(panel.scale);
        source.smoothing = wanted.smoothing;
        for (const MetricLine& line : panel.lines)
            wanted.spread ? addBands(source, line, runs, *wanted.spread, colours) : addCurves(source, line, runs, colours);
        // With the same marks as the curves of one run in the window.
        if (const record::RunInfo& first = runs.front().info; !first.forkedFrom.empty())
            source.marks.push_back({first.forkEpoch,
                                    widgets::CurveMark::Kind::Line,
                                    QCoreApplication::translate("rosa::workbench::RunCurves", "fork"),
                                    {}});
        length = std::max(length, source.length());
        panels.push_back(std::move(source));
    }
    if (length == 0) return badInput("run %1 has not recorded any epoch yet", runs.front().info.id);
    if (wanted.from.value_or(1) > std::max(2, length))
        return badInput("--from %1: the curves end at epoch %2", bind::toText(*wanted.from), length);
    auto figure = std::make_unique<CurveFigure>(panels, wanted.from.value_or(1), wanted.to.value_or(std::max(2, length)));
    figure->origin.configuration = QString::fromStdString(runs.front().info.configurationToml);
    for (const LoadedRun& run : runs) figure->origin.runs.append(QString::fromStdString(run.info.id));
    figure->origin.recipe = recipeOf<CurveOptions>(figure->origin.runs, figure->name(), wanted);
    return std::unique_ptr<widgets::Figure>(std::move(figure));
}

}  // namespace rosa::workbench
