#include "app/workbench/curves/view/overlay_button.h"

#include <algorithm>

#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QScreen>
#include <QScrollBar>
#include <QVBoxLayout>
#include <QWidgetAction>

#include "app/workbench/runs/data/run_library.h"
#include "app/workbench/runs/data/run_names.h"
#include "widgets/text/literal.h"

namespace rosa::workbench {

namespace {

constexpr int kRunRole = Qt::UserRole;
/// Further runs can be found with the filter.
constexpr int kMostRows = 500;
constexpr int kLeastWidth = 320;

}  // namespace

OverlayButton::OverlayButton(RunLibrary& library, QWidget* parent)
    : QToolButton(parent), m_library(library), m_filter(new QLineEdit), m_list(new QListWidget)
{
    setPopupMode(QToolButton::InstantPopup);
    setToolTip(tr("Overlay the curves of other runs"));
    auto* menu = new QMenu(this);
    auto* panel = new QWidget(menu);
    auto* layout = new QVBoxLayout(panel);
    layout->setContentsMargins(8, 8, 8, 8);
    m_filter->setPlaceholderText(tr("Filter by name, data set, tag …"));
    m_filter->setClearButtonEnabled(true);
    m_filter->setAccessibleName(tr("Filter runs"));
    m_list->setAccessibleName(tr("Runs to overlay"));
    m_list->setMinimumSize(kLeastWidth, 240);
    layout->addWidget(m_filter);
    layout->addWidget(m_list);
    auto* action = new QWidgetAction(menu);
    action->setDefaultWidget(panel);
    menu->addAction(action);
    menu->addAction(tr("Remove all"), this, [this] {
        setChosen({});
        Q_EMIT chosenChanged(m_chosen);
    });
    setMenu(menu);
    connect(menu, &QMenu::aboutToShow, this, [this] {
        fill();
        m_filter->setFocus();
    });
    connect(m_filter, &QLineEdit::textChanged, this, &OverlayButton::fill);
    connect(m_list, &QListWidget::itemChanged, this, &OverlayButton::toggleOverlay);
    showCount();
}

void OverlayButton::setChosen(const QStringList& runs)
{
    m_chosen = runs;
    m_chosen.removeAll(m_current);
    m_chosen.removeDuplicates();
    showCount();
    if (menu()->isVisible()) fill();
}

void OverlayButton::setCurrentRun(const QString& run) { m_current = run; }

void OverlayButton::showCount()
{
    setText(m_chosen.isEmpty() ? tr("Overlay …") : tr("Overlay (%1) …").arg(m_chosen.size()));
    setAccessibleName(tr("Overlay runs, %n chosen", nullptr, static_cast<int>(m_chosen.size())));
}

void OverlayButton::fill()
{
    const QSignalBlocker blocker(m_list);
    m_list->clear();
    const QStringList words = m_filter->text().split(QLatin1Char(' '), Qt::SkipEmptyParts);
    for (const store::RunSummary& run : *m_library.runs()) {
        const QString id = QString::fromStdString(run.id);
        if (id == m_current || run.epochs == 0 || m_list->count() >= kMostRows) continue;
        const QString name = nameOf(run);
        std::string all =
            run.id + ' ' + name.toStdString() + ' ' + run.dataset + ' ' + run.method + ' ' + run.encoder + ' ' + run.preset;
        for (const std::string& tag : run.tags) all += ' ' + tag;
        const QString text = QString::fromStdString(all);
        const bool fits =
            std::all_of(words.begin(), words.end(), [&](const QString& w) { return text.contains(w, Qt::CaseInsensitive); });
        if (!fits) continue;
        // The name includes the data set, and the seed unless it is the first.
        QStringList parts{name};
        if (run.isNamed) parts << QString::fromStdString(run.dataset) << tr("seed %1").arg(run.seed);
        parts << id.right(4);
        auto* item = new QListWidgetItem(parts.join(QStringLiteral(" · ")), m_list);
        item->setToolTip(widgets::literal(item->text() + QLatin1Char('\n') + id));
        item->setData(kRunRole, id);
        item->setFlags(item->flags() | Qt::ItemIsUserCheckable);
        item->setCheckState(m_chosen.contains(id) ? Qt::Checked : Qt::Unchecked);
    }
    // Wide enough for its names, limited by the screen; it keeps its width while it is open and filtered.
    if (menu()->isVisible()) return;
    const int widest =
        m_list->sizeHintForColumn(0) + 2 * m_list->frameWidth() + m_list->verticalScrollBar()->sizeHint().width();
    m_list->setMinimumWidth(
        std::clamp(widest, kLeastWidth, std::max(kLeastWidth, screen()->availableGeometry().width() / 2)));
}

void OverlayButton::toggleOverlay(QListWidgetItem* item)
{
    const QString run = item->data(kRunRole).toString();
    m_chosen.removeAll(run);
    if (item->checkState() == Qt::Checked) m_chosen.append(run);
    showCount();
    Q_EMIT chosenChanged(m_chosen);
}

}  // namespace rosa::workbench
