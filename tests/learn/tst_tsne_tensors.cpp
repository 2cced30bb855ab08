#include <QtTest/QTest>

#include <cmath>

#include "core/base/random.h"
#include "core/learn/projection/tsne.h"
#include "core/learn/projection/tsne_affinities.h"
#include "core/learn/projection/tsne_forces.h"
#include "core/learn/projection/tsne_tensors.h"
#include "tests/learn/general_path.h"
#include "tests/learn/prepared_tsne.h"
#include "tests/program/test_program.h"

using namespace rosa;
using namespace rosa::learn;
using test::prepared;

namespace {

/// Clusters in six dimensions.
graph::Features clouds(int points)
{
    RandomStream stream(8, Purpose::Generator);
    std::vector<float> values;
    for (int i = 0; i < points; ++i)
        for (int j = 0; j < 6; ++j) values.push_back(static_cast<float>((j == i % 6 ? 8 : 0) + stream.normal()));
    return *graph::Features::dense(points, 6, std::move(values));
}

torch::Tensor tensorOf(const graph::Features& rows)
{
    torch::Tensor values = torch::empty({rows.rows(), rows.columns()});
    for (graph::Node i = 0; i < rows.rows(); ++i)
        rows.copyRow(i, {values.data_ptr<float>() + i * rows.columns(), static_cast<std::size_t>(rows.columns())});
    return values;
}

double distanceOf(const std::vector<float>& a, const std::vector<float>& b)
{
    double off = 0, all = 0;
    for (std::size_t i = 0; i < a.size(); ++i) {
        off += std::pow(static_cast<double>(a[i]) - static_cast<double>(b[i]), 2);
        all += std::pow(static_cast<double>(b[i]), 2);
    }
    return std::sqrt(off / all);
}

TsneOptions optionsOf(torch::Device device)
{
    TsneOptions options;
    options.perplexity = 10;
    options.iterations = 300;
    options.exaggeratedIterations = 100;
    options.device = device;
    return options;
}

}  // namespace

/// Steps by LibTorch operations, compared with the CPU implementation.
class TestTsneTensors : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// The tables are equal, because distances are distinct beyond rounding.
    void neighboursAreTheSame()
    {
        const torch::Tensor rows = tensorOf(clouds(1300));  // more than two blocks of rows
        const NeighbourTable expected = nearestNeighbours(rows, 7);
        const test::GeneralPath general;
        for (const torch::Device device : test::generalDevices()) {
            const NeighbourTable found = nearestNeighbours(rows.to(device), 7);
            QCOMPARE(found.points, expected.points);
            QCOMPARE(found.neighbours, expected.neighbours);
            for (std::size_t i = 0; i < expected.squaredDistances.size(); ++i)
                QVERIFY(std::abs(found.squaredDistances[i] - expected.squaredDistances[i]) < 1e-3f);
        }
    }

    /// More neighbours than candidates per block of rows.
    void moreNeighboursThanOtherRowsOfABlock()
    {
        const torch::Tensor rows = tensorOf(clouds(30));
        const NeighbourTable expected = nearestNeighbours(rows, 29);
        const test::GeneralPath general;
        const NeighbourTable found = nearestNeighbours(rows, 29);
        QCOMPARE(found.neighbours, expected.neighbours);
        const NeighbourTable stopped = nearestNeighbours(rows, 3, [](double) { return false; });
        QCOMPARE(stopped.points, std::int64_t{0});
    }

    void stepsAreTheSame_data()
    {
        QTest::addColumn<int>("points");
        QTest::newRow("term by term") << 400;
        QTest::newRow("on the grid") << static_cast<int>(Tsne::kExactPoints) + 100;
    }
    /// One step, and ten steps with exaggeration, give the same layout, momentum and gains; the divergence is the same.
    void stepsAreTheSame()
    {
        QFETCH(int, points);
        const graph::Features rows = clouds(points);
        Tsne own = prepared(rows, optionsOf(torch::kCPU));
        const test::GeneralPath general;
        for (const torch::Device device : test::generalDevices()) {
            Tsne tensors = prepared(rows, optionsOf(device));
            // From a spread-out layout, because initial forces are nearly zero.
            if (own.state().iteration == 0) QVERIFY(own.step(110).ok());
            const TsneState spread = own.state();
            tensors.restore(spread);
            // A device with a kernel sums over all pairs where the CPU takes the grid, whose forces are off by up to 3 %.
            const bool isExact = points > Tsne::kExactPoints && deviceOperations(device.type()).repulsion;
            const double loose = isExact ? 100 : 1;
            QVERIFY(std::abs(tensors.divergence() / own.divergence() - 1) < 1e-4 * loose);
            QVERIFY(tensors.step(1).ok());
            QVERIFY(own.step(1).ok());
            QCOMPARE(tensors.state().iteration, own.state().iteration);
            QVERIFY(distanceOf(tensors.state().update, own.state().update) < 1e-3 * loose);
            QVERIFY(distanceOf(tensors.state().layout, own.state().layout) < 1e-5 * loose);
            QVERIFY(distanceOf(tensors.state().gains, own.state().gains) < (isExact ? 0.2 : 0.02));  // a sign may differ
            QVERIFY(tensors.step(10).ok());
            QVERIFY(own.step(10).ok());
            QVERIFY(distanceOf(tensors.state().layout, own.state().layout) < (isExact ? 0.1 : 1e-2));
            own.restore(spread);
        }
    }

    /// A complete run reaches the same divergence and preserves the clusters.
    void endsAsLow()
    {
        const graph::Features rows = clouds(300);
        Tsne own = prepared(rows, optionsOf(torch::kCPU));
        QVERIFY(own.step(300).ok());
        const test::GeneralPath general;
        for (const torch::Device device : test::generalDevices()) {
            Tsne tensors = prepared(rows, optionsOf(device));
            const double before = tensors.divergence();
            QVERIFY(tensors.step(1000).ok());
            QVERIFY(tensors.finished());
            QVERIFY(tensors.divergence() < 0.5 * before);
            QVERIFY(std::abs(tensors.divergence() / own.divergence() - 1) < 0.05);
        }
    }

    /// A non-finite layout is an error, and must not reach the grid.
    void divergingIsAnError_data() { stepsAreTheSame_data(); }
    void divergingIsAnError()
    {
        QFETCH(int, points);
        const test::GeneralPath general;
        TsneOptions options = optionsOf(torch::kCPU);
        options.learningRate = 1e60;  // exceeds the range of float
        Tsne tsne = prepared(clouds(points), options);
        const auto done = tsne.step(20);
        QVERIFY(!done.ok());
        QVERIFY(done.error().text().find("diverged") != std::string::npos);
    }
};

ROSA_TEST(TestTsneTensors)
#include "tst_tsne_tensors.moc"
