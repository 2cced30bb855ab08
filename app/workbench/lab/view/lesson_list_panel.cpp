#include "app/workbench/lab/view/lesson_list_panel.h"

#include <algorithm>

#include <QDir>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

#include "app/workbench/lab/data/lesson_list.h"
#include "app/workbench/lab/data/lesson_text.h"
#include "app/workbench/lab/view/lesson_item_delegate.h"
#include "widgets/layout/wrapping_row.h"
#include "widgets/style/icons.h"
#include "widgets/text/literal.h"
#include "widgets/text/plain_label.h"

namespace rosa::workbench {

namespace {

constexpr int kLessonRole = Qt::UserRole;
constexpr int kIdRole = Qt::UserRole + 1;

}  // namespace

LessonListPanel::LessonListPanel(QWidget* parent) : QWidget(parent), m_list(new QListWidget)
{
    setObjectName(QStringLiteral("lessonListPanel"));
    m_list->setObjectName(QStringLiteral("lessonList"));
    m_list->setAccessibleName(tr("Lessons"));
    m_list->setItemDelegate(new LessonItemDelegate(m_list));
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_list->setResizeMode(QListView::Adjust);  // Row heights depend on the width.
    auto* heading = new widgets::RichLabel;
    heading->setHtml(QStringLiteral("<h3>%1</h3>").arg(tr("Lessons").toHtmlEscaped()));
    heading->setBuddy(m_list);
    m_open = new QPushButton(tr("&Begin"));
    m_open->setObjectName(QStringLiteral("lessonBegin"));
    auto* file = new QPushButton(widgets::icon(QStringLiteral("folder")), tr("&Open a lesson …"));
    file->setObjectName(QStringLiteral("lessonFile"));
    file->setToolTip(tr("A lesson of your own: a text file, as the manual describes"));
    m_reset = new QPushButton(tr("&Reset progress"));
    m_reset->setObjectName(QStringLiteral("lessonReset"));
    m_reset->setToolTip(tr("Of the chosen lesson"));
    connect(m_list, &QListWidget::itemActivated, this, &LessonListPanel::openCurrent);
    connect(m_list, &QListWidget::currentRowChanged, this, &LessonListPanel::offer);
    connect(m_open, &QPushButton::clicked, this, &LessonListPanel::openCurrent);
    connect(file, &QPushButton::clicked, this, &LessonListPanel::fileWanted);
    connect(m_reset, &QPushButton::clicked, this, &LessonListPanel::resetCurrent);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(heading);
    column->addWidget(m_list, 1);
    auto* row = new widgets::WrappingRow;
    for (QPushButton* button : {m_open, file, m_reset}) row->addWidget(button);
    column->addLayout(row);
    renew();
}

void LessonListPanel::renew()
{
    const QString before = m_list->currentItem() ? m_list->currentItem()->data(kLessonRole).toString() : QString();
    const QSignalBlocker quiet(m_list);
    m_list->clear();
    const QList<LessonLink> links = lessonLinks();
    const int next = nextLesson(links);
    int place = std::max(next, 0);
    for (const LessonLink& link : links) {
        const bool isNext = m_list->count() == next;
        QStringList words;
        if (isNext) words.append(tr("Next"));
        words.append(progressText(link.done, link.steps));
        if (link.minutes > 0) words.append(minutesText(link.minutes));
        const QString progress = words.join(QStringLiteral(" · "));
        auto* item = new QListWidgetItem(QStringLiteral("%1\n%2\n%3").arg(link.title, link.question, progress), m_list);
        item->setData(kLessonRole, link.lesson);
        item->setData(kIdRole, link.id);
        item->setData(LessonItemDelegate::IsNext, isNext);
        item->setData(LessonItemDelegate::Share, link.steps > 0 ? double(link.done) / link.steps : 0.0);
        item->setData(Qt::AccessibleTextRole, QStringLiteral("%1. %2 %3").arg(link.title, link.question, progress));
        if (link.isFile) item->setToolTip(widgets::literal(QDir::toNativeSeparators(link.lesson)));
        if (link.lesson == before) place = m_list->row(item);
    }
    m_list->setCurrentRow(m_list->count() > 0 ? place : -1);
    offer();
}

void LessonListPanel::chooseNext()
{
    if (const int next = nextLesson(lessonLinks()); next >= 0) m_list->setCurrentRow(next);
}

void LessonListPanel::openCurrent()
{
    if (m_list->currentItem()) Q_EMIT chosen(m_list->currentItem()->data(kLessonRole).toString());
}

void LessonListPanel::resetCurrent()
{
    if (!m_list->currentItem()) return;
    forgetProgress(m_list->currentItem()->data(kIdRole).toString().toStdString());
    renew();
}

void LessonListPanel::offer()
{
    const QListWidgetItem* item = m_list->currentItem();
    const double share = item ? item->data(LessonItemDelegate::Share).toDouble() : 0;
    m_open->setEnabled(item);
    m_open->setText(share > 0 && share < 1 ? tr("&Continue") : tr("&Begin"));
    m_reset->setEnabled(share > 0);
}

}  // namespace rosa::workbench
