#include "core/evaluate/newton_start.h"

#include <QtTest/QTest>

#include <cmath>

#include "core/base/instruction_set.h"
#include "core/evaluate/liblinear_solver.h"

using namespace rosa;
using namespace rosa::evaluate;

namespace {

struct Problem {
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

/// Rows by formula; every fifth takes no part.
Problem problemOf(std::int64_t rows, std::int64_t columns, double regularisation)
{
    Problem problem{rows, columns, {}, {}, regularisation};
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
    /// The gradient, worked out term by term, is as short as was asked, whatever the instructions; rows without a sign do not count.
    void endsWithinTheTolerance()
    {
        QFETCH(int, rows);
        QFETCH(int, columns);
        QFETCH(double, regularisation);
        const Problem problem = problemOf(rows, columns, regularisation);
        const NewtonStart start = problem.start();
        const double atZero = normOf(problem.gradient(problem.zero()));
        for (const auto set : {InstructionSet::Portable, InstructionSet::Avx2, InstructionSet::Avx512}) {
            setInstructionSet(set);
            std::vector<double> w = problem.zero();
            // From far away more steps may be needed than one call takes.
            for (int i = 0; i < 5; ++i) w = start.refined(std::move(w), problem.signs, regularisation, 1e-9);
            QVERIFY2(normOf(problem.gradient(w)) <= 1.001e-9 * atZero, nameOf(set));
        }
    }

    /// One row (1), y = 1, C = 1: w = σ(−w), so w = 0.4010581375…
    void oneRowByHand()
    {
        const Problem problem{1, 1, {1}, {1}, 1};
        const auto w = problem.start().refined({0}, problem.signs, 1, 1e-12);
        QVERIFY(std::abs(w[0] - 0.40105813754154704) < 1e-11);
    }

    /// What is within the tolerance comes back as it was, bit by bit.
    void goodGuessStays()
    {
        const Problem problem = problemOf(50, 7, 4);
        const NewtonStart start = problem.start();
        const auto w = start.refined(problem.zero(), problem.signs, 4, 1e-6);
        QCOMPARE(start.refined(w, problem.signs, 4, 1e-5), w);
    }

    /// A guess so far off that no step shortens the gradient, or that is no number, comes back as it was.
    void badGuessStays()
    {
        const Problem problem{2, 1, {1, 1}, {1, -1}, 1e6};
        const NewtonStart start = problem.start();
        // σ' is 0 there in double precision: the model is ½w² alone, a Newton step leads beside the minimum at 0 or to it.
        const auto far = start.refined({800}, problem.signs, 1e6, 1e-9);
        QVERIFY(normOf(problem.gradient(far)) <= normOf(problem.gradient({800})));
        const double nan = std::nan("");
        QVERIFY(std::isnan(start.refined({nan}, problem.signs, 1e6, 1e-9)[0]));
    }

    /// liblinear judges the start: what it ends with is the minimum to its own tolerance, from no start, a good one and an absurd one.
    void solverEndsAtTheMinimumFromAnyStart()
    {
        const Problem problem = problemOf(60, 12, 8);
        std::vector<float> values(problem.values.begin(), problem.values.end());
        const auto features = *graph::Features::dense(60, 12, std::move(values));
        const UnitRows unit = UnitRows::of(features);
        std::vector<graph::Node> nodes;
        std::vector<std::int32_t> used;
        std::vector<char> isPositive;
        for (int i = 0; i < 60; ++i) {
            nodes.push_back(i);
            isPositive.push_back(i % 3 == 0 ? 1 : 0);
            if (i % 5 != 4) used.push_back(i);
        }
        const TrainingRows rows(unit, nodes);
        const Solution exact = rows.solve(used, isPositive, 8, 1e-10);
        Solution absurd{std::vector<double>(exact.coordinates.size(), 1e4)};
        for (const Solution* const start :
             {static_cast<const Solution*>(nullptr), &exact, static_cast<const Solution*>(&absurd)}) {
            const Solution solution = rows.solve(used, isPositive, 8, 1e-6, start);
            QCOMPARE(solution.coordinates.size(), exact.coordinates.size());
            for (std::size_t j = 0; j < exact.coordinates.size(); ++j)
                QVERIFY(std::abs(solution.coordinates[j] - exact.coordinates[j]) < 1e-4);
        }
    }
};

QTEST_GUILESS_MAIN(TestNewtonStart)
#include "tst_newton_start.moc"
