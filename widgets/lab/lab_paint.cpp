#include "widgets/lab/lab_paint.h"

#include <algorithm>
#include <cmath>

#include "widgets/style/class_colours.h"
#include "widgets/style/theme.h"

namespace rosa::widgets {

LabColours LabColours::of(const QPalette& palette)
{
    LabColours colours;
    colours.isDark = widgets::isDark(palette);
    colours.window = palette.color(QPalette::Window);
    colours.base = palette.color(QPalette::Base);
    colours.text = palette.color(QPalette::Text);
    colours.quiet = quietText(palette);
    colours.line = lineColour(palette);
    colours.accent = colours.isDark ? palette.color(QPalette::Link) : palette.color(QPalette::Highlight);
    colours.fault = errorColour(palette);
    colours.rows = curveColour(0, colours.isDark);
    colours.columns = curveColour(1, colours.isDark);
    return colours;
}

ImU32 packed(const QColor& colour, double alpha)
{
    const auto opacity = static_cast<int>(std::lround(std::clamp(alpha, 0.0, 1.0) * colour.alpha()));
    return IM_COL32(colour.red(), colour.green(), colour.blue(), opacity);
}

double LabPaint::px(double width) const { return std::max(1.0, std::round(width * m_unit)); }

QSizeF LabPaint::sizeOf(const QString& text) const
{
    const ImVec2 size = ImGui::CalcTextSize(utf8(text));
    return {double(size.x), double(size.y)};
}

void LabPaint::text(const QPointF& place, const QColor& colour, const QString& text) const
{
    // On whole pixels glyphs stay as sharp as they were rasterised.
    m_list->AddText(vec({std::round(place.x()), std::round(place.y())}), packed(colour), utf8(text));
}

double LabPaint::text(const QRectF& area, Qt::Alignment alignment, const QColor& colour, const QString& text) const
{
    QString shown = text;
    QSizeF size = sizeOf(shown);
    while (size.width() > area.width() + 0.5 && shown.size() > 1) {
        const qsizetype kept = std::clamp(static_cast<qsizetype>(double(shown.size()) * area.width() / size.width()) - 1,
                                          qsizetype(0), shown.size() - 2);
        shown = text.left(kept).trimmed() + QChar(0x2026);
        size = sizeOf(shown);
    }
    if (size.width() > area.width() + 0.5) return 0;
    double x = area.left(), y = area.top() + (area.height() - size.height()) / 2;
    if (alignment & Qt::AlignRight) x = area.right() - size.width();
    if (alignment & Qt::AlignHCenter) x = area.center().x() - size.width() / 2;
    if (alignment & Qt::AlignTop) y = area.top();
    if (alignment & Qt::AlignBottom) y = area.bottom() - size.height();
    this->text({x, y}, colour, shown);
    return size.width();
}

void LabPaint::fill(const QRectF& area, const QColor& colour, double alpha) const
{
    m_list->AddRectFilled(vec(area.topLeft()), vec(area.bottomRight()), packed(colour, alpha));
}

void LabPaint::frame(const QRectF& area, const QColor& colour, double width, double alpha) const
{
    // Four rectangles are sharper than an outline with blurred edges, and cheaper in software.
    if (area.width() <= 0 || area.height() <= 0) return;
    const double w = std::min({px(width), area.width(), area.height()});
    fill({area.left(), area.top(), area.width(), w}, colour, alpha);
    fill({area.left(), area.bottom() - w, area.width(), w}, colour, alpha);
    fill({area.left(), area.top() + w, w, area.height() - 2 * w}, colour, alpha);
    fill({area.right() - w, area.top() + w, w, area.height() - 2 * w}, colour, alpha);
}

void LabPaint::line(const QPointF& from, const QPointF& to, const QColor& colour, double width, double alpha) const
{
    if (from.x() == to.x() || from.y() == to.y()) {
        // Axis-parallel: a sharp rectangle.
        const QRectF box = QRectF(from, to).normalized();
        const double thick = px(width), faint = alpha * std::min(1.0, width * m_unit);
        if (from.x() == to.x())
            fill({std::round(from.x() - thick / 2), box.top(), thick, box.height()}, colour, faint);
        else
            fill({box.left(), std::round(from.y() - thick / 2), box.width(), thick}, colour, faint);
        return;
    }
    stroke(from, to, colour, width * m_unit, alpha);
}

void LabPaint::stroke(const QPointF& from, const QPointF& to, const QColor& colour, double width, double alpha) const
{
    // Lines of whole widths are textured: two triangles instead of six. Thinner ones become fainter instead.
    const double whole = std::max(1.0, std::round(width));
    m_list->AddLine(vec(from), vec(to), packed(colour, alpha * std::min(1.0, width)), static_cast<float>(whole));
}

void LabPaint::dashed(const QPointF& from, const QPointF& to, const QColor& colour, double width, double alpha) const
{
    const QPointF way = to - from;
    const double length = std::hypot(way.x(), way.y());
    const double period = 0.7 * m_em;
    if (!std::isfinite(length) || length <= 0) return;
    const int dashes = std::min(400, static_cast<int>(std::ceil(length / period)));
    for (int i = 0; i < dashes; ++i) {
        const double start = i * length / dashes, end = std::min(length, start + 0.55 * length / dashes);
        line(from + way * (start / length), from + way * (end / length), colour, width, alpha);
    }
}

void LabPaint::mark(const QPointF& centre, double radius, bool isRow, const QColor& colour, bool isHollow) const
{
    const auto r = static_cast<float>(radius);
    if (isRow) {
        const int sides = std::clamp(static_cast<int>(radius * 2.5), 10, 28);
        m_list->AddCircleFilled(vec(centre), r, isHollow ? packed(m_colours.base) : packed(colour), sides);
        m_list->AddCircle(vec(centre), r, isHollow ? packed(colour) : packed(m_colours.base), sides,
                          static_cast<float>(px(isHollow ? 1.5 : 1)));
        return;
    }
    const double half = radius * 0.88;
    const QRectF box(centre.x() - half, centre.y() - half, 2 * half, 2 * half);
    fill(box, isHollow ? colour : m_colours.base);
    const double edge = px(isHollow ? 1.5 : 1);
    fill(box.adjusted(edge, edge, -edge, -edge), isHollow ? m_colours.base : colour);
}

void LabPaint::focusRing(const QRectF& area) const
{
    const double gap = px(3), edge = px(1);
    const QRectF ring = area.adjusted(-gap, -gap, gap, gap);
    frame(ring.adjusted(-edge, -edge, edge, edge), m_colours.base, 4);
    frame(ring, m_colours.accent, 2);
}

void LabPaint::pushClip(const QRectF& area) const
{
    m_list->PushClipRect(vec(area.topLeft()), vec(area.bottomRight()), true);
}

void LabPaint::popClip() const { m_list->PopClipRect(); }

}  // namespace rosa::widgets
