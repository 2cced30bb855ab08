/// Hovered row and column of a pair of node lists, shared by all pictures of the pair.
#pragma once

#include <QObject>

namespace rosa::widgets {

/// A row, a column, or a cell (both); −1: none. A cell pinned by a click is shown while nothing is hovered. Belongs to the window's thread.
class NodeHover : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;

    [[nodiscard]] int row() const { return isPointing() ? m_row : m_pinnedRow; }
    [[nodiscard]] int column() const { return isPointing() ? m_column : m_pinnedColumn; }
    [[nodiscard]] bool isPinned() const { return m_pinnedRow >= 0 || m_pinnedColumn >= 0; }

    void point(int row, int column)
    {
        if (row == m_row && column == m_column) return;
        m_row = row;
        m_column = column;
        Q_EMIT changed();
    }
    /// Pins a cell, or releases it if it is already pinned.
    void pin(int row, int column)
    {
        const bool isSame = row == m_pinnedRow && column == m_pinnedColumn;
        m_pinnedRow = isSame ? -1 : row;
        m_pinnedColumn = isSame ? -1 : column;
        Q_EMIT changed();
    }
    void clear()
    {
        m_row = m_column = m_pinnedRow = m_pinnedColumn = -1;
        Q_EMIT changed();
    }

Q_SIGNALS:
    void changed();

private:
    [[nodiscard]] bool isPointing() const { return m_row >= 0 || m_column >= 0; }

    int m_row = -1;
    int m_column = -1;
    int m_pinnedRow = -1;
    int m_pinnedColumn = -1;
};

}  // namespace rosa::widgets
