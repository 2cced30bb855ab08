#include <array>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <memory>

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include "app/engine/bound_options.h"
#include "app/engine/checks.h"
#include "app/engine/command.h"
#include "app/engine/job_support.h"
#include "app/engine/json_lines.h"
#include "app/engine/machine/stolen_time.h"
#include "app/engine/machine/system_info.h"
#include "app/engine/plain_text.h"
#include "core/data/catalogue.h"

namespace rosa::engine {

namespace {

using Json = nlohmann::ordered_json;

/// Reference figures, recorded on two cores of an otherwise idle AMD EPYC with AVX-512.
struct Recorded {
    const char* id;
    const char* what;
    double seconds;
};
constexpr const char* kRecordedOn = "AMD EPYC, AVX-512, 2 threads";
constexpr std::array kRecorded = {
    Recorded{"step", "training step, Cora, preset reference", 0.055},
    Recorded{"step_floor", "matrix products of that step only", 0.041},
    Recorded{"probe", "linear probe of one split, Cora", 0.058},
    Recorded{"tsne", "t-SNE, Cora, 250 steps with neighbours", 0.53},
};

const Recorded* recordedOf(const std::string& id)
{
    for (const Recorded& recorded : kRecorded)
        if (id == recorded.id) return &recorded;
    return nullptr;
}

std::string milliseconds(double seconds)
{
    std::array<char, 32> buffer;
    std::snprintf(buffer.data(), buffer.size(), seconds < 0.1 ? "%.1f ms" : "%.0f ms", 1e3 * seconds);
    return buffer.data();
}

std::string ratio(double value)
{
    std::array<char, 32> buffer;
    std::snprintf(buffer.data(), buffer.size(), "%.2f", value);
    return buffer.data();
}

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
            if (const Recorded* recorded = recordedOf(figure.id)) item["recorded_seconds"] = recorded->seconds;
            line["figures"].push_back(std::move(item));
        }
        printJsonLine(line);
        return;
    }
    std::vector<std::vector<std::string>> rows{{"", "here", "recorded", "here / recorded"}};
    for (const learn::SpeedFigure& figure : speed.figures) {
        const Recorded* recorded = recordedOf(figure.id);
        rows.push_back({recorded ? recorded->what : figure.id, milliseconds(figure.seconds),
                        recorded ? milliseconds(recorded->seconds) : "–",
                        recorded ? ratio(figure.seconds / recorded->seconds) : "–"});
    }
    std::string text = table(rightAligned(std::move(rows), 1, 3), 0);
    text += "here: " + (machine.processor.empty() ? "this machine" : machine.processor) + ", " + std::to_string(threads) +
            (threads == 1 ? " thread" : " threads") +
            (speed.device == "cpu" ? "" : ", all but the probe on " + speed.device) + "; recorded: " + kRecordedOn +
            ". Medians, wall clock.\n";
    std::fputs(text.c_str(), stdout);
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
        warn("other programs are running on this machine (load " + ratio(load) + "): the times will be too high");
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
    CLI::App* command = app.add_subcommand(
        "bench", "Time a training step, the probe and t-SNE on this machine, beside reference times (half a minute)");
    addOption(*command, *arguments, &PlaceOptions::device, "Of the steps and of t-SNE: auto, cpu or cuda (auto)");
    addOption(*command, *arguments, &PlaceOptions::threads);
    command->add_flag("--quiet", arguments->isQuiet, "Do not show progress");
    command->callback([arguments, &context] {
        report(context, bench(context, arguments->device, arguments->threads, arguments->isQuiet));
    });
}

}  // namespace rosa::engine
