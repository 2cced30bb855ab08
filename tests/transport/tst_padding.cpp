// Padded views, compared with explicitly padded arrays solved in the log domain in double precision.
#include "core/transport/padding.h"

#include <QtTest/QTest>

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/base/parallel.h"
#include "core/transport/block_sinkhorn.h"
#include "tests/base/instruction_sets.h"
#include "tests/program/test_program.h"
#include "tests/transport/random_problem.h"

using namespace rosa;
using namespace rosa::transport;

namespace {

constexpr std::int64_t kWidth = 6;

/// Views of nodes along or against a common direction, so that a pair may have no positive weight, with normal lengths or so short that
/// padding rows have similar weights.
struct PaddedSide {
    std::vector<std::int64_t> offsets{0};
    Matrix<double> nodes;
    std::vector<std::vector<double>> means;

    PaddedSide(int views, std::uint32_t largest, std::uint32_t index)
    {
        RandomStream stream(9, Purpose::Generator, 1, index);
        for (int view = 0; view < views; ++view) offsets.push_back(offsets.back() + 1 + stream.below(largest));
        nodes = test::randomNodes<double>(offsets.back(), kWidth, stream, 1.5);
        for (int view = 0; view < views; ++view) {
            const double length = (stream.below(2) ? 1 : -1) * (stream.below(3) ? 1.0 : 1e-7);
            std::vector<double> mean(kWidth);
            const auto at = static_cast<std::size_t>(view);
            for (std::int64_t node = offsets[at]; node < offsets[at + 1]; ++node)
                for (std::int64_t c = 0; c < kWidth; ++c) {
                    nodes(node, c) *= length;
                    mean[static_cast<std::size_t>(c)] += nodes(node, c) / static_cast<double>(offsets[at + 1] - offsets[at]);
                }
            means.push_back(std::move(mean));
        }
    }
    [[nodiscard]] std::size_t views() const { return means.size(); }
    [[nodiscard]] double dot(std::int64_t node, const std::vector<double>& mean) const
    {
        double sum = 0;
        for (std::int64_t c = 0; c < kWidth; ++c) sum += nodes(node, c) * mean[static_cast<std::size_t>(c)];
        return sum;
    }
    /// 1 − cosine with (1, …, 1).
    [[nodiscard]] double costToFilling(std::int64_t node) const
    {
        return 1 - dot(node, std::vector<double>(kWidth, 1)) / std::sqrt(squares(node) * static_cast<double>(kWidth));
    }
    [[nodiscard]] double squares(std::int64_t node) const
    {
        double sum = 0;
        for (const double value : nodes.view().row(node)) sum += value * value;
        return sum;
    }
};

template <typename T>
struct PaddedBatch {
    std::vector<std::int64_t> rowOffsets;
    LaneLayout layout;
    std::vector<T> cost, rowWeights, columnWeights, rowFill, columnFill, rowFillWeights, columnFillWeights;
    BlockBatch<T> batch;

    PaddedBatch(const PaddedSide& x, const PaddedSide& y) : rowOffsets(x.offsets), layout(laneLayout(y.offsets).value())
    {
        const auto put = [](std::vector<T>& values, double value) { values.push_back(static_cast<T>(value)); };
        for (std::int64_t a = 0; a < x.offsets.back(); ++a) {
            for (const std::int64_t b : layout.columnOrder) {
                double product = 0;
                for (std::int64_t c = 0; c < kWidth; ++c) product += x.nodes(a, c) * y.nodes(b, c);
                put(cost, 1 - product / std::sqrt(x.squares(a) * y.squares(b)));
            }
            for (const std::int64_t view : layout.viewOrder)
                put(rowWeights, x.dot(a, y.means[static_cast<std::size_t>(view)]));
            put(rowFill, x.costToFilling(a));
        }
        for (const auto& mean : x.means)
            for (const std::int64_t b : layout.columnOrder) put(columnWeights, y.dot(b, mean));
        for (const std::int64_t b : layout.columnOrder) put(columnFill, y.costToFilling(b));
        const auto weightOf = [](const std::vector<double>& mean) {
            double sum = 0;
            for (const double value : mean) sum += value;
            return kPaddingValue * sum;
        };
        for (const std::int64_t view : layout.viewOrder)
            put(rowFillWeights, weightOf(y.means[static_cast<std::size_t>(view)]));
        for (const auto& mean : x.means) put(columnFillWeights, weightOf(mean));
        batch = {cost,
                 rowWeights,
                 columnWeights,
                 rowOffsets,
                 &layout,
                 false,
                 {rowFill, columnFill, rowFillWeights, columnFillWeights}};
    }
    PaddedBatch(const PaddedBatch&) = delete;
};

template <typename T>
struct Direction {
    std::vector<T> emd, plan, rows, columns;
    BlockSolution<T> solution;

    explicit Direction(const BlockBatch<T>& batch)
        : emd(static_cast<std::size_t>(batch.rowViews() * batch.columns->viewCount())),
          plan(batch.cost.size()),
          rows(batch.rowWeights.size()),
          columns(batch.columnWeights.size()),
          solution{emd, plan, {rows, columns}}
    {}
    Direction(const Direction&) = delete;
};

/// A block with explicit padding rows.
struct FilledBlock {
    std::int64_t n, m;
    Matrix<double> cost;
    std::vector<double> t, r;

    template <typename T>
    FilledBlock(const BlockBatch<T>& batch, MarginalRule rule, std::int64_t view, const LaneGroup& group, int laneInGroup)
        : n(batch.rowOffsets[static_cast<std::size_t>(view) + 1] - batch.rowOffsets[static_cast<std::size_t>(view)]),
          m(group.size),
          cost(paddedSize(n, batch.padding.sizes.rows, largestView(batch.rowOffsets)),
               paddedSize(m, batch.padding.sizes.columns, largestView(batch.columns->offsets)))
    {
        const std::int64_t lane = group.firstLane + laneInGroup;
        const std::int64_t first = batch.rowOffsets[static_cast<std::size_t>(view)];
        const std::int64_t stride = batch.columns->columnCount();
        const auto column = [&](std::int64_t b) { return group.firstColumn + b * group.width + laneInGroup; };
        const auto get = [](std::span<const T> values, std::int64_t at) {
            return static_cast<double>(values[static_cast<std::size_t>(at)]);
        };
        const BlockPadding<T>& fill = batch.padding;
        for (std::int64_t a = 0; a < cost.rows(); ++a) {
            for (std::int64_t b = 0; b < cost.columns(); ++b)
                cost(a, b) = a < n && b < m ? get(batch.cost, (first + a) * stride + column(b))
                             : a < n        ? get(fill.rowCost, first + a)
                             : b < m        ? get(fill.columnCost, column(b))
                                            : 0;
            t.push_back(a < n ? get(batch.rowWeights, (first + a) * batch.columns->viewCount() + lane)
                              : get(fill.rowWeights, lane));
        }
        for (std::int64_t b = 0; b < cost.columns(); ++b)
            r.push_back(b < m ? get(batch.columnWeights, view * stride + column(b)) : get(fill.columnWeights, view));
        normalise(t, rule);
        normalise(r, rule);
    }

    /// `asked`: 0 if the batch's largest view decides.
    static std::int64_t paddedSize(std::int64_t nodes, std::int64_t asked, std::int64_t largest)
    {
        return std::max(nodes, asked > 0 ? asked : largest);
    }

    static void normalise(std::vector<double>& weights, MarginalRule rule)
    {
        double sum = 0;
        for (double& weight : weights) {
            if (weight <= 0) weight = rule == MarginalRule::FloorTiny ? 1e-8 : 0;
            sum += weight;
        }
        for (double& weight : weights) weight = sum > 0 ? weight / sum : 1 / static_cast<double>(weights.size());
    }

    /// Γ after `iterations`; rows are updated first, or columns.
    [[nodiscard]] Matrix<double> solved(double lambda, int iterations, bool columnsFirst) const
    {
        if (columnsFirst) {
            FilledBlock turned = *this;
            turned.cost = cost.transposed();
            std::swap(turned.t, turned.r);
            return turned.solved(lambda, iterations, false).transposed();
        }
        std::vector<double> f(t.size()), g(r.size(), -std::log(static_cast<double>(r.size())));
        const auto update = [&](std::vector<double>& one, const std::vector<double>& other,
                                const std::vector<double>& weights, bool isTurned) {
            for (std::size_t i = 0; i < one.size(); ++i) {
                const auto term = [&](std::size_t j) {
                    return other[j] - lambda * (isTurned ? cost(static_cast<std::int64_t>(j), static_cast<std::int64_t>(i))
                                                         : cost(static_cast<std::int64_t>(i), static_cast<std::int64_t>(j)));
                };
                double largest = term(0);
                for (std::size_t j = 1; j < other.size(); ++j) largest = std::max(largest, term(j));
                double sum = 0;
                for (std::size_t j = 0; j < other.size(); ++j) sum += std::exp(term(j) - largest);
                one[i] = std::log(weights[i]) - largest - std::log(sum);
            }
        };
        for (int iteration = 0; iteration < iterations; ++iteration) {
            update(f, g, t, false);
            update(g, f, r, true);
        }
        Matrix<double> plan(cost.rows(), cost.columns());
        for (std::int64_t a = 0; a < cost.rows(); ++a)
            for (std::int64_t b = 0; b < cost.columns(); ++b)
                plan(a, b) = std::exp(f[static_cast<std::size_t>(a)] + g[static_cast<std::size_t>(b)] - lambda * cost(a, b));
        return plan;
    }
};

/// Errors of a direction of a batch relative to the padded blocks: g-EMD, and elements of the plan including padding rows.
struct Off {
    double emd = 0, plan = 0, filling = 0;
    double mostFilled = 0;  ///< Maximum mass at padding rows in a block.
};

template <typename T>
Off offOf(const PaddedBatch<T>& given, const BlockOptions& options, const Direction<T>& found, bool columnsFirst)
{
    const BlockBatch<T>& batch = given.batch;
    const std::int64_t stride = batch.columns->columnCount();
    const std::int64_t lanes = batch.columns->viewCount();
    Off off;
    const auto enter = [](double& largest, double value) { largest = value <= largest ? largest : value; };  // keeps a NaN
    for (std::int64_t view = 0; view < batch.rowViews(); ++view)
        for (const LaneGroup& group : batch.columns->groups)
            for (int lane = 0; lane < group.width; ++lane) {
                const FilledBlock block(batch, options.marginals, view, group, lane);
                const Matrix<double> plan = block.solved(options.lambda, options.iterations, columnsFirst);
                const std::int64_t first = batch.rowOffsets[static_cast<std::size_t>(view)];
                double emd = 0;
                std::vector<double> rows(static_cast<std::size_t>(block.n)), columns(static_cast<std::size_t>(block.m));
                double nodes = 0;
                for (std::int64_t a = 0; a < plan.rows(); ++a)
                    for (std::int64_t b = 0; b < plan.columns(); ++b) {
                        emd += plan(a, b) * block.cost(a, b);
                        if (a < block.n && b < block.m) {
                            nodes += plan(a, b);
                            const auto at =
                                static_cast<std::size_t>((first + a) * stride + group.firstColumn + b * group.width + lane);
                            enter(off.plan, std::abs(static_cast<double>(found.plan[at]) - plan(a, b)));
                        } else if (a < block.n)
                            rows[static_cast<std::size_t>(a)] += plan(a, b);
                        else if (b < block.m)
                            columns[static_cast<std::size_t>(b)] += plan(a, b);
                    }
                const auto at = static_cast<std::size_t>(view * lanes + group.firstLane + lane);
                enter(off.emd, std::abs(static_cast<double>(found.emd[at]) - emd));
                enter(off.mostFilled, 1 - nodes);
                for (std::int64_t a = 0; a < block.n; ++a)
                    enter(off.filling,
                          std::abs(static_cast<double>(
                                       found.rows[static_cast<std::size_t>((first + a) * lanes + group.firstLane + lane)]) -
                                   rows[static_cast<std::size_t>(a)]));
                for (std::int64_t b = 0; b < block.m; ++b)
                    enter(off.filling, std::abs(static_cast<double>(found.columns[static_cast<std::size_t>(
                                                    view * stride + group.firstColumn + b * group.width + lane)]) -
                                                columns[static_cast<std::size_t>(b)]));
            }
    return off;
}

}  // namespace

class TestPadding : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        setThreadCount(2);
        setInstructionSet(bestInstructionSet());
    }

    void filledBlocksAreSolved_data()
    {
        QTest::addColumn<InstructionSet>("set");
        QTest::addColumn<int>("largest");
        for (const InstructionSet set : test::instructionSets())
            for (const int largest : {1, 7, 12}) QTest::addRow("%s, up to %d nodes", nameOf(set), largest) << set << largest;
    }
    /// Vector code in both directions; views of equal size have no padding.
    void filledBlocksAreSolved()
    {
        QFETCH(InstructionSet, set);
        QFETCH(int, largest);
        QCOMPARE(setInstructionSet(set), set);
        const PaddedSide x(9, static_cast<std::uint32_t>(largest), 1);
        const PaddedSide y(53, static_cast<std::uint32_t>(largest), 2);
        const PaddedBatch<float> batch(x, y);
        for (const auto rule : {MarginalRule::FloorTiny, MarginalRule::ClipAtZero})
            for (const double lambda : {5.0, 20.0, 40.0, 41.0, 80.0, 200.0, 1000.0, 10000.0}) {
                const BlockOptions options{.lambda = lambda, .marginals = rule};
                Direction<float> there(batch.batch), back(batch.batch);
                QVERIFY(blockSinkhorn(batch.batch, options, &there.solution, &back.solution).ok());
                for (const bool columnsFirst : {false, true}) {
                    const Off off = offOf(batch, options, columnsFirst ? back : there, columnsFirst);
                    // Ten half-iterations with an exponential, a logarithm and a sum of 13 floats, and both potentials in Γ; the exponent of
                    // the kernel, up to 80, is rounded to 4e-6.
                    const double bound = 20 * (4e-7 + 13 * 6e-8);
                    QVERIFY2(off.emd < bound, qPrintable(QString::number(off.emd)));
                    QVERIFY2(off.plan < bound, qPrintable(QString::number(off.plan)));
                    QVERIFY2(off.filling < bound, qPrintable(QString::number(off.filling)));
                    QCOMPARE(off.mostFilled > 0.2, largest > 1);
                }
            }
    }

    void plainBlocksAreTheSame_data()
    {
        QTest::addColumn<double>("lambda");
        for (const double lambda : {20.0, 300.0}) QTest::addRow("lambda %g", lambda) << lambda;
    }
    /// Block by block in double precision, in the plain and the log domain.
    void plainBlocksAreTheSame()
    {
        QFETCH(double, lambda);
        const PaddedBatch<double> batch(PaddedSide(6, 7, 3), PaddedSide(11, 5, 4));
        for (const auto rule : {MarginalRule::FloorTiny, MarginalRule::ClipAtZero}) {
            const BlockOptions options{.lambda = lambda, .iterations = 7, .marginals = rule};
            Direction<double> there(batch.batch), back(batch.batch);
            QVERIFY(blockSinkhorn(batch.batch, options, &there.solution, &back.solution).ok());
            for (const bool columnsFirst : {false, true}) {
                const Off off = offOf(batch, options, columnsFirst ? back : there, columnsFirst);
                QVERIFY(off.emd < 1e-10 && off.plan < 1e-10 && off.filling < 1e-10);
            }
        }
    }

    /// Sizes that do not depend on the other views of the batch; a view that is larger has no padding.
    void sizesCanBeGiven()
    {
        const PaddedSide x(9, 7, 11), y(53, 7, 12);
        for (const PaddedSizes sizes : {PaddedSizes{4, 20}, PaddedSizes{11, 3}, PaddedSizes{0, 5}}) {
            PaddedBatch<float> single(x, y);
            PaddedBatch<double> exact(x, y);
            single.batch.padding.sizes = exact.batch.padding.sizes = sizes;
            for (const double lambda : {20.0, 80.0}) {
                const BlockOptions options{.lambda = lambda, .marginals = MarginalRule::FloorTiny};
                Direction<float> fast(single.batch), fastBack(single.batch);
                Direction<double> slow(exact.batch), slowBack(exact.batch);
                QVERIFY(blockSinkhorn<float>(single.batch, options, &fast.solution, &fastBack.solution).ok());
                QVERIFY(blockSinkhorn<double>(exact.batch, options, &slow.solution, &slowBack.solution).ok());
                for (const bool columnsFirst : {false, true}) {
                    const Off off = offOf(single, options, columnsFirst ? fastBack : fast, columnsFirst);
                    QVERIFY(off.emd < 3e-5 && off.plan < 3e-5 && off.filling < 3e-5);
                    const Off exactOff = offOf(exact, options, columnsFirst ? slowBack : slow, columnsFirst);
                    QVERIFY(exactOff.emd < 1e-10 && exactOff.plan < 1e-10 && exactOff.filling < 1e-10);
                }
            }
        }
    }

    /// Blocks on which the vector code fails.
    void repairedBlocksAreFilledToo()
    {
        PaddedBatch<float> batch(PaddedSide(4, 5, 5), PaddedSide(19, 6, 6));
        for (auto* costs : {&batch.cost, &batch.rowFill, &batch.columnFill})
            for (float& cost : *costs) cost *= 40;
        Direction<float> there(batch.batch);
        QVERIFY(blockSinkhorn<float>(batch.batch, {}, &there.solution, nullptr).ok());
        const Off off = offOf(batch, {}, there, false);
        QVERIFY(off.emd < 40 * 2e-4 && off.plan < 1e-4 && off.filling < 1e-4);
    }

    void gradientOfFillingCosts()
    {
        const PaddedBatch<double> batch(PaddedSide(5, 6, 7), PaddedSide(21, 6, 8));
        Direction<double> there(batch.batch), back(batch.batch);
        QVERIFY(blockSinkhorn(batch.batch, {}, &there.solution, &back.solution).ok());
        std::vector<double> up1(there.emd.size()), up2(there.emd.size());
        for (std::size_t i = 0; i < up1.size(); ++i)
            up1[i] = std::sin(static_cast<double>(i)), up2[i] = std::cos(3.0 * static_cast<double>(i));
        std::vector<double> rows(batch.rowFill.size(), 9), columns(batch.columnFill.size(), 9);
        paddingGradient<double>(batch.batch.rowOffsets, batch.layout, {up1, {there.rows, there.columns}},
                                {up2, {back.rows, back.columns}}, {rows, columns});
        const std::int64_t lanes = batch.layout.viewCount();
        for (std::int64_t view = 0; view < 5; ++view)
            for (std::int64_t row = batch.batch.rowOffsets[static_cast<std::size_t>(view)];
                 row < batch.batch.rowOffsets[static_cast<std::size_t>(view) + 1]; ++row)
                for (std::int64_t lane = 0; lane < lanes; ++lane) {
                    const auto at = static_cast<std::size_t>(row * lanes + lane);
                    const auto block = static_cast<std::size_t>(view * lanes + lane);
                    rows[static_cast<std::size_t>(row)] -= up1[block] * there.rows[at] + up2[block] * back.rows[at];
                }
        for (const LaneGroup& group : batch.layout.groups)
            for (std::int64_t place = 0; place < group.size * group.width; ++place)
                for (std::int64_t view = 0; view < 5; ++view) {
                    const std::int64_t column = group.firstColumn + place;
                    const auto at = static_cast<std::size_t>(view * batch.layout.columnCount() + column);
                    const auto block = static_cast<std::size_t>(view * lanes + group.firstLane + place % group.width);
                    columns[static_cast<std::size_t>(column)] -=
                        up1[block] * there.columns[at] + up2[block] * back.columns[at];
                }
        for (const double left : rows) QVERIFY(std::abs(left) < 1e-14);
        for (const double left : columns) QVERIFY(std::abs(left) < 1e-14);
    }

    /// Gap and entropies over all rows, including explicit padding rows.
    void diagnosticsCountFillingRows()
    {
        const PaddedSide x(6, 6, 9), y(30, 7, 10);
        const PaddedBatch<float> single(x, y);
        const PaddedBatch<double> exact(x, y);
        const BlockOptions options{.iterations = 2};
        Direction<float> fast(single.batch);
        Direction<double> slow(exact.batch);
        QVERIFY(blockSinkhorn<float>(single.batch, options, &fast.solution, nullptr).ok());
        QVERIFY(blockSinkhorn<double>(exact.batch, options, &slow.solution, nullptr).ok());
        BlockDiagnostics wanted{0, 0, 0, 0};
        const auto entropyOf = [](double p) { return p > 0 ? -p * std::log(p) : 0.0; };
        for (std::int64_t view = 0; view < 6; ++view)
            for (const LaneGroup& group : exact.layout.groups)
                for (int lane = 0; lane < group.width; ++lane) {
                    const FilledBlock block(exact.batch, options.marginals, view, group, lane);
                    const Matrix<double> plan = block.solved(options.lambda, options.iterations, false);
                    double gap = 0;
                    for (std::int64_t a = 0; a < plan.rows(); ++a) {
                        double sum = -block.t[static_cast<std::size_t>(a)];
                        for (const double p : plan.view().row(a)) sum += p, wanted.entropy += entropyOf(p);
                        gap += std::abs(sum);
                    }
                    for (const auto* weights : {&block.t, &block.r})
                        for (const double weight : *weights) wanted.independentEntropy += entropyOf(weight);
                    wanted.meanGap += gap / 180;
                    wanted.largestGap = std::max(wanted.largestGap, gap);
                }
        wanted.entropy /= wanted.independentEntropy;
        wanted.independentEntropy /= 180;
        const auto compare = [&](const BlockDiagnostics& found, double tolerance) {
            QVERIFY(std::abs(found.meanGap - wanted.meanGap) < tolerance);
            QVERIFY(std::abs(found.largestGap - wanted.largestGap) < 2 * tolerance);
            QVERIFY(std::abs(found.entropy - wanted.entropy) < tolerance);
            QVERIFY(std::abs(found.independentEntropy - wanted.independentEntropy) < 2 * tolerance);
        };
        compare(diagnose<double>(exact.batch, options.marginals, slow.plan, {slow.rows, slow.columns}), 1e-12);
        for (const InstructionSet set : test::instructionSets()) {
            setInstructionSet(set);
            compare(diagnose<float>(single.batch, options.marginals, fast.plan, {fast.rows, fast.columns}), 5e-6);
        }
    }

    /// A mass whose share of a padding row is below the smallest double adds no entropy.
    void theSmallestMassesAreMeasured()
    {
        const PaddedBatch<double> exact(PaddedSide(6, 6, 9), PaddedSide(30, 7, 10));
        const BlockOptions options;
        Direction<double> solved(exact.batch);
        QVERIFY(blockSinkhorn<double>(exact.batch, options, &solved.solution, nullptr).ok());
        BlockDiagnostics found[2];
        for (const bool isThere : {false, true}) {
            solved.rows.front() = solved.columns.front() = isThere ? std::numeric_limits<double>::denorm_min() : 0;
            found[isThere] = diagnose<double>(exact.batch, options.marginals, solved.plan, {solved.rows, solved.columns});
        }
        QVERIFY(found[1].entropy > 0 && found[1].entropy <= 1);
        QCOMPARE(found[1].entropy, found[0].entropy);
    }
};

ROSA_TEST(TestPadding)
#include "tst_padding.moc"
