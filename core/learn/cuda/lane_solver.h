/// Solves one block of a batch in one thread: executed by each thread of the CUDA kernels, and by their test on the CPU.
///
/// Adjacent threads take adjacent lanes (transport/lanes.h), whose elements are consecutive in memory, so that a warp's accesses coalesce,
/// no thread waits for another, and blocks may have any size. The kernel matrix P of a block is stored in the memory of its plan.
#pragma once

#include "core/learn/cuda/lane_batch.h"

namespace rosa::learn {

/// Outputs and working memory of one direction. Scalings are stored as such or as logarithms.
template <typename T>
struct LaneAnswer {
    T* emd = nullptr;           ///< views × lanes
    T* plan = nullptr;          ///< rows × columns
    double* rows = nullptr;     ///< rows × lanes: scalings.
    double* columns = nullptr;  ///< views × columns: scalings.
    double* sums = nullptr;     ///< Shaped like the scalings of the side updated last.
    bool columnsFirst = false;
    T* paddingRows = nullptr;  ///< rows × lanes, views × columns: transport::PaddingPlan; needed with padding.
    T* paddingColumns = nullptr;
};

/// Cost and plan of nodes with the padding rows of the other view.
template <typename T>
struct LaneFills {
    Strided<const T> cost;
    Strided<T> plan;
};

/// A block in one direction: side a is updated first, b last.
template <typename T>
struct LaneBlock {
    const T* cost;
    T* plan;
    std::int64_t aStep, bStep;  ///< Strides in both matrices.
    LaneWeights<T> aWeights, bWeights;
    Strided<double> aScaling, bScaling, sums;
    LaneFills<T> aFills, bFills;
    bool isFilled;

    ROSA_ON_BOTH std::int64_t at(std::int64_t a, std::int64_t b) const { return a * aStep + b * bStep; }
};

template <typename T>
ROSA_ON_BOTH LaneBlock<T> blockOf(const LaneBatch<T>& batch, const LaneOptions& options, const LaneAnswer<T>& answer,
                                  std::int64_t view, std::int64_t lane)
{
    const LanePlace place = LanePlace::of(batch, view, lane);
    const std::int64_t corner = place.row * batch.columns + place.column;
    const std::int64_t ofRows = place.row * batch.lanes + lane;
    const std::int64_t ofColumns = view * batch.columns + place.column;
    const LaneWeights<T> t({batch.rowWeights + ofRows, batch.lanes}, place.rows, options.substitute,
                           behind(batch.padding.rowWeights, lane), place.rowFills);
    const LaneWeights<T> r({batch.columnWeights + ofColumns, place.columnStep}, place.columnCount, options.substitute,
                           behind(batch.padding.columnWeights, view), place.columnFills);
    const LaneFills<T> rowFills{{behind(batch.padding.rowCost, place.row), 1},
                                {behind(answer.paddingRows, ofRows), batch.lanes}};
    const LaneFills<T> columnFills{{behind(batch.padding.columnCost, place.column), place.columnStep},
                                   {behind(answer.paddingColumns, ofColumns), place.columnStep}};
    const bool isFilled = batch.padding.rowCost;
    const Strided<double> rows{answer.rows + ofRows, batch.lanes};
    const Strided<double> columns{answer.columns + ofColumns, place.columnStep};
    if (answer.columnsFirst)
        return {batch.cost + corner,
                answer.plan + corner,
                place.columnStep,
                batch.columns,
                r,
                t,
                columns,
                rows,
                {answer.sums + ofRows, batch.lanes},
                columnFills,
                rowFills,
                isFilled};
    return {batch.cost + corner,
            answer.plan + corner,
            batch.columns,
            place.columnStep,
            t,
            r,
            rows,
            columns,
            {answer.sums + ofColumns, place.columnStep},
            rowFills,
            columnFills,
            isFilled};
}

/// Values of side b, in registers for up to kRoom nodes.
template <typename T, int kRoom>
struct LaneNumbers {
    T values[kRoom] = {};
    ROSA_ON_BOTH explicit LaneNumbers(const Strided<double>&) {}
    ROSA_ON_BOTH T get(std::int64_t b) const { return values[b]; }
    ROSA_ON_BOTH void set(std::int64_t b, T value) { values[b] = value; }
};
template <typename T>
struct LaneNumbers<T, 0> {
    Strided<double> values;
    ROSA_ON_BOTH explicit LaneNumbers(const Strided<double>& memory) : values(memory) {}
    ROSA_ON_BOTH T get(std::int64_t b) const { return static_cast<T>(values[b]); }
    ROSA_ON_BOTH void set(std::int64_t b, T value) { values[b] = static_cast<double>(value); }
};

template <int kRoom, typename Body>
ROSA_ON_BOTH void forEachNode(std::int64_t size, const Body& body)
{
    if constexpr (kRoom > 0) {
        ROSA_UNROLL
        for (int b = 0; b < kRoom; ++b)
            if (b < size) body(b);
    } else {
        for (std::int64_t b = 0; b < size; ++b) body(b);
    }
}

/// Γ and <Γ, D>; NaN if a cost is too large for plain scaling, or the plan is not finite or has lost mass.
template <typename T, typename Numbers>
ROSA_ON_BOTH T finishPlain(const LaneBlock<T>& block, const LaneOptions& options, const Numbers& u, T vFills, T uFills)
{
    T cost = 0;
    T mass = 0;
    T largest = 0;
    const auto see = [&](T there) {
        const T size = there < 0 ? -there : there;
        largest = size > largest ? size : largest;  // NaN is not detected here, but in the mass
    };
    for (std::int64_t a = 0; a < block.aWeights.size; ++a) {
        const auto v = static_cast<T>(block.aScaling[a]);
        for (std::int64_t b = 0; b < block.bWeights.size; ++b) {
            const std::int64_t at = block.at(a, b);
            const T there = block.cost[at];
            const T gamma = (v * block.plan[at]) * u.get(b);
            block.plan[at] = gamma;
            mass += gamma;
            cost += gamma * there;
            see(there);
        }
    }
    for (std::int64_t a = 0; block.isFilled && a < block.aWeights.size; ++a) {
        const T gamma = (static_cast<T>(block.aScaling[a]) * block.aFills.plan[a]) * uFills;
        block.aFills.plan[a] = gamma;
        mass += gamma;
        cost += gamma * block.aFills.cost[a];
        if (block.bWeights.fillCount > 0) see(block.aFills.cost[a]);
    }
    for (std::int64_t b = 0; block.isFilled && b < block.bWeights.size; ++b) {
        const T gamma = (vFills * block.bFills.plan[b]) * u.get(b);
        block.bFills.plan[b] = gamma;
        mass += gamma;
        cost += gamma * block.bFills.cost[b];
        if (block.aWeights.fillCount > 0) see(block.bFills.cost[b]);
    }
    mass += vFills * uFills;
    const T off = mass > 1 ? mass - 1 : 1 - mass;
    return off < static_cast<T>(1e-3) && largest <= static_cast<T>(options.largestCost) ? cost : static_cast<T>(NAN);
}

/// P, all iterations and the plan, as iterate and finish (transport/lane_tile.h), for b sides of at most kRoom nodes; 0: any number.
template <int kRoom, typename T>
ROSA_ON_BOTH T solvePlain(const LaneBlock<T>& block, const LaneOptions& options)
{
    const std::int64_t size = block.bWeights.size;
    const auto factor = static_cast<T>(-options.lambda);
    LaneNumbers<T, kRoom> u(block.bScaling);
    LaneNumbers<T, kRoom> sums(block.sums);
    for (std::int64_t a = 0; a < block.aWeights.size; ++a)
        for (std::int64_t b = 0; b < size; ++b) block.plan[block.at(a, b)] = std::exp(factor * block.cost[block.at(a, b)]);
    for (std::int64_t a = 0; block.isFilled && a < block.aWeights.size; ++a)
        block.aFills.plan[a] = std::exp(factor * block.aFills.cost[a]);
    for (std::int64_t b = 0; block.isFilled && b < size; ++b) block.bFills.plan[b] = std::exp(factor * block.bFills.cost[b]);
    forEachNode<kRoom>(size, [&](auto b) { u.set(b, static_cast<T>(block.bWeights.share(false))); });
    auto uFills = static_cast<T>(block.bWeights.share(true));
    T vFills = 0;
    for (int left = options.iterations; left > 0; --left) {
        T fillSum = 0;
        forEachNode<kRoom>(size, [&](auto b) { sums.set(b, T{0}); });
        for (std::int64_t a = 0; a < block.aWeights.size; ++a) {
            T sum = 0;
            forEachNode<kRoom>(size, [&](auto b) { sum += block.plan[block.at(a, b)] * u.get(b); });
            const T there = block.isFilled ? block.aFills.plan[a] : T{0};
            const T v = block.aWeights[a] / (sum + there * uFills);
            block.aScaling[a] = static_cast<double>(v);
            fillSum += there * v;
            forEachNode<kRoom>(size, [&](auto b) { sums.set(b, sums.get(b) + block.plan[block.at(a, b)] * v); });
        }
        if (block.isFilled) {
            T sum = uFills;  // the cost between padding rows of the two views is 0
            forEachNode<kRoom>(size, [&](auto b) { sum += block.bFills.plan[b] * u.get(b); });
            vFills = block.aWeights.filling() / sum;
            forEachNode<kRoom>(size, [&](auto b) { sums.set(b, sums.get(b) + block.bFills.plan[b] * vFills); });
            uFills = block.bWeights.filling() / (fillSum + vFills);
        }
        forEachNode<kRoom>(size, [&](auto b) { u.set(b, block.bWeights[b] / sums.get(b)); });
    }
    if constexpr (kRoom > 0) {
        // A run-time index would move the array from registers to memory.
        forEachNode<kRoom>(size, [&](auto b) { block.bScaling[b] = static_cast<double>(u.get(b)); });
        return finishPlain(block, options, LaneNumbers<T, 0>(block.bScaling), vFills, uFills);
    } else {
        return finishPlain(block, options, u, vFills, uFills);
    }
}

/// log Σ exp term(k) over k < count.
template <typename Term>
ROSA_ON_BOTH double logSumExp(std::int64_t count, const Term& term)
{
    double largest = -HUGE_VAL;
    for (std::int64_t k = 0; k < count; ++k) largest = std::fmax(largest, term(k));
    double sum = 0;
    for (std::int64_t k = 0; k < count; ++k) sum += std::exp(term(k) - largest);
    return largest + std::log(sum);
}

/// solvePlain() on logarithms in double precision, the fallback as in transport::sinkhorn; NaN if that fails, too.
template <typename T>
ROSA_ON_BOTH T solveOnLogarithms(const LaneBlock<T>& block, const LaneOptions& options)
{
    const auto logKernel = [&](std::int64_t a, std::int64_t b) {
        return -options.lambda * static_cast<double>(block.cost[block.at(a, b)]);
    };
    const auto logOf = [](T weight) { return weight > 0 ? std::log(static_cast<double>(weight)) : -HUGE_VAL; };
    const std::int64_t n = block.aWeights.size;
    const std::int64_t m = block.bWeights.size;
    // Padding follows the nodes of a view.
    const std::int64_t more = block.isFilled ? 1 : 0;
    double vFills = -HUGE_VAL;
    double uFills = std::log(block.bWeights.share(true));
    const auto rowTerm = [&](std::int64_t a, std::int64_t b) {
        return b < m ? logKernel(a, b) + block.bScaling[b]
                     : -options.lambda * static_cast<double>(block.aFills.cost[a]) + uFills;
    };
    const auto columnTerm = [&](std::int64_t a, std::int64_t b) {
        return a < n ? logKernel(a, b) + block.aScaling[a]
                     : -options.lambda * static_cast<double>(block.bFills.cost[b]) + vFills;
    };
    const auto fillTerm = [&](const LaneFills<T>& fills, const Strided<double>& scaling, std::int64_t k) {
        return -options.lambda * static_cast<double>(fills.cost[k]) + scaling[k];
    };
    for (std::int64_t b = 0; b < m; ++b) block.bScaling[b] = std::log(block.bWeights.share(false));
    for (int left = options.iterations; left > 0; --left) {
        for (std::int64_t a = 0; a < n; ++a)
            block.aScaling[a] =
                logOf(block.aWeights[a]) - logSumExp(m + more, [&](std::int64_t b) { return rowTerm(a, b); });
        if (block.isFilled)
            vFills = logOf(block.aWeights.filling()) - logSumExp(m + 1, [&](std::int64_t b) {
                         return b < m ? fillTerm(block.bFills, block.bScaling, b) : uFills;
                     });
        for (std::int64_t b = 0; b < m; ++b)
            block.bScaling[b] =
                logOf(block.bWeights[b]) - logSumExp(n + more, [&](std::int64_t a) { return columnTerm(a, b); });
        if (block.isFilled)
            uFills = logOf(block.bWeights.filling()) - logSumExp(n + 1, [&](std::int64_t a) {
                         return a < n ? fillTerm(block.aFills, block.aScaling, a) : vFills;
                     });
    }
    double cost = 0;
    double mass = 0;
    for (std::int64_t a = 0; a < n; ++a)
        for (std::int64_t b = 0; b < m; ++b) {
            const double gamma = std::exp(block.aScaling[a] + logKernel(a, b) + block.bScaling[b]);
            block.plan[block.at(a, b)] = static_cast<T>(gamma);
            mass += gamma;
            cost += gamma * static_cast<double>(block.cost[block.at(a, b)]);
        }
    const auto add = [&](const LaneFills<T>& fills, const Strided<double>& scaling, std::int64_t k, double other) {
        const double gamma = std::exp(fillTerm(fills, scaling, k) + other);
        fills.plan[k] = static_cast<T>(gamma);
        mass += gamma;
        cost += gamma * static_cast<double>(fills.cost[k]);
    };
    for (std::int64_t a = 0; block.isFilled && a < n; ++a) add(block.aFills, block.aScaling, a, uFills);
    for (std::int64_t b = 0; block.isFilled && b < m; ++b) add(block.bFills, block.bScaling, b, vFills);
    mass += std::exp(vFills + uFills);
    return std::fabs(mass - 1) <= 1e-3 ? static_cast<T>(cost) : static_cast<T>(NAN);
}

/// Solves the block of row view `view` and the view in `lane` in one direction. The emd is NaN if a cost or a weight is not finite.
template <typename T>
ROSA_ON_BOTH void solveLane(const LaneBatch<T>& batch, const LaneOptions& options, const LaneAnswer<T>& answer,
                            std::int64_t view, std::int64_t lane)
{
    const LaneBlock<T> block = blockOf(batch, options, answer, view, lane);
    T emd = block.bWeights.size <= 8    ? solvePlain<8>(block, options)
            : block.bWeights.size <= 16 ? solvePlain<16>(block, options)
                                        : solvePlain<0>(block, options);
    if (!std::isfinite(emd)) emd = solveOnLogarithms(block, options);
    answer.emd[view * batch.lanes + lane] = emd;
}

}  // namespace rosa::learn
