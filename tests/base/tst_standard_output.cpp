#include "core/base/standard_output.h"

#include <QtTest/QTest>

#include <csignal>
#include <cstdio>
#include <iostream>
#include <string>

#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>

#include "tests/program/test_program.h"

using namespace rosa;

namespace {

constexpr std::size_t kMoreThanAnyBuffer = std::size_t{3} << 20;

/// What endOutput() says in a child process whose standard output is `output`: "" if all is well.
template <typename Print>
std::string said(int output, Print print)
{
    int answer[2];
    if (output < 0 || ::pipe(answer) != 0) return "no descriptor";
    std::fflush(nullptr);
    const pid_t child = ::fork();
    if (child == 0) {
        ::signal(SIGPIPE, SIG_IGN);
        ::dup2(output, STDOUT_FILENO);
        beginOutput();
        print();
        const auto ended = endOutput();
        const std::string text = ended ? std::string() : ended.error().text();
        ::_exit(::write(answer[1], text.data(), text.size()) == static_cast<ssize_t>(text.size()) ? 0 : 1);
    }
    ::close(answer[1]);
    ::close(output);
    std::string text;
    char buffer[4096];
    for (ssize_t count; (count = ::read(answer[0], buffer, sizeof buffer)) > 0;)
        text.append(buffer, static_cast<std::size_t>(count));
    ::close(answer[0]);
    int status = 0;
    ::waitpid(child, &status, 0);
    return WIFEXITED(status) && WEXITSTATUS(status) == 0 ? text : "it did not end";
}

int full() { return ::open("/dev/full", O_WRONLY | O_CLOEXEC); }

int withoutAReader()
{
    int ends[2];
    if (::pipe(ends) != 0) return -1;
    ::close(ends[0]);
    return ends[1];
}

void printLittle() { std::cout << "a line\n"; }
void printMuch() { std::fputs(std::string(kMoreThanAnyBuffer, 'x').c_str(), stdout); }
/// As lines for other programs.
void printLines()
{
    printLittle();
    flushOutput();
    printLittle();
    flushOutput();
}

}  // namespace

class TestStandardOutput : public QObject {
    Q_OBJECT

    // Initialised before Qt Test starts a thread.
    const std::string m_good = said(::open("/dev/null", O_WRONLY | O_CLOEXEC), printMuch);
    const std::string m_little = said(full(), printLittle), m_lines = said(full(), printLines),
                      m_much = said(full(), printMuch);
    const std::string m_nothing = said(full(), [] {});
    const std::string m_leftEarly = said(withoutAReader(), printLittle), m_leftAtLines = said(withoutAReader(), printLines),
                      m_leftAtMuch = said(withoutAReader(), printMuch);

private Q_SLOTS:
    void whatIsWrittenIsWell()
    {
        QCOMPARE(m_good, std::string());
        QCOMPARE(m_nothing, std::string());
    }
    void aFullDiskIsTold()
    {
        QCOMPARE(m_little, std::string("standard output cannot be written: No space left on device"));
        QCOMPARE(m_lines, m_little);
        QVERIFY2(m_much.starts_with("standard output c"), m_much.c_str());
    }
    void aReaderThatLeavesIsNone()
    {
        QCOMPARE(m_leftEarly, std::string());
        QCOMPARE(m_leftAtLines, std::string());
        QCOMPARE(m_leftAtMuch, std::string());
    }
};

ROSA_TEST(TestStandardOutput)
#include "tst_standard_output.moc"
