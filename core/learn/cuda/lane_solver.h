/// One block of a batch solved by one thread: what each thread of the GPU's kernels runs, and the processor in their test.
///
/// Threads side by side take lanes side by side (transport/lanes.h). The elements of theirs are then consecutive in memory, so a warp
/// reads whole lines, no thread waits for another, and a block may have any size. The kernel P of a block lies where its plan will be.
#pragma once

#include <cmath>
#include <cstdint>

#if defined(__CUDACC__)
#define ROSA_ON_BOTH __host__ __device__
#else
#define ROSA_ON_BOTH
#endif
#if defined(__CUDA_ARCH__)
#define ROSA_UNROLL _Pragma("unroll")
#else
#define ROSA_UNROLL
#endif

namespace rosa::learn {

/// A batch as transport::BlockBatch, by addresses alone.
template <typename T>
struct LaneBatch {
    const T* cost = nullptr;                   ///< rows × columns, columns in lane order.
    const T* rowWeights = nullptr;             ///< rows × lanes
    const T* columnWeights = nullptr;          ///< views × columns
    const std::int64_t* rowOffsets = nullptr;  ///< views + 1
    const std::int64_t* lanePlaces = nullptr;  ///< lanes × 3: a lane's first column, the step to its next one, its nodes.
    std::int64_t views = 0;
    std::int64_t lanes = 0;
    std::int64_t columns = 0;
};

/// As transport::BlockOptions, with what follows from them.
struct LaneOptions {
    double lambda = 20;
    int iterations = 5;
    double substitute = 0;   ///< For raw weights that are not positive.
    double largestCost = 0;  ///< A block with a larger cost is solved on logarithms.
};

/// Where the answers of one direction go, and what it works with; the scalings are kept as they are or as logarithms.
template <typename T>
struct LaneAnswer {
    T* emd = nullptr;           ///< views × lanes
    T* plan = nullptr;          ///< rows × columns
    double* rows = nullptr;     ///< rows × lanes: scalings.
    double* columns = nullptr;  ///< views × columns: likewise.
    double* sums = nullptr;     ///< As those of the side updated last.
    bool columnsFirst = false;
};

/// How well one block was solved.
struct LaneMeasure {
    double gap = 0;          ///< L1, of the rows' marginal.
    double entropy = 0;      ///< Of the plan.
    double independent = 0;  ///< Of t rᵀ.
};

/// Every `step`-th element from `first` on.
template <typename E>
struct Strided {
    E* first;
    std::int64_t step;
    ROSA_ON_BOTH E& operator[](std::int64_t i) const { return first[i * step]; }
};

/// Raw weights of a side and what normalises them: as normaliseLanes (transport/lane_math.h).
template <typename T>
struct LaneWeights {
    Strided<const T> raw;
    std::int64_t size;
    T substitute, add, scale, inverseSum;

    ROSA_ON_BOTH LaneWeights(Strided<const T> given, std::int64_t count, double inPlace)
        : raw(given), size(count), substitute(static_cast<T>(inPlace)), add(0), scale(1), inverseSum(1)
    {
        T largest = 0;
        for (std::int64_t i = 0; i < size; ++i) largest = positive(i) > largest ? positive(i) : largest;
        // Where all are 0 every weight becomes 1 before the division by their number.
        add = largest > 0 ? T{0} : T{1};
        scale = 1 / (largest + add);
        T sum = 0;
        for (std::int64_t i = 0; i < size; ++i) sum += positive(i) * scale + add;
        inverseSum = 1 / sum;
    }
    ROSA_ON_BOTH T positive(std::int64_t i) const { return raw[i] > 0 ? raw[i] : substitute; }
    ROSA_ON_BOTH T operator[](std::int64_t i) const { return (positive(i) * scale + add) * inverseSum; }
};

/// A block in one direction: the side called a is updated first, b last.
template <typename T>
struct LaneBlock {
    const T* cost;
    T* plan;
    std::int64_t aStep, bStep;  ///< In both matrices.
    LaneWeights<T> aWeights, bWeights;
    Strided<double> aScaling, bScaling, sums;

    ROSA_ON_BOTH std::int64_t at(std::int64_t a, std::int64_t b) const { return a * aStep + b * bStep; }
};

/// Place of a block in the matrices of its batch.
struct LanePlace {
    std::int64_t row, rows;
    std::int64_t column, columnStep, columnCount;

    template <typename T>
    ROSA_ON_BOTH static LanePlace of(const LaneBatch<T>& batch, std::int64_t view, std::int64_t lane)
    {
        const std::int64_t row = batch.rowOffsets[view];
        const std::int64_t* place = batch.lanePlaces + 3 * lane;
        return {row, batch.rowOffsets[view + 1] - row, place[0], place[1], place[2]};
    }
};

template <typename T>
ROSA_ON_BOTH LaneBlock<T> blockOf(const LaneBatch<T>& batch, const LaneOptions& options, const LaneAnswer<T>& answer,
                                  std::int64_t view, std::int64_t lane)
{
    const LanePlace place = LanePlace::of(batch, view, lane);
    const std::int64_t corner = place.row * batch.columns + place.column;
    const std::int64_t ofRows = place.row * batch.lanes + lane;
    const std::int64_t ofColumns = view * batch.columns + place.column;
    const LaneWeights<T> t({batch.rowWeights + ofRows, batch.lanes}, place.rows, options.substitute);
    const LaneWeights<T> r({batch.columnWeights + ofColumns, place.columnStep}, place.columnCount, options.substitute);
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
                {answer.sums + ofRows, batch.lanes}};
    return {batch.cost + corner,
            answer.plan + corner,
            batch.columns,
            place.columnStep,
            t,
            r,
            rows,
            columns,
            {answer.sums + ofColumns, place.columnStep}};
}

/// Numbers of side b, for up to kRoom nodes in registers.
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

/// Γ and <Γ, D>; not a number where a cost is too large for the plain scaling, or the plan is not finite or has lost its mass.
template <typename T, typename Numbers>
ROSA_ON_BOTH T finishPlain(const LaneBlock<T>& block, const LaneOptions& options, const Numbers& u)
{
    T cost = 0;
    T mass = 0;
    T largest = 0;
    for (std::int64_t a = 0; a < block.aWeights.size; ++a) {
        const auto v = static_cast<T>(block.aScaling[a]);
        for (std::int64_t b = 0; b < block.bWeights.size; ++b) {
            const std::int64_t at = block.at(a, b);
            const T there = block.cost[at];
            const T gamma = (v * block.plan[at]) * u.get(b);
            block.plan[at] = gamma;
            mass += gamma;
            cost += gamma * there;
            const T size = there < 0 ? -there : there;
            largest = size > largest ? size : largest;  // a NaN is missed here and shows in the mass
        }
    }
    const T off = mass > 1 ? mass - 1 : 1 - mass;
    return off < static_cast<T>(1e-3) && largest <= static_cast<T>(options.largestCost) ? cost : static_cast<T>(NAN);
}

/// P, all sweeps, the plan: as sweep and finish (transport/lane_tile.h), for the b sides of at most kRoom nodes; 0: of any number.
template <int kRoom, typename T>
ROSA_ON_BOTH T solvePlain(const LaneBlock<T>& block, const LaneOptions& options)
{
    const std::int64_t size = block.bWeights.size;
    const auto factor = static_cast<T>(-options.lambda);
    LaneNumbers<T, kRoom> u(block.bScaling);
    LaneNumbers<T, kRoom> sums(block.sums);
    for (std::int64_t a = 0; a < block.aWeights.size; ++a)
        for (std::int64_t b = 0; b < size; ++b) block.plan[block.at(a, b)] = std::exp(factor * block.cost[block.at(a, b)]);
    forEachNode<kRoom>(size, [&](auto b) { u.set(b, 1 / static_cast<T>(size)); });
    for (int left = options.iterations; left > 0; --left) {
        forEachNode<kRoom>(size, [&](auto b) { sums.set(b, T{0}); });
        for (std::int64_t a = 0; a < block.aWeights.size; ++a) {
            T sum = 0;
            forEachNode<kRoom>(size, [&](auto b) { sum += block.plan[block.at(a, b)] * u.get(b); });
            const T v = block.aWeights[a] / sum;
            block.aScaling[a] = static_cast<double>(v);
            forEachNode<kRoom>(size, [&](auto b) { sums.set(b, sums.get(b) + block.plan[block.at(a, b)] * v); });
        }
        forEachNode<kRoom>(size, [&](auto b) { u.set(b, block.bWeights[b] / sums.get(b)); });
    }
    if constexpr (kRoom > 0) {
        // An index that is not known while compiling would move the array from registers to memory.
        forEachNode<kRoom>(size, [&](auto b) { block.bScaling[b] = static_cast<double>(u.get(b)); });
        return finishPlain(block, options, LaneNumbers<T, 0>(block.bScaling));
    } else {
        return finishPlain(block, options, u);
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

/// The same on logarithms in double precision, as transport::sinkhorn falls back to; not a number where even that fails.
template <typename T>
ROSA_ON_BOTH T solveOnLogarithms(const LaneBlock<T>& block, const LaneOptions& options)
{
    const auto logKernel = [&](std::int64_t a, std::int64_t b) {
        return -options.lambda * static_cast<double>(block.cost[block.at(a, b)]);
    };
    const auto logOf = [](T weight) { return weight > 0 ? std::log(static_cast<double>(weight)) : -HUGE_VAL; };
    const std::int64_t n = block.aWeights.size;
    const std::int64_t m = block.bWeights.size;
    for (std::int64_t b = 0; b < m; ++b) block.bScaling[b] = -std::log(static_cast<double>(m));
    for (int left = options.iterations; left > 0; --left) {
        for (std::int64_t a = 0; a < n; ++a)
            block.aScaling[a] =
                logOf(block.aWeights[a]) - logSumExp(m, [&](std::int64_t b) { return logKernel(a, b) + block.bScaling[b]; });
        for (std::int64_t b = 0; b < m; ++b)
            block.bScaling[b] =
                logOf(block.bWeights[b]) - logSumExp(n, [&](std::int64_t a) { return logKernel(a, b) + block.aScaling[a]; });
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
    return std::fabs(mass - 1) <= 1e-3 ? static_cast<T>(cost) : static_cast<T>(NAN);
}

/// Solves the block of row view `view` against the view in `lane` in one direction. Its emd is not a number where a cost or a weight is
/// not finite.
template <typename T>
ROSA_ON_BOTH void solveLane(const LaneBatch<T>& batch, const LaneOptions& options, const LaneAnswer<T>& answer,
                            std::int64_t view, std::int64_t lane)
{
    const LaneBlock<T> block = blockOf(batch, options, answer, view, lane);
    T emd = static_cast<T>(NAN);
    if (options.largestCost > 0) {
        if (block.bWeights.size <= 8)
            emd = solvePlain<8>(block, options);
        else if (block.bWeights.size <= 16)
            emd = solvePlain<16>(block, options);
        else
            emd = solvePlain<0>(block, options);
    }
    if (!std::isfinite(emd)) emd = solveOnLogarithms(block, options);
    answer.emd[view * batch.lanes + lane] = emd;
}

/// ∂/∂D of one block: Γ₁·g₁ + Γ₂·g₂ with the two directions' upstream gradients (views × lanes); those of a direction are null together.
template <typename T>
struct LaneGradient {
    const T* forwardGradient = nullptr;
    const T* forwardPlan = nullptr;
    const T* backwardGradient = nullptr;
    const T* backwardPlan = nullptr;
    T* out = nullptr;  ///< rows × columns
};

/// `batch` needs its places and counts alone.
template <typename T>
ROSA_ON_BOTH void gradientLane(const LaneBatch<T>& batch, const LaneGradient<T>& given, std::int64_t view, std::int64_t lane)
{
    const LanePlace place = LanePlace::of(batch, view, lane);
    const T there = given.forwardGradient ? given.forwardGradient[view * batch.lanes + lane] : T{0};
    const T back = given.backwardGradient ? given.backwardGradient[view * batch.lanes + lane] : T{0};
    for (std::int64_t a = 0; a < place.rows; ++a)
        for (std::int64_t b = 0; b < place.columnCount; ++b) {
            const std::int64_t at = (place.row + a) * batch.columns + place.column + b * place.columnStep;
            T sum = 0;
            if (given.forwardGradient) sum += there * given.forwardPlan[at];
            if (given.backwardGradient) sum += back * given.backwardPlan[at];
            given.out[at] = sum;
        }
}

/// Measures the rows-first plan of one block, as transport::diagnose.
template <typename T>
ROSA_ON_BOTH LaneMeasure measureLane(const LaneBatch<T>& batch, const LaneOptions& options, const T* plan, std::int64_t view,
                                     std::int64_t lane)
{
    const auto entropyOf = [](T p) { return p > 0 ? static_cast<double>(-p * std::log(p)) : 0.0; };
    const LanePlace place = LanePlace::of(batch, view, lane);
    const LaneWeights<T> t({batch.rowWeights + place.row * batch.lanes + lane, batch.lanes}, place.rows, options.substitute);
    const LaneWeights<T> r({batch.columnWeights + view * batch.columns + place.column, place.columnStep}, place.columnCount,
                           options.substitute);
    LaneMeasure measure;
    for (std::int64_t a = 0; a < place.rows; ++a) {
        T sum = 0;
        for (std::int64_t b = 0; b < place.columnCount; ++b) {
            const T p = plan[(place.row + a) * batch.columns + place.column + b * place.columnStep];
            sum += p;
            measure.entropy += entropyOf(p);
        }
        measure.gap += static_cast<double>(sum > t[a] ? sum - t[a] : t[a] - sum);
        measure.independent += entropyOf(t[a]);
    }
    for (std::int64_t b = 0; b < place.columnCount; ++b) measure.independent += entropyOf(r[b]);
    return measure;
}

}  // namespace rosa::learn
