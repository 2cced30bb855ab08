#include "app/engine/interrupt.h"

#include <QtTest/QTest>

#include <csignal>

#include <sys/wait.h>
#include <unistd.h>

using namespace rosa::engine;

namespace {

/// Exit code of a child process that runs `body`; -1 where a signal ended it.
template <typename Body>
int exitCodeOfChild(Body body)
{
    const pid_t child = ::fork();
    if (child == 0) ::_exit(body());
    int status = 0;
    ::waitpid(child, &status, 0);
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

}  // namespace

class TestInterrupt : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theFirstSignalOnlyAsks()
    {
        for (const int signal : {SIGINT, SIGTERM})
            QCOMPARE(exitCodeOfChild([&] {
                         catchInterrupts();
                         const bool before = interrupted();
                         std::raise(signal);
                         return before ? 2 : interrupted() ? 0 : 1;
                     }),
                     0);
    }

    void theSecondEndsTheProcess()
    {
#ifdef __SANITIZE_THREAD__
        QSKIP("the thread sanitizer puts a second signal off until the process has ended");
#endif
        QCOMPARE(exitCodeOfChild([] {
                     catchInterrupts();
                     std::raise(SIGINT);
                     std::raise(SIGTERM);
                     return 0;
                 }),
                 130);
    }

    void aReaderThatLeavesIsNoReasonToEnd()
    {
        QCOMPARE(exitCodeOfChild([] {
                     catchInterrupts();
                     int ends[2];
                     if (::pipe(ends) != 0) return 2;
                     ::close(ends[0]);
                     return ::write(ends[1], "x", 1) == -1 ? 0 : 1;
                 }),
                 0);
    }
};

QTEST_APPLESS_MAIN(TestInterrupt)
#include "tst_interrupt.moc"
