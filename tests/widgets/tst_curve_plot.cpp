#include <cmath>

#include <QApplication>
#include <QImage>
#include <QLabel>
#include <QMenu>
#include <QPainter>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>
#include <QVBoxLayout>
#include <QWheelEvent>

#include "tests/program/test_program.h"
#include "tests/widgets/shown.h"
#include "widgets/plots/curve_legend.h"
#include "widgets/plots/curve_page.h"
#include "widgets/plots/curve_painting.h"
#include "widgets/plots/curve_plot.h"
#include "widgets/plots/epoch_axis.h"
#include "widgets/plots/frame_clock.h"
#include "widgets/plots/inline_legend.h"
#include "widgets/style/class_colours.h"
#include "widgets/style/theme.h"

using namespace rosa::widgets;

namespace {

std::shared_ptr<CurveStore> sharedStore(int epochs, double offset = 0)
{
    std::vector<double> values;
    for (int epoch = 1; epoch <= epochs; ++epoch)
        values.push_back(offset + 3 * std::exp(-epoch / 60.0) + 0.3 * std::sin(epoch * 1.7));
    auto store = std::make_shared<CurveStore>();
    store->append(values);
    return store;
}

PanelSource sourceOf(std::vector<std::shared_ptr<CurveStore>> stores)
{
    PanelSource source;
    source.title = QStringLiteral("Loss");
    int number = 0;
    for (auto& store : stores) {
        PlotCurve curve;
        curve.id = QStringLiteral("run %1").arg(number);
        curve.name = curve.id;
        curve.colour = number++;
        curve.data = std::move(store);
        source.curves.push_back(std::move(curve));
    }
    return source;
}

/// Number of pixels close to a colour.
int countNear(const QImage& image, const QColor& colour, int distance = 60)
{
    int count = 0;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x) {
            const QColor here = image.pixelColor(x, y);
            count += std::abs(here.red() - colour.red()) + std::abs(here.green() - colour.green()) +
                         std::abs(here.blue() - colour.blue()) <=
                     distance;
        }
    return count;
}

}  // namespace

/// Plots as in the window, operated by mouse and keyboard.
class TestCurvePlot : public QObject {
    Q_OBJECT

    std::unique_ptr<QWidget> m_window;
    EpochAxis* m_axis = nullptr;
    FrameClock* m_clock = nullptr;
    CurvePlot* m_first = nullptr;
    CurvePlot* m_second = nullptr;

    void settle()
    {
        QTRY_VERIFY_WITH_TIMEOUT(m_clock->isIdle(), rosa::test::kHangMilliseconds);
        QCoreApplication::processEvents();
    }
    QWidget* canvas(CurvePlot* plot) const { return plot->childAt(plot->placeOf(m_axis->from())); }
    QPoint onCanvas(CurvePlot* plot, double epoch) const { return canvas(plot)->mapFrom(plot, plot->placeOf(epoch)); }
    QString note() const { return m_first->findChild<QLabel*>(QStringLiteral("note"))->toolTip(); }
    void hover(CurvePlot* plot, double epoch) const { QTest::mouseMove(canvas(plot), onCanvas(plot, epoch)); }

private Q_SLOTS:
    void initTestCase() { Q_INIT_RESOURCE(icons); }

    void init()
    {
        m_window = std::make_unique<QWidget>();
        m_axis = new EpochAxis(m_window.get());
        m_clock = new FrameClock(m_window.get());
        auto* layout = new QVBoxLayout(m_window.get());
        m_first = new CurvePlot(*m_axis, *m_clock);
        m_second = new CurvePlot(*m_axis, *m_clock);
        layout->addWidget(m_first);
        layout->addWidget(m_second);
        m_first->setSource(sourceOf({sharedStore(400), sharedStore(300, -2)}));
        m_second->setSource(sourceOf({sharedStore(400, 5)}));
        m_axis->setLength(400);
        m_window->resize(800, 500);
        QVERIFY(rosa::test::isActivated(*m_window));
        settle();
    }

    void cleanup()
    {
        delete m_first;
        delete m_second;
        m_window.reset();
    }

    void allEpochsAreInViewUntilOneZooms()
    {
        QCOMPARE(m_axis->from(), 1.0);
        QCOMPARE(m_axis->to(), 400.0);
        m_axis->setLength(450);
        QCOMPARE(m_axis->to(), 450.0);
    }

    void dragZoomsAllPlots()
    {
        QTest::mousePress(canvas(m_first), Qt::LeftButton, {}, onCanvas(m_first, 100));
        QTest::mouseMove(canvas(m_first), onCanvas(m_first, 150));
        QTest::mouseMove(canvas(m_first), onCanvas(m_first, 200));
        QTest::mouseRelease(canvas(m_first), Qt::LeftButton, {}, onCanvas(m_first, 200));
        QTRY_VERIFY_WITH_TIMEOUT(std::abs(m_axis->from() - 100) < 3 && std::abs(m_axis->to() - 200) < 3,
                                 rosa::test::kHangMilliseconds);
        QTRY_COMPARE_WITH_TIMEOUT(m_axis->mode(), EpochAxis::Mode::Fixed, rosa::test::kHangMilliseconds);
        settle();
        QCOMPARE(m_second->drawing().from, m_axis->from());
        // New epochs do not move the visible range.
        m_axis->setLength(500);
        QVERIFY(m_axis->to() < 210);
        QTest::mouseDClick(canvas(m_first), Qt::LeftButton, {}, onCanvas(m_first, 150));
        QCOMPARE(m_axis->to(), 500.0);
    }

    void aClickDoesNotZoom()
    {
        QTest::mouseClick(canvas(m_first), Qt::LeftButton, {}, onCanvas(m_first, 100));
        QCOMPARE(m_axis->mode(), EpochAxis::Mode::All);
        QVERIFY(m_first->hasFocus());
    }

    void wheelZoomsAtThePointer()
    {
        const QPoint place = onCanvas(m_first, 100);
        QWheelEvent wheel(place, canvas(m_first)->mapToGlobal(QPointF(place)), {}, {0, 240}, Qt::NoButton, Qt::NoModifier,
                          Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(canvas(m_first), &wheel);
        QVERIFY(m_axis->to() - m_axis->from() < 300);
        QVERIFY(std::abs(m_first->placeOf(100).x() - canvas(m_first)->mapTo(m_first, place).x()) <= 1);
    }

    void keysZoomAndMove()
    {
        m_first->setFocus();
        QTest::keyClick(m_first, Qt::Key_Plus);
        QTest::keyClick(m_first, Qt::Key_Plus);
        const double width = m_axis->to() - m_axis->from();
        QVERIFY(std::abs(width - 399 * 0.64) < 1);
        const double from = m_axis->from();
        QTest::keyClick(m_first, Qt::Key_Right, Qt::ControlModifier);
        QVERIFY(m_axis->from() > from);
        QTest::keyClick(m_first, Qt::Key_Minus);
        QVERIFY(m_axis->to() - m_axis->from() > width);
        QTest::keyClick(m_first, Qt::Key_Home);
        QCOMPARE(m_axis->mode(), EpochAxis::Mode::All);
        // Moves the cross-hair by keyboard.
        QTest::keyClick(m_first, Qt::Key_Right);
        QTest::keyClick(m_first, Qt::Key_Right);
        QCOMPARE(m_axis->hoverEpoch(), 2);
        QTest::keyClick(m_first, Qt::Key_Escape);
        QCOMPARE(m_axis->hoverEpoch(), 0);
    }

    void theRightEndFollowsWhenItWasLookedAt()
    {
        m_axis->zoomTo(350, 400);
        QCOMPARE(m_axis->mode(), EpochAxis::Mode::Newest);
        m_axis->setLength(430);
        QCOMPARE(m_axis->to(), 430.0);
        QCOMPARE(m_axis->from(), 380.0);
    }

    void crossHairIsSharedAndNamesValues()
    {
        hover(m_first, 200);
        // On a real display the pointer arrives later.
        QTRY_VERIFY_WITH_TIMEOUT(std::abs(m_axis->hoverEpoch() - 200) <= 2, rosa::test::kHangMilliseconds);
        const int epoch = m_axis->hoverEpoch();
        const auto& data = m_second->source().curves[0].data;
        QTRY_COMPARE_WITH_TIMEOUT(m_second->entries()[0].value, shortNumber(data->at(epoch).closing),
                                  rosa::test::kHangMilliseconds);
        QTRY_COMPARE_WITH_TIMEOUT(m_first->entries()[1].value,
                                  shortNumber(m_first->source().curves[1].data->at(epoch).closing),
                                  rosa::test::kHangMilliseconds);
    }

    void theNoteNamesTheMarkUnderTheCrossHair()
    {
        PanelSource source = sourceOf({sharedStore(400)});
        source.marks.push_back({200, CurveMark::Kind::Line, QStringLiteral("λ 20 → 40"), {}});
        m_first->setSource(source);
        settle();
        QVERIFY(!note().contains(QStringLiteral("λ")));
        // Again, because a late event of the X server about the real pointer may take the cross hair away.
        const auto isNamed = [&] {
            hover(m_first, 100);
            hover(m_first, 200);
            return note().contains(QStringLiteral("epoch 200: λ 20 → 40"));
        };
        QTRY_VERIFY_WITH_TIMEOUT(isNamed(), rosa::test::kHangMilliseconds);
    }

    /// The legend stands in the heading; where the runs are named above all plots it has what they do not say.
    void curvesAreNamedInTheHeading()
    {
        const auto& buttons = m_first->legend().buttons();
        QCOMPARE(buttons.size(), std::size_t(2));
        QVERIFY(buttons[1]->text().startsWith(m_first->source().curves[1].name));
        // Too narrow for the names: the values stay.
        m_first->legend().setFixedWidth(200);
        QTRY_VERIFY(!buttons[1]->text().contains(m_first->source().curves[1].name));
        QVERIFY(!buttons[1]->text().isEmpty() && buttons[1]->isVisible());
        m_first->legend().setFixedWidth(110);
        QTRY_VERIFY(buttons[0]->isVisible() && !buttons[1]->isVisible());
        PanelSource source = sourceOf({sharedStore(400), sharedStore(300, -2), sharedStore(300, -1)});
        source.areNamedAbove = true;
        source.curves[0].line = QStringLiteral("positive");
        source.curves[1].isListed = false;
        m_first->legend().setFixedWidth(400);
        m_first->setSource(source);
        QCOMPARE(buttons.size(), std::size_t(2));
        QTRY_VERIFY(buttons[0]->text().startsWith(QStringLiteral("positive")));
        QCOMPARE(buttons[1]->text(), m_first->entries()[2].value);
        QCOMPARE(m_first->entries()[2].name, source.curves[2].name);
    }

    void legendSwitchesCurves()
    {
        const QColor colour = curveColour(1, isDark(m_window->palette()));
        QVERIFY(countNear(canvas(m_first)->grab().toImage(), colour) > 100);
        QToolButton* button = m_first->legend().buttons()[1];
        QTest::mouseClick(button, Qt::LeftButton);
        settle();
        QVERIFY(!m_first->entries()[1].isShown && button->font().strikeOut());
        QVERIFY(button->accessibleName().contains(QStringLiteral("hidden")));
        QCOMPARE(countNear(canvas(m_first)->grab().toImage(), colour), 0);
        QCOMPARE(m_first->drawing().curves.size(), std::size_t(1));
        // It remains hidden when the source is set again, and is shown again by keyboard.
        m_first->setSource(sourceOf({sharedStore(400), sharedStore(300, -2)}));
        QVERIFY(!m_first->entries()[1].isShown);
        button->setFocus();
        QTest::keyClick(button, Qt::Key_Space);
        QVERIFY(m_first->entries()[1].isShown);
    }

    void smoothingKeepsTheValuesVisible()
    {
        m_first->setSource(sourceOf({sharedStore(400)}));
        m_first->setSmoothing(0.95);
        settle();
        const CurveDrawing& curve = m_first->drawing().curves[0];
        QVERIFY(curve.isSmoothed);
        // The axis still covers the values, and both lines are drawn in their shades.
        const CurveColumn all = m_first->source().curves[0].data->whole();
        QVERIFY(m_first->drawing().low < all.minimum && m_first->drawing().high > all.maximum);
        const QImage picture = canvas(m_first)->grab().toImage();
        QVERIFY(countNear(picture, curve.colour, 40) > 100);
        const QColor base = m_window->palette().color(QPalette::Base);
        const auto mixed = [&](int colour, int ground) { return (colour * 32 + ground * 68) / 100; };
        const QColor pale(mixed(curve.colour.red(), base.red()), mixed(curve.colour.green(), base.green()),
                          mixed(curve.colour.blue(), base.blue()));
        QVERIFY(countNear(picture, pale, 40) > 100);
        QTRY_VERIFY_WITH_TIMEOUT(note().contains(QStringLiteral("20")), rosa::test::kHangMilliseconds);
    }

    void scalesAreChosenInTheMenu()
    {
        QMenu menu;
        m_first->addScales(menu);
        const QMenu* scales = menu.actions().first()->menu();
        QVERIFY(scales->actions().at(0)->isChecked());
        scales->actions().at(2)->trigger();
        bool isSaid = false;
        for (const QLabel* label : m_first->findChildren<QLabel*>())
            isSaid = isSaid || label->text() == QStringLiteral("Loss, symlog");
        QVERIFY(isSaid);
        settle();
        const PanelDrawing& drawing = m_first->drawing();
        QCOMPARE(drawing.scale.kind(), ScaleKind::SymmetricLog);
        // Negative values are shown, and the threshold is labelled.
        QVERIFY(drawing.low < drawing.scale.place(-1));
        QVERIFY(countNear(canvas(m_first)->grab().toImage(), curveColour(1, isDark(m_window->palette()))) > 100);
        QCOMPARE(drawingNotes(drawing, 0).filter(QStringLiteral("linear within")).size(), 1);
        m_first->setScale(ScaleKind::Log);
        settle();
        QVERIFY(std::isfinite(m_first->drawing().low) && std::isfinite(m_first->drawing().high));
        QVERIFY(drawingNotes(m_first->drawing(), 0).isEmpty());
    }

    void gapsAreNotBridged()
    {
        auto store = std::make_shared<CurveStore>();
        std::vector<double> values(400, 1.0);
        for (std::size_t i = 150; i < 250; ++i) values[i] = std::nan("");
        store->append(values);
        m_first->setSource(sourceOf({store}));
        settle();
        const QImage picture = canvas(m_first)->grab().toImage();
        const int left = onCanvas(m_first, 160).x();
        const int right = onCanvas(m_first, 240).x();
        const QColor colour = curveColour(0, isDark(m_window->palette()));
        QVERIFY(countNear(picture, colour, 40) > 100);
        QCOMPARE(countNear(picture.copy(left, 0, right - left, picture.height()), colour, 40), 0);
    }

    void longCurvesSayThatTheyAreThinned()
    {
        m_first->setSource(sourceOf({sharedStore(100'000)}));
        m_axis->setLength(100'000);
        settle();
        QVERIFY(m_first->drawing().epochsPerColumn() > 100);
        QTRY_VERIFY_WITH_TIMEOUT(!note().isEmpty(), rosa::test::kHangMilliseconds);
    }

    void bandSaysHowMany()
    {
        PanelSource source = sourceOf({});
        PlotBand band;
        band.id = QStringLiteral("band");
        band.name = QStringLiteral("seeds");
        band.data = {sharedStore(400), sharedStore(400, 1), sharedStore(200, -1)};
        source.bands.push_back(band);
        m_first->setSource(source);
        settle();
        QTRY_VERIFY_WITH_TIMEOUT(m_first->entries()[0].name.contains(QStringLiteral("n = 2–3")),
                                 rosa::test::kHangMilliseconds);
        QVERIFY(m_first->drawing().bands[0].name.contains(QStringLiteral("n = 2–3")));
    }

    /// The line of a band is smoothed like curves, and the note explains the band.
    void bandsAreSmoothedAndExplained()
    {
        PanelSource source = sourceOf({});
        PlotBand band;
        band.id = QStringLiteral("band");
        band.name = QStringLiteral("seeds");
        for (const double shift : {0.0, 2.0}) {
            auto store = std::make_shared<CurveStore>();
            std::vector<double> values;
            for (int i = 0; i < 50; ++i) values.push_back(shift + (i % 2 == 0 ? 1.0 : -1.0));
            store->append(values);
            band.data.push_back(std::move(store));
        }
        source.bands.push_back(band);
        const auto spanOf = [](const PanelDrawing& drawing) {
            double low = 1e9, high = -1e9;
            for (const BandColumn& column : drawing.bands[0].band.columns) {
                if (column.first < 30) continue;
                const double line = drawing.bands[0].isSmoothed ? column.smooth : column.mean;
                low = std::min(low, line);
                high = std::max(high, line);
            }
            return high - low;
        };
        const PanelDrawing raw = source.draw(1, 50, 400, false);
        QCOMPARE(spanOf(raw), 2.0);
        QCOMPARE(drawingNotes(raw, 0), QStringList{QStringLiteral("band: smallest to largest value of the runs")});

        source.smoothing = 0.9;
        source.bands[0].spread = Spread::Deviation;
        const PanelDrawing smooth = source.draw(1, 50, 400, false);
        QVERIFY2(spanOf(smooth) < 0.25, qPrintable(QString::number(spanOf(smooth))));
        QCOMPARE(smooth.bands[0].band.columns.front().mean, raw.bands[0].band.columns.front().mean);
        const QStringList notes = drawingNotes(smooth, 0.9);
        QCOMPARE(notes.size(), 2);
        QVERIFY(notes[0].contains(QStringLiteral("standard deviation")));
        QVERIFY(notes[1].contains(QStringLiteral("mean smoothed")));
    }

    void legendAndNoteNameTheKindOfBand()
    {
        PanelSource source = sourceOf({});
        source.bands.push_back({QStringLiteral("band"), QStringLiteral("seeds"), 0, Spread::Range, {}, true, Qt::DashLine});
        for (const double value : {1.0, 3.0}) {
            source.bands[0].data.push_back(std::make_shared<CurveStore>());
            source.bands[0].data.back()->append(std::vector{value, value});
        }
        for (const auto& [spread, name, note] :
             {std::tuple{Spread::Range, "mean and range", "smallest to largest"},
              std::tuple{Spread::Deviation, "mean ± standard deviation", "standard deviation over"},
              std::tuple{Spread::Error, "mean ± standard error", "standard error of the mean"},
              std::tuple{Spread::Interval, "mean and 95 % interval", "95 % interval of the mean"}}) {
            source.bands[0].spread = spread;
            const PanelDrawing drawing = source.draw(1, 2, 100, false);
            QCOMPARE(drawing.bands[0].name, QStringLiteral("seeds (n = 2): ") + QString::fromUtf8(name));
            QCOMPARE(drawing.bands[0].dash, Qt::DashLine);
            QVERIFY(drawingNotes(drawing, 0)[0].contains(QString::fromUtf8(note)));
        }
    }

    void theFirstPointsAreSeenWhole()
    {
        const QColor colour = curveColour(0, isDark(m_window->palette()));
        m_first->setSource(sourceOf({sharedStore(1)}));
        m_axis->setLength(1);
        settle();
        const QImage one = canvas(m_first)->grab().toImage();
        const int middle = onCanvas(m_first, 1).x();
        const int left = countNear(one.copy(0, 0, middle, one.height()), colour);
        const int right = countNear(one.copy(middle, 0, one.width() - middle, one.height()), colour);
        QVERIFY2(left > 5 && right > 5, qPrintable(QStringLiteral("%1 %2").arg(left).arg(right)));

        // Few points are drawn as dots in addition to the line.
        m_first->setSource(sourceOf({sharedStore(3)}));
        m_axis->setLength(3);
        settle();
        const QImage three = canvas(m_first)->grab().toImage();
        const int end = onCanvas(m_first, 3).x();
        QVERIFY(countNear(three.copy(end + 1, 0, three.width() - end - 1, three.height()), colour) > 5);
    }

    void epochsAreWholeNumbers()
    {
        const auto labels = [](double from, double to, int count) {
            QStringList texts;
            for (const ScaleTick& tick : ValueScale::wholeTicks(from, to, count)) texts.append(tick.label);
            return texts.join(QLatin1Char(' '));
        };
        QCOMPARE(labels(1, 2, 8), QStringLiteral("1 2"));
        QCOMPARE(labels(1, 3, 8), QStringLiteral("1 2 3"));
        QCOMPARE(labels(1, 10, 5), QStringLiteral("2 4 6 8 10"));
        QCOMPARE(labels(1, 500, 5), QStringLiteral("100 200 300 400 500"));
        QCOMPARE(labels(2.2, 2.8, 5), QString());
    }

    void aLabelThatMattersIsNotLeftOutForOneThatDoesNot()
    {
        const PanelFrame frame{QRectF(0, 0, 300, 30), 1, 100, 0, 1, ValueScale(), false};
        const auto painted = [&](const std::vector<CurveMark>& marks) {
            QImage image(300, 30, QImage::Format_RGB32);
            image.fill(Qt::white);
            QPainter painter(&image);
            paintMarks(painter, frame, marks, PanelColours::paper());
            return image;
        };
        using Kind = CurveMark::Kind;
        const CurveMark pause{50, Kind::Line, QStringLiteral("pause"), {}, true};
        const CurveMark silent{50, Kind::Line, {}, {}, true};
        const CurveMark turn{51, Kind::Line, QStringLiteral("λ 20 → 40"), {}};
        QVERIFY(painted({pause}) != painted({silent}));
        QVERIFY(painted({silent, turn}) != painted({silent}));
        // With a single row, the parameter change is shown, whatever comes first.
        QCOMPARE(painted({pause, turn}), painted({silent, turn}));
    }

    void clockDrawsOnceAFrame()
    {
        QSignalSpy drawn(m_first, &CurvePlot::drawn);
        for (int i = 0; i < 50; ++i) m_first->refresh();
        settle();
        QCOMPARE(drawn.count(), 1);
    }

    void textForScreenReaders()
    {
        QVERIFY(m_first->summary().contains(QStringLiteral("run 0")));
        QVERIFY(m_first->summary().contains(shortNumber(m_first->source().curves[0].data->whole().maximum)));
        QTRY_COMPARE_WITH_TIMEOUT(m_first->accessibleDescription(), m_first->summary(), rosa::test::kHangMilliseconds);
    }

    /// Dense curves consist of strokes, whose width must be in logical, not device pixels.
    void curvesAreAsThickOnDenseScreens()
    {
        const auto inkPerUnit = [](int dots) {
            QImage image(400 * dots, 100 * dots, QImage::Format_RGB32);
            image.setDevicePixelRatio(dots);
            image.fill(Qt::white);
            QPainter painter(&image);
            CurveDrawing curve;
            curve.colour = Qt::black;
            curve.view = sharedStore(400)->visible(1, 400, 400 * dots);
            paintCurve(painter, {QRectF(0, 0, 400, 100), 1, 400, -1, 4, ValueScale(), false, 1.0 / dots}, curve);
            painter.end();
            return countNear(image, Qt::black) / static_cast<double>(dots * dots);
        };
        const double usual = inkPerUnit(1);
        QVERIFY(usual > 400);
        QVERIFY2(inkPerUnit(3) > 0.7 * usual, qPrintable(QString::number(inkPerUnit(3))));
    }

    void paperIsPaintedByTheSameCode()
    {
        PanelSource source = sourceOf({sharedStore(400), sharedStore(300, -2)});
        source.marks.push_back({100, CurveMark::Kind::Line, QStringLiteral("λ 20 → 40"), {}});
        QImage page(640, 480, QImage::Format_RGB32);
        page.fill(Qt::white);
        QPainter painter(&page);
        const FigureStyle style;
        paintCurvePage(painter, QRectF(0, 0, 640, 480), style,
                       {source.draw(1, 400, 600, false), source.draw(1, 400, 600, false)}, {});
        painter.end();
        QVERIFY(countNear(page, curveColour(0, false)) > 200);
        QVERIFY(countNear(page, curveColour(1, false)) > 200);
        QVERIFY(countNear(page, Qt::black, 300) > 100);
    }
};

ROSA_WIDGET_TEST(TestCurvePlot)
#include "tst_curve_plot.moc"
