#include <QtTest/QTest>

#include "core/manual/manual.h"
#include "tests/program/test_program.h"

using namespace rosa;
using manual::Hit;
using manual::Manual;

class TestManualSearch : public QObject {
    Q_OBJECT

    catalog::Catalogue m_catalogue = catalog::makeCatalogue();
    Manual m_manual{m_catalogue};

private Q_SLOTS:
    void initTestCase()
    {
        m_manual.add(
            "one", "# First page\n\nOn beetles.\n\n## Habitat\n\nBeetles live in WOOD, and in sand.\n\n## Food\n\nWood.\n");
        m_manual.add("two", "# Second page\n\nOn wood.\n\n## Zyxomma\n\n" + std::string(600, 'x') + " Γ zyxomma λ " +
                                std::string(600, 'y') + "\n");
    }

    void allWordsMustBeInASection()
    {
        const std::vector<Hit> hits = m_manual.search("beetles wood");
        QCOMPARE(hits.size(), 1U);
        QCOMPARE(hits[0].page, std::string("one"));
        QCOMPARE(hits[0].pageTitle, std::string("First page"));
        QCOMPARE(hits[0].sectionTitle, std::string("Habitat"));
        QCOMPARE(hits[0].anchor, std::string("habitat"));
        QVERIFY(m_manual.search("beetles gasoline").empty());
        QVERIFY(m_manual.search("").empty());
        QVERIFY(m_manual.search("  \t ").empty());
    }

    void titlesComeFirst()
    {
        const std::vector<Hit> hits = m_manual.search("zyxomma");
        QVERIFY(!hits.empty());
        QCOMPARE(hits[0].anchor, std::string("zyxomma"));
        QCOMPARE(m_manual.search("food")[0].anchor, std::string("food"));
    }

    void contextShowsTheWords()
    {
        const Hit hit = m_manual.search("LIVE wood").at(0);
        QCOMPARE(hit.context, std::string("Beetles live in WOOD, and in sand."));
        QCOMPARE(hit.marks.size(), 2U);
        QCOMPARE(hit.context.substr(hit.marks[0].first, hit.marks[0].second), std::string("live"));
        QCOMPARE(hit.context.substr(hit.marks[1].first, hit.marks[1].second), std::string("WOOD"));
        // An excerpt from a long line: contains the word, without split characters.
        const Hit far = m_manual.search("zyxomma").at(0);
        QVERIFY(far.context.find("zyxomma") != std::string::npos);
        QVERIFY(far.context.size() < 300);
        QVERIFY(!QString::fromUtf8(far.context.c_str()).contains(QChar::ReplacementCharacter));
    }

    void theNumberIsLimited() { QCOMPARE(m_manual.search("the", 3).size(), 3U); }

    void aPageIsReplaced()
    {
        m_manual.add("two", "# Second page\n\nNothing.\n");
        QVERIFY(m_manual.search("zyxomma").empty());
        QCOMPARE(m_manual.page("two")->summary, std::string("Nothing."));
        QVERIFY(!m_manual.page("three"));
    }

    void everyParameterIsFound()
    {
        for (const catalog::Parameter& parameter : m_catalogue.parameters) {
            const std::vector<Hit> hits = m_manual.search(parameter.key);
            const bool isThere = std::any_of(hits.begin(), hits.end(), [&](const Hit& hit) {
                return hit.page == "parameters" && hit.sectionTitle == parameter.key;
            });
            QVERIFY2(isThere, parameter.key.c_str());
            QCOMPARE(m_manual.referenceOf(parameter.key), "parameters.html#" + manual::anchorOf(parameter.key));
            QCOMPARE(m_manual.referenceOf(parameter.key + "=1"), "parameters.html#" + manual::anchorOf(parameter.key));
        }
        QCOMPARE(m_manual.referenceOf("transport.sharpness"), std::string());
    }

    void commandsLeadToTheirReference()
    {
        m_manual.add("commands", "# Commands\n\nAll.\n\n## rosa runs\n\n### rosa runs list\n");
        QCOMPARE(m_manual.referenceOf("rosa runs list --json"), std::string("commands.html#rosa-runs-list"));
        QCOMPARE(m_manual.referenceOf("rosa runs show RUN"), std::string("commands.html#rosa-runs"));
        QCOMPARE(m_manual.referenceOf("rosa dance"), std::string());
    }
};

ROSA_TEST(TestManualSearch)
#include "tst_manual_search.moc"
