#include "app/workbench/lab/data/lesson_text.h"

#include <algorithm>
#include <cmath>

#include <QCoreApplication>
#include <QFontDatabase>
#include <QLocale>

#include "app/workbench/lab/data/lesson_list.h"
#include "core/manual/html.h"
#include "widgets/style/number_text.h"
#include "widgets/style/theme.h"

namespace rosa::workbench {

namespace {

using QuestionKind = lab::LessonQuestion::Kind;

QString lessonText(const char* source) { return QCoreApplication::translate("LessonText", source); }

std::string htmlOf(const manual::Document& document)
{
    return manual::toHtml(document, [](const std::string&) { return std::string(); });
}

manual::Document documentOf(const lab::LocalText& text) { return manual::parseMarkdown(text.in(lessonLanguage())); }

QString row(const QString& name, const QString& value)
{
    return QStringLiteral("<tr><td>%1&nbsp;&nbsp;</td><td align=\"right\"><b>%2</b></td></tr>")
        .arg(name.toHtmlEscaped(), value.toHtmlEscaped());
}

QString table(const QString& rows) { return QStringLiteral("<table class=\"plain\">%1</table>").arg(rows); }

/// A wrong guess gets no cross: it is there to be compared.
QString verdict(bool isRight, const QString& words)
{
    return QStringLiteral("<p><b>%1 %2</b></p>")
        .arg(isRight ? QStringLiteral("✓") : QStringLiteral("○"), words.toHtmlEscaped());
}

/// What is said of a guess that does not count as right.
QString nearness(double guess, double truth, double tolerance)
{
    constexpr double kNearTolerances = 3, kNearCount = 1;
    const bool isLow = guess < truth;
    const bool isNear = std::abs(guess - truth) <= (tolerance > 0 ? kNearTolerances * tolerance : kNearCount);
    const QString words =
        isNear ? (isLow ? lessonText(QT_TRANSLATE_NOOP("LessonText", "Close, a little too low."))
                        : lessonText(QT_TRANSLATE_NOOP("LessonText", "Close, a little too high.")))
               : (isLow ? lessonText(QT_TRANSLATE_NOOP("LessonText", "Too low this time: what surprises is remembered."))
                        : lessonText(QT_TRANSLATE_NOOP("LessonText", "Too high this time: what surprises is remembered.")));
    if (!(tolerance > 0)) return words;
    return words + QLatin1Char(' ') +
           lessonText(QT_TRANSLATE_NOOP("LessonText", "Within %1 counts as right."))
               .arg(widgets::roundedNumber(tolerance, 2));
}

QString withoutGuess()
{
    return QStringLiteral("<p>%1</p>")
        .arg(lessonText(QT_TRANSLATE_NOOP("LessonText", "Shown without a guess: this step does not count as done."))
                 .toHtmlEscaped());
}

QString numberHtml(const lab::LessonQuestion& question, const std::optional<LessonGuess>& guess, const LessonTruth& truth)
{
    const double tolerance = question.answer->tolerance;
    const QString computed =
        row(lessonText(QT_TRANSLATE_NOOP("LessonText", "Computed")), lessonNumber(truth.number, tolerance));
    if (!guess) return table(computed) + withoutGuess();
    // Both numbers have fewer digits than that; the rest is rounding, which differs from processor to processor.
    constexpr double kNoDifference = 1e-9;
    const double off = std::abs(guess->number - truth.number), difference = off < kNoDifference ? 0 : off;
    const QString limit = widgets::roundedNumber(tolerance, 2);
    const bool isClose = isRight(question, *guess, truth);
    const QString words = !isClose        ? nearness(guess->number, truth.number, tolerance)
                          : tolerance > 0 ? lessonText(QT_TRANSLATE_NOOP("LessonText", "Right, within %1")).arg(limit)
                                          : lessonText(QT_TRANSLATE_NOOP("LessonText", "Right"));
    return table(row(lessonText(QT_TRANSLATE_NOOP("LessonText", "Your guess")), lessonNumber(guess->number, tolerance)) +
                 computed +
                 row(lessonText(QT_TRANSLATE_NOOP("LessonText", "Difference")), lessonNumber(difference, tolerance))) +
           verdict(isClose, words);
}

QString choiceHtml(const lab::LessonQuestion& question, const std::optional<LessonGuess>& guess)
{
    const QString right = QStringLiteral("<p>%1 %2</p>")
                              .arg(lessonText(QT_TRANSLATE_NOOP("LessonText", "The right answer:")).toHtmlEscaped(),
                                   lessonLine(question.choices[question.right]));
    if (!guess) return right + withoutGuess();
    if (guess->choice == question.right) return verdict(true, lessonText(QT_TRANSLATE_NOOP("LessonText", "Right")));
    return verdict(false, lessonText(QT_TRANSLATE_NOOP("LessonText", "Not this one"))) + right;
}

QString planHtml(const std::optional<LessonGuess>& guess, const LessonTruth& truth)
{
    if (!guess) return withoutGuess();
    const double elsewhere = massElsewhere(guess->plan, truth.plan);
    const bool isSame = elsewhere <= kSamePlan;
    return table(row(lessonText(QT_TRANSLATE_NOOP("LessonText", "Mass that Γ puts elsewhere, ½‖guess − Γ‖₁")),
                     isSame ? QStringLiteral("0") : widgets::shortNumber(elsewhere))) +
           verdict(isSame, isSame
                               ? lessonText(QT_TRANSLATE_NOOP("LessonText", "Your plan is Γ"))
                               : lessonText(QT_TRANSLATE_NOOP("LessonText", "Your plan is not Γ; it stays in the picture")));
}

}  // namespace

QString lessonTitle(const lab::LocalText& title) { return QString::fromStdString(title.in(lessonLanguage())).simplified(); }

QString lessonHtml(const lab::LocalText& markdown)
{
    return markdown.empty() ? QString() : QString::fromStdString(htmlOf(documentOf(markdown)));
}

QString lessonLine(const lab::LocalText& markdown)
{
    QString html = lessonHtml(markdown).trimmed();
    const bool isOne = html.startsWith(QLatin1String("<p>")) && html.count(QLatin1String("<p>")) == 1 &&
                       html.endsWith(QLatin1String("</p>"));
    return isOne ? html.sliced(3).chopped(4) : html;
}

QString lessonPlain(const lab::LocalText& markdown)
{
    std::string words;
    for (const manual::Block& block : documentOf(markdown)) words += manual::plainText(block) + " ";
    return QString::fromStdString(words).simplified();
}

QString lessonDocument(const QString& body, const QPalette& palette)
{
    const QString mono = QFontDatabase::systemFont(QFontDatabase::FixedFont).family();
    const QString style = QStringLiteral(
                              "h1 { font-size: x-large } h2 { font-size: large } h3 { font-size: medium }"
                              "h1, h2, h3 { margin-top: 10px; margin-bottom: 4px }"
                              "p { margin-top: 4px; margin-bottom: 6px }"
                              "li { margin-bottom: 3px }"
                              "a { color: %1 }"
                              "code { font-family: '%2' }"
                              "pre { font-family: '%2'; white-space: pre-wrap }")
                              .arg(palette.color(QPalette::Link).name(), mono);
    return QStringLiteral("<html><head><style>%1</style></head><body>%2</body></html>").arg(style, body);
}

QString comparisonHtml(const lab::LessonQuestion& question, const std::optional<LessonGuess>& guess,
                       const LessonTruth& truth)
{
    switch (question.kind) {
        case QuestionKind::Number:
            return numberHtml(question, guess, truth);
        case QuestionKind::Choice:
            return choiceHtml(question, guess);
        case QuestionKind::Plan:
            return planHtml(guess, truth);
    }
    return {};
}

QString lessonNumber(double value, double tolerance)
{
    constexpr int kUsual = 4, kMost = 12;
    // Whole numbers have a tolerance of 0.
    if (!(tolerance > 0) || value == 0) return widgets::roundedNumber(value, tolerance > 0 ? kUsual : kMost);
    const int digits = static_cast<int>(std::ceil(std::log10(std::abs(value) / tolerance))) + 1;
    return widgets::roundedNumber(value, std::clamp(digits, kUsual, kMost));
}

QString minutesText(int minutes)
{
    return minutes > 0 ? lessonText(QT_TRANSLATE_NOOP("LessonText", "%1 min")).arg(minutes) : QString();
}

QString progressText(int done, int steps)
{
    if (done == 0) return lessonText(QT_TRANSLATE_NOOP("LessonText", "not begun"));
    if (done >= steps) return lessonText(QT_TRANSLATE_NOOP("LessonText", "done"));
    return lessonText(QT_TRANSLATE_NOOP("LessonText", "%1 of %2 steps done")).arg(done).arg(steps);
}

}  // namespace rosa::workbench
