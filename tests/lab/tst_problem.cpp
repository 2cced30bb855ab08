#include "core/lab/problem.h"

#include <QtTest/QTest>

#include <cmath>
#include <functional>
#include <limits>

#include "tests/lab/problems.h"
#include "tests/program/test_program.h"

using namespace rosa;
using namespace rosa::lab;
using rosa::test::clouds;
using rosa::test::crossing;
using rosa::test::givenCost;
using rosa::test::pathGraph;

namespace {

constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();
constexpr double kInfinity = std::numeric_limits<double>::infinity();

bool agree(double a, double b) { return std::abs(a - b) < 1e-12; }

bool agree(const transport::Matrix<double>& matrix, const std::vector<double>& values)
{
    if (matrix.values().size() != values.size()) return false;
    for (std::size_t i = 0; i < values.size(); ++i)
        if (!agree(matrix.values()[i], values[i])) return false;
    return true;
}

bool agree(const std::vector<double>& a, const std::vector<double>& b)
{
    if (a.size() != b.size()) return false;
    for (std::size_t i = 0; i < a.size(); ++i)
        if (!agree(a[i], b[i])) return false;
    return true;
}

double sigmoid(double x) { return 1 / (1 + std::exp(-x)); }

/// A change that makes a problem wrong, and a part of the message.
struct Wrong {
    const char* name;
    Problem problem;
    const char* part;
};

using Change = std::function<void(Problem&)>;

Problem changed(Problem problem, const Change& change)
{
    change(problem);
    return problem;
}

template <typename Source>
Problem changedSource(Problem problem, const std::function<void(Source&)>& change)
{
    change(std::get<Source>(problem.source));
    return problem;
}

std::vector<Wrong> wrongSources()
{
    const auto cloud = [](const std::function<void(Clouds&)>& change) {
        return changedSource<Clouds>(clouds({{0, 0}, {1, 0}}, {{0, 1}}), change);
    };
    const auto graph = [](const std::function<void(GraphViews&)>& change) {
        return changedSource<GraphViews>(pathGraph(), change);
    };
    const auto given = [](const std::function<void(GivenCost&)>& change) {
        return changedSource<GivenCost>(crossing(), change);
    };
    return {
        {"no rows", cloud([](Clouds& c) { c.rows.clear(); }), "rows: expected at least one"},
        {"no columns", cloud([](Clouds& c) { c.columns.clear(); }), "columns: expected at least one"},
        {"many points", cloud([](Clouds& c) { c.rows.resize(129); }), "at most 128, found 129"},
        {"NaN", cloud([](Clouds& c) { c.rows[1][1] = kNaN; }), "point 2"},
        {"far away", cloud([](Clouds& c) { c.columns[0][0] = 2e6; }), "columns: coordinates of point 1"},
        {"edge", graph([](GraphViews& g) { g.edges.emplace_back(0, 4); }), "edge 3 names node 4"},
        {"negative edge", graph([](GraphViews& g) { g.edges.emplace_back(-1, 0); }), "edge 3 names node -1"},
        {"node of a view", graph([](GraphViews& g) {
             g.rows = {0, 4};
         }),
         "node 4 does not exist"},
        {"negative node", graph([](GraphViews& g) { g.columns = {-1}; }), "node -1 does not exist"},
        {"empty view", graph([](GraphViews& g) { g.columns.clear(); }), "columns: expected from 1"},
        {"smoothing", graph([](GraphViews& g) { g.smoothing = 11; }), "smoothing"},
        {"negative smoothing", graph([](GraphViews& g) { g.smoothing = -1; }), "smoothing"},
        {"no cost", given([](GivenCost& g) { g.cost = {}; }), "cost: expected from 1 to 128"},
        {"large cost", given([](GivenCost& g) { g.cost = transport::Matrix<double>(129, 1); }), "129"},
        {"infinite cost", given([](GivenCost& g) { g.cost(1, 0) = kInfinity; }), "row 2, column 1"},
        {"hops of another shape", given([](GivenCost& g) { g.hops = transport::Matrix<double>(1, 2); }), "2 × 2 numbers"},
        {"negative hops", given([](GivenCost& g) {
             g.hops = {2, 2, {0, 1, -1, 0}};
         }),
         "hops"},
        {"two scales", given([](GivenCost& g) { g.hops = g.cost, g.scale = g.cost; }), "only one of them"},
        {"places", given([](GivenCost& g) {
             g.rowPlaces = {{0, 0}};
         }),
         "places of the rows: expected 2, found 1"},
        {"edge of rows", given([](GivenCost& g) {
             g.rowEdges = {{0, 2}};
         }),
         "edges of the rows"},
    };
}

std::vector<Wrong> wrongSettings()
{
    const auto with = [](const Change& change) { return changed(crossing(), change); };
    return {
        {"weights", with([](Problem& p) { p.rowWeights = {1}; }), "weights of the rows: expected 2, found 1"},
        {"negative weight", with([](Problem& p) {
             p.columnWeights = {1, -0.1};
         }),
         "weight 2"},
        {"NaN weight", with([](Problem& p) {
             p.rowWeights = {kNaN, 1};
         }),
         "weight 1"},
        {"no weight", with([](Problem& p) {
             p.rowWeights = {0, 0};
         }),
         "at least one must be positive"},
        {"rule without vectors", with([](Problem& p) { p.weighting = Weighting::Views; }), "need points or a graph"},
        {"labels", with([](Problem& p) { p.rowLabels = {"a"}; }), "labels of the rows"},
        {"classes", with([](Problem& p) {
             p.columnClasses = {0, 1, 2};
         }),
         "classes of the columns"},
        {"class without a name", with([](Problem& p) {
             p.rowClasses = {0, 1}, p.classNames = {"a"};
         }),
         "class 1 has no name"},
        {"rescaling nothing", with([](Problem& p) { p.isRescaled = true; }), "needs a graph"},
        {"temperature", with([](Problem& p) { p.temperature = 0; }), "temperature"},
        {"NaN temperature", with([](Problem& p) { p.temperature = kNaN; }), "temperature"},
        {"lambda", with([](Problem& p) { p.solve.lambda = 0; }), "λ"},
        {"NaN lambda", with([](Problem& p) { p.solve.lambda = kNaN; }), "λ"},
        {"half iterations", with([](Problem& p) { p.solve.halfIterations = -1; }), "half iterations"},
        {"many half iterations", with([](Problem& p) { p.solve.halfIterations = 100001; }), "half iterations"},
        {"tolerance", with([](Problem& p) { p.solve.tolerance = kNaN; }), "tolerance"},
        {"rho", with([](Problem& p) { p.solve.rho = 0; }), "ρ"},
        {"angle", with([](Problem& p) { p.solve.angle = kInfinity; }), "angle"},
        {"directions", with([](Problem& p) { p.solve.directions = 0; }), "directions"},
        {"plan of another shape", with([](Problem& p) { p.solve.plan = transport::Matrix<double>(2, 1); }), "plan"},
        {"negative plan", with([](Problem& p) {
             p.solve.plan = {2, 2, {0, 0, -1, 0}};
         }),
         "row 2, column 1"},
    };
}

}  // namespace

class TestProblem : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// PointList (0, 0) and (3, 4), and (1, 0) and (0, 2).
    void costsOfPointsByHand()
    {
        const PointList rows{{0, 0}, {3, 4}}, columns{{1, 0}, {0, 2}};
        QVERIFY(agree(pose(clouds(rows, columns)).value().distance, {1, 2, std::sqrt(20.0), std::sqrt(13.0)}));
        QVERIFY(agree(pose(clouds(rows, columns, Ground::Squared)).value().distance, {1, 4, 20, 13}));
        // 1 − cosine; 1 for the zero vector.
        QVERIFY(agree(pose(clouds(rows, columns, Ground::Cosine)).value().distance, {1, 1, 0.4, 0.2}));
    }

    void weightsAreNormalised()
    {
        Problem problem = crossing();
        QVERIFY(agree(pose(problem).value().rows, {0.5, 0.5}));
        problem.rowWeights = {3, 1};
        problem.columnWeights = {0, 2};
        QVERIFY(agree(pose(problem).value().rows, {0.75, 0.25}));
        QVERIFY(agree(pose(problem).value().columns, {0, 1}));
        problem.solve.variant = Variant::Unbalanced;
        QVERIFY(agree(pose(problem).value().rows, {3, 1}));
    }

    /// The mean of the columns is (0.9, 0.3); products 0.9, 0.3 and −0.84. The mean of the rows is (0, 0.4); products 0.08 and 0.16.
    void weightsByTheRuleOfViews()
    {
        Problem problem = clouds({{1, 0}, {0, 1}, {-1, 0.2}}, {{1, 0.2}, {0.8, 0.4}}, Ground::Cosine);
        problem.weighting = Weighting::Views;
        const Posed posed = pose(problem).value();
        QVERIFY(agree(posed.rows, {0.75, 0.25, 0}));
        QVERIFY(agree(posed.columns, {1.0 / 3, 2.0 / 3}));
    }

    /// Path 0 – 1 – 2, node 3 apart. Hops from {0, 1} to {1, 2, 3}: 1, 2, none; 0, 1, none (100, as in training).
    void topologyOfAGraph()
    {
        Problem problem = pathGraph();
        problem.temperature = 2;
        const Posed plain = pose(problem).value();
        QVERIFY(agree(plain.distance, {1, 2, 4, 0, 1, std::sqrt(17.0)}));
        QVERIFY(agree(*plain.scale, {sigmoid(0.5), sigmoid(1), sigmoid(50), 0.5, sigmoid(0.5), sigmoid(50)}));
        QVERIFY(agree(plain.cost, {1, 2, 4, 0, 1, std::sqrt(17.0)}));
        problem.isRescaled = true;
        QVERIFY(agree(pose(problem).value().cost,
                      {sigmoid(0.5), 2 * sigmoid(1), 4 * sigmoid(50), 0, sigmoid(0.5), std::sqrt(17.0) * sigmoid(50)}));
    }

    /// Once: node 0: 0/2 + 1/√6, node 1: 0/√6 + 1/3 + 2/√6, node 2: 1/√6 + 2/2; node 3 keeps its place.
    void smoothingByHand()
    {
        Problem problem = pathGraph();
        std::get<GraphViews>(problem.source).smoothing = 1;
        std::get<GraphViews>(problem.source).edges.emplace_back(1, 0);  // A double and a loop change nothing.
        std::get<GraphViews>(problem.source).edges.emplace_back(2, 2);
        const Posed posed = pose(problem).value();
        const double share = 1 / std::sqrt(6.0);
        QVERIFY(agree(posed.rowVectors[0][0], share));
        QVERIFY(agree(posed.rowVectors[1][0], 1.0 / 3 + 2 * share));
        QVERIFY(agree(posed.columnVectors[1][0], 1 + share));
        QVERIFY(agree(posed.columnVectors[2][1], 4));
        QVERIFY(agree(posed.rowPlaces[1][0], 1));
        QVERIFY(agree(posed.distance(0, 1), 1));
    }

    void edgesWithinViews()
    {
        const Posed posed = pose(pathGraph()).value();
        QCOMPARE(posed.rowEdges, (Edges{{0, 1}}));
        QCOMPARE(posed.columnEdges, (Edges{{0, 1}}));
    }

    void givenCostsArePlacedAndRescaled()
    {
        Problem problem = givenCost(1, 2, {3, -1});
        const Posed plain = pose(problem).value();
        QCOMPARE(plain.rowPlaces, (PointList{{0, 0.5}}));
        QCOMPARE(plain.columnPlaces, (PointList{{1, 1}, {1, 0}}));
        QVERIFY(!plain.scale);
        auto& given = std::get<GivenCost>(problem.source);
        given.hops = {1, 2, {0, 3}};
        problem.isRescaled = true;
        problem.temperature = 3;
        QVERIFY(agree(pose(problem).value().cost, {1.5, -sigmoid(1)}));
        given.hops.reset();
        given.scale = {1, 2, {0.5, 2}};
        QVERIFY(agree(pose(problem).value().cost, {1.5, -2}));
    }

    void sizes()
    {
        using Size = std::pair<std::int64_t, std::int64_t>;
        QCOMPARE(sizeOf(clouds({{0, 0}}, {{1, 0}, {2, 0}})), Size(1, 2));
        QCOMPARE(sizeOf(pathGraph()), Size(2, 3));
        QCOMPARE(sizeOf(givenCost(3, 1, {0, 0, 0})), Size(3, 1));
    }

    void wrongProblemsAreNamed()
    {
        std::vector<Wrong> all = wrongSources();
        for (Wrong& wrong : wrongSettings()) all.push_back(std::move(wrong));
        for (const Wrong& wrong : all) {
            const auto posed = pose(wrong.problem);
            QVERIFY2(!posed, wrong.name);
            QVERIFY2(posed.error().text().find(wrong.part) != std::string::npos,
                     (std::string(wrong.name) + ": " + posed.error().text()).c_str());
        }
    }
};

ROSA_TEST(TestProblem)
#include "tst_problem.moc"
