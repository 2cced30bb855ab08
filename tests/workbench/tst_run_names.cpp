#include "app/workbench/figures/run_names.h"

#include <QTest>

using namespace rosa::workbench;

/// Legends show the part of the names that differs.
class TestRunNames : public QObject {
    Q_OBJECT

    static QStringList distinct(const std::vector<NamedRun>& runs) { return legendNames(runs); }

private Q_SLOTS:
    void oneRunHasItsWholeName()
    {
        QCOMPARE(distinct({{QStringLiteral("a-1"), QStringLiteral("cora rosa"), 1}}),
                 QStringList({QStringLiteral("cora rosa")}));
    }

    void wordsThatAllShareAreLeftOut()
    {
        QCOMPARE(distinct({{QStringLiteral("a"), QStringLiteral("cora rosa lambda=5 epochs=60"), 1},
                           {QStringLiteral("b"), QStringLiteral("cora rosa lambda=20 epochs=60"), 1}}),
                 QStringList({QStringLiteral("lambda=5"), QStringLiteral("lambda=20")}));
        // None becomes empty.
        QCOMPARE(distinct({{QStringLiteral("a"), QStringLiteral("cora rosa"), 1},
                           {QStringLiteral("b"), QStringLiteral("cora rosa lambda=20"), 1}}),
                 QStringList({QStringLiteral("rosa"), QStringLiteral("rosa lambda=20")}));
        QCOMPARE(distinct({{QStringLiteral("a"), QStringLiteral("big test"), 1},
                           {QStringLiteral("b"), QStringLiteral("test"), 1}}),
                 QStringList({QStringLiteral("big test"), QStringLiteral("test")}));
        QCOMPARE(distinct({{QStringLiteral("a"), QStringLiteral("cora"), 1},
                           {QStringLiteral("b"), QStringLiteral("citeseer"), 1}}),
                 QStringList({QStringLiteral("cora"), QStringLiteral("citeseer")}));
    }

    void equalNamesAreToldApart()
    {
        QCOMPARE(distinct({{QStringLiteral("x-1"), QStringLiteral("cora rosa"), 1},
                           {QStringLiteral("x-2"), QStringLiteral("cora rosa"), 2}}),
                 QStringList({QStringLiteral("seed 1 · cora rosa"), QStringLiteral("seed 2 · cora rosa")}));
        QCOMPARE(distinct({{QStringLiteral("x-1"), QStringLiteral("cora rosa"), 1},
                           {QStringLiteral("x-2"), QStringLiteral("cora rosa"), 1},
                           {QStringLiteral("x-3"), QStringLiteral("cora raw"), 1}}),
                 QStringList({QStringLiteral("1 · rosa"), QStringLiteral("2 · rosa"), QStringLiteral("raw")}));
    }
};

QTEST_APPLESS_MAIN(TestRunNames)
#include "tst_run_names.moc"
