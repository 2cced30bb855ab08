#include <algorithm>
#include <cmath>
#include <numeric>

#include <QSignalSpy>
#include <QTest>

#include "app/workbench/lab/data/lab_edit.h"
#include "app/workbench/lab/data/lab_picture.h"
#include "app/workbench/lab/data/lab_player.h"
#include "app/workbench/lab/data/lab_state.h"
#include "app/workbench/lab/data/lab_text.h"
#include "core/lab/problem_toml.h"
#include "core/lab/solution.h"
#include "tests/program/test_program.h"

using namespace rosa;
using namespace rosa::workbench;

namespace {

lab::GivenCost costs(std::int64_t rows, std::int64_t columns, std::vector<double> values)
{
    lab::GivenCost given;
    given.cost = {rows, columns, std::move(values)};
    return given;
}

/// E with t = (.5, .5) and r = (.9, .1): lesson 3.
lab::Problem exchange(double lambda = 5)
{
    lab::Problem problem;
    problem.source = costs(2, 2, {0, 1, 1, 0});
    problem.rowWeights = {0.5, 0.5};
    problem.columnWeights = {0.9, 0.1};
    problem.solve.lambda = lambda;
    problem.solve.halfIterations = 2;
    return problem;
}

lab::Problem clouds(int points)
{
    lab::Problem problem;
    draw(problem, {LabKind::Clouds, points, points, 3});
    return problem;
}

double sumOf(const std::vector<double>& values) { return std::accumulate(values.begin(), values.end(), 0.0); }

/// The answer that the state must give: computed anew, without anything kept.
lab::Solution solved(const lab::Problem& problem)
{
    const auto posed = lab::pose(problem);
    const auto references = lab::referencesOf(*posed);
    return *lab::solve(problem.solve, *posed, *references, problem.ground);
}

void compare(const lab::Solution& shown, const lab::Solution& wanted)
{
    QCOMPARE(shown.plan.rows(), wanted.plan.rows());
    for (std::size_t i = 0; i < wanted.plan.values().size(); ++i) QCOMPARE(shown.plan.values()[i], wanted.plan.values()[i]);
    QCOMPARE(shown.figures.cost, wanted.figures.cost);
    QCOMPARE(shown.figures.rowGap, wanted.figures.rowGap);
    QCOMPARE(shown.run.steps.size(), wanted.run.steps.size());
    QCOMPARE(static_cast<int>(shown.run.end), static_cast<int>(wanted.run.end));
    QCOMPARE(static_cast<int>(shown.verdict), static_cast<int>(wanted.verdict));
}

}  // namespace

/// The lab without widgets: edits, undo, half iterations, what is said about them.
class TestLabState : public QObject {
    Q_OBJECT

    static constexpr int kPatience = 60'000;

private Q_SLOTS:
    void opensAlive();
    void everyHalfIterationIsThatOfTheSolver();
    void onlyTheNextSideIsScaled();
    void aSweepEndsWithColumns();
    void toToleranceStopsThere();
    void aDragIsOneStep();
    void anotherEditEndsADrag();
    void anUndoEndsADrag();
    void aCancelledDragLeavesNoStep();
    void editsOfWhatIsGoneAreIgnored();
    void aCancelledComputationLeavesWhatWasThere();
    void theWayToAToleranceIsKept();
    void theExactPlanHasNoRoundingErrors();
    void scalingsOfFloat32MeetTheirSide();
    void everythingIsUndone();
    void weightsKeepTheProportionsOfTheOthers();
    void aWeightOfAllOrNothingIsPossible();
    void costsBehindSAreDividedByIt();
    void handFilledCellsTakeWhatIsLeft();
    void drawsAreRepeatable();
    void anotherNumberOfPointsKeepsThePlaces();
    void aMatrixStartsFromTheCostsOfPoints();
    void largeProblemsAreSolvedInTheBackground();
    void aDragInTheBackgroundEndsWithTheLastProblem();
    void aLongComputationIsCancelled();
    void anUnderflowIsTheEnd();
    void whatCannotBeSolvedIsSaid();
    void verdictsSayThreeThings();
    void coloursKeepTheirScale();
    void thePinnedPlanStays();
    void playingStopsAtConvergence();
    void theSceneHasWhatIsSolved();
    void tracesOfALessonEndAtTheShownHalfIteration();
    void whatCouldBeTheAnswerIsHidden();
};

void TestLabState::opensAlive()
{
    const LabState state;
    QVERIFY(state.answer());
    QCOMPARE(state.now().settings.lambda, 20.0);
    QVERIFY(state.answer()->halfIterations > 0);
    QVERIFY(state.answer()->shown.figures.mass > 0.9);
    QVERIFY(!state.isConverged());
    QVERIFY(state.answer()->trace->solution.run.steps.size() >= static_cast<std::size_t>(kLabAhead));
}

void TestLabState::everyHalfIterationIsThatOfTheSolver()
{
    LabState state;
    state.start(clouds(6));
    for (const int target : {0, 1, 2, 7, 30, 99, 100, 101, 150, 3}) {
        state.goTo(target);
        QTRY_VERIFY_WITH_TIMEOUT(!state.isBusy(), kPatience);
        QCOMPARE(state.halfIterations(), target);
        compare(state.answer()->shown, solved(state.problem()));
    }
    for (const auto variant : {lab::Variant::Exact, lab::Variant::Independent, lab::Variant::Hand, lab::Variant::Debiased,
                               lab::Variant::Unbalanced, lab::Variant::Sliced}) {
        state.set(QStringLiteral("variant"), [=](lab::SolveSettings& settings) { settings.variant = variant; });
        QTRY_VERIFY_WITH_TIMEOUT(!state.isBusy(), kPatience);
        compare(state.answer()->shown, solved(state.problem()));
    }
}

void TestLabState::onlyTheNextSideIsScaled()
{
    LabState state;
    state.start(exchange());
    state.backToStart();
    QCOMPARE(state.halfIterations(), 0);
    QVERIFY(state.next() == transport::Side::Rows);
    QCOMPARE(state.answer()->shown.figures.mass, 0.0);
    state.scale();
    QVERIFY(state.next() == transport::Side::Columns);
    QVERIFY(state.answer()->shown.figures.rowGap < 1e-14);
    QVERIFY(state.answer()->shown.figures.columnGap > 0.1);
    state.scale();
    QVERIFY(state.next() == transport::Side::Rows);
    QVERIFY(state.answer()->shown.figures.columnGap < 1e-14);
    state.stepBack();
    QCOMPARE(state.halfIterations(), 1);
    state.stepBack();
    state.stepBack();
    QCOMPARE(state.halfIterations(), 0);
}

void TestLabState::aSweepEndsWithColumns()
{
    LabState state;
    state.start(exchange());
    state.goTo(0);
    state.iterate();
    QCOMPARE(state.halfIterations(), 2);
    // Lesson 3 at λ = 5.
    QVERIFY(std::abs(state.answer()->shown.figures.cost - 0.0067) < 5e-5);
    state.goTo(3);
    state.iterate();
    QCOMPARE(state.halfIterations(), 4);
    QVERIFY(std::abs(state.answer()->shown.figures.cost - 0.0488) < 5e-5);
}

void TestLabState::toToleranceStopsThere()
{
    LabState state;
    state.start(exchange());
    state.setGoal(1e-6);
    state.toTolerance();
    QTRY_VERIFY_WITH_TIMEOUT(!state.isBusy(), kPatience);
    QVERIFY(state.isConverged());
    QVERIFY(state.answer()->shown.run.end == transport::ScalingEnd::Tolerance);
    const int end = state.halfIterations();
    QVERIFY(end > 4);
    state.stepBack();
    QTRY_VERIFY_WITH_TIMEOUT(!state.isBusy(), kPatience);
    QCOMPARE(state.halfIterations(), end - 1);
    QVERIFY(!state.isConverged());
    state.undoStack()->undo();
    QTRY_VERIFY_WITH_TIMEOUT(!state.isBusy(), kPatience);
    QCOMPARE(state.halfIterations(), end);
    state.scale();
    QTRY_VERIFY_WITH_TIMEOUT(!state.isBusy(), kPatience);
    QCOMPARE(state.halfIterations(), end + 1);
}

void TestLabState::aDragIsOneStep()
{
    LabState state;
    state.start(clouds(5));
    const auto before = std::get<lab::Clouds>(state.problem().source).rows;
    for (int i = 1; i <= 10; ++i)
        state.edit(
            QStringLiteral("Move"),
            [=](lab::Problem& problem, const lab::Posed&) {
                movePoint(problem, true, 2, {0.1 * i, 0.2});
            },
            i == 10);
    QCOMPARE(std::get<lab::Clouds>(state.problem().source).rows[2], (transport::PlanePoint{1, 0.2}));
    QCOMPARE(state.undoStack()->count(), 1);
    QCOMPARE(state.undoStack()->undoText(), QStringLiteral("Move"));
    state.undoStack()->undo();
    QVERIFY(std::get<lab::Clouds>(state.problem().source).rows == before);
    compare(state.answer()->shown, solved(state.problem()));
    state.undoStack()->redo();
    QCOMPARE(std::get<lab::Clouds>(state.problem().source).rows[2], (transport::PlanePoint{1, 0.2}));
}

void TestLabState::anUndoEndsADrag()
{
    LabState state;
    state.start(clouds(5));
    QSignalSpy dropped(&state, &LabState::dragDropped);
    state.set(QStringLiteral("λ"), [](lab::SolveSettings& settings) { settings.lambda = 3; });
    const auto drag = [&](double x, bool isDone) {
        state.edit(
            QStringLiteral("Move"),
            [x](lab::Problem& problem, const lab::Posed&) {
                movePoint(problem, true, 0, {x, 0.9});
            },
            isDone);
    };
    drag(0.8, false);
    state.undoStack()->undo();
    QCOMPARE(dropped.count(), 1);
    QVERIFY(state.now().settings.lambda != 3);
    // The drag is over; the next begins where the undo led to.
    drag(0.7, true);
    QVERIFY(state.now().settings.lambda != 3);
    QCOMPARE(state.undoStack()->count(), 1);
}

void TestLabState::aCancelledDragLeavesNoStep()
{
    lab::Problem problem = clouds(5);
    problem.weighting = lab::Weighting::Views;
    LabState state;
    state.start(problem);
    state.edit(
        QStringLiteral("Change a weight"),
        [](lab::Problem& changed, const lab::Posed& posed) { setWeight(changed, posed, true, 0, 0.5); }, false);
    QVERIFY(state.problem().weighting == lab::Weighting::Own);
    state.cancelDrag();
    QVERIFY(state.problem().weighting == lab::Weighting::Views);
    QCOMPARE(state.undoStack()->count(), 0);
}

void TestLabState::editsOfWhatIsGoneAreIgnored()
{
    LabState state;
    state.start(clouds(2));
    const std::string before = lab::toToml(state.problem());
    state.edit(QStringLiteral("stale"), [](lab::Problem& problem, const lab::Posed& posed) {
        movePoint(problem, true, 4, {1, 1});
        movePoint(problem, false, -1, {1, 1});
        setWeight(problem, posed, false, 2, 0.5);
        problem.solve.variant = lab::Variant::Hand;
        QVERIFY(!setCell(problem, posed, widgets::LabMatrix::Plan, 0, 2, 1));
        toggleCell(problem, posed, 2, 0);
        problem.solve.variant = lab::Variant::Sinkhorn;
    });
    QCOMPARE(lab::toToml(state.problem()), before);
}

void TestLabState::aCancelledComputationLeavesWhatWasThere()
{
    LabState state;
    lab::Problem problem = clouds(static_cast<int>(lab::kMostPoints));
    problem.solve.arithmetic = transport::Arithmetic::Logarithm;
    problem.solve.lambda = 500;
    problem.solve.halfIterations = 3;
    state.open(QStringLiteral("large"), std::move(problem));
    QTRY_VERIFY_WITH_TIMEOUT(!state.isBusy(), kPatience);
    QCOMPARE(state.halfIterations(), 3);
    state.toTolerance();
    QVERIFY(state.isBusy());
    state.cancel();
    QTRY_VERIFY_WITH_TIMEOUT(!state.isBusy(), kPatience);
    QVERIFY(state.fault().empty());
    QCOMPARE(state.halfIterations(), 3);
    QVERIFY(state.next().has_value());
}

void TestLabState::theWayToAToleranceIsKept()
{
    LabState state;
    state.start(clouds(6));
    state.toTolerance();
    QTRY_VERIFY_WITH_TIMEOUT(!state.isBusy(), kPatience);
    const int end = state.halfIterations();
    QVERIFY(end > 10);
    const LabTracePtr trace = state.answer()->trace;
    state.stepBack();
    QVERIFY(state.answer()->trace == trace);
    QCOMPARE(state.halfIterations(), end - 1);
    compare(state.answer()->shown, solved(state.problem()));
    // Beyond its end it is solved anew.
    state.goTo(end + 10);
    QTRY_VERIFY_WITH_TIMEOUT(!state.isBusy(), kPatience);
    QCOMPARE(state.halfIterations(), end + 10);
}

void TestLabState::theExactPlanHasNoRoundingErrors()
{
    lab::Problem problem;
    problem.source = costs(3, 3, {1, 2, 3, 2, 4, 6, 3, 6, 9});
    problem.solve.variant = lab::Variant::Exact;
    LabState state;
    state.start(problem);
    // Thirds are no multiples of 2⁻⁴⁰; the optimum is a permutation all the same.
    QCOMPARE(std::ranges::count_if(state.answer()->shown.plan.values(), [](double mass) { return mass > 0; }), 3);
    QCOMPARE(verdictsOf(*state.answer()).marginals, QStringLiteral("Both marginals are met."));
}

void TestLabState::scalingsOfFloat32MeetTheirSide()
{
    lab::Problem problem = clouds(5);
    problem.solve.arithmetic = transport::Arithmetic::Single;
    problem.solve.halfIterations = 4;
    LabState state;
    state.start(problem);
    const QString marginals = verdictsOf(*state.answer()).marginals;
    QVERIFY2(marginals.startsWith(QStringLiteral("Columns are met; rows are off by ")), qPrintable(marginals));
}

void TestLabState::anotherEditEndsADrag()
{
    LabState state;
    state.start(clouds(5));
    state.edit(
        QStringLiteral("Move"),
        [](lab::Problem& problem, const lab::Posed&) {
            movePoint(problem, true, 0, {0.9, 0.9});
        },
        false);
    state.set(QStringLiteral("λ"), [](lab::SolveSettings& settings) { settings.lambda = 3; });
    QCOMPARE(state.undoStack()->count(), 2);
    QCOMPARE(std::get<lab::Clouds>(state.problem().source).rows[0], (transport::PlanePoint{0.9, 0.9}));
    QCOMPARE(state.now().settings.lambda, 3.0);
}

void TestLabState::everythingIsUndone()
{
    LabState state;
    state.start(clouds(5), LabDraw{LabKind::Clouds, 5, 5, 3});
    const std::string start = lab::toToml(state.problem());
    state.scale();
    state.iterate();
    state.pin(true);
    state.drawAgain();
    state.resizeTo(QStringLiteral("size"), {LabKind::Clouds, 7, 4, 4});
    state.edit(QStringLiteral("matrix"), makeMatrix);
    state.set(QStringLiteral("variant"), [](lab::SolveSettings& settings) { settings.variant = lab::Variant::Hand; });
    state.edit(QStringLiteral("fill"),
               [](lab::Problem& problem, const lab::Posed& posed) { toggleCell(problem, posed, 0, 0); });
    state.fitScales();
    state.setGoal(1e-3);
    state.open(QStringLiteral("open"), exchange());
    QCOMPARE(state.undoStack()->count(), 11);
    const std::string end = lab::toToml(state.problem());
    while (state.undoStack()->canUndo()) state.undoStack()->undo();
    QTRY_VERIFY_WITH_TIMEOUT(!state.isBusy(), kPatience);
    QCOMPARE(lab::toToml(state.problem()), start);
    QVERIFY(!state.now().ghost);
    compare(state.answer()->shown, solved(state.problem()));
    while (state.undoStack()->canRedo()) state.undoStack()->redo();
    QTRY_VERIFY_WITH_TIMEOUT(!state.isBusy(), kPatience);
    QCOMPARE(lab::toToml(state.problem()), end);
    compare(state.answer()->shown, solved(state.problem()));
}

void TestLabState::weightsKeepTheProportionsOfTheOthers()
{
    lab::Problem problem = exchange();
    problem.source = costs(1, 3, {1, 2, 3});
    problem.rowWeights = {1};
    problem.columnWeights = {0.5, 0.3, 0.2};
    const auto posed = lab::pose(problem);
    setWeight(problem, *posed, false, 0, 0.75);
    QCOMPARE(problem.columnWeights[0], 0.75);
    QCOMPARE(problem.columnWeights[1], 0.15);
    QCOMPARE(problem.columnWeights[2], 0.1);
    setWeight(problem, *posed, true, 0, 0.2);
    QCOMPARE(problem.rowWeights, std::vector<double>{1});

    problem.solve.variant = lab::Variant::Unbalanced;
    setWeight(problem, *lab::pose(problem), false, 1, 2);
    QCOMPARE(problem.columnWeights, (std::vector<double>{0.75, 2, 0.1}));
    problem.columnWeights = {1, 0, 0};
    setWeight(problem, *lab::pose(problem), false, 0, 0);
    QCOMPARE(sumOf(problem.columnWeights), 1.0);
}

void TestLabState::aWeightOfAllOrNothingIsPossible()
{
    lab::Problem problem = exchange();
    setWeight(problem, *lab::pose(problem), false, 0, 1);
    QCOMPARE(problem.columnWeights, (std::vector<double>{1, 0}));
    setWeight(problem, *lab::pose(problem), false, 0, 0.25);
    QCOMPARE(problem.columnWeights, (std::vector<double>{0.25, 0.75}));
    setWeight(problem, *lab::pose(problem), false, 0, -3);
    QCOMPARE(problem.columnWeights, (std::vector<double>{0, 1}));
    setWeight(problem, *lab::pose(problem), false, 0, std::nan(""));
    QCOMPARE(problem.columnWeights, (std::vector<double>{0, 1}));
}

void TestLabState::costsBehindSAreDividedByIt()
{
    lab::Problem problem = exchange();
    auto& given = std::get<lab::GivenCost>(problem.source);
    given.scale = transport::Matrix<double>(2, 2, {0.5, 0.5, 0.8, 0});
    problem.isRescaled = true;
    const auto posed = lab::pose(problem);
    QVERIFY(setCell(problem, *posed, widgets::LabMatrix::Cost, 1, 0, 0.4));
    QCOMPARE(given.cost(1, 0), 0.5);
    QCOMPARE(lab::pose(problem)->cost(1, 0), 0.4);
    QVERIFY(!setCell(problem, *posed, widgets::LabMatrix::Cost, 1, 1, 0.4));
    QVERIFY(!setCell(problem, *posed, widgets::LabMatrix::Plan, 1, 1, 0.4));
    lab::Problem points = clouds(3);
    QVERIFY(!setCell(points, *lab::pose(points), widgets::LabMatrix::Cost, 0, 0, 1));
}

void TestLabState::handFilledCellsTakeWhatIsLeft()
{
    lab::Problem problem = exchange();
    problem.solve.variant = lab::Variant::Hand;
    const auto posed = lab::pose(problem);
    toggleCell(problem, *posed, 0, 0);
    QCOMPARE((*problem.solve.plan)(0, 0), 0.5);
    toggleCell(problem, *posed, 1, 0);
    QCOMPARE((*problem.solve.plan)(1, 0), 0.4);
    toggleCell(problem, *posed, 1, 1);
    QVERIFY(std::abs((*problem.solve.plan)(1, 1) - 0.1) < 1e-15);
    toggleCell(problem, *posed, 0, 0);
    QCOMPARE((*problem.solve.plan)(0, 0), 0.0);
}

void TestLabState::drawsAreRepeatable()
{
    for (const LabKind kind : {LabKind::Clouds, LabKind::Graph, LabKind::Matrix}) {
        lab::Problem one, same, other;
        draw(one, {kind, 9, 6, 5});
        draw(same, {kind, 9, 6, 5});
        draw(other, {kind, 9, 6, 6});
        QCOMPARE(lab::toToml(one), lab::toToml(same));
        QVERIFY(lab::toToml(one) != lab::toToml(other));
        QVERIFY(lab::sizeOf(one) == (std::pair<std::int64_t, std::int64_t>(9, 6)));
        for (const int size : {1, 2, 128}) {
            lab::Problem extreme;
            draw(extreme, {kind, size, 1, 1});
            const auto posed = lab::pose(extreme);
            QVERIFY2(posed.ok(), posed.ok() ? "" : posed.error().text().c_str());
            QCOMPARE(posed->cost.rows(), size);
        }
    }
}

void TestLabState::anotherNumberOfPointsKeepsThePlaces()
{
    lab::Problem problem = clouds(5);
    movePoint(problem, true, 1, {0.31, 0.32});
    problem.rowWeights = {1, 2, 3, 4, 5};
    resize(problem, {LabKind::Clouds, 7, 4, 3});
    const auto& source = std::get<lab::Clouds>(problem.source);
    QCOMPARE(source.rows.size(), std::size_t{7});
    QCOMPARE(source.columns.size(), std::size_t{4});
    QCOMPARE(source.rows[1], (transport::PlanePoint{0.31, 0.32}));
    QVERIFY(problem.rowWeights.empty());
    lab::Problem matrix = exchange();
    resize(matrix, {LabKind::Matrix, 3, 2, 1});
    QCOMPARE(std::get<lab::GivenCost>(matrix.source).cost(1, 0), 1.0);
    QVERIFY(lab::pose(matrix).ok());
}

void TestLabState::aMatrixStartsFromTheCostsOfPoints()
{
    lab::Problem problem;
    draw(problem, {LabKind::Graph, 6, 5, 2});
    problem.isRescaled = true;
    problem.solve.variant = lab::Variant::Sliced;
    problem.weighting = lab::Weighting::Views;
    const auto points = lab::pose(problem);
    makeMatrix(problem, *points);
    const auto posed = lab::pose(problem);
    QVERIFY(posed.ok());
    QVERIFY(std::abs(posed->distance(2, 3) - points->distance(2, 3)) <= 0.005 + 1e-12);
    QCOMPARE((*posed->scale)(2, 3), (*points->scale)(2, 3));
    QVERIFY(problem.solve.variant == lab::Variant::Sinkhorn);
    QVERIFY(problem.weighting == lab::Weighting::Own);
}

void TestLabState::largeProblemsAreSolvedInTheBackground()
{
    LabState state;
    QSignalSpy busy(&state, &LabState::busyChanged);
    QSignalSpy answers(&state, &LabState::solved);
    state.open(QStringLiteral("large"), clouds(static_cast<int>(lab::kMostPoints)));
    QVERIFY(state.isBusy());
    QCOMPARE(answers.count(), 0);
    QTRY_COMPARE_WITH_TIMEOUT(answers.count(), 1, kPatience);
    QVERIFY(!state.isBusy());
    QCOMPARE(busy.count(), 2);
    compare(state.answer()->shown, solved(state.problem()));
}

void TestLabState::aDragInTheBackgroundEndsWithTheLastProblem()
{
    LabState state;
    state.start(clouds(static_cast<int>(lab::kMostPoints)));
    QTRY_VERIFY_WITH_TIMEOUT(!state.isBusy(), kPatience);
    QSignalSpy answers(&state, &LabState::solved);
    constexpr int kMoves = 20;
    for (int i = 1; i <= kMoves; ++i)
        state.edit(
            QStringLiteral("Move"),
            [=](lab::Problem& problem, const lab::Posed&) {
                movePoint(problem, false, 7, {0.01 * i, 0.5});
            },
            i == kMoves);
    QVERIFY(state.isBusy());
    QTRY_VERIFY_WITH_TIMEOUT(!state.isBusy(), kPatience);
    QCOMPARE(state.answer()->posed().columnPlaces[7], (transport::PlanePoint{0.2, 0.5}));
    QCOMPARE(answers.count(), 1);
    QCOMPARE(state.undoStack()->count(), 1);
}

void TestLabState::aLongComputationIsCancelled()
{
    LabState state;
    lab::Problem problem = clouds(static_cast<int>(lab::kMostPoints));
    problem.solve.halfIterations = 100'000;
    problem.solve.arithmetic = transport::Arithmetic::Logarithm;
    state.open(QStringLiteral("long"), std::move(problem));
    QVERIFY(state.isBusy());
    state.cancel();
    QTRY_VERIFY_WITH_TIMEOUT(!state.isBusy(), kPatience);
    QVERIFY(!state.fault().empty());
    state.undoStack()->undo();
    QTRY_VERIFY_WITH_TIMEOUT(!state.isBusy(), kPatience);
    QVERIFY(state.fault().empty());
}

void TestLabState::anUnderflowIsTheEnd()
{
    lab::Problem problem = exchange(300);
    problem.solve.arithmetic = transport::Arithmetic::Single;
    std::get<lab::GivenCost>(problem.source).cost = {2, 2, {2, 2, 2, 2}};
    problem.solve.halfIterations = 1;
    LabState state;
    state.start(problem);
    QVERIFY(state.answer()->shown.run.end == transport::ScalingEnd::Underflow);
    QCOMPARE(state.halfIterations(), 0);
    QVERIFY(!state.next());
    QVERIFY(verdictsOf(*state.answer()).end.contains(QStringLiteral("no next one")));
    state.set(QStringLiteral("log"),
              [](lab::SolveSettings& settings) { settings.arithmetic = transport::Arithmetic::Logarithm; });
    QCOMPARE(state.halfIterations(), 1);
}

void TestLabState::whatCannotBeSolvedIsSaid()
{
    LabState state;
    state.edit(QStringLiteral("cosine"),
               [](lab::Problem& problem, const lab::Posed&) { problem.ground = lab::Ground::Cosine; });
    QVERIFY(state.fault().empty());
    const LabAnswerPtr before = state.answer();
    state.set(QStringLiteral("sliced"), [](lab::SolveSettings& settings) { settings.variant = lab::Variant::Sliced; });
    QTRY_VERIFY_WITH_TIMEOUT(!state.isBusy(), kPatience);
    QVERIFY(!state.fault().empty());
    QVERIFY(state.answer() == before);
    state.undoStack()->undo();
    QVERIFY(state.fault().empty());
}

void TestLabState::verdictsSayThreeThings()
{
    LabState state;
    state.start(exchange());
    LabVerdicts verdicts = verdictsOf(*state.answer());
    QVERIFY2(verdicts.end.contains(QStringLiteral("as asked, not by convergence")), qPrintable(verdicts.end));
    QVERIFY2(verdicts.marginals.startsWith(QStringLiteral("Columns are met; rows are off by ")),
             qPrintable(verdicts.marginals));
    QVERIFY2(verdicts.cost.contains(QStringLiteral("infeasible")), qPrintable(verdicts.cost));
    QVERIFY(verdicts.isInfeasible);
    state.toTolerance();
    QTRY_VERIFY_WITH_TIMEOUT(!state.isBusy(), kPatience);
    verdicts = verdictsOf(*state.answer());
    QVERIFY2(verdicts.end.contains(QStringLiteral("within")), qPrintable(verdicts.end));
    QVERIFY(!verdicts.isInfeasible);
    state.set(QStringLiteral("exact"), [](lab::SolveSettings& settings) { settings.variant = lab::Variant::Exact; });
    verdicts = verdictsOf(*state.answer());
    QCOMPARE(verdicts.marginals, QStringLiteral("Both marginals are met."));
    QCOMPARE(verdicts.cost, QStringLiteral("Cost 0.4: the optimum."));
    state.set(QStringLiteral("independent"),
              [](lab::SolveSettings& settings) { settings.variant = lab::Variant::Independent; });
    // t·rᵀ has .05 + .45 off the diagonal: .5.
    QCOMPARE(verdictsOf(*state.answer()).cost, QStringLiteral("Cost 0.5, 25.0 % above the optimum 0.4."));
}

void TestLabState::coloursKeepTheirScale()
{
    LabState state;
    state.start(exchange());
    const double cost = state.now().mostCost, mass = state.now().mostMass;
    QCOMPARE(cost, 1.0);
    QCOMPARE(mass, 0.5);
    state.set(QStringLiteral("λ"), [](lab::SolveSettings& settings) { settings.lambda = 0.1; });
    state.edit(QStringLiteral("cell"), [](lab::Problem& problem, const lab::Posed& posed) {
        setCell(problem, posed, widgets::LabMatrix::Cost, 0, 1, 7);
    });
    QCOMPARE(state.now().mostCost, cost);
    QCOMPARE(state.now().mostMass, mass);
    state.fitScales();
    QCOMPARE(state.now().mostCost, 7.0);
    QVERIFY(state.now().mostMass != mass);
}

void TestLabState::thePinnedPlanStays()
{
    LabState state;
    state.start(exchange());
    state.pin(true);
    const transport::Matrix<double> pinned = state.answer()->shown.plan;
    state.set(QStringLiteral("λ"), [](lab::SolveSettings& settings) { settings.lambda = 1; });
    widgets::LabScene scene = sceneOf(*state.answer(), state.now(), {});
    QVERIFY(scene.ghost.has_value());
    QCOMPARE((*scene.ghost)(0, 1), pinned(0, 1));
    QVERIFY(scene.plan(0, 1) != pinned(0, 1));
    state.resizeTo(QStringLiteral("size"), {LabKind::Matrix, 3, 3, 1});
    scene = sceneOf(*state.answer(), state.now(), {});
    QVERIFY(!scene.ghost.has_value());
}

void TestLabState::playingStopsAtConvergence()
{
    LabState state;
    state.start(exchange());
    LabPlayer player(state);
    player.setInterval(0);
    QSignalSpy playing(&player, &LabPlayer::playingChanged);
    player.play();
    QVERIFY(player.isPlaying());
    QTRY_VERIFY_WITH_TIMEOUT(!player.isPlaying(), kPatience);
    QVERIFY(state.isConverged());
    QCOMPARE(playing.count(), 2);
    QCOMPARE(state.undoStack()->count(), 1);
    state.undoStack()->undo();
    QCOMPARE(state.halfIterations(), 2);
    state.set(QStringLiteral("exact"), [](lab::SolveSettings& settings) { settings.variant = lab::Variant::Exact; });
    player.play();
    QVERIFY(!player.isPlaying());
}

void TestLabState::theSceneHasWhatIsSolved()
{
    LabState state;
    state.start(exchange());
    const widgets::LabScene scene = sceneOf(*state.answer(), state.now(), {});
    QVERIFY(!scene.hasPlane);
    QVERIFY(!scene.canDragPoints);
    QVERIFY(scene.canEditCost);
    QVERIFY(!scene.canEditPlan);
    QCOMPARE(scene.rows.weights, (std::vector<double>{0.5, 0.5}));
    QCOMPARE(scene.rows.labels, (QStringList{QStringLiteral("1"), QStringLiteral("2")}));
    QCOMPARE(scene.rows.sums[0], scene.plan(0, 0) + scene.plan(0, 1));
    QCOMPARE(scene.kernel(0, 1), std::exp(-5.0));
    QCOMPARE(scene.contribution(0, 1), scene.plan(0, 1));
    QCOMPARE(scene.contribution(0, 0), 0.0);
    QCOMPARE(scene.halfIterations, 2);
    QVERIFY(scene.next == widgets::LabTerm::Rows);
    const auto at = static_cast<std::size_t>(scene.halfIterations);
    QCOMPARE(scene.traces.cost[at], state.answer()->shown.figures.cost);
    QCOMPARE(scene.traces.rowGap[at], state.answer()->shown.figures.rowGap);
    QCOMPARE(scene.traces.exactCost, 0.4);
    QVERIFY(scene.traces.exactEntropy < scene.traces.independentEntropy);
}

void TestLabState::tracesOfALessonEndAtTheShownHalfIteration()
{
    LabState state;
    state.start(exchange());
    QVERIFY(sceneOf(*state.answer(), state.now(), {}).traces.cost.size() > 100);
    const LabFreedom lesson({lab::Control::Lambda});
    QCOMPARE(sceneOf(*state.answer(), state.now(), lesson).traces.cost.size(), std::size_t{3});
}

void TestLabState::whatCouldBeTheAnswerIsHidden()
{
    LabState state;
    state.start(exchange());
    const LabFreedom question({}, LabFreedom::Result::Hidden);
    widgets::LabScene scene = sceneOf(*state.answer(), state.now(), question);
    QCOMPARE(scene.cost(0, 1), 1.0);
    QCOMPARE(scene.columns.weights, (std::vector<double>{0.9, 0.1}));
    QCOMPARE(scene.exactPlan.rows(), 0);
    QCOMPARE(scene.kernel.rows(), 0);
    QCOMPARE(scene.plan.rows(), 0);
    QCOMPARE(scene.rows.sums, (std::vector<double>{0, 0}));
    QVERIFY(scene.rows.logScaling.empty() && scene.traces.cost.empty());
    state.set(QStringLiteral("hand"), [](lab::SolveSettings& settings) {
        settings.variant = lab::Variant::Hand;
        settings.plan = transport::Matrix<double>(2, 2, {0.5, 0, 0.4, 0.1});
    });
    scene = sceneOf(*state.answer(), state.now(), question);
    QCOMPARE(scene.plan(1, 0), 0.4);
    QCOMPARE(scene.rows.sums[1], 0.5);
    // Of a question about what is seen.
    state.start(exchange());
    scene = sceneOf(*state.answer(), state.now(), LabFreedom({}, LabFreedom::Result::PlanOnly));
    QCOMPARE(scene.plan.rows(), 2);
    QVERIFY(scene.exactPlan.rows() == 0 && scene.traces.cost.empty());
    // Of amounts alone.
    LabFreedom amounts(std::vector<lab::Control>{});
    amounts.hideCosts();
    scene = sceneOf(*state.answer(), state.now(), amounts);
    QCOMPARE(scene.plan.rows(), 2);
    QVERIFY(scene.cost.rows() == 0 && scene.contribution.rows() == 0 && scene.exactPlan.rows() == 0);
}

ROSA_WIDGET_TEST(TestLabState)
#include "tst_lab_state.moc"
