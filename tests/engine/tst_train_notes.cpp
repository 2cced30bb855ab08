/// Messages of `rosa train` besides results: missing evaluations, omissions, problems of the data.
#include <QtCore/QDir>
#include <QtCore/QFile>
#include <QtCore/QJsonArray>
#include <QtCore/QJsonObject>
#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>

#include <functional>

#include "tests/engine/command.h"
#include "tests/program/test_program.h"

using rosa::engine::tests::objectOf;
using rosa::engine::tests::Printed;
using rosa::engine::tests::runRosa;

class TestTrainNotes : public QObject {
    Q_OBJECT

    QTemporaryDir m_store;

    /// Exit code −1 if a signal ended the process.
    [[nodiscard]] Printed rosa(const QString& line) const
    {
        return runRosa(line.split(QLatin1Char(' ')) << QStringLiteral("--store") << m_store.path());
    }

    /// Imports a ring of `nodes` nodes as `name`; `rowOf` returns the columns after the node id, as listed in `header`.
    void takeRing(const QString& name, int nodes, const char* header, const std::function<QByteArray(int)>& rowOf)
    {
        const QDir folder(m_store.filePath(QStringLiteral("from-") + name));
        QVERIFY(folder.mkpath(QStringLiteral(".")));
        QFile edges(folder.filePath(QStringLiteral("edges.csv")));
        QFile table(folder.filePath(QStringLiteral("nodes.csv")));
        QVERIFY(edges.open(QIODevice::WriteOnly) && table.open(QIODevice::WriteOnly));
        edges.write("source,target\n");
        table.write(QByteArray("id") + header + "\n");
        for (int node = 0; node < nodes; ++node) {
            const QByteArray id = QByteArray::number(node);
            edges.write(id + "," + QByteArray::number((node + 1) % nodes) + "\n" + id + "," +
                        QByteArray::number((node + 7) % nodes) + "\n");
            table.write(id + rowOf(node) + "\n");
        }
        edges.close();
        table.close();
        const Printed imported = rosa(QStringLiteral("data import %1 --as %2").arg(folder.path(), name));
        QVERIFY2(imported.code == 0, imported.err.constData());
    }

    const QString m_short = QStringLiteral("train --epochs 2 --threads 1 --no-baselines --set encoder.hidden=16 --dataset ");

private Q_SLOTS:
    /// Who replaces or removes data learns which runs need them.
    void runsOnReplacedDataAreNamed()
    {
        const auto rows = [](int node) { return QByteArray(node % 2 ? ",x,1,3" : ",y,2,0.5"); };
        takeRing(QStringLiteral("kept"), 40, ",label,a,b", rows);
        const Printed trained = rosa(QStringLiteral("train --dataset kept --method raw --no-baselines --json"));
        QVERIFY2(trained.code == 0, trained.err.constData());
        const QByteArray run = trained.last()[QLatin1String("run")].toString().toUtf8();
        const QString folder = m_store.filePath(QStringLiteral("from-kept"));
        const Printed same = rosa(QStringLiteral("data import %1 --as kept --replace").arg(folder));
        QVERIFY2(same.code == 0 && !same.err.contains(run), same.err.constData());
        takeRing(QStringLiteral("other"), 44, ",label,a,b", rows);
        const Printed replaced =
            rosa(QStringLiteral("data import %1 --as kept --replace").arg(m_store.filePath(QStringLiteral("from-other"))));
        QVERIFY2(
            replaced.code == 0 && replaced.err.contains("1 run trained on other content of kept (" + run + "): to evaluate"),
            replaced.err.constData());
        QCOMPARE(rosa(QStringLiteral("data import %1 --as kept --replace").arg(folder)).code, 0);
        const Printed removed = rosa(QStringLiteral("data remove kept --json"));
        QVERIFY2(removed.err.contains("1 run trained on it (" + run + "): to evaluate"), removed.err.constData());
        QCOMPARE(removed.last()[QLatin1String("runs")].toArray().at(0).toString().toUtf8(), run);
        QVERIFY(rosa(QStringLiteral("data remove other")).err.isEmpty());
    }

    /// A data set with the name of a published one gets neither its preset nor its numbers, and the run says so.
    void aNamesakeIsSaid()
    {
        takeRing(QStringLiteral("flickr"), 40, ",label,a,b",
                 [](int node) { return QByteArray(node % 2 ? ",x,1,3" : ",y,2,0.5"); });
        const Printed trained = rosa(QStringLiteral("train --dataset flickr --method raw --no-baselines"));
        QVERIFY2(trained.code == 0, trained.err.constData());
        QVERIFY2(trained.err.contains("data set flickr is not the published one of this name, which has 89250 nodes"),
                 trained.err.constData());
        QVERIFY2(trained.out.contains("flickr is not the published data set of this name: no published number applies"),
                 trained.out.constData());
        QVERIFY(!trained.out.contains("20.3"));
    }

    /// One error line names the data and the remedy, and the run can be inspected; no crash.
    void featuresBeyondFloat32AreBadInput()
    {
        takeRing(QStringLiteral("huge"), 40, ",label,a,b",
                 [](int node) { return QByteArray(node % 2 ? ",x,1e30,3e30" : ",y,2e30,0.5e30"); });
        for (const char* more : {"", " --encoder mlp", " --set watch.pairs=0"}) {
            const Printed outcome = rosa(m_short + QStringLiteral("huge") + QLatin1String(more));
            QCOMPARE(outcome.code, 2);
            QCOMPARE(outcome.err.count("error: "), 1);
            QVERIFY2(outcome.err.contains("data set huge: features are as large as 3e+30"), outcome.err.constData());
        }
        const QStringList runs = QDir(m_store.filePath(QStringLiteral("runs"))).entryList(QDir::Dirs | QDir::NoDotAndDotDot);
        QVERIFY(!runs.isEmpty());
        const QJsonObject shown = objectOf(rosa(QStringLiteral("runs show --json ") + runs.last()).out);
        QCOMPARE(shown[QLatin1String("state")].toString(), QStringLiteral("failed"));
        QCOMPARE(shown[QLatin1String("ended")][QLatin1String("reason")].toString(), QStringLiteral("diverged"));
        for (const char* method : {"raw", "random", "grace", "gcn"}) {  // whether or not they support it
            const Printed outcome =
                rosa(m_short.section(QStringLiteral(" --set"), 0, 0).remove(QStringLiteral(" --epochs 2")) +
                     QStringLiteral(" --splits 1 --dataset huge --method ") + QLatin1String(method));
            QVERIFY2(outcome.code >= 0 && outcome.code <= 2, outcome.err.constData());
            QVERIFY2(outcome.code == 0 || outcome.err.contains("error: "), outcome.err.constData());
        }
    }

    void whereNothingIsMeasuredItSaysWhy()
    {
        takeRing(QStringLiteral("classless"), 40, ",a,b",
                 [](int node) { return "," + QByteArray::number(node) + "," + QByteArray::number(40 - node); });
        const Printed outcome = rosa(m_short + QStringLiteral("classless"));
        QVERIFY2(outcome.code == 0, outcome.err.constData());
        QVERIFY2(outcome.out.contains("not evaluated: data set classless has no classes"), outcome.out.constData());
        const Printed none = rosa(m_short + QStringLiteral("karate --set evaluation.protocol=none"));
        QVERIFY2(none.out.contains("not evaluated: evaluation.protocol is none; rosa evaluate"), none.out.constData());
    }

    /// The embedded small graph with default settings.
    void aSmallGraphIsMeasuredByDefault()
    {
        const Printed outcome = rosa(m_short + QStringLiteral("karate --splits 2 --json"));
        QVERIFY2(outcome.code == 0, outcome.err.constData());
        const QJsonObject result = objectOf(outcome.out.trimmed().split('\n').last());
        QCOMPARE(result[QLatin1String("protocol")].toString(), QStringLiteral("cv-50-50"));
        QVERIFY(result[QLatin1String("accuracy_mean")].isDouble());
        QVERIFY(!outcome.err.contains("warning"));
        const Printed asked = rosa(m_short + QStringLiteral("karate --set evaluation.protocol=cv-10-90"));
        QVERIFY2(asked.err.contains("3 training nodes are too few for 5 folds; protocol cv-50-50"), asked.err.constData());
    }

    void splitsThatAreLeftOutAreNamed()
    {
        takeRing(QStringLiteral("whole"), 80, ",label,a,b",
                 [](int node) { return QByteArray(node % 2 ? ",x,1,0" : ",y,0,1"); });
        const QString file = m_store.filePath(QStringLiteral("splits.json"));
        QCOMPARE(rosa(QStringLiteral("data splits export whole --splits 3 --out ") + file).code, 0);
        QCOMPARE(rosa(QStringLiteral("data splits import whole %1 --as split").arg(file)).code, 0);
        const Printed outcome = rosa(m_short + QStringLiteral("split --splits 2"));
        QVERIFY2(outcome.code == 0, outcome.err.constData());
        QVERIFY2(outcome.err.contains(
                     "evaluation.protocol = auto uses random splits (cv-10-90), not the 3 published splits of data "
                     "set split; to use them, set evaluation.protocol = public-logistic"),
                 outcome.err.constData());
        const Printed chosen = rosa(m_short + QStringLiteral("split --splits 2 --set evaluation.protocol=cv-10-90"));
        QVERIFY2(!chosen.err.contains("uses random splits"), chosen.err.constData());
    }

    /// Raw features are run once, for any number of seeds.
    void rawFeaturesAreOneRun()
    {
        const Printed outcome =
            rosa(QStringLiteral("train --json --dataset karate --method raw --seeds 3 --splits 2 --threads 1"));
        QVERIFY2(outcome.code == 0, outcome.err.constData());
        const QJsonObject result = objectOf(outcome.out.trimmed().split('\n').last());
        QCOMPARE(result[QLatin1String("runs")].toArray().size(), 1);
        QCOMPARE(result[QLatin1String("n")].toInt(), 2);
        QVERIFY(outcome.out.contains("method raw is deterministic: one run stands for all 3 seeds"));
        const Printed random = rosa(QStringLiteral(
            "train --json --dataset karate --method random --seeds 2 --splits 2 --threads 1 --set encoder.hidden=16"));
        QCOMPARE(objectOf(random.out.trimmed().split('\n').last())[QLatin1String("runs")].toArray().size(), 2);
    }

    /// Constant features: views cannot be distinguished.
    void viewsThatAreAlikeAreWarnedOf()
    {
        takeRing(QStringLiteral("alike"), 60, ",label,a,b",
                 [](int node) { return QByteArray(node % 2 ? ",x,1,1" : ",y,1,1"); });
        const Printed outcome =
            rosa(QStringLiteral("train --epochs 40 --threads 1 --no-baselines --set encoder.hidden=16 --set "
                                "evaluation.protocol=none --name alike --dataset alike"));
        QVERIFY2(outcome.code == 0, outcome.err.constData());
        QCOMPARE(outcome.err.count("views of different nodes are nearly identical"), 1);
        QVERIFY2(outcome.err.contains("each step uses all 60 nodes (sampling.batch_size = "), outcome.err.constData());
        const QJsonArray events =
            objectOf(rosa(QStringLiteral("runs show alike --json")).out)[QLatin1String("events")].toArray();
        int warnings = 0;
        for (const auto& event : events) warnings += event[QLatin1String("kind")].toString() == QStringLiteral("warning");
        QCOMPARE(warnings, 1);
    }
};

ROSA_EVENT_LOOP_TEST(TestTrainNotes)
#include "tst_train_notes.moc"
