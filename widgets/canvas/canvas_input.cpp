#include "widgets/canvas/canvas_input.h"

#include <cfloat>
#include <utility>

namespace rosa::widgets {

int imButton(Qt::MouseButton button)
{
    switch (button) {
        case Qt::LeftButton:
            return 0;
        case Qt::RightButton:
            return 1;
        case Qt::MiddleButton:
            return 2;
        case Qt::BackButton:
            return 3;
        case Qt::ForwardButton:
            return 4;
        default:
            return -1;
    }
}

int imKey(int key)
{
    static constexpr std::pair<int, int> kKeys[] = {
        {Qt::Key_Left, ImGuiKey_LeftArrow},
        {Qt::Key_Right, ImGuiKey_RightArrow},
        {Qt::Key_Up, ImGuiKey_UpArrow},
        {Qt::Key_Down, ImGuiKey_DownArrow},
        {Qt::Key_PageUp, ImGuiKey_PageUp},
        {Qt::Key_PageDown, ImGuiKey_PageDown},
        {Qt::Key_Home, ImGuiKey_Home},
        {Qt::Key_End, ImGuiKey_End},
        {Qt::Key_Insert, ImGuiKey_Insert},
        {Qt::Key_Delete, ImGuiKey_Delete},
        {Qt::Key_Space, ImGuiKey_Space},
        {Qt::Key_Backspace, ImGuiKey_Backspace},
        {Qt::Key_Return, ImGuiKey_Enter},
        {Qt::Key_Enter, ImGuiKey_KeyPadEnter},
        {Qt::Key_Escape, ImGuiKey_Escape},
        {Qt::Key_A, ImGuiKey_A},
        {Qt::Key_C, ImGuiKey_C},
        {Qt::Key_V, ImGuiKey_V},
        {Qt::Key_X, ImGuiKey_X},
        {Qt::Key_Y, ImGuiKey_Y},
        {Qt::Key_Z, ImGuiKey_Z},
    };
    for (const auto& [qt, imGui] : kKeys)
        if (qt == key) return imGui;
    return -1;
}

void InputQueue::move(const QPointF& place)
{
    // Only the last of successive positions matters.
    if (!m_events.empty() && m_events.back().kind == Kind::Move)
        m_events.back().place = place;
    else
        m_events.push_back({.kind = Kind::Move, .place = place});
}

void InputQueue::leave() { move({-FLT_MAX, -FLT_MAX}); }

void InputQueue::button(int button, bool isDown)
{
    bool& state = m_buttons[static_cast<std::size_t>(button)];
    if (state == isDown) return;
    state = isDown;
    m_held += isDown ? 1 : -1;
    m_events.push_back({.kind = Kind::Button, .number = button, .isDown = isDown});
}

void InputQueue::wheel(const QPointF& steps)
{
    if (!m_events.empty() && m_events.back().kind == Kind::Wheel)
        m_events.back().place += steps;
    else
        m_events.push_back({.kind = Kind::Wheel, .place = steps});
}

void InputQueue::key(int key, bool isDown)
{
    bool& state = m_keys[static_cast<std::size_t>(key)];
    if (state == isDown) return;
    state = isDown;
    m_held += isDown ? 1 : -1;
    m_events.push_back({.kind = Kind::Key, .number = key, .isDown = isDown});
}

void InputQueue::modifiers(Qt::KeyboardModifiers modifiers)
{
    if (m_modifiers == modifiers) return;
    m_modifiers = modifiers;
    m_events.push_back({.kind = Kind::Modifiers, .number = static_cast<int>(modifiers.toInt())});
}

void InputQueue::text(const QString& text) { m_events.push_back({.kind = Kind::Text, .text = text}); }

void InputQueue::releaseAll()
{
    for (int i = 0; i < ImGuiKey_COUNT; ++i) key(i, false);
    for (int i = 0; i < ImGuiMouseButton_COUNT; ++i) button(i, false);
    modifiers({});
}

void InputQueue::apply(ImGuiIO& io)
{
    unsigned buttons = 0, keys = 0;  // Bits of those that have changed.
    bool hasMoved = false, hasText = false, hasWheel = false;
    while (!m_events.empty()) {
        const Event& event = m_events.front();
        switch (event.kind) {
            case Kind::Move:
                if (buttons != 0 || hasWheel) return;
                hasMoved |= io.MousePos.x != static_cast<float>(event.place.x()) ||
                            io.MousePos.y != static_cast<float>(event.place.y());
                io.MousePos = {static_cast<float>(event.place.x()), static_cast<float>(event.place.y())};
                break;
            case Kind::Button:
                // What is pressed is what the pointer has just reached, but a dragged item ignores positions after the release.
                if ((buttons >> event.number & 1U) != 0 || hasWheel || (hasMoved && !event.isDown)) return;
                io.MouseDown[event.number] = event.isDown;
                buttons |= 1U << event.number;
                break;
            case Kind::Wheel:
                if (buttons != 0) return;
                io.MouseWheelH += static_cast<float>(event.place.x());
                io.MouseWheel += static_cast<float>(event.place.y());
                hasWheel = true;
                break;
            case Kind::Key:
                if ((keys >> event.number & 1U) != 0) return;
                io.KeysDown[event.number] = event.isDown;
                keys |= 1U << event.number;
                break;
            case Kind::Modifiers: {
                const auto modifiers = Qt::KeyboardModifiers::fromInt(static_cast<Qt::KeyboardModifiers::Int>(event.number));
                if (hasMoved || buttons != 0 || keys != 0 || hasText || hasWheel) return;
                io.KeyCtrl = modifiers.testFlag(Qt::ControlModifier);
                io.KeyShift = modifiers.testFlag(Qt::ShiftModifier);
                io.KeyAlt = modifiers.testFlag(Qt::AltModifier);
                io.KeySuper = modifiers.testFlag(Qt::MetaModifier);
                break;
            }
            case Kind::Text:
                // A text field inserts characters before it obeys keys.
                if (keys != 0) return;
                io.AddInputCharactersUTF8(event.text.toUtf8().constData());
                hasText = true;
                break;
        }
        m_events.pop_front();
    }
}

}  // namespace rosa::widgets
