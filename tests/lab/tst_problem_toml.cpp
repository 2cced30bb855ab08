#include "core/lab/problem_toml.h"

#include <QtTest/QTest>

#include <cstring>

#include "core/lab/problem_ids.h"
#include "tests/lab/problems.h"
#include "tests/program/test_program.h"

using namespace rosa;
using namespace rosa::lab;

namespace {

bool same(std::span<const double> a, std::span<const double> b)
{
    return a.size() == b.size() && (a.empty() || std::memcmp(a.data(), b.data(), a.size_bytes()) == 0);
}

bool same(const std::optional<transport::Matrix<double>>& a, const std::optional<transport::Matrix<double>>& b)
{
    return a.has_value() == b.has_value() && (!a || (a->rows() == b->rows() && same(a->values(), b->values())));
}

bool same(const PointList& a, const PointList& b)
{
    return a.size() == b.size() && (a.empty() || std::memcmp(a.data(), b.data(), a.size() * sizeof(a[0])) == 0);
}

bool sameSource(const Problem& a, const Problem& b)
{
    if (a.source.index() != b.source.index()) return false;
    if (const auto* clouds = std::get_if<Clouds>(&a.source))
        return same(clouds->rows, std::get<Clouds>(b.source).rows) &&
               same(clouds->columns, std::get<Clouds>(b.source).columns);
    if (const auto* graph = std::get_if<GraphViews>(&a.source)) {
        const auto& other = std::get<GraphViews>(b.source);
        return same(graph->nodes, other.nodes) && graph->edges == other.edges && graph->rows == other.rows &&
               graph->columns == other.columns && graph->smoothing == other.smoothing;
    }
    const auto& given = std::get<GivenCost>(a.source);
    const auto& other = std::get<GivenCost>(b.source);
    return same(given.cost, other.cost) && same(given.hops, other.hops) && same(given.scale, other.scale) &&
           same(given.rowPlaces, other.rowPlaces) && same(given.columnPlaces, other.columnPlaces) &&
           given.rowEdges == other.rowEdges && given.columnEdges == other.columnEdges;
}

bool sameSettings(const SolveSettings& a, const SolveSettings& b)
{
    return a.variant == b.variant && a.arithmetic == b.arithmetic && a.halfIterations == b.halfIterations &&
           a.directions == b.directions && same(a.plan, b.plan) &&
           same(std::vector{a.lambda, a.tolerance, a.rho, a.angle}, std::vector{b.lambda, b.tolerance, b.rho, b.angle});
}

bool same(const Problem& a, const Problem& b)
{
    return a.title == b.title && sameSource(a, b) && a.ground == b.ground && a.isRescaled == b.isRescaled &&
           a.temperature == b.temperature && a.weighting == b.weighting && same(a.rowWeights, b.rowWeights) &&
           same(a.columnWeights, b.columnWeights) && a.rowLabels == b.rowLabels && a.columnLabels == b.columnLabels &&
           a.rowClasses == b.rowClasses && a.columnClasses == b.columnClasses && a.classNames == b.classNames &&
           sameSettings(a.solve, b.solve);
}

/// Whether the problem reads back equal, bit for bit.
bool comesBack(const Problem& problem)
{
    const auto back = problemFromToml(toToml(problem), "a.toml");
    if (!back) qWarning("%s", back.error().text().c_str());
    return back && same(problem, *back);
}

std::string problemFault(const std::string& text)
{
    const auto problem = problemFromToml(text, "a.toml");
    return problem ? "none" : problem.error().text();
}

const std::string kMatrix = "rosa_transport = 1\n[matrix]\ncost = [[0, 1], [1, 0]]\n";

}  // namespace

class TestProblemToml : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void standardsComeBack()
    {
        QVERIFY(comesBack(test::crossing()));
        QVERIFY(comesBack(test::clouds({{0, 0}}, {{1, 0}, {2, 0}})));
        QVERIFY(comesBack(test::pathGraph()));
    }

    void everyFieldComesBack()
    {
        Problem problem = test::clouds({{1.0 / 3, -0.0}, {5e-324, 1e6}}, {{0.1, 1e-7}}, Ground::Squared);
        problem.title = "quotes \" ' \\, a line\nand a tab\t, λ, \x01";
        problem.weighting = Weighting::Views;
        problem.rowWeights = {0.1, 0};
        problem.columnWeights = {1e-5};
        problem.rowLabels = {"", "\"\"\""};
        problem.columnLabels = {"'''"};
        problem.rowClasses = {-1, 1};
        problem.columnClasses = {0};
        problem.classNames = {"a b", "ü"};
        problem.solve = {Variant::Sliced, 1.0 / 7, transport::Arithmetic::Logarithm, 0, 1e-9, 0.3, -12.5, 7, {}};
        QVERIFY(comesBack(problem));
        problem.ground = Ground::Cosine;
        problem.solve.arithmetic = transport::Arithmetic::Single;
        problem.solve.plan = {2, 1, {0.25, 1.0 / 3}};
        QVERIFY(comesBack(problem));
    }

    void graphsAndMatricesComeBack()
    {
        Problem graph = test::pathGraph();
        std::get<GraphViews>(graph.source).smoothing = 3;
        graph.isRescaled = true;
        graph.temperature = 2.5;
        QVERIFY(comesBack(graph));
        Problem matrix = test::givenCost(1, 2, {0.1, -1e6});
        auto& given = std::get<GivenCost>(matrix.source);
        given.hops = {1, 2, {0, 100}};
        given.rowPlaces = {{0, 1}};
        given.columnPlaces = {{1, 0}, {1.5, 1}};
        given.columnEdges = {{0, 1}};
        QVERIFY(comesBack(matrix));
        given.hops.reset();
        given.scale = {1, 2, {0.5, 0.6224593312018546}};
        matrix.isRescaled = true;
        QVERIFY(comesBack(matrix));
    }

    void allIdsComeBack()
    {
        Problem problem = test::clouds({{0, 0}}, {{1, 0}});
        for (std::size_t i = 0; i < variantIds().size(); ++i) {
            problem.solve.variant = static_cast<Variant>(i);
            QCOMPARE(idOf(problem.solve.variant), variantIds()[i].c_str());
            QVERIFY(comesBack(problem));
        }
        QCOMPARE(variantIds().size(), std::size_t{7});
        QCOMPARE(arithmeticIds(), (std::vector<std::string>{"single", "double", "logarithm"}));
        QCOMPARE(std::string(idOf(transport::CostVerdict::Infeasible)), std::string("infeasible"));
        QCOMPARE(std::string(idOf(transport::CostVerdict::Above)), std::string("above"));
    }

    void faultsNameFileLineAndKey_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("part");
        const auto add = [](const char* name, const std::string& text, const char* part) {
            QTest::newRow(name) << QString::fromStdString(text) << QString::fromUtf8(part);
        };
        add("unknown key", kMatrix + "[solve]\nlamda = 3\n", "a.toml:5: unknown key 'solve.lamda'; did you mean lambda?");
        add("unknown table", kMatrix + "[weight]\n", "a.toml:4: unknown key 'weight'; did you mean weights?");
        add("no version", "[matrix]\ncost = [[1]]\n", "rosa_transport = 1");
        add("version", "rosa_transport = 2\n[matrix]\ncost = [[1]]\n", "a.toml:1: rosa_transport");
        add("no source", "rosa_transport = 1\n", "clouds, graph, matrix, found 0");
        add("two sources", kMatrix + "[clouds]\nrows = [[0, 0]]\ncolumns = [[0, 0]]\n", "found 2");
        add("ragged", "rosa_transport = 1\n[matrix]\ncost = [[0, 1], [1]]\n",
            "a.toml:3: matrix.cost: expected rows of equal");
        add("no cells", "rosa_transport = 1\n[matrix]\ncost = [[], []]\n", "matrix.cost");
        add("no rows", "rosa_transport = 1\n[matrix]\ncost = []\n", "cost: expected from 1 to 128");
        add("not a matrix", "rosa_transport = 1\n[matrix]\ncost = [1, 2]\n", "matrix.cost");
        add("text in it", "rosa_transport = 1\n[matrix]\ncost = [[\"1\"]]\n", "matrix.cost: expected finite numbers");
        add("NaN", "rosa_transport = 1\n[matrix]\ncost = [[nan]]\n", "matrix.cost: expected finite numbers");
        add("infinite lambda", kMatrix + "[solve]\nlambda = inf\n", "a.toml:5: solve.lambda");
        add("NaN lambda", kMatrix + "[solve]\nlambda = nan\n", "a.toml:5: solve.lambda");
        add("lambda as text", kMatrix + "[solve]\nlambda = \"5\"\n", "a.toml:5: solve.lambda");
        add("half of a half iteration", kMatrix + "[solve]\nhalf_sweeps = 1.5\n",
            "solve.half_sweeps: expected a whole number");
        add("variant", kMatrix + "[solve]\nvariant = \"greedy\"\n", "expected sinkhorn, exact,");
        add("plan", kMatrix + "[solve]\nplan = [[1]]\n", "plan: expected 2 × 2");
        add("weights", kMatrix + "[weights]\nrows = [1]\n", "weights of the rows: expected 2, found 1");
        add("points", "rosa_transport = 1\n[clouds]\nrows = [[0, 0, 0]]\ncolumns = [[0, 0]]\n", "expected points as [x, y]");
        add("edges", "rosa_transport = 1\n[graph]\nnodes = [[0, 0]]\nedges = [[0, 0.5]]\nrows = [0]\ncolumns = [0]\n",
            "graph.edges");
        add("huge index", "rosa_transport = 1\n[graph]\nnodes = [[0, 0]]\nedges = []\nrows = [9999999999]\ncolumns = [0]\n",
            "graph.rows");
        add("table as a value", "rosa_transport = 1\nmatrix = 3\n", "a.toml:2: matrix: expected a table");
        add("a second time", kMatrix + "[matrix]\n", "a.toml:4");
        add("not TOML", "rosa_transport = = 1\n", "a.toml:1");
    }

    void faultsNameFileLineAndKey()
    {
        QFETCH(const QString, text);
        QFETCH(const QString, part);
        const QString fault = QString::fromStdString(problemFault(text.toStdString()));
        QVERIFY2(fault.contains(part), qPrintable(fault));
    }

    void emptyBinaryAndHugeTexts()
    {
        QVERIFY(problemFault("") != "none");
        QVERIFY(problemFault(std::string("\0\xff\xfe\x01[[", 6)) != "none");
        QVERIFY(problemFault("rosa_transport = 1\nx = " + std::string(5000, '[')) != "none");
        QVERIFY(problemFault(kMatrix + std::string((1 << 20) + 1, ' ')).find("at most") != std::string::npos);
        std::string many = "rosa_transport = 1\n[clouds]\nrows = [";
        for (int i = 0; i < 129; ++i) many += "[0, 0], ";
        QVERIFY(problemFault(many + "]\ncolumns = [[0, 0]]\n").find("at most 128 elements, found 129") != std::string::npos);
    }
};

ROSA_TEST(TestProblemToml)
#include "tst_problem_toml.moc"
