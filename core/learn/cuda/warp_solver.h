/// Solves one block of a batch in one warp, for views of up to 32 nodes: executed by the CUDA kernels, and by their test on the CPU.
///
/// The kernel matrix P stays in registers. Lane l has rows l mod 16 + 16 a and the columns 8 (l / 16) + c + 16 b with c < 8, so that a sum over
/// the columns is one exchange, a sum over the rows four. Two to three times as fast as a thread per block (lane_solver.h), which is left with
/// larger views, doubles and logarithms.
#pragma once

#include "core/learn/cuda/lane_solver.h"

namespace rosa::learn {

/// Largest view of a block that a warp solves.
inline constexpr std::int64_t kWarpNodes = 32;

/// `Warp` has the type Number (float; in tests also double), the types Value (Number), Index (int) and Mask (bool) of one value per lane, and as
/// static functions
///     Index lane()                                       0 … 31
///     Value load(const Number* from, Index at, Mask m)   0 where m is false
///     void store(Number* to, Index at, Value x, Mask m)
///     Value select(Mask m, Value yes, Value no), exp(Value), larger(Value, Value)
///     Value sumOfRows(Value), largestOfRows(Value)       over the lanes with the same columns
///     Value sumOfHalves(Value), largestOfHalves(Value)   over the two lanes with the same rows
///     Number first(Value)                                of lane 0
template <typename Warp, int kRowTiles, int kColumnTiles, bool kIsFilled>
class WarpBlock {
    using Number = typename Warp::Number;
    using Value = typename Warp::Value;
    using Index = typename Warp::Index;
    using Mask = typename Warp::Mask;
    static constexpr int kColumns = 8 * kColumnTiles;  ///< Of a lane.

public:
    ROSA_ON_BOTH WarpBlock(const LaneBatch<Number>& batch, const LaneOptions& options, std::int64_t view, std::int64_t lane)
        : m_view(number(view)), m_lane(number(lane))
    {
        const LanePlace place = LanePlace::of(batch, view, lane);
        m_row = number(place.row);
        m_rows = number(place.rows);
        m_rowFills = number(place.rowFills);
        m_column = number(place.column);
        m_step = number(place.columnStep);
        m_columns = number(place.columnCount);
        m_columnFills = number(place.columnFills);
        const auto factor = static_cast<Number>(-options.lambda);
        ROSA_UNROLL
        for (int a = 0; a < kRowTiles; ++a) {
            ROSA_UNROLL
            for (int c = 0; c < kColumns; ++c) {
                const Mask isThere = isNode(a, c);
                m_kernel[a][c] = Warp::select(isThere, Warp::exp(costAt(batch, a, c, isThere) * factor), Value(0));
            }
        }
        if constexpr (kIsFilled) {
            ROSA_UNROLL
            for (int a = 0; a < kRowTiles; ++a) {
                m_rowFill[a] = Warp::select(isRow(a), Warp::exp(rowFillCost(batch, a) * factor), Value(0));
            }
            ROSA_UNROLL
            for (int c = 0; c < kColumns; ++c) {
                m_columnFill[c] = Warp::select(isColumn(c), Warp::exp(columnFillCost(batch, c) * factor), Value(0));
            }
        }
        weighRows(batch, options);
        weighColumns(batch, options);
    }

    /// All iterations of a direction and its plan. Returns <Γ, D>; NaN as finishPlain() (lane_solver.h). Costs are read again, since registers are
    /// scarce.
    ROSA_ON_BOTH Number solve(const LaneBatch<Number>& batch, const LaneOptions& options, const LaneAnswer<Number>& answer)
    {
        if (answer.columnsFirst)
            startRows();
        else
            startColumns();
        for (int left = options.iterations; left > 0; --left) {
            if (answer.columnsFirst) {
                updateColumns();
                updateRows();
            } else {
                updateRows();
                updateColumns();
            }
        }
        return finish(batch, options, answer);
    }

private:
    ROSA_ON_BOTH static Index row(int a) { return Warp::lane() % 16 + 16 * a; }
    ROSA_ON_BOTH static Index column(int c) { return Warp::lane() / 16 * 8 + (c / 8 * 16 + c % 8); }
    ROSA_ON_BOTH static int number(std::int64_t value) { return static_cast<int>(value); }
    ROSA_ON_BOTH Mask isRow(int a) const { return row(a) < m_rows; }
    ROSA_ON_BOTH Mask isColumn(int c) const { return column(c) < m_columns; }
    ROSA_ON_BOTH Mask isNode(int a, int c) const { return isRow(a) && isColumn(c); }
    /// First elements of the block in matrices of rows × columns, rows × lanes and views × columns.
    ROSA_ON_BOTH std::int64_t corner(const LaneBatch<Number>& batch) const { return m_row * batch.columns + m_column; }
    ROSA_ON_BOTH std::int64_t ofRows(const LaneBatch<Number>& batch) const { return m_row * batch.lanes + m_lane; }
    ROSA_ON_BOTH std::int64_t ofColumns(const LaneBatch<Number>& batch) const { return m_view * batch.columns + m_column; }
    /// Behind these; a matrix has fewer than 2³¹ elements (fitsWarp).
    ROSA_ON_BOTH Index at(const LaneBatch<Number>& batch, int a, int c) const
    {
        return row(a) * number(batch.columns) + column(c) * m_step;
    }
    ROSA_ON_BOTH static Index atRow(const LaneBatch<Number>& batch, int a) { return row(a) * number(batch.lanes); }
    ROSA_ON_BOTH Index atColumn(int c) const { return column(c) * m_step; }

    ROSA_ON_BOTH Value costAt(const LaneBatch<Number>& batch, int a, int c, Mask isThere) const
    {
        return Warp::load(batch.cost + corner(batch), at(batch, a, c), isThere);
    }
    ROSA_ON_BOTH Value rowFillCost(const LaneBatch<Number>& batch, int a) const
    {
        return Warp::load(batch.padding.rowCost + m_row, row(a), isRow(a));
    }
    ROSA_ON_BOTH Value columnFillCost(const LaneBatch<Number>& batch, int c) const
    {
        return Warp::load(batch.padding.columnCost + m_column, atColumn(c), isColumn(c));
    }

    /// The normalisation of LaneWeights. `sum` and `largest` reduce over the lanes of a side.
    template <int kNodes, typename There, typename Sum, typename Largest>
    ROSA_ON_BOTH static Value normalise(Value (&weights)[kNodes], const There& isThere, Number fillRaw, int fills,
                                        const Sum& sum, const Largest& largest)
    {
        Value most = Value(fillRaw);
        ROSA_UNROLL
        for (int i = 0; i < kNodes; ++i) most = Warp::larger(most, weights[i]);
        most = largest(most);
        const Value add = Warp::select(Value(0) < most, Value(0), Value(1));
        const Value scale = Value(1) / (most + add);
        Value all = Value(0);
        ROSA_UNROLL
        for (int i = 0; i < kNodes; ++i) {
            weights[i] = Warp::select(isThere(i), weights[i] * scale + add, Value(0));
            all = all + weights[i];
        }
        const Value filling = (scale * fillRaw + add) * static_cast<Number>(fills);
        const Value inverse = Value(1) / (sum(all) + filling);
        ROSA_UNROLL
        for (int i = 0; i < kNodes; ++i) weights[i] = weights[i] * inverse;
        return filling * inverse;
    }
    ROSA_ON_BOTH static Number fillOf(const Number* weight, int fills, Number substitute)
    {
        return fills == 0 ? 0 : *weight > 0 ? *weight : substitute;
    }
    ROSA_ON_BOTH static Value positive(Value raw, Number substitute, Mask isThere)
    {
        return Warp::select(isThere, Warp::select(Value(0) < raw, raw, Value(substitute)), Value(0));
    }
    ROSA_ON_BOTH void weighRows(const LaneBatch<Number>& batch, const LaneOptions& options)
    {
        const auto substitute = static_cast<Number>(options.substitute);
        ROSA_UNROLL
        for (int a = 0; a < kRowTiles; ++a)
            m_rowWeights[a] =
                positive(Warp::load(batch.rowWeights + ofRows(batch), atRow(batch, a), isRow(a)), substitute, isRow(a));
        m_rowFilling = normalise(
            m_rowWeights, [this](int a) { return isRow(a); },
            fillOf(behind(batch.padding.rowWeights, m_lane), m_rowFills, substitute), m_rowFills,
            [](Value value) { return Warp::sumOfRows(value); }, [](Value value) { return Warp::largestOfRows(value); });
    }
    ROSA_ON_BOTH void weighColumns(const LaneBatch<Number>& batch, const LaneOptions& options)
    {
        const auto substitute = static_cast<Number>(options.substitute);
        ROSA_UNROLL
        for (int c = 0; c < kColumns; ++c)
            m_columnWeights[c] = positive(Warp::load(batch.columnWeights + ofColumns(batch), atColumn(c), isColumn(c)),
                                          substitute, isColumn(c));
        m_columnFilling = normalise(
            m_columnWeights, [this](int c) { return isColumn(c); },
            fillOf(behind(batch.padding.columnWeights, m_view), m_columnFills, substitute), m_columnFills,
            [](Value value) { return Warp::sumOfHalves(value); }, [](Value value) { return Warp::largestOfHalves(value); });
    }

    ROSA_ON_BOTH void startRows()
    {
        const Number all = static_cast<Number>(m_rows + m_rowFills);
        ROSA_UNROLL
        for (int a = 0; a < kRowTiles; ++a) m_v[a] = Warp::select(isRow(a), Value(1 / all), Value(0));
        m_vFilling = Value(static_cast<Number>(m_rowFills) / all);
    }
    ROSA_ON_BOTH void startColumns()
    {
        const Number all = static_cast<Number>(m_columns + m_columnFills);
        ROSA_UNROLL
        for (int c = 0; c < kColumns; ++c) m_u[c] = Warp::select(isColumn(c), Value(1 / all), Value(0));
        m_uFilling = Value(static_cast<Number>(m_columnFills) / all);
    }
    /// v = t / (P u); the cost between padding rows of the two views is 0.
    ROSA_ON_BOTH void updateRows()
    {
        ROSA_UNROLL
        for (int a = 0; a < kRowTiles; ++a) {
            Value sum = Value(0);
            ROSA_UNROLL
            for (int c = 0; c < kColumns; ++c) sum = sum + m_kernel[a][c] * m_u[c];
            sum = Warp::sumOfHalves(sum);
            if constexpr (kIsFilled) sum = sum + m_rowFill[a] * m_uFilling;
            m_v[a] = Warp::select(isRow(a), m_rowWeights[a] / sum, Value(0));
        }
        if constexpr (kIsFilled) {
            Value sum = Value(0);
            ROSA_UNROLL
            for (int c = 0; c < kColumns; ++c) sum = sum + m_columnFill[c] * m_u[c];
            m_vFilling = m_rowFilling / (Warp::sumOfHalves(sum) + m_uFilling);
        }
    }
    /// u = r / (Pᵀ v)
    ROSA_ON_BOTH void updateColumns()
    {
        Value fillSum = Value(0);
        if constexpr (kIsFilled) {
            ROSA_UNROLL
            for (int a = 0; a < kRowTiles; ++a) fillSum = fillSum + m_rowFill[a] * m_v[a];
            fillSum = Warp::sumOfRows(fillSum);
        }
        ROSA_UNROLL
        for (int c = 0; c < kColumns; ++c) {
            Value sum = Value(0);
            ROSA_UNROLL
            for (int a = 0; a < kRowTiles; ++a) sum = sum + m_kernel[a][c] * m_v[a];
            sum = Warp::sumOfRows(sum);
            if constexpr (kIsFilled) sum = sum + m_columnFill[c] * m_vFilling;
            m_u[c] = Warp::select(isColumn(c), m_columnWeights[c] / sum, Value(0));
        }
        if constexpr (kIsFilled) m_uFilling = m_columnFilling / (fillSum + m_vFilling);
    }

    ROSA_ON_BOTH Number finish(const LaneBatch<Number>& batch, const LaneOptions& options, const LaneAnswer<Number>& answer)
    {
        Value cost = Value(0), mass = Value(0), largest = Value(0);
        const auto add = [&](Value gamma, Value there) {
            mass = mass + gamma;
            cost = cost + gamma * there;
        };
        ROSA_UNROLL
        for (int a = 0; a < kRowTiles; ++a) {
            ROSA_UNROLL
            for (int c = 0; c < kColumns; ++c) {
                const Mask isThere = isNode(a, c);
                const Value gamma = m_v[a] * m_kernel[a][c] * m_u[c];
                const Value there = costAt(batch, a, c, isThere);
                Warp::store(answer.plan + corner(batch), at(batch, a, c), gamma, isThere);
                add(gamma, there);
                largest = Warp::larger(largest, Warp::larger(there, Value(0) - there));
            }
        }
        if constexpr (kIsFilled) {
            // A value that several lanes have counts once.
            ROSA_UNROLL
            for (int a = 0; a < kRowTiles; ++a) {
                const Mask mine = isRow(a) && Warp::lane() < 16;
                const Value gamma = Warp::select(mine, m_v[a] * m_rowFill[a] * m_uFilling, Value(0));
                Warp::store(answer.paddingRows + ofRows(batch), atRow(batch, a), gamma, mine);
                add(gamma, rowFillCost(batch, a));
            }
            ROSA_UNROLL
            for (int c = 0; c < kColumns; ++c) {
                const Mask mine = isColumn(c) && Warp::lane() % 16 < 1;
                const Value gamma = Warp::select(mine, m_vFilling * m_columnFill[c] * m_u[c], Value(0));
                Warp::store(answer.paddingColumns + ofColumns(batch), atColumn(c), gamma, mine);
                add(gamma, columnFillCost(batch, c));
            }
        }
        Number all = Warp::first(Warp::sumOfHalves(Warp::sumOfRows(mass)));
        if constexpr (kIsFilled) all += Warp::first(m_vFilling * m_uFilling);
        const Number emd = Warp::first(Warp::sumOfHalves(Warp::sumOfRows(cost)));
        const Number most = Warp::first(Warp::largestOfHalves(Warp::largestOfRows(largest)));
        const Number off = all > 1 ? all - 1 : 1 - all;
        return off < static_cast<Number>(1e-3) && most <= static_cast<Number>(options.largestCost)
                   ? emd
                   : static_cast<Number>(NAN);
    }

    int m_view, m_lane, m_row, m_rows, m_rowFills, m_column, m_step, m_columns,
        m_columnFills;  ///< LanePlace, in half as many registers.
    Value m_kernel[kRowTiles][kColumns];
    Value m_rowWeights[kRowTiles], m_columnWeights[kColumns];
    Value m_v[kRowTiles], m_u[kColumns];
    Value m_rowFilling, m_columnFilling;                 ///< Weights of all padding rows of a view.
    Value m_vFilling = Value(0), m_uFilling = Value(0);  ///< Their scalings.
    Value m_rowFill[kRowTiles], m_columnFill[kColumns];  ///< Kernel between a node and a padding row.
};

/// Solves a block in one direction, or in two if `hasSecond`. The emd of a block that needs logarithms is NaN; see solveLost().
template <typename Warp, int kRowTiles, int kColumnTiles, bool kIsFilled>
ROSA_ON_BOTH void solveInWarp(const LaneBatch<typename Warp::Number>& batch, const LaneOptions& options,
                              const LaneAnswer<typename Warp::Number>& first,
                              const LaneAnswer<typename Warp::Number>& second, bool hasSecond, std::int64_t view,
                              std::int64_t lane)
{
    WarpBlock<Warp, kRowTiles, kColumnTiles, kIsFilled> block(batch, options, view, lane);
    const auto ofFirst = block.solve(batch, options, first);
    if (Warp::isFirst()) first.emd[view * batch.lanes + lane] = ofFirst;
    if (!hasSecond) return;
    const auto ofSecond = block.solve(batch, options, second);
    if (Warp::isFirst()) second.emd[view * batch.lanes + lane] = ofSecond;
}

/// Solves a block on logarithms, in one thread, if a warp could not. Part of another kernel: a call takes registers from its caller.
template <typename T>
ROSA_ON_BOTH void solveLost(const LaneBatch<T>& batch, const LaneOptions& options, const LaneAnswer<T>& answer,
                            std::int64_t view, std::int64_t lane)
{
    T& emd = answer.emd[view * batch.lanes + lane];
    if (!(emd == emd)) emd = solveOnLogarithms(blockOf(batch, options, answer, view, lane), options);
}

/// Whether a warp solves the blocks of these sizes well: a larger λ leaves many blocks to logarithms.
inline bool fitsWarp(std::int64_t largestRows, std::int64_t largestColumns, std::int64_t elements,
                     const LaneOptions& options)
{
    constexpr double mostLambda = 40;  // transport::kPlainLambda
    return largestRows <= kWarpNodes && largestColumns <= kWarpNodes && elements < (std::int64_t{1} << 31) &&
           options.lambda <= mostLambda;
}

}  // namespace rosa::learn
