// The code of the GPU kernels, run thread by thread on the CPU and compared with the solvers of core/transport.
#include "core/learn/cuda/lane_solver.h"

#include <QtTest/QTest>

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/base/parallel.h"
#include "core/base/random.h"
#include "core/learn/cuda/lane_measures.h"
#include "core/learn/cuda/lane_options.h"
#include "core/learn/cuda/warp_solver.h"
#include "core/transport/block_sinkhorn.h"
#include "tests/learn/host_warp.h"
#include "tests/program/test_program.h"
#include "tests/transport/differences.h"

using namespace rosa;
using namespace rosa::learn;

namespace {

std::vector<std::int64_t> raggedOffsets(int views, std::uint32_t largest, RandomStream& stream)
{
    std::vector<std::int64_t> offsets{0};
    for (int view = 0; view < views; ++view) offsets.push_back(offsets.back() + 1 + stream.below(largest));
    return offsets;
}

/// Random costs in [0, `spread`] and weights, some of them negative.
template <typename T>
struct RandomBatch {
    std::vector<std::int64_t> rowOffsets;
    transport::LaneLayout layout;
    std::vector<T> cost, rowWeights, columnWeights;
    std::vector<T> rowFill, columnFill, rowFillWeights,
        columnFillWeights;  ///< Costs and weights of padding rows; empty without padding.

    RandomBatch(int rowViews, int columnViews, std::uint32_t largest, double spread = 2, bool isFilled = false,
                std::uint32_t largestColumns = 0)
    {
        RandomStream stream(3, Purpose::Generator, 0, largest);
        rowOffsets = raggedOffsets(rowViews, largest, stream);
        layout =
            transport::laneLayout(raggedOffsets(columnViews, largestColumns > 0 ? largestColumns : largest, stream)).value();
        const auto draw = [&](std::vector<T>& values, std::int64_t count, double from, double width) {
            for (std::int64_t i = 0; i < count; ++i)
                values.push_back(static_cast<T>(from + width * static_cast<double>(stream.uniform())));
        };
        draw(cost, rowOffsets.back() * layout.columnCount(), 0, spread);
        draw(rowWeights, rowOffsets.back() * layout.viewCount(), -0.2, 1);
        draw(columnWeights, rowViews * layout.columnCount(), -0.2, 1);
        if (!isFilled) return;
        draw(rowFill, rowOffsets.back(), 0, spread);
        draw(columnFill, layout.columnCount(), 0, spread);
        draw(rowFillWeights, layout.viewCount(), -0.2, 0.5);
        draw(columnFillWeights, rowViews, -0.2, 0.5);
    }
    [[nodiscard]] transport::BlockBatch<T> batch() const
    {
        return {cost,
                rowWeights,
                columnWeights,
                rowOffsets,
                &layout,
                false,
                {rowFill, columnFill, rowFillWeights, columnFillWeights}};
    }
};

/// Results of all blocks in both directions.
template <typename T>
struct Answers {
    std::vector<T> forward, forwardPlan, backward, backwardPlan;
    std::vector<T> forwardRows, forwardColumns, backwardRows, backwardColumns;  ///< Values of padding rows.

    explicit Answers(const transport::BlockBatch<T>& batch)
        : forward(static_cast<std::size_t>(batch.rowViews() * batch.columns->viewCount())),
          forwardPlan(batch.cost.size()),
          backward(forward.size()),
          backwardPlan(batch.cost.size())
    {
        if (!batch.padding.isThere()) return;
        for (auto* rows : {&forwardRows, &backwardRows}) rows->resize(batch.rowWeights.size());
        for (auto* columns : {&forwardColumns, &backwardColumns}) columns->resize(batch.columnWeights.size());
    }
};

template <typename T>
Answers<T> solvedPlainly(const transport::BlockBatch<T>& batch, const transport::BlockOptions& options)
{
    Answers<T> answers(batch);
    const transport::BlockSolution<T> first{
        answers.forward, answers.forwardPlan, {answers.forwardRows, answers.forwardColumns}};
    const transport::BlockSolution<T> second{
        answers.backward, answers.backwardPlan, {answers.backwardRows, answers.backwardColumns}};
    const auto solved = transport::blockSinkhornPlain<T>(batch, options, &first, &second);
    ROSA_CHECK(solved.ok(), solved.ok() ? "" : solved.error().text());
    return answers;
}

template <typename T>
LaneBatch<T> lanesOf(const transport::BlockBatch<T>& batch, const std::vector<std::int64_t>& places)
{
    const auto& fill = batch.padding;
    LanePadding<T> padding;
    if (fill.isThere())
        padding = {fill.rowCost.data(), fill.columnCost.data(), fill.rowWeights.data(), fill.columnWeights.data()};
    return {batch.cost.data(),
            batch.rowWeights.data(),
            batch.columnWeights.data(),
            batch.rowOffsets.data(),
            places.data(),
            batch.rowViews(),
            batch.columns->viewCount(),
            batch.columns->columnCount(),
            batch.rows(),
            transport::largestView(batch.rowOffsets),
            transport::largestView(batch.columns->offsets),
            padding};
}

/// Calls `solve(lanes, directions, view, lane)` for all blocks, with both directions.
template <typename T, typename Solve>
Answers<T> solvedBy(const transport::BlockBatch<T>& batch, const Solve& solve)
{
    Answers<T> answers(batch);
    const auto places = transport::lanePlaces(*batch.columns);
    const LaneBatch<T> lanes = lanesOf(batch, places);
    std::vector<double> rows(batch.rowWeights.size());
    std::vector<double> columns(batch.columnWeights.size());
    std::vector<double> sums(std::max(rows.size(), columns.size()));
    LaneAnswer<T> directions[2];
    for (const bool columnsFirst : {false, true})
        directions[columnsFirst] = {(columnsFirst ? answers.backward : answers.forward).data(),
                                    (columnsFirst ? answers.backwardPlan : answers.forwardPlan).data(),
                                    rows.data(),
                                    columns.data(),
                                    sums.data(),
                                    columnsFirst,
                                    (columnsFirst ? answers.backwardRows : answers.forwardRows).data(),
                                    (columnsFirst ? answers.backwardColumns : answers.forwardColumns).data()};
    for (std::int64_t view = 0; view < lanes.views; ++view)
        for (std::int64_t lane = 0; lane < lanes.lanes; ++lane) solve(lanes, directions, view, lane);
    return answers;
}

template <typename T>
Answers<T> solvedByThreads(const transport::BlockBatch<T>& batch, const transport::BlockOptions& options)
{
    return solvedBy(batch,
                    [&](const LaneBatch<T>& lanes, const LaneAnswer<T>* directions, std::int64_t view, std::int64_t lane) {
                        for (const int direction : {0, 1})
                            solveLane(lanes, laneOptions(options), directions[direction], view, lane);
                    });
}

template <bool kIsFilled, typename T>
Answers<T> solvedByWarps(const transport::BlockBatch<T>& batch, const transport::BlockOptions& options)
{
    return solvedBy(
        batch, [&](const LaneBatch<T>& lanes, const LaneAnswer<T>* directions, std::int64_t view, std::int64_t lane) {
            const bool isTall = lanes.largestRows > 16, isWide = lanes.largestColumns > 16;
            const LaneOptions all = laneOptions(options);
            if (isTall && isWide)
                solveInWarp<test::WarpOf<T>, 2, 2, kIsFilled>(lanes, all, directions[0], directions[1], true, view, lane);
            else if (isTall)
                solveInWarp<test::WarpOf<T>, 2, 1, kIsFilled>(lanes, all, directions[0], directions[1], true, view, lane);
            else if (isWide)
                solveInWarp<test::WarpOf<T>, 1, 2, kIsFilled>(lanes, all, directions[0], directions[1], true, view, lane);
            else
                solveInWarp<test::WarpOf<T>, 1, 1, kIsFilled>(lanes, all, directions[0], directions[1], true, view, lane);
            for (const int direction : {0, 1}) solveLost(lanes, all, directions[direction], view, lane);
        });
}

template <typename T>
bool agree(const Answers<T>& a, const Answers<T>& b, double tolerance)
{
    return test::largestError(a.forward, b.forward) < tolerance && test::largestError(a.backward, b.backward) < tolerance &&
           test::largestError(a.forwardPlan, b.forwardPlan) < tolerance &&
           test::largestError(a.backwardPlan, b.backwardPlan) < tolerance &&
           test::largestError(a.forwardRows, b.forwardRows) < tolerance &&
           test::largestError(a.forwardColumns, b.forwardColumns) < tolerance &&
           test::largestError(a.backwardRows, b.backwardRows) < tolerance &&
           test::largestError(a.backwardColumns, b.backwardColumns) < tolerance;
}

template <typename T>
constexpr double kLaneTolerance = std::is_same_v<T, float> ? 5e-6 : 1e-12;

template <typename T>
void solveAsThePlainSolver(int views, std::uint32_t largest, double lambda, double spread, transport::MarginalRule rule)
{
    const transport::BlockOptions options{.lambda = lambda, .marginals = rule};
    for (const bool isFilled : {false, true}) {
        const RandomBatch<T> random(views, views + 6, largest, spread, isFilled);
        QVERIFY(agree(solvedByThreads(random.batch(), options), solvedPlainly(random.batch(), options), kLaneTolerance<T>));
    }
}

template <typename T>
void solveByWarpsAsThePlainSolver(int views, std::uint32_t rows, std::uint32_t columns,
                                  const transport::BlockOptions& options)
{
    const RandomBatch<T> plain(views, views + 6, rows, 2, false, columns);
    QVERIFY(agree(solvedByWarps<false>(plain.batch(), options), solvedPlainly(plain.batch(), options), kLaneTolerance<T>));
    const RandomBatch<T> filled(views, views + 6, rows, 2, true, columns);
    QVERIFY(agree(solvedByWarps<true>(filled.batch(), options), solvedPlainly(filled.batch(), options), kLaneTolerance<T>));
}

}  // namespace

class TestLaneSolver : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { setThreadCount(1); }

    void everyBlockAsThePlainSolver_data()
    {
        QTest::addColumn<int>("views");
        QTest::addColumn<quint32>("largest");
        QTest::addColumn<double>("lambda");
        QTest::addColumn<double>("spread");
        QTest::newRow("small views") << 20 << 8u << 20.0 << 2.0;
        QTest::newRow("sizes up to 16") << 12 << 16u << 20.0 << 2.0;
        QTest::newRow("large views") << 4 << 60u << 20.0 << 2.0;
        QTest::newRow("sharp: on logarithms") << 8 << 8u << 200.0 << 2.0;
        QTest::newRow("far costs: on logarithms") << 8 << 8u << 20.0 << 30.0;
        QTest::newRow("large views on logarithms") << 2 << 40u << 200.0 << 2.0;
    }
    void everyBlockAsThePlainSolver()
    {
        QFETCH(int, views);
        QFETCH(quint32, largest);
        QFETCH(double, lambda);
        QFETCH(double, spread);
        for (const auto rule : {transport::MarginalRule::FloorTiny, transport::MarginalRule::ClipAtZero}) {
            solveAsThePlainSolver<float>(views, largest, lambda, spread, rule);
            solveAsThePlainSolver<double>(views, largest, lambda, spread, rule);
        }
    }

    /// Close nodes, and padding rows so far that the float kernel to them has lost most of its bits or all.
    void farPaddingIsSolvedOnLogarithms()
    {
        const transport::BlockOptions options{.lambda = 200, .marginals = transport::MarginalRule::FloorTiny};
        RandomBatch<float> random(9, 12, 5, 0.03, true);
        for (auto* costs : {&random.rowFill, &random.columnFill})
            for (float& cost : *costs) cost += 0.5f;  // exp(−100) … exp(−106)
        QVERIFY(agree(solvedByThreads(random.batch(), options), solvedPlainly(random.batch(), options), 1e-5));
    }

    /// The code of a warp, its lanes as an array; with λ of 60 some blocks are left to logarithms.
    void everyBlockByAWarp_data()
    {
        QTest::addColumn<int>("views");
        QTest::addColumn<quint32>("rows");
        QTest::addColumn<quint32>("columns");
        QTest::addColumn<double>("lambda");
        QTest::newRow("small views") << 20 << 8u << 8u << 20.0;
        QTest::newRow("sizes up to 16") << 9 << 16u << 16u << 20.0;
        QTest::newRow("tall") << 5 << 32u << 16u << 20.0;
        QTest::newRow("wide") << 5 << 12u << 30u << 20.0;
        QTest::newRow("large") << 5 << 32u << 32u << 20.0;
        QTest::newRow("single nodes") << 5 << 1u << 1u << 20.0;
        QTest::newRow("blunt") << 6 << 12u << 9u << 0.05;
        QTest::newRow("sharp: all on logarithms") << 5 << 8u << 8u << 1000.0;
        QTest::newRow("some on logarithms") << 8 << 8u << 12u << 60.0;
    }
    void everyBlockByAWarp()
    {
        QFETCH(int, views);
        QFETCH(quint32, rows);
        QFETCH(quint32, columns);
        QFETCH(double, lambda);
        for (const auto rule : {transport::MarginalRule::FloorTiny, transport::MarginalRule::ClipAtZero}) {
            const transport::BlockOptions options{.lambda = lambda, .marginals = rule};
            solveByWarpsAsThePlainSolver<float>(views, rows, columns, options);
            solveByWarpsAsThePlainSolver<double>(views, rows, columns, options);
        }
    }

    void weightsWithoutAPositiveOne()
    {
        RandomBatch<float> random(3, 4, 5);
        std::ranges::fill(random.rowWeights, -1.0f);
        for (const auto rule : {transport::MarginalRule::FloorTiny, transport::MarginalRule::ClipAtZero}) {
            const transport::BlockOptions options{.marginals = rule};
            QVERIFY(agree(solvedByThreads(random.batch(), options), solvedPlainly(random.batch(), options), 5e-6));
            QVERIFY(agree(solvedByWarps<false>(random.batch(), options), solvedPlainly(random.batch(), options), 5e-6));
        }
    }

    /// A solve on the GPU cannot return an Error; the loss becomes non-finite.
    void whatIsNotFiniteShows()
    {
        RandomBatch<float> random(3, 4, 5);
        random.cost[0] = std::numeric_limits<float>::quiet_NaN();
        const auto answers = solvedByThreads(random.batch(), {});
        const auto broken = std::ranges::count_if(answers.forward, [](float emd) { return std::isnan(emd); });
        QCOMPARE(broken, 1);
        QCOMPARE(std::ranges::count_if(answers.backward, [](float emd) { return std::isnan(emd); }), 1);
        const auto byWarps = solvedByWarps<false>(random.batch(), {});
        QCOMPARE(std::ranges::count_if(byWarps.forward, [](float emd) { return std::isnan(emd); }), 1);
    }

    void whatAWarpIsFor()
    {
        QVERIFY(fitsWarp(32, 32, 1000, LaneOptions{.lambda = transport::kPlainLambda}));
        QVERIFY(!fitsWarp(33, 32, 1000, LaneOptions{}));
        QVERIFY(!fitsWarp(32, 33, 1000, LaneOptions{}));
        QVERIFY(!fitsWarp(32, 32, std::int64_t{1} << 31, LaneOptions{}));
        QVERIFY(!fitsWarp(32, 32, 1000, LaneOptions{.lambda = 1.001 * transport::kPlainLambda}));
    }

    void gradientAsTransports()
    {
        const RandomBatch<double> random(7, 9, 6, 2, true);
        const auto batch = random.batch();
        const auto answers = solvedPlainly(batch, {});
        const auto places = transport::lanePlaces(random.layout);
        std::vector<double> upstream(answers.forward.size());
        for (std::size_t i = 0; i < upstream.size(); ++i) upstream[i] = std::sin(static_cast<double>(i));
        for (const int directions : {1, 2, 3}) {
            const bool there = directions & 1;
            const bool back = directions & 2;
            std::vector<double> expected(batch.cost.size());
            std::vector<double> found(batch.cost.size(), 7);
            std::vector<double> expectedRows(batch.padding.rowCost.size()), rows(expectedRows.size(), 7);
            std::vector<double> expectedColumns(batch.padding.columnCost.size()), columns(expectedColumns.size(), 7);
            const transport::BlockUpstream<double> none;
            const transport::PaddingUpstream<double> noFilling;
            transport::paddingGradient<double>(
                batch.rowOffsets, random.layout,
                there ? transport::PaddingUpstream<double>{upstream, {answers.forwardRows, answers.forwardColumns}}
                      : noFilling,
                back ? transport::PaddingUpstream<double>{answers.backward, {answers.backwardRows, answers.backwardColumns}}
                     : noFilling,
                {expectedRows, expectedColumns});
            transport::blockGradient<double>(
                batch.rowOffsets, random.layout,
                there ? transport::BlockUpstream<double>{upstream, answers.forwardPlan} : none,
                back ? transport::BlockUpstream<double>{answers.backward, answers.backwardPlan} : none, expected);
            LaneGradient<double> gradient;
            if (there) gradient.forwardGradient = upstream.data(), gradient.forwardPlan = answers.forwardPlan.data();
            if (back)
                gradient.backwardGradient = answers.backward.data(), gradient.backwardPlan = answers.backwardPlan.data();
            gradient.out = found.data();
            gradient.paddingRows = {answers.forwardRows.data(), answers.backwardRows.data(), rows.data()};
            gradient.paddingColumns = {answers.forwardColumns.data(), answers.backwardColumns.data(), columns.data()};
            const LaneBatch<double> lanes = lanesOf(batch, places);
            for (std::int64_t place = 0; place < lanes.rows + 3; ++place) {
                const LaneNode row = LaneNode::ofRow(lanes, place);
                QCOMPARE(row.isThere, place < lanes.rows);
                for (std::int64_t lane = 0; row.isThere && lane < lanes.lanes; ++lane)
                    gradientRow(lanes, gradient, row, lane);
                for (int first = 0; row.isThere && first < 4; ++first)
                    rows[static_cast<std::size_t>(place)] = (first ? rows[static_cast<std::size_t>(place)] : 0) +
                                                            rowPaddingTerms(lanes, gradient, row, first, 4);
            }
            for (std::int64_t number = 0; number < lanes.lanes * lanes.largestColumns; ++number) {
                const LaneNode column = LaneNode::ofColumn(lanes, number);
                if (!column.isThere) continue;
                double& sum = columns[static_cast<std::size_t>(column.at)];
                sum = 0;
                for (int first = 0; first < 3; ++first) sum += columnPaddingTerms(lanes, gradient, column, first, 3);
            }
            QVERIFY(test::largestError(found, expected) < 1e-15);
            QVERIFY(test::largestError(rows, expectedRows) < 1e-14);
            QVERIFY(test::largestError(columns, expectedColumns) < 1e-14);
        }
    }

    void measuresAsTransports_data()
    {
        QTest::addColumn<bool>("isFilled");
        QTest::newRow("nodes alone") << false;
        QTest::newRow("filled views") << true;
    }
    void measuresAsTransports()
    {
        QFETCH(bool, isFilled);
        const RandomBatch<float> random(9, 11, 7, 2, isFilled);
        const auto batch = random.batch();
        const transport::BlockOptions options;
        auto answers = solvedPlainly(batch, options);
        // Masses whose share of a padding row is below the smallest float.
        if (isFilled)
            answers.forwardRows.front() = answers.forwardColumns.front() = std::numeric_limits<float>::denorm_min();
        const auto expected = transport::diagnose<float>(batch, options.marginals, answers.forwardPlan,
                                                         {answers.forwardRows, answers.forwardColumns});
        const LanePlan<float> plan{answers.forwardPlan.data(), answers.forwardRows.data(), answers.forwardColumns.data()};
        const auto places = transport::lanePlaces(random.layout);
        const LaneBatch<float> lanes = lanesOf(batch, places);
        LaneMeasure sum;
        double largest = 0;
        for (std::int64_t view = 0; view < lanes.views; ++view)
            for (std::int64_t lane = 0; lane < lanes.lanes; ++lane) {
                const LaneMeasure measure = measureLane(lanes, laneOptions(options), plan, view, lane);
                sum.gap += measure.gap;
                sum.entropy += measure.entropy;
                sum.independent += measure.independent;
                largest = std::max(largest, measure.gap);
            }
        const auto blocks = static_cast<double>(lanes.views * lanes.lanes);
        QVERIFY(std::abs(sum.gap / blocks - expected.meanGap) < 1e-6);
        QVERIFY(std::abs(largest - expected.largestGap) < 1e-6);
        QVERIFY(std::abs(sum.entropy / sum.independent - expected.entropy) < 1e-6);
        QVERIFY(std::abs(sum.independent / blocks - expected.independentEntropy) < 1e-6);
    }
};

ROSA_TEST(TestLaneSolver)
#include "tst_lane_solver.moc"
