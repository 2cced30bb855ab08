#include "core/base/text/csv.h"

#include <QTest>

#include "tests/program/test_program.h"

using namespace rosa;

class TestCsv : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void fieldsAreQuotedWhereTheyNeedIt()
    {
        QCOMPARE(csvField("λ 80 · 300 epochs"), std::string("λ 80 · 300 epochs"));
        QCOMPARE(csvField("a, b"), std::string("\"a, b\""));
        QCOMPARE(csvField("say \"x\"\n"), std::string("\"say \"\"x\"\"\n\""));
        QCOMPARE(csvField(""), std::string());
    }

    /// The name of a run may look like a formula, which a spreadsheet must not evaluate.
    void namesAreNoFormulas()
    {
        for (const char* name : {"=1+1", "+cmd|x", "-x", "@SUM(A1)", "\tx", "=HYPERLINK(\"x\",\"y\")"})
            QVERIFY2(csvField(name).starts_with(csvField(name).front() == '"' ? "\"'" : "'"), name);
        QCOMPARE(csvField("=A1,B1"), std::string("\"'=A1,B1\""));
        for (const char* number : {"-0.5", "+3", "-1e-07", "-inf"}) QCOMPARE(csvField(number), std::string(number));
        QCOMPARE(csvField("a=b"), std::string("a=b"));
    }
};

ROSA_TEST(TestCsv)
#include "tst_csv.moc"
