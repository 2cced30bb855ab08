/// A widget whose content is drawn by Dear ImGui 1.86, in software or by OpenGL.
#pragma once

#include <functional>
#include <memory>
#include <optional>

#include <QWidget>

struct ImFont;

namespace rosa::widgets {

/// One ImGui context in a widget. Include <imgui.h> where the content is drawn.
///
/// Coordinates. ImGui's units are device pixels, so that lines and text are crisp at each scale: multiply lengths by unit(), or derive them
/// from ImGui::GetFontSize() and the style's spacings, which are scaled already. (0, 0) is the upper left corner of the widget.
///
/// Frames are drawn when requested (refresh(), input, resizing, a new palette, font or scale), while animated, and while a key or a mouse
/// button is held; at most one every 16 ms. An idle or hidden canvas draws none. One frame calls the draw function once or more: events
/// that ImGui must see one by one (press, release) are applied in successive calls, of which only the last is rendered.
///
/// Input. Mouse, wheel, touch pad, keys, text, input methods and clipboard reach ImGui; its cursor shape is the widget's. The wheel goes to
/// the parent widget where neither the window below the pointer can scroll that way nor an item has called ImGui::SetItemUsingMouseWheel()
/// (imgui_internal.h). Of the keys, ImGui takes arrows, Home, End, Page Up, Page Down, Space and Enter; Escape while something is active
/// or open; text, Delete, Backspace and Ctrl+A, C, V, X, Y, Z while text is edited. All others go to the parent and to shortcuts.
///
/// Tab and Shift+Tab visit the items after which the draw function calls tabStop(), in that order, and then leave to the next widget;
/// without any, they leave at once. The arrow keys reach all items. Space or Enter activates an item; Enter edits the value of a slider.
///
/// Renderer: OpenGL where a context with a hardware driver exists, otherwise the software renderer, which is faster than a software OpenGL.
/// The environment variable ROSA_CANVAS=software or =opengl selects one; OpenGL that fails is replaced by software at any time. Both
/// give the same picture except for rounding.
///
/// Belongs to the GUI thread. Set the accessible name and description; what a screen reader should read must be in another widget.
class Canvas : public QWidget {
    Q_OBJECT
public:
    enum class Renderer { Software, OpenGl };

    explicit Canvas(QWidget* parent = nullptr);
    ~Canvas() override;

    /// Function that submits the content of one frame. It is called with this canvas's context current, within a window of the size of the
    /// widget without title, and may open others. It must not run an event loop (a dialog: by a queued call), and must not delete the
    /// canvas.
    void setDraw(std::function<void()> draw);
    /// Requests a frame.
    void refresh();
    /// Draws frames continuously, 60 per second at most, while visible. The caller respects reducedMotion().
    void setAnimated(bool animated);
    [[nodiscard]] bool isAnimated() const;

    /// Device pixels per unit of length of the content: the scale of the screen × textScale().
    [[nodiscard]] float unit() const;
    /// Enlarges text and spacing, such as for a presentation; 0.5 … 4, initially 1.
    void setTextScale(double scale);
    [[nodiscard]] double textScale() const;

    /// Text for ImGui as UTF-8, valid until the next call of the draw function. Its characters are noted and drawn from this frame on.
    /// Characters beyond the basic multilingual plane are replaced by U+FFFD.
    const char* text(const QString& text);
    /// Characters to be drawn in texts that do not pass through text(), in addition to ASCII, Latin-1 and all noted ones.
    void setCharacters(const QString& characters);
    /// The widget's font, and a larger one for headings (ImGui::PushFont()). Pointers change between frames.
    [[nodiscard]] ImFont* normalFont() const;
    [[nodiscard]] ImFont* headingFont() const;

    /// Makes the last submitted item a stop of the Tab key. Only in the draw function.
    void tabStop();

    [[nodiscard]] Renderer renderer() const;
    /// Number of frames drawn so far.
    [[nodiscard]] qint64 frames() const;
    /// Whether no frame is due.
    [[nodiscard]] bool isIdle() const;
    /// The last frame, in device pixels.
    [[nodiscard]] const QImage& picture() const;

    /// Whether animations are unwanted: as set, otherwise by the environment variable ROSA_REDUCED_MOTION, otherwise by the desktop
    /// (QStyle::SH_Widget_Animation_Duration is 0).
    static bool reducedMotion();
    static void setReducedMotion(std::optional<bool> reduced);

    [[nodiscard]] QSize sizeHint() const override { return {640, 400}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {160, 120}; }
    [[nodiscard]] QVariant inputMethodQuery(Qt::InputMethodQuery query) const override;

Q_SIGNALS:
    /// A frame was drawn.
    void frameDrawn();

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void enterEvent(QEnterEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void keyReleaseEvent(QKeyEvent* event) override;
    void inputMethodEvent(QInputMethodEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    bool focusNextPrevChild(bool next) override;

private:
    struct Parts;

    void schedule();
    void drawFrame();
    void pass(bool takesInput);
    void passInput();
    void finishFrame();
    void follow();
    void startSearch();
    void expectInput();
    void moveTo(const QPointF& place, Qt::KeyboardModifiers modifiers);

    std::unique_ptr<Parts> m_parts;
};

}  // namespace rosa::widgets
