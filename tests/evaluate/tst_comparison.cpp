#include "core/evaluate/comparison.h"

#include <QtTest/QTest>

#include <cmath>
#include <limits>

#include "tests/program/test_program.h"

using namespace rosa::evaluate;

namespace {

/// Accuracies of two methods on the same eight splits. All constants below are scipy 1.17's for
///     d = np.round(np.array(kOne) − np.array(kOther), 10)
const std::vector<double> kOne{84.1, 83.2, 85.0, 84.4, 83.9, 84.8, 84.6, 83.7};
const std::vector<double> kOther{83.6, 83.3, 84.1, 84.2, 83.5, 84.0, 84.7, 83.4};

bool matchesScipy(std::optional<double> found, double expected, double tolerance = 1e-10)
{
    return found && std::abs(*found - expected) <= tolerance * std::max(1.0, std::abs(expected));
}

bool matchesScipy(const std::optional<Interval>& found, double low, double high)
{
    return found && matchesScipy(found->low, low) && matchesScipy(found->high, high);
}

std::vector<double> eight() { return differences(kOne, kOther).value(); }

}  // namespace

class TestComparison : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// ttest_rel(one, other); ttest_1samp(d, 0).confidence_interval(0.95); d.std(ddof=1)
    void pairedDifferenceIsStudents()
    {
        const auto result = pairedDifference(eight());
        QVERIFY(result);
        QCOMPARE(result->n, 8);
        QVERIFY(matchesScipy(result->mean, 0.3625));
        QVERIFY(matchesScipy(result->standardDeviation, 0.37008686239082533));
        QVERIFY(matchesScipy(result->p, 0.02767641039169056));
        QVERIFY(matchesScipy(result->interval95, 0.05309964022097413, 0.671900359779026));
        QCOMPARE(result->shareAbove, 0.75);
    }

    /// wilcoxon([1, 2, −3, 4, 5, 6, −7.5, 8.5], method="exact")
    void signedRankIsExactForFewPairs()
    {
        const double values[] = {1, 2, -3, 4, 5, 6, -7.5, 8.5};
        const auto result = wilcoxonSignedRank(values);
        QVERIFY(result);
        QCOMPARE(result->kind, SignedRankKind::Exact);
        QCOMPARE(result->below, 10.0);
        QCOMPARE(result->above, 26.0);
        QVERIFY(!result->hasTies);
        QVERIFY(matchesScipy(result->p, 0.3125));
    }

    /// wilcoxon of the nonzero ones with method=PermutationMethod(n_resamples=inf), which goes through all 2^9 signs.
    void signedRankIsExactWithTiesAndZeros()
    {
        const double values[] = {0, 1, 1, -1, 2, 2, 3, -3, 4, 0, 5};
        const auto result = wilcoxonSignedRank(values);
        QVERIFY(result);
        QCOMPARE(result->n, 9);
        QCOMPARE(result->zeros, 2);
        QVERIFY(result->hasTies);
        QCOMPARE(result->above, 36.5);
        QCOMPARE(result->below, 8.5);
        QVERIFY(matchesScipy(result->p, 0.12109375));
    }

    /// i = np.arange(60); d = ((7 i) % 60 − 20) / 8, every fifth rounded; wilcoxon(d, correction=False, method="asymptotic")
    void signedRankOfManyPairsIsNormal()
    {
        std::vector<double> values;
        for (int i = 0; i < 60; ++i) {
            const double value = ((i * 7) % 60 - 20) / 8.0;
            values.push_back(i % 5 == 0 ? std::nearbyint(value) : value);
        }
        const auto result = wilcoxonSignedRank(values);
        QVERIFY(result);
        QCOMPARE(result->kind, SignedRankKind::Normal);
        QCOMPARE(result->zeros, 1);
        QCOMPARE(result->below, 410.0);
        QVERIFY(matchesScipy(result->p, 0.0003352420014221944, 1e-9));
    }

    void signedRankNeedsSixPairs()
    {
        const double five[] = {1, 2, 3, 4, 5};
        const auto few = wilcoxonSignedRank(five);
        QVERIFY(few);
        QCOMPARE(few->kind, SignedRankKind::NotEnoughPairs);
        QVERIFY(!few->p);
        const double six[] = {1, 2, 3, 4, 5, 6};
        QVERIFY(matchesScipy(wilcoxonSignedRank(six)->p, 2.0 / 64));
        const double zeros[] = {0, 0, 0};
        QCOMPARE(wilcoxonSignedRank(zeros)->kind, SignedRankKind::AllZero);
        // 0.9 − 0.8 and 0.8 − 0.7 differ only in the last bit and must count as a tie.
        const double rounded[] = {0.9 - 0.8, 0.8 - 0.7, -0.3, 0.4, 0.5, 0.6};
        QVERIFY(wilcoxonSignedRank(rounded)->hasTies);
    }

    /// t = d̄ / sqrt((1/8 + 9) s²); 2 · t.sf(|t|, 7); t.ppf(0.975, 7)
    void correctedResampledTIsWider()
    {
        const auto result = correctedResampledT(eight(), 9);
        QVERIFY(result);
        QVERIFY(matchesScipy(result->t, 0.32425591406326637));
        QVERIFY(matchesScipy(result->p, 0.7552183815615332));
        QVERIFY(matchesScipy(result->interval95, -2.281017832754589, 3.0060178327545897));
        QVERIFY(!correctedResampledT(eight(), 0));
        QVERIFY(!correctedResampledT(eight(), std::numeric_limits<double>::infinity()));
    }

    /// max(ttest_1samp(d, −m, alternative="greater").pvalue, ttest_1samp(d, m, alternative="less").pvalue)
    void equivalenceWithinAMargin()
    {
        const auto wide = equivalence(eight(), 1.0);
        QVERIFY(wide);
        QVERIFY(matchesScipy(wide->p, 0.0009048883912868966));
        QVERIFY(matchesScipy(wide->interval90, 0.11460298141463854, 0.6103970185853616));
        QVERIFY(wide->isEquivalent);
        const auto narrow = equivalence(eight(), 0.5);
        QVERIFY(matchesScipy(narrow->p, 0.16412146831063357));
        QVERIFY(!narrow->isEquivalent);
        QVERIFY(!equivalence(eight(), 0));
        const auto summed = equivalence(*pairedDifference(eight()), 0.5);
        QCOMPARE(*summed->p, *narrow->p);
        QVERIFY(!equivalence(*pairedDifference(eight()), -1));
        const double same[] = {0.2, 0.2, 0.2};
        QVERIFY(equivalence(same, 0.3)->isEquivalent);
        QVERIFY(!equivalence(same, 0.1)->isEquivalent);
    }

    /// Holm (1979): 4 · 0.005, 3 · 0.01, 2 · 0.03; 0.04 is not below the one before it.
    void holmStepsDown()
    {
        const std::optional<double> p[] = {0.01, 0.04, {}, 0.03, 0.005};
        const auto adjusted = holm(p);
        QVERIFY(matchesScipy(adjusted[0], 0.03));
        QVERIFY(matchesScipy(adjusted[1], 0.06));
        QVERIFY(!adjusted[2]);
        QVERIFY(matchesScipy(adjusted[3], 0.06));
        QVERIFY(matchesScipy(adjusted[4], 0.02));
        const std::optional<double> large[] = {0.9, 0.8};
        QCOMPARE(*holm(large)[0], 1.0);
    }

    /// Smallest n with nct.sf(c, n − 1, e √n) + nct.cdf(−c, n − 1, e √n) ≥ 0.8, c = t.ppf(0.975, n − 1).
    void pairsNeededForADifference()
    {
        QCOMPARE(pairsNeeded(0.5, 0.3)->value(), 24);
        QCOMPARE(pairsNeeded(1, 0.3)->value(), 90);
        QCOMPARE(pairsNeeded(1, -1)->value(), 10);
        QCOMPARE(pairsNeeded(0.2, 1)->value(), 3);
        QCOMPARE(pairsNeeded(0, 1)->value(), 2);
        QVERIFY(!pairsNeeded(1, 1e-4)->has_value());
        QVERIFY(!pairsNeeded(1, 0));
        QVERIFY(!pairsNeeded(-1, 1));
    }

    void oneValueAndEqualValuesHaveNoTest()
    {
        const double one[] = {0.4};
        const auto single = pairedDifference(one);
        QVERIFY(single && !single->p && !single->interval95);
        QVERIFY(!correctedResampledT(one, 1)->p);
        QVERIFY(!equivalence(one, 1)->isEquivalent);
        const double same[] = {0.9 - 0.8, 0.8 - 0.7, 0.1};
        QVERIFY(!pairedDifference(same)->p);
        QVERIFY(!correctedResampledT(same, 1)->p);
        const auto none = pairedDifference({});
        QVERIFY(none && none->n == 0 && !none->p);
    }

    void refusesWhatIsNoNumber()
    {
        const double values[] = {1, std::nan(""), 2};
        const auto refused = pairedDifference(values);
        QVERIFY(!refused);
        QCOMPARE(refused.error().text(), std::string("the difference of pair 1 is not finite"));
        QVERIFY(!wilcoxonSignedRank(values));
        QVERIFY(!correctedResampledT(values, 1));
        QVERIFY(!equivalence(values, 1));
        QVERIFY(!differences(kOne, std::span(kOther).first(7)));
    }
};

ROSA_TEST(TestComparison)
#include "tst_comparison.moc"
