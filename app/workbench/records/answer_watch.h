/// Waits for answers of engines: complete files that appear in a run's folder `answers`.
#pragma once

#include <QByteArray>
#include <QObject>
#include <QString>
#include <QThread>

namespace rosa::workbench {

/// Watches folders and reads answers in its own thread: the window's event loop neither touches the disk nor polls. Belongs to the window's
/// thread.
class AnswerWatch : public QObject {
    Q_OBJECT
public:
    AnswerWatch();
    ~AnswerWatch() override;

    /// Waits for a file until it arrives or forget() is called. Creates its folder if needed; a folder that cannot be watched, as on some
    /// network drives, is polled twice per second.
    void await(const QString& file);
    /// The file does not arrive after this returns. It stays on disk unless the watching thread has already begun to read it.
    void forget(const QString& file);

Q_SIGNALS:
    /// Emitted once per file; the file is deleted. A file that cannot be read is reported as an empty answer.
    void arrived(const QString& file, const QByteArray& answer);
    // Between the two threads; private to this class.
    void changed();
    void read(const QString& file, const QByteArray& answer);

private:
    class Watcher;
    void deliver(const QString& file, const QByteArray& answer);

    QThread m_thread;  ///< Runs from the first await() on.
    Watcher* m_watcher;
};

}  // namespace rosa::workbench
