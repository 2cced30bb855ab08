/// Weights of edges in files: read, stored, exported and read again.
#include <QtTest/QTest>

#include "core/base/files.h"
#include "core/data/import/import.h"
#include "core/data/mapped_reader.h"
#include "core/data/mapped_writer.h"
#include "core/data/packed.h"
#include "core/data/writers/writers.h"
#include "tests/data/samples.h"
#include "tests/data/small_datasets.h"
#include "tests/data/support.h"
#include "tests/program/test_program.h"

using namespace rosa;
using namespace rosa::data;
using rosa::data::tests::fixUp;
using rosa::data::tests::put;
using rosa::data::tests::weightedDataset;

namespace fs = std::filesystem;

namespace {

/// The triangle a – b – c with weights 2, 1 and 0.25 and two classes, in each format that has names.
struct NamedFile {
    const char* name;
    const char* text;
};
constexpr NamedFile kTriangles[] = {
    {"edges.csv", "source,target,weight\na,b,2\nb,c,1\nc,a,0.25\n"},
    {"t.txt", "a b 2\nb c 1\na c 0.25\n"},
    {"t.gexf",
     "<gexf><graph><nodes><node id='a'/><node id='b'/><node id='c'/></nodes><edges><edge source='a' target='b' "
     "weight='2.0'/>"
     "<edge source='b' target='c'/><edge source='a' target='c' weight='0.25'/></edges></graph></gexf>"},
    {"t.graphml",
     "<graphml><key id='w' for='edge' attr.name='weight' attr.type='double'><default>2</default></key><graph "
     "edgedefault='undirected'><node id='a'/><node id='b'/><node id='c'/><edge source='a' target='b'/><edge source='b' "
     "target='c'><data key='w'>1</data></edge><edge source='a' target='c'><data "
     "key='w'>0.25</data></edge></graph></graphml>"},
    {"t.json", R"({"nodes": [{"id": "a"}, {"id": "b"}, {"id": "c"}], "links": [{"source": "a", "target": "b", "weight": 2},
        {"source": "b", "target": "c"}, {"source": "c", "target": "a", "weight": 0.25}]})"},
    {"t.net", "*Vertices 3\n1 \"a\"\n2 \"b\"\n3 \"c\"\n*Edges\n1 2 2\n2 3 1\n1 3 .25\n"},
    {"t.gml",
     "graph [ node [ id 0 label \"a\" ] node [ id 1 label \"b\" ] node [ id 2 label \"c\" ] edge [ source 0 target 1 weight "
     "2 ] "
     "edge [ source 1 target 2 ] edge [ source 2 target 0 value 0.25 ] ]"},
    {"t.mtx", "%%MatrixMarket matrix coordinate real symmetric\n3 3 3\n2 1 2\n3 2 1\n3 1 0.25\n"},
};

std::string weightProblem(const Result<Dataset>& read) { return read ? "none" : read.error().text(); }

}  // namespace

class TestWeightedFiles : public QObject {
    Q_OBJECT

    std::optional<TemporaryFolder> m_folder;
    fs::path m_root;

    static Result<Dataset> readFrom(const fs::path& path, const ReadOptions& options = {})
    {
        ROSA_TRY_ASSIGN(const auto source, findSource(path, {}, options));
        return readSource(source);
    }

private Q_SLOTS:
    void init()
    {
        m_folder = TemporaryFolder::make().value();
        m_root = m_folder->path();
    }

    void everyReaderKeepsThem_data()
    {
        QTest::addColumn<int>("file");
        for (std::size_t i = 0; i < std::size(kTriangles); ++i) QTest::newRow(kTriangles[i].name) << static_cast<int>(i);
    }
    void everyReaderKeepsThem()
    {
        QFETCH(int, file);
        const auto& [name, text] = kTriangles[file];
        put(m_root / name, text);
        const auto read = readFrom(m_root / name);
        VERIFY_OK(read);
        QVERIFY(!read->published);
        QCOMPARE(read->graph.weightOf(0, 1), 2.0f);
        QCOMPARE(read->graph.weightOf(2, 1), 1.0f);
        QCOMPARE(read->graph.weightOf(2, 0), 0.25f);
        QCOMPARE(fixUp(*read, "edge weights kept ("), 2);
        VERIFY_OK(checkDataset(*read));
        // The same graph without them.
        const bool isPlainText = std::string_view(name) == "t.txt";
        const auto without = readFrom(m_root / name, {.ignoredColumns = {isPlainText ? "3" : "weight"}});
        VERIFY_OK(without);
        QVERIFY(!without->graph.isWeighted());
        QCOMPARE(without->graph.undirectedEdgeCount(), 3);
        QVERIFY(computedHash(*without) != computedHash(*read));
        Dataset same = *read;
        same.graph = same.graph.withoutWeights();
        QCOMPARE(computedHash(*without), computedHash(same));
    }

    /// One sentence with the place and the way out.
    void negativeWeightsAreRefused()
    {
        const auto expect = [&](const char* name, std::string text, const std::string& end) {
            for (const char* weight : {"0.25", ".25"})
                if (const auto at = text.find(weight); at != std::string::npos)
                    text.replace(at, std::string(weight).size(), "-3");
            put(m_root / name, text);
            const std::string found = weightProblem(readFrom(m_root / name));
            QVERIFY2(
                found.ends_with(end) && found.starts_with((m_root / name).string()) && found.find('\n') == std::string::npos,
                found.c_str());
        };
        const std::string sentence = "expected a weight of 0 or more, found ";
        const std::string way = "; --ignore weight leaves the weights out";
        expect("edges.csv", kTriangles[0].text,
               ":4: expected a weight of 0 or more in column \"weight\" (--ignore leaves it out), found '-3'");
        expect("t.gexf", kTriangles[2].text, ":1: " + sentence + "'-3'" + way);
        expect("t.graphml", kTriangles[3].text,
               "expected a weight of 0 or more in attribute \"weight\" (--ignore weight leaves weights out), found '-3'");
        expect("t.json", kTriangles[4].text, "links[2]: " + sentence + "'-3'" + way);
        expect("t.net", kTriangles[5].text, ":8: " + sentence + "'-3'" + way);
        expect("t.gml", kTriangles[6].text, ":1: " + sentence + "'-3'" + way);
        expect("t.mtx", kTriangles[7].text, "edge 2 – 0 (nodes counted from 0): " + sentence + "-3.000000" + way);
        VERIFY_OK(readFrom(m_root / "t.mtx", {.ignoredColumns = {"weight"}}));
    }

    void anotherAttributeByItsName()
    {
        put(m_root / "t.json",
            R"({"nodes": [{"id": "a"}, {"id": "b"}], "links": [{"source": "a", "target": "b", "trips": 5, "weight": 2}]})");
        QCOMPARE(readFrom(m_root / "t.json", {.weightColumn = "trips"})->graph.weightOf(0, 1), 5.0f);
        QVERIFY(weightProblem(readFrom(m_root / "t.json", {.weightColumn = "trip"}))
                    .ends_with("expected an attribute of edges for --weight, found none called \"trip\""));
        put(m_root / "t.graphml",
            "<graphml><key id='d' for='edge' attr.name='trips' attr.type='int'/><graph><node id='a'/><node id='b'/>"
            "<edge source='a' target='b'><data key='d'>5</data></edge></graph></graphml>");
        QVERIFY(!readFrom(m_root / "t.graphml")->graph.isWeighted());
        QCOMPARE(readFrom(m_root / "t.graphml", {.weightColumn = "trips"})->graph.weightOf(0, 1), 5.0f);
        put(m_root / "t.gexf",
            "<gexf><graph><attributes class='edge'><attribute id='0' title='trips' type='float'/></attributes><nodes>"
            "<node id='a'/><node id='b'/></nodes><edges><edge source='a' target='b'><attvalues><attvalue for='0' "
            "value='5'/></attvalues>"
            "</edge></edges></graph></gexf>");
        QCOMPARE(readFrom(m_root / "t.gexf", {.weightColumn = "trips"})->graph.weightOf(0, 1), 5.0f);
    }

    void packedAndMappedFilesHaveThem()
    {
        for (const Dataset& set : {weightedDataset(false), weightedDataset(true)}) {
            const auto bytes = packDataset(set);
            QVERIFY(bytes.ok());
            const auto back = unpackDataset(*bytes, "file");
            VERIFY_OK(back);
            QVERIFY(std::ranges::equal(back->graph.weights(), set.graph.weights()));
            QCOMPARE(computedHash(*back), computedHash(set));
            QVERIFY(writeMapped(m_root / "t.rosadata", set).ok());
            const auto mapped = readPacked(m_root / "t.rosadata");
            VERIFY_OK(mapped);
            QCOMPARE(computedHash(*mapped), computedHash(set));
            QCOMPARE(mapped->graph.weightSums(0).back(), set.graph.weightSums(0).back());
            const auto checked = checkPacked(m_root / "t.rosadata");
            QVERIFY(checked.ok() && *checked == computedHash(set));
            fs::remove(m_root / "t.rosadata");
        }
    }

    /// Without weights, a file has the bytes and the hash it had before there were any.
    void filesWithoutThemStay()
    {
        Dataset plain = weightedDataset(false);
        plain.graph = plain.graph.withoutWeights();
        const auto bytes = packDataset(plain).value();
        const std::string text(reinterpret_cast<const char*>(bytes.data()), bytes.size());
        QVERIFY(text.find("WGHT") == std::string::npos);
        QVERIFY(packDataset(weightedDataset(false))->size() > bytes.size());
    }

    void everyExportComesBack_data()
    {
        QTest::addColumn<int>("kind");
        for (std::size_t i = 0; i < exportKinds().size(); ++i)
            QTest::addRow("%s", std::string(exportKinds()[i].id).c_str()) << static_cast<int>(i);
    }
    void everyExportComesBack()
    {
        QFETCH(int, kind);
        const ExportKind& format = exportKinds()[static_cast<std::size_t>(kind)];
        for (const Dataset& set : {weightedDataset(false), weightedDataset(true)}) {
            const fs::path path = m_root / ("set" + std::string(format.ending));
            const auto exported = exportDataset(set, format.format, path, true);
            QVERIFY2(exported.ok(), exported ? "" : exported.error().text().c_str());
            const auto back = readFrom(path);
            VERIFY_OK(back);
            QVERIFY(std::ranges::equal(back->graph.weights(), set.graph.weights()));
            Dataset expected = set;
            // Tables have no directions.
            if (format.format == ExportFormat::Tables) expected.published.reset();
            QCOMPARE(computedHash(*back), computedHash(expected));
        }
    }
};

ROSA_TEST(TestWeightedFiles)
#include "tst_weighted_files.moc"
