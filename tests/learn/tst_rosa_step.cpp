#include <QtTest/QTest>

#include <algorithm>
#include <cmath>
#include <mutex>
#include <set>
#include <string>

#include <ATen/record_function.h>

#include "core/base/instruction_set.h"
#include "core/base/parallel.h"
#include "core/data/catalogue.h"
#include "core/learn/training/checkpoint.h"
#include "core/learn/training/problem.h"
#include "tests/base/instruction_sets.h"
#include "tests/base/processor.h"
#include "tests/learn/general_path.h"
#include "tests/learn/plain_step.h"
#include "tests/learn/support.h"
#include "tests/program/test_program.h"

using namespace rosa;
using namespace rosa::learn;
using test::Overrides;

namespace {

/// Records the LibTorch operations run by any thread during its lifetime. One instance at a time.
class SeenOperations {
public:
    SeenOperations()
    {
        names.clear();
        m_handle = at::addGlobalCallback(at::RecordFunctionCallback(&note).scopes({at::RecordScope::FUNCTION}));
    }
    ~SeenOperations() { at::removeCallback(m_handle); }
    SeenOperations(const SeenOperations&) = delete;
    SeenOperations& operator=(const SeenOperations&) = delete;

    void clear()
    {
        const std::lock_guard lock(mutex);
        names.clear();
    }
    [[nodiscard]] std::set<std::string> get() const
    {
        const std::lock_guard lock(mutex);
        return names;
    }

private:
    static std::unique_ptr<at::ObserverContext> note(const at::RecordFunction& function)
    {
        const std::lock_guard lock(mutex);
        names.insert(function.name());
        return nullptr;
    }

    static inline std::mutex mutex;
    static inline std::set<std::string> names;
    at::CallbackHandle m_handle;
};

/// Whether the host waits for a GPU in an operation, because its result or the shape of it depends on values. Copies to the host also
/// wait, but do nothing on a CPU: a step makes one, of its numbers, and further ones are not detected here.
bool waitsForTheDevice(const std::string& operation)
{
    static const std::set<std::string> waiting{"aten::_local_scalar_dense",
                                               "aten::item",
                                               "aten::is_nonzero",
                                               "aten::nonzero",
                                               "aten::equal",
                                               "aten::allclose",
                                               "aten::masked_select",
                                               "aten::bincount",
                                               "aten::_unique2",
                                               "aten::_unique",
                                               "aten::repeat_interleave",
                                               "aten::unique_dim",
                                               "aten::argwhere",
                                               "aten::unique_consecutive"};
    return waiting.contains(operation);
}

}  // namespace

/// A complete training step, compared with its reference implementation (PlainStep).
class TestRosaStep : public QObject {
    Q_OBJECT

    catalog::Catalogue m_catalogue = catalog::makeCatalogue();

    /// Infinite if one of them is NaN.
    static double apart(double value, double expected)
    {
        const double difference = std::abs(value - expected) / std::max(std::abs(expected), 1.0);
        return std::isfinite(difference) ? difference : INFINITY;
    }

    /// Differences between optimised and reference steps from the same states, over epochs.
    struct Differences {
        double loss = 0;     ///< Maximum, in nats, or relative for losses above one.
        double opposed = 0;  ///< Maximum share of the gradient of an ascent with another sign, in nodes of the view.
        std::vector<double> weights;  ///< Difference of the weights after each epoch, relative to their change.

        [[nodiscard]] double largestOfWeights() const { return *std::ranges::max_element(weights); }
        [[nodiscard]] double medianOfWeights() const
        {
            std::vector<double> sorted = weights;
            std::ranges::sort(sorted);
            return sorted[sorted.size() / 2];
        }
    };

    static torch::Tensor weightsOf(const RosaMethod& method)
    {
        std::vector<torch::Tensor> all;
        for (const NamedTensor& parameter : method.model().parameters())
            all.push_back(parameter.tensor.detach().to(torch::kCPU, torch::kFloat64).flatten());
        return torch::cat(all);
    }

    /// Differences over `epochs` steps, each starting from the end of the previous reference step.
    Differences differences(const data::Dataset& dataset, const catalog::Configuration& configuration, int epochs)
    {
        const auto data = ProblemData::make(dataset, configuration);
        const Problem problem = data->problem({});
        OpenRosa fast(configuration, problem);
        OpenRosa slow(configuration, problem);
        PlainStep plain(slow);
        Differences all;
        for (int epoch = 0; epoch < epochs; ++epoch) {
            const torch::Tensor start = weightsOf(slow);
            if (!loadCheckpoint(encodeCheckpoint({}, slow), "plain", fast)) qFatal("a method refuses its own kind's state");
            fast.clearMoves();
            const auto loss = fast.step(epoch);
            const auto expected = plain.run(epoch, fast.moves());
            if (!loss || !expected) qFatal("a step failed");
            all.loss = std::max(all.loss, apart(loss->front(), *expected));
            if (!fast.moves().empty())
                all.opposed = std::max(all.opposed, plain.opposed() * static_cast<double>(fast.moves().front().size(0)));
            const torch::Tensor end = weightsOf(slow);
            all.weights.push_back(((weightsOf(fast) - end).norm() / (end - start).norm()).item<double>());
        }
        return all;
    }

    /// Both steps compute the same float32 sums in different orders, and may differ by rounding (u = 2⁻²⁴ per operation) and its effects:
    ///  * Loss: the error of a sum of n terms grows like √n·u. The successive sums have 1,433 features, 512 and 256 hidden values and a few
    ///    hundred pairs of a batch: √2,500·u = 3e-6 of similarities up to 2, say 1e-5. This holds for steps along the same signs: a single
    ///    sign decided by rounding moves δ by 2α, changes signs of the next gradient of its node, and the loss by 3e-5.
    ///  * Signs: g may have another sign if |g| is below its error. Rounding causes errors of about 1e-6 of Σ|g|. If the input of a hidden
    ///    unit is within rounding error of 0, which happens to one in a million, ReLU is active in one of the steps only, and the gradient
    ///    of its node differs by one of hundreds of terms. A node with wrong signs opposes half of its gradient, so the limit of a quarter
    ///    of the share of a node separates rounding from errors.
    ///  * Weights: likewise, the term of a unit in the gradient of one of about a hundred nodes if ReLU differs, which Adam and momentum
    ///    propagate; in most epochs rounding only.
    static void check(const Differences& all)
    {
        QVERIFY2(all.loss < 1e-5, qPrintable(QString::number(all.loss)));
        QVERIFY2(all.opposed < 0.25, qPrintable(QString::number(all.opposed)));
        QVERIFY2(all.medianOfWeights() < 1e-4, qPrintable(QString::number(all.medianOfWeights())));
        QVERIFY2(all.largestOfWeights() < 1e-2, qPrintable(QString::number(all.largestOfWeights())));
    }

private Q_SLOTS:
    void init()
    {
        setThreadCount(1);
        setInstructionSet(bestInstructionSet());
    }

    void fastStepsEqualPlainOnes_data()
    {
        QTest::addColumn<std::string>("preset");
        QTest::addColumn<std::string>("encoder");
        QTest::addColumn<InstructionSet>("set");
        for (const char* preset : {"reference", "paper"})
            for (const char* encoder : {"gcn", "mlp", "sage"})
                for (const InstructionSet set : test::instructionSets())
                    QTest::addRow("%s %s %s", preset, encoder, nameOf(set))
                        << std::string(preset) << std::string(encoder) << set;
    }

    void fastStepsEqualPlainOnes()
    {
        QFETCH(std::string, preset);
        QFETCH(std::string, encoder);
        QFETCH(InstructionSet, set);
        setInstructionSet(set);
        check(differences(test::twoRings(), test::smallRosa(m_catalogue, {}, preset, encoder), 6));
    }

    void generalStepsEqualTheProcessors_data()
    {
        QTest::addColumn<std::string>("preset");
        QTest::addColumn<std::string>("encoder");
        QTest::addColumn<Overrides>("overrides");
        QTest::addColumn<bool>("isGpu");
        for (const bool isGpu : {false, true}) {
            const char* const device = isGpu ? "cuda" : "cpu";
            // With four heads, a score of attention is within rounding of 0, where LeakyReLU's slope jumps.
            const Overrides heads{{"encoder.heads", "2"}};
            for (const char* preset : {"reference", "paper"})
                for (const std::string encoder : {"gcn", "mlp", "sage", "gat"})
                    QTest::addRow("%s %s %s", preset, encoder.c_str(), device)
                        << std::string(preset) << encoder << (encoder == "gat" ? heads : Overrides()) << isGpu;
            for (const char* coupling : {"uniform", "independent"})
                QTest::addRow("coupling %s %s", coupling, device) << std::string("reference") << std::string("gcn")
                                                                  << Overrides{{"transport.coupling", coupling}} << isGpu;
        }
    }

    /// The GPU code path, on the CPU and on a GPU if available: numbers of the steps, and requests to the model afterwards.
    void generalStepsEqualTheProcessors()
    {
        QFETCH(std::string, preset);
        QFETCH(std::string, encoder);
        QFETCH(Overrides, overrides);
        QFETCH(bool, isGpu);
        const auto device = chooseDevice(isGpu ? "cuda" : "cpu");
        if (!device) QSKIP(device.error().text().c_str());
        const auto dataset = test::twoRings();
        const auto configuration = test::smallRosa(m_catalogue, overrides, preset, encoder);
        const auto data = ProblemData::make(dataset, configuration);
        const Problem problem = data->problem({});
        RosaMethod own(configuration, problem);
        RosaMethod general(configuration, problem);
        {
            const test::GeneralPath path;
            general.trainOn(*device);
        }
        for (int epoch = 0; epoch < 20; ++epoch) {
            const auto expected = own.step(epoch);
            const test::GeneralPath path;
            const auto values = general.step(epoch);
            QVERIFY(expected.ok() && values.ok());
            QCOMPARE(values->size(), general.metrics().size());
            for (std::size_t i = 0; i < values->size(); ++i) {
                if (std::isnan((*values)[i]) && std::isnan((*expected)[i])) continue;
                const double difference = std::abs((*values)[i] - (*expected)[i]) / std::max(std::abs((*expected)[i]), 1.0);
                QVERIFY2(difference < 1e-4, (own.metrics()[i] + " of epoch " + std::to_string(epoch) + ": " +
                                             std::to_string((*values)[i]) + " against " + std::to_string((*expected)[i]))
                                                .c_str());
            }
        }
        const torch::Tensor embedding = general.embed({}).value();
        QVERIFY(embedding.is_cpu());
        QVERIFY((embedding - own.embed({}).value()).abs().max().item<double>() < 1e-3);
        const std::vector<PairRequest> requests = {{TrainingNode{3}, TrainingNode{3}, 0},
                                                   {TrainingNode{3}, TrainingNode{25}, 0}};
        const auto pairs = general.pairs(requests);
        const auto expected = own.pairs(requests);
        for (std::size_t i = 0; i < 2; ++i)
            for (std::size_t k = 0; k < (*pairs)[i].cost.size(); ++k)
                QVERIFY(std::abs((*pairs)[i].cost[k] - (*expected)[i].cost[k]) < 1e-3f);
        const std::vector<Centre> centres = {TrainingNode{1}, TrainingNode{4}, TrainingNode{30}};
        QVERIFY(std::abs(general.batch(centres, 0, false)->inter[0] - own.batch(centres, 0, false)->inter[0]) < 1e-3f);
        QVERIFY(general.step(20).ok());
    }

    void aStepForAGpuAsksForNoAnswer_data()
    {
        QTest::addColumn<std::string>("preset");
        QTest::addColumn<std::string>("encoder");
        QTest::addColumn<Overrides>("overrides");
        for (const char* preset : {"reference", "paper"})
            for (const char* encoder : {"gcn", "mlp", "sage", "gat"})
                QTest::addRow("%s %s", preset, encoder) << std::string(preset) << std::string(encoder) << Overrides();
        QTest::newRow("other layers") << std::string("reference") << std::string("gcn")
                                      << Overrides{{"encoder.activation", "prelu"}, {"encoder.batch_norm", "true"}};
    }

    /// The GPU operations of a step, including preparation of the next one, do not wait for the device.
    void aStepForAGpuAsksForNoAnswer()
    {
        QFETCH(std::string, preset);
        QFETCH(std::string, encoder);
        QFETCH(Overrides, overrides);
        const auto dataset = test::twoRings();
        const auto configuration = test::smallRosa(m_catalogue, overrides, preset, encoder);
        const auto data = ProblemData::make(dataset, configuration);
        const Problem problem = data->problem({});
        const test::GeneralPath path;
        SeenOperations seen;  // must outlive the method, whose thread prepares another step
        RosaMethod method(configuration, problem);
        method.trainOn(torch::kCPU);
        QVERIFY(method.step(0).ok());
        seen.clear();
        QVERIFY(method.step(1).ok());
        const auto names = seen.get();
        QVERIFY(names.contains("aten::mm"));
        for (const std::string& name : names) QVERIFY2(!waitsForTheDevice(name), name.c_str());
        QCOMPARE(torch::ones({1}).item<float>(), 1.0f);
        QVERIFY(std::ranges::any_of(seen.get(), waitsForTheDevice));  // the check detects them
    }

    void twentyEpochsOfCoraEqualPlainOnes_data()
    {
        QTest::addColumn<std::string>("preset");
        QTest::addColumn<int>("centres");
        QTest::newRow("reference, 32 centres") << std::string("reference") << 32;
        if (test::processor()) return;  // half a minute each for the reference step
        QTest::newRow("reference, 128 centres") << std::string("reference") << 128;
        QTest::newRow("paper, 128 centres") << std::string("paper") << 128;
    }

    /// The published data set and hyperparameters, also with fewer centres.
    void twentyEpochsOfCoraEqualPlainOnes()
    {
        QFETCH(std::string, preset);
        QFETCH(int, centres);
        const auto dataset = data::Catalogue().open("cora");
        QVERIFY(dataset.ok());
        catalog::Selection selection;
        selection.dataset = "cora";
        selection.preset = preset;
        selection.seed = 1;
        selection.overrides = {{"sampling.batch_size", std::to_string(centres)}};
        const auto configuration = catalog::Configuration::resolve(m_catalogue, selection);
        QVERIFY(configuration.ok());
        setThreadCount(availableCores());
        const OpenMpThreads alone(1);  // reproducible LibTorch sums; the reference step uses all cores
        check(differences(*dataset, *configuration, 20));
    }
};

ROSA_TEST(TestRosaStep)
#include "tst_rosa_step.moc"
