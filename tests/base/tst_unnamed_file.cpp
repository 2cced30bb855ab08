#include "core/base/storage/unnamed_file.h"

#include <QtTest/QTest>

#include <algorithm>
#include <string>

#include <fcntl.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>
#include <csignal>

#include "core/base/files.h"
#include "tests/program/test_program.h"

using namespace rosa;

namespace {

std::ptrdiff_t filesIn(const std::filesystem::path& folder)
{
    const auto all = std::filesystem::directory_iterator(folder);
    return std::distance(begin(all), end(all));
}

/// Whether the file system of `folder` supports unnamed files.
bool hasUnnamed(const std::filesystem::path& folder)
{
    const int descriptor = ::open(folder.c_str(), O_TMPFILE | O_RDWR | O_CLOEXEC, 0600);
    if (descriptor < 0) return false;
    ::close(descriptor);
    return true;
}

void write(const UnnamedFile& file, const std::string& text)
{
    QCOMPARE(::pwrite(file.descriptor(), text.data(), text.size(), 0), static_cast<ssize_t>(text.size()));
}

}  // namespace

class TestUnnamedFile : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void appearsWholeUnderItsName()
    {
        const auto folder = TemporaryFolder::make();
        const auto path = folder->path() / "a";
        for (const std::string text : {"first", "second"}) {  // the second replaces the first
            auto file = UnnamedFile::make(path);
            QVERIFY(file);
            write(*file, text);
            QCOMPARE(readTextFile(file->openable()).value(), text);
            QVERIFY(file->publish());
            QCOMPARE(readTextFile(path).value(), text);
            struct stat status {};
            QCOMPARE(::stat(path.c_str(), &status), 0);
            QCOMPARE(status.st_mode & 0777u, 0644u);
        }
        QCOMPARE(filesIn(folder->path()), 1);
    }

    void whatIsNotPublishedLeavesNothing()
    {
        const auto folder = TemporaryFolder::make();
        {
            auto file = UnnamedFile::make(folder->path() / "a");
            auto moved = std::move(*file);
            write(moved, "x");
        }
        QCOMPARE(filesIn(folder->path()), 0);
    }

    void aKilledProcessLeavesNothing()
    {
        const auto folder = TemporaryFolder::make();
        if (!hasUnnamed(folder->path())) QSKIP("this file system gives every file a name");
        const pid_t child = ::fork();
        if (child == 0) {
            auto file = UnnamedFile::make(folder->path() / "a");
            if (!file || ::pwrite(file->descriptor(), "x", 1, 0) != 1) ::_exit(1);
            ::raise(SIGKILL);
        }
        int status = 0;
        QCOMPARE(::waitpid(child, &status, 0), child);
        QVERIFY(WIFSIGNALED(status) && WTERMSIG(status) == SIGKILL);
        QCOMPARE(filesIn(folder->path()), 0);
    }

    void namesOfOtherFilesAreLeftAlone()
    {
        const auto folder = TemporaryFolder::make();
        const auto path = folder->path() / "a";
        const auto taken = path.string() + "." + std::to_string(::getpid()) + "-0";
        QVERIFY(writeFileAtomically(taken, "other"));
        auto file = UnnamedFile::make(path);
        write(*file, "mine");
        QVERIFY(file->publish());
        QCOMPARE(readTextFile(taken).value(), std::string("other"));
        QCOMPARE(readTextFile(path).value(), std::string("mine"));
        QCOMPARE(filesIn(folder->path()), 2);
    }

    void troubleIsNamed()
    {
        const auto folder = TemporaryFolder::make();
        const auto missing = UnnamedFile::make(folder->path() / "none" / "a");
        QVERIFY(!missing);
        QVERIFY(missing.error().text().find("none/a: cannot be written (create): ") != std::string::npos);
        auto file = UnnamedFile::make(folder->path() / "taken");
        std::filesystem::create_directories(folder->path() / "taken" / "x");
        const auto published = file->publish();
        QVERIFY(!published);
        QVERIFY(published.error().text().find("taken: cannot be written (rename): ") != std::string::npos);
    }
};

ROSA_TEST(TestUnnamedFile)
#include "tst_unnamed_file.moc"
