#include "app/workbench/pairs/view/matrices_panel.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "app/workbench/pairs/figure/matrix_figure.h"
#include "widgets/figure/figure_actions.h"
#include "widgets/graph/pair_view.h"
#include "widgets/matrix/colour_scale.h"
#include "widgets/matrix/matrix_view.h"
#include "widgets/matrix/node_hover.h"
#include "widgets/style/text_size.h"

namespace rosa::workbench {

using widgets::ColourScale;
using widgets::MatrixView;

namespace {

/// Other pictures stand beside the large one if that leaves them so much.
constexpr int kLeastBeside = 260;
/// They get at least this share of the width.
constexpr double kShareBeside = 0.4;

}  // namespace

MatricesPanel::MatricesPanel(widgets::NodeHover* hover, widgets::PairView* graphs, QWidget* parent)
    : QWidget(parent), m_graphs(graphs), m_costScale(new ColourScale(this)), m_planScale(new ColourScale(this))
{
    for (const PairMatrix matrix : kPairMatrices) {
        const auto i = static_cast<std::size_t>(matrix);
        m_views[i] = new MatrixView(this);
        m_views[i]->setObjectName(QStringLiteral("matrix") + QString::number(i));
        m_views[i]->setHover(hover);
        m_views[i]->setVisible(m_isShown[i]);
        m_ownScales[i] = new ColourScale(this);
        connect(m_views[i], &MatrixView::cellClicked, hover, &widgets::NodeHover::pin);
        widgets::offerFigure(m_views[i], [this] { return figure(); });
    }
    m_graphs->setParent(this);
    m_graphs->hide();
    chooseScales();
}

void MatricesPanel::setPair(const PairDataPtr& pairData, std::optional<widgets::PlanEdges> edges)
{
    m_data = pairData;
    m_edges = std::move(edges);
    draw();
}

void MatricesPanel::setEdges(std::optional<widgets::PlanEdges> edges)
{
    m_edges = std::move(edges);
    widgets::MatrixPicture picture = view(PairMatrix::Plan)->picture();
    picture.edges = m_edges;
    view(PairMatrix::Plan)->setPicture(std::move(picture));
}

/// Hidden matrices have no picture: they need not be laid out while λ moves.
void MatricesPanel::draw()
{
    for (const PairMatrix matrix : kPairMatrices) {
        const bool isDrawn = m_data && m_isShown[static_cast<std::size_t>(matrix)];
        auto picture = isDrawn ? matrixPicture(*m_data, matrix, m_look, m_plans) : widgets::MatrixPicture();
        if (isDrawn && matrix == PairMatrix::Plan) picture.edges = m_edges;
        view(matrix)->setPicture(std::move(picture));
    }
    chooseScales();
}

void MatricesPanel::setShown(PairMatrix matrix, bool shown)
{
    m_isShown[static_cast<std::size_t>(matrix)] = shown;
    draw();
    place();
    Q_EMIT partsChanged();
}

void MatricesPanel::setGraphsShown(bool shown)
{
    m_showsGraphs = shown;
    place();
    Q_EMIT partsChanged();
}

std::vector<PairMatrix> MatricesPanel::shownMatrices() const
{
    std::vector<PairMatrix> shown;
    for (const PairMatrix matrix : kPairMatrices)
        if (m_isShown[static_cast<std::size_t>(matrix)]) shown.push_back(matrix);
    return shown;
}

std::vector<QWidget*> MatricesPanel::parts() const
{
    std::vector<QWidget*> parts;
    for (const PairMatrix matrix : shownMatrices()) {
        if (matrix == PairMatrix::Plan)
            parts.insert(parts.begin(), view(matrix));
        else
            parts.push_back(view(matrix));
    }
    if (m_showsGraphs) parts.push_back(m_graphs);
    return parts;
}

QStringList MatricesPanel::partNames() const
{
    QStringList names;
    for (const QWidget* part : parts()) {
        QString name = tr("Two graphs");
        for (const PairMatrix matrix : kPairMatrices)
            if (part == view(matrix)) name = titleOf(matrix);
        names << name;
    }
    return names;
}

int MatricesPanel::front() const
{
    const auto all = parts();
    const auto found = std::ranges::find(all, m_front);
    return found == all.end() ? 0 : static_cast<int>(found - all.begin());
}

void MatricesPanel::setFront(int part)
{
    const auto all = parts();
    if (part < 0 || std::cmp_greater_equal(part, all.size())) return;
    m_front = all[static_cast<std::size_t>(part)];
    place();
}

bool MatricesPanel::isWide() const { return width() - height() >= kLeastBeside || parts().size() < 2; }

void MatricesPanel::setLinked(bool linked)
{
    m_isLinked = linked;
    chooseScales();
}

void MatricesPanel::setLocked(bool locked)
{
    m_isLocked = locked;
    lockScales();
}

void MatricesPanel::hold(bool held)
{
    m_isHeld = held;
    lockScales();
}

std::vector<ColourScale*> MatricesPanel::scales() const
{
    std::vector<ColourScale*> all(m_ownScales.begin(), m_ownScales.end());
    all.insert(all.end(), {m_costScale, m_planScale});
    return all;
}

void MatricesPanel::lockScales()
{
    for (ColourScale* scale : scales()) scale->setLocked(m_isLocked || m_isHeld);
}

void MatricesPanel::setGrowing(bool growing)
{
    for (ColourScale* scale : scales()) scale->setGrowing(growing);
}

void MatricesPanel::setPlanLook(const PlanLook& plans)
{
    // A scale of masses, even a locked one, is none of shares.
    const bool isOtherQuantity = plans.isRowShare != m_plans.isRowShare;
    m_plans = plans;
    if (isOtherQuantity)
        for (const PairMatrix matrix : {PairMatrix::Plan, PairMatrix::ExactPlan})
            for (ColourScale* scale : {m_ownScales[static_cast<std::size_t>(matrix)], m_planScale}) scale->setLocked(false);
    draw();
    lockScales();
}

void MatricesPanel::setLook(const widgets::MatrixLook& look)
{
    m_look = look;
    for (MatrixView* view : m_views) view->setLook(look);
    place();
    Q_EMIT lookChanged(look);
}

/// A hidden matrix must not extend the scale of the visible ones.
void MatricesPanel::chooseScales()
{
    for (const PairMatrix matrix : kPairMatrices) {
        const auto i = static_cast<std::size_t>(matrix);
        ColourScale* scale = m_ownScales[i];
        if (m_isShown[i] && isPlan(matrix) && m_plans.isLinked) scale = m_planScale;
        if (m_isShown[i] && !isPlan(matrix) && m_isLinked && matrix != PairMatrix::Rescale) scale = m_costScale;
        m_views[i]->setScale(scale);
    }
}

std::unique_ptr<widgets::Figure> MatricesPanel::figure() const
{
    const auto panels = shownMatrices();
    if (!m_data || panels.empty()) return nullptr;
    // On the scales of the screen, which may be locked.
    std::vector<widgets::MatrixPicture> pictures;
    for (const PairMatrix panel : panels) {
        pictures.push_back(view(panel)->picture());
        pictures.back().edges.reset();  // Of the screen only.
    }
    return pairMatrices(*m_data, panels, std::move(pictures), m_plans);
}

void MatricesPanel::resizeEvent(QResizeEvent*)
{
    place();
    Q_EMIT partsChanged();
}

void MatricesPanel::place()
{
    const auto all = parts();
    const bool areAllSeen = isWide();
    QWidget* const front = all.empty() ? nullptr : all[static_cast<std::size_t>(this->front())];
    for (MatrixView* view : m_views)
        view->setVisible(std::ranges::find(all, view) != all.end() && (areAllSeen || view == front));
    m_graphs->setVisible(m_showsGraphs && (areAllSeen || m_graphs == front));
    if (all.empty()) return;
    if (!areAllSeen) return front->setGeometry(rect());
    QRect large = rect();
    if (all.size() > 1) {
        const int beside = std::max(kLeastBeside, static_cast<int>(kShareBeside * width()));
        large.setWidth(std::min(height() + kLeastBeside / 4, width() - beside));
        placeOthers(rect().adjusted(large.width() + widgets::kGap, 0, 0, 0), {all.begin() + 1, all.end()});
    }
    all.front()->setGeometry(large);
}

/// In the grid whose boxes have the longest shorter side.
void MatricesPanel::placeOthers(const QRect& area, const std::vector<QWidget*>& others)
{
    const int count = static_cast<int>(others.size());
    const auto boxIn = [&](int columns) {
        const int rows = (count + columns - 1) / columns;
        return QSize((area.width() - (columns - 1) * widgets::kGap) / columns,
                     (area.height() - (rows - 1) * widgets::kGap) / rows);
    };
    int best = 1;
    for (int columns = 2; columns <= count; ++columns) {
        const auto shorter = [&](int k) { return std::min(boxIn(k).width(), boxIn(k).height()); };
        if (shorter(columns) > shorter(best)) best = columns;
    }
    const QSize box = boxIn(best);
    for (int i = 0; i < count; ++i)
        others[static_cast<std::size_t>(i)]->setGeometry(QRect(
            area.topLeft() + QPoint(i % best * (box.width() + widgets::kGap), i / best * (box.height() + widgets::kGap)),
            box));
}

}  // namespace rosa::workbench
