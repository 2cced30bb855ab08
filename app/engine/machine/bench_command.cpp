#include <array>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <memory>

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

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

/// What the figures were on the machine that they were recorded on: two cores of an AMD EPYC with AVX-512, nothing else running.
struct Recorded {
    const char* id;
    const char* what;
    double seconds;
};
constexpr const char* kRecordedOn = "AMD EPYC, AVX-512, 2 threads";
constexpr std::array kRecorded = {
    Recorded{"step", "training step, Cora, preset reference", 0.055},
    Recorded{"step_floor", "the matrix products of that step alone", 0.041},
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

/// What else the machine did: figures stand for the program where neither is high.
struct Company {
    double load = 0;    ///< Before it began: how many programs ran.
    double stolen = 0;  ///< While it ran: share of the wanted time that the host of a virtual machine gave to others.
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
    const auto dataset = data::Catalogue().open("cora");  // the embedded one, and no store
    ROSA_TRY(dataset);
    double load = 0;
    if (getloadavg(&load, 1) != 1) load = 0;
    // Spinning or waiting threads of others make every figure worthless.
    if (load > 0.5) warn("other work runs on this machine (load " + ratio(load) + "): the figures will be too high");
    const auto observer = makeObserver(context, isQuiet);
    const ProcessorTime before = processorTime();
    ROSA_TRY_ASSIGN(const auto speed, jobs->bench({{}, device, threads}, {context.catalogue, *dataset}, *observer));
    const Company company{load, stolenShare(before, processorTime())};
    print(context, speed, threads > 0 ? threads : systemInfo().cores, company);
    if (company.stolen > 0.02)
        warn("the host of this virtual machine gave " + std::to_string(std::lround(100 * company.stolen)) +
             " % of its processors' time to others meanwhile: the figures are too high");
    return {};
}

}  // namespace

void addBenchCommand(CLI::App& app, CommandContext& context)
{
    struct Arguments {
        std::string device = "auto";
        int threads = 0;
        bool isQuiet = false;
    };
    auto arguments = std::make_shared<Arguments>();
    CLI::App* command = app.add_subcommand(
        "bench", "Time a training step, the probe and t-SNE on this machine, beside recorded figures (half a minute)");
    command->add_option("--device", arguments->device, "Of the steps and of t-SNE: auto, cpu or cuda (auto)")
        ->check(CLI::IsMember({"auto", "cpu", "cuda"}));
    command->add_option("--threads", arguments->threads, "Threads")->check(count(1, 4096));
    command->add_flag("--quiet", arguments->isQuiet, "No progress");
    command->callback([arguments, &context] {
        report(context, bench(context, arguments->device, arguments->threads, arguments->isQuiet));
    });
}

}  // namespace rosa::engine
