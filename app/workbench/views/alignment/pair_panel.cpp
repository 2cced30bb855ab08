#include "app/workbench/views/alignment/pair_panel.h"

#include <QActionGroup>
#include <QLabel>
#include <QSettings>
#include <QSignalBlocker>
#include <QSlider>
#include <QSpinBox>
#include <QSplitter>
#include <QToolButton>
#include <QVBoxLayout>

#include "app/workbench/figures/alignment_figure.h"
#include "app/workbench/views/alignment/epoch_player.h"
#include "app/workbench/views/alignment/matrices_panel.h"
#include "app/workbench/views/alignment/pair_measures.h"
#include "widgets/figure/figure_actions.h"
#include "widgets/graph/pair_view.h"
#include "widgets/layout/short_label.h"
#include "widgets/layout/wrapping_row.h"
#include "widgets/matrix/node_hover.h"
#include "widgets/menu/tick_menu.h"
#include "widgets/style/icons.h"
#include "widgets/style/number_text.h"

namespace rosa::workbench {

namespace {

constexpr int kDefaultThreshold = 10;

constexpr widgets::ColourMap kColourMaps[] = {widgets::ColourMap::Viridis, widgets::ColourMap::Cividis,
                                              widgets::ColourMap::Greys};

const QString kMatricesSetting = QStringLiteral("alignment/matrices");
const QString kLinkedSetting = QStringLiteral("alignment/linked_scales");
const QString kMapSetting = QStringLiteral("alignment/colours");
const QString kClassesSetting = QStringLiteral("alignment/class_labels");

}  // namespace

PairPanel::PairPanel(QWidget* parent)
    : QWidget(parent),
      m_hover(new widgets::NodeHover(this)),
      m_title(new widgets::ShortLabel),
      m_draw(new QSpinBox),
      m_choose(new QToolButton),
      m_lock(new QToolButton),
      m_threshold(new QSlider(Qt::Horizontal)),
      m_strongest(new QSpinBox),
      m_shares(new widgets::ShortLabel),
      m_graphs(new widgets::PairView),
      m_matrices(new MatricesPanel(m_hover)),
      m_pictures(new QSplitter),
      m_numbers(new PairMeasures),
      m_player(new EpochPlayer)
{
    m_graphs->setHover(m_hover);
    m_graphs->setObjectName(QStringLiteral("pairGraphs"));
    widgets::offerFigure(m_graphs, [this] { return alignmentFigure(); });
    m_pictures->setOrientation(Qt::Vertical);
    m_pictures->addWidget(m_graphs);
    m_pictures->addWidget(m_matrices);
    m_pictures->setChildrenCollapsible(false);
    connect(m_pictures, &QSplitter::splitterMoved, this, [this] { m_isShared = false; });
    connect(m_matrices, &MatricesPanel::shapeChanged, this, &PairPanel::share);

    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(6);
    column->addWidget(makeHeader());
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
    takeFilter();
}

/// A low window scrolls the panel before the pictures become too small.
int PairPanel::heightForWidth(int width) const { return layout()->totalMinimumHeightForWidth(width); }

void PairPanel::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    share();
}

/// Gives the matrices the height that they can use, and the graphs the rest, until the user moves the divider.
void PairPanel::share()
{
    if (!m_isShared) return;
    const int height = m_pictures->height();
    const int matrices = m_matrices->usefulHeight(m_pictures->width(), height * 3 / 5);
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
    m_choose->setMenu(makeMatricesMenu());
    m_choose->setAutoRaise(true);
    m_lock->setIcon(widgets::icon(QStringLiteral("lock")));
    m_lock->setCheckable(true);
    m_lock->setAutoRaise(true);
    m_lock->setObjectName(QStringLiteral("lockScales"));
    m_lock->setAccessibleName(tr("Lock colour scales"));
    m_lock->setToolTip(tr("Keep the colour scales fixed across pairs and epochs so that colours can be compared"));
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
    return header;
}

QMenu* PairPanel::makeMatricesMenu()
{
    auto* menu = new widgets::TickMenu(this);
    menu->setToolTipsVisible(true);
    restoreMatrices();
    const auto shown = m_matrices->shownMatrices();
    for (const PairMatrix matrix : kPairMatrices) {
        QAction* action = menu->addAction(titleOf(matrix));
        action->setCheckable(true);
        action->setChecked(std::ranges::find(shown, matrix) != shown.end());
        action->setToolTip(helpOf(matrix));
        connect(action, &QAction::toggled, this, [this, matrix](bool on) {
            m_matrices->setShown(matrix, on);
            keepMatrices();
        });
    }
    menu->addSeparator();
    QAction* linked = menu->addAction(tr("Use one scale for all costs and one for all plans"));
    linked->setCheckable(true);
    linked->setChecked(m_matrices->isLinked());
    connect(linked, &QAction::toggled, this, [this](bool on) {
        m_matrices->setLinked(on);
        keepMatrices();
    });
    QAction* classes = menu->addAction(tr("Class labels instead of node names"));
    classes->setCheckable(true);
    classes->setChecked(m_matrices->look().edgeText == widgets::EdgeText::Classes);
    classes->setToolTip(tr("Label the matrices with classes, as in the article's figure"));
    connect(classes, &QAction::toggled, this, [this](bool on) {
        widgets::MatrixLook look = m_matrices->look();
        look.edgeText = on ? widgets::EdgeText::Classes : widgets::EdgeText::Nodes;
        m_matrices->setLook(look);
        keepMatrices();
    });
    menu->addSeparator();
    auto* maps = new QActionGroup(menu);
    for (const auto map : kColourMaps) {
        QAction* action = menu->addAction(tr("Colours: %1").arg(widgets::nameOf(map)));
        action->setCheckable(true);
        action->setChecked(map == m_matrices->look().map);
        maps->addAction(action);
        connect(action, &QAction::triggered, this, [this, map] {
            widgets::MatrixLook look = m_matrices->look();
            look.map = map;
            m_matrices->setLook(look);
            keepMatrices();
        });
    }
    return menu;
}

void PairPanel::keepMatrices() const
{
    QStringList shown;
    for (const PairMatrix matrix : m_matrices->shownMatrices()) shown.append(symbolOf(matrix));
    QSettings settings;
    settings.setValue(kMatricesSetting, shown);
    settings.setValue(kLinkedSetting, m_matrices->isLinked());
    settings.setValue(kMapSetting, widgets::nameOf(m_matrices->look().map));
    settings.setValue(kClassesSetting, m_matrices->look().edgeText == widgets::EdgeText::Classes);
}

void PairPanel::restoreMatrices()
{
    const QSettings settings;
    if (settings.contains(kMatricesSetting)) {
        const QStringList shown = settings.value(kMatricesSetting).toStringList();
        for (const PairMatrix matrix : kPairMatrices) m_matrices->setShown(matrix, shown.contains(symbolOf(matrix)));
    }
    m_matrices->setLinked(settings.value(kLinkedSetting, true).toBool());
    widgets::MatrixLook look = m_matrices->look();
    for (const auto map : kColourMaps)
        if (settings.value(kMapSetting).toString() == widgets::nameOf(map)) look.map = map;
    if (settings.value(kClassesSetting).toBool()) look.edgeText = widgets::EdgeText::Classes;
    m_matrices->setLook(look);
}

QWidget* PairPanel::makeFlowControls()
{
    auto* controls = new QWidget;
    auto* row = new widgets::WrappingRow(controls, 8);
    m_threshold->setRange(0, 100);
    m_threshold->setValue(kDefaultThreshold);
    m_threshold->setObjectName(QStringLiteral("threshold"));
    m_threshold->setAccessibleName(tr("Weakest flow shown, in per cent of the strongest"));
    m_threshold->setToolTip(m_threshold->accessibleName());
    m_threshold->setMaximumWidth(160);
    m_strongest->setRange(0, 999);
    m_strongest->setSpecialValueText(tr("all flows"));
    m_strongest->setPrefix(tr("top "));
    m_strongest->setObjectName(QStringLiteral("strongest"));
    m_strongest->setAccessibleName(tr("Number of strongest flows shown"));
    m_strongest->setToolTip(m_strongest->accessibleName());
    m_shares->setObjectName(QStringLiteral("shares"));
    m_shares->setForegroundRole(QPalette::PlaceholderText);
    m_shares->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    auto* label = new QLabel(tr("&Flows"));
    label->setBuddy(m_threshold);
    row->addWidget(label);
    row->addWidget(m_threshold);
    row->addWidget(m_strongest);
    row->addWidget(m_shares);
    connect(m_threshold, &QSlider::valueChanged, this, &PairPanel::takeFilter);
    connect(m_strongest, &QSpinBox::valueChanged, this, &PairPanel::takeFilter);
    return controls;
}

void PairPanel::takeFilter() { m_graphs->setFilter({m_threshold->value() / 100.0, m_strongest->value()}); }

void PairPanel::sayShares()
{
    if (m_saysWaiting) return m_shares->setWhole(tr("Waiting for the engine …"));
    const auto& picture = m_graphs->picture();
    const auto shares = widgets::flowShares(picture);
    if (shares.all <= 0) return m_shares->setWhole({});
    const int flows = static_cast<int>(widgets::shownFlows(picture).size());
    m_shares->setWhole(tr("%n flow(s), %1 of the mass", nullptr, flows).arg(widgets::perCent(shares.shown / shares.all)));
}

void PairPanel::announce(const QString& title, unsigned draw)
{
    m_title->setWhole(title);
    const QSignalBlocker quiet(m_draw);
    m_draw->setValue(static_cast<int>(draw));
}

void PairPanel::setPair(const PairDataPtr& pairData)
{
    const bool isOtherPair = !m_data || m_data->inspection.pair.rowNodes != pairData->inspection.pair.rowNodes ||
                             m_data->inspection.pair.columnNodes != pairData->inspection.pair.columnNodes;
    m_data = pairData;
    // Hovered positions of one pair have no meaning in another.
    if (isOtherPair) m_hover->clear();
    announce(titleOf(*pairData->context, pairData->choice), pairData->choice.draw);
    m_graphs->setPicture(pairPicture(*pairData, m_graphs->picture().filter));
    m_matrices->setPair(pairData);
    m_numbers->setPair(*pairData);
    m_player->setEpoch(pairData->inspection.pair.epoch);
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
    m_hover->clear();
    m_title->setWhole({});
    widgets::PairPicture empty;
    empty.filter = m_graphs->picture().filter;
    m_graphs->setPicture(std::move(empty));
    m_matrices->setPair(nullptr);
    m_numbers->clear();
}

std::unique_ptr<widgets::Figure> PairPanel::alignmentFigure() const
{
    if (!m_data) return nullptr;
    return pairFlows(*m_data, m_graphs->picture(), {}, m_matrices->look());
}

}  // namespace rosa::workbench
