/// Paints the rows of the list of runs.
#pragma once

#include <QHash>
#include <QStyledItemDelegate>

class QTreeView;

namespace rosa::workbench {

/// A run has two lines: what tells it from the others, shortened by widgets::fittedTexts(), and its accuracy with a bar, or its progress. Numbers
/// are never cut. Its colour stands before it, an eye after it. Data sets and baselines have one line.
class RunRowDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    /// `view` must have its model, a RunTreeModel.
    explicit RunRowDelegate(QTreeView* view);

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    void updateEditorGeometry(QWidget* editor, const QStyleOptionViewItem& option, const QModelIndex& index) const override;

    /// The place of the eye in a row; empty if it has none.
    [[nodiscard]] static QRect eyeOf(const QRect& row, const QModelIndex& index);
    /// The first line as paint() shows it in `row`.
    [[nodiscard]] QString shownTitle(const QStyleOptionViewItem& option, const QModelIndex& index) const;

private:
    struct Block {
        int width = 0;
        QStringList titles;
    };

    void paintTitle(QPainter* painter, const QStyleOptionViewItem& cell, const QModelIndex& index) const;
    void paintSecond(QPainter* painter, const QStyleOptionViewItem& cell, const QModelIndex& index) const;
    void paintEye(QPainter* painter, const QStyleOptionViewItem& cell, const QModelIndex& index) const;
    [[nodiscard]] QRect titlePlace(const QStyleOptionViewItem& cell, const QModelIndex& index) const;

    // Titles are fitted in blocks of neighbours; each block is kept until the list or its width changes.
    mutable QHash<std::pair<QString, int>, Block> m_blocks;
    mutable QFont m_font;
};

}  // namespace rosa::workbench
