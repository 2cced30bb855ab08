#include <algorithm>
#include <cmath>
#include <cstdio>
#include <memory>
#include <tuple>

#include <CLI/CLI.hpp>

#include "app/engine/common/bound_options.h"
#include "app/engine/common/checks.h"
#include "app/engine/common/common_options.h"
#include "app/engine/common/job_support.h"
#include "app/engine/common/plain_text.h"
#include "app/engine/inspect/inspect_batch.h"
#include "core/base/files.h"
#include "core/base/text/printable.h"
#include "core/catalog/options/objective_options.h"
#include "core/catalog/options/time_options.h"
#include "core/data/arrays/npy.h"

namespace rosa::engine {

namespace {

struct InspectArguments : PlaceOptions {
    std::string run, pair = "0", epoch, format, out;
    int batch = 0, worst = 0;
    protocol::Inspect views;  ///< Draw and padding are those of a batch and a ranking too.
    protocol::Worst ranking;
};

/// A matrix with its nodes (and their classes), and the padding, as row and column headers.
std::string matrixText(const std::string& title, const record::PairSnapshot& pair, const std::vector<float>& values,
                       const graph::Labels& labels)
{
    const auto label = [&](std::int32_t node) {
        std::string text = std::to_string(node);
        if (!labels.empty()) text += "/" + std::to_string(labels.ofNode[static_cast<std::size_t>(node)]);
        return text;
    };
    char cell[32];
    std::string text = title + "\n" + std::string(10, ' ');
    const auto header = [&](const std::vector<std::int32_t>& nodes, std::size_t place) {
        return place < nodes.size() ? label(nodes[place]) : std::string("padding");
    };
    const std::size_t columns = pair.columns();
    for (std::size_t column = 0; column < columns; ++column) {
        std::snprintf(cell, sizeof cell, "%9s", header(pair.columnNodes, column).c_str());
        text += cell;
    }
    for (std::size_t row = 0; row < pair.rows(); ++row) {
        std::snprintf(cell, sizeof cell, "\n%10s", header(pair.rowNodes, row).c_str());
        text += cell;
        for (std::size_t column = 0; column < columns; ++column) {
            std::snprintf(cell, sizeof cell, "%9.4f", static_cast<double>(values[row * columns + column]));
            text += cell;
        }
    }
    return text + "\n\n";
}

std::string weightsText(const std::string& title, const std::vector<float>& weights)
{
    std::string text = title;
    char cell[32];
    for (const float weight : weights) {
        std::snprintf(cell, sizeof cell, " %.4f", static_cast<double>(weight));
        text += cell;
    }
    return text + "\n";
}

std::vector<float> rescaledCost(const record::PairSnapshot& pair)
{
    std::vector<float> values(pair.cost.size());
    for (std::size_t i = 0; i < values.size(); ++i) values[i] = pair.cost[i] * pair.rescale[i];
    return values;
}

/// Description of rows and columns.
std::string viewsText(const catalog::Configuration& configuration, const graph::Labels& labels)
{
    const std::string written = "nodes are written node" + std::string(labels.empty() ? "" : "/class");
    if (!configuration.has<catalog::TimeOptions>()) return written + ", the centre first";
    return written + ", nodes of one time snapshot in rows, of the other in columns";
}

/// "λ = 20, 5 iterations", and the settings of the training if they differ.
std::string solveText(const protocol::Inspection& inspection)
{
    const auto with = [](double lambda, int iterations) {
        return "λ = " + formatted("%g", lambda) + ", " + std::to_string(iterations) +
               (iterations == 1 ? " iteration" : " iterations");
    };
    std::string text = with(inspection.lambda, inspection.iterations);
    if (inspection.asTrained) return text;
    return text + ", not as trained: " + with(inspection.trainedLambda, inspection.trainedIterations);
}

std::string couplingId(const protocol::Inspection& inspection)
{
    return catalog::idOf(&transport::BlockOptions::coupling, inspection.coupling);
}

/// The marginal gap of Γ, also after each iteration.
std::string gapText(const protocol::Inspection& inspection)
{
    if (!inspection.keepsWeights)
        return "marginal gap        – (coupling " + couplingId(inspection) + " keeps neither t nor r)\n";
    std::string text = "marginal gap        " + formatted("%.2e", inspection.rowGap);
    text += inspection.rowGap <= protocol::kConvergedGap ? "   (converged)\n" : "   (not converged)\n";
    const std::vector<double>& gaps = inspection.history.rowGaps;
    if (gaps.empty()) return text;
    text += "  after each iteration ";
    constexpr std::size_t most = 10;
    for (std::size_t i = 0; i < std::min(most, gaps.size()); ++i) text += formatted(" %.1e", gaps[i]);
    return text + (gaps.size() > most ? formatted(" … %.1e", gaps.back()) : "") + "\n";
}

/// Printed to standard error, so that it is visible with --out and --json.
void warnOfGap(const protocol::Inspection& inspection)
{
    if (!inspection.keepsWeights || inspection.rowGap < protocol::kLargeGap) return;
    warn("the plan has not converged: its marginal gap is " + formatted("%.2g", inspection.rowGap) +
         ", so its cost may be above or below the optimum; for a closer solution use --iterations " +
         std::to_string(std::max(50, 10 * inspection.iterations)));
}

/// Which problem is shown, for a run that pads its views.
std::string paddingText(const record::PairSnapshot& pair)
{
    if (!pair.padding) return "padding: left out; the views alone, not as in training\n";
    const auto [rows, columns] = *pair.padding;
    return "padding: as in training, " + std::to_string(rows) + (rows == 1 ? " row and " : " rows and ") +
           std::to_string(columns) + (columns == 1 ? " column\n" : " columns\n");
}

std::string inspectionText(const protocol::Inspection& inspection, const catalog::Configuration& configuration,
                           const graph::Labels& labels)
{
    const record::PairSnapshot& pair = inspection.pair;
    char line[256];
    std::string text = "epoch " + std::to_string(pair.epoch) + "; " + viewsText(configuration, labels) + "\n";
    if (!inspection.views.empty()) text += "views: " + inspection.views + "\n";
    if (const auto objective = configuration.find<catalog::ObjectiveOptions>(); objective && objective->padsViews())
        text += paddingText(pair);
    text += "\n";
    text += matrixText("D = 1 − cos", pair, pair.cost, labels);
    text +=
        matrixText(inspection.rescaled ? "S = sigmoid(Ψ/τ)" : "S (this pair is not rescaled)", pair, pair.rescale, labels);
    text += matrixText("D∘S", pair, rescaledCost(pair), labels);
    const bool isSinkhorn = inspection.coupling == transport::Coupling::Sinkhorn;
    text += matrixText(isSinkhorn ? std::string("Γ, Sinkhorn plan") : "Γ, coupling " + couplingId(inspection), pair,
                       pair.plan, labels);
    text += matrixText("Γ, exact plan", pair, inspection.exactPlan, labels);
    text += weightsText("t (rows)    ", pair.rowWeights) + weightsText("r (columns) ", pair.columnWeights);
    if (!inspection.history.rowGaps.empty())
        text += weightsText("log v       ", inspection.history.logV) + weightsText("log u       ", inspection.history.logU);
    std::snprintf(line, sizeof line, "\ncost under Γ        %.6f", inspection.sinkhornCost);
    text += line;
    text += isSinkhorn ? "   (" + solveText(inspection) + ")\n" : "\n";
    std::snprintf(line, sizeof line, "exact cost          %.6f\ncost of t·rᵀ        %.6f\n", inspection.exactCost,
                  inspection.independentCost);
    text += line + gapText(inspection);
    std::snprintf(line, sizeof line, "entropy of Γ        %.4f of %.4f nats for %s\n", inspection.entropy,
                  inspection.independentEntropy, inspection.keepsWeights ? "t·rᵀ" : "uniform mass");
    text += line;
    if (inspection.equalClassMass >= 0) {
        std::snprintf(line, sizeof line, "mass, equal classes %.4f\n", inspection.equalClassMass);
        text += line;
    }
    return text;
}

/// Adds NAME_arcs (arcs × 2) and NAME_embedding (nodes × width, whose cosines are 1 − D).
void addView(data::NpzWriter& writer, const std::string& name, const protocol::InspectedView& view, std::int64_t nodes)
{
    const std::int64_t arcs[] = {static_cast<std::int64_t>(view.arcs.size() / 2), 2};
    const std::int64_t shape[] = {nodes, view.width};
    writer.add<std::int32_t>(name + "_arcs", view.arcs, arcs);
    writer.add<float>(name + "_embedding", view.embedding, shape);
}

Result<void> writeNpz(const std::string& path, const protocol::Inspection& inspection)
{
    const record::PairSnapshot& pair = inspection.pair;
    const auto rowNodes = static_cast<std::int64_t>(pair.rowNodes.size());
    const auto columnNodes = static_cast<std::int64_t>(pair.columnNodes.size());
    const std::int64_t matrix[] = {static_cast<std::int64_t>(pair.rows()), static_cast<std::int64_t>(pair.columns())};
    const std::int64_t rowShape[] = {matrix[0]};
    const std::int64_t columnShape[] = {matrix[1]};
    const std::int64_t rowNodesShape[] = {rowNodes};
    const std::int64_t columnNodesShape[] = {columnNodes};
    const std::vector<float> rescaled = rescaledCost(pair);
    data::NpzWriter writer;
    writer.add<std::int32_t>("row_nodes", pair.rowNodes, rowNodesShape);
    writer.add<std::int32_t>("column_nodes", pair.columnNodes, columnNodesShape);
    if (pair.padding) {
        const std::int64_t two[] = {2};
        const std::int32_t counts[] = {static_cast<std::int32_t>(pair.padding->rows),
                                       static_cast<std::int32_t>(pair.padding->columns)};
        writer.add<std::int32_t>("padding", counts, two);
    }
    writer.add<float>("D", pair.cost, matrix);
    writer.add<float>("S", pair.rescale, matrix);
    writer.add<float>("DS", rescaled, matrix);
    writer.add<float>("plan", pair.plan, matrix);
    writer.add<float>("exact_plan", inspection.exactPlan, matrix);
    writer.add<float>("t", pair.rowWeights, rowShape);
    writer.add<float>("r", pair.columnWeights, columnShape);
    addView(writer, "row", inspection.rowView, rowNodes);
    addView(writer, "column", inspection.columnView, columnNodes);
    const std::int64_t kept[] = {static_cast<std::int64_t>(inspection.history.rowGaps.size())};
    if (kept[0] > 0) {
        writer.add<float>("log_v", inspection.history.logV, rowShape);
        writer.add<float>("log_u", inspection.history.logU, columnShape);
        writer.add<double>("iteration_gaps", inspection.history.rowGaps, kept);
        writer.add<double>("iteration_costs", inspection.history.costs, kept);
    }
    const std::int64_t one[] = {1};
    const double lambda[] = {inspection.lambda};
    const std::int32_t iterations[] = {inspection.iterations};
    writer.add<double>("lambda", lambda, one);
    writer.add<std::int32_t>("iterations", iterations, one);
    return writer.write(path);
}

/// Prepared inputs shared by all kinds of inspection.
struct Inspecting {
    RecordedRun recorded;
    learn::Jobs& jobs;
    learn::Workplace place;
    int epoch = learn::kKeptModel;
    std::string format;
};

/// Writes to the file of --out or to standard output.
Result<void> show(const InspectArguments& arguments, const std::string& text)
{
    if (!arguments.out.empty()) return writeFileAtomically(arguments.out, text);
    std::fputs(printableLines(text).c_str(), stdout);
    return {};
}

Result<void> inspectPair(const CommandContext& context, const InspectArguments& arguments, const Inspecting& what)
{
    const data::Dataset& dataset = what.recorded.dataset;
    const auto pair = parsePair(dataset, what.recorded.configuration, arguments.pair);
    if (!pair) return pair.error().within("--pair %1", arguments.pair);
    protocol::Inspect question = arguments.views;
    std::tie(question.first, question.second) = *pair;
    question.epoch = what.epoch;
    ROSA_TRY_ASSIGN(const auto inspection,
                    what.jobs.inspect(what.place, {context.catalogue, dataset, what.recorded.id, question}));
    warnOfGap(inspection);
    if (what.format == "npz") return writeNpz(arguments.out, inspection);
    return show(arguments, what.format == "json" ? protocol::toJson(inspection) + "\n"
                                                 : inspectionText(inspection, what.recorded.configuration, dataset.labels));
}

Result<void> inspectBatch(const CommandContext& context, const InspectArguments& arguments, const Inspecting& what)
{
    ROSA_TRY_ASSIGN(const auto batch, what.jobs.batch(what.place, {context.catalogue,
                                                                   what.recorded.dataset,
                                                                   what.recorded.id,
                                                                   {.count = arguments.batch,
                                                                    .draw = arguments.views.draw,
                                                                    .epoch = what.epoch,
                                                                    .viewsAlone = arguments.views.viewsAlone}}));
    if (what.format == "npz") return writeBatchNpz(arguments.out, batch);
    return show(arguments, what.format == "json" ? protocol::toJson(batch) + "\n" : batchText(batch));
}

Result<void> inspectWorst(const CommandContext& context, const InspectArguments& arguments, const Inspecting& what)
{
    const data::Dataset& dataset = what.recorded.dataset;
    ROSA_TRY_ASSIGN(const auto ranking, what.jobs.worst(what.place, {context.catalogue,
                                                                     dataset,
                                                                     what.recorded.id,
                                                                     {.count = arguments.worst,
                                                                      .className = arguments.ranking.className,
                                                                      .epoch = what.epoch,
                                                                      .viewsAlone = arguments.views.viewsAlone}}));
    return show(arguments, what.format == "json"
                               ? protocol::toJson(ranking) + "\n"
                               : rankingText(ranking, dataset.labels,
                                             what.recorded.configuration.has<catalog::TimeOptions>() ? "pair" : "node"));
}

/// The format of --format, or that implied by the file name. With --json, standard output contains JSON only.
std::string formatOf(const CommandContext& context, const InspectArguments& arguments)
{
    if (context.json && arguments.out.empty()) return "json";
    if (!arguments.format.empty()) return arguments.format;
    if (arguments.out.ends_with(".npz")) return "npz";
    return context.json || arguments.out.ends_with(".json") ? "json" : "text";
}

Result<void> inspect(CommandContext& context, const InspectArguments& arguments)
{
    const std::string format = formatOf(context, arguments);
    if (format == "npz" && arguments.out.empty()) return badInput("--format npz needs --out FILE.npz");
    if ((arguments.views.lambda || arguments.views.iterations) && (arguments.batch > 0 || arguments.worst > 0))
        return badInput("--lambda and --iterations apply only to --pair");
    if (format == "npz" && arguments.worst > 0) return badInput("--worst supports only text and json");
    if (!arguments.ranking.className.empty() && arguments.worst == 0) return badInput("--class applies only to --worst");
    ROSA_TRY_ASSIGN(const auto epoch, parseEpoch(arguments.epoch));
    ROSA_TRY_ASSIGN(auto recorded, openRecordedRun(context, arguments.run));
    ROSA_TRY_ASSIGN(const auto jobs, loadJobs());
    ROSA_TRY_ASSIGN(auto place, workplaceOf(context, "cpu", arguments.threads));
    const Inspecting what{std::move(recorded), *jobs, std::move(place), epoch, format};
    if (arguments.worst > 0) return inspectWorst(context, arguments, what);
    return arguments.batch > 0 ? inspectBatch(context, arguments, what) : inspectPair(context, arguments, what);
}

}  // namespace

void addInspectCommand(CLI::App& app, CommandContext& context)
{
    auto arguments = std::make_shared<InspectArguments>();
    CLI::App* command = app.add_subcommand(
        "inspect", "Show a pair of views of a run (D, S, Γ, exact plan), a batch, or the worst aligned pairs");
    addRun(*command, arguments->run)->required();
    auto* pair = addPair(*command, arguments->pair);
    using protocol::Inspect;
    Inspect& views = arguments->views;
    addOption(*command, views, &Inspect::sides)->needs(pair);
    auto* batch =
        command->add_option("--batch", arguments->batch, "g-EMD between all views of this number of centres, 2 to 256")
            ->check(fits(bind::fieldOf(&protocol::Batch::count)))
            ->excludes(pair);
    command->add_option("--worst", arguments->worst, "This number of nodes with the worst aligned views, 1 to 512")
        ->check(fits(bind::fieldOf(&protocol::Worst::count)))
        ->excludes(pair)
        ->excludes(batch);
    addOption(*command, arguments->ranking, &protocol::Worst::className, "With --worst: only nodes of this class");
    addOption(*command, views, &Inspect::lambda,
              "Solve with this λ instead of that of the training; larger values approach the exact plan");
    addOption(*command, views, &Inspect::iterations);
    addOption(*command, views, &Inspect::viewsAlone,
              "Leave out the padding of a run with transport.padding=program; by default its views are padded as in "
              "training, to the largest first and second view of its first batch");
    addEpoch(*command, arguments->epoch)->check(given());
    addOption(*command, views, &Inspect::draw, "Random stream of the walks, and of the centres of a batch (0)");
    addFormat(*command, arguments->format, {"text", "npz", "json"},
              "text, npz or json (default: by the extension of --out, else text)");
    addOut(*command, arguments->out, "Output file, instead of standard output")->check(fileToWrite());
    addOption(*command, *arguments, &PlaceOptions::threads);
    command->callback([arguments, &context] { report(context, inspect(context, *arguments)); });
}

}  // namespace rosa::engine
