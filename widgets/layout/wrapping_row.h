/// A row of widgets that wraps to the next line if it is too narrow.
#pragma once

#include <QLayout>
#include <QList>

namespace rosa::widgets {

/// Lays out widgets side by side at their preferred widths and wraps those that do not fit, so that the row is never wider than the minimum
/// of its widest widget. The space left in a line goes to its expanding widgets, otherwise it stays at the end.
class WrappingRow : public QLayout {
public:
    /// `gap` between widgets and between lines. A child of `parent` like any layout.
    explicit WrappingRow(QWidget* parent = nullptr, int gap = 6);
    ~WrappingRow() override;

    /// Pushes the following widgets of its line to the end.
    void addStretch();
    void addItem(QLayoutItem* item) override;
    [[nodiscard]] int count() const override { return static_cast<int>(m_items.size()); }
    [[nodiscard]] QLayoutItem* itemAt(int index) const override { return m_items.value(index); }
    QLayoutItem* takeAt(int index) override;
    [[nodiscard]] Qt::Orientations expandingDirections() const override { return {}; }
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    /// Everything in one line.
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSize() const override;
    void setGeometry(const QRect& rect) override;

private:
    /// One line: indices of the shown items, and the maximum height.
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
