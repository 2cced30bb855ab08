/// Reports are written as earlier versions wrote them, byte for byte, and read from their lines.
#include "core/protocol/report.h"

#include <QtTest/QTest>

#include "tests/program/test_program.h"

using namespace rosa;
using namespace rosa::protocol;

namespace {

struct Line {
    Report report;
    const char* text;
};

const JobDescription kJob{"s", "rosa-s-1", "login", 12, 30, false, true, 4};
JobDescription editedJob()
{
    JobDescription job = kJob;
    job.isEdited = true;
    job.tasks.reset();
    return job;
}

SweepStatus submittedStatus()
{
    SweepStatus status{"s", 3, 1, 8, {{"node1-5", 2, 7, "20260101-1", 3}}};
    status.jobName = "rosa-s-1";
    status.host = "login";
    status.isKnown = true;
    status.jobs.emplace();
    return status;
}

SweepStatus askedStatus()
{
    SweepStatus status = submittedStatus();
    status.jobs = {"41", "42"};
    status.asked = 1767225600.5;
    status.queueProblem = "squeue: timeout";
    status.tasks = {{"41_0", "RUNNING", "", "node1", 12.5}};
    return status;
}

/// The lines of version 0.1.0.
std::vector<Line> lines()
{
    return {
        {RunBegins{"r"}, R"({"event":"run","run":"r"})"},
        {EpochDone{"r", 3, 100, 0.5, 12.25},
         R"({"event":"epoch","run":"r","epoch":3,"epochs":100,"loss":0.5,"epoch_ms":12.25})"},
        {EpochDone{"r", 4, 100, 1, 2}, R"({"event":"epoch","run":"r","epoch":4,"epochs":100,"loss":1.0,"epoch_ms":2.0})"},
        {PhaseDone{"r", "evaluation", 2, 10}, R"({"event":"phase","run":"r","phase":"evaluation","done":2,"total":10})"},
        {WarningGiven{"r", Message("%1 isolated nodes", 3)},
         R"({"event":"warning","run":"r","message":"3 isolated nodes","template":{"text":"%1 isolated nodes","args":["3"]}})"},
        {CommandFailed{Message::verbatim("a"), {"b", "c"}}, R"({"event":"error","message":"a","further":["b","c"]})"},
        {CommandStopped{Message::verbatim("stopped"), {}}, R"({"event":"stopped","message":"stopped"})"},
        {TableBegins{"table1", 30, 28, 2, {"no GAT"}},
         R"({"event":"plan","table":"table1","runs":30,"done":28,"todo":2,"notes":["no GAT"]})"},
        {TableRunBegins{"RoSA", "cora", "gcn", 5, 1, 2},
         R"({"event":"cell_begins","row":"RoSA","dataset":"cora","encoder":"gcn","seed":5,"place":1,"count":2})"},
        {TableRunDone{"RoSA", "cora", "gcn", 5, "r", 2.5, 3, 0.75, ""},
         R"({"event":"cell","row":"RoSA","dataset":"cora","encoder":"gcn","seed":5,"run":"r","seconds":2.5,"seconds_left":3.0,)"
         R"("accuracy_mean":0.75})"},
        {TableRunDone{"Raw", "cora", "", 5, "", 0, 0, {}, "no labels"},
         R"({"event":"cell","row":"Raw","dataset":"cora","encoder":"","seed":5,"run":"","seconds":0.0,"seconds_left":0.0,)"
         R"("problem":"no labels"})"},
        {SweepRunDone{4, 1, 2, "finished", "r", 9.5, "", 7},
         R"({"event":"cell","try":4,"seed":1,"split_seed":2,"state":"finished","run":"r","seconds":9.5,"left":7})"},
        {SweepRunDone{4, 1, 2, "failed", "r", 9.5, "diverged", {}},
         R"({"event":"cell","try":4,"seed":1,"split_seed":2,"state":"failed","run":"r","seconds":9.5,"problem":"diverged"})"},
        {SweepForecasted{"s", 40, 3, 120, 7.5, 1, 0.05, 0.1, true, 0.5, 20, 4, 2, 450},
         R"({"event":"forecast","sweep":"s","tries":40,"seeds":3,"runs":120,"seconds_per_run":7.5,"seconds_fixed":1.0,)"
         R"("seconds_per_epoch":0.05,"seconds_per_split":0.1,"includes_evaluation":true,"seconds_start":0.5,"splits":20,)"
         R"("workers_possible":4,"workers":2,"seconds":450.0})"},
        {JobShown{kJob, "#!/bin/sh\n", "/s/job.sbatch", "ssh login sbatch"},
         R"({"event":"shown","sweep":"s","job_name":"rosa-s-1","host":"login","runs":12,"run_seconds":30.0,"is_edited":false,)"
         R"("is_known":true,"tasks":4,"script":"#!/bin/sh\n","file":"/s/job.sbatch","command":"ssh login sbatch"})"},
        {JobTested{editedJob(), "to start at 12:00"},
         R"({"event":"tested","sweep":"s","job_name":"rosa-s-1","host":"login","runs":12,"run_seconds":30.0,"is_edited":true,)"
         R"("is_known":true,"answer":"to start at 12:00"})"},
        {JobSubmitted{kJob, "41"},
         R"({"event":"submitted","sweep":"s","job_name":"rosa-s-1","host":"login","runs":12,"run_seconds":30.0,)"
         R"("is_edited":false,"is_known":true,"tasks":4,"job":"41"})"},
        {SweepStatus{"s", 3, 1, 8}, R"({"sweep":"s","runs_done":3,"runs_failed":1,"runs_left":8,"workers":[]})"},
        {submittedStatus(),
         R"({"sweep":"s","runs_done":3,"runs_failed":1,"runs_left":8,"workers":[{"worker":"node1-5","try":2,"seed":7,)"
         R"("run":"20260101-1","runs":3}],"job_name":"rosa-s-1","host":"login","is_known":true,"jobs":[]})"},
        {askedStatus(),
         R"({"sweep":"s","runs_done":3,"runs_failed":1,"runs_left":8,"workers":[{"worker":"node1-5","try":2,"seed":7,)"
         R"("run":"20260101-1","runs":3}],"job_name":"rosa-s-1","host":"login","is_known":true,"jobs":["41","42"],)"
         R"("asked":1767225600.5,"queue_problem":"squeue: timeout","tasks":[{"task":"41_0","state":"RUNNING","reason":"",)"
         R"("nodes":"node1","seconds":12.5}]})"},
        {InstallationState{CoreState{"gone"}, {{"sinkhorn", true, 1.5, {}}, {"step", false, 2, "0.1 is not 0.2"}}},
         R"({"learn":{"error":"gone"},"self_test":[{"name":"sinkhorn","ok":true,"ms":1.5},)"
         R"({"name":"step","ok":false,"ms":2.0,"error":"0.1 is not 0.2"}]})"},
    };
}

}  // namespace

class TestReport : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void linesAreThoseOfEarlierVersions()
    {
        for (const Line& line : lines()) QCOMPARE(bind::toJsonText(line.report), std::string(line.text));
    }

    void linesAreRead()
    {
        for (const Line& line : lines()) {
            const auto read = reportFromJson(line.text);
            QVERIFY2(read.ok(), line.text);
            QCOMPARE(read->index(), line.report.index());
            QCOMPARE(bind::toJsonText(*read), std::string(line.text));
        }
    }

    /// A loss that is no number is null.
    void whatIsNoNumberIsNull()
    {
        const auto read =
            reportFromJson(R"({"event":"epoch","run":"r","epoch":3,"epochs":100,"loss":null,"epoch_ms":1,"gpu_ms":2})");
        QVERIFY(read.ok());
        QVERIFY(std::isnan(std::get<EpochDone>(*read).loss));
        QCOMPARE(std::get<EpochDone>(*read).epoch, 3);
        QCOMPARE(bind::toJsonText(Report(EpochDone{"r", 3, 100, std::nan(""), 1})),
                 std::string(R"({"event":"epoch","run":"r","epoch":3,"epochs":100,"loss":null,"epoch_ms":1.0})"));
    }

    /// The doctor says more than the window reads.
    void anInstallationIsReadFromAllThatADoctorFinds()
    {
        const auto read = reportFromJson(R"({"machine":{"cores":2},"store":{"path":"/s"},"learn":{"libtorch":"2.11.0",)"
                                         R"("devices":["cpu"]},"gpu":{},"self_test":[],"healthy":true})");
        QVERIFY2(read.ok(), read ? "" : read.error().text().c_str());
        const auto& state = std::get<InstallationState>(*read);
        QVERIFY(!state.core.problem && state.tests.empty());
    }

    void resultsAreNoReports()
    {
        for (const char* line : {R"({"event":"result","run":"r"})", R"({"event":"cell"})", R"({"run":"r"})", "[]", "", "{"})
            QVERIFY2(!reportFromJson(line).ok(), line);
    }
};

ROSA_TEST(TestReport)
#include "tst_report.moc"
