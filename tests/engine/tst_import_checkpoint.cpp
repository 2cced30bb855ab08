/// End-to-end tests of `rosa import-checkpoint` and of `rosa evaluate` for imported runs.
#include <QtCore/QDir>
#include <QtCore/QJsonArray>
#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>

#include "core/data/arrays/npy.h"
#include "core/data/arrays/torch_file.h"
#include "tests/engine/command.h"
#include "tests/program/test_program.h"

using namespace rosa;
using rosa::engine::tests::Printed;
using rosa::engine::tests::runRosa;

class TestImportCheckpoint : public QObject {
    Q_OBJECT

    QTemporaryDir m_store;

    [[nodiscard]] QString file(const char* name) const { return m_store.filePath(QLatin1String(name)); }

    [[nodiscard]] Printed rosa(const QString& line) const
    {
        return runRosa(line.split(QLatin1Char(' '))
                       << QStringLiteral("--json") << QStringLiteral("--store") << m_store.path());
    }
    [[nodiscard]] int runs() const
    {
        return static_cast<int>(QDir(file("runs")).entryList(QDir::Dirs | QDir::NoDotAndDotDot).size());
    }

private Q_SLOTS:
    void aClassifierComesBackAsItWent()
    {
        const QString settings = QStringLiteral(
            "--dataset karate --method gcn --set evaluation.splits=2 --set evaluation.protocol=cv-10-90 "
            "--set train.epochs=5 --set train.patience=0");
        const Printed trained = rosa(QStringLiteral("train --no-baselines %1").arg(settings));
        QVERIFY2(trained.code == 0, trained.err.constData());
        const QString run = trained.last()[QLatin1String("run")].toString();
        QVERIFY(rosa(QStringLiteral("runs export %1 --pt %2").arg(run, file("gcn.pt"))).code == 0);
        const Printed imported = rosa(QStringLiteral("import-checkpoint %1 %2").arg(file("gcn.pt"), settings));
        QVERIFY2(imported.code == 0, imported.err.constData());
        QVERIFY2(!imported.err.contains("lacks"), imported.err.constData());
        QVERIFY(imported.last()[QLatin1String("normalised_features")].toBool());  // The file does not tell.
        const Printed measured = rosa(QStringLiteral("evaluate ") + imported.last()[QLatin1String("run")].toString());
        QVERIFY2(measured.code == 0, measured.err.constData());
        QCOMPARE(measured.last()[QLatin1String("accuracy_mean")], trained.last()[QLatin1String("accuracy_mean")]);
        // Facts on the training are absent for the imported run, and those of the record for the trained one.
        for (const char* absent : {"loss", "train_seconds", "epoch_ms_median"})
            QVERIFY2(!measured.last().contains(QLatin1String(absent)), absent);
        const Printed again = rosa(QStringLiteral("evaluate ") + run);
        QVERIFY2(again.code == 0, again.err.constData());
        for (const char* same : {"accuracy_mean", "epochs", "loss", "train_seconds", "epoch_ms_median"})
            QCOMPARE(again.last()[QLatin1String(same)], trained.last()[QLatin1String(same)]);
        QCOMPARE(again.last()[QLatin1String("epochs")].toInt(), 5);
    }

    void aFileOfOtherWeightsIsRefused()
    {
        const std::vector<data::NamedArray> arrays{{"fc1.weight", {1}, {1}}, {"fc1.bias", {1}, {1}}};
        QVERIFY(data::writeTorchFile(file("w.pt").toStdString(), arrays).ok());
        const int before = runs();
        for (const char* method : {"gcn", "graphsage", "fastgcn", "unsup-graphsage", "deepwalk", "node2vec", "rosa"}) {
            const Printed refused = rosa(QStringLiteral("import-checkpoint %1 --dataset karate --method %2")
                                             .arg(file("w.pt"), QLatin1String(method)));
            QVERIFY2(refused.code == 2 && refused.err.contains("found fc1.weight, fc1.bias"), refused.err.constData());
        }
        QCOMPARE(runs(), before);
    }

    void anEmbeddingHasColumns()
    {
        const std::vector<std::int64_t> shape{34, 0};
        QVERIFY(data::writeNpy<float>(file("none.npy").toStdString(), {}, shape).ok());
        const Printed refused = rosa(QStringLiteral("evaluate --embedding %1 --dataset karate").arg(file("none.npy")));
        QVERIFY2(refused.code == 2 && refused.err.contains("without columns"), refused.err.constData());
    }
};

ROSA_EVENT_LOOP_TEST(TestImportCheckpoint)
#include "tst_import_checkpoint.moc"
