/// Events of Qt for ImGui.
#pragma once

#include <array>
#include <deque>

#include <QPointF>
#include <QString>
#include <Qt>

#include <imgui.h>

namespace rosa::widgets {

/// Number of a mouse button in ImGui; −1: none.
int imButton(Qt::MouseButton button);
/// Key of ImGui; −1: none.
int imKey(int key);

/// Events between two frames. Version 1.86 of ImGui reads only a state in each frame, so events that would cancel each other, or whose
/// order matters, are applied in successive frames.
class InputQueue {
public:
    /// The position in device pixels.
    void move(const QPointF& place);
    void leave();
    void button(int button, bool isDown);
    /// In steps of a mouse wheel, to the right and down negative.
    void wheel(const QPointF& steps);
    void key(int key, bool isDown);
    void modifiers(Qt::KeyboardModifiers modifiers);
    void text(const QString& text);
    /// Releases all keys and buttons.
    void releaseAll();

    [[nodiscard]] bool isEmpty() const { return m_events.empty(); }
    /// Whether a key or button is held, according to all events so far.
    [[nodiscard]] bool isHolding() const { return m_held > 0; }
    [[nodiscard]] bool isDown(int key) const { return m_keys[static_cast<std::size_t>(key)]; }
    /// Applies the next events, as many as ImGui can tell apart in one frame.
    void apply(ImGuiIO& io);

private:
    enum class Kind { Move, Button, Wheel, Key, Modifiers, Text };
    struct Event {
        Kind kind;
        int number = 0;
        bool isDown = false;
        QPointF place = {};
        QString text = {};
    };

    std::deque<Event> m_events;
    std::array<bool, ImGuiKey_COUNT> m_keys{};
    std::array<bool, ImGuiMouseButton_COUNT> m_buttons{};
    Qt::KeyboardModifiers m_modifiers;
    int m_held = 0;
};

}  // namespace rosa::widgets
