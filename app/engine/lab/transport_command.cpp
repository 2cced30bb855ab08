#include <algorithm>
#include <cstdio>
#include <memory>
#include <optional>

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include "app/engine/common/checks.h"
#include "app/engine/common/common_options.h"
#include "app/engine/common/interrupt.h"
#include "app/engine/common/job_support.h"
#include "app/engine/common/json_lines.h"
#include "app/engine/lab/pages.h"
#include "app/engine/lab/solution_text.h"
#include "core/base/files.h"
#include "core/base/text/printable.h"
#include "core/catalog/toml_shape.h"
#include "core/lab/pair_problem.h"
#include "core/lab/problem_ids.h"
#include "core/lab/problem_toml.h"
#include "core/lab/quantities.h"

namespace rosa::engine {

namespace {

struct TransportArguments {
    std::string file, epoch, variant, arithmetic, save, html;
    std::vector<std::string> pair, quantities;
    std::optional<double> lambda, tolerance, rho, angle;
    std::optional<int> iterations, halfIterations;
    protocol::Inspect views;  ///< Of a pair of a run: side and draw.
    bool isTraced = false;
};
void describe(bind::Fields<TransportArguments>& fields)
{
    fields.as(&TransportArguments::lambda, &protocol::Inspect::lambda).from(lab::kLeastLambda).upTo(lab::kMostLambda);
    fields.as(&TransportArguments::iterations, &protocol::Inspect::iterations).upTo(lab::kMostHalfIterations / 2);
}

/// The enumerator of an id that CLI::IsMember accepted.
template <typename Enum>
Enum fromId(const std::vector<std::string>& ids, const std::string& id)
{
    return static_cast<Enum>(std::ranges::find(ids, id) - ids.begin());
}

Result<lab::Problem> pairOfRun(const CommandContext& context, const TransportArguments& arguments)
{
    ROSA_TRY_ASSIGN(const auto epoch, parseEpoch(arguments.epoch));
    ROSA_TRY_ASSIGN(const auto recorded, openRecordedRun(context, arguments.pair[0]));
    const auto pair = parsePair(recorded.dataset, recorded.configuration, arguments.pair[1]);
    if (!pair) return pair.error().within("--pair %1", arguments.pair[1]);
    ROSA_TRY_ASSIGN(const auto jobs, loadJobs());
    ROSA_TRY_ASSIGN(const auto place, workplaceOf(context));
    ROSA_TRY_ASSIGN(const auto inspection, jobs->inspect(place, {context.catalogue,
                                                                 recorded.dataset,
                                                                 recorded.id,
                                                                 {.first = pair->first,
                                                                  .second = pair->second,
                                                                  .draw = arguments.views.draw,
                                                                  .sides = arguments.views.sides,
                                                                  .epoch = epoch}}));
    ROSA_TRY_ASSIGN(auto problem, lab::problemOfPair(inspection, recorded.dataset.labels));
    problem.title = recorded.id + ", pair " + arguments.pair[1];
    return problem;
}

Result<lab::Problem> problemOf(const CommandContext& context, const TransportArguments& arguments)
{
    if (arguments.pair.empty() == arguments.file.empty()) return badInput("expected either FILE or --pair RUN I,K");
    if (!arguments.pair.empty()) return pairOfRun(context, arguments);
    ROSA_TRY_ASSIGN(const std::string text, readTextFile(arguments.file, catalog::kMostToml));
    return lab::problemFromToml(text, arguments.file);
}

void applyOptions(const TransportArguments& arguments, lab::SolveSettings& solve)
{
    if (arguments.lambda) solve.lambda = *arguments.lambda;
    if (arguments.tolerance) solve.tolerance = *arguments.tolerance;
    if (arguments.rho) solve.rho = *arguments.rho;
    if (arguments.angle) solve.angle = *arguments.angle;
    if (arguments.iterations) solve.halfIterations = 2 * std::int64_t{*arguments.iterations};
    if (arguments.halfIterations) solve.halfIterations = *arguments.halfIterations;
    if (!arguments.variant.empty()) solve.variant = fromId<lab::Variant>(lab::variantIds(), arguments.variant);
    if (!arguments.arithmetic.empty())
        solve.arithmetic = fromId<transport::Arithmetic>(lab::arithmeticIds(), arguments.arithmetic);
}

/// --quantity: one number per line, or one object.
Result<void> printQuantities(const CommandContext& context, const TransportArguments& arguments, const lab::Problem& problem)
{
    nlohmann::ordered_json json;
    std::string text;
    for (const std::string& wanted : arguments.quantities) {
        ROSA_TRY_ASSIGN(const auto name, lab::quantityFromText(wanted));
        ROSA_TRY_ASSIGN(const double value, lab::quantity(problem, name));
        json[wanted] = value;
        char line[64];
        std::snprintf(line, sizeof line, "%.12g\n", value);
        text += line;
    }
    if (context.json)
        printJsonLine(json);
    else
        std::fputs(text.c_str(), stdout);
    return {};
}

Result<void> solveProblem(const CommandContext& context, const TransportArguments& arguments)
{
    if (arguments.iterations && arguments.halfIterations) return badInput("--half-iterations excludes --iterations");
    ROSA_TRY_ASSIGN(auto problem, problemOf(context, arguments));
    applyOptions(arguments, problem.solve);
    ROSA_TRY_ASSIGN(const auto posed, lab::pose(problem));
    if (!arguments.save.empty()) ROSA_TRY(writeFileAtomically(arguments.save, lab::toToml(problem)));
    if (!arguments.html.empty()) return exportProblem(context, problem, arguments.html);
    if (!arguments.quantities.empty()) return printQuantities(context, arguments, problem);
    ROSA_TRY_ASSIGN(const auto references, lab::referencesOf(posed));
    catchInterrupts();
    ROSA_TRY_ASSIGN(const auto solution, lab::solve(problem.solve, posed, references, problem.ground, interrupted));
    const SolvedProblem solved{problem, posed, references, solution};
    if (context.json) {
        printJsonLine(solutionJson(solved, arguments.isTraced));
        return {};
    }
    std::string text = solutionText(solved);
    if (arguments.isTraced) text += "\n" + traceText(solved);
    std::fputs(printableLines(text).c_str(), stdout);
    return {};
}

}  // namespace

void addTransportCommand(CLI::App& app, CommandContext& context)
{
    auto arguments = std::make_shared<TransportArguments>();
    CLI::App* command = app.add_subcommand(
        "transport", "Solve a transport problem: of a file of the transport lab, or a pair of views of a run");
    command->add_option("file", arguments->file, "Problem (TOML); `rosa help lab` describes the format");
    auto* pair = addPairOfRun(*command, arguments->pair);
    addOption(*command, arguments->views, &protocol::Inspect::sides)->needs(pair);
    addEpoch(*command, arguments->epoch)->check(given())->needs(pair);
    addOption(*command, arguments->views, &protocol::Inspect::draw)->needs(pair);
    command->add_option("--variant", arguments->variant, "What is solved, instead of that of the problem")
        ->check(CLI::IsMember(lab::variantIds()));
    addOption(*command, *arguments, &TransportArguments::lambda, "λ; larger values approach the exact plan");
    auto* iterations = addOption(*command, *arguments, &TransportArguments::iterations,
                                 "Number of iterations, each of two half iterations, 1 to 50000");
    command
        ->add_option("--half-iterations,--half-sweeps", arguments->halfIterations,
                     "Number of half iterations, 0 to 100000; an odd one ends with the rows")
        ->check(count(0, 100000))
        ->excludes(iterations);
    command->add_option("--tolerance", arguments->tolerance, "Stop when both marginals are off by at most this (0: never)")
        ->check(numberFrom(0, 1));
    command->add_option("--arithmetic", arguments->arithmetic, "Arithmetic of the scaling")
        ->check(CLI::IsMember(lab::arithmeticIds()));
    command->add_option("--rho", arguments->rho, "Price of mass that is not moved, for unbalanced")
        ->check(numberFrom(lab::kLeastLambda, lab::kMostLambda));
    command->add_option("--angle", arguments->angle, "Direction of the projection in degrees, for sliced")
        ->check(numberFrom(-360, 360));
    command->add_flag("--trace", arguments->isTraced, "Also list every half iteration");
    command->add_option("--quantity", arguments->quantities,
                        "Print only this number; may be repeated (`rosa help lessons` lists the names)");
    command->add_option("--save", arguments->save, "Write the problem to this file, to open it in the lab")
        ->check(fileToWrite());
    addHtml(*command, arguments->html, "Write the problem as a web page that solves it, and print no solution");
    command->callback([arguments, &context] { report(context, solveProblem(context, *arguments)); });
}

}  // namespace rosa::engine
