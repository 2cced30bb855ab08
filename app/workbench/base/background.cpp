#include "app/workbench/base/background.h"

namespace rosa::workbench {

QThreadPool& backgroundThreads()
{
    static QThreadPool pool;
    // For each application anew: a routine is called once.
    static QPointer<QCoreApplication> waitedFor;
    if (waitedFor != QCoreApplication::instance()) {
        waitedFor = QCoreApplication::instance();
        qAddPostRoutine([] { backgroundThreads().waitForDone(); });
    }
    return pool;
}

}  // namespace rosa::workbench
