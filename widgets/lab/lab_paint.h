/// Drawing with Dear ImGui in Qt's types.
#pragma once

#include <functional>

#include <QColor>
#include <QPalette>
#include <QRectF>
#include <QString>

#include <imgui.h>

#include "widgets/lab/lab_target.h"

namespace rosa::widgets {

/// Colours of one theme.
struct LabColours {
    QColor window, base, text, quiet, line, accent, fault;
    QColor rows, columns;  ///< The two sides: points, bars.
    bool isDark = false;

    static LabColours of(const QPalette& palette);
};

/// `colour` with `alpha` times its opacity.
ImU32 packed(const QColor& colour, double alpha = 1);

inline ImVec2 vec(const QPointF& point) { return {static_cast<float>(point.x()), static_cast<float>(point.y())}; }
inline QPointF pointOf(const ImVec2& vector) { return {double(vector.x), double(vector.y)}; }

/// A list of drawing commands, valid during a frame. Coordinates are device pixels, as everywhere in the lab's drawing; widths of lines and
/// frames are logical pixels.
class LabPaint {
public:
    /// UTF-8 of a text whose glyphs are ready to draw.
    using Texts = std::function<const char*(const QString&)>;

    /// `em`: size of the font; `unit`: device pixels per logical pixel.
    LabPaint(ImDrawList& list, const LabColours& colours, double em, double unit, Texts texts)
        : m_list(&list), m_texts(std::move(texts)), m_em(em), m_unit(unit), m_colours(colours)
    {}

    /// The same on another list.
    [[nodiscard]] LabPaint on(ImDrawList& list) const { return {list, m_colours, m_em, m_unit, m_texts}; }

    [[nodiscard]] const LabColours& colours() const { return m_colours; }
    [[nodiscard]] double em() const { return m_em; }
    [[nodiscard]] ImDrawList& list() const { return *m_list; }
    [[nodiscard]] const char* utf8(const QString& text) const { return m_texts(text); }
    /// A width of logical pixels in device pixels, at least one and whole from one on.
    [[nodiscard]] double px(double width) const;

    [[nodiscard]] QSizeF sizeOf(const QString& text) const;
    /// One line of text, its top left corner at `place`.
    void text(const QPointF& place, const QColor& colour, const QString& text) const;
    /// One line inside `area`, shortened with "…" if need be. Returns the width drawn.
    double text(const QRectF& area, Qt::Alignment alignment, const QColor& colour, const QString& text) const;

    void fill(const QRectF& area, const QColor& colour, double alpha = 1) const;
    void frame(const QRectF& area, const QColor& colour, double width = 1, double alpha = 1) const;
    void line(const QPointF& from, const QPointF& to, const QColor& colour, double width = 1, double alpha = 1) const;
    /// A line of `width` device pixels; below one it becomes fainter.
    void stroke(const QPointF& from, const QPointF& to, const QColor& colour, double width, double alpha) const;
    void dashed(const QPointF& from, const QPointF& to, const QColor& colour, double width = 1, double alpha = 1) const;
    /// A point of one side: rows are discs, columns are squares. Hollow without weight.
    void mark(const QPointF& centre, double radius, bool isRow, const QColor& colour, bool isHollow) const;
    /// A frame around `area` that shows where the keyboard is.
    void focusRing(const QRectF& area) const;

    void pushClip(const QRectF& area) const;
    void popClip() const;

private:
    ImDrawList* m_list;
    Texts m_texts;
    double m_em;
    double m_unit;
    LabColours m_colours;
};

}  // namespace rosa::widgets
