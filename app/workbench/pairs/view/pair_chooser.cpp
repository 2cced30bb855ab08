#include "app/workbench/pairs/view/pair_chooser.h"

#include <QAction>
#include <QActionGroup>
#include <QHBoxLayout>
#include <QMenu>
#include <QSettings>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>

#include "app/workbench/pairs/view/batch_panel.h"
#include "app/workbench/pairs/view/pair_lists.h"
#include "widgets/style/text_size.h"
#include "widgets/text/literal.h"

namespace rosa::workbench {

namespace {

const QString kWaySetting = QStringLiteral("alignment/list");
const QString kFoldedListSetting = QStringLiteral("alignment/folded_list");

}  // namespace

PairChooser::PairChooser(Workbench& workbench, QWidget* parent)
    : QWidget(parent),
      m_pages(new QStackedWidget),
      m_ways(new QActionGroup(this)),
      m_way(new QToolButton),
      m_fold(new QToolButton),
      m_batch(new BatchPanel(workbench)),
      m_watched(new WatchedList),
      m_search(new NodeSearch),
      m_worst(new WorstList(workbench))
{
    auto* row = new QHBoxLayout;
    row->setSpacing(widgets::kTightGap);
    row->addWidget(m_fold);
    row->addWidget(makeWays());
    row->addStretch();
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(widgets::kTightGap);
    column->addLayout(row);
    column->addWidget(m_pages, 1);
    m_fold->setObjectName(QStringLiteral("foldChooser"));
    m_fold->setAutoRaise(true);
    m_fold->setCheckable(true);
    connect(m_fold, &QToolButton::toggled, this, &PairChooser::fold);
    connect(m_batch, &BatchPanel::pairChosen, this, &PairChooser::pairChosen);
    connect(m_watched, &WatchedList::pairChosen, this, &PairChooser::pairChosen);
    connect(m_search, &NodeSearch::pairChosen, this, &PairChooser::pairChosen);
    connect(m_worst, &WorstList::pairChosen, this, &PairChooser::pairChosen);
    const QSettings settings;
    show(settings.value(kWaySetting).toInt());
    m_fold->setChecked(settings.value(kFoldedListSetting).toBool());
    fold(m_fold->isChecked());
}

QToolButton* PairChooser::makeWays()
{
    auto* menu = new QMenu(m_way);
    menu->setToolTipsVisible(true);
    const auto add = [&](QWidget* page, const QString& name, const QString& help, const QString& object) {
        const int place = m_pages->addWidget(page);
        QAction* action = menu->addAction(name);
        action->setToolTip(widgets::literal(help));
        action->setCheckable(true);
        action->setObjectName(object);
        m_ways->addAction(action);
        connect(action, &QAction::triggered, this, [this, place] {
            QSettings().setValue(kWaySetting, place);
            show(place);
            m_fold->setChecked(false);
        });
    };
    add(m_batch, tr("Batch"), tr("Compare all views of a batch of nodes with each other"), QStringLiteral("chooseBatch"));
    add(m_watched, tr("Watched"), tr("Open a pair that the run records during training"), QStringLiteral("chooseWatched"));
    add(m_search, tr("Node"), tr("Open a pair by node name or number"), QStringLiteral("chooseNode"));
    add(m_worst, tr("Worst"), tr("Open one of the worst aligned pairs"), QStringLiteral("chooseWorst"));
    m_way->setMenu(menu);
    m_way->setPopupMode(QToolButton::InstantPopup);
    m_way->setObjectName(QStringLiteral("choosePair"));
    m_way->setToolTip(tr("How a pair is chosen"));
    return m_way;
}

void PairChooser::show(int page)
{
    const auto ways = m_ways->actions();
    const int shown = page >= 0 && page < ways.size() ? page : 0;
    ways[shown]->setChecked(true);
    m_pages->setCurrentIndex(shown);
    m_way->setText(ways[shown]->text());
    m_way->setAccessibleName(tr("Choose a pair: %1").arg(ways[shown]->text()));
}

void PairChooser::fold(bool isFolded)
{
    QSettings().setValue(kFoldedListSetting, isFolded);
    m_pages->setVisible(!isFolded);
    m_fold->setArrowType(isFolded ? Qt::RightArrow : Qt::DownArrow);
    m_fold->setToolTip(isFolded ? tr("Show the list of pairs") : tr("Fold the list of pairs"));
    m_fold->setAccessibleName(m_fold->toolTip());
}

void PairChooser::mark(const PairChoice& open)
{
    m_batch->mark(open);
    m_watched->mark(open);
    m_worst->mark(open);
}

void PairChooser::setViewsAlone(bool alone)
{
    m_batch->setViewsAlone(alone);
    m_worst->setViewsAlone(alone);
}

void PairChooser::setContext(const PairContextPtr& context)
{
    m_batch->setContext(context);
    m_watched->setContext(context);
    m_search->setContext(context);
    m_worst->setContext(context);
}

}  // namespace rosa::workbench
