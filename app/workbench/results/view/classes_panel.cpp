#include "app/workbench/results/view/classes_panel.h"

#include <utility>

#include <QActionGroup>
#include <QHeaderView>
#include <QLocale>
#include <QMenu>
#include <QTabWidget>

#include "app/workbench/results/view/cell_nodes.h"
#include "app/workbench/results/view/cell_reader.h"
#include "app/workbench/results/view/read_table.h"
#include "app/workbench/results/view/result_plots.h"
#include "widgets/figure/figure_actions.h"
#include "widgets/text/literal.h"

namespace rosa::workbench {

ClassesPanel::ClassesPanel(Workbench& workbench, QMenu& menu, QWidget* parent)
    : QSplitter(Qt::Horizontal, parent),
      m_tabs(new QTabWidget),
      m_scores(new ReadTable({tr("Class"), tr("Precision"), tr("Recall"), tr("F1"), tr("Tested")}, tr("Scores per class"))),
      m_nodes(new CellNodes),
      m_reader(new CellReader(workbench, *m_nodes, this)),
      m_confusion(new ConfusionView),
      m_values(new QActionGroup(this))
{
    // Numbers are never cut; names are shortened.
    m_scores->horizontalHeader()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_scores->horizontalHeader()->setMinimumSectionSize(36);
    m_scores->setTextElideMode(Qt::ElideMiddle);
    m_tabs->setDocumentMode(true);
    m_tabs->addTab(m_scores, tr("Classes"));
    m_tabs->addTab(m_nodes, tr("Nodes of the selected cell"));
    setChildrenCollapsible(false);
    setHandleWidth(12);
    addWidget(m_tabs);
    addWidget(m_confusion);
    setSizes({340, 320});
    menu.addSection(tr("Values of the confusion matrix"));
    for (const QString& text : {tr("Per cent of the true class"), tr("Number of predictions")}) {
        QAction* action = menu.addAction(text);
        action->setCheckable(true);
        m_values->addAction(action);
    }
    m_values->actions().first()->setChecked(true);
    connect(m_values, &QActionGroup::triggered, this, [this] { m_confusion->setPicture(picture()); });
    connect(m_tabs, &QTabWidget::currentChanged, this, &ClassesPanel::figureChanged);
    connect(m_confusion, &ConfusionView::cellChosen, this, &ClassesPanel::showCell);
    widgets::offerFigure(m_confusion, [this]() -> std::unique_ptr<widgets::Figure> {
        auto shown = picture();
        return shown ? std::make_unique<ConfusionFigure>(std::move(*shown), *m_group) : nullptr;
    });
}

QTableWidget& ClassesPanel::scores() { return *m_scores; }

void ClassesPanel::showGroup(std::shared_ptr<const ResultTable> results, const ResultGroup& group)
{
    m_results = std::move(results);
    m_group = &group;
    fillScores();
    m_confusion->setPicture(picture());
}

void ClassesPanel::showNothing()
{
    m_group = nullptr;
    m_results.reset();
}

void ClassesPanel::forgetCell() { m_reader->forget(); }

void ClassesPanel::showCell(int expected, int predicted)
{
    if (!m_group) return;
    m_tabs->setCurrentWidget(m_nodes);
    m_reader->showCell(QString::fromStdString(m_results->dataset), *m_group, expected, predicted);
}

std::optional<ConfusionPicture> ClassesPanel::picture() const
{
    if (!m_group) return std::nullopt;
    return confusionPicture(*m_results, *m_group,
                            m_values->actions().last()->isChecked() ? ConfusionValues::Counts : ConfusionValues::RowShares);
}

void ClassesPanel::fillScores()
{
    const auto matrix = confusionOf(*m_group);
    const QLocale locale;
    const auto putPercent = [&](int row, int column, double share) {
        m_scores->put(row, column, locale.toString(100 * share, 'f', 1), Qt::AlignRight);
    };
    const std::int32_t classes = matrix ? matrix->classes() : 0;
    m_scores->setRowCount(classes > 0 ? classes + 1 : 0);
    for (std::int32_t row = 0; row < classes; ++row) {
        const evaluate::ClassScore score = matrix->score(row);
        const QString name =
            QString::fromStdString(m_group->runs.front().evaluation.perClass[static_cast<std::size_t>(row)].name);
        m_scores->put(row, 0, name)->setToolTip(widgets::literal(name));
        putPercent(row, 1, score.precision);
        putPercent(row, 2, score.recall);
        putPercent(row, 3, score.f1);
        m_scores->put(row, 4, locale.toString(static_cast<qint64>(score.support)), Qt::AlignRight);
    }
    if (!matrix) return;
    for (int column = 0; column < m_scores->columnCount(); ++column) m_scores->put(classes, column, {});
    // Spans the columns that have no value for it.
    m_scores->clearSpans();
    m_scores->setSpan(classes, 0, 1, 3);
    const QString average = tr("Macro average, splits pooled");
    m_scores->put(classes, 0, average)->setToolTip(widgets::literal(average));
    putPercent(classes, 3, matrix->macroF1());
}

}  // namespace rosa::workbench
