#include "core/data/packed.h"

#include <bit>

#include <QtTest/QTest>

#include "core/base/files.h"
#include "core/data/byte_coding.h"
#include "tests/data/packed_surgery.h"
#include "tests/data/small_datasets.h"
#include "tests/program/test_program.h"

using namespace rosa;
using namespace rosa::data;
using namespace rosa::data::tests;

class TestPacked : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void numbersComeBack()
    {
        const std::vector<std::uint64_t> unsigneds{0, 1, 127, 128, 16383, 16384, UINT32_MAX, UINT64_MAX};
        const std::vector<std::int64_t> signeds{0, -1, 1, -64, 64, INT64_MIN, INT64_MAX};
        ByteWriter out;
        for (const auto value : unsigneds) out.varint(value);
        for (const auto value : signeds) out.zigzag(value);
        out.fixed32(0x01020304);
        out.fixed64(0x0102030405060708);
        QCOMPARE(static_cast<int>(out.bytes()[out.bytes().size() - 12]), 4);
        ByteReader in(out.bytes(), "here");
        for (const auto value : unsigneds) QCOMPARE(in.varint(), value);
        for (const auto value : signeds) QCOMPARE(in.zigzag(), value);
        QCOMPARE(in.fixed32(), 0x01020304u);
        QCOMPARE(in.fixed64(), std::uint64_t{0x0102030405060708});
        QVERIFY(in.finish().ok());
    }

    void smallValuesTakeOneByte()
    {
        ByteWriter out;
        out.varint(127);
        QCOMPARE(out.bytes().size(), std::size_t{1});
        out.ascending(std::vector<std::int32_t>{5, 6, 130});
        QCOMPARE(out.bytes().size(), std::size_t{5});
    }

    void overlongNumbersAreRefused()
    {
        const std::vector<std::byte> bytes(11, std::byte{0xff});
        ByteReader in(bytes, "here");
        QCOMPARE(in.varint(), std::uint64_t{0});
        QCOMPARE(in.finish().error().text(),
                 std::string("here, byte 10: expected a number of at most 64 bits, found a longer one"));
    }

    void theFirstProblemSticks()
    {
        ByteWriter out;
        out.varint(9);
        out.varint(1);
        ByteReader in(out.bytes(), "here");
        QCOMPARE(in.varintUpTo(8, "colour"), std::uint64_t{0});
        QCOMPARE(in.varint(), std::uint64_t{0});
        QCOMPARE(in.finish().error().text(), std::string("here, byte 1: colour: expected at most 8, found 9"));
    }

    void datasetsComeBackBitForBit()
    {
        for (const Dataset& set : {fullDataset(), bareDataset(), repeatingDataset(), Dataset{}}) {
            const auto bytes = packDataset(set);
            QVERIFY(bytes.ok());
            const auto back = unpackDataset(*bytes, "memory");
            QVERIFY2(back.ok(), back.ok() ? "" : back.error().text().c_str());
            QVERIFY(sameDataset(*back, set));
            QCOMPARE(contentHash(*back), contentHash(set));
            QCOMPARE(packDataset(*back).value(), *bytes);
        }
    }

    /// Each value once per column, as a sorted list of bit patterns, then two planes of places. −1e-42 is the smaller int32 of its column.
    void repeatedValuesArePlacesInATable()
    {
        const Dataset set = repeatingDataset();
        Bytes content;
        const Bytes packed = withSection(packDataset(set).value(), "FEAT", [&](Bytes& features) { content = features; });
        QCOMPARE(static_cast<int>(packed[8]), 3);
        ByteReader in(content, "here");
        QCOMPARE(in.varint(), std::uint64_t{3});  // The layout.
        QCOMPARE(in.varint(), std::uint64_t{3});  // Features.
        std::vector<std::int32_t> columns;
        for (int node = 0; node < 4; ++node) in.ascending(columns, 3, "feature");
        QCOMPARE(columns, (std::vector<std::int32_t>{0, 2, 0, 2, 0, 2, 0, 2}));
        for (const std::vector<float>& expected : {std::vector<float>{0.5f, 2.5f}, {}, {-1e-42f, 0.5f}}) {
            std::vector<std::int32_t> bits;
            in.ascending(bits, std::int64_t{1} << 31, "value", -(std::int64_t{1} << 31) - 1);
            std::vector<float> values;
            for (const std::int32_t one : bits) values.push_back(std::bit_cast<float>(one));
            QCOMPARE(values, expected);
        }
        const std::vector<int> places{0, 0, 1, 1, 0, 0, 0, 0};
        for (const int place : places) QCOMPARE(static_cast<int>(in.raw(1, "place")[0]), place);
        for (std::size_t i = 0; i < places.size(); ++i) QCOMPARE(static_cast<int>(in.raw(1, "place")[0]), 0);
        QVERIFY(in.finish().ok());
    }

    /// Values that hardly repeat stay as they are, in the version that earlier programs read.
    void otherValuesAreWrittenAsBefore()
    {
        for (const Dataset& set : {fullDataset(), bareDataset(), timedDataset()})
            QCOMPARE(static_cast<int>(packDataset(set).value()[8]), 1);
        Dataset set = repeatingDataset();
        std::vector<float> values(set.features.values().begin(), set.features.values().end());
        values[4] = 7;  // Five values for eight entries.
        const auto offsets = set.features.offsets();
        const auto columns = set.features.columnIndices();
        set.features =
            graph::Features::sparse(4, 3, {offsets.begin(), offsets.end()}, {columns.begin(), columns.end()}, values)
                .value();
        QCOMPARE(static_cast<int>(packDataset(set).value()[8]), 1);
    }

    /// More than 256 values in a column need both planes.
    void placesHaveTwoBytes()
    {
        constexpr graph::Node nodes = 1200;
        Dataset set;
        set.name = "two-bytes";
        set.graph = graph::Graph::undirected(nodes, {}).value();
        std::vector<std::int64_t> offsets{0};
        std::vector<float> values;
        for (graph::Node node = 0; node < nodes; ++node) {
            offsets.push_back(node + 1);
            values.push_back(static_cast<float>(1 + node % 400));
        }
        set.features = graph::Features::sparse(nodes, 1, offsets, std::vector<std::int32_t>(nodes, 0), values).value();
        const Bytes bytes = packDataset(set).value();
        QCOMPARE(static_cast<int>(bytes[8]), 3);
        QVERIFY(sameDataset(unpackDataset(bytes, "memory").value(), set));
    }

    void aPlaceBeyondTheTableIsRefused()
    {
        const Bytes packed = withSection(packDataset(repeatingDataset()).value(), "FEAT",
                                         [](Bytes& features) { features[features.size() - 16] = std::byte{2}; });
        const auto back = unpackDataset(packed, "f");
        QVERIFY(!back.ok());
        QVERIFY2(back.error().text().ends_with("feature 0: expected one of its 2 values, found place 2"),
                 back.error().text().c_str());
    }

    void theCardIsReadAlone()
    {
        auto folder = TemporaryFolder::make();
        const auto path = folder->path() / "small.rosadata";
        QVERIFY(writePacked(path, fullDataset()).ok());
        const auto card = readPackedCard(path);
        QVERIFY(card.ok());
        QCOMPARE(card->title, std::string("Small graph"));
        QCOMPARE(card->nodes, std::int64_t{5});
        QCOMPARE(card->edges, std::int64_t{3});
        QCOMPARE(card->features, std::int64_t{300});
        QCOMPARE(card->classes, std::int64_t{2});
        QCOMPARE(card->splits, std::int64_t{2});
        QCOMPARE(card->contentHash, contentHash(fullDataset()));
        QCOMPARE(card->fixUps.at(1).count, std::int64_t{-7});
    }

    /// A card longer than the first read.
    void aLongCardIsReadToo()
    {
        Dataset set = bareDataset();
        std::uint32_t state = 1;
        for (int i = 0; i < 200000; ++i)
            set.source += static_cast<char>(33 + ((state = state * 1664525u + 1013904223u) >> 16) % 90);
        auto folder = TemporaryFolder::make();
        const auto path = folder->path() / "long.rosadata";
        QVERIFY(writePacked(path, set).ok());
        QVERIFY(std::filesystem::file_size(path) > 100000);
        QCOMPARE(readPackedCard(path).value().source, set.source);
    }

    void partsThatDoNotFitAreNotPacked()
    {
        const auto problem = [](auto change) {
            Dataset set = fullDataset();
            change(set);
            const auto bytes = packDataset(set);
            return bytes.ok() ? std::string() : bytes.error().text();
        };
        QCOMPARE(problem([](Dataset& set) { set.labels.ofNode[1] = 2; }),
                 std::string("data set small: labels: class 2 of node 1 is not one of the 2 classes"));
        QCOMPARE(problem([](Dataset& set) { set.labels.ofNode.pop_back(); }),
                 std::string("data set small: labels: expected 5, found 4"));
        QCOMPARE(problem([](Dataset& set) { set.splits[0].test = {1}; }),
                 std::string("data set small: split \"first\", test: node 1 is in two parts"));
        QCOMPARE(problem([](Dataset& set) { set.splits[1].train = {5}; }),
                 std::string(
                     "data set small: split \"no validation\", train: expected ascending nodes below 5, found 5 after -1"));
        QCOMPARE(problem([](Dataset& set) { set.nodeNames.pop_back(); }),
                 std::string("data set small: node names: expected 5 nodes, found 4"));
        QCOMPARE(problem([](Dataset& set) { set.features = bareDataset().features; }),
                 std::string("data set small: features: expected 5 nodes, found 3"));
        QCOMPARE(problem([](Dataset& set) { set.graph = *set.published; }),
                 std::string("data set small: graph: expected an undirected graph"));
    }

    void theHashIsOfTheContent()
    {
        const Dataset set = fullDataset();
        const std::string hash = contentHash(set);
        const auto changed = [&](auto change) {
            Dataset other = set;
            change(other);
            return contentHash(other) != hash;
        };
        QVERIFY(changed([](Dataset& other) {
            other.graph = graph::Graph::undirected(5, {{0, 1}, {1, 2}, {2, 4}}).value();
        }));
        QVERIFY(changed([](Dataset& other) { other.published.reset(); }));
        QVERIFY(changed([](Dataset& other) { other.labels.ofNode[2] = 0; }));
        QVERIFY(changed([](Dataset& other) { other.splits.pop_back(); }));
        QVERIFY(changed([](Dataset& other) { std::swap(other.splits[0].validation, other.splits[0].test); }));
        QVERIFY(changed([](Dataset& other) {
            other.features =
                graph::Features::sparse(5, 300, {0, 2, 2, 3, 4, 6}, {0, 299, 7, 128, 1, 2}, {1, 0.5f, -3, 2e-30f, 1, 2.25f})
                    .value();
        }));
        QVERIFY(!changed([](Dataset& other) {
            other.name = other.title = other.source = other.featuresNote = "another";
            other.fixUps.clear();
            other.nodeNames.clear();
            other.labels.classNames = {"a", "b"};
            other.splits[0].name = "renamed";
        }));
    }

    void theHashDoesNotDependOnLayoutOrOnAPublishedCopy()
    {
        Dataset set = fullDataset();
        const std::string hash = contentHash(set);
        std::vector<float> values(5 * 300);
        for (graph::Node node = 0; node < 5; ++node)
            set.features.copyRow(node, std::span(values).subspan(static_cast<std::size_t>(node) * 300, 300));
        values[1] = -0.0f;
        set.features = graph::Features::dense(5, 300, values).value();
        QCOMPARE(contentHash(set), hash);

        Dataset bare = bareDataset();
        const std::string without = contentHash(bare);
        bare.published = bare.graph;
        QCOMPARE(contentHash(bare), without);
    }
};

ROSA_TEST(TestPacked)
#include "tst_packed.moc"
