/// Draws a row of the command palette: what it is at the left, where it belongs at the right.
#pragma once

#include <QStyledItemDelegate>

namespace rosa::workbench {

/// The title has its room first, the detail what is left.
class PaletteDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

}  // namespace rosa::workbench
