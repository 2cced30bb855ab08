/// End-to-end tests of tables and comparisons on a data set of one's own: `rosa reproduce`, `rosa compare`, tags and scores.
#include <QtCore/QDir>
#include <QtCore/QFile>
#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>

#include "tests/engine/rosa_process.h"
#include "tests/program/test_program.h"
#include "tests/tables/film_like.h"

using namespace rosa;

using engine::tests::Outcome;

class TestOwnTables : public QObject {
    Q_OBJECT

    QTemporaryDir m_store;

    [[nodiscard]] Outcome rosa(const QString& line) const
    {
        QProcess process;
        engine::tests::startRosa(process, m_store.path(), line);
        return engine::tests::ended(process);
    }

    [[nodiscard]] QString runOf(const QString& line) const
    {
        return rosa(line).event("run")[QLatin1String("run")].toString();
    }

private Q_SLOTS:
    void initTestCase()
    {
        const auto folder = tables::tests::writeFilm(m_store.path().toStdString());
        QVERIFY(folder.ok());
        const Outcome imported =
            rosa(QStringLiteral("data import %1 --as mine").arg(QString::fromStdString(folder->string())));
        QVERIFY2(imported.code == 0, qPrintable(imported.errors));
    }

    /// On the data set's own splits, beside one of the article's; with all tests and no published number.
    void anImportedDataSetIsAColumn()
    {
        const Outcome table = rosa(QStringLiteral(
            "reproduce table2 --datasets mine --methods grace --seeds 1 --splits 10 --epochs 2 --threads 1 --margin 5"));
        QVERIFY2(table.code == 0, qPrintable(table.errors));
        const QJsonObject cell = table.cell("GRACE", "dataset", "mine");
        QVERIFY(cell[QLatin1String("published_mean")].isNull());
        QCOMPARE(cell[QLatin1String("splits")].toInt(), 10);
        QCOMPARE(cell[QLatin1String("protocol")].toString(), QStringLiteral("public-linear"));
        const QJsonArray baselines = cell[QLatin1String("baselines")].toArray();
        QCOMPARE(baselines.size(), qsizetype{2});
        const QJsonObject test = baselines[0].toObject()[QLatin1String("this_minus_baseline")].toObject();
        QCOMPARE(test[QLatin1String("pairs")].toInt(), 10);
        QVERIFY(test[QLatin1String("resampled_t_p")].isDouble() && test[QLatin1String("equivalence")].isObject());
        const Outcome again = rosa(QStringLiteral(
            "reproduce table2 --datasets mine --methods grace --seeds 1 --splits 10 --epochs 2 --table-only"));
        QCOMPARE(again.event("plan")[QLatin1String("todo")].toInt(), 0);
    }

    void whatIsNotThereIsRefused_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("error");
        const auto row = [](const char* name, const char* line, const char* error) {
            QTest::newRow(name) << QString::fromUtf8(line) << QString::fromUtf8(error);
        };
        row("data set", "reproduce table1 --datasets mien --quick", "did you mean mine?");
        row("preset", "reproduce table1 --datasets mine --preset short@cora --methods rosa --quick",
            "no method of the plan has a preset 'short'");
        row("preset of", "reproduce table1 --datasets mine --preset reference@film --quick",
            "preset reference has no values for data set 'film'");
        row("epochs of raw", "train --dataset mine --method raw --epochs 3",
            "--epochs does not apply to method raw, which does not train in epochs");
        row("epochs of random", "train --dataset mine --method random --epochs 3",
            "--epochs does not apply to method random, which does not train in epochs");
        row("no run", "compare nothing", "no run \"nothing\"");
        row("protocol", "compare a b --protocol cv-10-09", "unknown protocol 'cv-10-09'; did you mean cv-10-90?");
        row("no evaluation", "reproduce table1 --protocol none --quick", "unknown protocol 'none'; available: cv-10-90,");
        row("two of a format", "compare a b --out c.csv --csv d.csv",
            "--out c.csv and --csv d.csv have the same format; give one of them");
        row("one file", "compare a b --latex c.csv --csv ./c.csv", "./c.csv cannot be written in two formats");
        row("packed file", "reproduce table1 --datasets /none.rosadata --quick", "/none.rosadata: no such file");
        row("columns", "compare a b --columns 1", "--columns applies only to tables in LaTeX");
        row("file", "compare a b --out c.doc", "expected a name ending in .csv or .tex");
    }

    void whatIsNotThereIsRefused()
    {
        QFETCH(QString, line);
        QFETCH(QString, error);
        const Outcome outcome = rosa(line);
        QVERIFY2(outcome.code == 2 && outcome.errors.contains(error), qPrintable(outcome.errors));
    }

    /// Tagged runs are found by their tag, and compared as groups of seeds.
    void groupsAreTaggedAndCompared()
    {
        const QString training = QStringLiteral(
            "train --dataset mine --seeds 2 --splits 8 --threads 1 --no-baselines --tag first --tag idea "
            "--set evaluation.protocol=public-logistic --method ");
        QVERIFY(!runOf(training + QStringLiteral("random")).isEmpty());
        const Outcome trained = rosa(training + QStringLiteral("grace --epochs 2 --name mine-grace"));
        QVERIFY2(trained.code == 0, qPrintable(trained.errors));
        const Outcome listed = rosa(QStringLiteral("runs list --tag idea"));
        QCOMPARE(listed.lines.size(), qsizetype{4});
        QCOMPARE(listed.lines[0][QLatin1String("tags")].toArray(),
                 (QJsonArray{QStringLiteral("first"), QStringLiteral("idea")}));
        QString group;
        for (const QJsonObject& run : listed.lines)
            if (run[QLatin1String("method")].toString() == QLatin1String("random"))
                group = run[QLatin1String("group")].toString();
        const QString csv = m_store.filePath(QStringLiteral("c.csv")), tex = m_store.filePath(QStringLiteral("c.tex"));
        const Outcome compared =
            rosa(QStringLiteral("compare mine-grace %1 --margin 5 --csv %2 --latex %3 --columns 1").arg(group, csv, tex));
        QVERIFY2(compared.code == 0, qPrintable(compared.errors));
        const QJsonObject on = compared.event("comparison")[QLatin1String("datasets")].toArray()[0].toObject();
        QCOMPARE(on[QLatin1String("dataset")].toString(), QStringLiteral("mine"));
        const QJsonObject item = on[QLatin1String("items")].toArray()[0].toObject();
        QCOMPARE(item[QLatin1String("n")].toInt(), 16);
        QVERIFY(item[QLatin1String("standard_error")].isDouble() && item[QLatin1String("interval")].isArray());
        const QJsonObject pair = on[QLatin1String("pairs")].toArray()[0].toObject();
        QCOMPARE(pair[QLatin1String("pairs")].toInt(), 8);
        QCOMPARE(pair[QLatin1String("paired_by")].toString(), QStringLiteral("splits"));
        QCOMPARE(pair[QLatin1String("paired_seeds")].toArray().size(), qsizetype{2});
        QVERIFY(pair[QLatin1String("equivalence")].isObject() && !pair.contains(QLatin1String("remark")));
        QVERIFY(QFile::exists(csv));
        QFile written(tex);
        QVERIFY(written.open(QIODevice::ReadOnly));
        QVERIFY(written.readAll().contains("\\begin{table}\n"));
    }

    /// All tests have a result where two embeddings differ on every split: one names the class of each node, the other a wrong one for
    /// twelve nodes, of which one to four are in each test part.
    void embeddingsAreComparedByEveryTest()
    {
        constexpr std::int64_t kWrong = 12;
        const std::array<std::int64_t, 2> shape{tables::tests::kFilmNodes, tables::tests::kFilmClasses};
        for (const bool isRight : {true, false}) {
            std::vector<float> rows(static_cast<std::size_t>(shape[0] * shape[1]), 0.0f);
            for (std::int64_t node = 0; node < shape[0]; ++node) {
                const std::int64_t kind = (node + (isRight || node >= kWrong ? 0 : 1)) % shape[1];
                rows[static_cast<std::size_t>(node * shape[1] + kind)] = 1;
            }
            const QString file = m_store.filePath(QStringLiteral("rows.npy"));
            QVERIFY(data::writeNpy<float>(file.toStdString(), rows, shape).ok());
            const Outcome kept =
                rosa(QStringLiteral("evaluate --embedding %1 --dataset mine --name %2 --splits 10 --protocol "
                                    "public-logistic")
                         .arg(file, isRight ? QStringLiteral("right") : QStringLiteral("wrong")));
            QVERIFY2(kept.code == 0, qPrintable(kept.errors));
        }
        const Outcome compared = rosa(QStringLiteral("compare right wrong --margin 5"));
        QVERIFY2(compared.code == 0, qPrintable(compared.errors));
        const QJsonObject pair =
            compared.event("comparison")[QLatin1String("datasets")][0][QLatin1String("pairs")][0].toObject();
        QVERIFY(qAbs(pair[QLatin1String("mean")].toDouble() - 24.0 / 120) < 1e-12);  // Wrong test nodes of all splits.
        QCOMPARE(pair[QLatin1String("wilcoxon_p")].toDouble(), 2.0 / 1024);          // All ten differences are above 0.
        QCOMPARE(pair[QLatin1String("holm_p")].toDouble(), 2.0 / 1024);
        for (const char* test : {"paired_t_p", "resampled_t_p"}) QVERIFY2(pair[QLatin1String(test)].isDouble(), test);
        QVERIFY(pair[QLatin1String("equivalence")][QLatin1String("p")].isDouble());
    }

    /// The number of neighbours and of splits is chosen and stated.
    void scoresStateNeighboursAndSplits()
    {
        const QString run = runOf(QStringLiteral("train --dataset mine --method random --no-baselines --seed 9 --splits 2"));
        const Outcome scored = rosa(QStringLiteral("evaluate %1 --scores knn --neighbours 2 --splits 4").arg(run));
        QVERIFY2(scored.code == 0, qPrintable(scored.errors));
        const QJsonObject knn = scored.event("scores")[QLatin1String("scores")].toObject()[QLatin1String("knn")].toObject();
        QCOMPARE(knn[QLatin1String("neighbours")].toInt(), 2);
        QCOMPARE(knn[QLatin1String("splits")].toInt(), 4);
        QCOMPARE(knn[QLatin1String("accuracies")].toArray().size(), qsizetype{4});
        const Outcome refused = rosa(QStringLiteral("evaluate %1 --scores links --neighbours 3").arg(run));
        QVERIFY2(refused.code == 2 && refused.errors.contains(QLatin1String("--neighbours applies only to the score knn")),
                 qPrintable(refused.errors));
        const Outcome classes = rosa(QStringLiteral("evaluate %1 --scores links --per-class").arg(run));
        QVERIFY2(classes.code == 2 && classes.errors.contains(QLatin1String("--per-class applies only to")),
                 qPrintable(classes.errors));
    }
};

ROSA_EVENT_LOOP_TEST(TestOwnTables)
#include "tst_own_tables.moc"
