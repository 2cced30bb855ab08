/// Programs of the system: what they say, and that they end in time.
#include "app/engine/sweep/tool.h"

#include <QtCore/QElapsedTimer>
#include <QtTest/QTest>

#include "tests/program/test_program.h"

using namespace rosa;
using namespace rosa::engine;

class TestTool : public QObject {
    Q_OBJECT

    static Result<ToolAnswer> shell(const std::string& line, std::chrono::milliseconds limit = std::chrono::seconds(60))
    {
        return runTool({"sh", "-c", line}, "input", limit);
    }

private Q_SLOTS:
    void outputAndCodeAreTold()
    {
        const auto answer = shell("cat; echo; echo problem >&2; exit 3");
        QVERIFY(answer.ok());
        QCOMPARE(answer->out, std::string("input\n"));
        QCOMPARE(answer->complaint(), std::string("problem"));
        QCOMPARE(answer->code, 3);
        QCOMPARE(shell("kill -9 $$")->code, 128 + 9);
        QVERIFY(!runTool({"/no/such/program"}));
    }

    void muchOutputIsReadToItsEnd()
    {
        const auto answer = shell("head -c 3000000 /dev/zero");
        QVERIFY(answer.ok());
        QCOMPARE(answer->out.size(), 3000000U);
    }

    /// Such as a program that ssh leaves behind for later connections.
    void whatRunsInTheBackgroundIsNotWaitedFor()
    {
        QElapsedTimer timer;
        timer.start();
        const auto answer = shell("sleep 20 & echo done");
        QVERIFY(answer.ok());
        QCOMPARE(answer->out, std::string("done\n"));
        QCOMPARE(answer->code, 0);
        QVERIFY(timer.elapsed() < 15'000);
    }

    void closedOutputsAreNoEnd()
    {
        const auto answer = shell("exec sleep 120 >&- 2>&-", std::chrono::milliseconds(100));
        QVERIFY(!answer);
        QVERIFY2(answer.error().text().find("did not answer") != std::string::npos, answer.error().text().c_str());
    }
};

ROSA_TEST(TestTool)
#include "tst_tool.moc"
