#include "app/workbench/docks/run_cell_delegate.h"

#include <QApplication>
#include <QFontMetricsF>

#include "app/workbench/docks/run_table_model.h"
#include "widgets/style/fitted_text.h"

namespace rosa::workbench {

namespace {

const QStyle& styleOf(const QStyleOptionViewItem& option)
{
    return option.widget ? *option.widget->style() : *QApplication::style();
}

QString fitted(const QStyleOptionViewItem& cell, const QModelIndex& index)
{
    const QStyle& style = styleOf(cell);
    const int margins = 2 * (style.pixelMetric(QStyle::PM_FocusFrameHMargin, &cell, cell.widget) + 1);
    const int room = style.subElementRect(QStyle::SE_ItemViewItemText, &cell, cell.widget).width() - margins;
    return widgets::fittedText(cell.text, QFontMetricsF(cell.font), room,
                               index.data(RunTableModel::SharedRole).value<QList<int>>());
}

}  // namespace

void RunCellDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    QStyleOptionViewItem cell = option;
    initStyleOption(&cell, index);
    cell.text = fitted(cell, index);
    cell.textElideMode = Qt::ElideNone;
    styleOf(cell).drawControl(QStyle::CE_ItemViewItem, &cell, painter, cell.widget);
}

QString RunCellDelegate::shownText(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    QStyleOptionViewItem cell = option;
    initStyleOption(&cell, index);
    return fitted(cell, index);
}

}  // namespace rosa::workbench
