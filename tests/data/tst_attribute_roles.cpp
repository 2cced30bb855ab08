/// The rule of columns for attributes of nodes in GraphML, GEXF, GML, Pajek and node-link JSON, and the options that overrule it.
#include <QtTest/QTest>

#include "core/base/files.h"
#include "core/data/import/import.h"
#include "core/data/parts/table_head.h"
#include "tests/data/samples.h"
#include "tests/data/support.h"
#include "tests/program/test_program.h"

using namespace rosa;
using namespace rosa::data;
using rosa::data::tests::fixUp;
using rosa::data::tests::put;

namespace fs = std::filesystem;

namespace {

constexpr int kPeople = 6;

/// Six nodes in a ring with a kind (0, 1, 2), a nickname, an age with fractions and a remark.
std::string ringAs(const std::string& format)
{
    std::string nodes, edges;
    for (int i = 0; i < kPeople; ++i) {
        const std::string id = std::to_string(i), next = std::to_string((i + 1) % kPeople), kind = std::to_string(i % 3),
                          nick = "nick" + id, age = id + ".5", remark = i % 2 ? "old" : "new";
        if (format == "json") {
            nodes += std::string(i ? "," : "") + R"({"id": )" + id + R"(, "kind": )" + kind + R"(, "nick": ")" + nick +
                     R"(", "age": )" + age + R"(, "remark": ")" + remark + "\"}";
            edges += std::string(i ? "," : "") + R"({"source": )" + id + R"(, "target": )" + next + "}";
        } else if (format == "gml") {
            nodes +=
                "node [ id " + id + " kind " + kind + " nick \"" + nick + "\" age " + age + " remark \"" + remark + "\" ]\n";
            edges += "edge [ source " + id + " target " + next + " ]\n";
        } else if (format == "net") {
            nodes += std::to_string(i + 1) + " \"" + std::to_string(i + 1) + "\" kind " + kind + " nick " + nick + " age " +
                     age + " remark " + remark + "\n";
            edges += std::to_string(i + 1) + " " + std::to_string((i + 1) % kPeople + 1) + "\n";
        } else if (format == "gexf") {
            nodes += "<node id='" + id + "'><attvalues><attvalue for='k' value='" + kind + "'/><attvalue for='n' value='" +
                     nick + "'/><attvalue for='a' value='" + age + "'/><attvalue for='r' value='" + remark +
                     "'/></attvalues></node>";
            edges += "<edge source='" + id + "' target='" + next + "'/>";
        } else {
            nodes += "<node id='" + id + "'><data key='k'>" + kind + "</data><data key='n'>" + nick +
                     "</data><data key='a'>" + age + "</data><data key='r'>" + remark + "</data></node>";
            edges += "<edge source='" + id + "' target='" + next + "'/>";
        }
    }
    if (format == "json") return R"({"nodes": [)" + nodes + R"(], "links": [)" + edges + "]}";
    if (format == "gml") return "graph [\n" + nodes + edges + "]\n";
    if (format == "net") return "*Vertices 6\n" + nodes + "*Edges\n" + edges;
    if (format == "gexf")
        return "<gexf><graph><attributes class='node'><attribute id='k' title='kind' type='integer'/><attribute id='n' "
               "title='nick' "
               "type='string'/><attribute id='a' title='age' type='float'/><attribute id='r' title='remark' type='string'/>"
               "</attributes><nodes>" +
               nodes + "</nodes><edges>" + edges + "</edges></graph></gexf>";
    return "<graphml><key id='k' for='node' attr.name='kind' attr.type='int'/><key id='n' for='node' attr.name='nick' "
           "attr.type='string'/><key id='a' for='node' attr.name='age' attr.type='double'/><key id='r' for='node' "
           "attr.name='remark' attr.type='string'/><graph edgedefault='undirected'>" +
           nodes + edges + "</graph></graphml>";
}

}  // namespace

class TestAttributeRoles : public QObject {
    Q_OBJECT

    std::optional<TemporaryFolder> m_folder;

    Result<Dataset> read(const std::string& name, const ReadOptions& options)
    {
        ROSA_TRY_ASSIGN(const auto source, findSource(m_folder->path() / name, "", options));
        return readSource(source);
    }
    void refused(const std::string& name, const ReadOptions& options, const std::string& part)
    {
        const auto dataset = read(name, options);
        const std::string found = dataset ? "none" : dataset.error().text();
        QVERIFY2(found.starts_with((m_folder->path() / name).string() + ":") && found.find(part) != std::string::npos,
                 found.c_str());
    }

private Q_SLOTS:
    void init() { m_folder = TemporaryFolder::make().value(); }

    void everyFormat_data()
    {
        QTest::addColumn<QString>("format");
        for (const char* format : {"json", "gml", "net", "gexf", "graphml"})
            QTest::newRow(format) << QString::fromLatin1(format);
    }

    /// Whole numbers and a text that repeats could both be the class.
    void everyFormat()
    {
        QFETCH(QString, format);
        const std::string name = "ring." + format.toStdString();
        put(m_folder->path() / name, ringAs(format.toStdString()));
        refused(name, {},
                "column \"kind\" (3), \"remark\" (2) could each be the class (in parentheses: different values); choose the "
                "class with --class kind, or use --ignore kind,remark");
        const auto told = read(name, {.idColumn = "nick", .classColumn = "kind", .ignoredColumns = {"remark"}});
        VERIFY_OK(told);
        QCOMPARE(told->nodeNames[5], std::string("nick5"));
        QCOMPARE(told->labels.classNames, (std::vector<std::string>{"0", "1", "2"}));
        QCOMPARE(told->features.columns(), 1);
        QCOMPARE(
            fixUp(*told, "attributes of nodes: id \"nick\", class \"kind\", feature \"age\", ignored \"remark\" (as asked)"),
            4);
        QVERIFY(QString::fromStdString(told->source)
                    .endsWith(QStringLiteral("; read with --id nick --class kind --ignore remark")));
        const auto other = read(name, {.classColumn = "remark", .featureColumns = {"kind"}});
        VERIFY_OK(other);
        QCOMPARE(other->labels.classNames, (std::vector<std::string>{"new", "old"}));
        QCOMPARE(other->features.columns(), 2);
        refused(name, {.classColumn = "sort"}, "found none called \"sort\"");
        refused(name, {.idColumn = "remark", .classColumn = "kind"}, "found 'new'");
    }

    void headsShowWhatIsThere_data() { everyFormat_data(); }
    void headsShowWhatIsThere()
    {
        QFETCH(QString, format);
        const fs::path path = m_folder->path() / ("ring." + format.toStdString());
        put(path, ringAs(format.toStdString()));
        const auto found = findDatasets(path);
        QVERIFY(found.ok() && found->size() == 1);
        auto head = nodeTableHead(found->front());
        QVERIFY2(head.ok() && *head, head ? "none" : head.error().text().c_str());
        QVERIFY(!(*head)->areDecided);
        std::vector<std::string> names;
        for (const auto& column : (*head)->columns) names.push_back(column.name);
        QCOMPARE(names, (std::vector<std::string>{"kind", "nick", "age", "remark"}));
        QCOMPARE((*head)->rows.size(), 5U);
        QCOMPARE((*head)->rows[1][1], std::string("nick1"));
        QCOMPARE((*head)->rows[1][2], std::string("1.5"));
        // As the dialog does with a choice.
        (*head)->columns[0].role = ColumnRole::Class;
        (*head)->columns[1].role = ColumnRole::Id;
        const auto told = readDataset(asTold(*found, optionsOf(**head, {})).front());
        VERIFY_OK(told);
        QCOMPARE(told->labels.classCount(), 3);
        QCOMPARE(told->nodeNames[2], std::string("nick2"));
    }

    /// A copy of the class under another name would tell it.
    void theClassIsNoFeature()
    {
        std::string text = "graph [\n";
        for (int i = 0; i < kPeople; ++i)
            text += "node [ id " + std::to_string(i) + " class \"" + std::string(1, static_cast<char>('a' + i % 3)) +
                    "\" kind " + std::to_string(7 * (i % 3)) + " ]\n";
        put(m_folder->path() / "g.gml", text + "edge [ source 0 target 1 ]\n]\n");
        refused(
            "g.gml", {},
            "column \"kind\" has one value per class, so as a feature it would tell the class; leave it out with --ignore "
            "kind, or keep it with --feature kind");
        QCOMPARE(read("g.gml", {.featureColumns = {"kind"}})->features.columns(), 1);
    }

    void labelsOfSeveralNodesAreClasses()
    {
        const auto file = [&](const std::string& labels) {
            std::string nodes;
            for (std::size_t i = 0; i < labels.size(); ++i)
                nodes += "<node id='" + std::to_string(i) + "' label='" + labels[i] + "'/>";
            put(m_folder->path() / "g.gexf",
                "<gexf><graph><nodes>" + nodes + "</nodes><edges><edge source='0' target='1'/></edges></graph></gexf>");
            return read("g.gexf", {});
        };
        QCOMPARE(file("xxyy")->labels.classNames, (std::vector<std::string>{"x", "y"}));
        QCOMPARE(file("xyzu")->nodeNames, (std::vector<std::string>{"x", "y", "z", "u"}));
        QVERIFY(file("xyzz")->labels.empty() && file("xyzz")->nodeNames.empty());  // neither names nor classes
    }

    void splitsInAttributes()
    {
        put(m_folder->path() / "g.json",
            R"({"nodes": [{"id": 0, "split": "train"}, {"id": 1, "split": "val"}, {"id": 2, "split": "test"}, {"id": 3}],
            "links": [{"source": 0, "target": 1}]})");
        const auto dataset = read("g.json", {});
        VERIFY_OK(dataset);
        QCOMPARE(dataset->splits.size(), 1U);
        QCOMPARE(dataset->splits[0].test, (std::vector<graph::Node>{2}));
    }
};

ROSA_TEST(TestAttributeRoles)
#include "tst_attribute_roles.moc"
