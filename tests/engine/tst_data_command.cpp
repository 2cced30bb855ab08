/// End-to-end tests of `rosa data`.
#include <QtCore/QDir>
#include <QtCore/QFile>
#include <QtCore/QJsonArray>
#include <QtCore/QJsonObject>
#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>

#include <optional>

#include "tests/engine/command.h"
#include "tests/program/test_program.h"

using rosa::engine::tests::Printed;
using rosa::engine::tests::runRosa;

namespace {

QString text(const char* utf8) { return QString::fromUtf8(utf8); }

}  // namespace

class TestDataCommand : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_folder.emplace();
        QVERIFY(m_folder->isValid());
    }

    void infoOfCora()
    {
        const Printed outcome = run("info cora --json");
        QCOMPARE(outcome.code, 0);
        QCOMPARE(outcome.out.count('\n'), 1);
        const QJsonObject card = outcome.json();
        QCOMPARE(card.value(text("nodes")).toInt(), 2708);
        QCOMPARE(card.value(text("edges")).toInt(), 5278);
        QCOMPARE(card.value(text("features")).toInt(), 1433);
        QCOMPARE(card.value(text("classes")).toInt(), 7);
        QCOMPARE(card.value(text("isolated")).toInt(), 0);
        QCOMPARE(card.value(text("hash")).toString().size(), 64);
        QVERIFY(std::abs(card.value(text("homophily")).toDouble() - 0.81) < 0.0005);
        const QJsonObject degree = card.value(text("degree")).toObject();
        QCOMPARE(degree.value(text("max")).toInt(), 168);
        int nodes = 0;
        for (const auto& bin : degree.value(text("histogram")).toArray())
            nodes += bin.toObject().value(text("nodes")).toInt();
        QCOMPARE(nodes, 2708);
    }

    void infoForPeople()
    {
        const Printed outcome = run("info texas");
        QCOMPARE(outcome.code, 0);
        QVERIFY(outcome.out.startsWith("Texas  (texas, embedded, "));
        QVERIFY(outcome.out.contains("\n  features      1,703, binary, "));
        QVERIFY(outcome.out.contains("self-loops removed: "));
        QVERIFY(outcome.out.contains("87 train, 59 validation, 37 test"));
        QVERIFY(outcome.out.contains("Geom-GCN"));
        QVERIFY(outcome.err.isEmpty());
    }

    void importInfoCheckRemove()
    {
        put("mine/edges.csv", "source,target\nann,bob\nbob,bob\nbob,eve\n");
        put("mine/nodes.csv", "id,label\nann,x\nbob,y\neve,y\njoe,\n");
        const Printed imported = run("import FILES/mine --json");
        QVERIFY2(imported.code == 0, imported.err.constData());
        const QJsonObject one = imported.json().value(text("imported")).toArray().at(0).toObject();
        QCOMPARE(one.value(text("name")).toString(), text("mine"));
        QCOMPARE(one.value(text("end")).toString(), text("added"));
        QVERIFY(!one.value(text("fix_ups")).toArray().isEmpty());
        const QJsonObject card = run("info mine --json").json();
        QCOMPARE(card.value(text("nodes")).toInt(), 4);
        QCOMPARE(card.value(text("edges")).toInt(), 2);
        QCOMPARE(card.value(text("isolated")).toInt(), 1);
        QCOMPARE(card.value(text("unlabelled")).toInt(), 1);
        QCOMPARE(card.value(text("homophily")).toDouble(), 0.5);
        QCOMPARE(run("check mine --json").json().value(text("hash")), card.value(text("hash")));
        QVERIFY(run("list").out.contains("\nmine "));
        QCOMPARE(run("remove mine").code, 0);
        QCOMPARE(run("info mine").code, 2);
    }

    void columnsAreChosen()
    {
        QByteArray nodes = "id,kind,size,split\n", edges = "source,target\n";
        for (int i = 0; i < 12; ++i) {
            const QByteArray id = QByteArray::number(i);
            nodes +=
                id + "," + QByteArray::number(i % 3) + "," + id + ".5," + (i % 3 == 2 || i > 8 ? "test" : "train") + "\n";
            edges += id + "," + QByteArray::number((i + 1) % 12) + "\n";
        }
        put("t/nodes.csv", nodes.constData());
        put("t/edges.csv", edges.constData());
        const Printed asked = run("import FILES/t");
        QCOMPARE(asked.code, 2);
        QVERIFY2(asked.err.contains("choose the class with --class kind, or use --feature kind"), asked.err.constData());
        const Printed imported = run("import FILES/t --class kind");
        QVERIFY2(imported.code == 0, imported.err.constData());
        const QByteArray roles = "columns of nodes.csv: 4; id \"id\", class \"kind\", feature \"size\", split \"split\"";
        QVERIFY2(imported.out.contains(roles), imported.out.constData());
        QVERIFY2(imported.err.contains("t: split \"public\": no training node has class 2, so no probe can predict it"),
                 imported.err.constData());
        const Printed info = run("info t");
        QVERIFY2(info.out.contains(roles) && info.out.contains("read with --class kind"), info.out.constData());
        const Printed fewer = run("import FILES/t --class kind --ignore split,size --unlabelled 0 --as fewer --json");
        QVERIFY2(fewer.code == 0, fewer.err.constData());
        const QJsonObject card = run("info fewer --json").json();
        QCOMPARE(card.value(text("classes")).toInt(), 2);
        QCOMPARE(card.value(text("unlabelled")).toInt(), 4);
        QCOMPARE(card.value(text("features")).toInt(), 12);
        QCOMPARE(run("import FILES/t --separator colon").code, 2);
        QCOMPARE(run("import FILES/t --decimal point").code, 2);
    }

    void goodDataBesideBadAreImported()
    {
        put("both/a/edges.csv", "source,target\nann,bob\n");
        put("both/b/edges.csv", "source,target\nann,bob\nbob\n");
        const Printed imported = run("import FILES/both --json");
        QCOMPARE(imported.code, 2);
        QVERIFY2(imported.out.contains("\"name\":\"a\""), imported.out.constData());
        QVERIFY2((imported.out + imported.err).contains("both/b/edges.csv:3: expected"), imported.err.constData());
        QCOMPARE(run("info a").code, 0);
        QCOMPARE(run("info b").code, 2);
    }

    void classesAreNamed()
    {
        put("mine/edges.csv", "source,target\nann,bob\nbob,eve\n");
        put("mine/nodes.csv", "id,label\nann,0\nbob,1\neve,1\n");
        put("names.txt", "\xEF\xBB\xBFleft\r\nright, or so\r\n\r\n");
        QCOMPARE(run("import FILES/mine").code, 0);
        QCOMPARE(run("classes mine").out, QByteArray("0\n1\n"));
        const QString hash = run("info mine --json").json().value(text("hash")).toString();
        QCOMPARE(run("classes mine --file FILES/names.txt").out, QByteArray("left\nright, or so\n"));
        QCOMPARE(run("classes mine --json").json().value(text("classes")).toArray().at(0).toString(), text("left"));
        QCOMPARE(run("info mine --json").json().value(text("hash")).toString(), hash);  // Runs stay valid.
        QCOMPARE(run("classes mine --names a,b").code, 0);
        QCOMPARE(run("classes mine").out, QByteArray("a\nb\n"));
        QCOMPARE(run("import FILES/mine --as theirs --class-names FILES/names.txt").code, 0);
        QCOMPARE(run("classes theirs").out, QByteArray("left\nright, or so\n"));

        const auto refused = [&](const char* line, const char* why) {
            const Printed outcome = run(line);
            QCOMPARE(outcome.code, 2);
            QVERIFY2(outcome.err.contains(why), outcome.err.constData());
        };
        refused("classes mine --names a", "data set mine: expected 2 names, one per class (a, b), found 1");
        refused("classes mine --names a,a", "two classes would be called 'a'");
        refused("classes karate --names a,b", "karate is not imported");
        put("empty.txt", "\n");
        refused("classes mine --file FILES/empty.txt", "expected 2 names");
        put("gap.txt", "a\n\nb\n");
        refused("classes mine --file FILES/gap.txt", "gap.txt:2: expected the name of a class, found an empty one");
    }

    void troubleIsOneLineAndTwo_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("says");
        QTest::newRow("unknown name") << text("info crora") << text("did you mean cora?");
        QTest::newRow("nothing there") << text("import FILES/nowhere") << text("FILES/nowhere");
        QTest::newRow("nothing known") << text("import FILES/other")
                                       << text("expected a data set in a known format, found none");
        QTest::newRow("broken table") << text("import FILES/broken") << text("edges.csv");
        QTest::newRow("name that is none") << text("import FILES/good --as Good") << text("for example \"good\"");
        QTest::newRow("embedded name") << text("import FILES/good --as cora") << text("embedded");
        QTest::newRow("convert into nowhere")
            << text("convert FILES/good --out FILES/no/where.rosadata") << text("does not exist");
        QTest::newRow("no such packed file") << text("import FILES/packed.rosadata") << text("packed.rosadata");
    }

    void troubleIsOneLineAndTwo()
    {
        QFETCH(QString, line);
        QFETCH(QString, says);
        put("other/readme.txt", "nothing here\n");
        put("broken/edges.csv", "source,target\n1,2\n3\n");
        put("good/edges.csv", "source,target\n1,2\n");
        put("packed.rosadata", "no such thing");
        const Printed outcome = run(line);
        QCOMPARE(outcome.code, 2);
        QCOMPARE(outcome.err.count('\n'), 1);
        QVERIFY(outcome.err.startsWith("rosa: error: "));
        QVERIFY2(outcome.err.contains(says.replace(text("FILES"), files()).toUtf8()), outcome.err.constData());
        QVERIFY(outcome.out.isEmpty());
        QVERIFY(!QDir(store()).exists());
    }

    void whatIsExportedIsImported()
    {
        QCOMPARE(run("export karate --out FILES/k.rosadata").code, 0);
        QCOMPARE(run("import FILES/k.rosadata --as club").code, 0);
        QCOMPARE(run("info club --json").json().value(text("hash")), run("info karate --json").json().value(text("hash")));
    }

    void openFormatIsExportedAndImported()
    {
        for (const char* name : {"cora", "texas", "karate"}) {
            const QString set = QLatin1String(name);
            const Printed written = run(QStringLiteral("export %1 --out FILES/%1.npz").arg(set));
            QVERIFY2(written.code == 0 && written.out.contains(".npz; edge_index has "), written.err.constData());
            const Printed imported = run(QStringLiteral("import FILES/%1.npz --as mine-%1").arg(set));
            QVERIFY2(imported.code == 0, imported.err.constData());
            QCOMPARE(run(QStringLiteral("info mine-%1 --json").arg(set)).json().value(text("hash")),
                     run(QStringLiteral("info %1 --json").arg(set)).json().value(text("hash")));
        }
        put("named/edges.csv", "source,target\nann,bob\n");
        QCOMPARE(run("import FILES/named").code, 0);
        const Printed named = run("export named --out FILES/named.npz --json");
        QCOMPARE(named.code, 0);
        QCOMPARE(named.json().value(text("not_in_file")).toArray().at(0).toString(), text("names of nodes"));
        QVERIFY(named.err.contains("names of nodes"));
    }

    /// Graphs as programs for graphs read them; directions are those of the import.
    void graphsAreExportedAndImported()
    {
        put("net/edges.csv", "source,target\nann,bob\n\"li, x\",ann\nbob,eve\n");
        put("net/nodes.csv", "id,label,size,f1\nann,red,0.1,0\nbob,,1e-7,2\n\"li, x\",blue & <b>,-3,0\neve,red,0,1\n");
        QCOMPARE(run("import FILES/net").code, 0);
        for (const char* target :
             {"FILES/net.graphml", "FILES/net.gexf", "FILES/net.json", "FILES/net-again --format csv"}) {
            const Printed written = run(text("export net --json --out ") + text(target));
            QVERIFY2(written.code == 0, written.err.constData());
            QVERIFY(written.err.isEmpty());
            QVERIFY(written.json().value(text("edges")).toString().contains(text("each of the 3 undirected edges")));
            const QString path = text(target).section(QLatin1Char(' '), 0, 0);
            QCOMPARE(run(text("import ") + path + text(" --as other --replace")).code, 0);
            QCOMPARE(run("info other --json").json().value(text("hash")), run("info net --json").json().value(text("hash")));
            const Printed again = run(text("export net --out ") + text(target));
            QVERIFY2(again.code == 2 && again.err.contains("already exists; --replace overwrites it"),
                     again.err.constData());
        }
    }

    void exportTellsWhatIsWrong()
    {
        put("k.npz", "mine");
        const Printed taken = run("export karate --out FILES/k.npz");
        QCOMPARE(taken.code, 2);
        QVERIFY2(taken.err.contains("k.npz already exists; --replace overwrites it"), taken.err.constData());
        QCOMPARE(run("export karate --out FILES/k.npz --replace").code, 0);
        QCOMPARE(run("import FILES/k.npz --as club").code, 0);
        const Printed unknown = run("export karat --out FILES/x.npz");
        QCOMPARE(unknown.code, 2);
        QVERIFY2(unknown.err.contains("did you mean karate?"), unknown.err.constData());
        const Printed ending = run("export karate --out FILES/x.csv");
        QCOMPARE(ending.code, 2);
        QVERIFY2(ending.err.contains("expected a name ending in .npz, .graphml, .gexf, .json, .rosadata, or --format"),
                 ending.err.constData());
        for (const char* other : {"--out FILES/x.npz --format graphml", "--out FILES/x --format rosadata",
                                  "--out FILES/none/x --format csv", "--out FILES/x.npz --format xls"}) {
            const Printed refused = run(text("export karate ") + text(other));
            QVERIFY2(refused.code == 2 && refused.err.contains("error: "), refused.err.constData());
        }
        QVERIFY(!QFile::exists(files() + text("/x.npz")) && !QFile::exists(files() + text("/x.csv")));
    }

    void convertedLikeEmbedded()
    {
        put("k/edges.csv", "source,target\n1,2\n2,3\n");
        QCOMPARE(run("convert FILES/k --as three --title Three --source here --out FILES/three.rosadata").code, 0);
        QVERIFY(!QDir(store()).exists());
        QCOMPARE(run("import FILES/three.rosadata").code, 0);
        const QJsonObject card = run("info three --json").json();
        QCOMPARE(card.value(text("title")).toString(), text("Three"));
        QCOMPARE(card.value(text("source")).toString(), text("here"));
    }

    void generatedGraphsRepeat()
    {
        const char* model =
            "generate --nodes 300 --classes 3 --degree 6 --homophily 0.9 --features 4 --signal 2 --seed 5 --as ";
        QVERIFY2(run(text(model) + text("one")).code == 0, "generate");
        QCOMPARE(run(text(model) + text("two")).code, 0);
        QCOMPARE(run(text(model) + text("one")).code, 2);
        QCOMPARE(run(text(model) + text("one --replace")).code, 0);
        const QJsonObject card = run("info one --json").json();
        QCOMPARE(card.value(text("nodes")).toInt(), 300);
        QVERIFY(std::abs(card.value(text("homophily")).toDouble() - 0.9) < 0.05);
        QCOMPARE(card.value(text("hash")), run("info two --json").json().value(text("hash")));
    }

    void drawnGraphsGoToFilesToo()
    {
        const Printed drawn = run("generate --nodes 300 --features 6 --precision float16 --out FILES/drawn.rosadata --json");
        QCOMPARE(drawn.code, 0);
        QCOMPARE(drawn.json().value(text("nodes")).toInt(), 300);
        const QJsonObject card = run("info FILES/drawn.rosadata --json").json();
        QCOMPARE(card.value(text("feature_type")).toString(), text("float16"));
        QVERIFY(card.value(text("mapped")).toBool());
        QCOMPARE(card.value(text("hash")), drawn.json().value(text("hash")));
        QCOMPARE(run("check FILES/drawn.rosadata").code, 0);
        QVERIFY(!QDir(store()).exists());
        QCOMPARE(run("import FILES/drawn.rosadata").code, 0);
        QCOMPARE(run("info drawn --json").json().value(text("hash")), card.value(text("hash")));
        for (const char* line :
             {"generate --nodes 5", "generate --as a --out b.rosadata", "generate --as a --precision float8",
              "generate --out FILES/b.dat", "pack cora --out FILES/none/b.rosadata"})
            QCOMPARE(run(line).code, 2);
        const Printed large = run("generate --nodes 99999999999999 --out FILES/b.rosadata");
        QCOMPARE(large.code, 2);
        QVERIFY2(large.err.contains("expected a whole number from 1 to 100000000, found '99999999999999'"),
                 large.err.constData());
    }

    /// The content hash does not depend on the file layout.
    void packedSetsAreUsedWhereTheyLie()
    {
        QCOMPARE(run("pack cora --out FILES/mapped.rosadata --as other").code, 0);
        QCOMPARE(run("pack FILES/mapped.rosadata --out FILES/half.rosadata --features float16 --as half").code, 0);
        const QJsonValue hash = run("info cora --json").json().value(text("hash"));
        for (const char* file : {"mapped", "half"}) {
            const QJsonObject card = run(text("info FILES/") + text(file) + text(".rosadata --json")).json();
            QCOMPARE(card.value(text("hash")), hash);  // float16 represents bags of words exactly
            QCOMPARE(card.value(text("nodes")).toInt(), 2708);
        }
        put("edges/edges.csv", "source,target\n1,2\n");
        QCOMPARE(run("pack FILES/edges --out FILES/edges.rosadata").code, 0);
        QCOMPARE(run("info FILES/edges.rosadata --json").json().value(text("nodes")).toInt(), 2);
        const Printed missing = run("pack nosuch --out FILES/x.rosadata");
        QCOMPARE(missing.code, 2);
        QVERIFY(missing.err.contains("unknown data set"));
        QCOMPARE(run("info FILES/nosuch.rosadata").code, 2);
        QFile file(files() + text("/mapped.rosadata"));
        QVERIFY(file.resize(file.size() / 2));
        const Printed cut = run("info FILES/mapped.rosadata");
        QCOMPARE(cut.code, 2);
        QCOMPARE(cut.err.count('\n'), 1);
        QVERIFY(cut.err.contains("the file is truncated"));
    }

    /// Texts from files cannot control the terminal.
    void controlCharactersAreNotPrinted()
    {
        put("k/edges.csv", "source,target\n1,2\n");
        QCOMPARE(run({text("convert"), files() + text("/k"), text("--as"), text("evil"), text("--title"),
                      text("a\x1b[2Jb\nc"), text("--out"), files() + text("/evil.rosadata")})
                     .code,
                 0);
        QCOMPARE(run("import FILES/evil.rosadata").code, 0);
        for (const char* line : {"list", "info evil"}) {
            const Printed outcome = run(line);
            QVERIFY(outcome.out.contains("a?[2Jb?c"));
            QVERIFY(!outcome.out.contains('\x1b'));
        }
    }

    void manyClassesAreNotAllNamed()
    {
        const Printed made = run("generate --nodes 60 --classes 30 --degree 1 --homophily 0 --features 1 --as many");
        QCOMPARE(made.code, 0);
        QVERIFY2(made.out.contains(", 1 feature, 30 classes"), made.out.constData());
        const QByteArray shown = run("info many").out.simplified();
        QVERIFY2(shown.contains("classes 30: ") && shown.count(" (2)") == 20 && shown.contains("(2) and 10 more"),
                 shown.constData());
        QCOMPARE(run("info many --json").json().value(text("class_sizes")).toArray().size(), 30);
    }

    void aFileThatIsNotThereIsNoDataSet()
    {
        for (const char* file : {"/nowhere/x.rosadata", "/nowhere/x.npz"})
            QCOMPARE(run({text("check"), text(file)}).err, "rosa: error: " + QByteArray(file) + ": no such file\n");
    }

    void listNamesBrokenOnesAndGoesOn()
    {
        QCOMPARE(run("generate --nodes 20 --classes 2 --degree 2 --as small").code, 0);
        QFile file(store() + text("/data/small.rosadata"));
        QVERIFY(file.resize(40));
        const Printed outcome = run("list");
        QCOMPARE(outcome.code, 0);
        QVERIFY(outcome.err.contains("small.rosadata"));
        QCOMPARE(outcome.err.count('\n'), 1);
        QVERIFY(outcome.out.contains("\ncora "));
        QVERIFY(outcome.out.contains("broken"));
        QCOMPARE(run("check small").code, 2);
    }

    /// main() answers the plain question without methods and threads; other orders of the words take the usual way.
    void listIsTheSameInAnyOrder()
    {
        QCOMPARE(run("generate --nodes 20 --classes 2 --degree 2 --as small").code, 0);
        for (const QStringList& more : {QStringList(), QStringList(text("--json"))}) {
            const QStringList store{text("--store"), this->store()};
            const Printed quick = runRosa(QStringList{text("data"), text("list")} + store + more);
            const Printed usual = runRosa(store + more + QStringList{text("data"), text("list")});
            QCOMPARE(quick.code, 0);
            QVERIFY(quick.out.contains("small") && quick.out.contains("citeseer"));
            QCOMPARE(quick.out, usual.out);
        }
        const Printed unknown = runRosa({text("data"), text("list"), text("--epochs"), text("3")});
        QCOMPARE(unknown.code, 2);
        QVERIFY2(unknown.err.contains("unknown option '--epochs'; it is an option of"), unknown.err.constData());
        QCOMPARE(runRosa({text("data"), text("list"), text("--store")}).code, 2);
    }

private:
    [[nodiscard]] QString files() const { return m_folder->path() + text("/files"); }
    [[nodiscard]] QString store() const { return m_folder->path() + text("/store"); }

    void put(const char* path, const char* content) const
    {
        const QString full = files() + QLatin1Char('/') + text(path);
        QVERIFY(QDir().mkpath(QFileInfo(full).path()));
        QFile file(full);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(content);
    }

    [[nodiscard]] Printed run(QStringList arguments) const
    {
        QDir().mkpath(files());
        return runRosa(QStringList{text("data"), text("--store"), store()} + arguments);
    }
    [[nodiscard]] Printed run(QString line) const
    {
        return run(line.replace(text("FILES"), files()).split(QLatin1Char(' '), Qt::SkipEmptyParts));
    }
    [[nodiscard]] Printed run(const char* line) const { return run(text(line)); }

    std::optional<QTemporaryDir> m_folder;
};

ROSA_EVENT_LOOP_TEST(TestDataCommand)
#include "tst_data_command.moc"
