#include "core/evaluate/folds.h"

#include <QtTest/QTest>

#include "tests/program/test_program.h"

using namespace rosa::evaluate;

class TestFolds : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Computed with scikit-learn's StratifiedKFold(5). Class 3 has one item, class 1 two.
    void stratifiedAsScikitLearnDealsThem()
    {
        const std::vector<std::int32_t> labels{2, 0, 0, 1, 2, 2, 2, 0, 1, 0, 2, 2, 0, 3, 2, 0, 2};
        const std::vector<std::int32_t> expected{0, 0, 1, 0, 0, 1, 1, 2, 4, 3, 2, 2, 3, 1, 3, 4, 4};
        QCOMPARE(stratifiedFolds(labels, 5), expected);
    }

    void everyFoldHoldsItsShareOfEveryClass()
    {
        std::vector<std::int32_t> labels;
        for (int i = 0; i < 100; ++i) labels.push_back(i % 10 < 7 ? 0 : 1);
        const auto folds = stratifiedFolds(labels, 5);
        int ofSecondClass[5] = {};
        for (std::size_t i = 0; i < labels.size(); ++i) ofSecondClass[folds[i]] += labels[i];
        for (const int count : ofSecondClass) QCOMPARE(count, 6);
    }

    void contiguousBlocksTheFirstLonger()
    {
        QCOMPARE(contiguousFolds(8, 3), (std::vector<std::int32_t>{0, 0, 0, 1, 1, 1, 2, 2}));
        QCOMPARE(contiguousFolds(4, 2), (std::vector<std::int32_t>{0, 0, 1, 1}));
    }
};

ROSA_TEST(TestFolds)
#include "tst_folds.moc"
