#include "core/transport/block_sinkhorn.h"

#include <QtTest/QTest>

#include <cmath>
#include <limits>
#include <type_traits>

#include "core/base/parallel.h"
#include "core/transport/lane_math.h"
#include "tests/base/instruction_sets.h"
#include "tests/program/test_program.h"
#include "tests/transport/differences.h"
#include "tests/transport/random_problem.h"

using namespace rosa;
using namespace rosa::transport;

namespace {

constexpr std::int64_t kNodeWidth = 6;

std::vector<std::int64_t> raggedOffsets(int views, std::uint32_t largest, RandomStream& stream)
{
    std::vector<std::int64_t> offsets{0};
    for (int view = 0; view < views; ++view) offsets.push_back(offsets.back() + 1 + stream.below(largest));
    return offsets;
}

/// Views of random nodes and all inputs of a batch, in any precision, from the same numbers.
struct RandomViews {
    std::vector<std::int64_t> rowOffsets, columnOffsets;
    Matrix<float> x, y;
    LaneLayout layout;

    RandomViews(int rowViews, int columnViews, std::uint32_t largest, std::uint32_t index)
    {
        RandomStream stream(9, Purpose::Generator, 0, index);
        rowOffsets = raggedOffsets(rowViews, largest, stream);
        columnOffsets = raggedOffsets(columnViews, largest, stream);
        x = test::randomNodes<float>(rowOffsets.back(), kNodeWidth, stream, 0.3);
        y = test::randomNodes<float>(columnOffsets.back(), kNodeWidth, stream, 0.3);
        layout = laneLayout(columnOffsets).value();
    }
};

template <typename T>
Matrix<T> viewOf(const Matrix<float>& nodes, const std::vector<std::int64_t>& offsets, std::int64_t view)
{
    const std::int64_t first = offsets[static_cast<std::size_t>(view)];
    Matrix<T> result(offsets[static_cast<std::size_t>(view) + 1] - first, kNodeWidth);
    for (std::int64_t i = 0; i < result.rows(); ++i)
        for (std::int64_t c = 0; c < kNodeWidth; ++c) result(i, c) = nodes(first + i, c);
    return result;
}

template <typename T>
struct RandomBatch {
    std::vector<T> cost, rowWeights, columnWeights;
    BlockBatch<T> batch;

    explicit RandomBatch(const RandomViews& views)
    {
        const auto& layout = views.layout;
        const std::int64_t cols = layout.columnCount();
        const std::int64_t lanes = layout.viewCount();
        const auto rowViews = static_cast<std::int64_t>(views.rowOffsets.size()) - 1;
        const std::int64_t rows = views.rowOffsets.back();
        cost.resize(static_cast<std::size_t>(rows * cols));
        rowWeights.resize(static_cast<std::size_t>(rows * lanes));
        columnWeights.resize(static_cast<std::size_t>(rowViews * cols));
        for (std::int64_t i = 0; i < rowViews; ++i)
            for (std::int64_t k = 0; k < lanes; ++k) {
                const auto x = viewOf<T>(views.x, views.rowOffsets, i);
                const auto y = viewOf<T>(views.y, views.columnOffsets, k);
                const auto d = cosineCost(x.view(), y.view());
                const auto t = rawWeights(x.view(), y.view());
                const auto r = rawWeights(y.view(), x.view());
                for (std::int64_t a = 0; a < x.rows(); ++a) {
                    const std::int64_t row = views.rowOffsets[static_cast<std::size_t>(i)] + a;
                    rowWeights[static_cast<std::size_t>(row * lanes + layout.viewPlace[static_cast<std::size_t>(k)])] =
                        t[static_cast<std::size_t>(a)];
                    for (std::int64_t b = 0; b < y.rows(); ++b) {
                        const std::int64_t place =
                            layout
                                .columnPlace[static_cast<std::size_t>(views.columnOffsets[static_cast<std::size_t>(k)] + b)];
                        cost[static_cast<std::size_t>(row * cols + place)] = d(a, b);
                        columnWeights[static_cast<std::size_t>(i * cols + place)] = r[static_cast<std::size_t>(b)];
                    }
                }
            }
        batch = {cost, rowWeights, columnWeights, views.rowOffsets, &layout};
    }
};

template <typename T>
struct Answers {
    std::vector<T> forward, forwardPlan, backward, backwardPlan;
    BlockSolution<T> rowsFirst, columnsFirst;

    explicit Answers(const BlockBatch<T>& batch)
        : forward(static_cast<std::size_t>(batch.rowViews() * batch.columns->viewCount())),
          forwardPlan(batch.cost.size()),
          backward(forward.size()),
          backwardPlan(batch.cost.size()),
          rowsFirst{forward, forwardPlan},
          columnsFirst{backward, backwardPlan}
    {}
    Answers(const Answers&) = delete;
};

float exponentialOf(float x) { return exponential<4>(broadcast<4>(x))[0]; }
float entropyTermOf(float p) { return entropyTerm<4>(broadcast<4>(p))[0]; }

}  // namespace

class TestBlockSinkhorn : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        setThreadCount(2);
        setInstructionSet(bestInstructionSet());
    }

    void exponentialIsAccurate()
    {
        double worst = 0;
        for (double x = -87; x <= 88; x += 1.0 / 512) {
            const double exact = std::exp(static_cast<double>(static_cast<float>(x)));
            worst = std::max(worst, std::abs(exponentialOf(static_cast<float>(x)) / exact - 1));
        }
        QVERIFY2(worst < 2e-7, qPrintable(QString::number(worst)));
        QCOMPARE(exponentialOf(0.0f), 1.0f);
        QVERIFY(exponentialOf(-1e30f) < 2e-38f);
        QVERIFY(std::isfinite(exponentialOf(1e30f)));
        QVERIFY(std::isfinite(exponentialOf(std::numeric_limits<float>::quiet_NaN())));
    }

    void entropyTermsAreAccurate()
    {
        double worst = 0;
        for (double p = 1e-37; p < 4; p *= 1.001) {
            const double exact =
                -static_cast<double>(static_cast<float>(p)) * std::log(static_cast<double>(static_cast<float>(p)));
            worst = std::max(worst, std::abs(entropyTermOf(static_cast<float>(p)) - exact) / std::max(p, std::abs(exact)));
        }
        QVERIFY2(worst < 4e-7, qPrintable(QString::number(worst)));
        QCOMPARE(entropyTermOf(0.0f), 0.0f);
        QCOMPARE(entropyTermOf(-1.0f), 0.0f);
        QCOMPARE(entropyTermOf(1.0f), 0.0f);
    }

    void logarithmsAreAccurate()
    {
        double worst = 0;
        for (double p = 1.2e-38; p < 1e38; p *= 1.001) {
            const auto single = static_cast<float>(p);
            const double found = logarithm<4>(broadcast<4>(single))[0];
            worst = std::max(worst, std::abs(found - std::log(static_cast<double>(single))));
        }
        QVERIFY2(worst < 2e-7, qPrintable(QString::number(worst)));
        QCOMPARE(logarithm<4>(broadcast<4>(1.0f))[0], 0.0);
    }

    void lanesHoldEveryNodeOnce()
    {
        const std::vector<std::int64_t> offsets{0, 3, 4, 7, 9, 12};  // sizes 3 1 3 2 3
        const auto layout = laneLayout(offsets).value();
        QCOMPARE(layout.viewOrder, (std::vector<std::int64_t>{1, 3, 0, 2, 4}));
        QCOMPARE(layout.columnOrder, (std::vector<std::int64_t>{3, 7, 8, 0, 4, 9, 1, 5, 10, 2, 6, 11}));
        QCOMPARE(layout.groups.size(), std::size_t{3});  // 1, 1 and 3 views
        QCOMPARE(layout.groups[2].width, 3);
        for (std::size_t column = 0; column < 12; ++column)
            QCOMPARE(layout.columnOrder[static_cast<std::size_t>(layout.columnPlace[column])],
                     static_cast<std::int64_t>(column));
    }

    void emptyViewsAreNamed()
    {
        const std::vector<std::int64_t> offsets{0, 2, 2, 3};
        QVERIFY(laneLayout(offsets).error().text().find("view 1") != std::string::npos);
        QVERIFY(!laneLayout(std::vector<std::int64_t>{0}).ok());
    }

    void runsOfEqualViewsAreSplitIntoGroups()
    {
        std::vector<std::int64_t> offsets{0};
        for (int view = 0; view < 35; ++view) offsets.push_back(offsets.back() + 2);
        const auto layout = laneLayout(offsets).value();
        QCOMPARE(layout.groups.size(), std::size_t{3});
        QCOMPARE(layout.groups[0].width, kMostLanes);
        QCOMPARE(layout.groups[2].width, 3);
        QCOMPARE(layout.groups[2].firstColumn, std::int64_t{64});
    }

    void everyBlockEqualsThePlainSolve_data()
    {
        QTest::addColumn<InstructionSet>("set");
        QTest::addColumn<int>("largest");
        for (const InstructionSet set : test::instructionSets())
            for (const int largest : {7, 12}) QTest::addRow("%s, up to %d nodes", nameOf(set), largest) << set << largest;
    }

    /// Vector code, compared with single pairs in double precision; with all widths and sizes from one node on.
    void everyBlockEqualsThePlainSolve()
    {
        QFETCH(InstructionSet, set);
        QFETCH(int, largest);
        QCOMPARE(setInstructionSet(set), set);
        for (const auto rule : {MarginalRule::FloorTiny, MarginalRule::ClipAtZero})
            for (const double lambda : {5.0, 20.0, 40.0, 41.0, 300.0, 10000.0}) {
                const RandomViews views(9, 71, static_cast<std::uint32_t>(largest), 1);
                const RandomBatch<float> single(views);
                const RandomBatch<double> exact(views);
                const BlockOptions options{.lambda = lambda, .marginals = rule};
                const Answers<float> fast(single.batch);
                QVERIFY(blockSinkhorn(single.batch, options, &fast.rowsFirst, &fast.columnsFirst).ok());
                for (std::int64_t i = 0; i < 9; ++i)
                    for (std::int64_t k = 0; k < 71; ++k) {
                        const auto x = viewOf<double>(views.x, views.rowOffsets, i);
                        const auto y = viewOf<double>(views.y, views.columnOffsets, k);
                        auto t = rawWeights(x.view(), y.view());
                        auto r = rawWeights(y.view(), x.view());
                        normaliseWeights<double>(t, rule);
                        normaliseWeights<double>(r, rule);
                        const auto cost = cosineCost(x.view(), y.view());
                        const SinkhornOptions knobs{.lambda = lambda};
                        const auto there = sinkhorn<double>(cost, t, r, knobs).value();
                        const auto back = sinkhorn<double>(cost.transposed(), r, t, knobs).value();
                        const auto place =
                            static_cast<std::size_t>(i * 71 + views.layout.viewPlace[static_cast<std::size_t>(k)]);
                        QVERIFY(std::abs(fast.forward[place] - there.cost) < 2e-6 * std::max(1.0, lambda / 20));
                        QVERIFY(std::abs(fast.backward[place] - back.cost) < 2e-6 * std::max(1.0, lambda / 20));
                    }
                const Answers<double> plain(exact.batch);
                QVERIFY(blockSinkhorn(exact.batch, options, &plain.rowsFirst, &plain.columnsFirst).ok());
                const double tolerance = 1e-5 * std::max(1.0, lambda / 20);
                QVERIFY(test::largestError(fast.forwardPlan, plain.forwardPlan) < tolerance);
                QVERIFY(test::largestError(fast.backwardPlan, plain.backwardPlan) < tolerance);
            }
    }

    void oneDirectionIsTheSameAlone()
    {
        const RandomViews views(5, 20, 6, 2);
        const RandomBatch<float> batch(views);
        const Answers<float> both(batch.batch);
        Answers<float> alone(batch.batch);
        QVERIFY(blockSinkhorn(batch.batch, {}, &both.rowsFirst, &both.columnsFirst).ok());
        QVERIFY(blockSinkhorn<float>(batch.batch, {}, &alone.rowsFirst, nullptr).ok());
        QCOMPARE(alone.forward, both.forward);
        const BlockSolution<float> withoutPlan{alone.backward, {}};
        QVERIFY(blockSinkhorn<float>(batch.batch, {}, nullptr, &withoutPlan).ok());
        QCOMPARE(alone.backward, both.backward);
    }

    /// Cosines instead of costs, solved in lanes, block by block in the log domain, and in double precision.
    void cosinesSayWhatCostsSay()
    {
        const RandomViews views(5, 20, 6, 8);
        const auto compare = [&]<typename T>(RandomBatch<T> batch, double lambda, double tolerance) {
            const BlockOptions options{.lambda = lambda};
            const Answers<T> byCosts(batch.batch);
            QVERIFY(blockSinkhorn(batch.batch, options, &byCosts.rowsFirst, &byCosts.columnsFirst).ok());
            for (T& value : batch.cost) value = 1 - value;
            BlockBatch<T> cosines{batch.cost, batch.rowWeights, batch.columnWeights, views.rowOffsets, &views.layout, true};
            const Answers<T> byCosines(cosines);
            QVERIFY(blockSinkhorn(cosines, options, &byCosines.rowsFirst, &byCosines.columnsFirst).ok());
            QVERIFY(test::largestError(byCosines.forward, byCosts.forward) < tolerance);
            QVERIFY(test::largestError(byCosines.backward, byCosts.backward) < tolerance);
            QVERIFY(test::largestError(byCosines.forwardPlan, byCosts.forwardPlan) < tolerance);
            QVERIFY(test::largestError(byCosines.backwardPlan, byCosts.backwardPlan) < tolerance);
            cosines.isOneMinus = false;  // the test detects costs taken for cosines
            QVERIFY(blockSinkhorn(cosines, options, &byCosines.rowsFirst, &byCosines.columnsFirst).ok());
            QVERIFY(test::largestError(byCosines.forward, byCosts.forward) > 0.01);
        };
        compare(RandomBatch<float>(views), 20, 1e-5);
        compare(RandomBatch<float>(views), 300, 1e-4);
        compare(RandomBatch<double>(views), 20, 1e-12);
    }

    void threadsDoNotChangeABit_data()
    {
        QTest::addColumn<double>("lambda");
        QTest::newRow("kernels") << 20.0;
        QTest::newRow("kernels and logarithms") << 70.0;
    }
    void threadsDoNotChangeABit()
    {
        QFETCH(double, lambda);
        const BlockOptions options{.lambda = lambda};
        const RandomViews views(23, 40, 8, 3);
        const RandomBatch<float> batch(views);
        const Answers<float> one(batch.batch);
        const Answers<float> many(batch.batch);
        setThreadCount(1);
        QVERIFY(blockSinkhorn(batch.batch, options, &one.rowsFirst, &one.columnsFirst).ok());
        setThreadCount(3);
        QVERIFY(blockSinkhorn(batch.batch, options, &many.rowsFirst, &many.columnsFirst).ok());
        QCOMPARE(one.forward, many.forward);
        QCOMPARE(one.forwardPlan, many.forwardPlan);
        QCOMPARE(one.backward, many.backward);
        QCOMPARE(one.backwardPlan, many.backwardPlan);
    }

    /// Costs far outside the range of cosines overflow float in some blocks, which are solved in the log domain.
    void blocksOutOfRangeAreRepaired()
    {
        const RandomViews views(4, 19, 5, 4);
        RandomBatch<float> batch(views);
        for (float& cost : batch.cost) cost *= 40;
        const Answers<float> fast(batch.batch);
        const Answers<float> plain(batch.batch);
        QVERIFY(blockSinkhorn(batch.batch, {}, &fast.rowsFirst, &fast.columnsFirst).ok());
        QVERIFY(blockSinkhornPlain(batch.batch, {}, &plain.rowsFirst, &plain.columnsFirst).ok());
        QVERIFY(test::largestError(fast.forward, plain.forward) < 40 * 2e-4);
        for (const float value : fast.forwardPlan) QVERIFY(std::isfinite(value));
    }

    void valuesThatAreNotFiniteAreNamed()
    {
        const RandomViews views(4, 6, 3, 5);
        const float nan = std::numeric_limits<float>::quiet_NaN();
        const auto column = static_cast<std::size_t>(views.layout.columnPlace.back());  // of view 5
        RandomBatch<float> broken(views);
        broken.cost[static_cast<std::size_t>(views.rowOffsets[2] * views.layout.columnCount()) + column] = nan;
        const Answers<float> answers(broken.batch);
        auto result = blockSinkhorn(broken.batch, {}, &answers.rowsFirst, &answers.columnsFirst);
        QVERIFY(!result.ok());
        QVERIFY(result.error().text().starts_with("view 2 against view 5: "));

        RandomBatch<float> weightless(views);
        weightless.columnWeights[views.layout.columnPlace.size() + column] = std::numeric_limits<float>::infinity();
        result = blockSinkhorn<float>(weightless.batch, {}, &answers.rowsFirst, nullptr);
        QVERIFY(!result.ok());
        QVERIFY(result.error().text().starts_with("view 1 against view 5: raw weight of column"));
    }

    void gradientSpreadsOverBlocks_data()
    {
        QTest::addColumn<InstructionSet>("set");
        QTest::addColumn<int>("columnViews");
        for (const InstructionSet set : test::instructionSets())
            for (const int columnViews : {5, 71})
                QTest::addRow("%s, %d column views", nameOf(set), columnViews) << set << columnViews;
    }

    /// In both precisions, compared with p₁ g₁ + p₂ g₂ by element; the number of columns is not a multiple of the vector size.
    void gradientSpreadsOverBlocks()
    {
        QFETCH(InstructionSet, set);
        QFETCH(int, columnViews);
        QCOMPARE(setInstructionSet(set), set);
        const RandomViews views(3, columnViews, 4, 6);
        const auto& layout = views.layout;
        QVERIFY(layout.columnCount() % 8 != 0);
        const auto compare = [&]<typename T>(T) {
            const RandomBatch<T> batch(views);
            const Answers<T> answers(batch.batch);
            QVERIFY(blockSinkhorn(batch.batch, {}, &answers.rowsFirst, &answers.columnsFirst).ok());
            std::vector<T> first(static_cast<std::size_t>(3 * columnViews));
            std::vector<T> second(first.size());
            for (std::size_t i = 0; i < first.size(); ++i) {
                first[i] = static_cast<T>(i) + 1;
                second[i] = 3 - static_cast<T>(i);
            }
            std::vector<T> both(batch.cost.size()), one(batch.cost.size()), other(batch.cost.size()),
                none(batch.cost.size(), 1);
            blockGradient<T>(views.rowOffsets, layout, {first, answers.forwardPlan}, {second, answers.backwardPlan}, both);
            blockGradient<T>(views.rowOffsets, layout, {}, {second, answers.backwardPlan}, one);
            blockGradient<T>(views.rowOffsets, layout, {first, answers.forwardPlan}, {}, other);
            blockGradient<T>(views.rowOffsets, layout, {}, {}, none);
            for (std::int64_t i = 0; i < 3; ++i)
                for (std::int64_t row = views.rowOffsets[static_cast<std::size_t>(i)];
                     row < views.rowOffsets[static_cast<std::size_t>(i) + 1]; ++row)
                    for (std::size_t k = 0; k < static_cast<std::size_t>(columnViews); ++k)
                        for (std::int64_t column = views.columnOffsets[k]; column < views.columnOffsets[k + 1]; ++column) {
                            const auto at = static_cast<std::size_t>(row * layout.columnCount() +
                                                                     layout.columnPlace[static_cast<std::size_t>(column)]);
                            const auto block = static_cast<std::size_t>(i * columnViews + layout.viewPlace[k]);
                            const T there = first[block] * answers.forwardPlan[at];
                            const T back = second[block] * answers.backwardPlan[at];
                            QCOMPARE(one[at], back);
                            QCOMPARE(other[at], there);
                            QCOMPARE(none[at], T{0});
                            if constexpr (std::is_same_v<T, double>)
                                QCOMPARE(both[at], there + back);
                            else  // nearly cancelling terms leave their rounding error
                                QVERIFY(std::abs(both[at] - (there + back)) <= 1e-6f * (std::abs(there) + std::abs(back)));
                        }
        };
        compare(double{});
        compare(float{});
    }

    void diagnosticsMeasureTheSolve()
    {
        const RandomViews views(6, 12, 6, 7);
        const RandomBatch<float> batch(views);
        const Answers<float> answers(batch.batch);
        const auto measured = [&](int iterations, double lambda) {
            const BlockOptions options{.lambda = lambda, .iterations = iterations};
            return blockSinkhorn<float>(batch.batch, options, &answers.rowsFirst, nullptr).ok()
                       ? diagnose<float>(batch.batch, options.marginals, answers.forwardPlan)
                       : BlockDiagnostics{-1, -1, -1, -1};
        };
        const auto early = measured(1, 20);
        const auto late = measured(50, 20);
        const auto soft = measured(50, 1e-3);
        QVERIFY(early.meanGap > late.meanGap && late.meanGap >= 0);
        QVERIFY(early.largestGap >= early.meanGap);
        QVERIFY(late.entropy > 0 && late.entropy < soft.entropy);
        QVERIFY(std::abs(soft.entropy - 1) < 1e-3);  // without sharpness the coupling is independent
        QVERIFY(early.independentEntropy > 0);
        QCOMPARE(late.independentEntropy, early.independentEntropy);  // depends on the marginals only
    }

    /// Vector code, compared with the plain implementation in double precision on the same numbers.
    void diagnosticsEqualThePlainOnes()
    {
        const RandomViews views(11, 60, 9, 8);
        const RandomBatch<float> single(views);
        const RandomBatch<double> exact(views);
        const Answers<float> answers(single.batch);
        for (const auto rule : {MarginalRule::FloorTiny, MarginalRule::ClipAtZero}) {
            QVERIFY(blockSinkhorn<float>(single.batch, {.marginals = rule}, &answers.rowsFirst, nullptr).ok());
            const std::vector<double> plan(answers.forwardPlan.begin(), answers.forwardPlan.end());
            const auto plain = diagnose<double>(exact.batch, rule, plan);
            for (const InstructionSet set : test::instructionSets()) {
                setInstructionSet(set);
                const auto fast = diagnose<float>(single.batch, rule, answers.forwardPlan);
                QVERIFY(std::abs(fast.meanGap - plain.meanGap) < 1e-6);
                QVERIFY(std::abs(fast.largestGap - plain.largestGap) < 2e-6);
                QVERIFY(std::abs(fast.entropy - plain.entropy) < 1e-6);
                QVERIFY(std::abs(fast.independentEntropy - plain.independentEntropy) < 2e-6);
            }
        }
    }

    void independentEntropyIsInNats()
    {
        // Equal weights, 2 rows and 3 columns per block: H(t rᵀ) = log 2 + log 3.
        const std::vector<std::int64_t> rowOffsets{0, 2, 4};
        const std::vector<std::int64_t> columnOffsets{0, 3, 6, 9};
        const LaneLayout layout = laneLayout(columnOffsets).value();
        const std::vector<float> cost(36, 0.5f);
        const std::vector<float> rowWeights(12, 1.0f);
        const std::vector<float> columnWeights(18, 2.0f);
        const BlockBatch<float> batch{cost, rowWeights, columnWeights, rowOffsets, &layout};
        std::vector<float> emd(6);
        std::vector<float> plan(36);
        const BlockSolution<float> solution{emd, plan};
        QVERIFY(blockSinkhorn<float>(batch, {}, &solution, nullptr).ok());
        const auto measured = diagnose<float>(batch, MarginalRule::FloorTiny, plan);
        QVERIFY(std::abs(measured.independentEntropy - std::log(6.0)) < 1e-6);
        QVERIFY(std::abs(measured.entropy - 1) < 1e-6);  // independent for constant costs
    }
};

ROSA_TEST(TestBlockSinkhorn)
#include "tst_block_sinkhorn.moc"
