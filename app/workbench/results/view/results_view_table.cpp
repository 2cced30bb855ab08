/// The part of ResultsView that fills its tables.
#include <algorithm>
#include <functional>

#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QTableWidget>

#include "app/workbench/base/core_text.h"
#include "app/workbench/base/metric_title.h"
#include "app/workbench/results/data/interval_scope.h"
#include "app/workbench/results/data/results_text.h"
#include "app/workbench/results/view/result_plots.h"
#include "app/workbench/results/view/results_view.h"
#include "widgets/style/class_colours.h"
#include "widgets/style/theme.h"
#include "widgets/text/literal.h"

namespace rosa::workbench {

namespace {

QTableWidgetItem* cell(const QString& text, bool isNumber = false)
{
    auto* item = new QTableWidgetItem(text);
    item->setTextAlignment((isNumber ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    return item;
}

}  // namespace

void ResultsView::fillTable()
{
    const int before = std::max(0, m_table->currentRow());
    m_table->horizontalHeaderItem(Accuracy)->setText(tr("%1 %").arg(metricTitle(m_results->metric())));
    m_warning->setVisible(m_results->mixesProtocols);
    QPalette palette = m_warning->palette();
    palette.setColor(QPalette::WindowText, widgets::errorColour(this->palette()));
    m_warning->setPalette(palette);
    m_warning->setText(tr("These results were not all measured in the same way, so the numbers cannot be compared."));
    const QSignalBlocker blocker(m_table);
    m_table->setRowCount(static_cast<int>(m_results->groups.size()));
    for (int row = 0; row < m_table->rowCount(); ++row) addRow(row, m_results->groups[static_cast<std::size_t>(row)]);
    // A property that all rows share is omitted from the rows or stated below the table.
    const auto differ = [this](auto field) {
        return std::ranges::any_of(m_results->groups, [&](const ResultGroup& group) {
            return std::invoke(field, group) != std::invoke(field, m_results->groups.front());
        });
    };
    m_table->setColumnHidden(Preset, !differ(&ResultGroup::preset));
    m_table->setColumnHidden(ProtocolId, !m_results->mixesProtocols);
    fitTable();
    m_strips->setTable(m_results);
    const int row = std::min(before, m_table->rowCount() - 1);
    m_table->setCurrentCell(row, 0);
    showGroup(row);
}

/// Height of the rows, plus the scroll bar that a narrow window needs.
void ResultsView::fitTable()
{
    const QScrollBar* bar = m_table->horizontalScrollBar();
    const int scroll = bar->maximum() > bar->minimum() ? bar->sizeHint().height() : 0;
    const int rows = m_table->verticalHeader()->defaultSectionSize() * m_table->rowCount();
    m_table->setFixedHeight(m_table->horizontalHeader()->sizeHint().height() + rows + scroll + 4);
}

void ResultsView::addRow(int row, const ResultGroup& group)
{
    m_table->setItem(row, Method, cell(QString::fromStdString(group.title)));
    m_table->item(row, Method)
        ->setData(Qt::DecorationRole,
                  widgets::curveColour(group.colour < 0 ? row : group.colour, widgets::isDark(palette())));
    m_table->setItem(row, Encoder,
                     cell(group.encoder.empty() ? QStringLiteral("–") : QString::fromStdString(group.encoder)));
    m_table->setItem(row, Preset, cell(QString::fromStdString(group.preset)));
    auto* count = cell(QStringLiteral("%1 × %2").arg(group.runs.size()).arg(group.card().splits), true);
    count->setToolTip(
        widgets::literal(countText(group) + QLatin1Char('\n') + tr("Mean and standard deviation over all results")));
    m_table->setItem(row, Count, count);
    auto* accuracy =
        cell(percentText(group.accuracy.mean, group.accuracy.n > 1 ? group.accuracy.standardDeviation : -1), true);
    QFont bold = accuracy->font();
    bold.setBold(static_cast<int>(clearlyBest(*m_results)) == row);
    accuracy->setFont(bold);
    accuracy->setToolTip(tr("± is the sample standard deviation."));
    m_table->setItem(row, Accuracy, accuracy);
    auto* interval = cell(intervalText(group), true);
    if (group.accuracy.interval95)
        interval->setToolTip(widgets::literal(tr("95 % interval of the mean %1").arg(scopeText(scopeOf(group)))));
    m_table->setItem(row, Interval, interval);
    auto* published = cell(QStringLiteral("–"));
    published->setTextAlignment(Qt::AlignCenter);  // separated from the interval before it
    if (group.published) {
        published->setText(percentText(group.published->mean, group.published->deviation));
        QFont italic = published->font();
        italic.setItalic(true);
        published->setFont(italic);
        published->setForeground(widgets::quietText(palette()));
        QString source = tr("Copied from: %1").arg(coreText(group.published->source));
        if (!group.published->note.empty()) source += QStringLiteral("\n") + QString::fromStdString(group.published->note);
        published->setToolTip(widgets::literal(source));
    }
    m_table->setItem(row, Published, published);
    auto* protocol = cell(QString::fromStdString(group.card().id));
    protocol->setToolTip(widgets::literal(coreText(group.card().text)));
    if (!isSameProtocol(group.card(), m_results->groups.front().card()))
        protocol->setForeground(widgets::errorColour(palette()));
    m_table->setItem(row, ProtocolId, protocol);
}

void ResultsView::fillClasses(const ResultGroup& group)
{
    const auto matrix = confusionOf(group);
    const QLocale locale;
    const auto percent = [&](double share) { return cell(locale.toString(100 * share, 'f', 1), true); };
    const std::int32_t classes = matrix ? matrix->classes() : 0;
    m_classes->setRowCount(classes > 0 ? classes + 1 : 0);
    for (std::int32_t row = 0; row < classes; ++row) {
        const evaluate::ClassScore score = matrix->score(row);
        const QString name =
            QString::fromStdString(group.runs.front().evaluation.perClass[static_cast<std::size_t>(row)].name);
        m_classes->setItem(row, 0, cell(name));
        m_classes->item(row, 0)->setToolTip(widgets::literal(name));
        m_classes->setItem(row, 1, percent(score.precision));
        m_classes->setItem(row, 2, percent(score.recall));
        m_classes->setItem(row, 3, percent(score.f1));
        m_classes->setItem(row, 4, cell(locale.toString(static_cast<qint64>(score.support)), true));
    }
    if (!matrix) return;
    for (int column = 0; column < m_classes->columnCount(); ++column) m_classes->setItem(classes, column, cell(QString()));
    // Spans the columns that have no value for it.
    m_classes->clearSpans();
    m_classes->setSpan(classes, 0, 1, 3);
    m_classes->setItem(classes, 0, cell(tr("Macro average, splits pooled")));
    m_classes->item(classes, 0)->setToolTip(widgets::literal(m_classes->item(classes, 0)->text()));
    m_classes->setItem(classes, 3, percent(matrix->macroF1()));
}

}  // namespace rosa::workbench
