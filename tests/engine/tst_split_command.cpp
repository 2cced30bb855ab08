/// End-to-end tests of `rosa data splits` and of evaluation on the splits of a file.
#include <QtCore/QFile>
#include <QtCore/QJsonArray>
#include <QtCore/QJsonObject>
#include <QtCore/QProcess>
#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>

#include <string>

#include "tests/engine/command.h"
#include "tests/program/test_program.h"

using rosa::engine::tests::Printed;
using rosa::engine::tests::runRosa;

class TestSplitCommand : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

    [[nodiscard]] QString file(const char* name) const { return m_folder.filePath(QLatin1String(name)); }

    [[nodiscard]] Printed rosa(QStringList arguments) const
    {
        arguments << QStringLiteral("--json") << QStringLiteral("--store") << m_folder.path();
        return runRosa(arguments);
    }

    void write(const char* name, const std::string& text) const
    {
        QFile splits(file(name));
        QVERIFY(splits.open(QIODevice::WriteOnly));
        splits.write(QByteArray::fromStdString(text));
    }

    [[nodiscard]] QStringList takingKarate(const char* name, const char* as) const
    {
        return {
            QStringLiteral("data"), QStringLiteral("splits"), QStringLiteral("import"), QStringLiteral("karate"), file(name),
            QStringLiteral("--as"), QLatin1String(as)};
    }

private Q_SLOTS:
    /// Splits of the protocol of a run give the same accuracies through a file; results on other splits are recorded separately.
    void importedSplitsMeasureAsTheSameOnesDrawn()
    {
        const Printed trained = rosa({QStringLiteral("train"), QStringLiteral("--dataset"), QStringLiteral("cornell"),
                                      QStringLiteral("--method"), QStringLiteral("raw"), QStringLiteral("--no-baselines"),
                                      QStringLiteral("--splits"), QStringLiteral("2"), QStringLiteral("--set"),
                                      QStringLiteral("evaluation.protocol=cv-10-90")});
        QVERIFY2(trained.code == 0, trained.err.constData());
        const QString run = trained.last()[QLatin1String("run")].toString();
        const auto own =
            trained.last()[QLatin1String("runs")].toArray()[0].toObject()[QLatin1String("accuracies")].toArray();
        QCOMPARE(own.size(), 2);

        QJsonArray measured[2];
        QString documents[2];
        const char* const seeds[] = {"1", "2"};
        for (int i = 0; i < 2; ++i) {
            const Printed written =
                rosa({QStringLiteral("data"), QStringLiteral("splits"), QStringLiteral("export"), QStringLiteral("cornell"),
                      QStringLiteral("--out"), file("splits.json"), QStringLiteral("--protocol"), QStringLiteral("cv-10-90"),
                      QStringLiteral("--splits"), QStringLiteral("2"), QStringLiteral("--seed"), QLatin1String(seeds[i])});
            QVERIFY2(written.code == 0, written.err.constData());
            const Printed checked = rosa({QStringLiteral("data"), QStringLiteral("splits"), QStringLiteral("check"),
                                          QStringLiteral("cornell"), file("splits.json")});
            QCOMPARE(checked.last()[QLatin1String("splits_hash")], written.last()[QLatin1String("splits_hash")]);
            const Printed result = rosa({QStringLiteral("evaluate"), run, QStringLiteral("--splits-file"),
                                         file("splits.json"), QStringLiteral("--protocol"), QStringLiteral("cv-10-90")});
            QVERIFY2(result.code == 0, result.err.constData());
            const QJsonObject entry = result.last()[QLatin1String("runs")].toArray()[0].toObject();
            measured[i] = entry[QLatin1String("accuracies")].toArray();
            documents[i] = entry[QLatin1String("document")].toString();
            const Printed shown = rosa({QStringLiteral("runs"), QStringLiteral("show"), run});
            const QJsonObject card = shown.last()[QLatin1String("documents")]
                                         .toObject()[documents[i]]
                                         .toObject()[QLatin1String("protocol_card")]
                                         .toObject();
            QCOMPARE(card[QLatin1String("split_kind")].toString(), QStringLiteral("imported"));
            QCOMPARE(card[QLatin1String("splits_hash")], written.last()[QLatin1String("splits_hash")]);
        }
        QCOMPARE(measured[0], own);
        QVERIFY(measured[1] != own);
        QVERIFY(documents[0] != documents[1] && documents[0].startsWith(QLatin1String("evaluation:")));
    }

    /// The default protocol of a data set, which differs for small data sets.
    void exportedSplitsAreThoseOfARun()
    {
        const Printed trained = rosa({QStringLiteral("train"), QStringLiteral("--dataset"), QStringLiteral("karate"),
                                      QStringLiteral("--method"), QStringLiteral("raw"), QStringLiteral("--no-baselines")});
        QVERIFY2(trained.code == 0, trained.err.constData());
        QCOMPARE(trained.last()[QLatin1String("protocol")].toString(), QStringLiteral("cv-50-50"));
        const Printed shown =
            rosa({QStringLiteral("runs"), QStringLiteral("show"), trained.last()[QLatin1String("run")].toString()});
        const QJsonObject card = shown.last()[QLatin1String("documents")]
                                     .toObject()[QLatin1String("evaluation")]
                                     .toObject()[QLatin1String("protocol_card")]
                                     .toObject();
        const QStringList writing{QStringLiteral("data"),   QStringLiteral("splits"), QStringLiteral("export"),
                                  QStringLiteral("karate"), QStringLiteral("--out"),  file("karate.json")};
        const QStringList automatic{QStringLiteral("--protocol"), QStringLiteral("auto")};
        for (const QStringList& protocol : {QStringList(), automatic}) {
            const Printed written = rosa(writing + protocol);
            QVERIFY2(written.code == 0, written.err.constData());
            QCOMPARE(written.last()[QLatin1String("splits_hash")], card[QLatin1String("splits_hash")]);
        }
    }

    /// Nearest neighbours use training parts of the size used by probes where these have ten nodes per class, otherwise all other nodes: a
    /// perfect embedding must be able to win.
    void neighboursAreSoughtInPartsThatHaveThem()
    {
        for (const char* nodes : {"60", "400"})
            QCOMPARE(rosa(QStringLiteral("data generate --nodes %1 --classes 2 --degree 4 --features 4 --as made%1")
                              .arg(QLatin1String(nodes))
                              .split(QLatin1Char(' ')))
                         .code,
                     0);
        for (const auto& [dataset, isAlone] : {std::pair{"karate", true}, {"made60", true}, {"made400", false}}) {
            const Printed trained =
                rosa({QStringLiteral("train"), QStringLiteral("--dataset"), QLatin1String(dataset),
                      QStringLiteral("--method"), QStringLiteral("raw"), QStringLiteral("--no-baselines")});
            QVERIFY2(trained.code == 0, trained.err.constData());
            const QString run = trained.last()[QLatin1String("run")].toString();
            const auto scored = [&](const QStringList& more) {
                return rosa(QStringList{QStringLiteral("evaluate"), run, QStringLiteral("--scores"), QStringLiteral("knn")} +
                            more);
            };
            const QJsonObject score = scored({}).last()[QLatin1String("scores")].toObject()[QLatin1String("knn")].toObject();
            QCOMPARE(score[QLatin1String("neighbours")].toInt(), 10);
            QCOMPARE(score[QLatin1String("leave_one_out")].toBool(), isAlone);
            QCOMPARE(score.contains(QLatin1String("train_share")), !isAlone);
            const Printed split = scored({QStringLiteral("--splits"), QStringLiteral("2")});
            QCOMPARE(split.code, isAlone ? 2 : 0);
            if (isAlone) QVERIFY2(split.err.contains("too few for 10 neighbours"), split.err.constData());
        }
        const Printed many = rosa({QStringLiteral("evaluate"), QStringLiteral("made60 raw"), QStringLiteral("--scores"),
                                   QStringLiteral("knn"), QStringLiteral("--neighbours"), QStringLiteral("30")});
        QCOMPARE(many.code, 2);
        QVERIFY2(many.err.contains("at most 29 neighbours"), many.err.constData());
    }

    void splitsOfAnotherDataSetAreRefused()
    {
        QVERIFY(rosa({QStringLiteral("data"), QStringLiteral("splits"), QStringLiteral("export"), QStringLiteral("texas"),
                      QStringLiteral("--protocol"), QStringLiteral("public-linear"), QStringLiteral("--splits"),
                      QStringLiteral("1"), QStringLiteral("--out"), file("texas.json")})
                    .code == 0);
        const Printed refused = rosa({QStringLiteral("data"), QStringLiteral("splits"), QStringLiteral("check"),
                                      QStringLiteral("cora"), file("texas.json")});
        QCOMPARE(refused.code, 2);
        QVERIFY2(refused.err.contains("for data set cora: "), refused.err.constData());
        QVERIFY2(refused.err.contains("has 2708"), refused.err.constData());
    }

    /// Imported splits belong to a new data set: probes are evaluated and supervised methods trained on them.
    void importedSplitsMakeADataSet()
    {
        write("halves.json", R"({"format":"rosa-splits","version":1,"nodes":34,"splits":[
            {"name":"half","train":[33,0,1,32,2,31,3,30],"test":[10,5,6,23,24,25]},
            {"name":"other","train":[4,5,23,24,10,26,27,11],"test":[0,33]}]})");
        const Printed taken = rosa(takingKarate("halves.json", "karate-halves"));
        QVERIFY2(taken.code == 0, taken.err.constData());
        const Printed again = rosa(takingKarate("halves.json", "karate-halves"));
        QVERIFY2(again.code == 2 && again.err.contains("--replace"), again.err.constData());
        QCOMPARE(rosa(takingKarate("halves.json", "karate-halves") << QStringLiteral("--replace")).code, 0);

        for (const char* method : {"raw", "gcn"}) {
            const Printed trained =
                rosa({QStringLiteral("train"), QStringLiteral("--dataset"), QStringLiteral("karate-halves"),
                      QStringLiteral("--method"), QLatin1String(method), QStringLiteral("--no-baselines"),
                      QStringLiteral("--set"), QStringLiteral("evaluation.protocol=public-logistic")});
            QVERIFY2(trained.code == 0, trained.err.constData());
            const QJsonObject run = trained.last()[QLatin1String("runs")].toArray()[0].toObject();
            QCOMPARE(run[QLatin1String("accuracies")].toArray().size(), 2);
            // Not described as published.
            const QString protocol = trained.last()[QLatin1String("protocol_description")].toString();
            QVERIFY2(protocol.startsWith(QLatin1String("2 splits taken from a file; ")), qPrintable(protocol));
            const Printed shown =
                rosa({QStringLiteral("runs"), QStringLiteral("show"), run[QLatin1String("run")].toString()});
            const QJsonObject card = shown.last()[QLatin1String("documents")]
                                         .toObject()[QLatin1String("evaluation")]
                                         .toObject()[QLatin1String("protocol_card")]
                                         .toObject();
            QCOMPARE(card[QLatin1String("splits_hash")], taken.last()[QLatin1String("splits_hash")]);
            QCOMPARE(card[QLatin1String("split_kind")].toString(), QStringLiteral("data set's own"));
        }
    }

    /// Folds are stratified if the file lists nodes in ascending order; nodes in random order are cut into contiguous folds.
    void foldsFollowTheOrderOfTheFile()
    {
        const Printed trained =
            rosa({QStringLiteral("train"), QStringLiteral("--dataset"), QStringLiteral("karate"), QStringLiteral("--method"),
                  QStringLiteral("raw"), QStringLiteral("--splits"), QStringLiteral("1"), QStringLiteral("--no-baselines")});
        QVERIFY2(trained.code == 0, trained.err.constData());
        const QString run = trained.last()[QLatin1String("run")].toString();
        const auto rule = [&](const char* order) {
            write("order.json", R"({"format":"rosa-splits","version":1,"nodes":34,"splits":[{"name":"one","train":[)" +
                                    std::string(order) + R"(],"test":[10,12,25,26]}]})");
            const Printed measured =
                rosa({QStringLiteral("evaluate"), run, QStringLiteral("--splits-file"), file("order.json"),
                      QStringLiteral("--set"), QStringLiteral("evaluation.selection=exact-match-unshuffled")});
            return measured.last()[QLatin1String("protocol_description")].toString().section(QLatin1Char('('), -1);
        };
        QCOMPARE(rule("0,1,2,3,30,31,32,33"), QStringLiteral("exact match of one-hot rows, stratified folds)"));
        QCOMPARE(rule("0,33,1,32,2,31,3,30"), QStringLiteral("exact match of one-hot rows, unshuffled folds)"));
    }

    /// Presets depend on the name of the data set: the printed command selects that of the source data set.
    void newDataSetIsNamedWithItsPreset()
    {
        const Printed written =
            rosa({QStringLiteral("data"), QStringLiteral("splits"), QStringLiteral("export"), QStringLiteral("cornell"),
                  QStringLiteral("--out"), file("cornell.json"), QStringLiteral("--splits"), QStringLiteral("1")});
        QVERIFY2(written.code == 0, written.err.constData());
        QProcess process;
        process.start(QStringLiteral(ROSA_COMMAND),
                      {QStringLiteral("data"), QStringLiteral("splits"), QStringLiteral("import"), QStringLiteral("cornell"),
                       file("cornell.json"), QStringLiteral("--as"), QStringLiteral("cornell-mine"),
                       QStringLiteral("--store"), m_folder.path()});
        QVERIFY(process.waitForFinished(300000));
        const QString said = QString::fromUtf8(process.readAllStandardOutput());
        QVERIFY2(said.contains(QLatin1String("rosa train --dataset cornell-mine --preset reference@cornell --set ")),
                 qPrintable(said));
        const Printed trained = rosa({QStringLiteral("train"), QStringLiteral("--dataset"), QStringLiteral("cornell-mine"),
                                      QStringLiteral("--preset"), QStringLiteral("reference@cornell"),
                                      QStringLiteral("--epochs"), QStringLiteral("1"), QStringLiteral("--no-baselines"),
                                      QStringLiteral("--set"), QStringLiteral("evaluation.protocol=public-logistic")});
        QVERIFY2(trained.code == 0, trained.err.constData());
        QCOMPARE(trained.last()[QLatin1String("preset")].toString(), QStringLiteral("reference@cornell"));
    }

    void whatCannotBeImportedIsRefused()
    {
        write("overlap.json", R"({"format":"rosa-splits","version":1,"nodes":34,"splits":[
            {"name":"twice","train":[0,33,2],"test":[2,3]}]})");
        const Printed overlap = rosa(takingKarate("overlap.json", "karate-twice"));
        QVERIFY2(overlap.code == 2 && overlap.err.contains("node 2 is already in train"), overlap.err.constData());
        write("good.json",
              R"({"format":"rosa-splits","version":1,"nodes":34,"splits":[{"name":"good","train":[0,33],"test":[2,3]}]})");
        QCOMPARE(rosa(takingKarate("good.json", "cora")).code, 2);
        QCOMPARE(rosa(takingKarate("good.json", "Not a name")).code, 2);
        QVERIFY(rosa({QStringLiteral("data"), QStringLiteral("info"), QStringLiteral("karate-twice")}).code != 0);
    }

    void aClassWithoutTrainingNodesIsAWarning()
    {
        write("few.json",
              R"({"format":"rosa-splits","version":1,"nodes":34,"splits":[{"name":"few","train":[0],"test":[1,33]}]})");
        const Printed checked = rosa({QStringLiteral("data"), QStringLiteral("splits"), QStringLiteral("check"),
                                      QStringLiteral("karate"), file("few.json")});
        QVERIFY2(checked.code == 0 && checked.err.contains("no training node has class"), checked.err.constData());
        QCOMPARE(rosa(takingKarate("few.json", "karate-few")).code, 0);
        const Printed trained = rosa({QStringLiteral("train"), QStringLiteral("--dataset"), QStringLiteral("karate-few"),
                                      QStringLiteral("--epochs"), QStringLiteral("1"), QStringLiteral("--no-baselines"),
                                      QStringLiteral("--set"), QStringLiteral("evaluation.protocol=public-logistic")});
        QVERIFY2(trained.code == 0, trained.err.constData());
        QVERIFY2(trained.out.contains("no training node has class Officer, so no probe"), trained.out.constData());
        // One training node is too few for a probe, which is said after the class.
        const Printed evaluated = rosa({QStringLiteral("evaluate"), trained.last()[QLatin1String("run")].toString()});
        QVERIFY2(evaluated.out.contains("no training node has class Officer, so no probe"), evaluated.out.constData());
        QVERIFY2(evaluated.code == 2 && evaluated.out.contains("too few for 5 folds"), evaluated.out.constData());
    }
};

ROSA_EVENT_LOOP_TEST(TestSplitCommand)
#include "tst_split_command.moc"
