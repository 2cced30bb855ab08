#include "app/workbench/results/view/cell_nodes.h"

#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

#include "app/workbench/embedding/data/node_colours.h"
#include "widgets/layout/wrapping_row.h"
#include "widgets/style/icons.h"
#include "widgets/text/literal.h"
#include "widgets/text/plain_label.h"

namespace rosa::workbench {

CellNodes::CellNodes(QWidget* parent)
    : QWidget(parent),
      m_heading(new widgets::PlainLabel),
      m_table(new QTreeWidget),
      m_embedding(new QPushButton(widgets::icon(QStringLiteral("scatter")), tr("Show in embedding"))),
      m_worst(new QPushButton(widgets::icon(QStringLiteral("matrix")), tr("Worst pair")))
{
    m_heading->setWordWrap(true);
    m_table->setAccessibleName(tr("Nodes"));
    m_table->setHeaderLabels({tr("Node"), tr("Times predicted"), tr("Tested")});
    m_table->setRootIsDecorated(false);
    m_table->setUniformRowHeights(true);
    m_table->setAlternatingRowColors(true);
    m_table->setFrameShape(QFrame::NoFrame);
    m_table->header()->setStretchLastSection(false);
    m_table->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_table->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    m_table->header()->setSectionResizeMode(2, QHeaderView::ResizeToContents);
    m_embedding->setToolTip(tr("Select these nodes in the embedding"));
    m_worst->setToolTip(tr("Open the alignment of the node with the worst aligned views"));
    auto* buttons = new widgets::WrappingRow(nullptr, 8);
    buttons->addWidget(m_embedding);
    buttons->addWidget(m_worst);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(8, 8, 8, 8);
    layout->setSpacing(8);
    layout->addWidget(m_heading);
    layout->addWidget(m_table, 1);
    layout->addLayout(buttons);
    connect(m_embedding, &QPushButton::clicked, this, [this] { Q_EMIT embeddingWanted(nodes()); });
    connect(m_worst, &QPushButton::clicked, this, [this] { Q_EMIT worstWanted(nodes()); });
    connect(m_table, &QTreeWidget::itemActivated, this, [this](const QTreeWidgetItem* line) {
        if (m_mayAlign) Q_EMIT alignmentWanted(line->data(0, Qt::UserRole).toInt());
    });
    showNothing();
}

void CellNodes::showNothing() { showText(tr("Choose a cell of the confusion matrix to see its nodes.")); }

void CellNodes::showText(const QString& text)
{
    m_heading->setText(text);
    m_table->clear();
    m_table->hide();
    m_embedding->hide();
    m_worst->hide();
    layout()->setAlignment(m_heading, Qt::AlignTop);
}

void CellNodes::showNodes(const data::Dataset& dataset, const QString& heading, const std::vector<ConfusedNode>& nodes,
                          bool mayAlign)
{
    m_mayAlign = mayAlign;
    m_heading->setText(heading);
    layout()->setAlignment(m_heading, {});
    m_table->clear();
    m_table->setAccessibleName(heading);
    const QLocale locale;
    QList<QTreeWidgetItem*> lines;
    for (const ConfusedNode& node : nodes) {
        auto* line =
            new QTreeWidgetItem({nodeName(dataset, node.node), locale.toString(node.times), locale.toString(node.tested)});
        line->setData(0, Qt::UserRole, node.node);
        line->setToolTip(0, widgets::literal(nodeText(dataset, node.node)));
        for (const int column : {1, 2}) line->setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
        lines.append(line);
    }
    m_table->addTopLevelItems(lines);
    m_table->setVisible(!nodes.empty());
    m_embedding->setVisible(!nodes.empty());
    m_worst->setVisible(!nodes.empty() && mayAlign);
}

QList<int> CellNodes::nodes() const
{
    QList<int> nodes;
    for (int i = 0; i < m_table->topLevelItemCount(); ++i)
        nodes.append(m_table->topLevelItem(i)->data(0, Qt::UserRole).toInt());
    return nodes;
}

int CellNodes::current() const
{
    const QTreeWidgetItem* line = m_table->currentItem();
    return line ? line->data(0, Qt::UserRole).toInt() : -1;
}

}  // namespace rosa::workbench
