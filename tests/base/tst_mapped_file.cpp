#include "core/base/storage/mapped_file.h"

#include <QtTest/QTest>

#include <algorithm>
#include <numeric>

#include <sys/mman.h>
#include <sys/stat.h>

#include "core/base/files.h"
#include "tests/program/test_program.h"

using namespace rosa;

class TestMappedFile : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void arraysOutliveTheNameOfTheirFile()
    {
        const TemporaryFolder folder = TemporaryFolder::make().value();
        const auto path = folder.path() / "numbers";
        const std::vector<std::int32_t> numbers{3, 1, 4, 1, 5, 9};
        QVERIFY(writeFileAtomically(path, std::as_bytes(std::span(numbers))));
        SharedArray<std::int32_t> some;
        {
            const auto file = MappedFile::open(path);
            QVERIFY(file);
            QCOMPARE((*file)->bytes().size(), numbers.size() * 4);
            some = arrayIn<std::int32_t>(*file, 8, 4);
        }
        std::filesystem::remove(path);
        const SharedArray<std::int32_t> copy = some;
        QCOMPARE(copy.data(), some.data());
        QCOMPARE((std::vector<std::int32_t>(copy.begin(), copy.end())), (std::vector<std::int32_t>{4, 1, 5, 9}));
        expectAccess(std::as_bytes(std::span<const std::int32_t>(copy)), MappedFile::Access::Random);
        QCOMPARE(copy.back(), 9);
    }

    /// Hints of all kinds do not change the content, even for ranges that are not page-aligned and longer than one window.
    void hintsChangeNothing()
    {
        const TemporaryFolder folder = TemporaryFolder::make().value();
        std::vector<std::int32_t> numbers(std::size_t{1} << 18);  // 1 MiB
        std::iota(numbers.begin(), numbers.end(), 0);
        QVERIFY(writeFileAtomically(folder.path() / "numbers", std::as_bytes(std::span(numbers))));
        const auto file = MappedFile::open(folder.path() / "numbers");
        QVERIFY(file);
        const auto bytes = (*file)->bytes();
        using Access = MappedFile::Access;
        for (const Access access : {Access::Random, Access::Soon, Access::Sequential})
            for (const std::size_t begin : {0u, 5u, 4096u})
                for (const std::size_t count : {std::size_t(0), std::size_t(1), std::size_t(131072), bytes.size() - begin})
                    expectAccess(bytes.subspan(begin, count), access);
        QVERIFY(std::ranges::equal(bytes, std::as_bytes(std::span(numbers))));
        QVERIFY(isResident(bytes));  // was just read
        QVERIFY(isResident(bytes.subspan(4095, 2)) && isResident({}));
    }

    void whatWasNeverTouchedIsNotResident()
    {
        constexpr std::size_t size = std::size_t{1} << 20;
        void* const memory = ::mmap(nullptr, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
        QVERIFY(memory != MAP_FAILED);
        auto* const bytes = static_cast<std::byte*>(memory);
        QVERIFY(!isResident({bytes, size}));
        bytes[70'000] = std::byte{1};
        QVERIFY(isResident({bytes + 70'001, 2}));
        QVERIFY(!isResident({bytes, 70'001}));
        ::munmap(memory, size);
    }

    void emptyFilesAreEmpty()
    {
        const TemporaryFolder folder = TemporaryFolder::make().value();
        QVERIFY(writeFileAtomically(folder.path() / "empty", std::string()));
        const auto file = MappedFile::open(folder.path() / "empty");
        QVERIFY(file);
        QVERIFY((*file)->bytes().empty());
    }

    void saysWhatCannotBeMapped()
    {
        const TemporaryFolder folder = TemporaryFolder::make().value();
        const auto missing = MappedFile::open(folder.path() / "none");
        QVERIFY(!missing);
        QVERIFY(missing.error().text().find("none: cannot be read") != std::string::npos);
        const auto directory = MappedFile::open(folder.path());
        QVERIFY(!directory);
        QVERIFY(directory.error().text().find("found a folder") != std::string::npos);
        QCOMPARE(::mkfifo((folder.path() / "pipe").c_str(), 0600), 0);
        QVERIFY(!MappedFile::open(folder.path() / "pipe"));  // fails without waiting for a writer
    }
};

ROSA_TEST(TestMappedFile)
#include "tst_mapped_file.moc"
