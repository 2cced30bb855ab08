#include "app/workbench/datasets/view/data_card.h"

#include <algorithm>

#include <QEvent>
#include <QGridLayout>
#include <QLocale>
#include <QVBoxLayout>

#include "app/workbench/base/core_text.h"
#include "widgets/style/number_text.h"
#include "widgets/style/text_size.h"
#include "widgets/style/theme.h"
#include "widgets/text/literal.h"
#include "widgets/text/plain_label.h"

namespace rosa::workbench {

namespace {

constexpr int kFactGap = 8;

}  // namespace

DataCard::DataCard(QWidget* parent)
    : QWidget(parent), m_grid(new QGridLayout), m_title(new widgets::PlainLabel), m_note(new widgets::PlainLabel)
{
    const std::array<QString, FactCount> names{tr("Nodes"),     tr("Edges"),    tr("Features"),   tr("Classes"),
                                               tr("Homophily"), tr("Isolated"), tr("Components"), tr("Splits")};
    widgets::setTextSize(m_title, widgets::TextSize::Heading);
    m_title->setWordWrap(true);
    m_note->setWordWrap(true);
    m_note->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_grid->setHorizontalSpacing(kFactGap);
    m_grid->setVerticalSpacing(1);
    for (std::size_t i = 0; i < FactCount; ++i) {
        m_names[i] = new widgets::PlainLabel(names[i], this);
        m_values[i] = new widgets::PlainLabel(this);
    }
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    layout->addWidget(m_title);
    layout->addLayout(m_grid);
    layout->addWidget(m_note);
    arrange();
    clear({});
}

int DataCard::factWidth() const
{
    int names = 0, values = 0;
    for (std::size_t i = 0; i < FactCount; ++i) {
        names = std::max(names, m_names[i]->sizeHint().width());
        values = std::max(values, m_values[i]->sizeHint().width());
    }
    return names + kFactGap + values;
}

/// Two facts per line if the longest ones fit.
void DataCard::arrange()
{
    const int perLine = width() >= 2 * factWidth() + 3 * kFactGap ? 2 : 1;
    if (perLine == m_perLine) return;
    m_perLine = perLine;
    for (int i = 0; i < FactCount; ++i) {
        const auto at = static_cast<std::size_t>(i);
        for (QLabel* label : {m_names[at], m_values[at]}) m_grid->removeWidget(label);
        m_grid->addWidget(m_names[at], i / perLine, 3 * (i % perLine));
        m_grid->addWidget(m_values[at], i / perLine, 3 * (i % perLine) + 1);
    }
    m_grid->setColumnMinimumWidth(2, perLine > 1 ? kFactGap : 0);
    m_grid->setColumnStretch(1, 1);
    m_grid->setColumnStretch(4, perLine > 1 ? 1 : 0);
}

QString DataCard::featuresText(const DataFacts& facts) const
{
    const QString count = QLocale().toString(facts.features);
    if (!facts.range) return count;
    if (facts.range->isBinary()) return tr("%1 (0 and 1)").arg(count);
    return tr("%1 (%2 to %3)")
        .arg(count, widgets::roundedNumber(facts.range->least, 2), widgets::roundedNumber(facts.range->most, 2));
}

/// The width of one fact per line: the layout's own minimum would keep a wide card wide.
QSize DataCard::minimumSizeHint() const { return {factWidth(), QWidget::minimumSizeHint().height()}; }

void DataCard::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    arrange();
}

void DataCard::clear(const QString& title)
{
    m_title->setText(title);
    m_title->setVisible(!title.isEmpty());
    setToolTip({});
    m_isProblem = false;
    for (QLabel* label : m_names) label->hide();
    for (QLabel* label : m_values) label->hide();
    m_note->hide();
    colour();
}

void DataCard::setFact(Fact fact, const QString& value, const QString& explanation)
{
    for (QLabel* label : {m_names[fact], m_values[fact]}) {
        label->setToolTip(widgets::wrapped(explanation));
        label->show();
    }
    m_values[fact]->setText(value);
    m_values[fact]->setAccessibleName(QStringLiteral("%1: %2").arg(m_names[fact]->text(), value));
}

void DataCard::showFacts(const DataFacts& facts)
{
    clear(facts.title.isEmpty() ? facts.name : facts.title);
    const QLocale locale;
    setToolTip(widgets::wrapped(facts.source));
    setFact(Nodes, locale.toString(facts.nodes));
    const QString edges = locale.toString(facts.edges);
    setFact(Edges,
            facts.weights ? tr("%1 (weights %2 to %3)")
                                .arg(edges, widgets::roundedNumber(facts.weights->least, 2),
                                     widgets::roundedNumber(facts.weights->most, 2))
                          : edges,
            facts.weights ? tr("Undirected edges without self-loops; methods use their weights only with data.edge_weights")
                          : tr("Undirected edges without self-loops"));
    setFact(Features, featuresText(facts),
            tr("Features per node; %1 of the values are non-zero").arg(widgets::perCent(facts.density, 2)));
    setFact(Classes, facts.classes > 0 ? locale.toString(facts.classes) : tr("none"),
            facts.unlabelled > 0 ? tr("%n nodes have no class", nullptr, static_cast<int>(facts.unlabelled)) : QString());
    setFact(Homophily, facts.homophily ? widgets::perCent(*facts.homophily, 1) : tr("unknown"),
            tr("Share of edges between nodes of the same class; unknown without classes"));
    setFact(Isolated, locale.toString(facts.isolated), tr("Nodes without neighbours"));
    setFact(Components, locale.toString(facts.components),
            tr("Connected components; the largest has %n nodes", nullptr, static_cast<int>(facts.largestComponent)));
    setFact(Splits, facts.splits > 0 ? locale.toString(facts.splits) : tr("none"),
            tr("Published splits into training and test nodes"));
    QStringList notes;
    for (const auto& [what, count] : facts.fixUps) notes += tr("%1: %2").arg(coreText(what), locale.toString(count));
    if (!notes.isEmpty()) notes = {tr("Corrected: %1").arg(notes.join(QStringLiteral("; ")))};
    if (!facts.featuresNote.isEmpty()) notes += tr("Generated features: %1").arg(coreText(facts.featuresNote));
    if (!facts.sharesNodesWith.isEmpty())
        notes += tr("Features and classes are identical to those of %1, as published: results on both are not independent.")
                     .arg(facts.sharesNodesWith);
    if (facts.classes == 0) notes += tr("No classes: the embedding cannot be evaluated.");
    m_note->setText(notes.join(QLatin1Char('\n')));
    m_note->setVisible(!notes.isEmpty());
    arrange();
}

void DataCard::showLoading(const QString& name)
{
    clear(name);
    showHint(tr("Reading …"));
    m_title->setText(name);
    m_title->show();
}

void DataCard::showProblem(const QString& name, const QString& problem)
{
    clear(name);
    m_isProblem = true;
    m_note->setText(problem);
    m_note->show();
    colour();
}

void DataCard::showHint(const QString& text)
{
    clear({});
    m_note->setText(text);
    m_note->show();
}

void DataCard::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && m_note) colour();
}

void DataCard::colour()
{
    QPalette quiet = palette();
    quiet.setColor(QPalette::WindowText, widgets::quietText(palette()));
    for (QLabel* label : m_names) label->setPalette(quiet);
    if (m_isProblem) quiet.setColor(QPalette::WindowText, widgets::errorColour(palette()));
    m_note->setPalette(quiet);
}

}  // namespace rosa::workbench
