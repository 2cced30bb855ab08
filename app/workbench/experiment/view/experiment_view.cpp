#include "app/workbench/experiment/view/experiment_view.h"

#include <algorithm>

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QVBoxLayout>

#include "app/workbench/base/core_text.h"
#include "app/workbench/experiment/view/configuration_source.h"
#include "app/workbench/experiment/view/form_fields.h"
#include "app/workbench/experiment/view/form_head.h"
#include "app/workbench/experiment/view/form_history.h"
#include "app/workbench/experiment/view/form_sweep.h"
#include "app/workbench/experiment/view/run_choices.h"
#include "app/workbench/experiment/view/run_forecast.h"
#include "app/workbench/experiment/view/space_card.h"
#include "app/workbench/experiment/view/start_bar.h"
#include "app/workbench/experiment/view/sweep_strip.h"
#include "app/workbench/runs/data/run_progress.h"
#include "app/workbench/session/sweep_runs.h"
#include "app/workbench/session/workbench.h"
#include "widgets/layout/column_area.h"

namespace rosa::workbench {

namespace {

constexpr const char* kTouchedLine = "#: form.touched = 1\n";  ///< In a stored form: see isTouched().

}  // namespace

ExperimentView::ExperimentView(Workbench& workbench, QWidget* parent)
    : QWidget(parent),
      m_workbench(workbench),
      m_choices(new RunChoices(workbench)),
      m_history(new FormHistory(
          workbench.catalogue(), [this](const QString& dataset) { return m_choices->isNamesake(dataset); }, this)),
      m_fields(new FormFields(workbench, *m_choices, *m_history)),
      m_head(new FormHead(m_history->stack())),
      m_sweep(new FormSweep(workbench, *m_history, *m_fields, this)),
      m_forecast(new RunForecast(workbench, this)),
      m_start(new StartBar),
      m_source(new ConfigurationSource(workbench, *this))
{
    layOut();
    connectParts();
    m_history->refresh();
}

ExperimentView::~ExperimentView() = default;

void ExperimentView::layOut()
{
    SweepRuns& sweeps = m_workbench.sweeps();
    auto* strip = new SweepStrip(sweeps);
    connect(strip, &SweepStrip::showWanted, this, [this, &sweeps] {
        if (sweeps.progress()) m_workbench.ask(ShowSweep{sweeps.progress()->name});
    });
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_head);
    auto* column = new widgets::TallColumn;
    auto* rows = new QVBoxLayout(column);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(0);
    rows->addWidget(m_fields, 1);
    rows->addWidget(m_sweep->card());
    layout->addWidget(new widgets::ColumnArea(column), 1);
    layout->addWidget(m_start);
    layout->addWidget(strip);
}

void ExperimentView::connectParts()
{
    connect(m_history, &FormHistory::changed, this, &ExperimentView::showState);
    connect(m_fields, &FormFields::problemChanged, this, [this](const QString& problem) {
        showStart();
        Q_EMIT validityChanged(problem.isEmpty(), problem);
    });
    connect(m_fields, &FormFields::fieldWanted, this, &ExperimentView::fieldWanted);
    connect(m_head->resetAction(), &QAction::triggered, this, &ExperimentView::reset);
    connect(m_head->copyAction(), &QAction::triggered, this, &ExperimentView::copyCommand);
    connect(m_start, &StartBar::startWanted, this, [this] {
        if (isVaried()) return m_sweep->start();
        m_workbench.ask(StartTraining{});
    });
    connect(m_start, &StartBar::sweepChoicesWanted, m_sweep->card(), &SpaceCard::focusFirst);
    connect(m_sweep, &FormSweep::forecastChanged, this, &ExperimentView::showStart);
    connect(m_forecast, &RunForecast::changed, this, &ExperimentView::showStart);
    connect(m_start, &StartBar::deviceChosen, this, [this](const QString& device) { m_workbench.setDevice(device); });
    connect(m_source, &ConfigurationSource::read, this, &ExperimentView::replaceState);
}

void ExperimentView::showState()
{
    const ExperimentState& state = m_history->state();
    m_fields->showState();
    const int changedFields = m_fields->changedCount();
    m_head->showCounts(changedFields, static_cast<int>(variationsOf(m_workbench.catalogue(), state).size()),
                       QString::fromStdString(defaultsOf(m_workbench.catalogue(), state).preset()),
                       isOfBegun() ? m_from : QString());
    m_head->resetAction()->setEnabled(changedFields > 0 || !state.varied.isEmpty());
    m_sweep->showState();
    if (const auto wanted = configuration()) m_forecast->want(*wanted);
    showStart();
    Q_EMIT changed();
}

void ExperimentView::showStart()
{
    if (isVaried()) {
        const FormForecast& forecast = m_sweep->forecast();
        return m_start->showSweep(forecast.runs, forecast.text, forecast.problem);
    }
    const QString& problem = m_fields->saidProblem();
    QString forecast, source;
    if (const auto seconds = m_forecast->seconds(); seconds && problem.isEmpty()) {
        forecast = tr("%Ln run(s), about %1", nullptr, seeds()).arg(durationText(seeds() * *seconds));
        source = tr("By the times of the run “%1”").arg(m_forecast->source());
    }
    m_start->showRuns(seeds(), forecast, source, problem);
}

void ExperimentView::keyPressEvent(QKeyEvent* event)
{
    if (event->matches(QKeySequence::Undo))
        m_history->stack().undo();
    else if (event->matches(QKeySequence::Redo))
        m_history->stack().redo();
    else
        QWidget::keyPressEvent(event);
}

void ExperimentView::replaceState(const QString& text, const ExperimentState& state, const QString& run)
{
    m_history->push(text, state);
    m_from = run;
    if (!run.isEmpty()) m_begun = m_history->state();
    showState();
    m_workbench.say(Workbench::Severity::Information, text);
}

bool ExperimentView::isOfBegun() const
{
    return m_history->state().dataset == m_begun.dataset && m_history->state().method == m_begun.method;
}

bool ExperimentView::isTouched() const
{
    ExperimentState begun = m_begun;
    begun.isNamesake = m_history->state().isNamesake;  // Becomes known later.
    return !(m_history->state() == begun);
}

void ExperimentView::reset()
{
    ExperimentState after = m_history->state();
    after.overrides.clear();
    after.varied.clear();
    after.seed = after.seeds = QStringLiteral("1");
    m_history->push(tr("Reset to preset"), after);
}

Result<catalog::Configuration> ExperimentView::configuration() const { return m_fields->configuration(); }

catalog::Selection ExperimentView::selection() const { return selectionOf(m_workbench.catalogue(), m_history->state()); }

void ExperimentView::setSelection(const catalog::Selection& selection)
{
    auto state = stateOf(m_workbench.catalogue(), selection);
    if (!state) {
        m_workbench.say(Workbench::Severity::Error,
                        tr("The configuration cannot be applied: %1").arg(coreText(state.error().message)));
        return;
    }
    state->seeds = m_history->state().seeds;
    replaceState(tr("Apply configuration"), *state);
}

int ExperimentView::seeds() const
{
    bool isNumber = false;
    const int count = m_history->state().seeds.toInt(&isNumber);
    return isNumber ? std::max(1, count) : 1;
}

QStringList ExperimentView::trainArguments() const
{
    const auto made = configuration();
    if (!made) return {};
    QStringList words;
    for (const std::string& word : made->toArguments()) words += QString::fromStdString(word);
    if (seeds() > 1) words += {QStringLiteral("--seeds"), QString::number(seeds())};
    return words;
}

QString ExperimentView::command() const
{
    const auto made = configuration();
    if (!made) return {};
    const QString line = QString::fromStdString(made->toCommand());
    return seeds() > 1 ? line + QStringLiteral(" --seeds %1").arg(seeds()) : line;
}

void ExperimentView::copyCommand()
{
    if (!m_fields->saidProblem().isEmpty()) return focusProblem();
    QGuiApplication::clipboard()->setText(command());
    m_workbench.say(Workbench::Severity::Information, tr("Copied: %1").arg(command()));
}

QUndoStack* ExperimentView::undoStack() { return &m_history->stack(); }

QAction* ExperimentView::copyCommandAction() const { return m_head->copyAction(); }

QString ExperimentView::firstProblem() const { return m_fields->firstProblem(); }

void ExperimentView::focusFirst() { m_fields->focusFirst(); }

void ExperimentView::focusProblem() { m_fields->focusProblem(); }

QString ExperimentView::titleOf(const QString& key) const { return m_fields->titleOf(key); }

QString ExperimentView::stateToml() const
{
    const QString text = workbench::stateToml(m_workbench.catalogue(), m_history->state());
    return isTouched() ? QLatin1String(kTouchedLine) + text : text;
}

bool ExperimentView::restoreState(const QString& toml)
{
    const auto state = stateFromToml(m_workbench.catalogue(), toml);
    if (!state) return false;
    m_from.clear();
    m_history->restore(*state);
    if (!toml.contains(QLatin1String(kTouchedLine))) m_begun = m_history->state();
    return true;
}

bool ExperimentView::isVaried() const { return m_sweep->isVaried(); }

SweepPlan ExperimentView::sweepPlan() const { return m_sweep->plan(); }

UnfinishedWork ExperimentView::unfinished() const { return m_sweep->unfinished(); }

RequestHandlers ExperimentView::handlers()
{
    RequestHandlers handlers;
    handlers.on<CopyConfiguration>([this](const CopyConfiguration& wanted) { copyConfiguration(wanted.run); });
    handlers.on<SetParameter>([this](const SetParameter& wanted) { m_fields->setParameter(wanted.key, wanted.value); });
    handlers.on<ChooseData>([this](const ChooseData& wanted) {
        catalog::Selection selection;
        selection.dataset = wanted.dataset.toStdString();
        setSelection(selection);
    });
    return handlers;
}

void ExperimentView::openConfiguration(const QString& tomlFile) { m_source->openFile(tomlFile); }

void ExperimentView::copyConfiguration(const QString& run) { m_source->openRun(run); }

void ExperimentView::beginFrom(const QString& run)
{
    if (run.isEmpty() || run == m_asked || isTouched()) return;
    m_asked = run;
    copyConfiguration(run);
}

void ExperimentView::noteStarted()
{
    if (!isOfBegun()) m_from.clear();
    m_begun = m_history->state();
    m_asked.clear();
}

void ExperimentView::dataImported(const QStringList& names) { m_fields->dataImported(names); }

void ExperimentView::startSweep() { m_sweep->start(); }

}  // namespace rosa::workbench
