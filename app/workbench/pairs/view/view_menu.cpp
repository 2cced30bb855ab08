#include "app/workbench/pairs/view/view_menu.h"

#include <QAction>
#include <QActionGroup>
#include <QMenu>
#include <QSettings>
#include <QSignalBlocker>
#include <QSpinBox>

#include "app/workbench/pairs/view/batch_panel.h"
#include "app/workbench/pairs/view/epoch_player.h"
#include "app/workbench/pairs/view/flow_controls.h"
#include "app/workbench/pairs/view/matrices_menu.h"
#include "widgets/menu/menu_field.h"
#include "widgets/menu/tick_menu.h"
#include "widgets/style/icons.h"
#include "widgets/text/literal.h"

namespace rosa::workbench {

namespace {

const QString kRowSharesSetting = QStringLiteral("alignment/row_shares");
const QString kHardSetting = QStringLiteral("alignment/hard_plan");
const QString kComparisonSetting = QStringLiteral("alignment/compare");

}  // namespace

ViewMenu::ViewMenu(QMenu& menu, MatricesPanel& matrices, EpochPlayer& player, QObject* parent)
    : QObject(parent), m_menu(menu), m_draw(new QSpinBox), m_comparisons(new QActionGroup(this))
{
    m_menu.setToolTipsVisible(true);
    auto* pictures = new MatricesMenu(matrices, &m_menu);
    pictures->setTitle(tr("Matrices"));
    pictures->setObjectName(QStringLiteral("chooseMatrices"));
    m_menu.addMenu(pictures);
    m_flows = new FlowControls(*addMenu("flowOptions", tr("Flows")), this);
    addComparison();
    addPlayback(player);
    m_menu.addSeparator();
    addLooks(matrices);
    addPair();
}

QMenu* ViewMenu::addMenu(const char* name, const QString& title)
{
    auto* menu = new widgets::TickMenu(&m_menu);
    menu->setObjectName(QLatin1String(name));
    menu->setTitle(title);
    menu->setToolTipsVisible(true);
    m_menu.addMenu(menu);
    return menu;
}

QAction* ViewMenu::addTick(const char* name, const QString& text, const QString& help)
{
    QAction* action = m_menu.addAction(text);
    action->setObjectName(QLatin1String(name));
    action->setToolTip(widgets::literal(help));
    action->setCheckable(true);
    return action;
}

/// Restores the kept look.
void ViewMenu::addLooks(MatricesPanel& matrices)
{
    PlanLook look = matrices.planLook();
    const auto add = [&](const char* name, const QString& text, const QString& help, const QString& setting,
                         bool PlanLook::*member) {
        QAction* action = addTick(name, text, help);
        look.*member = QSettings().value(setting).toBool();
        action->setChecked(look.*member);
        connect(action, &QAction::toggled, this, [this, &matrices, setting, member](bool on) {
            QSettings().setValue(setting, on);
            PlanLook changed = matrices.planLook();
            changed.*member = on;
            matrices.setPlanLook(changed);
            Q_EMIT planLookChanged();
        });
    };
    add("rowShares", tr("Row shares"),
        tr("Colour Γ and Γ* by the share of each row's mass, so that nodes of small weight are as visible as others"),
        kRowSharesSetting, &PlanLook::isRowShare);
    add("hardPlan", tr("Only the largest of each row"),
        tr("Show only the largest element of each row of Γ and Γ*: the node to which most of the weight goes"), kHardSetting,
        &PlanLook::isHard);
    matrices.setPlanLook(look);
    QAction* lock = addTick("lockScales", tr("Lock colour scales"),
                            tr("Keep the colour scales fixed across pairs and epochs so that colours can be compared"));
    lock->setIcon(widgets::icon(QStringLiteral("lock")));
    connect(lock, &QAction::toggled, this, &ViewMenu::lockChanged);
}

void ViewMenu::addPair()
{
    m_viewsAlone =
        addTick("viewsAlone", tr("Views alone, without padding"),
                tr("A training step pads the views of its batch to one size, and the padding takes part in the transport; "
                   "the pair and the batch matrix show what the loss sees, unless this leaves it out"));
    connect(m_viewsAlone, &QAction::toggled, this, &ViewMenu::viewsAloneWanted);
    m_draw->setRange(0, 9999);
    m_draw->setObjectName(QStringLiteral("draw"));
    m_draw->setAccessibleName(tr("Number of the draw of walks"));
    m_draw->setToolTip(
        tr("Each number draws different random walks from the same centres; watched pairs are recorded with 0"));
    m_draw->setKeyboardTracking(false);
    widgets::addField(m_menu, tr("Other walks"), m_draw);
    connect(m_draw, &QSpinBox::valueChanged, this, [this](int value) { Q_EMIT drawWanted(static_cast<unsigned>(value)); });
}

void ViewMenu::addComparison()
{
    QMenu* menu = addMenu("compareBy", tr("Compare"));
    const QString help =
        tr("Show Γ several times on one colour scale: under several λ, at another epoch, or in another run");
    for (const QString& text : {tr("No comparison"), tr("Compare λ"), tr("Compare epochs"), tr("Compare runs")}) {
        QAction* action = menu->addAction(text);
        action->setCheckable(true);
        action->setToolTip(widgets::literal(help));
        m_comparisons->addAction(action);
        const int place = static_cast<int>(m_comparisons->actions().size()) - 1;
        connect(action, &QAction::triggered, this, [this, place] { setComparison(place); });
    }
    const int kept = QSettings().value(kComparisonSetting).toInt();
    m_comparisons->actions().value(kept, m_comparisons->actions().front())->setChecked(true);
}

void ViewMenu::addPlayback(EpochPlayer& player)
{
    QMenu* menu = addMenu("playback", tr("Playback"));
    menu->addActions(player.speeds()->actions());
    menu->addSeparator();
    menu->addAction(player.followAction());
    menu->addAction(player.filmAction());
}

void ViewMenu::addBatch(BatchPanel& batch) { batch.addOptions(*addMenu("batchOptions", tr("Batch matrix"))); }

int ViewMenu::comparison() const
{
    return static_cast<int>(m_comparisons->actions().indexOf(m_comparisons->checkedAction()));
}

void ViewMenu::setComparison(int place)
{
    m_comparisons->actions().at(place)->setChecked(true);
    QSettings().setValue(kComparisonSetting, place);
    Q_EMIT comparisonChanged(place);
}

void ViewMenu::setDraw(unsigned draw)
{
    const QSignalBlocker quiet(m_draw);
    m_draw->setValue(static_cast<int>(draw));
}

void ViewMenu::setPadding(bool isPadded, bool viewsAlone)
{
    const QSignalBlocker quiet(m_viewsAlone);
    m_viewsAlone->setVisible(isPadded);
    m_viewsAlone->setChecked(viewsAlone);
}

}  // namespace rosa::workbench
