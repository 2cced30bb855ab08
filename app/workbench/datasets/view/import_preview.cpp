#include "app/workbench/datasets/view/import_preview.h"

#include <algorithm>

#include <QHeaderView>
#include <QLocale>
#include <QTableWidget>
#include <QVBoxLayout>

#include "app/workbench/datasets/view/column_table.h"
#include "app/workbench/datasets/view/data_card.h"
#include "widgets/text/shortened.h"

namespace rosa::workbench {

namespace {

constexpr graph::Node kPreviewNodes = 20;

qint64 nonZeroOf(const graph::Features& features, graph::Node node, std::vector<float>& row)
{
    if (features.layout() == graph::Features::Layout::Sparse) {
        const auto at = static_cast<std::size_t>(node);
        return features.offsets()[at + 1] - features.offsets()[at];
    }
    features.copyRow(node, row);
    return std::ranges::count_if(row, [](float value) { return value != 0; });
}

Result<SourcePreview> previewOf(const data::Source& source)
{
    ROSA_TRY_ASSIGN(const auto dataset, data::readSource(source));
    SourcePreview preview{factsOf(dataset), {}};
    std::vector<float> row(static_cast<std::size_t>(dataset.features.columns()));
    for (graph::Node node = 0; node < std::min(kPreviewNodes, dataset.graph.nodeCount()); ++node) {
        const auto at = static_cast<std::size_t>(node);
        SourcePreview::Node shown;
        shown.name = dataset.nodeNames.empty() ? QString::number(node) : widgets::shownName(dataset.nodeNames[at]);
        if (!dataset.labels.empty() && dataset.labels.ofNode[at] >= 0)
            shown.label = widgets::shownName(dataset.labels.classNames[static_cast<std::size_t>(dataset.labels.ofNode[at])]);
        shown.features = nonZeroOf(dataset.features, node, row);
        shown.neighbours = dataset.graph.degree(node);
        preview.nodes.append(shown);
    }
    return preview;
}

}  // namespace

SourceReading readingOf(const data::Source& source)
{
    SourceReading reading{previewOf(source), std::nullopt};
    if (!source.found) return reading;
    if (auto columns = data::nodeTableHead(*source.found)) reading.columns = *std::move(columns);
    return reading;
}

ImportPreview::ImportPreview(QWidget* parent)
    : QWidget(parent), m_card(new DataCard), m_nodes(new QTableWidget(0, 4)), m_columns(new ColumnTable)
{
    m_nodes->setHorizontalHeaderLabels({tr("Node"), tr("Class"), tr("Features ≠ 0"), tr("Neighbours")});
    m_nodes->setAccessibleName(tr("First nodes"));
    m_nodes->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_nodes->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_nodes->setTabKeyNavigation(false);
    m_nodes->verticalHeader()->hide();
    m_nodes->verticalHeader()->setDefaultSectionSize(fontMetrics().height() + 6);
    m_nodes->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(8, 0, 0, 0);
    layout->addWidget(m_card);
    layout->addWidget(m_nodes, 1);
    layout->addWidget(m_columns, 1);
    layout->addStretch(0);  // Used if there are no nodes to show.
    m_columns->hide();
    connect(m_columns, &ColumnTable::roleChosen, this, [this] { Q_EMIT columnsChosen(m_columns->head()); });
    showHint({});
}

void ImportPreview::showColumns(const std::optional<data::NodeTableHead>& columns)
{
    m_columns->setVisible(columns.has_value());
    if (columns) m_columns->showHead(*columns);
}

void ImportPreview::showPreview(const SourcePreview& preview)
{
    m_card->showFacts(preview.facts);
    m_nodes->setRowCount(static_cast<int>(preview.nodes.size()));
    const QLocale locale;
    for (int row = 0; row < preview.nodes.size(); ++row) {
        const SourcePreview::Node& node = preview.nodes[row];
        const QStringList texts{node.name, node.label.isEmpty() ? QStringLiteral("–") : node.label,
                                locale.toString(node.features), locale.toString(node.neighbours)};
        for (int column = 0; column < texts.size(); ++column) {
            auto* item = new QTableWidgetItem(texts[column]);
            if (column >= 2) item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
            m_nodes->setItem(row, column, item);
        }
    }
    m_nodes->show();
}

void ImportPreview::showHint(const QString& text)
{
    m_card->showHint(text);
    m_nodes->setRowCount(0);
    m_nodes->hide();
}

void ImportPreview::showProblem(const QString& name, const QString& problem)
{
    m_card->showProblem(name, problem);
    m_nodes->setRowCount(0);
    m_nodes->hide();
}

}  // namespace rosa::workbench
