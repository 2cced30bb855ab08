/// Cells of the list of runs.
#pragma once

#include <QStyledItemDelegate>

namespace rosa::workbench {

/// Shortens what does not fit by widgets::fittedText(), so that no number is cut in two; what is left out is in the tooltip.
class RunCellDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    /// The text that paint() shows of the cell in `option.rect`.
    [[nodiscard]] QString shownText(const QStyleOptionViewItem& option, const QModelIndex& index) const;
};

}  // namespace rosa::workbench
