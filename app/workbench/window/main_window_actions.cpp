#include <utility>

#include <QAction>
#include <QApplication>
#include <QDockWidget>
#include <QMenu>
#include <QMenuBar>
#include <QToolBar>
#include <QUndoGroup>

#include "app/workbench/datasets/view/export_data.h"
#include "app/workbench/engine/engine_program.h"
#include "app/workbench/experiment/view/experiment_view.h"
#include "app/workbench/lab/data/lesson_list.h"
#include "app/workbench/lab/data/lesson_text.h"
#include "app/workbench/palette/command_palette.h"
#include "app/workbench/runs/view/runs_dock.h"
#include "app/workbench/session/workbench.h"
#include "app/workbench/shell/view.h"
#include "app/workbench/shell/view_list.h"
#include "app/workbench/window/log_dock.h"
#include "app/workbench/window/main_window.h"
#include "app/workbench/window/panels.h"
#include "app/workbench/window/presentation.h"
#include "app/workbench/window/training.h"
#include "widgets/style/icons.h"
#include "widgets/text/literal.h"
#include "widgets/text/mnemonic.h"

namespace rosa::workbench {

namespace {

constexpr int kPanelIcon = 20;

}  // namespace

QAction* MainWindow::action(const QString& name, const QString& icon, const QString& text, const QKeySequence& shortcut)
{
    auto* made = new QAction(text, this);
    made->setObjectName(name);
    made->setIconText(widgets::withoutMnemonic(text));
    if (!icon.isEmpty()) made->setIcon(widgets::icon(icon));
    made->setShortcut(shortcut);
    made->setToolTip(widgets::literal(made->iconText()));
    m_actions.insert(name, made);
    return made;
}

void MainWindow::makeActions()
{
    makeFileMenu();
    makeEditMenu();
    makeRunMenu();
    makeViewMenu();
    makeHelpMenu();
    makeToolBar();
}

void MainWindow::makeFileMenu()
{
    QMenu* menu = menuBar()->addMenu(tr("&File"));
    const auto add = [&](const char* name, const char* icon, const QString& text, const QKeySequence& keys, auto slot) {
        QAction* made = action(QLatin1String(name), QLatin1String(icon), text, keys);
        connect(made, &QAction::triggered, this, slot);
        menu->addAction(made);
    };
    add("open_configuration", "folder", tr("&Open configuration …"), QKeySequence::Open, [this] { openConfiguration(); });
    add("save_configuration", "save", tr("&Save configuration …"), QKeySequence::Save, [this] { saveConfiguration(); });
    menu->addSeparator();
    add("import_data", "import", tr("&Import data …"), QKeySequence(Qt::CTRL | Qt::Key_I), [this] { importData({}); });
    QMenu* recent = menu->addMenu(tr("Recent &data"));
    connect(recent, &QMenu::aboutToShow, this, [this, recent] {
        recent->clear();
        for (const QString& path : m_recentData) recent->addAction(path, this, [this, path] { importData(path); });
        if (m_recentData.isEmpty()) recent->addAction(tr("No imported data"))->setEnabled(false);
    });
    add("export_data", "export", tr("E&xport data set …"), {},
        [this] { exportDataSet(m_workbench, QString::fromStdString(m_experiment->selection().dataset), this); });
    menu->addSeparator();
    add("save_figure", "export", tr("Save &figure …"), QKeySequence(Qt::CTRL | Qt::Key_E), [this] { saveFigure(); });
    add("save_page", "export", tr("Save as &web page …"), {}, [this] { askForPage(); });
    add("open_figure", "curve", tr("Open the run of a fi&gure …"), {}, [this] { openFigure({}); });
    add("export_run", "export", tr("&Export run …"), {}, [this] { exportRun({}); });
    menu->addSeparator();
    add("quit", "close", tr("&Quit"), QKeySequence::Quit, [this] { close(); });
}

void MainWindow::makeEditMenu()
{
    QMenu* menu = menuBar()->addMenu(tr("&Edit"));
    QAction* undo = m_undo->createUndoAction(this, tr("Undo"));
    undo->setShortcut(QKeySequence::Undo);
    undo->setIcon(widgets::icon(QStringLiteral("undo")));
    QAction* redo = m_undo->createRedoAction(this, tr("Redo"));
    redo->setShortcuts({QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z), QKeySequence(Qt::CTRL | Qt::Key_Y)});
    redo->setIcon(widgets::icon(QStringLiteral("redo")));
    menu->addActions({undo, redo});
    menu->addSeparator();
    QAction* copy = m_experiment->copyCommandAction();
    copy->setShortcut(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_C));
    QAction* find = action(QStringLiteral("find_run"), QStringLiteral("search"), tr("&Find a run"),
                           QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_F));
    connect(find, &QAction::triggered, m_runs, &RunsDock::focusFilter);
    QAction* anything = action(QStringLiteral("find_anything"), QStringLiteral("search"), tr("Find &anything …"),
                               QKeySequence(Qt::CTRL | Qt::Key_K));
    auto* palette = new CommandPalette(m_workbench, *menuBar(), *this);
    connect(anything, &QAction::triggered, palette, &CommandPalette::open);
    menu->addActions({copy, find, anything});
}

void MainWindow::makeRunMenu()
{
    QMenu* menu = menuBar()->addMenu(tr("&Run"));
    QAction* start = action(QStringLiteral("train"), QStringLiteral("play"), tr("&Train"), QKeySequence(Qt::Key_F5));
    connect(start, &QAction::triggered, this, &MainWindow::train);
    // What the form describes is what starts: a run, or the sweep over the varied fields.
    const auto nameStart = [this, start] {
        const bool isSweep = m_experiment->isVaried();
        const QString problem = isSweep ? m_experiment->sweepPlan().problem : m_experiment->firstProblem();
        start->setText(isSweep ? tr("Start &sweep") : tr("&Train"));
        start->setIconText(widgets::withoutMnemonic(start->text()));
        start->setToolTip(widgets::literal(!hasTrainingCore()   ? tr("The lab edition trains nothing")
                                           : !problem.isEmpty() ? tr("Not possible yet: %1").arg(problem)
                                           : isSweep            ? tr("Start the sweep over the varied parameters (F5)")
                                                                : tr("Train with these parameters (F5)")));
    };
    connect(m_experiment, &ExperimentView::changed, start, nameStart);
    connect(m_experiment, &ExperimentView::validityChanged, start, nameStart);
    nameStart();
    start->setEnabled(hasTrainingCore());
    connect(m_training, &Training::startingChanged, start,
            [start](bool isStarting) { start->setEnabled(!isStarting && hasTrainingCore()); });
    // The sheet shows what would start, and starts it.
    QAction* sheet = action(QStringLiteral("new_run"), QStringLiteral("add"), tr("Ne&w run"), QKeySequence(Qt::Key_F4));
    sheet->setToolTip(tr("Choose data, method and parameters of the next run (F4)"));
    connect(sheet, &QAction::triggered, this, &MainWindow::showNewRun);
    menu->addActions({sheet, start});
    menu->addSeparator();
    for (const View* view : m_list->views())
        for (const ViewAction& entry : view->viewActions()) menu->addAction(entry.action);
    menu->addSeparator();
    const auto addForRuns = [this, menu](const char* name, const char* icon, const QString& text, auto slot) {
        QAction* made = action(QLatin1String(name), QLatin1String(icon), text, {});
        connect(made, &QAction::triggered, m_runs, slot);
        menu->addAction(made);
    };
    addForRuns("rename_run", "rename", tr("Re&name run"), &RunsDock::renameSelected);
    addForRuns("tag_run", "tag", tr("Ta&gs …"), &RunsDock::editTags);
    addForRuns("note_run", "note", tr("N&otes …"), &RunsDock::editNotes);
    addForRuns("delete_run", "delete", tr("&Delete run"), &RunsDock::removeSelected);
}

void MainWindow::makeViewMenu()
{
    QMenu* menu = menuBar()->addMenu(tr("&View"));
    for (View* view : m_list->views()) {
        const ViewCard& card = view->card();
        QAction* made = action(QStringLiteral("view_%1").arg(QLatin1String(card.name)), QLatin1String(card.icon), card.title,
                               QKeySequence(Qt::CTRL | static_cast<Qt::Key>(Qt::Key_0 + card.key)));
        made->setWhatsThis(widgets::literal(tr("Show %1").arg(card.title)));
        connect(made, &QAction::triggered, this, [this, view] { showView(view); });
        menu->addAction(made);
    }
    menu->addSeparator();
    QAction* present =
        action(QStringLiteral("present"), QStringLiteral("present"), tr("&Presentation"), QKeySequence(Qt::Key_F11));
    present->setCheckable(true);
    present->setToolTip(tr("The views alone on the whole screen, in large type; Escape leaves"));
    connect(present, &QAction::triggered, m_presentation, &Presentation::setOn);
    connect(m_presentation, &Presentation::changed, present, &QAction::setChecked);
    menu->addAction(present);
    menu->addSeparator();
    addPanels(*menu);
    QAction* reset = action(QStringLiteral("reset_layout"), QStringLiteral("revert"), tr("&Reset layout"), {});
    connect(reset, &QAction::triggered, this, &MainWindow::resetLayout);
    menu->addAction(reset);
    QMenu* tools = menuBar()->addMenu(tr("&Tools"));
    QAction* preferences = action(QStringLiteral("preferences"), QStringLiteral("settings"), tr("&Preferences …"),
                                  QKeySequence(Qt::CTRL | Qt::Key_Comma));
    connect(preferences, &QAction::triggered, this, &MainWindow::showPreferences);
    QAction* lab = action(QStringLiteral("lab"), QStringLiteral("lab"), tr("&Transport lab"), {});
    connect(lab, &QAction::triggered, this, [this] { m_workbench.ask(OpenLab{}); });
    tools->addActions({lab, preferences});
}

/// The docks fold into a strip of icons, so that the views get their room.
void MainWindow::addPanels(QMenu& menu)
{
    auto* strip = new QToolBar(tr("Panels"));
    strip->setObjectName(QStringLiteral("panels"));
    strip->setMovable(false);
    strip->setIconSize(QSize(kPanelIcon, kPanelIcon));
    strip->toggleViewAction()->setVisible(false);  // Without it a folded panel would be out of reach by mouse.
    addToolBar(Qt::LeftToolBarArea, strip);
    const std::pair<QDockWidget*, const char*> panels[] = {
        {qobject_cast<QDockWidget*>(m_experiment->parentWidget()), "form"}, {m_runs, "list"}, {m_log, "note"}};
    int number = 0;
    for (const auto& [dock, icon] : panels) {
        QAction* toggle = dock->toggleViewAction();
        toggle->setIcon(widgets::icon(QLatin1String(icon)));
        toggle->setWhatsThis(widgets::literal(tr("Show or hide %1").arg(dock->windowTitle())));
        toggle->setShortcut(QKeySequence(Qt::ALT | static_cast<Qt::Key>(Qt::Key_1 + number++)));
        toggle->setToolTip(widgets::literal(
            QStringLiteral("%1 (%2)").arg(dock->windowTitle(), toggle->shortcut().toString(QKeySequence::NativeText))));
        menu.addAction(toggle);
        strip->addAction(toggle);
        strip->widgetForAction(toggle)->setFocusPolicy(Qt::TabFocus);
        strip->widgetForAction(toggle)->setAccessibleName(dock->windowTitle());
    }
    QAction* fold = action(QStringLiteral("fold_panels"), {}, tr("&Fold all panels"), QKeySequence(Qt::ALT | Qt::Key_0));
    fold->setWhatsThis(tr("Fold all panels, or show again those that were folded"));
    connect(fold, &QAction::triggered, m_panels, &Panels::fold);
    menu.addAction(fold);
}

void MainWindow::makeHelpMenu()
{
    QMenu* menu = menuBar()->addMenu(tr("&Help"));
    QAction* manual = action(QStringLiteral("manual"), QStringLiteral("help"), tr("&Manual"), QKeySequence(Qt::Key_F1));
    connect(manual, &QAction::triggered, this, &MainWindow::showManual);
    QAction* shortcuts =
        action(QStringLiteral("shortcuts"), {}, tr("&Keyboard shortcuts"), QKeySequence(Qt::CTRL | Qt::Key_F1));
    connect(shortcuts, &QAction::triggered, this, &MainWindow::showShortcuts);
    QMenu* lessons = new QMenu(tr("&Lessons"), this);
    lessons->setObjectName(QStringLiteral("lessons"));
    connect(lessons, &QMenu::aboutToShow, this, [this, lessons] { fillLessons(*lessons); });
    QAction* about = action(QStringLiteral("about"), QStringLiteral("info"), tr("&About"), {});
    connect(about, &QAction::triggered, this, &MainWindow::showAbout);
    QAction* start = action(QStringLiteral("start_page"), QStringLiteral("home"), tr("&Start page"), {});
    connect(start, &QAction::triggered, this, [this] { showViewNamed(QStringLiteral("start")); });
    menu->addAction(manual);
    menu->addMenu(lessons);
    menu->addActions({start, shortcuts, about});
}

void MainWindow::fillLessons(QMenu& menu)
{
    menu.clear();
    const auto add = [&](const QString& text, const QString& lesson) {
        // A title may have an ampersand.
        menu.addAction(QString(text).replace(QLatin1Char('&'), QLatin1String("&&")), this,
                       [this, lesson] { m_workbench.ask(ShowLesson{lesson}); });
    };
    add(tr("All lessons"), {});
    menu.addSeparator();
    bool isFirstFile = true;
    for (const LessonLink& link : lessonLinks()) {
        if (link.isFile && std::exchange(isFirstFile, false)) menu.addSeparator();
        const QString progress =
            link.done > 0 ? QStringLiteral("  (%1)").arg(progressText(link.done, link.steps)) : QString();
        add(link.title + progress, link.lesson);
    }
}

void MainWindow::makeToolBar()
{
    QToolBar* bar = addToolBar(tr("Training"));
    bar->setObjectName(QStringLiteral("training"));
    bar->setIconSize(QSize(18, 18));
    bar->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    bar->addAction(m_actions.value(QStringLiteral("new_run")));
    // Those of the views appear while they can be used.
    QAction* end = bar->addSeparator();
    QList<QAction*> actions;
    for (const View* view : m_list->views())
        for (const ViewAction& entry : view->viewActions()) actions.append(entry.action);
    const auto offer = [bar, end, actions] {
        for (QAction* one : actions) bar->removeAction(one);
        for (QAction* one : actions)
            if (one->isEnabled()) bar->insertAction(end, one);
    };
    for (const QAction* one : std::as_const(actions)) connect(one, &QAction::enabledChanged, bar, offer);
    offer();
    auto* space = new QWidget;
    space->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    bar->addWidget(space);
    bar->addAction(m_actions.value(QStringLiteral("find_anything")));
    bar->addAction(m_actions.value(QStringLiteral("save_figure")));
}

}  // namespace rosa::workbench
