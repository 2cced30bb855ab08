// Steps of a fixed size, as a GPU records and repeats them, on the CPU: against steps of ragged batches, and what happens where recording fails.
#include "core/learn/methods/rosa/recorded_steps.h"

#include <QtTest/QTest>

#include <algorithm>
#include <cmath>
#include <map>
#include <string>

#include <ATen/record_function.h>

#include "core/base/parallel.h"
#include "core/base/random.h"
#include "core/learn/encoders/counted_norm.h"
#include "core/learn/methods/rosa/rosa.h"
#include "core/learn/training/problem.h"
#include "tests/learn/general_path.h"
#include "tests/learn/host_kernels.h"
#include "tests/learn/support.h"
#include "tests/program/test_program.h"

using namespace rosa;
using namespace rosa::learn;
using test::Overrides;

namespace {

/// Names of LibTorch's operations with the shapes of their inputs, in their order, as this thread runs them while one is alive.
class ListedOperations {
public:
    ListedOperations()
    {
        list.clear();
        m_handle = at::addThreadLocalCallback(
            at::RecordFunctionCallback(&note).needsInputs(true).scopes({at::RecordScope::FUNCTION}));
    }
    ~ListedOperations() { at::removeCallback(m_handle); }
    ListedOperations(const ListedOperations&) = delete;
    ListedOperations& operator=(const ListedOperations&) = delete;

    static inline thread_local std::vector<std::string> list;

private:
    static std::unique_ptr<at::ObserverContext> note(const at::RecordFunction& function)
    {
        std::string text = function.name();
        for (const c10::IValue& input : function.inputs())
            if (input.isTensor() && input.toTensor().defined())
                for (const std::int64_t size : input.toTensor().sizes()) text += ' ' + std::to_string(size);
        list.push_back(std::move(text));
        return nullptr;
    }

    at::CallbackHandle m_handle;
};

/// Lists of the operations of all repeated steps; see HostRecording.
std::vector<std::vector<std::string>> listsOfSteps;

class Listed : public RecordedWork {
public:
    explicit Listed(std::function<void()> work) : m_work(std::move(work)) {}
    void run() override
    {
        const ListedOperations listed;
        m_work();
        listsOfSteps.push_back(ListedOperations::list);
    }

private:
    std::function<void()> m_work;
};
std::unique_ptr<RecordedWork> listingWork(torch::Device, const std::function<void()>& work)
{
    return std::make_unique<Listed>(work);
}

std::unique_ptr<RecordedWork> refusing(torch::Device, const std::function<void()>&)
{
    TORCH_CHECK(false, "no room\nfor a graph");
    return nullptr;
}

/// Repeats the work, but with a value of the past: as if a number of the host had been recorded.
class Forgetful : public RecordedWork {
public:
    explicit Forgetful(std::function<void()> work) : m_work(std::move(work)) {}
    void run() override
    {
        if (m_isFirst) m_work();
        m_isFirst = false;
    }

private:
    std::function<void()> m_work;
    bool m_isFirst = true;
};
std::unique_ptr<RecordedWork> forgetting(torch::Device, const std::function<void()>& work)
{
    return std::make_unique<Forgetful>(work);
}

/// How often each operation occurs.
std::map<std::string, int> countsOf(const std::vector<std::string>& list)
{
    std::map<std::string, int> counts;
    for (const std::string& text : list) ++counts[text.substr(0, text.find(' '))];
    return counts;
}

torch::Tensor randomMatrix(std::int64_t rows, std::int64_t columns, std::uint32_t index)
{
    torch::Tensor made = torch::empty({rows, columns}, torch::kFloat64);
    RandomStream stream(11, Purpose::Generator, 0, index);
    for (std::int64_t i = 0; i < made.numel(); ++i) made.data_ptr<double>()[i] = stream.normal();
    return made;
}

/// A side of views of these sizes, whose features are its embedding.
StepSide stepSideOf(const std::vector<std::int64_t>& sizes, std::int64_t width, std::uint32_t index)
{
    StepSide side;
    side.offsets = {0};
    for (const std::int64_t size : sizes) side.offsets.push_back(side.offsets.back() + size);
    side.features.dense = randomMatrix(side.offsets.back(), width, index);
    side.layout = viewLayout(side.offsets, torch::kCPU).value();
    return side;
}

double apartBy(const torch::Tensor& a, const torch::Tensor& b) { return (a - b).abs().max().item<double>(); }

}  // namespace

class TestRecordedSteps : public QObject {
    Q_OBJECT

    catalog::Catalogue m_catalogue = catalog::makeCatalogue();
    data::Dataset m_dataset = test::twoRings();

    /// A method on the general path, and the problem it refers to.
    struct Trained {
        ProblemData data;
        Problem problem;
        RosaMethod method;

        Trained(const data::Dataset& dataset, const catalog::Configuration& configuration, bool isRecorded,
                torch::Device device = torch::kCPU)
            : data(ProblemData::make(dataset, configuration).value()),
              problem(data.problem({})),
              method(configuration, problem)
        {
            setenv(kRecordedStepsVariable, isRecorded ? "1" : "0", 1);
            method.trainOn(device);
            unsetenv(kRecordedStepsVariable);
        }
    };

    /// Loss and gradients of the objective from the embeddings of both sides.
    struct Differentiated {
        torch::Tensor loss, first, second;
    };
    static Differentiated differentiated(const StepInputs& inputs, const ObjectiveOptions& objective)
    {
        const torch::Tensor z1 = inputs.first.features.dense.detach().clone().requires_grad_(true);
        const torch::Tensor z2 = inputs.second.features.dense.detach().clone().requires_grad_(true);
        const ViewBatch first = makeViewBatch(z1, *inputs.first.layout).value();
        const ViewBatch second = makeViewBatch(z2, *inputs.second.layout).value();
        const auto scaleOf = [&](const Hops& hops) { return costScale(hops, torch::kFloat64, objective); };
        CostScale inter = scaleOf(inputs.hops.inter);
        inter.places = inputs.hops.places;
        const Gemd solved = gemdInter(first, second, inter, objective, true).value();
        const torch::Tensor intra1 = gemdIntra(first, scaleOf(inputs.hops.intraFirst), objective).value();
        const torch::Tensor intra2 = gemdIntra(second, scaleOf(inputs.hops.intraSecond), objective).value();
        const auto found = contrastiveLoss(solved, intra1, intra2, objective).value();
        found.loss.backward();
        return {torch::cat({found.shown, solved.diagnostics}), z1.grad(), z2.grad()};
    }

private Q_SLOTS:
    void init()
    {
        setThreadCount(3);  // two steps are prepared at the same time
        listsOfSteps.clear();
    }

    void fixedSizesChangeNoResult_data()
    {
        QTest::addColumn<std::string>("preset");
        QTest::addColumn<bool>("areAllScaled");
        QTest::newRow("reference: filled views, scaled positives") << std::string("reference") << false;
        QTest::newRow("paper: all pairs scaled") << std::string("paper") << true;
    }

    /// In double precision, with whatever is in the rows behind the last view.
    void fixedSizesChangeNoResult()
    {
        QFETCH(std::string, preset);
        QFETCH(bool, areAllScaled);
        const test::GeneralPath path;
        const test::HostKernels kernels;
        const ObjectiveOptions objective = test::objectiveOf(preset);
        QCOMPARE(objective.topologyPairs == catalog::TopologyPairs::All, areAllScaled);
        StepInputs inputs;
        inputs.first = stepSideOf({3, 1, 5, 2, 5}, 7, 1);
        inputs.second = stepSideOf({2, 4, 4, 1, 3}, 7, 2);
        const auto hopsOf = [](torch::IntArrayRef shape) {
            return torch::arange(1, shape[0] * shape.back() + 1).remainder(5).view(shape);
        };
        if (areAllScaled) {
            inputs.hops.inter = hopsOf({16, 14});
            inputs.hops.intraFirst = hopsOf({16, 16});
            inputs.hops.intraSecond = hopsOf({14, 14});
        } else {
            inputs.hops.inter = torch::arange(3 * 2 + 4 + 5 * 4 + 2 + 5 * 3).remainder(5);
        }
        const StepSizes sizes = StepSizes::of(inputs);
        FixedInputs fixed(sizes.roomBeside({}), inputs);
        fixed.fill(inputs);
        fixed.inputs().first.features.dense.slice(0, 16).fill_(5);
        fixed.inputs().second.features.dense.slice(0, 14).fill_(-3);
        const Differentiated found = differentiated(fixed.inputs(), objective);
        const Differentiated expected = differentiated(inputs, objective);
        QVERIFY(expected.first.abs().max().item<double>() > 1e-3);
        QVERIFY2(apartBy(found.loss, expected.loss) < 1e-12,
                 qPrintable(QString::number(apartBy(found.loss, expected.loss))));
        QVERIFY(found.first.size(0) > 16);
        QVERIFY(apartBy(found.first.slice(0, 0, 16), expected.first) < 1e-12);
        QVERIFY(apartBy(found.second.slice(0, 0, 14), expected.second) < 1e-12);
        QCOMPARE(found.first.slice(0, 16).abs().max().item<double>(), 0.0);
        QCOMPARE(found.second.slice(0, 14).abs().max().item<double>(), 0.0);
    }

    /// The host form of the GPU's kernels, against the CPU's own solver.
    void kernelsAsTheProcessors()
    {
        const test::GeneralPath path;
        StepInputs inputs;
        inputs.first = stepSideOf({3, 1, 5, 2, 9, 1}, 7, 3);
        inputs.second = stepSideOf({2, 4, 4, 1, 3, 11}, 7, 4);
        inputs.hops.inter = torch::arange(3 * 2 + 4 + 5 * 4 + 2 + 9 * 3 + 11).remainder(5);
        const ObjectiveOptions objective = test::objectiveOf("reference");
        const Differentiated expected = differentiated(inputs, objective);
        const test::HostKernels kernels;
        const Differentiated found = differentiated(inputs, objective);
        QVERIFY(apartBy(found.loss, expected.loss) < 1e-12);
        QVERIFY(apartBy(found.first, expected.first) < 1e-12);
        QVERIFY(apartBy(found.second, expected.second) < 1e-12);
    }

    void countedRowsAreNormalisedAsABatch()
    {
        torch::Tensor counted = torch::ones({9, 1}, torch::kFloat64);
        counted.slice(0, 6).zero_();
        const torch::Tensor all = randomMatrix(9, 4, 5) + 3;
        const torch::Tensor upstream = randomMatrix(6, 4, 6);
        const auto leaf = [](const torch::Tensor& tensor) { return tensor.detach().clone().requires_grad_(true); };
        const torch::Tensor weight = leaf(randomMatrix(1, 4, 7)[0]), bias = leaf(randomMatrix(1, 4, 8)[0]);
        const torch::Tensor x = leaf(all), few = leaf(all.slice(0, 0, 6));
        const CountedNorm found = countedNorm(x, counted, weight, bias, 1e-5);
        found.made.slice(0, 0, 6).backward(upstream);
        const torch::Tensor ofWeight = weight.grad().clone(), ofBias = bias.grad().clone();
        weight.mutable_grad() = bias.mutable_grad() = torch::Tensor();
        const torch::Tensor mean = torch::zeros({4}, torch::kFloat64), variance = torch::ones({4}, torch::kFloat64);
        const torch::Tensor expected = torch::batch_norm(few, weight, bias, mean, variance, true, 1, 1e-5, false);
        expected.backward(upstream);
        QVERIFY(apartBy(found.made.slice(0, 0, 6), expected) < 1e-12);
        QVERIFY(apartBy(found.mean, mean) < 1e-12 && apartBy(found.variance, variance) < 1e-12);
        QVERIFY(apartBy(x.grad().slice(0, 0, 6), few.grad()) < 1e-12);
        QCOMPARE(x.grad().slice(0, 6).abs().max().item<double>(), 0.0);
        QVERIFY(apartBy(ofWeight, weight.grad()) < 1e-12 && apartBy(ofBias, bias.grad()) < 1e-12);
    }

    void aRefilledMatrixHasTheProducts()
    {
        const test::GeneralPath path;
        const SparseMatrix larger(3, {0, 2, 3, 5}, {0, 2, 1, 0, 1}, {1, 2, 3, 4, 5});
        const SparseMatrix smaller(2, {0, 1, 2}, {1, 1}, {6, 7});
        SparseMatrix room = SparseMatrix::withRoom(5, 7, torch::kCPU);
        const SparseMatrix shared = room;
        const torch::Tensor dense = torch::arange(10, torch::kFloat32).view({5, 2});
        for (const SparseMatrix& given : {larger, smaller}) {
            room.refill(given.to(torch::kCPU));
            const std::int64_t rows = given.rows();
            const torch::Tensor expected = given.times(dense.slice(0, 0, rows).contiguous());
            const torch::Tensor input = dense.clone().requires_grad_(true);
            const torch::Tensor found = shared.times(input);
            QCOMPARE(apartBy(found.slice(0, 0, rows), expected), 0.0);
            QCOMPARE(found.slice(0, rows).abs().max().item<double>(), 0.0);
            found.sum().backward();
            const torch::Tensor small = dense.slice(0, 0, rows).contiguous().requires_grad_(true);
            given.times(small).sum().backward();
            QCOMPARE(apartBy(input.grad().slice(0, 0, rows), small.grad()), 0.0);
            QCOMPARE(input.grad().slice(0, rows).abs().max().item<double>(), 0.0);
        }
    }

    void repeatedStepsEqualPlainOnes_data()
    {
        QTest::addColumn<std::string>("preset");
        QTest::addColumn<std::string>("encoder");
        QTest::addColumn<Overrides>("overrides");
        for (const char* preset : {"reference", "paper"})
            for (const char* encoder : {"gcn", "mlp", "sage", "gat"})
                QTest::addRow("%s %s", preset, encoder) << std::string(preset) << std::string(encoder) << Overrides();
        QTest::newRow("other layers, Adam")
            << std::string("reference") << std::string("gcn")
            << Overrides{{"encoder.activation", "prelu"}, {"encoder.batch_norm", "true"}, {"train.optimizer", "adam"}};
        QTest::newRow("without perturbation and topology")
            << std::string("paper") << std::string("gcn")
            << Overrides{{"adversarial.enabled", "false"}, {"topology.enabled", "false"}};
    }

    /// 20 epochs of a method whose steps are repeated, against one whose steps are not; most batches need no recording of their own.
    void repeatedStepsEqualPlainOnes()
    {
        QFETCH(std::string, preset);
        QFETCH(std::string, encoder);
        QFETCH(Overrides, overrides);
        const auto configuration = test::smallRosa(m_catalogue, overrides, preset, encoder);
        const test::GeneralPath path;
        const test::HostKernels kernels;
        Trained plain(m_dataset, configuration, false);
        const test::HostRecording recording;
        Trained repeated(m_dataset, configuration, true);
        compareSteps(plain.method, repeated.method);
    }

    void aGpuRepeatsSteps_data()
    {
        QTest::addColumn<std::string>("preset");
        for (const char* preset : {"reference", "paper"}) QTest::newRow(preset) << std::string(preset);
    }

    /// As CUDA graphs.
    void aGpuRepeatsSteps()
    {
        QFETCH(std::string, preset);
        const auto device = chooseDevice("cuda");
        if (!device) QSKIP(device.error().text().c_str());
        const auto configuration = test::smallRosa(m_catalogue, {}, preset);
        Trained plain(m_dataset, configuration, false, *device);
        Trained repeated(m_dataset, configuration, true, *device);
        compareSteps(plain.method, repeated.method);
    }

private:
    /// 20 epochs, of which `repeated` repeats most.
    static void compareSteps(RosaMethod& plain, RosaMethod& repeated)
    {
        QVERIFY(!plain.recordedSteps());
        for (int epoch = 0; epoch < 20; ++epoch) {
            const auto expected = plain.step(epoch);
            const auto values = repeated.step(epoch);
            QVERIFY(expected.ok() && values.ok());
            QVERIFY2(!repeated.takeNotice(), "a recording was given up");
            for (std::size_t i = 0; i < values->size(); ++i) {
                const double scale = std::max(std::abs((*expected)[i]), 1.0);
                const double difference = std::abs((*values)[i] - (*expected)[i]) / scale;
                const bool areBothNan = std::isnan((*values)[i]) && std::isnan((*expected)[i]);
                QVERIFY2(difference < 1e-4 || areBothNan,
                         (plain.metrics()[i] + " of epoch " + std::to_string(epoch) + ": " + std::to_string((*values)[i]) +
                          " against " + std::to_string((*expected)[i]))
                             .c_str());
            }
        }
        const RecordedSteps* const steps = repeated.recordedSteps();
        QVERIFY(steps && steps->recordings() >= 1);
        QVERIFY2(steps->repeated() >= 12, std::to_string(steps->repeated()).c_str());
    }

private Q_SLOTS:
    /// What a GPU repeats is the same for each batch: operations, their order, and the shapes of their inputs. Of a plain step, all are left.
    void repeatedStepsAreTheSameOperations()
    {
        const auto configuration = test::smallRosa(m_catalogue);
        const test::GeneralPath path;
        const test::HostKernels kernels;
        const test::HostRecording recording(listingWork);
        Trained trained(m_dataset, configuration, true);
        for (int epoch = 0; epoch < 20; ++epoch) QVERIFY(trained.method.step(epoch).ok());
        std::map<std::vector<std::string>, int> lists;
        for (const auto& list : listsOfSteps) ++lists[list];
        QVERIFY(listsOfSteps.size() >= 12);
        QVERIFY(static_cast<int>(lists.size()) <= trained.method.recordedSteps()->recordings());
        const auto& often = std::ranges::max_element(lists, {}, [](const auto& entry) { return entry.second; })->first;
        QVERIFY(often.size() > 100);

        std::vector<std::vector<std::string>> plainLists;
        Trained plain(m_dataset, configuration, false);
        QVERIFY(!plain.method.recordedSteps());
        for (int epoch = 0; epoch < 2; ++epoch) {
            const ListedOperations listed;
            QVERIFY(plain.method.step(epoch).ok());
            plainLists.push_back(ListedOperations::list);
        }
        QVERIFY(plainLists[0] != plainLists[1]);  // shapes differ between ragged batches
        auto expected = countsOf(plainLists[1]);
        auto found = countsOf(often);
        for (const char* name : {"aten::mm", "aten::addmm", "aten::index_select", "aten::segment_reduce",
                                 "aten::_fused_sgd_", "aten::threshold_backward", "aten::sign", "aten::log_softmax"}) {
            QVERIFY2(expected[name] > 0, name);
            QCOMPARE(found[name], expected[name]);
        }
        QCOMPARE(found["aten::batch_norm"], 0);
        QVERIFY(expected["aten::batch_norm"] > 0);
    }

    void whereRecordingFailsStepsArePlain_data()
    {
        QTest::addColumn<bool>("isRefused");
        QTest::newRow("refused") << true;
        QTest::newRow("wrong numbers") << false;
    }

    void whereRecordingFailsStepsArePlain()
    {
        QFETCH(bool, isRefused);
        const auto configuration = test::smallRosa(m_catalogue);
        const test::GeneralPath path;
        const test::HostKernels kernels;
        Trained plain(m_dataset, configuration, false);
        const test::HostRecording recording(isRefused ? refusing : forgetting);
        Trained other(m_dataset, configuration, true);
        std::string notices;
        for (int epoch = 0; epoch < 10; ++epoch) {
            const auto expected = plain.method.step(epoch);
            QVERIFY(*other.method.step(epoch) == *expected);
            if (const auto notice = other.method.takeNotice()) notices += notice->text() + '\n';
        }
        const std::string start = "training steps on the GPU are slower than they could be, since they cannot be recorded: ";
        QCOMPARE(notices, start + (isRefused ? "no room\n"
                                             : "a recorded step differs from the same step launched kernel by kernel\n"));
    }

    void liveOptionsMakeAnotherRecording()
    {
        const auto configuration = test::smallRosa(m_catalogue);
        const test::GeneralPath path;
        const test::HostKernels kernels;
        const test::HostRecording recording;
        Trained trained(m_dataset, configuration, true);
        for (int epoch = 0; epoch < 8; ++epoch) QVERIFY(trained.method.step(epoch).ok());
        const int before = trained.method.recordedSteps()->recordings();
        QVERIFY(before > 0);
        trained.method.applyLive(configuration);
        QVERIFY(trained.method.step(8).ok());
        QCOMPARE(trained.method.recordedSteps()->recordings(), before + 1);
    }

    void nothingOfTheHostIsRecorded()
    {
        const torch::Tensor tensor = torch::ones({1});
        toDevice(tensor, torch::kCPU);
        const RecordingScope scope;
        QVERIFY_EXCEPTION_THROWN(toDevice(tensor, torch::kCPU), c10::Error);
    }

    void roomGrowsAndStays()
    {
        const StepSizes small{4, {100, 90}, {300, 200}, {16, 16}, 50}, room = small.roomBeside({});
        QVERIFY(small.fit(room));
        QVERIFY(room.rows[0] > 100 && room.rows[0] <= 128);
        StepSizes other = small;
        other.rows[0] = 101;
        other.positives = 0;
        QVERIFY(other.fit(room));
        QVERIFY(other.roomBeside(room).rows == room.rows);
        other.rows[0] = room.rows[0];  // no row would be left over
        QVERIFY(!other.fit(room));
        QVERIFY(other.roomBeside(room).rows[0] > room.rows[0]);
        other = small;
        other.largest[1] = 32;
        QVERIFY(!other.fit(room));
    }
};

ROSA_TEST(TestRecordedSteps)
#include "tst_recorded_steps.moc"
