/// Search for planned runs in a store, by training and evaluation, not by name.
#include "core/tables/store_search.h"

#include "core/catalog/options/objective_options.h"
#include "core/record/database.h"
#include "core/record/run_reader.h"
#include "core/record/run_writer.h"
#include "tests/program/test_program.h"
#include "tests/record/support.h"

using namespace rosa;
using namespace rosa::record;
using namespace rosa::tables;

class TestStoreSearch : public QObject {
    Q_OBJECT

    catalog::Catalogue m_catalogue = catalog::makeCatalogue();

    [[nodiscard]] catalog::Configuration configured(const std::vector<std::pair<std::string, std::string>>& overrides = {},
                                                    std::uint64_t seed = 1, const std::string& method = "rosa") const
    {
        catalog::Selection selection;
        selection.dataset = "cora";
        selection.method = method;
        selection.seed = seed;
        selection.overrides = {{"evaluation.protocol", "cv-10-90"},
                               {"evaluation.splits", "2"},
                               {"evaluation.selection", "accuracy-stratified"}};
        selection.overrides.insert(selection.overrides.end(), overrides.begin(), overrides.end());
        return catalog::Configuration::resolve(m_catalogue, selection).value();
    }

    static Evaluation measured(int splits)
    {
        Evaluation evaluation;
        evaluation.card.id = "cv-10-90";
        evaluation.card.selection = "accuracy-stratified";
        evaluation.card.splitKind = "random";
        evaluation.card.splitSeed = 1;
        evaluation.card.splits = splits;
        evaluation.accuracies.assign(static_cast<std::size_t>(splits), 0.8);
        evaluation.mean = 0.8;
        return evaluation;
    }

    static std::string made(const TemporaryStore& store, const catalog::Configuration& configuration, RunState state,
                            const std::optional<Evaluation>& evaluation)
    {
        RunOrigin origin;
        origin.datasetHash = "ab12";
        auto writer = RunWriter::create(store.path(), configuration, origin, {"loss"}).value();
        static_cast<void>(writer->setState(RunState::Running));
        if (evaluation) static_cast<void>(putEvaluation(*writer, *evaluation, kOwnEvaluation));
        static_cast<void>(writer->setState(state));
        return writer->id();
    }

    [[nodiscard]] FoundRun found(const TemporaryStore& store, const catalog::Configuration& wanted,
                                 const std::string& datasetHash = "ab12") const
    {
        const auto search = StoreSearch::of(m_catalogue, store.path(), {"cora"});
        if (!search) return {};
        return search->find(wanted, datasetHash, 0);
    }

    /// Removes a key from the record, as in records written before it existed.
    static void forget(const TemporaryStore& store, const std::string& run, const std::string& line)
    {
        auto database = Database::open(store.path() / "runs" / run / "run.sqlite", Database::Access::Write).value();
        std::string toml;
        VERIFY_OK(database.query("SELECT configuration FROM run", {}, [&](const SqlRow& row) { toml = row.text(0); }));
        const auto at = toml.find(line);
        QVERIFY(at != std::string::npos);
        toml.erase(at, toml.find('\n', at) + 1 - at);
        VERIFY_OK(database.run("UPDATE run SET configuration = ?", {std::string_view(toml)}));
    }

private Q_SLOTS:
    /// Runs are compared by the behaviour of their version, not by the current preset.
    void anOlderRunDidWhatItsVersionDid()
    {
        const TemporaryStore store;
        QCOMPARE(configured().text(&catalog::ObjectiveOptions::padding), std::string("program"));
        const std::string run = made(store, configured(), RunState::Finished, measured(2));
        forget(store, run, "padding = ");
        QCOMPARE(found(store, configured()).run, std::string());
        QCOMPARE(found(store, configured({{"transport.padding", "none"}})).run, run);
    }

    void aMeasuredRunIsFoundWhateverItsEvaluationKeysSay()
    {
        const TemporaryStore store;
        const std::string run = made(store, configured({{"evaluation.splits", "7"}}), RunState::Finished, measured(2));
        const FoundRun best = found(store, configured({{"watch.pairs", "3"}}));
        QCOMPARE(best.run, run);
        QVERIFY(best.evaluation && best.evaluation->accuracies.size() == 2);
    }

    void aRunMeasuredOtherwiseHasToBeMeasuredAgain()
    {
        const TemporaryStore store;
        const std::string run = made(store, configured(), RunState::Finished, measured(7));
        const FoundRun best = found(store, configured());
        QCOMPARE(best.run, run);
        QVERIFY(best.isFinished && !best.evaluation);
    }

    /// For supervised methods splits are part of the training, and the selection of C is irrelevant.
    void aMethodTrainedOnLabelsIsItsSplits()
    {
        const TemporaryStore store;
        Evaluation own = measured(2);
        own.card.probe = kOwnClasses;
        own.card.selection = "last epoch";
        made(store, configured({}, 1, "gcn"), RunState::Finished, own);
        QVERIFY(found(store, configured({}, 1, "gcn")).evaluation);
        QVERIFY(found(store, configured({{"evaluation.splits", "7"}}, 1, "gcn")).run.empty());
        QVERIFY(found(store, configured({{"evaluation.split_seed", "7"}}, 1, "gcn")).run.empty());
    }

    void aStoppedRunIsToBeResumed()
    {
        const TemporaryStore store;
        const std::string run = made(store, configured(), RunState::Stopped, {});
        const FoundRun best = found(store, configured());
        QCOMPARE(best.run, run);
        QVERIFY(!best.isFinished && !best.evaluation);
    }

    void otherTrainingsDoNotCount()
    {
        const TemporaryStore store;
        made(store, configured({{"train.epochs", "7"}}), RunState::Finished, measured(2));
        made(store, configured({}, 2), RunState::Finished, measured(2));
        made(store, configured(), RunState::Failed, {});
        QVERIFY(found(store, configured()).run.empty());
        made(store, configured(), RunState::Finished, measured(2));
        QVERIFY(found(store, configured(), "cd34").run.empty());
        QVERIFY(!found(store, configured()).run.empty());
    }

    void cardsAreMatchedByWhatTheySay()
    {
        const EvaluationCard card = measured(2).card;
        QVERIFY(isMeasuredAs(card, configured(), 0));
        QVERIFY(!isMeasuredAs(card, configured({{"evaluation.split_seed", "9"}}), 0));
        QVERIFY(!isMeasuredAs(card, configured({{"evaluation.selection", "exact-match-unshuffled"}}), 0));
        QVERIFY(!isMeasuredAs(card, configured({{"evaluation.protocol", "val-10-10-80"}}), 0));
        EvaluationCard imported = card;
        imported.splitKind = "imported";
        QVERIFY(!isMeasuredAs(imported, configured(), 0));
        EvaluationCard published;
        published.id = "public-linear";
        published.splitKind = "published";
        published.splits = 10;
        const auto wanted = configured({{"evaluation.protocol", "public-linear"}, {"evaluation.splits", "20"}});
        QVERIFY(isMeasuredAs(published, wanted, 10));
        QVERIFY(!isMeasuredAs(published, wanted, 12));
    }
};

ROSA_TEST(TestStoreSearch)
#include "tst_store_search.moc"
