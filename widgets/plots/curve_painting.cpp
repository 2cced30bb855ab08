#include "widgets/plots/curve_painting.h"

#include <algorithm>
#include <cmath>

#include <QPainter>
#include <QPainterPath>
#include <QPolygonF>

namespace rosa::widgets {

namespace {

constexpr double kCurveWidth = 1.5;
/// Columns closer than this are drawn as vertical strokes.
constexpr double kDensePixels = 2.5;
constexpr double kPale = 0.32;
/// Columns farther apart than this are drawn with a dot each.
constexpr double kSparsePixels = 9;

double middleOf(const CurveColumn& column) { return 0.5 * (column.first + column.last); }

/// Strokes from minimum to maximum, joined from column to column: without antialiasing, many times faster than polylines.
class Strokes {
public:
    explicit Strokes(const PanelFrame& frame) : m_frame(frame) {}

    void add(const CurveColumn& column)
    {
        const double x = std::round(m_frame.x(middleOf(column)) / m_frame.pixel) * m_frame.pixel;
        const double bottom = m_frame.y(column.minimum);
        const double top = m_frame.y(column.maximum);
        const double opening = m_frame.y(column.opening);
        if (!std::isnan(m_lastY) && !std::isnan(opening)) m_lines.append(QLineF(m_lastX, m_lastY, x, opening));
        // A stroke of length 0 draws nothing.
        if (!std::isnan(bottom) && !std::isnan(top))
            m_lines.append(QLineF(x, bottom, x, bottom - top < 1 ? bottom - 1 : top));
        m_lastX = x;
        m_lastY = m_frame.y(column.closing);
    }

    void paint(QPainter& painter, const QPen& pen) const
    {
        painter.setRenderHint(QPainter::Antialiasing, false);
        painter.setPen(pen);
        painter.drawLines(m_lines);
        // At one dot, a curve is thinner than the grid on screens with several dots per unit. A wider pen would be slow.
        const auto dots = static_cast<int>(std::lround(1 / m_frame.pixel));
        for (int dot = 1; dot < dots; ++dot)
            for (const QPointF& aside : {QPointF(dot * m_frame.pixel, 0), QPointF(0, dot * m_frame.pixel)}) {
                painter.translate(aside);
                painter.drawLines(m_lines);
                painter.translate(-aside);
            }
        painter.setRenderHint(QPainter::Antialiasing, true);
    }

private:
    const PanelFrame& m_frame;
    QVector<QLineF> m_lines;
    double m_lastX = 0;
    double m_lastY = std::numeric_limits<double>::quiet_NaN();
};

/// Segments of a line between gaps; a segment of one point becomes a dot.
class Pieces {
public:
    void add(double x, double y)
    {
        if (std::isnan(y)) {
            cut();
            return;
        }
        if (!m_points.isEmpty() && m_points.back() == QPointF(x, y)) return;
        m_points.append(QPointF(x, y));
    }

    void cut()
    {
        if (!m_points.isEmpty()) m_pieces.push_back(std::move(m_points));
        m_points = {};
    }

    void paint(QPainter& painter, const QPen& pen, bool hasDots = false)
    {
        cut();
        const double radius = 2 * pen.widthF();
        for (const QPolygonF& piece : m_pieces) {
            painter.setPen(pen);
            if (piece.size() > 1) painter.drawPolyline(piece);
            if (piece.size() > 1 && !hasDots) continue;
            painter.setPen(Qt::NoPen);
            painter.setBrush(pen.color());
            for (const QPointF& point : piece) painter.drawEllipse(point, radius, radius);
            painter.setBrush(Qt::NoBrush);
        }
    }

private:
    QPolygonF m_points;
    std::vector<QPolygonF> m_pieces;
};

void addValues(Pieces& pieces, const PanelFrame& frame, const CurveColumn& column)
{
    const double x = frame.x(middleOf(column));
    if (column.first == column.last) {
        pieces.add(x, frame.y(column.closing));
        return;
    }
    pieces.add(x, frame.y(column.opening));
    if (!std::isnan(frame.y(column.minimum))) pieces.add(x, frame.y(column.minimum));
    if (!std::isnan(frame.y(column.maximum))) pieces.add(x, frame.y(column.maximum));
    pieces.add(x, frame.y(column.closing));
}

QPen penOf(const CurveDrawing& curve, bool isAfterFork, double width)
{
    QPen pen(curve.colour, width, isAfterFork ? Qt::DashLine : curve.dash, Qt::FlatCap, Qt::RoundJoin);
    return pen;
}

/// The values of columns [begin, end) as one polyline.
void paintValues(QPainter& painter, const PanelFrame& frame, const CurveView& view, std::size_t begin, std::size_t end,
                 QPen pen)
{
    const double spacing = frame.area.width() * view.epochsPerColumn / std::max(1e-9, frame.to - frame.from);
    if (!frame.isPaper && spacing < kDensePixels) {
        Strokes strokes(frame);
        for (std::size_t i = begin; i < end; ++i) strokes.add(view.columns[i]);
        pen.setWidth(1);
        pen.setStyle(Qt::SolidLine);
        pen.setCosmetic(true);
        strokes.paint(painter, pen);
        return;
    }
    Pieces pieces;
    for (std::size_t i = begin; i < end; ++i) addValues(pieces, frame, view.columns[i]);
    pieces.paint(painter, pen, view.isRaw() && spacing > kSparsePixels);
}

void paintSmooth(QPainter& painter, const PanelFrame& frame, const CurveView& view, std::size_t begin, std::size_t end,
                 const QPen& pen)
{
    Pieces pieces;
    for (std::size_t i = begin; i < end; ++i) pieces.add(frame.x(view.columns[i].last), frame.y(view.columns[i].smooth));
    pieces.paint(painter, pen);
}

}  // namespace

double PanelFrame::y(double value) const
{
    const double share = (scale.place(value) - low) / (high - low);
    return std::isnan(share) ? share : area.bottom() - std::clamp(share, -3.0, 4.0) * area.height();
}

void paintCurve(QPainter& painter, const PanelFrame& frame, const CurveDrawing& curve)
{
    const auto& columns = curve.view.columns;
    const auto fork =
        static_cast<std::size_t>(std::partition_point(columns.begin(), columns.end(),
                                                      [&](const CurveColumn& c) { return c.first <= curve.dashedFrom; }) -
                                 columns.begin());
    const double width = frame.isPaper ? 1.0 : kCurveWidth;
    // The column before the fork belongs to both parts, so that they join.
    const std::size_t rest = fork > 0 ? fork - 1 : 0;
    const bool isForked = fork < columns.size();
    for (const bool isSmooth : {false, true}) {
        if (isSmooth && !curve.isSmoothed) break;
        CurveDrawing shown{curve.name, curve.colour, curve.dash, curve.dashedFrom, curve.isSmoothed, {}};
        if (!isSmooth && curve.isSmoothed) shown.colour.setAlphaF(static_cast<float>(kPale));
        const auto paint = isSmooth ? paintSmooth
                                    : [](QPainter& p, const PanelFrame& f, const CurveView& v, std::size_t b, std::size_t e,
                                         const QPen& pen) { paintValues(p, f, v, b, e, pen); };
        paint(painter, frame, curve.view, 0, fork, penOf(shown, false, width));
        if (isForked) paint(painter, frame, curve.view, rest, columns.size(), penOf(shown, true, width));
    }
}

void paintBand(QPainter& painter, const PanelFrame& frame, const BandDrawing& band)
{
    QPolygonF upper, lower;
    Pieces mean;
    QColor fill = band.colour;
    fill.setAlphaF(0.22F);
    const auto close = [&] {
        std::reverse(lower.begin(), lower.end());
        painter.setPen(Qt::NoPen);
        painter.setBrush(fill);
        painter.drawPolygon(upper + lower);
        painter.setBrush(Qt::NoBrush);
        upper.clear();
        lower.clear();
    };
    for (const BandColumn& column : band.band.columns) {
        const double x = frame.x(0.5 * (column.first + column.last));
        mean.add(x, frame.y(band.isSmoothed ? column.smooth : column.mean));
        const double top = frame.y(column.high);
        const double bottom = frame.y(column.low);
        if (std::isnan(top)) {
            close();
            continue;
        }
        upper.append(QPointF(x, top));
        // Below the range of a logarithmic axis.
        lower.append(QPointF(x, std::isnan(bottom) ? frame.area.bottom() : bottom));
    }
    close();
    mean.paint(painter, QPen(band.colour, frame.isPaper ? 1.4 : 2, band.dash, Qt::FlatCap, Qt::RoundJoin));
}

namespace {

/// Places labels of equal height in the rows of an area, topmost first.
class LabelRows {
public:
    explicit LabelRows(int rows) : m_taken(static_cast<std::size_t>(rows)) {}

    /// Takes the first row in which left … right is free and returns it; -1: none.
    int take(double left, double right)
    {
        for (std::size_t row = 0; row < m_taken.size(); ++row) {
            const bool isFree = std::none_of(m_taken[row].begin(), m_taken[row].end(),
                                             [&](const auto& span) { return left < span.second && right > span.first; });
            if (!isFree) continue;
            m_taken[row].push_back({left, right});
            return static_cast<int>(row);
        }
        return -1;
    }

private:
    std::vector<std::vector<std::pair<double, double>>> m_taken;
};

constexpr double kLabelGap = 5;
constexpr double kLabelTie = 4;

void paintTick(QPainter& painter, const PanelFrame& frame, double x, const QColor& colour)
{
    const double bottom = frame.area.bottom();
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    painter.drawPolygon(QPolygonF({{x - 3, bottom}, {x + 3, bottom}, {x, bottom - 5}}));
    painter.setBrush(Qt::NoBrush);
}

void paintLabel(QPainter& painter, const PanelFrame& frame, const CurveMark& mark, LabelRows& rows)
{
    if (mark.label.isEmpty()) return;
    const QFontMetricsF metrics(painter.font(), painter.device());
    const double x = frame.x(mark.epoch);
    const double width = metrics.horizontalAdvance(mark.label);
    const bool isLeft = x + kLabelGap + width > frame.area.right();
    const double left = isLeft ? x - kLabelGap - width : x + kLabelGap;
    const int row = rows.take(left, left + width + kLabelGap);
    if (row < 0) return;
    const double top = frame.area.top() + row * metrics.height() + 2;
    painter.drawText(QPointF(left, top + metrics.ascent()), mark.label);
    // Ties the label to its line where those of neighbours are close.
    if (mark.kind != CurveMark::Kind::Line) return;
    const double middle = top + metrics.height() / 2;
    painter.drawLine(QPointF(x, middle), QPointF(isLeft ? x - kLabelTie : x + kLabelTie, middle));
}

}  // namespace

void paintMarks(QPainter& painter, const PanelFrame& frame, const std::vector<CurveMark>& marks, const PanelColours& colours)
{
    std::vector<const CurveMark*> shown;
    for (const CurveMark& mark : marks)
        if (const double x = frame.x(mark.epoch); x >= frame.area.left() - 1 && x <= frame.area.right() + 1)
            shown.push_back(&mark);
    for (const CurveMark* mark : shown) {
        const double x = frame.x(mark->epoch);
        const QColor colour = mark->colour.isValid() ? mark->colour : colours.quiet;
        if (mark->kind == CurveMark::Kind::Tick) {
            paintTick(painter, frame, x, colour);
            continue;
        }
        painter.setPen(QPen(colour, 1, Qt::DotLine));
        painter.drawLine(QPointF(x, frame.area.top()), QPointF(x, frame.area.bottom()));
    }
    // Labels of neighbouring marks are stacked; less important ones take the remaining space.
    LabelRows rows(std::max(1, static_cast<int>(frame.area.height() / painter.fontMetrics().height()) - 1));
    painter.setPen(colours.text);
    for (const bool isMinor : {false, true})
        for (const CurveMark* mark : shown)
            if (mark->isMinor == isMinor) paintLabel(painter, frame, *mark, rows);
}

}  // namespace rosa::widgets
