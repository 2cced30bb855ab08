/// Survey of a plan: results in the store, and available data.
#include "core/tables/survey.h"

#include "tests/program/test_program.h"
#include "tests/record/support.h"

using namespace rosa;
using namespace rosa::tables;

class TestSurvey : public QObject {
    Q_OBJECT

    catalog::Catalogue m_catalogue = catalog::makeCatalogue();

    [[nodiscard]] std::vector<std::string> notesOf(const PlanRequest& request) const
    {
        const record::TemporaryStore store;
        const Plan plan = makePlan(m_catalogue, request).value();
        DataShelf shelf(store.path());
        const auto found = survey(m_catalogue, store.path(), plan, shelf);
        return found ? found->notes : std::vector<std::string>{found.error().text()};
    }

private Q_SLOTS:
    /// WebKB has ten published splits; for more, there is one note per data set, and ten are used.
    void moreSplitsThanArePublishedAreNamed()
    {
        PlanRequest request;
        request.what = "table2";
        request.datasets = {"cornell", "texas"};
        request.splits = 99;
        const std::vector<std::string> notes = notesOf(request);
        QCOMPARE(notes.size(), 2U);
        QCOMPARE(notes[0], std::string("cornell has 10 published splits, so 10 are used, not 99"));
        request.splits = 10;
        QVERIFY(notesOf(request).empty());
        request.what = "table1";
        request.datasets = {"cora"};
        request.splits = 99;
        QVERIFY(notesOf(request).empty());  // Any number of random splits is available.
    }
};

ROSA_TEST(TestSurvey)
#include "tst_survey.moc"
