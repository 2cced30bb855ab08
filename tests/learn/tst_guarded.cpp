/// Exceptions of libraries as errors, and lack of memory among them.
#include "core/learn/training/guarded.h"

#include <QtTest/QTest>

#include "tests/program/test_program.h"

using namespace rosa;
using namespace rosa::learn;

class TestGuarded : public QObject {
    Q_OBJECT

    template <typename Throw>
    static Error errorOf(const Throw& body)
    {
        return guarded<int>(Message("training"),
                            [&]() -> Result<int> {
                                body();
                                return 0;
                            })
            .error();
    }

private Q_SLOTS:
    void lackOfMemoryIsTold()
    {
        QVERIFY(isOutOfMemory(errorOf([] { throw std::bad_alloc(); })));
        const Error onGpu = errorOf([] { TORCH_CHECK_WITH(OutOfMemoryError, false, "CUDA out of memory"); });
        QVERIFY(isOutOfMemory(onGpu));
        QVERIFY2(onGpu.text().find("not enough memory on the GPU") != std::string::npos, onGpu.text().c_str());
        // More than any address space has.
        QVERIFY(isOutOfMemory(errorOf([] { torch::empty({std::int64_t{1} << 60}, torch::kByte); })));
    }

    void otherFailuresAreNot()
    {
        const Error other = errorOf([] { TORCH_CHECK(false, "CUDA error: device-side assert"); });
        QVERIFY(!isOutOfMemory(other));
        QCOMPARE(other.text(), std::string("training: the GPU failed (CUDA error: device-side assert); use --device cpu"));
        QVERIFY(other.kind == ErrorKind::Failed);
        QVERIFY(!isOutOfMemory(errorOf([] { throw std::runtime_error("disk full"); })));
    }
};

ROSA_TEST(TestGuarded)
#include "tst_guarded.moc"
