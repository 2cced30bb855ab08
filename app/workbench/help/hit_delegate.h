/// Draws what a search of the manual found.
#pragma once

#include <QStyledItemDelegate>

namespace rosa::workbench {

/// The item's text is "title\ncontext"; the words that were searched for are bold in the context. Lines are wrapped to the view.
class HitDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    static constexpr int Words = Qt::UserRole + 10;  ///< QStringList: what was searched for.

    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

}  // namespace rosa::workbench
