/// Coverage of the intervals of crossed.h on simulated designs with known components.
///
/// ROSA_COVERAGE is the number of designs per row (2,000); with 10,000 or more, the table is printed.
#include "core/evaluate/crossed.h"

#include <QtTest/QTest>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>

#include "core/base/random.h"
#include "tests/program/test_program.h"

using namespace rosa;
using namespace rosa::evaluate;

namespace {

constexpr std::int64_t kDesigns = 2000;
constexpr std::int64_t kPrintedFrom = 10000;

std::int64_t designs()
{
    bool isNumber = false;
    const qlonglong count = qEnvironmentVariable("ROSA_COVERAGE").toLongLong(&isNumber);
    return isNumber ? std::max<std::int64_t>(count, 100) : kDesigns;
}

/// True variances of one result.
struct TrueParts {
    double seed, split, rest;

    [[nodiscard]] double restOfMean(std::int64_t seeds, std::int64_t splits) const
    {
        const double whole = seed / static_cast<double>(seeds) + split / static_cast<double>(splits);
        const double own = rest / static_cast<double>(seeds * splits);
        return own / (whole + own);
    }
};

/// A table of results around 0, and the mean that its interval is for.
struct Design {
    CrossedTable table;
    double mean = 0;
};

Design draw(std::int64_t seeds, std::int64_t splits, const TrueParts& parts, std::uint32_t number)
{
    RandomStream stream(7, Purpose::Sweep, static_cast<std::uint32_t>(100 * seeds + splits), number);
    const auto effects = [&stream](std::int64_t count, double variance) {
        std::vector<double> values;
        for (std::int64_t i = 0; i < count; ++i) values.push_back(std::sqrt(variance) * stream.normal());
        return values;
    };
    const std::vector<double> ofSeed = effects(seeds, parts.seed);
    const std::vector<double> ofSplit = effects(splits, parts.split);
    Design design{{seeds, splits, effects(seeds * splits, parts.rest)}};
    for (std::size_t i = 0; i < design.table.values.size(); ++i)
        design.table.values[i] += ofSeed[i / ofSplit.size()] + ofSplit[i % ofSplit.size()];
    // With one level of a factor, the interval is for the mean over the other one, given that level.
    if (seeds == 1) design.mean = ofSeed.front();
    if (splits == 1) design.mean = ofSplit.front();
    return design;
}

/// Share of the designs whose interval contains the mean.
double coverage(std::int64_t seeds, std::int64_t splits, const TrueParts& parts)
{
    std::int64_t within = 0;
    for (std::int64_t i = 0; i < designs(); ++i) {
        const Design design = draw(seeds, splits, parts, static_cast<std::uint32_t>(i));
        const auto interval = crossedInterval95(design.table).value();
        if (interval.low <= design.mean && design.mean <= interval.high) ++within;
    }
    return static_cast<double>(within) / static_cast<double>(designs());
}

constexpr std::array kRatios{TrueParts{1, 1, 1}, TrueParts{4, 1, 1}, TrueParts{1, 4, 1},     TrueParts{1, 1, 4},
                             TrueParts{0, 1, 1}, TrueParts{1, 0, 1}, TrueParts{1, 0.1, 0.1}, TrueParts{0, 0, 1}};

}  // namespace

class TestCoverage : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void intervalsCoverWhatTheyClaim_data()
    {
        QTest::addColumn<int>("seeds");
        QTest::addColumn<int>("splits");
        for (const auto& [seeds, splits] : {std::pair{1, 20},
                                            {5, 1},
                                            {2, 2},
                                            {2, 12},
                                            {2, 20},
                                            {3, 3},
                                            {3, 20},
                                            {4, 10},
                                            {20, 3},
                                            {5, 5},
                                            {5, 20},
                                            {10, 10}})
            QTest::addRow("%d x %d", seeds, splits) << seeds << splits;
    }

    /// With few levels of a factor at least 95 %; otherwise 95 ± 1 %, or more where the residual is more than a fifth of the mean's variance.
    void intervalsCoverWhatTheyClaim()
    {
        QFETCH(const int, seeds);
        QFETCH(const int, splits);
        const double doubt = 3 * std::sqrt(0.95 * 0.05 / static_cast<double>(designs()));
        QString line = QString::asprintf("%2d x %2d ", seeds, splits);
        for (const TrueParts& parts : kRatios) {
            const double found = coverage(seeds, splits, parts);
            const QByteArray where =
                QString::asprintf("components %g, %g, %g: %.1f %%", parts.seed, parts.split, parts.rest, 100 * found)
                    .toUtf8();
            const CrossedTable table{seeds, splits, {}};
            QVERIFY2(found > (isConservative(table) ? 0.948 : 0.94) - doubt, where.constData());
            const bool isClaimed = !isConservative(table) &&
                                   (scopeOf(table) != Scope::SeedsAndSplits || parts.restOfMean(seeds, splits) <= 0.2);
            if (isClaimed) QVERIFY2(found < 0.96 + doubt, where.constData());
            line += QString::asprintf("%7.1f", 100 * found);
        }
        if (designs() >= kPrintedFrom) std::printf("%s\n", qPrintable(line));
    }
};

ROSA_TEST(TestCoverage)
#include "tst_coverage.moc"
