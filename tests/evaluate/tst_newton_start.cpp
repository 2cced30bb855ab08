#include "core/evaluate/newton_start.h"

#include <QtTest/QTest>

#include <algorithm>
#include <cmath>
#include <span>

#include "core/base/instruction_set.h"
#include "core/evaluate/liblinear_solver.h"
#include "core/evaluate/span_coordinates.h"
#include "tests/program/test_program.h"

using namespace rosa;
using namespace rosa::evaluate;

namespace {

struct NewtonProblem {
    std::int64_t rows = 0;
    std::int64_t columns = 0;
    std::vector<double> values;
    std::vector<double> signs;
    double regularisation = 1;

    [[nodiscard]] double at(std::int64_t i, std::int64_t j) const
    {
        return values[static_cast<std::size_t>(i * columns + j)];
    }
    [[nodiscard]] NewtonStart start() const
    {
        NewtonStart start(rows, columns);
        for (std::int64_t i = 0; i < rows; ++i)
            for (std::int64_t j = 0; j < columns; ++j) start.set(i, j, at(i, j));
        return start;
    }
    /// w + C Σ −y σ(−y z) x, term by term.
    [[nodiscard]] std::vector<double> gradient(const std::vector<double>& w) const
    {
        std::vector<double> gradient = w;
        for (std::int64_t i = 0; i < rows; ++i) {
            const double sign = signs[static_cast<std::size_t>(i)];
            double z = 0;
            for (std::int64_t j = 0; j < columns; ++j) z += at(i, j) * w[static_cast<std::size_t>(j)];
            const double factor = -regularisation * sign / (1 + std::exp(sign * z));
            for (std::int64_t j = 0; j < columns; ++j) gradient[static_cast<std::size_t>(j)] += factor * at(i, j);
        }
        return gradient;
    }
    [[nodiscard]] std::vector<double> zero() const { return std::vector<double>(static_cast<std::size_t>(columns)); }
};

/// Rows by formula; every fifth is excluded.
NewtonProblem problemOf(std::int64_t rows, std::int64_t columns, double regularisation)
{
    NewtonProblem problem{rows, columns, {}, {}, regularisation};
    for (std::int64_t i = 0; i < rows; ++i) {
        for (std::int64_t j = 0; j < columns; ++j)
            problem.values.push_back(std::sin(static_cast<double>(i * (j + 3) + j * j)) + (j == 0 && i % 3 == 0 ? 1 : 0));
        problem.signs.push_back(i % 5 == 4 ? 0 : i % 3 == 0 ? 1 : -1);
    }
    return problem;
}

double normOf(const std::vector<double>& values)
{
    double squares = 0;
    for (const double value : values) squares += value * value;
    return std::sqrt(squares);
}

}  // namespace

class TestNewtonStart : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void cleanup() { setInstructionSet(bestInstructionSet()); }

    void endsWithinTheTolerance_data()
    {
        QTest::addColumn<int>("rows");
        QTest::addColumn<int>("columns");
        QTest::addColumn<double>("regularisation");
        for (const double regularisation : {0.001, 1.0, 512.0}) {
            const auto name = [&](const char* shape) {
                return QByteArray(shape) + ", C " + QByteArray::number(regularisation);
            };
            QTest::newRow(name("one by one")) << 1 << 1 << regularisation;
            QTest::newRow(name("a register's width")) << 12 << 8 << regularisation;
            QTest::newRow(name("a column more")) << 13 << 9 << regularisation;
            QTest::newRow(name("wide")) << 10 << 40 << regularisation;
            QTest::newRow(name("tall")) << 203 << 17 << regularisation;
        }
    }
    /// The gradient norm is within the tolerance for all instruction sets; rows without a sign are ignored.
    void endsWithinTheTolerance()
    {
        QFETCH(int, rows);
        QFETCH(int, columns);
        QFETCH(double, regularisation);
        const NewtonProblem problem = problemOf(rows, columns, regularisation);
        const NewtonStart start = problem.start();
        const double atZero = normOf(problem.gradient(problem.zero()));
        for (const auto set : {InstructionSet::Portable, InstructionSet::Avx2, InstructionSet::Avx512}) {
            setInstructionSet(set);
            std::vector<double> w = problem.zero();
            // A distant start may need more steps than one call takes.
            for (int i = 0; i < 5; ++i) w = start.refined(std::move(w), problem.signs, regularisation, 1e-9);
            QVERIFY2(normOf(problem.gradient(w)) <= 1.001e-9 * atZero, nameOf(set));
        }
    }

    /// One row (1), y = 1, C = 1: w = σ(−w), so w = 0.4010581375…
    void oneRowByHand()
    {
        const NewtonProblem problem{1, 1, {1}, {1}, 1};
        const auto w = problem.start().refined({0}, problem.signs, 1, 1e-12);
        QVERIFY(std::abs(w[0] - 0.40105813754154704) < 1e-11);
    }

    /// A start within the tolerance is returned bitwise unchanged.
    void goodGuessStays()
    {
        const NewtonProblem problem = problemOf(50, 7, 4);
        const NewtonStart start = problem.start();
        const auto w = start.refined(problem.zero(), problem.signs, 4, 1e-6);
        QCOMPARE(start.refined(w, problem.signs, 4, 1e-5), w);
    }

    /// Converges from distant starts with slope but no curvature; NaN is returned unchanged.
    void badGuesses()
    {
        const NewtonProblem problem{3, 1, {1, 1, 1}, {1, -1, 1}, 1e3};
        const NewtonStart start = problem.start();
        std::vector<double> w{800};
        const double before = normOf(problem.gradient(w));
        for (int i = 0; i < 20; ++i) w = start.refined(std::move(w), problem.signs, 1e3, 1e-9);
        QVERIFY(normOf(problem.gradient(w)) < 1e-6 * before);
        QVERIFY(std::isnan(start.refined({std::nan("")}, problem.signs, 1e3, 1e-9)[0]));
    }

    /// Column scales down to a hundredth: damped steps that increase the gradient but decrease the loss are accepted.
    void badlyScaledColumnsEndWithinTheTolerance()
    {
        NewtonProblem problem = problemOf(300, 60, 64);
        for (std::int64_t i = 0; i < problem.rows; ++i)
            for (std::int64_t j = 0; j < problem.columns; ++j)
                problem.values[static_cast<std::size_t>(i * problem.columns + j)] *= std::pow(0.93, static_cast<double>(j));
        const NewtonStart start = problem.start();
        const double atZero = normOf(problem.gradient(problem.zero()));
        std::vector<double> w = problem.zero();
        for (int i = 0; i < 10; ++i) w = start.refined(std::move(w), problem.signs, 64, 1e-7);
        QVERIFY(normOf(problem.gradient(w)) <= 1.001e-7 * atZero);
    }

    void theSolverTakesTheStart_data()
    {
        QTest::addColumn<int>("count");
        QTest::addColumn<int>("width");
        QTest::newRow("rows as they are") << 120 << 9;
        QTest::newRow("in the span of the rows") << 60 << 40;
    }
    /// For dense rows, liblinear returns the start bitwise unchanged. An absurd start leads to the same minimum.
    void theSolverTakesTheStart()
    {
        QFETCH(int, count);
        QFETCH(int, width);
        const NewtonProblem problem = problemOf(count, width, 8);
        const auto features = *graph::Features::dense(count, width, {problem.values.begin(), problem.values.end()});
        const UnitRows unit = UnitRows::of(features).value();
        std::vector<graph::Node> nodes;
        std::vector<std::int32_t> used;
        std::vector<char> isPositive;
        int positives = 0;
        for (int i = 0; i < count; ++i) {
            nodes.push_back(i);
            isPositive.push_back(i % 3 == 0 ? 1 : 0);
            if (i % 5 == 4) continue;
            used.push_back(i);
            positives += isPositive.back();
        }
        std::vector<double> withOnes;
        for (int i = 0; i < count; ++i) {
            std::vector<double> row(static_cast<std::size_t>(width + 1));
            unit.visit(i, [&](std::int32_t column, double value) { row[static_cast<std::size_t>(column)] = value; });
            row.back() = 1;
            withOnes.insert(withOnes.end(), row.begin(), row.end());
        }
        const bool isSpanned = count < 2 * width;
        const SpanCoordinates span(withOnes, count, width + 1);
        NewtonStart near(count, width + 1);
        for (int i = 0; i < count; ++i) {
            const auto own =
                std::span(withOnes).subspan(static_cast<std::size_t>(i * (width + 1)), static_cast<std::size_t>(width + 1));
            const std::vector<double> row = isSpanned ? span.row(i) : std::vector<double>(own.begin(), own.end());
            for (std::size_t j = 0; j < row.size(); ++j) near.set(i, static_cast<std::int64_t>(j), row[j]);
        }
        const double share =
            std::min(positives, static_cast<int>(used.size()) - positives) / static_cast<double>(used.size());
        const std::vector<double> start =
            near.refined(std::vector<double>(static_cast<std::size_t>(width + 1)), problem.signs, 8, 0.5 * 1e-4 * share);

        const TrainingRows rows(unit, nodes);
        const Solution solution = rows.solve(used, isPositive, 8, 1e-4);
        QCOMPARE(solution.coordinates, start);
        const Solution exact = rows.solve(used, isPositive, 8, 1e-10);
        const Solution absurd{std::vector<double>(start.size(), 1e4)};
        const Solution fromAfar = rows.solve(used, isPositive, 8, 1e-6, &absurd);
        for (std::size_t j = 0; j < start.size(); ++j)
            QVERIFY(std::abs(fromAfar.coordinates[j] - exact.coordinates[j]) < 1e-4);
    }
};

ROSA_EVENT_LOOP_TEST(TestNewtonStart)
#include "tst_newton_start.moc"
