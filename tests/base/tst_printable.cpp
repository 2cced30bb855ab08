#include "core/base/text/printable.h"

#include <QtTest/QTest>

#include "tests/program/test_program.h"

using namespace rosa;

class TestPrintable : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void textStays()
    {
        for (const std::string text : {"", "plain", "λ ≥ 1", "类别 🙂", "\xc2\xa0"}) QCOMPARE(printable(text), text);
    }

    void whatSteersATerminalShows()
    {
        QCOMPARE(printable("a\x1b[2J\n\x7f"), std::string("a?[2J??"));
        QCOMPARE(printable("\x1b]52;c;aGk=\x07"), std::string("?]52;c;aGk=?"));  // escape sequence that sets the clipboard
        QCOMPARE(printable("\xc2\x9b"
                           "2J"),
                 std::string("?2J"));
        QCOMPARE(printable("a\u202eb\u2066c\u2028d"), std::string("a?b?c?d"));
        QCOMPARE(printable(std::string("a\0b", 3)), std::string("a?b"));
    }

    void whatIsNoUtf8Shows()
    {
        QCOMPARE(printable("\x9b"
                           "2J"),
                 std::string("?2J"));                                  // 8-bit control character
        QCOMPARE(printable("\xe2\x82"), std::string("??"));            // truncated
        QCOMPARE(printable("\xc0\x9b"), std::string("??"));            // overlong
        QCOMPARE(printable("\xed\xa0\x80"), std::string("???"));       // a surrogate
        QCOMPARE(printable("\xf4\x90\x80\x80"), std::string("????"));  // above U+10FFFF
    }

    void jsonKeepsItsContent()
    {
        QCOMPARE(printableJson("{\"a\": \"\xc2\x9b\u202e\u2066 λ 🙂\"}"),
                 std::string("{\"a\": \"\\u009b\\u202e\\u2066 λ 🙂\"}"));
        QCOMPARE(printableJson("[\n 1,\t\"\x7f\u2028\"]"), std::string("[\n 1,\t\"\\u007f\\u2028\"]"));
        QCOMPARE(printableJson("\"\xff\""), std::string("\"\xff\""));
    }

    void bytesOfPathsAreKept()
    {
        for (const std::string path : {"/tmp/a\xff.rosadata", "/tmp/\xe2\x82", "/tmp/ü λ 🙂", "\xc0\x9b", ""}) {
            const std::string text = withByteEscapes(path);
            QVERIFY(QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size())).toStdString() == text);
            QCOMPARE(withoutByteEscapes(text), path);
        }
        QCOMPARE(withByteEscapes("a\xff"), std::string("a\\xff"));
        QCOMPARE(withByteEscapes("a\\b"), std::string("a\\b"));
        for (const std::string text : {"a\\x41", "a\\xf", "a\\xg0", "\\"}) QCOMPARE(withoutByteEscapes(text), text);
    }

    void linesStayLines() { QCOMPARE(printableLines("a\nb\r\x1b[0m\n"), std::string("a\nb??[0m\n")); }
};

ROSA_TEST(TestPrintable)
#include "tst_printable.moc"
