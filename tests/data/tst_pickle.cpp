#include "core/data/arrays/pickle.h"

#include <QtTest/QTest>

#include "core/base/files.h"
#include "core/base/random.h"
#include "tests/program/test_folders.h"
#include "tests/program/test_program.h"

using namespace rosa;
using namespace rosa::data;

namespace {

Result<PickleDocument> parse(const std::string& text, MemoryBudget& budget)
{
    const auto bytes = std::as_bytes(std::span(text));
    return parsePickle(sharedBytes({bytes.begin(), bytes.end()}), budget);
}

Result<PickleDocument> parse(const std::string& text)
{
    MemoryBudget budget(text.size());
    return parse(text, budget);
}

std::string fixture(const std::string& name) { return readTextFile(test::dataFolder() / "files" / name).value(); }

}  // namespace

class TestPickle : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void arraysOfEveryProtocol()
    {
        for (int protocol = 0; protocol <= 5; ++protocol) {
            const auto document = parse(fixture("array.p" + std::to_string(protocol)));
            QVERIFY2(document.ok(), document ? "" : document.error().text().c_str());
            const auto* array = std::get_if<NdArray>(&document->root());
            QVERIFY(array);
            QCOMPARE(array->shape(), (std::vector<std::int64_t>{2, 3}));
            QCOMPARE(array->toIntegers().value(), (std::vector<std::int64_t>{0, 1, 2, 3, 4, 5}));
        }
        const auto turned = parse(fixture("fortran.p2"));
        QCOMPARE(std::get<NdArray>(turned->root()).toIntegers().value(), (std::vector<std::int64_t>{0, 1, 2, 3, 4, 5}));
    }

    void matricesOfEveryProtocol()
    {
        for (int protocol = 0; protocol <= 5; ++protocol) {
            const auto document = parse(fixture("csr.p" + std::to_string(protocol)));
            QVERIFY2(document.ok(), document ? "" : document.error().text().c_str());
            const auto* matrix = std::get_if<CsrMatrix>(&document->root());
            QVERIFY(matrix);
            QCOMPARE(matrix->columns, std::int64_t{3});
            QCOMPARE(matrix->offsets, (std::vector<std::int64_t>{0, 2, 3}));
            QCOMPARE(matrix->indices, (std::vector<std::int64_t>{0, 2, 2}));
            QCOMPARE(matrix->values, (std::vector<float>{1, 2, 3}));
        }
    }

    void plainValuesOfEveryProtocol()
    {
        for (int protocol = 0; protocol <= 5; ++protocol) {
            const auto document = parse(fixture("plain.p" + std::to_string(protocol)));
            QVERIFY2(document.ok(), document ? "" : document.error().text().c_str());
            const auto& items = std::get<PickleDict>(document->root()).items;
            QCOMPARE(items.size(), std::size_t{4});
            const auto& list = std::get<PickleList>((*document)[items[0].second]).items;
            QCOMPARE(std::get<std::int64_t>((*document)[list[1]]), std::int64_t{-2});
            QCOMPARE(std::get<std::int64_t>((*document)[list[2]]), std::int64_t{1} << 40);
            QCOMPARE(std::get<bool>((*document)[list[3]]), true);
            QVERIFY(std::holds_alternative<PickleNone>((*document)[list[4]]));
            QCOMPARE(std::get<double>((*document)[list[5]]), 1.5);
            const auto& tuple = std::get<PickleTuple>((*document)[items[1].second]).items;
            QCOMPARE(std::get<PickleText>((*document)[tuple[1]]).value, std::string_view("\xc3\xa4"));
            QCOMPARE(std::get<PickleBytes>((*document)[items[2].second]).value, std::string_view("\0\xff", 2));
            QCOMPARE(std::get<double>((*document)[items[3].second]), 0.25);
        }
    }

    void nothingIsRun()
    {
        for (int protocol = 0; protocol <= 5; ++protocol) {
            const auto document = parse(fixture("evil.p" + std::to_string(protocol)));
            QVERIFY(!document.ok());
            QVERIFY(document.error().text().find("posix.system") != std::string::npos);
            QVERIFY(document.error().text().starts_with("byte "));
        }
        // By INST, by a permitted class with arguments of another one, by an extension, and by a persistent id.
        for (const std::string& text :
             {std::string("(S'true'\niposix\nsystem\n."), std::string("cbuiltins\neval\n(S'1'\ntR."),
              std::string("cbuiltins\nobject\n)R."), std::string("cnumpy\nndarray\n)R."), std::string("\x82\x01."),
              std::string("Pname\n."), std::string("(cbuiltins\nlist\no.")})
            QVERIFY2(!parse(text).ok(), text.c_str());
    }

    void selfReferenceEnds()
    {
        const auto document = parse(fixture("loop.p2"));
        QVERIFY(document.ok());
        const auto& items = std::get<PickleList>(document->root()).items;
        QCOMPARE(&(*document)[items[0]], &document->root());
    }

    void sharedValuesDoNotExpand()
    {
        // Twenty-six levels of lists that contain the lower level twice: 2^26 values if copied.
        std::string bomb = "]q\1";
        for (int i = 0; i < 26; ++i) bomb += "]q\2h\1ah\1aq\1";
        QVERIFY(parse(bomb + ".").error().text().find("one value on the stack") != std::string::npos);
        // A megabyte that is memoised once and converted to an array ten thousand times.
        std::string arrays = "cnumpy.core.multiarray\n_reconstruct\nq\1cnumpy\nndarray\nq\2cnumpy\ndtype\nU\2u1";
        arrays += std::string("K\0K\1\x87Rq\3", 8);
        arrays += std::string("T\0\0\x10\0", 5) + std::string(1 << 20, 'x') + "q\4";
        for (int i = 0; i < 10000; ++i) arrays += std::string("h\1h\2K\0\x85U\1b\x87R(K\1J\0\0\x10\0\x85h\3\x89h\4tb", 28);
        // The arrays share its bytes, but the converted values do not.
        MemoryBudget budget(arrays.size());
        const auto document = parse("]q\5(" + arrays + "e.", budget);
        QVERIFY2(document.ok(), document ? "" : document.error().text().c_str());
        QVERIFY(budget.taken() < 30'000'000);
        std::size_t made = 0;
        for (const PickleRef item : std::get<PickleList>(document->root()).items)
            if (const auto* array = std::get_if<NdArray>(&(*document)[item])) made += array->toFloats(budget).ok();
        QVERIFY(made > 0 && made < 30);
    }

    /// Distinct values take over a hundred bytes, equal numbers four.
    void valuesAreTakenFromTheBudget()
    {
        std::string same = "](";
        for (int i = 0; i < 2'000'000; ++i) same += "K\7";
        MemoryBudget budget(same.size());
        const auto list = parse(same + "e.", budget);
        QVERIFY2(list.ok(), list ? "" : list.error().text().c_str());
        QCOMPARE(std::get<PickleList>(list->root()).items.size(), std::size_t{2'000'000});
        const auto lists = parse("](" + std::string(2'000'000, ']') + "e.");
        QVERIFY(!lists.ok());
        QVERIFY2(lists.error().text().find("MB of memory") != std::string::npos, lists.error().text().c_str());
    }

    /// An array of references to one long text counts as many texts.
    void objectsThatAreOneTextAreCounted()
    {
        std::string text = "](X" + std::string("\0\0\x10\0", 4) + std::string(1 << 20, 'x') + "q\1";
        for (int i = 0; i < 1000; ++i) text += "h\1";
        MemoryBudget budget(text.size());
        const auto document = parse(text + "e.", budget);
        QVERIFY(document.ok());
        const auto& items = std::get<PickleList>(document->root()).items;
        const PickleObjects objects{{static_cast<std::int64_t>(items.size())}, items};
        const auto array = plainArray(*document, objects, budget);
        QVERIFY(!array.ok());
        QVERIFY2(array.error().text().find("MB of memory") != std::string::npos, array.error().text().c_str());
    }

    void declaredLengthsAreChecked()
    {
        for (const std::string& text :
             {std::string("T\xff\xff\xff\x7f"), std::string("X\xff\xff\xff\xffx."),
              std::string("\x8e\xff\xff\xff\xff\xff\xff\xff\xff."), std::string("\x95\xff\xff\xff\xff\xff\xff\xff\x7fN."),
              std::string("\x8b\xff\xff\xff\xff."), std::string("h\1."), std::string("."), std::string("t."),
              std::string("a."), std::string("NNs."), std::string("N(."), std::string("\x80\x09N."), std::string("NN."),
              std::string("N.N"), std::string("X\1\0\0\0\xff.", 7), std::string("I12x\n."), std::string("L1")})
            QVERIFY(!parse(text).ok());
        QVERIFY(!parse(std::string(100000, '(') + "N").ok());
    }

    void brokenBytesAreErrors()
    {
        RandomStream random(2, Purpose::Generator);
        for (const char* name : {"array.p0", "array.p2", "array.p5", "csr.p0", "csr.p2", "csr.p5", "plain.p0", "plain.p4"}) {
            const std::string good = fixture(name);
            for (std::size_t length = 0; length < good.size(); ++length) QVERIFY(!parse(good.substr(0, length)).ok());
            for (int i = 0; i < 500; ++i) {
                std::string bad = good;
                for (std::uint32_t n = 1 + random.below(4); n > 0; --n)
                    bad[random.below(static_cast<std::uint32_t>(bad.size()))] = static_cast<char>(random.below(256));
                const auto document = parse(bad);
                if (!document) QVERIFY(document.error().text().find('\n') == std::string::npos);
            }
        }
    }
};

ROSA_TEST(TestPickle)
#include "tst_pickle.moc"
