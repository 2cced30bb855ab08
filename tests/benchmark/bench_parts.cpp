// Parts of a training step on one thread: g-EMD of all pairs of a batch from the representations, its minimum of matrix products, the
// Sinkhorn solves, sampling, hop distances.
//
//   bench_parts [--benchmark_filter=Gemd] [--benchmark_repetitions=9] …
//
// Sizes correspond to a batch of 128 centres with walks of 10 steps: views of 2 to 7 nodes, 128 numbers per node.
#include <benchmark/benchmark.h>

#include <ATen/Parallel.h>

#include "core/base/parallel.h"
#include "core/base/random.h"
#include "core/data/generator.h"
#include "core/learn/ops/gemd.h"
#include "core/sampling/step_sample.h"

using namespace rosa;

namespace {

constexpr std::int64_t kViews = 128;
constexpr std::int64_t kWidth = 128;

torch::Tensor randomRows(std::int64_t rows, std::int64_t columns, std::uint32_t index)
{
    RandomStream stream(1, Purpose::Generator, 0, index);
    torch::Tensor tensor = torch::empty({rows, columns}, torch::kFloat32);
    auto* values = tensor.data_ptr<float>();
    for (std::int64_t i = 0; i < tensor.numel(); ++i) values[i] = static_cast<float>(stream.normal());
    return tensor;
}

std::vector<std::int64_t> raggedOffsets(std::uint32_t index)
{
    RandomStream stream(2, Purpose::Generator, 0, index);
    std::vector<std::int64_t> offsets{0};
    for (std::int64_t view = 0; view < kViews; ++view) offsets.push_back(offsets.back() + 2 + stream.below(6));
    return offsets;
}

/// Two sides of a batch.
struct Sides {
    std::vector<std::int64_t> firstOffsets = raggedOffsets(1);
    std::vector<std::int64_t> secondOffsets = raggedOffsets(2);
    torch::Tensor first = randomRows(firstOffsets.back(), kWidth, 1);
    torch::Tensor second = randomRows(secondOffsets.back(), kWidth, 2);
};

void countPairs(benchmark::State& state)
{
    const auto pairs = static_cast<double>(kViews * kViews);
    state.counters["pairs"] = benchmark::Counter(pairs, benchmark::Counter::kIsIterationInvariantRate);
}

learn::ViewBatch batchOf(const torch::Tensor& rows, const std::vector<std::int64_t>& offsets)
{
    auto batch = learn::makeViewBatch(rows, offsets);
    ROSA_CHECK(batch.ok(), batch.ok() ? "" : batch.error().text());
    return std::move(*batch);
}

/// From representations to g-EMD: normalisation, cosines, weights, kernels, sweeps. Argument: also the other direction.
void Gemd(benchmark::State& state)
{
    const torch::NoGradGuard constant;
    const Sides sides;
    for (auto _ : state) {
        const auto answer = learn::gemd(batchOf(sides.first, sides.firstOffsets), batchOf(sides.second, sides.secondOffsets),
                                        {}, {.bothDirections = state.range(0) != 0});
        ROSA_CHECK(answer.ok(), answer.ok() ? "" : answer.error().text());
        benchmark::DoNotOptimize(answer->forward.data_ptr<float>());
    }
    countPairs(state);
}
BENCHMARK(Gemd)->ArgName("both")->Arg(0)->Arg(1)->Unit(benchmark::kMillisecond);

/// The same with the gradient by the representations.
void GemdAndGradient(benchmark::State& state)
{
    Sides sides;
    sides.first.requires_grad_();
    sides.second.requires_grad_();
    for (auto _ : state) {
        const auto answer = learn::gemd(batchOf(sides.first, sides.firstOffsets), batchOf(sides.second, sides.secondOffsets),
                                        {}, {.bothDirections = true});
        ROSA_CHECK(answer.ok(), answer.ok() ? "" : answer.error().text());
        (answer->forward.sum() + answer->backward.sum()).backward();
        sides.first.mutable_grad().reset();
        sides.second.mutable_grad().reset();
    }
    countPairs(state);
}
BENCHMARK(GemdAndGradient)->Unit(benchmark::kMillisecond);

/// Lower bound: the products for cosines and weights, and with an argument those for the gradients of both sides.
void GemdFloor(benchmark::State& state)
{
    const torch::NoGradGuard constant;
    const Sides sides;
    const torch::Tensor means = randomRows(kViews, kWidth, 3);
    double operations = 2.0 * static_cast<double>(kWidth * (sides.first.size(0) * sides.second.size(0) +
                                                            kViews * (sides.first.size(0) + sides.second.size(0))));
    if (state.range(0)) operations += 4.0 * static_cast<double>(kWidth * sides.first.size(0) * sides.second.size(0));
    for (auto _ : state) {
        const torch::Tensor cosines = sides.first.mm(sides.second.t());
        benchmark::DoNotOptimize(sides.first.mm(means.t()).data_ptr<float>());
        benchmark::DoNotOptimize(means.mm(sides.second.t()).data_ptr<float>());
        if (!state.range(0)) continue;
        benchmark::DoNotOptimize(cosines.mm(sides.second).data_ptr<float>());
        benchmark::DoNotOptimize(cosines.t().mm(sides.first).data_ptr<float>());
    }
    state.counters["FLOP"] = benchmark::Counter(operations, benchmark::Counter::kIsIterationInvariantRate);
}
BENCHMARK(GemdFloor)->ArgName("gradient")->Arg(0)->Arg(1)->Unit(benchmark::kMillisecond);

/// Only the solves, with a given cosine matrix. Argument: also the other direction.
void Sinkhorn(benchmark::State& state)
{
    const Sides sides;
    const auto first = batchOf(sides.first, sides.firstOffsets);
    const auto second = batchOf(sides.second, sides.secondOffsets);
    const torch::Tensor cosines = first.unit.mm(second.unit.index_select(0, second.columnOrder).t());
    const torch::Tensor rowWeights = first.raw.mm(second.means.index_select(0, second.viewOrder).t());
    const torch::Tensor columnWeights = first.means.mm(second.raw.index_select(0, second.columnOrder).t());
    const auto spanOf = [](const torch::Tensor& tensor) {
        return std::span(tensor.data_ptr<float>(), static_cast<std::size_t>(tensor.numel()));
    };
    const transport::BlockBatch<float> batch{spanOf(cosines),      spanOf(rowWeights), spanOf(columnWeights),
                                             first.lanes->offsets, second.lanes.get(), true};
    torch::Tensor answers[4];
    for (const int i : {0, 1}) {
        answers[i] = torch::empty({kViews, kViews});
        answers[2 + i] = torch::empty_like(cosines);
    }
    const transport::BlockSolution<float> there{spanOf(answers[0]), spanOf(answers[2])};
    const transport::BlockSolution<float> back{spanOf(answers[1]), spanOf(answers[3])};
    for (auto _ : state) {
        const auto solved = transport::blockSinkhorn<float>(batch, {}, &there, state.range(0) ? &back : nullptr);
        ROSA_CHECK(solved.ok(), solved.ok() ? "" : solved.error().text());
    }
    countPairs(state);
}
BENCHMARK(Sinkhorn)->ArgName("both")->Arg(0)->Arg(1)->Unit(benchmark::kMillisecond);

/// A graph with the size and density of Cora.
const graph::Graph& coraLikeGraph()
{
    static const data::Dataset dataset = [] {
        data::BlockModelOptions options;
        options.nodes = 2708;
        options.meanDegree = 3.9;
        auto generated = data::generateBlockModel(options);
        ROSA_CHECK(generated.ok(), generated.ok() ? "" : generated.error().text());
        return std::move(*generated);
    }();
    return dataset.graph;
}

sampling::StepOptions stepOptions()
{
    sampling::StepOptions options;
    options.batchSize = kViews;
    options.walk.steps = 10;
    options.walk.restart = 0.5;
    options.featureColumns = 1433;
    return options;
}

/// Centres, walks and masks of a step.
void Sampling(benchmark::State& state)
{
    std::uint32_t epoch = 0;
    for (auto _ : state) benchmark::DoNotOptimize(sampling::drawStep(coraLikeGraph(), stepOptions(), 1, epoch++));
}
BENCHMARK(Sampling)->Unit(benchmark::kMicrosecond);

/// Hop distances of the positive pairs of a step.
void PositiveHops(benchmark::State& state)
{
    const graph::HopDistance hops(coraLikeGraph());
    const auto sample = sampling::drawStep(coraLikeGraph(), stepOptions(), 1, 0);
    for (auto _ : state)
        benchmark::DoNotOptimize(sampling::positiveHops(hops, sample.first.batch, sample.second.batch, true));
}
BENCHMARK(PositiveHops)->Unit(benchmark::kMicrosecond);

}  // namespace

int main(int argc, char** argv)
{
    setThreadCount(1);
    at::set_num_threads(1);
    benchmark::Initialize(&argc, argv);
    if (benchmark::ReportUnrecognizedArguments(argc, argv)) return 2;
    benchmark::RunSpecifiedBenchmarks();
    benchmark::Shutdown();
    return 0;
}
