#include "app/engine/text.h"

#include <QtTest/QTest>

using namespace rosa::engine;

class TestText : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void columnsAreCodePoints()
    {
        QCOMPARE(columnsOf("λ ≥ 1"), 5);
        QCOMPARE(cutTo("λτδ", 2), std::string("λτ"));
        QCOMPARE(cutTo("ab", 5), std::string("ab"));
        QCOMPARE(cutTo("ab", 0), std::string());
        QCOMPARE(padded("λ", 3), std::string("λ  "));
        QCOMPARE(padded("long", 2), std::string("long"));
    }

    void wordsWrap()
    {
        QCOMPARE(wrapped("one two three", 2, 9), std::string("  one two\n  three\n"));
        QCOMPARE(wrapped("unbreakable", 0, 4), std::string("unbreakable\n"));
        QCOMPARE(entry("key", "what it does", 6, 0), std::string("key   what it does\n"));
        QCOMPARE(entry("longer key", "text", 6, 0), std::string("longer key\n      text\n"));
    }

    void tablesAlign()
    {
        QCOMPARE(table({{"a", "b"}, {"λλλ", "c", ""}}, 1), std::string(" a    b\n λλλ  c\n"));
        QCOMPARE(table({}), std::string());
    }
};

QTEST_APPLESS_MAIN(TestText)
#include "tst_text.moc"
