#include "app/workbench/views/alignment/pair_panel.h"

#include <QAction>
#include <QComboBox>
#include <QLabel>
#include <QSettings>
#include <QSignalBlocker>
#include <QSlider>
#include <QSpinBox>
#include <QSplitter>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>

#include "app/workbench/base/background.h"
#include "app/workbench/base/core_text.h"
#include "app/workbench/figures/alignment_figure.h"
#include "app/workbench/views/alignment/compare_panel.h"
#include "app/workbench/views/alignment/epoch_player.h"
#include "app/workbench/views/alignment/matrices_menu.h"
#include "app/workbench/views/alignment/matrices_panel.h"
#include "app/workbench/views/alignment/pair_measures.h"
#include "app/workbench/views/alignment/solve_controls.h"
#include "widgets/figure/figure_actions.h"
#include "widgets/graph/pair_view.h"
#include "widgets/layout/short_label.h"
#include "widgets/layout/wrapping_row.h"
#include "widgets/matrix/node_hover.h"
#include "widgets/style/icons.h"
#include "widgets/style/number_text.h"
#include "widgets/text/literal.h"
#include "widgets/text/plain_label.h"

namespace rosa::workbench {

namespace {

constexpr int kDefaultThreshold = 10;
constexpr int kBeside = 560;        ///< Width from which graphs and matrices stand beside each other.
constexpr int kMatricesShare = 62;  ///< Of that width, in per cent.

const QString kRowSharesSetting = QStringLiteral("alignment/row_shares");
const QString kHardSetting = QStringLiteral("alignment/hard_plan");

}  // namespace

PairPanel::PairPanel(QWidget* parent)
    : QWidget(parent),
      m_hover(new widgets::NodeHover(this)),
      m_title(new widgets::ShortLabel),
      m_draw(new QSpinBox),
      m_choose(new QToolButton),
      m_viewsAlone(new QAction(tr("Views alone, without padding"), this)),
      m_lock(new QToolButton),
      m_rowShares(new QToolButton),
      m_hard(new QToolButton),
      m_threshold(new QSlider(Qt::Horizontal)),
      m_strongest(new QSpinBox),
      m_shares(new widgets::ShortLabel),
      m_graphs(new widgets::PairView),
      m_matrices(new MatricesPanel(m_hover)),
      m_compareBy(new QComboBox),
      m_compare(new ComparePanel(m_hover)),
      m_lower(new QStackedWidget),
      m_pictures(new QSplitter),
      m_solve(new SolveControls),
      m_numbers(new PairMeasures),
      m_player(new EpochPlayer)
{
    m_graphs->setHover(m_hover);
    m_graphs->setObjectName(QStringLiteral("pairGraphs"));
    widgets::offerFigure(m_graphs, [this] { return alignmentFigure(); });
    m_pictures->setOrientation(Qt::Vertical);
    m_pictures->addWidget(m_graphs);
    m_lower->addWidget(m_matrices);
    m_lower->addWidget(m_compare);
    m_pictures->addWidget(m_lower);
    m_pictures->setChildrenCollapsible(false);
    // That of one picture: a panel too narrow for two has them below each other.
    m_pictures->setMinimumWidth(m_matrices->minimumSizeHint().width());
    connect(m_pictures, &QSplitter::splitterMoved, this, [this] { m_isShared = false; });
    connect(m_matrices, &MatricesPanel::shapeChanged, this, &PairPanel::share);
    connect(m_compare, &ComparePanel::shapeChanged, this, &PairPanel::share);
    connect(m_matrices, &MatricesPanel::lookChanged, this,
            [this](const widgets::MatrixLook& look) { m_compare->setLook(look, m_matrices->planLook()); });

    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(6);
    column->addWidget(makeHeader());
    column->addWidget(m_solve);
    column->addWidget(makeFlowControls());
    column->addWidget(m_pictures, 1);
    column->addWidget(m_numbers);
    column->addWidget(m_player);

    connect(m_graphs, &widgets::PairView::filterChanged, this, &PairPanel::sayShares);
    connect(m_graphs, &widgets::PairView::nodeActivated, this, [this](widgets::Side side, int node) {
        if (!m_data) return;
        const auto& pair = m_data->inspection.pair;
        Q_EMIT nodeWanted((side == widgets::Side::Left ? pair.rowNodes : pair.columnNodes)[static_cast<std::size_t>(node)]);
    });
    connect(m_solve, &SolveControls::changed, this, &PairPanel::solve);
    connect(m_solve, &SolveControls::dragged, m_matrices, &MatricesPanel::hold);
    takePlanLook();
}

/// A low window scrolls the panel before the pictures become too small; before that, the sentences under the numbers give way.
int PairPanel::heightForWidth(int width) const
{
    const int least = layout()->totalMinimumHeightForWidth(width);
    return m_numbers->isHidden() ? least : least - m_numbers->heightForWidth(width) + m_numbers->heightIn(width, false);
}

/// Sentences under the numbers, if the pictures keep a usable height.
void PairPanel::chooseSentences()
{
    if (m_numbers->isHidden()) return;
    constexpr int kUsablePictures = 330;
    const int least = m_pictures->minimumSizeHint().height();
    const int needed = heightForWidth(width()) + m_numbers->heightIn(width(), true) - m_numbers->heightIn(width(), false) +
                       std::max(0, kUsablePictures - least);
    m_numbers->setExplained(height() >= needed);
}

void PairPanel::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    chooseSentences();
    share();
}

/// Graphs and matrices beside each other, so that Γ is as high as the panel; compared plans, and matrices in a narrow panel, below the graphs
/// with the height that they can use. Until the user moves the divider.
void PairPanel::share()
{
    const auto wanted = !m_compare->by() && width() >= kBeside ? Qt::Horizontal : Qt::Vertical;
    if (m_pictures->orientation() != wanted) {
        m_pictures->setOrientation(wanted);
        m_isShared = true;
    }
    if (!m_isShared) return;
    if (wanted == Qt::Horizontal) {
        const int matrices = m_pictures->width() * kMatricesShare / 100;
        return m_pictures->setSizes({m_pictures->width() - matrices, matrices});
    }
    const int height = m_pictures->height();
    const int highest = height * (m_compare->by() ? 4 : 3) / 5;
    const int matrices = m_compare->by() ? m_compare->usefulHeight(m_pictures->width(), highest)
                                         : m_matrices->usefulHeight(m_pictures->width(), highest);
    m_pictures->setSizes({height - matrices, matrices});
}

QWidget* PairPanel::makeHeader()
{
    auto* header = new QWidget;
    auto* row = new widgets::WrappingRow(header, 8);
    QFont bold = font();
    bold.setBold(true);
    m_title->setFont(bold);
    m_title->setObjectName(QStringLiteral("pairTitle"));
    m_title->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_draw->setRange(0, 9999);
    m_draw->setPrefix(tr("walks "));
    m_draw->setObjectName(QStringLiteral("draw"));
    m_draw->setAccessibleName(tr("Number of the draw of walks"));
    m_draw->setToolTip(
        tr("Each number draws different random walks from the same centres; watched pairs are recorded with 0"));
    m_draw->setKeyboardTracking(false);
    m_choose->setText(tr("Matrices"));
    m_choose->setObjectName(QStringLiteral("chooseMatrices"));
    m_choose->setPopupMode(QToolButton::InstantPopup);
    m_viewsAlone->setCheckable(true);
    m_viewsAlone->setObjectName(QStringLiteral("viewsAlone"));
    m_viewsAlone->setToolTip(
        tr("A training step pads the views of its batch to one size, and the padding takes part in the transport; the pair "
           "and the batch matrix show what the loss sees, unless this leaves it out"));
    connect(m_viewsAlone, &QAction::toggled, this, &PairPanel::viewsAloneWanted);
    m_choose->setMenu(new MatricesMenu(*m_matrices, m_viewsAlone, this));
    m_choose->setAutoRaise(true);
    m_lock->setIcon(widgets::icon(QStringLiteral("lock")));
    m_lock->setCheckable(true);
    m_lock->setAutoRaise(true);
    m_lock->setObjectName(QStringLiteral("lockScales"));
    m_lock->setAccessibleName(tr("Lock colour scales"));
    m_lock->setToolTip(tr("Keep the colour scales fixed across pairs and epochs so that colours can be compared"));
    makePlanSwitches();
    connect(m_draw, &QSpinBox::valueChanged, this, [this](int value) { Q_EMIT drawWanted(static_cast<unsigned>(value)); });
    connect(m_lock, &QToolButton::toggled, m_matrices, &MatricesPanel::setLocked);
    m_patience.setSingleShot(true);
    connect(&m_patience, &QTimer::timeout, this, [this] {
        m_saysWaiting = true;
        sayShares();
    });
    row->addWidget(m_title);
    row->addWidget(m_draw);
    row->addWidget(m_choose);
    row->addWidget(m_lock);
    row->addWidget(m_rowShares);
    row->addWidget(m_hard);
    row->addWidget(makeComparison());
    return header;
}

QWidget* PairPanel::makeComparison()
{
    m_compareBy->addItem(tr("No comparison"));
    m_compareBy->addItem(tr("Compare λ"));
    m_compareBy->addItem(tr("Compare epochs"));
    m_compareBy->addItem(tr("Compare runs"));
    m_compareBy->setObjectName(QStringLiteral("compareBy"));
    m_compareBy->setAccessibleName(tr("Comparison"));
    m_compareBy->setToolTip(
        tr("Show Γ several times on one colour scale: under several λ, at another epoch, or in another run"));
    connect(m_compareBy, &QComboBox::currentIndexChanged, this, [this](int place) {
        m_lower->setCurrentIndex(place > 0 ? 1 : 0);
        m_compare->setBy(place > 0 ? std::optional(static_cast<ComparedBy>(place - 1)) : std::nullopt);
        // A comparison has numbers of its own below each plan.
        m_numbers->setVisible(place <= 0);
        layout()->activate();
        chooseSentences();
        share();
    });
    return m_compareBy;
}

/// Restores the kept choice; takePlanLook() applies it.
void PairPanel::makePlanSwitches()
{
    const QSettings settings;
    const auto set = [&](QToolButton* button, const QString& name, const QString& text, const QString& help,
                         const QString& setting) {
        button->setObjectName(name);
        button->setText(text);
        button->setToolTip(widgets::literal(help));
        button->setCheckable(true);
        button->setAutoRaise(true);
        button->setChecked(settings.value(setting).toBool());
        connect(button, &QToolButton::toggled, this, [this, setting](bool on) {
            QSettings().setValue(setting, on);
            takePlanLook();
        });
    };
    set(m_rowShares, QStringLiteral("rowShares"), tr("Row shares"),
        tr("Colour Γ and Γ* by the share of each row's mass, so that nodes of small weight are as visible as others"),
        kRowSharesSetting);
    set(m_hard, QStringLiteral("hardPlan"), tr("Hard"),
        tr("Show only the largest element of each row of Γ and Γ*: the node to which most of the weight goes"),
        kHardSetting);
}

void PairPanel::takePlanLook()
{
    PlanLook plans = m_matrices->planLook();
    plans.isRowShare = m_rowShares->isChecked();
    plans.isHard = m_hard->isChecked();
    m_matrices->setPlanLook(plans);
    m_compare->setLook(m_matrices->look(), plans);
    takeFilter();
}

QWidget* PairPanel::makeFlowControls()
{
    auto* controls = new QWidget;
    auto* row = new widgets::WrappingRow(controls, 8);
    m_threshold->setRange(0, 100);
    m_threshold->setValue(kDefaultThreshold);
    m_threshold->setObjectName(QStringLiteral("threshold"));
    m_threshold->setAccessibleName(tr("Weakest flow shown, in per cent of the strongest"));
    m_threshold->setToolTip(widgets::literal(m_threshold->accessibleName()));
    m_threshold->setMaximumWidth(160);
    m_strongest->setRange(0, 999);
    m_strongest->setSpecialValueText(tr("all flows"));
    m_strongest->setPrefix(tr("top "));
    m_strongest->setObjectName(QStringLiteral("strongest"));
    m_strongest->setAccessibleName(tr("Number of strongest flows shown"));
    m_strongest->setToolTip(widgets::literal(m_strongest->accessibleName()));
    m_shares->setObjectName(QStringLiteral("shares"));
    m_shares->setForegroundRole(QPalette::PlaceholderText);
    m_shares->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    auto* label = new widgets::PlainLabel(tr("&Flows"));
    label->setBuddy(m_threshold);
    row->addWidget(label);
    row->addWidget(m_threshold);
    row->addWidget(m_strongest);
    row->addWidget(m_shares);
    connect(m_threshold, &QSlider::valueChanged, this, &PairPanel::takeFilter);
    connect(m_strongest, &QSpinBox::valueChanged, this, &PairPanel::takeFilter);
    return controls;
}

void PairPanel::takeFilter()
{
    m_graphs->setFilter({m_threshold->value() / 100.0, m_strongest->value(), m_hard->isChecked()});
}

void PairPanel::sayShares()
{
    if (m_saysWaiting) return m_shares->setWhole(tr("Waiting for the engine …"));
    const auto& picture = m_graphs->picture();
    const auto shares = widgets::flowShares(picture);
    if (shares.all <= 0) return m_shares->setWhole({});
    const int flows = static_cast<int>(widgets::shownFlows(picture).size());
    QStringList parts{tr("%n flow(s), %1 of the mass", nullptr, flows).arg(widgets::perCent(shares.shown / shares.all))};
    constexpr double kLeastShown = 0.005;
    if (const double padding = picture.paddingMass / shares.all; padding >= kLeastShown)
        parts << tr("padding: %1").arg(widgets::perCent(padding));
    if (const QString problem = problemText(*m_data); !problem.isEmpty()) parts << problem;
    m_shares->setWhole(parts.join(QStringLiteral("; ")));
}

void PairPanel::setPadding(bool isPadded, bool viewsAlone)
{
    const QSignalBlocker quiet(m_viewsAlone);
    m_viewsAlone->setVisible(isPadded);
    m_viewsAlone->setChecked(viewsAlone);
}

void PairPanel::announce(const QString& title, unsigned draw)
{
    m_title->setWhole(title);
    const QSignalBlocker quiet(m_draw);
    m_draw->setValue(static_cast<int>(draw));
}

void PairPanel::setPair(const PairDataPtr& trained)
{
    const auto isOther = [](const record::PairSnapshot& one, const record::PairSnapshot& other) {
        return one.rowNodes != other.rowNodes || one.columnNodes != other.columnNodes || one.padding != other.padding;
    };
    const bool isOtherPair = !m_data || isOther(m_data->inspection.pair, trained->inspection.pair);
    m_trained = trained;
    // Hovered positions of one pair have no meaning in another.
    if (isOtherPair) m_hover->clear();
    announce(titleOf(*trained->context, trained->choice), trained->choice.draw);
    m_solve->setTrained(trained->inspection);
    m_player->setEpoch(trained->inspection.pair.epoch);
    solve();
}

void PairPanel::solve()
{
    if (!m_trained) return;
    const double lambda = m_solve->lambda();
    const int sweeps = m_solve->sweeps();
    m_isNewWish = false;
    if (m_solve->isAsTrained() || isQuickToSolve(m_trained->inspection, sweeps)) {
        m_solutions.giveUp();
        m_isSolving = false;
        return take(m_solve->isAsTrained() ? Result<PairDataPtr>(m_trained) : solvedAgain(m_trained, lambda, sweeps));
    }
    if (m_isSolving) {
        m_isNewWish = true;
        return;
    }
    m_isSolving = true;
    inBackground(
        this, [pair = m_trained, lambda, sweeps] { return solvedAgain(pair, lambda, sweeps); },
        [this, ticket = m_solutions.next()](const Result<PairDataPtr>& solved) {
            if (ticket.isVoid()) return;
            m_isSolving = false;
            // On the way to a newer wish, so that a dragged slider shows something.
            take(solved);
            if (m_isNewWish) solve();
        });
}

void PairPanel::take(const Result<PairDataPtr>& solved)
{
    if (solved) return display(*solved);
    Q_EMIT failed(coreText(solved.error().message));
}

void PairPanel::display(const PairDataPtr& pairData)
{
    m_data = pairData;
    m_graphs->setPicture(pairPicture(*pairData, m_graphs->picture().filter));
    m_matrices->setPair(pairData);
    m_compare->setPair(pairData, m_trained);
    m_numbers->setPair(*pairData);
}

void PairPanel::setWaiting(bool waiting)
{
    constexpr int kNoticedMilliseconds = 250;
    if (waiting) return m_patience.start(kNoticedMilliseconds);
    m_patience.stop();
    m_saysWaiting = false;
    sayShares();
}

void PairPanel::clear()
{
    m_data.reset();
    m_trained.reset();
    m_solutions.giveUp();
    m_isSolving = m_isNewWish = false;
    m_solve->takeTrained();
    m_hover->clear();
    m_title->setWhole({});
    widgets::PairPicture empty;
    empty.filter = m_graphs->picture().filter;
    m_graphs->setPicture(std::move(empty));
    m_matrices->setPair(nullptr);
    m_compare->setPair(nullptr, nullptr);
    m_numbers->clear();
}

std::unique_ptr<widgets::Figure> PairPanel::alignmentFigure() const
{
    if (!m_data) return nullptr;
    return pairFlows(*m_data, m_graphs->picture(), {}, m_matrices->look(), m_matrices->planLook());
}

}  // namespace rosa::workbench
