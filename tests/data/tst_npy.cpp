#include "core/data/arrays/npy.h"

#include <QtTest/QTest>

#include <cstring>

#include "core/base/files.h"
#include "core/base/random.h"
#include "tests/program/test_folders.h"
#include "tests/program/test_program.h"

using namespace rosa;
using namespace rosa::data;

namespace {

/// An npy file with this header and data.
std::vector<std::byte> file(const std::string& header, const std::string& data, char version = 1)
{
    std::string text = std::string("\x93NUMPY") + version + '\0';
    text.push_back(static_cast<char>(header.size() & 255));
    text.push_back(static_cast<char>(header.size() >> 8));
    if (version > 1) text.append(2, '\0');
    text += header + data;
    const auto bytes = std::as_bytes(std::span(text));
    return {bytes.begin(), bytes.end()};
}

std::string header(const std::string& descr, const std::string& shape, const char* order = "False")
{
    return "{'descr': '" + descr + "', 'fortran_order': " + order + ", 'shape': " + shape + ", }\n";
}

Result<NdArray> parseNpy(const std::vector<std::byte>& bytes)
{
    MemoryBudget budget(bytes.size());
    return data::parseNpy(sharedBytes(bytes), budget);
}

template <typename T>
std::string raw(std::initializer_list<T> values)
{
    std::string text(values.size() * sizeof(T), '\0');
    std::memcpy(text.data(), std::data(values), text.size());
    return text;
}

}  // namespace

class TestNpy : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void numbersOfEveryType()
    {
        const auto check = [](const std::string& descr, const std::string& data) {
            const auto array = parseNpy(file(header(descr, "(2,)"), data));
            QVERIFY2(array.ok(), descr.c_str());
            QCOMPARE(array->toIntegers().value(), (std::vector<std::int64_t>{1, 3}));
            QCOMPARE(array->toFloats().value(), (std::vector<float>{1, 3}));
        };
        check("|i1", raw<std::int8_t>({1, 3}));
        check("<i2", raw<std::int16_t>({1, 3}));
        check("<i4", raw<std::int32_t>({1, 3}));
        check("<i8", raw<std::int64_t>({1, 3}));
        check("|u1", raw<std::uint8_t>({1, 3}));
        check("<u2", raw<std::uint16_t>({1, 3}));
        check("<u4", raw<std::uint32_t>({1, 3}));
        check("<u8", raw<std::uint64_t>({1, 3}));
        check("<f4", raw<float>({1, 3}));
        check("<f8", raw<double>({1, 3}));
        check("<f2", raw<std::uint16_t>({0x3c00, 0x4200}));
        check(">i4", std::string("\0\0\0\1\0\0\0\3", 8));
        check(">f4", std::string("\x3f\x80\0\0\x40\x40\0\0", 8));
        const auto truths = parseNpy(file(header("|b1", "(2,)"), raw<std::uint8_t>({0, 1})));
        QCOMPARE(truths->toIntegers().value(), (std::vector<std::int64_t>{0, 1}));
    }

    void halfPrecisionReachesItsEdges()
    {
        const auto array = parseNpy(file(header("<f2", "(4,)"), raw<std::uint16_t>({0x0001, 0x7bff, 0xfc00, 0xc000})));
        const auto values = array->toDoubles().value();
        QCOMPARE(values[0], std::ldexp(1.0, -24));
        QCOMPARE(values[1], 65504.0);
        QVERIFY(std::isinf(values[2]) && values[2] < 0);
        QCOMPARE(values[3], -2.0);
    }

    void textsBecomeUtf8()
    {
        const auto unicode = parseNpy(file(header("<U2", "(2,)"), raw<std::uint32_t>({'a', 0, 0xe4, 0x1f600})));
        QCOMPARE(unicode->toTexts().value(), (std::vector<std::string>{"a", "\xc3\xa4\xf0\x9f\x98\x80"}));
        const auto swapped = parseNpy(file(header(">U1", "(1,)"), std::string("\0\0\0b", 4)));
        QCOMPARE(swapped->toTexts().value(), (std::vector<std::string>{"b"}));
        const auto bytes = parseNpy(file(header("|S3", "(2,)"), std::string("ab\0\xe4\0\0", 6)));
        QCOMPARE(bytes->toTexts().value(), (std::vector<std::string>{"ab", "\xc3\xa4"}));
        QVERIFY(!bytes->toFloats().ok());
    }

    void columnsFirstAreTurned()
    {
        const auto array = parseNpy(file(header("<i4", "(2, 3)", "True"), raw<std::int32_t>({1, 4, 2, 5, 3, 6})));
        QCOMPARE(array->toIntegers().value(), (std::vector<std::int64_t>{1, 2, 3, 4, 5, 6}));
        const auto cube = parseNpy(file(header("|u1", "(2, 2, 2)", "True"), raw<std::uint8_t>({0, 4, 2, 6, 1, 5, 3, 7})));
        QCOMPARE(cube->toIntegers().value(), (std::vector<std::int64_t>{0, 1, 2, 3, 4, 5, 6, 7}));
    }

    void versionsAndShapes()
    {
        QVERIFY(parseNpy(file(header("<i4", "(1,)"), raw<std::int32_t>({1}), 2)).ok());
        QVERIFY(parseNpy(file(header("<i4", "(1L,)"), raw<std::int32_t>({1}), 3)).ok());
        QVERIFY(parseNpy(file(header("<i4", "()"), raw<std::int32_t>({1}))).ok());
        QCOMPARE(parseNpy(file(header("<i4", "(0, 5)"), ""))->size(), std::size_t{0});
    }

    void whatIsDeclaredMustBeThere()
    {
        const std::pair<std::string, std::string> cases[] = {
            {header("<f4", "(3,)"), raw<float>({1, 2})},
            {header("<f4", "(1,)"), raw<float>({1, 2})},
            {header("<f4", "(4611686018427387904, 4)"), ""},
            {header("<f4", "(-1,)"), ""},
            {header("<f8", "(99999999999999999999,)"), ""},
            {header("|S0", "(1000000000000,)"), ""},
            {header("<c8", "(1,)"), raw<double>({1})},
            {header("|O", "(1,)"), "cposix\nsystem\n."},
            {"{'descr': [('a', '<f4')], 'fortran_order': False, 'shape': (1,)}", raw<float>({1})},
            {"{'descr': '<f4', 'shape': (1,)}", raw<float>({1})},
            {"{'descr': '<f4'", raw<float>({1})},
        };
        for (const auto& [head, data] : cases) {
            const auto array = parseNpy(file(head, data));
            QVERIFY2(!array.ok(), head.c_str());
            QVERIFY(array.error().text().size() < 400);
        }
        QVERIFY(parseNpy(file(cases[7].first, cases[7].second)).error().text().find("posix.system") != std::string::npos);
    }

    void whatIsWrittenIsRead()
    {
        auto folder = TemporaryFolder::make();
        const std::vector<float> floats{1, -2.5f, 3, 4, 5, 6};
        const std::vector<std::int64_t> whole{1, -2, std::int64_t{1} << 60};
        const std::vector<double> doubles{0.1};
        const std::vector<std::int32_t> ints{7, 8};
        const std::int64_t matrix[] = {2, 3};
        const std::int64_t three[] = {3};
        const std::int64_t one[] = {1};
        const std::int64_t two[] = {2};
        QVERIFY(writeNpy<float>(folder->path() / "a.npy", floats, matrix).ok());
        MemoryBudget budget;
        const auto read = readNpy(folder->path() / "a.npy", budget);
        QCOMPARE(read->shape(), (std::vector<std::int64_t>{2, 3}));
        QCOMPARE(read->toFloats().value(), floats);
        QCOMPARE(npyBytes<double>(doubles, one).size() % 64, std::size_t{8});

        NpzWriter writer;
        writer.add<std::int64_t>("whole", whole, three);
        writer.add<double>("doubles", doubles, one);
        writer.add<std::int32_t>("ints", ints, two);
        QVERIFY(writer.write(folder->path() / "a.npz").ok());
        QVERIFY(writer.write(folder->path() / "b.npz").ok());
        QCOMPARE(readFile(folder->path() / "a.npz").value(), readFile(folder->path() / "b.npz").value());
        const auto npz = NpzArchive::open(folder->path() / "a.npz", budget);
        QVERIFY(npz.ok());
        QCOMPARE(npz->names(), (std::vector<std::string>{"whole", "doubles", "ints"}));
        QCOMPARE(npz->read("whole")->toIntegers().value(), whole);
        QCOMPARE(npz->read("doubles")->toDoubles().value(), doubles);
        QVERIFY(!npz->read("nothing").ok());
        QVERIFY(!writer.write("/nowhere/at/all.npz").ok());
    }

    void tenGigabytesAreNotUnpacked()
    {
        MemoryBudget budget;
        const auto npz = NpzArchive::open(test::dataFolder() / "files/bomb.npz", budget);
        QVERIFY(npz.ok());
        const auto array = npz->read("adj_indptr");
        QVERIFY(!array.ok());
        QVERIFY(array.error().text().find("10737418240") != std::string::npos);
    }

    /// Widening needs eight bytes per value: 64 million booleans are 64 MB in a file, or almost nothing if compressed.
    void wideningIsTakenFromTheBudget()
    {
        constexpr std::size_t count = std::size_t{64} << 20;
        auto bytes = file(header("|b1", "(67108864,)"), "");
        bytes.resize(bytes.size() + count);
        MemoryBudget budget(bytes.size());
        const auto array = data::parseNpy(sharedBytes(std::move(bytes)), budget);
        QVERIFY2(array.ok(), array ? "" : array.error().text().c_str());
        QCOMPARE(budget.taken(), std::uint64_t{0});
        for (const bool refused :
             {!array->toIntegers(budget).ok(), !array->toDoubles(budget).ok(), !array->toFloats(budget).ok()})
            QVERIFY(refused);
    }

    void brokenBytesAreErrors()
    {
        const auto good = file(header("<i4", "(2, 3)", "True"), raw<std::int32_t>({1, 4, 2, 5, 3, 6}));
        for (std::size_t length = 0; length < good.size(); ++length)
            QVERIFY(!parseNpy({good.begin(), good.begin() + static_cast<std::ptrdiff_t>(length)}).ok());
        RandomStream random(1, Purpose::Generator);
        for (int i = 0; i < 2000; ++i) {
            auto bad = good;
            for (std::uint32_t n = 1 + random.below(3); n > 0; --n)
                bad[random.below(static_cast<std::uint32_t>(bad.size()))] = static_cast<std::byte>(random.below(256));
            const auto array = parseNpy(bad);
            if (array) QVERIFY(array->size() <= 24);
            if (!array) QVERIFY(array.error().text().find('\n') == std::string::npos);
        }
    }
};

ROSA_TEST(TestNpy)
#include "tst_npy.moc"
