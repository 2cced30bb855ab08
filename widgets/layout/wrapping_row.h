/// A row of widgets that goes on in the next line where its place is too narrow.
#pragma once

#include <QLayout>
#include <QList>

namespace rosa::widgets {

/// Widgets beside each other in the widths that they ask for; what has no room in a line begins another, so that the row is never wider
/// than its widest widget needs at least. The room that is left in a line goes to those of its widgets that expand, else stays at its end.
class WrappingRow : public QLayout {
public:
    /// `gap` between widgets and between lines. A child of `parent` as any layout.
    explicit WrappingRow(QWidget* parent = nullptr, int gap = 6);
    ~WrappingRow() override;

    /// Room that pushes what follows it in its line to the end.
    void addStretch();
    void addItem(QLayoutItem* item) override;
    [[nodiscard]] int count() const override { return static_cast<int>(m_items.size()); }
    [[nodiscard]] QLayoutItem* itemAt(int index) const override { return m_items.value(index); }
    QLayoutItem* takeAt(int index) override;
    [[nodiscard]] Qt::Orientations expandingDirections() const override { return {}; }
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    /// All in one line.
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSize() const override;
    void setGeometry(const QRect& rect) override;

private:
    /// One line: indices of shown items, and the height of the highest.
    struct Line {
        QList<QLayoutItem*> items;
        int height = 0;
    };
    [[nodiscard]] QList<Line> linesIn(int width) const;
    void placeLine(const Line& line, const QRect& place) const;

    QList<QLayoutItem*> m_items;
    int m_gap;
};

}  // namespace rosa::widgets
