#include "app/workbench/docks/run_cell_delegate.h"

#include <algorithm>

#include <QAbstractItemView>
#include <QApplication>
#include <QFontMetricsF>
#include <QPainter>

#include "app/workbench/docks/run_table_model.h"
#include "widgets/style/class_colours.h"
#include "widgets/style/fitted_text.h"
#include "widgets/style/theme.h"

namespace rosa::workbench {

namespace {

/// Number of rows whose names are kept distinct: more than any screen shows, few enough to be fitted while a column is resized.
constexpr int kBlock = 200;
/// Of the bar in the colour of the run before its name.
constexpr int kColourWidth = 3;

const QStyle& styleOf(const QStyleOptionViewItem& option)
{
    return option.widget ? *option.widget->style() : *QApplication::style();
}

/// The part of a name's cell right of the colour.
QRect besideColour(const QRect& cell) { return cell.adjusted(kColourWidth + 2, 0, 0, 0); }

/// The width of the cell's text, with or without an icon before it.
double roomOf(QStyleOptionViewItem cell, bool hasIcon)
{
    const QStyle& style = styleOf(cell);
    cell.features.setFlag(QStyleOptionViewItem::HasDecoration, hasIcon);
    const int margins = 2 * (style.pixelMetric(QStyle::PM_FocusFrameHMargin, &cell, cell.widget) + 1);
    return style.subElementRect(QStyle::SE_ItemViewItemText, &cell, cell.widget).width() - margins;
}

}  // namespace

RunCellDelegate::RunCellDelegate(QAbstractItemView* view) : QStyledItemDelegate(view)
{
    const auto forget = [this] { m_blocks.clear(); };
    const QAbstractItemModel* model = view->model();
    connect(model, &QAbstractItemModel::dataChanged, this, forget);
    connect(model, &QAbstractItemModel::rowsInserted, this, forget);
    connect(model, &QAbstractItemModel::rowsRemoved, this, forget);
    connect(model, &QAbstractItemModel::layoutChanged, this, forget);
    connect(model, &QAbstractItemModel::modelReset, this, forget);
}

QStringList RunCellDelegate::fittedBlock(const QStyleOptionViewItem& cell, const QModelIndex& index) const
{
    const int first = index.row() / kBlock * kBlock;
    const int end = std::min(first + kBlock, index.model()->rowCount());
    const double plain = roomOf(cell, false);
    const double besideIcon = roomOf(cell, true);
    QStringList names;
    QList<double> widths;
    for (int row = first; row < end; ++row) {
        const QModelIndex name = index.siblingAtRow(row);
        names.append(name.data().toString());
        widths.append(name.data(Qt::DecorationRole).isNull() ? plain : besideIcon);
    }
    return widgets::fittedTexts(names, QFontMetricsF(cell.font), widths);
}

QString RunCellDelegate::fitted(const QStyleOptionViewItem& cell, const QModelIndex& index) const
{
    if (index.column() != RunTableModel::Name) {
        const bool hasIcon = cell.features.testFlag(QStyleOptionViewItem::HasDecoration);
        return widgets::fittedText(cell.text, QFontMetricsF(cell.font), roomOf(cell, hasIcon));
    }
    if (m_width != cell.rect.width() || m_font != cell.font) m_blocks.clear();
    m_width = cell.rect.width();
    m_font = cell.font;
    QStringList& block = m_blocks[index.row() / kBlock];
    if (block.isEmpty()) block = fittedBlock(cell, index);
    return block.value(index.row() % kBlock);
}

void RunCellDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    QStyleOptionViewItem cell = option;
    initStyleOption(&cell, index);
    if (index.column() == RunTableModel::Name) {
        styleOf(cell).drawPrimitive(QStyle::PE_PanelItemViewItem, &cell, painter, cell.widget);
        cell.rect = besideColour(cell.rect);
    }
    cell.text = fitted(cell, index);
    cell.textElideMode = Qt::ElideNone;
    styleOf(cell).drawControl(QStyle::CE_ItemViewItem, &cell, painter, cell.widget);
    const QVariant colour = index.data(RunTableModel::ColourRole);
    if (index.column() != RunTableModel::Name || colour.toInt() < 0) return;
    const QRect bar(option.rect.topLeft() + QPoint(1, 2), QSize(kColourWidth, option.rect.height() - 4));
    if (option.state & QStyle::State_Selected)
        painter->fillRect(bar.adjusted(-1, -1, 1, 1), option.palette.color(QPalette::HighlightedText));
    painter->fillRect(bar, widgets::curveColour(colour.toInt(), widgets::isDark(option.palette)));
}

QString RunCellDelegate::shownText(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    QStyleOptionViewItem cell = option;
    initStyleOption(&cell, index);
    if (index.column() == RunTableModel::Name) cell.rect = besideColour(cell.rect);
    return fitted(cell, index);
}

}  // namespace rosa::workbench
