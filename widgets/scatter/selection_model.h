/// Selection shared by all panels that show the same objects.
#pragma once

#include <QList>
#include <QObject>

namespace rosa::widgets {

/// A hovered object and a set of selected ones, by number (nodes of a data set). Belongs to the window's thread.
class SelectionModel : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;

    /// −1: none.
    [[nodiscard]] int hovered() const { return m_hovered; }
    /// Ascending, without duplicates.
    [[nodiscard]] const QList<int>& selected() const { return m_selected; }
    [[nodiscard]] bool isSelected(int number) const;

    void setHovered(int number);
    /// Takes numbers in any order.
    void setSelected(QList<int> numbers);
    /// Adds to the selection.
    void add(const QList<int>& numbers);
    void toggle(int number);
    void clear() { setSelected({}); }

Q_SIGNALS:
    void hoveredChanged(int number);
    void selectedChanged();

private:
    int m_hovered = -1;
    QList<int> m_selected;
};

}  // namespace rosa::widgets
