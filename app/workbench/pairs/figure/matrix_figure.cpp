#include "app/workbench/pairs/figure/matrix_figure.h"

#include <algorithm>
#include <cmath>

#include <QCoreApplication>
#include <QImage>
#include <QPainter>

#include "app/workbench/figures/matrix_text.h"
#include "app/workbench/pairs/figure/pair_request.h"

namespace rosa::workbench {

namespace {

constexpr double kMatricesMargin = 2;
constexpr double kTallestMm = 240;  ///< Height of the text area of a page.

/// Fonts of figures are measured as on paper, whatever the paint device.
const QImage& paper()
{
    static const QImage device(1, 1, QImage::Format_RGB32);
    return device;
}

std::vector<widgets::LegendMark> classesOf(const std::vector<widgets::MatrixPicture>& pictures)
{
    if (pictures.front().look.edgeText == widgets::EdgeText::Classes) return {};  // The class names are along the edges.
    // The matrices of one pair have the same nodes, those of two runs need not.
    std::vector<widgets::NodeLabel> nodes;
    for (const widgets::MatrixPicture& picture : pictures)
        for (const auto* labels : {&picture.rowLabels, &picture.columnLabels})
            nodes.insert(nodes.end(), labels->begin(), labels->end());
    return widgets::classEntries({&nodes});
}

QString matricesText(const char* source) { return QCoreApplication::translate("MatricesFigure", source); }

}  // namespace

MatricesFigure::MatricesFigure(MatricesContent content)
    : m_content(std::move(content)), m_frame(m_content.caption, classesOf(m_content.pictures))
{}

std::vector<const widgets::MatrixPicture*> MatricesFigure::pictures() const
{
    std::vector<const widgets::MatrixPicture*> pictures;
    for (const widgets::MatrixPicture& picture : m_content.pictures) pictures.push_back(&picture);
    return pictures;
}

widgets::FigureStyle MatricesFigure::suitableStyle() const
{
    widgets::FigureStyle style;
    style.widthMm = m_content.widthMm;
    style.heightMm = heightFor(style);
    return style;
}

double MatricesFigure::heightFor(const widgets::FigureStyle& style) const
{
    const widgets::DrawingStyle drawing = paperStyle(style);
    const double width = widgets::unitsOfMm(style.widthMm) - 2 * kMatricesMargin;
    const double units = m_frame.height(width, drawing, &paper()) +
                         widgets::gridHeight(width, pictures(), drawing, &paper()) + 2 * kMatricesMargin;
    return std::min(kTallestMm, std::ceil(units * kMmPerUnit));
}

widgets::MatrixGrid MatricesFigure::gridAt(const widgets::FigureStyle& style) const
{
    const widgets::DrawingStyle drawing = paperStyle(style);
    const QRectF area(0, 0, widgets::unitsOfMm(style.widthMm), widgets::unitsOfMm(style.heightMm));
    return widgets::layoutGrid(
        m_frame.inside(area.adjusted(kMatricesMargin, kMatricesMargin, -kMatricesMargin, -kMatricesMargin), drawing,
                       &paper()),
        pictures(), drawing, &paper());
}

QString omittedNoteOf(widgets::Legibility worst)
{
    switch (worst) {
        case widgets::Legibility::Tiny:
            return matricesText(QT_TRANSLATE_NOOP(
                "MatricesFigure", "at this size the cells are hardly visible and the node names are omitted"));
        case widgets::Legibility::Nameless:
            return matricesText(QT_TRANSLATE_NOOP(
                "MatricesFigure", "the node names are omitted: at this size the cells are too small for them"));
        case widgets::Legibility::FewNames:
            return matricesText(QT_TRANSLATE_NOOP("MatricesFigure", "at this size only some of the node names fit"));
        case widgets::Legibility::SmallNames:
            return matricesText(
                QT_TRANSLATE_NOOP("MatricesFigure", "at this size the node names are smaller than 6 points"));
        case widgets::Legibility::Names:
            break;
    }
    return {};
}

QString MatricesFigure::omittedNote(const widgets::FigureStyle& style) const { return omittedNoteOf(gridAt(style).worst); }

void MatricesFigure::paint(QPainter& painter, const QRectF& area, const widgets::FigureStyle& style) const
{
    const widgets::DrawingStyle drawing = paperStyle(style);
    const QRectF inside =
        m_frame.draw(painter, area.adjusted(kMatricesMargin, kMatricesMargin, -kMatricesMargin, -kMatricesMargin), drawing);
    const auto grid = widgets::layoutGrid(inside, pictures(), drawing, painter.device());
    for (std::size_t i = 0; i < grid.boxes.size(); ++i)
        widgets::drawMatrix(painter, grid.boxes[i], m_content.pictures[i], drawing);
}

std::vector<widgets::FigureText> MatricesFigure::makeTexts()
{
    std::vector<widgets::FigureText> texts{{QStringLiteral("caption"),
                                            matricesText(QT_TRANSLATE_NOOP("MatricesFigure", "Caption")), m_content.caption,
                                            [this](const QString& caption) {
                                                m_content.caption = caption;
                                                m_frame = FigureFrame(caption, classesOf(m_content.pictures));
                                            }}};
    for (std::size_t i = 0; i < m_content.pictures.size(); ++i) {
        widgets::MatrixPicture& picture = m_content.pictures[i];
        if (picture.title.isEmpty()) continue;
        texts.push_back({QStringLiteral("title-%1").arg(i + 1),
                         matricesText(QT_TRANSLATE_NOOP("MatricesFigure", "Title %1")).arg(i + 1), picture.title,
                         [&picture](const QString& title) { picture.title = title; }});
    }
    return texts;
}

QString MatricesFigure::csv() const { return matricesCsv(m_content.pictures); }

QString MatricesFigure::pgfplots(const widgets::FigureStyle& style) const
{
    const widgets::DrawingStyle drawing = paperStyle(style);
    const QRectF area = QRectF(0, 0, widgets::unitsOfMm(style.widthMm), widgets::unitsOfMm(style.heightMm))
                            .adjusted(kMatricesMargin, kMatricesMargin, -kMatricesMargin, -kMatricesMargin);
    QString text = pgfColourMap(m_content.pictures.front().look.map) + widgets::tikzBegin(style);
    const auto boxes = gridAt(style).boxes;
    for (std::size_t i = 0; i < boxes.size(); ++i)
        text += pgfMatrix(m_content.pictures[i], boxes[i], style.heightMm, drawing, &paper());
    text += m_frame.pgf(area, style.heightMm, drawing, &paper());
    return text + QStringLiteral("\\end{tikzpicture}\n");
}

void describe(bind::Fields<MatricesOptions>& fields)
{
    fields.part(&MatricesOptions::pair);
    bindPanels(fields, &MatricesOptions::panels);
    fields.part(&MatricesOptions::look);
    fields.part(&MatricesOptions::plans);
}

std::unique_ptr<widgets::Figure> pairMatrices(const PairData& data, const std::vector<PairMatrix>& panels,
                                              std::vector<widgets::MatrixPicture> pictures, const PlanLook& plans)
{
    QStringList symbols;
    for (const PairMatrix panel : panels) symbols << symbolOf(panel);
    const QString caption = captionOf(data);
    const MatricesOptions options{pairOptionsOf(data), panels, pictures.front().look, plans};
    auto figure = std::make_unique<MatricesFigure>(MatricesContent{
        QStringLiteral("matrices"), QStringLiteral("%1: %2").arg(symbols.join(QStringLiteral(", ")), caption), caption,
        panels.size() > 1 ? widgets::kTwoColumnsMm : widgets::kOneColumnMm, std::move(pictures)});
    figure->origin = pairOrigin(*data.context, figure->name(), options);
    return figure;
}

Result<std::unique_ptr<widgets::Figure>> loadMatricesFigure(const FigureRequest& request)
{
    ROSA_TRY_ASSIGN(const auto options, readOptions<MatricesOptions>(request));
    if (options.panels.empty()) return badInput("--panels is empty; expected names of matrices, separated by commas");
    ROSA_TRY_ASSIGN(const auto pair, loadPair(request, request.runs.value(0), options.pair));
    auto figure = pairMatrices(*pair, options.panels, linkedPictures(*pair, options.panels, options.look, options.plans),
                               options.plans);
    figure->remarks = remarksOn(options.pair, *pair);
    return figure;
}

}  // namespace rosa::workbench
