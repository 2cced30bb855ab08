#include "app/workbench/figures/matrix_figure.h"

#include <algorithm>

#include <QCoreApplication>
#include <QPainter>

#include "app/workbench/figures/matrix_text.h"
#include "app/workbench/figures/pair_request.h"
#include "widgets/matrix/draw_matrix.h"

namespace rosa::workbench {

MatricesFigure::MatricesFigure(std::vector<widgets::MatrixPicture> pictures, QString title)
    : m_pictures(std::move(pictures)), m_title(std::move(title))
{}

QString MatricesFigure::name() const { return QStringLiteral("matrices"); }

widgets::FigureStyle MatricesFigure::suitableStyle() const
{
    widgets::FigureStyle style;
    const auto count = static_cast<double>(m_pictures.size());
    style.widthMm = count > 1 ? widgets::kTwoColumnsMm : widgets::kOneColumnMm;
    style.heightMm = count > 3 ? 120 : count > 1 ? 174 / count : 76;
    return style;
}

void MatricesFigure::paint(QPainter& painter, const QRectF& area, const widgets::FigureStyle& style) const
{
    const widgets::DrawingStyle drawing = paperStyle(style);
    const auto boxes = panelBoxes(area.adjusted(2, 2, -2, -2), m_pictures.size(), 8);
    for (std::size_t i = 0; i < boxes.size(); ++i) widgets::drawMatrix(painter, boxes[i], m_pictures[i], drawing);
}

QString MatricesFigure::csv() const { return matricesCsv(m_pictures); }

QString MatricesFigure::pgfplots(const widgets::FigureStyle& style) const
{
    constexpr double kAxisShare = 0.6;  // the rest is names and colour bar
    QString text = pgfColourMap(m_pictures.front().map) + QStringLiteral("\\begin{tikzpicture}\n");
    constexpr double kMm = 25.4 / 96;
    const QRectF area(0, 0, widgets::unitsOfMm(style.widthMm), widgets::unitsOfMm(style.heightMm));
    const auto boxes = panelBoxes(area, m_pictures.size(), 8);
    for (std::size_t i = 0; i < boxes.size(); ++i) {
        const double side = kAxisShare * kMm * std::min(boxes[i].width(), boxes[i].height());
        text += pgfMatrixAxis(m_pictures[i],
                              QRectF(kMm * boxes[i].left(), kMm * (area.bottom() - boxes[i].bottom()), side, side));
    }
    return text + QStringLiteral("\\end{tikzpicture}\n");
}

std::vector<QRectF> panelBoxes(const QRectF& area, std::size_t count, double gap)
{
    // About what names, bars and scale take beside and above the cells.
    constexpr double kBeside = 60;
    constexpr double kAbove = 110;
    std::size_t columns = 1;
    double best = -1e9;
    for (std::size_t k = 1; k <= count; ++k) {
        const auto rows = static_cast<double>((count + k - 1) / k);
        const double side =
            std::min(area.width() / static_cast<double>(k) - gap - kBeside, area.height() / rows - gap - kAbove);
        if (side <= best) continue;
        best = side;
        columns = k;
    }
    const std::size_t rows = (count + columns - 1) / columns;
    const double width = (area.width() - gap * static_cast<double>(columns - 1)) / static_cast<double>(columns);
    const double height = (area.height() - gap * static_cast<double>(rows - 1)) / static_cast<double>(rows);
    std::vector<QRectF> boxes;
    for (std::size_t i = 0; i < count; ++i)
        boxes.emplace_back(area.left() + static_cast<double>(i % columns) * (width + gap),
                           area.top() + static_cast<double>(i / columns) * (height + gap), width, height);
    return boxes;
}

Result<std::unique_ptr<widgets::Figure>> loadMatricesFigure(const FigureRequest& request)
{
    const auto pair = loadPair(request);
    if (!pair) return pair.error();
    const auto map = colourMapOption(request);
    if (!map) return map.error();
    const auto panels = panelsOption(request, QStringLiteral("D,plan"));
    if (!panels) return panels.error();
    const QString title = QCoreApplication::translate("MatricesFigure", "%1, epoch %2")
                              .arg(titleOf(*(*pair)->context, (*pair)->choice))
                              .arg((*pair)->inspection.pair.epoch);
    auto figure = std::make_unique<MatricesFigure>(linkedPictures(**pair, *panels, *map), title);
    figure->origin =
        pairOrigin(**pair, figure->name(),
                   {{QStringLiteral("panels"), namesOf(*panels)}, {QStringLiteral("map"), widgets::nameOf(*map)}});
    return std::unique_ptr<widgets::Figure>(std::move(figure));
}

}  // namespace rosa::workbench
