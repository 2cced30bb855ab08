/// Profiles of sites, scripts of array jobs, shards, and what fits into a job.
#include "core/sweep/cluster/array_job.h"

#include <map>
#include <set>

#include <signal.h>
#include <QtCore/QDir>
#include <QtCore/QProcess>
#include <QtCore/QTemporaryDir>

#include "tests/program/test_program.h"
#include "tests/sweep/support.h"

using namespace rosa;
using namespace rosa::sweep;

class TestArrayJob : public QObject {
    Q_OBJECT

    static constexpr int kAsItBegins = -1;  ///< In place of a signal of the test.

    static SiteProfile profile(const std::string& text) { return profileFromToml(text, "site.toml").value(); }
    static std::string problemOf(const std::string& text)
    {
        const auto read = profileFromToml(text, "site.toml");
        return read ? std::string() : read.error().text();
    }
    static std::string script(const std::string& text, const std::string& store = "/store")
    {
        return jobScript({"rosa-s-1", "s", store, "/opt/rosa", 12}, profile(text)).value();
    }
    static bool hasLine(const std::string& text, const std::string& line)
    {
        return ("\n" + text).find("\n" + line + "\n") != std::string::npos;
    }
    static Board board(std::size_t tries, std::size_t blocks, bool races)
    {
        Board board;
        for (std::size_t i = 0; i < blocks; ++i) board.stages.all.push_back({{i + 1, i + 1}, 0});
        for (std::size_t i = 0; i < tries; ++i) board.tries.push_back(static_cast<int>(i));
        board.scores.values.assign(tries, std::vector<std::optional<double>>(blocks));
        board.scores.hasFailed.assign(tries, false);
        board.races = races;
        return board;
    }

private Q_SLOTS:
    void aProfileHasDefaults()
    {
        const SiteProfile empty = profile("");
        QCOMPARE(empty.minutes, 60);
        QCOMPARE(empty.workers, 1);
        QVERIFY(empty.requeues);
        const SiteProfile full = profile(
            "partition = \"main\"\naccount = \"lab\"\ntime = \"1-02:00:00\"\nmemory = \"2G\"\nnodes = 2\nworkers = 4\n"
            "tasks = 50\nat_once = 5\nsignal = 60\nrequeue = false\nhost = \"me@login\"\nstore = \"/s\"\nrosa = \"/r\"\n"
            "setup = [\"module load gcc\"]\noptions = [\"--exclusive\"]\nrecords = \"publish\"\nconstraint = \"a&b\"\n");
        QCOMPARE(full.minutes, 26 * 60);
        QCOMPARE(full.atOnce, 5);
        QCOMPARE(full.setup, std::vector<std::string>{"module load gcc"});
        QVERIFY(full.records == RecordPlace::Publish && !full.requeues);
    }

    void aProfileIsChecked_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("problem");
        const auto row = [](const char* name, const char* text, const char* problem) {
            QTest::newRow(name) << QString::fromUtf8(text) << QString::fromUtf8(problem);
        };
        row("unknown key", "partitio = \"a\"", "did you mean partition");
        row("key of Slurm", "walltime = 30", "'walltime'; did you mean time");
        row("option of Slurm", "gres = \"gpu:1\"", "'gres'; did you mean gpus");
        row("option with dashes", "cpus-per-task = 2", "did you mean threads");
        row("another option", "reservation = \"x\"", "further options of sbatch stand in the list options");
        row("not TOML", "partition = ", "site.toml");
        row("a line in a word", "partition = \"a\\n#SBATCH --wrap=x\"", "partition");
        row("a blank in a word", "account = \"a --wrap=x\"", "account");
        row("a command in a word", "qos = \"$(touch /tmp/x)\"", "qos");
        row("an option as a host", "host = \"-oProxyCommand=x\"\nstore = \"/s\"\nrosa = \"/r\"", "host");
        row("a command as a host", "host = \"a;b\"\nstore = \"/s\"\nrosa = \"/r\"", "host");
        row("a host without a store", "host = \"login\"", "store");
        row("a relative path", "rosa = \"bin/rosa\"", "absolute");
        row("a line in setup", "setup = [\"a\\nb\"]", "setup");
        row("no list", "setup = \"a\"", "setup");
        row("a number in a list", "options = [1]", "options");
        row("no option", "options = [\"exclusive\"]", "options");
        row("memory", "memory = \"2 G\"", "memory");
        row("memory without a number", "memory = \"G\"", "expected megabytes, or text such as \"4G\"");
        row("negative memory", "memory = -1", "memory: expected megabytes");
        row("memory in words", "memory = \"4 gigabytes\"", "found '4 gigabytes'");
        row("memory as a fraction", "memory = 4.5", "memory");
        row("time", "time = \"soon\"", "time");
        row("time too long", "time = 100000000", "time");
        row("time too short for the signal", "time = 3\nsignal = 120", "too short");
        row("no nodes", "nodes = 0", "nodes");
        row("a text as a number", "tasks = \"12\"", "tasks");
        row("records", "records = \"nfs\"", "records");
        row("requeue", "requeue = 1", "requeue");
    }
    void aProfileIsChecked()
    {
        QFETCH(QString, text);
        QFETCH(QString, problem);
        const QString found = QString::fromStdString(problemOf(text.toStdString()));
        QVERIFY2(found.contains(problem) && found.contains(QLatin1String("site.toml")), qPrintable(found));
    }

    void timesOfSlurm()
    {
        QCOMPARE(slurmSeconds("90"), std::optional(5400.0));
        QCOMPARE(slurmSeconds("5:07"), std::optional(307.0));
        QCOMPARE(slurmSeconds("1:00:00"), std::optional(3600.0));
        QCOMPARE(slurmSeconds("2-3"), std::optional(2 * 86400 + 3 * 3600.0));
        QCOMPARE(slurmSeconds("1-02:03:04"), std::optional(86400 + 7384.0));
        for (const char* none :
             {"", "UNLIMITED", "NOT_SET", "INVALID", "1:", ":1", "-1", "1-", "1:2:3:4", "1e3", "99999999999"})
            QVERIFY2(!slurmSeconds(none), none);
    }

    void aScriptSaysWhatTheProfileSays()
    {
        const std::string text = script(
            "partition = \"main\"\naccount = \"lab\"\ntime = 30\nmemory = \"3G\"\nthreads = 2\nat_once = 4\n"
            "setup = [\"module load gcc\"]\noptions = [\"--exclusive\"]\nrecords = \"publish\"\n");
        for (const char* line :
             {"#!/bin/bash", "#SBATCH --job-name=rosa-s-1", "#SBATCH --array=0-11%4", "#SBATCH --partition=main",
              "#SBATCH --account=lab", "#SBATCH --time=30", "#SBATCH --mem-per-cpu=1536M", "#SBATCH --cpus-per-task=2",
              "#SBATCH --signal=B:USR1@120", "#SBATCH --requeue", "#SBATCH --exclusive", "module load gcc",
              "export ROSA_RECORDS=publish", "#SBATCH --output=/store/sweeps/s/logs/%A_%a.txt",
              "work=(/opt/rosa --store /store sweep work s --quiet --threads 2 --reserve 120)",
              "\"${work[@]}\" --shard \"$SLURM_ARRAY_TASK_ID/12\" &"})
            QVERIFY2(hasLine(text, line), line);
        QVERIFY(text.find("--qos") == std::string::npos);
        QCOMPARE(jobNameIn(text), std::string("rosa-s-1"));
    }

    void memoryIsSharedByTheCores_data()
    {
        QTest::addColumn<QString>("profile");
        QTest::addColumn<QString>("perCore");
        QTest::newRow("whole") << QStringLiteral("memory = \"4G\"\nthreads = 2") << QStringLiteral("2G");
        QTest::newRow("smaller unit") << QStringLiteral("memory = \"2G\"\nthreads = 8") << QStringLiteral("256M");
        QTest::newRow("no unit") << QStringLiteral("memory = \"1000\"\nthreads = 3") << QStringLiteral("341334K");
        QTest::newRow("a number") << QStringLiteral("memory = 4096") << QStringLiteral("4096M");
        QTest::newRow("GB") << QStringLiteral("memory = \"4GB\"") << QStringLiteral("4G");
        QTest::newRow("GiB") << QStringLiteral("memory = \"4GiB\"") << QStringLiteral("4G");
        QTest::newRow("lower case") << QStringLiteral("memory = \"512mb\"") << QStringLiteral("512M");
        QTest::newRow("a core") << QStringLiteral("memory = \"3G\"") << QStringLiteral("3G");
        QTest::newRow("much") << QStringLiteral("memory = \"999999999T\"\nthreads = 7")
                              << QStringLiteral("153391688989465454K");
    }
    void memoryIsSharedByTheCores()
    {
        QFETCH(const QString, profile);
        QFETCH(const QString, perCore);
        const std::string text = script(profile.toStdString());
        QVERIFY2(hasLine(text, "#SBATCH --mem-per-cpu=" + perCore.toStdString()), text.c_str());
    }

    void aTaskEnds_data()
    {
        QTest::addColumn<QString>("workers");  // What each does: wait for USR1, or end with a code.
        QTest::addColumn<int>("signal");
        QTest::addColumn<int>("code");
        QTest::addColumn<bool>("isQueuedAgain");
        QTest::newRow("all is done") << QStringLiteral("0 0") << 0 << 0 << false;
        QTest::newRow("it is cancelled as it begins") << QStringLiteral("wait wait") << kAsItBegins << 75 << false;
        QTest::newRow("its time is over") << QStringLiteral("wait wait") << SIGUSR1 << 0 << true;
        QTest::newRow("its time is over, a worker is done") << QStringLiteral("0 wait") << SIGUSR1 << 0 << true;
        QTest::newRow("it is cancelled") << QStringLiteral("wait wait") << SIGTERM << 75 << false;
        QTest::newRow("a worker fails") << QStringLiteral("1 0") << 0 << 1 << false;
        QTest::newRow("a worker fails, runs are left") << QStringLiteral("1 75") << 0 << 0 << true;
    }
    void aTaskEnds()
    {
        QFETCH(const QString, workers);
        QFETCH(const int, signal);
        QFETCH(const int, code);
        QFETCH(const bool, isQueuedAgain);
        const QTemporaryDir folder;
        const auto program = [&](const char* name, const QByteArray& text) {
            QFile file(folder.filePath(QLatin1String(name)));
            if (!file.open(QFile::WriteOnly) || file.write("#!/bin/bash\n" + text) < 0) qFatal("%s", name);
            file.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
        };
        program("scontrol", "echo \"$@\" > \"$SITE/queued\"\n");
        // As `rosa sweep work … --shard INDEX/COUNT`.
        program(
            "rosa",
            "trap 'exit 75' USR1\nwords=($WORKERS) shard=${!#}; does=${words[${shard%/*}]}\n[ \"$does\" = wait ] || exit "
            "\"$does\"\n: > \"$SITE/waits-${shard%/*}\"\nfor i in {1..1500}; do sleep 0.02; done\nexit 9\n");
        // Bash runs this before each command: here between the start of the second worker and the note of it.
        const std::string cancelsItself =
            R"(setup = ['''trap 'case $BASH_COMMAND in workers+=*) if [ ${#workers[@]} = 1 ]; )"
            R"(then until [ -e "$SITE/waits-1" ]; do sleep 0.02; done; kill -TERM $$; fi;; esac' DEBUG'''])";
        const SiteProfile site = profile("workers = 2\n" + (signal == kAsItBegins ? cancelsItself : std::string()));
        const std::string rosa = folder.filePath(QStringLiteral("rosa")).toStdString();
        program("job", QByteArray::fromStdString(jobScript({"rosa-s-1", "s", "/store", rosa, 1}, site).value()));
        QProcess job;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("PATH"),
                           folder.path() + QLatin1Char(':') + environment.value(QStringLiteral("PATH")));
        environment.insert(QStringLiteral("SITE"), folder.path());
        environment.insert(QStringLiteral("WORKERS"), workers);
        environment.insert(QStringLiteral("SLURM_ARRAY_JOB_ID"), QStringLiteral("41"));
        environment.insert(QStringLiteral("SLURM_ARRAY_TASK_ID"), QStringLiteral("0"));
        job.setProcessEnvironment(environment);
        job.start(folder.filePath(QStringLiteral("job")), QStringList());
        const QDir made(folder.path());
        const auto waiting = [&] { return made.entryList({QStringLiteral("waits-*")}).size(); };
        QTRY_COMPARE_WITH_TIMEOUT(waiting(), workers.count(QStringLiteral("wait")), 30'000);
        if (signal > 0) QCOMPARE(::kill(static_cast<pid_t>(job.processId()), signal), 0);
        QTRY_COMPARE_WITH_TIMEOUT(job.state(), QProcess::NotRunning, 30'000);  // possibly by now
        QCOMPARE(job.exitStatus(), QProcess::NormalExit);
        QCOMPARE(job.exitCode(), code);
        QFile queued(folder.filePath(QStringLiteral("queued")));
        QCOMPARE(queued.open(QFile::ReadOnly), isQueuedAgain);
        if (isQueuedAgain) QCOMPARE(queued.readAll(), QByteArray("requeue 41_0\n"));
    }

    void severalWorkersShareATask()
    {
        QVERIFY(script("workers = 4").find("SLURM_ARRAY_TASK_ID * 4 + index))/48") != std::string::npos);
        const std::string nodes = script("nodes = 2\nworkers = 4");
        QVERIFY(nodes.find("srun --ntasks=8 ") != std::string::npos);
        QVERIFY(nodes.find("SLURM_ARRAY_TASK_ID * 8 + SLURM_PROCID))/96") != std::string::npos);
        // Never by the id of a job, which is that of the whole array for one of its tasks.
        QVERIFY(script("").find("    scontrol requeue \"${SLURM_ARRAY_JOB_ID}_$SLURM_ARRAY_TASK_ID\" && exit 0\n") !=
                std::string::npos);
        QVERIFY(script("requeue = false").find("scontrol requeue") == std::string::npos);
    }

    void pathsAreQuoted()
    {
        const std::string text = script("", "/my store/100%");
        QVERIFY(hasLine(text, "#SBATCH --output=\"/my store/100%%/sweeps/s/logs/%A_%a.txt\""));
        QVERIFY(text.find("--store '/my store/100%' sweep") != std::string::npos);
        const std::string tricky = script("", "/a'$(touch x)'");
        QVERIFY(tricky.find("--store '/a'\\''$(touch x)'\\''' sweep") != std::string::npos);
        QVERIFY(!jobScript({"n", "s", "/a\"b", "/r", 1}, {}));
        QVERIFY(!jobScript({"n", "s", "/a\nb", "/r", 1}, {}));
    }

    void theNameInAnEditedScript()
    {
        QCOMPARE(jobNameIn("#!/bin/bash\n#SBATCH --time=1 --job-name='x'\n"), std::string("x"));
        QCOMPARE(jobNameIn("#!/bin/bash\necho\n#SBATCH --job-name=x\n"), std::string());  // Slurm stops there, too.
        QCOMPARE(jobNameIn(""), std::string());
        for (const char* option : {"--job-name=x", "--job-name x", "-J x", "-Jx", "-J 'x'"})
            QCOMPARE(jobNameIn(std::string("#!/bin/bash\n\n  \n# why\n#SBATCH -N 1 ") + option + " -n 1\necho\n"),
                     std::string("x"));
        QCOMPARE(jobNameIn("#SBATCH -J x\n#SBATCH -J y\n"), std::string("y"));
        QCOMPARE(jobNameIn("#SBATCH -J"), std::string());
    }

    void tasksByTimeRunsAndLimit()
    {
        const SiteProfile usual = profile("minutes_of_runs = 20");
        QCOMPARE(tasksFor(1200, 10, usual), 10);                               // 12,000 seconds.
        QCOMPARE(tasksFor(1200, 10, profile("time = 12\nsignal = 120")), 20);  // Ten minutes of work fit.
        QCOMPARE(tasksFor(1200, 10, profile("workers = 5")), 2);
        QCOMPARE(tasksFor(1'000'000, 10, usual), 100);
        QCOMPARE(tasksFor(3, 100'000, usual), 3);
        QCOMPARE(tasksFor(0, 0, usual), 1);
    }

    void shardsAreParsed()
    {
        QCOMPARE(parseShard("3/12").value(), (Shard{3, 12}));
        for (const char* wrong : {"", "3", "/", "12/12", "-1/3", "0/0", "1/2/3", "a/b", "1 /2", "0/99999999999"})
            QVERIFY2(!parseShard(wrong), wrong);
    }

    void shardsShareTheCellsAndThenHelp()
    {
        for (const int count : {1, 3, 7, 50}) {
            const Board all = board(5, 4, false);
            std::map<std::pair<std::size_t, std::size_t>, int> first;
            for (int index = 0; index < count; ++index) {
                std::set<std::pair<std::size_t, std::size_t>> taken;
                const auto isTaken = [&](std::size_t row, std::size_t stage) { return taken.contains({row, stage}); };
                for (;;) {
                    const Assignment next = nextCellOf({index, count}, all, isTaken);
                    if (next.action != Action::Measure) break;
                    const bool isOwn =
                        (next.stage * 5 + next.row) % static_cast<std::size_t>(count) == static_cast<std::size_t>(index);
                    if (isOwn && count > 1) ++first[{next.row, next.stage}];
                    QVERIFY(taken.emplace(next.row, next.stage).second);
                }
                QCOMPARE(taken.size(), 20U);  // Nothing is left to nobody.
            }
            if (count > 1) QCOMPARE(first.size(), 20U);
            for (const auto& [cell, times] : first) QCOMPARE(times, 1);
        }
    }

    void ownCellsComeFirst()
    {
        const auto free = [](std::size_t, std::size_t) { return false; };
        const Assignment next = nextCellOf({2, 3}, board(5, 4, false), free);
        QCOMPARE(next.row, 2U);
        // In a race, a later stage waits until the earlier ones are taken by somebody.
        const auto isOwnTaken = [](std::size_t row, std::size_t stage) { return stage == 0 && row == 2; };
        const Assignment later = nextCellOf({2, 3}, board(3, 4, false), isOwnTaken);
        QCOMPARE(later.stage, 1U);
        const Assignment racing = nextCellOf({2, 3}, board(3, 4, true), isOwnTaken);
        QCOMPARE(racing.stage, 0U);
        QCOMPARE(racing.row, 0U);
    }

    void whatFitsIntoAJob()
    {
        QVERIFY(mayBegin(100, {101, 600, false}));
        QVERIFY(!mayBegin(100, {99, 600, false}));
        QVERIFY(!mayBegin(100, {99, 600, true}));  // The next job has room for it.
        QVERIFY(mayBegin(0, {1, 600, false}));     // Unknown.
        QVERIFY(!mayBegin(0, {0, 600, false}));
        QVERIFY(!mayBegin(0, {-5, 600, true}));
        QVERIFY(mayBegin(1000, {590, 600, true}));  // No job has: its checkpoint goes on.
        QVERIFY(!mayBegin(1000, {590, 600, false}));
        QVERIFY(mayBegin(599, {590, 600, true}));
        QVERIFY(!mayBegin(1000, {500, 600, true}));
    }

    void expectedSecondsOfFinishedRuns()
    {
        TemporarySweep sweep;
        const Block first = sweep.folder.rule().blocks[0], second = sweep.folder.rule().blocks[1];
        QCOMPARE(expectedSeconds(sweep.folder, {0, first, 0}), 0.0);
        CellState done = doneCell({0, first, 0}, 0.5);
        done.seconds = 10;
        VERIFY_OK(sweep.folder.writeCell(done));
        done.of = {1, first, 0};
        done.seconds = 30;
        VERIFY_OK(sweep.folder.writeCell(done));
        QCOMPARE(expectedSeconds(sweep.folder, {0, second, 0}), 10.0);
        QCOMPARE(expectedSeconds(sweep.folder, {2, second, 0}), 30.0);  // 1.5 × the mean.
        QCOMPARE(expectedSeconds(sweep.folder, {2, second, 7}), 0.0);   // Another number of epochs.
        done.of = {3, first, 0};
        done.seconds = 0;  // The store had it.
        VERIFY_OK(sweep.folder.writeCell(done));
        QCOMPARE(expectedSeconds(sweep.folder, {3, second, 0}), 30.0);
    }
};

ROSA_EVENT_LOOP_TEST(TestArrayJob)
#include "tst_array_job.moc"
