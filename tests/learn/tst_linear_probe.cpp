#include "core/learn/linear_probe.h"

#include <QtTest/QTest>

#include <algorithm>
#include <cmath>

#include "core/base/random.h"
#include "core/evaluate/splits.h"

using namespace rosa;

namespace {

struct Problem {
    graph::Features rows;
    graph::Labels labels;
    graph::Split split;
};

/// Three classes around three axes of six, with noise; thirds for training, validation and test.
Problem blobs(double noise)
{
    Problem problem;
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

evaluate::ProbeOutcome outcomeOf(const Problem& problem, const learn::LinearProbeOptions& options = {})
{
    auto outcome = learn::linearProbe(problem.rows, problem.labels, problem.split, 0, options);
    if (!outcome) qFatal("%s", outcome.error().message.c_str());
    return *std::move(outcome);
}

/// The probe again, in double precision and one weight at a time, from the same start.
struct PlainProbe {
    std::vector<double> weights;  ///< [column or bias][class]
    int columns, classes;

    PlainProbe(int columnCount, int classCount, const learn::LinearProbeOptions& options)
        : columns(columnCount), classes(classCount)
    {
        RandomStream stream(options.seed, Purpose::Probe, 0, 0);
        const double bound = 1 / std::sqrt(static_cast<double>(columns));
        for (int i = 0; i < (columns + 1) * classes; ++i) weights.push_back(bound * (2 * stream.uniform() - 1));
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

    void train(const Problem& problem, const learn::LinearProbeOptions& options)
    {
        std::vector<double> mean(weights.size()), square(weights.size());
        std::vector<float> row(static_cast<std::size_t>(columns));
        for (int step = 1; step <= options.epochs; ++step) {
            std::vector<double> gradient(weights.size());
            for (const graph::Node node : problem.split.train) {
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
                            static_cast<double>(problem.split.train.size());
                    }
            }
            for (std::size_t i = 0; i < weights.size(); ++i) {
                mean[i] = 0.9 * mean[i] + 0.1 * gradient[i];
                square[i] = 0.999 * square[i] + 0.001 * gradient[i] * gradient[i];
                const double unbiasedSquare = square[i] / (1 - std::pow(0.999, step));
                weights[i] -=
                    options.learningRate * mean[i] / (1 - std::pow(0.9, step)) / (std::sqrt(unbiasedSquare) + 1e-8);
            }
        }
    }
};

}  // namespace

class TestLinearProbe : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void blobsAreTold()
    {
        const auto outcome = outcomeOf(blobs(0.1));
        QCOMPARE(outcome.accuracy, 1.0);
        QCOMPARE(outcome.selectionScore, 1.0);
        QVERIFY(outcome.epoch >= 0 && outcome.epoch < 100);
        QCOMPARE(outcome.predicted.size(), std::size_t{60});
    }

    /// Predictions are those of the epoch chosen, so they can be compared where that is the last one.
    void trainsAsWrittenOut()
    {
        const Problem problem = blobs(0.6);
        int compared = 0;
        for (int epochs = 1; epochs <= 40; ++epochs) {
            learn::LinearProbeOptions options;
            options.epochs = epochs;
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

    void testLabelsDecideNothing()
    {
        Problem problem = blobs(0.6);
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
        Problem problem = blobs(0.3);
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
        const Problem problem = blobs(0.1);
        const std::vector<graph::Split> published{problem.split, problem.split};
        const auto linear =
            learn::evaluateRows(problem.rows, problem.labels, published, *evaluate::protocolById("public-linear"));
        QVERIFY(linear.ok());
        QCOMPARE(linear->outcomes.size(), std::size_t{2});
        QVERIFY(linear->outcomes[0].epoch >= 0);
        QCOMPARE(linear->outcomes[0].splitHash, evaluate::splitHash(problem.split));
        auto protocol = *evaluate::protocolById("cv-10-90");
        protocol.splits = 2;
        const auto logistic = learn::evaluateRows(problem.rows, problem.labels, published, protocol);
        QVERIFY(logistic.ok());
        QCOMPARE(logistic->outcomes[0].epoch, -1);
        QVERIFY(logistic->outcomes[0].regularisation > 0);
    }

    void wrongInputIsNamed()
    {
        Problem problem = blobs(0.1);
        problem.split.name = "p";
        problem.split.validation.clear();
        QCOMPARE(learn::linearProbe(problem.rows, problem.labels, problem.split, 0).error().message,
                 std::string("split \"p\" has no validation part, by which the linear probe chooses its epoch"));
        problem.labels.ofNode.pop_back();
        QVERIFY(!learn::linearProbe(problem.rows, problem.labels, problem.split, 0).ok());
    }
};

QTEST_APPLESS_MAIN(TestLinearProbe)
#include "tst_linear_probe.moc"
