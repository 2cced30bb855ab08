/// Paints the search results of the manual.
#pragma once

#include <QStyledItemDelegate>

namespace rosa::workbench {

/// The item's text is "title
/// context"; search words are bold in the context. Lines wrap to the width of the view.
class HitDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    static constexpr int Words = Qt::UserRole + 10;  ///< QStringList: the search words.

    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

}  // namespace rosa::workbench
