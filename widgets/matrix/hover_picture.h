/// Base of all pictures of a pair: they share one hovered row and column.
#pragma once

#include <QPointer>
#include <QWidget>

#include "widgets/matrix/draw_matrix.h"

namespace rosa::widgets {

class NodeHover;

/// Follows a NodeHover: describes the hovered object in words (accessible description), highlights it, and releases it when the pointer or
/// the keyboard leaves, or the picture is hidden.
class HoverPicture : public QWidget {
    Q_OBJECT
public:
    explicit HoverPicture(QWidget* parent = nullptr);
    ~HoverPicture() override;

    /// Not owned, must outlive the picture; without one the picture uses its own.
    void setHover(NodeHover* hover);

protected:
    [[nodiscard]] NodeHover& hover() const;
    [[nodiscard]] MatrixHighlight highlight() const;
    /// Computes the layout for the widget's size, font and colours.
    virtual void place() = 0;
    /// The hovered object in words; "": nothing in this picture.
    [[nodiscard]] virtual QString hoverText() const = 0;
    /// Call this when another picture may have changed hoverText().
    void describe();
    /// A thin frame if the widget has the focus.
    void drawFocus(QPainter& painter) const;

    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    QPointer<NodeHover> m_hover;
};

}  // namespace rosa::widgets
