// A training step of RoSA against its floor: the matrix products of the same step's shapes and nothing else, measured in turns.
//
//   bench_step [--dataset cora] [--preset reference] [--threads 1] [--rounds 7] [--steps 5] [--set key=value]…
//
// A round is `steps` steps, then the products of the same steps. Printed are medians over the rounds, wall clock and processor time;
// on a machine that others use only the ratio of processor times means something. Run it with OMP_WAIT_POLICY=passive.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <map>
#include <string>
#include <vector>

#include <ATen/Context.h>
#include <ATen/Parallel.h>
#include <sys/resource.h>
#include <torch/types.h>

#include "core/base/freed_memory.h"
#include "core/base/parallel.h"
#include "core/catalog/catalogue.h"
#include "core/data/catalogue.h"
#include "core/learn/problem.h"
#include "core/learn/step_phases.h"
#include "core/sampling/centres.h"
#include "core/sampling/view_batch.h"

using namespace rosa;

namespace {

struct Arguments {
    std::string dataset = "cora";
    std::string preset = "reference";
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

/// One product of n × k and k × m matrices, either given transposed.
struct Product {
    std::int64_t n, k, m;
    bool firstTransposed = false;
    bool secondTransposed = false;
};

/// The products that a step with views of n1 and n2 nodes cannot do without, GCN.
class StepProducts {
public:
    StepProducts(const catalog::Configuration& configuration, std::int64_t features)
        : m_features(features),
          m_hidden(configuration.integer("encoder.hidden")),
          m_views(configuration.integer("sampling.batch_size")),
          m_perturbs(configuration.flag("adversarial.enabled")),
          m_ascents(m_perturbs ? static_cast<int>(configuration.integer("adversarial.steps")) : 1)
    {}

    [[nodiscard]] std::vector<Product> of(std::int64_t n1, std::int64_t n2) const
    {
        std::vector<Product> all;
        const std::int64_t twice = 2 * m_hidden;
        for (int ascent = 0; ascent < m_ascents; ++ascent) {
            if (m_perturbs) {
                all.push_back({n1, m_features, twice});                                           // δ·W
                all.push_back({m_features, n1, twice, true});                                     // δᵀ·G
                if (ascent + 1 < m_ascents) all.push_back({n1, twice, m_features, false, true});  // G·Wᵀ, for the next δ
            }
            network(n1, all);
            all.push_back({n1, m_hidden, n2, false, true});  // cosines between the sides
            weights(n1, n2, all);
            all.push_back({n1, n2, m_hidden});  // their gradients
            all.push_back({n2, n1, m_hidden, true});
            within(n1, all);
        }
        network(n2, all);
        within(n2, all);
        return all;
    }

private:
    /// Second layer and projector, forward and back.
    void network(std::int64_t n, std::vector<Product>& all) const
    {
        all.push_back({n, 2 * m_hidden, m_hidden});
        all.push_back({n, m_hidden, 2 * m_hidden, false, true});
        all.push_back({2 * m_hidden, n, m_hidden, true});
        for (int layer = 0; layer < 2; ++layer) {
            all.push_back({n, m_hidden, m_hidden});
            all.push_back({n, m_hidden, m_hidden, false, true});
            all.push_back({m_hidden, n, m_hidden, true});
        }
    }
    /// Raw weights: nodes of each side against the means of the other.
    void weights(std::int64_t n1, std::int64_t n2, std::vector<Product>& all) const
    {
        all.push_back({n1, m_hidden, m_views, false, true});
        all.push_back({m_views, m_hidden, n2, false, true});
    }
    /// Cosines of a side's own views and their gradient.
    void within(std::int64_t n, std::vector<Product>& all) const
    {
        all.push_back({n, m_hidden, n, false, true});
        weights(n, n, all);
        all.push_back({n, n, m_hidden});
    }

    std::int64_t m_features, m_hidden, m_views;
    bool m_perturbs;
    int m_ascents;
};

/// Matrices for the products, made once: a floor pays neither for memory nor for numbers.
class Floor {
public:
    void run(const std::vector<Product>& products)
    {
        const torch::NoGradGuard noGrad;
        for (const Product& p : products) {
            const torch::Tensor a = p.firstTransposed ? matrix(p.k, p.n, 0).t() : matrix(p.n, p.k, 0);
            const torch::Tensor b = p.secondTransposed ? matrix(p.m, p.k, 1).t() : matrix(p.k, p.m, 1);
            torch::Tensor out = matrix(p.n, p.m, 2);
            torch::mm_out(out, a, b);
        }
    }

private:
    torch::Tensor matrix(std::int64_t rows, std::int64_t columns, int role)
    {
        torch::Tensor& found = m_matrices[{rows, columns, role}];
        if (!found.defined()) found = torch::randn({rows, columns});
        return found;
    }
    std::map<std::tuple<std::int64_t, std::int64_t, int>, torch::Tensor> m_matrices;
};

double flopsOf(const std::vector<Product>& products)
{
    double flops = 0;
    for (const Product& p : products) flops += 2.0 * static_cast<double>(p.n * p.k * p.m);
    return flops;
}

double median(std::vector<double> values)
{
    const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
    std::nth_element(values.begin(), middle, values.end());
    return *middle;
}

learn::PhaseTime now()
{
    const auto seconds = [](clockid_t clock) {
        timespec time{};
        clock_gettime(clock, &time);
        return static_cast<double>(time.tv_sec) + 1e-9 * static_cast<double>(time.tv_nsec);
    };
    return {seconds(CLOCK_MONOTONIC), seconds(CLOCK_PROCESS_CPUTIME_ID)};
}

/// Medians over rounds, milliseconds a step.
struct Series {
    std::vector<double> wall, processor;
    void add(const learn::PhaseTime& time, int steps)
    {
        wall.push_back(1000 * time.wall / steps);
        processor.push_back(1000 * time.processor / steps);
    }
};

/// Rows of each side's views in the step of `epoch`.
std::pair<std::int64_t, std::int64_t> rowsOf(const learn::Problem& problem, const catalog::Configuration& configuration,
                                             std::uint32_t epoch)
{
    const auto centres = sampling::drawCentres(problem.trainingGraph.nodeCount(),
                                               static_cast<std::int32_t>(configuration.integer("sampling.batch_size")),
                                               configuration.seed(), epoch);
    const sampling::WalkOptions walk{static_cast<std::int32_t>(configuration.integer("sampling.walk_length")),
                                     configuration.real("sampling.restart")};
    const auto rows = [&](Purpose purpose) {
        return sampling::walkViews(problem.trainingGraph, centres, walk, configuration.seed(), purpose, epoch).rowCount();
    };
    return {rows(Purpose::WalkFirst), rows(Purpose::WalkSecond)};
}

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
    if (!configuration) leave(configuration.error().message);
    const auto dataset = data::Catalogue().open(arguments.dataset);
    if (!dataset) leave(dataset.error().message);
    const auto data = learn::ProblemData::make(*dataset, *configuration);
    if (!data) leave(data.error().message);
    const learn::Problem problem = data->problem({});
    const auto method = learn::makeMethod(*configuration, problem);
    if (!method) leave("method " + configuration->method() + " does not train");

    const StepProducts products(*configuration, problem.trainingFeatures.columns());
    Floor floor;
    Series step, bare;
    std::array<Series, learn::kStepPhases> phases;
    std::vector<double> faults;
    double flops = 0;
    double nodes = 0;
    double lastLoss = 0;
    int epoch = 0;
    for (int round = -1; round < arguments.rounds; ++round) {  // the first one warms up
        learn::PhaseRecorder recorder;
        std::vector<std::vector<Product>> shapes;
        for (int i = 0; i < arguments.steps; ++i) {
            const auto [n1, n2] = rowsOf(problem, *configuration, static_cast<std::uint32_t>(epoch + i));
            shapes.push_back(products.of(n1, n2));
            nodes += static_cast<double>(n1 + n2) / 2;
        }
        for (const auto& list : shapes) floor.run(list);  // makes the matrices
        recorder.take();
        rusage before{}, after{};
        getrusage(RUSAGE_SELF, &before);
        const learn::PhaseTime begin = now();
        for (int i = 0; i < arguments.steps; ++i) {
            const auto values = method->step(epoch++);
            if (!values) leave(values.error().message);
            lastLoss = values->front();
        }
        const learn::PhaseTime middle = now();
        const learn::PhaseTimes times = recorder.take();
        getrusage(RUSAGE_SELF, &after);
        for (const auto& list : shapes) floor.run(list);
        const learn::PhaseTime end = now();
        if (round < 0) {
            nodes = 0;
            continue;
        }
        step.add({middle.wall - begin.wall, middle.processor - begin.processor}, arguments.steps);
        bare.add({end.wall - middle.wall, end.processor - middle.processor}, arguments.steps);
        faults.push_back(static_cast<double>(after.ru_minflt - before.ru_minflt) / arguments.steps);
        for (std::size_t i = 0; i < times.size(); ++i) phases[i].add(times[i], arguments.steps);
        for (const auto& list : shapes) flops += flopsOf(list);
    }
    const double steps = arguments.rounds * arguments.steps;
    const double floorWall = median(bare.wall);
    const double floorProcessor = median(bare.processor);
    std::printf("%s, %s, threads %d; views of %.0f nodes a side; %.2f GFLOP a step; page faults a step %.0f; loss %.9g\n",
                arguments.dataset.c_str(), arguments.preset.c_str(), arguments.threads, nodes / steps, flops / steps / 1e9,
                median(faults), lastLoss);
    std::printf("%-22s %9s %9s %8s %8s\n", "", "wall ms", "cpu ms", "/ floor", "/ floor");
    for (std::size_t i = 0; i < phases.size(); ++i)
        print(learn::nameOf(static_cast<learn::StepPhase>(i)), phases[i], floorWall, floorProcessor);
    print("step", step, floorWall, floorProcessor);
    print("floor", bare, floorWall, floorProcessor);
    return 0;
}
