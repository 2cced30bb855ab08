/// A pair of views on the screen: two graphs, the flows between them.
#pragma once

#include <QPointer>
#include <QWidget>

#include "widgets/graph/draw_pair.h"

namespace rosa::widgets {

class NodeHover;

/// Pointing at a node lights its flows here and its row or column in all matrices that share the hover; a click pins it. Up and Down go
/// through the nodes of a side, Left and Right change the side, Return pins, Escape lets go.
class PairView : public QWidget {
    Q_OBJECT
public:
    explicit PairView(QWidget* parent = nullptr);

    void setPicture(PairPicture picture);
    [[nodiscard]] const PairPicture& picture() const { return m_picture; }
    void setFilter(const FlowFilter& filter);
    /// Not owned; without one the view has its own.
    void setHover(NodeHover* hover);

    [[nodiscard]] QPointF placeOf(Side side, int node) const;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    void filterChanged();
    void nodeActivated(rosa::widgets::Side side, int node);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void place();
    void describe();
    [[nodiscard]] QString nodeText(Side side, int node) const;

    PairPicture m_picture;
    PairLayout m_layout;
    QPointer<NodeHover> m_hover;
};

}  // namespace rosa::widgets
