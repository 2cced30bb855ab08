/// The appearance of ImGui's controls in this program.
#pragma once

#include <QColor>
#include <QPalette>

#include <imgui.h>

namespace rosa::widgets {

/// A colour for ImGui's drawing functions.
ImU32 imColour(const QColor& colour);

/// Sets colours from the palette, with its highlight as the only accent, and sizes in device pixels, `unit` of them per logical pixel.
void applyStyle(ImGuiStyle& style, const QPalette& palette, float unit);

}  // namespace rosa::widgets
