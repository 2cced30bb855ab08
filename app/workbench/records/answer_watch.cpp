#include "app/workbench/records/answer_watch.h"

#include <utility>

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QFileSystemWatcher>
#include <QHash>
#include <QMutex>
#include <QSet>
#include <QTimer>

#include "core/base/files.h"

namespace rosa::workbench {

namespace {

/// Polling interval for folders without change notifications.
constexpr int kAnswerLookMilliseconds = 500;
constexpr std::uint64_t kMostAnswerBytes = std::uint64_t{1} << 30;

}  // namespace

/// The part in the watching thread. The set of awaited files is shared with the window's thread.
class AnswerWatch::Watcher : public QObject {
public:
    explicit Watcher(AnswerWatch* watch) : m_watch(watch) {}

    // From both threads.

    void add(const QString& file)
    {
        const QMutexLocker lock(&m_mutex);
        m_files.insert(file, State::Awaited);
    }

    /// False if the file is not in the set.
    bool drop(const QString& file)
    {
        const QMutexLocker lock(&m_mutex);
        return m_files.remove(file) > 0;
    }

    /// In the watching thread: watches the folders of awaited files, and those alone; reads what has arrived.
    void refresh()
    {
        if (!m_folders) begin();
        look();
        const QStringList files = awaited();
        QSet<QString> wanted;
        for (const QString& file : files) wanted.insert(QFileInfo(file).path());
        for (const QString& folder : m_folders->directories())
            if (!wanted.remove(folder)) m_folders->removePath(folder);
        for (const QString& folder : std::as_const(wanted)) {
            QDir().mkdir(folder);  // Does not recreate the folder of a deleted run.
            m_folders->addPath(folder);
        }
        if (files.isEmpty())
            m_timer->stop();
        else if (!m_timer->isActive())
            m_timer->start();
        // A file may have arrived before its folder was watched.
        if (!wanted.isEmpty()) look();
    }

private:
    enum class State { Awaited, Read };

    void begin()
    {
        m_folders = new QFileSystemWatcher(this);
        m_timer = new QTimer(this);
        m_timer->setInterval(kAnswerLookMilliseconds);
        QObject::connect(m_folders, &QFileSystemWatcher::directoryChanged, this, &Watcher::refresh);
        QObject::connect(m_timer, &QTimer::timeout, this, &Watcher::refresh);
    }

    void look()
    {
        for (const QString& name : awaited()) {
            if (!QFile::exists(name) || !claim(name)) continue;
            const auto answer = readTextFile(name.toStdString(), kMostAnswerBytes);
            QFile::remove(name);
            Q_EMIT m_watch->read(name, answer ? QByteArray::fromStdString(*answer) : QByteArray());
        }
    }

    QStringList awaited()
    {
        const QMutexLocker lock(&m_mutex);
        return m_files.keys(State::Awaited);
    }

    /// False if the file was forgotten.
    bool claim(const QString& file)
    {
        const QMutexLocker lock(&m_mutex);
        const auto found = m_files.find(file);
        if (found == m_files.end()) return false;
        *found = State::Read;
        return true;
    }

    AnswerWatch* m_watch;
    QFileSystemWatcher* m_folders = nullptr;
    QTimer* m_timer = nullptr;
    QMutex m_mutex;
    QHash<QString, State> m_files;  ///< Until they are delivered or forgotten.
};

AnswerWatch::AnswerWatch() : m_watcher(new Watcher(this))
{
    m_thread.setObjectName(QStringLiteral("answers"));
    m_watcher->moveToThread(&m_thread);
    connect(&m_thread, &QThread::finished, m_watcher, &QObject::deleteLater);
    connect(this, &AnswerWatch::changed, m_watcher, &Watcher::refresh);
    connect(this, &AnswerWatch::read, this, &AnswerWatch::deliver, Qt::QueuedConnection);
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
    m_watcher->add(file);
    if (!m_thread.isRunning()) m_thread.start();
    Q_EMIT changed();
}

void AnswerWatch::forget(const QString& file)
{
    if (m_watcher->drop(file)) Q_EMIT changed();
}

void AnswerWatch::deliver(const QString& file, const QByteArray& answer)
{
    if (m_watcher->drop(file)) Q_EMIT arrived(file, answer);
}

}  // namespace rosa::workbench
