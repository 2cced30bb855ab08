#include "core/lab/lesson_check.h"

#include <QtTest/QTest>

#include <cmath>
#include <set>

#include "core/lab/lesson_numbers.h"
#include "core/lab/solution.h"
#include "tests/program/test_program.h"

using namespace rosa;
using namespace rosa::lab;

namespace {

/// A lesson of one step: E uniform at λ = 2, whose cost is 1/(1 + e²) = 0.1192.
std::string lessonText(const std::string& prose, const std::string& rest = "")
{
    return "rosa_lesson = 1\nid = \"a\"\ntitle = \"a\"\n[problem.matrix]\ncost = [[0, 1], [1, 0]]\n[problem.solve]\nlambda "
           "= 2\n"
           "[[step]]\ntext = " +
           prose + "\n" + rest;
}

const std::string kRight = "[[step.check]]\nquantity = \"cost\"\nvalue = 0.1192\ntolerance = 0.00005\n";

LessonReport reportOf(const std::string& text) { return checkLesson(lessonFromToml(text, "l.toml").value()); }

QString faultsOf(const std::string& text)
{
    QStringList all;
    for (const LessonFault& fault : reportOf(text).faults)
        all += QString::number(fault.line) + QStringLiteral(": ") + QString::fromStdString(fault.what.text());
    return all.join(QLatin1Char('\n'));
}

QString written(const std::string& text, const std::string& language)
{
    QStringList all;
    for (const WrittenNumber& number : numbersIn(text, language))
        all += QStringLiteral("%1=%2").arg(QString::fromStdString(number.text)).arg(number.value);
    return all.join(QLatin1Char(' '));
}

}  // namespace

class TestLessonCheck : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void rightNumbersAreReplayed()
    {
        const LessonReport report = reportOf(lessonText("\"The cost is 0.1192, at λ = 2.\"", kRight));
        QVERIFY(report.faults.empty());
        QCOMPARE(report.numbers.size(), std::size_t{1});
        const LessonReplay& number = report.numbers[0];
        QVERIFY(number.isRight);
        QCOMPARE(number.line, 10U);
        QCOMPARE(number.quantity, std::string("cost"));
        QVERIFY(std::abs(number.computed - 1 / (1 + std::exp(2))) < 1e-12);
    }

    void aWrongNumberIsFound()
    {
        const std::string wrong = "[[step.check]]\nquantity = \"cost\"\nvalue = 0.1193\ntolerance = 0.00005\n";
        QCOMPARE(faultsOf(lessonText("\"\"", wrong)),
                 QStringLiteral("10: cost: stated 0.1193, computed 0.11920292, tolerance 5e-05"));
        const std::string ask =
            "[step.ask]\nkind = \"number\"\nprompt = \"a\"\nquantity = \"cost\"\nvalue = 0.2\ntolerance = 0.1\n";
        QCOMPARE(faultsOf(lessonText("\"\"", ask)), QString());
        QVERIFY(faultsOf(lessonText("\"\"", ask + "precision = 0.01\n"))
                    .contains(QStringLiteral("stated 0.2, computed 0.1192")));
    }

    void aNumberThatCannotBeComputedIsFound()
    {
        const std::string sliced = "[[step.check]]\nquantity = \"sliced_mean\"\nvalue = 1\ntolerance = 1\n";
        const LessonReport report = reportOf(lessonText("\"\"", sliced));
        QCOMPARE(report.faults.size(), std::size_t{1});
        QVERIFY(std::isnan(report.numbers.at(0).computed));
        QVERIFY(!report.numbers[0].isRight);
    }

    void aNumberInProseThatIsNotCheckedIsFound()
    {
        const QString fault = faultsOf(lessonText("\"The cost is 0.1192, not 0.3.\"", kRight));
        QCOMPARE(fault, QStringLiteral("8: the number 0.3 in the text (en) is neither checked nor a setting of its step"));
        QVERIFY(!faultsOf(lessonText("\"The cost is 0.1192.\"")).isEmpty());
        QCOMPARE(faultsOf(lessonText("\"The cost is 0.119, or .12.\"", kRight)), QString());  // Rounded to its digits.
        QVERIFY(!faultsOf(lessonText("\"The cost is 0.118.\"", kRight)).isEmpty());
        QCOMPARE(faultsOf(lessonText("\"λ = 2.0, ε = 0.5 and 1/2\"")), QString());  // Settings, and 1/λ.
        QVERIFY(faultsOf(lessonText("\"a third, 1/3\"")).contains(QStringLiteral("1/3")));
    }

    void allTextsAreSearched()
    {
        const std::string ask =
            "after = \"0.31\"\ntitle = \"0.32\"\n"
            "[step.ask]\nkind = \"choice\"\nprompt = \"0.33\"\nchoices = [\"0.34\", \"b\"]\nright = 1\n";
        const QString faults = faultsOf(lessonText("\"0.35\"", ask));
        for (const char* number : {"0.31", "0.32", "0.33", "0.34", "0.35"}) QVERIFY(faults.contains(QLatin1String(number)));
        std::string text = lessonText("\"\"", kRight);
        text.replace(text.find("title = \"a\""), 11, "title = \"0.36\"\nquestion = \"0.1192, 0.37\"");
        const QString heads = faultsOf(text);
        QVERIFY(heads.contains(QStringLiteral("0.36")) && heads.contains(QStringLiteral("0.37")));
        QVERIFY(!heads.contains(QStringLiteral("0.1192")));
    }

    void numbersOfEachLanguageAreSearched()
    {
        const QString faults =
            faultsOf(lessonText("{ en = \"0.1192\", de = \"0,1193 0.1194\", zh = \"0.1195。\" }", kRight));
        QVERIFY(faults.contains(QStringLiteral("0,1193 in the text (de)")));
        QVERIFY(faults.contains(QStringLiteral("0.1194 in the text (de)")));
        QVERIFY(faults.contains(QStringLiteral("0.1195 in the text (zh)")));
        QVERIFY(!faults.contains(QStringLiteral("(en)")));
    }

    void aMissingLanguageIsFound()
    {
        const std::string text = lessonText("{ en = \"a\", de = \"b\" }", "after = { en = \"a\" }\n");
        const QString faults = faultsOf(text);
        QVERIFY(faults.contains(QStringLiteral("8: a text lacks languages that others have: de")));
        QVERIFY(
            faults.contains(QStringLiteral("1: a text lacks languages that others have: de, en")));  // The title has none.
    }

    /// One line a fault, however many languages and places it has.
    void aFaultOfSeveralLanguagesIsOne()
    {
        const QString faults =
            faultsOf(lessonText("{ en = \"0.7 and 0.7\", de = \"0,7\", zh = \"0.8 0.7\" }", "after = { fr = \"a\" }\n"));
        QCOMPARE(faults,
                 QStringLiteral("1: a text lacks languages that others have: de, en, fr, zh\n"
                                "8: a text lacks languages that others have: fr\n"
                                "8: the number 0,7 in the text (de, en, zh) is neither checked nor a setting of its step\n"
                                "8: the number 0.8 in the text (zh) is neither checked nor a setting of its step\n"
                                "8: a text lacks languages that others have: de, en, zh"));
    }

    /// But a weight may happen to be the answer.
    void anAnswerAboveItsQuestionIsFound()
    {
        const auto ask = [](const std::string& value) {
            return "[step.ask]\nkind = \"number\"\nprompt = \"a\"\nquantity = \"cost\"\nvalue = " + value +
                   "\ntolerance = 1\n";
        };
        QCOMPARE(faultsOf(lessonText("\"It is 0.1192.\"", ask("0.1192"))),
                 QStringLiteral("8: the answer 0.1192 stands above its question"));
        QCOMPARE(faultsOf(lessonText("{ en = \"no\", de = \"0,1192.\" }", ask("0.1192")))
                     .count(QStringLiteral("the answer 0,1192 stands above")),
                 1);
        QCOMPARE(faultsOf(lessonText("\"It is 0.119.\"", ask("0.1192"))), QString());
        QCOMPARE(faultsOf(lessonText("\"The weights are 0.7.\"", ask("0.7"))),
                 QStringLiteral("8: the answer 0.7 stands above its question"));
        const std::string weights = "set = { weights = { rows = [0.7, 0.3] } }\n";
        QCOMPARE(faultsOf(lessonText("\"The weights are 0.7.\"", weights + ask("0.7"))), QString());
    }

    void aComparisonOfEqualNumbersIsATie()
    {
        const std::string ask =
            "[step.ask]\nkind = \"choice\"\nprompt = \"Above?\"\nchoices = [\"yes\", \"no\"]\nright = 1\n"
            "compares = [\"cost\", \"optimum\"]\n";
        QCOMPARE(faultsOf(lessonText("\"\"", ask)), QString());
        const QString faults = faultsOf(lessonText("\"\"", ask + "at = { matrix = { cost = [[1, 1], [1, 1]] } }\n"));
        QCOMPARE(faults, QStringLiteral("8: the answer is a tie: cost is 1, optimum is 1"));
        // What the lab shows as equal is no answer either.
        const std::string sharp = "at = { matrix = { cost = [[1, 1], [1, 1.0001]] } }\n";
        QVERIFY(faultsOf(lessonText("\"\"", ask + sharp)).contains(QStringLiteral("is a tie")));
    }

    void aPlanBesideOthersIsATie()
    {
        const std::string exact = "set = { solve = { variant = \"exact\" } }\n",
                          ask = "[step.ask]\nkind = \"plan\"\nprompt = \"a\"\n";
        QCOMPARE(faultsOf(lessonText("\"\"", exact + ask)), QString());
        const std::string flat = "set = { solve = { variant = \"exact\" }, matrix = { cost = [[1, 2], [2, 3]] } }\n";
        QVERIFY(faultsOf(lessonText("\"\"", flat + ask)).contains(QStringLiteral("8: the answer is a tie: several plans")));
        // Where Sinkhorn's plan is asked for, there is only one.
        QCOMPARE(faultsOf(lessonText("\"\"", "set = { matrix = { cost = [[1, 2], [2, 3]] } }\n" + ask)), QString());
        const std::string element =
            "[step.ask]\nkind = \"number\"\nprompt = \"a\"\nquantity = \"exact_plan[1,1]\"\nvalue = 0.5\ntolerance = 0.6\n";
        QVERIFY(!faultsOf(lessonText("\"\"", flat + element)).contains(QStringLiteral("tie")));
        std::string narrow = element;
        narrow.replace(narrow.find("0.6"), 3, "0.1");
        QVERIFY(faultsOf(lessonText("\"\"", flat + narrow)).contains(QStringLiteral("exact_plan[1,1] may be")));
        QVERIFY(!faultsOf(lessonText("\"\"", exact + narrow)).contains(QStringLiteral("tie")));
    }

    void cancelled()
    {
        const Lesson lesson = lessonFromToml(lessonText("\"0.3\"", kRight), "l.toml").value();
        QVERIFY(checkLesson(lesson, [] { return true; }).numbers.empty());
    }

    void numbersInProse()
    {
        QCOMPARE(written("0.42, .5; 10/3 7 1,000 3. x", "en"), QStringLiteral("0.42=0.42 .5=0.5 10/3=3.33333"));
        QCOMPARE(written("0,42, 1.000 und 1.5 (1; 2)", "de"), QStringLiteral("0,42=0.42 1.5=1.5"));
        QCOMPARE(written("−0.5 at [0.7](a-0.9.md) v0.1 1/(1 + e)", "en"), QStringLiteral("0.5=0.5 0.7=0.7 0.1=0.1"));
        QCOMPARE(written("在 0.4000。1/0", "zh"), QStringLiteral("0.4000=0.4 1/0=inf"));
        QCOMPARE(written("](0.5", "en"), QStringLiteral("0.5=0.5"));
        QCOMPARE(written("", "en"), QString());
    }

    void builtInLessonsHaveNoFault()
    {
        QCOMPARE(builtInLessons().size(), std::size_t{10});
        std::set<std::string> ids;
        for (const Lesson& lesson : builtInLessons()) {
            const LessonReport report = checkLesson(lesson);
            for (const LessonFault& fault : report.faults)
                qWarning("%s:%u: %s", lesson.id.c_str(), fault.line, fault.what.text().c_str());
            QVERIFY2(report.faults.empty(), lesson.id.c_str());
            QVERIFY(report.numbers.size() >= 8);
            QCOMPARE(lesson.languages, (std::vector<std::string>{"de", "en", "zh"}));
            QVERIFY2(lesson.minutes >= 5 && lesson.minutes <= 15, lesson.id.c_str());
            QVERIFY(ids.insert(lesson.id).second);
        }
    }

    /// Three to six steps, two questions at least, something to move in each step.
    void builtInLessonsHaveTheirShape()
    {
        for (const Lesson& lesson : builtInLessons()) {
            QVERIFY2(lesson.steps.size() >= 3 && lesson.steps.size() <= 6, lesson.id.c_str());
            QVERIFY(!lesson.question.empty());
            std::size_t questions = 0;
            for (const LessonStep& step : lesson.steps) {
                questions += step.question ? 1 : 0;
                QVERIFY(!step.title.empty());
                QVERIFY(!step.controls.empty());
                QCOMPARE(step.question.has_value(), !step.after.empty());
            }
            QVERIFY2(questions >= 2, lesson.id.c_str());
        }
    }

    /// A plan that is asked for has right sums and the least cost: no other can be meant.
    void askedPlansAreOptimal()
    {
        int asked = 0;
        for (const Lesson& lesson : builtInLessons())
            for (const LessonStep& step : lesson.steps) {
                if (!step.question || step.question->kind != LessonQuestion::Kind::Plan) continue;
                ++asked;
                const Posed posed = pose(step.problem).value();
                const References references = referencesOf(posed).value();
                const Solution solution = solve(step.problem.solve, posed, references, step.problem.ground).value();
                QCOMPARE(solution.verdict, transport::CostVerdict::Optimal);
            }
        QVERIFY(asked >= 3);
    }
};

ROSA_TEST(TestLessonCheck)
#include "tst_lesson_check.moc"
