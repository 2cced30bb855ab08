#include "app/engine/sweep/steer_command.h"

#include <algorithm>
#include <iostream>
#include <memory>

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include "app/engine/common/checks.h"
#include "app/engine/common/common_options.h"
#include "app/engine/common/json_lines.h"
#include "app/engine/common/plain_text.h"
#include "app/engine/sweep/open_sweep.h"
#include "core/base/text/printable.h"
#include "core/sweep/claims.h"
#include "core/sweep/steering.h"
#include "core/sweep/sweep_folder.h"

namespace rosa::engine {

namespace {

using sweep::Order;
using sweep::SweepFolder;

struct SteerArguments {
    std::string name;
    std::vector<int> tries;
    bool undoes = false;
};

/// Workers that are alive, and those of them that measure a run.
struct Crowd {
    std::int64_t alive = 0, busy = 0;
};

Crowd crowdOf(const SweepFolder& folder)
{
    Crowd crowd;
    for (const sweep::WorkerNote& worker : sweep::workersOf(folder.path())) {
        crowd.alive += worker.isAlive ? 1 : 0;
        crowd.busy += worker.isAlive && !worker.cell.empty() ? 1 : 0;
    }
    return crowd;
}

std::string orderText(const SweepFolder& folder, Order order, const Crowd& crowd)
{
    const std::string& name = folder.name();
    const std::string stops = crowd.busy == 0 ? "no run is under way"
                              : crowd.busy == 1
                                  ? "the run under way stops after a checkpoint"
                                  : "the " + std::to_string(crowd.busy) + " runs under way stop after a checkpoint";
    switch (order) {
        case Order::Pause:
            return name + ": paused; " + stops + ". Continue with: rosa sweep resume " + name;
        case Order::Cancel:
            return name + ": cancelled; " + stops + " and all workers end. Continue with: rosa sweep run " + name;
        case Order::Run:
            break;
    }
    if (crowd.alive == 0) return name + ": resumed, but no worker is there. Start some with: rosa sweep run " + name;
    return name + ": resumed";
}

Result<void> printSteering(CommandContext& context, const SweepFolder& folder, const std::string& text)
{
    if (!context.json) {
        std::cout << printable(text) << "\n";
        return {};
    }
    ROSA_TRY_ASSIGN(const auto steering, sweep::readSteering(folder.path()));
    const Crowd crowd = crowdOf(folder);
    printJsonLine({{"event", "steered"},
                   {"sweep", folder.name()},
                   {"order", sweep::toText(steering.order)},
                   {"first", steering.first},
                   {"workers", crowd.alive},
                   {"workers_busy", crowd.busy}});
    return {};
}

Result<void> order(CommandContext& context, const SteerArguments& arguments, Order order)
{
    ROSA_TRY_ASSIGN(const auto folder, openSweep(context, arguments.name));
    const Crowd crowd = crowdOf(folder);
    ROSA_TRY(sweep::setOrder(folder.path(), order));
    return printSteering(context, folder, orderText(folder, order, crowd));
}

Result<void> first(CommandContext& context, const SteerArguments& arguments)
{
    ROSA_TRY_ASSIGN(const auto folder, openSweep(context, arguments.name));
    const auto known = static_cast<int>(folder.tries().size());
    for (const int number : arguments.tries)
        if (number >= known)
            return badInput("sweep %1 has no trial %2; its trials are 0 to %3", folder.name(), number, known - 1);
    ROSA_TRY(sweep::changeSteering(folder.path(), [&](sweep::Steering& steering) -> Result<void> {
        if (!arguments.undoes) return sweep::moveToFront(steering, arguments.tries);
        sweep::moveFromFront(steering, arguments.tries);
        return {};
    }));
    const char* const when = arguments.undoes
                                 ? " measured in turn again"
                                 : " measured next, on all seeds; a trial that the race has stopped stays stopped";
    return printSteering(
        context, folder,
        folder.name() + ": " + counted(static_cast<std::int64_t>(arguments.tries.size()), "trial is", "trials are") + when);
}

CLI::App* add(CLI::App& sweep, SteerArguments& arguments, const char* name, const char* help)
{
    CLI::App* const command = sweep.add_subcommand(name, help);
    addSweepName(*command, arguments.name);
    return command;
}

}  // namespace

void addSteeringCommands(CLI::App& sweep, CommandContext& context)
{
    const auto arguments = std::make_shared<SteerArguments>();
    const auto orders = [&context, arguments](CLI::App* command, Order what) {
        command->callback([&context, arguments, what] { report(context, order(context, *arguments, what)); });
    };
    orders(add(sweep, *arguments, "pause", "Pause a sweep on all machines: runs stop after a checkpoint, workers wait"),
           Order::Pause);
    orders(add(sweep, *arguments, "resume", "Continue a paused sweep: its waiting workers go on"), Order::Run);
    orders(add(sweep, *arguments, "cancel",
               "End all workers of a sweep on all machines after a checkpoint; `rosa sweep run` continues it"),
           Order::Cancel);
    CLI::App* const front = add(sweep, *arguments, "first", "Measure these trials next");
    front->add_option("TRIAL", arguments->tries, "Numbers of trials, see `rosa sweep show NAME --all`; 0: the default")
        ->required()
        ->check(count(0, sweep::kMostTries - 1));
    front->add_flag("--undo", arguments->undoes, "Measure them in their turn again");
    front->callback([&context, arguments] { report(context, first(context, *arguments)); });
}

}  // namespace rosa::engine
