/// Presentation mode, folded panels, preferences of the window, and notices at the end of a training.
#include <algorithm>

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDockWidget>
#include <QLabel>
#include <QLineEdit>
#include <QMenuBar>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QStatusBar>
#include <QTabWidget>
#include <QTimer>
#include <QToolBar>
#include <QToolButton>
#include <QUndoStack>

#include "app/workbench/experiment/view/experiment_view.h"
#include "app/workbench/runs/view/runs_dock.h"
#include "app/workbench/session/run_colours.h"
#include "app/workbench/start/view/example_run.h"
#include "app/workbench/window/preferences.h"
#include "app/workbench/window/preferences_dialog.h"
#include "app/workbench/window/run_notice.h"
#include "app/workbench/window/store_choice.h"
#include "core/record/run_writer.h"
#include "core/store/library.h"
#include "tests/program/test_program.h"
#include "tests/workbench/window_support.h"
#include "widgets/banner/banner.h"

using namespace rosa;
using namespace rosa::workbench;

class TestWindowModes : public QObject {
    Q_OBJECT

    std::unique_ptr<WindowFixture> m_fixture;

    [[nodiscard]] MainWindow& window() const { return *m_fixture->window; }
    [[nodiscard]] QDockWidget* dock(const char* name) const { return window().findChild<QDockWidget*>(QLatin1String(name)); }
    [[nodiscard]] QToolButton* panelButton(const char* dockName) const
    {
        auto* strip = window().findChild<QToolBar*>(QStringLiteral("panels"));
        return qobject_cast<QToolButton*>(strip->widgetForAction(dock(dockName)->toggleViewAction()));
    }
    void restart() const
    {
        window().close();
        m_fixture->close();
        m_fixture->start();
    }
    /// A training of a few epochs on the karate club.
    void train(Workbench& workbench) const
    {
        workbench.startEngine({QStringLiteral("train"), QStringLiteral("--dataset"), QStringLiteral("karate"),
                               QStringLiteral("--epochs"), QStringLiteral("3"), QStringLiteral("--no-baselines"),
                               QStringLiteral("--set"), QStringLiteral("evaluation.protocol=none")},
                              QStringLiteral("short"));
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

    void presentationShowsTheViewsAloneAndRestoresEverything()
    {
        const QByteArray before = window().saveState();
        const QFont font = QApplication::font();
        const QSize size = window().size();
        QTest::keyClick(&window(), Qt::Key_F11);
        QVERIFY(window().isFullScreen());
        for (const QWidget* bar : {static_cast<QWidget*>(window().menuBar()), static_cast<QWidget*>(window().statusBar()),
                                   static_cast<QWidget*>(dock("experiment")), static_cast<QWidget*>(dock("runs")),
                                   static_cast<QWidget*>(window().findChild<QToolBar*>(QStringLiteral("training")))})
            QVERIFY2(!bar->isVisible(), bar->metaObject()->className());
        QVERIFY(QApplication::font().pointSizeF() > 1.3 * font.pointSizeF());
        // The keys of the hidden menus keep working.
        QTest::keyClick(&window(), Qt::Key_4, Qt::ControlModifier);
        QVERIFY(window().findChild<QWidget*>(QStringLiteral("results"))->isVisible());
        QTest::keyClick(&window(), Qt::Key_Escape);
        QVERIFY(!window().isFullScreen());
        QVERIFY(window().menuBar()->isVisible() && window().statusBar()->isVisible() && dock("runs")->isVisible());
        QCOMPARE(QApplication::font(), font);
        QTRY_COMPARE(window().size(), size);
        QCOMPARE(window().saveState(), before);
        QVERIFY(!m_fixture->action("present")->isChecked());
        auto* leave = window().findChild<QToolButton*>(QStringLiteral("leavePresentation"));
        QVERIFY(!leave->isVisible());
        m_fixture->action("present")->trigger();
        QTRY_VERIFY(leave->isVisible() && leave->width() > 10 && window().isFullScreen());
        QTest::mouseClick(leave, Qt::LeftButton);
        QVERIFY(!window().isFullScreen() && !leave->isVisible());
        // Escape is not taken from others afterwards.
        QTest::keyClick(&window(), Qt::Key_Escape);
        QVERIFY(dock("runs")->isVisible());
    }

    void presentationDoesNotOutliveTheWindow()
    {
        m_fixture->action("present")->trigger();
        QVERIFY(window().isFullScreen());
        const QFont large = QApplication::font();
        restart();
        QVERIFY(!window().isFullScreen());
        QVERIFY(dock("runs")->isVisible() && window().menuBar()->isVisible());
        QVERIFY(QApplication::font().pointSizeF() < large.pointSizeF());
    }

    void panelsFoldToIcons()
    {
        QVERIFY(!dock("experiment")->isVisible() && dock("runs")->isVisible());
        const int before = window().centralWidget()->width();
        QTest::mouseClick(panelButton("runs"), Qt::LeftButton);
        QVERIFY(!dock("runs")->isVisible());
        QTRY_VERIFY(window().centralWidget()->width() > before + 100);
        QTest::mouseClick(panelButton("runs"), Qt::LeftButton);
        QVERIFY(dock("runs")->isVisible());
        QTest::mouseClick(panelButton("experiment"), Qt::LeftButton);
        QVERIFY(dock("experiment")->isVisible());
        QTest::mouseClick(panelButton("experiment"), Qt::LeftButton);
        QVERIFY(!dock("experiment")->isVisible());
        QVERIFY(panelButton("experiment")->isVisible() && !panelButton("experiment")->accessibleName().isEmpty());
        restart();
        QVERIFY(!dock("experiment")->isVisible());
        panelButton("experiment")->setFocus();
        QTest::keyClick(panelButton("experiment"), Qt::Key_Space);
        QVERIFY(dock("experiment")->isVisible());
        // By the menu's keys, all at once, and the same ones again.
        QTest::keyClick(&window(), Qt::Key_3, Qt::AltModifier);
        QVERIFY(dock("log")->isVisible());
        QTest::keyClick(&window(), Qt::Key_0, Qt::AltModifier);
        for (const char* name : {"experiment", "runs", "log"}) QVERIFY2(!dock(name)->isVisible(), name);
        QTest::keyClick(&window(), Qt::Key_0, Qt::AltModifier);
        for (const char* name : {"experiment", "runs", "log"}) QVERIFY2(dock(name)->isVisible(), name);
    }

    void theLabHasPanelsOfItsOwn()
    {
        const auto shown = [this] {
            QStringList names;
            for (const char* name : {"experiment", "runs", "log"})
                if (dock(name)->isVisible()) names.append(QLatin1String(name));
            return names;
        };
        const QStringList both{QStringLiteral("experiment"), QStringLiteral("runs")}, log{QStringLiteral("log")};
        m_fixture->action("new_run")->trigger();
        QCOMPARE(shown(), both);
        m_fixture->action("lab")->trigger();
        QCOMPARE(shown(), QStringList());
        QTest::mouseClick(panelButton("log"), Qt::LeftButton);
        m_fixture->action("view_train")->trigger();
        QCOMPARE(shown(), both);
        m_fixture->action("lab")->trigger();
        QCOMPARE(shown(), log);
        // The presentation mode ends in another view than that in which it began.
        m_fixture->action("present")->trigger();
        m_fixture->action("view_train")->trigger();
        QCOMPARE(shown(), QStringList());
        m_fixture->action("present")->trigger();
        QCOMPARE(shown(), both);
        m_fixture->action("lab")->trigger();
        QCOMPARE(shown(), log);
        restart();
        QCOMPARE(shown(), QStringList());
        m_fixture->action("view_train")->trigger();
        QCOMPARE(shown(), both);
    }

    void theLayoutIsResetInTheLab()
    {
        QTest::mouseClick(panelButton("runs"), Qt::LeftButton);
        m_fixture->action("lab")->trigger();
        m_fixture->action("reset_layout")->trigger();
        QVERIFY(!dock("experiment")->isVisible() && !dock("runs")->isVisible());
        m_fixture->action("view_train")->trigger();
        QVERIFY(!dock("experiment")->isVisible() && dock("runs")->isVisible());
    }

    void f4ShowsTheFormAndFoldsIt()
    {
        QTest::keyClick(&window(), Qt::Key_F4);
        QVERIFY(dock("experiment")->isVisible());
        QTRY_VERIFY(dock("experiment")->isAncestorOf(QApplication::focusWidget()));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_F4);
        QVERIFY(!dock("experiment")->isVisible());
        // A wrong value shows the form again.
        auto* form = window().findChild<ExperimentView*>();
        m_fixture->workbench->ask(SetParameter{QStringLiteral("transport.lambda"), QStringLiteral("-1")});
        dock("experiment")->hide();
        QVERIFY(!form->firstProblem().isEmpty());
        m_fixture->action("train")->trigger();
        QVERIFY(dock("experiment")->isVisible());
    }

    /// Opened beside a run it starts from that run, and says so; what was chosen since stays.
    void theFormStartsFromTheRunShown()
    {
        if (!installExample(m_fixture->store.path().toStdString())) qFatal("no example");
        auto* form = window().findChild<ExperimentView*>();
        const auto says = [form](const QString& text) {
            const auto labels = form->findChildren<QLabel*>();
            return std::ranges::any_of(labels, [&](const QLabel* label) { return label->text() == text; });
        };
        QCOMPARE(form->selection().dataset, std::string("cora"));
        m_fixture->workbench->setCurrentRun(exampleRun().id);
        QTest::keyClick(&window(), Qt::Key_F4);
        QTRY_COMPARE_WITH_TIMEOUT(form->selection().dataset, std::string("karate"), kPatience);
        const QString from = QStringLiteral("From Example: karate club");
        QTRY_VERIFY(says(from));
        const QString kept = form->stateToml();

        m_fixture->workbench->ask(SetParameter{QStringLiteral("transport.lambda"), QStringLiteral("41")});
        QVERIFY(says(from));
        form->undoStack()->undo();
        form->undoStack()->undo();
        QCOMPARE(form->selection().dataset, std::string("cora"));
        QVERIFY(!says(from));

        // A form that was left as it was filled follows the next run after a restart, one with choices does not.
        QVERIFY(form->restoreState(kept));
        QVERIFY(!form->stateToml().contains(QStringLiteral("touched")));
        m_fixture->workbench->ask(SetParameter{QStringLiteral("transport.lambda"), QStringLiteral("41")});
        QVERIFY(form->restoreState(form->stateToml()));
        QVERIFY(form->stateToml().contains(QStringLiteral("touched")));
    }

    void aStoreIsChecked()
    {
        QTemporaryDir folder;
        const std::filesystem::path place = folder.path().toStdString();
        QVERIFY(!checkStore("relative").ok());
        QVERIFY(!checkStore("/proc/1/nothing").ok());
        QFile file(folder.filePath(QStringLiteral("file")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QVERIFY(!checkStore(place / "file").ok());
        QCOMPARE(checkStore(place / "new").value(), 0);
        QVERIFY(!std::filesystem::exists(place / "new"));
        QVERIFY(QDir(folder.path()).mkpath(QStringLiteral("runs/one")));
        QFile record(folder.filePath(QStringLiteral("runs/one/run.sqlite")));
        QVERIFY(record.open(QIODevice::WriteOnly));
        QCOMPARE(checkStore(place).value(), 1);
    }

    void preferencesKeepStoreThreadsAndNotices()
    {
        QTemporaryDir folder;
        QTest::keyClick(&window(), Qt::Key_Comma, Qt::ControlModifier);
        auto* dialog = window().findChild<PreferencesDialog*>();
        QVERIFY(dialog && dialog->isVisible());
        auto* store = dialog->findChild<StoreChoice*>()->findChild<QLineEdit*>();
        auto* ok = dialog->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok);
        store->setFocus();
        QTest::keyClicks(store, QStringLiteral("nowhere"));
        QVERIFY(!ok->isEnabled());
        QVERIFY(dialog->findChild<QLabel*>(QStringLiteral("storeNote"))->text().contains(QStringLiteral("nowhere")));
        store->selectAll();
        QTest::keyClicks(store, folder.path());
        QVERIFY(ok->isEnabled());
        auto* threads = dialog->findChild<QSpinBox*>(QStringLiteral("threads"));
        threads->setFocus();
        QTest::keyClick(threads, Qt::Key_Up);
        QCOMPARE(threads->value(), 1);
        QTest::mouseClick(dialog->findChild<QCheckBox*>(), Qt::LeftButton, {}, QPoint(8, 8));
        QTest::mouseClick(ok, Qt::LeftButton);
        const Preferences kept = Preferences::load();
        QCOMPARE(kept.storeFolder, folder.path());
        QCOMPARE(kept.threads, 1);
        QVERIFY(!kept.notices);
        QVERIFY(window().findChild<widgets::Banner*>()->isVisible());  // Offers to restart.
        QList<QStringList> started;
        connect(m_fixture->workbench.get(), &Workbench::engineStarted, this,
                [&](const EngineProcess* process) { started.append(process->arguments()); });
        train(*m_fixture->workbench);
        QCOMPARE(started.first().mid(started.first().indexOf(QStringLiteral("--threads")), 2),
                 QStringList({QStringLiteral("--threads"), QStringLiteral("1")}));
    }

    void anEndIsNoticedInTheWindow()
    {
        auto* notice = window().findChild<RunNotice*>();
        QSignalSpy given(notice, &RunNotice::given);
        QTest::keyClick(&window(), Qt::Key_4, Qt::ControlModifier);
        train(*m_fixture->workbench);
        QTRY_COMPARE_WITH_TIMEOUT(given.count(), 1, kPatience);
        QCOMPARE(given.first().first().toBool(), false);
        auto* banner = window().findChild<widgets::Banner*>();
        QVERIFY(banner->isVisible());
        for (QPushButton* button : banner->findChildren<QPushButton*>())
            if (button->text() == RunNotice::tr("Show")) QTest::mouseClick(button, Qt::LeftButton);
        QVERIFY(window().findChild<QWidget*>(QStringLiteral("train"))->isVisible());
        QVERIFY(!m_fixture->workbench->currentRun().isEmpty());
    }

    /// Without an active window: on the desktop; not if they are switched off.
    void anEndIsNoticedOnTheDesktop()
    {
        m_fixture->window.reset();
        widgets::Banner banner;
        RunNotice notice(
            *m_fixture->workbench, banner, [](const QString&) { return false; }, nullptr);
        QSignalSpy given(&notice, &RunNotice::given);
        train(*m_fixture->workbench);
        QTRY_COMPARE_WITH_TIMEOUT(given.count(), 1, kPatience);
        QCOMPARE(given.first().first().toBool(), true);
        QVERIFY(!given.first().at(2).toString().isEmpty());
        notice.setWanted(false);
        QSignalSpy ended(m_fixture->workbench->startEngine({QStringLiteral("train"), QStringLiteral("--no-such-option")},
                                                           QStringLiteral("wrong")),
                         &EngineProcess::ended);
        QVERIFY(ended.wait(kPatience));
        QCOMPARE(given.count(), 1);
    }

    void coloursOfRunsAreGivenOnceAndInTurn()
    {
        QHash<QString, int> kept;
        RunColours colours({}, [&](const QString& run, int number) { kept.insert(run, number); });
        QSignalSpy assigned(&colours, &RunColours::assigned);
        QCOMPARE(colours.known(QStringLiteral("a")), -1);
        QSet<int> different;
        for (int i = 0; i < 8; ++i) different.insert(colours.of(QString::number(i)));
        QCOMPARE(different.size(), 8);
        QCOMPARE(colours.of(QStringLiteral("3")), 3);
        QCOMPARE(colours.known(QStringLiteral("3")), 3);
        QCOMPARE(assigned.count(), 8);
        QCOMPARE(kept.size(), 8);
        QCOMPARE(kept.value(QStringLiteral("3")), 3);
    }

    void storedColoursStayAndOthersAvoidThem()
    {
        QStringList kept;
        RunColours colours({{QStringLiteral("old"), 0}, {QStringLiteral("foreign"), 77}},
                           [&](const QString& run, int) { kept.append(run); });
        QCOMPARE(colours.of(QStringLiteral("old")), 0);
        QCOMPARE(colours.of(QStringLiteral("new")), 1);
        QCOMPARE(colours.of(QStringLiteral("foreign")), 2);  // Its number is none of this palette.
        QCOMPARE(kept, (QStringList{QStringLiteral("new"), QStringLiteral("foreign")}));
    }

    void aRunKeepsItsColourAtTheNextStart()
    {
        const auto record = [this](const char* name) {
            catalog::Selection selection;
            selection.dataset = "karate";
            const auto configuration = catalog::Configuration::resolve(m_fixture->catalogue, selection);
            record::RunOrigin origin;
            origin.name = name;
            auto writer = record::RunWriter::create(m_fixture->store.path().toStdString(), *configuration, origin, {"loss"});
            if (!writer || !(*writer)->setState(record::RunState::Finished).ok()) qFatal("no run");
            return QString::fromStdString((*writer)->id());
        };
        const QString first = record("first"), second = record("second");
        QCOMPARE(m_fixture->workbench->colours().of(first), 0);
        QCOMPARE(m_fixture->workbench->colours().of(second), 1);
        const auto stored = [this] { return store::coloursOf(m_fixture->store.path().toStdString()).size(); };
        QTRY_COMPARE_WITH_TIMEOUT(stored(), 2U, kPatience);
        m_fixture->close();
        m_fixture->start();
        // Shown in the other order.
        QCOMPARE(m_fixture->workbench->colours().of(second), 1);
        QCOMPARE(m_fixture->workbench->colours().of(first), 0);
    }
};

ROSA_WIDGET_TEST(TestWindowModes)
#include "tst_window_modes.moc"
