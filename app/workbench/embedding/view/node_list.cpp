#include "app/workbench/embedding/view/node_list.h"

#include <QEvent>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QMenu>
#include <QTreeWidget>
#include <QVBoxLayout>

#include "app/workbench/embedding/data/node_colours.h"
#include "widgets/style/class_colours.h"
#include "widgets/style/text_size.h"
#include "widgets/text/literal.h"
#include "widgets/text/plain_label.h"

namespace rosa::workbench {

namespace {

constexpr int kMostListedNodes = 1000;
constexpr int kNodeRole = Qt::UserRole;
constexpr int kNodeIconSide = 10;

}  // namespace

NodeList::NodeList(QWidget* parent)
    : QWidget(parent), m_heading(new widgets::PlainLabel), m_hint(new widgets::PlainLabel), m_table(new QTreeWidget)
{
    m_heading->setWordWrap(true);
    widgets::setTextSize(m_heading, widgets::TextSize::Strong);
    m_hint->setWordWrap(true);
    m_hint->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    m_hint->setForegroundRole(QPalette::PlaceholderText);
    m_table->setAccessibleName(tr("Neighbours"));
    m_table->setRootIsDecorated(false);
    m_table->setUniformRowHeights(true);
    m_table->setFrameShape(QFrame::NoFrame);
    m_table->setContextMenuPolicy(Qt::CustomContextMenu);
    m_table->setMouseTracking(true);
    m_table->viewport()->installEventFilter(this);
    connect(m_table, &QTreeWidget::customContextMenuRequested, this, &NodeList::openMenu);
    connect(m_table, &QTreeWidget::itemActivated, this,
            [this](const QTreeWidgetItem* item) { Q_EMIT chosen(item->data(0, kNodeRole).toInt()); });
    connect(m_table, &QTreeWidget::itemEntered, this,
            [this](const QTreeWidgetItem* item) { Q_EMIT hovered(item->data(0, kNodeRole).toInt()); });
    connect(m_table, &QTreeWidget::currentItemChanged, this, [this](const QTreeWidgetItem* item) {
        if (item && m_table->hasFocus()) Q_EMIT hovered(item->data(0, kNodeRole).toInt());
    });
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    layout->addWidget(m_heading);
    layout->addWidget(m_table, 1);
    layout->addWidget(m_hint, 1);
    showNothing();
}

QString NodeList::heading() const { return m_heading->text(); }

bool NodeList::eventFilter(QObject* object, QEvent* event)
{
    if (event->type() == QEvent::Leave) Q_EMIT hovered(-1);
    return QWidget::eventFilter(object, event);
}

void NodeList::begin(const QString& heading, const QStringList& columns)
{
    m_heading->setText(heading);
    m_table->clear();
    m_icons.clear();
    m_table->setHeaderLabels(columns);
    m_table->setAccessibleName(heading);
    m_table->header()->setStretchLastSection(false);
    m_table->header()->setMinimumSectionSize(32);
    m_table->header()->setSectionResizeMode(0, QHeaderView::ResizeToContents);
    m_table->header()->setSectionResizeMode(1, QHeaderView::Stretch);
    m_table->header()->setSectionResizeMode(2, QHeaderView::ResizeToContents);
    m_table->show();
    m_hint->hide();
}

void NodeList::showNothing()
{
    m_heading->setText(tr("Neighbours"));
    m_hint->setText(
        tr("Click a point to see its nearest nodes. Draw a lasso around points to select them; hold Shift to draw a "
           "rectangle."));
    m_table->clear();
    m_table->hide();
    m_hint->show();
}

void NodeList::showProblem(const QString& text)
{
    showNothing();
    m_hint->setText(text);
}

const QIcon& NodeList::iconOf(int ofClass)
{
    const auto [place, isNew] = m_icons.try_emplace(ofClass);
    if (isNew)
        place->second = markerIcon({widgets::classColour(ofClass), widgets::classMarker(ofClass), true}, kNodeIconSide,
                                   devicePixelRatioF());
    return place->second;
}

void NodeList::addLine(const data::Dataset& dataset, int node, const QString& value)
{
    const QString name = dataset.nodeNames.empty() ? QString::number(node) : nodeName(dataset, node);
    auto* line = new QTreeWidgetItem(m_table, {name, className(dataset, node), value});
    line->setData(0, kNodeRole, node);
    line->setTextAlignment(2, Qt::AlignRight | Qt::AlignVCenter);
    if (!dataset.labels.empty()) line->setIcon(0, iconOf(dataset.labels.ofNode[static_cast<std::size_t>(node)]));
    line->setToolTip(0, widgets::literal(nodeText(dataset, node)));
    line->setToolTip(1, widgets::literal(className(dataset, node)));
}

void NodeList::showNeighbours(const data::Dataset& dataset, int node, const std::vector<Neighbour>& neighbours,
                              const QString& where)
{
    begin(tr("Nearest to %1 in %2").arg(nodeName(dataset, node), where), {tr("Node"), tr("Class"), tr("Cosine")});
    m_heading->setToolTip(widgets::literal(nodeText(dataset, node)));
    const QLocale locale;
    for (const Neighbour& neighbour : neighbours)
        addLine(dataset, neighbour.node, locale.toString(neighbour.similarity, 'f', 3));
}

void NodeList::showNodes(const data::Dataset& dataset, const QList<int>& nodes)
{
    const int count = static_cast<int>(nodes.size());
    begin(tr("%Ln selected node(s)", nullptr, count), {tr("Node"), tr("Class"), tr("Degree")});
    const QLocale locale;
    for (const int node : nodes.first(std::min(count, kMostListedNodes)))
        addLine(dataset, node, locale.toString(static_cast<qint64>(dataset.graph.degree(node))));
    if (count > kMostListedNodes)
        m_heading->setText(tr("%Ln selected node(s), the first %1:", nullptr, count).arg(locale.toString(kMostListedNodes)));
}

void NodeList::openMenu(const QPoint& place)
{
    const QTreeWidgetItem* item = m_table->itemAt(place);
    if (!item) return;
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    Q_EMIT menuWanted(item->data(0, kNodeRole).toInt(), *menu);
    if (menu->isEmpty())
        menu->deleteLater();
    else
        menu->popup(m_table->viewport()->mapToGlobal(place));
}

}  // namespace rosa::workbench
