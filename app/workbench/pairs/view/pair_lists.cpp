#include "app/workbench/pairs/view/pair_lists.h"

#include <QComboBox>
#include <QCompleter>
#include <QFormLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QLocale>
#include <QPainter>
#include <QPushButton>
#include <QSignalBlocker>
#include <QTreeWidget>
#include <QVBoxLayout>

#include "app/workbench/base/core_text.h"
#include "app/workbench/session/run_requests.h"
#include "core/data/dataset.h"
#include "core/protocol/pair_ranking.h"
#include "widgets/style/class_colours.h"
#include "widgets/style/theme.h"
#include "widgets/text/literal.h"
#include "widgets/text/plain_label.h"

namespace rosa::workbench {

namespace {

constexpr int kRanked = 100;
/// Maximum number of names for completion.
constexpr std::size_t kCompletedNames = 50'000;

/// Discs in the class colours of both nodes.
QIcon classIcon(int first, int second)
{
    QPixmap pixmap(32, 32);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(widgets::classColour(first));
    painter.drawPie(QRect(4, 4, 24, 24), 90 * 16, 180 * 16);
    painter.setBrush(widgets::classColour(second));
    painter.drawPie(QRect(4, 4, 24, 24), 270 * 16, 180 * 16);
    return QIcon(pixmap);
}

QVBoxLayout* columnOf(QWidget* widget)
{
    auto* column = new QVBoxLayout(widget);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(6);
    return column;
}

QLabel* makeNote()
{
    auto* note = new widgets::PlainLabel;
    note->setWordWrap(true);
    note->setForegroundRole(QPalette::PlaceholderText);
    note->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    return note;
}

}  // namespace

WatchedList::WatchedList(QWidget* parent) : QWidget(parent), m_list(new QListWidget), m_note(makeNote())
{
    auto* column = columnOf(this);
    column->addWidget(m_list, 1);
    column->addWidget(m_note);
    m_list->setObjectName(QStringLiteral("watchedPairs"));
    m_list->setAccessibleName(tr("Watched pairs"));
    // The selected row is the open pair: receiving the keyboard focus must not select one.
    connect(m_list, &QListWidget::itemSelectionChanged, this, [this] {
        if (!m_list->selectedItems().isEmpty()) choose(m_list->currentRow());
    });
    connect(m_list, &QListWidget::itemActivated, this, [this] { choose(m_list->currentRow()); });
}

void WatchedList::choose(int row)
{
    if (row < 0 || !m_context) return;
    const auto [first, second] = m_context->watched[static_cast<std::size_t>(row)];
    Q_EMIT pairChosen({m_context->run, first, second});
}

void WatchedList::mark(const PairChoice& open)
{
    const QSignalBlocker quiet(m_list);
    m_list->clearSelection();
    for (int row = 0; m_context && row < m_list->count(); ++row) {
        const auto [first, second] = m_context->watched[static_cast<std::size_t>(row)];
        if (isSamePair(open, {m_context->run, first, second})) m_list->setCurrentRow(row);
    }
}

void WatchedList::setContext(const PairContextPtr& context)
{
    const QSignalBlocker quiet(m_list);
    m_context = context;
    m_list->clear();
    m_note->clear();
    if (!context) return;
    for (const auto& [first, second] : context->watched) {
        const bool isPositive = first == second;
        auto* item =
            new QListWidgetItem(classIcon(context->centreClass(first), context->centreClass(second)),
                                isPositive ? tr("%1, positive").arg(context->centreName(first))
                                           : tr("%1 – %2").arg(context->centreName(first), context->centreName(second)),
                                m_list);
        item->setToolTip(widgets::literal(titleOf(*context, {context->run, first, second})));
    }
    m_note->setText(context->watched.empty() ? tr("This run watches no pairs.")
                                             : tr("Recorded at many epochs of the training: the slider needs no engine."));
}

NodeSearch::NodeSearch(QWidget* parent)
    : QWidget(parent),
      m_first(new QLineEdit),
      m_second(new QLineEdit),
      m_open(new QPushButton(tr("Open pair"))),
      m_note(makeNote())
{
    auto* column = columnOf(this);
    auto* form = new QFormLayout;
    form->setRowWrapPolicy(QFormLayout::WrapAllRows);
    form->addRow(tr("&Node"), m_first);
    form->addRow(tr("&Against (same node if empty)"), m_second);
    column->addLayout(form);
    column->addWidget(m_open);
    column->addWidget(m_note);
    column->addStretch(1);
    m_first->setObjectName(QStringLiteral("firstNode"));
    m_second->setObjectName(QStringLiteral("secondNode"));
    m_open->setObjectName(QStringLiteral("openPair"));
    m_first->setPlaceholderText(tr("Name or number"));
    m_second->setPlaceholderText(tr("Name or number"));
    for (QLineEdit* field : {m_first, m_second}) {
        connect(field, &QLineEdit::textChanged, this, &NodeSearch::check);
        connect(field, &QLineEdit::returnPressed, this, &NodeSearch::open);
    }
    connect(m_open, &QPushButton::clicked, this, &NodeSearch::open);
    check();
}

void NodeSearch::setContext(const PairContextPtr& context)
{
    m_context = context;
    for (QLineEdit* field : {m_first, m_second}) {
        delete field->completer();
        if (!context || !context->times.empty() || context->dataset->nodeNames.empty() ||
            context->dataset->nodeNames.size() > kCompletedNames)
            continue;
        QStringList names;
        for (const std::string& name : context->dataset->nodeNames) names << QString::fromStdString(name);
        auto* completer = new QCompleter(names, field);
        completer->setCaseSensitivity(Qt::CaseInsensitive);
        field->setCompleter(completer);
    }
    check();
}

void NodeSearch::check()
{
    m_note->clear();
    bool isGood = m_context && m_context->hasPairs && !m_first->text().trimmed().isEmpty();
    for (const QLineEdit* field : {m_first, m_second}) {
        if (!m_context || field->text().trimmed().isEmpty()) continue;
        if (const auto node = m_context->nodeNamed(field->text()); !node) {
            m_note->setText(coreText(node.error().message));
            isGood = false;
        }
    }
    m_open->setEnabled(isGood);
}

void NodeSearch::open()
{
    if (!m_open->isEnabled()) return;
    const auto first = m_context->nodeNamed(m_first->text());
    const auto second = m_second->text().trimmed().isEmpty() ? first : m_context->nodeNamed(m_second->text());
    if (first && second) Q_EMIT pairChosen({m_context->run, *first, *second});
}

WorstList::WorstList(Workbench& workbench, QWidget* parent)
    : QWidget(parent), m_workbench(workbench), m_class(new QComboBox), m_list(new QTreeWidget), m_note(makeNote())
{
    auto* column = columnOf(this);
    column->addWidget(m_class);
    column->addWidget(m_list, 1);
    column->addWidget(m_note);
    m_class->setObjectName(QStringLiteral("worstClass"));
    m_class->setAccessibleName(tr("Class"));
    m_class->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_list->setObjectName(QStringLiteral("worstPairs"));
    m_list->setAccessibleName(tr("Worst aligned positive pairs"));
    m_list->setHeaderLabels({tr("Node"), tr("g-EMD")});
    m_list->setRootIsDecorated(false);
    m_list->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_list->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    m_list->header()->setStretchLastSection(false);
    connect(m_class, &QComboBox::currentIndexChanged, this, &WorstList::ask);
    connect(m_list, &QTreeWidget::itemSelectionChanged, this, [this] {
        if (!m_list->selectedItems().isEmpty()) choose(m_list->currentItem());
    });
    connect(m_list, &QTreeWidget::itemActivated, this, &WorstList::choose);
}

void WorstList::choose(const QTreeWidgetItem* item)
{
    if (!item || !m_context) return;
    const int node = item->data(0, Qt::UserRole).toInt();
    Q_EMIT pairChosen({m_context->run, node, node});
}

void WorstList::mark(const PairChoice& open)
{
    m_open = open;
    markRow();
}

void WorstList::markRow()
{
    const QSignalBlocker quiet(m_list);
    m_list->clearSelection();
    for (int row = 0; m_context && row < m_list->topLevelItemCount(); ++row) {
        QTreeWidgetItem* item = m_list->topLevelItem(row);
        const int node = item->data(0, Qt::UserRole).toInt();
        if (isSamePair(m_open, {m_context->run, node, node})) m_list->setCurrentItem(item);
    }
}

void WorstList::setContext(const PairContextPtr& context)
{
    const QSignalBlocker quietClass(m_class);
    const QSignalBlocker quietList(m_list);
    m_context = context;
    m_isAsked = false;
    m_class->clear();
    m_list->clear();
    m_note->clear();
    if (!context) return;
    m_class->addItem(tr("All classes"));
    const int classes = context->dataset->labels.classCount();
    for (int i = 0; i < classes; ++i) m_class->addItem(classIcon(i, i), context->className(i), context->className(i));
    m_class->setEnabled(classes > 0 && context->times.empty());
    if (isVisible()) ask();
}

void WorstList::setViewsAlone(bool alone)
{
    if (alone == m_viewsAlone) return;
    m_viewsAlone = alone;
    m_isAsked = false;
    if (isVisible()) ask();
}

void WorstList::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    if (!m_isAsked) ask();
}

void WorstList::ask()
{
    if (!m_context || !m_context->hasPairs || !isVisible()) return;
    m_isAsked = true;
    m_note->setText(tr("Waiting for the engine …"));
    protocol::Worst question{.count = kRanked, .viewsAlone = m_viewsAlone};
    if (m_class->currentIndex() > 0) question.className = m_class->currentData().toString().toStdString();
    m_workbench.requests().ask(m_context->run, question, this,
                               [this, context = m_context, alone = m_viewsAlone](const Answer& answer) {
                                   if (context != m_context || alone != m_viewsAlone) return;
                                   if (answer)
                                       showAnswer(*answer);
                                   else
                                       m_note->setText(coreText(answer.error().message));
                               });
}

void WorstList::showAnswer(const QByteArray& json)
{
    const auto ranking = protocol::pairRankingFromJson(json.toStdString());
    if (!ranking) {
        m_note->setText(coreText(ranking.error().message));
        return;
    }
    const QSignalBlocker quiet(m_list);
    m_list->clear();
    for (const protocol::RankedPair& pair : ranking->pairs) {
        auto* item = new QTreeWidgetItem(m_list, {m_context->centreName(pair.node), QLocale().toString(pair.gemd, 'f', 4)});
        item->setIcon(0, classIcon(pair.classOf, pair.classOf));
        item->setToolTip(0, widgets::literal(titleOf(*m_context, {m_context->run, pair.node, pair.node})));
        item->setData(0, Qt::UserRole, pair.node);
        item->setTextAlignment(1, Qt::AlignRight | Qt::AlignVCenter);
    }
    markRow();
    m_note->setText(tr("Epoch %1: the worst of %n measured node(s).", nullptr, ranking->looked).arg(ranking->epoch));
}

}  // namespace rosa::workbench
