#include "core/base/text/number_text.h"

#include <QtTest/QTest>

#include "tests/program/test_program.h"

using namespace rosa;

class TestNumberText : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void thousandsAreGrouped()
    {
        QCOMPARE(grouped(0), std::string("0"));
        QCOMPARE(grouped(999), std::string("999"));
        QCOMPARE(grouped(1000), std::string("1,000"));
        QCOMPARE(grouped(-123456), std::string("-123,456"));
        QCOMPARE(grouped(1234567890), std::string("1,234,567,890"));
        QCOMPARE(grouped(INT64_MIN), std::string("-9,223,372,036,854,775,808"));
        QCOMPARE(counted(1, "split"), std::string("1 split"));
        QCOMPARE(counted(2000, "split"), std::string("2,000 splits"));
        QCOMPARE(counted(0, "class", "classes"), std::string("0 classes"));
    }

    void fractionsArePerCent()
    {
        QCOMPARE(percent(0.8437), std::string("84.4"));
        QCOMPARE(signedPercent(0.004), std::string("+0.4"));
        QCOMPARE(signedPercent(-0.004), std::string("-0.4"));
        // No sign where nothing is left after rounding.
        QCOMPARE(signedPercent(-0.0004), std::string("0.0"));
        QCOMPARE(signedPercent(0), std::string("0.0"));
        QCOMPARE(formatted("%.3g", 1234.5), std::string("1.23e+03"));
    }
};

ROSA_TEST(TestNumberText)
#include "tst_number_text.moc"
