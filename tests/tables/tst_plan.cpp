#include "core/tables/plan.h"

#include <algorithm>
#include <set>

#include <QtTest/QTest>

#include "core/base/bind/options.h"
#include "core/catalog/options/adversarial_options.h"
#include "core/catalog/options/evaluation_options.h"
#include "core/catalog/options/objective_options.h"
#include "core/catalog/options/time_options.h"
#include "core/catalog/options/training_options.h"
#include "core/tables/plan_status.h"
#include "core/tables/store_search.h"
#include "tests/program/test_program.h"

using namespace rosa;
using namespace rosa::tables;

class TestPlan : public QObject {
    Q_OBJECT

    catalog::Catalogue m_catalogue = catalog::makeCatalogue();

    [[nodiscard]] static const PlanRow* rowOf(const Plan& plan, const std::string& title)
    {
        const auto found = std::ranges::find(plan.rows, title, &PlanRow::title);
        return found == plan.rows.end() ? nullptr : &*found;
    }

private Q_SLOTS:
    /// The plan contains all rows and numbers of the article; available methods are measured, and raw features and a random encoder are
    /// added if the table lacks them.
    void tableOneHasEveryPublishedNumber()
    {
        const auto plan = makePlan(m_catalogue, {});
        QVERIFY2(plan.ok(), plan ? "" : plan.error().text().c_str());
        QCOMPARE(plan->columns.size(), 4U);
        const PlanRow* rosa = rowOf(*plan, "RoSA");
        QVERIFY(rosa && rosa->isReference && rosa->method == "rosa");
        QCOMPARE(rosa->published[1]->mean, 0.734);
        QCOMPARE(rosa->published[1]->deviation, 0.005);
        QVERIFY(rowOf(*plan, "Raw features")->published[0]->deviation < 0);
        const PlanRow* random = rowOf(*plan, "Random encoder");
        QVERIFY(random && random->isBaseline && !random->published[0]);
        const PlanRow* deepWalk = rowOf(*plan, "DeepWalk");
        QVERIFY(deepWalk && !deepWalk->note.empty());
        for (const PlannedRun& run : plan->runs) {
            QVERIFY(!plan->rows[run.row].method.empty());
            QCOMPARE(run.configuration.method(), plan->rows[run.row].method);
            QCOMPARE(run.configuration.dataset(), plan->columns[run.column].dataset);
            QCOMPARE(run.configuration.get<catalog::EvaluationOptions>().splits, 10);
            QCOMPARE(run.configuration.get<catalog::EvaluationOptions>().protocol, std::string("cv-10-90"));
        }
    }

    /// All tables contain raw features with their published number, even if other methods were requested.
    void rowsBesidesHaveTheirPublishedNumbers()
    {
        PlanRequest request;
        request.datasets = {"citeseer", "cora"};
        request.methods = {"rosa", "dgi"};
        const auto plan = makePlan(m_catalogue, request);
        QVERIFY2(plan.ok(), plan ? "" : plan.error().text().c_str());
        const PlanRow* raw = rowOf(*plan, "Raw features");
        QVERIFY(raw && raw->published[0] && raw->published[1]);
        QCOMPARE(raw->published[0]->mean, 0.648);
        QCOMPARE(raw->published[1]->mean, 0.646);
        QVERIFY(!rowOf(*plan, "Random encoder")->published[0]);
    }

    /// GRACE needs aligned views, so its cell of CIAW* is not planned, with a reason.
    void tableFourSaysWhatDoesNotFit()
    {
        PlanRequest request;
        request.what = "table4";
        const auto plan = makePlan(m_catalogue, request);
        QVERIFY2(plan.ok(), plan ? "" : plan.error().text().c_str());
        std::set<std::pair<std::string, std::string>> cells;
        for (const PlannedRun& run : plan->runs) {
            cells.emplace(run.configuration.method(), run.configuration.dataset());
            QCOMPARE(run.configuration.get<data::TimeCutOptions>().count, 20);
        }
        for (const char* method : {"rosa", "graphsage", "raw", "random"})
            for (const char* dataset : {"ciaw", "ciaw-star"}) QVERIFY(cells.contains({method, dataset}));
        QVERIFY(cells.contains({"grace", "ciaw"}) && !cells.contains({"grace", "ciaw-star"}));
        QCOMPARE(plan->notes.size(), std::size_t{1});
        QVERIFY(rowOf(*plan, "GRACE")->unfit.contains(1) && rowOf(*plan, "RoSA")->unfit.empty());
        QVERIFY(plan->notes.front().starts_with("GRACE does not run on CIAW*: its views are not aligned"));
    }

    /// All methods have the same seeds and splits, so that results are paired; raw features are deterministic and measured once.
    void seedsAreCrossedWithMethods()
    {
        PlanRequest request;
        request.datasets = {"citeseer"};
        request.methods = {"RoSA"};
        request.seeds = 3;
        request.splits = 4;
        const auto plan = makePlan(m_catalogue, request);
        QVERIFY(plan);
        std::map<std::string, std::set<std::uint64_t>> seeds;
        for (const PlannedRun& run : plan->runs) seeds[run.configuration.method()].insert(run.configuration.seed());
        QCOMPARE(seeds["rosa"], (std::set<std::uint64_t>{1, 2, 3}));
        QCOMPARE(seeds["random"], (std::set<std::uint64_t>{1, 2, 3}));
        QCOMPARE(seeds["raw"], (std::set<std::uint64_t>{1}));
        QCOMPARE(plan->runs.size(), 7U);
        QVERIFY(std::ranges::is_sorted(plan->runs, {}, [](const PlannedRun& run) { return run.configuration.seed(); }));
    }

    void tableTwoNamesItsEncoders()
    {
        PlanRequest request;
        request.what = "table2";
        request.datasets = {"texas"};
        const auto plan = makePlan(m_catalogue, request);
        QVERIFY(plan);
        QCOMPARE(plan->columns.size(), 2U);
        for (const PlannedRun& run : plan->runs)
            QCOMPARE(run.configuration.encoder(),
                     run.configuration.method() == "raw" ? std::string() : plan->columns[run.column].encoder);
    }

    void quickPlansAreShort()
    {
        PlanRequest request;
        request.what = "ablation";
        request.isQuick = true;
        const auto plan = makePlan(m_catalogue, request);
        QVERIFY(plan);
        QVERIFY(plan->isQuick);
        for (const PlannedRun& run : plan->runs) QCOMPARE(run.configuration.get<catalog::EpochOptions>().epochs, 20);
        QCOMPARE(plan->runs.size(), plan->rows.size() * plan->columns.size());
    }

    /// Half an hour of exact plans need not be waited for.
    void variantsOfAStudyCanBeChosen()
    {
        const auto titles = [&](const std::string& what, std::vector<std::string> variants) {
            PlanRequest request;
            request.what = what;
            request.variants = std::move(variants);
            const auto plan = makePlan(m_catalogue, request);
            std::vector<std::string> found;
            if (!plan) return std::vector<std::string>{plan.error().text()};
            for (const PlanRow& row : plan->rows) found.push_back(row.title);
            return found;
        };
        QCOMPARE(titles("ablation", {"uniform", "no-topology"}),
                 (std::vector<std::string>{"RoSA", "without topology rescale", "uniform coupling"}));
        QCOMPARE(titles("sensitivity", {"transport.iterations", "sampling.batch_size=64"}).size(), 5U);
        QCOMPARE(titles("ablation", {"exakt"}),
                 (std::vector<std::string>{"ablation has no variant 'exakt'; did you mean exact?"}));
        QCOMPARE(titles("table1", {"exact"}),
                 (std::vector<std::string>{"table1 has no variants; ablation and sensitivity have"}));
        QCOMPARE(variantIds("ablation").size(), 9U);

        PlanRequest request;
        request.what = "sensitivity";
        request.variants = {"transport.iterations=5", "transport.iterations=1", "transport.iterations"};
        request = normalised(m_catalogue, request);
        QCOMPARE(request.variants,
                 (std::vector<std::string>{"transport.iterations=1", "transport.iterations=5", "transport.iterations=20"}));
        const std::pair<std::string, std::string> option{
            "variants", "transport.iterations=1,transport.iterations=5,transport.iterations=20"};
        QVERIFY(bind::optionsOf(request) == (std::vector<std::pair<std::string, std::string>>{option}));
        request.variants = variantIds("sensitivity");
        QVERIFY(normalised(m_catalogue, request).variants.empty());
    }

    /// Each row differs from the reference exactly as its title states, and all trainings are distinct.
    void ablationSwitchesOnePartEach()
    {
        PlanRequest request;
        request.what = "ablation";
        request.datasets = {"cora"};
        request.seeds = 1;
        const auto plan = makePlan(m_catalogue, request);
        QVERIFY(plan);
        std::set<std::string> hashes;
        for (const PlannedRun& run : plan->runs) hashes.insert(run.configuration.groupHash());
        QCOMPARE(hashes.size(), plan->rows.size());
        const auto run = [&](const std::string& title) -> const catalog::Configuration& {
            const std::size_t row = static_cast<std::size_t>(rowOf(*plan, title) - plan->rows.data());
            return std::ranges::find(plan->runs, row, &PlannedRun::row)->configuration;
        };
        QVERIFY(run("RoSA").get<catalog::ObjectiveOptions>().topology && run("RoSA").get<catalog::AscentOptions>().enabled);
        QVERIFY(!run("without topology rescale").get<catalog::ObjectiveOptions>().topology);
        QVERIFY(run("without topology rescale").get<catalog::AscentOptions>().enabled);
        QVERIFY(!run("without adversarial training").get<catalog::AscentOptions>().enabled);
    }

    void sensitivityChangesOneKeyAtATime()
    {
        PlanRequest request;
        request.what = "sensitivity";
        request.datasets = {"cora"};
        request.seeds = 1;
        const auto plan = makePlan(m_catalogue, request);
        QVERIFY(plan);
        QVERIFY(rowOf(*plan, "walk 50"));
        const catalog::Configuration& preset = plan->runs.front().configuration;
        for (const PlannedRun& run : plan->runs) {
            int changed = 0;
            for (const auto& [key, set] : run.configuration.values()) changed += set.value != preset.values().at(key).value;
            QVERIFY(changed <= 1);
        }
    }

    void everyPlanCanBeMade()
    {
        for (const std::string& id : planIds()) {
            PlanRequest request;
            request.what = id;
            const auto plan = makePlan(m_catalogue, request);
            QVERIFY2(plan.ok() && !plan->runs.empty(), id.c_str());
            for (const PlanRow& row : plan->rows) QCOMPARE(row.published.size(), plan->columns.size());
        }
    }

    /// Equivalent requests have the same file in the store.
    void onePlanHasOneKey()
    {
        const auto key = [this](const PlanRequest& request) { return planKey(normalised(m_catalogue, request)); };
        const PlanRequest plain{"table1", {}, {}, {}, 0, 0, false};
        const PlanOffer offer = planOffers(m_catalogue).front();
        PlanRequest said{"table1", {"dblp", "cora", "pubmed", "citeseer", "cora"}, offer.methods, {}, 5, 10, false};
        std::ranges::reverse(said.methods);
        QCOMPARE(key(said), key(plain));
        QCOMPARE(key({"table1", {}, {}, {}, 1, 2, true}), key({"table1", {}, {}, {}, 0, 0, true}));
        QCOMPARE(key({"table1", {}, {"grace", "rosa"}, {}, 0, 0, false}),
                 key({"table1", {}, {"RoSA", "GRACE"}, {}, 0, 0, false}));
        QCOMPARE(key({"table2", {}, {"rosa", "raw"}, {}, 2, 0, false}), key({"table2", {}, {"ROSA"}, {}, 0, 0, false}));
        QCOMPARE(key({"table4", {}, {"node2vec", "dgi"}, {"a", "a"}, 0, 0, false}),
                 key({"table4", {}, {"DGI", "Node2vec"}, {"a"}, 0, 0, false}));
        QCOMPARE(key({"table3", {}, {"Unsup-GraphSAGE"}, {}, 0, 0, false}),
                 key({"table3", {}, {"unsupervised graphsage"}, {}, 0, 0, false}));
        QCOMPARE(key({"ablation", {"citeseer", "cora"}, {}, {}, 0, 0, false}), key({"ablation", {}, {}, {}, 0, 0, false}));

        QVERIFY(key({"table1", {}, {}, {}, 4, 0, false}) != key(plain));
        QVERIFY(key({"table1", {}, {}, {}, 5, 10, true}) != key({"table1", {}, {}, {}, 0, 0, true}));
        QVERIFY(key({"table1", {"cora"}, {}, {}, 0, 0, false}) != key(plain));
        // Raw features are a row of table 1 with a number; in table 2 they are always added, but alone differ from an empty list.
        QVERIFY(key({"table1", {}, {"rosa", "raw"}, {}, 0, 0, false}) != key({"table1", {}, {"rosa"}, {}, 0, 0, false}));
        QVERIFY(key({"table2", {}, {"raw"}, {}, 0, 0, false}) != key({"table2", {}, {}, {}, 0, 0, false}));
        // Without RoSA, the first method is the reference: the order is kept; the runs, and so the key, are the same.
        QCOMPARE(normalised(m_catalogue, {"table1", {}, {"bgrl", "grace", "BGRL"}, {}, 0, 0, false}).methods,
                 (std::vector<std::string>{"BGRL", "GRACE"}));
        QCOMPARE(key({"table1", {}, {"bgrl", "grace"}, {}, 0, 0, false}),
                 key({"table1", {}, {"grace", "bgrl"}, {}, 0, 0, false}));
        QCOMPARE(normalised(m_catalogue, {"table1", {"coraa"}, {"no such"}, {}, 0, 0, false}).methods,
                 std::vector<std::string>{"no such"});
    }

    /// All offered presets can be requested, as rows besides that of the method.
    void everyOfferedPresetIsARow()
    {
        std::size_t offered = 0;
        for (const PlanOffer& offer : planOffers(m_catalogue))
            for (const PresetRow& row : offer.presetRows) {
                ++offered;
                const auto plan = makePlan(m_catalogue, {offer.id, {}, {row.name}, {}, 1, 2, false});
                QVERIFY2(plan.ok(), row.name.c_str());
                const auto found = std::ranges::find(plan->rows, row.title, &PlanRow::title);
                QVERIFY2(found != plan->rows.end() && !found->isBaseline, row.name.c_str());
                const std::string preset = row.name.substr(row.name.find(':') + 1);
                std::size_t runs = 0;
                for (const PlannedRun& run : plan->runs)
                    if (plan->rows[run.row].title == row.title) {
                        ++runs;
                        QCOMPARE(run.configuration.preset(), preset);
                    }
                QVERIFY2(runs > 0, row.name.c_str());
            }
        QVERIFY(offered > 4);
        const auto rows = planOffers(m_catalogue).front().presetRows;
        QCOMPARE(std::ranges::count(rows, std::string("bgrl:short"), &PresetRow::name), 1);
        QCOMPARE(std::ranges::count(rows, std::string("bgrl:reference"), &PresetRow::name), 0);
        QCOMPARE(normalised(m_catalogue, {"table1", {}, {"BGRL:short"}, {}, 0, 0, false}).methods,
                 std::vector<std::string>{"bgrl:short"});
    }

    /// Different spellings of a request give the same plan.
    void theSpellingChangesNoPlan()
    {
        for (const PlanRequest& request :
             {PlanRequest{"table1", {"citeseer", "cora"}, {"grace", "raw", "rosa"}, {}, 5, 2, false},
              PlanRequest{"table2", {}, {"random", "rosa"}, {}, 2, 3, false},
              PlanRequest{"table4", {}, {"node2vec"}, {}, 0, 0, true},
              PlanRequest{"table3", {}, {"unsup-graphsage"}, {}, 1, 2, false},
              PlanRequest{"table1", {"cora"}, {"bgrl:short", "bgrl"}, {}, 1, 2, false},
              PlanRequest{"sensitivity", {"cora"}, {}, {}, 1, 10, false}}) {
            const Plan plan = makePlan(m_catalogue, request).value();
            const Plan same = makePlan(m_catalogue, normalised(m_catalogue, request)).value();
            QCOMPARE(same.seeds, plan.seeds);
            QCOMPARE(same.splits, plan.splits);
            QVERIFY(std::ranges::equal(same.rows, plan.rows, {}, &PlanRow::title, &PlanRow::title));
            QVERIFY(std::ranges::equal(same.columns, plan.columns, {}, &catalog::PublishedColumn::title,
                                       &catalog::PublishedColumn::title));
            QCOMPARE(same.runs.size(), plan.runs.size());
            for (std::size_t i = 0; i < plan.runs.size(); ++i)
                QCOMPARE(same.runs[i].configuration.toToml(), plan.runs[i].configuration.toToml());
        }
    }

    void anotherPresetIsARowOfItsOwn()
    {
        PlanRequest request;
        request.datasets = {"cora"};
        request.methods = {"rosa", "bgrl", "BGRL:reference", "bgrl:short", "RoSA:paper", "node2vec:paper"};
        request.seeds = 1;
        const Plan plan = makePlan(m_catalogue, request).value();
        const auto titled = [&](const char* title) {
            const auto found = std::ranges::find(plan.rows, title, &PlanRow::title);
            return static_cast<std::size_t>(found - plan.rows.begin());
        };
        const auto epochsOf = [&](std::size_t row) {
            return std::ranges::find(plan.runs, row, &PlannedRun::row)->configuration.get<catalog::EpochOptions>().epochs;
        };
        const std::size_t whole = titled("BGRL"), shorter = titled("BGRL (short)"), paper = titled("RoSA (paper)");
        QVERIFY(whole < plan.rows.size() && shorter < plan.rows.size() && paper < plan.rows.size());
        QCOMPARE(epochsOf(whole), std::int64_t{10000});
        QVERIFY(epochsOf(shorter) < epochsOf(whole));
        QCOMPARE(titled("BGRL (reference)"), plan.rows.size());  // Is the row of BGRL itself.
        request.methods = {"bgrl:reference"};
        QCOMPARE(planKey(normalised(m_catalogue, request)),
                 planKey(normalised(m_catalogue, {"table1", {"cora"}, {"bgrl"}, {}, 1})));
        QCOMPARE(makePlan(m_catalogue, request)->rows.front().title, std::string("BGRL"));
        QCOMPARE(plan.rows[shorter].published[0]->mean, plan.rows[whole].published[0]->mean);
        QVERIFY(!plan.rows[paper].isReference && plan.rows[titled("RoSA")].isReference);
        QVERIFY(!plan.rows[titled("node2vec (paper)")].published[0]);
        request.methods = {"bgrl:shrot"};
        const auto refused = makePlan(m_catalogue, request);
        QVERIFY(!refused);
        QCOMPARE(refused.error().text(), std::string("unknown preset 'shrot'; did you mean short?"));
        request.methods = {"bgrl:"};
        QVERIFY(!makePlan(m_catalogue, request));
    }

    /// The selection rule applies to all rows regardless of presets; trainings are unchanged.
    void oneChoiceOfCIsOfEveryRow()
    {
        PlanRequest request{"table1", {"cora"}, {"rosa", "rosa:paper", "gcn"}, {}, 1, 2, false};
        const Plan usual = makePlan(m_catalogue, request).value();
        const std::string usualKey = planKey(normalised(m_catalogue, request));
        for (const char* rule : {"accuracy-stratified", "exact-match-unshuffled"}) {
            request.selection = rule;
            QVERIFY(planKey(normalised(m_catalogue, request)) != usualKey);
            const Plan plan = makePlan(m_catalogue, normalised(m_catalogue, request)).value();
            QCOMPARE(plan.runs.size(), usual.runs.size());
            for (std::size_t i = 0; i < plan.runs.size(); ++i) {
                QCOMPARE(plan.runs[i].configuration.text(&catalog::EvaluationOptions::selection), std::string(rule));
                QCOMPARE(trainingHash(m_catalogue, plan.runs[i].configuration),
                         trainingHash(m_catalogue, usual.runs[i].configuration));
            }
        }
        request.selection = "by-eye";
        const auto refused = makePlan(m_catalogue, request);
        QVERIFY(!refused);
        QVERIFY2(refused.error().text().find("by-eye") != std::string::npos, refused.error().text().c_str());
        QVERIFY(!makePlan(m_catalogue, {"table2", {}, {}, {}, 1, 2, false, "accuracy-stratified"}));
        for (const PlanOffer& offer : planOffers(m_catalogue))
            QCOMPARE(makePlan(m_catalogue, {offer.id, {}, {}, {}, 1, 2, false, "accuracy-stratified"}).ok(), offer.choosesC);
    }

    void unknownNamesAreErrors()
    {
        PlanRequest request;
        request.datasets = {"coraa"};
        QVERIFY(!makePlan(m_catalogue, request));
        request.datasets = {};
        request.methods = {"no such"};
        const auto refused = makePlan(m_catalogue, request);
        QVERIFY(!refused);
        QVERIFY(refused.error().text().find("no such") != std::string::npos);
        request.methods = {"grcae:paper"};
        QCOMPARE(makePlan(m_catalogue, request).error().text(),
                 std::string("unknown method 'grcae:paper'; did you mean grace?"));
        request = {};
        request.what = "table9";
        QVERIFY(!makePlan(m_catalogue, request));
        request.what = "ablation";
        request.methods = {"raw"};
        QVERIFY(!makePlan(m_catalogue, request));
    }
};

ROSA_TEST(TestPlan)
#include "tst_plan.moc"
