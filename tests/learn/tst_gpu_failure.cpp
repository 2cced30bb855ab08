/// A GPU that fails: one sentence, nothing lost, and with `auto` the work goes on on the CPU. A method stands in that throws what LibTorch throws.
#include "core/learn/gpu_failure.h"

#include <QtTest/QTest>

#include "core/base/files.h"
#include "core/base/parallel.h"
#include "core/learn/methods/grace.h"
#include "core/learn/training/guarded.h"
#include "core/learn/training/trainer.h"
#include "core/record/run_reader.h"
#include "core/store/library.h"
#include "tests/learn/short_training.h"
#include "tests/learn/support.h"
#include "tests/program/test_program.h"

using namespace rosa;
using namespace rosa::learn;

namespace {

const std::string kAdvice =
    "\nSearch for `cudaErrorMemoryAllocation' in https://docs.nvidia.com/cuda/cuda-runtime-api/group__CUDART__TYPES.html "
    "for more "
    "information.\nCUDA kernel errors might be asynchronously reported at some other API call, so the stacktrace below "
    "might be "
    "incorrect.\nFor debugging consider passing CUDA_LAUNCH_BLOCKING=1\nCompile with `TORCH_USE_CUDA_DSA` to enable "
    "device-side "
    "assertions.\n";
const std::string kTooLarge =
    "CUDA out of memory. Tried to allocate 20.00 GiB. GPU 0 has a total capacity of 79.19 GiB of which 5.06 GiB is free. "
    "See "
    "documentation for Memory Management  (https://pytorch.org/docs/stable/notes/cuda.html#environment-variables)";

/// What a GPU of this test does, and when.
struct Failure {
    int epoch = -1;  ///< −1: when the model is moved there.
    std::string cause;
    bool isMemory = false;
};
Failure failure;

void failAt(int epoch)
{
    if (epoch != failure.epoch) return;
    if (failure.isMemory) TORCH_CHECK_WITH(OutOfMemoryError, false, failure.cause);
    TORCH_CHECK(false, failure.cause);
}

/// GRACE, with its steps on the CPU whatever the device.
class FailingMethod : public GraceMethod {
public:
    using GraceMethod::GraceMethod;

    void trainOn(torch::Device device) override
    {
        m_isOnGpu = device.is_cuda();
        if (m_isOnGpu) failAt(-1);
    }
    Result<std::vector<double>> step(int epoch) override
    {
        if (m_isOnGpu) failAt(epoch);
        return GraceMethod::step(epoch);
    }

private:
    bool m_isOnGpu = false;
};

class Listening : public test::Following {
public:
    std::vector<std::string> warnings;
    void warn(const Message& message) override { warnings.push_back(message.text()); }
};

}  // namespace

class TestGpuFailure : public QObject {
    Q_OBJECT

    catalog::Catalogue m_catalogue = catalog::makeCatalogue();
    data::Dataset m_dataset = test::twoRings();
    const torch::Device m_gpu{torch::kCUDA, 0};

    [[nodiscard]] catalog::Configuration configured() const
    {
        catalog::Selection selection{"rings", "failing", "gcn", "", 7, {}};
        selection.overrides = {{"encoder.hidden", "8"},
                               {"train.epochs", "9"},
                               {"train.patience", "0"},
                               {"train.checkpoint_every", "4"},
                               {"evaluation.protocol", "none"}};
        return catalog::Configuration::resolve(m_catalogue, selection).value();
    }
    static std::string textOf(const std::string& cause)
    {
        const auto error = guarded<int>(Message("training"), [&]() -> Result<int> { TORCH_CHECK(false, cause); }).error();
        return error.text();
    }

private Q_SLOTS:
    void initTestCase()
    {
        setThreadCount(1);
        addMethod({"failing", makeNew<FailingMethod>, MethodDevices::ProcessorAndGpu});
        catalog::Method method = *m_catalogue.method("grace");
        method.id = "failing";
        m_catalogue.methods.push_back(std::move(method));
    }

    void aFailureIsOneSentence_data()
    {
        QTest::addColumn<std::string>("cause");
        QTest::addColumn<std::string>("sentence");
        const std::string memory =
            "training: not enough memory on the GPU; use --device cpu, or lower sampling.batch_size or encoder.hidden";
        QTest::newRow("allocator") << kTooLarge << memory;
        QTest::newRow("runtime") << "CUDA error: out of memory" + kAdvice << memory;
        QTest::newRow("driver") << std::string("CUDA driver error: out of memory") << memory;
        QTest::newRow("products") << std::string(
                                         "CUDA error: CUBLAS_STATUS_ALLOC_FAILED when calling `cublasCreate(handle)`")
                                  << memory;
        QTest::newRow("Fourier") << std::string("cuFFT error: CUFFT_ALLOC_FAILED") << memory;
        QTest::newRow("gone") << "CUDA error: unspecified launch failure" + kAdvice
                              << std::string(
                                     "training: the GPU failed (CUDA error: unspecified launch failure); use --device cpu");
        QTest::newRow("no GPU") << std::string("expected a matrix\nof floats")
                                << std::string("training: expected a matrix\nof floats");
    }
    void aFailureIsOneSentence()
    {
        QFETCH(std::string, cause);
        QFETCH(std::string, sentence);
        QCOMPARE(textOf(cause), sentence);
        const auto told = gpuFailure(Message("training"), cause);
        QCOMPARE(told.has_value(), cause.find("CUDA") != std::string::npos || cause.find("cuFFT") != std::string::npos);
        if (told) QVERIFY(isGpuFailure(*told));
        if (told) QCOMPARE(isOutOfMemory(*told), sentence.find("memory") != std::string::npos);
    }

    void autoGoesOn_data()
    {
        QTest::addColumn<int>("epoch");
        QTest::addColumn<std::string>("cause");
        QTest::addColumn<bool>("isMemory");
        QTest::addColumn<std::string>("warning");
        const std::string memory = "there is not enough memory on the GPU; the work goes on on the CPU";
        QTest::newRow("at the start") << -1 << "CUDA error: out of memory" + kAdvice << false << memory;
        QTest::newRow("before a checkpoint") << 2 << kTooLarge << true << memory;
        QTest::newRow("after a checkpoint") << 6 << kTooLarge << true << memory;
        QTest::newRow("driver gone")
            << 6 << "CUDA error: unspecified launch failure" + kAdvice << false
            << std::string("the GPU failed (CUDA error: unspecified launch failure); the work goes on on the CPU");
    }
    /// The run that began on the GPU ends on the CPU with the numbers of one that was there from the start.
    void autoGoesOn()
    {
        QFETCH(int, epoch);
        QFETCH(std::string, cause);
        QFETCH(bool, isMemory);
        QFETCH(std::string, warning);
        failure = {epoch, cause, isMemory};
        const auto store = TemporaryFolder::make();
        const auto job = test::plainJob(m_catalogue, configured(), m_dataset);
        Listening listening;
        const auto outcome = runTraining({store->path(), "auto", 1}, m_gpu, job, listening);
        QVERIFY2(outcome.ok(), outcome.ok() ? "" : outcome.error().text().c_str());
        QCOMPARE(listening.warnings, std::vector<std::string>{warning});
        QCOMPARE(outcome->epochs, 9);
        const auto runs = store::Library::open(store->path()).value()->runs().value();
        QCOMPARE(runs.size(), std::size_t{1});
        QVERIFY(runs.front().state == record::RunState::Finished);
        const auto losses = record::RunReader::open(store->path(), outcome->run).value()->curve("loss").value();
        Listening alone;
        const auto expected = runTraining({store->path(), "cpu", 1}, torch::kCPU, job, alone);
        QCOMPARE(alone.warnings.size(), std::size_t{0});
        QCOMPARE(losses, alone.losses);
        QCOMPARE(outcome->loss, expected->loss);
    }

    void aRequestedGpuIsNotReplaced()
    {
        failure = {6, kTooLarge, true};
        const auto store = TemporaryFolder::make();
        auto job = test::plainJob(m_catalogue, configured(), m_dataset);
        Listening listening;
        const auto outcome = guarded<RunOutcome>(Message("training"), [&] {
            return runTraining({store->path(), "cuda", 1}, m_gpu, job, listening);
        });
        QVERIFY(!outcome.ok());
        QVERIFY(isOutOfMemory(outcome.error()));
        QVERIFY(listening.warnings.empty());
        const auto runs = store::Library::open(store->path()).value()->runs().value();
        QCOMPARE(runs.size(), std::size_t{1});
        QVERIFY(runs.front().state == record::RunState::Failed);
        QCOMPARE(record::RunReader::open(store->path(), runs.front().id).value()->checkpoints().value().back().epoch, 4);
        job.resume = runs.front().id;
        const auto resumed = runTraining({store->path(), "cpu", 1}, torch::kCPU, job, listening);
        QVERIFY2(resumed.ok(), resumed.ok() ? "" : resumed.error().text().c_str());
        QCOMPARE(resumed->epochs, 9);
    }

    void otherFailuresEndTheRun()
    {
        failure = {6, "expected a matrix", false};
        const auto store = TemporaryFolder::make();
        const auto job = test::plainJob(m_catalogue, configured(), m_dataset);
        Listening listening;
        const auto outcome = runTraining({store->path(), "auto", 1}, m_gpu, job, listening);
        QVERIFY(!outcome.ok());
        QCOMPARE(outcome.error().text(), std::string("training: expected a matrix"));
        QVERIFY(listening.warnings.empty());
    }
};

ROSA_TEST(TestGpuFailure)
#include "tst_gpu_failure.moc"
