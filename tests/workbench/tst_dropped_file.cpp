#include <optional>

#include <QDir>
#include <QDropEvent>
#include <QFile>
#include <QLabel>
#include <QMainWindow>
#include <QMimeData>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include "app/workbench/datasets/view/drop_target.h"
#include "app/workbench/datasets/view/dropped_file.h"
#include "app/workbench/engine/engine_process.h"
#include "app/workbench/experiment/view/experiment_view.h"
#include "app/workbench/session/workbench.h"
#include "core/catalog/options/objective_options.h"
#include "core/catalog/options/training_options.h"
#include "tests/program/test_program.h"
#include "tests/widgets/shown.h"

using namespace rosa;
using namespace rosa::workbench;

class TestDroppedFile : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;
    catalog::Catalogue m_catalogue = catalog::makeCatalogue();

    QUrl made(const QString& name, const QByteArray& content = {})
    {
        const QString path = m_folder.filePath(name);
        QDir().mkpath(QFileInfo(path).path());
        QFile file(path);
        if (file.open(QIODevice::WriteOnly)) file.write(content);
        return QUrl::fromLocalFile(path);
    }

    static bool drop(QWidget* on, const QUrl& url)
    {
        QMimeData dropped;
        dropped.setUrls({url});
        QDragEnterEvent enter({10, 10}, Qt::CopyAction, &dropped, Qt::LeftButton, Qt::NoModifier);
        enter.ignore();
        QCoreApplication::sendEvent(on, &enter);
        if (!enter.isAccepted()) return false;
        QDropEvent event({10, 10}, Qt::CopyAction, &dropped, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(on, &event);
        return event.isAccepted();
    }

private Q_SLOTS:
    void initTestCase() { Q_INIT_RESOURCE(icons); }

    void tellsWhatAFileIs()
    {
        QCOMPARE(classify(made(QStringLiteral("a.toml"))).kind, DroppedKind::Configuration);
        for (const char* name : {"a.rosadata", "a.npz", "a.graphml", "a.mtx", "a.gexf", "a.mat", "a.zip", "edges.csv.gz",
                                 "edges.csv", "ind.cora.x"}) {
            QCOMPARE(classify(made(QLatin1String(name))).kind, DroppedKind::Data);
            QVERIFY(canImport(made(QLatin1String(name))));
        }
        QCOMPARE(classify(made(QStringLiteral("a.rosalesson"))).kind, DroppedKind::Lesson);
        QCOMPARE(classify(made(QStringLiteral("lesson.toml"), "# Mine\n\nrosa_lesson = 1\n")).kind, DroppedKind::Lesson);
        QCOMPARE(classify(made(QStringLiteral("problem.toml"), "# Mine\n title = \"x\"\nrosa_transport = 1\n")).kind,
                 DroppedKind::LabProblem);
        QCOMPARE(classify(made(QStringLiteral("problem.txt"), "rosa_transport = 1\n")).kind, DroppedKind::Data);
        QCOMPARE(classify(made(QStringLiteral("late.toml"), "[data]\nrosa_lesson = 1\n")).kind, DroppedKind::Configuration);
        const QUrl record = made(QStringLiteral("some-run/run.sqlite"));
        QCOMPARE(classify(record).kind, DroppedKind::Run);
        // Desktops recognise run folders by run.toml, which alone is a configuration.
        QCOMPARE(classify(made(QStringLiteral("some-run/run.toml"))).path, classify(record).path);
        QCOMPARE(classify(made(QStringLiteral("elsewhere/run.toml"))).kind, DroppedKind::Configuration);
        const QUrl folder = QUrl::fromLocalFile(m_folder.filePath(QStringLiteral("some-run")));
        QCOMPARE(classify(folder).kind, DroppedKind::Run);
        QCOMPARE(classify(record).path, classify(folder).path);
        QCOMPARE(classify(QUrl::fromLocalFile(m_folder.path())).kind, DroppedKind::Data);
        QCOMPARE(classify(made(QStringLiteral("song.mp3"))).kind, DroppedKind::Nothing);
        QCOMPARE(classify(QUrl::fromLocalFile(m_folder.filePath(QStringLiteral("gone.toml")))).kind, DroppedKind::Nothing);
        QCOMPARE(classify(QUrl(QStringLiteral("https://example.org/a.toml"))).kind, DroppedKind::Nothing);
    }

    void configurationThatIsDroppedFillsTheForm()
    {
        QTemporaryDir store;
        Workbench workbench(m_catalogue, store.path().toStdString());
        QMainWindow window;
        auto* view = new ExperimentView(workbench);
        window.setCentralWidget(view);
        window.show();
        DropTarget target(workbench, &window);
        connect(&target, &DropTarget::configurationDropped, view, &ExperimentView::openConfiguration);
        QVERIFY(drop(&window, made(QStringLiteral("b.toml"), "[run]\ndataset = \"texas\"\n[train]\nepochs = 12\n")));
        QTRY_COMPARE_WITH_TIMEOUT(view->selection().dataset, std::string("texas"), rosa::test::kHangMilliseconds);
        QCOMPARE(view->configuration()->get<catalog::EpochOptions>().epochs, 12);
        QSignalSpy data(&target, &DropTarget::dataDropped);
        QVERIFY(drop(&window, made(QStringLiteral("edges.csv"))));
        QCOMPARE(data.size(), 1);
        QSignalSpy figures(&target, &DropTarget::figureDropped);
        QVERIFY(drop(&window, made(QStringLiteral("loss.svg"))));
        QCOMPARE(figures.size(), 1);
        QVERIFY(!drop(&window, made(QStringLiteral("song.mp3"))));
    }

    void whatDroppingWouldDoIsSaidWhileDragging()
    {
        QTemporaryDir store;
        Workbench workbench(m_catalogue, store.path().toStdString());
        QMainWindow window;
        window.resize(800, 500);
        window.show();
        DropTarget target(workbench, &window);
        auto* hint = window.findChild<QLabel*>(QStringLiteral("dropHint"));
        const auto enter = [&](const QUrl& url) {
            QMimeData dragged;
            dragged.setUrls({url});
            QDragEnterEvent event({10, 10}, Qt::CopyAction, &dragged, Qt::LeftButton, Qt::NoModifier);
            QCoreApplication::sendEvent(&window, &event);
        };
        QVERIFY(!hint->isVisible());
        enter(made(QStringLiteral("b.toml"), "[run]\n"));
        QVERIFY(hint->isVisible());
        QVERIFY(hint->text().contains(QStringLiteral("b.toml")));
        QVERIFY(window.rect().contains(hint->geometry()));
        QDragLeaveEvent leave;
        QCoreApplication::sendEvent(&window, &leave);
        QVERIFY(!hint->isVisible());
        enter(made(QStringLiteral("other/run.sqlite")));
        QVERIFY(hint->text().contains(QStringLiteral("run other")));
        enter(made(QStringLiteral("song.mp3")));
        QVERIFY(hint->text().contains(QStringLiteral("cannot be opened")));
        QVERIFY(drop(&window, made(QStringLiteral("c.npz"))));
        QVERIFY(!hint->isVisible());
    }

    void runThatIsDroppedIsCopiedIntoTheStore()
    {
        QTemporaryDir from, to;
        Workbench source(m_catalogue, from.path().toStdString());
        EngineProcess* process = source.startEngine(
            {QStringLiteral("train"), QStringLiteral("--dataset"), QStringLiteral("karate"), QStringLiteral("--epochs"),
             QStringLiteral("3"), QStringLiteral("--no-baselines"), QStringLiteral("--set"),
             QStringLiteral("evaluation.protocol=none"), QStringLiteral("--set"), QStringLiteral("transport.lambda=33")},
            QStringLiteral("test"));
        QString run;
        std::optional<EngineProcess::End> ended;
        connect(process, &EngineProcess::ended, this, [&](EngineProcess::End end) {
            ended = end;
            run = process->run();
        });
        QTRY_VERIFY_WITH_TIMEOUT(ended.has_value(), 60'000);
        QVERIFY2(ended == EngineProcess::End::Done, "the engine named by ROSA_ENGINE must train");

        Workbench workbench(m_catalogue, to.path().toStdString());
        QMainWindow window;
        DropTarget target(workbench, &window);
        const QUrl folder = QUrl::fromLocalFile(from.filePath(QStringLiteral("runs/") + run));
        QVERIFY(drop(&window, folder));
        QTRY_COMPARE_WITH_TIMEOUT(workbench.currentRun(), run, rosa::test::kHangMilliseconds);
        QVERIFY(QFile::exists(to.filePath(QStringLiteral("runs/%1/run.sqlite").arg(run))));
        // An existing run is not changed.
        QCOMPARE(adoptRun(to.path().toStdString(), folder.toLocalFile()).value(), run);
        QCOMPARE(adoptRun(from.path().toStdString(), folder.toLocalFile()).value(), run);
        QVERIFY(!adoptRun(to.path().toStdString(), m_folder.path()).ok());

        ExperimentView view(workbench);
        view.copyConfiguration(run);
        QTRY_COMPARE_WITH_TIMEOUT(view.selection().dataset, std::string("karate"), rosa::test::kHangMilliseconds);
        QCOMPARE(view.configuration()->get<transport::BlockOptions>().lambda, 33.0);
    }
};

ROSA_WIDGET_TEST(TestDroppedFile)
#include "tst_dropped_file.moc"
