#include "app/workbench/window/main_window.h"

#include <algorithm>
#include <filesystem>
#include <system_error>

#include <QApplication>
#include <QCloseEvent>
#include <QDir>
#include <QDockWidget>
#include <QDragEnterEvent>
#include <QHBoxLayout>
#include <QMimeData>
#include <QPushButton>
#include <QScreen>
#include <QScrollArea>
#include <QStandardPaths>
#include <QStatusBar>
#include <QTabWidget>
#include <QTimer>
#include <QToolButton>
#include <QUndoGroup>
#include <QUndoStack>
#include <QVBoxLayout>

#include "app/workbench/base/core_text.h"
#include "app/workbench/datasets/view/drop_target.h"
#include "app/workbench/experiment/view/experiment_view.h"
#include "app/workbench/help/help_window.h"
#include "app/workbench/runs/data/run_library.h"
#include "app/workbench/runs/data/run_names.h"
#include "app/workbench/runs/view/runs_dock.h"
#include "app/workbench/session/workbench.h"
#include "app/workbench/shell/view.h"
#include "app/workbench/shell/view_list.h"
#include "app/workbench/window/all_views.h"
#include "app/workbench/window/log_dock.h"
#include "app/workbench/window/panels.h"
#include "app/workbench/window/presentation.h"
#include "app/workbench/window/run_notice.h"
#include "app/workbench/window/task_strip.h"
#include "app/workbench/window/training.h"
#include "core/record/run_folder.h"
#include "core/store/run_labels.h"
#include "widgets/banner/banner.h"
#include "widgets/figure/figure_dialog.h"
#include "widgets/layout/short_label.h"
#include "widgets/layout/tight_tabs.h"
#include "widgets/style/help_button.h"
#include "widgets/style/icons.h"
#include "widgets/text/plain_box.h"

namespace rosa::workbench {

namespace {

/// Layouts of other versions are not restored, since their docks may differ.
constexpr int kLayoutVersion = 3;
constexpr int kMessageMilliseconds = 8000;

}  // namespace

MainWindow::MainWindow(Workbench& workbench, const WindowStart& start)
    : m_workbench(workbench), m_preferences(Preferences::load()), m_banner(new widgets::Banner), m_undo(new QUndoGroup(this))
{
    setWindowTitle(tr("RoSA workbench"));
    setWindowIcon(widgets::icon(QStringLiteral("rosa-workbench")));
    setDockOptions(AnimatedDocks | AllowTabbedDocks | AllowNestedDocks);
    m_training = new Training(workbench, *m_banner, this);
    m_notice = new RunNotice(
        workbench, *m_banner,
        [this](const QString& run) {
            return m_workbench.currentRun() == run && currentView()->objectName() == QStringLiteral("train");
        },
        this);
    m_notice->setWanted(m_preferences.notices);
    m_workbench.setThreads(m_preferences.threads);
    m_presentation = new Presentation(*this, kLayoutVersion);
    m_drops = new DropTarget(workbench, this);
    makeViews();
    makeDocks();
    makeActions();
    connectParts();
    takeRequests();
    // Leaves space for the frame, whose size is unknown before the window is shown.
    const QSize room = screen()->availableGeometry().size() - QSize(16, 48);
    resize(QSize(1280, 800).boundedTo(room));
    m_defaultLayout = saveState(kLayoutVersion);
    restore(start);
    offerActions();
}

MainWindow::~MainWindow() = default;

void MainWindow::makeViews()
{
    m_views = new widgets::TightTabs;
    m_views->setDocumentMode(true);
    m_views->setAccessibleName(tr("Views"));
    m_list = new ViewList(m_workbench, this);
    addAllViews(*m_list, m_workbench);
    for (View* view : m_list->views())
        m_views->addTab(view, widgets::icon(QLatin1String(view->card().icon)), view->card().title);
    // Menus and tool bars are hidden in the presentation mode.
    auto* leave = new QToolButton;
    leave->setIcon(widgets::icon(QStringLiteral("present")));
    leave->setToolTip(tr("Leave the presentation (Escape)"));
    leave->setAccessibleName(tr("Leave the presentation"));
    leave->setObjectName(QStringLiteral("leavePresentation"));
    leave->setAutoRaise(true);
    leave->hide();
    connect(leave, &QToolButton::clicked, m_presentation, [this] { m_presentation->setOn(false); });
    connect(m_presentation, &Presentation::changed, leave, &QWidget::setVisible);
    auto* corner = new QWidget;
    auto* buttons = new QHBoxLayout(corner);
    buttons->setContentsMargins(0, 0, 0, 0);
    buttons->addWidget(leave);
    buttons->addWidget(widgets::helpButton(tr("this view"), m_views, [this] { showManualOf(*currentView()); }));
    m_views->setCornerWidget(corner);
    auto* centre = new QWidget;
    auto* layout = new QVBoxLayout(centre);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_views, 1);
    layout->addWidget(m_banner);  // Below: a notice must not move the tabs under the mouse.
    setCentralWidget(centre);
    // QStatusBar cuts its own messages without an ellipsis.
    m_message = new widgets::ShortLabel;
    m_messageEnd = new QTimer(this);
    m_messageEnd->setSingleShot(true);
    m_messageEnd->setInterval(kMessageMilliseconds);
    connect(m_messageEnd, &QTimer::timeout, this, [this] { m_message->setWhole({}); });
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
    m_undo->addStack(m_experiment->undoStack());
    m_undo->addStack(m_runs->undoStack());
    for (View* view : m_list->views())
        if (QUndoStack* stack = view->undoStack()) m_undo->addStack(stack);
    m_undo->setActiveStack(m_experiment->undoStack());
    // Undo applies to the part used last.
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget*, QWidget* now) {
        if (now && m_runs->isAncestorOf(now)) m_undo->setActiveStack(m_runs->undoStack());
        if (now && m_experiment->isAncestorOf(now)) m_undo->setActiveStack(m_experiment->undoStack());
        if (now && m_views->isAncestorOf(now)) useUndoOfView();
    });
    connect(m_views, &QTabWidget::currentChanged, this, &MainWindow::useUndoOfView);
    for (QUndoStack* stack : {m_runs->undoStack(), m_experiment->undoStack()})
        connect(stack, &QUndoStack::indexChanged, this, [this, stack] { m_undo->setActiveStack(stack); });
}

/// A view without steps of its own leaves undo to the form.
void MainWindow::useUndoOfView()
{
    QUndoStack* own = currentView()->undoStack();
    const bool isOfOtherView = std::ranges::any_of(
        m_list->views(), [this](View* view) { return view->undoStack() && view->undoStack() == m_undo->activeStack(); });
    if (own)
        m_undo->setActiveStack(own);
    else if (isOfOtherView)
        m_undo->setActiveStack(m_experiment->undoStack());
}

/// The presentation mode shows none, whichever view is in front.
void MainWindow::usePanelsOfView()
{
    if (!m_presentation->isOn()) m_panels->setAlone(currentView()->card().isAlone);
}

void MainWindow::connectParts()
{
    connect(&m_workbench, &Workbench::said, this, [this](Workbench::Severity, const QString& text) {
        m_message->setWhole(text);
        m_messageEnd->start();
    });
    connect(&widgets::FigureSaves::instance(), &widgets::FigureSaves::saved, this, [this](const QString& file) {
        m_workbench.say(Workbench::Severity::Information, tr("Figure saved as %1").arg(QDir::toNativeSeparators(file)));
    });
    connect(&m_workbench.library(), &RunLibrary::failed, this, [this](const QString& message) {
        m_workbench.say(Workbench::Severity::Error, message);
        m_banner->showMessage(widgets::Banner::Kind::Error, message, {}, {});
    });
    connect(&m_workbench.library(), &RunLibrary::changed, m_training, &Training::findUnfinished);
    connect(m_experiment, &ExperimentView::fieldWanted, m_experiment->parentWidget(), &QWidget::show);
    connect(m_drops, &DropTarget::configurationDropped, m_experiment, &ExperimentView::openConfiguration);
    connect(m_drops, &DropTarget::figureDropped, this, &MainWindow::openFile);
    connect(m_drops, &DropTarget::dataDropped, this, &MainWindow::openFile);
    connect(m_drops, &DropTarget::labDropped, this, &MainWindow::openFile);
    connect(m_runs, &RunsDock::resumeWanted, m_training, &Training::resume);
    connect(m_runs, &RunsDock::exportWanted, this, &MainWindow::exportRun);
    connect(m_notice, &RunNotice::wanted, this, [this](const QString& run) {
        bringToFront();
        m_workbench.ask(OpenView{QStringLiteral("train"), run});
    });
    connect(m_list, &ViewList::wanted, this, &MainWindow::showView);
    for (const View* view : m_list->views()) connect(view, &View::figureChanged, this, &MainWindow::offerActions);
    connect(m_views, &QTabWidget::currentChanged, this, &MainWindow::offerActions);
    connect(m_runs, &RunsDock::selectionChanged, this, &MainWindow::offerActions);
    connect(&m_workbench, &Workbench::currentRunChanged, this, &MainWindow::offerActions);
    connect(&m_workbench, &Workbench::currentRunChanged, this, &MainWindow::nameWindow);
    connect(&m_workbench.library(), &RunLibrary::changed, this, &MainWindow::nameWindow);
}

/// Handles the views' requests to the rest of the window.
void MainWindow::takeRequests()
{
    RequestTaker own;
    own.on<StartTraining>([this](const StartTraining&) { train(); });
    own.on<ImportData>([this](const ImportData&) { importData({}); });
    own.on<OpenView>([this](const OpenView& wanted) {
        if (!wanted.run.isEmpty()) m_workbench.setCurrentRun(wanted.run);
        showViewNamed(wanted.view);
    });
    own.on<ShowManual>([this](const ShowManual& wanted) { showManualAt(wanted.page, wanted.anchor); });
    m_list->add(std::move(own));
    m_list->add(m_experiment->taker());
    m_list->add(m_runs->taker());
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

void MainWindow::showView(QWidget* view)
{
    m_views->setCurrentWidget(view);
    if (!view->isAncestorOf(QApplication::focusWidget())) view->setFocus(Qt::OtherFocusReason);
}

void MainWindow::showViewNamed(const QString& name)
{
    for (View* view : m_list->views())
        if (view->objectName() == name) showView(view);
}

View* MainWindow::currentView() const { return static_cast<View*>(m_views->currentWidget()); }

void MainWindow::restore(const WindowStart& start)
{
    const WindowState state = WindowState::load();
    // If the screen no longer exists, Qt moves the window; its size must fit, too.
    if (!state.geometry.isEmpty()) restoreGeometry(state.geometry);
    if (!state.docks.isEmpty()) restoreState(state.docks, kLayoutVersion);
    if (screen() && !screen()->availableGeometry().intersects(geometry())) move(screen()->availableGeometry().topLeft());
    m_training->setDismissed(state.dismissed);
    m_recentData = state.recentData;
    if (!state.configuration.isEmpty() && start.dataset.isEmpty()) m_experiment->restoreState(state.configuration);
    // The first start shows the first view, the start page, unless it is to show something else.
    const bool isForRun = !start.run.isEmpty() || !start.files.isEmpty() || start.isForLab;
    const QString last = state.view.isEmpty() && isForRun ? QStringLiteral("train") : state.view;
    for (View* view : m_list->views())
        if (view->objectName() == last) m_views->setCurrentWidget(view);
    open({start.dataset, start.run.isEmpty() ? state.run : start.run, start.files, start.isForLab});
}

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
    state.view = m_views->currentWidget()->objectName();
    state.configuration = m_experiment->stateToml();
    state.run = m_workbench.currentRun();
    state.recentData = m_recentData;
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
        return m_views->currentWidget()->setFocus(Qt::OtherFocusReason);
    }
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
    m_workbench.ask(ShowCurves{});
    remember();
}

bool MainWindow::mayClose()
{
    using AtClose = Preferences::AtClose;
    const auto trainings = m_training->trainings();
    QList<EngineProcess*> others;
    QStringList work;
    if (!trainings.isEmpty())
        work.append(tr("%Ln run(s) are training. They can continue in the background; the next start finds them.", nullptr,
                       static_cast<int>(trainings.size())));
    const auto add = [&](const UnfinishedWork& unfinished) {
        if (unfinished.engines.isEmpty()) return;
        work.append(unfinished.text);
        others += unfinished.engines;
    };
    add(m_experiment->unfinished());
    for (const View* view : m_list->views()) add(view->unfinished());
    if (work.isEmpty() || m_preferences.atClose == AtClose::GoOn) return true;
    AtClose answer = m_preferences.atClose;
    if (answer == AtClose::Ask) {
        using widgets::PlainBox;
        PlainBox box(PlainBox::Question, tr("Training is still running"), work.join(QLatin1Char('\n')), PlainBox::NoButton,
                     this);
        QPushButton* goOn = box.addButton(tr("&Continue in the background"), PlainBox::AcceptRole);
        QPushButton* stop = box.addButton(tr("&Stop after a checkpoint"), PlainBox::DestructiveRole);
        box.addButton(PlainBox::Cancel);
        box.setDefaultButton(goOn);
        box.setMore(tr("Your answer is remembered; change it in Tools → Preferences."));
        box.exec();
        if (box.clickedButton() != goOn && box.clickedButton() != stop) return false;
        answer = m_preferences.atClose = box.clickedButton() == goOn ? AtClose::GoOn : AtClose::Stop;
        m_preferences.store();
    }
    if (answer == AtClose::Stop)
        for (EngineProcess* process : trainings + others) process->stop();
    return true;
}

void MainWindow::closeEvent(QCloseEvent* event)
{
    if (!mayClose()) {
        event->ignore();
        return;
    }
    m_presentation->setOn(false);
    remember();
    if (m_help) m_help->close();
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
    m_messageEnd->stop();
    m_message->setWhole(static_cast<QStatusTipEvent*>(event)->tip());
    return true;
}

}  // namespace rosa::workbench
