#include "app/workbench/help/help_window.h"

#include <QAction>
#include <QCoreApplication>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QProcess>
#include <QSettings>
#include <QSplitter>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>

#include "app/workbench/help/hit_delegate.h"
#include "app/workbench/help/manual_browser.h"
#include "core/manual/reference.h"
#include "widgets/style/icons.h"
#include "widgets/text/literal.h"
#include "widgets/text/plain_label.h"

namespace rosa::workbench {

namespace {

constexpr int kMostHits = 60;
constexpr int kPageRole = Qt::UserRole;
const QString kGeometry = QStringLiteral("manual/geometry");
const QString kHalves = QStringLiteral("manual/halves");

QUrl addressOf(const QString& page, const QString& anchor)
{
    QUrl url(page + QStringLiteral(".html"));
    if (!anchor.isEmpty()) url.setFragment(anchor);
    return url;
}

QStringList searchWords(const QString& text) { return text.simplified().split(QLatin1Char(' '), Qt::SkipEmptyParts); }

}  // namespace

HelpWindow::HelpWindow(const catalog::Catalogue& catalogue, const QString& engine, QWidget* parent)
    : QWidget(parent, Qt::Window), m_manual(catalogue), m_browser(new ManualBrowser(m_manual)), m_halves(new QSplitter)
{
    setObjectName(QStringLiteral("manual"));
    setWindowTitle(tr("Manual"));
    setWindowIcon(widgets::icon(QStringLiteral("rosa-workbench")));
    m_browser->setAccessibleName(tr("Page of the manual"));
    m_halves->addWidget(makeSide());
    m_halves->addWidget(makePages());
    m_halves->setChildrenCollapsible(false);
    m_halves->setStretchFactor(1, 1);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_halves);
    fillTopics();
    // sourceChanged is emitted before source() has changed.
    connect(m_browser, &QTextBrowser::historyChanged, this, &HelpWindow::followPage);
    const QSettings settings;
    resize(980, 680);
    m_halves->setSizes({280, 700});
    restoreGeometry(settings.value(kGeometry).toByteArray());
    m_halves->restoreState(settings.value(kHalves).toByteArray());
    askForCommands(engine);
}

HelpWindow::~HelpWindow()
{
    // A running process would deliver its answer while parts of the window are being destroyed.
    if (auto* process = findChild<QProcess*>()) {
        process->disconnect(this);
        process->kill();
        process->waitForFinished();
    }
    QSettings settings;
    settings.setValue(kGeometry, saveGeometry());
    settings.setValue(kHalves, m_halves->saveState());
}

QWidget* HelpWindow::makeSide()
{
    m_search = new QLineEdit;
    m_search->setPlaceholderText(tr("Search the manual"));
    m_search->setAccessibleName(tr("Search the manual"));
    m_search->setClearButtonEnabled(true);
    m_search->addAction(widgets::icon(QStringLiteral("search")), QLineEdit::LeadingPosition);
    m_search->installEventFilter(this);
    m_topics = new QListWidget;
    m_topics->setAccessibleName(tr("Topics"));
    m_topics->setSpacing(2);
    m_topics->installEventFilter(this);
    m_hits = new QListWidget;
    m_hits->setAccessibleName(tr("Search results"));
    m_hits->setItemDelegate(new HitDelegate(m_hits));
    m_hits->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_hits->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);
    m_hits->setResizeMode(QListView::Adjust);  // Row heights depend on the width.
    m_hits->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_hits->installEventFilter(this);
    m_nothing = new widgets::PlainLabel;
    m_nothing->setWordWrap(true);
    m_nothing->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    m_nothing->setMargin(8);
    m_lists = new QStackedWidget;
    for (QWidget* page : {static_cast<QWidget*>(m_topics), static_cast<QWidget*>(m_hits), static_cast<QWidget*>(m_nothing)})
        m_lists->addWidget(page);
    connect(m_search, &QLineEdit::textChanged, this, &HelpWindow::showHits);
    connect(m_topics, &QListWidget::currentItemChanged, this, [this](const QListWidgetItem* item) {
        if (item) showPage(item->data(kPageRole).toString());
    });
    connect(m_hits, &QListWidget::currentItemChanged, this, &HelpWindow::openHit);
    connect(m_hits, &QListWidget::itemClicked, this, &HelpWindow::openHit);
    auto* side = new QWidget;
    auto* layout = new QVBoxLayout(side);
    layout->setContentsMargins(8, 8, 4, 8);
    layout->addWidget(m_search);
    layout->addWidget(m_lists, 1);
    // A shortcut of the window, not of the line edit, so that it works wherever the focus is.
    auto* find = new QAction(this);
    find->setShortcut(QKeySequence::Find);
    connect(find, &QAction::triggered, this, [this] {
        m_search->setFocus(Qt::ShortcutFocusReason);
        m_search->selectAll();
    });
    addAction(find);
    return side;
}

QWidget* HelpWindow::makePages()
{
    auto* row = new QHBoxLayout;
    const auto add = [&](const char* icon, const QString& text, const QKeySequence& keys, auto slot, auto available) {
        auto* action = new QAction(widgets::icon(QLatin1String(icon)), text, this);
        action->setToolTip(widgets::literal(QStringLiteral("%1 (%2)").arg(text, keys.toString(QKeySequence::NativeText))));
        action->setShortcut(keys);
        action->setEnabled(false);
        connect(action, &QAction::triggered, m_browser, slot);
        connect(m_browser, available, action, &QAction::setEnabled);
        addAction(action);
        auto* button = new QToolButton;
        button->setDefaultAction(action);
        button->setAccessibleName(text);
        button->setAutoRaise(true);
        row->addWidget(button);
    };
    add("back", tr("Back"), QKeySequence(Qt::ALT | Qt::Key_Left), &QTextBrowser::backward, &QTextBrowser::backwardAvailable);
    add("forward", tr("Forward"), QKeySequence(Qt::ALT | Qt::Key_Right), &QTextBrowser::forward,
        &QTextBrowser::forwardAvailable);
    row->addStretch(1);
    const QString inEnglish = tr("The manual is written in English.");
    if (inEnglish != QLatin1String("The manual is written in English.")) row->addWidget(new widgets::PlainLabel(inEnglish));
    auto* pages = new QWidget;
    auto* layout = new QVBoxLayout(pages);
    layout->setContentsMargins(4, 8, 8, 8);
    layout->addLayout(row);
    layout->addWidget(m_browser, 1);
    return pages;
}

void HelpWindow::askForCommands(const QString& engine)
{
    auto* process = new QProcess(this);
    connect(process, &QProcess::errorOccurred, this, [this, process](QProcess::ProcessError error) {
        if (error == QProcess::FailedToStart) showCommands({}, process->errorString());
    });
    connect(process, &QProcess::finished, this, [this, process](int code) {
        const QString text = QString::fromUtf8(process->readAllStandardOutput());
        showCommands(code == 0 ? text : QString(), QString::fromUtf8(process->readAllStandardError()).simplified());
        process->deleteLater();
    });
    process->start(engine, {QStringLiteral("help"), QStringLiteral("--format"), QStringLiteral("markdown")});
}

void HelpWindow::showCommands(const QString& markdown, const QString& problem)
{
    const QString missing =
        tr("The command reference is generated by the command itself, which did not answer: %1").arg(problem);
    m_manual.add(manual::kCommandsTopic, markdown.isEmpty()
                                             ? "# Commands\n\n" + manual::escapeMarkdown(missing.toStdString())
                                             : markdown.toStdString());
    fillTopics();
    showHits();
    // Commands named in the page now link to their entries.
    m_browser->renew();
    followPage();
    Q_EMIT commandsKnown();
}

void HelpWindow::fillTopics()
{
    const QSignalBlocker quiet(m_topics);
    m_topics->clear();
    for (const manual::Page& page : m_manual.pages()) {
        auto* item = new QListWidgetItem(titleOf(page), m_topics);
        item->setData(kPageRole, QString::fromStdString(page.name));
        item->setToolTip(widgets::literal(QString::fromStdString(page.summary)));
    }
}

void HelpWindow::showPage(const QString& page, const QString& anchor)
{
    if (anchor.isEmpty() && m_browser->page() == page) return;
    m_browser->setSource(addressOf(page, anchor));
}

void HelpWindow::followPage()
{
    const QSignalBlocker quiet(m_topics);
    for (int i = 0; i < m_topics->count(); ++i)
        if (m_topics->item(i)->data(kPageRole).toString() == m_browser->page()) m_topics->setCurrentRow(i);
}

void HelpWindow::search(const QString& words) { m_search->setText(words); }

void HelpWindow::showHits()
{
    const QString text = m_search->text();
    const QStringList words = searchWords(text);
    const QSignalBlocker quiet(m_hits);
    m_hits->clear();
    for (const manual::Hit& hit : m_manual.search(text.toStdString(), kMostHits)) {
        const manual::Page& page = *m_manual.page(hit.page);
        const QString section = QString::fromStdString(hit.sectionTitle);
        // The first section of a page has the page's title.
        const QString title =
            hit.sectionTitle == page.title ? titleOf(page) : titleOf(page) + QStringLiteral(" › ") + section;
        auto* item = new QListWidgetItem(title + QLatin1Char('\n') + QString::fromStdString(hit.context), m_hits);
        item->setData(kPageRole, addressOf(QString::fromStdString(hit.page), QString::fromStdString(hit.anchor)));
        item->setData(HitDelegate::Words, words);
    }
    m_nothing->setText(tr("No page of the manual contains all these words: %1").arg(words.join(QStringLiteral(", "))));
    m_lists->setCurrentWidget(words.isEmpty()        ? static_cast<QWidget*>(m_topics)
                              : m_hits->count() == 0 ? static_cast<QWidget*>(m_nothing)
                                                     : m_hits);
}

void HelpWindow::openHit(const QListWidgetItem* item)
{
    if (!item) return;
    m_browser->setSource(item->data(kPageRole).toUrl());
    m_browser->markWords(item->data(HitDelegate::Words).toStringList());
}

bool HelpWindow::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::KeyPress) return QWidget::eventFilter(watched, event);
    const int key = static_cast<QKeyEvent*>(event)->key();
    const bool isEnter = key == Qt::Key_Return || key == Qt::Key_Enter;
    if (watched == m_search && (key == Qt::Key_Down || isEnter)) {
        auto* list = qobject_cast<QListWidget*>(m_lists->currentWidget());
        if (!list) return true;
        if (list->currentRow() < 0) list->setCurrentRow(0);
        list->setFocus(Qt::OtherFocusReason);
        return true;
    }
    if (watched != m_search && isEnter) {
        m_browser->setFocus(Qt::OtherFocusReason);
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

void HelpWindow::keyPressEvent(QKeyEvent* event)
{
    if (event->key() != Qt::Key_Escape) {
        QWidget::keyPressEvent(event);
        return;
    }
    if (m_search->text().isEmpty()) {
        close();
        return;
    }
    m_search->clear();
    m_search->setFocus(Qt::OtherFocusReason);
}

QString titleOf(const manual::Page& page) { return QCoreApplication::translate("Manual", page.title.c_str()); }

}  // namespace rosa::workbench
