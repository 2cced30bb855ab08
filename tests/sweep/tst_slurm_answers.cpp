/// What Slurm 22.05 prints, what breaks on the way, and the files of a submission.
#include "core/sweep/cluster/slurm_answers.h"

#include <QtCore/QRegularExpression>

#include "core/sweep/cluster/submission.h"
#include "tests/program/test_program.h"
#include "tests/sweep/support.h"

using namespace rosa;
using namespace rosa::sweep;

class TestSlurmAnswers : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theJobOfSbatch()
    {
        QCOMPARE(jobOfSbatch("123\n").value(), std::string("123"));
        QCOMPARE(jobOfSbatch("123;cluster\n").value(), std::string("123"));
        QCOMPARE(jobOfSbatch("Welcome to the cluster!\n42\n").value(), std::string("42"));
        QVERIFY(!jobOfSbatch(""));
        QVERIFY(!jobOfSbatch("sbatch: error: invalid partition specified: nosuch\n"));
        QVERIFY(!jobOfSbatch("-5\n"));
    }

    void tasksOfSacctAsRecorded()
    {
        const auto tasks = tasksOfSacct(
            "2_0|COMPLETED|0:0|12|None|vm\n"
            "2_1|FAILED|1:0|3|None|vm\n"
            "2_2|CANCELLED by 1000|0:15|40|None|vm\n"
            "2_[3-5,8%4]|PENDING|0:0|0|Resources|None assigned\n"
            "2_0.batch|COMPLETED|0:0|12||vm\n"
            "7|TIMEOUT|0:0|60|None|n[1-2]\n");
        QCOMPARE(tasks.size(), 8U);
        QCOMPARE(tasks[0], (SlurmTask{"2", 0, "COMPLETED", "", "vm", "0:0", 12}));
        QCOMPARE(tasks[2].state, std::string("CANCELLED"));
        QCOMPARE(tasks[5].task, 5);
        QCOMPARE(tasks[6].task, 8);
        QCOMPARE(tasks[6].reason, std::string("Resources"));
        QCOMPARE(tasks[6].nodes, std::string());
        QCOMPARE(tasks[7].task, -1);
    }

    void tasksOfSqueueAsRecorded()
    {
        const auto tasks = tasksOfSqueue(
            "2_0|RUNNING|None|1:05|vm\n"
            "2_[1-2]|PENDING|ReqNodeNotAvail, UnavailableNodes:vm|0:00|\n"
            "3_1|COMPLETING|None|1-00:00:01|vm\n");
        QCOMPARE(tasks.size(), 4U);
        QCOMPARE(tasks[0], (SlurmTask{"2", 0, "RUNNING", "", "vm", "", 65}));
        QCOMPARE(reasonInWords(tasks[1].reason), std::string("nodes are down, drained or reserved"));
        QCOMPARE(tasks[3].seconds, 86401.0);
    }

    void brokenLinesAreLeftOut()
    {
        for (const char* text :
             {"", "\n\n", "slurm_load_jobs error: Unable to contact slurm controller\n", "2_0|RUNNI", "|||||||\n",
              "2_x|RUNNING|0:0|1|a|b\n", "2_[1-|PENDING|0:0|0|a|b\n", "2_[5-3]|PENDING|0:0|0|a|b\n",
              "2_[0-999999999]|PENDING|0:0|0|a|b\n", "2_[2147483640-2147483647]|PENDING|0:0|0|a|b\n",
              "2_[5-6:2147483647]|PENDING|0:0|0|a|b\n", "2_4000001|RUNNING|0:0|1|a|b\n", "2_[1-3:0]|PENDING|0:0|0|a|b\n",
              "99999999999_1|RUNNING|0:0|1|a|b\n", "2_1|running|0:0|1|a|b\n", "2_1|\x1b[31m|0:0|1|a|b\n",
              "2_[]|PENDING|0:0|0|a|b\n"}) {
            QVERIFY2(tasksOfSacct(text).empty(), text);
            QVERIFY2(tasksOfSqueue(text).empty(), text);
        }
        std::string many;
        for (int i = 0; i < 20; ++i) many += "2_[0-99998]|PENDING|0:0|0|a|b\n";
        QVERIFY(tasksOfSacct(many).size() <= 200'000U);
    }

    void squeueIsNewerThanSacct()
    {
        const auto tasks = joined(
            tasksOfSacct("2_0|FAILED|1:0|3|None|vm\n2_0|PENDING|0:0|0|None|None assigned\n2_1|COMPLETED|0:0|9|None|vm\n"),
            tasksOfSqueue("2_0|PENDING|BeginTime|0:00|\n"));
        QCOMPARE(tasks.size(), 2U);
        QVERIFY(isWaiting(tasks[0]));
        QCOMPARE(tasks[0].reason, std::string("BeginTime"));
        QVERIFY(endInWords(tasks[1]).empty());
    }

    void theLargestArrayOfASite()
    {
        QCOMPARE(mostTasksOf("Configuration data as of 2026-01-01\nMaxArraySize            = 1001\nMaxJobCount = 10\n"),
                 1001);
        QCOMPARE(mostTasksOf("MaxArraySize = 1001\nSchedulerParameters     = bf_max_job_test=5,max_array_tasks=200,defer\n"),
                 200);
        for (const char* text : {"", "MaxArraySize = 0", "MaxArraySize = (null)", "MaxArraySize", "OldMaxArraySize = 5"})
            QVERIFY2(!mostTasksOf(text), text);
    }

    void endsAndReasonsInWords()
    {
        QCOMPARE(endInWords({"1", 0, "OUT_OF_MEMORY", "", "", "0:125", 0}),
                 std::string("ended for lack of memory (memory)"));
        QCOMPARE(endInWords({"1", 0, "FAILED", "", "", "75:0", 0}), std::string("its time was over, with runs left"));
        QVERIFY(endInWords({"1", 0, "FAILED", "", "", "2:0", 0}).find("exit code 2") != std::string::npos);
        QCOMPARE(endInWords({"1", 0, "SOMETHING_NEW", "", "", "", 0}), std::string("SOMETHING_NEW"));
        QVERIFY(endInWords({"1", 0, "RUNNING", "", "", "", 0}).empty());
        QCOMPARE(reasonInWords("Resources"), std::string("the nodes are busy"));
        QVERIFY(reasonInWords("QOSMaxCpuPerUserLimit").find("QOSMaxCpuPerUserLimit") != std::string::npos);
        QCOMPARE(reasonInWords("NewReason"), std::string("NewReason"));
    }

    void namesHaveAUuid()
    {
        const std::string name = newJobName("walks");
        static const QRegularExpression form(
            QStringLiteral("^rosa-walks-[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$"));
        QVERIFY2(form.match(QString::fromStdString(name)).hasMatch(), name.c_str());
        QVERIFY(name != newJobName("walks"));
    }

    void aSubmissionIsReadAsWritten()
    {
        const TemporarySweep sweep;
        const Folder at = Folder::open(sweep.folder.path()).value();
        QVERIFY(!readSubmission(at).value());
        VERIFY_OK(writeSubmission(at, {"rosa-s-1", "me@login", "abc", {{"12", 1000.5, 4}, {"13", 2000, 1}}}));
        const auto read = readSubmission(at).value().value();
        QCOMPARE(read.name, std::string("rosa-s-1"));
        QCOMPARE(read.jobs.size(), 2U);
        QCOMPARE(read.jobs[0].time, 1000.5);
        QCOMPARE(read.jobs[1].tasks, 1);
    }

    void aDamagedSubmissionIsAnError_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("empty") << QByteArray("");
        QTest::newRow("no JSON") << QByteArray("{");
        QTest::newRow("a list") << QByteArray("[]");
        QTest::newRow("nothing") << QByteArray("{}");
        const QByteArray rest = "\",\"script_sha256\":\"\",\"jobs\":[]}";
        QTest::newRow("an option as host") << QByteArray("{\"name\":\"a\",\"host\":\"-oProxyCommand=x") + rest;
        QTest::newRow("a command as host") << QByteArray("{\"name\":\"a\",\"host\":\"$(touch x)") + rest;
        QTest::newRow("two commands as name") << QByteArray("{\"name\":\"a;b\",\"host\":\"") + rest;
        QTest::newRow("two words as name") << QByteArray("{\"name\":\"a --format=x\",\"host\":\"") + rest;
        QTest::newRow("a job that is no text")
            << QByteArray("{\"name\":\"a\",\"host\":\"\",\"script_sha256\":\"\",\"jobs\":[{\"id\":1}]}");
    }
    void aDamagedSubmissionIsAnError()
    {
        QFETCH(QByteArray, text);
        const TemporarySweep sweep;
        const Folder at = Folder::open(sweep.folder.path()).value();
        VERIFY_OK(
            at.write(kSubmissionFile, std::as_bytes(std::span(text.constData(), static_cast<std::size_t>(text.size())))));
        QVERIFY(!readSubmission(at));
    }

    void slurmIsAskedOnceAMinute()
    {
        const TemporarySweep sweep;
        const Folder at = Folder::open(sweep.folder.path()).value();
        QVERIFY(!readAnswers(at));
        QVERIFY(mayAsk(readAnswers(at), 1000));
        VERIFY_OK(writeAnswers(at, {1000, {true, "2_0|RUNNING|0:0|1|None|vm\n"}, {false, "\xff down"}}));
        const auto known = readAnswers(at);
        QVERIFY(known && known->sacct.isGood && !known->squeue.isGood);
        QVERIFY(!mayAsk(known, 1059));
        QVERIFY(mayAsk(known, 1060));
        QVERIFY(!mayAsk(known, 990));
        QVERIFY(mayAsk(known, 900));  // A clock that went wrong does not stop the questions for ever.
    }
};

ROSA_TEST(TestSlurmAnswers)
#include "tst_slurm_answers.moc"
