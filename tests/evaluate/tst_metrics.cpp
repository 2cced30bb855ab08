#include "core/evaluate/metrics.h"

#include <QtTest/QTest>

#include <cmath>

#include "tests/program/test_program.h"

using namespace rosa::evaluate;

class TestMetrics : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Five classes, of which class 3 never occurs and class 4 is only predicted. F1 as scikit-learn's f1_score.
    void scoresOfASmallTable()
    {
        const std::vector<std::int32_t> expected{0, 0, 0, 1, 1, 2, 2, 2, 2, 0};
        const std::vector<std::int32_t> predicted{0, 1, 0, 1, 1, 2, 0, 2, 1, 4};
        const auto matrix = ConfusionMatrix::of(expected, predicted, 5);
        QVERIFY(matrix.ok());
        QCOMPARE(matrix->count(0, 0), 2);
        QCOMPARE(matrix->count(0, 4), 1);
        QCOMPARE(matrix->count(4, 0), 0);
        QCOMPARE(matrix->total(), 10);
        QCOMPARE(matrix->accuracy(), 0.6);
        QCOMPARE(matrix->microF1(), 0.6);
        QCOMPARE(matrix->macroF1(), 0.47619047619047616);
        const ClassScore first = matrix->score(0);
        QCOMPARE(first.precision, 2.0 / 3);
        QCOMPARE(first.recall, 0.5);
        QCOMPARE(first.f1, 4.0 / 7);
        QCOMPARE(first.support, 4);
        QCOMPARE(matrix->score(3).f1, 0.0);
        QCOMPARE(matrix->score(4).support, 0);
    }

    void countsMakeTheSameMatrix()
    {
        const std::vector<std::int32_t> expected{0, 0, 1, 2, 2, 2}, predicted{0, 1, 1, 2, 0, 2};
        const auto made = ConfusionMatrix::of(expected, predicted, 3);
        const auto read = ConfusionMatrix::fromCounts({1, 1, 0, 0, 1, 0, 1, 0, 2}, 3);
        QVERIFY(made.ok() && read.ok());
        QCOMPARE(read->macroF1(), made->macroF1());
        QCOMPARE(read->score(2).recall, made->score(2).recall);
        QVERIFY(ConfusionMatrix::fromCounts({1, 2, 3}, 2).error().text().find("expected 4") != std::string::npos);
        QVERIFY(!ConfusionMatrix::fromCounts({1, 2, 3, -1}, 2).ok());
        // A class that is predicted but never occurs has an F1 of 0.
        QCOMPARE(ConfusionMatrix::fromCounts({1, 1, 0, 0}, 2)->macroF1(), (2.0 / 3) / 2);
    }

    void wrongInputIsNamed()
    {
        const std::vector<std::int32_t> two{0, 1};
        const std::vector<std::int32_t> one{0};
        QCOMPARE(ConfusionMatrix::of(two, one, 2).error().text(),
                 std::string("expected equal numbers of true and predicted classes, found 2 and 1"));
        QVERIFY(ConfusionMatrix::of(two, two, 1).error().text().starts_with("item 1: "));
    }
};

ROSA_TEST(TestMetrics)
#include "tst_metrics.moc"
