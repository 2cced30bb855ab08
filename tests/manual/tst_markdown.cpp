#include <QtTest/QTest>

#include "core/manual/html.h"
#include "core/manual/markdown.h"
#include "tests/program/test_program.h"

using namespace rosa::manual;
using Kind = Block::Kind;

namespace {

std::string html(std::string_view markdown)
{
    return toHtml(parseMarkdown(markdown), [](const std::string& code) {
        return code == "a.key" ? std::string("parameters.html#akey") : std::string();
    });
}

}  // namespace

class TestMarkdown : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void powersAreRaised()
    {
        const auto page = [](const char* text) { return QString::fromStdString(html(text)).trimmed(); };
        QCOMPARE(page("1/(1 + e^λ)"), QStringLiteral("<p>1/(1 + e<sup>λ</sup>)</p>"));
        QCOMPARE(page("e^(−Ψ/τ), 2^10 and e^−x"),
                 QStringLiteral("<p>e<sup>−Ψ/τ</sup>, 2<sup>10</sup> and e<sup>−x</sup></p>"));
        QCOMPARE(page("e^λ：e^((a)b)"), QStringLiteral("<p>e<sup>λ</sup>：e<sup>(a)b</sup></p>"));
        // Whatever is no power stays as it is.
        QCOMPARE(page("^a, a ^b, a^, a^(b and `e^x`"), QStringLiteral("<p>^a, a ^b, a^, a^(b and <code>e^x</code></p>"));
        QCOMPARE(page("a^<b>"), QStringLiteral("<p>a^&lt;b&gt;</p>"));
    }

    void blocksMakeATree()
    {
        const Document document = parseMarkdown(
            "# Title `x`\n\nOne\ntwo **three**.\n\n- first\n  - inner\n- second\n\n  more\n\n3. three\n4. four\n\n"
            "```sh\nrosa help\n\n  x\n```\n\n    indented\n\n> quoted\n\n---\n");
        const std::vector<Kind> kinds{Kind::Heading, Kind::Paragraph, Kind::BulletList, Kind::NumberedList,
                                      Kind::Code,    Kind::Code,      Kind::Quote,      Kind::Rule};
        QCOMPARE(document.size(), kinds.size());
        for (std::size_t i = 0; i < kinds.size(); ++i)
            QVERIFY2(document[i].kind == kinds[i], qPrintable(QString::number(i)));
        QCOMPARE(document[0].level, 1);
        QCOMPARE(document[0].anchor, std::string("title-x"));
        QCOMPARE(plainText(document[1].spans), std::string("One two three."));
        QVERIFY(document[1].spans[1].isStrong);
        const Block& list = document[2];
        QCOMPARE(list.children.size(), 2U);
        QCOMPARE(list.children[0].children.size(), 2U);  // The text and the inner list.
        QVERIFY(list.children[0].children[1].kind == Kind::BulletList);
        QCOMPARE(plainText(list.children[0].children[1]), std::string("inner"));
        QCOMPARE(list.children[1].children.size(), 2U);
        QCOMPARE(document[3].start, 3);
        QCOMPARE(document[4].language, std::string("sh"));
        QCOMPARE(document[4].text, std::string("rosa help\n\n  x\n"));
        QCOMPARE(document[5].language, std::string());
        QCOMPARE(plainText(document[6]), std::string("quoted"));
    }

    void tablesHaveRowsAndAlignment()
    {
        const Document document = parseMarkdown("| a | b |\n|---|---:|\n| `x` y | 2 |\n| | [l](t.md) |\n");
        QCOMPARE(document.size(), 1U);
        const Block& table = document[0];
        QCOMPARE(table.rows.size(), 3U);
        QCOMPARE(table.isRightAligned, (std::vector<bool>{false, true}));
        QVERIFY(table.rows[1][0][0].kind == Span::Kind::Code);
        QCOMPARE(plainText(table.rows[1][0]), std::string("x y"));
        QVERIFY(table.rows[2][0].empty());
        QCOMPARE(table.rows[2][1][0].link, std::string("t.md"));
    }

    void anchorsAreUnique()
    {
        const Document document = parseMarkdown("# Same\n\n## Same\n\n## Γ, the plan\n");
        QCOMPARE(document[0].anchor, std::string("same"));
        QCOMPARE(document[1].anchor, std::string("same-1"));
        QCOMPARE(document[2].anchor, std::string("Γ-the-plan"));
        QCOMPARE(anchorOf("transport.lambda"), std::string("transportlambda"));
        QCOMPARE(anchorOf("In the window"), std::string("in-the-window"));
    }

    void escapedTextReadsBack()
    {
        const std::string text = "a*b*_c_ [d](e) <f> #g |h ~i~ &amp; \\j `k*l`";
        const Document document = parseMarkdown(escapeMarkdown(text));
        QCOMPARE(plainText(document[0].spans), std::string("a*b*_c_ [d](e) <f> #g |h ~i~ &amp; \\j k*l"));
        QVERIFY(document[0].spans.back().kind == Span::Kind::Code);
    }

    void htmlIsEscapedAndLinked()
    {
        QCOMPARE(html("# A & B\n"), std::string("<h1 id=\"a--b\">A &amp; B</h1>\n"));
        QCOMPARE(html("see [x](y.md#z), [w](http://a.b/c.md)\n"),
                 std::string("<p>see <a href=\"y.html#z\">x</a>, <a href=\"http://a.b/c.md\">w</a></p>\n"));
        QCOMPARE(html("`a.key` `<b>`\n"),
                 std::string("<p><a href=\"parameters.html#akey\"><code>a.key</code></a> <code>&lt;b&gt;</code></p>\n"));
        // A heading does not link to itself.
        QCOMPARE(html("## `a.key`\n"), std::string("<h2 id=\"akey\"><code>a.key</code></h2>\n"));
        QCOMPARE(html("- a\n- b\n"), std::string("<ul>\n<li>a</li>\n<li>b</li>\n</ul>\n"));
        QVERIFY(html("<script>x</script>\n").find("<script>") == std::string::npos);
        QCOMPARE(html("```\na < b\n```\n"), std::string("<pre>a &lt; b\n</pre>\n"));
    }

    void anyTextIsRead()
    {
        // HTML is escaped, and unclosed constructs end with the text.
        for (const char* text :
             {"", "\n\n\n", "```\nopen", "| a |\n|---|\n| b", "**x", "[a](", "- - - x", "> > - 1. x", "&nbsp;"})
            QVERIFY(html(text).find("<script") == std::string::npos);
        QVERIFY(parseMarkdown("").empty());
    }
};

ROSA_TEST(TestMarkdown)
#include "tst_markdown.moc"
