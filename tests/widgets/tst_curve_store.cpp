#include <cmath>
#include <vector>

#include <QTest>

#include "tests/program/test_program.h"
#include "widgets/plots/curve_band.h"
#include "widgets/plots/curve_store.h"
#include "widgets/plots/value_scale.h"

using namespace rosa::widgets;

namespace {

constexpr double kNone = std::numeric_limits<double>::quiet_NaN();

/// Neither monotone nor periodic with a power of two.
double valueAt(int epoch) { return std::sin(epoch * 0.7331) * 3 + epoch % 1009 * 0.01; }

std::vector<double> valuesOf(int count)
{
    std::vector<double> values;
    for (int epoch = 1; epoch <= count; ++epoch) values.push_back(valueAt(epoch));
    return values;
}

CurveStore storeOf(const std::vector<double>& values, double smoothing = 0)
{
    CurveStore store;
    store.setSmoothing(smoothing);
    store.append(values);
    return store;
}

/// Whether a column summarises its epochs correctly.
bool isTrue(const CurveColumn& column, const std::vector<double>& values)
{
    double least = INFINITY, most = -INFINITY, sum = 0;
    for (int epoch = column.first; epoch <= column.last; ++epoch) {
        const double value = values[static_cast<std::size_t>(epoch - 1)];
        least = std::min(least, value);
        most = std::max(most, value);
        sum += value;
    }
    return column.minimum == least && column.maximum == most &&
           column.opening == values[static_cast<std::size_t>(column.first - 1)] &&
           column.closing == values[static_cast<std::size_t>(column.last - 1)] &&
           std::abs(column.mean - sum / (column.last - column.first + 1)) < 1e-9;
}

std::vector<double> smoothedBy(double weight, const std::vector<double>& values)
{
    std::vector<double> result;
    double state = 0, share = 1;
    for (const double value : values) {
        state = weight * state + (1 - weight) * value;
        share *= weight;
        result.push_back(state / (1 - share));
    }
    return result;
}

}  // namespace

class TestCurveStore : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void columnsHoldExactExtrema_data()
    {
        QTest::addColumn<int>("count");
        QTest::newRow("one") << 1;
        QTest::newRow("short") << 700;
        QTest::newRow("full") << CurveStore::kBuckets;
        QTest::newRow("merged once, open bucket") << CurveStore::kBuckets + 1;
        QTest::newRow("merged often") << 1'000'003;
    }

    void columnsHoldExactExtrema()
    {
        QFETCH(int, count);
        const auto values = valuesOf(count);
        const CurveStore store = storeOf(values);
        QCOMPARE(store.size(), count);
        struct Range {
            double from, to;
        };
        for (const Range range :
             {Range{1, double(count)}, Range{-50, count + 50.0}, Range{count * 0.3, std::max(1.0, count * 0.31)},
              Range{count - 300.0, double(count)}, Range{count - 3000.0, std::max(1.0, count - 10.0)}}) {
            for (const int pixels : {1, 300, 701}) {
                const CurveView view = store.visible(range.from, range.to, pixels);
                QVERIFY(!view.columns.empty());
                QVERIFY(static_cast<int>(view.columns.size()) <= pixels + 2);
                int next = view.columns.front().first;
                QVERIFY(next <= std::max(1.0, range.from));
                for (const CurveColumn& column : view.columns) {
                    QCOMPARE(column.first, next);
                    QVERIFY(isTrue(column, values));
                    next = column.last + 1;
                }
                QVERIFY(next > std::min<double>(count, range.to));
            }
        }
    }

    void nothingIsThinnedSilently()
    {
        const CurveStore few = storeOf(valuesOf(900));
        QVERIFY(few.visible(1, 900, 900).isRaw());
        QCOMPARE(few.visible(1, 900, 300).epochsPerColumn, 3);

        const CurveStore many = storeOf(valuesOf(100'000));
        QCOMPARE(many.epochsPerBucket(), 4);
        QCOMPARE(many.visible(5000, 5100, 700).epochsPerColumn, 4);
        // The newest epochs are stored raw.
        QVERIFY(many.visible(99'500, 100'000, 700).isRaw());
        QCOMPARE(many.at(99'999).closing, valueAt(99'999));
        QCOMPARE(many.at(50).first, 49);
        QCOMPARE(many.at(50).last, 52);
        QVERIFY(std::isnan(many.at(0).mean) && std::isnan(many.at(100'001).mean));
    }

    void appendingInPiecesChangesNothing()
    {
        const auto values = valuesOf(70'001);
        const CurveStore whole = storeOf(values);
        CurveStore pieces;
        for (std::size_t i = 0; i < values.size(); i += 777)
            pieces.append(std::span(values).subspan(i, std::min<std::size_t>(777, values.size() - i)));
        const auto a = whole.visible(1, 70'001, 500).columns;
        const auto b = pieces.visible(1, 70'001, 500).columns;
        QCOMPARE(a.size(), b.size());
        for (std::size_t i = 0; i < a.size(); ++i) QVERIFY(a[i].minimum == b[i].minimum && a[i].closing == b[i].closing);
    }

    void missingValuesAreGaps()
    {
        const CurveStore store = storeOf({1, kNone, 3, kNone, kNone, kNone});
        const auto raw = store.visible(1, 6, 100).columns;
        QVERIFY(std::isnan(raw[1].closing) && raw[1].hasGap && !raw[2].hasGap);
        const auto pairs = store.visible(1, 6, 3).columns;
        QCOMPARE(pairs.size(), std::size_t(3));
        QCOMPARE(pairs[0].maximum, 1.0);
        QVERIFY(pairs[0].hasGap && std::isnan(pairs[0].closing));
        QCOMPARE(pairs[1].mean, 3.0);
        QVERIFY(std::isnan(pairs[2].mean) && std::isnan(pairs[2].minimum));
        QCOMPARE(store.whole().maximum, 3.0);
    }

    void smoothingIsTheSameWhenItIsTurnedOnLate()
    {
        const auto values = valuesOf(3000);
        const auto expected = smoothedBy(0.9, values);
        CurveStore late = storeOf(values);
        late.setSmoothing(0.9);
        const CurveStore early = storeOf(values, 0.9);
        for (const CurveStore* store : {&std::as_const(late), &early}) {
            const auto columns = store->visible(1, 3000, 5000).columns;
            for (std::size_t i = 0; i < columns.size(); ++i) QVERIFY(std::abs(columns[i].smooth - expected[i]) < 1e-9);
            QVERIFY(std::abs(store->visible(1, 3000, 300).columns.back().smooth - expected.back()) < 1e-9);
        }
        late.setSmoothing(0);
        QVERIFY(std::isnan(late.at(10).smooth));
    }

    void smoothingOfALongCurveEndsWhereItShould()
    {
        const auto values = valuesOf(100'000);
        const auto expected = smoothedBy(0.95, values);
        CurveStore late = storeOf(values);
        late.setSmoothing(0.95);
        const CurveStore early = storeOf(values, 0.95);
        QVERIFY(std::abs(late.at(100'000).smooth - expected.back()) < 1e-9);
        QVERIFY(std::abs(early.at(50'000).smooth - expected[49'999]) < 1e-9);
        // Computed from means of four epochs: approximate for so small a window.
        QVERIFY(std::abs(late.at(50'000).smooth - expected[49'999]) < 0.5);
    }

    void smoothingLeavesGapsOut()
    {
        const CurveStore store = storeOf({2, kNone, kNone, 4}, 0.5);
        const CurveStore dense = storeOf({2, 4}, 0.5);
        QCOMPARE(store.at(4).smooth, dense.at(2).smooth);
    }

    void bandOfThreeSeeds()
    {
        const CurveStore a = storeOf({1, 2, 3});
        const CurveStore b = storeOf({3, 4, kNone});
        const CurveStore c = storeOf({5, 9});
        const CurveStore* all[] = {&a, &b, &c};
        const Band range = bandOf(all, Spread::Range, 1, 3, 100);
        QCOMPARE(range.columns.size(), std::size_t(3));
        QCOMPARE(range.columns[0].mean, 3.0);
        QCOMPARE(range.columns[0].low, 1.0);
        QCOMPARE(range.columns[0].high, 5.0);
        QCOMPARE(range.columns[2].count, 1);
        QCOMPARE(range.fewest, 1);
        QCOMPARE(range.most, 3);
        const Band deviation = bandOf(all, Spread::Deviation, 1, 3, 100);
        QCOMPARE(deviation.columns[0].high, 5.0);  // sample deviation of 1, 3, 5 is 2
        QCOMPARE(deviation.columns[2].low, deviation.columns[2].high);
    }

    void kindsOfBandsByHand()
    {
        const CurveStore a = storeOf({1, 2});
        const CurveStore b = storeOf({3, 4});
        const CurveStore c = storeOf({5});
        const CurveStore* all[] = {&a, &b, &c};
        // 1, 3, 5: mean 3, deviation 2, error 2 / √3. The quantile of t with 2 degrees of freedom at p is
        // (2p − 1) √(2 / (4p (1 − p))), here 4.3027; with one degree it is tan(π (p − 1/2)), here 12.706.
        const Band error = bandOf(all, Spread::Error, 1, 2, 100);
        QCOMPARE(error.columns[0].mean, 3.0);
        QCOMPARE(error.columns[0].low, 3 - 2 / std::sqrt(3.0));
        QCOMPARE(error.columns[0].high, 3 + 2 / std::sqrt(3.0));
        const Band interval = bandOf(all, Spread::Interval, 1, 2, 100);
        const double three = 0.95 * std::sqrt(2 / (4 * 0.975 * 0.025)) * 2 / std::sqrt(3.0);
        QVERIFY(std::abs(three - 4.96827) < 1e-4);
        QVERIFY(std::abs(interval.columns[0].high - (3 + three)) < 1e-9);
        QVERIFY(std::abs(interval.columns[0].low - (3 - three)) < 1e-9);
        // 2, 4: mean 3, deviation √2, error 1.
        QCOMPARE(error.columns[1].high, 4.0);
        QVERIFY(std::abs(interval.columns[1].high - (3 + std::tan(M_PI * 0.475))) < 1e-9);

        const CurveStore* one[] = {&a};
        for (const Spread spread : {Spread::Range, Spread::Deviation, Spread::Error, Spread::Interval}) {
            const Band alone = bandOf(one, spread, 1, 2, 100);
            QCOMPARE(alone.columns[0].low, 1.0);
            QCOMPARE(alone.columns[0].high, 1.0);
            QCOMPARE(alone.most, 1);
        }
    }

    void bandOfCurvesThatWereMergedDifferently()
    {
        const CurveStore shorter = storeOf(valuesOf(1000));
        const CurveStore longer = storeOf(valuesOf(100'000));
        const CurveStore* all[] = {&shorter, &longer};
        const Band band = bandOf(all, Spread::Range, 1, 1000, 900);
        QCOMPARE(band.epochsPerColumn, 4);
        for (const BandColumn& column : band.columns) QCOMPARE(column.count, 2);
        QCOMPARE(band.columns.size(), std::size_t(250));
    }

    void scalesGoThereAndBack()
    {
        for (const double value : {-250.0, -1.5, -0.001, 0.0, 0.02, 3.0, 1e6}) {
            for (const ScaleKind kind : {ScaleKind::Linear, ScaleKind::SymmetricLog}) {
                const ValueScale scale(kind, 0.1);
                QVERIFY(std::abs(scale.value(scale.place(value)) - value) <= 1e-12 * std::abs(value));
            }
        }
        const ValueScale log(ScaleKind::Log);
        QVERIFY(std::isnan(log.place(0)) && std::isnan(log.place(-1)));
        QCOMPARE(log.place(1000), 3.0);
        // Symmetric, monotone and continuous at the threshold.
        const ValueScale symlog(ScaleKind::SymmetricLog, 0.1);
        QCOMPARE(symlog.place(-7), -symlog.place(7));
        QVERIFY(std::abs(symlog.place(0.1) - symlog.place(0.1000001)) < 1e-5);
        QVERIFY(symlog.place(-3) < symlog.place(-0.05) && symlog.place(-0.05) < symlog.place(0.05));
    }

    void aLinearAxisHasTwoNumbersAtLeast()
    {
        for (const auto& [low, high] :
             {std::pair{0.69, 1.48}, std::pair{-0.2, 0.7}, std::pair{9.7, 10.9}, std::pair{3.1, 7.9}})
            QVERIFY(ValueScale().ticks(low, high, 2).size() >= 2);
    }

    void ticksAreLabelledAndInside()
    {
        const auto labelled = [](const ValueScale& scale, double low, double high) {
            int count = 0;
            for (const ScaleTick& tick : scale.ticks(low, high, 5)) {
                if (tick.place < low - 1e-9 || tick.place > high + 1e-9) return -1;
                count += tick.label.isEmpty() ? 0 : 1;
            }
            return count;
        };
        const ValueScale symlog(ScaleKind::SymmetricLog, 0.01);
        QVERIFY(labelled(ValueScale(), -3.2, 17) >= 3);
        QVERIFY(labelled(ValueScale(ScaleKind::Log), -4, 2) >= 3);
        QVERIFY(labelled(ValueScale(ScaleKind::Log), 0.1, 0.4) >= 2);
        QVERIFY(labelled(symlog, symlog.place(-50), symlog.place(3)) >= 3);
        bool hasZero = false;
        for (const ScaleTick& tick : symlog.ticks(-3, 3, 6)) hasZero |= tick.place == 0 && tick.label == QStringLiteral("0");
        QVERIFY(hasZero);
    }
};

ROSA_EVENT_LOOP_TEST(TestCurveStore)
#include "tst_curve_store.moc"
