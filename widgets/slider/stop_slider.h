/// A slider with marked stops.
#pragma once

#include <vector>

#include <QSlider>

class QPainter;

namespace rosa::widgets {

/// A position that is meant more often than others.
struct SliderStop {
    int position = 0;
    QString text;         ///< Below the tick, where there is room; "": a tick only.
    bool isHome = false;  ///< The value of the training: a tick in the accent colour.
};

/// Horizontal. A click moves the handle to where it is, and near a stop onto it; dragging likewise. Stops are drawn as ticks with their texts.
class StopSlider : public QSlider {
    Q_OBJECT
public:
    explicit StopSlider(QWidget* parent = nullptr);

    /// In any order; at most one is home.
    void setStops(std::vector<SliderStop> stops);
    [[nodiscard]] const std::vector<SliderStop>& stops() const { return m_stops; }
    /// Middle of the handle at a position.
    [[nodiscard]] int placeOf(int position) const;
    /// Whether Alt was held when the handle was taken.
    [[nodiscard]] bool leavesGhost() const { return m_leavesGhost; }

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;

private:
    [[nodiscard]] QRect grooveArea() const;
    [[nodiscard]] int handleLength() const;
    [[nodiscard]] int positionAt(double x) const;
    void drawStops(QPainter& painter) const;

    std::vector<SliderStop> m_stops;
    bool m_leavesGhost = false;
};

}  // namespace rosa::widgets
