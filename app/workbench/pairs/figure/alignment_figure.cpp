#include "app/workbench/pairs/figure/alignment_figure.h"

#include <cmath>

#include <QCoreApplication>
#include <QImage>
#include <QPainter>

#include "app/workbench/figures/matrix_text.h"
#include "app/workbench/pairs/figure/matrix_figure.h"
#include "app/workbench/pairs/figure/pair_request.h"
#include "widgets/graph/draw_pair.h"
#include "widgets/style/class_colours.h"

namespace rosa::workbench {

namespace {

/// The plan as a matrix, for text output.
widgets::MatrixPicture flowMatrix(const widgets::PairPicture& pair)
{
    widgets::MatrixPicture plan;
    plan.symbol = symbolOf(PairMatrix::Plan);
    plan.rows = static_cast<int>(pair.left.nodes.size());
    plan.columns = static_cast<int>(pair.right.nodes.size());
    plan.values = pair.plan;
    plan.rowLabels = pair.left.nodes;
    plan.columnLabels = pair.right.nodes;
    plan.rowWeights = pair.left.weights;
    plan.columnWeights = pair.right.weights;
    return plan;
}

QString pgfSide(const widgets::SmallGraph& graph, const std::vector<widgets::PlacedNode>& nodes, double heightMm,
                bool isRight)
{
    QString text;
    for (const auto& [first, second] : graph.edges)
        text += QStringLiteral("\\draw[black!25] %1 -- %2;\n")
                    .arg(pgfPlace(nodes[static_cast<std::size_t>(first)].place, heightMm),
                         pgfPlace(nodes[static_cast<std::size_t>(second)].place, heightMm));
    for (std::size_t i = 0; i < nodes.size(); ++i) {
        const QString place = pgfPlace(nodes[i].place, heightMm);
        text += QStringLiteral("\\fill[color=%1] %2 circle (%3mm);\n")
                    .arg(widgets::tikzColour(widgets::classColour(graph.nodes[i].classOf)), place)
                    .arg(nodes[i].radius * 25.4 / 96, 0, 'f', 2);
        if (graph.nodes[i].isCentre)
            text +=
                QStringLiteral("\\draw %1 circle (%2mm);\n").arg(place).arg((nodes[i].radius + 3) * 25.4 / 96, 0, 'f', 2);
        // Beside the disc and the ring of a centre.
        const double aside = (nodes[i].radius + 4) * 25.4 / 96;
        text += QStringLiteral("\\node[font=\\tiny, anchor=%1, inner sep=0pt, xshift=%2mm] at %3 {%4};\n")
                    .arg(isRight ? QStringLiteral("west") : QStringLiteral("east"),
                         QString::number(isRight ? aside : -aside, 'f', 2), place, widgets::latexText(graph.nodes[i].name));
    }
    return text;
}

QString pgfTitle(const QString& title, const QPointF& corner, const char* anchor, double heightMm)
{
    if (title.isEmpty()) return {};
    return QStringLiteral("\\node[inner sep=0pt, anchor=%1] at %2 {%3};\n")
        .arg(QLatin1String(anchor), pgfPlace(corner, heightMm), widgets::latexText(title));
}

}  // namespace

AlignmentFigure::AlignmentFigure(widgets::PairPicture pair, std::vector<widgets::MatrixPicture> matrices, QString title,
                                 QString caption)
    : m_pair(std::move(pair)), m_matrices(std::move(matrices)), m_title(std::move(title)), m_caption(std::move(caption))
{}

QString AlignmentFigure::name() const { return QStringLiteral("alignment"); }

widgets::FigureStyle AlignmentFigure::suitableStyle() const
{
    widgets::FigureStyle style;
    style.widthMm = widgets::kTwoColumnsMm;
    style.heightMm = m_matrices.empty() ? 70 : 130;
    return style;
}

std::vector<const widgets::MatrixPicture*> AlignmentFigure::matrices() const
{
    std::vector<const widgets::MatrixPicture*> matrices;
    for (const widgets::MatrixPicture& matrix : m_matrices) matrices.push_back(&matrix);
    return matrices;
}

AlignmentFigure::Places AlignmentFigure::placesIn(const QRectF& area, const widgets::DrawingStyle& style,
                                                  const QPaintDevice* device) const
{
    const QRectF inside = FigureFrame(m_caption, {}).inside(area.adjusted(4, 4, -4, -4), style, device);
    Places places{inside, {}};
    if (m_matrices.empty()) return places;
    places.graphs.setHeight(inside.height() * 0.5 - 4);
    places.matrices = widgets::layoutGrid(QRectF(QPointF(inside.left(), places.graphs.bottom() + 8), inside.bottomRight()),
                                          matrices(), style, device);
    return places;
}

QString AlignmentFigure::omittedNote(const widgets::FigureStyle& style) const
{
    if (m_matrices.empty()) return {};
    const QImage device(1, 1, QImage::Format_RGB32);
    const QRectF area(0, 0, widgets::unitsOfMm(style.widthMm), widgets::unitsOfMm(style.heightMm));
    return omittedNoteOf(placesIn(area, paperStyle(style), &device).matrices.worst);
}

void AlignmentFigure::paint(QPainter& painter, const QRectF& area, const widgets::FigureStyle& style) const
{
    const widgets::DrawingStyle drawing = paperStyle(style);
    FigureFrame(m_caption, {}).draw(painter, area.adjusted(4, 4, -4, -4), drawing);
    const Places places = placesIn(area, drawing, painter.device());
    widgets::drawPair(painter, widgets::layoutPair(places.graphs, m_pair, drawing, painter.device()), m_pair, drawing);
    for (std::size_t i = 0; i < m_matrices.size(); ++i)
        widgets::drawMatrix(painter, places.matrices.boxes[i], m_matrices[i], drawing);
}

std::vector<widgets::FigureText> AlignmentFigure::makeTexts()
{
    const auto translated = [](const char* source) { return QCoreApplication::translate("AlignmentFigure", source); };
    const auto field = [](const QString& id, const QString& what, QString& place) {
        return widgets::FigureText{id, what, place, [&place](const QString& text) { place = text; }};
    };
    std::vector<widgets::FigureText> texts{
        field(QStringLiteral("caption"), translated(QT_TRANSLATE_NOOP("AlignmentFigure", "Caption")), m_caption),
        field(QStringLiteral("left"), translated(QT_TRANSLATE_NOOP("AlignmentFigure", "Left title")), m_pair.left.title),
        field(QStringLiteral("right"), translated(QT_TRANSLATE_NOOP("AlignmentFigure", "Right title")), m_pair.right.title)};
    for (std::size_t i = 0; i < m_matrices.size(); ++i)
        texts.push_back(field(QStringLiteral("title-%1").arg(i + 1),
                              translated(QT_TRANSLATE_NOOP("AlignmentFigure", "Title %1")).arg(i + 1), m_matrices[i].title));
    return texts;
}

QString AlignmentFigure::csv() const
{
    if (!m_matrices.empty()) return matricesCsv(m_matrices);
    const widgets::MatrixPicture plan = flowMatrix(m_pair);
    return matricesCsv(std::span(&plan, 1));
}

QString AlignmentFigure::pgfplots(const widgets::FigureStyle& style) const
{
    const widgets::DrawingStyle drawing = paperStyle(style);
    const QImage device(1, 1, QImage::Format_RGB32);
    const QRectF area = QRectF(0, 0, widgets::unitsOfMm(style.widthMm), widgets::unitsOfMm(style.heightMm));
    const Places places = placesIn(area, drawing, &device);
    const auto layout = widgets::layoutPair(places.graphs, m_pair, drawing, &device);
    QString text = m_matrices.empty() ? QString() : pgfColourMap(m_matrices.front().look.map);
    text += widgets::tikzBegin(style) +
            FigureFrame(m_caption, {}).pgf(area.adjusted(4, 4, -4, -4), style.heightMm, drawing, &device);
    const auto flows = widgets::shownFlows(m_pair);
    for (auto flow = flows.rbegin(); flow != flows.rend(); ++flow) {
        const QPointF from = layout.left[static_cast<std::size_t>(flow->row)].place;
        const QPointF to = layout.right[static_cast<std::size_t>(flow->column)].place;
        const QPointF bend((to.x() - from.x()) / 2, 0);
        const bool isSame = flow->kind == widgets::FlowKind::SameClass;
        const QColor colour = isSame ? widgets::classColour(m_pair.left.nodes[static_cast<std::size_t>(flow->row)].classOf)
                                     : QColor(0x77, 0x77, 0x77);
        text +=
            QStringLiteral("\\draw[color=%1, opacity=0.55, line width=%2mm] %3 .. controls %4 and %5 .. %6; %% mass %7\n")
                .arg(widgets::tikzColour(colour))
                .arg(2.4 * flow->mass / flows.front().mass, 0, 'f', 3)
                .arg(pgfPlace(from, style.heightMm), pgfPlace(from + bend, style.heightMm),
                     pgfPlace(to - bend, style.heightMm), pgfPlace(to, style.heightMm), widgets::pgfNumber(flow->mass));
    }
    text +=
        pgfSide(m_pair.left, layout.left, style.heightMm, false) + pgfSide(m_pair.right, layout.right, style.heightMm, true);
    text += pgfTitle(m_pair.left.title, layout.leftTitle.topLeft(), "north west", style.heightMm);
    text += pgfTitle(m_pair.right.title, layout.rightTitle.topRight(), "north east", style.heightMm);
    text += pgfParagraph(widgets::latexLegend(widgets::pairLegend(m_pair, drawing)), layout.legend, style.heightMm);
    for (std::size_t i = 0; i < m_matrices.size(); ++i)
        text += pgfMatrix(m_matrices[i], places.matrices.boxes[i], style.heightMm, drawing, &device);
    return text + QStringLiteral("\\end{tikzpicture}\n");
}

void describe(bind::Fields<AlignmentOptions>& fields)
{
    fields.part(&AlignmentOptions::pair);
    fields.integer(&AlignmentOptions::threshold, "threshold", "Weakest flow", "Weakest flow, per cent of the strongest (10)")
        .from(0)
        .upTo(100)
        .placeholder("SHARE");
    fields.integer(&AlignmentOptions::strongest, "strongest", "Strongest flows", "Number of strongest flows (0: all)")
        .from(0)
        .placeholder("N");
    bindPanels(fields, &AlignmentOptions::panels);
    fields.part(&AlignmentOptions::look);
    fields.part(&AlignmentOptions::plans);
}

std::unique_ptr<widgets::Figure> pairFlows(const PairData& data, const widgets::PairPicture& picture, AlignmentOptions shown)
{
    const QString caption = captionOf(data);
    auto figure = std::make_unique<AlignmentFigure>(
        picture, linkedPictures(data, shown.panels, shown.look, shown.plans),
        QCoreApplication::translate("AlignmentFigure", "Flows of Γ: %1").arg(caption), caption);
    shown.pair = pairOptionsOf(data);
    shown.threshold = static_cast<int>(std::lround(picture.filter.threshold * 100));
    shown.strongest = picture.filter.strongest;
    if (shown.panels.empty()) {
        shown.look = {};
        shown.plans = {};
    }
    shown.plans.isHard = picture.filter.isHard;
    figure->origin = pairOrigin(*data.context, figure->name(), shown);
    return figure;
}

Result<std::unique_ptr<widgets::Figure>> loadAlignmentFigure(const FigureRequest& request)
{
    ROSA_TRY_ASSIGN(const auto options, readOptions<AlignmentOptions>(request));
    ROSA_TRY_ASSIGN(const auto pair, loadPair(request, request.runs.value(0), options.pair));
    const widgets::FlowFilter filter{options.threshold / 100.0, options.strongest, options.plans.isHard};
    auto figure = pairFlows(*pair, pairPicture(*pair, filter), options);
    figure->remarks = remarksOn(options.pair, *pair);
    return figure;
}

}  // namespace rosa::workbench
