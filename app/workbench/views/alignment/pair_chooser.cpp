#include "app/workbench/views/alignment/pair_chooser.h"

#include <QButtonGroup>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>

#include "app/workbench/views/alignment/batch_panel.h"
#include "app/workbench/views/alignment/pair_lists.h"
#include "widgets/layout/wrapping_row.h"
#include "widgets/text/literal.h"

namespace rosa::workbench {

PairChooser::PairChooser(Workbench& workbench, QWidget* parent)
    : QWidget(parent),
      m_batch(new BatchPanel(workbench)),
      m_watched(new WatchedList),
      m_search(new NodeSearch),
      m_worst(new WorstList(workbench))
{
    auto* buttons = new QButtonGroup(this);
    auto* pages = new QStackedWidget;
    auto* row = new widgets::WrappingRow(nullptr, 0);
    const auto add = [&](QWidget* page, const QString& name, const QString& help, const QString& object) {
        auto* button = new QToolButton;
        button->setText(name);
        button->setToolTip(widgets::literal(help));
        button->setCheckable(true);
        button->setObjectName(object);
        button->setSizePolicy(QSizePolicy::MinimumExpanding, QSizePolicy::Fixed);
        buttons->addButton(button, pages->addWidget(page));
        row->addWidget(button);
    };
    add(m_batch, tr("Batch"), tr("Compare all views of a batch of nodes with each other"), QStringLiteral("chooseBatch"));
    add(m_watched, tr("Watched"), tr("Open a pair that the run records during training"), QStringLiteral("chooseWatched"));
    add(m_search, tr("Node"), tr("Open a pair by node name or number"), QStringLiteral("chooseNode"));
    add(m_worst, tr("Worst"), tr("Open one of the worst aligned pairs"), QStringLiteral("chooseWorst"));

    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(6);
    column->addLayout(row);
    column->addWidget(pages, 1);
    connect(buttons, &QButtonGroup::idClicked, pages, &QStackedWidget::setCurrentIndex);
    connect(m_batch, &BatchPanel::pairChosen, this, &PairChooser::pairChosen);
    connect(m_watched, &WatchedList::pairChosen, this, &PairChooser::pairChosen);
    connect(m_search, &NodeSearch::pairChosen, this, &PairChooser::pairChosen);
    connect(m_worst, &WorstList::pairChosen, this, &PairChooser::pairChosen);
    buttons->button(0)->setChecked(true);
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
