/// Paints the cells of the list of runs.
#pragma once

#include <QFont>
#include <QHash>
#include <QStyledItemDelegate>

class QAbstractItemView;

namespace rosa::workbench {

/// Shortens texts by widgets::fittedTexts(), so that numbers are not cut and different names look different; the tooltip has the full text.
class RunCellDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    /// `view` must have its model.
    explicit RunCellDelegate(QAbstractItemView* view);

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    /// The text that paint() shows for the cell in `option.rect`.
    [[nodiscard]] QString shownText(const QStyleOptionViewItem& option, const QModelIndex& index) const;

private:
    [[nodiscard]] QString fitted(const QStyleOptionViewItem& cell, const QModelIndex& index) const;
    [[nodiscard]] QStringList fittedBlock(const QStyleOptionViewItem& cell, const QModelIndex& index) const;

    // Names are fitted in blocks of rows; each block is cached until the list or the column changes.
    mutable QHash<int, QStringList> m_blocks;
    mutable int m_width = -1;
    mutable QFont m_font;
};

}  // namespace rosa::workbench
