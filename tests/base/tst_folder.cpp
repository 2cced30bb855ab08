#include "core/base/folder.h"

#include <QtTest/QTest>

#include <sys/stat.h>

#include "core/base/files.h"
#include "core/base/storage/unnamed_file.h"
#include "tests/program/test_program.h"

using namespace rosa;
namespace fs = std::filesystem;

namespace {

std::span<const std::byte> bytesOf(const std::string& text) { return std::as_bytes(std::span(text)); }

unsigned modeOf(const fs::path& path)
{
    struct stat status {};
    return ::lstat(path.c_str(), &status) == 0 ? status.st_mode & 0777u : 0;
}

/// Sets the umask during its lifetime.
class Umask {
public:
    explicit Umask(mode_t mask) : m_before(::umask(mask)) {}
    ~Umask() { ::umask(m_before); }
    Umask(const Umask&) = delete;
    Umask& operator=(const Umask&) = delete;

private:
    mode_t m_before;
};

}  // namespace

class TestFolder : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void filesAreWrittenWholeAndRemoved()
    {
        const auto place = TemporaryFolder::make();
        const auto folder = Folder::open(place->path());
        QVERIFY(folder.ok());
        QVERIFY(folder->write("a", bytesOf("first")).ok());
        QVERIFY(folder->write("a", bytesOf("second")).ok());
        QCOMPARE(folder->readText("a", 100).value(), std::string("second"));
        QVERIFY(!folder->readText("a", 5).ok());
        QCOMPARE(folder->names(), std::vector<std::string>{"a"});
        QVERIFY(folder->remove("a"));
        QVERIFY(!folder->remove("a"));
        QVERIFY(folder->names().empty());
    }

    void whatIsStagedElsewhereLeavesNothingThere()
    {
        const auto place = TemporaryFolder::make();
        const auto folder = Folder::open(place->path());
        const auto staging = folder->sub("staging", Folder::Missing::IsMade);
        QVERIFY(staging.ok());
        QVERIFY(folder->write("a", bytesOf("x"), &*staging).ok());
        QVERIFY(staging->names().empty());
        QVERIFY(folder->hasFile("a"));
    }

    void linksAreNeitherFollowedNorWrittenThrough()
    {
        const auto place = TemporaryFolder::make();
        const fs::path inside = place->path() / "inside";
        const fs::path outside = place->path() / "outside";
        fs::create_directory(inside);
        fs::create_directory(outside);
        QVERIFY(writeFileAtomically(outside / "precious", std::string("mine")).ok());
        fs::create_directory_symlink(outside, inside / "checkpoints");
        fs::create_symlink(outside / "precious", inside / "file");
        const auto folder = Folder::open(inside);
        for (const auto missing : {Folder::Missing::IsAnError, Folder::Missing::IsMade}) {
            const auto linked = folder->sub("checkpoints", missing);
            QVERIFY(!linked.ok());
            QVERIFY(linked.error().kind == ErrorKind::BadInput);
            QVERIFY(linked.error().text().find("checkpoints: expected a folder, found a symbolic link") !=
                    std::string::npos);
        }
        QVERIFY(!folder->hasFile("file"));
        QVERIFY(!folder->readText("file", 100).ok());
        QVERIFY(folder->write("file", bytesOf("other")).ok());  // replaces the link
        QCOMPARE(folder->readText("file", 100).value(), std::string("other"));
        QCOMPARE(readTextFile(outside / "precious").value(), std::string("mine"));
        QVERIFY(folder->remove("checkpoints"));
        QVERIFY(fs::exists(outside / "precious"));
    }

    void pipesDoNotBlock()
    {
        const auto place = TemporaryFolder::make();
        QCOMPARE(::mkfifo((place->path() / "pipe").c_str(), 0600), 0);
        const auto folder = Folder::open(place->path());
        const auto read = folder->readText("pipe", 100);
        QVERIFY(!read.ok());
        QVERIFY(read.error().text().find("expected a file") != std::string::npos);
        QVERIFY(!folder->file("pipe").ok());
        QVERIFY(!folder->lockFile("pipe").isOpen());
        QVERIFY(folder->lockFile("lock").isOpen());
        QVERIFY(folder->hasFile("lock"));
        fs::create_symlink(place->path() / "target", place->path() / "link");
        QVERIFY(!folder->lockFile("link").isOpen());
        QVERIFY(!fs::exists(place->path() / "target"));
    }

    void permissionsFollowTheUmask_data()
    {
        QTest::addColumn<unsigned>("mask");
        QTest::addColumn<unsigned>("file");
        QTest::addColumn<unsigned>("folder");
        QTest::newRow("usual") << 022u << 0644u << 0755u;
        QTest::newRow("private") << 077u << 0600u << 0700u;
        QTest::newRow("group") << 002u << 0664u << 0775u;
    }

    void permissionsFollowTheUmask()
    {
        QFETCH(unsigned, mask);
        QFETCH(unsigned, file);
        QFETCH(unsigned, folder);
        const auto place = TemporaryFolder::make();
        const Umask umask(mask);
        QVERIFY(writeFileAtomically(place->path() / "a", std::string("x")).ok());
        QCOMPARE(modeOf(place->path() / "a"), file);
        auto unnamed = UnnamedFile::make(place->path() / "b");
        QVERIFY(unnamed.ok());
        QVERIFY(unnamed->publish().ok());
        QCOMPARE(modeOf(place->path() / "b"), file);
        QVERIFY(Folder::open(place->path())->sub("c", Folder::Missing::IsMade).ok());
        QCOMPARE(modeOf(place->path() / "c"), folder);
    }

    void troubleNamesThePath()
    {
        const auto missing = Folder::open("/nowhere/at/all");
        QVERIFY(!missing.ok());
        QVERIFY(missing.error().text().starts_with("/nowhere/at/all"));
        const auto place = TemporaryFolder::make();
        const auto sub = Folder::open(place->path())->sub("none");
        QVERIFY(!sub.ok());
        QVERIFY(sub.error().text().starts_with((place->path() / "none").string()));
    }
};

ROSA_TEST(TestFolder)
#include "tst_folder.moc"
