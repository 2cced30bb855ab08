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
        return shown ? std::pair{shown->inspection.pair.rowNodes.size(), shown->inspection.pair.columnNodes.size()}
                     : std::pair<std::size_t, std::size_t>{};
    };
    const bool isOtherShape = shape(m_data) != shape(pairData);
    m_data = pairData;
    for (const PairMatrix matrix : kPairMatrices)
        view(matrix)->setPicture(pairData ? matrixPicture(*pairData, matrix, m_map) : widgets::MatrixPicture());
    chooseScales();
    if (!isOtherShape) return;
    place();
    Q_EMIT shapeChanged();
}

void MatricesPanel::setShown(PairMatrix matrix, bool shown)
{
    m_isShown[static_cast<std::size_t>(matrix)] = shown;
    view(matrix)->setVisible(shown);
    chooseScales();
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
    for (ColourScale* scale : m_ownScales) scale->setLocked(locked);
    for (ColourScale* scale : {m_costScale, m_planScale}) scale->setLocked(locked);
}

void MatricesPanel::setColourMap(widgets::ColourMap map)
{
    m_map = map;
    for (MatrixView* view : m_views) view->setColourMap(map);
    Q_EMIT colourMapChanged(map);
}

/// A matrix that is not shown must not stretch the scale of those that are.
void MatricesPanel::chooseScales()
{
    for (const PairMatrix matrix : kPairMatrices) {
        const auto i = static_cast<std::size_t>(matrix);
        ColourScale* scale = m_ownScales[i];
        if (m_isLinked && m_isShown[i] && matrix != PairMatrix::Rescale)
            scale = matrix == PairMatrix::Plan || matrix == PairMatrix::ExactPlan ? m_planScale : m_costScale;
        m_views[i]->setScale(scale);
    }
}

std::unique_ptr<widgets::Figure> MatricesPanel::figure() const
{
    const auto panels = shownMatrices();
    if (!m_data || panels.empty()) return nullptr;
    // On the scales that are on screen, which may be locked.
    std::vector<widgets::MatrixPicture> pictures;
    for (const PairMatrix panel : panels) pictures.push_back(view(panel)->picture());
    return pairMatrices(*m_data, panels, std::move(pictures));
}

int MatricesPanel::usefulHeight(int width) const
{
    constexpr int kMost = 10'000;
    const auto shown = shownMatrices();
    if (!m_data || shown.empty()) return minimumSizeHint().height();
    // One row, as high as cells of its width make it.
    const int each = width / static_cast<int>(shown.size()) - 8;
    double height = 0;
    for (const PairMatrix matrix : shown) {
        const auto layout = widgets::layoutMatrix(QRectF(2, 2, each - 4, kMost), view(matrix)->picture(),
                                                  widgets::screenStyle(palette(), font()), this);
        height = std::max(height, layout.colourBar.bottom() + 4);
    }
    return std::max(static_cast<int>(std::ceil(height)), minimumSizeHint().height());
}

void MatricesPanel::resizeEvent(QResizeEvent*) { place(); }

void MatricesPanel::place()
{
    const auto shown = shownMatrices();
    std::vector<const widgets::MatrixPicture*> pictures;
    for (const PairMatrix matrix : shown) pictures.push_back(&view(matrix)->picture());
    const auto grid = widgets::layoutGrid(rect(), pictures, widgets::screenStyle(palette(), font()), this);
    for (std::size_t i = 0; i < shown.size(); ++i) view(shown[i])->setGeometry(grid.boxes[i].toRect());
}

}  // namespace rosa::workbench
