#include "app/engine/common/progress.h"

#include <QtTest/QTest>

#include <cmath>

#include "core/base/text/display_width.h"
#include "tests/program/test_program.h"

using namespace rosa::engine;

class TestProgress : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void durationsReadLikeClocks()
    {
        QCOMPARE(durationText(0), std::string("0 s"));
        QCOMPARE(durationText(44.2), std::string("45 s"));
        QCOMPARE(durationText(187), std::string("3:07 min"));
        QCOMPARE(durationText(7500), std::string("2:05:00 h"));
        QCOMPARE(durationText(-1), std::string("0 s"));
    }

    void theLineSaysWhereTheRunIs()
    {
        ProgressState state{"cora", 125, 500, 3.14159, 5};
        QCOMPARE(progressText(state, 200),
                 std::string("cora  [##########..............................]  25 %  epoch 125/500  "
                             "loss 3.1416  5.00 epochs/s  1:15 min left"));
        state.loss = std::nan("");
        state.epochsPerSecond = 0;
        QCOMPARE(progressText(state, 40), std::string("cora  [##.........]  25 %  epoch 125/500"));
        // Steps of a phase are not labelled as epochs.
        const std::string phase = progressText({"evaluation", 13, 20, std::nan(""), 2.5, true}, 200);
        QVERIFY2(phase.ends_with("]  65 %  13/20  2.50/s  3 s left"), phase.c_str());
        state.epoch = 500;
        QVERIFY(progressText(state, 80).find("100 %") != std::string::npos);
    }

    void theLineFitsAnyTerminal()
    {
        const ProgressState state{"größte Menge", 999, 1000, 12345.678, 0.01};
        for (int width = 1; width < 150; ++width) QVERIFY(rosa::displayWidth(progressText(state, width)) <= width);
    }
};

ROSA_TEST(TestProgress)
#include "tst_progress.moc"
