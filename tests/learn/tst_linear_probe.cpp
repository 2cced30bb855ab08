#include "core/learn/evaluation/linear_probe.h"

#include <QtTest/QTest>

#include <algorithm>
#include <cmath>

#include "core/base/random.h"
#include "core/catalog/catalogue.h"
#include "core/evaluate/splits.h"
#include "core/learn/evaluation/evaluation.h"
#include "tests/learn/support.h"
#include "tests/program/test_program.h"

using namespace rosa;

namespace {

struct ProbeProblem {
    graph::Features rows;
    graph::Labels labels;
    graph::Split split;
};

/// Three classes around three of six axes, with noise; a third each for training, validation and test.
ProbeProblem noisyClasses(double noise)
{
    ProbeProblem problem;
    problem.labels.classNames = {"a", "b", "c"};
    RandomStream stream(4, Purpose::Generator);
    std::vector<float> values;
    for (int node = 0; node < 180; ++node) {
        const int label = node % 3;
        for (int column = 0; column < 6; ++column)
            values.push_back(static_cast<float>((column == label ? 1.0 : 0.0) + noise * stream.normal()));
        problem.labels.ofNode.push_back(label);
        auto& part = node < 60 ? problem.split.train : node < 120 ? problem.split.validation : problem.split.test;
        part.push_back(node);
    }
    problem.rows = *graph::Features::dense(180, 6, std::move(values));
    return problem;
}

evaluate::ProbeOutcome outcomeOf(const ProbeProblem& problem, const learn::LinearProbeOptions& options = {})
{
    auto outcome = learn::linearProbe(problem.rows, problem.labels, problem.split, 0, options);
    if (!outcome) qFatal("%s", outcome.error().text().c_str());
    return *std::move(outcome);
}

/// A reference implementation of the probe in double precision, with the same initialisation.
struct PlainProbe {
    std::vector<double> weights;  ///< [column or bias][class]
    std::vector<double> mean, square;
    int columns, classes;
    int steps = 0;

    PlainProbe(int columnCount, int classCount, const learn::LinearProbeOptions& options)
        : columns(columnCount), classes(classCount)
    {
        RandomStream stream(options.seed, Purpose::Probe, 0, 0);
        const double bound = 1 / std::sqrt(static_cast<double>(columns));
        for (int i = 0; i < (columns + 1) * classes; ++i) weights.push_back(bound * (2 * stream.uniform() - 1));
        mean.resize(weights.size());
        square.resize(weights.size());
    }

    [[nodiscard]] std::vector<double> logits(const std::vector<float>& row) const
    {
        std::vector<double> sums(static_cast<std::size_t>(classes));
        for (int j = 0; j <= columns; ++j)
            for (int c = 0; c < classes; ++c)
                sums[static_cast<std::size_t>(c)] += (j < columns ? row[static_cast<std::size_t>(j)] : 1.0f) *
                                                     weights[static_cast<std::size_t>(j * classes + c)];
        return sums;
    }

    void train(const ProbeProblem& problem, const learn::LinearProbeOptions& options)
    {
        for (int epoch = 1; epoch <= options.epochs; ++epoch) {
            std::vector<graph::Node> nodes = problem.split.train;
            if (options.batch > 0) nodes = learn::probeOrder(nodes, options.seed, static_cast<std::uint32_t>(epoch), 0);
            const std::size_t batch = options.batch > 0 ? static_cast<std::size_t>(options.batch) : nodes.size();
            for (std::size_t first = 0; first < nodes.size(); first += batch)
                step(problem, std::span(nodes).subspan(first, std::min(batch, nodes.size() - first)), options.learningRate);
        }
    }

    void step(const ProbeProblem& problem, std::span<const graph::Node> nodes, double learningRate)
    {
        std::vector<float> row(static_cast<std::size_t>(columns));
        std::vector<double> gradient(weights.size());
        for (const graph::Node node : nodes) {
            problem.rows.copyRow(node, row);
            const auto sums = logits(row);
            double total = 0;
            for (const double sum : sums) total += std::exp(sum);
            for (int j = 0; j <= columns; ++j)
                for (int c = 0; c < classes; ++c) {
                    const bool is = problem.labels.ofNode[static_cast<std::size_t>(node)] == c;
                    gradient[static_cast<std::size_t>(j * classes + c)] +=
                        (j < columns ? row[static_cast<std::size_t>(j)] : 1.0f) *
                        (std::exp(sums[static_cast<std::size_t>(c)]) / total - (is ? 1 : 0)) /
                        static_cast<double>(nodes.size());
                }
        }
        ++steps;
        for (std::size_t i = 0; i < weights.size(); ++i) {
            mean[i] = 0.9 * mean[i] + 0.1 * gradient[i];
            square[i] = 0.999 * square[i] + 0.001 * gradient[i] * gradient[i];
            const double unbiasedSquare = square[i] / (1 - std::pow(0.999, steps));
            weights[i] -= learningRate * mean[i] / (1 - std::pow(0.9, steps)) / (std::sqrt(unbiasedSquare) + 1e-8);
        }
    }
};

}  // namespace

class TestLinearProbe : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void blobsAreTold()
    {
        const auto outcome = outcomeOf(noisyClasses(0.1));
        QCOMPARE(outcome.accuracy, 1.0);
        QCOMPARE(outcome.selectionScore, 1.0);
        QVERIFY(outcome.epoch >= 0 && outcome.epoch < 100);
        QCOMPARE(outcome.predicted.size(), std::size_t{60});
    }

    void trainsAsWrittenOut_data()
    {
        QTest::addColumn<int>("batch");
        QTest::newRow("all at once") << 0;
        QTest::newRow("batches") << 16;  // of 60 nodes, so the last batch has 12
        QTest::newRow("one batch") << 64;
    }

    /// Predictions are those of the selected epoch; they are compared if it is the last one.
    void trainsAsWrittenOut()
    {
        QFETCH(const int, batch);
        const ProbeProblem problem = noisyClasses(0.6);
        int compared = 0;
        for (int epochs = 1; epochs <= 40; ++epochs) {
            learn::LinearProbeOptions options;
            options.epochs = epochs;
            options.batch = batch;
            const auto outcome = outcomeOf(problem, options);
            if (outcome.epoch != epochs - 1) continue;
            PlainProbe plain(6, 3, options);
            plain.train(problem, options);
            std::vector<float> row(6);
            for (std::size_t i = 0; i < problem.split.test.size(); ++i) {
                problem.rows.copyRow(problem.split.test[i], row);
                const auto logits = plain.logits(row);
                const auto loudest = std::max_element(logits.begin(), logits.end()) - logits.begin();
                QCOMPARE(static_cast<std::ptrdiff_t>(outcome.predicted[i]), loudest);
            }
            ++compared;
        }
        QVERIFY(compared >= 3);
    }

    void moreRowsThanAreReadAtOnceAreSummed()
    {
        // Every node 100 times: the mean gradient is that of one copy.
        ProbeProblem problem = noisyClasses(0.3);
        const auto once = outcomeOf(problem);
        std::vector<float> values;
        graph::Labels labels{{}, problem.labels.classNames};
        graph::Split split;
        std::vector<float> row(6);
        for (graph::Node node = 0; node < 180; ++node)
            for (int copy = 0; copy < 100; ++copy) {
                problem.rows.copyRow(node, row);
                values.insert(values.end(), row.begin(), row.end());
                auto& part = node < 60 ? split.train : node < 120 ? split.validation : split.test;
                part.push_back(static_cast<graph::Node>(labels.ofNode.size()));
                labels.ofNode.push_back(problem.labels.ofNode[static_cast<std::size_t>(node)]);
            }
        problem = {*graph::Features::dense(18000, 6, std::move(values)), std::move(labels), std::move(split)};
        const auto many = outcomeOf(problem);
        QCOMPARE(many.predicted.size(), std::size_t{6000});
        QVERIFY(std::abs(many.accuracy - once.accuracy) < 0.02);  // nodes near the boundary may change sides
        QVERIFY(std::abs(many.selectionScore - once.selectionScore) < 0.02);
    }

    void theOrderOfAnEpochIsAPermutation()
    {
        std::vector<graph::Node> nodes(1000);
        for (std::size_t i = 0; i < nodes.size(); ++i) nodes[i] = static_cast<graph::Node>(2 * i);
        const learn::ProbeOrder pooled{100, 10};
        for (const learn::ProbeOrder order : {learn::ProbeOrder(), pooled}) {
            const auto first = learn::probeOrder(nodes, 3, 1, 0, order);
            QVERIFY(first == learn::probeOrder(nodes, 3, 1, 0, order));
            QVERIFY(first != learn::probeOrder(nodes, 3, 2, 0, order));
            QVERIFY(first != learn::probeOrder(nodes, 3, 1, 1, order));
            auto sorted = first;
            std::ranges::sort(sorted);
            QVERIFY(sorted == nodes);
        }
        // A pool of 100 consists of ten ranges of ten nodes, spread over the whole file.
        const auto order = learn::probeOrder(nodes, 3, 1, 0, pooled);
        std::vector<graph::Node> runs;
        for (std::size_t i = 0; i < 100; ++i) runs.push_back(order[i] / 20);
        QVERIFY(!std::ranges::is_sorted(runs));
        std::ranges::sort(runs);
        runs.erase(std::unique(runs.begin(), runs.end()), runs.end());
        QCOMPARE(runs.size(), std::size_t{10});
        QVERIFY(runs.back() - runs.front() > 50);
    }

    void whoWatchesMayEndIt()
    {
        learn::LinearProbeOptions options;
        std::vector<int> told;
        options.goOn = [&](std::int32_t epoch) {
            told.push_back(epoch);
            return epoch < 3;
        };
        const ProbeProblem problem = noisyClasses(0.3);
        const auto outcome = learn::linearProbe(problem.rows, problem.labels, problem.split, 0, options);
        QVERIFY(!outcome && outcome.error().kind == ErrorKind::Interrupted);
        QVERIFY(told == std::vector<int>({0, 1, 2, 3}));
    }

    void testLabelsDecideNothing()
    {
        ProbeProblem problem = noisyClasses(0.6);
        const auto before = outcomeOf(problem);
        for (const graph::Node node : problem.split.test) {
            auto& label = problem.labels.ofNode[static_cast<std::size_t>(node)];
            label = (label + 1) % 3;
        }
        const auto after = outcomeOf(problem);
        QCOMPARE(after.epoch, before.epoch);
        QCOMPARE(after.predicted, before.predicted);
        QVERIFY(after.accuracy < before.accuracy);
    }

    void sparseRowsAreTheSameRows()
    {
        ProbeProblem problem = noisyClasses(0.3);
        const auto dense = outcomeOf(problem);
        std::vector<std::int64_t> offsets{0};
        std::vector<std::int32_t> columns;
        for (int node = 0; node < 180; ++node) {
            for (int column = 0; column < 6; ++column) columns.push_back(column);
            offsets.push_back(static_cast<std::int64_t>(columns.size()));
        }
        const auto values = problem.rows.values();
        problem.rows = *graph::Features::sparse(180, 6, offsets, columns, {values.begin(), values.end()});
        QCOMPARE(outcomeOf(problem).predicted, dense.predicted);
    }

    void protocolsChooseTheProbe()
    {
        const ProbeProblem problem = noisyClasses(0.1);
        const std::vector<graph::Split> published{problem.split, problem.split};
        const auto linear =
            learn::evaluateRows(problem.rows, problem.labels, published, *evaluate::protocolById("public-linear"));
        QVERIFY(linear.ok());
        QCOMPARE(linear->outcomes.size(), std::size_t{2});
        QVERIFY(linear->outcomes[0].epoch >= 0);
        QCOMPARE(linear->outcomes[0].splitHash, evaluate::splitHash(problem.split));
        const auto batches = learn::evaluateRows(problem.rows, problem.labels, std::span(published).first(1),
                                                 *evaluate::protocolById("public-mlp"));
        QVERIFY(batches.ok());
        QCOMPARE(batches->card.metric, std::string("micro-F1"));
        QCOMPARE(batches->outcomes[0].accuracy, 1.0);
        auto protocol = *evaluate::protocolById("cv-10-90");
        protocol.splits = 2;
        const auto logistic = learn::evaluateRows(problem.rows, problem.labels, published, protocol);
        QVERIFY(logistic.ok());
        QCOMPARE(logistic->outcomes[0].epoch, -1);
        QVERIFY(logistic->outcomes[0].regularisation > 0);
    }

    /// Roles of all nodes: complete evaluation with the named metric, with progress in one unit.
    void dataSetsWithRolesAreMeasuredByMicroF1()
    {
        ProbeProblem problem = noisyClasses(0.1);
        data::Dataset dataset;
        dataset.name = "roles";
        dataset.graph = *graph::Graph::undirected(180, {});
        dataset.labels = problem.labels;
        dataset.splits = {problem.split};
        struct Listener : learn::Observer {
            std::vector<std::pair<int, int>> told;
            void phase(const std::string& what, int done, int total) override
            {
                QCOMPARE(what, std::string("evaluation"));
                told.emplace_back(done, total);
            }
        } listener;
        const auto configuration = test::smallRosa(catalog::makeCatalogue(), {{"evaluation.protocol", "auto"}});
        const auto evaluation = learn::evaluateEmbedding(problem.rows, dataset, configuration, listener);
        QVERIFY(evaluation && *evaluation);
        QCOMPARE((*evaluation)->card.id, std::string("public-mlp"));
        QCOMPARE((*evaluation)->card.metric, std::string("micro-F1"));
        QCOMPARE((*evaluation)->mean, 1.0);
        QVERIFY(std::ranges::is_sorted(listener.told));
        QVERIFY(std::ranges::all_of(listener.told, [](const auto& one) { return one.second == 100; }));
        QCOMPARE(listener.told.back().first, 100);
    }

    void wrongInputIsNamed()
    {
        ProbeProblem problem = noisyClasses(0.1);
        problem.split.name = "p";
        problem.split.validation.clear();
        QCOMPARE(learn::linearProbe(problem.rows, problem.labels, problem.split, 0).error().text(),
                 std::string("split \"p\" has no validation part, on which the linear probe selects its epoch"));
        problem.labels.ofNode.pop_back();
        QVERIFY(!learn::linearProbe(problem.rows, problem.labels, problem.split, 0).ok());
    }
};

ROSA_TEST(TestLinearProbe)
#include "tst_linear_probe.moc"
