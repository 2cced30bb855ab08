// A RoSA training step, compared with its lower bound, the matrix products of the same shapes; measured alternately.
//
//   bench_step [--dataset cora] [--preset reference] [--device cpu] [--threads 1] [--rounds 7] [--steps 5] [--set key=value]…
//
// A round consists of `steps` steps as in training, each with its own centres and walks, which are sampled during the previous step, and
// the products of the same steps. Prints medians over the rounds of wall clock and processor time; on a shared machine, only the ratio of
// processor times is meaningful. Run it with OMP_WAIT_POLICY=passive.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <span>
#include <string>
#include <vector>

#include <ATen/Context.h>
#include <ATen/Parallel.h>
#include <sys/resource.h>

#include "core/base/freed_memory.h"
#include "core/base/parallel.h"
#include "core/catalog/catalogue.h"
#include "core/data/catalogue.h"
#include "core/learn/ops/device.h"
#include "core/learn/ops/step_phases.h"
#include "core/learn/training/problem.h"
#include "core/learn/training/step_floor.h"
#include "tests/base/memory.h"

using namespace rosa;

namespace {

struct Arguments {
    std::string dataset = "cora";
    std::string preset = "reference";
    std::string device = "cpu";
    int threads = 1;
    int rounds = 7;
    int steps = 5;
    std::vector<std::pair<std::string, std::string>> overrides;
};

[[noreturn]] void leave(const std::string& why)
{
    std::fprintf(stderr, "bench_step: %s\n", why.c_str());
    std::exit(2);
}

Arguments argumentsFrom(int argc, char** argv)
{
    Arguments arguments;
    for (int i = 1; i < argc; i += 2) {
        const std::string name = argv[i];
        if (i + 1 == argc) leave("no value for " + name);
        const std::string value = argv[i + 1];
        if (name == "--dataset")
            arguments.dataset = value;
        else if (name == "--preset")
            arguments.preset = value;
        else if (name == "--threads")
            arguments.threads = std::max(1, std::atoi(value.c_str()));
        else if (name == "--device")
            arguments.device = value;
        else if (name == "--rounds")
            arguments.rounds = std::max(1, std::atoi(value.c_str()));
        else if (name == "--steps")
            arguments.steps = std::max(1, std::atoi(value.c_str()));
        else if (name == "--set" && value.find('=') != std::string::npos)
            arguments.overrides.emplace_back(value.substr(0, value.find('=')), value.substr(value.find('=') + 1));
        else
            leave("what is " + name + " " + value + "?");
    }
    return arguments;
}

double median(std::vector<double> values)
{
    const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
    std::nth_element(values.begin(), middle, values.end());
    return *middle;
}

double secondsOf(clockid_t clock)
{
    timespec time{};
    clock_gettime(clock, &time);
    return static_cast<double>(time.tv_sec) + 1e-9 * static_cast<double>(time.tv_nsec);
}

learn::PhaseTime now() { return {secondsOf(CLOCK_MONOTONIC), secondsOf(CLOCK_PROCESS_CPUTIME_ID)}; }

/// Time of the calling thread, which takes part in all work: approximates the time of a step on an idle machine.
double ownTime() { return secondsOf(CLOCK_THREAD_CPUTIME_ID); }

/// Medians over rounds, in milliseconds per step.
struct Series {
    std::vector<double> wall, processor;
    void add(const learn::PhaseTime& time, int steps)
    {
        wall.push_back(1000 * time.wall / steps);
        processor.push_back(1000 * time.processor / steps);
    }
};

void print(const char* what, const Series& series, double floorWall, double floorProcessor)
{
    const double wall = median(series.wall);
    const double processor = median(series.processor);
    std::printf("%-22s %9.2f %9.2f %8.2f %8.2f\n", what, wall, processor, wall / floorWall, processor / floorProcessor);
}

}  // namespace

int main(int argc, char** argv)
{
    const Arguments arguments = argumentsFrom(argc, argv);
    learn::prepareDevices(arguments.device);
    setThreadCount(arguments.threads);
    at::set_num_threads(arguments.threads);
    keepFreedMemory();
    const auto catalogue = catalog::makeCatalogue();
    catalog::Selection selection;
    selection.dataset = arguments.dataset;
    selection.preset = arguments.preset;
    selection.seed = 1;
    selection.overrides = arguments.overrides;
    const auto configuration = catalog::Configuration::resolve(catalogue, selection);
    if (!configuration) leave(configuration.error().text());
    const auto dataset = data::Catalogue().open(arguments.dataset);
    if (!dataset) leave(dataset.error().text());
    const auto data = learn::ProblemData::make(*dataset, *configuration);
    if (!data) leave(data.error().text());
    const learn::Problem problem = data->problem({});
    const auto method = learn::makeMethod(*configuration, problem);
    if (!method) leave("method " + configuration->method() + " does not train");

    const auto device = learn::chooseDevice(arguments.device);
    if (!device) leave(device.error().text());
    method->trainOn(*device);

    learn::StepFloor floor(*configuration, problem.dataset.features.columns(), *device);
    Series step, bare;
    std::array<Series, learn::kStepPhases> phases;
    std::vector<double> faults, ownStep, ownFloor;
    double flops = 0;
    double nodes = 0;
    double lastLoss = 0;
    int epoch = 0;
    std::vector<std::pair<std::int64_t, std::int64_t>> allShapes;
    for (int i = 0; i < (arguments.rounds + 1) * arguments.steps; ++i) {
        allShapes.push_back(learn::stepRows(*configuration, problem, i));
        floor.prepare(allShapes.back().first, allShapes.back().second);
    }
    for (int round = -1; round < arguments.rounds; ++round) {  // round −1 is the warm-up
        learn::PhaseRecorder recorder;
        const auto shapes =
            std::span(allShapes).subspan(static_cast<std::size_t>(epoch), static_cast<std::size_t>(arguments.steps));
        for (const auto& [first, second] : shapes) nodes += static_cast<double>(first + second) / 2;
        recorder.take();
        rusage before{}, after{};
        getrusage(RUSAGE_SELF, &before);
        const learn::PhaseTime begin = now();
        const double ownBegin = ownTime();
        for (int i = 0; i < arguments.steps; ++i) {
            const auto values = method->step(epoch++);
            if (!values) leave(values.error().text());
            lastLoss = values->front();
        }
        const learn::PhaseTime middle = now();
        const double ownMiddle = ownTime();
        const learn::PhaseTimes times = recorder.take();
        getrusage(RUSAGE_SELF, &after);
        for (const auto& [first, second] : shapes) floor.run(first, second);
        const learn::PhaseTime end = now();
        const double ownEnd = ownTime();
        if (round < 0) {
            nodes = 0;
            continue;
        }
        step.add({middle.wall - begin.wall, middle.processor - begin.processor}, arguments.steps);
        bare.add({end.wall - middle.wall, end.processor - middle.processor}, arguments.steps);
        ownStep.push_back(1000 * (ownMiddle - ownBegin) / arguments.steps);
        ownFloor.push_back(1000 * (ownEnd - ownMiddle) / arguments.steps);
        faults.push_back(static_cast<double>(after.ru_minflt - before.ru_minflt) / arguments.steps);
        for (std::size_t i = 0; i < times.size(); ++i) phases[i].add(times[i], arguments.steps);
        for (const auto& [first, second] : shapes) flops += floor.operations(first, second);
    }
    const double steps = arguments.rounds * arguments.steps;
    const double floorWall = median(bare.wall);
    const double floorProcessor = median(bare.processor);
    std::printf(
        "%s, %s, threads %d; views of %.0f nodes a side; %.2f GFLOP a step; page faults a step %.0f; loss %.9g; %ld MB "
        "anonymous memory\n",
        arguments.dataset.c_str(), arguments.preset.c_str(), arguments.threads, nodes / steps, flops / steps / 1e9,
        median(faults), lastLoss, test::anonymousKilobytes() / 1000);
    std::printf("%-22s %9s %9s %8s %8s\n", "", "wall ms", "cpu ms", "/ floor", "/ floor");
    for (std::size_t i = 0; i < phases.size(); ++i)
        print(learn::nameOf(static_cast<learn::StepPhase>(i)), phases[i], floorWall, floorProcessor);
    print("step", step, floorWall, floorProcessor);
    print("floor", bare, floorWall, floorProcessor);
    // With one thread, the only other one samples for the next step.
    std::printf("processor time of the calling thread alone: step %.2f ms, floor %.2f ms; of all others: step %.2f ms\n",
                median(ownStep), median(ownFloor), median(step.processor) - median(ownStep));
    return 0;
}
