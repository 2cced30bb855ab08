#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include "tests/program/test_program.h"
#include "tests/workbench/fontless_system.h"

/// End-to-end tests of `rosa-workbench export`: files, exit codes and error messages.
class TestExportCommand : public QObject {
    Q_OBJECT

    static constexpr int kPatience = 180'000;

    QTemporaryDir m_store;
    QTemporaryDir m_out;
    QString m_run;

    struct Outcome {
        int code = -1;
        QString said;
    };

    [[nodiscard]] static Outcome run(const QString& program, const QStringList& arguments,
                                     const QProcessEnvironment& environment = QProcessEnvironment::systemEnvironment())
    {
        QProcess process;
        process.setProcessEnvironment(environment);
        process.start(program, arguments);
        if (!process.waitForFinished(kPatience)) return {-1, process.errorString()};
        return {process.exitCode(), QString::fromUtf8(process.readAllStandardError())};
    }
    [[nodiscard]] Outcome exported(const QString& line) const
    {
        QString text = line;
        text.replace(QStringLiteral("RUN"), m_run)
            .replace(QStringLiteral("STORE"), m_store.path())
            .replace(QStringLiteral("OUT"), m_out.path());
        return run(QStringLiteral(ROSA_WORKBENCH), QStringList{QStringLiteral("export")} + text.split(QLatin1Char(' ')));
    }
    [[nodiscard]] QStringList runs() const
    {
        return QDir(m_store.filePath(QStringLiteral("runs"))).entryList(QDir::Dirs | QDir::NoDotAndDotDot);
    }

private Q_SLOTS:
    void initTestCase()
    {
        qputenv("QT_QPA_PLATFORM", "offscreen");
        const Outcome made = run(qEnvironmentVariable("ROSA_ENGINE"),
                                 {QStringLiteral("train"), QStringLiteral("--dataset"), QStringLiteral("cora"),
                                  QStringLiteral("--method"), QStringLiteral("raw"), QStringLiteral("--no-baselines"),
                                  QStringLiteral("--quiet"), QStringLiteral("--store"), m_store.path()});
        QVERIFY2(made.code == 0, qPrintable(made.said));
        QCOMPARE(runs().size(), 1);
        m_run = runs().first();
        QVERIFY(QDir(m_store.path()).mkdir(QStringLiteral("folder.pdf")));
    }

    /// Usage errors exit with 2, also for the window itself; 1 means a failure.
    void anUnknownOptionIsWrongUse()
    {
        const Outcome outcome = run(QStringLiteral(ROSA_WORKBENCH), {QStringLiteral("--foo")});
        QCOMPARE(outcome.code, 2);
        QVERIFY2(outcome.said.startsWith(QStringLiteral("rosa-workbench: error: ")) &&
                     outcome.said.contains(QStringLiteral("foo")) && outcome.said.count(QLatin1Char('\n')) == 1,
                 qPrintable(outcome.said));
    }

    void aMissingFileIsSaidBeforeThereIsAWindow()
    {
        const Outcome outcome = run(QStringLiteral(ROSA_WORKBENCH), {QStringLiteral("--store"), m_store.path(), m_out.path(),
                                                                     m_out.filePath(QStringLiteral("nosuch.toml"))});
        QCOMPARE(outcome.code, 2);
        QVERIFY2(outcome.said.contains(QStringLiteral("nosuch.toml: there is no such file")) &&
                     outcome.said.count(QLatin1Char('\n')) == 1,
                 qPrintable(outcome.said));
    }

    void aMissingRunIsSaidBeforeThereIsAWindow()
    {
        const Outcome outcome = run(QStringLiteral(ROSA_WORKBENCH), {QStringLiteral("--store"), m_store.path(),
                                                                     QStringLiteral("--run"), QStringLiteral("nosuch")});
        QCOMPARE(outcome.code, 2);
        QVERIFY2(outcome.said.contains(QStringLiteral("no run \"nosuch\"")), qPrintable(outcome.said));
    }

    /// Words need no platform at all, and figures none with a display, whatever the session says.
    void onlyTheWindowNeedsADisplay_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QString>("made");
        const QString lesson = m_out.filePath(QStringLiteral("lesson.pdf")),
                      figure = m_out.filePath(QStringLiteral("figure.svg"));
        for (const char* word : {"--help", "-h", "--help-all", "--version"})
            QTest::newRow(word) << QStringList{QLatin1String(word)} << QString();
        QTest::newRow("help of export") << QStringList{QStringLiteral("export"), QStringLiteral("--help")} << QString();
        QTest::newRow("handout") << QStringList{QStringLiteral("handout"), QStringLiteral("plan"), QStringLiteral("--out"),
                                                lesson}
                                 << lesson;
        QTest::newRow("export") << QStringList{QStringLiteral("export"),   m_run,
                                               QStringLiteral("--figure"), QStringLiteral("results"),
                                               QStringLiteral("--store"),  m_store.path(),
                                               QStringLiteral("--out"),    figure}
                                << figure;
    }
    void onlyTheWindowNeedsADisplay()
    {
        QFETCH(QStringList, arguments);
        QFETCH(QString, made);
        auto environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("missing"));
        environment.insert(QStringLiteral("DISPLAY"), QStringLiteral(":65000"));
        const Outcome outcome = run(QStringLiteral(ROSA_WORKBENCH), arguments, environment);
        QVERIFY2(outcome.code == 0 && outcome.said.isEmpty(), qPrintable(outcome.said));
        QVERIFY(made.isEmpty() || QFile::remove(made));
    }

    void aWindowWithoutADisplayIsOneSentence_data()
    {
        QTest::addColumn<QString>("platform");
        QTest::addColumn<QString>("display");
        QTest::addColumn<QString>("reason");
        QTest::newRow("none") << QString() << QString() << QStringLiteral("there is no display");
        QTest::newRow("dead") << QString() << QStringLiteral(":65000")
                              << QStringLiteral("could not connect to display :65000");
        QTest::newRow("plug-in") << QStringLiteral("missing") << QStringLiteral(":65000") << QStringLiteral("\"missing\"");
    }
    void aWindowWithoutADisplayIsOneSentence()
    {
        QFETCH(QString, platform);
        QFETCH(QString, display);
        QFETCH(QString, reason);
        auto environment = QProcessEnvironment::systemEnvironment();
        for (const char* name : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM", "XDG_SESSION_TYPE"})
            environment.remove(QLatin1String(name));
        if (!display.isEmpty()) environment.insert(QStringLiteral("DISPLAY"), display);
        if (!platform.isEmpty()) environment.insert(QStringLiteral("QT_QPA_PLATFORM"), platform);
        const Outcome outcome =
            run(QStringLiteral(ROSA_WORKBENCH), {QStringLiteral("--store"), m_store.path()}, environment);
        QCOMPARE(outcome.code, 1);
        QVERIFY2(outcome.said.startsWith(QStringLiteral("rosa-workbench: error: the window cannot be opened: ")) &&
                     outcome.said.contains(reason) &&
                     outcome.said.contains(
                         QStringLiteral("; the command rosa, and rosa-workbench export for figures, need no display")) &&
                     outcome.said.count(QLatin1Char('\n')) == 1,
                 qPrintable(outcome.said));
    }

    /// Damaged files detected by the engine give the same exit code as in the engine.
    void aDamagedCheckpointIsWrongInput()
    {
        QTemporaryDir store;
        const Outcome made = run(
            qEnvironmentVariable("ROSA_ENGINE"),
            QStringLiteral("train --dataset karate --epochs 2 --no-baselines --quiet --set evaluation.protocol=none --set "
                           "encoder.hidden=16 --name kf --store %1")
                .arg(store.path())
                .split(QLatin1Char(' ')));
        QVERIFY2(made.code == 0, qPrintable(made.said));
        const QString id =
            QDir(store.filePath(QStringLiteral("runs"))).entryList(QDir::Dirs | QDir::NoDotAndDotDot).value(0);
        QFile checkpoint(store.filePath(QStringLiteral("runs/%1/checkpoints/epoch-2.ckpt").arg(id)));
        QVERIFY(checkpoint.open(QIODevice::WriteOnly) && checkpoint.write("nonsense") > 0);
        checkpoint.close();
        const Outcome outcome = run(QStringLiteral(ROSA_WORKBENCH),
                                    QStringLiteral("export kf --figure matrices --pair 0,1 --out %1/f.pdf --store %2")
                                        .arg(m_out.path(), store.path())
                                        .split(QLatin1Char(' ')));
        QVERIFY2(outcome.code == 2 && outcome.said.contains(QStringLiteral("epoch-2.ckpt")), qPrintable(outcome.said));
        QVERIFY(QDir(m_out.path()).isEmpty());
    }

    void wrongInputIsOneLineAndLeavesNothing_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("word");
        const auto row = [](const char* name, const char* line, const char* word) {
            QTest::newRow(name) << QString::fromUtf8(line) << QString::fromUtf8(word);
        };
        row("no run", "--figure results --out OUT/f.pdf --store STORE", "no run is given");
        row("missing run", "nosuch --figure results --out OUT/f.pdf --store STORE", "nosuch");
        row("missing store", "RUN --figure results --out OUT/f.pdf --store STORE/nowhere", "nowhere");
        row("missing figure", "RUN --out OUT/f.pdf --store STORE", "--figure is missing");
        row("wrong figure", "RUN --figure nosuch --out OUT/f.pdf --store STORE", "nosuch");
        row("wrong panel", "RUN --figure embedding --panels random,nosuch --out OUT/f.pdf --store STORE", "nosuch");
        row("wrong kind", "RUN --figure embedding --kind umap --out OUT/f.pdf --store STORE", "umap");
        row("perplexity of PCA", "RUN --figure embedding --kind pca --perplexity 3 --out OUT/f.pdf --store STORE",
            "--perplexity applies only to --kind tsne");
        row("wrong colour", "RUN --figure embedding --panels random --colour red --out OUT/f.pdf --store STORE", "red");
        row("no folder", "RUN --figure results --out OUT/no/f.pdf --store STORE", "no folder");
        row("a folder", "RUN --figure results --out STORE/folder.pdf --store STORE", "found a folder");
        row("size 0", "RUN --figure embedding --panels random --width 0 --out OUT/f.pdf --store STORE", "mm");
        row("no number", "RUN --figure results --height tall --out OUT/f.pdf --store STORE", "tall");
        row("extension", "RUN --figure results --out OUT/f.docx --store STORE", ".pdf, .svg, .png, .tex or .csv");
        row("half an option", "RUN --figure embedding --pan random --out OUT/f.pdf --store STORE", "--pan");
        row("runs in vain", "RUN RUN --figure confusion --out OUT/f.pdf --store STORE", "takes one run");
        row("wrong family", "RUN --figure confusion --family Nosuch --out OUT/f.pdf --store STORE", "Nosuch");
        row("wrong text", "RUN --figure confusion --text-clas-1 A --out OUT/f.pdf --store STORE", "class-1");
        row("wrong axes", "RUN --figure matrices --axes both --out OUT/f.pdf --store STORE",
            "--axes: expected one of nodes, classes, found 'both'");
        row("no pairs", "RUN --figure matrices --out OUT/f.pdf --store STORE", "has no pairs");
        row("former option", "RUN --figure matrices --sweeps 0 --out OUT/f.pdf --store STORE",
            "--iterations: expected a whole number from 1 to 10000");
        row("wrong form", "table1 --figure bars --form pies --out OUT/f.pdf --store STORE", "pies");
        row("wrong end", "table1 --figure bars --from 120 --out OUT/f.pdf --store STORE", "from 0 to 100");
        row("no curves", "table1 --figure curves --out OUT/f.pdf --store STORE", "sensitivity");
        row("wrong order", "RUN --figure loss --from 10 --to 3 --out OUT/f.pdf --store STORE", "--from 10 --to 3");
        row("wrong language", "RUN --figure results --language fr --out OUT/f.pdf --store STORE", "en, de, zh_CN");
        row("wrong map", "RUN --figure confusion --map jet --out OUT/f.pdf --store STORE", "jet");
    }
    void wrongInputIsOneLineAndLeavesNothing()
    {
        QFETCH(QString, line);
        QFETCH(QString, word);
        const Outcome outcome = exported(line);
        QVERIFY2(outcome.code == 2, qPrintable(QString::number(outcome.code) + outcome.said));
        QVERIFY2(outcome.said.startsWith(QStringLiteral("rosa-workbench: error: ")), qPrintable(outcome.said));
        QVERIFY2(outcome.said.count(QLatin1Char('\n')) == 1, qPrintable(outcome.said));
        QVERIFY2(outcome.said.contains(word), qPrintable(outcome.said));
        QVERIFY(QDir(m_out.path()).isEmpty());
        QCOMPARE(runs(), QStringList({m_run}));
    }

    /// The fonts of the bundle are used: the figure equals that with the same font installed in the system.
    void aSystemWithoutFontsIsGivenSome()
    {
        const rosa::test::FontlessSystem bare(QStringLiteral(ROSA_WORKBENCH));
        QVERIFY(bare.isWhole());
        const QStringList arguments{
            QStringLiteral("export"),  m_run,          QStringLiteral("--figure"), QStringLiteral("confusion"),
            QStringLiteral("--store"), m_store.path(), QStringLiteral("--out"),    m_out.filePath(QStringLiteral("f.pdf"))};
        QFile file(m_out.filePath(QStringLiteral("f.pdf")));
        QByteArray figures[2];
        for (const bool hasFonts : {true, false}) {
            const Outcome outcome = hasFonts ? run(QStringLiteral(ROSA_WORKBENCH), arguments)
                                             : run(bare.program(), arguments, bare.environment());
            QVERIFY2(outcome.code == 0 && outcome.said.isEmpty(), qPrintable(outcome.said));
            QVERIFY(file.open(QIODevice::ReadOnly));
            figures[hasFonts] = file.readAll();
            file.close();
            QVERIFY(file.remove());
        }
        QVERIFY(figures[false].contains("DejaVuSans"));
        QVERIFY(figures[false] == figures[true]);
    }

    void figuresAreWritten_data()
    {
        QTest::addColumn<QString>("line");
        for (const char* line :
             {"--figure results --out OUT/f.pdf", "--figure results --columns 2 --out OUT/f.tex",
              "--figure confusion --values counts --map greys --out OUT/f.svg", "--figure confusion --out OUT/f.tex",
              "--figure confusion --text-class-1 Ours --out OUT/f.pdf", "--figure results --dpi 72 --out OUT/f.png",
              "--figure confusion --out OUT/f.csv"})
            QTest::newRow(line) << QString(QLatin1String(line));
    }
    void figuresAreWritten()
    {
        QFETCH(QString, line);
        const Outcome outcome = exported(QStringLiteral("RUN %1 --store STORE").arg(line));
        QVERIFY2(outcome.code == 0, qPrintable(outcome.said));
        // The origin of CSV data is a separate file.
        const QStringList files = QDir(m_out.path()).entryList(QDir::Files);
        QCOMPARE(files.size(), line.endsWith(QStringLiteral(".csv")) ? 2 : 1);
        for (const QString& name : files) {
            QFile file(m_out.filePath(name));
            QVERIFY(file.size() > 100);
            QVERIFY(file.remove());
        }
    }
};

ROSA_EVENT_LOOP_TEST(TestExportCommand)
#include "tst_export_command.moc"
