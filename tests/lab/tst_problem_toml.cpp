/// Problem files: what is written reads back equal, and what is wrong is said with its line.
#include <QtTest/QTest>

#include <string>

#include "core/lab/problem_toml.h"

using namespace rosa;
using namespace rosa::lab;

namespace {

Problem full()
{
    Problem problem;
    problem.title = "A \"pair\"\n of ü";
    GivenCost given;
    given.cost = {2, 2, {0.1, 1.0 / 3, -2, 1e-300}};
    given.scale = transport::Matrix<double>(2, 2, {0.5, 0.6, 0.7, 1});
    given.rowPlaces = {{0, 1}, {0.25, -3}};
    given.rowEdges = {{0, 1}};
    problem.source = given;
    problem.isRescaled = true;
    problem.temperature = 0.3;
    problem.rowWeights = {0.3, 0.7};
    problem.columnWeights = {1, 0};
    problem.rowLabels = {"a", "漢"};
    problem.columnClasses = {-1, 0};
    problem.classNames = {"Theory"};
    problem.solve.variant = Variant::Hand;
    problem.solve.plan = transport::Matrix<double>(2, 2, {0.1, 0.2, 0.3, 0.4});
    problem.solve.lambda = 1.0 / 7;
    problem.solve.tolerance = 1e-9;
    problem.solve.arithmetic = transport::Arithmetic::Logarithm;
    problem.solve.halfSweeps = 7;
    return problem;
}

Problem graph()
{
    Problem problem;
    problem.source = GraphViews{{{0, 0}, {1, 2}, {3, 1}}, {{0, 1}, {1, 2}}, {0, 1}, {1, 2}, 2};
    problem.ground = Ground::Cosine;
    problem.weighting = Weighting::Views;
    problem.solve.variant = Variant::Sliced;
    problem.solve.angle = -30;
    problem.solve.directions = 7;
    return problem;
}

QString faultOf(const std::string& text)
{
    const auto problem = problemFromToml(text, "a.toml");
    return problem ? QString() : QString::fromStdString(problem.error().text());
}

}  // namespace

class TestProblemToml : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Equal texts mean equal bits: numbers are written so that they read back equal.
    void roundTrips()
    {
        Problem clouds;
        clouds.source = Clouds{{{0.1, 0.2}}, {{1, 1}, {2, 1e-7}}};
        clouds.solve.rho = 0.7;
        for (const Problem& problem : {full(), graph(), clouds}) {
            const std::string text = toToml(problem);
            const auto read = problemFromToml(text, "a.toml");
            QVERIFY2(read.ok(), read ? "" : read.error().text().c_str());
            QCOMPARE(toToml(*read), text);
        }
        const Problem read = problemFromToml(toToml(full()), "a.toml").value();
        QCOMPARE(std::get<GivenCost>(read.source).cost(0, 1), 1.0 / 3);
        QCOMPARE(std::get<GivenCost>(read.source).cost(1, 1), 1e-300);
        QCOMPARE(read.title, full().title);
        QCOMPARE(read.solve.lambda, 1.0 / 7);
    }

    void faults_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("said");
        const auto row = [](const char* name, const char* text, const char* said) {
            QTest::newRow(name) << QByteArray(text) << QByteArray(said);
        };
        row("empty", "", "rosa_transport = 1");
        row("version", "rosa_transport = 2\n[clouds]\n", "a.toml:1: rosa_transport: expected a whole number from 1 to 1");
        row("no source", "rosa_transport = 1\n", "expected one of the tables clouds, graph, matrix, found 0");
        row("two sources", "rosa_transport = 1\n[clouds]\nrows=[[0,0]]\ncolumns=[[0,0]]\n[matrix]\ncost=[[1]]\n", "found 2");
        row("unknown", "rosa_transport = 1\n[matrix]\ncost=[[1]]\n[solve]\nlamda = 3\n",
            "a.toml:5: unknown key 'solve.lamda'; did you mean lambda?");
        row("table", "rosa_transport = 1\nmatrix = 3\n", "a.toml:2: matrix: expected a table, found integer");
        row("infinite", "rosa_transport = 1\n[matrix]\ncost=[[inf]]\n", "a.toml:3: matrix.cost: expected finite numbers");
        row("text", "rosa_transport = 1\n[matrix]\ncost=[['1']]\n", "expected finite numbers");
        row("ragged", "rosa_transport = 1\n[matrix]\ncost=[[1,2],[3]]\n", "expected rows of equal length");
        row("empty rows", "rosa_transport = 1\n[matrix]\ncost=[[],[]]\n", "expected rows of equal length");
        row("points", "rosa_transport = 1\n[clouds]\nrows=[[1,2,3]]\n", "expected points as [x, y], found 3 numbers");
        row("edge", "rosa_transport = 1\n[graph]\nnodes=[[0,0]]\nedges=[[0,-1]]\n", "expected edges as [node, node]");
        row("variant", "rosa_transport = 1\n[matrix]\ncost=[[1]]\n[solve]\nvariant = 'best'\n",
            "a.toml:5: solve.variant: expected sinkhorn, exact,");
        row("lambda", "rosa_transport = 1\n[matrix]\ncost=[[1]]\n[solve]\nlambda = nan\n",
            "solve.lambda: expected a number from");
        row("weights", "rosa_transport = 1\n[matrix]\ncost=[[1]]\n[weights]\nrows = [1, 1]\n",
            "weights of the rows: expected 1, found 2");
        row("syntax", "rosa_transport = 1\n[matrix\n", "a.toml:2: ");
    }

    void faults()
    {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, said);
        const QString fault = faultOf(text.toStdString());
        QVERIFY2(fault.contains(QString::fromUtf8(said)), qPrintable(fault));
        QVERIFY(fault.startsWith(QStringLiteral("a.toml")));
        QVERIFY(!fault.contains(QLatin1Char('\n')));
    }

    void hostile()
    {
        QVERIFY(!faultOf(std::string("\0\xff\xfe binary", 10)).isEmpty());
        QVERIFY(!faultOf(std::string(std::size_t{2} << 20, 'a')).isEmpty());
        QVERIFY(!faultOf("rosa_transport = 1\nmatrix.cost = " + std::string(10000, '[')).isEmpty());
        std::string many = "rosa_transport = 1\n[clouds]\ncolumns = [[0, 0]]\nrows = [";
        for (int i = 0; i < 1000; ++i) many += "[0, 0], ";
        QVERIFY(faultOf(many + "]\n").contains(QStringLiteral("expected at most 128 elements, found 1000")));
    }
};

QTEST_APPLESS_MAIN(TestProblemToml)
#include "tst_problem_toml.moc"
