/// The part of the Experiment form about sweeps.
#include "app/workbench/experiment/view/experiment_view.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QLocale>
#include <QSettings>

#include "app/workbench/experiment/view/run_choices.h"
#include "app/workbench/experiment/view/space_card.h"
#include "app/workbench/experiment/view/sweep_strip.h"
#include "app/workbench/runs/data/run_progress.h"
#include "app/workbench/session/sweep_probe.h"
#include "app/workbench/session/sweep_runs.h"
#include "app/workbench/session/workbench.h"
#include "widgets/form/field_row.h"
#include "widgets/form/parameter_form.h"
#include "widgets/style/number_text.h"

namespace rosa::workbench {

using widgets::ParameterForm;

namespace {

const QString kFoldedSetting = QStringLiteral("experiment/spaceFolded");

}  // namespace

void ExperimentView::makeSweep()
{
    connect(m_form, &ParameterForm::varyToggled, this, &ExperimentView::vary);
    connect(m_form, &ParameterForm::variationEdited, this, &ExperimentView::editVariation);
    connect(m_space, &SpaceCard::choiceEdited, this, &ExperimentView::editSweep);
    connect(m_space, &SpaceCard::nameEdited, this,
            [this](const QString& name) { editSweep(QLatin1String(kSweepNameKey), name.trimmed()); });
    connect(m_space, &SpaceCard::startWanted, this, &ExperimentView::startSweep);
    connect(m_space, &SpaceCard::copyWanted, this, &ExperimentView::copySweep);
    connect(m_space, &SpaceCard::fieldWanted, m_form, &ParameterForm::focusField);
    connect(m_space, &SpaceCard::helpWanted, this, [this] {
        m_workbench.ask(ShowManual{QStringLiteral("sweeps"), QStringLiteral("in-the-window")});
    });
    connect(m_strip, &SweepStrip::showWanted, this, [this] {
        if (m_sweeps->progress()) m_workbench.ask(ShowSweep{m_sweeps->progress()->name});
    });
    connect(m_probe, &SweepProbe::changed, this, &ExperimentView::showSweep);
    connect(m_sweeps, &SweepRuns::changed, this, &ExperimentView::showSweep);
    m_space->setFolded(QSettings().value(kFoldedSetting, false).toBool());
    connect(m_space, &SpaceCard::foldedByUser, this, [this] { QSettings().setValue(kFoldedSetting, m_space->isFolded()); });
}

QString ExperimentView::titleOf(const QString& key) const
{
    for (const auto& group : formGroups(m_workbench.catalogue(), m_state))
        for (const auto& field : group.fields)
            if (field.key == key) return field.title;
    return key;
}

void ExperimentView::vary(const QString& key, bool isVaried)
{
    const catalog::Catalogue& catalogue = m_workbench.catalogue();
    const catalog::Parameter* const parameter = catalogue.parameter(key.toStdString());
    if (!parameter) return;
    ExperimentState after = m_state;
    const QString title = titleOf(key);
    if (isVaried)
        after.varied[key] = usualVariation(*parameter, m_form->value(key));
    else
        after.varied.remove(key);
    push(isVaried ? tr("Vary %1").arg(title) : tr("Use one value of %1").arg(title), after);
    m_form->focusField(key);
}

void ExperimentView::editVariation(const QString& key, const QString& text)
{
    ExperimentState after = m_state;
    after.varied[key] = text;
    push(tr("Change the values of %1").arg(titleOf(key)), after, QStringLiteral("vary ") + key);
}

void ExperimentView::editSweep(const QString& key, const QString& text)
{
    ExperimentState after = m_state;
    const widgets::FieldRow* const row = m_space->row(key);
    const bool isUsual = row ? isSameValue(row->field(), text, row->field().fallback) : text.isEmpty();
    if (isUsual)
        after.sweep.remove(key);
    else
        after.sweep[key] = text;
    push(row ? tr("Set %1 of the sweep").arg(row->field().title) : tr("Name the sweep"), after, key);
}

QString ExperimentView::sweepName() const
{
    QString typed = m_state.sweep.value(QLatin1String(kSweepNameKey));
    if (!typed.isEmpty()) return typed;
    return freeName(baseOf(m_workbench.catalogue(), m_state), m_state.varied.keys(), m_sweeps->names());
}

bool ExperimentView::isVaried() const { return !variationsOf(m_workbench.catalogue(), m_state).isEmpty(); }

SweepPlan ExperimentView::sweepPlan() const
{
    SweepPlan plan;
    if (m_state.varied.isEmpty() || m_problem.isEmpty())
        plan = planOf(m_workbench.catalogue(), baseOf(m_workbench.catalogue(), m_state), m_state.varied, m_state.sweep);
    if (const QString choice = m_space->choiceProblem(); !choice.isEmpty()) plan.problem = choice;  // Shown at its row.
    if (!m_state.varied.isEmpty() && !m_problem.isEmpty()) plan.problem = m_problem;
    if (plan.problem.isEmpty()) plan.problem = nameProblem(sweepName(), m_sweeps->names());
    return plan;
}

void ExperimentView::showSweep()
{
    m_space->setVisible(isVaried());
    if (!isVaried()) return m_probe->want({});
    const QString name = sweepName();
    // The rows of the card must show the choices before their problems are asked for.
    m_space->showChoices(m_state.sweep);
    const SweepPlan plan = sweepPlan();
    if (!plan.problem.isEmpty()) {
        m_probe->want({});
        return m_space->showPlan(plan, name, {}, plan.problem);
    }
    const catalog::Configuration base = baseOf(m_workbench.catalogue(), m_state);
    m_probe->want(planOf(m_workbench.catalogue(), base, m_state.varied, {}).arguments);
    const QLocale locale;
    const auto forecast = forecastOf(plan, base, m_probe->cost().value_or(MeasuredCost()));
    const bool isBound = plan.rule.rule != sweep::Rule::All;
    const QString runs = locale.toString(forecast.runs);
    QString text = tr("%1 tries × %2 seeds").arg(locale.toString(plan.tries), locale.toString(plan.rule.blocks.size())) +
                   QStringLiteral(" · ") + (isBound ? tr("at most %1 runs").arg(runs) : tr("%1 runs").arg(runs));
    text += QStringLiteral("\n");
    if (m_probe->cost())
        text += (isBound ? tr("At most about %1, %Ln at once", nullptr, forecast.workers)
                         : tr("About %1, %Ln at once", nullptr, forecast.workers))
                    .arg(durationText(forecast.seconds));
    if (m_probe->cost() && !m_probe->cost()->isEvaluated) text += QStringLiteral(", ") + tr("without the evaluation");
    if (m_probe->isMeasuring()) text += m_probe->cost() ? QStringLiteral(" …") : tr("Measuring how long a run takes …");
    m_space->showPlan(plan, name, text.trimmed(), m_probe->problem());
}

void ExperimentView::copySweep()
{
    const SweepPlan plan = sweepPlan();
    if (!plan.problem.isEmpty()) return focusProblem();
    const QString command = plan.command(sweepName());
    QGuiApplication::clipboard()->setText(command);
    m_workbench.say(Workbench::Severity::Information, tr("Copied: %1").arg(command));
}

void ExperimentView::startSweep()
{
    const SweepPlan plan = sweepPlan();
    if (!plan.problem.isEmpty()) {
        m_workbench.say(Workbench::Severity::Warning, tr("Sweep not started: %1").arg(plan.problem));
        if (const auto wrong = m_form->variationProblems(); m_problem.isEmpty() && !wrong.isEmpty())
            return m_form->focusField(wrong.first().first);
        if (!m_problem.isEmpty()) return focusProblem();
        if (!m_space->focusProblem() && !nameProblem(sweepName(), m_sweeps->names()).isEmpty()) m_space->focusName();
        return;
    }
    const QString name = sweepName();
    m_sweeps->start(name, plan.commandWords(name));
    m_space->setFolded(true);  // The form needs the room; how the user folds it is remembered, this is not.
    // The next one gets a name of its own.
    if (m_state.sweep.contains(QLatin1String(kSweepNameKey))) editSweep(QLatin1String(kSweepNameKey), {});
    m_workbench.ask(ShowSweep{name});
}

UnfinishedWork ExperimentView::unfinished() const
{
    const auto engines = m_sweeps->engines();
    return {tr("%Ln sweep(s) are running. They can continue in the background; the next start finds them.", nullptr,
               static_cast<int>(engines.size())),
            engines};
}

}  // namespace rosa::workbench
