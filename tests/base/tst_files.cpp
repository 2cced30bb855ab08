#include "core/base/files.h"

#include <sys/stat.h>

#include <QtTest/QTest>

#include "core/base/hash.h"
#include "tests/program/test_program.h"

using namespace rosa;

class TestFiles : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whatWasWrittenIsRead()
    {
        auto folder = TemporaryFolder::make();
        QVERIFY(folder.ok());
        const auto path = folder->path() / "a.txt";
        QVERIFY(writeFileAtomically(path, std::string("first")).ok());
        QVERIFY(writeFileAtomically(path, std::string("second")).ok());
        QCOMPARE(readTextFile(path).value(), std::string("second"));
        QCOMPARE(std::distance(std::filesystem::directory_iterator(folder->path()), {}), 1);
    }

    void troubleNamesThePath()
    {
        const auto missing = readFile("/nowhere/at/all");
        QVERIFY(!missing.ok());
        QVERIFY(missing.error().text().starts_with("/nowhere/at/all"));
        QVERIFY(!readFile("/tmp").ok());
        QVERIFY(!writeFileAtomically("/nowhere/at/all", std::string("x")).ok());
    }

    void limitIsKept()
    {
        auto folder = TemporaryFolder::make();
        QVERIFY(writeFileAtomically(folder->path() / "a", std::string("12345")).ok());
        QVERIFY(!readFile(folder->path() / "a", 4).ok());
        QVERIFY(readFile(folder->path() / "a", 5).ok());
    }

    /// Opening a pipe would block until there is a writer, and reading a device would never end.
    void pipesAndDevicesAreRefusedAtOnce()
    {
        auto folder = TemporaryFolder::make();
        const auto pipe = folder->path() / "pipe";
        QCOMPARE(::mkfifo(pipe.c_str(), 0600), 0);
        for (const std::filesystem::path& path : {pipe, std::filesystem::path("/dev/zero")}) {
            QVERIFY(readFile(path).error().text().starts_with(path.string() + ": expected a file"));
            QVERIFY(!readTextFile(path).ok());
            QVERIFY(!OpenFile::open(path).ok());
            QVERIFY(readStart(path, 10).empty());
        }
    }

    void copiesAreOfRegularFilesWithinALimit()
    {
        auto folder = TemporaryFolder::make();
        const auto from = folder->path() / "a", to = folder->path() / "b";
        const std::string text(3'000'000, 'x');
        QVERIFY(writeFileAtomically(from, text).ok());
        QVERIFY(copyFile(from, to, text.size()).ok());
        QVERIFY(readTextFile(to).value() == text);
        QVERIFY(!copyFile(from, to).ok());  // It is there.
        QVERIFY(!copyFile(from, folder->path() / "c", text.size() - 1).ok());
        QVERIFY(!std::filesystem::exists(folder->path() / "c"));
        const auto pipe = folder->path() / "pipe";
        QCOMPARE(::mkfifo(pipe.c_str(), 0600), 0);
        QVERIFY(!copyFile(pipe, folder->path() / "c").ok());
    }

    void onlyPlainFilesAreExpected()
    {
        auto folder = TemporaryFolder::make();
        const auto file = folder->path() / "a", link = folder->path() / "link";
        QVERIFY(expectPlainFile(file).ok());
        QVERIFY(writeFileAtomically(file, std::string()).ok());
        QVERIFY(expectPlainFile(file).ok());
        std::filesystem::create_symlink(file, link);
        for (const auto& path : {link, folder->path(), std::filesystem::path("/dev/zero")})
            QVERIFY(expectPlainFile(path).error().text().starts_with(path.string() + ": expected a file, found a"));
    }

    void theStartIsRead()
    {
        auto folder = TemporaryFolder::make();
        QVERIFY(writeFileAtomically(folder->path() / "a", std::string("12345")).ok());
        QCOMPARE(readStart(folder->path() / "a", 3), std::string("123"));
        QCOMPARE(readStart(folder->path() / "a", 30), std::string("12345"));
        QVERIFY(readStart(folder->path() / "none", 30).empty());
    }

    void publishedDigest()
    {
        QCOMPARE(sha256(std::as_bytes(std::span("abc", 3))),
                 std::string("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"));
    }
};

ROSA_TEST(TestFiles)
#include "tst_files.moc"
