/// Waits for the answers of engines: files that appear, whole, in a run's folder `answers`.
#pragma once

#include <QByteArray>
#include <QObject>
#include <QString>
#include <QThread>

namespace rosa::workbench {

/// Watches folders and reads answers in a thread of its own: no turn of the window's event loop touches the disk, and none is spent on
/// looking whether something has come. Belongs to the window's thread.
class AnswerWatch : public QObject {
    Q_OBJECT
public:
    AnswerWatch();
    ~AnswerWatch() override;

    /// Waits for a file until it comes or forget() is called. Its folder is made where it is missing; one that cannot be watched, as on some
    /// network drives, is looked at twice a second.
    void await(const QString& file);
    void forget(const QString& file);

Q_SIGNALS:
    /// Once for each file; it is deleted. A file that cannot be read comes as an empty answer.
    void arrived(const QString& file, const QByteArray& answer);

private:
    class Watcher;
    QThread m_thread;  ///< Runs from the first await() on.
    Watcher* m_watcher;
};

}  // namespace rosa::workbench
