#include "app/workbench/palette/command_palette.h"

#include <algorithm>
#include <utility>

#include <QKeyEvent>
#include <QLineEdit>
#include <QListView>
#include <QPainter>
#include <QSettings>
#include <QTimer>
#include <QVBoxLayout>

#include "app/workbench/base/background.h"
#include "app/workbench/palette/palette_delegate.h"
#include "app/workbench/palette/palette_list.h"
#include "widgets/style/theme.h"

namespace rosa::workbench {

namespace {

const QString kRecentEntries = QStringLiteral("palette/recent");
constexpr qsizetype kMostRecent = 8;
constexpr int kPaletteWidth = 640;
constexpr int kPaletteRows = 12;
constexpr int kPaletteTop = 48;
constexpr std::size_t kMostForValue = 5;

template <typename To, typename From>
void append(To& to, From&& from)
{
    to.insert(to.end(), std::make_move_iterator(from.begin()), std::make_move_iterator(from.end()));
}

}  // namespace

CommandPalette::CommandPalette(Workbench& workbench, const QMenuBar& menus, QWidget& window)
    : QDialog(&window, Qt::Popup),
      m_workbench(workbench),
      m_menus(menus),
      m_window(window),
      m_line(new QLineEdit),
      m_view(new QListView),
      m_list(new PaletteList(this))
{
    setObjectName(QStringLiteral("palette"));
    setWindowTitle(tr("Find anything"));
    m_line->setPlaceholderText(
        tr("An action, a parameter with its value, a run, a node, a lesson, a heading of the manual"));
    m_line->setAccessibleName(tr("Find anything"));
    m_line->setClearButtonEnabled(true);
    m_line->installEventFilter(this);
    m_view->setModel(m_list);
    m_view->setItemDelegate(new PaletteDelegate(m_view));
    m_view->setAccessibleName(tr("Found"));
    m_view->setUniformItemSizes(true);
    m_view->setFocusPolicy(Qt::NoFocus);  // The keys of the line move in it.
    m_view->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_view->setFrameShape(QFrame::NoFrame);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(8, 8, 8, 8);
    layout->addWidget(m_line);
    layout->addWidget(m_view, 1);
    connect(m_line, &QLineEdit::textChanged, this, &CommandPalette::query);
    connect(m_view, &QListView::clicked, this, &CommandPalette::choose);
}

CommandPalette::~CommandPalette() = default;

void CommandPalette::open()
{
    // A training changes the list of runs twice a second.
    if (const ListedRuns now{m_workbench.library().runs(), m_workbench.library().names()}; now.runs != m_listed.runs)
        m_list->keepEntries(unchangedRuns(std::exchange(m_listed, now), now),
                            [this](std::size_t place) { return runEntry(place, m_workbench); });
    std::vector<PaletteEntry> entries = actionEntries(m_menus, m_window);
    append(entries, parameterEntries(m_workbench));
    append(entries, lessonEntries(m_workbench));
    append(entries, manualEntries(m_manual, m_workbench));
    m_list->setEntries(std::move(entries), QSettings().value(kRecentEntries).toStringList());
    m_line->clear();
    query({});
    show();
    m_line->setFocus(Qt::PopupFocusReason);
    if (!m_manual.empty() || std::exchange(m_isReading, true)) return;
    inBackground(
        this, [&catalogue = m_workbench.catalogue()] { return manualPlaces(catalogue); },
        [this](std::vector<ManualPlace> places) {
            m_manual = std::move(places);
            const QModelIndex chosen = m_view->currentIndex();
            m_list->addEntries(manualEntries(m_manual, m_workbench));
            m_view->setCurrentIndex(m_list->index(std::max(0, chosen.row()), 0));
            Q_EMIT completed();
        });
}

void CommandPalette::place()
{
    const int rowHeight = std::max(m_view->sizeHintForRow(0), 1);
    const QMargins margins = layout()->contentsMargins();
    const int rows = std::clamp(m_list->rowCount(), 1, kPaletteRows);
    const int height =
        margins.top() + m_line->sizeHint().height() + layout()->spacing() + rows * rowHeight + margins.bottom();
    const QSize room = m_window.size() - QSize(2 * margins.left(), 2 * margins.top());
    resize(QSize(kPaletteWidth, height).boundedTo(room));
    move(m_window.mapToGlobal(
        QPoint((m_window.width() - width()) / 2, std::min(kPaletteTop, m_window.height() - this->height()))));
}

void CommandPalette::query(const QString& text)
{
    const auto find = [this](const QString& words) { return m_list->matches(words, kMostForValue); };
    m_list->setQuery(text, entriesOf(text, m_workbench, find));
    if (m_list->rowCount() > 0) m_view->setCurrentIndex(m_list->index(0, 0));
    place();
}

void CommandPalette::choose(const QModelIndex& index)
{
    if (!index.isValid() || !m_list->flags(index).testFlag(Qt::ItemIsEnabled)) return;
    const PaletteEntry& entry = m_list->entry(index.row());
    QStringList recent = QSettings().value(kRecentEntries).toStringList();
    recent.removeAll(entry.id);
    recent.prepend(entry.id);
    QSettings().setValue(kRecentEntries, recent.mid(0, kMostRecent));
    // The popup must be gone before a dialogue opens, and the list may be filled again meanwhile.
    const auto act = entry.act;
    hide();
    QTimer::singleShot(0, &m_window, act);
}

void CommandPalette::paintEvent(QPaintEvent* event)
{
    QDialog::paintEvent(event);
    QPainter painter(this);
    painter.setPen(widgets::lineColour(palette()));
    painter.drawRect(rect().adjusted(0, 0, -1, -1));
}

/// Where popups are windows that can be active, the next key would reach nobody.
void CommandPalette::hideEvent(QHideEvent* event)
{
    QDialog::hideEvent(event);
    m_window.activateWindow();
}

bool CommandPalette::eventFilter(QObject* watched, QEvent* event)
{
    if (watched != m_line || event->type() != QEvent::KeyPress) return QDialog::eventFilter(watched, event);
    const auto* key = static_cast<QKeyEvent*>(event);
    const int row = m_view->currentIndex().row(), last = m_list->rowCount() - 1;
    const auto go = [&](int to) {
        if (last >= 0) m_view->setCurrentIndex(m_list->index(std::clamp(to, 0, last), 0));
        return true;
    };
    switch (key->key()) {
        case Qt::Key_Down:
            return go(row + 1);
        case Qt::Key_Up:
            return go(row - 1);
        case Qt::Key_PageDown:
            return go(row + kPaletteRows - 1);
        case Qt::Key_PageUp:
            return go(row - kPaletteRows + 1);
        case Qt::Key_Return:
        case Qt::Key_Enter:
            choose(m_view->currentIndex());
            return true;
        default:
            return QDialog::eventFilter(watched, event);
    }
}

}  // namespace rosa::workbench
