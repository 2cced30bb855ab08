/// Files of layouts, to which an engine appends while they are read.
#include "app/workbench/embedding/data/layout_file.h"

#include <QTest>

#include <filesystem>
#include <optional>

#include <sys/stat.h>

#include "core/base/files.h"
#include "tests/program/test_program.h"

using namespace rosa;
using namespace rosa::workbench;

class TestLayoutFile : public QObject {
    Q_OBJECT

    std::optional<TemporaryFolder> m_folder;

    [[nodiscard]] std::filesystem::path file() const { return m_folder->path() / "tsne-1.jsonl"; }
    static std::string line(int iteration)
    {
        return toJson(protocol::Layout{"tsne", 3, iteration, 0.5, {}, {1.0f, 2.0f, 3.0f, 4.0f}, {}}) + "\n";
    }

private Q_SLOTS:
    void init() { m_folder.emplace(TemporaryFolder::make().value()); }

    void whatIsAppendedIsRead()
    {
        QVERIFY(!readLayouts(file())->exists);
        const std::string first = line(25), second = line(50);
        QVERIFY(writeFileAtomically(file(), first + second.substr(0, 10)).ok());
        const auto begun = readLayouts(file()).value();
        QCOMPARE(begun.layouts.size(), std::size_t{1});
        QCOMPARE(begun.layouts[0].iteration, 25);
        QVERIFY(writeFileAtomically(file(), first + second).ok());
        const auto next = readLayouts(file(), begun.place).value();
        QCOMPARE(next.layouts.size(), std::size_t{1});
        QCOMPARE(next.layouts[0].iteration, 50);
        QVERIFY(readLayouts(file(), next.place)->layouts.empty());
    }

    /// The folder of a run may come from others.
    void onlyFilesOfReasonableSizeAreRead()
    {
        QCOMPARE(::mkfifo(file().c_str(), 0600), 0);
        QVERIFY(!readLayouts(file()).ok());
        std::filesystem::remove(file());
        std::filesystem::create_symlink("/dev/zero", file());
        QVERIFY(!readLayouts(file()).ok());
        std::filesystem::remove(file());
        QVERIFY(writeFileAtomically(file(), line(25)).ok());
        std::filesystem::resize_file(file(), std::uintmax_t{1} << 40);
        QVERIFY(!readLayouts(file()).ok());
    }
};

ROSA_TEST(TestLayoutFile)
#include "tst_layout_file.moc"
