#include "app/engine/help/topic_text.h"

#include <sstream>

#include <QtTest/QTest>

#include "app/engine/common/plain_text.h"
#include "app/engine/help/topic_man.h"
#include "core/manual/manual.h"
#include "tests/program/test_program.h"

using namespace rosa;

namespace {

std::string shownText(std::string_view markdown, int width = 80)
{
    return engine::toText(manual::parseMarkdown(markdown), width);
}

}  // namespace

class TestTopicText : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void titlesStandInCapitalsAndTextIsWrapped()
    {
        QCOMPARE(
            shownText("# Title\n\nOne two three four five six seven.\n\n## Part\n\nText.\n\n### Small part\n\nMore.\n", 24),
            std::string("TITLE\n  One two three four\n  five six seven.\n\nPART\n  Text.\n\n  Small part\n  More.\n"));
    }

    void listsAndCode()
    {
        QCOMPARE(shownText("- one `two`\n  - inner\n- three four five six seven\n\n1. first\n2. second\n", 22),
                 std::string("  - one `two`\n    - inner\n  - three four five\n    six seven\n\n  1. first\n  2. second\n"));
        QCOMPARE(shownText("```sh\nrosa train    # x\n\nrosa help\n```\n"),
                 std::string("      rosa train    # x\n\n      rosa help\n"));
    }

    void codeIsNotCutWhereALineEnds()
    {
        QCOMPARE(shownText("Please use this one: `rosa runs list`.\n", 38),
                 std::string("  Please use this one:\n  `rosa runs list`.\n"));
    }

    void tablesFitTheWidth()
    {
        const char* const table =
            "| name | what it is |\n|---|---:|\n| `a b` | one two three four five |\n| `b`, `c` | **2** |\n";
        QCOMPARE(shownText(table), std::string("  name               what it is\n  ----  -----------------------\n"
                                               "  a b   one two three four five\n  b, c                      *2*\n"));
        QCOMPARE(shownText(table, 24), std::string("  name        what it is\n  ----  ----------------\n"
                                                   "  a b      one two three\n               four five\n\n"
                                                   "  b, c               *2*\n"));
        // A list, if too narrow for columns.
        const std::string list =
            shownText("| one | two | three |\n|---|---|---|\n| somewhat longer | something else | and another one |\n", 24);
        QCOMPARE(list,
                 std::string("  somewhat longer\n      two: something\n      else\n      three: and another\n      one\n"));
    }

    void topicsAreNamedByTheirCommandOnce()
    {
        QCOMPARE(shownText("See [Methods](methods.md) and [these](methods.md#encoders), [x](http://a/b.md).\n"),
                 std::string("  See Methods (`rosa help methods`) and these, x.\n"));
    }

    void nothingSteersTheTerminal()
    {
        const std::string shown = shownText(
            "a\x1b[31mb `c\x1b]0;x\x07` \xc2\x9b\n\n```\nd\x1b[2Je\n```\n\n| f\x1b |\n|---|\n| g\x08 |\n\n# h\x1b\n");
        for (const char byte : shown) QVERIFY(byte == '\n' || static_cast<unsigned char>(byte) >= 0x20);
        QVERIFY(shown.find("\xc2\x9b") == std::string::npos);
    }

    void everyTopicFits_data()
    {
        QTest::addColumn<int>("width");
        for (const int width : {60, 80, 132}) QTest::newRow(std::to_string(width).c_str()) << width;
    }
    void everyTopicFits()
    {
        QFETCH(int, width);
        const manual::Manual manual(catalog::makeCatalogue());
        for (const manual::Page& page : manual.pages()) {
            std::istringstream lines(engine::toText(page.document, width));
            for (std::string line; std::getline(lines, line);) {
                // Code and single words may exceed the width.
                const bool isCode = line.starts_with("      ");
                const bool isOneWord = line.find(' ', line.find_first_not_of(' ')) == std::string::npos;
                QVERIFY2(displayWidth(line) <= width || isCode || isOneWord, (page.name + ": " + line).c_str());
            }
        }
    }

    void manPagesAreEscaped()
    {
        manual::Manual manual(catalog::makeCatalogue());
        manual.add("x",
                   "# X\n\nOne line.\n\n.dot at `-first`\n\n- 'item\n\n```sh\n.hidden \\n\n```\n\n## A-b\n\nSee "
                   "[Methods](methods.md).\n");
        const std::string man = engine::toMan(*manual.page("x"), {"rosa(1)", "rosa-y(7)"});
        QVERIFY(man.starts_with(".TH \"ROSA\\-X\" 7 "));
        for (const char* part : {".SH NAME\nrosa\\-x \\- One line.\n", "\\&.dot at \\fB\\-first\\fR\n",
                                 ".IP \\(bu 2\n\\&'item\n", "\n\\&.hidden \\en\n", ".SH \"A\\-B\"\n",
                                 "See Methods, \\fBrosa\\-methods\\fR(7).\n", ".BR rosa (1),\n.BR rosa\\-y (7)\n"})
            QVERIFY2(man.find(part) != std::string::npos, part);
    }
};

ROSA_TEST(TestTopicText)
#include "tst_topic_text.moc"
