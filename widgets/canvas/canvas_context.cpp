#include "widgets/canvas/canvas_context.h"

#include <algorithm>

#include <QClipboard>
#include <QGuiApplication>
#include <QStyleHints>

#include <imgui_internal.h>

#include "widgets/canvas/canvas_style.h"

namespace rosa::widgets {

namespace {

/// Makes a context current for a scope; canvases may be drawn within each other's events.
class Current {
public:
    explicit Current(ImGuiContext* context) : m_previous(ImGui::GetCurrentContext()) { ImGui::SetCurrentContext(context); }
    ~Current() { ImGui::SetCurrentContext(m_previous); }
    Current(const Current&) = delete;
    Current& operator=(const Current&) = delete;

private:
    ImGuiContext* m_previous;
};

/// The window that ImGui scrolls when the pointer is over `window`.
const ImGuiWindow* scrolledWindow(const ImGuiWindow* window, bool isVertical)
{
    const auto passesOn = [isVertical](const ImGuiWindow& one) {
        const float most = isVertical ? one.ScrollMax.y : one.ScrollMax.x;
        return (one.Flags & ImGuiWindowFlags_ChildWindow) && (most == 0 || (one.Flags & ImGuiWindowFlags_NoScrollWithMouse));
    };
    while (window && passesOn(*window)) window = window->ParentWindow;
    return window && !(window->Flags & (ImGuiWindowFlags_NoScrollWithMouse | ImGuiWindowFlags_NoMouseInputs)) ? window
                                                                                                              : nullptr;
}

bool isEditingKey(int key, Qt::KeyboardModifiers modifiers)
{
    const int imGui = imKey(key);
    if (imGui < 0) return false;
    const bool isLetter = imGui >= ImGuiKey_A && imGui <= ImGuiKey_Z;
    return !isLetter || modifiers.testFlag(Qt::ControlModifier);
}

}  // namespace

CanvasContext::CanvasContext()
{
    ImGuiContext* previous = ImGui::GetCurrentContext();
    m_context = ImGui::CreateContext();
    ImGui::SetCurrentContext(m_context);
    ImGuiIO& io = ImGui::GetIO();
    io.IniFilename = nullptr;
    io.LogFilename = nullptr;
    io.ConfigFlags |= ImGuiConfigFlags_NavEnableKeyboard;
    io.BackendFlags |= ImGuiBackendFlags_HasMouseCursors | ImGuiBackendFlags_RendererHasVtxOffset;
    io.ConfigInputTextCursorBlink = false;  // Blinking would need frames.
    io.ConfigWindowsMoveFromTitleBarOnly = true;
    for (int key = 0; key < ImGuiKey_COUNT; ++key) io.KeyMap[key] = key;
    io.ClipboardUserData = this;
    io.SetClipboardTextFn = [](void*, const char* text) { QGuiApplication::clipboard()->setText(QString::fromUtf8(text)); };
    io.GetClipboardTextFn = [](void* self) {
        auto& context = *static_cast<CanvasContext*>(self);
        const QString text = QGuiApplication::clipboard()->text();
        context.m_glyphs.note(text);
        context.m_clipboard = text.toStdString();
        return context.m_clipboard.c_str();
    };
    ImGui::SetCurrentContext(previous);
}

CanvasContext::~CanvasContext()
{
    ImGuiContext* previous = ImGui::GetCurrentContext();
    ImGui::DestroyContext(m_context);
    ImGui::SetCurrentContext(previous == m_context ? nullptr : previous);
}

void CanvasContext::setStyle(const QPalette& palette, const QFont& font, float unit)
{
    if (m_unit != unit || m_font != font) m_glyphs.setFont(font, static_cast<double>(unit));
    if (m_unit != unit || m_palette != palette) {
        const Current current(m_context);
        applyStyle(ImGui::GetStyle(), palette, unit);
        ImGuiIO& io = ImGui::GetIO();
        const QStyleHints* hints = QGuiApplication::styleHints();
        io.MouseDoubleClickTime = static_cast<float>(hints->mouseDoubleClickInterval()) / 1000.0F;
        io.MouseDoubleClickMaxDist = static_cast<float>(hints->mouseDoubleClickDistance()) * unit;
        io.MouseDragThreshold = 4 * unit;
    }
    m_palette = palette;
    m_font = font;
    m_unit = unit;
}

void CanvasContext::pass(const QSize& size, const std::function<void()>& draw, bool takesInput)
{
    const Current current(m_context);
    ImGuiIO& io = ImGui::GetIO();
    if (m_glyphs.isStale()) {
        m_glyphs.build(*io.Fonts);
        io.FontDefault = m_glyphs.normal();
    }
    io.DisplaySize = {static_cast<float>(std::max(1, size.width())), static_cast<float>(std::max(1, size.height()))};
    const qint64 elapsed = m_sincePass.isValid() ? m_sincePass.nsecsElapsed() : 16'000'000;
    m_sincePass.start();
    io.DeltaTime = std::max(1e-4F, static_cast<float>(static_cast<double>(elapsed) * 1e-9));
    if (takesInput) m_input.apply(io);
    m_texts.clear();
    m_tabStops.clear();
    submit(size, draw);
    m_tabTarget = 0;
    m_data = ImGui::GetDrawData();
}

void CanvasContext::submit(const QSize& size, const std::function<void()>& draw)
{
    ImGui::NewFrame();
    ImGui::SetNextWindowPos({0, 0});
    ImGui::SetNextWindowSize({static_cast<float>(size.width()), static_cast<float>(size.height())});
    ImGui::PushStyleVar(ImGuiStyleVar_WindowBorderSize, 0);
    ImGui::PushStyleVar(ImGuiStyleVar_WindowRounding, 0);
    ImGui::Begin("##canvas", nullptr,
                 ImGuiWindowFlags_NoDecoration | ImGuiWindowFlags_NoMove | ImGuiWindowFlags_NoSavedSettings |
                     ImGuiWindowFlags_NoBackground | ImGuiWindowFlags_NoBringToFrontOnFocus);
    ImGui::PopStyleVar(2);
    if (m_entersWindow) {
        m_entersWindow = false;
        ImGui::FocusWindow(m_context->CurrentWindow);
        ImGui::NavInitWindow(m_context->CurrentWindow, true);
        m_context->NavDisableHighlight = false;
    }
    if (draw) draw();
    ImGui::End();
    ImGui::Render();
}

const char* CanvasContext::text(const QString& text)
{
    m_glyphs.note(text);
    return m_texts.emplace_back(text.toStdString()).c_str();
}

bool CanvasContext::editsText() const { return m_context->IO.WantTextInput; }

QRectF CanvasContext::textCursor() const
{
    const ImVec2 place = m_context->PlatformImePos;
    if (place.x == FLT_MAX) return {};
    return {static_cast<qreal>(place.x), static_cast<qreal>(place.y), 1, static_cast<qreal>(m_context->FontSize)};
}

bool CanvasContext::wantsKey(int key, Qt::KeyboardModifiers modifiers, const QString& text) const
{
    const ImGuiContext& g = *m_context;
    const bool hasItem = g.ActiveId != 0 || (g.NavId != 0 && !g.NavDisableHighlight);
    if (g.IO.WantTextInput) {
        if (isEditingKey(key, modifiers)) return true;
        return !text.isEmpty() && text.front().isPrint() && !(modifiers & Qt::MetaModifier);
    }
    switch (imKey(key)) {
        case ImGuiKey_LeftArrow:
        case ImGuiKey_RightArrow:
        case ImGuiKey_UpArrow:
        case ImGuiKey_DownArrow:
            return !(modifiers & (Qt::AltModifier | Qt::MetaModifier)) &&
                   (!(modifiers & Qt::ControlModifier) || g.ActiveId != 0);
        case ImGuiKey_PageUp:
        case ImGuiKey_PageDown:
        case ImGuiKey_Home:
        case ImGuiKey_End:
            return modifiers == Qt::NoModifier || modifiers == Qt::KeypadModifier;
        case ImGuiKey_Space:
        case ImGuiKey_Enter:
        case ImGuiKey_KeyPadEnter:
            return hasItem && !(modifiers & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier));
        case ImGuiKey_Escape:
            return g.ActiveId != 0 || g.OpenPopupStack.Size > 0;
        default:
            return false;
    }
}

bool CanvasContext::wantsWheel(const QPointF& steps) const
{
    const ImGuiContext& g = *m_context;
    if (g.HoveredIdUsingMouseWheel || g.HoveredIdPreviousFrameUsingMouseWheel || g.ActiveIdUsingMouseWheel) return true;
    const auto canMove = [](float scroll, float most, double step) {
        return step > 0 ? scroll > 0 : step < 0 && scroll < most;
    };
    const ImGuiWindow* vertical = scrolledWindow(g.HoveredWindow, true);
    const ImGuiWindow* horizontal = scrolledWindow(g.HoveredWindow, false);
    return (vertical && canMove(vertical->Scroll.y, vertical->ScrollMax.y, steps.y())) ||
           (horizontal && canMove(horizontal->Scroll.x, horizontal->ScrollMax.x, steps.x()));
}

float CanvasContext::wheelStep() const { return std::max(1.0F, 5 * m_context->FontSize); }

Qt::CursorShape CanvasContext::cursor() const
{
    switch (m_context->MouseCursor) {
        case ImGuiMouseCursor_None:
            return Qt::BlankCursor;
        case ImGuiMouseCursor_TextInput:
            return Qt::IBeamCursor;
        case ImGuiMouseCursor_ResizeAll:
            return Qt::SizeAllCursor;
        case ImGuiMouseCursor_ResizeNS:
            return Qt::SizeVerCursor;
        case ImGuiMouseCursor_ResizeEW:
            return Qt::SizeHorCursor;
        case ImGuiMouseCursor_ResizeNESW:
            return Qt::SizeBDiagCursor;
        case ImGuiMouseCursor_ResizeNWSE:
            return Qt::SizeFDiagCursor;
        case ImGuiMouseCursor_Hand:
            return Qt::PointingHandCursor;
        case ImGuiMouseCursor_NotAllowed:
            return Qt::ForbiddenCursor;
        default:
            return Qt::ArrowCursor;
    }
}

void CanvasContext::setFocused(bool focused)
{
    const Current current(m_context);
    ImGui::GetIO().AddFocusEvent(focused);
    if (focused) return;
    m_input.releaseAll();
    ImGui::ClearActiveID();
    m_context->NavDisableHighlight = true;
}

void CanvasContext::addTabStop()
{
    const ImGuiID id = ImGui::GetItemID();
    if (id == 0) return;
    m_tabStops.push_back(id);
    if (id != m_tabTarget) return;
    ImGui::SetFocusID(id, m_context->CurrentWindow);
    ImGui::ScrollToItem();
    m_context->NavDisableHighlight = false;
    m_context->NavDisableMouseHover = true;
}

bool CanvasContext::stepTab(int direction)
{
    const ImGuiID at = m_tabTarget != 0 ? m_tabTarget : m_context->ActiveId != 0 ? m_context->ActiveId : m_context->NavId;
    const auto found = std::find(m_tabStops.begin(), m_tabStops.end(), at);
    const auto count = static_cast<std::ptrdiff_t>(m_tabStops.size());
    std::ptrdiff_t next = direction > 0 ? 0 : count - 1;
    if (found != m_tabStops.end()) next = found - m_tabStops.begin() + direction;
    if (next < 0 || next >= count) return false;
    const Current current(m_context);
    ImGui::ClearActiveID();
    m_tabTarget = m_tabStops[static_cast<std::size_t>(next)];
    return true;
}

void CanvasContext::enterByTab(bool atEnd)
{
    if (!m_tabStops.empty()) {
        m_tabTarget = atEnd ? m_tabStops.back() : m_tabStops.front();
        return;
    }
    m_entersWindow = true;
}

}  // namespace rosa::widgets
