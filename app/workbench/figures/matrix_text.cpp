#include "app/workbench/figures/matrix_text.h"

#include <algorithm>

#include <QFontMetricsF>
#include <QStringList>

#include "widgets/figure/figure.h"
#include "widgets/figure/legend.h"

namespace rosa::workbench {

namespace {

using widgets::MatrixPicture;

QString nameAt(const std::vector<widgets::NodeLabel>& labels, int place)
{
    return labels.empty() ? QString::number(place) : labels[static_cast<std::size_t>(place)].name;
}

double shortest(float value) { return QString::number(static_cast<double>(value), 'g', 9).toDouble(); }

void addWeights(QStringList& lines, const MatrixPicture& picture, const QString& t, const QString& r)
{
    for (std::size_t i = 0; i < picture.rowWeights.size(); ++i)
        lines << QStringLiteral("%1,%2,,%3")
                     .arg(widgets::csvText(t), widgets::csvText(nameAt(picture.rowLabels, static_cast<int>(i))),
                          widgets::csvNumber(shortest(picture.rowWeights[i])));
    for (std::size_t i = 0; i < picture.columnWeights.size(); ++i)
        lines << QStringLiteral("%1,,%2,%3")
                     .arg(widgets::csvText(r), widgets::csvText(nameAt(picture.columnLabels, static_cast<int>(i))),
                          widgets::csvNumber(shortest(picture.columnWeights[i])));
}

QString pgfLength(double units) { return QString::number(units * kMmPerUnit, 'f', 2) + QStringLiteral("mm"); }

/// Positions in a picture of given height.
struct PicturePlaces {
    double heightMm;
    [[nodiscard]] QString at(const QPointF& units) const { return pgfPlace(units, heightMm); }
    [[nodiscard]] QString filled(const QRectF& box, const QColor& colour) const
    {
        return QStringLiteral("\\fill[color=%1] %2 rectangle %3;\n")
            .arg(widgets::tikzColour(colour), at(box.topLeft()), at(box.bottomRight()));
    }
    [[nodiscard]] QString text(const QString& options, const QPointF& units, const QString& latex) const
    {
        return QStringLiteral("\\node[inner sep=0pt, %1] at %2 {%3};\n").arg(options, at(units), latex);
    }
};

/// Names that end at the cells, those of columns rotated.
QString names(const widgets::MatrixLayout& layout, const PicturePlaces& page, const widgets::DrawingStyle& style,
              const QPaintDevice* device)
{
    if (layout.namePoints <= 0) return {};
    QFont font = style.font;
    font.setPointSizeF(layout.namePoints);
    const QFontMetricsF metrics(font, device);
    const QString size = QStringLiteral("font=\\fontsize{%1}{%1}\\selectfont").arg(layout.namePoints, 0, 'f', 1);
    const auto set = [&](const widgets::EdgeName& label, double room) {
        const QString name = widgets::latexText(metrics.elidedText(label.text, Qt::ElideMiddle, room));
        return label.isStrong ? QStringLiteral("\\textbf{%1}").arg(name) : name;
    };
    QString text;
    const QRectF& rows = layout.rowNames;
    for (const widgets::EdgeName& name : layout.rowTexts)
        if (name.isShown && !rows.isEmpty())
            text += page.text(QStringLiteral("anchor=east, ") + size, {rows.right(), rows.top() + name.middle},
                              set(name, rows.width() + 0.5));
    const QRectF& columns = layout.columnNames;
    for (const widgets::EdgeName& name : layout.columnTexts)
        if (name.isShown && !columns.isEmpty())
            text += page.text(QStringLiteral("anchor=east, rotate=90, ") + size,
                              {columns.left() + name.middle, columns.top()}, set(name, columns.height() + 0.5));
    return text;
}

/// Lines and frames over the cells, as in widgets::drawMatrix().
QString separators(const MatrixPicture& picture, const widgets::MatrixLayout& layout, const PicturePlaces& page)
{
    const QRectF& cells = layout.cells;
    QString text;
    const auto draw = [&](const QString& options, const QString& path) {
        text += QStringLiteral("\\draw[white, %1] %2;\n").arg(options, path);
    };
    const auto row = [&](const QString& options, double place) {
        const double y = cells.top() + place * layout.cell;
        draw(options, page.at({cells.left(), y}) + QStringLiteral(" -- ") + page.at({cells.right(), y}));
    };
    const auto column = [&](const QString& options, double place) {
        const double x = cells.left() + place * layout.cell;
        draw(options, page.at({x, cells.top()}) + QStringLiteral(" -- ") + page.at({x, cells.bottom()}));
    };
    const auto changes = [](const std::vector<widgets::NodeLabel>& labels, std::size_t i) {
        return labels[i].classOf != labels[i - 1].classOf;
    };
    const QString thin = QStringLiteral("opacity=0.8, line width=0.55pt");
    for (std::size_t i = 1; picture.separatesClasses && i < picture.rowLabels.size(); ++i)
        if (changes(picture.rowLabels, i)) row(thin, static_cast<double>(i));
    for (std::size_t i = 1; picture.separatesClasses && i < picture.columnLabels.size(); ++i)
        if (changes(picture.columnLabels, i)) column(thin, static_cast<double>(i));
    for (const int place : picture.rowBreaks) row(QStringLiteral("line width=1.5pt"), place);
    for (const int place : picture.columnBreaks) column(QStringLiteral("line width=1.5pt"), place);
    for (const QLineF& line : widgets::paddingLines(layout, picture))
        draw(QStringLiteral("line width=0.5pt"), page.at(line.p1()) + QStringLiteral(" -- ") + page.at(line.p2()));
    for (const auto& [y, x] : picture.marked)
        draw(thin, page.at({cells.left() + x * layout.cell, cells.top() + y * layout.cell}) + QStringLiteral(" rectangle ") +
                       page.at({cells.left() + (x + 1) * layout.cell, cells.top() + (y + 1) * layout.cell}));
    return text;
}

/// An axis with coloured cells only: `columns` × `rows` of them in `box`.
QString bareAxis(const MatrixPicture& picture, int columns, int rows, const QRectF& box, const PicturePlaces& page)
{
    return QStringLiteral(
               "\\begin{axis}[at={%1}, anchor=south west, scale only axis, width=%2, height=%3,\n"
               "  xmin=-0.5, xmax=%4, ymin=-0.5, ymax=%5, y dir=reverse, enlargelimits=false, ticks=none, axis lines=none,\n"
               "  colormap name=rosa-%6, point meta min=%7, point meta max=%8]\n"
               "\\addplot[matrix plot*, mesh/cols=%9, point meta=explicit] coordinates {\n")
        .arg(page.at(box.bottomLeft()), pgfLength(box.width()), pgfLength(box.height()))
        .arg(columns - 0.5)
        .arg(rows - 0.5)
        .arg(widgets::nameOf(picture.look.map), widgets::pgfNumber(picture.low), widgets::pgfNumber(picture.high))
        .arg(columns);
}

QString cellsAxis(const MatrixPicture& picture, const QRectF& box, const PicturePlaces& page)
{
    QString text = bareAxis(picture, picture.columns, picture.rows, box, page);
    for (int row = 0; row < picture.rows; ++row) {
        for (int column = 0; column < picture.columns; ++column)
            text += QStringLiteral("(%1,%2) [%3] ")
                        .arg(column)
                        .arg(row)
                        .arg(widgets::pgfNumber(shortest(picture.at(row, column))));
        text += QLatin1Char('\n');
    }
    return text + QStringLiteral("};\n\\end{axis}\n");
}

/// PGFPlots' own colour bar has a fixed distance. Two rows, because PGFPlots cannot determine the height of a single one.
QString colourBarAxis(const MatrixPicture& picture, const QRectF& box, const PicturePlaces& page)
{
    constexpr int kSteps = 64;
    QString text = bareAxis(picture, kSteps, 2, box, page);
    for (int row = 0; row < 2; ++row) {
        for (int step = 0; step < kSteps; ++step)
            text += QStringLiteral("(%1,%2) [%3] ")
                        .arg(step)
                        .arg(row)
                        .arg(picture.low + (picture.high - picture.low) * step / (kSteps - 1), 0, 'g', 6);
        text += QLatin1Char('\n');
    }
    return text + QStringLiteral("};\n\\end{axis}\n");
}

}  // namespace

QString matricesCsv(std::span<const MatrixPicture> pictures)
{
    QStringList lines{QStringLiteral("matrix,row_node,column_node,value")};
    for (const MatrixPicture& picture : pictures)
        for (int row = 0; row < picture.rows; ++row)
            for (int column = 0; column < picture.columns; ++column)
                lines << QStringLiteral("%1,%2,%3,%4")
                             .arg(widgets::csvText(widgets::wholeSymbol(picture.symbol, picture)),
                                  widgets::csvText(nameAt(picture.rowLabels, row)),
                                  widgets::csvText(nameAt(picture.columnLabels, column)),
                                  widgets::csvNumber(shortest(picture.at(row, column))));
    const auto hasSameWeights = [&](const MatrixPicture& picture) {
        return picture.rowWeights == pictures.front().rowWeights && picture.columnWeights == pictures.front().columnWeights;
    };
    const bool isOnce = std::ranges::all_of(pictures, hasSameWeights);
    for (const MatrixPicture& picture : pictures.first(isOnce ? std::min<std::size_t>(pictures.size(), 1) : pictures.size()))
        addWeights(lines, picture, isOnce ? QStringLiteral("t") : widgets::wholeSymbol(QStringLiteral("t"), picture),
                   isOnce ? QStringLiteral("r") : widgets::wholeSymbol(QStringLiteral("r"), picture));
    return lines.join(QLatin1Char('\n')) + QLatin1Char('\n');
}

QString pgfColourMap(widgets::ColourMap map)
{
    QStringList stops;
    const auto& colours = widgets::coloursOf(map);
    for (int i = 0; i <= 16; ++i) {
        const QRgb colour = colours[static_cast<std::size_t>(std::min(i * 16, 255))];
        stops << QStringLiteral("rgb255=(%1,%2,%3)").arg(qRed(colour)).arg(qGreen(colour)).arg(qBlue(colour));
    }
    return QStringLiteral("\\pgfplotsset{colormap={rosa-%1}{%2}}\n").arg(widgets::nameOf(map), stops.join(QLatin1Char(' ')));
}

QString pgfPlace(const QPointF& units, double heightMm)
{
    return QStringLiteral("(%1mm,%2mm)")
        .arg(units.x() * kMmPerUnit, 0, 'f', 2)
        .arg(heightMm - units.y() * kMmPerUnit, 0, 'f', 2);
}

QString pgfParagraph(const QString& latex, const QRectF& box, double heightMm)
{
    return QStringLiteral("\\node[inner sep=0pt, anchor=north west, align=left, text width=%1] at %2 {%3};\n")
        .arg(pgfLength(box.width()), pgfPlace(box.topLeft(), heightMm), latex);
}

QString pgfMatrix(const MatrixPicture& picture, const QRectF& area, double heightMm, const widgets::DrawingStyle& style,
                  const QPaintDevice* device)
{
    const auto layout = widgets::layoutMatrix(area, picture, style, device);
    if (picture.isEmpty() || layout.cell <= 0) return {};
    const PicturePlaces page{heightMm};
    const widgets::ScaleBar& scale = layout.scale;
    QString text;
    if (!picture.title.isEmpty())
        text += page.text(QStringLiteral("anchor=north west"), layout.title.topLeft(), widgets::latexText(picture.title));
    text += cellsAxis(picture, layout.cells, page) + separators(picture, layout, page);
    for (const auto& edge : widgets::edgeBoxes(layout, picture, style)) text += page.filled(edge.box, edge.colour);
    text += names(layout, page, style, device);
    text += colourBarAxis(picture, scale.bar, page);
    const QString size = QStringLiteral("font=\\fontsize{%1}{%1}\\selectfont").arg(scale.points, 0, 'f', 1);
    text += page.text(QStringLiteral("anchor=west, ") + size, {scale.lowPlace.left(), scale.lowPlace.center().y()},
                      widgets::latexText(scale.low));
    text += page.text(QStringLiteral("anchor=east, ") + size, {scale.highPlace.right(), scale.highPlace.center().y()},
                      widgets::latexText(scale.high));
    QPointF line = layout.notes.topLeft();
    for (const QString& note : picture.notes) {
        text += page.text(QStringLiteral("anchor=north west"), line, widgets::latexText(note));
        line.ry() += layout.lineHeight;
    }
    return text;
}

}  // namespace rosa::workbench
