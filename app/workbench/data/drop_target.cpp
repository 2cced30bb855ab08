#include "app/workbench/data/drop_target.h"

#include <QDropEvent>
#include <QFileInfo>
#include <QMimeData>
#include <QWidget>

#include "app/workbench/background.h"
#include "app/workbench/data/dropped_file.h"
#include "app/workbench/core_text.h"
#include "app/workbench/records/run_library.h"
#include "app/workbench/workbench.h"

namespace rosa::workbench {

namespace {

/// The first of what is dropped that can be taken.
DroppedFile firstOf(const QMimeData* dropped)
{
    for (const QUrl& url : dropped->urls())
        if (const DroppedFile file = classify(url); file.kind != DroppedKind::Nothing) return file;
    return {};
}

/// The first picture among what is dropped; empty where there is none.
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

DropTarget::DropTarget(Workbench& workbench, QWidget* window) : QObject(window), m_workbench(workbench)
{
    window->setAcceptDrops(true);
    window->installEventFilter(this);
}

bool DropTarget::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::DragEnter && event->type() != QEvent::Drop) return QObject::eventFilter(watched, event);
    auto* drop = static_cast<QDropEvent*>(event);  // A drag that enters is one, too.
    const DroppedFile file = firstOf(drop->mimeData());
    const QString picture = file.kind == DroppedKind::Nothing ? pictureIn(drop->mimeData()) : QString();
    if (file.kind == DroppedKind::Nothing && picture.isEmpty()) return QObject::eventFilter(watched, event);
    drop->setDropAction(Qt::CopyAction);
    drop->accept();
    if (event->type() == QEvent::DragEnter) return true;
    if (!picture.isEmpty()) Q_EMIT figureDropped(picture);
    if (file.kind == DroppedKind::Configuration) Q_EMIT configurationDropped(file.path);
    if (file.kind == DroppedKind::Data) Q_EMIT dataDropped(file.path);
    if (file.kind == DroppedKind::Run) takeRun(file.path);
    return true;
}

void DropTarget::takeRun(const QString& folder)
{
    m_workbench.say(Workbench::Severity::Information, tr("Taking the run in %1 …").arg(folder));
    inBackground(
        this, [store = m_workbench.store(), folder] { return adoptRun(store, folder); },
        [this](const Result<QString>& run) {
            if (!run) {
                m_workbench.say(Workbench::Severity::Error,
                                tr("The run was not taken: %1").arg(coreText(run.error().message)));
                return;
            }
            m_workbench.library().refresh();
            m_workbench.setCurrentRun(*run);
            m_workbench.say(Workbench::Severity::Information, tr("The run is in this store: %1").arg(*run));
        });
}

}  // namespace rosa::workbench
