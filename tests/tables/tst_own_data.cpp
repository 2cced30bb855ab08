/// Data sets of a store as columns of the article's tables.
#include <array>

#include "core/base/bind/options.h"
#include "core/catalog/options/encoder_options.h"
#include "core/catalog/options/evaluation_options.h"
#include "core/catalog/options/training_options.h"
#include "core/data/import/import.h"
#include "core/tables/given_rows.h"
#include "core/tables/other_data.h"
#include "core/tables/plan_status.h"
#include "core/tables/survey.h"
#include "core/tables/table_text.h"
#include "tests/program/test_program.h"
#include "tests/record/support.h"
#include "tests/tables/accuracies.h"
#include "tests/tables/film_like.h"
#include "tests/tables/latex_check.h"

using namespace rosa;
using namespace rosa::tables;
using rosa::tables::tests::isNear;
using rosa::tables::tests::kAccuracies;

namespace {

constexpr int kSplitsOfTest = 10;

/// Of the same rows on two other data sets, on every split.
constexpr std::array<std::array<double, 4>, 2> kOthers{{{0.81, 0.82, 0.60, 0.70}, {0.71, 0.69, 0.58, 0.61}}};

}  // namespace

class TestOwnData : public QObject {
    Q_OBJECT

    catalog::Catalogue m_catalogue = catalog::makeCatalogue();
    record::TemporaryStore m_store;
    std::filesystem::path m_film;

    [[nodiscard]] Result<Plan> planOf(const PlanRequest& request) const
    {
        return makeWholePlan(m_catalogue, m_store.path(), normalised(m_catalogue, request));
    }

    [[nodiscard]] static PlanRequest request(const std::string& what, std::vector<std::string> datasets,
                                             std::vector<std::string> methods)
    {
        PlanRequest asked;
        asked.what = what;
        asked.datasets = std::move(datasets);
        asked.methods = std::move(methods);
        asked.seeds = 1;
        return asked;
    }

    static std::size_t rowOf(const Plan& plan, const std::string& title)
    {
        return static_cast<std::size_t>(std::ranges::find(plan.rows, title, &PlanRow::title) - plan.rows.begin());
    }

    static const catalog::Configuration* runOf(const Plan& plan, const std::string& title, std::size_t column)
    {
        for (const PlannedRun& run : plan.runs)
            if (plan.rows[run.row].title == title && run.column == column) return &run.configuration;
        return nullptr;
    }

    /// RoSA, GRACE and the baselines on film and two of the article's data sets, with the accuracies above.
    [[nodiscard]] Table filmTable() const
    {
        PlanRequest asked = request("table1", {"mine", "cora", "citeseer"}, {"RoSA", "GRACE"});
        Plan plan = planOf(asked).value();
        std::vector<RunResult> results;
        const std::array<const char*, 4> titles{"RoSA", "GRACE", "Raw features", "Random encoder"};
        for (const PlannedRun& run : plan.runs) {
            const std::string& title = plan.rows[run.row].title;
            const auto place = static_cast<std::size_t>(std::ranges::find(titles, title) - titles.begin());
            const std::string& dataset = plan.columns[run.column].dataset;
            record::Evaluation evaluation;
            evaluation.card.id = "public-logistic";
            evaluation.card.selection = "accuracy-stratified";
            evaluation.card.splits = kSplitsOfTest;
            for (std::size_t split = 0; split < kSplitsOfTest; ++split)
                evaluation.accuracies.push_back(dataset == "mine" ? kAccuracies[place][split]
                                                                  : kOthers[dataset == "cora" ? 0 : 1][place]);
            results.push_back({"run", evaluation, {}});
        }
        Table table =
            makeTable(std::move(plan), results, std::vector<double>(3, double(tests::kFilmTest) / tests::kFilmTrain));
        table.margin = 0.01;
        return table;
    }

private Q_SLOTS:
    void initTestCase()
    {
        const auto folder = tests::writeFilm(m_store.path());
        VERIFY_OK(folder);
        m_film = *folder;
        data::ImportOptions options;
        options.as = "mine";
        const auto imported = data::importDatasets(data::Catalogue(m_store.path()), m_film, options);
        VERIFY_OK(imported);
        QCOMPARE(imported->front().entry.card.splits, std::int64_t{tests::kFilmSplits});
    }

    /// Both of the article's data sets that the table does not have and imported ones; neither has published numbers.
    void anyDataSetIsAColumn()
    {
        const auto plan = planOf(request("table1", {"mine", "cora", "cornell"}, {"rosa"}));
        VERIFY_OK(plan);
        QCOMPARE(plan->columns.size(), 3U);
        QCOMPARE(plan->columns[0].dataset, std::string("cora"));
        QCOMPARE(plan->columns[1].title, std::string("Cornell"));
        QCOMPARE(plan->columns[2].dataset, std::string("mine"));
        const PlanRow& rosa = plan->rows[rowOf(*plan, "RoSA")];
        QVERIFY(rosa.published[0] && !rosa.published[1] && !rosa.published[2]);
        for (const PlannedRun& run : plan->runs)
            QCOMPARE(run.configuration.get<catalog::EvaluationOptions>().protocol, std::string("cv-10-90"));
        QVERIFY(std::ranges::find(plan->notes,
                                  "mine has published splits, which protocol cv-10-90 does not use; --protocol "
                                  "public-logistic does") != plan->notes.end());
    }

    /// A table with several encoders has a column of each, and measures on the published splits.
    void everyTableTakesThem()
    {
        for (const std::string& id : planIds()) {
            const auto plan = planOf(request(id, {"mine"}, {}));
            VERIFY_OK(plan);
            QCOMPARE(plan->columns.size(), id == "table2" ? std::size_t{2} : std::size_t{1});
            for (const PlanRow& row : plan->rows) QCOMPARE(row.published.size(), plan->columns.size());
            QVERIFY(!plan->runs.empty());
        }
        const auto plan = planOf(request("table2", {"cornell", "mine"}, {"rosa"}));
        VERIFY_OK(plan);
        std::vector<std::string> titles;
        for (const catalog::PublishedColumn& column : plan->columns) titles.push_back(column.title);
        QCOMPARE(titles, (std::vector<std::string>{"Cornell, GCN", "mine, GCN", "Cornell, MLP", "mine, MLP"}));
        QCOMPARE(runOf(*plan, "RoSA", 3)->encoder(), std::string("mlp"));
        QCOMPARE(runOf(*plan, "RoSA", 1)->get<catalog::EvaluationOptions>().protocol, std::string("public-linear"));
    }

    /// A data set without the splits that the table's protocol needs, and one with too few labelled nodes.
    void theProtocolFollowsTheData()
    {
        auto plan = planOf(request("table2", {"karate"}, {"rosa"}));
        VERIFY_OK(plan);
        QCOMPARE(runOf(*plan, "RoSA", 0)->get<catalog::EvaluationOptions>().protocol, std::string("cv-50-50"));
        QVERIFY(std::ranges::find(plan->notes,
                                  "karate has no published splits, so it is measured under protocol cv-50-50, not "
                                  "public-linear") != plan->notes.end());
        PlanRequest asked = request("table1", {"mine", "cora"}, {"rosa"});
        asked.protocol = "public-logistic";
        plan = planOf(asked);
        VERIFY_OK(plan);
        for (const PlannedRun& run : plan->runs)
            QCOMPARE(run.configuration.get<catalog::EvaluationOptions>().protocol, std::string("public-logistic"));
        asked.datasets = {"karate"};
        QCOMPARE(planOf(asked).error().text(),
                 std::string("--protocol public-logistic: karate has no published splits; cv-50-50 fits it"));
        asked.protocol = "public";
        QVERIFY(planOf(asked).error().text().starts_with("unknown protocol 'public'; available: "));
        asked.protocol = "none";
        QCOMPARE(planOf(asked).error().text(),
                 std::string("unknown protocol 'none'; available: cv-10-90, cv-50-50, val-10-10-80, public-logistic, "
                             "public-linear, public-mlp"));
        asked.protocol = "cv-10-09";
        QCOMPARE(planOf(asked).error().text(), std::string("unknown protocol 'cv-10-09'; did you mean cv-10-90?"));
    }

    /// A path of nodes with one feature and two classes, and, if wanted, a published split without validation part.
    static data::Dataset pathOf(const std::string& name, graph::Node nodes, bool hasSplits)
    {
        data::Dataset set;
        set.name = name;
        std::vector<graph::Arc> edges;
        for (graph::Node node = 1; node < nodes; ++node) edges.push_back({node - 1, node});
        set.graph = graph::Graph::undirected(nodes, edges).value();
        set.features = graph::Features::dense(nodes, 1, std::vector<float>(static_cast<std::size_t>(nodes), 1.0f)).value();
        set.labels.classNames = {"left", "right"};
        for (graph::Node node = 0; node < nodes; ++node) set.labels.ofNode.push_back(node % 2);
        if (hasSplits) set.splits = {{"without validation", {0, 1, 2, 3}, {}, {4, 5}}};
        return set;
    }

    /// In a store of an earlier version, which had no embedded data set of this name.
    static Result<void> putIntoOlderStore(const std::filesystem::path& store, const data::Dataset& set)
    {
        std::filesystem::create_directories(store / "data");
        return data::writePacked(store / "data" / (set.name + data::kPackedExtension), set);
    }

    /// A requested protocol is checked before anything is trained, also for the table's own data sets that are in the store.
    void aRequestedProtocolIsCheckedForEveryColumn()
    {
        const record::TemporaryStore store;
        const data::Catalogue catalogue(store.path());
        VERIFY_OK(catalogue.add(pathOf("flickr", 100, false), false));
        PlanRequest asked = request("table3", {"flickr", "reddit"}, {"rosa"});
        asked.protocol = "public-logistic";
        const auto refused = makeWholePlan(m_catalogue, store.path(), normalised(m_catalogue, asked));
        QVERIFY(!refused);
        QCOMPARE(refused.error().text(),
                 std::string("--protocol public-logistic: flickr has no published splits; cv-10-90 fits it"));
        const auto usual = makeWholePlan(m_catalogue, m_store.path(), normalised(m_catalogue, asked));
        VERIFY_OK(usual);  // Neither is in this store: their runs say so.
        QCOMPARE(usual->columns.size(), 2U);
    }

    /// A data set with the name of a published one, but other counts, stands in its column without its title, preset and numbers.
    void aNamesakeHasNothingPublishedBesideIt()
    {
        const record::TemporaryStore store;
        VERIFY_OK(putIntoOlderStore(store.path(), pathOf("dblp", 100, false)));
        const PlanRequest asked = normalised(m_catalogue, request("table1", {"cora", "dblp"}, {"rosa"}));
        const auto plan = makeWholePlan(m_catalogue, store.path(), asked);
        VERIFY_OK(plan);
        QCOMPARE(plan->columns[1].title, std::string("dblp"));
        const PlanRow& rosa = plan->rows[rowOf(*plan, "RoSA")];
        QVERIFY(rosa.published[0] && !rosa.published[1]);
        QVERIFY(runOf(*plan, "RoSA", 1)->isNamesake() && !runOf(*plan, "RoSA", 0)->isNamesake());
        QCOMPARE(runOf(*plan, "RoSA", 1)->text(&catalog::WidthOptions::hidden), std::string("128"));
        QVERIFY(std::ranges::any_of(plan->notes, [](const std::string& note) {
            return note.starts_with("data set dblp is not the published one of this name, which has 17716 nodes");
        }));
    }

    /// Only the card of larger data sets is read, except where the protocol needs validation parts.
    void validationPartsOfLargeDataSetsAreLookedFor()
    {
        const record::TemporaryStore store;
        const data::Catalogue catalogue(store.path());
        VERIFY_OK(catalogue.add(pathOf("large", 10'000, true), false));
        const auto plan =
            makeWholePlan(m_catalogue, store.path(), normalised(m_catalogue, request("table2", {"large"}, {"rosa"})));
        VERIFY_OK(plan);
        QCOMPARE(runOf(*plan, "RoSA", 0)->get<catalog::EvaluationOptions>().protocol, std::string("public-logistic"));
        QVERIFY(std::ranges::find(plan->notes,
                                  "large has published splits without validation parts, so it is measured under protocol "
                                  "public-logistic, not public-linear") != plan->notes.end());
    }

    /// The rule that selects C applies if it does for some column.
    void theSelectionDependsOnTheColumns()
    {
        PlanRequest asked = request("table2", {"cornell", "karate"}, {"rosa"});
        asked.selection = "accuracy-stratified";
        VERIFY_OK(planOf(asked));
        asked.datasets = {"cornell"};
        QCOMPARE(planOf(asked).error().text(),
                 std::string("option --selection does not apply to table2: protocol public-linear does not choose C"));
        asked.what = "ablation";
        QVERIFY(!planOf(asked));
        asked.datasets = {"cornell", "cora"};
        VERIFY_OK(planOf(asked));
    }

    /// By the path of a packed file, as `rosa train --dataset` takes it; the shelf opens it.
    void aPackedFileIsAColumn()
    {
        const std::filesystem::path file = m_store.path() / "elsewhere" / "copy.rosadata";
        std::filesystem::create_directories(file.parent_path());
        std::filesystem::copy_file(m_store.path() / "data" / "mine.rosadata", file);
        const auto plan = planOf(request("table1", {file.string()}, {"rosa"}));
        VERIFY_OK(plan);
        QCOMPARE(plan->columns[0].title, std::string("copy"));
        QCOMPARE(plan->columns[0].dataset, file.string());
        DataShelf shelf(m_store.path());
        QVERIFY(shelf.open(file.string()).dataset);
        std::filesystem::remove(file);
        QVERIFY(!shelf.open(file.string()).dataset);
        QCOMPARE(shelf.open(file.string()).problem, std::string("no such file"));
        QCOMPARE(planOf(request("table1", {file.string()}, {"rosa"})).error().text(), file.string() + ": no such file");
    }

    void anUnknownOneIsNamed()
    {
        const std::string error = planOf(request("table1", {"mien"}, {})).error().text();
        QVERIFY2(error.starts_with("data set 'mien' is neither part of table1 nor in the store; available: cora,"),
                 error.c_str());
        QVERIFY2(error.ends_with("did you mean mine?"), error.c_str());
    }

    /// The values of a preset for one data set apply where there are none, and not to data sets that have some.
    void aPresetOfAnotherDataSet()
    {
        PlanRequest asked = request("table1", {"citeseer", "mine"}, {"rosa", "bgrl:short"});
        asked.preset = "reference@cora";
        const auto plan = planOf(asked);
        VERIFY_OK(plan);
        QCOMPARE(runOf(*plan, "RoSA", 0)->preset(), std::string("reference"));
        QCOMPARE(runOf(*plan, "RoSA", 1)->preset(), std::string("reference@cora"));
        QCOMPARE(runOf(*plan, "BGRL (short)", 1)->preset(), std::string("short"));
        catalog::Selection selection;
        selection.dataset = "cora";
        const auto cora = catalog::Configuration::resolve(m_catalogue, selection);
        VERIFY_OK(cora);
        QCOMPARE(runOf(*plan, "RoSA", 1)->get<catalog::EpochOptions>().epochs, cora->get<catalog::EpochOptions>().epochs);
        asked.preset = "reference@mine";
        QVERIFY(planOf(asked).error().text().starts_with("preset reference has no values for data set 'mine'"));
        // Also where every data set has values of its own, so that none is asked for.
        asked.datasets = {"citeseer"};
        QVERIFY(!planOf(asked) &&
                planOf(asked).error().text().starts_with("preset reference has no values for data set 'mine'"));
        asked.preset = "papr";
        QCOMPARE(planOf(asked).error().text(),
                 std::string("no method of the plan has a preset 'papr'; did you mean paper?"));
        asked.preset = "nonesuch";
        QVERIFY(planOf(asked).error().text().starts_with("no method of the plan has a preset 'nonesuch'; available: "));
    }

    void epochsApplyToMethodsThatHaveSome()
    {
        PlanRequest asked = request("table1", {"mine"}, {"rosa"});
        asked.epochs = 3;
        asked.isQuick = true;
        const auto plan = planOf(asked);
        VERIFY_OK(plan);
        QCOMPARE(runOf(*plan, "RoSA", 0)->get<catalog::EpochOptions>().epochs, 3);
        QVERIFY(!runOf(*plan, "Raw features", 0)->has<catalog::EpochOptions>());
        QVERIFY(std::ranges::find(plan->notes,
                                  "Methods that train in epochs were trained for 3, not for those of their presets") !=
                plan->notes.end());
    }

    /// Without RoSA, methods are compared with the first one.
    void theFirstMethodIsTheReference()
    {
        const auto plan = planOf(request("table1", {"mine"}, {"grace", "bgrl"}));
        VERIFY_OK(plan);
        QVERIFY(plan->rows[rowOf(*plan, "GRACE")].isReference && !plan->rows[rowOf(*plan, "BGRL")].isReference);
        const auto turned = planOf(request("table1", {"mine"}, {"bgrl", "grace"}));
        VERIFY_OK(turned);
        QVERIFY(turned->rows[rowOf(*turned, "BGRL")].isReference && !turned->rows[rowOf(*turned, "GRACE")].isReference);
        QVERIFY(rowOf(*turned, "GRACE") < rowOf(*turned, "BGRL"));  // Rows stay in the order of the table.
        const auto paper = planOf(request("table1", {"mine"}, {"rosa:paper", "bgrl", "grace"}));
        VERIFY_OK(paper);
        QVERIFY(paper->rows[rowOf(*paper, "RoSA (paper)")].isReference);
        QCOMPARE(std::ranges::count(paper->rows, true, &PlanRow::isReference), 1);
        const auto others = planOf(request("table1", {"mine"}, {"raw", "rosa", "bgrl:short", "bgrl"}));
        VERIFY_OK(others);
        QVERIFY(others->rows[rowOf(*others, "RoSA")].isReference);
        const auto one = planOf(request("table1", {"mine"}, {"grace"}));
        VERIFY_OK(one);
        QVERIFY(std::ranges::none_of(one->rows, &PlanRow::isReference));  // It is compared with the baselines in any case.
    }

    /// The variants of each method that has the parameter; the first one is the reference.
    void studiesTakeMethods()
    {
        const auto alone = planOf(request("ablation", {"mine"}, {"rosa"}));
        const auto usual = planOf(request("ablation", {"mine"}, {}));
        VERIFY_OK(alone);
        VERIFY_OK(usual);
        QCOMPARE(alone->rows.size(), usual->rows.size());
        QCOMPARE(alone->rows[1].title, std::string("without topology rescale"));
        const auto both = planOf(request("sensitivity", {"mine", "texas"}, {"grace", "rosa"}));
        VERIFY_OK(both);
        QCOMPARE(both->columns.size(), 2U);
        QVERIFY(both->rows[rowOf(*both, "RoSA")].isReference);
        QVERIFY(rowOf(*both, "GRACE") < both->rows.size() && !both->rows[rowOf(*both, "GRACE")].isReference);
        bool hasVariant = false;
        for (const PlanRow& row : both->rows) {
            hasVariant = hasVariant || (row.method == "grace" && row.title.starts_with("GRACE ("));
            if (row.method == "grace") QVERIFY(!row.value);  // Curves show the first method.
        }
        QVERIFY(hasVariant);
        const auto presets = planOf(request("sensitivity", {"mine"}, {"rosa", "rosa:paper"}));
        VERIFY_OK(presets);
        QVERIFY(std::ranges::any_of(presets->rows, [](const PlanRow& row) { return row.value.has_value(); }));
        for (const PlanRow& row : presets->rows)
            if (row.title.starts_with("RoSA (paper)")) QVERIFY(!row.value);
        const auto paper = planOf(request("ablation", {"mine"}, {"rosa:paper", "grace"}));
        VERIFY_OK(paper);
        QVERIFY(paper->rows.front().isReference && paper->rows.front().title == "RoSA (paper)");
    }

    /// Requests are kept in the store with all their fields, and differ in their keys.
    void requestsAreKept()
    {
        PlanRequest asked = request("table1", {"mine"}, {"rosa"});
        const std::string plain = planKey(asked);
        asked.preset = "reference@cora";
        asked.epochs = 7;
        asked.protocol = "public-logistic";
        QVERIFY(planKey(asked) != plain);
        PlanStatus status;
        status.request = asked;
        VERIFY_OK(writePlanStatus(m_store.path(), status));
        const auto read = planStatuses(m_store.path());
        QCOMPARE(read.size(), 1U);
        QCOMPARE(planKey(read.front().request), planKey(asked));
        const auto options = bind::optionsOf(asked);
        for (const auto& [name, value] :
             {std::pair{"preset", "reference@cora"}, {"epochs", "7"}, {"protocol", "public-logistic"}})
            QVERIFY(std::ranges::find(options, std::pair<std::string, std::string>(name, value)) != options.end());
    }

    /// All figures are SciPy's (1.17.1), with a, b, c the rows RoSA, GRACE and Raw features of kAccuracies.
    void statisticsAreThoseOfSciPy()
    {
        const Table table = filmTable();
        const std::size_t mine = 2;
        QCOMPARE(table.plan.columns[mine].dataset, std::string("mine"));
        const TableCell& rosa = table.cell(rowOf(table.plan, "RoSA"), mine);
        const TableCell& grace = table.cell(rowOf(table.plan, "GRACE"), mine);
        const TableCell& raw = table.cell(rowOf(table.plan, "Raw features"), mine);
        // a.mean(), a.std(ddof=1), stats.t.interval(0.95, 9, a.mean(), a.std(ddof=1) / sqrt(10))
        QVERIFY(isNear(rosa.results->mean(), 0.40352) && isNear(rosa.deviation, 0.0104622920794));
        QVERIFY(isNear(rosa.interval95->low, 0.396035727109) && isNear(rosa.interval95->high, 0.411004272891));
        QVERIFY(grace.comparison && raw.comparison);
        // t = stats.ttest_rel(a, b); t.pvalue, t.confidence_interval(0.95)
        QVERIFY(isNear(grace.comparison->difference.mean, 0.0081));
        QVERIFY(isNear(grace.comparison->difference.interval95->low, 0.00456253779788));
        QVERIFY(isNear(grace.comparison->difference.interval95->high, 0.0116374622021));
        QVERIFY(isNear(*grace.comparison->difference.p, 0.000579477281982));
        // stats.wilcoxon(a, b, method='exact').pvalue; Holm over b, c and the random encoder by hand: 3 × 0.001953125
        QVERIFY(isNear(*grace.comparison->signedRank.p, 0.00390625) && isNear(*grace.comparison->holm, 0.005859375));
        QVERIFY(isNear(*raw.comparison->signedRank.p, 0.001953125) && isNear(*raw.comparison->holm, 0.005859375));
        // 2 * stats.t.sf(d.mean() / sqrt((1/10 + 12/28) * d.var(ddof=1)), 9), d = a - b
        QVERIFY(isNear(*grace.comparison->resampled->p, 0.0507526005696));
        // max(ttest_1samp(d, -0.01, alternative='greater').pvalue, ttest_1samp(d, 0.01, alternative='less').pvalue)
        QVERIFY(isNear(*equivalenceOf(*grace.comparison, table.margin)->p, 0.127634985065));
        // stats.wilcoxon(b, c, method='exact').pvalue, Holm over a and b: 2 × 0.001953125
        const auto versusRaw =
            std::ranges::find(grace.baselines, rowOf(table.plan, "Raw features"), &BaselineTest::baseline);
        QVERIFY(versusRaw != grace.baselines.end() && versusRaw->standing == Standing::Above);
        QVERIFY(isNear(*versusRaw->comparison.holm, 0.00390625));
        // stats.friedmanchisquare([a.mean(), .81, .71], [b.mean(), .82, .69], [c.mean(), .60, .58], [d.mean(), .70, .61])
        QVERIFY(table.ranking && table.ranking->datasets == 3);
        QVERIFY(isNear(table.ranking->chiSquare, 8.2) && isNear(*table.ranking->p, 0.042054182895));
    }

    /// In one column of a paper, with published numbers beside empty cells, and a name that is too long.
    void latexFitsAColumn_data()
    {
        QTest::addColumn<int>("columns");
        QTest::newRow("one") << 1;
        QTest::newRow("two") << 2;
    }

    void latexFitsAColumn()
    {
        QFETCH(int, columns);
        Table table = filmTable();
        table.plan.columns[2].title = "my_own_film-like-data_set-of-actors-with-a-name-of-no-less-than-64-signs";
        table.plan.rows[0].title = "[λ 20 → 7 @ 1]";
        table.plan.rows[1].title = "*数据 τ 0.2, β·γ, Łukasiewicz";
        const QString log = tests::logOf(QString::fromStdString(toLatex(table, {.columns = columns})));
        QVERIFY(!log.isEmpty());
        QVERIFY2(!log.contains(QStringLiteral("Overfull")), qPrintable(log));
    }

    void emptyCellsArePrinted()
    {
        const Table table = filmTable();
        QVERIFY(toText(table).find("mine\n") != std::string::npos);
        QVERIFY(toCsv(table).find("table1,mine,,RoSA,,,,0.40") != std::string::npos);
    }
};

ROSA_EVENT_LOOP_TEST(TestOwnData)
#include "tst_own_data.moc"
