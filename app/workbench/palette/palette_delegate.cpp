#include "app/workbench/palette/palette_delegate.h"

#include <QApplication>
#include <QPainter>

#include "app/workbench/palette/palette_list.h"
#include "widgets/style/theme.h"

namespace rosa::workbench {

namespace {

constexpr int kRowSpace = 8;  ///< Between icon, title, detail and edges.

}  // namespace

void PaletteDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    QStyleOptionViewItem item = option;
    initStyleOption(&item, index);
    const QStyle& style = item.widget ? *item.widget->style() : *QApplication::style();
    const QString title = item.text;
    const QIcon icon = item.icon;
    item.text.clear();
    item.icon = {};
    style.drawControl(QStyle::CE_ItemViewItem, &item, painter, item.widget);

    const bool isEnabled = item.state.testFlag(QStyle::State_Enabled);
    const bool isChosen = item.state.testFlag(QStyle::State_Selected);
    const auto group = isEnabled ? QPalette::Active : QPalette::Disabled;
    const QColor text = item.palette.color(group, isChosen ? QPalette::HighlightedText : QPalette::Text);
    QRect room = item.rect.adjusted(kRowSpace, 0, -kRowSpace, 0);
    const int side = item.decorationSize.height();
    icon.paint(painter, QRect(room.left(), room.center().y() - side / 2, side, side), Qt::AlignCenter,
               isChosen ? QIcon::Selected : QIcon::Normal);
    room.setLeft(room.left() + side + kRowSpace);
    painter->save();
    painter->setFont(item.font);
    painter->setPen(text);
    const QString shown = item.fontMetrics.elidedText(title, Qt::ElideRight, room.width());
    painter->drawText(room, Qt::AlignLeft | Qt::AlignVCenter, shown);
    room.setLeft(room.left() + item.fontMetrics.horizontalAdvance(shown) + 2 * kRowSpace);
    if (room.width() > 4 * kRowSpace) {
        painter->setPen(isChosen ? text : widgets::quietText(item.palette));
        painter->drawText(
            room, Qt::AlignRight | Qt::AlignVCenter,
            item.fontMetrics.elidedText(index.data(PaletteList::Detail).toString(), Qt::ElideLeft, room.width()));
    }
    painter->restore();
}

QSize PaletteDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    return {QStyledItemDelegate::sizeHint(option, index).width(), option.fontMetrics.height() + kRowSpace + kRowSpace / 2};
}

}  // namespace rosa::workbench
