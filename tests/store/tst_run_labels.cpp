#include "core/store/run_labels.h"

#include "tests/program/test_program.h"
#include "tests/record/support.h"

using namespace rosa;
using namespace rosa::record;
using namespace rosa::store;

namespace {

using Overrides = std::vector<std::pair<std::string, std::string>>;
using Texts = std::vector<std::string>;

RunSummary runOf(const catalog::Selection& selection)
{
    static int number = 0;
    RunSummary run;
    describe(run, catalog::Configuration::resolve(catalog::makeCatalogue(), selection).value());
    run.id = "run-" + std::to_string(++number);
    run.created = number;
    return run;
}

RunSummary run(const Overrides& overrides, std::uint64_t seed = 1)
{
    catalog::Selection selection;
    selection.overrides = overrides;
    selection.seed = seed;
    return runOf(selection);
}

RunSummary named(RunSummary run, const std::string& name)
{
    run.name = name;
    run.isNamed = true;
    return run;
}

Texts textsOf(const std::vector<RunLabel>& labels)
{
    Texts texts;
    for (const RunLabel& label : labels) texts.push_back(label.text());
    return texts;
}

Texts labels(const std::vector<RunSummary>& runs) { return textsOf(runLabels(runs)); }

}  // namespace

class TestRunLabels : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Both have 40 snapshots, which no label mentions; differing parameters are in all labels.
    void whatDiffersIsSaidInSymbols()
    {
        QCOMPARE(labels({run({{"transport.lambda", "80"}, {"train.epochs", "300"}, {"watch.snapshots", "40"}}),
                         run({{"train.epochs", "60"}, {"watch.snapshots", "40"}})}),
                 (Texts{"λ 80 · 300 epochs", "λ 20 · 60 epochs"}));
        QCOMPARE(labels({run({{"transport.lambda", "5"}}), run({{"transport.lambda", "20.25"}}), run({})}),
                 (Texts{"λ 5", "λ 20.25", "λ 20"}));
        QCOMPARE(labels({run({{"topology.enabled", "false"}}), run({})}), (Texts{"no topology", "topology"}));
        QCOMPARE(labels({run({{"train.epochs", "1"}}), run({{"train.epochs", "2"}})}), (Texts{"1 epoch", "2 epochs"}));
    }

    void numbersAreNeverCut()
    {
        Overrides many;
        for (const char* key : {"sampling.walk_length", "sampling.batch_size", "transport.iterations", "adversarial.steps"})
            many.emplace_back(key, "77");
        const Texts texts = labels({run(many), run({})});
        QCOMPARE(texts.front(), std::string("batch 77 · walk 77 · 77 iterations · 77 ascents"));
        QCOMPARE(texts.back(), std::string("batch 128 · walk 10 · 5 iterations · 3 ascents"));
    }

    void methodDataPresetAndEncoderComeFirst()
    {
        catalog::Selection grace;
        grace.method = "grace";
        catalog::Selection raw;
        raw.method = "raw";
        QCOMPARE(labels({run({}), runOf(grace), runOf(raw)}), (Texts{"RoSA", "GRACE", "Raw features"}));
        catalog::Selection citeseer;
        citeseer.dataset = "citeseer";
        // Values from the preset of the data set are implied by its name.
        QCOMPARE(labels({run({}), runOf(citeseer)}), (Texts{"cora", "citeseer"}));
        catalog::Selection paper;
        paper.preset = "paper";
        QCOMPARE(labels({run({}), runOf(paper)}), (Texts{"reference", "paper"}));
        paper.overrides = {{"transport.lambda", "80"}};
        paper.chosen = {"transport.lambda"};
        QCOMPARE(labels({run({}), runOf(paper)}), (Texts{"reference · λ 20", "paper · λ 80"}));
        catalog::Selection mlp;
        mlp.encoder = "mlp";
        QCOMPARE(labels({run({}), runOf(mlp)}), (Texts{"GCN", "MLP"}));
    }

    void aNameThatAPersonGaveComesFirst()
    {
        QCOMPARE(labels({named(run({}), "base line"), run({{"transport.lambda", "80"}})}), (Texts{"base line", "λ 80"}));
        QCOMPARE(labels({named(run({}, 1), "x"), named(run({{"transport.lambda", "80"}}), "x"), run({}, 3)}),
                 (Texts{"x · λ 20", "x · λ 80", "λ 20 · seed 3"}));
        // A given name may equal the generated label of another run.
        QCOMPARE(labels({named(run({}), "λ 80"), run({{"transport.lambda", "80"}})}),
                 (Texts{"λ 80 · no. 1", "λ 80 · no. 2"}));
    }

    void equalRunsAreToldApart()
    {
        QCOMPARE(labels({run({}, 1), run({}, 2)}), (Texts{"seed 1", "seed 2"}));
        QCOMPARE(labels({run({}), run({})}), (Texts{"cora rosa · no. 1", "cora rosa · no. 2"}));
        auto first = run({});
        auto second = run({});
        QCOMPARE(labels({second, first}), (Texts{"cora rosa · no. 2", "cora rosa · no. 1"}));
        // Parameters of recording are mentioned only if there is no other difference.
        QCOMPARE(labels({run({{"watch.pairs", "4"}}), run({})}), (Texts{"4 watched pairs", "16 watched pairs"}));
        QCOMPARE(labels({named(run({}), "x"), named(run({}), "x")}), (Texts{"x · no. 1", "x · no. 2"}));
    }

    void turnsAndForksAreDifferences()
    {
        RunSummary turned = run({});
        turned.turns = {{100, "transport.lambda", "80"}, {100, "transport.lambda", "80"}};
        QCOMPARE(labels({run({}), turned}), (Texts{"λ 20", "λ 20 → 80 @ 100"}));
        RunSummary fork = run({});
        fork.forkedFrom = "run-1";
        fork.forkEpoch = 50;
        QCOMPARE(labels({run({}), fork}), (Texts{"cora rosa", "forked @ 50"}));
    }

    void severalSeedsAreAGroup()
    {
        const std::vector<ShownRuns> shown{{run({}, 1), run({}, 2)},
                                           {run({{"transport.lambda", "80"}}, 2), run({{"transport.lambda", "80"}}, 3)},
                                           {run({{"transport.lambda", "5"}}, 2)}};
        QCOMPARE(textsOf(runLabels(shown)), (Texts{"λ 20 · 2 seeds", "λ 80 · 2 seeds", "λ 5"}));
        const std::vector<ShownRuns> one{{run({}, 1), run({}, 2), run({}, 3)}};
        QCOMPARE(textsOf(runLabels(one)), (Texts{"cora rosa · 3 seeds"}));
        const std::vector<ShownRuns> together{
            {named(run({}, 1), nameWithSeed("x", 1)), named(run({}, 2), nameWithSeed("x", 2))},
            {named(run({}, 4), "x seed 4"), run({}, 5)}};
        QCOMPARE(textsOf(runLabels(together)), (Texts{"x · 2 seeds", "cora rosa · 2 seeds"}));
    }

    void aRunAloneSaysWhatItIs()
    {
        QCOMPARE(labels({run({})}), (Texts{"cora rosa"}));
        catalog::Selection selection;
        selection.encoder = "mlp";
        selection.preset = "paper";
        selection.seed = 2;
        selection.overrides = {{"topology.enabled", "false"}, {"transport.lambda", "5"}};
        const auto configuration = catalog::Configuration::resolve(catalog::makeCatalogue(), selection).value();
        QCOMPARE(runName(configuration), std::string("cora rosa mlp · paper · no topology · λ 5 · seed 2"));
        QCOMPARE(givenName(runName(configuration), configuration), std::string());
        QCOMPARE(givenName("cora rosa mlp topology.enabled=false lambda=5 seed 2", configuration), std::string());
        QCOMPARE(givenName("mine", configuration), std::string("mine"));
    }

    /// Round trip through the library; names of earlier versions count as generated.
    void theLibraryKnowsWhatLabelsNeed()
    {
        const TemporaryStore store;
        catalog::Selection selection;
        selection.overrides = {{"transport.lambda", "80"}, {"train.epochs", "300"}};
        const auto configuration = catalog::Configuration::resolve(catalog::makeCatalogue(), selection).value();
        RunOrigin former;
        former.name = "cora rosa epochs=300 lambda=80";
        former.forkedFrom = "run 7";
        former.forkEpoch = 50;
        const auto id = RunWriter::create(store.path(), configuration, former, {"loss"}).value()->id();
        RunOrigin mine;
        mine.name = "mine";
        const auto other = RunWriter::create(store.path(), configuration, mine, {"loss"}).value()->id();
        for (int opening = 0; opening < 2; ++opening) {  // Read from the records, then from the stored summaries.
            auto library = Library::open(store.path()).value();
            const auto runs = library->runs().value();
            const auto found = std::ranges::find(runs, id, &RunSummary::id);
            QVERIFY(!found->isNamed);
            QCOMPARE(found->name, std::string("cora rosa · λ 80 · 300 epochs · forked @ 50"));
            QCOMPARE(found->forkedFrom, former.forkedFrom);
            QCOMPARE(found->forkEpoch, 50);
            RunSummary expected;
            describe(expected, configuration);
            QVERIFY(valuesOf(*found) == valuesOf(expected));
            QCOMPARE(valuesOf(*found).size(), configuration.values().size());
            const auto isNamed = std::ranges::find(runs, other, &RunSummary::id);
            QVERIFY(isNamed->isNamed);
            QCOMPARE(isNamed->name, std::string("mine"));
        }
        auto library = Library::open(store.path()).value();
        VERIFY_OK(library->rename(id, "warm start"));
        const auto renamed = library->runs().value();
        QCOMPARE(labels({*std::ranges::find(renamed, id, &RunSummary::id)}), (Texts{"warm start"}));
    }
};

ROSA_TEST(TestRunLabels)
#include "tst_run_labels.moc"
