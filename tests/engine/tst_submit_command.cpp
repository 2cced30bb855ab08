/// `rosa sweep submit` and `rosa sweep status` with programs in PATH that answer as Slurm and ssh do.
#include <QtCore/QDir>
#include <QtCore/QJsonArray>
#include <QtCore/QJsonDocument>
#include <QtCore/QJsonObject>
#include <QtCore/QProcess>
#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>

#include "core/base/files.h"
#include "core/sweep/cluster/submission.h"
#include "tests/program/test_program.h"

using namespace rosa;

class TestSubmitCommand : public QObject {
    Q_OBJECT

    struct Finished {
        QByteArray out, err;
        int code = -1;
        [[nodiscard]] QJsonObject last() const { return QJsonDocument::fromJson(out.trimmed().split('\n').last()).object(); }
    };

    /// A store with the sweep "s", and programs that note how they are called in `calls`.
    class Site {
    public:
        Site()
        {
            for (const char* folder : {"bin", "store"}) QDir(m_folder.path()).mkpath(QLatin1String(folder));
            put("site.toml", "partition = \"main\"\ntime = 30\n");
            program("sbatch",
                    "if [ \"$1\" = --test-only ]; then echo 'sbatch: Job 7 to start at 2026-11-26T02:32:15 using 1 "
                    "processors on "
                    "nodes vm in partition main' >&2; else echo 41; fi; cat > \"$SITE/script\"");
            program("sacct", "echo '41_0|COMPLETED|0:0|12|None|vm'; echo '41_1|FAILED|2:0|3|None|vm'");
            program("squeue", "echo '41_2|RUNNING|None|1:05|vm'; echo '41_[3-4]|PENDING|Resources|0:00|'");
            const Finished made = rosa(QStringLiteral(
                "sweep new s --no-run --dataset karate --vary transport.lambda=5..80:log --budget 4 --seeds 3 --rule all "
                "--epochs 4 --splits 2"));
            if (made.code != 0) qFatal("%s", made.err.constData());
        }
        [[nodiscard]] QString path(const char* name) const { return m_folder.filePath(QLatin1String(name)); }
        [[nodiscard]] QByteArray text(const char* name) const
        {
            QFile file(path(name));
            return file.open(QFile::ReadOnly) ? file.readAll() : QByteArray();
        }
        void put(const char* name, const QByteArray& text) const
        {
            QFile file(path(name));
            if (!file.open(QFile::WriteOnly) || file.write(text) != text.size()) qFatal("%s cannot be written", name);
        }
        void program(const char* name, const QByteArray& does) const
        {
            const QByteArray file = QByteArray("bin/") + name;
            put(file.constData(),
                "#!/bin/bash\nprintf '%s' \"${0##*/}\" >> \"$SITE/calls\"; printf ' [%s]' \"$@\" >> \"$SITE/calls\"; "
                "echo >> \"$SITE/calls\"\n" +
                    does + "\n");
            QFile::setPermissions(path(file.constData()), QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
        }
        [[nodiscard]] Finished rosa(const QString& arguments) const
        {
            QProcess process;
            QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
            environment.insert(QStringLiteral("PATH"),
                               path("bin") + QLatin1Char(':') + environment.value(QStringLiteral("PATH")));
            environment.insert(QStringLiteral("SITE"), m_folder.path());
            environment.insert(QStringLiteral("XDG_STATE_HOME"), path("state"));
            process.setProcessEnvironment(environment);
            process.start(QStringLiteral(ROSA_COMMAND), arguments.split(QLatin1Char(' '), Qt::SkipEmptyParts)
                                                            << QStringLiteral("--store") << path("store"));
            if (!process.waitForFinished(120000)) qFatal("rosa does not end");
            return {process.readAllStandardOutput(), process.readAllStandardError(), process.exitCode()};
        }
        [[nodiscard]] Finished submit(const char* more = "") const
        {
            return rosa(QStringLiteral("sweep submit s --json --profile ") + path("site.toml") + QLatin1Char(' ') +
                        QLatin1String(more));
        }
        [[nodiscard]] int calls(const char* program) const
        {
            int count = 0;
            for (const QByteArray& line : text("calls").split('\n'))
                count += line.startsWith(QByteArray(program) + " ") ? 1 : 0;
            return count;
        }
        /// As if the last question were older than a minute.
        void age() const
        {
            const Folder at = Folder::open(path("store/sweeps/s").toStdString()).value();
            auto answers = sweep::readAnswers(at).value();
            answers.time -= 61;
            if (!sweep::writeAnswers(at, answers)) qFatal("slurm.json cannot be written");
        }

    private:
        QTemporaryDir m_folder;
    };

private Q_SLOTS:
    void aScriptIsShown()
    {
        const Site site;
        const Finished shown = site.submit("--show");
        QCOMPARE(shown.err, QByteArray());
        QCOMPARE(shown.code, 0);
        const QString script = shown.last()[QLatin1String("script")].toString();
        QVERIFY(script.contains(QLatin1String("#SBATCH --partition=main\n")));
        QVERIFY(script.contains(QLatin1String("sweep work s --quiet")));
        QCOMPARE(site.text("store/sweeps/s/job.sbatch"), script.toUtf8());
        QCOMPARE(site.calls("sbatch"), 0);
        // Bash finds no fault with it.
        QCOMPARE(QProcess::execute(QStringLiteral("bash"), {QStringLiteral("-n"), site.path("store/sweeps/s/job.sbatch")}),
                 0);
    }

    void aSweepIsTestedAndSubmitted()
    {
        const Site site;
        const Finished tested = site.submit("--test-only");
        QCOMPARE(tested.code, 0);
        QVERIFY(tested.last()[QLatin1String("answer")].toString().contains(QLatin1String("partition main")));
        QCOMPARE(site.calls("sbatch"), 1);
        const Finished done = site.submit();
        QCOMPARE(done.code, 0);
        QCOMPARE(done.last()[QLatin1String("job")].toString(), QStringLiteral("41"));
        QCOMPARE(done.last()[QLatin1String("runs")].toInt(), 12);
        QCOMPARE(site.calls("sbatch"), 3);  // Tested again, then submitted.
        QCOMPARE(site.text("script"), site.text("store/sweeps/s/job.sbatch"));
        QVERIFY(QDir(site.path("store/sweeps/s/logs")).exists());
        // The next one has the same name.
        const QString name = done.last()[QLatin1String("job_name")].toString();
        QCOMPARE(site.submit().last()[QLatin1String("job_name")].toString(), name);
    }

    /// Of 12 tasks, one per run.
    void theArrayIsAsLargeAsTheClusterAllows()
    {
        const Site site;
        site.put("site.toml", "partition = \"main\"\ntime = 30\nminutes_of_runs = 1\n");
        QCOMPARE(site.submit("--run-seconds 60").last()[QLatin1String("tasks")].toInt(), 12);
        site.program("scontrol", "[ \"$*\" = 'show config' ] && printf 'MaxJobCount = 100\\nMaxArraySize = 11\\n'");
        const Finished done = site.submit("--run-seconds 60");
        QCOMPARE(done.code, 0);
        QCOMPARE(done.last()[QLatin1String("tasks")].toInt(), 11);
        QVERIFY(site.text("script").contains("#SBATCH --array=0-10\n"));
        const Finished text =
            site.rosa(QStringLiteral("sweep submit s --show --run-seconds 60 --profile ") + site.path("site.toml"));
        QVERIFY2(text.out.contains("11 tasks (as many as an array may have there)"), text.out.constData());
    }

    void anArrayThatIsTooLargeNamesTheKey()
    {
        const Site site;
        site.program("sbatch",
                     "echo 'sbatch: error: Batch job submission failed: Invalid job array specification' >&2; exit 1");
        const Finished refused = site.submit();
        QCOMPARE(refused.code, 1);
        QVERIFY2(refused.err.contains("Invalid job array specification; if an array of ") &&
                     refused.err.contains("(MaxArraySize of the site), set a smaller tasks = "),
                 refused.err.constData());
        // An edited script has the size that somebody gave it.
        QFile script(site.path("store/sweeps/s/job.sbatch"));
        QVERIFY(script.open(QFile::Append) && script.write("# edited\n") > 0);
        script.close();
        site.program("scontrol", "echo 'MaxArraySize = 11'");
        const Finished edited = site.submit();
        QVERIFY2(edited.err.contains("at most 11 tasks there (MaxArraySize): change --array in job.sbatch"),
                 edited.err.constData());
    }

    void aRefusalSubmitsNothing()
    {
        const Site site;
        site.program("sbatch", "echo 'sbatch: error: invalid partition specified: main' >&2; exit 1");
        const Finished refused = site.submit();
        QCOMPARE(refused.code, 1);
        QVERIFY(refused.err.contains("invalid partition specified: main"));
        QCOMPARE(site.calls("sbatch"), 1);
        site.program("sbatch", "if [ \"$1\" = --test-only ]; then exit 0; fi; echo nonsense");
        QVERIFY(site.submit().err.contains("nonsense"));
        site.put("bin/sbatch", "no program");
        QVERIFY(site.submit().code == 1);
    }

    void anEditedScriptStays()
    {
        const Site site;
        QCOMPARE(site.submit("--show").code, 0);
        const QByteArray before = site.text("store/sweeps/s/job.sbatch");
        site.put("site.toml", "partition = \"other\"\ntime = 30\n");
        QCOMPARE(site.submit("--show").code, 0);  // Nobody has changed it: it follows the profile.
        QVERIFY(site.text("store/sweeps/s/job.sbatch").contains("--partition=other"));
        const QByteArray edited = QByteArray(before).replace("#SBATCH --partition=main", "#SBATCH --partition=mine");
        site.put("store/sweeps/s/job.sbatch", edited);
        const Finished used = site.submit();
        QCOMPARE(used.code, 0);
        QVERIFY(used.last()[QLatin1String("is_edited")].toBool());
        QCOMPARE(site.text("script"), edited);
        QCOMPARE(site.text("store/sweeps/s/job.sbatch"), edited);
        QCOMPARE(site.submit("--rewrite --show").code, 0);
        QVERIFY(site.text("store/sweeps/s/job.sbatch").contains("--partition=other"));
    }

    void aJobNameIsOneWord()
    {
        const Site site;
        QCOMPARE(site.submit("--show").code, 0);
        const QByteArray before = site.text("store/sweeps/s/submission.json");
        const QByteArray script = site.text("store/sweeps/s/job.sbatch");
        const auto begin = script.indexOf("--job-name="), end = script.indexOf('\n', begin);
        QByteArray named = QByteArray(script).replace(begin, end - begin, "--job-name=\"my job\"");
        site.put("store/sweeps/s/job.sbatch", named);
        const Finished refused = site.submit();
        QCOMPARE(refused.code, 2);
        QVERIFY2(refused.err.contains("--job-name must be one word"), refused.err.constData());
        QCOMPARE(site.text("store/sweeps/s/submission.json"), before);
        QCOMPARE(site.rosa(QStringLiteral("sweep status s")).code, 0);
        QCOMPARE(site.submit("--rewrite --show").code, 0);
        named.replace("--job-name=\"my job\"", "-J mine");
        site.put("store/sweeps/s/job.sbatch", named);
        QCOMPARE(site.submit("--show").last()[QLatin1String("job_name")].toString(), QStringLiteral("mine"));
    }

    void aJobThatCannotBeNotedIsTold()
    {
        const Site site;
        site.program("sbatch",
                     "[ \"$1\" = --test-only ] && exit 0; cd \"$SITE/store/sweeps/s\"; rm submission.json; mkdir "
                     "submission.json; echo 41");
        const Finished done = site.submit();
        QCOMPARE(done.code, 1);
        QVERIFY(done.out.contains("\"job\":\"41\""));
        QVERIFY2(done.err.contains("submitted as job 41, but "), done.err.constData());
        // Nobody waits for the one that has submitted it.
        QVERIFY(QDir(site.path("store/sweeps/s/workers")).entryList(QDir::Files).isEmpty());
    }

    void theHostIsThatOfTheJobs()
    {
        const Site site;
        QCOMPARE(site.submit().code, 0);
        site.put("site.toml", "host = \"me@login\"\nrosa = \"/opt/rosa\"\nstore = \"/s\"\n");
        const Finished shown = site.submit("--show");
        QCOMPARE(shown.code, 0);
        QCOMPARE(shown.last()[QLatin1String("host")].toString(), QStringLiteral("me@login"));
        QVERIFY(site.text("store/sweeps/s/submission.json").contains("\"host\":\"\""));
    }

    /// A sweep that was copied from elsewhere brings a host and a script. Neither is used before the user has seen it.
    void aForeignSweepIsShownFirst()
    {
        const Site site;
        site.program("ssh", "exit 255");
        QCOMPARE(site.submit().code, 0);
        const QByteArray script = site.text("store/sweeps/s/job.sbatch") + "# not mine\n";
        QCOMPARE(QProcess::execute(QStringLiteral("cp"),
                                   {QStringLiteral("-r"), site.path("store/sweeps/s"), site.path("store/sweeps/t")}),
                 0);
        site.put("store/sweeps/t/job.sbatch", script);
        site.put("store/sweeps/t/submission.json",
                 site.text("store/sweeps/t/submission.json").replace("\"host\":\"\"", "\"host\":\"evil.example.org\""));
        site.put("calls", "");
        const QString status = QStringLiteral("sweep status t"),
                      submit = QStringLiteral("sweep submit t --profile ") + site.path("site.toml");
        const Finished told = site.rosa(status);
        QCOMPARE(told.code, 0);
        QVERIFY2(told.out.contains("not made here") && told.out.contains("evil.example.org by ssh"), told.out.constData());
        QCOMPARE(site.rosa(status + QStringLiteral(" --json")).last()[QLatin1String("is_known")].toBool(true), false);
        for (const char* more : {"", " --test-only"}) {
            const Finished refused = site.rosa(submit + QLatin1String(more));
            QCOMPARE(refused.code, 2);
            QVERIFY2(refused.out.contains("# not mine"), refused.out.constData());
            QVERIFY2(refused.err.contains("sweep t was not made here") && refused.err.contains("input of: sbatch"),
                     refused.err.constData());
        }
        QCOMPARE(site.text("calls"), QByteArray());
        QCOMPARE(site.rosa(status + QStringLiteral(" --yes")).code, 0);
        QCOMPARE(site.calls("ssh"), 2);
        const Finished done = site.rosa(submit + QStringLiteral(" --yes"));
        QCOMPARE(done.code, 0);
        QCOMPARE(site.text("script"), script);
        // It is known from now on; the one that was made here always was.
        QCOMPARE(site.rosa(submit).code, 0);
        QCOMPARE(site.submit().code, 0);
    }

    void aBadProfileIsAnError()
    {
        const Site site;
        site.put("site.toml", "partitions = \"a\"\n");
        const Finished unknown = site.submit();
        QCOMPARE(unknown.code, 2);
        QVERIFY(unknown.err.contains("did you mean partition"));
        QCOMPARE(site.rosa(QStringLiteral("sweep submit s --profile /none.toml")).code, 2);
        QCOMPARE(site.calls("sbatch"), 0);
    }

    void commandsGoThroughSsh()
    {
        const Site site;
        // As ssh: one line for a shell on the other side.
        site.program("ssh", "[ \"$1 $2\" = '-o BatchMode=yes' ] || exit 255; exec bash -c \"$4\"");
        QDir().rename(site.path("store"), site.path("a 'store' $HOME"));
        QFile::link(site.path("a 'store' $HOME"), site.path("store"));
        site.put("site.toml",
                 "host = \"me@login\"\nrosa = \"/opt/rosa\"\nstore = \"" + site.path("a 'store' $HOME").toUtf8() + "\"\n");
        const Finished done = site.submit();
        QCOMPARE(done.err, QByteArray());
        QCOMPARE(done.code, 0);
        QCOMPARE(site.calls("ssh"), 5);
        QCOMPARE(site.calls("sbatch"), 2);
        QVERIFY(QDir(site.path("store/sweeps/s/logs")).exists());
        QVERIFY(site.text("script").contains("work=(/opt/rosa --store '"));
        const Finished status = site.rosa(QStringLiteral("sweep status s --json"));
        QCOMPARE(status.last()[QLatin1String("tasks")].toArray().size(), 5);
        QCOMPARE(site.calls("ssh"), 7);
        // A store that the other side does not see.
        site.put("site.toml",
                 "host = \"me@login\"\nrosa = \"/opt/rosa\"\nstore = \"" + site.path("nowhere").toUtf8() + "\"\n");
        QVERIFY(site.submit().err.contains("does not see sweep s"));
        site.program("ssh", "echo 'me@login: Permission denied (publickey).' >&2; exit 255");
        QVERIFY(site.submit().err.contains("ssh me@login: me@login: Permission denied"));
    }

    void theStatusJoinsFolderAndSlurm()
    {
        const Site site;
        QVERIFY(site.rosa(QStringLiteral("sweep status s")).out.contains("not submitted"));
        QCOMPARE(site.submit().code, 0);
        const Finished text = site.rosa(QStringLiteral("sweep status s"));
        QCOMPARE(text.err, QByteArray());
        QVERIFY(text.out.contains("s: 0 runs done, 0 failed, 12 left at most"));
        QVERIFY(text.out.contains("5 tasks: 1 running, 2 waiting, 1 complete, 1 ended otherwise"));
        QVERIFY(text.out.contains("2 waiting: the nodes are busy"));
        QVERIFY(text.out.contains("41_2 on vm: no worker yet"));
        QVERIFY(text.out.contains("41_1: failed with exit code 2"));
        // Whoever looks within a minute sees the same answer.
        for (int i = 0; i < 3; ++i)
            QCOMPARE(site.rosa(QStringLiteral("sweep status s --json")).last()[QLatin1String("tasks")].toArray().size(), 5);
        QCOMPARE(site.calls("sacct"), 1);
        QCOMPARE(site.calls("squeue"), 1);
        site.age();
        QCOMPARE(site.rosa(QStringLiteral("sweep status s")).code, 0);
        QCOMPARE(site.calls("sacct"), 2);
        // Another process asks for the first time.
        const Folder at = Folder::open(site.path("store/sweeps/s").toStdString()).value();
        auto answers = sweep::readAnswers(at).value();
        answers.sacct = answers.squeue = {};
        QVERIFY(sweep::writeAnswers(at, answers));
        const Finished asked = site.rosa(QStringLiteral("sweep status s"));
        QVERIFY2(asked.out.contains("Slurm is being asked at this moment"), asked.out.constData());
        QVERIFY(!asked.out.contains("does not answer"));
        QVERIFY(!site.rosa(QStringLiteral("sweep status s --json")).last().contains(QLatin1String("queue_problem")));
        QCOMPARE(site.calls("sacct"), 2);
        QVERIFY(site.text("calls").contains("[--starttime] [20"));
    }

    void withoutAccountingOrController()
    {
        const Site site;
        QCOMPARE(site.submit().code, 0);
        site.program("sacct", "echo 'Slurm accounting storage is disabled' >&2; exit 1");
        Finished status = site.rosa(QStringLiteral("sweep status s"));
        QCOMPARE(status.code, 0);
        QVERIFY(status.out.contains("no accounting (Slurm accounting storage is disabled)"));
        QVERIFY(status.out.contains("3 tasks: 1 running, 2 waiting"));
        site.age();
        site.program("squeue",
                     "echo 'slurm_load_jobs error: Unable to contact slurm controller (connect failure)' >&2; exit 1");
        status = site.rosa(QStringLiteral("sweep status s"));
        QCOMPARE(status.code, 0);
        QVERIFY(status.out.contains("the queue does not answer (slurm_load_jobs error"));
        QVERIFY(status.out.contains("those of the sweep's folder"));
        QVERIFY(status.out.contains("12 left at most"));
        site.age();
        site.program("sacct", "printf 'garbage\\n2_0|RUN\\n\\377\\376|\\n'");
        site.program("squeue", ":");
        status = site.rosa(QStringLiteral("sweep status s"));
        QCOMPARE(status.code, 0);
        QVERIFY(status.out.contains("0 tasks: 0 running"));
        QVERIFY(status.out.contains("nobody measures them; submit again"));
        // Damaged files of a submission are an error, or asked anew.
        site.put("store/sweeps/s/slurm.json", "{");
        QCOMPARE(site.rosa(QStringLiteral("sweep status s")).code, 0);
        site.put("store/sweeps/s/submission.json", "{");
        QCOMPARE(site.rosa(QStringLiteral("sweep status s")).code, 2);
    }

    void aProgramThatIsMissingIsNoCrash()
    {
        const Site site;
        QCOMPARE(site.submit().code, 0);
        for (const char* name : {"bin/sacct", "bin/squeue"}) site.put(name, "no program");
        const Finished status = site.rosa(QStringLiteral("sweep status s"));
        QCOMPARE(status.code, 0);
        QVERIFY(status.out.contains("those of the sweep's folder"));
    }
};

ROSA_EVENT_LOOP_TEST(TestSubmitCommand)
#include "tst_submit_command.moc"
