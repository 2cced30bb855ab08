/// Runs on time snapshots: pairs, negatives, losses compared with reference values, exact resuming, errors.
#include <cmath>

#include <QtTest/QTest>

#include "core/base/files.h"
#include "core/base/parallel.h"
#include "core/learn/evaluation/evaluation.h"
#include "core/learn/inspection/inspection.h"
#include "core/learn/methods/time_grace.h"
#include "core/learn/methods/time_sage.h"
#include "core/learn/methods/time_views.h"
#include "core/learn/ops/objective.h"
#include "core/learn/training/problem.h"
#include "core/learn/training/stored_run.h"
#include "tests/learn/general_path.h"
#include "tests/learn/office.h"
#include "tests/learn/short_training.h"
#include "tests/learn/support.h"
#include "tests/program/test_program.h"

using namespace rosa;
using namespace rosa::learn;
using graph::Node;
using test::Following;
using test::office;
using test::Overrides;
using test::trained;

namespace {

double sumOf(const torch::Tensor& values) { return values.sum().item<double>(); }

}  // namespace

class TestTimeSnapshots : public QObject {
    Q_OBJECT

    catalog::Catalogue m_catalogue = catalog::makeCatalogue();

    [[nodiscard]] catalog::Configuration configured(const std::string& method, const Overrides& more = {}) const
    {
        const auto* described = m_catalogue.method(method);
        catalog::Selection selection{"office", method, described->encoders.empty() ? "" : "sage", "", 7, {}};
        const Overrides all{{"time.snapshots", "12"},   {"walks.dimensions", "8"},
                            {"walks.length", "10"},     {"time.features_epochs", "3"},
                            {"encoder.hidden", "8"},    {"projector.hidden", "8"},
                            {"encoder.layers", "2"},    {"train.epochs", "12"},
                            {"train.patience", "0"},    {"sampling.batch_size", "9"},
                            {"watch.pairs", "4"},       {"train.checkpoint_every", "4"},
                            {"evaluation.splits", "2"}, {"data.normalise_features", "false"}};
        // Parameters that a method lacks are omitted.
        selection.overrides = {{"time.snapshots", "12"}};
        const auto bare = catalog::Configuration::resolve(m_catalogue, selection);
        for (const auto& [key, value] : all)
            if (bare->has(key)) selection.overrides.emplace_back(key, value);
        selection.overrides.insert(selection.overrides.end(), more.begin(), more.end());
        auto made = catalog::Configuration::resolve(m_catalogue, selection);
        if (!made) qFatal("%s", made.error().text().c_str());
        return *made;
    }

    static TimeViews viewsOf(const data::Dataset& dataset, const catalog::Configuration& configuration, int apart = 2)
    {
        return TimeViews::make(timeSplit(dataset, configuration).value(), apart).value();
    }

private Q_SLOTS:
    void init() { setThreadCount(1); }

    void pairsAreAdjacentAndDisjoint()
    {
        const data::Dataset dataset = office(true);
        const TimeViews views = viewsOf(dataset, configured("rosa"));
        QCOMPARE(views.training().size(), std::size_t{10});
        QCOMPARE(views.test().size(), std::size_t{2});
        QCOMPARE(views.pairCount(), 5);
        for (Node pair = 0; pair < 5; ++pair)
            for (const std::uint32_t side : {0u, 1u})
                QCOMPARE(views.snapshotOf(pair, side), static_cast<std::size_t>(2 * pair) + side);
        // With an odd number, the first snapshot is unpaired, because later ones are closer to the test.
        const TimeViews odd = viewsOf(dataset, configured("rosa", {{"time.test_snapshots", "1"}}));
        QCOMPARE(odd.pairCount(), 5);
        QCOMPARE(odd.snapshotOf(0, 0), std::size_t{1});
        QCOMPARE(odd.snapshotOf(4, 1), std::size_t{10});
    }

    void pairsFarApartAreNegatives()
    {
        const TimeViews views = viewsOf(office(true), configured("rosa"));
        const Node pairs[] = {0, 1, 3, 4};  // begin at snapshots 0, 2, 6, 8
        const bool expected[4][4] = {
            {false, false, true, true}, {false, false, true, true}, {true, true, false, false}, {true, true, false, false}};
        const torch::Tensor negatives = views.negatives(pairs);
        for (int i = 0; i < 4; ++i)
            for (int k = 0; k < 4; ++k) QCOMPARE(negatives[i][k].item<bool>(), expected[i][k]);
        QVERIFY(views.checkBatch(5).ok());
        QVERIFY(!views.checkBatch(3).ok());  // 1, 2 and 3 cannot be negatives of 2
        QVERIFY(!viewsOf(office(true), configured("rosa"), 8).checkBatch(5).ok());
    }

    void isolatedPeopleAreInOneDataSetAlone()
    {
        const TimeViews all = viewsOf(office(false), configured("rosa"));
        const TimeViews star = viewsOf(office(true), configured("rosa"));
        QCOMPARE(all.firstUnaligned(), -1);
        QCOMPARE(star.firstUnaligned(), 0);
        const data::TimeSnapshot* const two[] = {&star.snapshot(0, 0), &star.snapshot(0, 1)};
        const sampling::ViewBatch batch = TimeViews::whole(two);
        QCOMPARE(batch.viewCount(), 2);
        QCOMPARE(batch.sizeOf(0), 20);
        QVERIFY(std::ranges::equal(batch.nodesOf(0), two[0]->nodes));
        QCOMPARE(static_cast<std::int64_t>(batch.arcs.size()), two[0]->graph.arcCount() + two[1]->graph.arcCount());
        for (const sampling::RowArc& arc : batch.arcs) {
            const std::size_t view = arc.source < batch.offsets[1] ? 0 : 1;
            const auto node = [&](std::int32_t row) { return batch.nodes[static_cast<std::size_t>(row)]; };
            QVERIFY(two[view]->graph.hasArc(node(arc.source), node(arc.target)));
        }
        const data::TimeSnapshot* const one[] = {&all.snapshot(0, 0)};
        QCOMPARE(TimeViews::whole(one).rowCount(), 24);
    }

    /// The first two of three views are adjacent in time, so only the third is a negative of both.
    void theLossGoesOverNegativesAlone()
    {
        torch::manual_seed(3);
        const auto numbers = torch::rand({3, 3, 4}, torch::kFloat64);
        const torch::Tensor forward = numbers.select(2, 0).contiguous(), backward = numbers.select(2, 1).contiguous();
        const torch::Tensor intra1 = numbers.select(2, 2).contiguous(), intra2 = numbers.select(2, 3).contiguous();
        torch::Tensor negatives = torch::zeros({3, 3}, torch::kBool);
        for (const auto& [i, k] : {std::pair{0, 2}, {1, 2}, {2, 0}, {2, 1}}) negatives[i][k] = true;
        for (const auto denominator : {Denominator::WithPositive, Denominator::WithoutPositive}) {
            ObjectiveOptions options = test::objectiveOf("reference");
            options.contrast.temperature = 0.5;
            options.denominator = denominator;
            const auto loss = contrastiveLoss({forward, backward, {}, {}, {}}, intra1, intra2, options, negatives).value();
            double expected = 0;
            for (int i = 0; i < 3; ++i)
                for (const auto& [inter, intra] : {std::pair{forward, intra1}, {backward, intra2}}) {
                    const auto term = [&](const torch::Tensor& emd, int k) {
                        return (2 - 2 * emd[i][k].item<double>()) / 0.5;
                    };
                    const double positive = 2 * term(inter, i);
                    double sum = denominator == Denominator::WithPositive ? std::exp(positive) : 0;
                    for (int k = 0; k < 3; ++k)
                        if ((i == 2) != (k == 2)) sum += std::exp(term(inter, k)) + std::exp(term(intra, k));
                    expected += (std::log(sum) - positive) / 6;
                }
            QVERIFY(std::abs(loss.loss.item<double>() - expected) < 1e-12);
            const test::GeneralPath path;  // means over negatives as on GPUs
            const auto general =
                contrastiveLoss({forward, backward, {}, {}, {}}, intra1, intra2, options, negatives).value();
            QVERIFY(torch::allclose(general.losses, loss.losses, 0, 1e-12));
            QVERIFY(torch::allclose(general.shown, loss.shown, 0, 1e-12));
            double inter = 0;
            for (const auto& emd : {forward, backward}) inter += emd.masked_select(negatives).mean().item<double>() / 2;
            QVERIFY(std::abs(loss.shown[2].item<double>() - (2 - 2 * inter)) < 1e-12);
            const torch::Tensor weights = denominatorWeights(forward, intra1, options, negatives);
            QVERIFY(std::isnan(weights[0][1].item<double>()) && std::isnan(weights[0][4].item<double>()));
            QVERIFY(std::abs(torch::nansum(weights).item<double>() - 3) < 1e-12);
        }
        // Listing all other views is the same as listing none.
        const torch::Tensor everyOther = torch::eye(3, torch::kBool).logical_not();
        QCOMPARE(sumOf(contrastiveLoss({forward, backward, {}, {}, {}}, intra1, intra2, {}, everyOther)->loss),
                 sumOf(contrastiveLoss({forward, backward, {}, {}, {}}, intra1, intra2, {})->loss));
    }

    void graceTellsPeopleFromOthers()
    {
        torch::manual_seed(4);
        const torch::Tensor first = torch::randn({4, 3}, torch::kFloat64), second = torch::randn({4, 3}, torch::kFloat64);
        torch::Tensor negatives = torch::ones({4, 4}, torch::kBool);
        for (int i = 0; i < 4; ++i) negatives[i][i] = false;
        negatives[0][3] = negatives[3][0] = false;
        const MaskedContrast contrast = maskedContrast(first, second, negatives, 0.4);
        const auto cosine = [](const torch::Tensor& x, const torch::Tensor& y) {
            return (x.dot(y) / (x.norm() * y.norm())).item<double>();
        };
        double expected = 0, positive = 0;
        for (const auto& [one, other] : {std::pair{first, second}, {second, first}})
            for (int i = 0; i < 4; ++i) {
                double sum = std::exp(cosine(one[i], other[i]) / 0.4);
                for (int k = 0; k < 4; ++k)
                    if (negatives[i][k].item<bool>())
                        sum += std::exp(cosine(one[i], other[k]) / 0.4) + std::exp(cosine(one[i], one[k]) / 0.4);
                expected += (std::log(sum) - cosine(one[i], other[i]) / 0.4) / 8;
                positive += cosine(one[i], other[i]) / 8;
            }
        QVERIFY(std::abs(contrast.loss.item<double>() - expected) < 1e-12);
        QVERIFY(std::abs(contrast.positive.item<double>() - positive) < 1e-12);
    }

    void featuresBelongToTheDataSet()
    {
        const data::Dataset dataset = office(false);
        auto configuration = configured("rosa");
        const auto seen = SeenDataset::of(dataset, configuration);
        QVERIFY(seen.ok());
        QCOMPARE((*seen)->features.columns(), 8);
        QCOMPARE(data::contentHash(**seen), data::contentHash(dataset));
        // They depend neither on the seed of the run nor on the method, but on their own seed.
        configuration.setSeed(99);
        const auto same = [&](const catalog::Configuration& other) {
            const auto again = SeenDataset::of(dataset, other);
            return std::ranges::equal((*again)->features.values(), (*seen)->features.values());
        };
        QVERIFY(same(configuration));
        QVERIFY(same(configured("raw")));
        QVERIFY(!same(configured("rosa", {{"time.features_seed", "2"}})));
        // Nor on the test snapshots.
        data::Dataset later = dataset;
        std::swap(later.contacts.list.back().first, later.contacts.list.front().second);
        later.contacts.list.back().first = 3;
        later.contacts.list.back().second = 20;
        later.contacts.list.front() = dataset.contacts.list.front();
        const auto changed = SeenDataset::of(later, configured("rosa"));
        QVERIFY(std::ranges::equal((*changed)->features.values(), (*seen)->features.values()));
        // Idempotent.
        const auto twice = SeenDataset::of(**seen, configured("rosa"));
        QVERIFY(std::ranges::equal((*twice)->features.values(), (*seen)->features.values()));
        QCOMPARE((*twice)->labels.ofNode, (*seen)->labels.ofNode);
        // Other data sets and configurations without time.* parameters are unchanged.
        const auto plain = catalog::Configuration::resolve(m_catalogue, {"office", "dgi", "", "", 1, {}}).value();
        QVERIFY(&**SeenDataset::of(dataset, plain) == &dataset);
    }

    /// People absent from both test snapshots are excluded from the evaluation.
    void absentPeopleAreNotMeasured()
    {
        const data::Dataset dataset = office(true, 12, 12, 8);
        const auto configuration = configured("rosa");
        const auto seen = SeenDataset::of(dataset, configuration);
        QVERIFY(seen.ok());
        const TimeViews views = viewsOf(dataset, configuration);
        int absent = 0;
        for (Node node = 0; node < dataset.graph.nodeCount(); ++node) {
            const bool isThere = std::ranges::any_of(views.test(), [&](const data::TimeSnapshot& snapshot) {
                return std::ranges::binary_search(snapshot.nodes, node);
            });
            absent += isThere ? 0 : 1;
            QCOMPARE((*seen)->labels.ofNode[static_cast<std::size_t>(node)] >= 0, isThere);
        }
        QVERIFY(absent > 0);
        QVERIFY((*seen)->fixUps.back().count == absent);
    }

    void embeddingsAreMeansOverTheTest()
    {
        const torch::Tensor rows = torch::tensor({1.0, 3.0, 5.0}).unsqueeze(1);
        const Node nodes[] = {2, 0, 2};
        const torch::Tensor means = meanByNode(rows, nodes, 4);
        const double expected[] = {3, 0, 3, 0};
        for (int i = 0; i < 4; ++i) QCOMPARE(means[i][0].item<double>(), expected[i]);
    }

    void labelsAreSpreadOverTime()
    {
        const data::Dataset dataset = office(true);
        const TimeViews views = viewsOf(dataset, configured("graphsage"));
        const JoinedTimes joined = JoinedTimes::of(views, dataset);
        QCOMPARE(joined.trainingCount, 200);
        QCOMPARE(joined.nodeOf.size(), std::size_t{240});
        const graph::Split spread = joined.spread({"one", {5, 0}, {7}, {2, 1}});  // random parts are unordered
        const auto counted = [&](std::span<const Node> people, std::span<const data::TimeSnapshot> snapshots) {
            std::size_t count = 0;
            for (const Node node : people)
                for (const auto& snapshot : snapshots) count += std::ranges::binary_search(snapshot.nodes, node) ? 1 : 0;
            return count;
        };
        const Node train[] = {5, 0}, validation[] = {7}, test[] = {2, 1};
        QCOMPARE(spread.train.size(), counted(train, views.training()));
        QCOMPARE(spread.validation.size(), counted(validation, views.training()));
        QCOMPARE(spread.test.size(), counted(test, views.test()));
        for (const Node place : spread.train) QVERIFY(place < joined.trainingCount);
        for (const Node place : spread.test) QVERIFY(place >= joined.trainingCount);
    }

    void everyMethodRunsAndResumes_data()
    {
        QTest::addColumn<std::string>("method");
        QTest::addColumn<bool>("drops");
        QTest::newRow("rosa") << std::string("rosa") << false;
        QTest::newRow("rosa, isolated people dropped") << std::string("rosa") << true;
        QTest::newRow("grace") << std::string("grace") << false;
        QTest::newRow("graphsage") << std::string("graphsage") << false;
        QTest::newRow("graphsage, isolated people dropped") << std::string("graphsage") << true;
    }
    void everyMethodRunsAndResumes()
    {
        QFETCH(std::string, method);
        QFETCH(bool, drops);
        const data::Dataset dataset = office(drops);
        const auto configuration = configured(method);
        const auto seen = SeenDataset::of(dataset, configuration);
        QVERIFY(seen.ok());
        QVERIFY(test::resumesExactly(test::plainJob(m_catalogue, configuration, **seen), 12));
    }

    void theWholeRunIsMeasured()
    {
        const auto store = TemporaryFolder::make();
        const data::Dataset dataset = office(false, 40);
        for (const char* method : {"rosa", "grace", "graphsage", "raw", "random"}) {
            Following following;
            const auto configuration = configured(method, {{"time.features_epochs", "100"}, {"time.features_rate", "0.1"}});
            const auto outcome = rosa_learn_jobs()->train({store->path(), "cpu", 1},
                                                          test::plainJob(m_catalogue, configuration, dataset), following);
            QVERIFY2(outcome.ok(), outcome ? "" : outcome.error().text().c_str());
            QVERIFY2(outcome->evaluation.has_value(), method);
            QCOMPARE(outcome->evaluation->accuracies.size(), std::size_t{2});
            // Departments have no contact, so that features of neighbours separate them.
            if (std::string_view(method) != "raw") QVERIFY2(outcome->evaluation->mean > 0.7, method);
            const std::string text = outcome->evaluation->card.text.text();
            QVERIFY2(text.find("the last 2 of 12 time snapshots") != std::string::npos, text.c_str());
            QCOMPARE(outcome->evaluation->card.datasetHash, data::contentHash(dataset));
            const auto embedding = embeddingOf(store->path(), outcome->run, dataset);
            QVERIFY(embedding.ok());
            QCOMPARE((*embedding)->rows(), 80);
        }
    }

    void pairsOfSnapshotsAreInspected()
    {
        const auto store = TemporaryFolder::make();
        const data::Dataset dataset = office(true);
        const auto configuration = configured("rosa");
        const auto seen = SeenDataset::of(dataset, configuration);
        Following following;
        std::string run;
        trained(test::plainJob(m_catalogue, configuration, **seen), store->path(), following, TrainingEnd::Done, &run);
        const auto stored = StoredRun::open({store->path(), m_catalogue, dataset, run});
        QVERIFY2(stored.ok(), stored ? "" : stored.error().text().c_str());
        const auto moment = (*stored)->at(kKeptModel);
        QVERIFY(moment.ok());
        const auto inspection = inspectNodes(*moment, {1, 4});
        QVERIFY2(inspection.ok(), inspection ? "" : inspection.error().text().c_str());
        const TimeViews views = viewsOf(dataset, configuration);
        QCOMPARE(inspection->pair.rowNodes, views.snapshot(1, 0).nodes);
        QCOMPARE(inspection->pair.columnNodes, views.snapshot(4, 1).nodes);
        QVERIFY(inspection->equalClassMass >= 0);
        const auto outside = inspectNodes(*moment, {5, 5});
        QVERIFY(!outside.ok());
        QCOMPARE(outside.error().text(),
                 std::string("pair 5 does not exist: there are 5 pairs of time snapshots, numbered from 0"));
    }

    void watchedPairsAreOfTime()
    {
        const auto watched = chooseWatchedTimePairs(9, 16);
        QCOMPARE(watched.front(), (std::pair{0, 0}));
        QVERIFY(std::ranges::find(watched, std::pair{2, 8}) != watched.end());
        QVERIFY(std::ranges::all_of(watched, [](const auto& pair) { return pair.first < 9 && pair.second < 9; }));
        std::vector<std::pair<int, int>> sorted = watched;
        std::ranges::sort(sorted);
        QVERIFY(std::ranges::adjacent_find(sorted) == sorted.end());
        QVERIFY(chooseWatchedTimePairs(9, 0).empty());
    }

    void whatCannotRunSaysWhy()
    {
        const auto problem = [&](const data::Dataset& dataset, const catalog::Configuration& configuration) {
            const auto store = TemporaryFolder::make();
            Following following;
            const auto outcome = rosa_learn_jobs()->train({store->path(), "cpu", 1},
                                                          test::plainJob(m_catalogue, configuration, dataset), following);
            if (outcome) return std::string();
            return outcome.error().kind == ErrorKind::BadInput ? outcome.error().text() : "another kind of error";
        };
        const auto says = [&](const std::string& message, const char* part) {
            const bool isThere = message.find(part) != std::string::npos;
            if (!isThere) qWarning("%s", message.c_str());
            return isThere && message.find('\n') == std::string::npos;
        };
        QVERIFY(says(problem(office(true), configured("grace")),
                     "not aligned: 8 nodes are in only one of time snapshots 0 and 1"));
        data::Dataset timeless = office(false);
        timeless.contacts = {};
        QVERIFY(says(problem(timeless, configured("rosa")), "data set office has no contacts with times"));
        QVERIFY(says(problem(office(false), configured("rosa", {{"time.snapshots", "1000"}})),
                     "expected at most 240 time snapshots, the number of contacts, found 1000"));
        QVERIFY(says(problem(office(false), configured("rosa", {{"time.test_snapshots", "12"}})),
                     "expected fewer than the 12 time snapshots, found 12"));
        QVERIFY(says(problem(office(false), configured("rosa", {{"time.test_snapshots", "9"}})),
                     "expected at least 4 training snapshots"));
        QVERIFY(
            says(problem(office(false), configured("rosa", {{"time.apart", "20"}})), "has no negative among the 5 pairs"));
        QVERIFY(says(problem(office(false), configured("rosa", {{"sampling.batch_size", "3"}})),
                     "sampling.batch_size: expected at least 4 pairs"));
        // A night without contacts is a snapshot if snapshots contain everybody, and none if absent people are dropped.
        const auto byDuration = [&](const char* method) {
            return configured(method, {{"time.cut", "duration"}, {"time.snapshots", "40"}});
        };
        QVERIFY(says(problem(office(true), byDuration("rosa")), "has no contacts in time snapshot 1 of 40"));
        QCOMPARE(problem(office(false), byDuration("rosa")), std::string());
    }
};

ROSA_EVENT_LOOP_TEST(TestTimeSnapshots)
#include "tst_time_snapshots.moc"
