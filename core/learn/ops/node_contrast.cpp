#include "core/learn/ops/node_contrast.h"

#include <algorithm>
#include <cmath>
#include <vector>

#include <torch/csrc/autograd/custom_function.h>

#include "core/base/check.h"
#include "core/base/parallel.h"
#include "core/learn/ops/device.h"
#include "core/transport/lane_math.h"

namespace rosa::learn {

namespace {

constexpr int kContrastLanes = 16;

/// Replaces x by exp(x + shift); returns the sum.
struct ExponentialRow {
    ROSA_INLINE static void run(float* row, std::int64_t count, float shift, double& sum)
    {
        using namespace transport;
        float* const end = row + count;
        Lanes<kContrastLanes> sums{};
        std::int64_t i = 0;
        for (; i + kContrastLanes <= count; i += kContrastLanes) {
            const Lanes<kContrastLanes> e = exponential<kContrastLanes>(load<kContrastLanes>(row + i, end) + shift);
            store<kContrastLanes>(e, row + i, end);
            sums += e;
        }
        if (i < count) {
            Lanes<kContrastLanes> e = exponential<kContrastLanes>(load<kContrastLanes>(row + i, end) + shift);
            store<kContrastLanes>(e, row + i, end);
            for (std::int64_t lane = 0; lane < count - i; ++lane) sums[lane] += e[lane];
        }
        sum = 0;
        for (int lane = 0; lane < kContrastLanes; ++lane) sum += static_cast<double>(sums[lane]);
    }
};

/// Replaces x by x · (own + others).
struct WeighRow {
    ROSA_INLINE static void run(float* __restrict row, std::int64_t count, float own, const float* __restrict others)
    {
        for (std::int64_t i = 0; i < count; ++i) row[i] *= own + others[i];
    }
};

/// One of the three matrices of exponentials: of views x and y, or of x with itself, where only the upper triangle by blocks is computed.
struct Pairing {
    torch::Tensor x, y;                 ///< Unit rows.
    torch::Tensor rowSums, columnSums;  ///< D of x's and y's nodes, double; the same tensor if x is y.
    torch::Tensor rowGradient, columnGradient;
    bool isOwn = false;
};

class BlockedContrast {
public:
    BlockedContrast(const torch::Tensor& u, const torch::Tensor& v, double temperature, const ContrastBlocks& blocks)
        : m_temperature(temperature), m_nodes(u.size(0)), m_blockRows(blocks.rows), m_takesCpuPath(takesCpuPath(u.device()))
    {
        for (torch::Tensor* sums : {&m_first, &m_second})
            *sums = torch::zeros({m_nodes}, u.options().dtype(torch::kFloat64));
        m_firstGradient = torch::zeros_like(u);
        m_secondGradient = torch::zeros_like(v);
        m_pairings = {{u, u, m_first, m_first, m_firstGradient, m_firstGradient, true},
                      {u, v, m_first, m_second, m_firstGradient, m_secondGradient, false},
                      {v, v, m_second, m_second, m_secondGradient, m_secondGradient, true}};
        m_isKept = 2 * m_nodes * m_nodes * static_cast<std::int64_t>(sizeof(float)) <= blocks.keptBytes;
    }

    /// Computes the gradients; returns the loss, float64.
    torch::Tensor run()
    {
        for (const Pairing& pairing : m_pairings)
            for (std::int64_t begin = 0; begin < m_nodes; begin += m_blockRows) addSums(pairing, begin);
        std::size_t block = 0;
        m_firstInverse = m_first.reciprocal().to(torch::kFloat32);
        m_secondInverse = m_second.reciprocal().to(torch::kFloat32);
        for (const Pairing& pairing : m_pairings)
            for (std::int64_t begin = 0; begin < m_nodes; begin += m_blockRows) addGradients(pairing, begin, block++);
        const auto& u = m_pairings[1].x;
        const auto& v = m_pairings[1].y;
        m_firstGradient.sub_(v, 2).div_(2 * static_cast<double>(m_nodes) * m_temperature);
        m_secondGradient.sub_(u, 2).div_(2 * static_cast<double>(m_nodes) * m_temperature);
        const auto nodes = static_cast<double>(m_nodes);
        const torch::Tensor logarithms = (m_first.log().sum() + m_second.log().sum()) / nodes / 2;
        const torch::Tensor positive = (u * v).sum(1).sum(0, false, torch::kFloat64) / nodes;
        return logarithms + (1 - positive) / m_temperature;  // the sums are of e^{(s − 1)/τ}
    }

    [[nodiscard]] const torch::Tensor& firstGradient() const { return m_firstGradient; }
    [[nodiscard]] const torch::Tensor& secondGradient() const { return m_secondGradient; }

private:
    [[nodiscard]] std::int64_t endOf(std::int64_t begin) const { return std::min(begin + m_blockRows, m_nodes); }

    /// exp((s − 1)/τ) of rows from `begin` on; their sums are added to `sums`, if defined. 0 for a node with itself.
    torch::Tensor exponentials(const Pairing& pairing, std::int64_t begin, torch::Tensor sums)
    {
        const std::int64_t from = pairing.isOwn ? begin : 0;
        torch::Tensor e = torch::mm(pairing.x.slice(0, begin, endOf(begin)) / m_temperature, pairing.y.slice(0, from).t());
        if (!m_takesCpuPath) {
            e.sub_(1 / m_temperature).exp_();
            if (pairing.isOwn) e.diagonal().zero_();
            if (sums.defined()) sums.slice(0, begin, endOf(begin)).add_(e.sum(1));
            return e;
        }
        double* const rowSums = sums.defined() ? sums.data_ptr<double>() + begin : nullptr;
        float* const values = e.data_ptr<float>();
        const std::int64_t columns = e.size(1);
        const auto shift = static_cast<float>(-1 / m_temperature);
        parallelFor(e.size(0), 16, [&](std::int64_t first, std::int64_t last) {
            for (std::int64_t row = first; row < last; ++row) {
                float* const own = values + row * columns;
                double sum = 0;
                dispatch<ExponentialRow>(own, columns, shift, sum);
                if (pairing.isOwn) {
                    sum -= static_cast<double>(own[row]);
                    own[row] = 0;
                }
                if (rowSums) rowSums[row] += sum;
            }
        });
        return e;
    }

    void addSums(const Pairing& pairing, std::int64_t begin)
    {
        torch::Tensor e = exponentials(pairing, begin, pairing.rowSums);
        // For a view with itself the columns behind the block are the rows not yet computed.
        const std::int64_t skipped = pairing.isOwn ? e.size(0) : 0;
        const std::int64_t from = pairing.isOwn ? begin + skipped : 0;
        pairing.columnSums.slice(0, from).add_(e.slice(1, skipped).sum(0));
        if (m_isKept) m_kept.push_back(std::move(e));
    }

    void addGradients(const Pairing& pairing, std::int64_t begin, std::size_t block)
    {
        torch::Tensor w = m_isKept ? std::move(m_kept[block]) : exponentials(pairing, begin, {});
        const std::int64_t from = pairing.isOwn ? begin : 0;
        weigh(w, inverseOf(pairing.rowSums).slice(0, begin, endOf(begin)), inverseOf(pairing.columnSums).slice(0, from));
        const std::int64_t columns = w.size(1);
        pairing.rowGradient.slice(0, begin, endOf(begin)).addmm_(w, pairing.y.slice(0, from));
        const std::int64_t skipped = pairing.isOwn ? w.size(0) : 0;
        if (skipped < columns)
            pairing.columnGradient.slice(0, from + skipped)
                .addmm_(w.slice(1, skipped).t(), pairing.x.slice(0, begin, endOf(begin)));
    }

    /// w ∘ (own + others), by rows and by columns.
    void weigh(torch::Tensor& w, const torch::Tensor& ownOfRows, const torch::Tensor& othersOfColumns) const
    {
        if (!m_takesCpuPath) {
            w.mul_(ownOfRows.unsqueeze(1) + othersOfColumns);
            return;
        }
        const float* const own = ownOfRows.const_data_ptr<float>();
        const float* const others = othersOfColumns.const_data_ptr<float>();
        float* const values = w.data_ptr<float>();
        const std::int64_t columns = w.size(1);
        parallelFor(w.size(0), 16, [&](std::int64_t first, std::int64_t last) {
            for (std::int64_t row = first; row < last; ++row)
                dispatch<WeighRow>(values + row * columns, columns, own[row], others);
        });
    }

    [[nodiscard]] const torch::Tensor& inverseOf(const torch::Tensor& sums) const
    {
        return sums.is_same(m_first) ? m_firstInverse : m_secondInverse;
    }

    double m_temperature;
    std::int64_t m_nodes;
    std::int64_t m_blockRows;
    bool m_takesCpuPath;
    bool m_isKept = false;
    torch::Tensor m_first, m_second;  ///< D of each node, double, in units of e^{1/τ}.
    torch::Tensor m_firstInverse, m_secondInverse;
    torch::Tensor m_firstGradient, m_secondGradient;
    std::vector<Pairing> m_pairings;
    std::vector<torch::Tensor> m_kept;
};

/// Loss of unit rows. The gradient is linear in the upstream gradient and is computed with the loss.
class Contrast : public torch::autograd::Function<Contrast> {
public:
    static torch::Tensor forward(torch::autograd::AutogradContext* context, const torch::Tensor& u, const torch::Tensor& v,
                                 double temperature, const ContrastBlocks& blocks)
    {
        BlockedContrast blocked(u.contiguous(), v.contiguous(), temperature, blocks);
        const torch::Tensor loss = blocked.run();
        context->save_for_backward({blocked.firstGradient(), blocked.secondGradient()});
        return loss.to(torch::kFloat32);
    }

    static torch::autograd::variable_list backward(torch::autograd::AutogradContext* context,
                                                   torch::autograd::variable_list gradients)
    {
        const auto saved = context->get_saved_variables();
        return {saved[0] * gradients[0], saved[1] * gradients[0], {}, {}};
    }
};

}  // namespace

ContrastBlocks ContrastBlocks::of(torch::Device device, std::int64_t nodes)
{
    if (takesCpuPath(device)) return {};
    constexpr std::int64_t values = std::int64_t{1} << 27;
    return {std::clamp<std::int64_t>(values / std::max<std::int64_t>(nodes, 1), 256, std::max<std::int64_t>(nodes, 256)),
            std::int64_t{4} << 30};
}

NodeContrast nodeContrast(const torch::Tensor& first, const torch::Tensor& second, double temperature,
                          std::optional<ContrastBlocks> given)
{
    const ContrastBlocks blocks = given.value_or(ContrastBlocks::of(first.device(), first.size(0)));
    ROSA_CHECK(first.dim() == 2 && first.sizes() == second.sizes() && first.size(0) > 0, "two views of the same nodes");
    ROSA_CHECK(temperature > 0 && blocks.rows > 0, "a temperature above 0 and blocks of some rows");
    const auto unit = [](const torch::Tensor& z) { return z / z.norm(2, torch::IntArrayRef{1}, true).clamp_min(1e-12); };
    const torch::Tensor u = unit(first);
    const torch::Tensor v = unit(second);
    NodeContrast contrast;
    contrast.loss = Contrast::apply(u, v, temperature, blocks);
    const torch::NoGradGuard constant;
    const auto nodes = static_cast<double>(u.size(0));
    const torch::Tensor sum = u.sum(0);
    contrast.positive = (u * v).sum().to(torch::kFloat64) / nodes;
    contrast.inter = sum.dot(v.sum(0)).to(torch::kFloat64) / (nodes * nodes);
    contrast.intra = (sum.dot(sum).to(torch::kFloat64) - nodes) / std::max(nodes * (nodes - 1), 1.0);
    return contrast;
}

}  // namespace rosa::learn
