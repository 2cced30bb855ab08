/// A matrix on screen: hover, keyboard, linked with other pictures of the same nodes.
#pragma once

#include <functional>
#include <optional>

#include <QImage>

#include "widgets/matrix/hover_picture.h"

namespace rosa::widgets {

class ColourScale;

/// Shows one MatrixPicture. Arrow keys, Home and End move the hovered cell, Return clicks it; its value is the accessible description and
/// the tooltip.
class MatrixView : public HoverPicture {
    Q_OBJECT
public:
    static constexpr int kFrame = 2;  ///< Margin around the matrix.

    explicit MatrixView(QWidget* parent = nullptr);
    ~MatrixView() override;

    /// Low and high come from the scale, or from the values if there is none.
    void setPicture(MatrixPicture picture);
    [[nodiscard]] const MatrixPicture& picture() const { return m_picture; }
    void setLook(const MatrixLook& look);

    /// Shared by several views; nullptr: its own scale. Not owned.
    void setScale(ColourScale* scale);

    /// A permanently highlighted cell: the one whose pair other pictures show. nullopt: no cell.
    void setChosen(const std::optional<std::pair<int, int>>& cell);

    /// Additional text for a cell; "": none.
    using CellNote = std::function<QString(int row, int column)>;
    void setCellNote(CellNote note);

    /// Centre of a cell, in the widget's coordinates.
    [[nodiscard]] QPointF placeOf(int row, int column) const;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    /// Place of the tooltip `text` for a pointer, in the widget's coordinates.
    [[nodiscard]] QPoint tipPlace(const QPoint& pointer, const QString& text) const;

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
    void updateScale();
    [[nodiscard]] QString noteOf(int row, int column) const;

    MatrixPicture m_picture;
    MatrixLayout m_layout;
    QImage m_image;
    QPointer<ColourScale> m_scale;
    CellNote m_note;
};

}  // namespace rosa::widgets
