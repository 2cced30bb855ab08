#include <cmath>
#include <limits>

#include <QElapsedTimer>
#include <QPainter>
#include <QSignalSpy>
#include <QTest>

#include "widgets/matrix/colour_scale.h"
#include "widgets/matrix/matrix_view.h"
#include "widgets/matrix/node_hover.h"

using namespace rosa::widgets;

namespace {

MatrixPicture numbered(int rows, int columns)
{
    MatrixPicture picture;
    picture.symbol = QStringLiteral("D");
    picture.title = QStringLiteral("D, cost");
    picture.rows = rows;
    picture.columns = columns;
    for (int i = 0; i < rows * columns; ++i) picture.values.push_back(static_cast<float>(i));
    const auto label = [](int i) {
        return NodeLabel{100 + i, QString::number(100 + i), i % 2, QStringLiteral("class %1").arg(i % 2), i == 0};
    };
    for (int i = 0; i < rows; ++i) picture.rowLabels.push_back(label(i));
    for (int i = 0; i < columns; ++i) picture.columnLabels.push_back(label(i));
    picture.rowWeights.assign(static_cast<std::size_t>(rows), 1.0f / static_cast<float>(rows));
    picture.columnWeights.assign(static_cast<std::size_t>(columns), 1.0f / static_cast<float>(columns));
    return picture;
}

QColor colourAt(MatrixView& view, int row, int column)
{
    return view.grab().toImage().pixelColor(view.placeOf(row, column).toPoint());
}

}  // namespace

class TestMatrixView : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void cellsHaveTheColourOfTheirValue();
    void sharedScaleSpansAllAndLocks();
    void hoverIsSharedAndSpoken();
    void arrowKeysMoveTheCell();
    void namesGiveWayToStripes();
    void missingValuesAreBlank();
    void largeMatricesAreDrawnFast();
};

void TestMatrixView::cellsHaveTheColourOfTheirValue()
{
    MatrixView view;
    view.resize(300, 300);
    view.setPicture(numbered(4, 4));
    QCOMPARE(colourAt(view, 0, 0), QColor(colourOf(ColourMap::Viridis, 0, 0, 15)));
    QCOMPARE(colourAt(view, 3, 3), QColor(colourOf(ColourMap::Viridis, 15, 0, 15)));
    QCOMPARE(colourAt(view, 1, 2), QColor(colourOf(ColourMap::Viridis, 6, 0, 15)));
    view.setColourMap(ColourMap::Cividis);
    QCOMPARE(colourAt(view, 1, 2), QColor(colourOf(ColourMap::Cividis, 6, 0, 15)));
}

void TestMatrixView::sharedScaleSpansAllAndLocks()
{
    ColourScale scale;
    MatrixView small, large;
    small.setScale(&scale);
    large.setScale(&scale);
    small.setPicture(numbered(2, 2));
    large.setPicture(numbered(5, 5));
    QCOMPARE(scale.low(), 0.0);
    QCOMPARE(scale.high(), 24.0);
    QCOMPARE(small.picture().high, 24.0);

    scale.setLocked(true);
    large.setPicture(numbered(9, 9));
    QCOMPARE(scale.high(), 24.0);
    scale.setLocked(false);
    QCOMPARE(scale.high(), 80.0);
    large.setScale(nullptr);
    QCOMPARE(scale.high(), 3.0);
    QCOMPARE(large.picture().high, 80.0);
}

void TestMatrixView::hoverIsSharedAndSpoken()
{
    NodeHover hover;
    MatrixView first, second;
    for (MatrixView* view : {&first, &second}) {
        view->resize(300, 300);
        view->setPicture(numbered(4, 5));
        view->setHover(&hover);
    }
    first.show();
    QVERIFY(QTest::qWaitForWindowExposed(&first));
    const QImage before = second.grab().toImage();
    QTest::mouseMove(&first, first.placeOf(2, 3).toPoint());
    QTRY_COMPARE(hover.row(), 2);
    QTRY_COMPARE(hover.column(), 3);
    QTRY_COMPARE(second.accessibleDescription(), QStringLiteral("D(102, 103) = 13; class 0 and class 1"));
    QVERIFY(second.grab().toImage() != before);
    QTest::mouseMove(&first, QPoint(1, 1));
    QTRY_COMPARE(hover.row(), -1);
    QTRY_COMPARE(second.grab().toImage(), before);

    hover.pin(1, -1);
    QCOMPARE(first.accessibleDescription(), QStringLiteral("t(101) = 0.25"));
    hover.point(0, 0);
    QCOMPARE(hover.row(), 0);
    hover.point(-1, -1);
    QCOMPARE(hover.row(), 1);
    hover.pin(1, -1);
    QCOMPARE(hover.row(), -1);
}

void TestMatrixView::arrowKeysMoveTheCell()
{
    MatrixView view;
    view.resize(300, 300);
    view.setPicture(numbered(3, 4));
    QSignalSpy clicked(&view, &MatrixView::cellClicked);
    QTest::keyClick(&view, Qt::Key_Right);
    QTest::keyClick(&view, Qt::Key_Down);
    QCOMPARE(view.accessibleDescription(), QStringLiteral("D(101, 101) = 5; both class 1"));
    QTest::keyClick(&view, Qt::Key_End);
    for (int i = 0; i < 9; ++i) QTest::keyClick(&view, Qt::Key_Down);
    QTest::keyClick(&view, Qt::Key_Return);
    QCOMPARE(clicked.size(), 1);
    QCOMPARE(clicked.first().at(0).toInt(), 2);
    QCOMPARE(clicked.first().at(1).toInt(), 3);
}

void TestMatrixView::namesGiveWayToStripes()
{
    const DrawingStyle style = screenStyle(QPalette(), QFont());
    const QImage device(10, 10, QImage::Format_RGB32);
    const MatrixPicture picture = numbered(12, 12);
    const MatrixLayout roomy = layoutMatrix(QRectF(0, 0, 400, 400), picture, style, &device);
    QVERIFY(!roomy.rowNames.isEmpty() && !roomy.columnNames.isEmpty());
    QVERIFY(roomy.cell >= style.smallestName);
    QVERIFY(QRectF(0, 0, 400, 400).contains(roomy.rowNames.united(roomy.columnNames).united(roomy.colourBar)));

    const MatrixLayout tight = layoutMatrix(QRectF(0, 0, 150, 150), picture, style, &device);
    QVERIFY(tight.rowNames.isEmpty() && tight.columnNames.isEmpty());
    QVERIFY(!tight.rowChips.isEmpty() && !tight.columnChips.isEmpty());
    QVERIFY(tight.cell > 0 && tight.cell < roomy.cell);
}

void TestMatrixView::missingValuesAreBlank()
{
    MatrixPicture picture = numbered(2, 2);
    picture.values[3] = std::numeric_limits<float>::quiet_NaN();
    MatrixView view;
    view.resize(200, 200);
    view.setPicture(picture);
    QCOMPARE(view.picture().high, 2.0);
    QCOMPARE(colourAt(view, 1, 1), view.grab().toImage().pixelColor(0, 199));
    QVERIFY(cellText(picture, 1, 1).contains(QStringLiteral("left out")));
}

void TestMatrixView::largeMatricesAreDrawnFast()
{
    MatrixPicture picture = numbered(512, 512);
    picture.separatesClasses = false;
    for (int i = 0; i < 512; ++i) picture.marked.emplace_back(i, i);
    MatrixView view;
    view.resize(560, 560);
    view.setPicture(picture);
    QImage canvas(view.size(), QImage::Format_ARGB32_Premultiplied);
    view.render(&canvas);
    double best = std::numeric_limits<double>::infinity();
    for (int i = 0; i < 10; ++i) {
        QElapsedTimer timer;
        timer.start();
        view.render(&canvas);
        best = std::min(best, static_cast<double>(timer.nsecsElapsed()) / 1e6);
    }
    qInfo("512 × 512 cells: %.1f ms a frame", best);
    QVERIFY2(best < 100, "a generous bound; 16 ms are aimed at");
}

QTEST_MAIN(TestMatrixView)
#include "tst_matrix_view.moc"
