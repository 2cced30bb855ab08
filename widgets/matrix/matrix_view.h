/// A matrix on the screen: hover, keyboard, linked with other pictures of the same nodes.
#pragma once

#include <functional>
#include <optional>

#include <QImage>

#include "widgets/matrix/hover_picture.h"

namespace rosa::widgets {

class ColourScale;

/// Shows one MatrixPicture. Arrow keys, Home and End move the cell that is pointed at, Return clicks it; its value is the accessible
/// description and the tool tip.
class MatrixView : public HoverPicture {
    Q_OBJECT
public:
    explicit MatrixView(QWidget* parent = nullptr);
    ~MatrixView() override;

    /// Its low and high are taken from the scale, and without one from its values.
    void setPicture(MatrixPicture picture);
    [[nodiscard]] const MatrixPicture& picture() const { return m_picture; }
    void setLook(const MatrixLook& look);

    /// Shared by several views; nullptr: a scale of its own. Not owned.
    void setScale(ColourScale* scale);

    /// A cell that stands out whatever is pointed at: it is what other pictures show. None: no cell.
    void setChosen(const std::optional<std::pair<int, int>>& cell);

    /// What is to be said of a cell beside its value; "": nothing.
    using CellNote = std::function<QString(int row, int column)>;
    void setCellNote(CellNote note);

    /// Centre of a cell, in the widget's coordinates.
    [[nodiscard]] QPointF placeOf(int row, int column) const;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    void cellClicked(int row, int column);
    /// −1, −1: none.
    void cellHovered(int row, int column);

protected:
    void place() override;
    [[nodiscard]] QString hoverText() const override;
    void paintEvent(QPaintEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    void takeScale();
    [[nodiscard]] QString noteOf(int row, int column) const;

    MatrixPicture m_picture;
    MatrixLayout m_layout;
    QImage m_image;
    QPointer<ColourScale> m_scale;
    CellNote m_note;
};

}  // namespace rosa::widgets
