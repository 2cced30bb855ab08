#include "app/workbench/experiment/view/space_card.h"

#include <algorithm>

#include <QFontDatabase>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QToolButton>
#include <QVBoxLayout>

#include "widgets/form/field_row.h"
#include "widgets/layout/column_area.h"
#include "widgets/layout/short_label.h"
#include "widgets/style/help_button.h"
#include "widgets/style/icons.h"
#include "widgets/style/text_size.h"
#include "widgets/style/theme.h"
#include "widgets/text/literal.h"
#include "widgets/text/plain_label.h"

namespace rosa::workbench {

using widgets::FieldKind;
using widgets::FieldRow;
using widgets::FormField;

namespace {

constexpr int kIndent = 20;       ///< Of the texts of form rows.
constexpr int kButtonMargin = 8;  ///< Between the frame of a flat button and its text.

FormField fieldOf(const char* key, const QString& title, const QString& help, FieldKind kind)
{
    FormField field;
    field.key = QLatin1String(key);
    field.title = title;
    field.help = help;
    field.bound.type = kind;
    field.value = field.fallback = sweepDefault(field.key);
    return field;
}

/// Focuses an editor, and scrolls to it.
void reveal(QWidget* editor)
{
    widgets::scrollTo(editor);
    editor->setFocus(Qt::OtherFocusReason);
}

/// A number of the sweep's options, with their bounds.
FormField countOf(const char* key, const QString& title, const QString& help)
{
    FormField field = fieldOf(key, title, help, FieldKind::Integer);
    field.bound = sweepField(field.key)->parameter;
    return field;
}

}  // namespace

SpaceCard::SpaceCard(QWidget* parent)
    : QWidget(parent),
      m_heading(new widgets::PlainLabel(tr("Space"))),
      m_body(new QVBoxLayout(this)),
      m_lines(new QGridLayout),
      m_name(new QLineEdit),
      m_command(new QLineEdit)
{
    setObjectName(QStringLiteral("spaceCard"));
    m_heading->setObjectName(QStringLiteral("spaceHeading"));
    m_heading->setWordWrap(true);
    widgets::setTextSize(m_heading, widgets::TextSize::Strong);
    auto* head = new QHBoxLayout;
    head->setSpacing(0);
    head->addWidget(m_heading, 1);
    head->addWidget(widgets::helpButton(tr("Space"), nullptr, [this] { Q_EMIT helpWanted(); }));

    m_lines->setContentsMargins(kIndent - kButtonMargin, 0, widgets::kTightGap, widgets::kTightGap);
    m_lines->setHorizontalSpacing(widgets::kGap);
    m_lines->setVerticalSpacing(2);
    m_lines->setColumnStretch(1, 1);
    m_body->setContentsMargins(widgets::kGap, 0, widgets::kGap, widgets::kGap);
    m_body->setSpacing(0);
    m_body->addLayout(head);
    m_body->addLayout(m_lines);
    makeRows();
    hide();
}

void SpaceCard::makeRows()
{
    FormField sampler = fieldOf(kSamplerKey, tr("Sampler"), tr("How the values of a trial are chosen"), FieldKind::Choice);
    sampler.choices = {
        {QStringLiteral("sobol"), tr("Evenly, by Sobol's sequence"), tr("Even (Sobol)")},
        {QStringLiteral("grid"), tr("All combinations of lists and ranges of whole numbers"), tr("Grid (all)")},
        {QStringLiteral("tpe"), tr("Half of the trials evenly, then near good ones (TPE)"), tr("Near good ones (TPE)")}};
    FormField rule = fieldOf(kRuleKey, tr("Measured"), tr("Which trials are measured on which seeds"), FieldKind::Choice);
    rule.choices = {
        {QStringLiteral("race"), tr("A trial stops when a test says that it is worse than the best"), tr("Race")},
        {QStringLiteral("all"), tr("Every trial on every seed"), tr("All")},
        {QStringLiteral("halving"), tr("Short trainings first; for runs of more than a minute"), tr("Halving")}};
    FormField tries = countOf(kTriesKey, tr("Trials"), tr("Number of configurations, the default included"));
    tries.value = tries.fallback = QString::number(sweep::kUsualBudget);
    FormField jobs =
        fieldOf(kJobsKey, tr("At once"), tr("Runs at the same time, one thread each; 0: as many as cores and memory allow"),
                FieldKind::Integer);
    jobs.bound.minimum = 0;
    jobs.bound.maximum = 4096;
    jobs.value = jobs.fallback = QStringLiteral("0");
    const QVector<FormField> fields{
        sampler, tries, rule,
        countOf(kSweepSeedsKey, tr("Seeds"), tr("Runs of a trial, each with splits of its own: at least 2 for a race")),
        jobs};
    for (const FormField& field : fields) {
        FormField made = field;
        made.origin = tr("usual");
        auto* row = new FieldRow(made);
        connect(row, &FieldRow::edited, this, &SpaceCard::choiceEdited);
        m_body->addWidget(row);
        m_rows[field.key] = row;
    }
    auto* more = new QGridLayout;
    more->setContentsMargins(kIndent, widgets::kTightGap, 0, 0);
    more->setHorizontalSpacing(widgets::kGap);
    more->setVerticalSpacing(widgets::kTightGap);
    const auto add = [&](const QString& title, QLineEdit* edit, const QString& name) {
        auto* label = new widgets::PlainLabel(title);
        label->setBuddy(edit);
        edit->setObjectName(name);
        edit->setAccessibleName(title);
        edit->setMinimumWidth(40);
        const int line = more->rowCount();
        more->addWidget(label, line, 0);
        more->addWidget(edit, line, 1);
        return line;
    };
    add(tr("Name"), m_name, QStringLiteral("sweepName"));
    m_name->setAcceptDrops(false);
    connect(m_name, &QLineEdit::textEdited, this, &SpaceCard::nameEdited);
    const int line = add(tr("Command"), m_command, QStringLiteral("sweepCommand"));
    m_command->setReadOnly(true);
    m_command->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    auto* copy = new QToolButton;
    copy->setIcon(widgets::icon(QStringLiteral("copy")));
    copy->setAutoRaise(true);
    copy->setFocusPolicy(Qt::StrongFocus);
    copy->setObjectName(QStringLiteral("copySweep"));
    copy->setToolTip(tr("Copy the equivalent shell command “rosa sweep new …”"));
    copy->setAccessibleName(copy->toolTip());
    connect(copy, &QToolButton::clicked, this, &SpaceCard::copyWanted);
    more->addWidget(copy, line, 2);
    more->setColumnStretch(1, 1);
    m_body->addLayout(more);
}

FieldRow* SpaceCard::row(const QString& key) const
{
    const auto found = m_rows.find(key);
    return found == m_rows.end() ? nullptr : found->second;
}

QString SpaceCard::choiceProblem() const
{
    for (const char* key : {kSamplerKey, kTriesKey, kRuleKey, kSweepSeedsKey, kJobsKey})
        if (const FieldRow* one = row(QLatin1String(key)); !one->problem().isEmpty())
            return QStringLiteral("%1: %2").arg(one->field().title, one->problem());
    return {};
}

void SpaceCard::showLines(const SweepPlan& plan)
{
    QString shown;
    for (const SpaceLine& line : plan.lines)
        shown += line.key + line.title + line.values + line.defaultText + QLatin1Char('\n');
    if (shown == m_shownLines) return;
    m_shownLines = shown;
    m_defaults.clear();
    while (QLayoutItem* item = m_lines->takeAt(0)) {
        item->widget()->deleteLater();
        delete item;
    }
    int place = 0;
    for (const SpaceLine& line : plan.lines) {
        auto* title = new QToolButton;
        title->setText(line.title);
        title->setAutoRaise(true);
        title->setFocusPolicy(Qt::StrongFocus);
        title->setToolTip(tr("Go to the field"));
        connect(title, &QToolButton::clicked, this, [this, key = line.key] { Q_EMIT fieldWanted(key); });
        auto* values = new widgets::ShortLabel;
        values->setWhole(line.values);
        auto* standard = new widgets::PlainLabel(tr("default %1").arg(line.defaultText));
        m_defaults.append(standard);
        m_lines->addWidget(title, place, 0, Qt::AlignLeft);
        m_lines->addWidget(values, place, 1);
        m_lines->addWidget(standard, place++, 2);
    }
    applyPalette();
}

void SpaceCard::applyPalette()
{
    const auto paint = [](QLabel* label, const QColor& colour) {
        QPalette own = label->palette();
        if (own.color(QPalette::WindowText) == colour) return;
        own.setColor(QPalette::WindowText, colour);
        label->setPalette(own);
    };
    for (QLabel* label : m_defaults) paint(label, widgets::quietText(palette()));
}

void SpaceCard::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) applyPalette();
}

void SpaceCard::focusFirst() { reveal(m_rows.at(QLatin1String(kSamplerKey))->editor()); }

bool SpaceCard::focusProblem()
{
    for (const char* key : {kSamplerKey, kTriesKey, kRuleKey, kSweepSeedsKey, kJobsKey}) {
        FieldRow* const one = row(QLatin1String(key));
        if (one->problem().isEmpty()) continue;
        reveal(one->editor());
        return true;
    }
    return false;
}

void SpaceCard::focusName()
{
    reveal(m_name);
    m_name->selectAll();
}

void SpaceCard::showChoices(const SweepChoices& choices)
{
    for (const auto& [key, row] : m_rows) row->setValue(choices.value(key, row->field().fallback));
    FieldRow* const jobs = m_rows.at(QLatin1String(kJobsKey));
    FormField field = jobs->field();
    field.unit = field.value == QLatin1String("0") ? tr("automatic") : QString();
    if (field.unit != jobs->field().unit) jobs->setField(field);
}

/// The number of tries without a choice depends on the sampler: a grid has all combinations.
void SpaceCard::showUsualTries(int tries)
{
    FieldRow* const row = m_rows.at(QLatin1String(kTriesKey));
    FormField field = row->field();
    const QString usual = QString::number(tries);
    if (field.fallback == usual) return;
    if (!row->isChanged()) field.value = usual;
    field.fallback = usual;
    row->setField(field);
}

void SpaceCard::showPlan(const SweepPlan& plan, const QString& name)
{
    if (plan.problem.isEmpty()) showLines(plan);
    if (plan.problem.isEmpty()) showUsualTries(plan.usualTries);
    const QLocale locale;
    const QString size = plan.size ? tr("%1 configurations").arg(locale.toString(*plan.size)) : tr("continuous");
    QString heading = tr("Space");
    if (plan.problem.isEmpty()) heading += QStringLiteral(" · ") + size;
    m_heading->setText(heading);
    if (m_name->text() != name) m_name->setText(name);
    if (const QString command = plan.problem.isEmpty() ? plan.command(name) : QString(); command != m_command->text()) {
        m_command->setText(command);
        m_command->setCursorPosition(0);
        m_command->setToolTip(widgets::wrapped(command));
    }
}

}  // namespace rosa::workbench
