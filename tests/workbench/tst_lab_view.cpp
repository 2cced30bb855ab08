#include <QComboBox>
#include <QFile>
#include <QLineEdit>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTabWidget>
#include <QTableView>

#include "app/workbench/lab/data/lab_edit.h"
#include "app/workbench/lab/data/lab_file.h"
#include "app/workbench/lab/data/lab_text.h"
#include "app/workbench/lab/data/lesson_walk.h"
#include "app/workbench/lab/view/lab_formula.h"
#include "app/workbench/lab/view/lesson_side.h"
#include "core/base/files.h"
#include "core/lab/lesson_check.h"
#include "core/lab/problem_toml.h"
#include "tests/program/test_program.h"
#include "tests/workbench/lab_fixture.h"
#include "widgets/banner/banner.h"
#include "widgets/figure/figure_actions.h"

using namespace rosa;
using namespace rosa::workbench;
using widgets::LabCanvas;

/// The view of the transport lab, by clicks and keys.
class TestLabView : public LabFixture {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { prepare(); }
    void init() { open(); }
    void cleanup() { close(); }

    void opensAliveWithAProblem();
    void buttonsAreNamedByWhatTheyDo();
    void theTermThatComesNextIsLit();
    void keysStep();
    void draggingOnTheCanvasIsOneStepOfUndo();
    void knobsOfTheCanvasMoveTheProblem();
    void aClickFillsACellByHand();
    void numbersAreFields();
    void wrongNumbersChangeNothing();
    void cellsOfTheTablesAreEdited();
    void theCurrentCellLightsTheCanvas();
    void variantsAreChosen();
    void theListOfVariantsStaysInPlace();
    void verdictsDoNotContradictEachOther();
    void theSandboxChangesTheProblem();
    void backToTheStartIsNotANewDraw();
    void pinningShowsTheGhost();
    void filesAreSavedAndOpened();
    void hostileFilesAreRefused_data();
    void hostileFilesAreRefused();
    void lessonsAreSavedAndOpened();
    void aLessonHoldsFast();
    void openQuestionsAreNotAnswered();
    void theProblemIsThereAtTheNextStart();
    void theFigureHasCostAndPlan();
    void reducedMotionPlaysNothing();
    void everyControlIsReachedByTab();
};

void TestLabView::opensAliveWithAProblem()
{
    QVERIFY(m_view->canvas()->scene().plan.rows() > 0);
    QVERIFY(!text("labEnd").isEmpty());
    QVERIFY(!text("labMarginals").isEmpty());
    QVERIFY(!text("labCost").isEmpty());
    QVERIFY(m_view->canvas()->scene().canDragPoints);
    QVERIFY(m_view->canvas()->accessibleDescription().contains(text("labCost")));
}

void TestLabView::buttonsAreNamedByWhatTheyDo()
{
    state().start(exchange());
    QCOMPARE(button("labRows")->text(), QStringLiteral("Scale rows"));
    QVERIFY(button("labRows")->isEnabled());
    QVERIFY(!button("labColumns")->isEnabled());
    QVERIFY(!button("labBack")->isEnabled());
    click("labRows");
    QCOMPARE(state().halfIterations(), 1);
    QVERIFY(!button("labRows")->isEnabled());
    click("labColumns");
    QCOMPARE(state().halfIterations(), 2);
    click("labIterate");
    QCOMPARE(state().halfIterations(), 4);
    click("labBack");
    QCOMPARE(state().halfIterations(), 3);
    click("labTolerance");
    settle();
    QVERIFY(state().isConverged());
    QVERIFY(!button("labTolerance")->isEnabled());
    QVERIFY2(text("labEnd").contains(QStringLiteral("both marginals are within")), qPrintable(text("labEnd")));
    click("labStart");
    QCOMPARE(state().halfIterations(), 0);
    QCOMPARE(m_view->canvas()->scene().halfIterations, 0);
}

void TestLabView::theTermThatComesNextIsLit()
{
    state().start(exchange());
    const auto lit = [this] {
        QString text;
        for (const QLabel* label : find<LabFormula>("labFormula")->findChildren<QLabel*>())
            if (label->property("isLit").toBool() && label->isVisible()) text += label->text();
        return text;
    };
    QCOMPARE(lit(), QStringLiteral("v = t / (P u)"));
    click("labRows");
    QCOMPARE(lit(), QStringLiteral("u = r / (Pᵀ v)"));
    click("labTolerance");
    settle();
    QCOMPARE(lit(), QString());
}

void TestLabView::keysStep()
{
    state().start(exchange());
    m_view->canvas()->setFocus();
    QTest::keyClick(m_view->canvas(), Qt::Key_Right, Qt::ControlModifier);
    QTest::keyClick(m_view->canvas(), Qt::Key_Right, Qt::ControlModifier);
    QCOMPARE(state().halfIterations(), 2);
    QTest::keyClick(m_view->canvas(), Qt::Key_Left, Qt::ControlModifier);
    QCOMPARE(state().halfIterations(), 1);
    QTest::keyClick(m_view->canvas(), Qt::Key_End, Qt::ControlModifier);
    settle();
    QVERIFY(state().isConverged());
    QTest::keyClick(m_view->canvas(), Qt::Key_Home, Qt::ControlModifier);
    QCOMPARE(state().halfIterations(), 0);
    QTest::keyClick(m_view->canvas(), Qt::Key_P, Qt::ControlModifier);
    QVERIFY(state().now().ghost);
}

void TestLabView::draggingOnTheCanvasIsOneStepOfUndo()
{
    const QPointF before = m_view->canvas()->scene().rows.places[3];
    for (int i = 1; i <= 8; ++i) Q_EMIT m_view->canvas()->pointMoved(true, 3, {0.1 * i, 0.5}, i == 8);
    QCOMPARE(m_view->canvas()->scene().rows.places[3], QPointF(0.8, 0.5));
    QCOMPARE(state().undoStack()->count(), 1);
    for (int i = 1; i <= 8; ++i) Q_EMIT m_view->canvas()->weightMoved(false, 2, 0.05 * i, i == 8);
    QCOMPARE(m_view->canvas()->scene().columns.weights[2], 0.4);
    QCOMPARE(state().undoStack()->count(), 2);
    m_view->undoStack()->undo();
    m_view->undoStack()->undo();
    QCOMPARE(m_view->canvas()->scene().rows.places[3], before);
}

void TestLabView::knobsOfTheCanvasMoveTheProblem()
{
    LabCanvas* canvas = m_view->canvas();
    Q_EMIT canvas->lambdaMoved(3, false);
    Q_EMIT canvas->lambdaMoved(4, true);
    QCOMPARE(state().now().settings.lambda, 4.0);
    QCOMPARE(find<QLineEdit>("labEpsilon")->text(), QLocale().toString(0.25));
    Q_EMIT canvas->halfIterationsMoved(17, true);
    QCOMPARE(canvas->scene().halfIterations, 17);
    Q_EMIT canvas->arithmeticChosen(0);
    QVERIFY(state().now().settings.arithmetic == transport::Arithmetic::Single);
    Q_EMIT canvas->variantChosen(5);
    settle();
    QVERIFY(state().now().settings.variant == lab::Variant::Unbalanced);
    Q_EMIT canvas->rhoMoved(0.5, true);
    settle();
    QCOMPARE(state().now().settings.rho, 0.5);
    Q_EMIT canvas->variantChosen(99);
    QVERIFY(state().now().settings.variant == lab::Variant::Unbalanced);
    Q_EMIT canvas->variantChosen(6);
    Q_EMIT canvas->angleMoved(45, true);
    settle();
    QVERIFY(std::abs(*canvas->scene().angle - 0.785398) < 1e-6);
}

void TestLabView::aClickFillsACellByHand()
{
    lab::Problem problem = exchange();
    problem.solve.variant = lab::Variant::Hand;
    state().start(problem);
    QVERIFY(m_view->canvas()->scene().canEditPlan);
    Q_EMIT m_view->canvas()->cellToggled(0, 0);
    Q_EMIT m_view->canvas()->cellChanged(widgets::LabMatrix::Plan, 1, 1, 0.1, true);
    Q_EMIT m_view->canvas()->cellToggled(1, 0);
    QVERIFY2(text("labCost").contains(QStringLiteral("the optimum")), qPrintable(text("labCost")));
    QCOMPARE(text("labMarginals"), QStringLiteral("Both marginals are met."));
    Q_EMIT m_view->canvas()->cellChanged(widgets::LabMatrix::Cost, 1, 0, 0.25, true);
    QCOMPARE(m_view->canvas()->scene().cost(1, 0), 0.25);
}

/// What the drawing has no knob for.
void TestLabView::numbersAreFields()
{
    auto* epsilon = find<QLineEdit>("labEpsilon");
    const auto type = [](QLineEdit* field, const QString& text) {
        field->setFocus();
        field->selectAll();
        QTest::keyClicks(field, text);
        QTest::keyClick(field, Qt::Key_Return);
    };
    type(epsilon, QStringLiteral("0.4"));
    QCOMPARE(state().now().settings.lambda, 2.5);
    QTest::keyClick(epsilon, Qt::Key_Up);
    QCOMPARE(epsilon->text(), QStringLiteral("0.44"));
    QCOMPARE(state().now().settings.lambda, 1 / 0.44);
    type(epsilon, QStringLiteral("0.1"));
    QCOMPARE(state().now().settings.lambda, 10.0);
    m_view->undoStack()->undo();
    QCOMPARE(epsilon->text(), QStringLiteral("0.44"));
    auto* goal = find<QLineEdit>("labGoal");
    QCOMPARE(goal->text(), QStringLiteral("0.000001"));
    type(goal, QStringLiteral("0.01"));
    QCOMPARE(state().now().goal, 0.01);
    Q_EMIT m_view->canvas()->variantChosen(6);
    settle();
    auto* directions = find<QSpinBox>("labDirections");
    QVERIFY(directions->isVisible() && !goal->isVisible());
    directions->setValue(12);
    QCOMPARE(state().now().settings.directions, 12);
    settle();
}

void TestLabView::wrongNumbersChangeNothing()
{
    auto* epsilon = find<QLineEdit>("labEpsilon");
    for (const char* typed : {"", "-1", "0", "nan", "1e9", "two", "1e400", "0x10"}) {
        epsilon->selectAll();
        QTest::keyClick(epsilon, Qt::Key_Delete);
        QTest::keyClicks(epsilon, QLatin1String(typed));
        QTest::keyClick(epsilon, Qt::Key_Return);
        QCOMPARE(state().now().settings.lambda, 20.0);
        QCOMPARE(epsilon->text(), QStringLiteral("0.05"));
    }
    QCOMPARE(state().undoStack()->count(), 0);
}

void TestLabView::cellsOfTheTablesAreEdited()
{
    state().start(exchange());
    auto* tabs = find<QTabWidget>("labTables");
    auto* table = find<QTableView>("labTableCost");
    tabs->setCurrentWidget(table);
    table->setFocus();
    table->setCurrentIndex(table->model()->index(0, 1));
    QTest::keyClick(table, Qt::Key_F2);
    auto* editor = table->findChild<QLineEdit*>();
    QVERIFY(editor);
    editor->selectAll();
    QTest::keyClicks(editor, QStringLiteral("0.5"));
    QTest::keyClick(editor, Qt::Key_Return);
    QTRY_COMPARE(m_view->canvas()->scene().cost(0, 1), 0.5);
    // An editor that is open when the view goes has somewhere to put its text.
    table->setCurrentIndex(table->model()->index(1, 0));
    QTest::keyClick(table, Qt::Key_F2);

    auto* rows = find<QTableView>("labTableRows");
    QVERIFY(rows->model()->setData(rows->model()->index(0, 0), QStringLiteral("0.2"), Qt::EditRole));
    QCOMPARE(m_view->canvas()->scene().rows.weights, (std::vector<double>{0.2, 0.8}));
    QVERIFY(!rows->model()->setData(rows->model()->index(0, 0), QStringLiteral("much"), Qt::EditRole));
    QVERIFY(!rows->model()->setData(rows->model()->index(0, 1), QStringLiteral("0.3"), Qt::EditRole));
    QCOMPARE(rows->model()->headerData(0, Qt::Horizontal, Qt::DisplayRole).toString(), QStringLiteral("weight t"));
    auto* exact = find<QTableView>("labTableExact");
    QVERIFY(!(exact->model()->flags(exact->model()->index(0, 0)) & Qt::ItemIsEditable));
    QVERIFY(!tabs->isTabVisible(tabs->indexOf(find<QTableView>("labTableScale"))));
}

void TestLabView::theCurrentCellLightsTheCanvas()
{
    auto* table = find<QTableView>("labTablePlan");
    find<QTabWidget>("labTables")->setCurrentWidget(table);
    QSignalSpy hovers(m_view->canvas(), &LabCanvas::hoverChanged);
    table->setCurrentIndex(table->model()->index(2, 5));
    auto* rows = find<QTableView>("labTableRows");
    const auto isLit = [&](int row) {
        return rows->model()->data(rows->model()->index(row, 0), Qt::BackgroundRole).isValid();
    };
    Q_EMIT m_view->canvas()->hoverChanged({4, -1});
    QVERIFY(isLit(4));
    QVERIFY(!isLit(2));
    Q_EMIT m_view->canvas()->hoverChanged({});
    QVERIFY(!isLit(4));
}

void TestLabView::variantsAreChosen()
{
    const auto variants = variantsFor(state().problem());
    QCOMPARE(variants.size(), std::size_t(7));
    int extensions = 0;
    for (std::size_t i = 0; i < variants.size(); ++i) {
        extensions += nameOf(variants[i]).contains(QStringLiteral("extension")) ? 1 : 0;
        Q_EMIT m_view->canvas()->variantChosen(static_cast<int>(i));
        settle();
        QVERIFY(state().now().settings.variant == variants[i]);
        QVERIFY(state().fault().empty());
        QVERIFY(!text("labEnd").isEmpty() && !text("labMarginals").isEmpty() && !text("labCost").isEmpty());
    }
    QCOMPARE(extensions, 3);
    // Costs by hand have no points for two of them.
    state().start(exchange());
    QCOMPARE(variantsFor(state().problem()).size(), std::size_t(5));
}

/// The list of variants stays where it is, whatever knobs the variant has.
void TestLabView::theListOfVariantsStaysInPlace()
{
    const auto settled = [this] { return m_view->canvas()->frames() > 0 && m_view->canvas()->isIdle(); };
    const auto variant = [this] { return m_view->canvas()->rectOf(widgets::knobTarget(widgets::LabKnob::Variant)); };
    QTRY_VERIFY_WITH_TIMEOUT(settled(), kPatience);
    const QRectF before = variant();
    QVERIFY(!before.isEmpty());
    for (int i = 0; i < 7; ++i) {
        Q_EMIT m_view->canvas()->variantChosen(i);
        settle();
        QTRY_VERIFY_WITH_TIMEOUT(settled(), kPatience);
        QCOMPARE(variant(), before);
    }
}

/// As asked and at the goal is no contradiction.
void TestLabView::verdictsDoNotContradictEachOther()
{
    state().start(exchange());
    state().goTo(4000);
    settle();
    QCOMPARE(text("labMarginals"), QStringLiteral("Both marginals are met."));
    QVERIFY2(!text("labEnd").contains(QStringLiteral("not by convergence")), qPrintable(text("labEnd")));
    state().goTo(1);
    settle();
    QVERIFY2(text("labEnd").contains(QStringLiteral("not by convergence")), qPrintable(text("labEnd")));
}

void TestLabView::theSandboxChangesTheProblem()
{
    auto* kind = find<QComboBox>("labKind");
    kind->setFocus();
    QTest::keyClick(kind, Qt::Key_Down);
    QVERIFY(std::holds_alternative<lab::GraphViews>(state().problem().source));
    QVERIFY(!m_view->canvas()->scene().rows.edges.empty());
    find<QWidget>("labRescale")->setFocus();
    QTest::keyClick(find<QWidget>("labRescale"), Qt::Key_Space);
    QVERIFY(state().problem().isRescaled);
    find<QSpinBox>("labRowCount")->setValue(7);
    QCOMPARE(m_view->canvas()->scene().cost.rows(), 7);
    auto* ground = find<QComboBox>("labGround");
    ground->setFocus();
    QTest::keyClick(ground, Qt::Key_Down);
    QVERIFY(state().problem().ground == lab::Ground::Squared);
    auto* weights = find<QComboBox>("labWeights");
    weights->setFocus();
    QTest::keyClick(weights, Qt::Key_End);
    QVERIFY(state().problem().weighting == lab::Weighting::Views);
    QTest::keyClick(kind, Qt::Key_End);
    QVERIFY(hasGivenCost(state().problem()));
    QVERIFY(!find<QToolButton>("labDraw")->isEnabled());
    QVERIFY(!ground->isEnabled());
    while (state().undoStack()->canUndo()) state().undoStack()->undo();
    QVERIFY(std::holds_alternative<lab::Clouds>(state().problem().source));
    QCOMPARE(kind->currentIndex(), 0);
    QVERIFY(find<QToolButton>("labDraw")->isEnabled());
}

void TestLabView::backToTheStartIsNotANewDraw()
{
    const std::vector<QPointF> places = m_view->canvas()->scene().rows.places;
    click("labStart");
    QCOMPARE(m_view->canvas()->scene().rows.places, places);
    QCOMPARE(find<QSpinBox>("labSeed")->value(), 1);
    QTest::mouseClick(find<QToolButton>("labDraw"), Qt::LeftButton);
    QVERIFY(m_view->canvas()->scene().rows.places != places);
    QCOMPARE(find<QSpinBox>("labSeed")->value(), 2);
    QCOMPARE(state().halfIterations(), 0);
    find<QSpinBox>("labSeed")->setValue(1);
    QCOMPARE(m_view->canvas()->scene().rows.places, places);
}

void TestLabView::pinningShowsTheGhost()
{
    click("labPin");
    QVERIFY(m_view->canvas()->scene().ghost.has_value());
    QVERIFY(button("labPin")->isChecked());
    click("labPin");
    QVERIFY(!m_view->canvas()->scene().ghost.has_value());
    m_view->undoStack()->undo();
    QVERIFY(button("labPin")->isChecked());
}

void TestLabView::filesAreSavedAndOpened()
{
    state().start(exchange());
    click("labRows");
    const QString file = m_store.filePath(QStringLiteral("exchange.toml"));
    QSignalSpy said(m_workbench.get(), &Workbench::said);
    m_view->saveProblem(file);
    QTRY_VERIFY_WITH_TIMEOUT(!said.isEmpty(), kPatience);
    QVERIFY(labFileOf(file) == LabFile::Problem);
    const std::string saved = lab::toToml(state().problem());
    state().drawWith(QStringLiteral("draw"), LabDraw());
    QSignalSpy solved(m_view.get(), &LabView::solved);
    m_view->handle(OpenLab{file});
    QTRY_VERIFY_WITH_TIMEOUT(!solved.isEmpty(), kPatience);
    QCOMPARE(lab::toToml(state().problem()), saved);
    QCOMPARE(text("viewTitle"), QStringLiteral("exchange"));
    m_view->undoStack()->undo();
    QVERIFY(std::holds_alternative<lab::Clouds>(state().problem().source));
}

void TestLabView::hostileFilesAreRefused_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("huge") << QByteArray("rosa_transport = 1\n# ") + QByteArray(3 << 20, 'x');
    QByteArray binary;
    for (int i = 0; i < 5000; ++i) binary.append(static_cast<char>(i * 37 % 256));
    QTest::newRow("binary") << binary;
    QTest::newRow("deep") << QByteArray("rosa_transport = 1\na = ") + QByteArray(100'000, '[');
    QTest::newRow("key") << QByteArray("rosa_transport = 1\n[matrix]\ncosts = [[1]]\n");
    QTest::newRow("nan") << QByteArray("rosa_transport = 1\n[matrix]\ncost = [[nan]]\n");
    QTest::newRow("sizes") << QByteArray("rosa_transport = 1\n[matrix]\ncost = [[1, 2], [3]]\n");
    QTest::newRow("weights") << QByteArray("rosa_transport = 1\n[matrix]\ncost = [[1]]\n[weights]\nrows = [-1]\n");
    QTest::newRow("version") << QByteArray("rosa_transport = 2\n[matrix]\ncost = [[1]]\n");
}

void TestLabView::hostileFilesAreRefused()
{
    QFETCH(const QByteArray, content);
    const QString file = m_store.filePath(QStringLiteral("hostile.toml"));
    QFile out(file);
    QVERIFY(out.open(QIODevice::WriteOnly) && out.write(content) == content.size());
    out.close();
    const std::string before = lab::toToml(state().problem());
    m_view->handle(OpenLab{file});
    auto* banner = m_view->findChild<widgets::Banner*>();
    QTRY_VERIFY_WITH_TIMEOUT(banner->isVisible(), kPatience);
    QVERIFY2(banner->text().startsWith(QStringLiteral("The problem was not opened: ")), qPrintable(banner->text()));
    QVERIFY(banner->text().contains(QStringLiteral("hostile.toml")));
    QCOMPARE(lab::toToml(state().problem()), before);
    QCOMPARE(state().undoStack()->count(), 0);
}

void TestLabView::lessonsAreSavedAndOpened()
{
    state().start(exchange());
    state().goTo(4);
    const QString file = m_store.filePath(QStringLiteral("My first lesson.rosalesson"));
    QSignalSpy said(m_workbench.get(), &Workbench::said);
    m_view->saveLesson(file);
    QTRY_VERIFY_WITH_TIMEOUT(!said.isEmpty(), kPatience);
    const auto* banner = m_view->findChild<widgets::Banner*>();
    QVERIFY2(banner->isVisible() && banner->text().contains(QStringLiteral("“# Edit here”")), qPrintable(banner->text()));
    const auto written = readTextFile(file.toStdString());
    QVERIFY(written.ok());
    const auto lesson = lab::lessonFromToml(*written, "lesson");
    QVERIFY2(lesson.ok(), lesson.ok() ? "" : lesson.error().text().c_str());
    QCOMPARE(lesson->id, std::string("my-first-lesson"));
    for (const lab::LessonReplay& number : lab::checkLesson(*lesson).numbers) QVERIFY(number.isRight);
    QSignalSpy opened(m_view->lessons(), &LessonSide::opened);
    m_view->handle(OpenLab{file});
    QTRY_VERIFY_WITH_TIMEOUT(opened.count() > 0 && m_view->lessons()->isOpen(), kPatience);
    QVERIFY(m_view->lessons()->isVisible());
    QVERIFY(!m_view->isSandbox());
}

void TestLabView::aLessonHoldsFast()
{
    QSignalSpy solved(m_view.get(), &LabView::solved);
    const std::string before = lab::toToml(state().problem());
    m_view->showScene({exchange(), {lab::Control::Lambda}, false, {}});
    QCOMPARE(solved.count(), 1);
    QVERIFY(!m_view->isSandbox());
    QVERIFY(!find<QWidget>("labKind")->isVisible());
    QVERIFY(!button("labRows")->isVisible());
    QVERIFY(find<QWidget>("labEpsilon")->isEnabled());
    QVERIFY(!find<QWidget>("labGoal")->isEnabled());
    const widgets::LabScene& scene = m_view->canvas()->scene();
    QVERIFY(!scene.canDragWeights && !scene.canEditCost && !scene.canEditPlan);
    auto* cost = find<QTableView>("labTableCost");
    QVERIFY(!(cost->model()->flags(cost->model()->index(0, 0)) & Qt::ItemIsEditable));
    QVERIFY(!m_view->undoStack()->canUndo());
    QTest::mouseClick(find<QToolButton>("labLimits"), Qt::LeftButton);
    QVERIFY(m_view->isSandbox());
    QVERIFY(find<QWidget>("labKind")->isVisible());
    QVERIFY(m_view->canvas()->scene().canEditCost);
    QCOMPARE(lab::toToml(state().problem()), lab::toToml(exchange()));

    // The problem stays, as a step over what the sandbox was before.
    Q_EMIT m_view->lessons()->closed();
    QCOMPARE(lab::toToml(state().problem()), lab::toToml(exchange()));
    m_view->undoStack()->undo();
    QCOMPARE(lab::toToml(state().problem()), before);
    m_view->undoStack()->redo();
    m_view->showScene({exchange(), {}, true, {}});
    QCOMPARE(text("labCost"), QString());
    QVERIFY(
        !find<QTabWidget>("labTables")->isTabVisible(find<QTabWidget>("labTables")->indexOf(find<QWidget>("labTablePlan"))));
    Q_EMIT m_view->lessons()->closed();
    QVERIFY(m_view->isSandbox());
    QCOMPARE(lab::toToml(state().problem()), lab::toToml(exchange()));
    QVERIFY(before != lab::toToml(exchange()));
}

/// All lessons of the program: while a question is open, nothing in the lab says what a plan is worth, not even of a plan that is shown.
void TestLabView::openQuestionsAreNotAnswered()
{
    int questions = 0, shown = 0;
    for (const lab::Lesson& lesson : lab::builtInLessons()) {
        LessonWalk walk(lesson);
        for (std::size_t i = 0; i < lesson.steps.size(); ++i) {
            walk.go(i);
            if (!walk.isOpen()) continue;
            ++questions;
            m_view->showScene(walk.scene());
            settle();
            const QByteArray where = QByteArray::fromStdString(lesson.id) + " step " + QByteArray::number(qulonglong(i + 1));
            for (const char* label : {"labMarginals", "labCost"}) QVERIFY2(text(label).isEmpty(), where.constData());
            QVERIFY2(text("labEnd").contains(QStringLiteral("after your answer")), where.constData());
            QCOMPARE(m_view->canvas()->accessibleDescription(), text("labEnd"));
            const widgets::LabScene& scene = m_view->canvas()->scene();
            QVERIFY2(scene.traces.cost.empty() && scene.traces.rowGap.empty() && scene.exactPlan.rows() == 0,
                     where.constData());
            QVERIFY2(!find<QToolButton>("labLimits")->isVisible(), where.constData());
            QVERIFY2(!m_view->figure(), where.constData());
            auto* tables = find<QTabWidget>("labTables");
            QVERIFY2(!tables->isTabVisible(tables->indexOf(find<QWidget>("labTableExact"))), where.constData());
            const auto* rows = find<QTableView>("labTableRows")->model();
            for (int column = 0; column < rows->columnCount(); ++column)
                QVERIFY2(rows->headerData(column, Qt::Horizontal).toString() != QStringLiteral("off by"), where.constData());
            shown += scene.plan.rows() > 0 ? 1 : 0;
            walk.showWithoutGuess();
            m_view->showScene(walk.scene());
            settle();
            QVERIFY2(m_view->figure(), where.constData());
            // Where amounts alone are spoken of, nothing costs anything yet.
            QVERIFY2(text("labCost").isEmpty() == walk.scene().hidesCosts, where.constData());
        }
    }
    QVERIFY(questions > 20);
    QVERIFY(shown > 0);  // Questions about what is seen.
    Q_EMIT m_view->lessons()->closed();
}

void TestLabView::theProblemIsThereAtTheNextStart()
{
    click("labRows");
    Q_EMIT m_view->canvas()->pointMoved(true, 0, {0.125, 0.25}, true);
    const std::string before = lab::toToml(state().problem());
    m_view.reset();
    open();
    QCOMPARE(lab::toToml(state().problem()), before);
    QVERIFY(find<QToolButton>("labDraw")->isEnabled());
    QVERIFY(!m_view->undoStack()->canUndo());
    // Settings of others are not trusted.
    QSettings().setValue(QStringLiteral("lab/problem"), QStringLiteral("rosa_transport = 1\nnonsense"));
    const auto other = std::make_unique<LabView>(*m_workbench);
    QVERIFY(other->state().answer());
}

void TestLabView::theFigureHasCostAndPlan()
{
    const auto figure = widgets::offeredFigure(*m_view->canvas());
    QVERIFY(figure);
    QVERIFY(figure->csv().contains(QStringLiteral("Γ")));
    QVERIFY(m_view->figure());
}

void TestLabView::reducedMotionPlaysNothing()
{
    widgets::Canvas::setReducedMotion(true);
    state().start(exchange());
    QVERIFY(!button("labPlay")->isEnabled());
    QVERIFY(button("labPlay")->toolTip().contains(QStringLiteral("reduced motion")));
    widgets::Canvas::setReducedMotion(false);
    state().start(exchange());
    QVERIFY(button("labPlay")->isEnabled());
    click("labPlay");
    QCOMPARE(button("labPlay")->text(), QStringLiteral("Stop playing"));
    QVERIFY2(text("labWhere").startsWith(QStringLiteral("Playing")), qPrintable(text("labWhere")));
    click("labPlay");
    QCOMPARE(button("labPlay")->text(), QStringLiteral("Play"));
    widgets::Canvas::setReducedMotion(std::nullopt);
}

void TestLabView::everyControlIsReachedByTab()
{
    QSet<QWidget*> reached;
    m_view->canvas()->setFocus();
    for (int i = 0; i < 120; ++i) {
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        reached.insert(QApplication::focusWidget());
    }
    const auto isReached = [&](const char* name) {
        auto* widget = find<QWidget>(name);
        return std::ranges::any_of(reached,
                                   [&](QWidget* one) { return one == widget || (one && widget->isAncestorOf(one)); });
    };
    for (const char* name : {"labCanvas",      "labKind",       "labRowCount",    "labColumnCount",   "labGround",
                             "labWeights",     "labSeed",       "labDraw",        "labFile",          "labShowTables",
                             "labStartButton", "labBackButton", "labRowsButton",  "labIterateButton", "labToleranceButton",
                             "labPinButton",   "viewMenu",      "labShowLessons", "labEpsilon",       "labGoal"})
        QVERIFY2(isReached(name), name);
}

ROSA_WIDGET_TEST(TestLabView)
#include "tst_lab_view.moc"
