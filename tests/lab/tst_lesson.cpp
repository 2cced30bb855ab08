/// Lessons: reading, and the check that replays their numbers.
#include <QtTest/QTest>

#include <string>

#include "core/lab/lesson_check.h"

using namespace rosa;
using namespace rosa::lab;

namespace {

/// Lesson 3's problem at λ = 5, in two languages.
const std::string kLesson = R"(rosa_lesson = 1
id = "small"
title = { en = "Small", de = "Klein" }
controls = ["half_sweeps"]
[problem.matrix]
cost = [[0, 1], [1, 0]]
[problem.weights]
rows = [0.5, 0.5]
columns = [0.9, 0.1]
[problem.solve]
lambda = 5.0
half_sweeps = 2
[[step]]
text = { en = "The cost is 0.0067; 2/5 is the optimum.", de = "Die Kosten sind 0,0067; 2/5 ist das Optimum." }
[step.ask]
kind = "number"
prompt = { en = "Cost after two sweeps?", de = "Kosten nach zwei Durchläufen?" }
quantity = "cost"
value = 0.0488
tolerance = 0.01
precision = 0.00005
at = { solve = { half_sweeps = 4 } }
[[step.check]]
quantity = "cost"
value = 0.0067
tolerance = 0.00005
[[step.check]]
quantity = "optimum"
value = 0.4
tolerance = 1e-9
[[step]]
text = { en = "More.", de = "Mehr." }
set = { solve = { half_sweeps = 1000, tolerance = 1e-6 } }
[[step.check]]
quantity = "cost"
value = 0.4
tolerance = 0.00005
)";

std::string changed(const std::string& from, const std::string& to)
{
    std::string text = kLesson;
    const std::size_t at = text.find(from);
    return at == std::string::npos ? std::string() : text.replace(at, from.size(), to);
}

QString faultOf(const std::string& text)
{
    const auto lesson = lessonFromToml(text, "a.toml");
    return lesson ? QString() : QString::fromStdString(lesson.error().text());
}

/// The faults of a lesson that can be read: "line: what" each.
QStringList faultsOf(const std::string& text)
{
    QStringList faults;
    for (const LessonFault& fault : checkLesson(lessonFromToml(text, "a.toml").value()).faults)
        faults << QString::number(fault.line) + QStringLiteral(": ") + QString::fromStdString(fault.what.text());
    return faults;
}

}  // namespace

class TestLesson : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void reads()
    {
        const Lesson lesson = lessonFromToml(kLesson, "a.toml").value();
        QCOMPARE(lesson.languages, (std::vector<std::string>{"de", "en"}));
        QCOMPARE(lesson.title.in("de"), std::string("Klein"));
        QCOMPARE(lesson.title.in("fr"), std::string("Small"));
        QCOMPARE(lesson.steps.size(), std::size_t{2});
        QCOMPARE(lesson.steps[0].problem.solve.halfSweeps, std::int64_t{2});
        QCOMPARE(lesson.steps[0].question->answer->problem.solve.halfSweeps, std::int64_t{4});
        QCOMPARE(lesson.steps[1].problem.solve.halfSweeps, std::int64_t{1000});
        QCOMPARE(lesson.steps[1].problem.solve.lambda, 5.0);
        QVERIFY(lesson.steps[1].controls == std::vector<Control>{Control::HalfSweeps});
        const LessonReport report = checkLesson(lesson);
        QCOMPARE(report.numbers.size(), std::size_t{4});
        QVERIFY(report.faults.empty());
    }

    /// A wrong number, a number in prose that nothing computes, a language that is missing.
    void finds()
    {
        const QStringList wrong = faultsOf(changed("value = 0.0488", "value = 0.0489"));
        QCOMPARE(wrong.size(), 1);
        QVERIFY2(wrong[0].startsWith(QStringLiteral("15: cost: stated 0.0489, computed 0.0487")), qPrintable(wrong[0]));
        const QStringList unknown = faultsOf(changed("2/5 ist", "3/5 ist"));
        QCOMPARE(unknown.size(), 1);
        QVERIFY2(unknown[0].contains(QStringLiteral("the number 3/5 in the text (de)")), qPrintable(unknown[0]));
        QCOMPARE(faultsOf(changed("0,0067", "0,0068")).size(), 1);
        const QStringList language = faultsOf(changed(R"({ en = "More.", de = "Mehr." })", R"({ en = "More." })"));
        QCOMPARE(language.size(), 1);
        QVERIFY(language[0].contains(QStringLiteral("lacks the language de")));
    }

    void refuses()
    {
        QCOMPARE(faultOf(""), QStringLiteral("a.toml:1: expected the line rosa_lesson = 1 of a lesson"));
        QVERIFY(faultOf(changed("id = \"small\"", "id = \"Small!\""))
                    .contains(QStringLiteral("a.toml:2: id: expected up to 64")));
        QVERIFY(
            faultOf(changed("quantity = \"cost\"", "quantity = \"costs\"")).contains(QStringLiteral("did you mean cost?")));
        QVERIFY(faultOf(changed("[\"half_sweeps\"]", "[\"lambda\", \"rho\", \"points\"]"))
                    .contains(QStringLiteral("at most 2")));
        QVERIFY(faultOf(changed("half_sweeps = 1000", "half_sweep = 1000"))
                    .contains(QStringLiteral("did you mean half_sweeps?")));
        QVERIFY(faultOf(changed("kind = \"number\"", "kind = \"choice\"")).contains(QStringLiteral("from 2 to 9 choices")));
        QVERIFY(faultOf(changed("precision = 0.00005", "precision = 0.5")).contains(QStringLiteral("step 1.ask.precision")));
    }

    void templateIsALesson()
    {
        const Problem problem = lessonFromToml(kLesson, "a.toml").value().steps[0].problem;
        const std::string text = lessonTemplate(problem, "own", "My \"own\"").value();
        const auto lesson = lessonFromToml(text, "a.toml");
        QVERIFY2(lesson.ok(), lesson ? "" : lesson.error().text().c_str());
        QVERIFY(checkLesson(*lesson).faults.empty());
        QCOMPARE(checkLesson(*lesson).numbers.size(), std::size_t{4});
    }

    /// In every language: the build checks them, too.
    void builtIn()
    {
        QVERIFY(!builtInLessons().empty());
        for (const Lesson& lesson : builtInLessons()) {
            const LessonReport report = checkLesson(lesson);
            QVERIFY2(report.faults.empty(), report.faults.empty() ? "" : report.faults[0].what.text().c_str());
            QVERIFY(!report.numbers.empty());
            QCOMPARE(lesson.languages, (std::vector<std::string>{"de", "en", "zh"}));
        }
    }
};

QTEST_APPLESS_MAIN(TestLesson)
#include "tst_lesson.moc"
