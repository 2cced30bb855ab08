/// A pair of views on screen: two graphs and the flows between them.
#pragma once

#include "widgets/graph/draw_pair.h"
#include "widgets/matrix/hover_picture.h"

namespace rosa::widgets {

/// Hovering over a node highlights its flows here and its row or column in all matrices that share the hover; a click pins it. Up and Down
/// move through the nodes of a side, Left and Right change the side, Return pins, Escape releases.
class PairView : public HoverPicture {
    Q_OBJECT
public:
    explicit PairView(QWidget* parent = nullptr);

    void setPicture(PairPicture picture);
    [[nodiscard]] const PairPicture& picture() const { return m_picture; }
    void setFilter(const FlowFilter& filter);

    [[nodiscard]] QPointF placeOf(Side side, int node) const;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    void filterChanged();
    void nodeActivated(rosa::widgets::Side side, int node);

protected:
    void place() override;
    [[nodiscard]] QString hoverText() const override;
    void paintEvent(QPaintEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    [[nodiscard]] QString nodeText(Side side, int node) const;

    PairPicture m_picture;
    PairLayout m_layout;
};

}  // namespace rosa::widgets
