/// Lessons without widgets: guesses, truths, what the lab shows, the manual's example.
#include "app/workbench/lab/data/lesson_walk.h"

#include <algorithm>
#include <cmath>

#include <QLocale>
#include <QTest>

#include "app/workbench/lab/data/lesson_list.h"
#include "core/catalog/catalogue.h"
#include "core/lab/lesson_check.h"
#include "core/manual/manual.h"
#include "tests/program/test_program.h"

using namespace rosa;
using namespace rosa::workbench;

class TestLessonWalk : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { QLocale::setDefault(QLocale::c()); }

    void guessesAreReadAsPeopleWriteThem()
    {
        QCOMPARE(numberOfGuess(QStringLiteral(" 0.25 ")), std::optional(0.25));
        QCOMPARE(numberOfGuess(QStringLiteral("10/4")), std::optional(2.5));
        QCOMPARE(numberOfGuess(QStringLiteral("1e-3")), std::optional(0.001));
        QCOMPARE(numberOfGuess(QStringLiteral("−2")), std::optional(-2.0));
        for (const char* wrong : {"", "a", "1/0", "1/2/3", "/", "inf", "nan", "1,5"})
            QVERIFY2(!numberOfGuess(QLatin1String(wrong)), wrong);
        QLocale::setDefault(QLocale(QLocale::German));
        QCOMPARE(numberOfGuess(QStringLiteral("0,25")), std::optional(0.25));
        QCOMPARE(numberOfGuess(QStringLiteral("1,5/3")), std::optional(0.5));
    }

    /// A guess as far off as the tolerance is right, whatever the rounding of decimal fractions.
    void aGuessAtTheToleranceIsRight()
    {
        lab::LessonQuestion question;
        question.answer.emplace();
        question.answer->tolerance = 0.1;
        QVERIFY(isRight(question, {0.4, 0, {}}, {0.3, {}}));
        QVERIFY(!isRight(question, {0.4001, 0, {}}, {0.3, {}}));
        question.answer->tolerance = 0;
        QVERIFY(isRight(question, {7, 0, {}}, {7, {}}));
        QVERIFY(!isRight(question, {8, 0, {}}, {7, {}}));
    }

    void theManualsExampleIsRight()
    {
        const manual::Manual manual{catalog::makeCatalogue()};
        const manual::Page* const page = manual.page("lessons");
        QVERIFY(page);
        const auto example = std::ranges::find_if(page->document, [](const manual::Block& block) {
            return block.kind == manual::Block::Kind::Code && block.text.starts_with("rosa_lesson");
        });
        QVERIFY(example != page->document.end());
        const auto lesson = lab::lessonFromToml(example->text, "lessons.md");
        QVERIFY2(lesson.ok(), lesson.ok() ? "" : lesson.error().text().c_str());
        const lab::LessonReport report = lab::checkLesson(*lesson);
        QCOMPARE(report.numbers.size(), std::size_t{2});
        QVERIFY2(report.faults.empty(), report.faults.empty() ? "" : report.faults[0].what.text().c_str());
        // Every quantity is described.
        for (const lab::QuantityInfo& info : lab::quantityInfos())
            QVERIFY2(page->markdown.find(std::string("`") + info.name) != std::string::npos, info.name);
        for (const std::string& control : lab::controlIds())
            QVERIFY2(page->markdown.find("`" + control + "`") != std::string::npos, control.c_str());
    }

    void theAnswersPictureIsTheAnswer()
    {
        const auto& lesson = lab::builtInLessons().front();
        LessonWalk walk(lesson);
        walk.go(2);  // Which x gives the cheapest plan?
        QVERIFY(!walk.scene().problem.solve.plan);
        walk.guess({0, 0, {}});
        const lab::Problem shown = walk.scene().problem;
        const double cost = lab::quantity(shown, lab::quantityFromText("cost").value()).value();
        const double optimum = lab::quantity(shown, lab::quantityFromText("optimum").value()).value();
        QVERIFY2(std::abs(cost - optimum) < 1e-9, qPrintable(QString::number(cost)));
    }

    /// A picture of a plan by hand that is an answer is a plan.
    void plansByHandKeepTheWeights()
    {
        int found = 0;
        for (const lab::Lesson& lesson : lab::builtInLessons())
            for (const lab::LessonStep& step : lesson.steps) {
                const lab::Problem& problem = lab::answeredProblem(step);
                if (!step.question || problem.solve.variant != lab::Variant::Hand) continue;
                ++found;
                for (const char* gap : {"row_gap", "column_gap"}) {
                    const double off = lab::quantity(problem, lab::quantityFromText(gap).value()).value();
                    QVERIFY2(off < 1e-9,
                             qPrintable(QStringLiteral("%1:%2").arg(QString::fromStdString(lesson.id)).arg(step.line)));
                }
            }
        QVERIFY(found >= 4);
    }

    /// Before D and Sinkhorn are spoken of, neither is shown.
    void aTextAboutAmountsHasAnEmptyPlan()
    {
        LessonWalk walk(lab::builtInLessons().front());
        const LessonScene scene = walk.scene();
        QVERIFY(scene.hidesResult && scene.hidesCosts && scene.controls.empty());
        QVERIFY(scene.problem.solve.variant == lab::Variant::Hand && !scene.problem.solve.plan);
        QVERIFY(!scene.hidesFormula);
        walk.go(2);
        QVERIFY(!walk.scene().hidesCosts);
        // A problem that stands before its first half iteration in place of an exact plan does not show the formula of Sinkhorn.
        LessonWalk exact(lab::builtInLessons()[2]);
        QVERIFY(exact.scene().hidesFormula);
        exact.showWithoutGuess();
        QVERIFY(!exact.scene().hidesFormula);
    }

    void theNextLessonIsTheOneBegunOrTheOneBehind()
    {
        const auto next = [](const std::vector<int>& done) {
            QList<LessonLink> links;
            for (const int steps : done) links.append(LessonLink{{}, {}, {}, {}, 0, 3, steps, false});
            links.append(LessonLink{{}, {}, {}, {}, 0, 3, 1, true});  // Files are nobody's next.
            return nextLesson(links);
        };
        QCOMPARE(next({0, 0, 0}), 0);
        QCOMPARE(next({3, 0, 0}), 1);
        QCOMPARE(next({0, 3, 0}), 2);
        QCOMPARE(next({0, 0, 3}), 0);
        QCOMPARE(next({3, 0, 1}), 2);
        QCOMPARE(next({3, 3, 3}), -1);
    }

    /// No lesson of the program tells its answers.
    void openQuestionsOfTheProgramHideTheirResult()
    {
        for (const lab::Lesson& lesson : lab::builtInLessons()) {
            LessonWalk walk(lesson);
            for (std::size_t i = 0; i < lesson.steps.size(); ++i) {
                walk.go(i);
                if (!walk.isOpen()) continue;
                const LessonScene scene = walk.scene();
                QVERIFY2(scene.hidesVerdicts, lesson.id.c_str());
                if (walk.step().question->isShown) continue;
                QVERIFY2(scene.hidesResult, lesson.id.c_str());
                QVERIFY2(!scene.problem.solve.plan, lesson.id.c_str());
                QVERIFY2(scene.problem.solve.variant == lab::Variant::Hand || scene.problem.solve.halfIterations == 0,
                         lesson.id.c_str());
                walk.showWithoutGuess();
                QVERIFY2(!walk.scene().hidesResult && !walk.scene().hidesVerdicts, lesson.id.c_str());
                QVERIFY2(truthOf(walk.step()).ok(), lesson.id.c_str());
            }
        }
    }
};

ROSA_EVENT_LOOP_TEST(TestLessonWalk)
#include "tst_lesson_walk.moc"
