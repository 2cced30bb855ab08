#include "app/workbench/window/main_window.h"

#include <filesystem>
#include <system_error>

#include <QApplication>
#include <QCloseEvent>
#include <QDir>
#include <QDockWidget>
#include <QDragEnterEvent>
#include <QMimeData>
#include <QScreen>
#include <QStandardPaths>
#include <QStatusBar>
#include <QVBoxLayout>

#include "app/workbench/base/core_text.h"
#include "app/workbench/datasets/view/drop_target.h"
#include "app/workbench/experiment/view/experiment_view.h"
#include "app/workbench/runs/data/run_library.h"
#include "app/workbench/runs/data/run_names.h"
#include "app/workbench/runs/view/runs_dock.h"
#include "app/workbench/session/workbench.h"
#include "app/workbench/shell/view.h"
#include "app/workbench/shell/view_list.h"
#include "app/workbench/window/all_views.h"
#include "app/workbench/window/closing.h"
#include "app/workbench/window/files/file_opener.h"
#include "app/workbench/window/files/file_saver.h"
#include "app/workbench/window/log_dock.h"
#include "app/workbench/window/message_line.h"
#include "app/workbench/window/panels.h"
#include "app/workbench/window/presentation.h"
#include "app/workbench/window/run_notice.h"
#include "app/workbench/window/task_strip.h"
#include "app/workbench/window/training.h"
#include "app/workbench/window/undo_choice.h"
#include "app/workbench/window/view_tabs.h"
#include "app/workbench/window/window_help.h"
#include "app/workbench/window/window_menus.h"
#include "app/workbench/window/window_preferences.h"
#include "core/record/run_folder.h"
#include "core/store/run_labels.h"
#include "widgets/banner/banner.h"
#include "widgets/style/icons.h"

namespace rosa::workbench {

namespace {

/// Layouts of other versions are not restored, since their docks may differ.
constexpr int kLayoutVersion = 3;

}  // namespace

MainWindow::MainWindow(Workbench& workbench, const WindowStart& start)
    : m_workbench(workbench), m_banner(new widgets::Banner)
{
    setWindowTitle(tr("RoSA workbench"));
    setWindowIcon(widgets::icon(QStringLiteral("rosa-workbench")));
    setDockOptions(AnimatedDocks | AllowTabbedDocks | AllowNestedDocks);
    m_training = new Training(workbench, *m_banner, this);
    m_notice = new RunNotice(
        workbench, *m_banner,
        [this](const QString& run) { return m_workbench.currentRun() == run && m_views->current().card().showsResult; },
        this);
    m_preferences = std::make_unique<WindowPreferences>(workbench, *m_banner, *m_notice, *this);
    m_presentation = new Presentation(*this, kLayoutVersion);
    m_drops = new DropTarget(workbench, this);
    makeCentre();
    makeStatusBar();
    makeDocks();
    makeServices();
    makeMenus();
    connectParts();
    handleRequests();
    // Leaves space for the frame, whose size is unknown before the window is shown.
    const QSize room = screen()->availableGeometry().size() - QSize(16, 48);
    resize(QSize(1280, 800).boundedTo(room));
    m_defaultLayout = saveState(kLayoutVersion);
    restore(start);
}

MainWindow::~MainWindow() = default;

void MainWindow::makeCentre()
{
    m_list = new ViewList(m_workbench, this);
    addAllViews(*m_list, m_workbench);
    m_views = new ViewTabs(*m_list, *m_presentation);
    m_views->setAccessibleName(tr("Views"));
    auto* centre = new QWidget;
    auto* layout = new QVBoxLayout(centre);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_views, 1);
    layout->addWidget(m_banner);  // Below: a notice must not move the tabs under the mouse.
    setCentralWidget(centre);
}

void MainWindow::makeStatusBar()
{
    m_message = new MessageLine;
    statusBar()->addWidget(m_message, 1);
    auto* tasks = new TaskStrip(m_workbench);
    connect(tasks, &TaskStrip::logWanted, this, [this] {
        m_log->show();
        m_log->raise();
    });
    statusBar()->addPermanentWidget(tasks);
}

void MainWindow::makeDocks()
{
    m_experiment = new ExperimentView(m_workbench);
    auto* experiment = new QDockWidget(tr("New run"));
    experiment->setObjectName(QStringLiteral("experiment"));
    experiment->setWidget(m_experiment);
    m_runs = new RunsDock(m_workbench);
    m_log = new LogDock(m_workbench);
    addDockWidget(Qt::LeftDockWidgetArea, m_runs);
    addDockWidget(Qt::RightDockWidgetArea, experiment);
    addDockWidget(Qt::BottomDockWidgetArea, m_log);
    setCorner(Qt::BottomLeftCorner, Qt::LeftDockWidgetArea);
    setCorner(Qt::BottomRightCorner, Qt::RightDockWidgetArea);
    resizeDocks({m_runs, experiment}, {240, 320}, Qt::Horizontal);
    m_log->hide();
    experiment->hide();
    m_panels = new Panels(*this, {m_runs, experiment, m_log}, kLayoutVersion);
    connect(m_views, &QTabWidget::currentChanged, this, &MainWindow::usePanelsOfView);
    connect(m_presentation, &Presentation::changed, this, &MainWindow::usePanelsOfView);
}

void MainWindow::makeServices()
{
    m_opener = std::make_unique<FileOpener>(m_workbench, *this, *m_banner, *m_experiment, *m_drops, *m_list);
    m_saver = std::make_unique<FileSaver>(m_workbench, *this, *m_banner, *m_experiment,
                                          [this]() -> View& { return m_views->current(); });
    m_help = std::make_unique<WindowHelp>(m_workbench, *this, *m_experiment, *m_runs, *m_views);
    m_undo = std::make_unique<UndoChoice>(*m_experiment, *m_runs, *m_views);
    connect(m_views, &ViewTabs::helpWanted, m_help.get(), &WindowHelp::showManualOf);
    connect(m_runs, &RunsDock::exportWanted, m_saver.get(), &FileSaver::exportRun);
}

void MainWindow::makeMenus()
{
    auto* sheet = qobject_cast<QDockWidget*>(m_experiment->parentWidget());
    m_menus = std::make_unique<WindowMenus>(MenuParts{*this,
                                                      m_workbench,
                                                      *m_views,
                                                      *m_experiment,
                                                      *m_runs,
                                                      {{sheet, "form"}, {m_runs, "list"}, {m_log, "note"}},
                                                      *m_training,
                                                      *m_presentation,
                                                      *m_panels,
                                                      *m_opener,
                                                      *m_saver,
                                                      *m_help,
                                                      *m_preferences,
                                                      m_undo->group()});
    connect(m_menus.get(), &WindowMenus::trainWanted, this, &MainWindow::train);
    connect(m_menus.get(), &WindowMenus::newRunWanted, this, &MainWindow::showNewRun);
    connect(m_menus.get(), &WindowMenus::layoutResetWanted, this, &MainWindow::resetLayout);
}

/// The presentation mode shows none, whichever view is in front.
void MainWindow::usePanelsOfView()
{
    if (!m_presentation->isOn()) m_panels->setAlone(m_views->current().card().isAlone);
}

void MainWindow::connectParts()
{
    connect(&m_workbench, &Workbench::said, m_message,
            [this](Workbench::Severity, const QString& text) { m_message->say(text); });
    connect(&m_workbench.library(), &RunLibrary::failed, this, [this](const QString& message) {
        m_workbench.say(Workbench::Severity::Error, message);
        m_banner->showMessage(widgets::Banner::Kind::Error, message, {}, {});
    });
    connect(&m_workbench.library(), &RunLibrary::changed, m_training, &Training::findUnfinished);
    connect(m_experiment, &ExperimentView::fieldWanted, m_experiment->parentWidget(), &QWidget::show);
    connect(m_runs, &RunsDock::resumeWanted, m_training, &Training::resume);
    connect(m_notice, &RunNotice::wanted, this, [this](const QString& run) {
        bringToFront();
        m_workbench.ask(OpenView{QStringLiteral("train"), run});
    });
    connect(m_list, &ViewList::wanted, m_views, [this](View* view) { m_views->showView(view); });
    connect(&m_workbench, &Workbench::currentRunChanged, this, &MainWindow::nameWindow);
    connect(&m_workbench.library(), &RunLibrary::changed, this, &MainWindow::nameWindow);
}

/// Handles the views' requests to the rest of the window.
void MainWindow::handleRequests()
{
    RequestHandlers own;
    own.on<StartTraining>([this](const StartTraining&) { train(); });
    own.on<ImportData>([this](const ImportData&) { m_opener->importData({}); });
    own.on<OpenView>([this](const OpenView& wanted) {
        if (!wanted.run.isEmpty()) m_workbench.setCurrentRun(wanted.run);
        m_views->showView(m_views->named(wanted.view));
    });
    own.on<ShowManual>([this](const ShowManual& wanted) { m_help->showManualAt(wanted.page, wanted.anchor); });
    m_list->add(std::move(own));
    m_list->add(m_experiment->handlers());
    m_list->add(m_runs->handlers());
}

/// Two windows show two runs, or two stores.
void MainWindow::nameWindow()
{
    const store::RunSummary* run = m_workbench.library().find(m_workbench.currentRun());
    const QString store = QString::fromStdString(m_workbench.store().string());
    const QString usual = QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation) + QStringLiteral("/rosa");
    QStringList parts;
    if (run) parts.append(nameOf(*run));
    if (QDir(store) != QDir(usual)) parts.append(QDir(store).dirName());
    parts.append(tr("RoSA workbench"));
    setWindowTitle(parts.join(QStringLiteral(" — ")));
}

void MainWindow::restore(const WindowStart& start)
{
    const WindowState state = WindowState::load();
    // If the screen no longer exists, Qt moves the window; its size must fit, too.
    if (!state.geometry.isEmpty()) restoreGeometry(state.geometry);
    if (!state.docks.isEmpty()) restoreState(state.docks, kLayoutVersion);
    if (screen() && !screen()->availableGeometry().intersects(geometry())) move(screen()->availableGeometry().topLeft());
    m_training->setDismissed(state.dismissed);
    m_opener->setRecentData(state.recentData);
    if (!state.configuration.isEmpty() && start.dataset.isEmpty()) m_experiment->restoreState(state.configuration);
    // The first start shows the first view, the start page, unless it is to show something else.
    const bool isForRun = !start.run.isEmpty() || !start.files.isEmpty() || start.isForLab;
    const QString last = state.view.isEmpty() && isForRun ? QStringLiteral("train") : state.view;
    if (View* view = m_views->named(last)) m_views->setCurrentWidget(view);
    open({start.dataset, start.run.isEmpty() ? state.run : start.run, start.files, start.isForLab});
}

void MainWindow::openFile(const QString& file) { m_opener->open(file); }

void MainWindow::open(const WindowStart& what)
{
    if (!what.dataset.isEmpty()) {
        catalog::Selection selection;
        selection.dataset = what.dataset.toStdString();
        m_experiment->setSelection(selection);
    }
    std::error_code ignored;
    if (!what.run.isEmpty() &&
        std::filesystem::exists(record::RunFolder(m_workbench.store(), what.run.toStdString()).path(), ignored))
        m_workbench.setCurrentRun(what.run);
    if (what.isForLab) m_workbench.ask(OpenLab{});
    for (const QString& file : what.files) {
        if (what.isForLab)
            m_workbench.ask(OpenLab{file});
        else
            openFile(file);
    }
}

void MainWindow::warn(const QString& text)
{
    m_workbench.say(Workbench::Severity::Warning, text);
    m_banner->showMessage(widgets::Banner::Kind::Warning, text, {}, {});
}

void MainWindow::bringToFront()
{
    setWindowState(windowState() & ~Qt::WindowMinimized);
    show();
    raise();
    activateWindow();
}

void MainWindow::remember()
{
    WindowState state;
    state.geometry = m_presentation->geometry();
    state.docks = m_panels->isAlone() ? m_panels->layout() : m_presentation->layout();
    state.view = m_views->current().objectName();
    state.configuration = m_experiment->stateToml();
    state.run = m_workbench.currentRun();
    state.recentData = m_opener->recentData();
    state.dismissed = m_training->dismissed();
    state.store();
}

void MainWindow::resetLayout()
{
    restoreState(m_defaultLayout, kLayoutVersion);
    m_panels->useLayout();
}

void MainWindow::showNewRun()
{
    QWidget* sheet = m_experiment->parentWidget();
    if (sheet->isVisible() && sheet->isAncestorOf(QApplication::focusWidget())) {
        sheet->hide();
        return m_views->current().setFocus(Qt::OtherFocusReason);
    }
    if (!sheet->isVisible()) m_experiment->beginFrom(m_workbench.currentRun());
    sheet->show();
    m_experiment->focusFirst();
}

void MainWindow::train()
{
    if (m_experiment->isVaried()) {
        m_experiment->startSweep();
        return remember();
    }
    const auto configuration = m_experiment->configuration();
    if (!configuration) {
        m_workbench.say(Workbench::Severity::Warning,
                        tr("Training not started: %1").arg(coreText(configuration.error().message)));
        m_experiment->parentWidget()->show();
        m_experiment->focusProblem();
        return;
    }
    m_training->start(m_experiment->trainArguments(), QString::fromStdString(store::runName(*configuration)));
    m_experiment->noteStarted();
    m_workbench.ask(ShowCurves{});
    remember();
}

void MainWindow::closeEvent(QCloseEvent* event)
{
    QList<UnfinishedWork> work{m_training->unfinished(), m_experiment->unfinished()};
    for (const View* view : m_views->all()) work.append(view->unfinished());
    if (!mayClose(*this, work, *m_preferences)) return event->ignore();
    m_presentation->setOn(false);
    remember();
    m_help->closeManual();
    event->accept();
}

/// Files that the drop target does not handle: figures, and unknown files, which the banner reports.
void MainWindow::dragEnterEvent(QDragEnterEvent* event)
{
    if (event->mimeData()->hasUrls()) event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event)
{
    for (const QUrl& url : event->mimeData()->urls())
        if (url.isLocalFile()) openFile(url.toLocalFile());
    event->acceptProposedAction();
}

bool MainWindow::event(QEvent* event)
{
    if (event->type() != QEvent::StatusTip) return QMainWindow::event(event);
    m_message->showTip(static_cast<QStatusTipEvent*>(event)->tip());
    return true;
}

}  // namespace rosa::workbench
