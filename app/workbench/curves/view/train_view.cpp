#include "app/workbench/curves/view/train_view.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include <QAction>
#include <QActionGroup>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QSettings>
#include <QSlider>
#include <QStackedWidget>
#include <QWidgetAction>

#include "app/workbench/curves/view/fork_dialog.h"
#include "app/workbench/curves/view/live_strip.h"
#include "app/workbench/curves/view/overlay_button.h"
#include "app/workbench/curves/view/result_strip.h"
#include "app/workbench/curves/view/run_controls.h"
#include "app/workbench/curves/view/run_curves.h"
#include "app/workbench/curves/view/train_plots.h"
#include "app/workbench/engine/engine_process.h"
#include "app/workbench/runs/data/run_library.h"
#include "app/workbench/runs/data/run_names.h"
#include "app/workbench/runs/data/seed_groups.h"
#include "app/workbench/session/live_runs.h"
#include "app/workbench/session/overlays.h"
#include "app/workbench/session/run_colours.h"
#include "app/workbench/session/workbench.h"
#include "app/workbench/shell/view_head.h"
#include "widgets/plots/curve_legend.h"
#include "widgets/plots/epoch_axis.h"
#include "widgets/style/icons.h"
#include "widgets/style/text_size.h"
#include "widgets/text/plain_label.h"

namespace rosa::workbench {

namespace {

/// Minimum interval between updates of the state text, so that it can be read.
constexpr int kStateMilliseconds = 200;

/// Stops of the smoothing: the mean over n epochs weighs the values before by 1 − 1/n.
constexpr int kSmoothingEpochs[] = {0, 2, 5, 10, 20, 50, 100, 200, 500};
const QString kSmoothingSetting = QStringLiteral("train/smoothing");

enum TrainPage { kEmptyPage, kWaitingPage, kPlotsPage };

/// Names each run, or each group of runs, whose number is given, by what distinguishes it from the others. A run without others in its
/// group has no spread and remains a curve.
void nameRuns(std::vector<ShownRun>& runs, const std::vector<store::RunSummary>& summaries,
              const std::vector<std::size_t>& groups)
{
    std::vector<store::ShownRuns> labelled;
    for (std::size_t i = 0; i < runs.size(); ++i) {
        const std::size_t label = groups.empty() ? i : groups[i];
        if (label == labelled.size()) labelled.emplace_back();
        labelled[label].push_back(summaries[i]);
    }
    const QStringList names = labelTexts(labelled);
    for (std::size_t i = 0; i < runs.size(); ++i) {
        const std::size_t label = groups.empty() ? i : groups[i];
        runs[i].name = names[static_cast<qsizetype>(label)];
        if (labelled[label].size() > 1) runs[i].band = label;
    }
}

}  // namespace

TrainView::TrainView(Workbench& workbench, QWidget* parent)
    : View({.name = "train",
            .icon = "curve",
            .title = tr("Train"),
            .key = 1,
            .figures = {QStringLiteral("loss")},
            .showsResult = true},
           parent),
      m_workbench(workbench),
      m_controls(new RunControls(workbench, this)),
      m_fit(new QAction(widgets::icon(QStringLiteral("zoom-fit")), tr("Show all epochs"), this)),
      m_overlay(new OverlayButton(workbench.library(), this)),
      m_smoothing(new QSlider(Qt::Horizontal, this)),
      m_smoothingText(new widgets::PlainLabel(this)),
      m_live(new LiveStrip(workbench, this)),
      m_result(new ResultStrip(workbench, this)),
      m_pages(new QStackedWidget(this)),
      m_waiting(new widgets::PlainLabel(this)),
      m_nothing(new widgets::PlainLabel(this)),
      m_plots(new TrainPlots(this))
{
    m_head = makeHead();
    m_waiting->setAlignment(Qt::AlignCenter);
    m_waiting->setWordWrap(true);
    m_pages->addWidget(makeEmptyPage());
    m_pages->addWidget(m_waiting);
    auto* plots = new QWidget;
    auto* below = new QVBoxLayout(plots);
    below->setContentsMargins(0, 0, 0, 0);
    below->setSpacing(0);
    below->addWidget(&m_plots->legend());
    below->addWidget(m_plots, 1);
    m_pages->addWidget(plots);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    m_head->setContentsMargins(widgets::kGap, widgets::kTightGap, widgets::kGap, widgets::kTightGap);
    layout->addWidget(m_head);
    layout->addWidget(m_live);
    layout->addWidget(m_result);
    layout->addWidget(m_pages, 1);

    setViewActions({{m_controls->pause, "pause", Qt::Key_F6},
                    {m_controls->resume, "resume", Qt::Key_F7},
                    {m_controls->step, "step", Qt::Key_F8},
                    {m_controls->stop, "stop", Qt::SHIFT | Qt::Key_F5},
                    {m_controls->fork, "fork", Qt::CTRL | Qt::Key_B}});
    handleRequests();
    m_stateTimer.setSingleShot(true);
    m_arrangeTimer.setSingleShot(true);
    connectParts();
    follow();
}

TrainView::~TrainView() = default;

void TrainView::connectParts()
{
    connect(&m_stateTimer, &QTimer::timeout, this, &TrainView::refreshState);
    connect(&m_arrangeTimer, &QTimer::timeout, this, &TrainView::arrange);
    connect(m_controls, &RunControls::forkWanted, this, &TrainView::fork);
    connect(m_fit, &QAction::triggered, &m_plots->axis(), &widgets::EpochAxis::showAll);
    connect(&m_plots->axis(), &widgets::EpochAxis::modeChanged, this,
            [this](widgets::EpochAxis::Mode mode) { m_fit->setEnabled(mode != widgets::EpochAxis::Mode::All); });
    m_fit->setEnabled(false);
    connect(&m_plots->axis(), &widgets::EpochAxis::hoverEpochChanged, this, [this](int epoch) {
        if (epoch > 0) m_lastHover = epoch;
    });
    connect(m_pages, &QStackedWidget::currentChanged, this, &TrainView::figureChanged);
    Overlays& overlays = Overlays::of(m_workbench);
    m_overlay->setChosen(overlays.runs());
    connect(m_overlay, &OverlayButton::chosenChanged, &overlays, &Overlays::set);
    connect(&overlays, &Overlays::changed, this, [this, &overlays] {
        m_overlay->setChosen(overlays.runs());
        follow();
    });
    connect(&m_workbench, &Workbench::engineStarted, this, &TrainView::awaitRun);
    connect(&m_workbench, &Workbench::currentRunChanged, this, [this] {
        m_starting = nullptr;
        m_lastHover = 0;
        follow();
    });
    connect(&m_workbench.library(), &RunLibrary::changed, this, [this] {
        refreshStateSoon();
        const auto isRenamed = [this](const auto& run) {
            return run.second->info() && m_workbench.library().nameOf(*run.second->info()) != m_named.value(run.first);
        };
        if (std::any_of(m_runs.begin(), m_runs.end(), isRenamed)) m_arrangeTimer.start(0);
        const QStringList group = m_spread ? wholeGroups() : QStringList();
        const auto isNew = [this](const QString& run) { return !m_runs.contains(run); };
        // Overlays of an earlier window are there when the library has been read, and deleted ones are not.
        const auto isWrong = [this](const QString& run) {
            return m_runs.contains(run) != (m_workbench.library().find(run) != nullptr);
        };
        if (std::ranges::any_of(group, isNew) || (current() && std::ranges::any_of(m_overlay->chosen(), isWrong))) follow();
    });
    connect(&m_workbench.liveRuns(), &LiveRuns::changed, this, &TrainView::refreshStateSoon);
}

void TrainView::handleRequests()
{
    const auto show = [this](const QString& run) {
        if (!run.isEmpty()) m_workbench.setCurrentRun(run);
    };
    on<ShowCurves>([show](const ShowCurves& wanted) { show(wanted.run); });
    on<ShowFigure>([show](const ShowFigure& figure) { show(figure.run); });
    on<OverlayRuns>([this, show](const OverlayRuns& wanted) {
        show(wanted.runs.first());
        setOverlays(wanted.runs.mid(1));
    });
}

ViewHead* TrainView::makeHead()
{
    auto* head = new ViewHead(*this);
    m_overlay->setAutoRaise(true);
    m_overlay->setFocusPolicy(Qt::TabFocus);
    head->addControl(m_overlay);
    QMenu& menu = head->menu();
    m_seeds = menu.addMenu(tr("Seeds"));
    m_seeds->setObjectName(QStringLiteral("seeds"));
    m_seeds->setToolTip(tr("Show runs that differ only in their seed individually or as mean and band"));
    auto* choices = new QActionGroup(m_seeds);
    const auto add = [&](const QString& text, std::optional<widgets::Spread> spread) {
        QAction* action = m_seeds->addAction(text, this, [this, spread] { setSpread(spread); });
        action->setCheckable(true);
        action->setChecked(spread == m_spread);
        choices->addAction(action);
    };
    add(tr("Individual runs"), {});
    add(tr("Mean and minimum–maximum band"), widgets::Spread::Range);
    add(tr("Mean and band of one standard deviation"), widgets::Spread::Deviation);
    add(tr("Mean and band of one standard error"), widgets::Spread::Error);
    add(tr("Mean and 95 % interval of the mean"), widgets::Spread::Interval);
    QMenu* plots = menu.addMenu(tr("Plots"));
    plots->setToolTip(tr("Choose the quantities to plot"));
    m_plots->fillMenu(*plots);
    addSmoothing(menu);
    menu.addAction(m_fit);
    m_fit->setToolTip(tr("Show all epochs and follow new ones (Home in a plot)"));
    return head;
}

void TrainView::addSmoothing(QMenu& menu)
{
    auto* row = new QWidget;
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(widgets::kWideGap, widgets::kTightGap, widgets::kWideGap, widgets::kTightGap);
    m_smoothing->setRange(0, static_cast<int>(std::size(kSmoothingEpochs)) - 1);
    m_smoothing->setPageStep(1);
    m_smoothing->setMinimumWidth(110);
    m_smoothing->setAccessibleName(tr("Smoothing, epochs"));
    m_smoothing->setToolTip(tr("Exponential smoothing; the unsmoothed values stay visible behind it"));
    auto* label = new widgets::PlainLabel(tr("Smoothing"));
    label->setBuddy(m_smoothing);
    for (QWidget* part : std::initializer_list<QWidget*>{label, m_smoothing, m_smoothingText}) layout->addWidget(part);
    auto* action = new QWidgetAction(&menu);
    action->setDefaultWidget(row);
    menu.addAction(action);
    connect(m_smoothing, &QSlider::valueChanged, this, &TrainView::smooth);
    setSmoothing(QSettings().value(kSmoothingSetting, 0).toInt());
    smooth();
}

QWidget* TrainView::makeEmptyPage()
{
    auto* page = new QWidget(this);
    auto* layout = new QVBoxLayout(page);
    m_nothing->setWordWrap(true);
    m_nothing->setAlignment(Qt::AlignCenter);
    auto* button = new QPushButton(widgets::icon(QStringLiteral("play")), tr("Start (F5)"), page);
    button->setToolTip(tr("Start what the form describes: a training, or the sweep over its varied parameters"));
    layout->addStretch(1);
    layout->addWidget(m_nothing);
    layout->addSpacing(8);
    layout->addWidget(button, 0, Qt::AlignHCenter);
    layout->addStretch(2);
    connect(button, &QPushButton::clicked, this, [this] { m_workbench.ask(StartTraining{}); });
    return page;
}

bool TrainView::isNewRunAwaited() const
{
    if (!m_starting) return false;
    const QStringList& arguments = m_starting->arguments();
    return arguments.value(1) != QStringLiteral("--resume") || arguments.value(2) != m_workbench.currentRun();
}

void TrainView::awaitRun(EngineProcess* process)
{
    if (process->arguments().value(0) != QStringLiteral("train")) return;
    m_starting = process;
    const auto isHere = [this, process] {
        if (m_starting != process) return;
        m_starting = nullptr;
        follow();
    };
    connect(process, &EngineProcess::runStarted, this, isHere);
    connect(process, &EngineProcess::ended, this, isHere);
    follow();
}

OfferedPage TrainView::page() const { return currentRunPage(m_workbench); }

RunCurves* TrainView::current() const
{
    if (isNewRunAwaited()) return nullptr;
    const auto found = m_runs.find(m_workbench.currentRun());
    return found == m_runs.end() ? nullptr : found->second.get();
}

/// Those that exist.
QStringList TrainView::drawnOverlays() const
{
    QStringList runs = m_overlay->chosen();
    runs.removeIf([this](const QString& run) { return !m_workbench.library().find(run); });
    return runs;
}

QStringList TrainView::wholeGroups() const
{
    QStringList ids;
    for (const QString& run : QStringList{m_workbench.currentRun()} + drawnOverlays())
        if (const store::RunSummary* summary = m_workbench.library().find(run))
            ids += withRepetitions(*summary, *m_workbench.library().runs());
    return ids;
}

void TrainView::follow()
{
    const QString run = m_workbench.currentRun();
    m_overlay->setCurrentRun(run);
    QStringList wanted;
    if (!run.isEmpty()) wanted << run << drawnOverlays();
    if (m_spread && !run.isEmpty()) wanted << wholeGroups();
    const auto shown = m_runs.find(run);
    if (shown != m_runs.end() && shown->second->info() && !shown->second->info()->forkedFrom.empty())
        wanted.append(QString::fromStdString(shown->second->info()->forkedFrom));
    wanted.removeDuplicates();

    std::vector<std::unique_ptr<RunCurves>> gone;  // destroyed after the plots have released them
    for (auto entry = m_runs.begin(); entry != m_runs.end();) {
        if (wanted.contains(entry->first)) {
            ++entry;
            continue;
        }
        gone.push_back(std::move(entry->second));
        entry = m_runs.erase(entry);
    }
    const auto later = [this] { m_arrangeTimer.start(0); };
    for (const QString& id : wanted) {
        auto& curves = m_runs[id];
        if (curves) continue;
        static_cast<void>(m_workbench.colours().of(id));  // assigned in the order of arrival
        curves = std::make_unique<RunCurves>(m_workbench.catalogue(), m_workbench.store(), id, nullptr);
        connect(curves.get(), &RunCurves::metricsChanged, this, later);
        connect(curves.get(), &RunCurves::marksChanged, this, later);
        connect(curves.get(), &RunCurves::infoChanged, this, later);
        connect(curves.get(), &RunCurves::grew, this, [this] {
            m_plots->refresh();
            updateFigureState();
            refreshStateSoon();
        });
        connect(curves.get(), &RunCurves::failed, this, [this, id](const QString& message) {
            m_workbench.say(Workbench::Severity::Warning, tr("Run %1 cannot be read: %2").arg(id, message));
            if (id == m_workbench.currentRun()) m_head->setSentence(message);
        });
    }
    m_controls->setRun(current());
    m_live->setRun(current());
    m_result->setRun(current() ? m_workbench.currentRun() : QString());
    arrange();
}

void TrainView::arrange()
{
    RunCurves* main = current();
    const auto& info = main ? main->info() : std::optional<record::RunInfo>();
    const QString parent = info ? QString::fromStdString(info->forkedFrom) : QString();
    if (!parent.isEmpty() && !m_runs.contains(parent)) {
        follow();
        return;
    }
    if (info && leavesData(info->dataset)) return;  // The change has arranged them.
    m_named.clear();
    // The current run first: the marks are its marks.
    std::vector<ShownRun> shown;
    std::vector<store::RunSummary> about;
    std::vector<SeedRun> seeds;
    for (const auto& [id, curves] : m_runs) {
        ShownRun run{curves.get(), {}, m_workbench.colours().of(id)};
        store::RunSummary summary;
        summary.id = summary.name = id.toStdString();
        summary.isNamed = true;  // Until the record has been read.
        if (curves->info()) summary = m_workbench.library().summaryOf(*curves->info());
        if (curves->info()) m_named.insert(id, nameOf(summary));
        if (id == parent) run.dashedFrom = info->forkEpoch;
        const std::string group = curves->info() ? repetitionKey(*curves->info(), curves->configuration()) : std::string();
        const auto place = curves.get() == main ? 0 : static_cast<std::ptrdiff_t>(shown.size());
        shown.insert(shown.begin() + place, run);
        seeds.insert(seeds.begin() + place, {group, curves->turns(), summary.seed});
        about.insert(about.begin() + place, std::move(summary));
    }
    nameRuns(shown, about, m_spread ? seedGroups(seeds) : std::vector<std::size_t>());
    m_plots->setRuns(std::move(shown));
    updateFigureState();
    m_live->refresh();
    m_controls->refresh();
    refreshState();
}

/// On the first run of another data set, the curves laid over the last one are taken off: they would share an axis with nothing.
bool TrainView::leavesData(const std::string& dataset)
{
    const std::string before = std::exchange(m_dataset, dataset);
    if (before.empty() || before == dataset) return false;
    QStringList kept = m_overlay->chosen();
    kept.removeIf([&](const QString& run) {
        const store::RunSummary* summary = m_workbench.library().find(run);
        return !summary || summary->dataset != dataset;
    });
    if (kept.size() == m_overlay->chosen().size()) return false;
    Overlays::of(m_workbench).set(kept);
    return true;
}

void TrainView::updateFigureState()
{
    const bool hasFigure = m_plots->hasCurves();
    if (std::exchange(m_hasFigure, hasFigure) != hasFigure) Q_EMIT figureChanged();
}

void TrainView::refreshState()
{
    RunCurves* main = current();
    const bool isAwaited = isNewRunAwaited();
    m_head->setTitle(isAwaited              ? m_starting->title()
                     : main && main->info() ? m_workbench.library().nameOf(*main->info())
                                            : card().title);
    m_head->setColour(main ? m_workbench.colours().of(main->run()) : -1);
    m_head->setSentence(m_starting ? tr("starting the engine …") : m_controls->describe());
    // During an evaluation, parameter changes have no effect any more.
    const auto live = main ? m_workbench.liveRuns().find(main->run()) : std::nullopt;
    m_live->setVisible(main && main->isLive() && !m_live->isEmpty() && !(live && live->isEvaluating));
    m_overlay->setVisible(main);
    const bool isCurveless = main && main->info() && !main->isLive() && main->epochs() == 0 && m_runs.size() == 1;
    m_nothing->setText(m_workbench.library().runs()->empty()
                           ? tr("There are no runs yet. Train one to see its curves grow.")
                           : tr("Choose a run in the list of runs to see its curves, or train another one."));
    m_waiting->setText(isAwaited               ? tr("Starting the engine for “%1” …").arg(m_starting->title())
                       : main && !main->info() ? tr("Reading the run …")
                       : isCurveless           ? tr("There are no curves: nothing was trained.")
                                               : tr("The first point appears after the first epoch …"));
    const bool hasPlots = main && main->info() && (main->epochs() > 0 || !main->isLive()) && !isCurveless;
    m_pages->setCurrentIndex(hasPlots ? kPlotsPage : main || isAwaited ? kWaitingPage : kEmptyPage);
}

void TrainView::refreshStateSoon()
{
    if (!m_stateTimer.isActive()) m_stateTimer.start(kStateMilliseconds);
}

QString TrainView::stateText() const { return m_head->sentence(); }

void TrainView::setOverlays(const QStringList& runs)
{
    // They are asked for beside this run, whatever their data.
    if (const store::RunSummary* run = m_workbench.library().find(m_workbench.currentRun())) m_dataset = run->dataset;
    Overlays::of(m_workbench).set(runs);
    follow();
}

QStringList TrainView::overlays() const { return m_overlay->chosen(); }

void TrainView::setSpread(std::optional<widgets::Spread> spread)
{
    m_spread = spread;
    m_plots->setSpread(spread);
    m_seeds->setTitle(spread ? tr("Seeds: mean and band") : tr("Seeds"));
    follow();
}

void TrainView::setSmoothing(int epochs)
{
    const auto above = std::ranges::upper_bound(kSmoothingEpochs, epochs);
    m_smoothing->setValue(std::max(0, static_cast<int>(above - std::begin(kSmoothingEpochs)) - 1));
}

void TrainView::smooth()
{
    const int epochs = kSmoothingEpochs[m_smoothing->value()];
    QSettings().setValue(kSmoothingSetting, epochs);
    m_plots->setSmoothing(epochs > 0 ? 1 - 1.0 / epochs : 0);
    m_smoothingText->setText(epochs > 0 ? tr("%Ln epoch(s)", nullptr, epochs) : tr("off"));
    m_smoothing->setAccessibleDescription(m_smoothingText->text());
}

void TrainView::fork()
{
    RunCurves* main = current();
    if (!main || !main->configuration() || main->checkpoints().empty()) return;
    const int epoch = m_lastHover > 0 ? m_lastHover : main->epochs();
    const QString name = m_workbench.library().nameOf(*main->info());
    auto* dialog = new ForkDialog(m_workbench.catalogue(), *main->configuration(), main->turns(), main->run(), name,
                                  main->checkpoints(), epoch, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog, name] {
        EngineProcess* process = m_workbench.startEngine(dialog->arguments(), tr("Fork of %1").arg(name));
        // The fork itself, not the baselines that the engine evaluates afterwards.
        connect(process, &EngineProcess::runStarted, &m_workbench, &Workbench::setCurrentRun, Qt::SingleShotConnection);
    });
    dialog->open();
}

}  // namespace rosa::workbench
