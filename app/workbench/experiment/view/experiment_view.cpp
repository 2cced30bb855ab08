#include "app/workbench/experiment/view/experiment_view.h"

#include <algorithm>

#include <QAction>
#include <QClipboard>
#include <QFileInfo>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QSettings>
#include <QToolButton>
#include <QVBoxLayout>

#include "app/workbench/base/background.h"
#include "app/workbench/base/catalogue_text.h"
#include "app/workbench/base/core_text.h"
#include "app/workbench/experiment/view/run_choices.h"
#include "app/workbench/experiment/view/space_card.h"
#include "app/workbench/experiment/view/start_bar.h"
#include "app/workbench/experiment/view/sweep_strip.h"
#include "app/workbench/experiment/view/view_notice.h"
#include "app/workbench/runs/data/run_names.h"
#include "app/workbench/session/sweep_probe.h"
#include "app/workbench/session/sweep_runs.h"
#include "app/workbench/session/workbench.h"
#include "core/base/files.h"
#include "core/record/run_reader.h"
#include "widgets/form/parameter_form.h"
#include "widgets/layout/column_area.h"
#include "widgets/layout/short_label.h"
#include "widgets/style/icons.h"
#include "widgets/style/number_text.h"
#include "widgets/text/literal.h"
#include "widgets/text/plain_box.h"
#include "widgets/text/plain_label.h"

namespace rosa::workbench {

using widgets::FormField;
using widgets::FormGroup;
using widgets::ParameterForm;

namespace {

const QString kFoldsSetting = QStringLiteral("experiment/folded");
constexpr std::uint64_t kLargestFile = 1 << 20;  ///< Maximum size of a configuration.

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

/// An undo command that stores the whole form before and after.
class ExperimentView::Edit : public QUndoCommand {
public:
    Edit(ExperimentView& view, const QString& text, ExperimentState after, QString field)
        : QUndoCommand(text), m_view(view), m_before(view.m_state), m_after(std::move(after)), m_field(std::move(field))
    {}

    [[nodiscard]] int id() const override { return 1; }
    void undo() override { m_view.display(m_before); }
    void redo() override { m_view.display(m_after); }

    bool mergeWith(const QUndoCommand* next) override
    {
        const auto* edit = static_cast<const Edit*>(next);
        if (m_field.isEmpty() || edit->m_field != m_field) return false;
        m_after = edit->m_after;
        setText(edit->text());
        setObsolete(m_after == m_before);
        return true;
    }

private:
    ExperimentView& m_view;
    const ExperimentState m_before;
    ExperimentState m_after;
    const QString m_field;
};

ExperimentView::ExperimentView(Workbench& workbench, QWidget* parent)
    : QWidget(parent),
      m_workbench(workbench),
      m_choices(new RunChoices(workbench)),
      m_notice(new widgets::PlainLabel),
      m_form(new ParameterForm),
      m_sweeps(&workbench.sweeps()),
      m_probe(new SweepProbe(workbench, this)),
      m_space(new SpaceCard),
      m_strip(new SweepStrip(*m_sweeps)),
      m_start(new StartBar)
{
    makeHeader();
    auto* inside = new QWidget;
    auto* column = new QVBoxLayout(inside);
    column->setContentsMargins(8, 4, 8, 8);
    column->setSpacing(12);
    column->addWidget(m_choices);
    m_notice->setObjectName(QStringLiteral("viewNotice"));
    m_notice->setWordWrap(true);
    m_notice->setFrameShape(QFrame::StyledPanel);
    m_notice->setMargin(6);
    m_notice->setAutoFillBackground(true);
    m_notice->setBackgroundRole(QPalette::ToolTipBase);
    m_notice->setForegroundRole(QPalette::ToolTipText);
    m_notice->setAccessibleName(tr("Notice"));
    m_notice->hide();
    column->addWidget(m_notice);
    column->addWidget(m_form, 1);
    auto* area = new widgets::ColumnArea(inside);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_header);
    layout->addWidget(area, 1);
    layout->addWidget(m_space);
    layout->addWidget(m_start);
    layout->addWidget(m_strip);
    makeSweep();

    m_form->setFoldedGroups(QSettings().value(kFoldsSetting, foldedAtFirst(m_workbench.catalogue())).toStringList());
    connect(m_form, &ParameterForm::foldsChanged, this,
            [this] { QSettings().setValue(kFoldsSetting, m_form->foldedGroups()); });
    connect(m_start, &StartBar::startWanted, this, [this] { m_workbench.ask(StartTraining{}); });
    connect(m_start, &StartBar::deviceChosen, this, [this](const QString& device) { m_workbench.setDevice(device); });
    connect(m_form, &ParameterForm::edited, this, &ExperimentView::edit);
    connect(m_form, &ParameterForm::helpWanted, this, [this](const QString& group) {
        // The seeds are fields of the form itself.
        const bool isOwn = group == QStringLiteral("run");
        if (group == QLatin1String(kEssentialGroup))
            return m_workbench.ask(ShowManual{QStringLiteral("window"), QStringLiteral("experiment")});
        m_workbench.ask(isOwn ? ShowManual{QStringLiteral("getting-started"), QStringLiteral("training")}
                              : ShowManual{QStringLiteral("parameters"), group});
    });
    connect(m_choices, &RunChoices::importWanted, this, [this] { m_workbench.ask(ImportData{}); });
    connect(m_choices, &RunChoices::problemChanged, this, &ExperimentView::check);
    connect(m_choices, &RunChoices::factsChanged, this, &ExperimentView::takeFacts);
    const auto choose = [this](QString ExperimentState::*part, const QString& words) {
        return [this, part, words](const QString& id, const QString& title) {
            ExperimentState after = m_state;
            after.*part = id;
            if (part == &ExperimentState::dataset && after.preset.contains(QLatin1Char(catalog::kAsFor)))
                after.preset.clear();
            push(words.arg(title), after, words);
        };
    };
    connect(m_choices, &RunChoices::datasetChosen, this, choose(&ExperimentState::dataset, tr("Choose data %1")));
    connect(m_choices, &RunChoices::methodChosen, this, choose(&ExperimentState::method, tr("Choose method %1")));
    connect(m_choices, &RunChoices::encoderChosen, this, choose(&ExperimentState::encoder, tr("Choose encoder %1")));
    connect(m_choices, &RunChoices::presetChosen, this, choose(&ExperimentState::preset, tr("Choose preset %1")));
    display(m_state);
}

ExperimentView::~ExperimentView()
{
    // Otherwise the stack's signals would reach partially destroyed widgets.
    m_undo.disconnect();
}

void ExperimentView::makeHeader()
{
    m_header = new QWidget;
    auto* row = new QHBoxLayout(m_header);
    row->setContentsMargins(8, 4, 8, 4);
    row->setSpacing(2);
    m_summary = new widgets::ShortLabel;
    row->addWidget(m_summary, 1);
    const auto add = [&](QAction* action, const QString& name, const QString& help) {
        action->setIcon(widgets::icon(name));
        action->setToolTip(widgets::literal(help));
        auto* button = new QToolButton;
        button->setDefaultAction(action);
        button->setAutoRaise(true);
        button->setFocusPolicy(Qt::StrongFocus);
        button->setObjectName(name);
        row->addWidget(button);
        return action;
    };
    add(m_undo.createUndoAction(this), QStringLiteral("undo"), {})->setObjectName(QStringLiteral("undoAction"));
    add(m_undo.createRedoAction(this), QStringLiteral("redo"), {})->setObjectName(QStringLiteral("redoAction"));
    m_revertAll = add(new QAction(tr("Reset to preset"), this), QStringLiteral("revert"),
                      tr("Reset every parameter to the preset's value"));
    m_copy = add(new QAction(tr("Copy as command"), this), QStringLiteral("copy"),
                 tr("Copy the equivalent shell command “rosa train …”"));
    connect(m_revertAll, &QAction::triggered, this, &ExperimentView::revertAll);
    connect(m_copy, &QAction::triggered, this, &ExperimentView::copyCommand);
}

void ExperimentView::showStart()
{
    m_start->setVisible(!isVaried());  // The card of a sweep has a button of its own.
    m_start->showRuns(seeds(), m_problem);
}

void ExperimentView::keyPressEvent(QKeyEvent* event)
{
    if (event->matches(QKeySequence::Undo))
        m_undo.undo();
    else if (event->matches(QKeySequence::Redo))
        m_undo.redo();
    else
        QWidget::keyPressEvent(event);
}

void ExperimentView::push(const QString& text, const ExperimentState& after, const QString& field)
{
    ExperimentState wanted = after;
    // A choice equal to the default is not stored.
    const auto dropFollowing = [&](QString ExperimentState::*part,
                                   const std::string& (catalog::Configuration::*resolved)() const) {
        ExperimentState without = wanted;
        (without.*part).clear();
        if (QString::fromStdString((defaultsOf(m_workbench.catalogue(), without).*resolved)()) == wanted.*part)
            (wanted.*part).clear();
    };
    dropFollowing(&ExperimentState::preset, &catalog::Configuration::preset);
    dropFollowing(&ExperimentState::encoder, &catalog::Configuration::encoder);
    if (!(wanted == m_state)) m_undo.push(new Edit(*this, text, wanted, field));
}

void ExperimentView::display(ExperimentState state)
{
    state.isNamesake = m_choices->isNamesake(state.dataset);
    m_state = state;
    const catalog::Configuration defaults = defaultsOf(m_workbench.catalogue(), state);
    const QStringList choices{state.dataset, QString::fromStdString(defaults.method()),
                              QString::fromStdString(defaults.encoder()), QString::fromStdString(defaults.preset()),
                              QString::number(static_cast<int>(state.isNamesake))};
    const QString shownFor = choices.join(QLatin1Char('\n'));
    if (shownFor != m_shownFor) {
        m_shownFor = shownFor;
        m_choices->showChoices(defaults);
        m_form->setGroups(formGroups(m_workbench.catalogue(), state));
    } else {
        QMap<QString, QString> values{{QLatin1String(kSeedKey), state.seed}, {QLatin1String(kSeedsKey), state.seeds}};
        for (const auto& [key, set] : defaults.values()) {
            const QString name = QString::fromStdString(key);
            values[name] = state.overrides.value(name, QString::fromStdString(catalog::toText(set.value)));
        }
        m_form->setValues(values);
        m_form->setVariations(variationsOf(m_workbench.catalogue(), state));
    }
    const int count = m_form->changedCount();
    const QString preset = QString::fromStdString(defaults.preset());
    m_summary->setWhole(count > 0          ? tr("%n changed", nullptr, count)
                        : preset.isEmpty() ? tr("Defaults")
                                           : tr("As preset %1").arg(preset));
    if (const auto varied = static_cast<int>(variationsOf(m_workbench.catalogue(), state).size()); varied > 0)
        m_summary->setWhole(m_summary->text() + QStringLiteral(" · ") + tr("%n varied", nullptr, varied));
    m_revertAll->setEnabled(count > 0 || !state.varied.isEmpty());
    check();
    sayNotice();
    showSweep();
    showStart();
    Q_EMIT changed();
}

void ExperimentView::edit(const QString& key, const QString& value)
{
    const QVector<FormGroup> groups = formGroups(m_workbench.catalogue(), m_state);
    const FormField* field = fieldIn(groups, key);
    if (!field) return;
    ExperimentState after = m_state;
    if (key == QLatin1String(kSeedKey))
        after.seed = value;
    else if (key == QLatin1String(kSeedsKey))
        after.seeds = value;
    else if (isSameValue(*field, value, field->fallback))
        after.overrides.remove(key);
    else
        after.overrides[key] = value;
    push(tr("Set %1 to %2").arg(field->title, widgets::localNumber(value)), after, key);
}

void ExperimentView::setParameter(const QString& key, const QString& value)
{
    if (!m_form->editor(key)) {
        const auto* parameter = m_workbench.catalogue().parameter(key.toStdString());
        const catalog::Method* method =
            m_workbench.catalogue().method(defaultsOf(m_workbench.catalogue(), m_state).method());
        m_workbench.say(Workbench::Severity::Warning,
                        tr("%1 has no parameter “%2”")
                            .arg(catalogueText(method->title), parameter ? catalogueText(parameter->title) : key));
        return;
    }
    if (!value.isEmpty()) edit(key, value);
    Q_EMIT fieldWanted();
    m_form->focusField(key);
}

void ExperimentView::take(const QString& text, const ExperimentState& state)
{
    push(text, state);
    m_workbench.say(Workbench::Severity::Information, text);
}

void ExperimentView::revertAll()
{
    ExperimentState after = m_state;
    after.overrides.clear();
    after.varied.clear();
    after.seed = after.seeds = QStringLiteral("1");
    push(tr("Reset to preset"), after);
}

Result<catalog::Configuration> ExperimentView::configuration() const
{
    if (const QString problem = firstProblem(); !problem.isEmpty())
        return badInput(Message::verbatim(problem.toStdString()));
    return catalog::Configuration::resolve(m_workbench.catalogue(), selection());
}

catalog::Selection ExperimentView::selection() const { return selectionOf(m_workbench.catalogue(), m_state); }

void ExperimentView::setSelection(const catalog::Selection& selection)
{
    auto state = stateOf(m_workbench.catalogue(), selection);
    if (!state) {
        m_workbench.say(Workbench::Severity::Error,
                        tr("The configuration cannot be applied: %1").arg(coreText(state.error().message)));
        return;
    }
    state->seeds = m_state.seeds;
    take(tr("Apply configuration"), *state);
}

int ExperimentView::seeds() const
{
    bool isNumber = false;
    const int count = m_state.seeds.toInt(&isNumber);
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
    if (!m_problem.isEmpty()) return focusProblem();
    QGuiApplication::clipboard()->setText(command());
    m_workbench.say(Workbench::Severity::Information, tr("Copied: %1").arg(command()));
}

QString ExperimentView::firstProblem() const
{
    if (!m_choices->problem().isEmpty()) return m_choices->problem();
    const auto problems = m_form->problems();
    if (problems.isEmpty()) return {};
    const QVector<FormGroup> groups = formGroups(m_workbench.catalogue(), m_state);
    const auto& [key, problem] = problems.first();
    const FormField* field = fieldIn(groups, key);
    return QStringLiteral("%1: %2").arg(field ? field->title : key, problem);
}

void ExperimentView::focusFirst() { m_choices->focusDataSet(); }

void ExperimentView::focusProblem()
{
    if (!m_choices->problem().isEmpty()) return m_choices->focusDataSet();
    if (const auto problems = m_form->problems(); !problems.isEmpty()) m_form->focusField(problems.first().first);
}

/// Facts arrive after the data set was chosen; they decide which presets apply.
void ExperimentView::takeFacts()
{
    if (m_choices->isNamesake(m_state.dataset) != m_state.isNamesake) return display(m_state);
    sayNotice();
}

void ExperimentView::sayNotice()
{
    const auto& facts = m_choices->facts();
    const auto made = facts ? configuration() : Result<catalog::Configuration>(badInput(Message()));
    QStringList lines;
    if (facts && !facts->known.note.empty()) lines += coreText(facts->known.note);
    if (made) lines += viewNotice(*made, *facts);
    lines.removeAll(QString());
    const QString notice = lines.join(QLatin1Char('\n'));
    m_notice->setText(notice);
    m_notice->setVisible(!notice.isEmpty());
}

void ExperimentView::check()
{
    const QString problem = firstProblem();
    if (m_isChecked && problem == m_problem) return;
    m_isChecked = true;
    m_problem = problem;
    showStart();
    Q_EMIT validityChanged(problem.isEmpty(), problem);
}

QString ExperimentView::stateToml() const { return workbench::stateToml(m_workbench.catalogue(), m_state); }

bool ExperimentView::restoreState(const QString& toml)
{
    const auto state = stateFromToml(m_workbench.catalogue(), toml);
    if (!state) return false;
    m_undo.clear();
    display(*state);
    return true;
}

void ExperimentView::openConfiguration(const QString& tomlFile)
{
    const QString name = QFileInfo(tomlFile).fileName();
    inBackground(
        this,
        [tomlFile, name, &catalogue = m_workbench.catalogue()]() -> Result<ExperimentState> {
            ROSA_TRY_ASSIGN(const auto text, readTextFile(tomlFile.toStdString(), kLargestFile));
            // The whole file is resolved first: errors about the method then name their line.
            if (const auto made = catalog::Configuration::fromToml(catalogue, text, name.toStdString()); !made)
                return made.error();
            return stateFromToml(catalogue, QString::fromStdString(text));
        },
        [this, tomlFile, name](const Result<ExperimentState>& state) {
            if (state) return take(tr("Open %1").arg(name), *state);
            using widgets::PlainBox;
            auto* box =
                new PlainBox(PlainBox::Warning, tr("Open configuration"),
                             tr("%1 is not a valid configuration. The form was not changed.").arg(name), PlainBox::Ok, this);
            box->setMore(coreText(state.error().message));
            box->setDetails(tomlFile + QLatin1Char('\n') + coreText(state.error().message));
            box->setAttribute(Qt::WA_DeleteOnClose);
            box->open();
        });
}

RequestTaker ExperimentView::taker()
{
    RequestTaker taker;
    taker.on<TakeConfiguration>([this](const TakeConfiguration& wanted) { takeRun(wanted.run); });
    taker.on<SetParameter>([this](const SetParameter& wanted) { setParameter(wanted.key, wanted.value); });
    taker.on<ChooseData>([this](const ChooseData& wanted) {
        catalog::Selection selection;
        selection.dataset = wanted.dataset.toStdString();
        setSelection(selection);
    });
    return taker;
}

void ExperimentView::takeRun(const QString& run)
{
    using Taken = std::pair<QString, ExperimentState>;
    inBackground(
        this,
        [run, store = m_workbench.store(), &catalogue = m_workbench.catalogue()]() -> Result<Taken> {
            ROSA_TRY_ASSIGN(const auto reader, record::RunReader::open(store, run.toStdString()));
            ROSA_TRY_ASSIGN(const auto info, reader->info());
            ROSA_TRY_ASSIGN(auto state, stateFromToml(catalogue, QString::fromStdString(info.configurationToml)));
            return Taken{nameOf(store::summaryOf(info)), std::move(state)};
        },
        [this](const Result<Taken>& taken) {
            if (taken) return take(tr("Apply configuration of %1").arg(taken->first), taken->second);
            m_workbench.say(Workbench::Severity::Error,
                            tr("The run's configuration cannot be applied: %1").arg(coreText(taken.error().message)));
        });
}

void ExperimentView::dataImported(const QStringList& names)
{
    m_choices->reloadDataSets();
    if (names.isEmpty()) return;
    ExperimentState after = m_state;
    after.dataset = names.first();
    push(tr("Choose data %1").arg(names.first()), after);
}

}  // namespace rosa::workbench
