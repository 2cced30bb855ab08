#include <limits>

#include <QLineEdit>
#include <QPainter>
#include <QSignalSpy>
#include <QTest>
#include <QWheelEvent>

#include "tests/program/test_program.h"
#include "tests/widgets/lab_scenes.h"
#include "tests/widgets/mouse.h"
#include "tests/widgets/shown.h"
#include "widgets/lab/lab_canvas.h"
#include "widgets/lab/lab_layout.h"
#include "widgets/lab/lab_values.h"

using namespace rosa::widgets;
using rosa::test::clouds;
using rosa::test::dragMouse;
using rosa::test::moveMouse;

namespace {

LabKnobs someKnobs()
{
    LabKnobs knobs;
    knobs.lambda = 5;
    knobs.epsilon = 0.2;
    knobs.halfIterations = 12;
    knobs.isRescaled = false;
    knobs.variant = 0;
    knobs.variants = {QStringLiteral("Sinkhorn"), QStringLiteral("log domain"), QStringLiteral("exact")};
    return knobs;
}

}  // namespace

class TestLabCanvas : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase();
    void init();
    void cleanup();
    void aDraggedPointMovesWithThePointer();
    void aClickOnAPointMovesNothing();
    void escapeCancelsADrag();
    void aMenuDoesNotHoldTheNextDrag();
    void hoverTellsRowAndColumn();
    void hoverFromOutsideIsNotAnswered();
    void aWeightIsDraggedByItsBar();
    void cellsAreDraggedAndTyped();
    void aCellOfThePlanIsToggled();
    void theWheelChangesACellAsOneChange();
    void theSliderOfLambdaIsDragged();
    void epsilonMovesLambda();
    void aKnobTakesATypedNumberInItsRange();
    void theBoxAndTheListAreUsed();
    void thePlayheadIsDragged();
    void titlesChangeTheMainMatrix();
    void everythingIsReachedByTheTabKey();
    void tabGoesFromATypedValueToTheNextCell();
    void weightsStandAsNumbersWhereThereIsRoom();
    void aPointIsMovedByKeysAlone();
    void valuesAreChangedByKeysAlone();
    void shortcutsOfTheWindowAreLeftAlone();
    void theFieldRefusesWhatIsNoValue();
    void aSceneOfAnotherShapeEndsADrag();
    void strangeScenesAreDrawn_data();
    void strangeScenesAreDrawn();
    void nothingIsOutsideOrOverlaps_data();
    void nothingIsOutsideOrOverlaps();
    void scalesOfColoursStay();

private:
    [[nodiscard]] QPoint centre(const LabTarget& target) const { return m_canvas->rectOf(target).center().toPoint(); }
    /// Shows `scene` and waits for its frame.
    void show(const LabScene& scene)
    {
        QSignalSpy drawn(m_canvas, &Canvas::frameDrawn);
        m_canvas->setScene(scene);
        QTRY_VERIFY(!drawn.isEmpty());
    }
    /// Waits for a frame that shows all that was done so far.
    void waitForFrame()
    {
        QSignalSpy drawn(m_canvas, &Canvas::frameDrawn);
        m_canvas->refresh();
        QTRY_VERIFY(!drawn.isEmpty());
    }
    [[nodiscard]] QLineEdit* field() const { return m_canvas->findChild<QLineEdit*>(); }
    void key(int key, Qt::KeyboardModifiers modifiers = {}) const { QTest::keyClick(m_canvas, Qt::Key(key), modifiers); }

    std::unique_ptr<QWidget> m_window;
    LabCanvas* m_canvas = nullptr;
};

void TestLabCanvas::initTestCase()
{
    qRegisterMetaType<LabHover>();
    qputenv("ROSA_CANVAS", "software");
    QLocale::setDefault(QLocale::c());
}

void TestLabCanvas::init()
{
    m_window = std::make_unique<QWidget>();
    m_window->resize(1100, 700);
    m_canvas = new LabCanvas(m_window.get());
    m_canvas->setGeometry(20, 10, 1060, 680);
    m_canvas->setKnobs(someKnobs());
    m_canvas->setScene(clouds(3, 4));
    QVERIFY(rosa::test::isActivated(*m_window));
    m_canvas->setFocus();
    moveMouse(m_canvas, {1, 1});
    waitForFrame();
}

void TestLabCanvas::cleanup() { m_window.reset(); }

void TestLabCanvas::aDraggedPointMovesWithThePointer()
{
    QSignalSpy moved(m_canvas, &LabCanvas::pointMoved);
    const QPoint start = centre(pointTarget(true, 1)), other = centre(pointTarget(true, 2));
    // A unit of the plane, from two points whose places are known.
    const auto& places = m_canvas->scene().rows.places;
    const double unit = (other.x() - start.x()) / (places[2].x() - places[1].x());
    dragMouse(m_canvas, {start, start + QPoint(20, 0), start + QPoint(40, 30)});
    QVERIFY(moved.size() >= 2);
    QCOMPARE(moved.last()[0].toBool(), true);
    QCOMPARE(moved.last()[1].toInt(), 1);
    QCOMPARE(moved.last()[3].toBool(), true);
    QCOMPARE(moved.first()[3].toBool(), false);
    const QPointF place = moved.last()[2].toPointF();
    QVERIFY(std::abs(place.x() - (places[1].x() + 40 / unit)) < 2 / unit);
    QVERIFY(std::abs(place.y() - (places[1].y() - 30 / unit)) < 2 / unit);
}

void TestLabCanvas::aClickOnAPointMovesNothing()
{
    QSignalSpy moved(m_canvas, &LabCanvas::pointMoved);
    QTest::mouseClick(m_canvas, Qt::LeftButton, {}, centre(pointTarget(false, 0)));
    QVERIFY(moved.isEmpty());
    LabScene fixed = clouds(3, 4);
    fixed.canDragPoints = false;
    show(fixed);
    const QPoint start = centre(pointTarget(true, 0));
    dragMouse(m_canvas, {start, start + QPoint(30, 30)});
    QVERIFY(moved.isEmpty());
}

void TestLabCanvas::escapeCancelsADrag()
{
    QSignalSpy moved(m_canvas, &LabCanvas::pointMoved), cancelled(m_canvas, &LabCanvas::dragCancelled);
    const QPoint start = centre(pointTarget(true, 0));
    QTest::mousePress(m_canvas, Qt::LeftButton, {}, start);
    QTest::mouseMove(m_canvas, start + QPoint(50, 0));
    key(Qt::Key_Escape);
    QTest::mouseRelease(m_canvas, Qt::LeftButton, {}, start + QPoint(50, 0));
    QCOMPARE(cancelled.count(), 1);
    QVERIFY(!moved.isEmpty() && !moved.last()[3].toBool());
}

void TestLabCanvas::aMenuDoesNotHoldTheNextDrag()
{
    QSignalSpy moved(m_canvas, &LabCanvas::pointMoved);
    const QPoint start = centre(pointTarget(true, 0));
    QTest::mousePress(m_canvas, Qt::RightButton, {}, start);  // Its release goes to the menu.
    QTest::mousePress(m_canvas, Qt::LeftButton, {}, start);
    QTest::mouseMove(m_canvas, start + QPoint(30, 0));
    QTest::mouseRelease(m_canvas, Qt::LeftButton, {}, start + QPoint(30, 0));
    QVERIFY(!moved.isEmpty() && moved.last()[3].toBool());
    const auto count = moved.count();
    QTest::mouseMove(m_canvas, start + QPoint(60, 0));
    QCOMPARE(moved.count(), count);
}

void TestLabCanvas::hoverTellsRowAndColumn()
{
    QSignalSpy hovers(m_canvas, &LabCanvas::hoverChanged);
    const auto last = [&] { return hovers.isEmpty() ? LabHover{-9, -9} : hovers.last()[0].value<LabHover>(); };
    const std::pair<LabTarget, LabHover> cases[] = {
        {cellTarget(LabMatrix::Plan, 2, 3), {2, 3}},
        {cellTarget(LabMatrix::Cost, 1, 0), {1, 0}},
        {pointTarget(true, 1), {1, -1}},
        {pointTarget(false, 3), {-1, 3}},
        {weightTarget(true, 2), {2, -1}},
        {weightTarget(false, 1), {-1, 1}},
        {{LabPart::Scaling, true, 0}, {0, -1}},
        {{LabPart::Scaling, false, 2}, {-1, 2}},
    };
    for (const auto& [target, expected] : cases) {
        moveMouse(m_canvas, centre(target));
        QCOMPARE(last(), expected);
    }
    // A flow: the middle between two points that exchange mass, away from all points.
    LabScene one = clouds(3, 4);
    one.plan = rosa::transport::Matrix<double>(3, 4);
    one.plan(0, 1) = 0.25;
    show(one);
    moveMouse(m_canvas, (centre(pointTarget(true, 0)) + centre(pointTarget(false, 1))) / 2);
    QCOMPARE(last(), (LabHover{0, 1}));
    moveMouse(m_canvas, {1, 1});
    QCOMPARE(last(), LabHover());
}

void TestLabCanvas::hoverFromOutsideIsNotAnswered()
{
    QSignalSpy hovers(m_canvas, &LabCanvas::hoverChanged);
    const QImage before = m_canvas->grab().toImage();
    m_canvas->setHover({1, 2});
    waitForFrame();
    QVERIFY(hovers.isEmpty());
    QVERIFY(m_canvas->grab().toImage() != before);
    m_canvas->setHover({});
    waitForFrame();
    QCOMPARE(m_canvas->grab().toImage(), before);
}

void TestLabCanvas::aWeightIsDraggedByItsBar()
{
    QSignalSpy moved(m_canvas, &LabCanvas::weightMoved);
    const QPoint start = centre(weightTarget(true, 1));
    dragMouse(m_canvas, {start, start + QPoint(-10, 0), start + QPoint(-20, 0)});
    QVERIFY(moved.size() >= 2);
    QCOMPARE(moved.last()[0].toBool(), true);
    QCOMPARE(moved.last()[1].toInt(), 1);
    QVERIFY(moved.last()[2].toDouble() < 1.0 / 3 && moved.last()[2].toDouble() > 0);
    QCOMPARE(moved.last()[3].toBool(), true);
    // Far beyond the start of the bar: no weight is negative.
    dragMouse(m_canvas, {start, start + QPoint(-400, 0)});
    QCOMPARE(moved.last()[2].toDouble(), 0.0);
    const QPoint column = centre(weightTarget(false, 0));
    dragMouse(m_canvas, {column, column + QPoint(0, 10)});
    QCOMPARE(moved.last()[0].toBool(), false);
    QVERIFY(moved.last()[2].toDouble() > 0.25);
}

void TestLabCanvas::cellsAreDraggedAndTyped()
{
    QSignalSpy changed(m_canvas, &LabCanvas::cellChanged);
    const QPoint start = centre(cellTarget(LabMatrix::Cost, 1, 2));
    dragMouse(m_canvas, {start, start + QPoint(0, -40)});
    QVERIFY(changed.isEmpty());
    LabScene scene = clouds(3, 4);
    scene.canEditCost = true;
    show(scene);
    dragMouse(m_canvas, {start, start + QPoint(0, -20), start + QPoint(0, -40)});
    QCOMPARE(changed.last()[0].value<LabMatrix>(), LabMatrix::Cost);
    QCOMPARE(changed.last()[1].toInt(), 1);
    QCOMPARE(changed.last()[2].toInt(), 2);
    QVERIFY(changed.last()[3].toDouble() > scene.cost(1, 2));
    QCOMPARE(changed.last()[4].toBool(), true);
    QTest::mouseDClick(m_canvas, Qt::LeftButton, {}, centre(cellTarget(LabMatrix::Cost, 0, 0)));
    QVERIFY(field()->isVisible());
    QTest::keyClicks(field(), QStringLiteral("2.5"));
    QTest::keyClick(field(), Qt::Key_Return);
    QVERIFY(!field()->isVisible());
    QCOMPARE(changed.last()[1].toInt(), 0);
    QCOMPARE(changed.last()[3].toDouble(), 2.5);
    QVERIFY(m_canvas->hasFocus());
}

void TestLabCanvas::aCellOfThePlanIsToggled()
{
    QSignalSpy toggled(m_canvas, &LabCanvas::cellToggled);
    QSignalSpy changed(m_canvas, &LabCanvas::cellChanged);
    QTest::mouseClick(m_canvas, Qt::LeftButton, {}, centre(cellTarget(LabMatrix::Plan, 0, 3)));
    QVERIFY(toggled.isEmpty());
    LabScene scene = clouds(3, 4);
    scene.canEditPlan = true;
    show(scene);
    QTest::mouseClick(m_canvas, Qt::LeftButton, {}, centre(cellTarget(LabMatrix::Plan, 0, 3)));
    QCOMPARE(toggled.size(), 1);
    QCOMPARE(toggled.last()[0].toInt(), 0);
    QCOMPARE(toggled.last()[1].toInt(), 3);
    QVERIFY(changed.isEmpty());
    // A drag is no click.
    const QPoint start = centre(cellTarget(LabMatrix::Plan, 2, 0));
    dragMouse(m_canvas, {start, start + QPoint(0, -10), start + QPoint(0, -20)});
    QCOMPARE(toggled.size(), 1);
    QCOMPARE(changed.last()[1].toInt(), 2);
}

void TestLabCanvas::theWheelChangesACellAsOneChange()
{
    LabScene scene = clouds(3, 4);
    scene.canEditCost = true;
    show(scene);
    QSignalSpy changed(m_canvas, &LabCanvas::cellChanged);
    const QPointF place = centre(cellTarget(LabMatrix::Cost, 0, 0));
    const auto turn = [&](int angle) {
        QWheelEvent event(place, m_canvas->mapToGlobal(place), {}, {0, angle}, Qt::NoButton, {}, Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(m_canvas, &event);
        return event.isAccepted();
    };
    QVERIFY(turn(120));
    QVERIFY(turn(120));
    QCOMPARE(changed.size(), 2);
    QVERIFY(changed.last()[3].toDouble() > scene.cost(0, 0));
    QTRY_COMPARE(changed.last()[4].toBool(), true);
    QCOMPARE(changed.size(), 3);
    // What cannot be changed leaves the wheel to the widget around.
    show(clouds(3, 4));
    QVERIFY(!turn(120));
}

void TestLabCanvas::theSliderOfLambdaIsDragged()
{
    QSignalSpy moved(m_canvas, &LabCanvas::lambdaMoved);
    const QRectF knob = m_canvas->rectOf(knobTarget(LabKnob::Lambda));
    // The slider is in the middle, between name and value.
    const QPoint start(static_cast<int>(knob.center().x()), static_cast<int>(knob.center().y()));
    QTest::mouseMove(m_canvas, start);
    QTest::mousePress(m_canvas, Qt::LeftButton, {}, start);
    waitForFrame();
    QTest::mouseMove(m_canvas, start + QPoint(25, 0));
    QTRY_VERIFY(!moved.isEmpty());
    const double first = moved.last()[0].toDouble();
    QCOMPARE(moved.last()[1].toBool(), false);
    QTest::mouseMove(m_canvas, start + QPoint(45, 0));
    QTRY_VERIFY(moved.last()[0].toDouble() > first);
    QTest::mouseRelease(m_canvas, Qt::LeftButton, {}, start + QPoint(45, 0));
    QTRY_COMPARE(moved.last()[1].toBool(), true);
    const double last = moved.last()[0].toDouble();
    QCOMPARE(moved.at(moved.size() - 2)[0].toDouble(), last);
    QVERIFY(last > 0.1 && last < 1000);
    // Three digits.
    QCOMPARE(QString::number(last, 'g', 3).toDouble(), last);
}

void TestLabCanvas::epsilonMovesLambda()
{
    QSignalSpy moved(m_canvas, &LabCanvas::lambdaMoved);
    const QRectF knob = m_canvas->rectOf(knobTarget(LabKnob::Epsilon));
    QTest::mouseClick(m_canvas, Qt::LeftButton, {},
                      {static_cast<int>(knob.right()) - 8, static_cast<int>(knob.center().y())});
    QVERIFY(field()->isVisible());
    QCOMPARE(field()->text(), QStringLiteral("0.2"));
    QTest::keyClicks(field(), QStringLiteral("0.05"));
    QTest::keyClick(field(), Qt::Key_Return);
    QCOMPARE(moved.size(), 1);
    QCOMPARE(moved.last()[0].toDouble(), 20.0);
    QCOMPARE(moved.last()[1].toBool(), true);
}

void TestLabCanvas::aKnobTakesATypedNumberInItsRange()
{
    QSignalSpy moved(m_canvas, &LabCanvas::lambdaMoved);
    const QRectF knob = m_canvas->rectOf(knobTarget(LabKnob::Lambda));
    // Ctrl and a click on the slider, as everywhere in ImGui.
    QTest::mouseClick(m_canvas, Qt::LeftButton, Qt::ControlModifier, knob.center().toPoint());
    QVERIFY(field()->isVisible());
    QTest::keyClicks(field(), QStringLiteral("2000"));
    QTest::keyClick(field(), Qt::Key_Return);
    QVERIFY(field()->isVisible());
    QVERIFY(moved.isEmpty());
    field()->selectAll();
    QTest::keyClicks(field(), QStringLiteral("52"));
    QTest::keyClick(field(), Qt::Key_Return);
    QVERIFY(!field()->isVisible());
    QCOMPARE(moved.last()[0].toDouble(), 52.0);
}

void TestLabCanvas::theBoxAndTheListAreUsed()
{
    QSignalSpy toggled(m_canvas, &LabCanvas::rescaleToggled);
    QSignalSpy chosen(m_canvas, &LabCanvas::variantChosen);
    const QPoint box = centre(knobTarget(LabKnob::Rescale));
    QTest::mouseMove(m_canvas, box);
    QTest::mouseClick(m_canvas, Qt::LeftButton, {}, box);
    QTRY_COMPARE(toggled.size(), 1);
    QCOMPARE(toggled.last()[0].toBool(), true);
    const QRectF list = m_canvas->rectOf(knobTarget(LabKnob::Variant));
    const QPoint arrow(static_cast<int>(list.right()) - 8, static_cast<int>(list.center().y()));
    QTest::mouseMove(m_canvas, arrow);
    QTest::mouseClick(m_canvas, Qt::LeftButton, {}, arrow);
    waitForFrame();
    waitForFrame();
    // The second entry, over the drawing, which does not see the click.
    QSignalSpy hovers(m_canvas, &LabCanvas::hoverChanged);
    const QPoint entry = arrow + QPoint(-30, static_cast<int>(2.3 * list.height()));
    QTest::mouseMove(m_canvas, entry);
    waitForFrame();
    QTest::mouseClick(m_canvas, Qt::LeftButton, {}, entry);
    QTRY_COMPARE(chosen.size(), 1);
    QCOMPARE(chosen.last()[0].toInt(), 1);
}

void TestLabCanvas::thePlayheadIsDragged()
{
    QSignalSpy moved(m_canvas, &LabCanvas::halfIterationsMoved);
    const QPoint end = centre({LabPart::Playhead, true, 12});
    QTest::mousePress(m_canvas, Qt::LeftButton, {}, end);
    QCOMPARE(moved.last()[0].toInt(), 12);
    QCOMPARE(moved.last()[1].toBool(), false);
    QTest::mouseMove(m_canvas, end - QPoint(100, 0));
    const int between = moved.last()[0].toInt();
    QVERIFY(between < 12 && between > 0);
    QTest::mouseMove(m_canvas, end - QPoint(2000, 0));
    QTest::mouseRelease(m_canvas, Qt::LeftButton, {}, end - QPoint(2000, 0));
    QCOMPARE(moved.last()[0].toInt(), 0);
    QCOMPARE(moved.last()[1].toBool(), true);
}

void TestLabCanvas::titlesChangeTheMainMatrix()
{
    const QRectF before = m_canvas->rectOf(cellTarget(LabMatrix::Cost, 0, 0));
    const QRectF title = m_canvas->rectOf(titleTarget(LabMatrix::Cost));
    QTest::mouseClick(m_canvas, Qt::LeftButton, {}, title.topLeft().toPoint() + QPoint(6, 8));
    QCOMPARE(m_canvas->mainMatrix(), LabMatrix::Cost);
    QVERIFY(m_canvas->rectOf(cellTarget(LabMatrix::Cost, 0, 0)).width() > before.width());
}

void TestLabCanvas::everythingIsReachedByTheTabKey()
{
    auto* after = new QLineEdit(m_window.get());
    after->show();
    QWidget::setTabOrder(m_canvas, after);
    std::vector<LabPart> parts;
    while (m_canvas->hasFocus() && parts.size() < 50) {
        QTest::keyClick(m_window->focusWidget(), Qt::Key_Tab);
        if (m_canvas->hasFocus()) parts.push_back(m_canvas->focus().part);
    }
    using enum LabPart;
    QCOMPARE(parts, (std::vector<LabPart>{Knob, Knob, Knob, Knob, Knob, Point, Weight, Weight, Title, Cell, Playhead}));
    QVERIFY(after->hasFocus());
    QTest::keyClick(after, Qt::Key_Backtab);
    QVERIFY(m_canvas->hasFocus());
    QCOMPARE(m_canvas->focus().part, Playhead);
    QTest::keyClick(m_canvas, Qt::Key_Backtab);
    QCOMPARE(m_canvas->focus().part, Cell);
}

void TestLabCanvas::aPointIsMovedByKeysAlone()
{
    QSignalSpy moved(m_canvas, &LabCanvas::pointMoved);
    for (int i = 0; i < 6; ++i) key(Qt::Key_Tab);
    QCOMPARE(m_canvas->focus(), pointTarget(true, 0));
    QCOMPARE(m_canvas->hover(), (LabHover{0, -1}));
    for (int i = 0; i < 3; ++i) key(Qt::Key_Right);
    QCOMPARE(m_canvas->focus(), pointTarget(false, 0));
    key(Qt::Key_Up);
    QCOMPARE(m_canvas->focus(), pointTarget(true, 0));
    QVERIFY(moved.isEmpty());
    const QPointF before = m_canvas->scene().rows.places[0];
    key(Qt::Key_Space);
    key(Qt::Key_Up);
    key(Qt::Key_Right, Qt::ShiftModifier);
    QCOMPARE(moved.size(), 2);
    const QPointF place = moved.last()[2].toPointF();
    const double fine = place.y() - before.y(), coarse = place.x() - before.x();
    QVERIFY(fine > 0);
    QVERIFY(std::abs(coarse - 10 * fine) < 1e-9);
    QCOMPARE(moved.last()[3].toBool(), false);
    key(Qt::Key_Space);
    QCOMPARE(moved.last()[2].toPointF(), place);
    QCOMPARE(moved.last()[3].toBool(), true);
    // Escape puts it back.
    key(Qt::Key_Space);
    key(Qt::Key_Left);
    key(Qt::Key_Escape);
    QCOMPARE(moved.last()[2].toPointF(), before);
    QCOMPARE(moved.last()[3].toBool(), true);
    // And a place is typed.
    key(Qt::Key_Return);
    QVERIFY(field()->hasFocus());
    QTest::keyClicks(field(), QStringLiteral("0.25; -1"));
    QTest::keyClick(field(), Qt::Key_Return);
    QCOMPARE(moved.last()[2].toPointF(), QPointF(0.25, -1));
}

void TestLabCanvas::valuesAreChangedByKeysAlone()
{
    LabScene scene = clouds(3, 4);
    scene.canEditPlan = true;
    show(scene);
    QSignalSpy lambda(m_canvas, &LabCanvas::lambdaMoved);
    QSignalSpy weights(m_canvas, &LabCanvas::weightMoved);
    QSignalSpy toggled(m_canvas, &LabCanvas::cellToggled);
    QSignalSpy cells(m_canvas, &LabCanvas::cellChanged);
    QSignalSpy moved(m_canvas, &LabCanvas::halfIterationsMoved);
    QSignalSpy variant(m_canvas, &LabCanvas::variantChosen);
    key(Qt::Key_Tab);
    key(Qt::Key_Down);
    QCOMPARE(variant.size(), 1);
    QCOMPARE(variant.last()[0].toInt(), 1);
    key(Qt::Key_Tab);
    key(Qt::Key_Up);
    QCOMPARE(lambda.size(), 2);  // The step, and its end.
    QVERIFY(lambda.last()[0].toDouble() > 5);
    QCOMPARE(lambda.last()[1].toBool(), true);
    for (int i = 0; i < 5; ++i) key(Qt::Key_Tab);
    key(Qt::Key_Down);
    QCOMPARE(m_canvas->focus(), weightTarget(true, 1));
    key(Qt::Key_Right);
    QCOMPARE(weights.size(), 2);
    QCOMPARE(weights.last()[1].toInt(), 1);
    QVERIFY(weights.last()[2].toDouble() > 1.0 / 3);
    for (int i = 0; i < 3; ++i) key(Qt::Key_Tab);
    key(Qt::Key_End);
    key(Qt::Key_Down);
    QCOMPARE(m_canvas->focus(), cellTarget(LabMatrix::Plan, 1, 3));
    QCOMPARE(m_canvas->hover(), (LabHover{1, 3}));
    key(Qt::Key_Space);
    QCOMPARE(toggled.size(), 1);
    QCOMPARE(toggled.last()[0].toInt(), 1);
    QCOMPARE(toggled.last()[1].toInt(), 3);
    key(Qt::Key_Plus);
    QCOMPARE(cells.size(), 2);
    QVERIFY(cells.last()[3].toDouble() > scene.plan(1, 3));
    key(Qt::Key_Return);
    QTest::keyClicks(field(), QStringLiteral("0.125"));
    QTest::keyClick(field(), Qt::Key_Return);
    QCOMPARE(cells.last()[3].toDouble(), 0.125);
    key(Qt::Key_Tab);
    key(Qt::Key_Left);
    QCOMPARE(moved.size(), 2);
    QCOMPARE(moved.last()[0].toInt(), 11);
    key(Qt::Key_Home);
    QCOMPARE(moved.last()[0].toInt(), 0);
    QCOMPARE(moved.last()[1].toBool(), true);
}

void TestLabCanvas::shortcutsOfTheWindowAreLeftAlone()
{
    QStringList pressed;
    QList<QAction*> actions;
    for (const char* keys : {"Ctrl+Right", "Alt+Left", "P", "F5", "Esc", "Space", "Right"}) {
        auto* action = new QAction(m_window.get());
        action->setShortcut(QKeySequence(QLatin1String(keys)));
        connect(action, &QAction::triggered, this, [&pressed, keys] { pressed += QLatin1String(keys); });
        m_window->addAction(action);
    }
    key(Qt::Key_Tab);
    key(Qt::Key_Tab);  // λ, behind the variant.
    key(Qt::Key_Right, Qt::ControlModifier);
    key(Qt::Key_Left, Qt::AltModifier);
    key(Qt::Key_P);
    key(Qt::Key_F5);
    key(Qt::Key_Space);  // Nothing for a slider.
    QCOMPARE(pressed, (QStringList{QStringLiteral("Ctrl+Right"), QStringLiteral("Alt+Left"), QStringLiteral("P"),
                                   QStringLiteral("F5"), QStringLiteral("Space")}));
    pressed.clear();
    QSignalSpy moved(m_canvas, &LabCanvas::lambdaMoved);
    key(Qt::Key_Right);
    QVERIFY(pressed.isEmpty());
    QVERIFY(!moved.isEmpty());
    // Escape leaves; then all keys are the window's.
    key(Qt::Key_Escape);
    QVERIFY(pressed.isEmpty());
    QCOMPARE(m_canvas->focus(), LabTarget());
    key(Qt::Key_Escape);
    QCOMPARE(pressed, QStringList{QStringLiteral("Esc")});
}

void TestLabCanvas::theFieldRefusesWhatIsNoValue()
{
    QSignalSpy moved(m_canvas, &LabCanvas::weightMoved);
    QTest::mouseDClick(m_canvas, Qt::LeftButton, {}, centre(weightTarget(true, 0)));
    QVERIFY(field()->isVisible());
    for (const char* text : {"x", "-1", "nan", "inf", ""}) {
        field()->setText(QLatin1String(text));
        QTest::keyClick(field(), Qt::Key_Return);
        QVERIFY2(field()->isVisible(), text);
    }
    QTest::keyClick(field(), Qt::Key_Escape);
    QVERIFY(!field()->isVisible());
    QVERIFY(moved.isEmpty());
    QVERIFY(m_canvas->hasFocus());
}

void TestLabCanvas::aSceneOfAnotherShapeEndsADrag()
{
    QSignalSpy moved(m_canvas, &LabCanvas::pointMoved);
    const QPoint start = centre(pointTarget(false, 3));
    QTest::mousePress(m_canvas, Qt::LeftButton, {}, start);
    QTest::mouseMove(m_canvas, start + QPoint(20, 0));
    QVERIFY(!moved.isEmpty());
    moved.clear();
    m_canvas->setScene(clouds(1, 1));
    QTest::mouseMove(m_canvas, start + QPoint(40, 0));
    QTest::mouseRelease(m_canvas, Qt::LeftButton, {}, start + QPoint(40, 0));
    QVERIFY(moved.isEmpty());
    QCOMPARE(m_canvas->rectOf(pointTarget(false, 3)), QRectF());
}

void TestLabCanvas::strangeScenesAreDrawn_data()
{
    QTest::addColumn<LabScene>("scene");
    const double nan = std::numeric_limits<double>::quiet_NaN(), inf = std::numeric_limits<double>::infinity();
    QTest::newRow("empty") << LabScene();
    QTest::newRow("1 × 1") << clouds(1, 1);
    QTest::newRow("1 × 64") << clouds(1, 64);
    QTest::newRow("64 × 64") << clouds(64, 64);
    LabScene zero = clouds(3, 4);
    zero.rows.weights[1] = 0;
    rosa::test::solve(zero, 5, 4);
    QTest::newRow("row without weight") << zero;
    LabScene broken = clouds(3, 4);
    for (double& value : broken.plan.values()) value = nan;
    broken.kernel(0, 0) = inf;
    broken.contribution(0, 0) = -inf;
    broken.rows.logScaling = {inf, -inf, nan};
    broken.rows.sums = {nan, inf, -inf};
    broken.rows.places[0] = {nan, inf};
    broken.traces.cost[3] = nan;
    broken.traces.rowGap.assign(broken.traces.rowGap.size(), 0);
    broken.traces.columnGap[2] = inf;
    broken.traces.exactCost = nan;
    broken.mostCost = inf;
    broken.mostMass = 0;
    broken.ghost = broken.plan;
    broken.angle = 1;
    QTest::newRow("not a number") << broken;
    LabScene far = clouds(3, 4);
    for (QPointF& place : far.rows.places) place += {1e15, -1e15};
    QTest::newRow("far away") << far;
    far.columns.places[0] = {1e300, -1e300};
    QTest::newRow("too far to draw") << far;
    LabScene bare = clouds(3, 4);
    bare.rows = bare.columns = {};
    bare.traces = {};
    bare.kernel = {};
    QTest::newRow("matrices only") << bare;
}

void TestLabCanvas::strangeScenesAreDrawn()
{
    QFETCH(const LabScene, scene);
    show(scene);
    for (int x = 0; x < m_canvas->width(); x += 60)
        for (int y = 0; y < m_canvas->height(); y += 60) moveMouse(m_canvas, {x, y});
    for (int i = 0; i < 14; ++i) {
        key(Qt::Key_Tab);
        key(Qt::Key_Right);
        key(Qt::Key_Down);
    }
    m_canvas->setFocus();
    waitForFrame();
    // Numbers that are none must not smear triangles over the canvas: its edge keeps the background.
    moveMouse(m_canvas, {1, 1});
    waitForFrame();
    const QImage image = m_canvas->grab().toImage();
    const QRgb background = m_canvas->palette().color(QPalette::Window).rgb();
    for (int x = 0; x < image.width(); ++x) {
        QCOMPARE(image.pixel(x, 0) | 0xff000000U, background);
        QCOMPARE(image.pixel(x, image.height() - 1) | 0xff000000U, background);
    }
}

void TestLabCanvas::nothingIsOutsideOrOverlaps_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<double>("scale");
    QTest::addColumn<int>("rows");
    QTest::addColumn<int>("columns");
    for (const QSize& size : {QSize(700, 400), QSize(1280, 800), QSize(800, 1200), QSize(2500, 1400)})
        for (const double scale : {1.0, 2.0, 3.0})
            for (const auto& [rows, columns] : {std::pair(2, 2), std::pair(3, 9), std::pair(64, 64)})
                QTest::addRow("%d×%d ×%g %d×%d", size.width(), size.height(), scale, rows, columns)
                    << size << scale << rows << columns;
}

void TestLabCanvas::tabGoesFromATypedValueToTheNextCell()
{
    LabScene scene = clouds(2, 2);
    scene.canEditPlan = true;
    show(scene);
    QSignalSpy cells(m_canvas, &LabCanvas::cellChanged);
    QTest::mouseDClick(m_canvas, Qt::LeftButton, {}, centre(cellTarget(LabMatrix::Plan, 0, 1)));
    QVERIFY(field()->isVisible());
    QTest::keyClicks(field(), QStringLiteral("0.25"));
    QTest::keyClick(field(), Qt::Key_Tab);
    QCOMPARE(cells.size(), 1);
    QCOMPARE(cells.last()[3].toDouble(), 0.25);
    // The next row; its value can be typed at once.
    QCOMPARE(m_canvas->focus(), cellTarget(LabMatrix::Plan, 1, 0));
    QVERIFY(field()->isVisible() && field()->hasFocus());
    QTest::keyClicks(field(), QStringLiteral("x"));
    QTest::keyClick(field(), Qt::Key_Tab);
    QCOMPARE(m_canvas->focus(), cellTarget(LabMatrix::Plan, 1, 0));  // This is no number.
    QVERIFY(field()->isVisible());
    field()->selectAll();
    QTest::keyClicks(field(), QStringLiteral("0.125"));
    QTest::keyClick(field(), Qt::Key_Tab, Qt::ShiftModifier);
    QCOMPARE(m_canvas->focus(), cellTarget(LabMatrix::Plan, 0, 1));
    QCOMPARE(cells.last()[1].toInt(), 1);
    QTest::keyClick(field(), Qt::Key_Tab);
    QTest::keyClick(field(), Qt::Key_Tab);
    QCOMPARE(m_canvas->focus(), cellTarget(LabMatrix::Plan, 1, 1));
    // Behind the last cell it is the Tab key of the drawing.
    QTest::keyClick(field(), Qt::Key_Tab);
    QVERIFY(!field()->isVisible());
    QVERIFY(!(m_canvas->focus() == cellTarget(LabMatrix::Plan, 1, 1)));
}

void TestLabCanvas::weightsStandAsNumbersWhereThereIsRoom()
{
    const auto laidOut = [](int rows, int columns) {
        const LabScene scene = clouds(rows, columns);
        return layoutLab(QSizeF(900, 500), {13, 0, 26, 26}, scene, LabMatrix::Plan, boxOf(scene));
    };
    const LabLayout small = laidOut(2, 3), large = laidOut(64, 64);
    QVERIFY(!small.rowNumbers.isEmpty() && !small.columnNumbers.isEmpty());
    QVERIFY(small.rowNumbers.left() >= small.rowWeights.area.right());
    QCOMPARE(small.rowNumbers.height(), small.grids.front().cells.height());
    QVERIFY(large.rowNumbers.isEmpty() && large.columnNumbers.isEmpty());
}

void TestLabCanvas::nothingIsOutsideOrOverlaps()
{
    QFETCH(const QSize, size);
    QFETCH(const double, scale);
    QFETCH(const int, rows);
    QFETCH(const int, columns);
    const LabScene scene = clouds(rows, columns);
    const double em = 13 * scale;
    const QSizeF pixels = QSizeF(size) * scale;
    const LabLayout layout = layoutLab(pixels, {em, 2 * em, 2 * em, 2 * em}, scene, LabMatrix::Plan, boxOf(scene));
    std::vector<QRectF> areas{layout.knobs,
                              layout.plane,
                              layout.formula,
                              layout.rowWeights.area,
                              layout.columnWeights.area,
                              layout.rowScaling.area,
                              layout.columnScaling.area,
                              layout.rowNumbers,
                              layout.columnNumbers,
                              layout.rowLabels,
                              layout.columnLabels};
    areas.insert(areas.end(), layout.traces.begin(), layout.traces.end());
    for (const LabGrid& grid : layout.grids) areas.insert(areas.end(), {grid.title, grid.cells});
    std::erase_if(areas, [](const QRectF& area) { return area.isEmpty(); });
    for (std::size_t i = 0; i < areas.size(); ++i) {
        QVERIFY(QRectF(QPointF(0, 0), pixels).contains(areas[i]));
        for (std::size_t k = 0; k < i; ++k) {
            const QRectF both = areas[i] & areas[k];
            QVERIFY2(both.width() < 1 || both.height() < 1, qPrintable(QStringLiteral("%1 and %2").arg(i).arg(k)));
        }
    }
    const QRectF main = layout.grids.front().cells;
    QVERIFY(std::min(main.width(), main.height()) > 4 * em || rows != columns);
}

void TestLabCanvas::scalesOfColoursStay()
{
    // The picture of a cell depends on its value and the ends of the scale, not on other cells.
    LabScene scene = clouds(3, 4);
    scene.plan(0, 0) = 0.1;
    show(scene);
    const auto colour = [&] {
        const QRectF cell = m_canvas->rectOf(cellTarget(LabMatrix::Plan, 0, 0));
        return m_canvas->grab().toImage().pixel(cell.topLeft().toPoint() + QPoint(4, 4));
    };
    const QRgb before = colour();
    scene.plan(2, 3) = 0.9;
    show(scene);
    QCOMPARE(colour(), before);
}

ROSA_WIDGET_TEST(TestLabCanvas)
#include "tst_lab_canvas.moc"
