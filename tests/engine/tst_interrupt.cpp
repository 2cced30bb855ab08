#include "app/engine/common/interrupt.h"

#include <QtTest/QTest>

#include <csignal>

#include <sys/wait.h>
#include <unistd.h>

#include "tests/program/test_program.h"

using namespace rosa::engine;

namespace {

/// Exit code of a child process that runs `body`; −1 if a signal ended it.
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

    static int afterOne(int signal)
    {
        return exitCodeOfChild([&] {
            catchInterrupts();
            const bool before = interrupted();
            std::raise(signal);
            return before ? 2 : interrupted() ? 0 : 1;
        });
    }
    static int afterTwo()
    {
        return exitCodeOfChild([] {
            catchInterrupts();
            std::raise(SIGINT);
            std::raise(SIGTERM);
            return 0;
        });
    }
    /// The shell and the system each send one.
    static int afterHangingUp()
    {
        return exitCodeOfChild([] {
            catchInterrupts();
            std::raise(SIGHUP);
            std::raise(SIGHUP);
            return interrupted() ? 0 : 1;
        });
    }
    static int afterHangingUpUnderNohup()
    {
        return exitCodeOfChild([] {
            ::signal(SIGHUP, SIG_IGN);
            catchInterrupts();
            std::raise(SIGHUP);
            return interrupted() ? 1 : 0;
        });
    }
    static int afterTheReaderLeft()
    {
        return exitCodeOfChild([] {
            catchInterrupts();
            int ends[2];
            if (::pipe(ends) != 0) return 2;
            ::close(ends[0]);
            return ::write(ends[1], "x", 1) == -1 ? 0 : 1;
        });
    }

    // Initialised before Qt Test starts a thread: the thread sanitizer delivers no signals in a child of a multi-threaded process.
    const int m_afterInt = afterOne(SIGINT), m_afterTerm = afterOne(SIGTERM), m_afterTwo = afterTwo(),
              m_afterHangingUp = afterHangingUp(), m_underNohup = afterHangingUpUnderNohup(),
              m_afterTheReaderLeft = afterTheReaderLeft();

private Q_SLOTS:
    void theFirstSignalOnlyAsks()
    {
        QCOMPARE(m_afterInt, 0);
        QCOMPARE(m_afterTerm, 0);
    }
    void theSecondEndsTheProcess() { QCOMPARE(m_afterTwo, 130); }
    void aClosedTerminalAsksOnce() { QCOMPARE(m_afterHangingUp, 0); }
    void nohupGoesOn() { QCOMPARE(m_underNohup, 0); }
    void aReaderThatLeavesIsNoReasonToEnd() { QCOMPARE(m_afterTheReaderLeft, 0); }
};

ROSA_TEST(TestInterrupt)
#include "tst_interrupt.moc"
