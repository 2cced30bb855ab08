#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include "tests/program/test_program.h"
#include "widgets/figure/figure_metadata.h"

using namespace rosa;

namespace {

QByteArray contentOf(const QString& file)
{
    QFile opened(file);
    return opened.open(QIODevice::ReadOnly) ? opened.readAll() : QByteArray();
}

}  // namespace

/// The command stored in a figure, run by a shell in another folder, draws a figure identical to the byte.
class TestRecipe : public QObject {
    Q_OBJECT

    static constexpr int kPatience = 300'000;

    QTemporaryDir m_store;
    QTemporaryDir m_first;
    QTemporaryDir m_second;
    QString m_run;
    QString m_other;

    /// Runs a line and returns its standard output; fails the test on errors.
    QByteArray shell(const QString& line, const QString& folder)
    {
        QProcess process;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        const QString programs = QFileInfo(QStringLiteral(ROSA_WORKBENCH)).path();
        environment.insert(QStringLiteral("PATH"), programs + QLatin1Char(':') + environment.value(QStringLiteral("PATH")));
        environment.insert(QStringLiteral("ROSA_STORE"), m_store.path());
        process.setProcessEnvironment(environment);
        process.setWorkingDirectory(folder);
        process.start(QStringLiteral("/bin/sh"), {QStringLiteral("-c"), line});
        if (!process.waitForFinished(kPatience) || process.exitCode() != 0)
            QTest::qFail(qPrintable(line + QLatin1Char('\n') + QString::fromUtf8(process.readAllStandardError())), __FILE__,
                         __LINE__);
        return process.readAllStandardOutput();
    }

    QString trained(const QString& options)
    {
        const QByteArray said = shell(
            QStringLiteral("rosa --json train --dataset cornell --no-baselines --splits 2 ") + options, m_store.path());
        return QJsonDocument::fromJson(said.left(said.indexOf('\n'))).object().value(QStringLiteral("run")).toString();
    }

private Q_SLOTS:
    void initTestCase()
    {
        qputenv("QT_QPA_PLATFORM", "offscreen");
        const QString few = QStringLiteral(
            "--epochs 6 --set train.checkpoint_every=2 --set sampling.batch_size=8 --set encoder.hidden=16 --set "
            "watch.pairs=2");
        m_run = trained(few);
        m_other = trained(few + QStringLiteral(" --set transport.lambda=80 --name \"it's mine, =A1\""));
        QVERIFY(!m_run.isEmpty() && !m_other.isEmpty());
        static_cast<void>(trained(QStringLiteral("--method raw")));
        static_cast<void>(shell(QStringLiteral("rosa reproduce table2 --quick --datasets cornell,wisconsin --methods dgi"),
                                m_store.path()));
    }

    void aRecipeDrawsTheSameBytes_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("file");
        const auto row = [](const char* name, const char* line, const char* file) {
            QTest::newRow(name) << QString::fromUtf8(line) << QString::fromUtf8(file);
        };
        row("loss", "RUN OTHER --figure loss --metric loss,marginal_gap --smooth 0.3 --from 2 --columns 2", "loss.pdf");
        row("loss, labelled", "RUN OTHER --figure loss --labels \"it's one,λ=80\"", "my loss.svg");
        row("loss, own words", "RUN OTHER --figure loss --text-legend-1 \"it's ours\" --text-axis-1 'L, mean'", "words.pdf");
        row("loss, bands", "RUN OTHER --figure loss --group 1", "bands.tex");
        row("loss, intervals", "RUN OTHER --figure loss --group interval --colours 3,5", "intervals.csv");
        row("batch", "RUN --figure batch --centres 8 --map greys", "batch.pdf");
        row("alignment", "RUN --figure alignment --pair 3,4 --threshold 20 --panels D,plan", "pair.pdf");
        row("alignment, watched", "RUN --figure alignment", "watched.svg");
        row("matrices", "RUN --figure matrices --panels D,exact --columns 2", "matrices.pdf");
        row("matrices, classes", "RUN --figure matrices --axes classes", "classes.svg");
        row("embedding", "RUN --figure embedding --panels raw,RUN --perplexity 5 --labels 'a b,c'", "embedding.pdf");
        row("embedding, PCA", "OTHER --figure embedding --kind pca --order OTHER", "pca.csv");
        row("results", "RUN OTHER --figure results --font 7 --height 50", "results.pdf");
        row("results, arranged", "RUN OTHER --figure results --order raw --labels 'Raw features=none'", "results.svg");
        row("results, picture", "RUN OTHER --figure results --dpi 90", "results.png");
        row("results, PGFPlots", "RUN OTHER --figure results --family 'DejaVu Serif'", "results.tex");
        row("results, data", "RUN OTHER --figure results", "results.csv");
        row("confusion", "RUN --figure confusion --values counts", "confusion.pdf");
        row("bars", "table2 --figure bars --quick 1 --datasets cornell,wisconsin --methods dgi --order raw", "bars.pdf");
        row("bars from zero",
            "table2 --figure bars --form bars --from 20 --to 90 --quick 1 --datasets cornell,wisconsin --methods dgi",
            "zero.tex");
        row("ranks", "table2 --figure ranks --quick 1 --datasets cornell,wisconsin --methods dgi", "ranks.pdf");
    }
    void aRecipeDrawsTheSameBytes()
    {
        QFETCH(QString, line);
        QFETCH(QString, file);
        line.replace(QStringLiteral("RUN"), m_run).replace(QStringLiteral("OTHER"), m_other);
        shell(QStringLiteral("rosa-workbench export %1 --out '%2'").arg(line, file), m_first.path());
        const QString drawn = m_first.filePath(file);
        const auto origin = widgets::readFigureOrigin(drawn);
        QVERIFY2(origin.ok(), origin.ok() ? "" : origin.error().text().c_str());
        shell(origin->recipe, m_second.path());
        const QStringList written = QDir(m_first.path()).entryList(QDir::Files);
        QCOMPARE(QDir(m_second.path()).entryList(QDir::Files), written);
        for (const QString& one : written) {
            QVERIFY(!contentOf(m_first.filePath(one)).isEmpty());
            QVERIFY2(contentOf(m_first.filePath(one)) == contentOf(m_second.filePath(one)),
                     qPrintable(one + QStringLiteral(" differs: ") + origin->recipe));
        }
    }

    /// A figure goes to reviewers: it does not say where on this machine its runs are. The recipe works beside the store.
    void aStoreIsToldByItsName()
    {
        const QFileInfo store(m_store.path());
        QTemporaryDir otherStore;
        const QString line = QStringLiteral("ROSA_STORE='%1' rosa-workbench export %2 --figure results --out results.pdf");
        shell(line.arg(otherStore.path(), m_run) + QStringLiteral(" --store '%1'").arg(store.filePath()), m_first.path());
        const auto origin = widgets::readFigureOrigin(m_first.filePath(QStringLiteral("results.pdf")));
        QVERIFY(origin.ok());
        QVERIFY2(origin->recipe.endsWith(QStringLiteral(" --store %1").arg(store.fileName())) ||
                     origin->recipe.contains(QStringLiteral(" --store %1 ").arg(store.fileName())),
                 qPrintable(origin->recipe));
        QVERIFY(!contentOf(m_first.filePath(QStringLiteral("results.pdf"))).contains(store.path().toUtf8() + '/'));
        shell(QStringLiteral("ROSA_STORE='%1' %2 --out '%3'")
                  .arg(otherStore.path(), origin->recipe, m_second.filePath(QStringLiteral("results.pdf"))),
              store.path());
        QVERIFY(contentOf(m_first.filePath(QStringLiteral("results.pdf"))) ==
                contentOf(m_second.filePath(QStringLiteral("results.pdf"))));
    }

    void cleanup()
    {
        for (const QTemporaryDir* folder : {&m_first, &m_second})
            for (const QString& one : QDir(folder->path()).entryList(QDir::Files))
                QVERIFY(QFile::remove(folder->filePath(one)));
    }
};

ROSA_EVENT_LOOP_TEST(TestRecipe)
#include "tst_recipe.moc"
