/// What all pictures of a pair have in common: each shows what any of them is pointed at.
#pragma once

#include <QPointer>
#include <QWidget>

#include "widgets/matrix/draw_matrix.h"

namespace rosa::widgets {

class NodeHover;

/// Follows a NodeHover: says in words what is pointed at (accessible description), draws it lit, and lets go when the pointer or the keyboard
/// leaves, or the picture is hidden.
class HoverPicture : public QWidget {
    Q_OBJECT
public:
    explicit HoverPicture(QWidget* parent = nullptr);
    ~HoverPicture() override;

    /// Not owned, and lives longer; without one the picture has its own.
    void setHover(NodeHover* hover);

protected:
    [[nodiscard]] NodeHover& hover() const;
    [[nodiscard]] MatrixHighlight highlight() const;
    /// Lays the picture out for the widget's size, font and colours.
    virtual void place() = 0;
    /// What is pointed at, in words; "": nothing of this picture.
    [[nodiscard]] virtual QString hoverText() const = 0;
    /// To be called where another picture may have changed hoverText().
    void describe();
    /// A thin frame where the widget has the focus.
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
