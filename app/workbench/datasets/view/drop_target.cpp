#include "app/workbench/datasets/view/drop_target.h"

#include <QDropEvent>
#include <QFileInfo>
#include <QLabel>
#include <QMimeData>
#include <QWidget>

#include "app/workbench/base/background.h"
#include "app/workbench/base/core_text.h"
#include "app/workbench/datasets/view/dropped_file.h"
#include "app/workbench/runs/data/run_library.h"
#include "app/workbench/session/workbench.h"
#include "widgets/text/plain_label.h"

namespace rosa::workbench {

namespace {

/// The first dropped file that can be opened.
DroppedFile firstOf(const QMimeData* dropped)
{
    for (const QUrl& url : dropped->urls())
        if (const DroppedFile file = classify(url); file.kind != DroppedKind::Nothing) return file;
    return {};
}

/// Describes the effect of dropping it.
QString hintOf(const DroppedFile& file, const QString& picture)
{
    const QString name = QFileInfo(picture.isEmpty() ? file.path : picture).fileName();
    switch (file.kind) {
        case DroppedKind::Configuration:
            return DropTarget::tr("Drop %1 to fill the form with its parameters").arg(name);
        case DroppedKind::Run:
            return DropTarget::tr("Drop the run %1 to copy it into the store and show it").arg(name);
        case DroppedKind::Lesson:
            return DropTarget::tr("Drop the lesson %1 to open it").arg(name);
        case DroppedKind::Data:
            return DropTarget::tr("Drop %1 to list the data sets that can be imported from it").arg(name);
        case DroppedKind::LabProblem:
            return DropTarget::tr("Drop %1 to open its problem in the transport lab").arg(name);
        case DroppedKind::Nothing:
            break;
    }
    return picture.isEmpty() ? DropTarget::tr("This cannot be opened")
                             : DropTarget::tr("Drop the figure %1 to show its run").arg(name);
}

/// The first picture among the dropped files; empty if there is none.
QString pictureIn(const QMimeData* dropped)
{
    static const QStringList endings{QStringLiteral("pdf"), QStringLiteral("svg"), QStringLiteral("png"),
                                     QStringLiteral("tex")};
    for (const QUrl& url : dropped->urls())
        if (const QFileInfo file(url.toLocalFile()); file.isFile() && endings.contains(file.suffix().toLower()))
            return file.absoluteFilePath();
    return {};
}

}  // namespace

DropTarget::DropTarget(Workbench& workbench, QWidget* window)
    : QObject(window), m_workbench(workbench), m_window(window), m_hint(new widgets::PlainLabel(window))
{
    m_hint->setObjectName(QStringLiteral("dropHint"));
    m_hint->setAlignment(Qt::AlignCenter);
    m_hint->setWordWrap(true);
    m_hint->setMargin(16);
    m_hint->setFrameShape(QFrame::Box);
    m_hint->setAutoFillBackground(true);
    m_hint->setBackgroundRole(QPalette::Highlight);
    m_hint->setForegroundRole(QPalette::HighlightedText);
    m_hint->setAttribute(Qt::WA_TransparentForMouseEvents);
    m_hint->hide();
    window->setAcceptDrops(true);
    window->installEventFilter(this);
}

bool DropTarget::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::DragLeave) m_hint->hide();
    if (event->type() != QEvent::DragEnter && event->type() != QEvent::Drop) return QObject::eventFilter(watched, event);
    auto* drop = static_cast<QDropEvent*>(event);  // QDragEnterEvent derives from QDropEvent.
    if (!drop->mimeData()->hasUrls()) return QObject::eventFilter(watched, event);
    const DroppedFile file = firstOf(drop->mimeData());
    const QString picture = file.kind == DroppedKind::Nothing ? pictureIn(drop->mimeData()) : QString();
    if (event->type() == QEvent::DragEnter)
        showHint(hintOf(file, picture));
    else
        m_hint->hide();
    if (file.kind == DroppedKind::Nothing && picture.isEmpty()) return QObject::eventFilter(watched, event);
    drop->setDropAction(Qt::CopyAction);
    drop->accept();
    if (event->type() == QEvent::DragEnter) return true;
    if (!picture.isEmpty()) Q_EMIT figureDropped(picture);
    if (file.kind == DroppedKind::Configuration) Q_EMIT configurationDropped(file.path);
    if (file.kind == DroppedKind::Data) Q_EMIT dataDropped(file.path);
    if (file.kind == DroppedKind::LabProblem || file.kind == DroppedKind::Lesson) Q_EMIT labDropped(file.path);
    if (file.kind == DroppedKind::Run) copyRun(file.path);
    return true;
}

void DropTarget::showHint(const QString& text)
{
    m_hint->setText(text);
    const int width = m_window->width() * 2 / 5;
    m_hint->resize(width, m_hint->heightForWidth(width));
    m_hint->move((m_window->width() - width) / 2, (m_window->height() - m_hint->height()) / 2);
    m_hint->raise();
    m_hint->show();
}

void DropTarget::copyRun(const QString& folder)
{
    m_workbench.say(Workbench::Severity::Information, tr("Importing the run from %1 …").arg(folder));
    inBackground(
        this, [store = m_workbench.store(), folder] { return adoptRun(store, folder); },
        [this](const Result<QString>& run) {
            if (!run) {
                m_workbench.say(Workbench::Severity::Error,
                                tr("The run was not imported: %1").arg(coreText(run.error().message)));
                return;
            }
            m_workbench.library().refresh();
            m_workbench.setCurrentRun(*run);
            m_workbench.say(Workbench::Severity::Information, tr("The run is now in this store: %1").arg(*run));
        });
}

}  // namespace rosa::workbench
