/// An ImGui context with its input, text and style, independent of the widget and of the renderer.
#pragma once

#include <deque>
#include <functional>
#include <string>
#include <vector>

#include <QElapsedTimer>
#include <QFont>
#include <QPalette>
#include <QPointF>
#include <QRectF>
#include <QSize>

#include <imgui.h>

#include "widgets/canvas/canvas_input.h"
#include "widgets/canvas/glyph_atlas.h"

namespace rosa::widgets {

/// Lengths are device pixels.
class CanvasContext {
public:
    CanvasContext();
    ~CanvasContext();
    CanvasContext(const CanvasContext&) = delete;
    CanvasContext& operator=(const CanvasContext&) = delete;

    /// Appearance from the next pass on; no work if nothing has changed.
    void setStyle(const QPalette& palette, const QFont& font, float unit);
    /// Calls `draw` for a frame of that size, in a window without title. With input: after the next queued events.
    void pass(const QSize& size, const std::function<void()>& draw, bool takesInput);
    /// Whether something waits for a pass before the state below is up to date.
    [[nodiscard]] bool isWaiting() const { return !m_input.isEmpty() || m_tabTarget != 0 || m_entersWindow; }
    /// The triangles of the last pass; valid until the next one.
    [[nodiscard]] const ImDrawData* data() const { return m_data; }

    InputQueue& input() { return m_input; }
    [[nodiscard]] const InputQueue& input() const { return m_input; }
    GlyphAtlas& glyphs() { return m_glyphs; }
    [[nodiscard]] const GlyphAtlas& glyphs() const { return m_glyphs; }
    /// Valid until the next pass.
    const char* text(const QString& text);

    /// Whether a text is being edited, and where.
    [[nodiscard]] bool editsText() const;
    [[nodiscard]] QRectF textCursor() const;
    /// Whether the last pass has a use for the key or for scrolling at the pointer.
    [[nodiscard]] bool wantsKey(int key, Qt::KeyboardModifiers modifiers, const QString& text) const;
    [[nodiscard]] bool wantsWheel(const QPointF& steps) const;
    /// Length of a step of the wheel.
    [[nodiscard]] float wheelStep() const;
    [[nodiscard]] Qt::CursorShape cursor() const;

    void setFocused(bool focused);
    void addTabStop();
    /// Moves to the next (1) or previous (−1) tab stop in the next pass; false after the last one.
    bool stepTab(int direction);
    /// Enters by the Tab key, at the first or last tab stop.
    void enterByTab(bool atEnd);

private:
    void submit(const QSize& size, const std::function<void()>& draw);

    ImGuiContext* m_context;
    ImDrawData* m_data = nullptr;
    InputQueue m_input;
    GlyphAtlas m_glyphs;
    std::deque<std::string> m_texts;
    std::vector<ImGuiID> m_tabStops;
    ImGuiID m_tabTarget = 0;
    bool m_entersWindow = false;  ///< In the next pass, at its first item.
    QElapsedTimer m_sincePass;
    QPalette m_palette;
    QFont m_font;
    float m_unit = 0;
    std::string m_clipboard;
};

}  // namespace rosa::widgets
