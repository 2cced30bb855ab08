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
#include "app/workbench/experiment/view/space_card.h"
#include "app/workbench/experiment/view/start_bar.h"
#include "app/workbench/experiment/view/sweep_strip.h"
#include "app/workbench/session/sweep_runs.h"
#include "app/workbench/session/workbench.h"
#include "widgets/layout/column_area.h"

namespace rosa::workbench {

ExperimentView::ExperimentView(Workbench& workbench, QWidget* parent)
    : QWidget(parent),
      m_workbench(workbench),
      m_choices(new RunChoices(workbench)),
      m_history(new FormHistory(
          workbench.catalogue(), [this](const QString& dataset) { return m_choices->isNamesake(dataset); }, this)),
      m_fields(new FormFields(workbench, *m_choices, *m_history)),
      m_head(new FormHead(m_history->stack())),
      m_sweep(new FormSweep(workbench, *m_history, *m_fields, this)),
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
    layout->addWidget(new widgets::ColumnArea(m_fields), 1);
    layout->addWidget(m_sweep->card());
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
    connect(m_start, &StartBar::startWanted, this, [this] { m_workbench.ask(StartTraining{}); });
    connect(m_start, &StartBar::deviceChosen, this, [this](const QString& device) { m_workbench.setDevice(device); });
    connect(m_source, &ConfigurationSource::read, this, &ExperimentView::take);
}

void ExperimentView::showState()
{
    const ExperimentState& state = m_history->state();
    m_fields->showState();
    const int changedFields = m_fields->changedCount();
    m_head->showCounts(changedFields, static_cast<int>(variationsOf(m_workbench.catalogue(), state).size()),
                       QString::fromStdString(defaultsOf(m_workbench.catalogue(), state).preset()));
    m_head->resetAction()->setEnabled(changedFields > 0 || !state.varied.isEmpty());
    m_sweep->showState();
    showStart();
    Q_EMIT changed();
}

void ExperimentView::showStart()
{
    m_start->setVisible(!isVaried());  // The card of a sweep has a button of its own.
    m_start->showRuns(seeds(), m_fields->saidProblem());
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

void ExperimentView::take(const QString& text, const ExperimentState& state)
{
    m_history->push(text, state);
    m_workbench.say(Workbench::Severity::Information, text);
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
    take(tr("Apply configuration"), *state);
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

QString ExperimentView::stateToml() const { return workbench::stateToml(m_workbench.catalogue(), m_history->state()); }

bool ExperimentView::restoreState(const QString& toml)
{
    const auto state = stateFromToml(m_workbench.catalogue(), toml);
    if (state) m_history->restore(*state);
    return state.ok();
}

bool ExperimentView::isVaried() const { return m_sweep->isVaried(); }

SweepPlan ExperimentView::sweepPlan() const { return m_sweep->plan(); }

UnfinishedWork ExperimentView::unfinished() const { return m_sweep->unfinished(); }

RequestTaker ExperimentView::taker()
{
    RequestTaker taker;
    taker.on<TakeConfiguration>([this](const TakeConfiguration& wanted) { takeRun(wanted.run); });
    taker.on<SetParameter>([this](const SetParameter& wanted) { m_fields->setParameter(wanted.key, wanted.value); });
    taker.on<ChooseData>([this](const ChooseData& wanted) {
        catalog::Selection selection;
        selection.dataset = wanted.dataset.toStdString();
        setSelection(selection);
    });
    return taker;
}

void ExperimentView::openConfiguration(const QString& tomlFile) { m_source->openFile(tomlFile); }

void ExperimentView::takeRun(const QString& run) { m_source->openRun(run); }

void ExperimentView::dataImported(const QStringList& names) { m_fields->dataImported(names); }

void ExperimentView::startSweep() { m_sweep->start(); }

}  // namespace rosa::workbench
