#include "core/data/shared_nodes.h"

#include <QtTest/QTest>

#include <algorithm>

#include "core/data/catalogue.h"
#include "tests/program/test_program.h"

using namespace rosa::data;

class TestSharedNodes : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Says of each embedded data set what a comparison of its nodes with those of the others finds.
    void embeddedDataSetsAreKnown()
    {
        const Catalogue catalogue;
        const char* const names[] = {"cora", "citeseer", "pubmed", "dblp", "cornell", "texas", "wisconsin", "karate"};
        for (const char* one : names) {
            const Dataset first = catalogue.open(one).value();
            std::string twin;
            for (const char* other : names) {
                const Dataset second = catalogue.open(other).value();
                if (std::string_view(one) == other || first.features.columns() != second.features.columns()) continue;
                const bool areEqual = first.labels.ofNode == second.labels.ofNode &&
                                      std::ranges::equal(first.features.offsets(), second.features.offsets()) &&
                                      std::ranges::equal(first.features.columnIndices(), second.features.columnIndices()) &&
                                      std::ranges::equal(first.features.values(), second.features.values());
                if (areEqual) twin = other;
                QCOMPARE(shareNodes(contentHash(first), contentHash(second)), areEqual);
            }
            QCOMPARE(std::string(sharesNodesWith(contentHash(first))), twin);
        }
        QVERIFY(!shareNodes("", "") && sharesNodesWith("").empty());
    }
};

ROSA_TEST(TestSharedNodes)
#include "tst_shared_nodes.moc"
