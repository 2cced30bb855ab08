/// Bound structs as TOML.
#include "core/catalog/toml_tree.h"

#include <QtTest/QTest>

#include "tests/program/test_program.h"

using namespace rosa;

namespace {

struct Step {
    std::string name;
    std::vector<int> at;
};
void describe(bind::Fields<Step>& fields)
{
    fields.text(&Step::name, "name", "Name", "n").required();
    fields.integer(&Step::at, "at", "At", "a").from(0).upTo(9);
}

struct Head {
    double size = 1;
    bool isOn = true;
};
void describe(bind::Fields<Head>& fields)
{
    fields.real(&Head::size, "size", "Size", "s").above(0);
    fields.flag(&Head::isOn, "on", "On", "o");
}

struct File {
    int version = 1;
    Head head;
    std::vector<Step> steps;
};
void describe(bind::Fields<File>& fields)
{
    fields.integer(&File::version, "version", "Version", "v").from(1).upTo(1).required();
    fields.record(&File::head, "head", "Head", "h");
    fields.record(&File::steps, "steps", "Steps", "s");
}

constexpr const char* kText =
    "version = 1\n\n[head]\nsize = 2.5\non = false\n\n[[steps]]\nname = 'a'\nat = [1, 2]\n\n[[steps]]\nname = 'b'\n"
    "at = []\n";

}  // namespace

class TestTomlTree : public QObject {
    Q_OBJECT

    static QString problemOf(const std::string& text)
    {
        const auto tree = catalog::treeOfToml(text, "f.toml");
        if (!tree) return QString::fromStdString(tree.error().text());
        const auto file = bind::fromTree<File>(*tree);
        return file ? QString() : QString::fromStdString(file.error().text());
    }

private Q_SLOTS:
    void whatIsWrittenIsRead()
    {
        const File file{1, {2.5, false}, {{"a", {1, 2}}, {"b", {}}}};
        QCOMPARE(catalog::tomlOf(bind::toTree(file)), std::string(kText));
        const auto read = bind::fromTree<File>(catalog::treeOfToml(kText, "f.toml").value());
        QVERIFY2(read.ok(), read ? "" : read.error().text().c_str());
        QCOMPARE(catalog::tomlOf(bind::toTree(*read)), std::string(kText));
    }

    void errorsHaveTheirLine()
    {
        QCOMPARE(problemOf("version = 1\n[head]\nsiz = 1\n"),
                 QStringLiteral("f.toml:3: unknown key 'siz'; did you mean size?"));
        QCOMPARE(problemOf("version = 1\n[head]\non = 1\n"),
                 QStringLiteral("f.toml:3: on: expected true or false, found '1'"));
        QCOMPARE(problemOf("version = 2\n"),
                 QStringLiteral("f.toml:1: version: expected a whole number from 1 to 1, found '2'"));
        QCOMPARE(problemOf("version = 1\n[[steps]]\nat = [1]\n"), QStringLiteral("f.toml:2: name is missing"));
        QCOMPARE(problemOf("version = 1\nsteps = 3\n"), QStringLiteral("f.toml:2: steps: expected a list of groups"));
        QVERIFY(problemOf("version = \n").startsWith(QStringLiteral("f.toml:1: ")));
    }
};

ROSA_TEST(TestTomlTree)
#include "tst_toml_tree.moc"
