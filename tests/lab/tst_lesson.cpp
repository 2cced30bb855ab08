#include "core/lab/lesson.h"

#include <QtTest/QTest>

#include "core/lab/lesson_check.h"
#include "tests/lab/problems.h"
#include "tests/program/test_program.h"

using namespace rosa;
using namespace rosa::lab;

namespace {

const std::string kHead =
    "rosa_lesson = 1\n"
    "id = \"small-1\"\n"
    "title = \"Small\"\n"
    "[problem.matrix]\n"
    "cost = [[0, 1], [1, 0]]\n"
    "[problem.labels]\n"
    "rows = [\"a\", \"b\"]\n";

const std::string kStep = "[[step]]\ntext = \"Look.\"\n";

Result<Lesson> lessonOf(const std::string& text) { return lessonFromToml(text, "l.toml"); }

std::string lessonFault(const std::string& text)
{
    const auto lesson = lessonOf(text);
    return lesson ? "none" : lesson.error().text();
}

std::string repeated(const std::string& text, int times)
{
    std::string all;
    for (int i = 0; i < times; ++i) all += text;
    return all;
}

}  // namespace

class TestLesson : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theLeastLesson()
    {
        const Lesson lesson = lessonOf(kHead + kStep).value();
        QCOMPARE(lesson.id, std::string("small-1"));
        QCOMPARE(lesson.title.in("de"), std::string("Small"));
        QVERIFY(lesson.question.empty());
        QVERIFY(lesson.languages.empty());
        QCOMPARE(lesson.steps.size(), std::size_t{1});
        const LessonStep& step = lesson.steps[0];
        QCOMPARE(step.text.in("en"), std::string("Look."));
        QCOMPARE(step.line, 8U);
        QVERIFY(!step.question && step.controls.empty() && step.checks.empty() && step.after.empty());
    }

    void textsInLanguages()
    {
        const Lesson lesson =
            lessonOf(kHead + "[[step]]\ntext = { en = \"Look\", zh = \"看\" }\n[step.after]\nde = \"Danach\"\n").value();
        QCOMPARE(lesson.languages, (std::vector<std::string>{"de", "en", "zh"}));
        QCOMPARE(lesson.steps[0].text.in("zh"), std::string("看"));
        QCOMPARE(lesson.steps[0].text.in("de"), std::string("Look"));     // English is for those without.
        QCOMPARE(lesson.steps[0].after.in("en"), std::string("Danach"));  // Else the first one.
        QCOMPARE(LocalText().in("en"), std::string());
    }

    /// Each step starts from the problem of the one before; checks and answers change a copy.
    void problemsAreChangedStepByStep()
    {
        const Lesson lesson =
            lessonOf(kHead + kStep +
                     "set = { solve = { lambda = 5 }, weights = { columns = [0.9, 0.1] } }\n"
                     "controls = [\"lambda\", \"half_sweeps\"]\n"
                     "[[step.check]]\nquantity = \"plan[1,2]\"\nvalue = 0.25\ntolerance = 0.5\n"
                     "at = { solve = { lambda = 7 } }\n" +
                     kStep + "set = { cost = { temperature = 3 } }\n" + kStep +
                     "controls = []\nset = { matrix = { cost = [[1, 2, 3]] }, weights = { rows = [], columns = "
                     "[] }, labels = { rows = [\"c\"] } }\n")
                .value();
        const auto& steps = lesson.steps;
        QCOMPARE(steps[0].problem.solve.lambda, 5.0);
        QCOMPARE(steps[0].problem.columnWeights, (std::vector{0.9, 0.1}));
        QCOMPARE(steps[0].controls, (std::vector{Control::Lambda, Control::HalfIterations}));
        const LessonCheck& check = steps[0].checks.at(0);
        QCOMPARE(check.problem.solve.lambda, 7.0);
        QCOMPARE(check.problem.columnWeights, (std::vector{0.9, 0.1}));
        QCOMPARE(toText(check.quantity), std::string("plan[1,2]"));
        QCOMPARE(check.value, 0.25);
        QCOMPARE(check.tolerance, 0.5);
        QCOMPARE(check.line, 12U);
        QCOMPARE(steps[1].problem.solve.lambda, 5.0);
        QCOMPARE(steps[1].problem.temperature, 3.0);
        QVERIFY(steps[1].controls.empty());
        QCOMPARE(steps[1].problem.rowLabels, (std::vector<std::string>{"a", "b"}));
        QCOMPARE(sizeOf(steps[2].problem), (std::pair<std::int64_t, std::int64_t>(1, 3)));
        QCOMPARE(steps[2].problem.rowLabels, (std::vector<std::string>{"c"}));
    }

    /// Labels of nodes that are gone would be of a wrong number.
    void anotherSourceHasNoOldNames()
    {
        const Lesson lesson =
            lessonOf(kHead + kStep + "set = { clouds = { rows = [[0, 0]], columns = [[1, 0]] } }\n").value();
        QVERIFY(lesson.steps[0].problem.rowLabels.empty());
    }

    void controlsOfTheLessonHoldForItsSteps()
    {
        std::string text = kHead;
        text.insert(text.find("[problem"), "controls = [\"rho\"]\n");
        const Lesson lesson = lessonOf(text + kStep + kStep + "controls = [\"angle\"]\n" + kStep).value();
        QCOMPARE(lesson.steps[0].controls, (std::vector{Control::Rho}));
        QCOMPARE(lesson.steps[1].controls, (std::vector{Control::Angle}));
        QCOMPARE(lesson.steps[2].controls, (std::vector{Control::Rho}));
        QCOMPARE(controlIds().size(), static_cast<std::size_t>(Control::Variant) + 1);
    }

    void questions()
    {
        const Lesson lesson =
            lessonOf(kHead + kStep +
                     "[step.ask]\nkind = \"number\"\nprompt = \"How much?\"\nquantity = \"cost\"\nvalue = 1\ntolerance = 2\n"
                     "precision = 0.5\nat = { solve = { half_sweeps = 1 } }\nshown = true\n" +
                     kStep +
                     "[step.ask]\nkind = \"choice\"\nprompt = \"Which?\"\nchoices = [\"a\", \"b\", \"c\"]\nright = 3\n" +
                     kStep +
                     "[step.ask]\nkind = \"choice\"\nprompt = \"Which?\"\nright = 1\n[[step.ask.choices]]\nen = \"a\"\n"
                     "[[step.ask.choices]]\nen = \"b\"\n" +
                     kStep + "[step.ask]\nkind = \"plan\"\nprompt = \"Fill in.\"\n")
                .value();
        const LessonQuestion& number = *lesson.steps[0].question;
        QCOMPARE(number.kind, LessonQuestion::Kind::Number);
        QCOMPARE(number.answer->problem.solve.halfIterations, 1);
        QCOMPARE(number.answer->tolerance, 2.0);
        QCOMPARE(number.precision, 0.5);
        QVERIFY(number.isShown);
        QCOMPARE(lesson.steps[1].question->choices.size(), std::size_t{3});
        QCOMPARE(lesson.steps[1].question->right, std::size_t{2});
        QCOMPARE(lesson.steps[2].question->choices[1].in("en"), std::string("b"));
        QVERIFY(!lesson.steps[2].question->isShown);
        QCOMPARE(lesson.steps[3].question->kind, LessonQuestion::Kind::Plan);
    }

    void faultsNameFileAndLine_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("part");
        const auto add = [](const char* name, const std::string& text, const char* part) {
            QTest::newRow(name) << QString::fromStdString(text) << QString::fromUtf8(part);
        };
        const std::string ask = kHead + kStep + "[step.ask]\n";
        const std::string check = kHead + kStep + "[[step.check]]\n";
        add("no version", "id = \"a\"\n", "expected the line rosa_lesson = 1");
        add("id", "rosa_lesson = 1\nid = \"A b\"\n", "l.toml:2: id");
        add("no title", "rosa_lesson = 1\nid = \"a\"\n", "title is missing");
        add("no problem", "rosa_lesson = 1\nid = \"a\"\ntitle = \"a\"\n" + kStep, "the table problem is missing");
        add("no step", kHead, "at least one table [[step]]");
        add("no text", kHead + "[[step]]\n", "l.toml:8: step 1: the key text is missing");
        add("unknown key", kHead + kStep + "txet = \"\"\n", "l.toml:10: unknown key 'step 1.txet'; did you mean text?");
        add("unknown key of the lesson", "rosa_lesson = 1\nlevel = 3\n" + kHead.substr(kHead.find("id")) + kStep,
            "l.toml:2: unknown key 'level'");
        add("a wrong problem", kHead + kStep + "set = { weights = { rows = [1] } }\n",
            "l.toml:10: step 1.set: weights of the rows: expected 2, found 1");
        add("an unknown change", kHead + kStep + "set = { solev = { } }\n",
            "unknown key 'step 1.set.solev'; did you mean solve?");
        add("in the second step", kHead + kStep + kStep + "set = { solve = { lambda = 0 } }\n",
            "l.toml:12: step 2.set.solve.lambda");
        add("control", kHead + kStep + "controls = [\"lamda\"]\n", "found lamda");
        add("many controls", kHead + kStep + "controls = [\"lambda\", \"rho\", \"angle\"]\n", "at most 2 elements, found 3");
        add("no prompt", ask + "kind = \"plan\"\n", "the key prompt is missing");
        add("kind", ask + "kind = \"word\"\nprompt = \"a\"\n", "expected number, choice, plan, found word");
        add("no quantity", ask + "kind = \"number\"\nprompt = \"a\"\n", "the key quantity is missing");
        add("one choice", ask + "kind = \"choice\"\nprompt = \"a\"\nchoices = [\"a\"]\nright = 1\n", "from 2 to 9 choices");
        add("no right one", ask + "kind = \"choice\"\nprompt = \"a\"\nchoices = [\"a\", \"b\"]\n",
            "the key right is missing");
        const std::string choice = ask + "kind = \"choice\"\nprompt = \"a\"\nchoices = [\"a\", \"b\"]\nright = 1\n";
        add("one compared", choice + "compares = [\"cost\"]\n", "step 1.ask.compares: expected 2 quantities, found 1");
        add("compared", choice + "compares = [\"cost\", \"optimun\"]\n", "l.toml:15: step 1.ask.compares");
        add("an answer's picture", choice + "at = { solve = { lambda = 0 } }\n", "l.toml:15: step 1.ask.at.solve.lambda");
        add("minutes", "rosa_lesson = 1\nminutes = 601\n" + kHead.substr(kHead.find("id")) + kStep,
            "l.toml:2: minutes: expected");
        add("costs", kHead + kStep + "costs = 1\n", "l.toml:10: step 1.costs");
        add("right one", ask + "kind = \"choice\"\nprompt = \"a\"\nchoices = [\"a\", \"b\"]\nright = 3\n", "from 1 to 2");
        add("shown plan", ask + "kind = \"plan\"\nprompt = \"a\"\nshown = true\n", "unknown key 'step 1.ask.shown'");
        add("precision",
            ask + "kind = \"number\"\nprompt = \"a\"\nquantity = \"cost\"\nvalue = 1\ntolerance = 1\nprecision = 2\n",
            "precision: expected a number from 0");
        add("unknown quantity", check + "quantity = \"csot\"\nvalue = 1\ntolerance = 1\n",
            "l.toml:11: step 1.check 1.quantity");
        add("no value", check + "quantity = \"cost\"\ntolerance = 1\n", "the key value is missing");
        add("no tolerance", check + "quantity = \"cost\"\nvalue = 1\n", "the key tolerance is missing");
        add("negative tolerance", check + "quantity = \"cost\"\nvalue = 1\ntolerance = -1\n", "l.toml:13");
        add("NaN", check + "quantity = \"cost\"\nvalue = nan\ntolerance = 1\n", "l.toml:12");
        add("empty text", kHead + "[[step]]\ntext = {}\n", "one text per language");
        add("number as text", kHead + "[[step]]\ntext = { en = 3 }\n", "step 1.text.en: expected text in quotes");
        add("steps", kHead + repeated(kStep, 101), "step: expected at most 100 elements, found 101");
        add("a long word", kHead + "[[step]]\ntext = \"a " + std::string(300'000, 'x') + "\"\n",
            "step 1.text: expected a text of at most 20000 bytes, found 300002");
        add("a word", kHead + "[[step]]\ntext = { de = \"ein " + repeated("ü", 41) + " Wort\" }\n",
            "step 1.text.de: expected words of at most 40 letters, found one of 41");
        add("a language", kHead + "[[step]]\ntext = { " + std::string(17, 'e') + " = \"a\" }\n",
            "found a name of 17 letters");
        std::string many = kHead + "[[step]]\ntext = { ";
        for (int i = 0; i < 41; ++i) many += (i ? ", l" : "l") + std::to_string(i) + " = \"a\"";
        add("languages", many + " }\n", "expected texts in at most 40 languages, found 41");
        add("not TOML", kHead + "[[step]\n", "l.toml:8");
        add("nothing", "", "rosa_lesson = 1");
    }

    void faultsNameFileAndLine()
    {
        QFETCH(const QString, text);
        QFETCH(const QString, part);
        const QString fault = QString::fromStdString(lessonFault(text.toStdString()));
        QVERIFY2(fault.contains(part), qPrintable(fault));
    }

    void textsThatCanBeBrokenAreNoWords()
    {
        for (const std::string& text : {repeated("度", 500), "[a](https://example.org/" + repeated("x", 100) + ") b",
                                        repeated("word ", 1000), repeated("ü", 40)})
            QVERIFY(lessonOf(kHead + "[[step]]\ntext = \"" + text + "\"\n").ok());
    }

    /// A hundred kilobytes of text that ask for a gigabyte: each check keeps a problem.
    void aSmallFileCannotAskForMuch()
    {
        std::string text = "rosa_lesson = 1\nid = \"a\"\ntitle = \"a\"\n[problem.matrix]\ncost = [";
        text += repeated("[" + repeated("0,", 128) + "],", 128) + "]\n";
        const std::string check = "[[step.check]]\nquantity = \"cost\"\nvalue = 0\ntolerance = 1\n";
        const std::string fault = lessonFault(text + repeated(kStep + repeated(check, 100), 10));
        QVERIFY2(fault.find("take more than 16 MB") != std::string::npos, fault.c_str());
        QVERIFY(lessonOf(text + kStep + repeated(check, 100)).ok());
    }

    void aChoiceHasAPictureOfItsAnswer()
    {
        const std::string ask = "[step.ask]\nkind = \"choice\"\nprompt = \"a\"\nchoices = [\"a\", \"b\"]\nright = 1\n";
        const auto lesson = lessonOf(kHead + kStep + ask +
                                     "compares = [\"cost\", \"optimum\"]\nat = { solve = { lambda = 7 } }\n" + kStep + ask);
        QVERIFY2(lesson.ok(), lesson ? "" : lesson.error().text().c_str());
        QCOMPARE(answeredProblem(lesson->steps[0]).solve.lambda, 7.0);
        QCOMPARE(lesson->steps[0].question->compared.size(), std::size_t{2});
        // The picture is no state that the next step begins with.
        QVERIFY(lesson->steps[1].problem.solve.lambda != 7.0);
        QCOMPARE(answeredProblem(lesson->steps[1]).solve.lambda, lesson->steps[1].problem.solve.lambda);
    }

    /// Until a step says otherwise.
    void costsStayHidden()
    {
        const auto lesson = lessonOf(kHead + kStep + kStep + "costs = false\n" + kStep + kStep + "costs = true\n");
        QVERIFY2(lesson.ok(), lesson ? "" : lesson.error().text().c_str());
        std::vector<bool> shown;
        for (const LessonStep& step : lesson->steps) shown.push_back(step.hasCosts);
        QCOMPARE(shown, (std::vector<bool>{true, false, false, true}));
        QCOMPARE(lesson->minutes, 0);
    }

    /// What a teacher starts from has no fault.
    void templatesAreLessons()
    {
        Problem problem = test::clouds({{0, 0}, {1.0 / 3, 1}}, {{1, 0}, {2, 2}});
        problem.title = "Two \"clouds\"";
        problem.rowLabels = {"a\\b", "c"};
        for (const Problem& one : {problem, test::pathGraph(), test::crossing()}) {
            const std::string text = lessonTemplate(one, "my-lesson", "A \"title\" \\ of\nmine").value();
            const auto lesson = lessonOf(text);
            QVERIFY2(lesson.ok(), lesson ? "" : lesson.error().text().c_str());
            QCOMPARE(lesson->title.in("en"), std::string("A \"title\" \\ of\nmine"));
            QCOMPARE(lesson->steps.size(), std::size_t{1});
            QCOMPARE(lesson->steps[0].checks.size(), std::size_t{3});
            QVERIFY(lesson->steps[0].question->kind == LessonQuestion::Kind::Number);
            QVERIFY(lesson->minutes > 0 && text.find("# Edit here") != std::string::npos);
            const LessonReport report = checkLesson(*lesson);
            QVERIFY2(report.faults.empty(), report.faults.empty() ? "" : report.faults[0].what.text().c_str());
        }
        problem.solve.lambda = -1;
        QVERIFY(!lessonTemplate(problem, "a", "a"));
    }
};

ROSA_TEST(TestLesson)
#include "tst_lesson.moc"
