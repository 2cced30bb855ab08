/// How the command palette orders what it finds.
#include "app/workbench/palette/palette_list.h"

#include <memory>

#include <QtTest/QTest>

#include "app/workbench/palette/palette_entries.h"
#include "app/workbench/palette/palette_match.h"
#include "tests/program/test_program.h"

using namespace rosa::workbench;

class TestPaletteList : public QObject {
    Q_OBJECT

    static PaletteEntry entry(const QString& title, PaletteKind kind = PaletteKind::Action, const QStringList& names = {})
    {
        PaletteEntry made;
        made.kind = kind;
        made.id = made.title = title;
        made.names = names;
        return made;
    }
    static QStringList shown(const PaletteList& list)
    {
        QStringList titles;
        for (int row = 0; row < list.rowCount(); ++row) titles += list.index(row).data().toString();
        return titles;
    }
    static int score(const char* query, const char* name)
    {
        return matchScore(queryWords(QString::fromUtf8(query)), foldedName(QString::fromUtf8(name)));
    }

private Q_SLOTS:
    void caseAndAccentsDoNotMatter()
    {
        QCOMPARE(foldedName(QStringLiteral("Ähnlichkeit É")), QStringLiteral("ahnlichkeit e"));
        QVERIFY(score("uber", "Überlagerung") > 0);
        QCOMPARE(score("ÜBER", "überlagerung"), score("uber", "überlagerung"));
        QVERIFY(score("运输", "运输实验室") > 0);
    }

    void everyWordMustOccur()
    {
        QVERIFY(score("save fig", "Save figure …") > 0);
        QVERIFY(score("fig save", "Save figure …") > 0);
        QCOMPARE(score("save run", "Save figure …"), 0);
        QCOMPARE(score("", "Save figure …"), 0);
        QCOMPARE(score("sf", "Save figure …"), 0);  // Two letters in order would find nearly everything.
        QVERIFY(score("sfg", "Save figure …") > 0);
    }

    void betterMatchesComeFirst()
    {
        QVERIFY(score("run", "Run") > score("run", "Run again"));
        QVERIFY(score("run", "Run again") > score("run", "Export run"));
        QVERIFY(score("run", "Export run") > score("run", "prune"));
        QVERIFY(score("run", "prune") > score("run", "return"));
        QVERIFY(score("run", "Export run") > score("run", "Export the results of one whole run"));
    }

    void equalMatchesAreOrderedByKind()
    {
        PaletteList list;
        list.setEntries(
            {entry(QStringLiteral("walk a"), PaletteKind::Manual), entry(QStringLiteral("walk b"), PaletteKind::Parameter)},
            {});
        list.setQuery(QStringLiteral("walk"));
        QCOMPARE(shown(list), (QStringList{QStringLiteral("walk b"), QStringLiteral("walk a")}));
    }

    void furtherNamesFindAnEntry()
    {
        PaletteList list;
        list.setEntries({entry(QStringLiteral("Bild speichern"), PaletteKind::Action, {QStringLiteral("save figure")})}, {});
        list.setQuery(QStringLiteral("save"));
        QCOMPARE(shown(list), QStringList{QStringLiteral("Bild speichern")});
        list.setQuery(QStringLiteral("bild"));
        QCOMPARE(list.rowCount(), 1);
        list.setQuery(QStringLiteral("nothing"));
        QCOMPARE(list.rowCount(), 0);
    }

    void withoutAQueryThoseChosenLastComeFirst()
    {
        PaletteList list;
        list.setEntries({entry(QStringLiteral("a")), entry(QStringLiteral("b")),
                         entry(QStringLiteral("λ"), PaletteKind::Parameter), entry(QStringLiteral("r"), PaletteKind::Run)},
                        {QStringLiteral("r"), QStringLiteral("b"), QStringLiteral("gone")});
        QCOMPARE(shown(list), (QStringList{QStringLiteral("r"), QStringLiteral("b"), QStringLiteral("a")}));
        // And among equal matches.
        list.setEntries({entry(QStringLiteral("sweep one")), entry(QStringLiteral("sweep two"))},
                        {QStringLiteral("sweep two")});
        list.setQuery(QStringLiteral("sweep"));
        QCOMPARE(shown(list), (QStringList{QStringLiteral("sweep two"), QStringLiteral("sweep one")}));
    }

    void entriesOfTheQueryStayAboveLaterOnes()
    {
        PaletteList list;
        list.setEntries({entry(QStringLiteral("lambda"))}, {});
        std::vector<PaletteEntry> first;
        first.push_back(entry(QStringLiteral("lambda = 40")));
        list.setQuery(QStringLiteral("lambda"), std::move(first));
        std::vector<PaletteEntry> later;
        later.push_back(entry(QStringLiteral("lambda in the manual"), PaletteKind::Manual));
        list.addEntries(std::move(later));
        QCOMPARE(shown(list), (QStringList{QStringLiteral("lambda = 40"), QStringLiteral("lambda"),
                                           QStringLiteral("lambda in the manual")}));
    }

    void longListsAreCut()
    {
        std::vector<PaletteEntry> many;
        for (int i = 0; i < 10'000; ++i) many.push_back(entry(QStringLiteral("run %1").arg(i), PaletteKind::Run));
        PaletteList list;
        list.setEntries(std::move(many), {});
        QCOMPARE(list.rowCount(), 0);  // Neither chosen before nor an action.
        list.setQuery(QStringLiteral("run 77"));
        QCOMPARE(list.rowCount(), static_cast<int>(PaletteList::kMost));
        QCOMPARE(list.index(0).data().toString(), QStringLiteral("run 77"));
    }

    /// Runs outlast the openings of the palette, and follow changes of their names.
    void keptEntriesOutlastTheOthers()
    {
        PaletteList list;
        const QStringList first{QStringLiteral("λ 80"), QStringLiteral("λ 5"), QStringLiteral("gone")};
        list.keepEntries({-1, -1, -1},
                         [&](std::size_t i) { return entry(first[static_cast<qsizetype>(i)], PaletteKind::Run); });
        list.setEntries({entry(QStringLiteral("quit"))}, {QStringLiteral("λ 5")});
        QCOMPARE(shown(list), (QStringList{QStringLiteral("λ 5"), QStringLiteral("quit")}));
        list.setEntries({entry(QStringLiteral("open"))}, {});
        QCOMPARE(shown(list), QStringList{QStringLiteral("open")});
        list.setQuery(QStringLiteral("λ"));
        QCOMPARE(list.rowCount(), 2);
        std::vector<std::size_t> made;
        list.keepEntries({-1, 1}, [&](std::size_t i) {
            made.push_back(i);
            PaletteEntry renamed = entry(QStringLiteral("λ 80"), PaletteKind::Run);
            renamed.title = QStringLiteral("the best");
            return renamed;
        });
        QCOMPARE(made, std::vector<std::size_t>{0});
        list.setEntries({}, {});
        list.setQuery(QStringLiteral("best"));
        QCOMPARE(shown(list), QStringList{QStringLiteral("the best")});
        list.setQuery(QStringLiteral("λ"));
        QCOMPARE(shown(list), QStringList{QStringLiteral("λ 5")});
        list.setQuery(QStringLiteral("gone"));
        QCOMPARE(list.rowCount(), 0);
    }

    void onlyRunsThatChangedAreMadeAnew()
    {
        const auto run = [](const char* id, const char* tag) {
            rosa::store::RunSummary one;
            one.id = id;
            one.tags = {tag};
            return one;
        };
        const auto names = [](const char* all) { return QString::fromLatin1(all).split(QLatin1Char(' ')); };
        using Runs = std::vector<rosa::store::RunSummary>;
        const ListedRuns before{std::make_shared<Runs>(Runs{run("a", ""), run("b", ""), run("c", "")}), names("A B C")};
        const ListedRuns now{std::make_shared<Runs>(Runs{run("d", ""), run("c", ""), run("b", "new"), run("a", "")}),
                             names("D C B other")};
        QCOMPARE(unchangedRuns(before, now), (std::vector<qsizetype>{-1, 2, -1, -1}));
        QCOMPARE(unchangedRuns({}, before), (std::vector<qsizetype>{-1, -1, -1}));
        QCOMPARE(unchangedRuns(before, before), (std::vector<qsizetype>{0, 1, 2}));
    }

    void whatCannotBeChosenIsDisabled()
    {
        PaletteEntry off = entry(QStringLiteral("Resume"));
        off.isEnabled = false;
        std::vector<PaletteEntry> entries;
        entries.push_back(off);
        PaletteList list;
        list.setEntries(std::move(entries), {});
        QVERIFY(!list.flags(list.index(0)).testFlag(Qt::ItemIsEnabled));
    }
};

ROSA_WIDGET_TEST(TestPaletteList)
#include "tst_palette_list.moc"
