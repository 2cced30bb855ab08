#include "app/workbench/experiment/view/form_sweep.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QLocale>

#include "app/workbench/experiment/view/form_fields.h"
#include "app/workbench/experiment/view/form_history.h"
#include "app/workbench/experiment/view/space_card.h"
#include "app/workbench/runs/data/run_progress.h"
#include "app/workbench/session/sweep_probe.h"
#include "app/workbench/session/sweep_runs.h"
#include "app/workbench/session/workbench.h"
#include "widgets/form/field_row.h"

namespace rosa::workbench {

FormSweep::FormSweep(Workbench& workbench, FormHistory& history, FormFields& fields, QObject* parent)
    : QObject(parent),
      m_workbench(workbench),
      m_history(history),
      m_fields(fields),
      m_sweeps(workbench.sweeps()),
      m_probe(new SweepProbe(workbench, this)),
      m_card(new SpaceCard)
{
    connect(m_card, &SpaceCard::choiceEdited, this, &FormSweep::edit);
    connect(m_card, &SpaceCard::nameEdited, this,
            [this](const QString& name) { edit(QLatin1String(kSweepNameKey), name.trimmed()); });
    connect(m_card, &SpaceCard::copyWanted, this, &FormSweep::copy);
    connect(m_card, &SpaceCard::fieldWanted, &m_fields, &FormFields::focusField);
    connect(m_card, &SpaceCard::helpWanted, this, [this] {
        m_workbench.ask(ShowManual{QStringLiteral("sweeps"), QStringLiteral("in-the-window")});
    });
    connect(m_probe, &SweepProbe::changed, this, &FormSweep::showState);
    connect(&m_sweeps, &SweepRuns::changed, this, &FormSweep::showState);
}

void FormSweep::edit(const QString& key, const QString& text)
{
    ExperimentState after = m_history.state();
    const widgets::FieldRow* const row = m_card->row(key);
    const bool isUsual = row ? isSameValue(row->field(), text, row->field().fallback) : text.isEmpty();
    if (isUsual)
        after.sweep.remove(key);
    else
        after.sweep[key] = text;
    m_history.push(row ? tr("Set %1 of the sweep").arg(row->field().title) : tr("Name the sweep"), after, key);
}

QString FormSweep::name() const
{
    const ExperimentState& state = m_history.state();
    QString typed = state.sweep.value(QLatin1String(kSweepNameKey));
    if (!typed.isEmpty()) return typed;
    return freeName(baseOf(m_workbench.catalogue(), state), state.varied.keys(), m_sweeps.names());
}

bool FormSweep::isVaried() const { return !variationsOf(m_workbench.catalogue(), m_history.state()).isEmpty(); }

SweepPlan FormSweep::plan() const
{
    const catalog::Catalogue& catalogue = m_workbench.catalogue();
    const ExperimentState& state = m_history.state();
    const QString& problem = m_fields.saidProblem();
    SweepPlan plan;
    if (state.varied.isEmpty() || problem.isEmpty())
        plan = planOf(catalogue, baseOf(catalogue, state), state.varied, state.sweep);
    if (const QString choice = m_card->choiceProblem(); !choice.isEmpty()) plan.problem = choice;  // Shown at its row.
    if (!state.varied.isEmpty() && !problem.isEmpty()) plan.problem = problem;
    if (plan.problem.isEmpty()) plan.problem = nameProblem(name(), m_sweeps.names());
    return plan;
}

void FormSweep::showState()
{
    m_card->setVisible(isVaried());
    if (!isVaried()) return m_probe->want({});
    const ExperimentState& state = m_history.state();
    // The rows of the card must show the choices before their problems are asked for.
    m_card->showChoices(state.sweep);
    const SweepPlan wanted = plan();
    m_card->showPlan(wanted, name());
    if (wanted.problem.isEmpty()) {
        const catalog::Configuration base = baseOf(m_workbench.catalogue(), state);
        m_probe->want(planOf(m_workbench.catalogue(), base, state.varied, {}).arguments);
        m_forecast = forecastOf(wanted, base);
    } else {
        m_probe->want({});
        m_forecast = {0, {}, wanted.problem};
    }
    Q_EMIT forecastChanged();
}

FormForecast FormSweep::forecastOf(const SweepPlan& plan, const catalog::Configuration& base) const
{
    const QLocale locale;
    const auto& cost = m_probe->cost();
    const auto forecast = workbench::forecastOf(plan, base, cost.value_or(MeasuredCost()));
    const bool isBound = plan.rule.rule != sweep::Rule::All;
    const QString runs = locale.toString(forecast.runs);
    QString text = tr("%1 trials × %2 seeds").arg(locale.toString(plan.tries), locale.toString(plan.rule.blocks.size())) +
                   QStringLiteral(" · ") + (isBound ? tr("at most %1 runs").arg(runs) : tr("%1 runs").arg(runs)) +
                   QLatin1Char('\n');
    if (cost)
        text += (isBound ? tr("At most about %1, %Ln at once", nullptr, forecast.workers)
                         : tr("About %1, %Ln at once", nullptr, forecast.workers))
                    .arg(durationText(forecast.seconds));
    if (cost && !cost->isEvaluated) text += QStringLiteral(", ") + tr("without the evaluation");
    if (m_probe->isMeasuring()) text += cost ? QStringLiteral(" …") : tr("Measuring how long a run takes …");
    return {forecast.runs, text.trimmed(), m_probe->problem()};
}

void FormSweep::copy()
{
    const SweepPlan wanted = plan();
    if (!wanted.problem.isEmpty()) return m_fields.focusProblem();
    const QString command = wanted.command(name());
    QGuiApplication::clipboard()->setText(command);
    m_workbench.say(Workbench::Severity::Information, tr("Copied: %1").arg(command));
}

void FormSweep::start()
{
    const SweepPlan wanted = plan();
    if (!wanted.problem.isEmpty()) {
        m_workbench.say(Workbench::Severity::Warning, tr("Sweep not started: %1").arg(wanted.problem));
        return focusProblem();
    }
    const QString started = name();
    m_sweeps.start(started, wanted.commandWords(started));
    // The next one gets a name of its own.
    if (m_history.state().sweep.contains(QLatin1String(kSweepNameKey))) edit(QLatin1String(kSweepNameKey), {});
    m_workbench.ask(ShowSweep{started});
}

void FormSweep::focusProblem()
{
    if (!m_fields.saidProblem().isEmpty()) return m_fields.focusProblem();
    if (m_fields.focusVariationProblem() || m_card->focusProblem()) return;
    if (!nameProblem(name(), m_sweeps.names()).isEmpty()) m_card->focusName();
}

UnfinishedWork FormSweep::unfinished() const
{
    const auto engines = m_sweeps.engines();
    return {tr("%Ln sweep(s) are running. They can continue in the background; the next start finds them.", nullptr,
               static_cast<int>(engines.size())),
            engines};
}

}  // namespace rosa::workbench
