#include "widgets/canvas/canvas_style.h"

#include <algorithm>
#include <cmath>

#include "widgets/style/theme.h"

namespace rosa::widgets {

namespace {

ImVec4 vectorOf(const QColor& colour, float alpha = 1) { return {colour.redF(), colour.greenF(), colour.blueF(), alpha}; }

QColor blended(const QColor& a, const QColor& b, float share)
{
    const auto between = [share](float from, float to) { return from + (to - from) * share; };
    return QColor::fromRgbF(between(a.redF(), b.redF()), between(a.greenF(), b.greenF()), between(a.blueF(), b.blueF()));
}

void setSizes(ImGuiStyle& style, float unit)
{
    style = ImGuiStyle();
    style.WindowPadding = {12, 12};
    style.FramePadding = {8, 4};
    style.ItemSpacing = {8, 8};
    style.ItemInnerSpacing = {6, 4};
    style.CellPadding = {6, 3};
    style.IndentSpacing = 18;
    style.ScrollbarSize = 12;
    style.GrabMinSize = 12;
    style.WindowRounding = style.PopupRounding = style.ChildRounding = 4;
    style.FrameRounding = style.GrabRounding = style.TabRounding = style.ScrollbarRounding = 3;
    style.ScaleAllSizes(unit);
    // Borders are not scaled by ImGui. Whole pixels: blurred ones look uneven.
    const float border = std::max(1.0F, std::floor(unit));
    style.WindowBorderSize = style.PopupBorderSize = style.ChildBorderSize = style.FrameBorderSize = border;
    style.AntiAliasedLinesUseTex = true;
}

/// Backgrounds and texts.
void setGrounds(ImVec4* colours, const QPalette& palette)
{
    const QColor text = palette.color(QPalette::WindowText), window = palette.color(QPalette::Window);
    const QColor base = palette.color(QPalette::Base), line = blended(window, text, 0.2F);
    colours[ImGuiCol_Text] = vectorOf(text);
    colours[ImGuiCol_TextDisabled] = vectorOf(quietText(palette));
    colours[ImGuiCol_WindowBg] = vectorOf(window);
    colours[ImGuiCol_ChildBg] = vectorOf(window, 0);
    colours[ImGuiCol_PopupBg] = vectorOf(palette.color(QPalette::ToolTipBase));
    colours[ImGuiCol_MenuBarBg] = vectorOf(window);
    colours[ImGuiCol_Border] = vectorOf(line);
    colours[ImGuiCol_BorderShadow] = vectorOf(window, 0);
    colours[ImGuiCol_TitleBg] = colours[ImGuiCol_TitleBgActive] = colours[ImGuiCol_TitleBgCollapsed] =
        vectorOf(blended(window, text, 0.08F));
    colours[ImGuiCol_FrameBg] = vectorOf(base);
    colours[ImGuiCol_Separator] = vectorOf(line);
    colours[ImGuiCol_TableHeaderBg] = vectorOf(blended(window, text, 0.06F));
    colours[ImGuiCol_TableBorderStrong] = vectorOf(line);
    colours[ImGuiCol_TableBorderLight] = vectorOf(blended(window, text, 0.1F));
    colours[ImGuiCol_TableRowBg] = vectorOf(base, 0);
    colours[ImGuiCol_TableRowBgAlt] = vectorOf(text, 0.03F);
    colours[ImGuiCol_ScrollbarBg] = vectorOf(window, 0);
    colours[ImGuiCol_ScrollbarGrab] = vectorOf(blended(window, text, 0.3F));
    colours[ImGuiCol_ScrollbarGrabHovered] = vectorOf(blended(window, text, 0.45F));
    colours[ImGuiCol_ScrollbarGrabActive] = vectorOf(blended(window, text, 0.55F));
    colours[ImGuiCol_ModalWindowDimBg] = colours[ImGuiCol_NavWindowingDimBg] = vectorOf(window, 0.6F);
}

/// What can be operated, in shades of the text and the accent.
void setControls(ImVec4* colours, const QPalette& palette)
{
    const QColor text = palette.color(QPalette::WindowText), window = palette.color(QPalette::Window);
    const QColor base = palette.color(QPalette::Base), button = palette.color(QPalette::Button);
    // On dark windows the highlight, meant as a background of white text, would be too dim for thin marks.
    const QColor highlight = palette.color(QPalette::Highlight),
                 accent = isDark(palette) ? highlight.lighter(130) : highlight;
    colours[ImGuiCol_FrameBgHovered] = vectorOf(blended(base, accent, 0.08F));
    colours[ImGuiCol_FrameBgActive] = vectorOf(blended(base, accent, 0.15F));
    colours[ImGuiCol_CheckMark] = vectorOf(accent);
    colours[ImGuiCol_SliderGrab] = vectorOf(accent);
    colours[ImGuiCol_SliderGrabActive] = vectorOf(blended(accent, text, 0.25F));
    colours[ImGuiCol_Button] = vectorOf(blended(button, text, 0.04F));
    colours[ImGuiCol_ButtonHovered] = vectorOf(blended(button, accent, 0.16F));
    colours[ImGuiCol_ButtonActive] = vectorOf(blended(button, accent, 0.35F));
    colours[ImGuiCol_Header] = vectorOf(accent, 0.22F);
    colours[ImGuiCol_HeaderHovered] = vectorOf(accent, 0.3F);
    colours[ImGuiCol_HeaderActive] = vectorOf(accent, 0.42F);
    colours[ImGuiCol_SeparatorHovered] = colours[ImGuiCol_ResizeGripHovered] = vectorOf(accent, 0.7F);
    colours[ImGuiCol_SeparatorActive] = colours[ImGuiCol_ResizeGripActive] = vectorOf(accent);
    colours[ImGuiCol_ResizeGrip] = vectorOf(text, 0.12F);
    colours[ImGuiCol_Tab] = colours[ImGuiCol_TabUnfocused] = vectorOf(blended(window, text, 0.06F));
    colours[ImGuiCol_TabHovered] = vectorOf(blended(window, accent, 0.3F));
    colours[ImGuiCol_TabActive] = colours[ImGuiCol_TabUnfocusedActive] = vectorOf(blended(window, accent, 0.22F));
    colours[ImGuiCol_PlotLines] = colours[ImGuiCol_PlotHistogram] = vectorOf(accent);
    colours[ImGuiCol_PlotLinesHovered] = colours[ImGuiCol_PlotHistogramHovered] = vectorOf(blended(accent, text, 0.4F));
    colours[ImGuiCol_TextSelectedBg] = vectorOf(accent, 0.35F);
    colours[ImGuiCol_DragDropTarget] = colours[ImGuiCol_NavHighlight] = colours[ImGuiCol_NavWindowingHighlight] =
        vectorOf(accent);
}

}  // namespace

ImU32 imColour(const QColor& colour) { return IM_COL32(colour.red(), colour.green(), colour.blue(), colour.alpha()); }

void applyStyle(ImGuiStyle& style, const QPalette& palette, float unit)
{
    setSizes(style, unit);
    setGrounds(style.Colors, palette);
    setControls(style.Colors, palette);
}

}  // namespace rosa::widgets
