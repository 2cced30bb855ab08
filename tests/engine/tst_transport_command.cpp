/// End-to-end tests of `rosa transport` and `rosa lesson check`.
#include <QtCore/QFile>
#include <QtCore/QJsonArray>
#include <QtCore/QJsonObject>
#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>

#include <cmath>

#include "tests/engine/command.h"
#include "tests/program/test_program.h"

using rosa::engine::tests::objectOf;
using rosa::engine::tests::Printed;
using rosa::engine::tests::runRosa;

namespace {

double figure(const QJsonObject& solution, const char* name)
{
    return solution[QLatin1String("figures")].toObject()[QLatin1String(name)].toDouble();
}

double cell(const QJsonObject& solution, const char* matrix, int row, int column)
{
    return solution[QLatin1String(matrix)].toArray()[row].toArray()[column].toDouble();
}

constexpr const char* kProblem = R"(rosa_transport = 1
title = "Swap"
[matrix]
cost = [[0, 1], [1, 0]]
[weights]
rows = [0.5, 0.5]
columns = [0.9, 0.1]
[solve]
lambda = 5.0
half_sweeps = 2
)";

constexpr const char* kLesson = R"(rosa_lesson = 1
id = "small"
title = "Small"
[problem.matrix]
cost = [[0, 1], [1, 0]]
[problem.weights]
rows = [0.5, 0.5]
columns = [0.9, 0.1]
[problem.solve]
lambda = 5.0
half_sweeps = 2
[[step]]
text = "After one iteration the cost is 0.0067, below the optimum 0.4."
[[step.check]]
quantity = "cost"
value = 0.0067
tolerance = 0.00005
[[step.check]]
quantity = "optimum"
value = 0.4
tolerance = 1e-9
)";

}  // namespace

class TestTransportCommand : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

    [[nodiscard]] QString path(const char* name) const { return m_folder.filePath(QLatin1String(name)); }
    void write(const char* name, const QByteArray& text) const
    {
        QFile file(path(name));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(text) == text.size());
    }
    /// Runs `line`, in which DIR stands for the folder of files.
    [[nodiscard]] Printed rosa(const char* line) const
    {
        QString words = QString::fromUtf8(line);
        words.replace(QStringLiteral("DIR"), m_folder.path());
        return runRosa(words.split(QLatin1Char(' ')) << QStringLiteral("--store") << path("store"));
    }

private Q_SLOTS:
    void initTestCase()
    {
        write("swap.toml", kProblem);
        write("small.toml", kLesson);
    }

    /// Figures of the third and fifth lesson.
    void solvesAFile()
    {
        const QJsonObject solution = objectOf(rosa("transport DIR/swap.toml --json").out);
        QVERIFY(std::abs(figure(solution, "cost") - 0.0067) < 5e-5);
        QVERIFY(std::abs(cell(solution, "exact_plan", 1, 0) - 0.4) < 1e-9);
        QCOMPARE(solution[QLatin1String("verdict")].toString(), QStringLiteral("infeasible"));
        QVERIFY(figure(solution, "column_gap") < 1e-12);
        const Printed text = rosa("transport DIR/swap.toml --trace");
        QCOMPARE(text.code, 0);
        QVERIFY(text.out.contains("infeasible, since the marginals are not met"));
        QVERIFY(text.out.contains("half iteration  scaled"));
        QVERIFY(text.out.contains("         1  rows     "));
        QVERIFY(text.out.contains("         2  columns  "));
    }

    void optionsReplaceThoseOfTheFile()
    {
        QCOMPARE(objectOf(rosa("transport DIR/swap.toml --variant exact --json").out)[QLatin1String("verdict")].toString(),
                 QStringLiteral("optimal"));
        const QJsonObject converged =
            objectOf(rosa("transport DIR/swap.toml --lambda 5 --iterations 1000 --tolerance 1e-10 --trace --json").out);
        QCOMPARE(converged[QLatin1String("end")].toString(), QStringLiteral("tolerance"));
        QVERIFY(std::abs(figure(converged, "cost") - 0.4) < 1e-4);
        QCOMPARE(converged[QLatin1String("trace")].toArray().size(), converged[QLatin1String("half_sweeps")].toInt());
        const Printed numbers = rosa("transport DIR/swap.toml --quantity cost --quantity plan[1,1] --half-iterations 4");
        QCOMPARE(numbers.out.count('\n'), 2);
        QVERIFY(std::abs(numbers.out.split('\n')[0].toDouble() - 0.0488) < 5e-5);
        // Its name in earlier versions.
        QCOMPARE(rosa("transport DIR/swap.toml --quantity cost --quantity plan[1,1] --half-sweeps 4").out, numbers.out);
    }

    /// float32 underflows at once where all costs are large; the log domain does not.
    void saysWhereArithmeticEnds()
    {
        write("far.toml", QByteArray(kProblem).replace("[[0, 1], [1, 0]]", "[[2, 2], [2, 2]]"));
        const Printed single = rosa("transport DIR/far.toml --lambda 90 --arithmetic single");
        QCOMPARE(single.code, 0);
        QVERIFY2(single.out.contains("at once: scalings leave the range of this arithmetic"), single.out.constData());
        QVERIFY(
            rosa("transport DIR/far.toml --lambda 90 --arithmetic logarithm").out.contains("cost                2.000000"));
    }

    void savesWhatItSolved()
    {
        QCOMPARE(rosa("transport DIR/swap.toml --lambda 7.5 --save DIR/saved.toml").code, 0);
        const QJsonObject again = objectOf(rosa("transport DIR/saved.toml --json").out);
        QCOMPARE(again[QLatin1String("lambda")].toDouble(), 7.5);
        QCOMPARE(again, objectOf(rosa("transport DIR/swap.toml --lambda 7.5 --json").out));
    }

    void wrongUse_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<QByteArray>("said");
        QTest::newRow("nothing") << QByteArray("transport") << QByteArray("expected either FILE or --pair RUN I,K");
        QTest::newRow("both") << QByteArray("transport DIR/swap.toml --pair a 0")
                              << QByteArray("expected either FILE or --pair");
        QTest::newRow("missing") << QByteArray("transport DIR/none.toml") << QByteArray("none.toml");
        QTest::newRow("empty") << QByteArray("transport DIR/empty.toml") << QByteArray("rosa_transport = 1");
        QTest::newRow("key") << QByteArray("transport DIR/key.toml")
                             << QByteArray("key.toml:3: unknown key 'matrix.costs'; did you mean cost?");
        QTest::newRow("ragged") << QByteArray("transport DIR/ragged.toml")
                                << QByteArray("ragged.toml:3: matrix.cost: expected rows of equal length");
        QTest::newRow("quantity") << QByteArray("transport DIR/swap.toml --quantity costs")
                                  << QByteArray("did you mean cost?");
        QTest::newRow("index") << QByteArray("transport DIR/swap.toml --quantity plan[3,1]")
                               << QByteArray("2 rows and 2 columns");
        QTest::newRow("lambda") << QByteArray("transport DIR/swap.toml --lambda 0") << QByteArray("--lambda");
        QTest::newRow("run") << QByteArray("transport --pair nobody 0") << QByteArray("there is no such folder");
        QTest::newRow("points") << QByteArray("transport DIR/swap.toml --variant sliced")
                                << QByteArray("needs points on both sides");
    }

    void wrongUse()
    {
        QFETCH(QByteArray, line);
        QFETCH(QByteArray, said);
        write("empty.toml", "");
        write("key.toml", "rosa_transport = 1\n[matrix]\ncosts = [[0, 1], [1, 0]]\n");
        write("ragged.toml", "rosa_transport = 1\n[matrix]\ncost = [[0, 1], [1]]\n");
        const Printed outcome = rosa(line.constData());
        QCOMPARE(outcome.code, 2);
        QVERIFY2(outcome.err.contains(said), outcome.err.constData());
        QCOMPARE(outcome.err.count('\n'), 1);
        QVERIFY(outcome.out.isEmpty());
    }

    void rightLesson()
    {
        const Printed outcome = rosa("lesson check DIR/small.toml --verbose");
        QCOMPARE(outcome.code, 0);
        QVERIFY2(outcome.out.contains("no fault; steps: 1, numbers replayed: 2"), outcome.out.constData());
        QVERIFY(outcome.out.contains("right"));
    }

    /// What is printed is a lesson without a fault: of the program, and a new one on a problem.
    void printsLessons()
    {
        QVERIFY(rosa("lesson list").out.contains("What is a plan?"));
        write("shown.toml", rosa("lesson show marginals").out);
        QCOMPARE(rosa("lesson check DIR/shown.toml").code, 0);
        QCOMPARE(objectOf(rosa("lesson show marginals --json").out)[QLatin1String("lesson")].toString().toUtf8(),
                 rosa("lesson show marginals").out);
        QVERIFY(rosa("lesson show marginal").err.contains("did you mean marginals?"));
        write("new.toml", rosa("lesson new DIR/swap.toml --id own").out);
        const Printed checked = rosa("lesson check DIR/new.toml");
        QVERIFY2(checked.out.contains("numbers replayed: 4"), checked.err.constData());
        const Printed wrong = rosa("lesson new DIR/swap.toml --id My!");
        QCOMPARE(wrong.code, 2);
        QVERIFY2(wrong.err.contains("small letters"), wrong.err.constData());
    }

    /// A wrong number, and a number that nothing computes: one line each.
    void wrongLesson()
    {
        write("wrong.toml", QByteArray(kLesson).replace("value = 0.0067", "value = 0.0068"));
        const Printed outcome = rosa("lesson check DIR/wrong.toml");
        QCOMPARE(outcome.code, 2);
        QCOMPARE(outcome.err.count('\n'), 2);
        QVERIFY2(outcome.err.contains(":14: cost: stated 0.0068, computed 0.00669"), outcome.err.constData());
        QVERIFY2(outcome.err.contains("the number 0.0067 in the text (en) is neither checked nor a setting"),
                 outcome.err.constData());
    }
};

ROSA_TEST(TestTransportCommand)
#include "tst_transport_command.moc"
