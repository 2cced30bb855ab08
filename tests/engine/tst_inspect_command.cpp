/// `rosa inspect` and `rosa project` on a run, as a user meets them.
#include <QtCore/QDir>
#include <QtCore/QFile>
#include <QtCore/QJsonArray>
#include <QtCore/QJsonDocument>
#include <QtCore/QJsonObject>
#include <QtCore/QProcess>
#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>

#include <cmath>

namespace {

struct Outcome {
    int code = -1;
    QByteArray out, err;
};

QJsonObject objectOf(const QByteArray& text) { return QJsonDocument::fromJson(text).object(); }

QByteArray contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

}  // namespace

class TestInspectCommand : public QObject {
    Q_OBJECT

    QTemporaryDir m_store;
    QString m_run;

    /// `line` with RUN in place of the run and DIR of the store.
    [[nodiscard]] Outcome rosa(QString line) const
    {
        line.replace(QStringLiteral("RUN"), m_run).replace(QStringLiteral("DIR"), m_store.path());
        QProcess process;
        process.start(QStringLiteral(ROSA_COMMAND), line.split(QLatin1Char(' '))
                                                        << QStringLiteral("--store") << m_store.path());
        if (!process.waitForFinished(-1) || process.exitStatus() != QProcess::NormalExit) return {};
        return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
    }
    [[nodiscard]] Outcome rosa(const char* line) const { return rosa(QString::fromLatin1(line)); }
    [[nodiscard]] QString layouts(const char* name) const
    {
        return m_store.filePath(QStringLiteral("runs/") + m_run + QStringLiteral("/layouts/") + QLatin1String(name));
    }

private Q_SLOTS:
    void initTestCase()
    {
        const Outcome trained = rosa(
            "train --json --dataset karate --epochs 12 --threads 1 --no-baselines --set evaluation.protocol=none "
            "--set encoder.hidden=16 --set train.checkpoint_every=5");
        QVERIFY2(trained.code == 0, trained.err.constData());
        m_run = QDir(m_store.filePath(QStringLiteral("runs"))).entryList(QDir::Dirs | QDir::NoDotAndDotDot).value(0);
    }

    void batches()
    {
        const QJsonObject batch = objectOf(rosa("inspect RUN --batch 8 --draw 3 --epoch 5 --json").out);
        QCOMPARE(batch[QLatin1String("epoch")].toInt(), 5);
        QCOMPARE(batch[QLatin1String("draw")].toInt(), 3);
        QCOMPARE(batch[QLatin1String("centres")].toArray().size(), 8);
        QCOMPARE(batch[QLatin1String("weight")].toArray()[7].toArray().size(), 16);
        const Outcome text = rosa("inspect RUN --batch 8 --epoch latest");
        QVERIFY(text.out.startsWith("epoch 12; 8 centres, draw 0;"));
        QVERIFY(text.out.contains("positive pairs") && text.out.contains("between classes"));
        QCOMPARE(rosa("inspect RUN --batch 8 --epoch 5 --draw 3 --out DIR/batch.json").code, 0);
        QCOMPARE(objectOf(contentOf(m_store.filePath(QStringLiteral("batch.json")))), batch);
        QCOMPARE(rosa("inspect RUN --batch 8 --out DIR/batch.npz").code, 0);
        QVERIFY(contentOf(m_store.filePath(QStringLiteral("batch.npz"))).contains("intra_second.npy"));
    }

    void viewsOfOneSide()
    {
        const QJsonObject batch = objectOf(rosa("inspect RUN --batch 8 --json").out);
        const QJsonArray centres = batch[QLatin1String("centres")].toArray();
        const auto centre = [&](int place) { return QString::number(centres[place].toInt() + 1); };  // named from 1
        for (const auto& [within, block] : {std::pair{"first", "intra_first"}, {"second", "intra_second"}}) {
            const QString line = QStringLiteral("inspect RUN --json --pair %1,%2 --within %3");
            const QJsonObject pair = objectOf(rosa(line.arg(centre(2), centre(5), QLatin1String(within))).out);
            const double cost = batch[QLatin1String(block)].toArray()[2].toArray()[5].toDouble();
            QVERIFY(cost > 0);
            QVERIFY(std::abs(pair[QLatin1String("sinkhornCost")].toDouble() - cost) < 2e-5);
        }
        const Outcome itself = rosa("inspect RUN --pair 3 --within first");
        QCOMPARE(itself.code, 2);
        QVERIFY(itself.err.contains("a view is not compared with itself"));
        QCOMPARE(rosa("inspect RUN --pair 3,4 --within third").code, 2);
    }

    /// What is asked for in words comes before what a file is called, and that before --json.
    void aFileHoldsWhatItIsCalled()
    {
        QCOMPARE(rosa("inspect RUN --json --out DIR/pair.npz").code, 0);
        QVERIFY(contentOf(m_store.filePath(QStringLiteral("pair.npz"))).startsWith("PK"));
        QCOMPARE(rosa("inspect RUN --format text --out DIR/pair.json").code, 0);
        QVERIFY(contentOf(m_store.filePath(QStringLiteral("pair.json"))).startsWith("epoch 12"));
        QCOMPARE(rosa("inspect RUN --json --out DIR/pair").code, 0);
        QVERIFY(!objectOf(contentOf(m_store.filePath(QStringLiteral("pair")))).isEmpty());
        QVERIFY(!objectOf(rosa("inspect RUN --json --format text").out).isEmpty());
    }

    void theWorstPairs()
    {
        const QJsonArray pairs = objectOf(rosa("inspect RUN --worst 5 --json").out)[QLatin1String("pairs")].toArray();
        QCOMPARE(pairs.size(), 5);
        QVERIFY(pairs[0][QLatin1String("gemd")].toDouble() >= pairs[4][QLatin1String("gemd")].toDouble());
        const Outcome text = rosa("inspect RUN --worst 3 --class 1");
        QCOMPARE(text.code, 0);
        QCOMPARE(text.out.count('\n'), 6);  // two lines of head, a blank one between, three pairs
    }

    void whatDoesNotGoTogetherIsRefused_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QByteArray>("word");
        const auto row = [](const char* line, const char* word) {
            QTest::newRow(line) << QString::fromLatin1(line) << QByteArray(word);
        };
        row("inspect RUN --batch 1", "2 to 256");
        row("inspect RUN --batch 4 --pair 1", "exclude");
        row("inspect RUN --class 1", "--worst");
        row("inspect RUN --worst 3 --class nobody", "no class is called");
        row("inspect RUN --worst 3 --out DIR/worst.npz", "text or json");
        row("inspect RUN --worst 3 --class ", "--class: expected a value");
        row("inspect RUN --epoch ", "--epoch: expected a value");
        row("inspect RUN --epoch soon", "or latest");
        row("inspect RUN --epoch 7", "5, 10, 12");
        row("project RUN --kind pca --start previous", "--kind tsne");
        row("project RUN --kind pca --perplexity 3", "--perplexity goes with --kind tsne");
        row("project RUN --kind pca --iterations 60", "--iterations goes with --kind tsne");
        row("project RUN --epoch 7", "5, 10, 12");
        row("project --dataset karate --epoch 7", "RUN");
    }

    void whatDoesNotGoTogetherIsRefused()
    {
        QFETCH(QString, line);
        QFETCH(QByteArray, word);
        const Outcome outcome = rosa(line);
        QCOMPARE(outcome.code, 2);
        QVERIFY2(outcome.err.contains(word), outcome.err.constData());
        QVERIFY(outcome.out.isEmpty());
    }

    void projectionsOfMoments()
    {
        const Outcome first = rosa("project RUN --epoch 5 --iterations 60 --json");
        const QJsonObject said = objectOf(first.out.trimmed().split('\n').last());
        QCOMPARE(said[QLatin1String("event")].toString(), QStringLiteral("projection"));
        QCOMPARE(said[QLatin1String("epoch")].toInt(), 5);
        QCOMPARE(said[QLatin1String("file")].toString(), layouts("tsne-1-epoch-5.jsonl"));
        QCOMPARE(contentOf(layouts("tsne-1-epoch-5.jsonl")).count('\n'), said[QLatin1String("layouts")].toInt());

        // 34 people: a perplexity above 11 is lowered to it, and both are named.
        QCOMPARE(said[QLatin1String("perplexity")].toDouble(), 11.0);
        QCOMPARE(said[QLatin1String("perplexity_asked")].toDouble(), 30.0);
        const Outcome text = rosa("project RUN --epoch 5 --iterations 60 --perplexity 100 --out DIR/tsne.csv");
        QVERIFY2(text.err.contains("perplexity 11 (100 asked for; 34 nodes allow a third of the others)"),
                 text.err.constData());
        const Outcome small = rosa("project RUN --epoch 5 --iterations 60 --perplexity 5 --out DIR/tsne.csv");
        QVERIFY2(small.err.contains("perplexity 5:"), small.err.constData());

        const Outcome next = rosa("project RUN --epoch latest --start previous --iterations 60 --json");
        QVERIFY2(next.code == 0, next.err.constData());
        const QByteArray begin = contentOf(layouts("tsne-1-epoch-12.jsonl")).split('\n').value(0);
        const QByteArray end = contentOf(layouts("tsne-1-epoch-5.jsonl")).trimmed().split('\n').last();
        const auto point = [](const QByteArray& line) { return objectOf(line)[QLatin1String("layout")][0][0].toDouble(); };
        QVERIFY(std::abs(point(begin) - point(end)) < 0.01 * std::abs(point(end)) + 1e-3);

        QCOMPARE(rosa("project RUN --kind pca --epoch 10 --out DIR/pca.csv").code, 0);
        QCOMPARE(contentOf(layouts("pca-epoch-10.jsonl")).count('\n'), 1);
        QCOMPARE(contentOf(m_store.filePath(QStringLiteral("pca.csv"))).count('\n'), 35);
    }
};

QTEST_GUILESS_MAIN(TestInspectCommand)
#include "tst_inspect_command.moc"
