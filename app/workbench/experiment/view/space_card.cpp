#include "app/workbench/experiment/view/space_card.h"

#include <algorithm>

#include <QFontDatabase>
#include <QFrame>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
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

constexpr int kMostBodyHeight = 280;   ///< More scrolls.
constexpr int kLeastBodyHeight = 150;  ///< The form above gets the rest of a low window.
constexpr int kIndent = 20;            ///< Of the texts of form rows.
constexpr int kButtonMargin = 8;       ///< Between the frame of a flat button and its text.

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
      m_heading(new QToolButton),
      m_body(new QWidget),
      m_lines(new QGridLayout),
      m_forecast(new widgets::PlainLabel),
      m_problem(new widgets::PlainLabel),
      m_name(new QLineEdit),
      m_command(new QLineEdit),
      m_start(new QPushButton(tr("Start sweep")))
{
    setObjectName(QStringLiteral("spaceCard"));
    m_heading->setAutoRaise(true);
    m_heading->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_heading->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    m_heading->setFocusPolicy(Qt::StrongFocus);
    m_heading->setObjectName(QStringLiteral("spaceHeading"));
    m_heading->setText(tr("Space"));
    widgets::setTextSize(m_heading, widgets::TextSize::Strong);
    connect(m_heading, &QToolButton::clicked, this, [this] {
        setFolded(!m_isFolded);
        Q_EMIT foldedByUser();
    });
    auto* head = new QHBoxLayout;
    head->setSpacing(0);
    head->addWidget(m_heading, 1);
    head->addWidget(widgets::helpButton(tr("Space"), nullptr, [this] { Q_EMIT helpWanted(); }));

    m_lines->setContentsMargins(kIndent - kButtonMargin, 0, widgets::kTightGap, widgets::kTightGap);
    m_lines->setHorizontalSpacing(widgets::kGap);
    m_lines->setVerticalSpacing(2);
    m_lines->setColumnStretch(1, 1);
    auto* body = new QVBoxLayout(m_body);
    body->setContentsMargins(0, 0, 0, widgets::kTightGap);
    body->setSpacing(0);
    body->addLayout(m_lines);
    makeRows();
    auto* area = new widgets::ColumnArea(m_body);
    area->setObjectName(QStringLiteral("spaceBody"));
    area->setMaximumHeight(kMostBodyHeight);
    area->setMinimumHeight(kLeastBodyHeight);

    for (QLabel* label : {m_forecast, m_problem}) {
        label->setWordWrap(true);
    }
    m_forecast->setObjectName(QStringLiteral("sweepForecast"));
    m_problem->setObjectName(QStringLiteral("sweepProblem"));
    m_start->setObjectName(QStringLiteral("startSweep"));
    m_start->setIcon(widgets::icon(QStringLiteral("play")));
    connect(m_start, &QPushButton::clicked, this, &SpaceCard::startWanted);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(widgets::kGap, widgets::kTightGap, widgets::kGap, widgets::kGap);
    layout->setSpacing(widgets::kTightGap);
    auto* line = new QFrame;
    line->setFrameShape(QFrame::HLine);
    line->setFrameShadow(QFrame::Sunken);
    layout->addWidget(line);
    layout->addLayout(head);
    layout->addWidget(area);
    layout->addWidget(m_forecast);
    layout->addWidget(m_problem);
    layout->addWidget(m_start);
    hide();
}

QSize SpaceCard::sizeHint() const
{
    // A scroll area asks for less than its content needs.
    const int missing = m_isFolded ? 0
                                   : std::min(m_body->sizeHint().height(), kMostBodyHeight) -
                                         findChild<QWidget*>(QStringLiteral("spaceBody"))->sizeHint().height();
    return QWidget::sizeHint() + QSize(0, std::max(0, missing));
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
        m_body->layout()->addWidget(row);
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
    static_cast<QVBoxLayout*>(m_body->layout())->addLayout(more);
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

void SpaceCard::setFolded(bool isFolded)
{
    m_isFolded = isFolded;
    findChild<QWidget*>(QStringLiteral("spaceBody"))->setVisible(!isFolded);
    m_heading->setArrowType(isFolded ? Qt::RightArrow : Qt::DownArrow);
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
    paint(m_problem, widgets::errorColour(palette()));
}

void SpaceCard::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) applyPalette();
}

bool SpaceCard::focusProblem()
{
    for (const char* key : {kSamplerKey, kTriesKey, kRuleKey, kSweepSeedsKey, kJobsKey}) {
        FieldRow* const one = row(QLatin1String(key));
        if (one->problem().isEmpty()) continue;
        setFolded(false);
        one->editor()->setFocus();
        return true;
    }
    return false;
}

void SpaceCard::focusName()
{
    setFolded(false);
    m_name->setFocus();
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

void SpaceCard::showPlan(const SweepPlan& plan, const QString& name, const QString& forecast, const QString& problem)
{
    if (plan.problem.isEmpty()) showLines(plan);
    if (plan.problem.isEmpty()) showUsualTries(plan.usualTries);
    const QLocale locale;
    const QString size = plan.size ? tr("%1 configurations").arg(locale.toString(*plan.size)) : tr("continuous");
    QString heading = tr("Space");
    if (plan.problem.isEmpty()) heading += QStringLiteral(" · ") + size;
    m_heading->setText(heading);
    m_heading->setAccessibleName(heading);
    m_heading->setToolTip(widgets::literal(heading));
    if (m_name->text() != name) m_name->setText(name);
    if (const QString command = plan.problem.isEmpty() ? plan.command(name) : QString(); command != m_command->text()) {
        m_command->setText(command);
        m_command->setCursorPosition(0);
        m_command->setToolTip(widgets::wrapped(command));
    }
    m_forecast->setText(forecast);
    m_forecast->setVisible(!forecast.isEmpty());
    m_problem->setText(problem);
    m_problem->setVisible(!problem.isEmpty());
    // Not disabled by a problem: the button then leads to it.
    m_start->setToolTip(widgets::literal(problem));
}

}  // namespace rosa::workbench
