#include "app/engine/common/plain_text.h"

#include <QtTest/QTest>

#include "tests/program/test_program.h"

using namespace rosa::engine;

class TestText : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void wordsWrap()
    {
        QCOMPARE(wrapped("one two three", 2, 9), std::string("  one two\n  three\n"));
        QCOMPARE(wrapped("unbreakable", 0, 4), std::string("unbreakable\n"));
        QCOMPARE(entry("key", "what it does", 6, 0), std::string("key   what it does\n"));
        QCOMPARE(entry("longer key", "text", 6, 0), std::string("longer key\n      text\n"));
    }

    void numbersStandFlushRight()
    {
        QCOMPARE(table(rightAligned({{"a", "10", "x"}, {"b", "9"}, {"c"}}, 1, 1), 0), std::string("a  10  x\nb   9\nc\n"));
    }

    void tablesAlign()
    {
        QCOMPARE(table({{"名字", "b"}, {"ann", "c"}}, 0), std::string("名字  b\nann   c\n"));
        QCOMPARE(table({{"a", "b"}, {"λλλ", "c", ""}}, 1), std::string(" a    b\n λλλ  c\n"));
        QCOMPARE(table({}), std::string());
    }
};

ROSA_TEST(TestText)
#include "tst_text.moc"
