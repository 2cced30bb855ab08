#include "core/base/text/display_width.h"

#include <QtTest/QTest>

#include "tests/program/test_program.h"

using namespace rosa;

class TestDisplayWidth : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void columnsOfCharacters()
    {
        QCOMPARE(displayWidth(""), 0);
        QCOMPARE(displayWidth("abc"), 3);
        QCOMPARE(displayWidth("λ ≥ 1 ± ∘ᵀ"), 10);
        QCOMPARE(displayWidth("█▏░…–·"), 6);
        QCOMPARE(displayWidth("神经网络"), 8);
        QCOMPARE(displayWidth("类别 A，（ｗ）"), 14);
        QCOMPARE(displayWidth("e\u0301"), 1);  // a combining accent
        QCOMPARE(displayWidth("\u00a0"), 1);
        QCOMPARE(displayWidth("\xff\xe7\xa5"), 3);  // no UTF-8
    }

    void textIsCutBetweenCharacters()
    {
        QCOMPARE(cutToWidth("λτδ", 2), std::string("λτ"));
        QCOMPARE(cutToWidth("ab", 5), std::string("ab"));
        QCOMPARE(cutToWidth("ab", 0), std::string());
        QCOMPARE(cutToWidth("神经网络", 4), std::string("神经"));
        QCOMPARE(cutToWidth("神经网络", 5), std::string("神经"));
        QCOMPARE(cutToWidth("e\u0301a", 1), std::string("e\u0301"));
    }

    void textIsPadded()
    {
        QCOMPARE(paddedToWidth("λ", 3), std::string("λ  "));
        QCOMPARE(paddedToWidth("神", 3), std::string("神 "));
        QCOMPARE(paddedToWidth("long", 2), std::string("long"));
    }
};

ROSA_TEST(TestDisplayWidth)
#include "tst_display_width.moc"
