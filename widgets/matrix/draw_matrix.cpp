#include "widgets/matrix/draw_matrix.h"

#include <algorithm>
#include <cmath>

#include <QFontMetricsF>
#include <QPainter>

namespace rosa::widgets {

namespace {

constexpr int kMostRectangles = 20'000;  ///< More rectangles make files that viewers draw slowly.
constexpr int kImagePixels = 2048;       ///< Pixels per side of a matrix that is drawn as an image.

QColor overImage() { return QColor(255, 255, 255, 200); }

/// An index of the colour map; −1 if there is no value.
int levelOf(const MatrixPicture& picture, int row, int column)
{
    const double value = static_cast<double>(picture.at(row, column));
    if (std::isnan(value)) return -1;
    if (!(picture.high > picture.low)) return 128;
    return static_cast<int>(std::clamp((value - picture.low) * 255 / (picture.high - picture.low), 0.0, 255.0) + 0.5);
}

/// One rectangle per run of equal cells. Each extends under the following cells to its right and below, which are drawn later: edges that
/// only touch would leave hairlines if they do not coincide with device pixels.
void fillCells(QPainter& painter, const MatrixLayout& layout, const MatrixPicture& picture)
{
    const auto& colours = coloursOf(picture.look.map);
    const auto level = [&](int row, int column) {
        return row < picture.rows && column < picture.columns ? levelOf(picture, row, column) : -1;
    };
    const double cell = layout.cell;
    const auto fill = [&](int row, int first, int end, int colour) {
        bool reachesDown = true;
        for (int column = first; column < end; ++column) reachesDown = reachesDown && level(row + 1, column) >= 0;
        const bool reachesRight = level(row, end) >= 0;
        // The corner lies on a neighbour that may be blank.
        if (reachesDown && reachesRight && level(row + 1, end) < 0) reachesDown = false;
        painter.fillRect(QRectF(layout.cells.left() + first * cell, layout.cells.top() + row * cell,
                                (end - first + (reachesRight ? 0.5 : 0)) * cell, (reachesDown ? 1.5 : 1) * cell),
                         QColor::fromRgb(colours[static_cast<std::size_t>(colour)]));
    };
    for (int row = 0; row < picture.rows; ++row)
        for (int first = 0; first < picture.columns;) {
            const int colour = level(row, first);
            int end = first + 1;
            while (end < picture.columns && level(row, end) == colour) ++end;
            if (colour >= 0) fill(row, first, end, colour);
            first = end;
        }
}

void drawName(QPainter& painter, const QRectF& place, const EdgeName& name, const DrawingStyle& style, bool isLit)
{
    const QFontMetricsF metrics(painter.font(), painter.device());
    const QString text = metrics.elidedText(name.text, Qt::ElideMiddle, place.width() + 0.5);
    // A name that does not fit overlaps its neighbours while it is hovered.
    if (!name.isShown) {
        const double width = metrics.horizontalAdvance(text) + 2;
        painter.fillRect(QRectF(place.right() - width, place.center().y() - metrics.height() / 2, width, metrics.height()),
                         style.paper);
    }
    painter.setPen(isLit ? style.accent : style.ink);
    painter.drawText(place, Qt::AlignRight | Qt::AlignVCenter | Qt::TextDontClip, text);
}

void drawNames(QPainter& painter, const MatrixLayout& layout, const DrawingStyle& style, const MatrixHighlight& highlight)
{
    if (layout.namePoints <= 0) return;
    QFont plain = style.font;
    plain.setPointSizeF(layout.namePoints);
    QFont strong = plain;
    strong.setBold(true);
    const auto draw = [&](const std::vector<EdgeName>& names, const QRectF& box, int lit) {
        const auto one = [&](const EdgeName& name, bool isLit) {
            painter.setFont(isLit || name.isStrong ? strong : plain);
            drawName(painter, QRectF(box.left(), box.top() + name.middle - 10, box.width(), 20), name, style, isLit);
        };
        const EdgeName* pointedAt = nullptr;
        for (const EdgeName& name : names) {
            if (lit >= name.first && lit <= name.last)
                pointedAt = &name;
            else if (name.isShown)
                one(name, false);
        }
        if (pointedAt) one(*pointedAt, true);
    };
    if (!layout.rowNames.isEmpty()) draw(layout.rowTexts, layout.rowNames, highlight.row);
    if (layout.columnNames.isEmpty()) return;
    painter.save();
    // Rotated so that names read from bottom to top and end at the cells.
    painter.translate(layout.columnNames.left(), layout.columnNames.bottom());
    painter.rotate(-90);
    draw(layout.columnTexts, QRectF(0, 0, layout.columnNames.height(), layout.columnNames.width()), highlight.column);
    painter.restore();
}

/// Each line in two shades, so that it is seen on every colour.
void drawPadding(QPainter& painter, const MatrixLayout& layout, const MatrixPicture& picture)
{
    const std::vector<QLineF> lines = paddingLines(layout, picture);
    painter.setPen(QPen(QColor(0, 0, 0, 110), 1));
    for (const QLineF& line : lines) painter.drawLine(line.translated(0.8, 0.8));
    painter.setPen(QPen(overImage(), 1));
    for (const QLineF& line : lines) painter.drawLine(line);
}

void drawSeparators(QPainter& painter, const MatrixLayout& layout, const MatrixPicture& picture)
{
    const auto across = [&](double place, bool isRow) {
        if (isRow)
            painter.drawLine(QPointF(layout.cells.left(), layout.cells.top() + place),
                             QPointF(layout.cells.right(), layout.cells.top() + place));
        else
            painter.drawLine(QPointF(layout.cells.left() + place, layout.cells.top()),
                             QPointF(layout.cells.left() + place, layout.cells.bottom()));
    };
    const auto classes = [&](const std::vector<NodeLabel>& labels, bool isRow) {
        for (std::size_t i = 1; i < labels.size(); ++i)
            if (labels[i].classOf != labels[i - 1].classOf) across(static_cast<double>(i) * layout.cell, isRow);
    };
    if (picture.separatesClasses) {
        painter.setPen(QPen(overImage(), 0.75));
        classes(picture.rowLabels, true);
        classes(picture.columnLabels, false);
    }
    painter.setPen(QPen(Qt::white, 2));
    for (const int row : picture.rowBreaks) across(row * layout.cell, true);
    for (const int column : picture.columnBreaks) across(column * layout.cell, false);
    painter.setPen(QPen(overImage(), std::clamp(layout.cell / 8, 0.4, 1.5)));
    painter.setBrush(Qt::NoBrush);
    for (const auto& [row, column] : picture.marked)
        painter.drawRect(QRectF(layout.cells.left() + column * layout.cell, layout.cells.top() + row * layout.cell,
                                layout.cell, layout.cell));
}

/// Drawn around the cell, so that its colour stays visible, and with a minimum size.
void drawChosen(QPainter& painter, const MatrixLayout& layout, const MatrixPicture& picture, const DrawingStyle& style)
{
    constexpr double kSmallest = 7;
    if (!picture.chosen) return;
    const double side = std::max(kSmallest, layout.cell + 2);
    const QPointF centre(layout.cells.left() + (picture.chosen->second + 0.5) * layout.cell,
                         layout.cells.top() + (picture.chosen->first + 0.5) * layout.cell);
    const QRectF box(centre.x() - side / 2, centre.y() - side / 2, side, side);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(Qt::white, 4));
    painter.drawRect(box);
    painter.setPen(QPen(style.accent, 2));
    painter.drawRect(box);
}

/// One rectangle per colour, because viewers blur an image of so few pixels.
void drawColourBar(QPainter& painter, const MatrixLayout& layout, const MatrixPicture& picture, const DrawingStyle& style)
{
    const ScaleBar& scale = layout.scale;
    QFont font = style.font;
    font.setPointSizeF(scale.points);
    painter.setFont(font);
    painter.setPen(style.quiet);
    painter.drawText(scale.lowPlace, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextDontClip, scale.low);
    painter.drawText(scale.highPlace, Qt::AlignRight | Qt::AlignVCenter | Qt::TextDontClip, scale.high);
    constexpr int kStep = 2;
    const double width = scale.bar.width() * kStep / 256;
    const auto& colours = coloursOf(picture.look.map);
    for (int i = 0; i < 256; i += kStep) {
        const double left = scale.bar.left() + scale.bar.width() * i / 256;
        const QRectF box(left, scale.bar.top(), i + kStep < 256 ? 1.5 * width : width, scale.bar.height());
        painter.fillRect(box, QColor::fromRgb(colours[static_cast<std::size_t>(i)]));
    }
}

void drawNotes(QPainter& painter, const MatrixLayout& layout, const MatrixPicture& picture, const DrawingStyle& style)
{
    if (layout.notes.isEmpty()) return;
    painter.setFont(style.font);
    painter.setPen(style.ink);
    const QFontMetricsF metrics(style.font, painter.device());
    QRectF line(layout.notes.topLeft(), QSizeF(layout.notes.width(), layout.lineHeight));
    for (const QString& note : picture.notes) {
        painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter, metrics.elidedText(note, Qt::ElideRight, line.width()));
        line.translate(0, layout.lineHeight);
    }
}

void drawHighlight(QPainter& painter, const MatrixLayout& layout, const DrawingStyle& style,
                   const MatrixHighlight& highlight)
{
    const auto frame = [&](const QRectF& box) {
        painter.setPen(QPen(Qt::white, 3));
        painter.drawRect(box);
        painter.setPen(QPen(style.accent, 1.5));
        painter.drawRect(box);
    };
    painter.setBrush(Qt::NoBrush);
    const double cell = layout.cell;
    if (highlight.row >= 0)
        frame(QRectF(layout.cells.left(), layout.cells.top() + highlight.row * cell, layout.cells.width(), cell));
    if (highlight.column >= 0)
        frame(QRectF(layout.cells.left() + highlight.column * cell, layout.cells.top(), cell, layout.cells.height()));
}

/// Everything except the cells.
void drawAround(QPainter& painter, const MatrixLayout& layout, const MatrixPicture& picture, const DrawingStyle& style,
                const MatrixHighlight& highlight)
{
    if (!layout.title.isEmpty()) {
        painter.setFont(style.font);
        painter.setPen(style.ink);
        const QFontMetricsF metrics(style.font, painter.device());
        painter.drawText(layout.title, Qt::AlignLeft | Qt::AlignTop,
                         metrics.elidedText(picture.title, Qt::ElideRight, layout.title.width()));
    }
    drawPadding(painter, layout, picture);
    drawSeparators(painter, layout, picture);
    for (const EdgeBox& edge : edgeBoxes(layout, picture, style)) painter.fillRect(edge.box, edge.colour);
    drawPlanEdges(painter, layout, picture, style, highlight);
    drawNames(painter, layout, style, highlight);
    drawColourBar(painter, layout, picture, style);
    drawNotes(painter, layout, picture, style);
    drawHighlight(painter, layout, style, highlight);
    drawCellFlows(painter, layout, picture, style, highlight);
}

}  // namespace

QImage cellImage(const MatrixPicture& picture)
{
    QImage image(std::max(picture.columns, 1), std::max(picture.rows, 1), QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    const auto& colours = coloursOf(picture.look.map);
    for (int row = 0; row < picture.rows; ++row) {
        auto* line = reinterpret_cast<QRgb*>(image.scanLine(row));
        for (int column = 0; column < picture.columns; ++column)
            if (const int level = levelOf(picture, row, column); level >= 0)
                line[column] = colours[static_cast<std::size_t>(level)];
    }
    return image;
}

void drawMatrix(QPainter& painter, const MatrixLayout& layout, const MatrixPicture& picture, const QImage& image,
                const DrawingStyle& style, const MatrixHighlight& highlight)
{
    if (picture.isEmpty() || layout.cell <= 0) return;
    painter.save();
    // Fewer pixels than cells: neighbours are blended instead of dropped.
    painter.setRenderHint(QPainter::SmoothPixmapTransform, layout.cell < 1);
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.drawImage(layout.cells, image);
    painter.setRenderHint(QPainter::Antialiasing);
    drawAround(painter, layout, picture, style, highlight);
    drawChosen(painter, layout, picture, style);
    painter.restore();
}

void drawMatrix(QPainter& painter, const QRectF& area, const MatrixPicture& picture, const DrawingStyle& style)
{
    const MatrixLayout layout = layoutMatrix(area, picture, style, painter.device());
    if (picture.isEmpty() || layout.cell <= 0) return;
    if (picture.rows * picture.columns > kMostRectangles) {
        const int factor = std::max(1, kImagePixels / std::max(picture.rows, picture.columns));
        const QImage cells = cellImage(picture);
        drawMatrix(painter, layout, picture,
                   cells.scaled(cells.size() * factor, Qt::IgnoreAspectRatio, Qt::FastTransformation), style);
        return;
    }
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    fillCells(painter, layout, picture);
    drawAround(painter, layout, picture, style, {});
    painter.restore();
}

}  // namespace rosa::widgets
