#include "core/data/writers/writers.h"

#include <QtTest/QTest>

#include "core/base/files.h"
#include "core/data/catalogue.h"
#include "core/data/import/import.h"
#include "tests/data/small_datasets.h"
#include "tests/data/support.h"
#include "tests/program/test_program.h"

using namespace rosa;
using namespace rosa::data;
using namespace rosa::data::tests;

namespace fs = std::filesystem;

namespace {

template <typename T>
std::string writerProblem(const Result<T>& result)
{
    return result.ok() ? std::string() : result.error().text();
}

std::string joinedText(const std::vector<Message>& messages)
{
    std::string text;
    for (const Message& message : messages) text += message.text() + ";";
    return text;
}

/// Four people, two of them with a class; features as text and binary numbers differ.
Dataset people()
{
    Dataset set;
    set.name = "people";
    set.graph = graph::Graph::undirected(4, {{0, 1}, {1, 3}}).value();
    set.features = graph::Features::dense(4, 2, {0.1f, 0, 1e-42f, 3e38f, 0, -7.25f, 0, 0}).value();
    set.labels = {{1, 0, -1, 1}, {"a & b", "c"}};
    set.nodeNames = {"ann", "\"b, c\"", "<d>", "#e; f"};
    return set;
}

}  // namespace

class TestWriters : public QObject {
    Q_OBJECT

    std::optional<TemporaryFolder> m_folder;

    [[nodiscard]] fs::path at(const std::string& name) const { return m_folder->path() / name; }
    [[nodiscard]] fs::path targetOf(const ExportKind& kind) const
    {
        return at("set-" + std::string(kind.id) + std::string(kind.ending));
    }
    static Result<Dataset> readBack(const fs::path& path)
    {
        ROSA_TRY_ASSIGN(const auto source, findSource(path, {}));
        return readSource(source);
    }

private Q_SLOTS:
    void init() { m_folder = TemporaryFolder::make().value(); }

    void everyFormatComesBack_data()
    {
        QTest::addColumn<int>("kind");
        for (std::size_t i = 0; i < exportKinds().size(); ++i)
            QTest::addRow("%s", std::string(exportKinds()[i].id).c_str()) << static_cast<int>(i);
    }
    void everyFormatComesBack()
    {
        QFETCH(int, kind);
        const ExportKind& format = exportKinds()[static_cast<std::size_t>(kind)];
        for (const Dataset& set : {people(), Catalogue().open("karate").value(), repeatingDataset()}) {
            const fs::path path = targetOf(format);
            const auto exported = exportDataset(set, format.format, path, true);
            QVERIFY2(exported.ok(), writerProblem(exported).c_str());
            const auto back = readBack(path);
            QVERIFY2(back.ok(), writerProblem(back).c_str());
            QCOMPARE(computedHash(*back), computedHash(set));
            if (format.format == ExportFormat::Npz) continue;
            QCOMPARE(joinedText(exported->lost), std::string());
            QCOMPARE(back->nodeNames, set.nodeNames);
            QCOMPARE(back->labels.classNames, set.labels.classNames);
        }
    }

    /// Exact text of small files.
    void filesAreWhatOthersRead()
    {
        Dataset set = people();
        set.published = graph::Graph::directed(4, {{1, 0}, {1, 3}, {2, 2}}).value();
        QVERIFY(exportDataset(set, ExportFormat::Tables, at("tables"), false).ok());
        QCOMPARE(readTextFile(at("tables/edges.csv")).value(),
                 std::string("source,target\n\"\"\"b, c\"\"\",ann\n\"\"\"b, c\"\"\",\"#e; f\"\n<d>,<d>\n"));
        QCOMPARE(readTextFile(at("tables/nodes.csv")).value(),
                 std::string("id,class,f0,f1\nann,c,0.1,0\n\"\"\"b, c\"\"\",a & b,1e-42,3e+38\n<d>,,0,-7.25\n"
                             "\"#e; f\",c,0,0\n"));
        QVERIFY(exportDataset(set, ExportFormat::GraphMl, at("set.graphml"), false).ok());
        QCOMPARE(
            readTextFile(at("set.graphml")).value(),
            std::string("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
                        "<graphml xmlns=\"http://graphml.graphdrawing.org/xmlns\">\n"
                        "  <key id=\"class\" for=\"node\" attr.name=\"class\" attr.type=\"string\"/>\n"
                        "  <key id=\"f0\" for=\"node\" attr.name=\"f0\" attr.type=\"float\"><default>0</default></key>\n"
                        "  <key id=\"f1\" for=\"node\" attr.name=\"f1\" attr.type=\"float\"><default>0</default></key>\n"
                        "  <graph edgedefault=\"directed\">\n"
                        "    <node id=\"ann\"><data key=\"class\">c</data><data key=\"f0\">0.1</data></node>\n"
                        "    <node id=\"&quot;b, c&quot;\"><data key=\"class\">a &amp; b</data><data key=\"f0\">1e-42</data>"
                        "<data key=\"f1\">3e+38</data></node>\n"
                        "    <node id=\"&lt;d&gt;\"><data key=\"f1\">-7.25</data></node>\n"
                        "    <node id=\"#e; f\"><data key=\"class\">c</data></node>\n"
                        "    <edge source=\"&quot;b, c&quot;\" target=\"ann\"/>\n"
                        "    <edge source=\"&quot;b, c&quot;\" target=\"#e; f\"/>\n"
                        "    <edge source=\"&lt;d&gt;\" target=\"&lt;d&gt;\"/>\n"
                        "  </graph>\n</graphml>\n"));
    }

    /// Gephi and NetworkX: ids that are numbers are numbers in JSON, and the first node of GEXF has all features.
    void graphsOfOtherProgramsAreExact()
    {
        Dataset set = people();
        set.graph = graph::Graph::undirected(4, {{0, 1}}).value();
        QVERIFY(exportDataset(set, ExportFormat::Gexf, at("set.gexf"), false).ok());
        const std::string gexf = readTextFile(at("set.gexf")).value();
        for (const char* part :
             {"<graph defaultedgetype=\"undirected\">", "<attribute id=\"class\" title=\"class\" type=\"string\"/>",
              "<node id=\"ann\" label=\"ann\"><attvalues><attvalue for=\"class\" value=\"c\"/><attvalue for=\"f0\" "
              "value=\"0.1\"/><attvalue for=\"f1\" value=\"0\"/></attvalues></node>",
              "<node id=\"&lt;d&gt;\" label=\"&lt;d&gt;\"><attvalues><attvalue for=\"f1\" "
              "value=\"-7.25\"/></attvalues></node>",
              "<edge id=\"0\" source=\"ann\" target=\"&quot;b, c&quot;\"/>"})
            QVERIFY2(gexf.find(part) != std::string::npos, part);
        set.nodeNames.clear();
        set.published = graph::Graph::directed(4, {{1, 0}}).value();
        QVERIFY(exportDataset(set, ExportFormat::NodeLink, at("set.json"), false).ok());
        QCOMPARE(readTextFile(at("set.json")).value(),
                 std::string("{\"directed\": true, \"multigraph\": false, \"graph\": {},\n\"nodes\": [\n"
                             "{\"id\": 0, \"class\": \"c\", \"x\": [0.1,0]},\n"
                             "{\"id\": 1, \"class\": \"a & b\", \"x\": [1e-42,3e+38]},\n"
                             "{\"id\": 2, \"x\": [0,-7.25]},\n{\"id\": 3, \"class\": \"c\", \"x\": [0,0]}],\n"
                             "\"links\": [\n{\"source\": 1, \"target\": 0}]}\n"));
    }

    /// Arcs as published, also where a format is read without directions; the message says which.
    void edgesAreThoseThatWereImported()
    {
        Dataset set = people();
        set.published = graph::Graph::directed(4, {{1, 0}, {1, 3}, {2, 2}}).value();
        const auto written = exportDataset(set, ExportFormat::GraphMl, at("set.graphml"), false);
        QVERIFY2(written.ok(), writerProblem(written).c_str());
        QCOMPARE(written->edges.text(), std::string("it has the 3 arcs as published; the program trains on the 2 undirected "
                                                    "edges that follow from them"));
        QCOMPARE(computedHash(readBack(at("set.graphml")).value()), computedHash(set));
        const auto tables = exportDataset(set, ExportFormat::Tables, at("tables"), false);
        QVERIFY2(tables.ok(), writerProblem(tables).c_str());
        QCOMPARE(joinedText(tables->lost), std::string("directions of edges when it is imported again;"));
        set.published.reset();
        QCOMPARE(computedHash(readBack(at("tables")).value()), computedHash(set));
        const auto undirected = exportDataset(set, ExportFormat::GraphMl, at("u.graphml"), false);
        QCOMPARE(undirected->edges.text(),
                 std::string("it has each of the 2 undirected edges, on which the program trains, once"));
    }

    void whatIsLostIsSaid()
    {
        Dataset set = timedDataset();
        set.labels = {{2, 0, 0, 2}, {"z", "nobody", "a"}};  // Readers would sort these names.
        set.nodeNames = {"x", "x", "y", ""};
        const auto exported = exportDataset(set, ExportFormat::GraphMl, at("set.graphml"), false);
        QVERIFY2(exported.ok(), writerProblem(exported).c_str());
        QCOMPARE(joinedText(exported->lost),
                 std::string("names of nodes;classes without a node;names of classes;times of contacts;"));
        const auto back = readBack(at("set.graphml"));
        QVERIFY(std::ranges::equal(back->labels.ofNode, std::vector<std::int32_t>{1, 0, 0, 1}));
        set.splits = {{"a", {0}, {1}, {2}}, {"b", {1}, {}, {2}}};
        const auto tables = exportDataset(set, ExportFormat::Tables, at("tables"), false);
        QVERIFY2(tables.ok() && joinedText(tables->lost).find("splits (") != std::string::npos,
                 writerProblem(tables).c_str());
    }

    /// Nothing is written where reading would give something else, or nothing.
    void whatCannotBeReadIsNotWritten()
    {
        Dataset lonely = people();
        lonely.graph = graph::Graph::undirected(4, {}).value();
        const auto none = exportDataset(lonely, ExportFormat::Tables, at("none"), false);
        QVERIFY(!none.ok());
        QVERIFY2(writerProblem(none).find("cannot be written so that it is read again") != std::string::npos,
                 writerProblem(none).c_str());
        QVERIFY(!fs::exists(at("none")));
        QVERIFY(exportDataset(people(), ExportFormat::Tables, at("mine"), false).ok());
        const std::string before = readTextFile(at("mine/nodes.csv")).value();
        Dataset other = people();
        other.nodeNames.clear();
        QVERIFY2(writerProblem(exportDataset(other, ExportFormat::Tables, at("mine"), false))
                     .ends_with("--replace overwrites it"),
                 writerProblem(exportDataset(other, ExportFormat::Tables, at("mine"), false)).c_str());
        QCOMPARE(readTextFile(at("mine/nodes.csv")).value(), before);
        QVERIFY(exportDataset(other, ExportFormat::Tables, at("mine"), true).ok());
        QVERIFY(readTextFile(at("mine/nodes.csv")).value() != before);
        QVERIFY(!exportDataset(other, ExportFormat::GraphMl, at("no/set.graphml"), true).ok());
        QVERIFY(!exportDataset(other, ExportFormat::GraphMl, at("set.xml"), true).ok());
        Dataset wide = people();
        wide.features = graph::Features::sparse(4, 100'000'000, {0, 0, 0, 0, 0}, {}, {}).value();
        QVERIFY(writerProblem(exportDataset(wide, ExportFormat::Tables, at("wide"), false)).find("too many for a text") !=
                std::string::npos);
    }

    void formatsAreToldByTheirEndings()
    {
        QCOMPARE(exportFormatOf("a/b.GraphML"), std::optional(ExportFormat::GraphMl));
        QCOMPARE(exportFormatOf("b.npz"), std::optional(ExportFormat::Npz));
        QCOMPARE(exportFormatOf("b.rosadata"), std::optional(ExportFormat::Packed));
        QVERIFY(!exportFormatOf("b.csv") && !exportFormatOf("b") && !exportFormatOf(".npz"));
    }
};

ROSA_TEST(TestWriters)
#include "tst_writers.moc"
