/// Parallel coordinates on screen, with brushes.
#pragma once

#include <functional>
#include <memory>
#include <vector>

#include <QHash>
#include <QPixmap>
#include <QSet>
#include <QWidget>

#include "widgets/chart/line_density.h"

namespace rosa::widgets {

using ParallelPtr = std::shared_ptr<const ParallelPicture>;

/// Brushes are parts of axes: a drag on an axis makes one, a drag of its inside or of an end changes it, a double click removes it. A click on a
/// line chooses it, a double click opens it.
///
/// Keys: ← and → select an axis, Space brushes its upper half; then ↑ and ↓ move the brush, with Shift its upper end, with Ctrl its lower
/// end; Delete removes it, Escape all. The accessible description says which axis is selected and what is brushed.
///
/// The lines are drawn once; beyond kManyLines as an image of their density, in which a changed brush redraws only the lines that it
/// changes.
class ParallelView : public QWidget {
    Q_OBJECT
public:
    static constexpr std::size_t kManyLines = 250;
    /// With more chosen ones, the chosen lines take the place of those in focus.
    static constexpr qsizetype kManyChosen = 60;

    explicit ParallelView(QWidget* parent = nullptr);

    /// nullptr: nothing is shown. Brushes are kept if the number of axes is.
    void setPicture(ParallelPtr picture);
    [[nodiscard]] const ParallelPtr& picture() const { return m_picture; }
    /// Lines in focus, one per line; empty: all.
    void setKept(const std::vector<char>& kept);
    /// Highlighted subjects.
    void setChosen(const QSet<int>& subjects);
    /// Colours of highlighted subjects; others have the colour of the text.
    void setColours(const QHash<int, QColor>& colours);
    /// One per axis; does not emit brushesChanged().
    void setBrushes(const std::vector<Brush>& brushes);
    [[nodiscard]] const std::vector<Brush>& brushes() const { return m_brushes; }
    void setDescription(std::function<QString(int subject)> describe) { m_describe = std::move(describe); }
    /// Place of a share of an axis, in coordinates of the widget.
    [[nodiscard]] QPoint placeOf(std::size_t axis, float share) const;
    [[nodiscard]] QSize sizeHint() const override { return {560, 240}; }
    /// Axes need some room each.
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    void brushesChanged();
    /// By the keyboard; `place`: in the widget.
    void axisSelected(int place);
    void chosen(int subject, Qt::KeyboardModifiers modifiers);
    void opened(int subject);

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    enum class Grip { None, New, Move, Low, High };

    void invalidate();
    void layOut();
    void draw();
    /// The lines in colours.
    [[nodiscard]] std::vector<char> shownLines() const;
    void updateShown();
    void drawBrushes(QPainter& painter) const;
    void drawChosen(QPainter& painter) const;
    [[nodiscard]] int axisAt(const QPointF& place) const;
    [[nodiscard]] Grip gripAt(int axis, const QPointF& place) const;
    [[nodiscard]] int lineAt(const QPointF& place) const;
    [[nodiscard]] float shareAt(double y) const;
    void changeBrush(int axis, const Brush& brush);
    void drag(float share);
    bool changeByKey(const QKeyEvent& event);
    void announce();
    [[nodiscard]] QString brushText(std::size_t axis) const;

    ParallelPtr m_picture;
    std::vector<char> m_kept;
    std::vector<Brush> m_brushes;
    QSet<int> m_chosen;
    QHash<int, QColor> m_colours;
    std::function<QString(int)> m_describe;
    ParallelLayout m_layout;
    LineDensity m_density;
    bool m_isDense = false;  ///< m_density holds the picture.
    QPixmap m_lines;         ///< Lines and axes.
    int m_axis = 0;          ///< Selected by the keyboard.
    int m_hovered = -1;      ///< Line under the pointer.
    Grip m_grip = Grip::None;
    int m_dragged = -1;  ///< Axis.
    float m_from = 0;    ///< Where the drag began.
    Brush m_before;      ///< Brush when the drag began.
};

}  // namespace rosa::widgets
