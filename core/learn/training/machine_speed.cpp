#include "core/learn/training/machine_speed.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <functional>
#include <utility>
#include <vector>

#include "core/catalog/options/encoder_options.h"
#include "core/catalog/options/evaluation_options.h"
#include "core/catalog/options/sampling_options.h"
#include "core/data/generator.h"
#include "core/learn/evaluation/evaluation.h"
#include "core/learn/projection/tsne.h"
#include "core/learn/training/problem.h"
#include "core/learn/training/step_floor.h"
#include "core/learn/training/untrained_run.h"

namespace rosa::learn {

namespace {

constexpr int kWarmingSteps = 5;
constexpr int kSteps = 40;
constexpr int kLargeSteps = 20;  ///< Of those that only a GPU's benchmark measures.
constexpr int kStepsARound = 5;  ///< Steps alternate with their products in rounds, so that disturbances affect both.
constexpr int kProbes = 3;
constexpr int kLayouts = 3;
constexpr int kLayoutSteps = 250;

double secondsOf(const std::function<void()>& work)
{
    const auto begin = std::chrono::steady_clock::now();
    work();
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
}

double medianOf(std::vector<double> values)
{
    const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
    std::nth_element(values.begin(), middle, values.end());
    return *middle;
}

/// Reports progress and checks for a stop request.
class Progress {
public:
    Progress(Observer& observer, int total) : m_observer(observer), m_total(total) {}
    Result<void> advance(int by)
    {
        m_done += by;
        m_observer.phase(translatable("benchmark"), m_done, m_total);
        if (m_observer.stopRequested()) return interruption("stopped before the measurement was complete");
        return {};
    }

private:
    Observer& m_observer;
    int m_total;
    int m_done = 0;
};

constexpr int kUsualProgress = kWarmingSteps + kSteps + 10 * kProbes + 10 * kLayouts;

Result<catalog::Configuration> configurationOf(const catalog::Catalogue& catalogue, const data::Dataset& dataset,
                                               const char* method,
                                               std::vector<std::pair<std::string, std::string>> overrides = {},
                                               const char* preset = "")
{
    catalog::Selection selection;
    selection.preset = preset;
    selection.dataset = dataset.name;
    selection.method = method;
    selection.seed = 1;
    selection.overrides = std::move(overrides);
    selection.overrides.emplace_back(catalog::keyOf(&catalog::EvaluationOptions::splits), "1");
    return catalog::Configuration::resolve(catalogue, selection);
}

/// Median seconds of a step and of its products over rounds.
Result<void> measureSteps(const catalog::Configuration& configuration, const data::Dataset& dataset, torch::Device device,
                          Progress& progress, std::vector<SpeedFigure>& figures)
{
    ROSA_TRY_ASSIGN(const auto data, ProblemData::make(dataset, configuration));
    const Problem problem = data.problem({});
    const auto method = makeMethod(configuration, problem);
    method->trainOn(device);
    int epoch = 0;
    Result<void> done;
    const auto steps = [&](int count) {
        for (int i = 0; i < count && done; ++i)
            if (const auto values = method->step(epoch++); !values) done = values.error();
    };
    const auto secondsOfProducts = [&](int from) {
        StepFloor floor(configuration, problem.dataset.features.columns(), device);
        std::vector<std::pair<std::int64_t, std::int64_t>> shapes;
        for (int i = from; i < epoch; ++i) {
            shapes.push_back(stepRows(configuration, problem, i));
            floor.prepare(shapes.back().first, shapes.back().second);
        }
        floor.run(shapes[0].first, shapes[0].second);  // warm-up
        return secondsOf([&] {
            for (const auto& [first, second] : shapes) floor.run(first, second);
        });
    };
    steps(kWarmingSteps);
    ROSA_TRY(progress.advance(kWarmingSteps));
    std::vector<double> stepSeconds, floorSeconds;
    for (int round = 0; round < kSteps / kStepsARound; ++round) {
        const int from = epoch;
        stepSeconds.push_back(secondsOf([&] { steps(kStepsARound); }) / kStepsARound);
        ROSA_TRY(done);
        floorSeconds.push_back(secondsOfProducts(from) / kStepsARound);
        ROSA_TRY(progress.advance(kStepsARound));
    }
    figures.push_back({"step", medianOf(stepSeconds)});
    figures.push_back({"step_floor", medianOf(floorSeconds)});
    return {};
}

/// Median seconds of a step over rounds.
Result<double> secondsOfSteps(const catalog::Configuration& configuration, const data::Dataset& dataset,
                              torch::Device device, Progress& progress)
{
    ROSA_TRY_ASSIGN(const auto data, ProblemData::make(dataset, configuration));
    const Problem problem = data.problem({});
    const auto method = makeMethod(configuration, problem);
    method->trainOn(device);
    int epoch = 0;
    Result<void> done;
    const auto steps = [&] {
        for (int i = 0; i < kStepsARound && done; ++i)
            if (const auto values = method->step(epoch++); !values) done = values.error();
    };
    steps();
    std::vector<double> seconds;
    for (int round = 0; round < kLargeSteps / kStepsARound && done; ++round) {
        seconds.push_back(secondsOf(steps) / kStepsARound);
        ROSA_TRY(progress.advance(kStepsARound));
    }
    ROSA_TRY(done);
    return medianOf(seconds);
}

/// Seconds of a layout, measured once.
Result<double> secondsOfLayout(const graph::Features& points, torch::Device device, std::int32_t steps, Progress& progress)
{
    TsneOptions options;
    options.device = device;
    Result<void> done;
    const double seconds = secondsOf([&] {
        auto tsne = Tsne::prepare(points, options);
        done = tsne ? tsne->step(steps) : Result<void>(tsne.error());
    });
    ROSA_TRY(done);
    ROSA_TRY(progress.advance(10));
    return seconds;
}

Result<void> measureProbe(const graph::Features& embedding, const data::Dataset& dataset,
                          const catalog::Configuration& configuration, Progress& progress, std::vector<SpeedFigure>& figures)
{
    std::vector<double> seconds;
    for (int i = 0; i < kProbes; ++i) {
        Observer silent;
        Result<void> done;
        seconds.push_back(secondsOf([&] {
            if (const auto found = evaluateEmbedding(embedding, dataset, configuration, silent); !found)
                done = found.error();
        }));
        ROSA_TRY(done);
        ROSA_TRY(progress.advance(10));
    }
    figures.push_back({"probe", medianOf(seconds)});
    return {};
}

Result<void> measureLayout(const graph::Features& embedding, torch::Device device, Progress& progress,
                           std::vector<SpeedFigure>& figures)
{
    TsneOptions options;
    options.device = device;
    std::vector<double> seconds;
    for (int i = 0; i < kLayouts; ++i) {
        Result<void> done;
        seconds.push_back(secondsOf([&] {
            auto tsne = Tsne::prepare(embedding, options);
            done = tsne ? tsne->step(kLayoutSteps) : Result<void>(tsne.error());
        }));
        ROSA_TRY(done);
        ROSA_TRY(progress.advance(10));
    }
    figures.push_back({"tsne", medianOf(seconds)});
    return {};
}

}  // namespace

Result<std::vector<SpeedFigure>> measureLargeWork(const catalog::Catalogue& catalogue, const data::Dataset& dataset,
                                                  torch::Device device, const LargeSizes& sizes, Observer& observer)
{
    Progress progress(observer, 6 * kLargeSteps + 4 * 10);
    data::BlockModelOptions generated;
    generated.nodes = sizes.nodes;
    generated.features = sizes.features;
    ROSA_TRY_ASSIGN(const auto graph, data::generateBlockModel(generated));
    ROSA_TRY_ASSIGN(const auto usual, configurationOf(catalogue, dataset, "rosa"));
    ROSA_TRY_ASSIGN(const auto paper, configurationOf(catalogue, dataset, "rosa", {}, "paper"));
    ROSA_TRY_ASSIGN(const auto large,
                    configurationOf(catalogue, graph, "rosa",
                                    {{catalog::keyOf(&catalog::BatchOptions::size), std::to_string(sizes.centres)},
                                     {catalog::keyOf(&sampling::WalkOptions::steps), "20"},
                                     {catalog::keyOf(&catalog::WidthOptions::hidden), "256"}}));
    generated.nodes = sizes.points;
    generated.features = sizes.columns;
    ROSA_TRY_ASSIGN(const auto points, data::generateBlockModel(generated));
    ROSA_TRY_ASSIGN(const auto random, configurationOf(catalogue, dataset, "random"));
    ROSA_TRY_ASSIGN(const auto embedding, untrainedEmbedding(random, dataset));
    std::vector<SpeedFigure> figures{{"step"}, {"step_paper"}, {"step_large"}, {"tsne"}, {"tsne_large"}};
    for (const bool isProcessor : {false, true}) {
        const torch::Device where = isProcessor ? torch::Device(torch::kCPU) : device;
        ROSA_TRY_ASSIGN(const double ofUsual, secondsOfSteps(usual, dataset, where, progress));
        ROSA_TRY_ASSIGN(const double ofPaper, secondsOfSteps(paper, dataset, where, progress));
        ROSA_TRY_ASSIGN(const double ofLarge, secondsOfSteps(large, graph, where, progress));
        ROSA_TRY_ASSIGN(const double ofLayout, secondsOfLayout(*embedding, where, kLayoutSteps, progress));
        ROSA_TRY_ASSIGN(const double ofPoints, secondsOfLayout(points.features, where, sizes.layoutSteps, progress));
        const std::array found{ofUsual, ofPaper, ofLarge, ofLayout, ofPoints};
        for (std::size_t i = 0; i < found.size(); ++i)
            (isProcessor ? figures[i].processorSeconds : figures[i].seconds) = found[i];
    }
    return figures;
}

Result<MachineSpeed> measureSpeed(const catalog::Catalogue& catalogue, const data::Dataset& dataset, torch::Device device,
                                  Observer& observer)
{
    ROSA_TRY_ASSIGN(const auto trained, configurationOf(catalogue, dataset, "rosa"));
    ROSA_TRY_ASSIGN(const auto random, configurationOf(catalogue, dataset, "random"));
    Progress progress(observer, kUsualProgress);
    MachineSpeed speed{device.str(), {}};
    ROSA_TRY(measureSteps(trained, dataset, device, progress, speed.figures));
    ROSA_TRY_ASSIGN(const auto embedding, untrainedEmbedding(random, dataset));
    ROSA_TRY(measureProbe(*embedding, dataset, random, progress, speed.figures));
    ROSA_TRY(measureLayout(*embedding, device, progress, speed.figures));
    if (device.is_cpu()) return speed;
    ROSA_TRY_ASSIGN(const auto large, measureLargeWork(catalogue, dataset, device, {}, observer));
    for (const SpeedFigure& figure : large) {
        const auto known = std::ranges::find(speed.figures, figure.id, &SpeedFigure::id);
        if (known == speed.figures.end())
            speed.figures.push_back(figure);
        else
            known->processorSeconds = figure.processorSeconds;
    }
    return speed;
}

}  // namespace rosa::learn
