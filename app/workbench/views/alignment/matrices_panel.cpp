#include "app/workbench/views/alignment/matrices_panel.h"

#include <algorithm>
#include <cmath>

#include "app/workbench/figures/matrix_figure.h"
#include "widgets/figure/figure_actions.h"
#include "widgets/matrix/colour_scale.h"
#include "widgets/matrix/matrix_view.h"
#include "widgets/matrix/node_hover.h"

namespace rosa::workbench {

using widgets::ColourScale;
using widgets::MatrixView;

namespace {}  // namespace

MatricesPanel::MatricesPanel(widgets::NodeHover* hover, QWidget* parent)
    : QWidget(parent), m_costScale(new ColourScale(this)), m_planScale(new ColourScale(this))
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
    chooseScales();
}

void MatricesPanel::setPair(const PairDataPtr& pairData)
{
    const auto shape = [](const PairDataPtr& shown) {
        return shown ? std::pair{shown->inspection.pair.rows(), shown->inspection.pair.columns()}
                     : std::pair<std::size_t, std::size_t>{};
    };
    const bool isOtherShape = shape(m_data) != shape(pairData);
    m_data = pairData;
    draw();
    if (!isOtherShape) return;
    place();
    Q_EMIT shapeChanged();
}

/// Hidden matrices have no picture: they need not be laid out while λ moves.
void MatricesPanel::draw()
{
    for (const PairMatrix matrix : kPairMatrices) {
        const bool isDrawn = m_data && m_isShown[static_cast<std::size_t>(matrix)];
        view(matrix)->setPicture(isDrawn ? matrixPicture(*m_data, matrix, m_look, m_plans) : widgets::MatrixPicture());
    }
    chooseScales();
}

void MatricesPanel::setShown(PairMatrix matrix, bool shown)
{
    m_isShown[static_cast<std::size_t>(matrix)] = shown;
    view(matrix)->setVisible(shown);
    draw();
    place();
    Q_EMIT shapeChanged();
}

std::vector<PairMatrix> MatricesPanel::shownMatrices() const
{
    std::vector<PairMatrix> shown;
    for (const PairMatrix matrix : kPairMatrices)
        if (m_isShown[static_cast<std::size_t>(matrix)]) shown.push_back(matrix);
    return shown;
}

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

void MatricesPanel::lockScales()
{
    const bool isLocked = m_isLocked || m_isHeld;
    for (ColourScale* scale : m_ownScales) scale->setLocked(isLocked);
    for (ColourScale* scale : {m_costScale, m_planScale}) scale->setLocked(isLocked);
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
    Q_EMIT shapeChanged();
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

std::vector<const widgets::MatrixPicture*> MatricesPanel::shownPictures() const
{
    std::vector<const widgets::MatrixPicture*> pictures;
    for (const PairMatrix matrix : shownMatrices()) pictures.push_back(&view(matrix)->picture());
    return pictures;
}

std::unique_ptr<widgets::Figure> MatricesPanel::figure() const
{
    const auto panels = shownMatrices();
    if (!m_data || panels.empty()) return nullptr;
    // On the scales of the screen, which may be locked.
    std::vector<widgets::MatrixPicture> pictures;
    for (const PairMatrix panel : panels) pictures.push_back(view(panel)->picture());
    return pairMatrices(*m_data, panels, std::move(pictures), m_plans);
}

int MatricesPanel::usefulHeight(int width, int highest) const
{
    const auto pictures = shownPictures();
    if (!m_data || pictures.empty()) return minimumSizeHint().height();
    const double used =
        widgets::usedHeight(QSizeF(width - 2 * widgets::MatrixView::kFrame, highest - 2 * widgets::MatrixView::kFrame),
                            pictures, widgets::screenStyle(palette(), font()), this);
    return std::max(static_cast<int>(std::ceil(used)) + 2 * widgets::MatrixView::kFrame, minimumSizeHint().height());
}

void MatricesPanel::resizeEvent(QResizeEvent*) { place(); }

void MatricesPanel::place()
{
    const auto shown = shownMatrices();
    const auto grid =
        widgets::layoutGrid(QRectF(rect()).adjusted(widgets::MatrixView::kFrame, widgets::MatrixView::kFrame,
                                                    -widgets::MatrixView::kFrame, -widgets::MatrixView::kFrame),
                            shownPictures(), widgets::screenStyle(palette(), font()), this);
    for (std::size_t i = 0; i < shown.size(); ++i)
        view(shown[i])->setGeometry(grid.boxes[i]
                                        .adjusted(-widgets::MatrixView::kFrame, -widgets::MatrixView::kFrame,
                                                  widgets::MatrixView::kFrame, widgets::MatrixView::kFrame)
                                        .toAlignedRect());
}

}  // namespace rosa::workbench
