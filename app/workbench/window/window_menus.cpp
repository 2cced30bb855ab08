#include "app/workbench/window/window_menus.h"

#include <QAction>
#include <QDockWidget>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <QUndoGroup>

#include "app/workbench/engine/engine_program.h"
#include "app/workbench/experiment/view/experiment_view.h"
#include "app/workbench/lab/data/lesson_list.h"
#include "app/workbench/lab/data/lesson_text.h"
#include "app/workbench/palette/command_palette.h"
#include "app/workbench/runs/view/runs_dock.h"
#include "app/workbench/session/workbench.h"
#include "app/workbench/shell/view.h"
#include "app/workbench/window/files/file_opener.h"
#include "app/workbench/window/files/file_saver.h"
#include "app/workbench/window/panels.h"
#include "app/workbench/window/presentation.h"
#include "app/workbench/window/tool_bars.h"
#include "app/workbench/window/training.h"
#include "app/workbench/window/view_tabs.h"
#include "app/workbench/window/window_help.h"
#include "app/workbench/window/window_preferences.h"
#include "widgets/style/icons.h"
#include "widgets/text/literal.h"
#include "widgets/text/mnemonic.h"

namespace rosa::workbench {

WindowMenus::WindowMenus(const MenuParts& parts) : m_parts(parts)
{
    makeFileMenu();
    makeEditMenu();
    makeRunMenu();
    makeViewMenu();
    makeToolsMenu();
    makeHelpMenu();
    QList<QAction*> ofViews;
    for (const View* view : m_parts.views.all())
        for (const ViewAction& entry : view->viewActions()) ofViews.append(entry.action);
    m_parts.window.addToolBar(
        new ActionBar(m_actions.value(QStringLiteral("new_run")), ofViews,
                      {m_actions.value(QStringLiteral("find_anything")), m_actions.value(QStringLiteral("save_figure"))}));
    connectOffers();
    offerActions();
}

QAction* WindowMenus::action(const char* name, const char* icon, const QString& text, const QKeySequence& keys)
{
    auto* made = new QAction(text, &m_parts.window);
    made->setObjectName(QLatin1String(name));
    made->setIconText(widgets::withoutMnemonic(text));
    if (*icon) made->setIcon(widgets::icon(QLatin1String(icon)));
    made->setShortcut(keys);
    made->setToolTip(widgets::literal(made->iconText()));
    m_actions.insert(made->objectName(), made);
    return made;
}

void WindowMenus::makeFileMenu()
{
    QMenu* menu = m_parts.window.menuBar()->addMenu(tr("&File"));
    FileOpener& opener = m_parts.opener;
    FileSaver& saver = m_parts.saver;
    const auto add = [&](const char* name, const char* icon, const QString& text, const QKeySequence& keys, auto slot) {
        QAction* made = action(name, icon, text, keys);
        connect(made, &QAction::triggered, this, slot);
        menu->addAction(made);
    };
    add("open_configuration", "folder", tr("&Open configuration …"), QKeySequence::Open,
        [&opener] { opener.openConfiguration(); });
    add("save_configuration", "save", tr("&Save configuration …"), QKeySequence::Save,
        [&saver] { saver.saveConfiguration(); });
    menu->addSeparator();
    add("import_data", "import", tr("&Import data …"), QKeySequence(Qt::CTRL | Qt::Key_I),
        [&opener] { opener.importData({}); });
    addRecentData(*menu);
    add("export_data", "export", tr("E&xport data set …"), {}, [&saver] { saver.exportData(); });
    menu->addSeparator();
    add("save_figure", "export", tr("Save &figure …"), QKeySequence(Qt::CTRL | Qt::Key_E), [&saver] { saver.saveFigure(); });
    add("save_page", "web", tr("Save as &web page …"), {}, [&saver] { saver.savePage(); });
    add("open_figure", "curve", tr("Open the run of a fi&gure …"), {}, [&opener] { opener.openFigure(); });
    add("export_run", "export", tr("&Export run …"), {}, [&saver] { saver.exportRun({}); });
    menu->addSeparator();
    add("quit", "close", tr("&Quit"), QKeySequence::Quit, [&window = m_parts.window] { window.close(); });
}

void WindowMenus::addRecentData(QMenu& menu)
{
    QMenu* recent = menu.addMenu(tr("Recent &data"));
    connect(recent, &QMenu::aboutToShow, this, [this, recent] {
        recent->clear();
        const QStringList& paths = m_parts.opener.recentData();
        for (const QString& path : paths) recent->addAction(path, this, [this, path] { m_parts.opener.importData(path); });
        if (paths.isEmpty()) recent->addAction(tr("No imported data"))->setEnabled(false);
    });
}

void WindowMenus::makeEditMenu()
{
    QMenu* menu = m_parts.window.menuBar()->addMenu(tr("&Edit"));
    QAction* undo = m_parts.undo.createUndoAction(&m_parts.window, tr("Undo"));
    undo->setShortcut(QKeySequence::Undo);
    undo->setIcon(widgets::icon(QStringLiteral("undo")));
    QAction* redo = m_parts.undo.createRedoAction(&m_parts.window, tr("Redo"));
    redo->setShortcuts({QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z), QKeySequence(Qt::CTRL | Qt::Key_Y)});
    redo->setIcon(widgets::icon(QStringLiteral("redo")));
    menu->addActions({undo, redo});
    menu->addSeparator();
    QAction* copy = m_parts.form.copyCommandAction();
    copy->setShortcut(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_C));
    QAction* find = action("find_run", "search", tr("&Find a run"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_F));
    connect(find, &QAction::triggered, &m_parts.runs, &RunsDock::focusFilter);
    QAction* anything = action("find_anything", "search", tr("Find &anything …"), QKeySequence(Qt::CTRL | Qt::Key_K));
    auto* palette = new CommandPalette(m_parts.workbench, *m_parts.window.menuBar(), m_parts.window);
    connect(anything, &QAction::triggered, palette, &CommandPalette::open);
    menu->addActions({copy, find, anything});
}

void WindowMenus::makeRunMenu()
{
    QMenu* menu = m_parts.window.menuBar()->addMenu(tr("&Run"));
    addStart(*menu);
    menu->addSeparator();
    for (const View* view : m_parts.views.all())
        for (const ViewAction& entry : view->viewActions()) menu->addAction(entry.action);
    menu->addSeparator();
    addForRuns(*menu);
}

void WindowMenus::addStart(QMenu& menu)
{
    QAction* start = action("train", "play", tr("&Train"), QKeySequence(Qt::Key_F5));
    connect(start, &QAction::triggered, this, &WindowMenus::trainWanted);
    // What the form describes is what starts: a run, or the sweep over the varied fields.
    const auto nameStart = [&form = m_parts.form, start] {
        const bool isSweep = form.isVaried();
        const QString problem = isSweep ? form.sweepPlan().problem : form.firstProblem();
        start->setText(isSweep ? tr("Start &sweep") : tr("&Train"));
        start->setIconText(widgets::withoutMnemonic(start->text()));
        start->setToolTip(widgets::literal(!hasTrainingCore()   ? tr("The lab edition trains nothing")
                                           : !problem.isEmpty() ? tr("Not possible yet: %1").arg(problem)
                                           : isSweep            ? tr("Start the sweep over the varied parameters (F5)")
                                                                : tr("Train with these parameters (F5)")));
    };
    connect(&m_parts.form, &ExperimentView::changed, start, nameStart);
    connect(&m_parts.form, &ExperimentView::validityChanged, start, nameStart);
    nameStart();
    start->setEnabled(hasTrainingCore());
    connect(&m_parts.training, &Training::startingChanged, start,
            [start](bool isStarting) { start->setEnabled(!isStarting && hasTrainingCore()); });
    // The sheet shows what would start, and starts it.
    QAction* sheet = action("new_run", "add", tr("Ne&w run"), QKeySequence(Qt::Key_F4));
    sheet->setToolTip(tr("Choose data, method and parameters of the next run (F4)"));
    connect(sheet, &QAction::triggered, this, &WindowMenus::newRunWanted);
    menu.addActions({sheet, start});
}

void WindowMenus::addForRuns(QMenu& menu)
{
    const auto add = [&](const char* name, const char* icon, const QString& text, auto slot) {
        QAction* made = action(name, icon, text);
        connect(made, &QAction::triggered, &m_parts.runs, slot);
        menu.addAction(made);
    };
    add("rename_run", "rename", tr("Re&name run"), &RunsDock::renameSelected);
    add("tag_run", "tag", tr("Ta&gs …"), &RunsDock::editTags);
    add("note_run", "note", tr("N&otes …"), &RunsDock::editNotes);
    add("delete_run", "delete", tr("&Delete run"), &RunsDock::removeSelected);
}

void WindowMenus::makeViewMenu()
{
    QMenu* menu = m_parts.window.menuBar()->addMenu(tr("&View"));
    for (View* view : m_parts.views.all()) {
        const ViewCard& card = view->card();
        const QByteArray name = QByteArray("view_") + card.name;
        QAction* made = action(name.constData(), card.icon, card.title,
                               QKeySequence(Qt::CTRL | static_cast<Qt::Key>(Qt::Key_0 + card.key)));
        made->setWhatsThis(widgets::literal(tr("Show %1").arg(card.title)));
        connect(made, &QAction::triggered, this, [this, view] { m_parts.views.showView(view); });
        menu->addAction(made);
    }
    menu->addSeparator();
    QAction* present = action("present", "present", tr("&Presentation"), QKeySequence(Qt::Key_F11));
    present->setCheckable(true);
    present->setToolTip(tr("The views alone on the whole screen, in large type; Escape leaves"));
    connect(present, &QAction::triggered, &m_parts.presentation, &Presentation::setOn);
    connect(&m_parts.presentation, &Presentation::changed, present, &QAction::setChecked);
    menu->addAction(present);
    menu->addSeparator();
    addPanels(*menu);
    QAction* reset = action("reset_layout", "revert", tr("&Reset layout"));
    connect(reset, &QAction::triggered, this, &WindowMenus::layoutResetWanted);
    menu->addAction(reset);
}

void WindowMenus::addPanels(QMenu& menu)
{
    auto* strip = new PanelStrip(m_parts.docks);
    m_parts.window.addToolBar(Qt::LeftToolBarArea, strip);
    menu.addActions(strip->actions());
    QAction* fold = action("fold_panels", "", tr("&Fold all panels"), QKeySequence(Qt::ALT | Qt::Key_0));
    fold->setWhatsThis(tr("Fold all panels, or show again those that were folded"));
    connect(fold, &QAction::triggered, &m_parts.panels, &Panels::fold);
    menu.addAction(fold);
}

void WindowMenus::makeToolsMenu()
{
    QMenu* menu = m_parts.window.menuBar()->addMenu(tr("&Tools"));
    QAction* lab = action("lab", "lab", tr("&Transport lab"));
    connect(lab, &QAction::triggered, this, [this] { m_parts.workbench.ask(OpenLab{}); });
    QAction* preferences = action("preferences", "settings", tr("&Preferences …"), QKeySequence(Qt::CTRL | Qt::Key_Comma));
    connect(preferences, &QAction::triggered, &m_parts.preferences, &WindowPreferences::openDialog);
    menu->addActions({lab, preferences});
}

void WindowMenus::makeHelpMenu()
{
    QMenu* menu = m_parts.window.menuBar()->addMenu(tr("&Help"));
    WindowHelp& help = m_parts.help;
    QAction* manual = action("manual", "help", tr("&Manual"), QKeySequence(Qt::Key_F1));
    connect(manual, &QAction::triggered, &help, &WindowHelp::showManual);
    QAction* shortcuts = action("shortcuts", "", tr("&Keyboard shortcuts"), QKeySequence(Qt::CTRL | Qt::Key_F1));
    connect(shortcuts, &QAction::triggered, &help, &WindowHelp::showShortcuts);
    QMenu* lessons = new QMenu(tr("&Lessons"), &m_parts.window);
    lessons->setObjectName(QStringLiteral("lessons"));
    connect(lessons, &QMenu::aboutToShow, this, [this, lessons] { fillLessons(*lessons); });
    QAction* about = action("about", "info", tr("&About"));
    connect(about, &QAction::triggered, &help, &WindowHelp::showAbout);
    QAction* start = action("start_page", "home", tr("&Start page"));
    connect(start, &QAction::triggered, this,
            [&views = m_parts.views] { views.showView(views.named(QStringLiteral("start"))); });
    menu->addAction(manual);
    menu->addMenu(lessons);
    menu->addActions({start, shortcuts, about});
}

void WindowMenus::fillLessons(QMenu& menu)
{
    menu.clear();
    const auto add = [&](const QString& text, const QString& lesson) {
        // A title may have an ampersand.
        menu.addAction(QString(text).replace(QLatin1Char('&'), QLatin1String("&&")), this,
                       [this, lesson] { m_parts.workbench.ask(ShowLesson{lesson}); });
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

void WindowMenus::connectOffers()
{
    for (const View* view : m_parts.views.all()) connect(view, &View::figureChanged, this, &WindowMenus::offerActions);
    connect(&m_parts.views, &QTabWidget::currentChanged, this, &WindowMenus::offerActions);
    connect(&m_parts.runs, &RunsDock::selectionChanged, this, &WindowMenus::offerActions);
    connect(&m_parts.workbench, &Workbench::currentRunChanged, this, &WindowMenus::offerActions);
}

void WindowMenus::offerActions()
{
    const View& view = m_parts.views.current();
    m_actions.value(QStringLiteral("save_figure"))->setEnabled(view.figure() != nullptr);
    m_actions.value(QStringLiteral("save_page"))->setEnabled(static_cast<bool>(view.page().make));
    m_actions.value(QStringLiteral("export_run"))->setEnabled(!m_parts.workbench.currentRun().isEmpty());
    const bool isChosen = !m_parts.runs.selectedRuns().isEmpty();
    for (const char* name : {"rename_run", "tag_run", "note_run", "delete_run"})
        m_actions.value(QLatin1String(name))->setEnabled(isChosen);
}

}  // namespace rosa::workbench
