/// A scatter plot for exploration: pan, zoom, hover, lasso, selection. It has no axes, since the plane's directions have no meaning.
#pragma once

#include <functional>
#include <optional>
#include <vector>

#include <QImage>
#include <QPolygonF>
#include <QVariantAnimation>
#include <QWidget>

#include "widgets/scatter/point_index.h"
#include "widgets/scatter/points.h"
#include "widgets/scatter/scatter_canvas.h"

namespace rosa::widgets {

class SelectionModel;

/// Up to 100,000 points; redrawing 20,000 takes a few milliseconds.
///
/// Mouse: move = hover, click = select (Ctrl: add or remove), drag = lasso (Shift: rectangle; Ctrl: add), middle button or Space with drag
/// = pan, wheel = zoom about the pointer. Keys: arrows = the next point that way, Enter = select it (Ctrl: add or remove), Ctrl+arrows =
/// pan, + − = zoom, 0 = all in view, Ctrl+A = select all, Escape = select nothing.
class ScatterView : public QWidget {
    Q_OBJECT
public:
    /// `selection` numbers the points; it must outlive the view.
    explicit ScatterView(SelectionModel& selection, QWidget* parent = nullptr);
    ~ScatterView() override;

    /// Function that describes a point in one line.
    void setLabel(std::function<QString(int)> label) { m_label = std::move(label); }
    /// Colours and markers; one entry per point.
    void setKinds(PointKinds kinds);
    /// The layout, in any unit. Between layouts with the same number of points the points are animated (if the style animates). nullptr:
    /// none.
    void setPositions(Positions positions);
    /// Lines from a point to others, such as its neighbours.
    void setLinks(int from, const QList<int>& to);
    /// Marks a point found by a search, and scrolls it into the middle if it is out of sight; −1: none.
    void mark(int point);
    void fit();

    [[nodiscard]] std::size_t count() const { return m_positions ? m_positions->size() / 2 : 0; }
    [[nodiscard]] const PointKinds& kinds() const { return m_kinds; }
    [[nodiscard]] int marked() const { return m_marked; }
    /// Position of a point, in units of the widget. During an animation: its destination.
    [[nodiscard]] QPointF placeOf(int point) const;
    [[nodiscard]] double zoom() const { return m_frame.zoom; }
    /// The point at a position of the widget, as found by hovering; −1: none.
    [[nodiscard]] int pointAt(const QPointF& place);
    [[nodiscard]] QSize sizeHint() const override { return {420, 380}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {160, 140}; }

Q_SIGNALS:
    /// A point was clicked, or chosen by Enter; the selection changes afterwards.
    void activated(int point);

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void keyReleaseEvent(QKeyEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    /// Nothing is hovered any more.
    void clearHover();
    enum class Drag { None, Pending, Lasso, Rectangle, Pan };

    void redraw();
    void describe();
    void drawMarks(QPainter& painter);
    void drawLabel(QPainter& painter);
    void zoomBy(double factor, const QPointF& about);
    void panBy(const QPointF& step);
    void step(const QPointF& direction);
    bool moveByKey(int key, Qt::KeyboardModifiers modifiers);
    void finishOutline(bool isAdding);
    void choose(int point, bool isToggling);
    [[nodiscard]] bool isShown(int point) const;
    [[nodiscard]] QPointF screenOf(int point) const;
    [[nodiscard]] const PointIndex& index();

    SelectionModel& m_selection;
    std::function<QString(int)> m_label;
    PointKinds m_kinds;
    Positions m_positions;         ///< In the plane: bounding box −1 … 1.
    std::vector<float> m_from;     ///< Start positions of an animation.
    std::vector<float> m_between;  ///< Current positions during an animation.
    QVariantAnimation m_motion;
    std::optional<PointIndex> m_index;
    int m_linksFrom = -1;
    QList<int> m_linksTo;
    int m_marked = -1;
    bool m_hoversHere = false;  ///< The hovered point was found in this view, so its label is shown here.

    ScatterFrame m_frame;
    ScatterCanvas m_canvas;
    QImage m_image;
    bool m_isStale = true;

    Drag m_drag = Drag::None;
    bool m_drawsRectangle = false;  ///< Shift was held when the button was pressed.
    bool m_spaceIsDown = false;
    QPointF m_pressed;
    QPointF m_last;
    QPolygonF m_outline;  ///< Of the lasso or rectangle, in screen coordinates.
};

}  // namespace rosa::widgets
