/// Losses of the other methods, compared with values computed by hand and with their formulas in double precision.
#include <cmath>
#include <functional>

#include <QtTest/QTest>

#include <torch/csrc/autograd/autograd.h>

#include "core/graph/centrality.h"
#include "core/learn/methods/bgrl.h"
#include "core/learn/methods/dgi.h"
#include "core/learn/methods/gca.h"
#include "core/learn/methods/gmi.h"
#include "core/learn/methods/subgcon.h"
#include "core/learn/ops/edge_reconstruction.h"
#include "tests/learn/general_path.h"
#include "tests/learn/support.h"
#include "tests/program/test_program.h"

using namespace rosa;
using namespace rosa::learn;

namespace {

double softplus(double x) { return std::log1p(std::exp(x)); }
double sigmoid(double x) { return 1 / (1 + std::exp(-x)); }

bool isClose(double found, double expected, double tolerance = 1e-6) { return std::abs(found - expected) <= tolerance; }

/// A path 0 − 1 − 2, and a separate star with centre 3 and leaves 4, 5, 6.
graph::Graph pathAndStar() { return graph::Graph::undirected(7, {{0, 1}, {1, 2}, {3, 4}, {3, 5}, {3, 6}}).value(); }

torch::Tensor waveRows(std::int64_t rows, std::int64_t width)
{
    return torch::sin(torch::arange(rows * width, torch::kFloat32) * 1.3f).reshape({rows, width});
}

}  // namespace

class TestComparedMethods : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void discriminatorOfDgi()
    {
        const double loss =
            discriminatorLoss(torch::tensor({2.0f, -1.0f}), torch::tensor({0.5f, 0.0f, -3.0f})).item<double>();
        const double expected = ((softplus(-2) + softplus(1)) / 2 + (softplus(0.5) + softplus(0) + softplus(-3)) / 3) / 2;
        QVERIFY(isClose(loss, expected));
    }

    void bilinearScores()
    {
        ModelState state;
        BilinearScore score = BilinearScore::make(state, "score", 2, 3, 1);
        const torch::NoGradGuard constant;
        QVERIFY(score.weight.abs().max().item<double>() <= std::sqrt(6.0 / 9.0));
        score.weight.copy_(torch::tensor({{1.0f, 0.0f, 2.0f}, {0.0f, -1.0f, 1.0f}}));
        score.bias.fill_(0.5);
        const torch::Tensor x = torch::tensor({{1.0f, 2.0f}, {3.0f, 0.0f}});
        const torch::Tensor y = torch::tensor({1.0f, 1.0f, 2.0f});
        // W·y = (5, 1)
        QVERIFY(torch::allclose(score(x, y), torch::tensor({7.5f, 15.5f})));
        QVERIFY(torch::allclose(score.ofRows(x.mm(score.weight), torch::stack({y, y})), torch::tensor({7.5f, 15.5f})));
    }

    void informationOfGmi()
    {
        const double loss = jensenShannon(torch::tensor({1.0f}), torch::tensor({-2.0f, 0.0f})).item<double>();
        QVERIFY(isClose(loss, softplus(-sigmoid(1)) + (softplus(sigmoid(-2)) + softplus(sigmoid(0))) / 2));
    }

    void edgesOfGmi_data()
    {
        QTest::addColumn<int>("block");
        for (const int block : {1, 3, 256}) QTest::addRow("blocks of %d", block) << block;
    }
    /// The whole matrix in double precision, with autograd.
    void edgesOfGmi()
    {
        QFETCH(int, block);
        const graph::Graph graph = pathAndStar();
        torch::Tensor exact = waveRows(7, 4).to(torch::kFloat64).requires_grad_(true);
        torch::Tensor joined = torch::eye(7, torch::kFloat64);
        for (graph::Node node = 0; node < 7; ++node)
            for (const graph::Node other : graph.neighbours(node)) joined[node][other] = 1;
        const double edges = joined.sum().item<double>() / 2;
        const torch::Tensor on = torch::sigmoid(exact.mm(exact.t()));
        const torch::Tensor expected =
            (-(49 - edges) / edges * joined * torch::log(on + 1e-10) - (1 - joined) * torch::log(1 - on + 1e-10)).mean() *
            49 / (49 - edges);
        expected.backward();
        torch::Tensor h = exact.detach().to(torch::kFloat32).requires_grad_(true);
        const torch::Tensor loss = edgeReconstruction(h, graph, block);
        (2 * loss).backward();
        QVERIFY(isClose(loss.item<double>(), expected.item<double>(), 1e-5));
        QVERIFY(torch::allclose(h.grad() / 2, exact.grad().to(torch::kFloat32), 1e-4, 1e-6));
    }

    void edgesOfGmiByOperations()
    {
        const graph::Graph graph = pathAndStar();
        const torch::Tensor rows = waveRows(7, 4);
        torch::Tensor expectedRows = rows.clone().requires_grad_(true);
        const torch::Tensor expected = edgeReconstruction(expectedRows, graph);
        expected.backward();
        const test::GeneralPath general;
        for (const torch::Device device : test::generalDevices()) {
            torch::Tensor h = rows.to(device).clone().requires_grad_(true);
            const torch::Tensor loss = edgeReconstruction(h, graph, 3);
            loss.backward();
            QVERIFY(isClose(loss.item<double>(), expected.item<double>(), 1e-6));
            QVERIFY(torch::allclose(h.grad().cpu(), expectedRows.grad(), 1e-5, 1e-7));
        }
    }

    void marginOfSubgCon()
    {
        const torch::Tensor z = torch::tensor({{1.0f}, {2.0f}, {-1.0f}});
        const torch::Tensor s = torch::tensor({{3.0f}, {-1.0f}, {0.5f}});
        const torch::Tensor next = torch::tensor({1, 2, 0}, torch::kInt64);
        const auto over = [](double joint, double apart) { return std::max(0.0, 0.4 - sigmoid(joint) + sigmoid(apart)); };
        const double own = over(3, 6) + over(-2, 1) + over(-0.5, 0.5);    // zᵢsᵢ, z̃ᵢsᵢ
        const double other = over(-2, -1) + over(-0.5, 1) + over(3, -3);  // z̃ᵢs̃ᵢ, zᵢs̃ᵢ
        QVERIFY(isClose(subgraphMarginLoss(z, s, next, 0.4).item<double>(), (own + other) / 3));
    }

    void scheduleOfBgrl()
    {
        QCOMPARE(cosineSchedule(2, 10, 110, 0), 0.0);
        QCOMPARE(cosineSchedule(2, 10, 110, 5), 1.0);
        QCOMPARE(cosineSchedule(2, 10, 110, 10), 2.0);
        QVERIFY(isClose(cosineSchedule(2, 10, 110, 60), 1, 1e-12));
        QVERIFY(isClose(cosineSchedule(2, 0, 100, 25), 1 + std::sqrt(0.5), 1e-12));
        QCOMPARE(cosineSchedule(2, 10, 110, 110), 0.0);
        QCOMPARE(cosineSchedule(2, 20, 10, 15), 1.5);  // fewer epochs than the warm-up
    }

    /// The mean drop probability is p unless probabilities are cut at the limit.
    void dropProbabilitiesOfGca()
    {
        const graph::Graph graph = pathAndStar();
        const std::vector<double> degrees{1, 2, 1, 3, 1, 1, 1};
        const auto arcs = edgeDropProbabilities(graph, degrees, 0.2, 1, false);
        QCOMPARE(arcs.size(), std::size_t(10));
        // Rows 0; 1, 1; 2; 3, 3, 3; 4; 5; 6: five arcs into leaves, two into degree 2, three into degree 3.
        const double mean = (5 * std::log(2) + 2 * std::log(3) + 3 * std::log(4)) / 10;
        const double scale = 0.2 / (std::log(4) - mean);
        QVERIFY(isClose(arcs[0], scale * (std::log(4) - std::log(2))));
        QVERIFY(isClose(arcs[1], scale * (std::log(4) - std::log(3))));
        QCOMPARE(arcs[4], 0.0f);
        double sum = 0;
        for (const float one : arcs) sum += static_cast<double>(one);
        QVERIFY(isClose(sum / 10, 0.2));
        for (const float one : edgeDropProbabilities(graph, degrees, 0.2, 0.25, false)) QVERIFY(one <= 0.25f);
        const auto both = edgeDropProbabilities(graph, degrees, 0.2, 1, true);
        QCOMPARE(both[0], both[1]);  // edge 0 − 1 in both directions
        const std::vector<double> same(7, 3.0);
        for (const float one : edgeDropProbabilities(graph, same, 0.2, 0.7, false)) QCOMPARE(one, 0.2f);
    }

    void maskProbabilitiesOfGca()
    {
        // Column 0 in nodes 0 and 1, column 1 in node 1, column 2 nowhere.
        const auto sparse = graph::Features::sparse(2, 3, {0, 1, 3}, {0, 0, 1}, {1, 2, 1}).value();
        const std::vector<double> centrality{1, 3};
        const auto columns = featureMaskProbabilities(sparse, centrality, 0.1, 1);
        const double mean = (std::log(5) + std::log(4)) / 3;
        QCOMPARE(columns[0], 0.0f);
        QVERIFY(isClose(columns[1], 0.1 * (std::log(5) - std::log(4)) / (std::log(5) - mean)));
        QVERIFY(isClose(columns[2], 0.1 * std::log(5) / (std::log(5) - mean)));
        const auto dense = graph::Features::dense(2, 3, {1, 0, 0, -1, 1, 0}).value();
        const auto same = featureMaskProbabilities(dense, centrality, 0.1, 1);
        for (std::size_t i = 0; i < 3; ++i) QVERIFY(isClose(same[i], columns[i]));
    }

    void centralities()
    {
        const graph::Graph graph = pathAndStar();
        const auto ranks = graph::pageRank(graph);
        // For the star: c₃ = 0.15 + 0.85·3·c, c = 0.15 + 0.85·c₃/3.
        const double hub = (0.15 + 0.85 * 3 * 0.15) / (1 - 0.85 * 0.85);
        QVERIFY(isClose(ranks[3], hub, 1e-9));
        QVERIFY(isClose(ranks[4], 0.15 + 0.85 * hub / 3, 1e-9));
        double sum = 0;
        for (const double rank : ranks) sum += rank;
        QVERIFY(isClose(sum, 7, 1e-9));
        // The eigenvalue √3 of the star exceeds √2 of the path.
        const auto eigen = graph::eigenvectorCentrality(graph);
        QVERIFY(isClose(eigen[3], std::sqrt(0.5), 1e-7));
        QVERIFY(isClose(eigen[4], std::sqrt(1.0 / 6), 1e-7));
        QVERIFY(isClose(eigen[1], 0, 1e-7));
    }
};

ROSA_TEST(TestComparedMethods)
#include "tst_compared_methods.moc"
