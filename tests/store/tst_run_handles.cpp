#include "core/store/run_handles.h"

#include <QtTest/QTest>

#include "tests/program/test_program.h"

using namespace rosa::store;

namespace {

RunSummary summary(const char* id, const char* name, bool isNamed = false)
{
    RunSummary run;
    run.id = id;
    run.name = name;
    run.isNamed = isNamed;
    run.dataset = "cora";
    run.method = "rosa";
    run.seed = 1;
    return run;
}

}  // namespace

class TestRunHandles : public QObject {
    Q_OBJECT

    std::vector<RunSummary> m_runs{
        summary("20260101-120000-cora-a99b", "cora rosa"),
        summary("20260101-120001-cora-b120", "cora rosa · λ 10 · forked @ 250"),
        summary("20260102-120000-cora-0120", "cora rosa · no topology · λ 10 · forked @ 250"),
        summary("20260103-120000-karate-7c31", "warm seed 1", true),
        summary("20260104-120000-cora-77aa", "a99b", true),
        summary("20260105-120000-cora-5e5e", "warmer", true),
    };

    [[nodiscard]] QString found(const char* text, bool deleted = false, Groups groups = Groups::Excluded) const
    {
        QStringList ends;
        for (const RunSummary* run : runsNamed(m_runs, text, deleted, groups))
            ends.append(QString::fromStdString(run->id).section(QLatin1Char('-'), -1));
        return ends.join(QLatin1Char(' '));
    }

private Q_SLOTS:
    void listsRepeatNoColumn()
    {
        QCOMPARE(listName(m_runs[0]), std::string());
        QCOMPARE(listName(m_runs[1]), std::string("λ 10 · forked @ 250"));
        QCOMPARE(listName(m_runs[3]), std::string("warm seed 1"));
        QCOMPARE(listName(summary("x", "cora rosa mlp · λ 5")), std::string("cora rosa mlp · λ 5"));
        QCOMPARE(listName(summary("x", "cora rosa · mine", true)), std::string("cora rosa · mine"));
    }

    void theBestFitCounts_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("ends");
        const auto row = [](const char* name, const char* text, const char* ends) {
            QTest::newRow(name) << QString::fromUtf8(text) << QString::fromUtf8(ends);
        };
        row("whole id", "20260101-120000-cora-a99b", "a99b");
        row("prefix of an id", "20260102", "0120");
        row("ambiguous prefix", "20260101", "a99b b120");
        row("end of an id", "b120", "b120");
        row("end of several", "120", "b120 0120");
        row("name before the end of an id", "a99b", "77aa");
        row("part of an id", "karate", "7c31");
        row("whole name", "cora rosa", "a99b");
        row("as the list prints it", "λ 10 · forked @ 250", "b120");
        row("common name of seeds", "warm", "7c31");
        row("prefix of a name", "warme", "5e5e");
        row("prefix of names", "war", "7c31 5e5e");
        row("end of a name", "rmer", "5e5e");
        row("part of a name", "no topology", "0120");
        row("too short for a part", "9b", "");
        row("short prefix of an id", "2", "a99b b120 0120 7c31 77aa 5e5e");
        row("nothing", "cold", "");
        row("empty", "", "");
    }
    void theBestFitCounts()
    {
        QFETCH(QString, text);
        QFETCH(QString, ends);
        QCOMPARE(found(text.toUtf8().constData()), ends);
    }

    void deletedRunsAreApart()
    {
        m_runs[0].deleted = true;
        QCOMPARE(found("cora rosa", true), QStringLiteral("a99b"));
        QCOMPARE(found("7c31", true), QString());
        m_runs[0].deleted = false;
    }

    void groupsHaveIdsToo()
    {
        m_runs[0].group = m_runs[1].group = "3a5f00c1d2e4";
        QCOMPARE(found("3a5f"), QString());
        QCOMPARE(found("3a5f", false, Groups::ById), QStringLiteral("a99b b120"));
        QCOMPARE(found("3a5", false, Groups::ById), QString());
    }

    void severalAreListed()
    {
        const auto text = fitsSeveral("120", runsNamed(m_runs, "120", false)).text();
        QCOMPARE(text, std::string("\"120\" matches 2 runs: 20260101-120001-cora-b120 (cora rosa · λ 10 · forked @ 250), "
                                   "20260102-120000-cora-0120 (cora rosa · no topology · λ 10 · forked @ 250)"));
    }
};

ROSA_TEST(TestRunHandles)
#include "tst_run_handles.moc"
