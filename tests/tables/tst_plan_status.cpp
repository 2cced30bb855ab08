/// Status files of plans, written by engines into a store.
#include "core/tables/plan_status.h"

#include <fstream>

#include <QtTest/QTest>

#include "tests/program/test_program.h"
#include "tests/record/support.h"

using namespace rosa;
using namespace rosa::tables;

class TestPlanStatus : public QObject {
    Q_OBJECT

    static PlanStatus statusOf(const std::string& what)
    {
        PlanStatus status;
        status.request = {what, {"cora", "citeseer"}, {"RoSA"}, {"Theirs"}, 3, 4, false};
        status.process = record::ProcessIdentity::ofThisProcess();
        status.runs = 12;
        status.left = 7;
        status.current = {"RoSA", "Cora", 2};
        status.run = "20260101-000000-cora-ab12";
        status.secondsLeft = 12.5;
        status.request.selection = "accuracy-stratified";
        status.problems = {{{"GMI", "Cora", 1}, "it says \"why\""}};
        return status;
    }

private Q_SLOTS:
    void whatIsWrittenIsRead()
    {
        const record::TemporaryStore store;
        const PlanStatus written = statusOf("table1");
        QVERIFY(writePlanStatus(store.path(), written));
        const auto read = planStatuses(store.path());
        QCOMPARE(read.size(), 1U);
        QCOMPARE(planKey(read[0].request), planKey(written.request));
        QVERIFY(read[0].request.datasets == written.request.datasets && read[0].request.with == written.request.with);
        QVERIFY(read[0].current == written.current);
        QCOMPARE(read[0].run, written.run);
        QCOMPARE(read[0].left, 7);
        QCOMPARE(read[0].secondsLeft, 12.5);
        QCOMPARE(read[0].problems.at(0).text, written.problems.at(0).text);
    }

    /// As earlier versions wrote it: the name of the file is a hash of these bytes.
    void storedRequestsKeepTheirNames()
    {
        QCOMPARE(planKey(statusOf("table1").request), std::string("table1-e7b30abe"));
        const record::TemporaryStore store;
        std::filesystem::create_directory(store.path() / "plans");
        std::ofstream(store.path() / "plans" / "table1-e7b30abe.json")
            << R"({"request":{"what":"table1","datasets":["cora","citeseer"],"methods":["RoSA"],"with":["Theirs"],"seeds":3,)"
               R"("splits":0,"quick":true},"process":{"pid":1,"start_time":2,"host":"h","boot":"b"},"over":true,"runs":12,)"
               R"("left":0,"current":{"row":"","column":"","seed":0},"run":"","seconds_left":-1,"problems":[]})";
        const auto read = planStatuses(store.path());
        QCOMPARE(read.size(), 1U);
        const PlanRequest& request = read[0].request;
        QCOMPARE(request.datasets, (std::vector<std::string>{"cora", "citeseer"}));
        QVERIFY(request.isQuick && request.seeds == 3 && request.splits == 0);
        QVERIFY(request.selection.empty() && request.variants.empty());
    }

    /// They were missing in stored requests once, so that two studies shared one file.
    void variantsArePartOfARequest()
    {
        const record::TemporaryStore store;
        PlanStatus one = statusOf("ablation");
        one.request.variants = {"exact"};
        QVERIFY(planKey(one.request) != planKey(statusOf("ablation").request));
        VERIFY_OK(writePlanStatus(store.path(), one));
        QCOMPARE(planStatuses(store.path()).at(0).request.variants, (std::vector<std::string>{"exact"}));
    }

    void aProcessThatIsGoneWorksOnNothing()
    {
        PlanStatus status = statusOf("table1");
        QVERIFY(status.isUnderWay());
        status.process.startTime += 1;  // another process with the same number
        QVERIFY(!status.isUnderWay());
        status = statusOf("table1");
        status.isOver = true;
        QVERIFY(!status.isUnderWay());
    }

    /// For processes of other machines, the time stamp of the file decides, which they update.
    void anEngineElsewhereLivesByItsFile()
    {
        const record::TemporaryStore store;
        PlanStatus status = statusOf("table1");
        status.process.host += "-elsewhere";
        VERIFY_OK(writePlanStatus(store.path(), status));
        QVERIFY(planStatuses(store.path()).at(0).isUnderWay());
        const auto file = store.path() / "plans" / (planKey(status.request) + ".json");
        const auto now = std::filesystem::last_write_time(file);
        std::filesystem::last_write_time(file, now - kSilence - std::chrono::minutes(1));
        QVERIFY(!planStatuses(store.path()).at(0).isUnderWay());
        touchPlanStatus(store.path(), status.request);
        QVERIFY(planStatuses(store.path()).at(0).isUnderWay());
        // Processes of this machine are checked directly, whatever the time stamp.
        status.process.host = record::ProcessIdentity::ofThisProcess().host;
        VERIFY_OK(writePlanStatus(store.path(), status));
        std::filesystem::last_write_time(file, now - kSilence - std::chrono::minutes(1));
        QVERIFY(planStatuses(store.path()).at(0).isUnderWay());
    }

    void requestsThatDifferHaveFilesOfTheirOwn()
    {
        const record::TemporaryStore store;
        PlanStatus one = statusOf("table1");
        PlanStatus other = one;
        other.request.isQuick = true;
        QVERIFY(planKey(one.request) != planKey(other.request));
        PlanRequest plain = one.request;
        plain.selection.clear();
        QVERIFY(planKey(plain) != planKey(one.request));
        QVERIFY(writePlanStatus(store.path(), one) && writePlanStatus(store.path(), other));
        one.left = 3;
        QVERIFY(writePlanStatus(store.path(), one));
        QCOMPARE(planStatuses(store.path()).size(), 2U);
    }

    void filesOfAnotherKindAreLeftOut()
    {
        const record::TemporaryStore store;
        QVERIFY(planStatuses(store.path()).empty());
        QVERIFY(writePlanStatus(store.path(), statusOf("table2")));
        for (const char* text : {"{}", "no JSON", "{\"request\": 3}"})
            std::ofstream(store.path() / "plans" / ("x" + std::to_string(std::char_traits<char>::length(text)) + ".json"))
                << text;
        QCOMPARE(planStatuses(store.path()).size(), 1U);
    }
};

ROSA_EVENT_LOOP_TEST(TestPlanStatus)
#include "tst_plan_status.moc"
