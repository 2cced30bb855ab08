#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <memory>

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include "app/engine/common/bound_options.h"
#include "app/engine/common/checks.h"
#include "app/engine/common/command.h"
#include "app/engine/common/common_options.h"
#include "app/engine/common/job_support.h"
#include "app/engine/common/json_lines.h"
#include "app/engine/machine/bench_table.h"
#include "app/engine/machine/stolen_time.h"
#include "app/engine/machine/system_info.h"
#include "core/data/catalogue.h"

namespace rosa::engine {

namespace {

using Json = nlohmann::ordered_json;

/// Other load on the machine; the figures are meaningful only if both values are low.
struct Company {
    double load = 0;    ///< Load average before the benchmark.
    double stolen = 0;  ///< Share of the processor time stolen by the host of a virtual machine during the benchmark.
};

void print(const CommandContext& context, const learn::MachineSpeed& speed, int threads, const Company& company)
{
    const SystemInfo machine = systemInfo();
    if (context.json) {
        Json line{{"event", "bench"},        {"processor", machine.processor}, {"threads", threads},
                  {"device", speed.device},  {"load", company.load},           {"stolen", company.stolen},
                  {"figures", Json::array()}};
        for (const learn::SpeedFigure& figure : speed.figures) {
            Json item{{"id", figure.id}, {"seconds", figure.seconds}};
            if (figure.processorSeconds > 0) item["cpu_seconds"] = figure.processorSeconds;
            const RecordedTime* const recorded = recordedTime(figure.id, speed.device != "cpu");
            if (recorded && recorded->seconds > 0) item["recorded_seconds"] = recorded->seconds;
            line["figures"].push_back(std::move(item));
        }
        printJsonLine(line);
        return;
    }
    std::fputs(benchTable(speed, machine.processor, threads).c_str(), stdout);
}

Result<void> bench(CommandContext& context, const std::string& device, int threads, bool isQuiet)
{
    ROSA_TRY_ASSIGN(const auto jobs, loadJobs());
    const auto dataset = data::Catalogue().open("cora");  // The embedded data set, independent of the store.
    ROSA_TRY(dataset);
    double load = 0;
    if (getloadavg(&load, 1) != 1) load = 0;
    // Threads of other processes make all figures meaningless.
    if (load > 0.5)
        warn("other programs are running on this machine (load " + ratioText(load) + "): the times will be too high");
    const auto observer = makeObserver(context, isQuiet);
    const ProcessorTime before = processorTime();
    ROSA_TRY_ASSIGN(const auto speed, jobs->bench({{}, device, threads}, {context.catalogue, *dataset}, *observer));
    const Company company{load, stolenShare(before, processorTime())};
    print(context, speed, threads > 0 ? threads : systemInfo().cores, company);
    if (company.stolen > 0.02)
        warn("the host of this virtual machine used " + std::to_string(std::lround(100 * company.stolen)) +
             " % of the processor time for other work: the times are too high");
    return {};
}

}  // namespace

void addBenchCommand(CLI::App& app, CommandContext& context)
{
    struct Arguments : PlaceOptions {
        bool isQuiet = false;
    };
    auto arguments = std::make_shared<Arguments>();
    CLI::App* command = app.add_subcommand("bench",
                                           "Time a training step, the probe and t-SNE on this machine, beside reference "
                                           "times (half a minute; a GPU and the CPU beside it: two)");
    addOption(*command, *arguments, &PlaceOptions::device, "Of the steps and of t-SNE: auto, cpu or cuda (auto)");
    addOption(*command, *arguments, &PlaceOptions::threads);
    addQuiet(*command, arguments->isQuiet);
    command->callback([arguments, &context] {
        report(context, bench(context, arguments->device, arguments->threads, arguments->isQuiet));
    });
}

}  // namespace rosa::engine
