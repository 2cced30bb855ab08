#include "app/workbench/lab/figure/step_drawing.h"

#include <algorithm>
#include <utility>

#include <QFontMetricsF>
#include <QPainter>
#include <QStringList>

#include "app/workbench/figures/figure_frame.h"
#include "widgets/graph/draw_pair.h"
#include "widgets/style/class_colours.h"
#include "widgets/style/number_text.h"

namespace rosa::workbench {

namespace {

constexpr double kFigurePoints = 7.5, kLeastPoints = 4;
constexpr int kMostWrittenCells = 8;  ///< Rows and columns of a matrix whose values are written in its cells.
constexpr double kFigureGap = 14, kLabelRoom = 4;
constexpr double kLargestCellMm = 13;
constexpr double kStretch = 1.7;  ///< Width of a cell, of its height, at most.

widgets::DrawingStyle figureStyle()
{
    widgets::FigureStyle style;
    style.fontPoints = kFigurePoints;
    widgets::DrawingStyle drawing = paperStyle(style);
    drawing.accent = widgets::curveColour(0, false);  // Flows, as in the window.
    return drawing;
}

QString cellNumber(double value) { return widgets::roundedNumber(value, 3); }

/// A small matrix as a table with coloured cells.
class NumberMatrix {
public:
    NumberMatrix(QPainter& painter, const QRectF& area, const widgets::MatrixPicture& picture, bool isBlank)
        : m_painter(painter), m_picture(picture), m_isBlank(isBlank), m_style(figureStyle()), m_area(area)
    {
        const QFontMetricsF metrics = metricsOf(m_style.font);
        m_line = metrics.height();
        for (const widgets::NodeLabel& label : picture.rowLabels)
            m_labels = std::max(m_labels, metrics.horizontalAdvance(label.name));
        m_labels = std::min(m_labels, area.width() / 4) + kLabelRoom;
        for (const float weight : picture.rowWeights)
            m_weights = std::max(m_weights, metrics.horizontalAdvance(cellNumber(static_cast<double>(weight))) + kLabelRoom);
        const double wide = (area.width() - m_labels - m_weights) / picture.columns;
        const double high = (area.height() - 3 * m_line - kLabelRoom) / picture.rows;
        const double side = std::min({wide, high, widgets::unitsOfMm(kLargestCellMm)});
        m_cell = {std::min(wide, kStretch * side), side};
        m_cells = QRectF(area.left() + m_labels, area.top() + 2 * m_line + kLabelRoom / 2, m_cell.width() * picture.columns,
                         m_cell.height() * picture.rows);
    }

    void draw()
    {
        m_painter.save();
        drawTitle();
        drawCells();
        drawEdges();
        m_painter.restore();
    }

private:
    [[nodiscard]] QFontMetricsF metricsOf(const QFont& font) const { return {font, m_painter.device()}; }
    [[nodiscard]] QRectF cell(int row, int column) const
    {
        return {m_cells.topLeft() + QPointF(column * m_cell.width(), row * m_cell.height()), m_cell};
    }

    void write(const QRectF& place, Qt::Alignment alignment, const QString& text)
    {
        const QString shown = metricsOf(m_painter.font()).elidedText(text, Qt::ElideRight, place.width());
        m_painter.drawText(place, static_cast<int>(alignment | Qt::AlignVCenter) | Qt::TextDontClip, shown);
    }

    void drawTitle()
    {
        m_painter.setFont(m_style.font);
        m_painter.setPen(m_style.ink);
        write(QRectF(m_area.left(), m_area.top(), m_area.width(), m_line), Qt::AlignLeft, m_picture.title);
    }

    /// The figure's font, or a smaller one in which all texts fit into a cell.
    [[nodiscard]] QFont fittedFont(const QStringList& texts) const
    {
        QFont font = m_style.font;
        double widest = 1;
        for (const QString& text : texts) widest = std::max(widest, metricsOf(font).horizontalAdvance(text));
        const double scale = std::min(1.0, (m_cell.width() - kLabelRoom) / widest);
        font.setPointSizeF(std::max(kLeastPoints, kFigurePoints * scale));
        return font;
    }

    void drawCells()
    {
        const QImage colours = widgets::cellImage(m_picture);
        QStringList numbers;
        for (const float value : m_picture.values) numbers.append(cellNumber(static_cast<double>(value)));
        m_painter.setFont(fittedFont(numbers));
        for (int row = 0; row < m_picture.rows; ++row)
            for (int column = 0; column < m_picture.columns; ++column) {
                const QRgb colour = colours.pixel(column, row);
                if (!m_isBlank) m_painter.fillRect(cell(row, column), QColor::fromRgb(colour));
                m_painter.setPen(QPen(m_isBlank ? m_style.quiet : QColor(Qt::white), 0.6));
                m_painter.setBrush(Qt::NoBrush);
                m_painter.drawRect(cell(row, column));
                if (m_isBlank) continue;
                m_painter.setPen(qGray(colour) > 140 ? Qt::black : Qt::white);
                m_painter.drawText(cell(row, column), Qt::AlignCenter | Qt::TextDontClip,
                                   cellNumber(static_cast<double>(m_picture.at(row, column))));
            }
    }

    /// Labels to the left and above, weights to the right and below.
    void drawEdges()
    {
        m_painter.setFont(m_style.font);
        const double right = m_cells.right() + kLabelRoom, below = m_cells.bottom() + kLabelRoom / 2;
        const auto [t, r] = std::pair(m_picture.rowWeights, m_picture.columnWeights);
        for (int row = 0; row < m_picture.rows; ++row) {
            const QRectF lane = cell(row, 0);
            const auto i = static_cast<std::size_t>(row);
            m_painter.setPen(m_style.ink);
            write(QRectF(m_area.left(), lane.top(), m_labels - kLabelRoom, lane.height()), Qt::AlignRight,
                  m_picture.rowLabels[i].name);
            m_painter.setPen(m_style.quiet);
            if (i < t.size())
                write(QRectF(right, lane.top(), m_weights, lane.height()), Qt::AlignLeft,
                      cellNumber(static_cast<double>(t[i])));
        }
        QStringList names, weights;
        for (const widgets::NodeLabel& label : m_picture.columnLabels) names.append(label.name);
        for (const float weight : r) weights.append(cellNumber(static_cast<double>(weight)));
        drawAlong(names, m_cells.top() - m_line, m_style.ink);
        drawAlong(weights, below, m_style.quiet);
        m_painter.setPen(m_style.quiet);
        if (!t.empty()) write(QRectF(right, m_cells.top() - m_line, m_weights, m_line), Qt::AlignLeft, QStringLiteral("t"));
        if (!r.empty())
            write(QRectF(m_area.left(), below, m_labels - kLabelRoom, m_line), Qt::AlignRight, QStringLiteral("r"));
    }

    /// One text above or below each column, all of one size.
    void drawAlong(const QStringList& texts, double top, const QColor& colour)
    {
        m_painter.setFont(fittedFont(texts));
        m_painter.setPen(colour);
        for (int column = 0; column < static_cast<int>(texts.size()); ++column)
            write(QRectF(cell(0, column).left(), top, m_cell.width(), m_line), Qt::AlignHCenter, texts[column]);
        m_painter.setFont(m_style.font);
    }

    QPainter& m_painter;
    const widgets::MatrixPicture& m_picture;
    bool m_isBlank;
    widgets::DrawingStyle m_style;
    QRectF m_area, m_cells;
    QSizeF m_cell;
    double m_line = 0, m_labels = 0, m_weights = 0;
};

struct StepMatrix {
    widgets::MatrixPicture picture;
    bool isBlank = false;
};

void drawOneMatrix(QPainter& painter, const QRectF& area, const StepMatrix& matrix)
{
    if (std::max(matrix.picture.rows, matrix.picture.columns) <= kMostWrittenCells)
        NumberMatrix(painter, area, matrix.picture, matrix.isBlank).draw();
    else
        widgets::drawMatrix(painter, area, matrix.picture, figureStyle());
}

/// The name of a side above its points.
void drawSideName(QPainter& painter, const std::vector<widgets::PlacedNode>& nodes, const QRectF& area, const QString& name)
{
    if (nodes.empty()) return;
    const auto [left, right] = std::ranges::minmax(nodes, {}, [](const auto& node) { return node.place.x(); });
    const double middle = (left.place.x() + right.place.x()) / 2;
    painter.drawText(QRectF(middle - area.width() / 4, area.top(), area.width() / 2, area.height()),
                     Qt::AlignHCenter | Qt::AlignTop | Qt::TextDontClip, name);
}

void drawSides(QPainter& painter, const QRectF& area, widgets::PairPicture pair)
{
    const widgets::DrawingStyle style = figureStyle();
    const double line = QFontMetricsF(style.font, painter.device()).height();
    const QString rows = std::exchange(pair.left.title, {}), columns = std::exchange(pair.right.title, {});
    const widgets::PairLayout layout =
        widgets::layoutPair(area.adjusted(0, line + kLabelRoom, 0, 0), pair, style, painter.device());
    widgets::drawPair(painter, layout, pair, style);
    painter.setFont(style.font);
    painter.setPen(style.ink);
    const QRectF head(area.left(), area.top(), area.width(), line);
    drawSideName(painter, layout.left, head, rows);
    drawSideName(painter, layout.right, head, columns);
}

}  // namespace

PageDrawings::Draw stepDrawing(const SolvedProblem& solved, const StepParts& parts)
{
    std::vector<StepMatrix> matrices;
    if (parts.hasCosts) matrices.push_back({costPicture(solved)});
    if (parts.hasResult || parts.hasBlank) matrices.push_back({planPicture(solved), !parts.hasResult});
    return [matrices, pair = flowsPicture(solved, parts.hasResult)](QPainter& painter, const QRectF& area) {
        const double side = (area.width() - 2 * kFigureGap) * 0.3;
        double left = area.left();
        for (const StepMatrix& matrix : matrices) {
            drawOneMatrix(painter, QRectF(left, area.top(), side, area.height()), matrix);
            left += side + kFigureGap;
        }
        const double wide = std::min(area.right() - left, 0.55 * area.width());
        drawSides(painter, QRectF(left, area.top(), wide, area.height()), pair);
    };
}

}  // namespace rosa::workbench
