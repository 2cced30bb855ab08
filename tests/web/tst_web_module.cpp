/// The module of a page against the native program: every number of the lessons, and solutions of all kinds.
#include <QtCore/QFile>
#include <QtCore/QJsonArray>
#include <QtCore/QJsonDocument>
#include <QtCore/QJsonObject>
#include <QtCore/QProcess>
#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>

#include <cmath>

#include <nlohmann/json.hpp>

#include "core/lab/lesson.h"
#include "core/lab/solution.h"
#include "core/web/embedded_parts.h"
#include "core/web/page.h"
#include "core/web/problem_json.h"
#include "core/web/start_json.h"
#include "tests/lab/problems.h"
#include "tests/program/test_program.h"

using namespace rosa;

namespace {

using Json = nlohmann::ordered_json;

constexpr double kClose = 1e-9;

double numberOf(const QJsonValue& text)
{
    const QString word = text.toString();
    if (word == QLatin1String("Infinity")) return std::numeric_limits<double>::infinity();
    bool isNumber = false;
    const double value = word.toDouble(&isNumber);
    return isNumber ? value : std::numeric_limits<double>::quiet_NaN();
}

bool isClose(double native, double ofPage)
{
    return native == ofPage || std::abs(native - ofPage) <= kClose * std::max(1.0, std::abs(native));
}

/// What the page's module computes for these cases (replay.js).
QJsonObject replayed(const Json& cases)
{
    const QTemporaryDir folder;
    const auto write = [&](const char* name, const std::string& text) {
        QFile file(folder.filePath(QLatin1String(name)));
        if (file.open(QIODevice::WriteOnly)) file.write(text.data(), static_cast<qint64>(text.size()));
        return file.fileName();
    };
    const QString page = write("page.html", web::lessonPage(lab::builtInLessons()[0]).value());
    const QString list = write("cases.json", cases.dump());
    QProcess node;
    node.start(QStringLiteral("node"), {QStringLiteral(ROSA_REPLAY), page, list});
    node.waitForFinished(300000);
    const QByteArray errors = node.readAllStandardError();
    if (!errors.isEmpty()) qWarning("%s", errors.constData());
    return QJsonDocument::fromJson(node.readAllStandardOutput()).object();
}

/// Numbers of all lessons: the checks and the answers.
std::vector<lab::LessonCheck> numbersOfLessons()
{
    std::vector<lab::LessonCheck> all;
    for (const lab::Lesson& lesson : lab::builtInLessons())
        for (const lab::LessonStep& step : lesson.steps) {
            all.insert(all.end(), step.checks.begin(), step.checks.end());
            if (step.question && step.question->answer) all.push_back(*step.question->answer);
        }
    return all;
}

int differences(const std::vector<double>& native, const QJsonArray& ofPage)
{
    int count = native.size() == static_cast<std::size_t>(ofPage.size()) ? 0 : 1;
    for (qsizetype i = 0; i < std::min<qsizetype>(std::ssize(native), ofPage.size()); ++i)
        if (!isClose(native[static_cast<std::size_t>(i)], numberOf(ofPage[i]))) ++count;
    return count;
}

std::vector<double> listOf(const transport::Matrix<double>& matrix)
{
    return {matrix.values().begin(), matrix.values().end()};
}

lab::Problem withVariant(lab::Problem problem, lab::Variant variant)
{
    problem.solve.variant = variant;
    return problem;
}

/// Points on two spirals.
lab::Problem spirals(int rows, int columns)
{
    lab::PointList points[2];
    for (int side = 0; side < 2; ++side)
        for (int i = 0; i < (side == 0 ? rows : columns); ++i)
            points[side].push_back({std::cos(0.7 * i + side) * (1 + 0.1 * i), std::sin(0.7 * i + side) * (1 + 0.13 * i)});
    return test::clouds(points[0], points[1]);
}

std::vector<lab::Problem> problemsOfAllKinds()
{
    std::vector<lab::Problem> all;
    for (const auto variant : {lab::Variant::Sinkhorn, lab::Variant::Exact, lab::Variant::Independent,
                               lab::Variant::Debiased, lab::Variant::Unbalanced, lab::Variant::Sliced, lab::Variant::Hand})
        all.push_back(withVariant(spirals(5, 4), variant));
    all.back().solve.plan = transport::Matrix<double>(5, 4);
    (*all.back().solve.plan)(1, 2) = 0.25;
    for (const auto arithmetic : {transport::Arithmetic::Single, transport::Arithmetic::Logarithm}) {
        lab::Problem problem = spirals(6, 7);
        problem.solve.arithmetic = arithmetic;
        problem.solve.halfIterations = 13;
        all.push_back(problem);
    }
    lab::Problem graph = test::pathGraph();
    graph.isRescaled = true;
    graph.temperature = 0.5;
    all.push_back(graph);
    lab::Problem tolerant = spirals(12, 12);
    tolerant.solve = {.lambda = 4, .halfIterations = 1000, .tolerance = 1e-6, .plan = {}};
    all.push_back(tolerant);
    lab::Problem cosine = test::clouds({{1, 0}, {0, 1}, {-1, 0.2}}, {{1, 0.2}, {0.8, 0.4}}, lab::Ground::Cosine);
    cosine.weighting = lab::Weighting::Views;
    all.push_back(cosine);
    all.push_back(spirals(64, 64));
    return all;
}

}  // namespace

class TestWebModule : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        if (web::embeddedModule()[0].bytes.empty()) QSKIP("this build has no module of web pages");
    }

    void numbersOfLessonsAreThoseOfTheProgram()
    {
        const std::vector<lab::LessonCheck> numbers = numbersOfLessons();
        QVERIFY(numbers.size() > 100);
        Json cases = Json::array();
        std::vector<double> native;
        for (const lab::LessonCheck& number : numbers) {
            cases.push_back({{"problem", web::problemJson(number.problem)}, {"quantity", lab::toText(number.quantity)}});
            native.push_back(lab::quantity(number.problem, number.quantity).value());
        }
        const QJsonArray ofPage = replayed(cases)[QLatin1String("results")].toArray();
        QCOMPARE(differences(native, ofPage), 0);
        // A number that is wrong by little is found.
        native[0] += 2e-9 * std::max(1.0, std::abs(native[0]));
        QCOMPARE(differences(native, ofPage), 1);
    }

    void solutionsAreThoseOfTheProgram()
    {
        const std::vector<lab::Problem> problems = problemsOfAllKinds();
        Json cases = Json::array();
        for (const lab::Problem& problem : problems) cases.push_back({{"problem", web::problemJson(problem)}, {"slice", 3}});
        const QJsonArray results = replayed(cases)[QLatin1String("results")].toArray();
        QCOMPARE(static_cast<std::size_t>(results.size()), problems.size());
        for (std::size_t i = 0; i < problems.size(); ++i) {
            const lab::Problem& problem = problems[i];
            const auto posed = lab::pose(problem).value();
            const auto references = lab::referencesOf(posed).value();
            const auto solution = lab::solve(problem.solve, posed, references, problem.ground).value();
            const QJsonObject result = results[static_cast<qsizetype>(i)].toObject();
            const QJsonObject figures = result[QLatin1String("figures")].toObject();
            QCOMPARE(differences(listOf(solution.plan), result[QLatin1String("plan")].toArray()), 0);
            QCOMPARE(differences(listOf(references.exact.plan), result[QLatin1String("exactPlan")].toArray()), 0);
            const auto isFigure = [&](const char* name, double native) {
                return isClose(native, numberOf(figures[QLatin1String(name)]));
            };
            QVERIFY(isFigure("cost", solution.figures.cost));
            QVERIFY(isFigure("rowGap", solution.figures.rowGap));
            QVERIFY(isFigure("columnGap", solution.figures.columnGap));
            QVERIFY(isFigure("entropy", solution.figures.entropy));
            QVERIFY(isFigure("mass", solution.figures.mass));
            QVERIFY(isFigure("optimum", references.exact.cost));
            QVERIFY(isFigure("greedyCost", references.greedyCost));
            QVERIFY(isFigure("halfIterations", static_cast<double>(solution.state.halfIterations)));
            if (solution.divergence) QVERIFY(isFigure("debiased", solution.divergence->debiased));
            if (solution.sliced) QVERIFY(isFigure("slicedMean", solution.sliced->mean));
        }
    }

    void theSolutionThatAPageBeginsWithIsThatOfTheModule()
    {
        std::vector<lab::Problem> problems = problemsOfAllKinds();
        QVERIFY(!web::startJson(problems.back()));  // too large to be carried along
        problems.pop_back();
        for (const lab::Lesson& lesson : lab::builtInLessons()) problems.push_back(lesson.steps.front().problem);
        Json cases = Json::array();
        for (const lab::Problem& problem : problems) cases.push_back({{"problem", web::problemJson(problem)}, {"slice", 3}});
        const QJsonArray results = replayed(cases)[QLatin1String("results")].toArray();
        QCOMPARE(static_cast<std::size_t>(results.size()), problems.size());
        for (std::size_t i = 0; i < problems.size(); ++i) {
            const Json start = web::startJson(problems[i]).value();
            const QJsonObject result = results[static_cast<qsizetype>(i)].toObject();
            for (const char* matrix : {"plan", "exactPlan"})
                QCOMPARE(differences(start[matrix].get<std::vector<double>>(), result[QLatin1String(matrix)].toArray()), 0);
            for (const auto& [name, value] : start["figures"].items()) {
                const QJsonValue fromModule = result[QLatin1String("figures")].toObject()[QString::fromStdString(name)];
                if (value.is_string())
                    QCOMPARE(fromModule.toString().toStdString(), value.get<std::string>());
                else
                    QVERIFY2(isClose(value.get<double>(), numberOf(fromModule)), name.c_str());
            }
        }
        problems[0].source = lab::GivenCost{{2, 2, {1, 2, 2, 1}}, {}, {}, {}, {}, {}, {}};
        problems[0].rowWeights = {0, 0};
        QVERIFY(!web::startJson(problems[0]));  // The page says why.
    }

    /// What cannot be solved is a message, after which the module still computes.
    void faultsAreMessages()
    {
        lab::Problem weightless = test::crossing(), underflowing = test::crossing();
        weightless.rowWeights = {0, 0};
        underflowing.solve = {.lambda = 1e6, .arithmetic = transport::Arithmetic::Single, .plan = {}};
        underflowing.source = lab::GivenCost{{2, 2, {1, 2, 2, 1}}, {}, {}, {}, {}, {}, {}};
        Json cases{{{"problem", web::problemJson(weightless)}, {"slice", 3}},
                   {{"problem", web::problemJson(test::crossing())}, {"quantity", "sweeps"}},
                   {{"problem", web::problemJson(underflowing)}, {"slice", 3}},
                   {{"problem", web::problemJson(test::crossing())}, {"quantity", "optimum"}}};
        const QJsonObject page = replayed(cases);
        const QJsonArray results = page[QLatin1String("results")].toArray();
        const auto text = [&](qsizetype i) {
            return results[i].toObject()[QLatin1String("fault")].toObject()[QLatin1String("text")].toString();
        };
        QCOMPARE(text(0), QStringLiteral("weights of the %1: at least one must be positive"));
        QCOMPARE(text(1), QStringLiteral("%1: needs a tolerance"));
        QCOMPARE(results[2].toObject()[QLatin1String("figures")].toObject()[QLatin1String("end")].toString(),
                 QStringLiteral("underflow"));
        QCOMPARE(numberOf(results[3]), 0.0);
        QVERIFY(page[QLatin1String("ends")].toBool());
    }
};

ROSA_TEST(TestWebModule)
#include "tst_web_module.moc"
