#include "app/workbench/views/alignment/pair_chooser.h"

#include <QButtonGroup>
#include <QHBoxLayout>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>

#include "app/workbench/views/alignment/batch_panel.h"
#include "app/workbench/views/alignment/pair_lists.h"

namespace rosa::workbench {

PairChooser::PairChooser(Workbench& workbench, QWidget* parent)
    : QWidget(parent), m_buttons(new QButtonGroup(this)), m_pages(new QStackedWidget), m_batch(new BatchPanel(workbench))
{
    auto* watched = new WatchedList;
    auto* search = new NodeSearch;
    auto* worst = new WorstList(workbench);
    auto* row = new QHBoxLayout;
    row->setSpacing(0);
    const auto add = [&](QWidget* page, const QString& name, const QString& help, const QString& object) {
        auto* button = new QToolButton;
        button->setText(name);
        button->setToolTip(help);
        button->setCheckable(true);
        button->setObjectName(object);
        button->setSizePolicy(QSizePolicy::MinimumExpanding, QSizePolicy::Fixed);
        m_buttons->addButton(button, m_pages->addWidget(page));
        row->addWidget(button);
    };
    add(m_batch, tr("Batch"), tr("All views of some nodes against all"), QStringLiteral("chooseBatch"));
    add(watched, tr("Watched"), tr("Pairs that the run keeps from epoch to epoch"), QStringLiteral("chooseWatched"));
    add(search, tr("Node"), tr("A node by name or number"), QStringLiteral("chooseNode"));
    add(worst, tr("Worst"), tr("Nodes whose two views are aligned worst"), QStringLiteral("chooseWorst"));

    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(6);
    column->addLayout(row);
    column->addWidget(m_pages, 1);
    connect(m_buttons, &QButtonGroup::idClicked, m_pages, &QStackedWidget::setCurrentIndex);
    connect(m_batch, &BatchPanel::pairChosen, this, &PairChooser::pairChosen);
    connect(watched, &WatchedList::pairChosen, this, &PairChooser::pairChosen);
    connect(search, &NodeSearch::pairChosen, this, &PairChooser::pairChosen);
    connect(worst, &WorstList::pairChosen, this, &PairChooser::pairChosen);
    setPage(Page::Batch);
}

void PairChooser::setPage(Page page)
{
    m_buttons->button(static_cast<int>(page))->setChecked(true);
    m_pages->setCurrentIndex(static_cast<int>(page));
}

void PairChooser::setContext(const PairContextPtr& context)
{
    for (int i = 0; i < m_pages->count(); ++i) {
        QWidget* page = m_pages->widget(i);
        if (auto* list = qobject_cast<WatchedList*>(page)) list->setContext(context);
        if (auto* search = qobject_cast<NodeSearch*>(page)) search->setContext(context);
        if (auto* worst = qobject_cast<WorstList*>(page)) worst->setContext(context);
    }
    m_batch->setContext(context);
}

}  // namespace rosa::workbench
