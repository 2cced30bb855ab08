/// Problems of the lab: matrices against numbers computed by hand, and what is refused.
#include <QtTest/QTest>

#include <cmath>
#include <limits>

#include "core/lab/pair_problem.h"
#include "core/lab/problem.h"
#include "core/lab/solution.h"

using namespace rosa;
using namespace rosa::lab;

namespace {

Problem clouds(PointList rows, PointList columns)
{
    Problem problem;
    problem.source = Clouds{std::move(rows), std::move(columns)};
    return problem;
}

/// A path of three nodes and one apart; views {0, 1} and {2, 3}.
Problem path()
{
    Problem problem;
    problem.source = GraphViews{{{0, 0}, {1, 0}, {2, 0}, {0, 5}}, {{0, 1}, {1, 2}, {2, 1}, {1, 1}}, {0, 1}, {2, 3}, 0};
    return problem;
}

QString faultOf(const Problem& problem)
{
    const auto posed = pose(problem);
    return posed ? QString() : QString::fromStdString(posed.error().text());
}

bool isNear(double a, double b) { return std::abs(a - b) < 1e-12; }

}  // namespace

class TestProblem : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void costsOfPoints()
    {
        Problem problem = clouds({{0, 0}, {3, 0}}, {{3, 4}, {0, 0}});
        const Posed euclidean = pose(problem).value();
        QCOMPARE(euclidean.distance(0, 0), 5.0);
        QCOMPARE(euclidean.distance(1, 0), 4.0);
        QCOMPARE(euclidean.distance(0, 1), 0.0);
        problem.ground = Ground::Squared;
        QCOMPARE(pose(problem).value().cost(0, 0), 25.0);
        problem.ground = Ground::Cosine;
        const Posed cosine = pose(problem).value();
        QVERIFY(isNear(cosine.distance(1, 0), 1 - 0.6));
        QVERIFY(isNear(cosine.distance(0, 0), 1));  // A zero vector has no direction.
    }

    void weights()
    {
        Problem problem = clouds({{1, 0}, {0, 1}}, {{2, 0}, {2, 0}, {-1, 0}});
        QCOMPARE(pose(problem).value().columns, std::vector<double>(3, 1.0 / 3));
        problem.rowWeights = {1, 3};
        QCOMPARE(pose(problem).value().rows, (std::vector<double>{0.25, 0.75}));
        problem.solve.variant = Variant::Unbalanced;
        QCOMPARE(pose(problem).value().rows, (std::vector<double>{1, 3}));
        problem.solve.variant = Variant::Sinkhorn;
        problem.weighting = Weighting::Views;  // x · mean(y) = (1, 0) and (0.5·2, 0.5·2, −0.5): clipped and normalised.
        const Posed views = pose(problem).value();
        QCOMPARE(views.rows, (std::vector<double>{1, 0}));
        QCOMPARE(views.columns, (std::vector<double>{0.5, 0.5, 0}));
    }

    void topology()
    {
        Problem problem = path();
        problem.isRescaled = true;
        problem.temperature = 2;
        const Posed posed = pose(problem).value();
        // Hops 0–2: 2, 1–2: 1; node 3 is not connected.
        QVERIFY(isNear((*posed.scale)(0, 0), 1 / (1 + std::exp(-1.0))));
        QVERIFY(isNear((*posed.scale)(1, 0), 1 / (1 + std::exp(-0.5))));
        QVERIFY((*posed.scale)(0, 1) > 1 - 1e-12);
        QVERIFY(isNear(posed.cost(0, 0), 2 / (1 + std::exp(-1.0))));
        QCOMPARE(posed.rowEdges, (Edges{{0, 1}}));
        QVERIFY(posed.columnEdges.empty());
    }

    /// D̃ of the path's ends is 2, of its middle 3: node 0 becomes x₀/2 + x₁/√6.
    void smoothing()
    {
        Problem problem = path();
        std::get<GraphViews>(problem.source).smoothing = 1;
        const Posed posed = pose(problem).value();
        QVERIFY(isNear(posed.rowVectors[0][0], 1 / std::sqrt(6.0)));
        QVERIFY(isNear(posed.rowVectors[1][0], 1.0 / 3 + 2 / std::sqrt(6.0)));
        QCOMPARE(posed.columnVectors[1], (transport::PlanePoint{0, 5}));
        QCOMPARE(posed.rowPlaces[1], (transport::PlanePoint{1, 0}));
    }

    void refused()
    {
        const double nan = std::numeric_limits<double>::quiet_NaN();
        QCOMPARE(faultOf(clouds({}, {{0, 0}})), QStringLiteral("rows: expected at least one"));
        QVERIFY(faultOf(clouds({{0, nan}}, {{0, 0}})).contains(QStringLiteral("point 1")));
        QVERIFY(faultOf(clouds(PointList(kMostPoints + 1), {{0, 0}})).contains(QStringLiteral("at most 128")));
        Problem problem = clouds({{0, 0}}, {{1, 1}});
        problem.isRescaled = true;
        QVERIFY(faultOf(problem).contains(QStringLiteral("needs a graph")));
        problem.isRescaled = false;
        problem.rowWeights = {0};
        QVERIFY(faultOf(problem).contains(QStringLiteral("at least one must be positive")));
        problem.rowWeights = {1, 1};
        QVERIFY(faultOf(problem).contains(QStringLiteral("expected 1, found 2")));
        problem.rowWeights = {};
        problem.solve.lambda = nan;
        QVERIFY(faultOf(problem).startsWith(QStringLiteral("λ: expected a number")));
        Problem graph = path();
        std::get<GraphViews>(graph.source).rows = {0, 4};
        QVERIFY(faultOf(graph).contains(QStringLiteral("node 4 does not exist")));
        graph = path();
        std::get<GraphViews>(graph.source).edges.emplace_back(0, 9);
        QVERIFY(faultOf(graph).contains(QStringLiteral("edge 5 names node 9")));
    }

    /// Every variant of lesson 2's problem, D = i·j: greedy 14/3, optimum 10/3.
    void variants()
    {
        Problem problem;
        problem.source = GivenCost{{3, 3, {1, 2, 3, 2, 4, 6, 3, 6, 9}}, {}, {}, {}, {}, {}, {}};
        const Posed posed = pose(problem).value();
        const References references = referencesOf(posed).value();
        QVERIFY(std::abs(references.greedyCost - 14.0 / 3) < 1e-9);
        QVERIFY(std::abs(references.exact.cost - 10.0 / 3) < 1e-9);
        QVERIFY(std::abs(references.independent.cost - 4) < 1e-9);
        SolveSettings settings;
        settings.variant = Variant::Exact;
        QCOMPARE(solve(settings, posed, references, Ground::Euclidean).value().verdict, transport::CostVerdict::Optimal);
        settings.variant = Variant::Sliced;
        QVERIFY(!solve(settings, posed, references, Ground::Euclidean).ok());
        settings.variant = Variant::Hand;
        QCOMPARE(solve(settings, posed, references, Ground::Euclidean).value().figures.mass, 0.0);
        settings.variant = Variant::Sinkhorn;
        const Solution solution = solve(settings, posed, references, Ground::Euclidean).value();
        QCOMPARE(solution.run.steps.size(), std::size_t{10});
        QVERIFY(solution.figures.columnGap < 1e-12);
        QVERIFY(!solve(settings, posed, references, Ground::Euclidean, [] { return true; }).ok());
    }

    void pairOfARun()
    {
        record::Inspection inspection;
        inspection.pair.rowNodes = {3, 1};
        inspection.pair.columnNodes = {0};
        inspection.pair.cost = {0.25F, 1};
        inspection.pair.rescale = {0.5F, 0.75F};
        inspection.pair.rowWeights = {0.5F, 0.5F};
        inspection.pair.columnWeights = {1};
        inspection.rescaled = true;
        inspection.lambda = 7;
        inspection.iterations = 3;
        inspection.rowView.arcs = {0, 1, 1, 0};
        graph::Labels labels;
        labels.ofNode = {2, 1, 0, 2};
        labels.classNames = {"a", "b", "c"};
        const Problem problem = problemOfPair(inspection, labels).value();
        QCOMPARE(problem.rowLabels, (std::vector<std::string>{"3", "1"}));
        QCOMPARE(problem.rowClasses, (std::vector<int>{2, 1}));
        QCOMPARE(problem.solve.halfSweeps, std::int64_t{6});
        const Posed posed = pose(problem).value();
        QCOMPARE(posed.cost(1, 0), 0.75);
        QCOMPARE(posed.rowEdges, (Edges{{0, 1}}));
    }
};

QTEST_APPLESS_MAIN(TestProblem)
#include "tst_problem.moc"
