/// A matrix on the screen: hover, keyboard, linked with other pictures of the same nodes.
#pragma once

#include <QImage>
#include <QPointer>
#include <QWidget>

#include "widgets/matrix/draw_matrix.h"

namespace rosa::widgets {

class ColourScale;
class NodeHover;

/// Shows one MatrixPicture. Arrow keys, Home and End move the cell that is pointed at, Return clicks it; its value is the accessible
/// description and the tool tip.
class MatrixView : public QWidget {
    Q_OBJECT
public:
    explicit MatrixView(QWidget* parent = nullptr);
    ~MatrixView() override;

    /// Its low and high are taken from the scale, and without one from its values.
    void setPicture(MatrixPicture picture);
    [[nodiscard]] const MatrixPicture& picture() const { return m_picture; }
    void setColourMap(ColourMap map);

    /// Shared by several views; nullptr: a scale of its own. Not owned.
    void setScale(ColourScale* scale);
    /// Not owned; without one the view has its own.
    void setHover(NodeHover* hover);

    /// Centre of a cell, in the widget's coordinates.
    [[nodiscard]] QPointF placeOf(int row, int column) const;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    void cellClicked(int row, int column);
    /// −1, −1: none.
    void cellHovered(int row, int column);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;

private:
    void takeScale();
    void place();
    void describe();

    MatrixPicture m_picture;
    MatrixLayout m_layout;
    QImage m_image;
    QPointer<ColourScale> m_scale;
    QPointer<NodeHover> m_hover;
};

}  // namespace rosa::widgets
