#include "app/workbench/experiment/view/form_fields.h"

#include <QLabel>
#include <QSettings>
#include <QVBoxLayout>

#include "app/workbench/base/catalogue_text.h"
#include "app/workbench/base/core_text.h"
#include "app/workbench/experiment/view/form_history.h"
#include "app/workbench/experiment/view/run_choices.h"
#include "app/workbench/experiment/view/view_notice.h"
#include "app/workbench/session/workbench.h"
#include "app/workbench/sweep/data/sweep_space.h"
#include "widgets/form/parameter_form.h"
#include "widgets/style/number_text.h"
#include "widgets/text/plain_label.h"

namespace rosa::workbench {

using widgets::FormField;
using widgets::FormGroup;
using widgets::ParameterForm;

namespace {

const QString kFoldsSetting = QStringLiteral("experiment/folded");

const FormField* fieldIn(const QVector<FormGroup>& groups, const QString& key)
{
    for (const FormGroup& group : groups)
        for (const FormField& field : group.fields)
            if (field.key == key) return &field;
    return nullptr;
}

/// All groups but the essential parameters and the seeds.
QStringList foldedAtFirst(const catalog::Catalogue& catalogue)
{
    QStringList groups;
    for (const catalog::Parameter& parameter : catalogue.parameters)
        if (const QString group = QString::fromStdString(parameter.group()); !groups.contains(group)) groups.append(group);
    return groups;
}

}  // namespace

FormFields::FormFields(Workbench& workbench, RunChoices& choices, FormHistory& history, QWidget* parent)
    : QWidget(parent),
      m_workbench(workbench),
      m_choices(choices),
      m_history(history),
      m_notice(new widgets::PlainLabel),
      m_form(new ParameterForm)
{
    makeNotice();
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(8, 4, 8, 8);
    column->setSpacing(12);
    column->addWidget(&m_choices);
    column->addWidget(m_notice);
    column->addWidget(m_form, 1);
    connectChoices();
    connectForm();
}

void FormFields::makeNotice()
{
    m_notice->setObjectName(QStringLiteral("viewNotice"));
    m_notice->setWordWrap(true);
    m_notice->setFrameShape(QFrame::StyledPanel);
    m_notice->setMargin(6);
    m_notice->setAutoFillBackground(true);
    m_notice->setBackgroundRole(QPalette::ToolTipBase);
    m_notice->setForegroundRole(QPalette::ToolTipText);
    m_notice->setAccessibleName(tr("Notice"));
    m_notice->hide();
}

void FormFields::connectChoices()
{
    connect(&m_choices, &RunChoices::importWanted, this, [this] { m_workbench.ask(ImportData{}); });
    connect(&m_choices, &RunChoices::problemChanged, this, &FormFields::check);
    connect(&m_choices, &RunChoices::factsChanged, this, &FormFields::updateFacts);
    const auto chosen = [this](QString ExperimentState::*part, const QString& words) {
        return [this, part, words](const QString& id, const QString& title) { choose(part, words.arg(title), words, id); };
    };
    connect(&m_choices, &RunChoices::datasetChosen, this, chosen(&ExperimentState::dataset, tr("Choose data %1")));
    connect(&m_choices, &RunChoices::methodChosen, this, chosen(&ExperimentState::method, tr("Choose method %1")));
    connect(&m_choices, &RunChoices::encoderChosen, this, chosen(&ExperimentState::encoder, tr("Choose encoder %1")));
    connect(&m_choices, &RunChoices::presetChosen, this, chosen(&ExperimentState::preset, tr("Choose preset %1")));
}

void FormFields::connectForm()
{
    m_form->setFoldedGroups(QSettings().value(kFoldsSetting, foldedAtFirst(m_workbench.catalogue())).toStringList());
    connect(m_form, &ParameterForm::foldsChanged, this,
            [this] { QSettings().setValue(kFoldsSetting, m_form->foldedGroups()); });
    connect(m_form, &ParameterForm::edited, this, &FormFields::edit);
    connect(m_form, &ParameterForm::varyToggled, this, &FormFields::vary);
    connect(m_form, &ParameterForm::variationEdited, this, &FormFields::editVariation);
    connect(m_form, &ParameterForm::helpWanted, this, &FormFields::showHelp);
}

void FormFields::showHelp(const QString& group)
{
    if (group == QLatin1String(kEssentialGroup))
        return m_workbench.ask(ShowManual{QStringLiteral("window"), QStringLiteral("experiment")});
    // The seeds are fields of the form itself.
    const bool isOwn = group == QStringLiteral("run");
    m_workbench.ask(isOwn ? ShowManual{QStringLiteral("getting-started"), QStringLiteral("training")}
                          : ShowManual{QStringLiteral("parameters"), group});
}

QVector<FormGroup> FormFields::groups() const { return formGroups(m_workbench.catalogue(), m_history.state()); }

void FormFields::showState()
{
    const ExperimentState& state = m_history.state();
    const catalog::Configuration defaults = defaultsOf(m_workbench.catalogue(), state);
    const QStringList choices{state.dataset, QString::fromStdString(defaults.method()),
                              QString::fromStdString(defaults.encoder()), QString::fromStdString(defaults.preset()),
                              QString::number(static_cast<int>(state.isNamesake))};
    const QString shownFor = choices.join(QLatin1Char('\n'));
    if (shownFor != m_shownFor) {
        m_shownFor = shownFor;
        m_choices.showChoices(defaults);
        m_form->setGroups(groups());
    } else {
        QMap<QString, QString> values{{QLatin1String(kSeedKey), state.seed}, {QLatin1String(kSeedsKey), state.seeds}};
        for (const auto& [key, set] : defaults.values()) {
            const QString name = QString::fromStdString(key);
            values[name] = state.overrides.value(name, QString::fromStdString(catalog::toText(set.value)));
        }
        m_form->setValues(values);
        m_form->setVariations(variationsOf(m_workbench.catalogue(), state));
    }
    check();
    showNotice();
}

void FormFields::choose(QString ExperimentState::*part, const QString& text, const QString& step, const QString& id)
{
    ExperimentState after = m_history.state();
    after.*part = id;
    if (part == &ExperimentState::dataset && after.preset.contains(QLatin1Char(catalog::kAsFor))) after.preset.clear();
    m_history.push(text, after, step);
}

void FormFields::edit(const QString& key, const QString& value)
{
    const QVector<FormGroup> all = groups();
    const FormField* field = fieldIn(all, key);
    if (!field) return;
    ExperimentState after = m_history.state();
    if (key == QLatin1String(kSeedKey))
        after.seed = value;
    else if (key == QLatin1String(kSeedsKey))
        after.seeds = value;
    else if (isSameValue(*field, value, field->fallback))
        after.overrides.remove(key);
    else
        after.overrides[key] = value;
    m_history.push(tr("Set %1 to %2").arg(field->title, widgets::localNumber(value)), after, key);
}

void FormFields::vary(const QString& key, bool isVaried)
{
    const catalog::Parameter* const parameter = m_workbench.catalogue().parameter(key.toStdString());
    if (!parameter) return;
    ExperimentState after = m_history.state();
    const QString title = titleOf(key);
    if (isVaried)
        after.varied[key] = usualVariation(*parameter, m_form->value(key));
    else
        after.varied.remove(key);
    m_history.push(isVaried ? tr("Vary %1").arg(title) : tr("Use one value of %1").arg(title), after);
    m_form->focusField(key);
}

void FormFields::editVariation(const QString& key, const QString& text)
{
    ExperimentState after = m_history.state();
    after.varied[key] = text;
    m_history.push(tr("Change the values of %1").arg(titleOf(key)), after, QStringLiteral("vary ") + key);
}

void FormFields::setParameter(const QString& key, const QString& value)
{
    if (!m_form->editor(key)) {
        const catalog::Catalogue& catalogue = m_workbench.catalogue();
        const auto* parameter = catalogue.parameter(key.toStdString());
        const catalog::Method* method = catalogue.method(defaultsOf(catalogue, m_history.state()).method());
        m_workbench.say(Workbench::Severity::Warning,
                        tr("%1 has no parameter “%2”")
                            .arg(catalogueText(method->title), parameter ? catalogueText(parameter->title) : key));
        return;
    }
    if (!value.isEmpty()) edit(key, value);
    Q_EMIT fieldWanted();
    m_form->focusField(key);
}

void FormFields::dataImported(const QStringList& names)
{
    m_choices.reloadDataSets();
    if (names.isEmpty()) return;
    ExperimentState after = m_history.state();
    after.dataset = names.first();
    m_history.push(tr("Choose data %1").arg(names.first()), after);
}

Result<catalog::Configuration> FormFields::configuration() const
{
    if (const QString problem = firstProblem(); !problem.isEmpty())
        return badInput(Message::verbatim(problem.toStdString()));
    return catalog::Configuration::resolve(m_workbench.catalogue(), selectionOf(m_workbench.catalogue(), m_history.state()));
}

QString FormFields::firstProblem() const
{
    if (!m_choices.problem().isEmpty()) return m_choices.problem();
    const auto problems = m_form->problems();
    if (problems.isEmpty()) return {};
    const auto& [key, problem] = problems.first();
    return QStringLiteral("%1: %2").arg(titleOf(key), problem);
}

int FormFields::changedCount() const { return m_form->changedCount(); }

QString FormFields::titleOf(const QString& key) const
{
    const QVector<FormGroup> all = groups();
    const FormField* field = fieldIn(all, key);
    return field ? field->title : key;
}

void FormFields::focusFirst() { m_choices.focusDataSet(); }

void FormFields::focusProblem()
{
    if (!m_choices.problem().isEmpty()) return m_choices.focusDataSet();
    if (const auto problems = m_form->problems(); !problems.isEmpty()) m_form->focusField(problems.first().first);
}

void FormFields::focusField(const QString& key) { m_form->focusField(key); }

bool FormFields::focusVariationProblem()
{
    const auto wrong = m_form->variationProblems();
    if (!wrong.isEmpty()) m_form->focusField(wrong.first().first);
    return !wrong.isEmpty();
}

void FormFields::check()
{
    const QString problem = firstProblem();
    if (m_isChecked && problem == m_problem) return;
    m_isChecked = true;
    m_problem = problem;
    Q_EMIT problemChanged(problem);
}

/// Facts arrive after the data set was chosen; they decide which presets apply.
void FormFields::updateFacts()
{
    const ExperimentState& state = m_history.state();
    if (m_choices.isNamesake(state.dataset) != state.isNamesake) return m_history.refresh();
    showNotice();
}

void FormFields::showNotice()
{
    const auto& facts = m_choices.facts();
    const auto made = facts ? configuration() : Result<catalog::Configuration>(badInput(Message()));
    QStringList lines;
    if (facts && !facts->known.note.empty()) lines += coreText(facts->known.note);
    if (made) lines += viewNotice(*made, *facts);
    lines.removeAll(QString());
    const QString notice = lines.join(QLatin1Char('\n'));
    m_notice->setText(notice);
    m_notice->setVisible(!notice.isEmpty());
}

}  // namespace rosa::workbench
