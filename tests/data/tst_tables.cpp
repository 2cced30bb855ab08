/// Tables and lists of edges as people have them: roles of columns, separators, encodings, names of files.
#include <QtTest/QTest>

#include "core/base/files.h"
#include "core/data/import/import.h"
#include "tests/data/samples.h"
#include "tests/data/support.h"
#include "tests/program/test_program.h"

using namespace rosa;
using namespace rosa::data;
using rosa::data::tests::fixUp;
using rosa::data::tests::put;

namespace fs = std::filesystem;

namespace {

using Classes = LargeBuffer<std::int32_t>;
using Names = std::vector<std::string>;

constexpr int kRing = 12;

std::string ringName(int node) { return "n" + std::to_string(node); }

/// A ring of n0 … n11, whose columns are joined by `separator` in both tables.
std::string ringOf(const std::string& header = "source,target", const std::string& separator = ",")
{
    std::string text = header + "\n";
    for (int i = 0; i < kRing; ++i) text += ringName(i) + separator + ringName((i + 1) % kRing) + "\n";
    return text;
}

/// Rows of the table of nodes; %c is replaced by the class (0, 1, 2), %i by the number of the node.
std::string nodeRows(const std::string& header, const std::string& pattern)
{
    std::string text = header + "\n";
    for (int i = 0; i < kRing; ++i) {
        std::string row = pattern;
        for (const auto& [hole, value] : {std::pair{std::string("%c"), i % 3}, {"%i", i}})
            for (std::size_t at = row.find(hole); at != std::string::npos; at = row.find(hole))
                row.replace(at, hole.size(), std::to_string(value));
        text += row + "\n";
    }
    return text;
}

std::string utf16(const std::string& ascii, bool isLittle)
{
    std::string text = isLittle ? "\xff\xfe" : "\xfe\xff";
    for (const char c : ascii) text += isLittle ? std::string{c, '\0'} : std::string{'\0', c};
    return text;
}

std::string exchanged(std::string text, char what, const std::string& by)
{
    std::string out;
    for (const char c : text) out += c == what ? by : std::string(1, c);
    return out;
}

}  // namespace

class TestTables : public QObject {
    Q_OBJECT

private:
    std::optional<TemporaryFolder> m_folder;
    fs::path m_root;

    Result<Dataset> read(const ReadOptions& options = {}, const std::string& file = {})
    {
        ROSA_TRY_ASSIGN(const auto source, findSource(file.empty() ? m_root : m_root / file, "", options));
        return readSource(source);
    }
    Result<Dataset> readNodes(const std::string& nodes, const ReadOptions& options = {})
    {
        put(m_root / "edges.csv", ringOf());
        put(m_root / "nodes.csv", nodes);
        return read(options);
    }
    static std::string errorOf(const Result<Dataset>& dataset) { return dataset ? "no error" : dataset.error().text(); }
    /// The fix-up that tells the roles.
    static std::string rolesOf(const Dataset& dataset)
    {
        for (const FixUp& fix : dataset.fixUps)
            if (fix.what.text().starts_with("columns of nodes."))
                return fix.what.text().substr(std::string("columns of nodes.csv: ").size());
        return {};
    }
    static void verifyThreeClasses(const Result<Dataset>& dataset, int features)
    {
        VERIFY_OK(dataset);
        QCOMPARE(dataset->graph.nodeCount(), kRing);
        QCOMPARE(dataset->graph.undirectedEdgeCount(), std::int64_t{kRing});
        QCOMPARE(dataset->labels.ofNode, (Classes{0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2}));
        QCOMPARE(static_cast<int>(dataset->features.columns()), features);
    }

private Q_SLOTS:
    void init()
    {
        m_folder.emplace(TemporaryFolder::make().value());
        m_root = m_folder->path();
    }

    void roles_data()
    {
        QTest::addColumn<QString>("header");
        QTest::addColumn<QString>("row");
        QTest::addColumn<int>("features");
        QTest::addColumn<QString>("roles");
        const auto row = [](const char* name, const char* header, const char* pattern, int features, const char* roles) {
            QTest::newRow(name) << QString::fromUtf8(header) << QString::fromUtf8(pattern) << features
                                << QString::fromUtf8(roles);
        };
        row("label", "id,label,a,b", "n%i,c%c,%i.5,2.5", 2, R"(id "id", class "label", features "a", "b")");
        row("Gephi", "Id,Label,timeset,modularity_class,degree", "n%i,Person %i,,%c,2.5", 1,
            R"(id "Id", class "modularity_class", feature "degree", ignored "Label" (names: as many values as nodes), ignored "timeset" (empty))");
        row("y", "id,y,a", "n%i,%c,%i.5", 1, R"(id "id", class "y", feature "a")");
        row("club", "node,club,a", "n%i,k%c,%i.5", 1, R"(id "node", class "club", feature "a")");
        row("target is last", "name,a,target", "n%i,%i.5,%c", 1, R"(id "name", class "target", feature "a")");
        row("index of pandas", ",id,label,a", "%i,n%i,c%c,%i.5", 1,
            R"(id "id", class "label", feature "a", ignored 1 (an index))");
        row("columns of pandas", "id,label,0,1", "n%i,c%c,%i.5,1", 2, R"(id "id", class "label", features "0", "1")");
        row("index is the id", ",label,a", "n%i,c%c,%i.5", 1, R"(id 1, class "label", feature "a")");
        row("text", "id,label,country,a", "n%i,c%c,de,%i.5", 1,
            R"(id "id", class "label", feature "a", ignored "country" (text))");
        row("booleans", "id,label,member", "n%i,c%c,True", 1, R"(id "id", class "label", feature "member")");
        row("many features", "id,label,a,b,c,d", "n%i,c%c,%i,%i,2,3", 4,
            R"(id "id", class "label", features "a" … "d" (4))");
        row("trailing comma", "id,label,a,", "n%i,c%c,%i.5,", 1,
            R"(id "id", class "label", feature "a", ignored 4 (empty))");
    }
    void roles()
    {
        QFETCH(QString, header);
        QFETCH(QString, row);
        QFETCH(int, features);
        QFETCH(QString, roles);
        const auto dataset = readNodes(nodeRows(header.toStdString(), row.toStdString()));
        verifyThreeClasses(dataset, features);
        QCOMPARE(QString::fromStdString(rolesOf(*dataset)), roles);
    }

    void withoutAHeader()
    {
        auto dataset = readNodes(nodeRows("", "n%i,c%c,%i.5"));
        verifyThreeClasses(dataset, 1);
        QCOMPARE(rolesOf(*dataset), std::string("id 1, class 2, feature 3"));
        dataset = readNodes(nodeRows("", "n%i,%i.5,%c"));
        VERIFY_OK(dataset);
        QVERIFY(dataset->labels.empty());
        QCOMPARE(dataset->features.columns(), 2);
        verifyThreeClasses(readNodes(nodeRows("", "n%i,%i.5,%c"), {.classColumn = "3"}), 1);
    }

    void whatCannotBeDecidedNamesTheOption_data()
    {
        QTest::addColumn<QString>("header");
        QTest::addColumn<QString>("row");
        QTest::addColumn<QString>("error");
        const auto row = [](const char* name, const char* header, const char* pattern, const char* error) {
            QTest::newRow(name) << QString::fromUtf8(header) << QString::fromUtf8(pattern) << QString::fromUtf8(error);
        };
        row("two classes", "id,label,y,a", "n%i,c%c,%c,%i.5",
            R"(column "label" (3), "y" (3) could both be the class (in parentheses: different values); choose the class with --class label, or use --ignore label,y)");
        row("class of each node", "id,class,a", "n%i,%i,%i.5",
            R"(column "class" has 12 different values for 12 nodes, too many for classes; name the class with --class COLUMN, or leave the column out with --ignore class)");
        row("whole numbers", "id,kind,a", "n%i,%c,%i.5",
            R"(column "kind" (3) could be the class (in parentheses: different values); choose the class with --class kind, or use --feature kind)");
        row("texts", "id,faction,a", "n%i,f%c,%i.5",
            R"(column "faction" (3) could be the class (in parentheses: different values); choose the class with --class faction, or use --ignore faction)");
        row("class twice", "id,label,code,a", "n%i,c%c,%c,%i.5",
            R"(column "code" has one value per class, so as a feature it would tell the class; leave it out with --ignore code, or keep it with --feature code)");
        row("thousands", "id,label,a", R"(n%i,c%c,"1,23%c.5")",
            R"(column "a" has numbers with thousands separators ("1,234.5"): write them without, or leave the column out with --ignore a)");
    }
    void whatCannotBeDecidedNamesTheOption()
    {
        QFETCH(QString, header);
        QFETCH(QString, row);
        QFETCH(QString, error);
        const auto dataset = readNodes(nodeRows(header.toStdString(), row.toStdString()));
        QCOMPARE(QString::fromStdString(errorOf(dataset)),
                 QString::fromStdString((m_root / "nodes.csv").string()) + QStringLiteral(": ") + error);
    }

    void theUserChooses()
    {
        const std::string both = nodeRows("id,label,y,a", "n%i,name,%c,%i.5");
        verifyThreeClasses(readNodes(both, {.classColumn = "y", .ignoredColumns = {"label"}}), 1);
        const std::string kind = nodeRows("id,kind,a", "n%i,%c,%i.5");
        const auto dataset = readNodes(kind, {.featureColumns = {"kind"}});
        VERIFY_OK(dataset);
        QVERIFY(dataset->labels.empty());
        QCOMPARE(dataset->features.columns(), 2);
        QCOMPARE(dataset->source, std::string("tables of edges and nodes; read with --feature kind"));
        verifyThreeClasses(readNodes(nodeRows("id,nr,label", "%i,n%i,%c"), {.idColumn = "nr", .ignoredColumns = {"id"}}),
                           kRing);
        QVERIFY(
            errorOf(readNodes(kind, {.classColumn = "sort"})).find("for --class (\"id\", \"kind\", \"a\"), found none") !=
            std::string::npos);
        QVERIFY(errorOf(readNodes(kind, {.classColumn = "kind", .ignoredColumns = {"sort"}}))
                    .find("--ignore, found none called \"sort\"") != std::string::npos);
        QVERIFY(errorOf(readNodes(kind, {.classColumn = "kind", .featureColumns = {"kind"}})).find("two meanings") !=
                std::string::npos);
    }

    /// As in tables that the program exports.
    void numberedColumnsAreFeatures()
    {
        const auto dataset = readNodes(nodeRows("id,f0,f1", "n%i,%c,%i.5"));
        VERIFY_OK(dataset);
        QVERIFY(dataset->labels.empty());
        QCOMPARE(dataset->features.columns(), 2);
        verifyThreeClasses(readNodes(nodeRows("id,label,f0", "n%i,c%c,%c")), 1);
    }

    void splitsInColumns()
    {
        std::string words = "id,label,split\n", masks = "id,label,train_mask,val_mask,test_mask\n";
        for (int i = 0; i < kRing; ++i) {
            words += ringName(i) + ",c" + std::to_string(i % 3) +
                     (i < 6    ? ",train"
                      : i < 8  ? ",val"
                      : i < 11 ? ",test"
                               : ",") +
                     "\n";
            masks += ringName(i) + ",c" + std::to_string(i % 3) +
                     (i < 6    ? ",True,False,False"
                      : i < 8  ? ",False,True,False"
                      : i < 11 ? ",False,False,True"
                               : ",False,False,False") +
                     "\n";
        }
        for (const std::string& nodes : {words, masks}) {
            const auto dataset = readNodes(nodes);
            verifyThreeClasses(dataset, kRing);
            QCOMPARE(dataset->splits.size(), std::size_t{1});
            QCOMPARE(dataset->splits[0].train, (tests::Nodes{0, 1, 2, 3, 4, 5}));
            QCOMPARE(dataset->splits[0].validation, (tests::Nodes{6, 7}));
            QCOMPARE(dataset->splits[0].test, (tests::Nodes{8, 9, 10}));
        }
    }

    void separators_data()
    {
        QTest::addColumn<QString>("separator");
        QTest::newRow("semicolon") << QStringLiteral(";");
        QTest::newRow("tab") << QStringLiteral("\t");
        QTest::newRow("pipe") << QStringLiteral("|");
        QTest::newRow("blank") << QStringLiteral(" ");
        QTest::newRow("blanks") << QStringLiteral("  ");
    }
    void separators()
    {
        QFETCH(QString, separator);
        put(m_root / "nodes.csv", exchanged(nodeRows("id,label,a", "n%i,c%c,%i.5"), ',', separator.toStdString()));
        put(m_root / "edges.csv", exchanged(ringOf(), ',', separator.toStdString()));
        verifyThreeClasses(read(), 1);
    }

    void separatorOfTheUser()
    {
        put(m_root / "nodes.csv", exchanged(nodeRows("id,label,a", "n%i,c;%c,%i.5"), ',', "|"));
        put(m_root / "edges.csv", exchanged(ringOf(), ',', "|"));
        verifyThreeClasses(read({.separator = '|'}), 1);
    }

    void decimalCommas()
    {
        put(m_root / "nodes.csv", nodeRows("id;label;a;b", "n%i;c%c;%i,5;0,391"));
        put(m_root / "edges.csv", exchanged(ringOf(), ',', ";"));
        const auto dataset = read();
        verifyThreeClasses(dataset, 2);
        std::vector<float> row(2);
        dataset->features.copyRow(3, row);
        QCOMPARE(row, (std::vector<float>{3.5f, 0.391f}));
        QCOMPARE(fixUp(*dataset, "decimal comma"), std::int64_t{2 * kRing});
        QVERIFY(errorOf(read({.decimal = '.'})) != "no error" || read({.decimal = '.'})->features.columns() == kRing);
    }

    void encodings()
    {
        const std::string nodes = nodeRows("id,label,a", "n%i,c%c,%i.5");
        verifyThreeClasses(readNodes(exchanged(nodes, '\n', "\r")), 1);
        verifyThreeClasses(readNodes("\xef\xbb\xbf" + exchanged(nodes, '\n', "\r\n")), 1);
        for (const bool isLittle : {true, false}) verifyThreeClasses(readNodes(utf16(nodes, isLittle)), 1);
        QVERIFY(errorOf(readNodes(exchanged(nodes, 'c', "\xe9"))).find("save the file as UTF-8") != std::string::npos);
    }

    void linesInQuotes()
    {
        const auto dataset = readNodes(nodeRows("id,label,a", "n%i,\"class\n%c\",%i.5"));
        verifyThreeClasses(dataset, 1);
        QCOMPARE(dataset->labels.classNames[1], std::string("class\n1"));
    }

    void idsAsFractions()
    {
        std::string edges = "source,target\n";
        for (int i = 0; i < kRing; ++i) edges += std::to_string(i) + ".0," + std::to_string((i + 1) % kRing) + ".0\n";
        put(m_root / "edges.csv", edges);
        put(m_root / "nodes.csv", nodeRows("id,label,a", "%i,c%c,%i.5"));
        const auto dataset = read();
        verifyThreeClasses(dataset, 1);
        QCOMPARE(fixUp(*dataset, "ends of edges such as 7.0"), std::int64_t{2 * kRing});
    }

    void faultsOfBothFilesByTheirCauses()
    {
        std::string nodes = nodeRows("id,label,a,b", "n%i,c%c,%i.5,1");
        put(m_root / "nodes.csv", nodes + "n90,c1,,1\nn91,c1,x,1\nn92,c1,1,inf\nn93,c1\n");
        put(m_root / "edges.csv", ringOf() + "n90,n91\nn93,zz\nyy,n0\nn0\n");
        const std::string where = m_root.string();
        QCOMPARE(
            errorOf(read()),
            where +
                "/nodes.csv:14: expected a finite number in column \"a\" (--ignore leaves it out), found ''; and 1 more\n" +
                where + "/nodes.csv:16: expected a finite number in column \"b\" (--ignore leaves it out), found 'inf'\n" +
                where + "/nodes.csv:17: expected 4 fields as in the first line, found '2'\n" + where +
                "/edges.csv:15: expected a node listed in the table of nodes, found 'zz'; and 1 more\n" + where +
                "/edges.csv:17: expected 2 fields as in the first line, found '1 fields'");
    }

    void lists_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("weights");
        QTest::addColumn<int>("comments");
        const auto row = [](const char* name, const char* file, const char* text, int weights, int comments) {
            QTest::newRow(name) << QString::fromUtf8(file) << QString::fromUtf8(text) << weights << comments;
        };
        row("SNAP", "com.ungraph.txt", "# Undirected graph\n# FromNodeId\tToNodeId\n1\t2\n2\t3\n3\t4\n4\t1\n", 0, 2);
        row("KONECT", "out.moreno", "% sym weighted\n% 4 4 4\n1 2 4\n2 3 1\n3 4 2\n4 1 1\n", 2, 2);
        row("KONECT with times", "out.times", "% sym\n1 2 4 1200000\n2 3 1 1200001\n3 4 2 1200002\n4 1 1 1200003\n", 2, 1);
        row("networkx", "g.edgelist", "1 2 {}\n2 3 {}\n3 4 {}\n4 1 {}\n", 0, 0);
        row("networkx with data", "g.edgelist",
            "1 2 {'weight': 4, 'kind': 'a'}\n2 3 {'weight': 1, 'kind': 'b'}\n3 4 {}\n4 1 {}\n", 0, 0);
        row("weights", "weighted.txt", "1 2 4\n2 3 1\n3 4 2\n4 1 1\n", 2, 0);
        row("weights in .dat", "weighted.dat", "1 2 4\n2 3 1\n3 4 2\n4 1 1\n", 2, 0);
        row("fractions", "weighted.txt", "1 2 0.5\n2 3 1.0\n3 4 2\n4 1 1\n", 2, 0);
        row("two columns", "g.txt", "1 2\n2 3\n3 4\n4 1\n", 0, 0);
        row("edges", "soc.edges", "% undirected\n1,2\n2,3\n3,4\n4,1\n", 0, 1);
        row("header", "edges.txt", "source,target\n1,2\n2,3\n3,4\n4,1\n", 0, 0);
        row("one table", "graph.csv", "source,target\n1,2\n2,3\n3,4\n4,1\n", 0, 0);
        row("comments in tsv", "edges.tsv", "# a\n# b\n1\t2\n2\t3\n3\t4\n4\t1\n", 0, 2);
    }
    void lists()
    {
        QFETCH(QString, file);
        QFETCH(QString, text);
        QFETCH(int, weights);
        QFETCH(int, comments);
        put(m_root / file.toStdString(), text.toStdString());
        for (const std::string& path : {std::string(), file.toStdString()}) {
            const auto dataset = read({}, path);
            VERIFY_OK(dataset);
            QCOMPARE(dataset->nodeNames, (Names{"1", "2", "3", "4"}));
            QCOMPARE(dataset->graph.undirectedEdgeCount(), std::int64_t{4});
            QVERIFY(dataset->contacts.empty());
            QCOMPARE(fixUp(*dataset, "edge weights kept"), std::int64_t{weights});
            QCOMPARE(fixUp(*dataset, "comment lines skipped"), std::int64_t{comments});
        }
    }

    void contactsOnlyInTheFormOfSocioPatterns()
    {
        put(m_root / "met.txt", "28820\t492\t938\n28820\t267\t272\n28840\t492\t938\n");
        auto found = findDatasets(m_root);
        QVERIFY(found.ok());
        QCOMPARE(found->size(), std::size_t{2});
        QVERIFY(found->front().format == Format::SocioPatterns);
        put(m_root / "met.txt", "1 2 3\n4 5 6\n7 8 9\n");
        QCOMPARE(errorOf(read()),
                 (m_root / "met.txt").string() +
                     ": three columns of numbers may be edges with weights (--weight 3) or times and two people "
                     "(--contacts); say which");
        const auto edges = read({.weightColumn = "3"});
        VERIFY_OK(edges);
        QCOMPARE(edges->graph.nodeCount(), 6);
        const auto contacts = read({.areContacts = true});
        VERIFY_OK(contacts);
        QCOMPARE(contacts->contacts.list.size(), std::size_t{3});
        put(m_root / "met.txt", "28820\t492\t938\n28820\t267\t272\n28840\t492\t938\n");
        const auto told = read({.weightColumn = "3"});
        VERIFY_OK(told);
        QVERIFY(told->contacts.empty());
    }

    void namesOfFiles_data()
    {
        QTest::addColumn<QString>("edges");
        QTest::addColumn<QString>("nodes");
        QTest::addColumn<QString>("name");
        QTest::newRow("plain") << QStringLiteral("edges.csv") << QStringLiteral("nodes.csv") << QStringLiteral("");
        QTest::newRow("capitals") << QStringLiteral("Edges.csv") << QStringLiteral("Nodes.csv") << QStringLiteral("");
        QTest::newRow("shouting") << QStringLiteral("EDGES.CSV") << QStringLiteral("NODES.CSV") << QStringLiteral("");
        QTest::newRow("own") << QStringLiteral("my_edges.csv") << QStringLiteral("my_nodes.csv") << QStringLiteral("my");
        QTest::newRow("hyphen") << QStringLiteral("net-edges.tsv") << QStringLiteral("net-nodes.csv")
                                << QStringLiteral("net");
    }
    void namesOfFiles()
    {
        QFETCH(QString, edges);
        QFETCH(QString, nodes);
        QFETCH(QString, name);
        put(m_root / nodes.toStdString(), nodeRows("id,label,a", "n%i,c%c,%i.5"));
        put(m_root / edges.toStdString(), ringOf());
        for (const QString& path : {QString(), edges, nodes}) {
            verifyThreeClasses(read({}, path.toStdString()), 1);
            if (!name.isEmpty()) QCOMPARE(findSource(m_root / path.toStdString(), "")->name, name.toStdString());
        }
    }

    void attributesOfGraphMl()
    {
        const auto graph = [&](const std::string& keys, const std::string& data) {
            std::string text = "<graphml>" + keys + "<graph edgedefault=\"undirected\">";
            for (int i = 0; i < kRing; ++i)
                text += "<node id=\"" + ringName(i) + "\">" +
                        exchanged(exchanged(data, 'I', std::to_string(i)), 'C', std::to_string(i % 3)) + "</node>";
            for (int i = 0; i < kRing; ++i)
                text += "<edge source=\"" + ringName(i) + "\" target=\"" + ringName((i + 1) % kRing) + "\"/>";
            return text + "</graph></graphml>";
        };
        const std::string club = "<key id=\"k\" for=\"node\" attr.name=\"club\" attr.type=\"string\"/>";
        put(m_root / "g.graphml", graph(club, "<data key=\"k\">club C</data>"));
        verifyThreeClasses(read(), kRing);
        put(m_root / "g.graphml", utf16(graph(club, "<data key=\"k\">club C</data>"), true));
        verifyThreeClasses(read(), kRing);
        const std::string numbers =
            "<key id=\"y\" for=\"node\" attr.name=\"y\" attr.type=\"long\"/><key id=\"m\" for=\"node\" attr.name=\"member\" "
            "attr.type=\"boolean\"/>"
            "<key id=\"l\" for=\"node\" attr.name=\"label\" attr.type=\"string\"/>";
        put(m_root / "g.graphml",
            graph(numbers, "<data key=\"y\">C</data><data key=\"m\">False</data><data key=\"l\">Person I</data>"));
        const auto dataset = read();
        verifyThreeClasses(dataset, 1);
        QCOMPARE(
            fixUp(*dataset,
                  R"(attributes of nodes: class "y", feature "member", ignored "label" (names: as many values as nodes))"),
            std::int64_t{3});
        const std::string kind = "<key id=\"k\" for=\"node\" attr.name=\"kind\" attr.type=\"int\"/>";
        put(m_root / "g.graphml", graph(kind, "<data key=\"k\">C</data>"));
        QVERIFY(errorOf(read()).find("choose the class with --class kind, or use --feature kind") != std::string::npos);
        verifyThreeClasses(read({.classColumn = "kind"}), kRing);
    }

    void formatsWithoutColumnsSaySo()
    {
        put(m_root / "g.mtx", "%%MatrixMarket matrix coordinate pattern symmetric\n3 3 2\n2 1\n3 2\n");
        QVERIFY(errorOf(read({.classColumn = "y"})).find("has no columns to choose by name; leave out --class y") !=
                std::string::npos);
    }

    void theStoreKeepsRolesAndOptions()
    {
        put(m_root / "in" / "edges.csv", ringOf());
        put(m_root / "in" / "nodes.csv", nodeRows("id,kind,a", "n%i,%c,%i.5"));
        const Catalogue catalogue(m_root / "store");
        const auto imported = importDatasets(catalogue, m_root / "in", {.reading = {.classColumn = "kind"}});
        VERIFY_OK(imported);
        const auto entry = Catalogue(m_root / "store").find("in");
        VERIFY_OK(entry);
        QVERIFY(entry->card.source.ends_with("; read with --class kind"));
        const auto dataset = Catalogue(m_root / "store").open("in");
        verifyThreeClasses(dataset, 1);
        QCOMPARE(rolesOf(*dataset), std::string(R"(id "id", class "kind", feature "a")"));
    }
};

ROSA_TEST(TestTables)
#include "tst_tables.moc"
