#include "core/learn/projection/tsne.h"

#include <QtTest/QTest>

#include <cmath>
#include <numeric>

#include <torch/types.h>

#include "core/base/parallel.h"
#include "core/base/random.h"
#include "core/learn/projection/tsne_affinities.h"
#include "core/learn/projection/tsne_forces.h"
#include "core/learn/projection/tsne_grid.h"
#include "tests/base/instruction_sets.h"
#include "tests/learn/prepared_tsne.h"
#include "tests/program/test_program.h"

using namespace rosa;
using namespace rosa::learn;
using test::prepared;

namespace {

constexpr int blobCount = 3;
constexpr int blobSize = 40;

/// Three well-separated clusters in ten dimensions.
graph::Features blobs()
{
    RandomStream stream(8, Purpose::Generator);
    std::vector<float> values;
    for (int i = 0; i < blobCount * blobSize; ++i)
        for (int j = 0; j < 10; ++j) values.push_back(static_cast<float>((j == i / blobSize ? 20 : 0) + stream.normal()));
    return *graph::Features::dense(blobCount * blobSize, 10, std::move(values));
}

TsneOptions shortRun()
{
    TsneOptions options;
    options.iterations = 300;
    options.exaggeratedIterations = 100;
    return options;
}

/// All entries of a dense matrix with a zero diagonal.
template <typename Real>
TsneAffinities<Real> affinitiesOf(const std::vector<double>& matrix, std::size_t count)
{
    TsneAffinities<Real> affinities;
    affinities.offsets.push_back(0);
    for (std::size_t i = 0; i < count; ++i) {
        for (std::size_t j = 0; j < count; ++j) {
            const double value = matrix[i * count + j];
            if (!(value > 0)) continue;
            affinities.columns.push_back(static_cast<std::int32_t>(j));
            affinities.values.push_back(static_cast<Real>(value));
            affinities.entropy += value * std::log(value);
        }
        affinities.offsets.push_back(static_cast<std::int64_t>(affinities.columns.size()));
    }
    return affinities;
}

/// Symmetric random affinities of sum 1, and a random layout.
struct SmallProblem {
    std::vector<double> matrix, layout;

    explicit SmallProblem(std::size_t count) : matrix(count * count), layout(2 * count)
    {
        RandomStream stream(3, Purpose::Generator);
        double sum = 0;
        for (std::size_t i = 0; i < count; ++i)
            for (std::size_t j = 0; j < i; ++j) {
                matrix[i * count + j] = matrix[j * count + i] = stream.uniform64();
                sum += 2 * matrix[i * count + j];
            }
        for (double& affinity : matrix) affinity /= sum;
        for (double& value : layout) value = stream.normal();
    }

    [[nodiscard]] double divergence() const
    {
        return tsneDivergence<double>(affinitiesOf<double>(matrix, layout.size() / 2), layout,
                                      exactRepulsion<double>(layout).total);
    }
};

/// Σ w² (y_i − y_j) with w = 1 / (1 + ‖y_i − y_j‖²), and Σ w over all pairs, by direct summation.
TsneRepulsion<double> plainRepulsion(const std::vector<double>& layout)
{
    TsneRepulsion<double> repulsion{std::vector<double>(layout.size()), 0};
    for (std::size_t i = 0; i < layout.size(); i += 2)
        for (std::size_t j = 0; j < layout.size(); j += 2) {
            if (j == i) continue;
            const double dx = layout[i] - layout[j], dy = layout[i + 1] - layout[j + 1];
            const double w = 1 / (1 + dx * dx + dy * dy);
            repulsion.forces[i] += w * w * dx;
            repulsion.forces[i + 1] += w * w * dy;
            repulsion.total += w;
        }
    return repulsion;
}

/// Clusters of points, as in a finished layout.
std::vector<float> cloudyLayout(int clouds, int points, double spread)
{
    RandomStream stream(5, Purpose::Generator);
    std::vector<float> layout;
    std::vector<double> centres;
    for (int c = 0; c < 2 * clouds; ++c) centres.push_back(spread * (stream.uniform64() - 0.5));
    for (int i = 0; i < points; ++i)
        for (int axis = 0; axis < 2; ++axis)
            layout.push_back(
                static_cast<float>(centres[static_cast<std::size_t>(2 * (i % clouds) + axis)] + 3 * stream.normal()));
    return layout;
}

double layoutDistance(const std::vector<float>& layout, std::size_t i, std::size_t j)
{
    return std::hypot(layout[2 * i] - layout[2 * j], layout[2 * i + 1] - layout[2 * j + 1]);
}

}  // namespace

class TestTsne : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void cleanup() { setInstructionSet(bestInstructionSet()); }

    /// Two points: Z = 2w, so Q = P = ½ each and KL = 0, at any positions.
    void divergenceOfTwoPoints()
    {
        const auto affinities = affinitiesOf<double>({0, 0.5, 0.5, 0}, 2);
        const std::vector<double> layout{0, 0, 3, 4};
        const auto repulsion = exactRepulsion<double>(layout);
        QVERIFY(std::abs(repulsion.total - 2.0 / 26) < 1e-15);
        QVERIFY(std::abs(repulsion.forces[3] - 4.0 / (26 * 26)) < 1e-15);
        QVERIFY(std::abs(tsneAttraction<double>(affinities, layout)[0] - 0.5 / 26 * -3) < 1e-15);
        QVERIFY(std::abs(tsneDivergence<double>(affinities, layout, repulsion.total)) < 1e-14);
    }

    /// ∂KL/∂y = 4 (attraction − repulsion / Z), in double precision; 37 points fill two vectors and a remainder.
    void forcesAreTheGradient()
    {
        SmallProblem problem(37);
        const auto attraction = tsneAttraction<double>(affinitiesOf<double>(problem.matrix, 37), problem.layout);
        for (const InstructionSet set : test::instructionSets()) {
            setInstructionSet(set);
            const auto repulsion = exactRepulsion<double>(problem.layout);
            for (std::size_t k = 0; k < problem.layout.size(); ++k) {
                constexpr double width = 1e-5;
                const double at = problem.layout[k];
                problem.layout[k] = at + width;
                const double above = problem.divergence();
                problem.layout[k] = at - width;
                const double below = problem.divergence();
                problem.layout[k] = at;
                const double gradient = 4 * (attraction[k] - repulsion.forces[k] / repulsion.total);
                QVERIFY2(std::abs(gradient - (above - below) / (2 * width)) < 1e-9, nameOf(set));
            }
        }
    }

    void singlePrecisionAgreesWithDouble()
    {
        const SmallProblem problem(37);
        const std::vector<float> layout(problem.layout.begin(), problem.layout.end());
        const auto expectedPull = tsneAttraction<double>(affinitiesOf<double>(problem.matrix, 37), problem.layout);
        const auto foundPull = tsneAttraction<float>(affinitiesOf<float>(problem.matrix, 37), layout);
        for (std::size_t k = 0; k < layout.size(); ++k) QVERIFY(std::abs(foundPull[k] - expectedPull[k]) < 1e-6);
    }

    void repulsionIsTheSumOverPairs_data()
    {
        QTest::addColumn<int>("points");
        for (const int points : {5, 16, 37, 131}) QTest::addRow("%d points", points) << points;
    }
    /// In both precisions, for all instruction sets: less than one vector, one, and several with a remainder.
    void repulsionIsTheSumOverPairs()
    {
        QFETCH(int, points);
        const SmallProblem problem(static_cast<std::size_t>(points));
        const std::vector<float> layout(problem.layout.begin(), problem.layout.end());
        const auto expected = plainRepulsion(problem.layout);
        for (const InstructionSet set : test::instructionSets()) {
            setInstructionSet(set);
            const auto exact = exactRepulsion<double>(problem.layout);
            const auto found = exactRepulsion<float>(layout);
            QVERIFY2(std::abs(exact.total - expected.total) < 1e-12 * expected.total, nameOf(set));
            QVERIFY2(std::abs(found.total - expected.total) < 1e-5 * expected.total, nameOf(set));
            for (std::size_t k = 0; k < layout.size(); ++k) {
                QVERIFY2(std::abs(exact.forces[k] - expected.forces[k]) < 1e-12, nameOf(set));
                QVERIFY2(std::abs(found.forces[k] - expected.forces[k]) < 1e-4, nameOf(set));
            }
        }
    }

    /// The grid approximation for a finished layout, a tiny initial one, a horizontal line, and coinciding points.
    void theGridRepelsAsTermByTerm_data()
    {
        QTest::addColumn<std::vector<float>>("layout");
        QTest::addColumn<double>("tolerance");
        QTest::newRow("finished") << cloudyLayout(20, 4000, 100) << 0.03;
        std::vector<float> tiny = cloudyLayout(4, 500, 10), line = tiny;
        for (float& value : tiny) value *= 1e-4f;
        for (std::size_t i = 1; i < line.size(); i += 2) line[i] = 2;
        QTest::newRow("start") << tiny << 0.01;
        QTest::newRow("line") << line << 0.02;
        QTest::newRow("far apart") << std::vector<float>{0, 0, 1, 0, 120, 120, 120, 121.5f} << 0.03;
    }

    void theGridRepelsAsTermByTerm()
    {
        QFETCH(std::vector<float>, layout);
        QFETCH(double, tolerance);
        const auto expected = exactRepulsion<float>(layout);
        GridRepulsion grid;
        const auto found = grid(layout);
        QVERIFY2(std::abs(found.total / expected.total - 1) < tolerance,
                 qPrintable(QStringLiteral("%1 against %2").arg(found.total).arg(expected.total)));
        double off = 0, all = 0;
        for (std::size_t k = 0; k < layout.size(); ++k) {
            off += std::pow(static_cast<double>(found.forces[k] - expected.forces[k]), 2);
            all += std::pow(static_cast<double>(expected.forces[k]), 2);
        }
        QVERIFY2(std::sqrt(off / all) < tolerance, qPrintable(QString::number(std::sqrt(off / all))));
    }

    void theGridIsTheSameForEveryNumberOfThreads()
    {
        const auto layout = cloudyLayout(20, 6000, 120);
        const int before = threadCount();
        setThreadCount(1);
        GridRepulsion one;
        const auto expected = one(layout);
        setThreadCount(3);
        GridRepulsion three;
        const auto found = three(layout);
        setThreadCount(before);
        QCOMPARE(found.forces, expected.forces);
        QCOMPARE(found.total, expected.total);
    }

    /// For all instruction sets.
    void neighboursAreTheNearest()
    {
        RandomStream stream(2, Purpose::Generator);
        constexpr std::int64_t points = 4500;  // more than one block of rows and of columns
        constexpr int width = 5, k = 9;
        std::vector<float> values;
        for (std::int64_t i = 0; i < points * width; ++i)
            values.push_back(static_cast<float>(static_cast<int>(4 * stream.normal())));
        std::vector<NeighbourTable> tables;
        for (const InstructionSet set : test::instructionSets()) {
            setInstructionSet(set);
            tables.push_back(nearestNeighbours(torch::from_blob(values.data(), {points, width}), k));
            QCOMPARE(tables.back().points, points);
        }
        const auto distanceOf = [&](std::int64_t i, std::int64_t j) {
            double layoutDistance = 0;
            for (int c = 0; c < width; ++c)
                layoutDistance += std::pow(static_cast<double>(values[static_cast<std::size_t>(i * width + c)]) -
                                               static_cast<double>(values[static_cast<std::size_t>(j * width + c)]),
                                           2);
            return layoutDistance;
        };
        for (std::int64_t i = 0; i < points; ++i) {
            std::vector<double> all;
            for (std::int64_t j = 0; j < points; ++j)
                if (j != i) all.push_back(distanceOf(i, j));
            std::ranges::partial_sort(all, all.begin() + k);
            for (const NeighbourTable& table : tables)
                for (std::size_t j = 0; j < k; ++j) {
                    const auto at = static_cast<std::size_t>(i) * k + j;
                    QVERIFY(std::abs(static_cast<double>(table.squaredDistances[at]) - all[j]) < 1e-3);
                    QVERIFY(table.neighbours[at] != i);
                    QCOMPARE(distanceOf(i, table.neighbours[at]), all[j]);  // exact for integers
                }
        }
    }

    void neighboursCanBeCancelled()
    {
        const auto table = nearestNeighbours(torch::zeros({600, 2}), 3, [](double share) { return share == 0; });
        QCOMPARE(table.points, std::int64_t{0});
        const auto stopped = Tsne::prepare(blobs(), {}, [](double) { return false; });
        QVERIFY(!stopped.ok() && stopped.error().kind == ErrorKind::Interrupted);
    }

    void weightsHaveThePerplexityAskedFor()
    {
        std::vector<float> distances;
        for (int j = 1; j <= 200; ++j) distances.push_back(0.01f * static_cast<float>(j * j));
        std::vector<double> weights(distances.size());
        for (const double perplexity : {2.0, 30.0, 150.0}) {
            neighbourWeights(distances, perplexity, weights);
            double entropy = 0;
            for (const double weight : weights)
                if (weight > 0) entropy -= weight * std::log(weight);
            QVERIFY(std::abs(std::exp(entropy) / perplexity - 1) < 1e-4);
            QVERIFY(std::abs(std::accumulate(weights.begin(), weights.end(), 0.0) - 1) < 1e-12);
        }
    }

    /// Ten coinciding neighbours have equal weights, so the perplexity cannot be below ten.
    void coincidingNeighboursShareTheirWeight()
    {
        std::vector<float> distances(10, 0.0f);
        distances.resize(15, 4.0f);
        std::vector<double> weights(distances.size());
        neighbourWeights(distances, 3, weights);
        for (std::size_t j = 0; j < 15; ++j) QVERIFY(std::abs(weights[j] - (j < 10 ? 0.1 : 0.0)) < 1e-6);
    }

    void affinitiesAreAJointDistribution()
    {
        const auto features = blobs();
        auto values = std::vector<float>(features.values().begin(), features.values().end());
        constexpr std::size_t count = 120;
        const auto rows = torch::from_blob(values.data(), {120, 10}, torch::kFloat32);
        const auto affinities = tsneAffinities(nearestNeighbours(rows, tsneNeighbours(10, count)), 10);
        std::vector<float> matrix(count * count);
        double sum = 0;
        double across = 0;
        double entropy = 0;
        for (std::size_t i = 0; i < count; ++i)
            for (auto entry = affinities.offsets[i]; entry < affinities.offsets[i + 1]; ++entry) {
                const auto j = static_cast<std::size_t>(affinities.columns[static_cast<std::size_t>(entry)]);
                QVERIFY(j != i && (entry == affinities.offsets[i] ||
                                   affinities.columns[static_cast<std::size_t>(entry) - 1] < static_cast<std::int32_t>(j)));
                const auto value =
                    static_cast<double>(matrix[i * count + j] = affinities.values[static_cast<std::size_t>(entry)]);
                sum += value;
                entropy += value * std::log(value);
                if (i / blobSize != j / blobSize) across += value;
            }
        for (std::size_t i = 0; i < count; ++i)
            for (std::size_t j = 0; j < i; ++j) QCOMPARE(matrix[i * count + j], matrix[j * count + i]);
        QVERIFY(std::abs(sum - 1) < 1e-5);
        QVERIFY(std::abs(affinities.entropy - entropy) < 1e-9);
        QVERIFY(across < 1e-6);
        QVERIFY(affinities.columns.size() >= count * 30 && affinities.columns.size() <= count * 60);
    }

    void blobsComeApart()
    {
        auto tsne = prepared(blobs(), shortRun());
        QVERIFY(tsne.options().perplexity == 30.0);
        const double before = tsne.divergence();
        QVERIFY(tsne.step(1000).ok());
        QVERIFY(tsne.finished());
        QCOMPARE(tsne.state().iteration, 300);
        QVERIFY(tsne.divergence() < 0.5 * before);
        const auto& layout = tsne.state().layout;
        for (std::size_t i = 0; i < 120; ++i) {
            std::size_t nearest = i == 0 ? 1 : 0;
            for (std::size_t j = 0; j < 120; ++j)
                if (j != i && layoutDistance(layout, i, j) < layoutDistance(layout, i, nearest)) nearest = j;
            QCOMPARE(nearest / blobSize, i / blobSize);
        }
    }

    void chunksAndThreadsChangeNothing()
    {
        const int before = threadCount();
        setThreadCount(1);
        auto whole = prepared(blobs(), shortRun());
        auto parts = prepared(blobs(), shortRun());
        QVERIFY(whole.step(60).ok());
        setThreadCount(3);
        QVERIFY(parts.step(13).ok());
        QVERIFY(parts.step(47).ok());
        setThreadCount(before);
        QCOMPARE(parts.state().layout, whole.state().layout);
    }

    void aStateCanBeGoneBackTo()
    {
        auto tsne = prepared(blobs(), shortRun());
        QVERIFY(tsne.step(20).ok());
        const TsneState kept = tsne.state();
        QVERIFY(tsne.step(20).ok());
        const auto first = tsne.state().layout;
        tsne.restore(kept);
        QVERIFY(tsne.step(20).ok());
        QCOMPARE(tsne.state().layout, first);
    }

    void seedsDiffer()
    {
        auto options = shortRun();
        const auto one = prepared(blobs(), options);
        QCOMPARE(prepared(blobs(), options).state().layout, one.state().layout);
        options.seed = 1;
        QVERIFY(prepared(blobs(), options).state().layout != one.state().layout);
    }

    void layoutsAreReportedOnTheWay()
    {
        auto tsne = prepared(blobs(), shortRun());
        std::vector<int> iterations;
        std::vector<double> divergences;
        const auto end = runTsne(tsne, 25, [&](const TsneProgress& progress) {
            iterations.push_back(progress.iteration);
            divergences.push_back(progress.divergence);
            return true;
        });
        QVERIFY(end.ok() && *end == TsneEnd::Finished);
        QCOMPARE(iterations.size(), std::size_t{26});  // every 12 of 300 steps, with start and end
        QCOMPARE(iterations.front(), 0);
        QCOMPARE(iterations.back(), 300);
        QVERIFY(divergences.back() < divergences.front());
    }

    void reportingCanCancel()
    {
        auto tsne = prepared(blobs(), shortRun());
        const auto end = runTsne(tsne, 25, [](const TsneProgress& progress) { return progress.iteration < 36; });
        QVERIFY(end.ok() && *end == TsneEnd::Cancelled);
        QCOMPARE(tsne.state().iteration, 36);
        QVERIFY(tsne.step(1).ok());
    }

    void duplicatesAndFewPointsStayFinite()
    {
        auto tsne = prepared(*graph::Features::dense(8, 1, {1, 1, 1, 1, 1, 1, 2, 2}));
        QVERIFY(std::abs(tsne.options().perplexity - 7.0 / 3) < 1e-12);
        QVERIFY(tsne.step(1000).ok());
        for (const float value : tsne.state().layout) QVERIFY(std::isfinite(value));
        QVERIFY(layoutDistance(tsne.state().layout, 0, 1) > 0);
    }

    void aGpuIsForManyPointsAndFewCores()
    {
        QVERIFY(!isFasterOnGpu(2708, 1000, 8));  // CUDA has to start
        QVERIFY(!isFasterOnGpu(5000, 250, 16));
        QVERIFY(!isFasterOnGpu(20000, 750, 64));
        QVERIFY(isFasterOnGpu(20000, 750, 4));
        // as measured
        QVERIFY(isFasterOnGpu(20000, 250, 16));
        QVERIFY(isFasterOnGpu(50000, 750, 16));
        QVERIFY(isFasterOnGpu(200000, 250, 16));
    }

    void wrongInputIsNamed()
    {
        constexpr auto tooMany = static_cast<std::size_t>(Tsne::kMaxPoints) + 1;
        const auto many = graph::Features::dense(tooMany, 1, std::vector<float>(tooMany, 0.0f));
        QVERIFY(Tsne::prepare(*many).error().text().find("at most 500000 points, found 500001") != std::string::npos);
        const auto few = graph::Features::dense(3, 1, {1, 2, 3});
        QVERIFY(!Tsne::prepare(*few).ok());
        TsneOptions options;
        options.perplexity = 0.5;
        QVERIFY(Tsne::prepare(blobs(), options).error().text().starts_with("t-SNE: perplexity must be at least 1"));
        options = shortRun();
        options.learningRate = options.longestStep = 1e38;
        auto wild = prepared(blobs(), options);
        const auto result = wild.step(300);
        QVERIFY(!result.ok() && result.error().kind == ErrorKind::Failed);
    }

    /// After the exaggeration phase gradients are much smaller; with the same rate the layout would not converge.
    void theRateFollowsTheExaggeration()
    {
        TsneOptions options = shortRun();
        Tsne tsne = prepared(blobs(), options);
        QVERIFY(tsne.options().learningRate >= 200);
        QVERIFY(tsne.step(300).ok());
        options.learningRate = tsne.options().learningRate / 20;
        Tsne slow = prepared(blobs(), options);
        QVERIFY(slow.step(300).ok());
        QVERIFY(tsne.divergence() < slow.divergence());
    }

    void noPointMovesFurtherThanTheLongestStep()
    {
        TsneOptions options = shortRun();
        options.learningRate = 1e6;
        options.longestStep = 0.5;
        Tsne tsne = prepared(blobs(), options);
        for (int i = 0; i < 20; ++i) {
            QVERIFY(tsne.step(1).ok());
            const auto& update = tsne.state().update;
            for (std::size_t k = 0; k < update.size(); k += 2)
                QVERIFY(std::hypot(update[k], update[k + 1]) < 0.5f * (1 + 1e-6f));
        }
        options.longestStep = 0;
        QVERIFY(Tsne::prepare(blobs(), options).error().text().find("longest step") != std::string::npos);
    }

    void goesOnFromALayout()
    {
        const graph::Features rows = blobs();
        Tsne whole = prepared(rows, shortRun());
        QVERIFY(whole.step(300).ok());
        TsneOptions options = shortRun();
        options.start = whole.state().layout;
        for (std::size_t i = 0; i < options.start.size(); i += 2) options.start[i] += 100;  // shifted, to be centred again
        Tsne warm = prepared(rows, options);
        for (std::size_t i = 0; i < options.start.size(); ++i)
            QVERIFY(std::abs(warm.state().layout[i] - whole.state().layout[i]) < 1e-3f);
        // Exaggeration would first contract the clusters and raise the divergence.
        QVERIFY(warm.step(20).ok());
        QVERIFY(warm.divergence() < whole.divergence() + 0.01);
    }

    void refusesAStartThatDoesNotFit()
    {
        const graph::Features rows = blobs();
        TsneOptions options;
        options.start.assign(2 * blobCount * blobSize - 2, 0.0f);
        QVERIFY(!Tsne::prepare(rows, options).ok());
        options.start.assign(2 * blobCount * blobSize, 0.0f);
        options.start[7] = std::nanf("");
        QVERIFY(Tsne::prepare(rows, options).error().text().find("point 3") != std::string::npos);
    }
};

ROSA_TEST(TestTsne)
#include "tst_tsne.moc"
