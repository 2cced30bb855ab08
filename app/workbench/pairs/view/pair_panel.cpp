#include "app/workbench/pairs/view/pair_panel.h"

#include <algorithm>

#include <QComboBox>
#include <QLabel>
#include <QLayout>
#include <QSettings>
#include <QSignalBlocker>
#include <QSplitter>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>

#include "app/workbench/pairs/figure/alignment_figure.h"
#include "app/workbench/pairs/view/compare_panel.h"
#include "app/workbench/pairs/view/epoch_player.h"
#include "app/workbench/pairs/view/flow_controls.h"
#include "app/workbench/pairs/view/matrices_panel.h"
#include "app/workbench/pairs/view/pair_measures.h"
#include "app/workbench/pairs/view/pair_solver.h"
#include "app/workbench/pairs/view/solve_controls.h"
#include "app/workbench/pairs/view/view_menu.h"
#include "app/workbench/shell/view_head.h"
#include "widgets/figure/figure_actions.h"
#include "widgets/graph/pair_view.h"
#include "widgets/layout/column_area.h"
#include "widgets/matrix/node_hover.h"
#include "widgets/style/text_size.h"
#include "widgets/text/plain_label.h"

namespace rosa::workbench {

namespace {

constexpr int kNarrowSide = 270, kWideSide = 400;  ///< Width of the column beside the pictures.
constexpr int kShareOfSide = 30;                   ///< Of the panel's width, in per cent.

const QString kDetailsSetting = QStringLiteral("alignment/explained");

/// A low window scrolls the column when everything in it has its least height.
class SideColumn : public QWidget {
public:
    using QWidget::QWidget;

    [[nodiscard]] int heightForWidth(int width) const override { return layout()->totalMinimumHeightForWidth(width); }
};

}  // namespace

PairPanel::PairPanel(ViewHead& head, QWidget* parent)
    : QWidget(parent),
      m_head(head),
      m_solver(new PairSolver(this)),
      m_hover(new widgets::NodeHover(this)),
      m_front(new QComboBox),
      m_graphs(new widgets::PairView),
      m_matrices(new MatricesPanel(m_hover, m_graphs)),
      m_compare(new ComparePanel(m_hover)),
      m_stage(new QStackedWidget),
      m_halves(new QSplitter),
      m_player(new EpochPlayer(this)),
      m_solve(new SolveControls(m_player)),
      m_numbers(new PairMeasures),
      m_details(new QToolButton),
      m_sums(new widgets::PlainLabel),
      m_menu(new ViewMenu(head.menu(), *m_matrices, *m_player, this)),
      m_side(nullptr)
{
    m_graphs->setHover(m_hover);
    m_graphs->setObjectName(QStringLiteral("pairGraphs"));
    widgets::offerFigure(m_graphs, [this] { return alignmentFigure(); });
    m_stage->addWidget(m_matrices);
    m_stage->addWidget(m_compare);
    m_halves->addWidget(m_stage);
    m_halves->addWidget(new widgets::ColumnArea(makeSide()));
    m_halves->setStretchFactor(0, 1);
    m_halves->setStretchFactor(1, 0);
    m_halves->setChildrenCollapsible(false);
    m_halves->setHandleWidth(9);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_halves, 1);
    m_front->setObjectName(QStringLiteral("frontPicture"));
    m_front->setAccessibleName(tr("Picture in front"));
    m_front->setToolTip(tr("There is room for one picture: which one"));
    // Its room stays: what is below the head must not depend on it.
    QSizePolicy policy = m_front->sizePolicy();
    policy.setRetainSizeWhenHidden(true);
    m_front->setSizePolicy(policy);
    m_head.addControl(m_front);
    connectParts();
    connectMenu();
    updateFlows();
    listParts();
    compare(m_menu->comparison());
}

QWidget* PairPanel::makeSide()
{
    auto* side = new SideColumn;
    m_side = new QVBoxLayout(side);
    m_side->setContentsMargins(widgets::kTightGap, 0, 0, 0);
    m_side->setSpacing(widgets::kGap);
    m_details->setObjectName(QStringLiteral("details"));
    m_details->setText(tr("Details"));
    m_details->setToolTip(tr("What each number means for this pair"));
    m_details->setCheckable(true);
    m_details->setAutoRaise(true);
    m_details->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_sums->setObjectName(QStringLiteral("shares"));
    m_sums->setForegroundRole(QPalette::PlaceholderText);
    m_sums->setWordWrap(true);
    m_sums->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    auto* line = new QHBoxLayout;
    line->setSpacing(widgets::kTightGap);
    line->addWidget(m_sums, 1);
    line->addWidget(m_details, 0, Qt::AlignTop);
    m_side->addWidget(m_solve);
    m_side->addWidget(m_numbers);
    m_side->addLayout(line);
    const auto unfold = [this](bool isUnfolded) {
        m_details->setArrowType(isUnfolded ? Qt::DownArrow : Qt::RightArrow);
        m_numbers->setExplained(isUnfolded);
    };
    connect(m_details, &QToolButton::toggled, this, [unfold](bool isUnfolded) {
        QSettings().setValue(kDetailsSetting, isUnfolded);
        unfold(isUnfolded);
    });
    m_details->setChecked(QSettings().value(kDetailsSetting).toBool());
    unfold(m_details->isChecked());
    return side;
}

void PairPanel::addNavigator(QWidget* navigator) { m_side->addWidget(navigator, 1); }

void PairPanel::connectParts()
{
    connect(m_halves, &QSplitter::splitterMoved, this, [this] { m_isShared = false; });
    connect(m_matrices, &MatricesPanel::partsChanged, this, &PairPanel::listParts);
    connect(m_front, &QComboBox::activated, m_matrices, &MatricesPanel::setFront);
    connect(m_matrices, &MatricesPanel::lookChanged, this,
            [this](const widgets::MatrixLook& look) { m_compare->setLook(look, m_matrices->planLook()); });
    connect(m_graphs, &widgets::PairView::filterChanged, this, &PairPanel::showSums);
    connect(m_graphs, &widgets::PairView::nodeActivated, this, [this](widgets::Side side, int node) {
        if (!pairData()) return;
        const auto& pair = pairData()->inspection.pair;
        Q_EMIT nodeWanted((side == widgets::Side::Left ? pair.rowNodes : pair.columnNodes)[static_cast<std::size_t>(node)]);
    });
    connect(m_solve, &SolveControls::changed, this, &PairPanel::solve);
    connect(m_solve, &SolveControls::dragged, m_matrices, &MatricesPanel::hold);
    connect(m_solve, &SolveControls::ghostWanted, this, &PairPanel::leaveGhost);
    connect(m_player, &EpochPlayer::moving, m_matrices, &MatricesPanel::setGrowing);
    connect(m_solver, &PairSolver::solved, this, &PairPanel::display);
    connect(m_solver, &PairSolver::failed, this, &PairPanel::failed);
    m_patience.setSingleShot(true);
    connect(&m_patience, &QTimer::timeout, this, [this] {
        m_saysWaiting = true;
        showSums();
    });
}

void PairPanel::connectMenu()
{
    connect(m_menu, &ViewMenu::lockChanged, m_matrices, &MatricesPanel::setLocked);
    connect(m_menu, &ViewMenu::comparisonChanged, this, &PairPanel::compare);
    connect(m_menu->flows(), &FlowControls::changed, this, &PairPanel::updateFlows);
    connect(m_menu, &ViewMenu::planLookChanged, this, [this] {
        m_compare->setLook(m_matrices->look(), m_matrices->planLook());
        updateFlows();
    });
    m_compare->setLook(m_matrices->look(), m_matrices->planLook());
}

void PairPanel::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    share();
}

/// The column beside the pictures gets its share of the width, until the user moves the divider.
void PairPanel::share()
{
    if (!m_isShared) return;
    const int room = width() - m_halves->handleWidth();
    const int side = std::clamp(room * kShareOfSide / 100, kNarrowSide, kWideSide);
    m_halves->setSizes({room - side, side});
}

/// Where there is room for one picture, a list says which.
void PairPanel::listParts()
{
    const QSignalBlocker quiet(m_front);
    const QStringList names = m_matrices->partNames();
    m_front->clear();
    m_front->addItems(names);
    m_front->setCurrentIndex(m_matrices->front());
    m_front->setVisible(!m_matrices->isWide() && m_stage->currentWidget() == m_matrices);
}

void PairPanel::compare(int place)
{
    m_stage->setCurrentIndex(place > 0 ? 1 : 0);
    m_compare->setBy(place > 0 ? std::optional(static_cast<ComparedBy>(place - 1)) : std::nullopt);
    listParts();
}

void PairPanel::leaveGhost(double before, double after)
{
    m_compare->addGhost(before, after);
    m_menu->setComparison(1 + static_cast<int>(ComparedBy::Lambda));
}

/// The filter is that of the two graphs, whose flows are also those through the cells.
void PairPanel::updateFlows()
{
    m_graphs->setFilter(m_menu->flows()->filter(m_matrices->planLook().isHard));
    if (pairData()) m_matrices->setEdges(m_menu->flows()->edgesOf(*pairData(), m_graphs->picture()));
}

void PairPanel::showSums()
{
    if (m_saysWaiting) return m_sums->setText(tr("Waiting for the engine …"));
    m_sums->setText(pairData() ? FlowControls::textOf(*pairData(), m_graphs->picture()) : QString());
}

const PairDataPtr& PairPanel::pairData() const { return m_solver->shown(); }

void PairPanel::announce(const QString& title, unsigned draw)
{
    m_head.setSentence(
        tr("%1: the brighter a cell of Γ, the more weight goes from its row's node to its column's").arg(title));
    m_menu->setDraw(draw);
}

void PairPanel::setPair(const PairDataPtr& trained)
{
    const auto isOther = [](const record::PairSnapshot& one, const record::PairSnapshot& other) {
        return one.rowNodes != other.rowNodes || one.columnNodes != other.columnNodes || one.padding != other.padding;
    };
    // Hovered positions of one pair have no meaning in another.
    if (!pairData() || isOther(pairData()->inspection.pair, trained->inspection.pair)) m_hover->clear();
    m_solver->setTrained(trained);
    announce(titleOf(*trained->context, trained->choice), trained->choice.draw);
    m_solve->setTrained(trained->inspection);
    m_player->setEpoch(trained->inspection.pair.epoch);
    solve();
}

void PairPanel::solve() { m_solver->solve(m_solve->lambda(), m_solve->iterations(), m_solve->isAsTrained()); }

void PairPanel::display(const PairDataPtr& pairData)
{
    m_graphs->setPicture(pairPicture(*pairData, m_graphs->picture().filter));
    m_matrices->setPair(pairData, m_menu->flows()->edgesOf(*pairData, m_graphs->picture()));
    m_compare->setPair(pairData, m_solver->trained());
    m_numbers->setPair(*pairData);
}

void PairPanel::setWaiting(bool waiting)
{
    constexpr int kNoticedMilliseconds = 250;
    if (waiting) return m_patience.start(kNoticedMilliseconds);
    m_patience.stop();
    m_saysWaiting = false;
    showSums();
}

void PairPanel::clear()
{
    m_solver->setTrained(nullptr);
    m_solve->resetToTrained();
    m_hover->clear();
    m_head.setSentence({});
    widgets::PairPicture empty;
    empty.filter = m_graphs->picture().filter;
    m_graphs->setPicture(std::move(empty));
    m_matrices->setPair(nullptr, std::nullopt);
    m_compare->setPair(nullptr, nullptr);
    m_numbers->clear();
}

std::unique_ptr<widgets::Figure> PairPanel::alignmentFigure() const
{
    if (!pairData()) return nullptr;
    return pairFlows(*pairData(), m_graphs->picture(), {});
}

}  // namespace rosa::workbench
