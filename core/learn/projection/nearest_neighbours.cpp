#include "core/learn/projection/nearest_neighbours.h"

#include <algorithm>
#include <limits>
#include <utility>

#include "core/base/check.h"
#include "core/base/instruction_set.h"
#include "core/base/parallel.h"
#include "core/learn/ops/device.h"

namespace rosa::learn {

namespace {

constexpr std::int64_t kBlockRows = 512;
constexpr std::int64_t kBlockColumns = 4096;

struct Candidate {
    float distance;
    std::int32_t row;

    bool operator<(const Candidate& other) const
    {
        return distance != other.distance ? distance < other.distance : row < other.row;
    }
};

/// The k nearest rows found so far to one row, plus candidates that were nearer than the k-th when added.
class Nearest {
public:
    explicit Nearest(std::int32_t k) : m_k(static_cast<std::size_t>(k)) { m_found.reserve(2 * m_k + kStretch); }

    /// Adds rows first, first + 1 … at these distances; `self` is excluded.
    ROSA_INLINE void add(const float* distances, std::int64_t count, std::int64_t first, std::int64_t self)
    {
        for (std::int64_t begin = 0; begin < count; begin += kStretch) {
            const std::int64_t end = std::min<std::int64_t>(count, begin + kStretch);
            int nearer = 0;
            for (std::int64_t j = begin; j < end; ++j) nearer |= distances[j] < m_limit;
            if (!nearer) continue;
            for (std::int64_t j = begin; j < end; ++j)
                if (distances[j] < m_limit && first + j != self)
                    m_found.push_back({distances[j], static_cast<std::int32_t>(first + j)});
            if (m_found.size() >= 2 * m_k) cut();
        }
    }

    /// The k nearest, sorted.
    const std::vector<Candidate>& sorted()
    {
        cut();
        std::sort(m_found.begin(), m_found.end());
        return m_found;
    }

private:
    static constexpr std::int64_t kStretch = 64;

    void cut()
    {
        if (m_found.size() <= m_k) return;
        // Later rows have higher indices, so ties never replace earlier rows.
        const auto last = m_found.begin() + static_cast<std::ptrdiff_t>(m_k) - 1;
        std::nth_element(m_found.begin(), last, m_found.end());
        m_found.resize(m_k);
        m_limit = m_found.back().distance;
    }

    std::size_t m_k;
    float m_limit = std::numeric_limits<float>::infinity();
    std::vector<Candidate> m_found;
};

struct AddAll {
    ROSA_INLINE static void run(Nearest& nearest, const float* distances, std::int64_t count, std::int64_t first,
                                std::int64_t self)
    {
        nearest.add(distances, count, first, self);
    }
};

/// LibTorch implementation: the nearest of each block are merged with the nearest found so far.
NeighbourTable nearestByOperations(const torch::Tensor& centred, const torch::Tensor& squares, NeighbourTable table,
                                   const std::function<bool(double)>& goOn)
{
    const std::int64_t count = table.points, k = table.k;
    for (std::int64_t first = 0; first < count; first += kBlockRows) {
        if (goOn && !goOn(static_cast<double>(first) / static_cast<double>(count))) return {};
        const std::int64_t size = std::min(kBlockRows, count - first);
        const torch::Tensor mine = centred.narrow(0, first, size);
        torch::Tensor nearest = torch::empty({size, 0}, centred.options());
        torch::Tensor places = torch::empty({size, 0}, centred.options().dtype(torch::kInt64));
        for (std::int64_t left = 0; left < count; left += kBlockColumns) {
            const std::int64_t width = std::min(kBlockColumns, count - left);
            torch::Tensor distances =
                torch::addmm(squares.narrow(0, left, width), mine, centred.narrow(0, left, width).t(), 1, -2);
            const torch::Tensor here = torch::arange(left, left + width, places.options());
            const torch::Tensor rows = torch::arange(first, first + size, places.options());
            distances.masked_fill_(here == rows.unsqueeze(1), std::numeric_limits<float>::infinity());
            nearest = torch::cat({nearest, distances}, 1);
            places = torch::cat({places, here.expand({size, width})}, 1);
            const auto [values, order] = nearest.topk(std::min(k, nearest.size(1)), 1, /*largest=*/false, /*sorted=*/true);
            places = places.gather(1, order);
            nearest = values;
        }
        const torch::Tensor found = places.to(torch::kCPU, torch::kInt32).contiguous();
        const torch::Tensor distances =
            (nearest + squares.narrow(0, first, size).unsqueeze(1)).clamp_min(0).cpu().contiguous();
        std::copy_n(found.const_data_ptr<std::int32_t>(), size * k, table.neighbours.data() + first * k);
        std::copy_n(distances.const_data_ptr<float>(), size * k, table.squaredDistances.data() + first * k);
    }
    return table;
}

}  // namespace

NeighbourTable nearestNeighbours(const torch::Tensor& rows, std::int32_t k, const std::function<bool(double)>& goOn)
{
    const std::int64_t count = rows.size(0);
    ROSA_CHECK(k >= 1 && k < count, "more neighbours than other rows");
    const torch::NoGradGuard constant;
    // Distances are computed from dot products, whose rounding error grows with the distance from the origin.
    const torch::Tensor centred = rows - rows.mean(0);
    const torch::Tensor squares = centred.square().sum(1);
    NeighbourTable table{count, k, {}, {}};
    table.neighbours.resize(static_cast<std::size_t>(count * k));
    table.squaredDistances.resize(static_cast<std::size_t>(count * k));
    if (!takesCpuPath(rows.device())) return nearestByOperations(centred, squares, std::move(table), goOn);
    const float* square = squares.const_data_ptr<float>();
    torch::Tensor block = torch::empty({kBlockRows, kBlockColumns});
    for (std::int64_t first = 0; first < count; first += kBlockRows) {
        if (goOn && !goOn(static_cast<double>(first) / static_cast<double>(count))) return {};
        const std::int64_t size = std::min(kBlockRows, count - first);
        const torch::Tensor mine = centred.narrow(0, first, size);
        std::vector<Nearest> nearest(static_cast<std::size_t>(size), Nearest(k));
        for (std::int64_t left = 0; left < count; left += kBlockColumns) {
            const std::int64_t width = std::min(kBlockColumns, count - left);
            // ‖b‖² − 2ab: ‖a‖² is constant within a row and does not affect the order.
            torch::Tensor distances = block.flatten().narrow(0, 0, size * width).view({size, width});
            at::addmm_out(distances, squares.narrow(0, left, width), mine, centred.narrow(0, left, width).t(), 1, -2);
            const float* values = distances.const_data_ptr<float>();
            parallelFor(size, 4, [&](std::int64_t begin, std::int64_t end) {
                for (std::int64_t i = begin; i < end; ++i)
                    dispatch<AddAll>(nearest[static_cast<std::size_t>(i)], values + i * width, width, left, first + i);
            });
        }
        parallelFor(size, 4, [&](std::int64_t begin, std::int64_t end) {
            for (std::int64_t i = begin; i < end; ++i) {
                auto place = static_cast<std::size_t>((first + i) * k);
                for (const Candidate& candidate : nearest[static_cast<std::size_t>(i)].sorted()) {
                    table.neighbours[place] = candidate.row;
                    table.squaredDistances[place] = std::max(0.0f, candidate.distance + square[first + i]);
                    ++place;
                }
            }
        });
    }
    return table;
}

}  // namespace rosa::learn
