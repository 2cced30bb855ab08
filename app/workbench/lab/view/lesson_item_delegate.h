/// Paints a lesson in a list: title, question, progress.
#pragma once

#include <QStyledItemDelegate>

namespace rosa::workbench {

/// The item's text is "title\nquestion\nprogress"; lines wrap to the width of the view.
class LessonItemDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    static constexpr int IsNext = Qt::UserRole + 11;  ///< bool: the lesson to take next; its last line stands out.
    static constexpr int Share = Qt::UserRole + 10;   ///< double: part of the steps that are done, drawn as a bar.

    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

}  // namespace rosa::workbench
