#include <QtTest/QTest>

#include <cmath>
#include <limits>

#ifdef __SSE2__
#include <xmmintrin.h>
#endif

#include "core/transport/lab/scaling_state.h"
#include "core/transport/sinkhorn.h"
#include "tests/program/test_program.h"
#include "tests/transport/random_problem.h"
#include "tests/transport/written_problems.h"

using namespace rosa;
using namespace rosa::transport;
using namespace rosa::test;

namespace {

/// Row 0 has so little weight that its scaling stays below float32's largest number where its kernel is subnormal: 27 and 16 times 2⁻¹⁴⁹.
ScalingProblem subnormalProblem(Arithmetic arithmetic = Arithmetic::Single)
{
    return {Matrix<double>(2, 2, {2, 2.01, .5, 0}), {1e-6, 1 - 1e-6}, {.3, .7}, 50, arithmetic};
}

#ifdef __SSE2__
/// The processor flushes subnormal numbers to 0, as LibTorch can make it do.
class FlushedToZero {
public:
    FlushedToZero() { _mm_setcsr(m_before | 0x8040U); }
    ~FlushedToZero() { _mm_setcsr(m_before); }
    FlushedToZero(const FlushedToZero&) = delete;
    FlushedToZero& operator=(const FlushedToZero&) = delete;

private:
    unsigned m_before = _mm_getcsr();
};
#endif

}  // namespace

/// Arithmetic::Single
class TestScalingSingle : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void singleFollowsTraining()
    {
        for (std::uint32_t index = 0; index < 10; ++index)
            for (const double lambda : {0.5, 5.0, 20.0, 39.0}) {
                const RandomProblem<float> rounded(1 + index % 6, 1 + index % 8, index);
                ScalingProblem problem{Matrix<double>(rounded.cost.rows(), rounded.cost.columns()),
                                       {rounded.t.begin(), rounded.t.end()},
                                       {rounded.r.begin(), rounded.r.end()},
                                       lambda,
                                       Arithmetic::Single};
                std::ranges::copy(rounded.cost.values(), problem.cost.values().begin());
                std::vector<SinkhornIteration<float>> trace;
                (void)sinkhorn<float>(rounded.cost, rounded.t, rounded.r, {.lambda = lambda}, &trace).value();
                auto state = startScaling(problem).value();
                for (int done = 0; const auto& iteration : trace) {
                    const auto plan =
                        sinkhorn<float>(rounded.cost, rounded.t, rounded.r, {.lambda = lambda, .iterations = ++done})
                            .value()
                            .plan;
                    state = halfIteration(problem, halfIteration(problem, state).value()).value();
                    QVERIFY(largestDifference(state.logV, iteration.logV) < 2e-6);
                    QVERIFY(largestDifference(state.logU, iteration.logU) < 2e-6);
                    QVERIFY(largestDifference(planOf(problem, state).values(), plan.values()) < 2e-6);
                }
                // Scalings are float32 numbers.
                for (const double value : state.logU)
                    QVERIFY(std::abs(std::exp(value) - static_cast<double>(static_cast<float>(std::exp(value)))) <=
                            1e-13 * std::exp(value));
            }
    }

    /// Lesson 6: with D = 2, float32's kernel is subnormal from λ = 43.7 on, and 0 first at λ = 52.
    void theFloatKernelUnderflows()
    {
        const auto kernelAt = [](double lambda) {
            return kernelOf({Matrix<double>(1, 1, {2}), {1}, {1}, lambda, Arithmetic::Single})(0, 0);
        };
        const auto range = kernelRange(Matrix<double>(1, 2, {2, -7}).view());
        QVERIFY(std::abs(range.subnormal - 43.668) < 1e-3);
        QVERIFY(std::abs(range.zero - 51.986) < 1e-3);
        QVERIFY(kernelAt(range.subnormal * (1 - 1e-6)) > 0x1p-126);
        QVERIFY(kernelAt(range.subnormal * (1 + 1e-6)) < 0x1p-126);
        QCOMPARE(kernelAt(range.zero * (1 - 1e-6)), 0x1p-149);
        QCOMPARE(kernelAt(range.zero * (1 + 1e-6)), 0.0);
        QVERIFY(kernelAt(43.6) > 0x1p-126);
        QVERIFY(kernelAt(43.7) < 0x1p-126);
        QVERIFY(kernelAt(51.9) > 0);
        QCOMPARE(kernelAt(52), 0.0);
        // e⁻¹⁰⁰ = 26.55·2⁻¹⁴⁹
        QCOMPARE(kernelAt(50), 27 * 0x1p-149);
        QCOMPARE(kernelAt(20), static_cast<double>(static_cast<float>(std::exp(-40.0))));
        QCOMPARE(kernelOf({Matrix<double>(1, 1, {-2}), {1}, {1}, 50, Arithmetic::Single})(0, 0),
                 std::numeric_limits<double>::infinity());
        const auto harmless = kernelRange(Matrix<double>(1, 2, {0, -7}).view());
        QVERIFY(std::isinf(harmless.subnormal) && std::isinf(harmless.zero));
    }

    void theModeOfTheProcessorDoesNotMatter()
    {
#ifdef __SSE2__
        const auto problem = subnormalProblem();
        const auto kernel = kernelOf(problem);
        const auto state = scaled(problem, 6);
        const auto plan = planOf(problem, state);
        QCOMPARE(kernel(0, 0), 27 * 0x1p-149);
        QCOMPARE(kernel(0, 1), 16 * 0x1p-149);
        const FlushedToZero mode;
        QVERIFY(std::ranges::equal(kernelOf(problem).values(), kernel.values()));
        QVERIFY(scaled(problem, 6) == state);
        QVERIFY(std::ranges::equal(planOf(problem, state).values(), plan.values()));
#else
        QSKIP("this processor's mode is set in another way");
#endif
    }

    /// The side scaled last is exact, even where the kernel has few digits left.
    void theLastSideIsExact()
    {
        for (const auto arithmetic : {Arithmetic::Single, Arithmetic::Double, Arithmetic::Logarithm}) {
            const double bound = arithmetic == Arithmetic::Single ? 3e-7 : 1e-13;
            const auto problem = subnormalProblem(arithmetic);
            const auto plan = planOf(problem, scaled(problem, 3));
            QVERIFY(std::abs(plan(0, 0) + plan(0, 1) - 1e-6) < bound * 1e-6);
        }
    }

    /// A scaling above float32's largest number is named as well, though its kernel is not 0 yet.
    void scalingsOverflow()
    {
        auto problem = exchange(45);
        problem.cost = Matrix<double>(2, 2, {2, 2, 2, 2});
        problem.arithmetic = Arithmetic::Single;
        const auto row = halfIteration(problem, startScaling(problem).value());
        QVERIFY(!row && contains(row.error().text(), "row 0 cannot be scaled"));
        problem.lambda = 44;
        QVERIFY(halfIteration(problem, startScaling(problem).value()).ok());
    }
};

ROSA_TEST(TestScalingSingle)
#include "tst_scaling_single.moc"
