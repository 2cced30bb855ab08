/// Cells of the list of runs.
#pragma once

#include <QFont>
#include <QHash>
#include <QStyledItemDelegate>

class QAbstractItemView;

namespace rosa::workbench {

/// Shortens what does not fit by widgets::fittedTexts(), so that no number is cut in two and different names look different; what is left
/// out is in the tooltip.
class RunCellDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    /// `view` has its model.
    explicit RunCellDelegate(QAbstractItemView* view);

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    /// The text that paint() shows of the cell in `option.rect`.
    [[nodiscard]] QString shownText(const QStyleOptionViewItem& option, const QModelIndex& index) const;

private:
    [[nodiscard]] QString fitted(const QStyleOptionViewItem& cell, const QModelIndex& index) const;
    [[nodiscard]] QStringList fittedBlock(const QStyleOptionViewItem& cell, const QModelIndex& index) const;

    // Names are fitted together, a block of rows at a time; each is kept until the list or the column changes.
    mutable QHash<int, QStringList> m_blocks;
    mutable int m_width = -1;
    mutable QFont m_font;
};

}  // namespace rosa::workbench
