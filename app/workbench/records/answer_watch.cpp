#include "app/workbench/records/answer_watch.h"

#include <algorithm>

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QFileSystemWatcher>
#include <QSet>
#include <QTimer>

namespace rosa::workbench {

namespace {

/// Polling interval for folders without change notifications.
constexpr int kLookMilliseconds = 500;

}  // namespace

/// The part in the watching thread.
class AnswerWatch::Watcher : public QObject {
public:
    explicit Watcher(AnswerWatch* watch) : m_watch(watch) {}

    void await(const QString& file)
    {
        if (!m_folders) begin();
        const QString folder = QFileInfo(file).path();
        QDir().mkdir(folder);  // Does not recreate the folder of a deleted run.
        if (!m_folders->directories().contains(folder)) m_folders->addPath(folder);
        m_files.insert(file);
        m_timer->start();
        // It may have arrived before its folder was watched.
        look();
    }

    void forget(const QString& file)
    {
        if (m_files.remove(file)) leave(QFileInfo(file).path());
    }

private:
    void begin()
    {
        m_folders = new QFileSystemWatcher(this);
        m_timer = new QTimer(this);
        m_timer->setInterval(kLookMilliseconds);
        QObject::connect(m_folders, &QFileSystemWatcher::directoryChanged, this, [this] { look(); });
        QObject::connect(m_timer, &QTimer::timeout, this, [this] { look(); });
    }

    void look()
    {
        const QSet<QString> files = m_files;
        for (const QString& name : files) {
            QFile file(name);
            if (!file.exists()) continue;
            m_files.remove(name);
            const QByteArray answer = file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
            file.remove();
            leave(QFileInfo(name).path());
            QMetaObject::invokeMethod(
                m_watch, [watch = m_watch, name, answer] { watch->take(name, answer); }, Qt::QueuedConnection);
        }
    }

    /// Stops watching a folder when no answer is expected there.
    void leave(const QString& folder)
    {
        const auto isThere = [&folder](const QString& file) { return QFileInfo(file).path() == folder; };
        if (std::none_of(m_files.begin(), m_files.end(), isThere)) m_folders->removePath(folder);
        if (m_files.isEmpty()) m_timer->stop();
    }

    AnswerWatch* m_watch;
    QFileSystemWatcher* m_folders = nullptr;
    QTimer* m_timer = nullptr;
    QSet<QString> m_files;
};

AnswerWatch::AnswerWatch() : m_watcher(new Watcher(this))
{
    m_thread.setObjectName(QStringLiteral("answers"));
    m_watcher->moveToThread(&m_thread);
    connect(&m_thread, &QThread::finished, m_watcher, &QObject::deleteLater);
}

AnswerWatch::~AnswerWatch()
{
    if (!m_thread.isRunning()) {
        delete m_watcher;
        return;
    }
    m_thread.quit();
    m_thread.wait();
}

void AnswerWatch::await(const QString& file)
{
    m_awaited.insert(file);
    if (!m_thread.isRunning()) m_thread.start();
    QMetaObject::invokeMethod(
        m_watcher, [watcher = m_watcher, file] { watcher->await(file); }, Qt::QueuedConnection);
}

void AnswerWatch::forget(const QString& file)
{
    if (!m_awaited.remove(file)) return;
    QMetaObject::invokeMethod(
        m_watcher, [watcher = m_watcher, file] { watcher->forget(file); }, Qt::QueuedConnection);
}

void AnswerWatch::take(const QString& file, const QByteArray& answer)
{
    if (m_awaited.remove(file)) Q_EMIT arrived(file, answer);
}

}  // namespace rosa::workbench
