/// End-to-end tests of `rosa reproduce` on a short plan: interruption, continuation and repetition.
#include <QtCore/QDir>
#include <QtCore/QFile>
#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>

#include <csignal>

#include "tests/engine/rosa_process.h"
#include "tests/program/test_program.h"

using rosa::engine::tests::ended;
using rosa::engine::tests::Outcome;

class TestReproduceCommand : public QObject {
    Q_OBJECT

    QTemporaryDir m_store;

    void start(QProcess& process, const char* line) const
    {
        rosa::engine::tests::startRosa(process, m_store.path(), QString::fromUtf8(line));
    }
    [[nodiscard]] Outcome rosa(const char* line) const
    {
        QProcess process;
        start(process, line);
        return ended(process);
    }

private Q_SLOTS:
    void interruptedItGoesOnAndDoesNothingTwice()
    {
        const char* const command = "reproduce table2 --datasets cornell --methods rosa --quick --threads 1";
        QProcess process;
        start(process, command);
        QByteArray begin;
        while (!begin.contains("\"cell\"") && process.waitForReadyRead(-1)) begin += process.readAllStandardOutput();
        QVERIFY2(begin.contains("\"cell\""), process.readAllStandardError().constData());
        ::kill(static_cast<pid_t>(process.processId()), SIGINT);
        const Outcome stopped = ended(process, begin);
        QCOMPARE(stopped.code, 130);
        QVERIFY2(stopped.errors.contains(QLatin1String("the same command continues")), qPrintable(stopped.errors));

        const Outcome whole = rosa(command);
        QVERIFY2(whole.code == 0, qPrintable(whole.errors));
        QCOMPARE(whole.event("plan")[QLatin1String("runs")].toInt(), 6);  // RoSA, raw, random on two columns.
        QVERIFY(whole.event("plan")[QLatin1String("done")].toInt() >= 1);
        const QJsonObject rosaCell = whole.cell("RoSA", "encoder", "gcn");
        QCOMPARE(rosaCell[QLatin1String("published_mean")].toDouble(), 0.593);
        QCOMPARE(rosaCell[QLatin1String("splits")].toInt(), 2);
        QVERIFY(rosaCell[QLatin1String("mean")].toDouble() > 0.2);
        QCOMPARE(rosaCell[QLatin1String("protocol")].toString(), QStringLiteral("public-linear"));

        const Outcome again = rosa(command);
        QCOMPARE(again.event("plan")[QLatin1String("todo")].toInt(), 0);
        QCOMPARE(again.event("table"), whole.event("table"));
    }

    /// The forecast trains nothing that is kept, and is found by windows in the plan's status.
    void aForecastLeavesTheStoreAsItIs()
    {
        QTemporaryDir store;
        QProcess process;
        rosa::engine::tests::startRosa(
            process, store.path(), QStringLiteral("reproduce table2 --datasets cornell --methods rosa --quick --dry-run"));
        const Outcome told = ended(process);
        QVERIFY2(told.code == 0, qPrintable(told.errors));
        const QJsonObject forecast = told.event("table_forecast");
        QCOMPARE(forecast[QLatin1String("runs")].toInt(), 6);
        QCOMPARE(forecast[QLatin1String("todo")].toInt(), 6);
        QVERIFY(forecast[QLatin1String("seconds")].toDouble() > 0);
        QVERIFY(forecast[QLatin1String("includes_evaluation")].toBool());
        QVERIFY(QDir(store.filePath(QStringLiteral("runs"))).isEmpty());

        const QStringList plans = QDir(store.filePath(QStringLiteral("plans"))).entryList({QStringLiteral("table2-*.json")});
        QCOMPARE(plans.size(), 1);
        QFile file(store.filePath(QStringLiteral("plans/") + plans.front()));
        QVERIFY(file.open(QFile::ReadOnly));
        const QJsonObject status = QJsonDocument::fromJson(file.readAll()).object();
        QCOMPARE(status[QLatin1String("left")].toInt(), 6);
        QCOMPARE(status[QLatin1String("seconds_left")].toDouble(), forecast[QLatin1String("seconds")].toDouble());

        QProcess figure;
        rosa::engine::tests::startRosa(figure, store.path(), QStringLiteral("reproduce figure-tsne --dry-run"));
        QCOMPARE(ended(figure).code, 2);
    }

    /// Killed during a method without checkpoints: finished runs are not repeated, and no unfinished run remains.
    void killedItGoesOn()
    {
        const char* const command = "reproduce table2 --datasets wisconsin --methods rosa --quick --threads 1";
        QProcess process;
        start(process, command);
        QByteArray begin;
        while (!begin.contains("Raw features") && process.waitForReadyRead(-1)) begin += process.readAllStandardOutput();
        while (begin.count("\"event\":\"run\"") < 3 && process.waitForReadyRead(-1))
            begin += process.readAllStandardOutput();
        process.kill();
        process.waitForFinished(-1);
        const auto file = QDir(m_store.filePath(QStringLiteral("plans"))).entryList({QStringLiteral("table2-*.json")});
        QVERIFY(!file.isEmpty());
        const Outcome whole = rosa(command);
        QVERIFY2(whole.code == 0, qPrintable(whole.errors));
        QVERIFY(whole.event("plan")[QLatin1String("done")].toInt() >= 2);
        const Outcome listed = rosa("runs list");
        for (const QJsonObject& run : listed.lines)
            QVERIFY2(run[QLatin1String("state")].toString() != QLatin1String("interrupted"),
                     QJsonDocument(run).toJson(QJsonDocument::Compact).constData());
    }

    /// The same runs are evaluated again, and both results are kept.
    void anotherChoiceOfCTrainsNothing()
    {
        const QByteArray command = "reproduce table1 --datasets cora --methods random --quick";
        const Outcome usual = rosa(command.constData());
        QVERIFY2(usual.code == 0, qPrintable(usual.errors));
        const Outcome other = rosa((command + " --selection accuracy-stratified").constData());
        QVERIFY2(other.code == 0, qPrintable(other.errors));
        QCOMPARE(other.event("plan")[QLatin1String("todo")].toInt(), 2);
        for (const char* method : {"Raw features", "Random encoder"}) {
            const QJsonObject one = usual.cell(method, "encoder", ""), two = other.cell(method, "encoder", "");
            QVERIFY(!one.isEmpty());
            QCOMPARE(two[QLatin1String("runs")], one[QLatin1String("runs")]);
            QCOMPARE(one[QLatin1String("selection")].toString(), QStringLiteral("exact-match-unshuffled"));
            QCOMPARE(two[QLatin1String("selection")].toString(), QStringLiteral("accuracy-stratified"));
        }
        for (const char* selection : {"", " --selection accuracy-stratified"})
            QCOMPARE(rosa((command + selection).constData()).event("plan")[QLatin1String("todo")].toInt(), 0);
        QCOMPARE(rosa(command.constData()).event("table"), usual.event("table"));
        const Outcome refused = rosa("reproduce table2 --quick --selection accuracy-stratified");
        QVERIFY2(refused.code == 2 && refused.errors.contains(QLatin1String("does not choose C")),
                 qPrintable(refused.errors));
    }

    void aForeignEmbeddingStandsInTheTable()
    {
        const QString table = QStringLiteral("reproduce table2 --datasets cornell --methods rosa --quick --table-only");
        const QString run =
            rosa(qPrintable(table)).cell("RoSA", "encoder", "gcn")[QLatin1String("runs")].toArray()[0].toString();
        const QString embedding = m_store.filePath(QStringLiteral("runs/%1/embedding.npy").arg(run));
        const Outcome kept =
            rosa(qPrintable(QStringLiteral("evaluate --embedding %1 --dataset cornell --name Theirs --splits 2 "
                                           "--protocol public-linear")
                                .arg(embedding)));
        QVERIFY2(kept.code == 0, qPrintable(kept.errors));
        const Outcome with = rosa(qPrintable(table + QStringLiteral(" --with Theirs")));
        const QJsonObject theirs = with.cell("Theirs", "encoder", "gcn");
        QCOMPARE(theirs[QLatin1String("values")], with.cell("RoSA", "encoder", "gcn")[QLatin1String("values")]);
        QCOMPARE(theirs[QLatin1String("warning")].toString(), QString());
        QCOMPARE(theirs[QLatin1String("reference_minus_this")][QLatin1String("mean")].toDouble(), 0.0);
        const QString id = theirs[QLatin1String("runs")].toArray()[0].toString();
        const QString command =
            rosa(qPrintable(QStringLiteral("runs show ") + id)).lines.last()[QLatin1String("command")].toString();
        QVERIFY2(command.startsWith(QLatin1String("rosa evaluate --embedding embedding.npy --dataset cornell")),
                 qPrintable(command));
        QCOMPARE(rosa("train --method embedding --dataset cornell").code, 2);
        // --with would parse it as two names.
        const Outcome two =
            rosa(qPrintable(QStringLiteral("evaluate --embedding %1 --dataset cornell --name one,two").arg(embedding)));
        QVERIFY2(two.code == 2 && two.errors.contains(QLatin1String("found 'one,two'")), qPrintable(two.errors));
        QCOMPARE(rosa("reproduce table2 --datasets cornell --table-only --with nobody").code, 2);
        const Outcome other = rosa("reproduce table1 --datasets cora --table-only --with Theirs");
        QVERIFY2(other.code == 2 && other.errors.contains(QLatin1String("cornell")), qPrintable(other.errors));
    }

    /// Equivalence is reported if a margin is given; an invalid margin is rejected before anything runs.
    void aMarginIsStated()
    {
        const QByteArray command = "reproduce table2 --datasets cornell --methods rosa --quick --table-only";
        const QJsonObject plain = rosa(command.constData()).cell("Random encoder", "encoder", "gcn");
        QVERIFY(!plain[QLatin1String("reference_minus_this")].toObject().contains(QLatin1String("equivalence")));
        const Outcome stated = rosa((command + " --margin 1.5").constData());
        QVERIFY2(stated.code == 0, qPrintable(stated.errors));
        const QJsonObject within = stated
                                       .cell("Random encoder", "encoder",
                                             "gcn")[QLatin1String("reference_minus_this")][QLatin1String("equivalence")]
                                       .toObject();
        QCOMPARE(within[QLatin1String("margin")].toDouble(), 0.015);
        QVERIFY(within[QLatin1String("is_equivalent")].isBool() && !within[QLatin1String("text")].toString().isEmpty());
        const QJsonObject test = plain[QLatin1String("reference_minus_this")].toObject();
        QVERIFY(test.contains(QLatin1String("resampled_t_p")) && test.contains(QLatin1String("pairs_needed")));
        const QJsonObject measured = stated.cell("RoSA", "encoder", "gcn");
        const QJsonObject card = measured[QLatin1String("protocol_card")].toObject();
        for (const char* part : {"dataset_hash", "split_kind", "splits_hash", "probe", "grid", "selection", "test_use"})
            QVERIFY2(!card[QLatin1String(part)].toString().isEmpty(), part);
        QVERIFY(card[QLatin1String("fix_ups")].isArray() && card.contains(QLatin1String("split_seed")));
        QCOMPARE(measured[QLatin1String("measured_minus_published")][QLatin1String("mean")].toDouble(),
                 measured[QLatin1String("mean")].toDouble() - measured[QLatin1String("published_mean")].toDouble());
        const QJsonArray baselines = stated.cell("RoSA", "encoder", "gcn")[QLatin1String("baselines")].toArray();
        QCOMPARE(baselines.size(), 2);
        QCOMPARE(baselines[0][QLatin1String("baseline")].toString(), QStringLiteral("Raw features"));
        QCOMPARE(baselines[0][QLatin1String("standing")].toString(), QStringLiteral("not enough pairs"));  // Two splits.
        for (const char* margin : {"0", "-1", "101", "one", "nan"}) {
            const Outcome refused = rosa((command + " --margin " + margin).constData());
            QVERIFY2(refused.code == 2 && refused.errors.contains(QLatin1String("--margin")) &&
                         refused.errors.contains(QLatin1String("expected a number above 0")),
                     qPrintable(refused.errors));
        }
        QCOMPARE(rosa("reproduce figure-tsne --margin 1").code, 2);
    }

    void splitsThatAreNotThereAreNamed()
    {
        const Outcome outcome = rosa("reproduce table2 --datasets cornell --methods rosa --splits 99 --table-only");
        QVERIFY2(outcome.code == 0, qPrintable(outcome.errors));
        QCOMPARE(outcome.event("plan")[QLatin1String("notes")].toArray(),
                 QJsonArray{QStringLiteral("cornell has 10 published splits, so 10 are used, not 99")});
    }

    void theStoreMakesTheTableInEveryForm()
    {
        for (const char* ending : {"txt", "csv", "tex"}) {
            const QString file = m_store.filePath(QStringLiteral("table.") + QLatin1String(ending));
            const QByteArray command =
                "reproduce table2 --datasets cornell --methods rosa --quick --table-only --out " + file.toUtf8();
            QCOMPARE(rosa(command.constData()).code, 0);
            QFile written(file);
            QVERIFY(written.open(QIODevice::ReadOnly));
            QVERIFY(written.readAll().contains("RoSA"));
        }
        const Outcome other = rosa("reproduce table2 --datasets cornell --table-only --out table.doc");
        QCOMPARE(other.code, 2);
    }

    /// Rejected before anything is trained.
    void figuresRefuseWhatTheyCannotShow()
    {
        for (const char* line : {"reproduce figure-tsne --quick --with Theirs", "reproduce figure-matrix --quick --seeds 3",
                                 "reproduce figure-tsne --quick --out figure.doc"}) {
            const Outcome refused = rosa(line);
            QVERIFY2(refused.code == 2 && refused.event("plan").isEmpty(), qPrintable(refused.errors));
        }
    }

    /// The table is printed, and the exit code tells that it is incomplete.
    void dataThatAreNotAtHandAreNamed()
    {
        const Outcome outcome = rosa("reproduce further --datasets amazon-photo --quick");
        QCOMPARE(outcome.code, 2);
        QVERIFY2(
            outcome.errors.contains(QLatin1String("amazon-photo: not imported: rosa data import PATH --as amazon-photo")),
            qPrintable(outcome.errors));
        const QString problem = outcome.cell("RoSA", "encoder", "")[QLatin1String("problems")].toArray()[0].toString();
        QVERIFY2(problem.contains(QLatin1String("rosa data import PATH --as amazon-photo")), qPrintable(problem));
    }

    /// The table contains the results of the other data sets; the exit code is 2 as well.
    void aTableWithoutSomeOfItsDataIsNotWhole()
    {
        const Outcome outcome = rosa("reproduce further --datasets cora,amazon-photo --methods random --quick");
        QVERIFY2(outcome.code == 2 && outcome.errors.contains(QLatin1String("the results on the other data sets")),
                 qPrintable(outcome.errors));
        QVERIFY(outcome.cell("Random encoder", "dataset", "cora")[QLatin1String("mean")].toDouble() > 0.2);
    }

    /// If one row fails, the table is printed with the others, and the exit code tells that it is incomplete.
    void aTableWhoseRunsFailIsAFailure()
    {
        const QString table = QStringLiteral("reproduce table2 --datasets cornell --methods rosa --quick");
        const QString run =
            rosa(qPrintable(table)).cell("RoSA", "encoder", "gcn")[QLatin1String("runs")].toArray()[0].toString();
        const Outcome kept = rosa(qPrintable(
            QStringLiteral("evaluate --embedding %1 --dataset cornell --name Lost --splits 1 --protocol public-linear")
                .arg(m_store.filePath(QStringLiteral("runs/%1/embedding.npy").arg(run)))));
        QVERIFY2(kept.code == 0, qPrintable(kept.errors));
        const QString lost = kept.lines.last()[QLatin1String("run")].toString();
        QVERIFY(QFile::remove(m_store.filePath(QStringLiteral("runs/%1/embedding.npy").arg(lost))));
        const Outcome outcome = rosa(qPrintable(table + QStringLiteral(" --with Lost")));  // On two splits: evaluated again.
        QCOMPARE(outcome.code, 1);
        QVERIFY2(outcome.errors.contains(QLatin1String("runs failed; the table lists the reasons, the first is: ")),
                 qPrintable(outcome.errors));
        QVERIFY(!outcome.cell("Lost", "encoder", "gcn")[QLatin1String("problems")].toArray().isEmpty());
        QVERIFY(outcome.cell("RoSA", "encoder", "gcn")[QLatin1String("mean")].toDouble() > 0.2);
    }

    /// Mean ranks need several data sets; this is checked before hours of work.
    void ranksOfOneDataSetAreRefused_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<QString>("error");
        const auto row = [](const char* name, const char* line, const char* error) {
            QTest::newRow(name) << QByteArray(line) << QString::fromUtf8(error);
        };
        row("one", "reproduce table1 --datasets cora --quick --picture ranks --out r.pdf", "the table has only cora");
        row("two columns of one", "reproduce table2 --datasets cornell --quick --picture ranks --out r.pdf",
            "the table has only cornell");
        row("one at hand", "reproduce further --datasets cora,amazon-photo --quick --picture ranks --out r.svg",
            "available data sets of the table: only cora");
        row("no picture", "reproduce table1 --quick --picture ranks", "expected --out with a name ending in .pdf");
        row("columns of text", "reproduce table1 --quick --columns 1 --out t.csv",
            "--columns applies only to tables in LaTeX");
        row("a figure's", "reproduce figure-tsne --no-intervals --out t.tex",
            "--no-intervals applies only to tables in LaTeX");
    }

    void ranksOfOneDataSetAreRefused()
    {
        QFETCH(QByteArray, line);
        QFETCH(QString, error);
        const Outcome outcome = rosa(line.constData());
        QVERIFY2(outcome.code == 2 && outcome.errors.contains(error), qPrintable(outcome.errors));
        QVERIFY(outcome.event("plan").isEmpty());
    }

    void otherScoresAreKeptInTheRecord()
    {
        const QByteArray run = rosa("reproduce table2 --datasets cornell --methods rosa --quick --table-only")
                                   .cell("RoSA", "encoder", "gcn")[QLatin1String("runs")]
                                   .toArray()[0]
                                   .toString()
                                   .toUtf8();
        const Outcome scored = rosa(("evaluate " + run + " --scores knn,clustering,links").constData());
        QVERIFY2(scored.code == 0, qPrintable(scored.errors));
        const QJsonObject scores = scored.event("scores")[QLatin1String("scores")].toObject();
        QVERIFY(scores[QLatin1String("knn")][QLatin1String("accuracy_mean")].toDouble() > 0.2);
        const double auc = scores[QLatin1String("links")][QLatin1String("auc")].toDouble();
        QVERIFY(auc > 0 && auc < 1);  // Cornell is heterophilous: the AUC may be below 0.5.
        QVERIFY(!scores[QLatin1String("links")][QLatin1String("caveat")].toString().isEmpty());
        const Outcome shown = rosa(("runs show " + run).constData());
        QCOMPARE(shown.lines.last()[QLatin1String("documents")][QLatin1String("scores")].toObject(), scores);
    }

    /// Supervised embeddings get no nearest-neighbour score, and a caveat for clustering.
    void labelsThatARunWasToldAreNotScored()
    {
        const QByteArray run = rosa("reproduce table2 --datasets cornell --methods gcn --quick")
                                   .cell("GCN", "encoder", "gcn")[QLatin1String("runs")]
                                   .toArray()[0]
                                   .toString()
                                   .toUtf8();
        QVERIFY(!run.isEmpty());
        const Outcome refused = rosa(("evaluate " + run + " --scores knn").constData());
        QCOMPARE(refused.code, 2);
        QVERIFY2(refused.errors.contains(
                     QLatin1String("was trained on labels, so random partitions would test on its training nodes")),
                 qPrintable(refused.errors));
        const Outcome scored = rosa(("evaluate " + run + " --scores clustering").constData());
        const QJsonObject clusters =
            scored.event("scores")[QLatin1String("scores")].toObject()[QLatin1String("clustering")].toObject();
        QVERIFY2(clusters[QLatin1String("caveat")].toString().contains(
                     QLatin1String("was trained on labels of its training parts")),
                 qPrintable(scored.errors));
    }

    /// After an interruption with --fresh, the message explains how to continue, since the same command would start again.
    void interruptedAnewItSaysWhatGoesOn()
    {
        QProcess process;
        start(process, "reproduce table2 --datasets cornell --methods rosa --quick --threads 1 --fresh");
        QByteArray begin;
        while (!begin.contains("\"cell\"") && process.waitForReadyRead(-1)) begin += process.readAllStandardOutput();
        ::kill(static_cast<pid_t>(process.processId()), SIGINT);
        const Outcome stopped = ended(process, begin);
        QCOMPARE(stopped.code, 130);
        QVERIFY2(stopped.errors.contains(QLatin1String("--fresh would start over")), qPrintable(stopped.errors));
        QVERIFY(!stopped.errors.contains(QLatin1String("the same command continues")));
    }
};

ROSA_EVENT_LOOP_TEST(TestReproduceCommand)
#include "tst_reproduce_command.moc"
