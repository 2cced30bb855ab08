#include "core/learn/training/step_floor.h"

#include <map>
#include <tuple>
#include <vector>

#include <torch/types.h>

#include "core/catalog/options/adversarial_options.h"
#include "core/catalog/options/encoder_options.h"
#include "core/catalog/options/sampling_options.h"
#include "core/sampling/centres.h"
#include "core/sampling/view_batch.h"

namespace rosa::learn {

namespace {

/// A product of n × k and k × m matrices; either may be stored transposed.
struct Product {
    std::int64_t n, k, m;
    bool firstTransposed = false;
    bool secondTransposed = false;
};

/// The indispensable products of a GCN step with views of n1 and n2 nodes.
class StepProducts {
public:
    StepProducts(const catalog::Configuration& configuration, std::int64_t features)
        : m_features(features),
          m_hidden(configuration.get<catalog::WidthOptions>().hidden),
          m_views(configuration.get<catalog::BatchOptions>().size),
          m_perturbs(configuration.get<catalog::AscentOptions>().enabled),
          m_ascents(m_perturbs ? configuration.get<catalog::AscentOptions>().steps : 1)
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
    /// Second layer and projector, forward and backward.
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
    /// Raw weights: nodes of each side times the means of the other.
    void weights(std::int64_t n1, std::int64_t n2, std::vector<Product>& all) const
    {
        all.push_back({n1, m_hidden, m_views, false, true});
        all.push_back({m_views, m_hidden, n2, false, true});
    }
    /// Cosines between a side's own views, and their gradient.
    void within(std::int64_t n, std::vector<Product>& all) const
    {
        all.push_back({n, m_hidden, n, false, true});
        all.push_back({n, m_hidden, m_views, false, true});  // raw weights, used for rows and columns
        all.push_back({n, n, m_hidden});
    }

    std::int64_t m_features, m_hidden, m_views;
    bool m_perturbs;
    int m_ascents;
};

/// Executes products on preallocated matrices.
class Products {
public:
    explicit Products(torch::Device device) : m_device(device) {}
    void prepare(const std::vector<Product>& products)
    {
        for (const Product& p : products) operandsOf(p);
    }
    void run(const std::vector<Product>& products)
    {
        const torch::NoGradGuard noGrad;
        for (const Product& p : products) {
            auto [a, b, out] = operandsOf(p);
            torch::mm_out(out, a, b);
            if (!m_device.is_cpu() && &p == &products.back()) out.select(0, 0).cpu();  // synchronises
        }
    }

private:
    struct Operands {
        torch::Tensor a, b, out;
    };
    Operands operandsOf(const Product& p)
    {
        return {p.firstTransposed ? matrix(p.k, p.n, 0).t() : matrix(p.n, p.k, 0),
                p.secondTransposed ? matrix(p.m, p.k, 1).t() : matrix(p.k, p.m, 1), matrix(p.n, p.m, 2)};
    }
    torch::Tensor matrix(std::int64_t rows, std::int64_t columns, int role)
    {
        torch::Tensor& found = m_matrices[{rows, columns, role}];
        if (!found.defined()) found = torch::randn({rows, columns}, m_device);
        return found;
    }
    torch::Device m_device;
    std::map<std::tuple<std::int64_t, std::int64_t, int>, torch::Tensor> m_matrices;
};

}  // namespace

std::pair<std::int64_t, std::int64_t> stepRows(const catalog::Configuration& configuration, const Problem& problem,
                                               int epoch)
{
    const auto number = static_cast<std::uint32_t>(epoch);
    const auto centres = sampling::drawCentres(
        problem.trainingGraph.nodeCount(), configuration.get<catalog::BatchOptions>().size, configuration.seed(), number);
    const auto walk = configuration.get<sampling::WalkOptions>();
    const auto rows = [&](Purpose purpose) {
        return sampling::walkViews(problem.trainingGraph, centres, walk, configuration.seed(), purpose, number).rowCount();
    };
    return {rows(Purpose::WalkFirst), rows(Purpose::WalkSecond)};
}

struct StepFloor::Parts {
    StepProducts step;
    Products products;
};

StepFloor::StepFloor(const catalog::Configuration& configuration, std::int64_t columns, torch::Device device)
    : m_parts(std::make_unique<Parts>(Parts{StepProducts(configuration, columns), Products(device)}))
{}

StepFloor::~StepFloor() = default;

void StepFloor::prepare(std::int64_t firstRows, std::int64_t secondRows)
{
    m_parts->products.prepare(m_parts->step.of(firstRows, secondRows));
}

void StepFloor::run(std::int64_t firstRows, std::int64_t secondRows)
{
    m_parts->products.run(m_parts->step.of(firstRows, secondRows));
}

double StepFloor::operations(std::int64_t firstRows, std::int64_t secondRows) const
{
    double sum = 0;
    for (const Product& p : m_parts->step.of(firstRows, secondRows)) sum += 2.0 * static_cast<double>(p.n * p.k * p.m);
    return sum;
}

}  // namespace rosa::learn
