#include "app/workbench/lab/view/lab_tables.h"

#include <QHeaderView>
#include <QScrollArea>
#include <QTabBar>
#include <QTabWidget>
#include <QTableView>
#include <QVBoxLayout>

#include "app/workbench/lab/view/lab_settings.h"
#include "app/workbench/lab/view/lab_table_model.h"
#include "widgets/text/literal.h"

namespace rosa::workbench {

LabTables::LabTables(LabState& state, QWidget* parent)
    : QWidget(parent), m_tabs(new QTabWidget), m_settings(new LabSettings(state))
{
    m_tabs->setDocumentMode(true);
    m_tabs->setObjectName(QStringLiteral("labTables"));
    m_tabs->setAccessibleName(tr("Numbers of the lab"));
    m_tabs->tabBar()->setUsesScrollButtons(true);
    auto* settings = new QScrollArea;
    settings->setWidget(m_settings);
    settings->setWidgetResizable(true);
    settings->setFrameShape(QFrame::NoFrame);
    settings->setFocusPolicy(Qt::NoFocus);
    m_tabs->addTab(settings, tr("Settings"));
    const auto add = [&](LabPage page, const QString& title, const QString& help, const char* name) {
        addPage(state, static_cast<int>(page), title, help, name);
    };
    add(LabPage::Rows, tr("Rows"), tr("Points that send: places, weights, sums of Γ, scalings"), "labTableRows");
    add(LabPage::Columns, tr("Columns"), tr("Points that receive: places, weights, sums of Γ, scalings"), "labTableColumns");
    add(LabPage::Cost, tr("D"), tr("Costs that are transported with: D, or D∘S"), "labTableCost");
    add(LabPage::Scale, tr("S"), tr("Rescale by topology"), "labTableScale");
    add(LabPage::Kernel, tr("P"), tr("Kernel, exp(−λD)"), "labTableKernel");
    add(LabPage::Plan, tr("Γ"), tr("Plan"), "labTablePlan");
    add(LabPage::ExactPlan, tr("Γ*"), tr("Exact plan"), "labTableExact");
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_tabs);
    connect(&state, &LabState::answered, this, &LabTables::showPages);
    showPages();
}

void LabTables::addPage(LabState& state, int page, const QString& title, const QString& help, const char* name)
{
    auto* table = new QTableView;
    auto* model = new LabTableModel(state, static_cast<LabPage>(page), table);
    table->setModel(model);
    table->setObjectName(QLatin1String(name));
    table->setAccessibleName(help);
    table->setSelectionMode(QAbstractItemView::SingleSelection);
    table->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed |
                           QAbstractItemView::AnyKeyPressed);
    table->setTabKeyNavigation(false);
    constexpr int kCell = 68;
    table->horizontalHeader()->setDefaultSectionSize(kCell);
    table->horizontalHeader()->setMinimumSectionSize(kCell / 2);
    table->verticalHeader()->setDefaultSectionSize(table->fontMetrics().height() + 6);
    m_tabs->setTabToolTip(m_tabs->addTab(table, title), widgets::literal(help));
    m_pages.push_back({model, table});
    connect(table->selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this, model](const QModelIndex& now) { Q_EMIT hoverChanged(model->hoverOf(now)); });
}

void LabTables::showPages()
{
    for (std::size_t i = 0; i < m_pages.size(); ++i)
        m_tabs->setTabVisible(static_cast<int>(i) + 1, m_pages[i].model->hasContent());
}

void LabTables::setFreedom(const LabFreedom& freedom)
{
    m_settings->setFreedom(freedom);
    for (const Page& page : m_pages) page.model->setFreedom(freedom);
    showPages();
}

void LabTables::setHover(widgets::LabHover hover)
{
    for (const Page& page : m_pages) page.model->setHover(hover);
}

}  // namespace rosa::workbench
