#include "app/workbench/results/view/groups_panel.h"

#include <algorithm>
#include <functional>
#include <utility>

#include <QEvent>
#include <QHeaderView>
#include <QLabel>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include "app/workbench/base/core_text.h"
#include "app/workbench/base/metric_title.h"
#include "app/workbench/results/data/interval_scope.h"
#include "app/workbench/results/data/results_text.h"
#include "app/workbench/results/figure/results_figure.h"
#include "app/workbench/results/view/read_table.h"
#include "app/workbench/results/view/result_plots.h"
#include "widgets/figure/figure_actions.h"
#include "widgets/style/class_colours.h"
#include "widgets/style/theme.h"
#include "widgets/text/literal.h"
#include "widgets/text/plain_label.h"

namespace rosa::workbench {

namespace {

constexpr int kResultIconSide = 10;

}  // namespace

GroupsPanel::GroupsPanel(QWidget* parent)
    : TallColumn(parent),
      m_warning(new widgets::PlainLabel),
      m_table(new ReadTable({tr("Method"), tr("Encoder"), tr("Preset"), tr("Runs × splits"), tr("%1 %").arg(metricTitle({})),
                             tr("95 % interval"), tr("Published"), tr("Protocol")},
                            tr("Results"))),
      m_strips(new StripPlot)
{
    m_warning->setWordWrap(true);
    m_table->setIconSize({kResultIconSide, kResultIconSide});
    m_table->horizontalHeaderItem(Published)->setToolTip(tr("Numbers copied from articles, not measured here"));
    m_table->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    connect(m_table->horizontalScrollBar(), &QScrollBar::rangeChanged, this, &GroupsPanel::fitTable);
    connect(m_table, &QTableWidget::currentCellChanged, this, &GroupsPanel::groupChosen);
    widgets::offerFigure(m_strips, [this]() -> std::unique_ptr<widgets::Figure> {
        return m_results ? std::make_unique<ResultsFigure>(*m_results) : nullptr;
    });
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    column->addWidget(m_warning);
    column->addWidget(m_table);
    column->addWidget(m_strips, 1);
}

QTableWidget& GroupsPanel::table() { return *m_table; }

int GroupsPanel::chosenRow() const { return m_table->currentRow(); }

const ResultGroup* GroupsPanel::chosen() const
{
    const int row = chosenRow();
    return m_results && row >= 0 && row < static_cast<int>(m_results->groups.size())
               ? &m_results->groups[static_cast<std::size_t>(row)]
               : nullptr;
}

void GroupsPanel::changeEvent(QEvent* event)
{
    TallColumn::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && m_results) fill();
}

void GroupsPanel::showResults(std::shared_ptr<const ResultTable> results)
{
    m_results = std::move(results);
    if (m_results) fill();
}

void GroupsPanel::fill()
{
    const int before = std::max(0, chosenRow());
    m_table->horizontalHeaderItem(Accuracy)->setText(tr("%1 %").arg(metricTitle(m_results->metric())));
    m_warning->setVisible(m_results->mixesProtocols);
    QPalette palette = m_warning->palette();
    palette.setColor(QPalette::WindowText, widgets::errorColour(this->palette()));
    m_warning->setPalette(palette);
    m_warning->setText(tr("These results were not all measured in the same way, so the numbers cannot be compared."));
    {
        const QSignalBlocker blocker(m_table);
        m_table->setRowCount(static_cast<int>(m_results->groups.size()));
        for (int row = 0; row < m_table->rowCount(); ++row) fillRow(row, m_results->groups[static_cast<std::size_t>(row)]);
        // A property that all rows share is omitted from the rows or stated below the table.
        const auto differ = [this](auto field) {
            return std::ranges::any_of(m_results->groups, [&](const ResultGroup& group) {
                return std::invoke(field, group) != std::invoke(field, m_results->groups.front());
            });
        };
        m_table->setColumnHidden(Preset, !differ(&ResultGroup::preset));
        m_table->setColumnHidden(ProtocolId, !m_results->mixesProtocols);
        fitTable();
        m_strips->setTable(*m_results);
        m_table->setCurrentCell(std::min(before, m_table->rowCount() - 1), 0);
    }
    Q_EMIT groupChosen();
}

/// Height of the rows, plus the scroll bar that a narrow window needs.
void GroupsPanel::fitTable()
{
    const QScrollBar* bar = m_table->horizontalScrollBar();
    const int scroll = bar->maximum() > bar->minimum() ? bar->sizeHint().height() : 0;
    const int rows = m_table->verticalHeader()->defaultSectionSize() * m_table->rowCount();
    m_table->setFixedHeight(m_table->horizontalHeader()->sizeHint().height() + rows + scroll + 4);
}

void GroupsPanel::fillRow(int row, const ResultGroup& group)
{
    m_table->put(row, Method, QString::fromStdString(group.title))
        ->setData(Qt::DecorationRole,
                  widgets::curveColour(group.colour < 0 ? row : group.colour, widgets::isDark(palette())));
    m_table->put(row, Encoder,
                 group.encoderTitle.empty() ? QStringLiteral("–") : QString::fromStdString(group.encoderTitle));
    m_table->put(row, Preset, QString::fromStdString(group.preset));
    m_table->put(row, Count, QStringLiteral("%1 × %2").arg(group.runs.size()).arg(group.card().splits), Qt::AlignRight)
        ->setToolTip(
            widgets::literal(countText(group) + QLatin1Char('\n') + tr("Mean and standard deviation over all results")));
    putAccuracy(row, group);
    putPublished(row, group);
    auto* protocol = m_table->put(row, ProtocolId, QString::fromStdString(group.card().id));
    protocol->setToolTip(widgets::literal(coreText(group.card().text)));
    if (!isSameProtocol(group.card(), m_results->groups.front().card()))
        protocol->setForeground(widgets::errorColour(palette()));
}

void GroupsPanel::putAccuracy(int row, const ResultGroup& group)
{
    const double deviation = group.accuracy.n > 1 ? group.accuracy.standardDeviation : -1;
    auto* accuracy = m_table->put(row, Accuracy, percentText(group.accuracy.mean, deviation), Qt::AlignRight);
    QFont bold = accuracy->font();
    bold.setBold(static_cast<int>(clearlyBest(*m_results)) == row);
    accuracy->setFont(bold);
    accuracy->setToolTip(tr("± is the sample standard deviation."));
    auto* interval = m_table->put(row, Interval, intervalText(group), Qt::AlignRight);
    if (group.accuracy.interval95)
        interval->setToolTip(widgets::literal(tr("95 % interval of the mean %1").arg(scopeText(scopeOf(group)))));
}

void GroupsPanel::putPublished(int row, const ResultGroup& group)
{
    // Centred: separated from the interval before it.
    auto* published = m_table->put(row, Published, QStringLiteral("–"), Qt::AlignHCenter);
    if (!group.published) return;
    published->setText(percentText(group.published->mean, group.published->deviation));
    QFont italic = published->font();
    italic.setItalic(true);
    published->setFont(italic);
    published->setForeground(widgets::quietText(palette()));
    QString source = tr("Copied from: %1").arg(coreText(group.published->source));
    if (!group.published->note.empty()) source += QStringLiteral("\n") + QString::fromStdString(group.published->note);
    published->setToolTip(widgets::literal(source));
}

}  // namespace rosa::workbench
