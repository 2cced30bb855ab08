/// Given rows of a table: foreign embeddings and runs with custom settings.
#include "core/tables/given_rows.h"

#include "core/catalog/catalogue.h"
#include "core/record/database.h"
#include "core/record/run_writer.h"
#include "tests/program/test_program.h"
#include "tests/record/support.h"

using namespace rosa;
using namespace rosa::tables;

class TestGivenRows : public QObject {
    Q_OBJECT

    catalog::Catalogue m_catalogue = catalog::makeCatalogue();

    [[nodiscard]] std::string finishedRun(const std::filesystem::path& store, const std::string& method,
                                          const std::string& name, std::uint64_t seed = 1) const
    {
        catalog::Selection selection;
        selection.dataset = "cora";
        selection.method = method;
        selection.seed = seed;
        record::RunOrigin origin;
        origin.name = name;
        const auto configuration = catalog::Configuration::resolve(m_catalogue, selection).value();
        auto writer = record::RunWriter::create(store, configuration, origin, {"loss"}).value();
        static_cast<void>(writer->setState(record::RunState::Finished));
        return writer->id();
    }

    [[nodiscard]] Result<Plan> planWith(const std::filesystem::path& store, const std::string& text) const
    {
        PlanRequest request;
        request.datasets = {"cora"};
        request.methods = {"RoSA"};
        request.with = {text};
        return makeWholePlan(m_catalogue, store, request);
    }

private Q_SLOTS:
    void aNameBringsAllItsSeeds()
    {
        const record::TemporaryStore store;
        for (const std::uint64_t seed : {3, 1})
            QVERIFY(!finishedRun(store.path(), catalog::kForeignMethod, "Theirs", seed).empty());
        const auto plan = planWith(store.path(), "Theirs");
        VERIFY_OK(plan);
        QCOMPARE(plan->rows.back().title, std::string("Theirs"));
        QVERIFY(!plan->rows.back().isSeedless);  // Has seeds, even if its origin is unknown.
        std::vector<std::uint64_t> seeds;
        for (const PlannedRun& run : plan->runs)
            if (run.row + 1 == plan->rows.size()) seeds.push_back(run.configuration.seed());
        QCOMPARE(seeds, (std::vector<std::uint64_t>{1, 3}));
    }

    void aRunOfAMethodWithoutSeedsHasNone()
    {
        const record::TemporaryStore store;
        const auto plan = planWith(store.path(), finishedRun(store.path(), "raw", "theirs"));
        VERIFY_OK(plan);
        QVERIFY(plan->rows.back().isSeedless);
        const auto other = planWith(store.path(), finishedRun(store.path(), "rosa", "mine"));
        VERIFY_OK(other);
        QVERIFY(!other->rows.back().isSeedless);
    }

    /// The name is in the list of runs, but its record cannot be read.
    void oneThatCannotBeReadIsAnError()
    {
        const record::TemporaryStore store;
        const std::string id = finishedRun(store.path(), catalog::kForeignMethod, "Theirs");
        {
            auto database =
                record::Database::open(store.path() / "runs" / id / "run.sqlite", record::Database::Access::Write);
            VERIFY_OK(database);
            VERIFY_OK(database->run("UPDATE run SET configuration = 'no = [configuration'", {}));
        }
        const auto plan = planWith(store.path(), "Theirs");
        QVERIFY(!plan);
        QVERIFY2(plan.error().text().starts_with("--with Theirs: "), plan.error().text().c_str());
    }
};

ROSA_EVENT_LOOP_TEST(TestGivenRows)
#include "tst_given_rows.moc"
