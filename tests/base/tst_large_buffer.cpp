#include "core/base/storage/large_buffer.h"

#include <QtTest/QTest>

#include <numeric>

#include "core/base/files.h"
#include "tests/base/memory.h"
#include "tests/program/test_program.h"

using namespace rosa;

class TestLargeBuffer : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void holdsWhatIsWrittenOnBothSidesOfTheLimit()
    {
        for (const std::size_t bytes : {std::size_t(1000), kFileBackedBytes - 4, kFileBackedBytes, 3 * kFileBackedBytes}) {
            LargeBuffer<std::int32_t> buffer(bytes / 4);
            std::iota(buffer.begin(), buffer.end(), 7);
            const LargeBuffer<std::int32_t> copy = buffer;
            buffer.clear();
            buffer.shrink_to_fit();
            QCOMPARE(copy.front(), 7);
            QCOMPARE(copy.back(), static_cast<std::int32_t>(bytes / 4) + 6);
        }
    }

    void largeOnesAreNotAnonymousMemory()
    {
        const TemporaryFolder cache = TemporaryFolder::make().value();
        qputenv("XDG_CACHE_HOME", cache.path().c_str());
        const long before = test::anonymousKilobytes();
        if (before < 0) QSKIP("the system does not say");
        const LargeBuffer<float> buffer(std::size_t{64} << 18, 1.0f);  // 64 MB
        const long after = test::anonymousKilobytes();
        QVERIFY2(after - before < 8000, qPrintable(QString::number(after - before)));
        QVERIFY(std::filesystem::is_empty(cache.path() / "rosa"));  // the file has no name
    }

    void withoutACacheFolderItIsOrdinaryMemory()
    {
        qputenv("XDG_CACHE_HOME", "/proc/nowhere");
        const LargeBuffer<char> buffer(kFileBackedBytes, 'x');
        QCOMPARE(buffer.back(), 'x');
    }
};

ROSA_TEST(TestLargeBuffer)
#include "tst_large_buffer.moc"
