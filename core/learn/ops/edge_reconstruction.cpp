#include "core/learn/ops/edge_reconstruction.h"

#include <cmath>
#include <vector>

#include <torch/csrc/autograd/custom_function.h>

#include "core/base/check.h"
#include "core/base/instruction_set.h"
#include "core/base/parallel.h"
#include "core/learn/ops/device.h"

namespace rosa::learn {

namespace {

constexpr double kClamp = 1e-10;

/// −log(σ(x) + ε) and its derivative, −σ(x)·σ(−x)/(σ(x) + ε).
struct Term {
    double value, slope;
};
Term cross(double x)
{
    const double on = 1 / (1 + std::exp(-x));
    const double off = 1 / (1 + std::exp(x));
    return {-std::log(on + kClamp), -on * off / (on + kClamp)};
}

/// Loss and gradient, computed together: the gradient is linear in the upstream gradient.
class Reconstruction {
public:
    Reconstruction(const torch::Tensor& h, const graph::Graph& graph, std::int64_t blockRows)
        : m_h(h), m_graph(graph), m_blockRows(blockRows), m_gradient(torch::zeros_like(h))
    {
        const auto nodes = static_cast<double>(h.size(0));
        const double pairs = nodes * nodes;
        const double edges = (static_cast<double>(graph.arcCount()) + nodes) / 2;
        m_edgeWeight = (pairs - edges) / edges;
        m_scale = 1 / (pairs - edges);
    }

    /// The loss, float64.
    torch::Tensor run()
    {
        torch::Tensor sum = torch::zeros({}, m_h.options().dtype(torch::kFloat64));
        const bool isPlain = takesCpuPath(m_h.device());
        for (std::int64_t begin = 0; begin < m_h.size(0); begin += m_blockRows)
            if (isPlain)
                sum += addBlock(begin);
            else
                sum += addBlockByOperations(begin);
        // Both factors of the product contribute; the matrix of slopes is symmetric.
        m_gradient.mul_(2 * m_scale);
        return sum * m_scale;
    }

    [[nodiscard]] const torch::Tensor& gradient() const { return m_gradient; }

private:
    /// addBlock() by LibTorch's operations, without waiting for a GPU.
    torch::Tensor addBlockByOperations(std::int64_t begin)
    {
        const std::int64_t end = std::min(begin + m_blockRows, m_h.size(0));
        const torch::Tensor products = m_h.slice(0, begin, end).mm(m_h.t());
        std::vector<std::int64_t> places;
        for (std::int64_t row = begin; row < end; ++row)
            forEachEdge(row, [&](std::int64_t other) { places.push_back((row - begin) * m_h.size(0) + other); });
        const torch::Tensor edges = toDevice(torch::tensor(places, torch::kInt64), m_h.device());
        const torch::Tensor x = products.view(-1).index_select(0, edges).to(torch::kFloat64);
        const torch::Tensor joined = torch::sigmoid(x), apart = torch::sigmoid(-x);
        const torch::Tensor off = torch::sigmoid(-products).add_(kClamp);
        torch::Tensor slopes = torch::sigmoid(products) * (off - kClamp) / off;
        const torch::Tensor edgeSlopes = -m_edgeWeight * joined * apart / (joined + kClamp);
        slopes.view(-1).index_copy_(0, edges, edgeSlopes.to(slopes.scalar_type()));
        m_gradient.slice(0, begin, end).addmm_(slopes, m_h);
        return (torch::log(apart + kClamp) - m_edgeWeight * torch::log(joined + kClamp)).sum() -
               off.log().sum(torch::kFloat64);
    }

    double addBlock(std::int64_t begin)
    {
        const std::int64_t end = std::min(begin + m_blockRows, m_h.size(0));
        torch::Tensor products = m_h.slice(0, begin, end).mm(m_h.t());
        float* const values = products.data_ptr<float>();
        const std::int64_t columns = products.size(1);
        std::vector<double> edgeSums(static_cast<std::size_t>(end - begin), 0.0);
        // First the edges, while the products are available; then all pairs as non-edges.
        std::vector<std::vector<float>> edgeSlopes(edgeSums.size());
        parallelFor(end - begin, 4, [&](std::int64_t first, std::int64_t last) {
            for (std::int64_t row = first; row < last; ++row) {
                const float* const own = values + row * columns;
                auto& slopes = edgeSlopes[static_cast<std::size_t>(row)];
                forEachEdge(begin + row, [&](std::int64_t other) {
                    const auto x = static_cast<double>(own[other]);
                    const Term edge = cross(x), none = cross(-x);
                    edgeSums[static_cast<std::size_t>(row)] += m_edgeWeight * edge.value - none.value;
                    slopes.push_back(static_cast<float>(m_edgeWeight * edge.slope));
                });
            }
        });
        const torch::Tensor on = torch::sigmoid(products);
        const torch::Tensor off = torch::sigmoid(products.neg_()).add_(kClamp);
        double sum = -off.log().sum(torch::kFloat64).item<double>();
        for (const double edge : edgeSums) sum += edge;
        torch::Tensor slopes = on * (off - kClamp) / off;
        float* const slope = slopes.data_ptr<float>();
        for (std::size_t row = 0; row < edgeSlopes.size(); ++row) {
            std::size_t at = 0;
            forEachEdge(begin + static_cast<std::int64_t>(row), [&](std::int64_t other) {
                slope[static_cast<std::int64_t>(row) * columns + other] = edgeSlopes[row][at++];
            });
        }
        m_gradient.slice(0, begin, end).addmm_(slopes, m_h);
        return sum;
    }

    /// Calls `take` for `node` itself and each of its neighbours.
    template <typename Take>
    void forEachEdge(std::int64_t node, const Take& take) const
    {
        take(node);
        for (const graph::Node other : m_graph.neighbours(static_cast<graph::Node>(node))) take(other);
    }

    const torch::Tensor& m_h;
    const graph::Graph& m_graph;
    std::int64_t m_blockRows;
    torch::Tensor m_gradient;
    double m_edgeWeight = 0;
    double m_scale = 0;
};

class Reconstruct : public torch::autograd::Function<Reconstruct> {
public:
    static torch::Tensor forward(torch::autograd::AutogradContext* context, const torch::Tensor& h,
                                 const graph::Graph& graph, std::int64_t blockRows)
    {
        const torch::Tensor rows = h.contiguous();
        Reconstruction reconstruction(rows, graph, blockRows);
        const torch::Tensor loss = reconstruction.run();
        context->save_for_backward({reconstruction.gradient()});
        return loss.to(torch::kFloat32);
    }
    static torch::autograd::variable_list backward(torch::autograd::AutogradContext* context,
                                                   torch::autograd::variable_list gradients)
    {
        return {context->get_saved_variables()[0] * gradients[0], {}, {}};
    }
};

}  // namespace

torch::Tensor edgeReconstruction(const torch::Tensor& h, const graph::Graph& graph, std::int64_t blockRows)
{
    ROSA_CHECK(h.dim() == 2 && h.size(0) == graph.nodeCount() && graph.isUndirected() && graph.nodeCount() > 1,
               "representations of the nodes of an undirected graph");
    // A GPU gets blocks of up to half a gigabyte.
    constexpr std::int64_t values = std::int64_t{1} << 27;
    const std::int64_t fitting = takesCpuPath(h.device()) ? 256 : std::max<std::int64_t>(values / h.size(0), 256);
    return Reconstruct::apply(h, graph, blockRows > 0 ? blockRows : fitting);
}

}  // namespace rosa::learn
