#include <csignal>

#include <QComboBox>
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMessageBox>
#include <QMimeData>
#include <QPushButton>
#include <QSignalSpy>
#include <QTabWidget>
#include <QTableView>
#include <QTemporaryDir>
#include <QTimer>
#include <QToolButton>
#include <QUndoStack>

#include "app/workbench/curves/view/train_view.h"
#include "app/workbench/experiment/view/experiment_view.h"
#include "app/workbench/export/figure_kinds.h"
#include "app/workbench/pairs/figure/matrix_figure.h"
#include "app/workbench/pairs/view/alignment_view.h"
#include "app/workbench/pairs/view/pair_panel.h"
#include "app/workbench/records/run_feed.h"
#include "app/workbench/runs/data/run_library.h"
#include "app/workbench/runs/view/run_tree_model.h"
#include "app/workbench/runs/view/runs_dock.h"
#include "app/workbench/session/live_runs.h"
#include "app/workbench/shell/figure_of_recipe.h"
#include "app/workbench/shell/view.h"
#include "app/workbench/shell/view_list.h"
#include "app/workbench/window/notices.h"
#include "app/workbench/window/preferences.h"
#include "app/workbench/window/task_strip.h"
#include "core/catalog/options/objective_options.h"
#include "core/record/run_reader.h"
#include "core/store/export.h"
#include "tests/program/test_program.h"
#include "tests/workbench/window_support.h"
#include "widgets/banner/banner.h"
#include "widgets/figure/save_figure.h"
#include "widgets/form/parameter_form.h"

using namespace rosa;
using namespace rosa::workbench;

/// End-to-end tests of the window with engine processes.
class TestMainWindow : public QObject {
    Q_OBJECT

    std::unique_ptr<WindowFixture> m_fixture;

    [[nodiscard]] ExperimentView& form() const { return *m_fixture->window->findChild<ExperimentView*>(); }
    [[nodiscard]] widgets::Banner& banner() const { return *m_fixture->window->findChild<widgets::Banner*>(); }

    [[nodiscard]] QToolButton* tasks() const
    {
        return m_fixture->window->findChild<TaskStrip*>()->findChild<QToolButton*>(QStringLiteral("tasks"));
    }

    /// Selects a configuration with the given number of epochs.
    void choose(int epochs)
    {
        catalog::Selection selection;
        selection.dataset = "karate";
        selection.overrides = {{"train.epochs", std::to_string(epochs)}, {"evaluation.protocol", "none"}};
        form().setSelection(selection);
    }

    QString trainUntilRecorded()
    {
        m_fixture->workbench->setCurrentRun({});
        QTest::keyClick(m_fixture->window.get(), Qt::Key_F5);
        [this] { QTRY_VERIFY_WITH_TIMEOUT(!m_fixture->workbench->currentRun().isEmpty(), kPatience); }();
        return m_fixture->workbench->currentRun();
    }

    [[nodiscard]] record::RunState stateOf(const QString& run) const
    {
        const auto reader = record::RunReader::open(m_fixture->store.path().toStdString(), run.toStdString());
        const auto info = reader ? (*reader)->info() : Result<record::RunInfo>(reader.error());
        return info ? info->state : record::RunState::Failed;
    }

private Q_SLOTS:
    void init()
    {
        m_fixture = std::make_unique<WindowFixture>();
        m_fixture->start();
    }
    void cleanup()
    {
        if (m_fixture->workbench) m_fixture->stopEngines();
        m_fixture.reset();
    }

    void theFirstStartHasCoraAndThePublishedPreset()
    {
        const auto configuration = form().configuration();
        QVERIFY(configuration.ok());
        QCOMPARE(configuration->dataset(), std::string("cora"));
        QCOMPARE(configuration->method(), std::string("rosa"));
        QCOMPARE(configuration->preset(), std::string("reference"));
    }

    void oneKeyTrains()
    {
        choose(30);
        const QString run = trainUntilRecorded();
        QTRY_COMPARE_WITH_TIMEOUT(stateOf(run), record::RunState::Finished, kPatience);
        const RunTreeModel& runs = m_fixture->window->findChild<RunsDock*>()->model();
        QTRY_COMPARE_WITH_TIMEOUT(runs.listedCount(), 1, kPatience);
    }

    /// Actions without effect are disabled.
    void whatWouldDoNothingIsNotOffered()
    {
        const auto isOffered = [this](const char* name) { return m_fixture->action(name)->isEnabled(); };
        for (const char* name : {"save_figure", "export_run", "rename_run", "tag_run", "note_run", "delete_run"})
            QVERIFY2(!isOffered(name), name);
        choose(30);
        const QString run = trainUntilRecorded();
        QTRY_VERIFY_WITH_TIMEOUT(isOffered("save_figure"), kPatience);
        QVERIFY(isOffered("export_run"));
        QTRY_VERIFY_WITH_TIMEOUT(isOffered("rename_run") && isOffered("delete_run"), kPatience);
        QTRY_COMPARE_WITH_TIMEOUT(stateOf(run), record::RunState::Finished, kPatience);
        QTest::keyClick(m_fixture->window.get(), Qt::Key_4, Qt::ControlModifier);
        QVERIFY(!isOffered("save_figure"));  // Without evaluation.
        QTest::keyClick(m_fixture->window.get(), Qt::Key_1, Qt::ControlModifier);
        QVERIFY(isOffered("save_figure"));
    }

    /// What the view shows is written as one file, whose place is asked for.
    void theRunIsSavedAsAWebPage()
    {
        QVERIFY(!m_fixture->action("save_page")->isEnabled());
        choose(30);
        const QString run = trainUntilRecorded();
        QTRY_COMPARE_WITH_TIMEOUT(stateOf(run), record::RunState::Finished, kPatience);
        QTRY_VERIFY_WITH_TIMEOUT(m_fixture->action("save_page")->isEnabled(), kPatience);
        const QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("run.html"));
        QTimer typing;
        connect(&typing, &QTimer::timeout, this, [&] {
            auto* names = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
            if (!names) return;
            names->findChild<QLineEdit*>()->setText(file);
            static_cast<QDialog*>(names)->accept();
        });
        typing.start(20);
        m_fixture->action("save_page")->trigger();
        typing.stop();
        QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(file), kPatience);
        QFile page(file);
        QVERIFY(page.open(QIODevice::ReadOnly));
        const QByteArray html = page.readAll();
        QVERIFY(html.startsWith("<!doctype html>") && html.contains(run.toUtf8()) && html.endsWith("</html>\n"));
        QVERIFY(html.contains("class=\"curve\""));
    }

    /// Trainings and layouts use the selected device, whatever starts them; with automatic selection the engine decides.
    void theChosenDeviceIsTheEngines()
    {
        choose(30);
        auto* device = m_fixture->window->findChild<QComboBox*>(QStringLiteral("device"));
        QCOMPARE(device->currentData().toString(), QStringLiteral("auto"));
        QList<QStringList> started;
        connect(m_fixture->workbench.get(), &Workbench::engineStarted, this,
                [&](const EngineProcess* process) { started.append(process->arguments()); });
        const auto deviceOf = [](const QStringList& arguments) {
            const auto at = arguments.indexOf(QStringLiteral("--device"));
            return at < 0 ? QString() : arguments.value(at + 1);
        };
        trainUntilRecorded();
        QCOMPARE(started.size(), 1);
        QCOMPARE(deviceOf(started.last()), QString());

        QTest::keyClick(device, Qt::Key_Down);
        QCOMPARE(device->currentData().toString(), QStringLiteral("cpu"));
        const QString run = trainUntilRecorded();
        QCOMPARE(deviceOf(started.last()), QStringLiteral("cpu"));
        QTRY_COMPARE_WITH_TIMEOUT(stateOf(run), record::RunState::Finished, kPatience);
        m_fixture->action("view_embedding")->trigger();
        const auto layout = [&]() -> QStringList {
            for (const QStringList& arguments : started)
                if (arguments.value(0) == QStringLiteral("project")) return arguments;
            return {};
        };
        QTRY_VERIFY_WITH_TIMEOUT(!layout().isEmpty(), kPatience);
        QCOMPARE(deviceOf(layout()), QStringLiteral("cpu"));
    }

    void trainIsOffUntilItHasBegun()
    {
        choose(30);
        QAction* train = m_fixture->action("train");
        QVERIFY(train->isEnabled());
        QTest::keyClick(m_fixture->window.get(), Qt::Key_F5);
        QVERIFY(!train->isEnabled());
        QVERIFY(m_fixture->window->findChild<TrainView*>()->stateText().contains(QStringLiteral("starting")));
        QStringList said;
        for (const QLabel* label : m_fixture->window->findChild<TrainView*>()->findChildren<QLabel*>())
            said.append(label->text());
        QTRY_VERIFY_WITH_TIMEOUT(train->isEnabled(), kPatience);
        const QString run = m_fixture->workbench->currentRun();
        QVERIFY(!run.isEmpty());
        // The name given before the start is kept.
        const auto reader = record::RunReader::open(m_fixture->store.path().toStdString(), run.toStdString());
        QVERIFY(reader.ok());
        QVERIFY(said.contains(QString::fromStdString((*reader)->info()->name)));
    }

    void everyTrainingIsInTheStrip()
    {
        choose(100000);
        const QString first = trainUntilRecorded();
        const QString second = trainUntilRecorded();
        QVERIFY(first != second);
        QTRY_VERIFY_WITH_TIMEOUT(tasks()->isVisible() && tasks()->text().contains(QStringLiteral("1 more")), kPatience);
        // The menu lists both.
        QTRY_VERIFY_WITH_TIMEOUT(tasks()->menu() && m_fixture->workbench->liveRuns().all().size() == 2, kPatience);
        m_fixture->action("view_results")->trigger();
        QStringList offered;
        QTimer::singleShot(0, tasks(), [&] {
            QMenu* menu = tasks()->menu();
            for (const QAction* action : menu->actions()) offered.append(action->text());
            QTest::keyClick(menu, Qt::Key_Down);
            QTest::keyClick(menu, Qt::Key_Down);
            QTest::keyClick(menu, Qt::Key_Return);
        });
        QTest::mouseClick(tasks(), Qt::LeftButton);
        QTRY_COMPARE_WITH_TIMEOUT(m_fixture->workbench->currentRun(), first, kPatience);
        // Both runs, what stops them, and the log.
        offered.removeAll(QString());
        QCOMPARE(offered.size(), 5);
        QVERIFY(offered.filter(QStringLiteral("Stop ")).size() == 2 && offered.last() == QStringLiteral("Show the log"));
        QCOMPARE(m_fixture->window->findChild<QTabWidget*>()->currentWidget()->objectName(), QStringLiteral("train"));
    }

    /// While a field varies, what starts is the sweep, and the button says so.
    void whatVariesIsSwept()
    {
        catalog::Selection karate;
        karate.dataset = "karate";
        karate.overrides = {{"train.epochs", "2"}, {"evaluation.splits", "2"}, {"encoder.hidden", "16"}};
        form().setSelection(karate);
        QAction* train = m_fixture->action("train");
        QCOMPARE(train->text(), QStringLiteral("&Train"));
        const QString lambda = QString::fromStdString(catalog::keyOf(&transport::BlockOptions::lambda));
        auto* fields = form().findChild<widgets::ParameterForm*>();
        m_fixture->action("new_run")->trigger();
        fields->focusField(lambda);
        QTest::keyClick(fields->editor(lambda), Qt::Key_R, Qt::ControlModifier);
        QVERIFY(form().isVaried());
        QCOMPARE(train->text(), QStringLiteral("Start &sweep"));
        QCOMPARE(train->iconText(), QStringLiteral("Start sweep"));  // On the tool bar.
        QVERIFY(train->toolTip().contains(QStringLiteral("sweep")));
        QStringList jobs;
        connect(m_fixture->workbench.get(), &Workbench::engineStarted, this,
                [&](EngineProcess* process) { jobs.append(process->arguments().value(0)); });
        QTest::keyClick(m_fixture->window.get(), Qt::Key_F5);
        QTRY_VERIFY_WITH_TIMEOUT(jobs.contains(QStringLiteral("sweep")), kPatience);
        QVERIFY(!jobs.contains(QStringLiteral("train")));
        QCOMPARE(m_fixture->window->findChild<QTabWidget*>()->currentWidget()->objectName(), QStringLiteral("sweep"));

        // With one value for each field it is a training again.
        form().setFocus();
        form().undoStack()->undo();
        QVERIFY(!form().isVaried());
        QCOMPARE(train->text(), QStringLiteral("&Train"));
        m_fixture->stopEngines();
    }

    void aWrongValueIsNotTrained()
    {
        choose(30);
        QSignalSpy started(m_fixture->workbench.get(), &Workbench::engineStarted);
        catalog::Selection wrong;
        wrong.dataset = "no-such-data";
        form().setSelection(wrong);
        QTest::keyClick(m_fixture->window.get(), Qt::Key_F5);
        QTRY_VERIFY_WITH_TIMEOUT(banner().isVisible() || started.isEmpty(), kPatience);
    }

    void aCrashedEngineIsSaidAndTheWindowGoesOn()
    {
        choose(100000);
        const QString run = trainUntilRecorded();
        EngineProcess* process = m_fixture->workbench->engines().first();
        ::kill(static_cast<pid_t>(process->processId()), SIGKILL);
        QTRY_VERIFY_WITH_TIMEOUT(banner().isVisible(), kPatience);
        QTRY_COMPARE_WITH_TIMEOUT(stateOf(run), record::RunState::Interrupted, kPatience);
        bool offersResume = false;
        for (const auto* button : banner().findChildren<QPushButton*>())
            offersResume = offersResume || button->text() == QStringLiteral("Resume");
        QVERIFY(offersResume);
        choose(5);
        trainUntilRecorded();
    }

    void aMissingEngineIsSaid()
    {
        m_fixture->close();
        const QByteArray engine = qgetenv("ROSA_ENGINE");
        qputenv("ROSA_ENGINE", "/no/such/engine");
        m_fixture->start();
        qputenv("ROSA_ENGINE", engine);
        choose(5);
        QTest::keyClick(m_fixture->window.get(), Qt::Key_F5);
        QTRY_VERIFY_WITH_TIMEOUT(banner().isVisible(), kPatience);
        QVERIFY2(banner().text().contains(QStringLiteral("/no/such/engine")), qPrintable(banner().text()));
    }

    void editsAndLayoutComeBackAtTheNextStart()
    {
        catalog::Selection selection;
        selection.dataset = "karate";
        selection.overrides = {{"transport.lambda", "77"}};
        form().setSelection(selection);
        m_fixture->action("view_results")->trigger();
        QVERIFY(m_fixture->window->close());
        m_fixture->close();
        m_fixture->start();
        const auto configuration = form().configuration();
        QVERIFY(configuration.ok());
        QCOMPARE(configuration->get<transport::BlockOptions>().lambda, 77.0);
        QCOMPARE(m_fixture->window->findChild<QTabWidget*>()->currentWidget()->objectName(), QStringLiteral("results"));
    }

    void aRunThatGoesOnIsFoundAtTheNextStart()
    {
        choose(100000);
        const QString run = trainUntilRecorded();
        Preferences preferences = Preferences::load();
        preferences.atClose = Preferences::AtClose::GoOn;
        preferences.store();
        m_fixture->close();
        QCOMPARE(stateOf(run), record::RunState::Running);
        m_fixture->start();
        QTRY_COMPARE_WITH_TIMEOUT(m_fixture->workbench->currentRun(), run, kPatience);
        // The status shows that it continues, and its progress.
        QTRY_VERIFY_WITH_TIMEOUT(tasks()->text().contains(QStringLiteral("in the background")), kPatience);
        QTRY_VERIFY_WITH_TIMEOUT(tasks()->text().contains(QStringLiteral("epochs/s")), kPatience);
        QTRY_VERIFY_WITH_TIMEOUT(
            m_fixture->window->findChild<TrainView*>()->stateText().contains(QStringLiteral("in the background")),
            kPatience);
        auto* stop = m_fixture->window->findChild<QAction*>(QStringLiteral("stop"));
        QTRY_VERIFY_WITH_TIMEOUT(stop->isEnabled(), kPatience);
        stop->trigger();
        QTRY_COMPARE_WITH_TIMEOUT(stateOf(run), record::RunState::Stopped, kPatience);
    }

    /// Opening a saved figure opens its view and pair, not only the run.
    void aFigureOpensItsViewAndPair()
    {
        choose(30);
        const QString run = trainUntilRecorded();
        QTRY_COMPARE_WITH_TIMEOUT(stateOf(run), record::RunState::Finished, kPatience);
        QTRY_VERIFY_WITH_TIMEOUT(m_fixture->workbench->library().find(run), kPatience);
        const auto context = openPairContext(m_fixture->catalogue, *m_fixture->workbench->datasets(), run);
        QVERIFY(context.ok() && (*context)->watched.size() > 1);
        const auto [first, second] = (*context)->watched[1];
        FigureRequest request{
            m_fixture->catalogue,
            m_fixture->workbench->datasets(),
            m_fixture->workbench->engine(),
            {run},
            {{QStringLiteral("pair"), (*context)->nameOf(first) + QLatin1Char(',') + (*context)->nameOf(second)},
             {QStringLiteral("epoch"), QStringLiteral("30")}}};
        const auto figure = loadMatricesFigure(request);
        QVERIFY2(figure.ok(), figure ? "" : figure.error().text().c_str());
        const QString file = m_fixture->store.filePath(QStringLiteral("pair.svg"));
        QVERIFY(widgets::saveFigure(**figure, file, widgets::FigureFormat::Svg, (*figure)->suitableStyle()).ok());

        m_fixture->workbench->setCurrentRun({});
        m_fixture->window->openFile(file);
        auto* view = m_fixture->window->findChild<AlignmentView*>();
        QTRY_VERIFY_WITH_TIMEOUT(view->isVisible() && view->panel()->pairData(), kPatience);
        const auto shows = [&] {
            const PairChoice& choice = view->panel()->pairData()->choice;
            return choice.first == first && choice.second == second;
        };
        QTRY_VERIFY_WITH_TIMEOUT(shows(), kPatience);
        QTRY_COMPARE_WITH_TIMEOUT(view->panel()->pairData()->inspection.pair.epoch, 30, kPatience);

        const auto shown = figureOfRecipe(QStringLiteral("x export r --figure matrices --pair 'a b,c'"));
        QVERIFY(shown);
        QCOMPARE(shown->figure, QStringLiteral("matrices"));
        QCOMPARE(shown->subjects, QStringList(QStringLiteral("r")));
        QCOMPARE(shown->options.value(QStringLiteral("pair")), QStringLiteral("a b,c"));
        QVERIFY(!figureOfRecipe(QStringLiteral("rm -r /")));
    }

    void eachKindOfFigureHasAView()
    {
        const auto* list = m_fixture->window->findChild<ViewList*>();
        QMap<QString, int> shown;
        for (const View* view : list->views())
            for (const QString& figure : view->card().figures) ++shown[figure];
        for (const FigureKind& kind : figureKinds()) {
            QCOMPARE(shown.take(kind.name), 1);
            QVERIFY(list->viewFor(ShowFigure{kind.name}));
        }
        QVERIFY2(shown.isEmpty(), "a view names a figure that the export command does not draw");
        QVERIFY(!list->viewFor(ShowFigure{QStringLiteral("of-another-day")}));
        QCOMPARE(list->viewFor(ShowFigure{QStringLiteral("loss")})->objectName(), QStringLiteral("train"));
        QCOMPARE(list->viewFor(ShowPair{})->objectName(), QStringLiteral("alignment"));
    }

    /// Files passed by another instance of the program.
    void whatIsHandedOverIsOpened()
    {
        choose(5);
        const QString run = trainUntilRecorded();
        QTRY_COMPARE_WITH_TIMEOUT(stateOf(run), record::RunState::Finished, kPatience);
        m_fixture->workbench->setCurrentRun({});
        const QString file = m_fixture->store.filePath(QStringLiteral("handed.toml"));
        QFile toml(file);
        QVERIFY(toml.open(QIODevice::WriteOnly));
        toml.write("[run]\ndataset = \"texas\"\n");
        toml.close();
        m_fixture->window->showMinimized();
        m_fixture->window->open({{}, run, {file}});
        m_fixture->window->bringToFront();
        QCOMPARE(m_fixture->workbench->currentRun(), run);
        QTRY_VERIFY_WITH_TIMEOUT(form().configuration().ok() && form().configuration()->dataset() == "texas", kPatience);
        QTRY_VERIFY_WITH_TIMEOUT(!m_fixture->window->isMinimized(), kPatience);
        m_fixture->window->open({QStringLiteral("karate"), {}, {}});
        QCOMPARE(form().configuration()->dataset(), std::string("karate"));
    }

    /// A run of this store is shown; another one is copied after confirmation.
    void aRunThatIsOpenedIsShownOrOffered()
    {
        choose(5);
        const QString run = trainUntilRecorded();
        QTRY_COMPARE_WITH_TIMEOUT(stateOf(run), record::RunState::Finished, kPatience);
        QTRY_VERIFY_WITH_TIMEOUT(m_fixture->workbench->engines().isEmpty(), kPatience);
        const QString here = m_fixture->store.filePath(QStringLiteral("runs/") + run);
        const QTemporaryDir elsewhere;
        const QString copy = elsewhere.filePath(QStringLiteral("copy"));
        QVERIFY(store::exportRun(here.toStdString(), copy.toStdString()).ok());

        m_fixture->workbench->setCurrentRun({});
        m_fixture->window->openFile(here + QStringLiteral("/run.sqlite"));
        QTRY_COMPARE_WITH_TIMEOUT(m_fixture->workbench->currentRun(), run, kPatience);

        m_fixture->workbench->setCurrentRun({});
        QVERIFY(QDir(here).removeRecursively());
        QFile marker(copy + QStringLiteral("/run.toml"));
        QVERIFY(marker.open(QIODevice::WriteOnly));
        marker.close();
        m_fixture->window->openFile(marker.fileName());
        QTRY_VERIFY_WITH_TIMEOUT(banner().text().contains(copy), kPatience);
        QVERIFY(m_fixture->workbench->currentRun().isEmpty());
        QVERIFY(!QFile::exists(here));
        QPushButton* take = nullptr;
        for (auto* button : banner().findChildren<QPushButton*>())
            if (button->text() == QStringLiteral("Copy into the store")) take = button;
        QVERIFY(take);
        take->click();
        QTRY_COMPARE_WITH_TIMEOUT(m_fixture->workbench->currentRun(), run, kPatience);
        QCOMPARE(stateOf(run), record::RunState::Finished);
    }

    void aboutSaysVersionLicencePrivacyAndNotices()
    {
        m_fixture->action("about")->trigger();
        auto* box = m_fixture->window->findChild<QMessageBox*>();
        QTRY_VERIFY_WITH_TIMEOUT(box && box->isVisible(), kPatience);
        const QString said = box->text() + box->informativeText();
        for (const QString& word : {QCoreApplication::applicationVersion(), QStringLiteral("GPL 3"),
                                    QStringLiteral("no telemetry"), QStringLiteral("notices")})
            QVERIFY2(said.contains(word), qPrintable(word));
        box->close();

        // The path used by packages.
        const QTemporaryDir prefix;
        QVERIFY(QDir(prefix.path()).mkpath(QStringLiteral("bin")));
        QVERIFY(QDir(prefix.path()).mkpath(QStringLiteral("share/doc/rosa")));
        QCOMPARE(noticesFolder(prefix.filePath(QStringLiteral("bin"))), QString());
        QFile notice(prefix.filePath(QStringLiteral("share/doc/rosa/copyright")));
        QVERIFY(notice.open(QIODevice::WriteOnly));
        QCOMPARE(noticesFolder(prefix.filePath(QStringLiteral("bin"))), prefix.filePath(QStringLiteral("share/doc/rosa")));
    }

    void aConfigurationDroppedOnTheWindowFillsTheForm()
    {
        const QString file = m_fixture->store.filePath(QStringLiteral("my.toml"));
        QFile toml(file);
        QVERIFY(toml.open(QIODevice::WriteOnly));
        toml.write("[run]\ndataset = \"texas\"\n[transport]\nlambda = 33\n");
        toml.close();
        QMimeData mime;
        mime.setUrls({QUrl::fromLocalFile(file)});
        QDragEnterEvent enter(QPoint(200, 200), Qt::CopyAction, &mime, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(m_fixture->window.get(), &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent drop(QPointF(200, 200), Qt::CopyAction, &mime, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(m_fixture->window.get(), &drop);
        QTRY_VERIFY_WITH_TIMEOUT(form().configuration().ok() && form().configuration()->dataset() == "texas", kPatience);
        QCOMPARE(form().configuration()->get<transport::BlockOptions>().lambda, 33.0);
    }
};

ROSA_WIDGET_TEST(TestMainWindow)
#include "tst_main_window.moc"
