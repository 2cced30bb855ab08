#include <QtTest/QTest>

#include <algorithm>
#include <functional>

#include "core/lab/lesson.h"
#include "core/lab/lesson_numbers.h"
#include "core/manual/manual.h"
#include "core/manual/markdown.h"
#include "tests/program/test_program.h"

using namespace rosa;
using namespace rosa::lab;

namespace {

using manual::Block;

/// All texts of the program's lessons, with the place where each stands.
void forAllTexts(const std::function<void(const LocalText&, const QString&)>& visit)
{
    for (const Lesson& lesson : builtInLessons()) {
        const QString id = QString::fromStdString(lesson.id);
        visit(lesson.title, id);
        visit(lesson.question, id);
        for (const LessonStep& step : lesson.steps) {
            const QString place = QStringLiteral("%1, line %2").arg(id).arg(step.line);
            for (const LocalText* text : {&step.title, &step.text, &step.after}) visit(*text, place);
            if (!step.question) continue;
            visit(step.question->prompt, place);
            for (const LocalText& choice : step.question->choices) visit(choice, place);
        }
    }
}

void addShape(const Block& block, QString& shape)
{
    shape += QStringLiteral("%1(").arg(static_cast<int>(block.kind));
    for (const Block& child : block.children) addShape(child, shape);
    for (const auto& row : block.rows) shape += QString::number(row.size()) + QLatin1Char(' ');
    shape += QLatin1Char(')');
}

/// Kinds of the blocks, their children, and sizes of tables.
QString shapeOf(const std::string& markdown)
{
    QString shape;
    for (const Block& block : manual::parseMarkdown(markdown)) addShape(block, shape);
    return shape;
}

std::vector<double> numbersOf(const std::string& markdown, const std::string& language)
{
    std::vector<double> values;
    for (const WrittenNumber& number : numbersIn(markdown, language)) values.push_back(number.value);
    std::ranges::sort(values);
    return values;
}

void addLinks(const Block& block, std::vector<std::string>& links)
{
    for (const manual::Span& span : block.spans)
        if (!span.link.empty()) links.push_back(span.link);
    for (const Block& child : block.children) addLinks(child, links);
}

/// "page.md#anchor"
bool leadsIntoTheManual(const std::string& link)
{
    static const manual::Manual all(catalog::makeCatalogue());
    const std::size_t end = link.find(".md#");
    if (end == std::string::npos) return false;
    const manual::Page* page = all.page(link.substr(0, end));
    return page && std::ranges::count(page->sections, link.substr(end + 4), &manual::Section::anchor) == 1;
}

}  // namespace

/// The lessons as Markdown, in three languages.
class TestLessonText : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// A paragraph, list or table that one language lacks is a slip.
    void languagesHaveTheSameShape()
    {
        forAllTexts([](const LocalText& text, const QString& place) {
            for (const auto& [language, words] : text.all())
                QVERIFY2(shapeOf(words) == shapeOf(text.in("en")),
                         qPrintable(place + QLatin1Char(' ') + QString::fromStdString(language)));
        });
    }

    void languagesStateTheSameNumbers()
    {
        forAllTexts([](const LocalText& text, const QString& place) {
            for (const auto& [language, words] : text.all())
                QVERIFY2(numbersOf(words, language) == numbersOf(text.in("en"), "en"),
                         qPrintable(place + QLatin1Char(' ') + QString::fromStdString(language)));
        });
    }

    /// Such as ** before a letter, which CommonMark does not take for an end where punctuation stands before it.
    void noMarksAreLeftOver()
    {
        forAllTexts([](const LocalText& text, const QString& place) {
            for (const auto& [language, words] : text.all())
                for (const Block& block : manual::parseMarkdown(words)) {
                    const std::string plain = manual::plainText(block);
                    QVERIFY2(plain.find_first_of("*`_#<>") == std::string::npos && plain.find("](") == std::string::npos,
                             qPrintable(place + QLatin1Char(' ') + QString::fromStdString(plain)));
                }
        });
    }

    void headsAreOneParagraph()
    {
        for (const Lesson& lesson : builtInLessons())
            for (const LocalText* text : {&lesson.title, &lesson.question})
                for (const auto& [language, words] : text->all()) QCOMPARE(shapeOf(words), QStringLiteral("1()"));
    }

    void linksLeadIntoTheManual()
    {
        int count = 0;
        forAllTexts([&](const LocalText& text, const QString& place) {
            for (const auto& [language, words] : text.all()) {
                std::vector<std::string> links;
                for (const Block& block : manual::parseMarkdown(words)) addLinks(block, links);
                for (const std::string& link : links) {
                    ++count;
                    QVERIFY2(leadsIntoTheManual(link), qPrintable(place + QLatin1Char(' ') + QString::fromStdString(link)));
                }
            }
        });
        QCOMPARE(count, 3);
    }
};

ROSA_TEST(TestLessonText)
#include "tst_lesson_text.moc"
