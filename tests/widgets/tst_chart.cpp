/// Charts and parallel coordinates.
#include <cmath>
#include <limits>

#include <QTest>

#include "tests/program/test_program.h"
#include "widgets/chart/chart_view.h"
#include "widgets/chart/parallel_view.h"

using namespace rosa::widgets;

namespace {

/// Lines with a gap, on two axes and a result.
ParallelPtr somePicture(int lines)
{
    auto picture = std::make_shared<ParallelPicture>();
    ChartScale names = ChartScale::ofNames(QStringLiteral("Names"), {QStringLiteral("a"), QStringLiteral("b")});
    picture->axes = {names, ChartScale{QStringLiteral("Numbers"), 1, 100, true}, ChartScale{QStringLiteral("Result")}};
    for (int i = 0; i < lines; ++i) {
        const float result = static_cast<float>(i % 17) / 16;
        picture->subjects.push_back(i);
        picture->places.insert(picture->places.end(), {i % 2 == 0 ? 0.25F : 0.75F, static_cast<float>(i % 23) / 22,
                                                       i % 5 == 4 ? std::numeric_limits<float>::quiet_NaN() : result});
        picture->results.push_back(i % 5 == 4 ? std::numeric_limits<float>::quiet_NaN() : result);
    }
    return picture;
}

ChartColours someColours() { return ChartColours::paper(); }

}  // namespace

class TestChart : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void scalesPlaceValues()
    {
        const ChartScale ratio{QStringLiteral("r"), 1, 100, true};
        QCOMPARE(ratio.shareOf(10), 0.5);
        QCOMPARE(ratio.valueAt(0.5), 10.0);
        QVERIFY(std::isnan(ratio.shareOf(-1)));
        const auto ticks = ratio.ticks(8);
        QCOMPARE(ticks.front().label, QStringLiteral("1"));
        QCOMPARE(ticks.back().label, QStringLiteral("100"));
        const ChartScale names = ChartScale::ofNames({}, {QStringLiteral("a"), QStringLiteral("b")});
        QCOMPARE(names.shareOf(0), 0.25);
        QCOMPARE(names.text(1), QStringLiteral("b"));
        ChartScale down;  // ranks
        down.low = 3.5;
        down.high = 0.5;
        down.isWhole = true;
        const auto ranks = down.ticks(6);
        QCOMPARE(ranks.size(), std::size_t{3});
        QVERIFY(ranks[0].label == QStringLiteral("1") && ranks[0].place > ranks[2].place);
        ChartScale share;
        share.unit = 0.01;
        QCOMPARE(share.ticks(3).back().label, QStringLiteral("100"));
    }

    /// A round number at the end, whose label is half outside in any case, does not take the labels of the others.
    void aRoundEndKeepsTheOtherTicks()
    {
        ChartScale share;
        share.unit = 0.01;
        share.low = 0.19;
        share.high = 1;
        const auto ticks = share.fittingTicks(800, false, QFontMetricsF{QFont()});
        QVERIFY2(ticks.size() >= 5, qPrintable(QString::number(ticks.size())));
        QCOMPARE(ticks.back().label, QStringLiteral("100"));
    }

    /// Labels of ticks do not touch each other, whatever the length of the axis.
    void ticksHaveRoom()
    {
        const QFontMetricsF metrics{QFont()};
        ChartScale share;
        share.unit = 0.01;
        share.low = 0.831;
        share.high = 0.857;
        const ChartScale names = ChartScale::ofNames(
            {}, {QStringLiteral("walks"), QStringLiteral("features of neighbours"), QStringLiteral("none")}, true);
        QVERIFY(names.shareOf(0) > names.shareOf(2));
        for (const ChartScale& scale : {share, names})
            for (const double length : {40.0, 90.0, 300.0, 900.0}) {
                const auto ticks = scale.fittingTicks(length, false, metrics);
                QVERIFY(ticks.size() <= 14);
                for (std::size_t i = 1; i < ticks.size() && ticks.size() > 2; ++i)
                    QVERIFY(std::abs(ticks[i].place - ticks[i - 1].place) * length >
                            (metrics.horizontalAdvance(ticks[i].label) + metrics.horizontalAdvance(ticks[i - 1].label)) / 2);
            }
        QCOMPARE(names.fittingTicks(900, false, metrics).size(), std::size_t{3});
    }

    /// Without room on the right of its mark, a text is on the left; without room there, the shorter one is shown.
    void textsTakeTheSideWithRoom()
    {
        const QFontMetricsF metrics{QFont()};
        const ChartPanel panel;
        const QRectF plot(0, 0, 300, 50);
        ChartText text{0.5, 0.5, QStringLiteral("seeds"), ChartText::Side::Right, 0.4, QStringLiteral("*")};
        PlacedText placed = placedText(text, panel, plot, metrics);
        QVERIFY(placed.side == ChartText::Side::Right && placed.at.x() > 150 && placed.text == QStringLiteral("seeds"));
        text.x = 0.99;
        placed = placedText(text, panel, plot, metrics);
        QVERIFY(placed.side == ChartText::Side::Left && placed.at.x() < 120 && placed.text == QStringLiteral("seeds"));
        text.otherX = 0.1;
        QCOMPARE(placedText(text, panel, plot, metrics).text, QStringLiteral("*"));
    }

    /// An end outside the axis has no cap.
    void intervalsAreCutAtTheAxis()
    {
        ChartScale scale;
        scale.low = 0.5;
        const CutInterval cut = cutInterval({0, 0.4, 0.75, false}, scale);
        QVERIFY(!cut.hasLowCap && cut.hasHighCap);
        QCOMPARE(cut.low, 0.0);
        QCOMPARE(cut.high, 0.5);
    }

    /// Panels of two groups are never in one line, and a panel has the height that it asks for.
    void groupsBeginNewLines()
    {
        Chart chart;
        chart.panels.resize(6);
        chart.group = 3;
        chart.leastPanel = 0;
        chart.plotLines = 6;
        const QFont font;
        const double height = chartHeight(chart, 2000, font, nullptr);
        const ChartLayout layout = layoutChart(chart, QRectF(0, 0, 2000, height), font, nullptr);
        QCOMPARE(layout.across, 3);
        QCOMPARE(layout.plots[0].top(), layout.plots[2].top());
        QVERIFY(layout.plots[3].top() > layout.plots[2].bottom());
        QVERIFY(layout.hasYLabels[3] && !layout.hasYLabels[4]);
        QVERIFY(std::abs(layout.plots[0].height() - 6 * QFontMetricsF(font).height()) < 1);
    }

    /// Moving lines between kept and others gives the same image as drawing them anew.
    void aChangedDensityIsThatDrawnAnew()
    {
        const ParallelPtr picture = somePicture(700);
        const QSize size(240, 120);
        const QFont font;
        const ParallelLayout layout = layoutParallel(*picture, QRectF(QPointF(), size), QFontMetricsF(font));
        std::vector<char> some(700), others(700);
        for (std::size_t i = 0; i < 700; ++i) some[i] = i % 3 == 0, others[i] = i % 7 < 4;
        LineDensity changed, anew;
        changed.draw(*picture, layout, size, {});
        for (const auto& kept : {some, others, std::vector<char>(), others}) changed.setKept(*picture, layout, kept);
        anew.draw(*picture, layout, size, others);
        QCOMPARE(changed.image(someColours()), anew.image(someColours()));
        LineDensity all;
        all.draw(*picture, layout, size, {});
        QVERIFY(all.image(someColours()) != anew.image(someColours()));
    }

    void linesAreChosenAndOpened()
    {
        ParallelView view;
        view.resize(500, 260);
        view.setPicture(somePicture(6));
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        QList<int> chosen, opened;
        connect(&view, &ParallelView::chosen, &view, [&](int subject) { chosen.append(subject); });
        connect(&view, &ParallelView::opened, &view, [&](int subject) { opened.append(subject); });
        // The middle of line 3 between the first two axes.
        const float share = (0.75F + 3.0F / 22) / 2;
        const QPoint place((view.placeOf(0, 0).x() + view.placeOf(1, 0).x()) / 2, view.placeOf(0, share).y());
        QTest::mouseClick(&view, Qt::LeftButton, {}, place);
        QCOMPARE(chosen, QList<int>{3});
        QTest::mouseDClick(&view, Qt::LeftButton, {}, place);
        QCOMPARE(opened, QList<int>{3});
        QVERIFY(!view.brushes()[0]);
    }

    /// A click without a drag changes nothing.
    void aClickOnAnAxisLeavesBrushes()
    {
        ParallelView view;
        view.resize(500, 260);
        view.setPicture(somePicture(6));
        int changes = 0;
        connect(&view, &ParallelView::brushesChanged, &view, [&] { ++changes; });
        QTest::mouseClick(&view, Qt::LeftButton, {}, view.placeOf(1, 0.5F));
        QCOMPARE(changes, 0);
        view.setBrushes({Brush({0.5F, 1.0F}), {}, {}});
        QTest::mouseClick(&view, Qt::LeftButton, {}, view.placeOf(0, 0.2F));
        QVERIFY(view.brushes()[0].has_value());
        QVERIFY2(view.accessibleDescription().contains(QStringLiteral("brushed b")),
                 qPrintable(view.accessibleDescription()));
    }

    void aChartGoesThroughItsSubjects()
    {
        auto chart = std::make_shared<Chart>();
        ChartPanel panel;
        panel.points = {{0.8, 0.2, 7}, {0.2, 0.5, 3}, {0.5, 0.9, 5}};
        chart->panels.push_back(panel);
        ChartView view;
        view.resize(400, 300);
        view.setChart(chart);
        view.setDescription([](int subject) { return QStringLiteral("number %1").arg(subject); });
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        QVERIFY(view.grab().width() > 0);
        QList<int> chosen;
        connect(&view, &ChartView::chosen, &view, [&](int subject) { chosen.append(subject); });
        QTest::mouseClick(&view, Qt::LeftButton, {}, view.placeOf(5).toPoint());
        QTest::keyClick(&view, Qt::Key_Right);
        QCOMPARE(view.current(), 7);
        QCOMPARE(view.accessibleDescription(), QStringLiteral("number 7"));
        QTest::keyClick(&view, Qt::Key_Left);
        QTest::keyClick(&view, Qt::Key_Left);
        QTest::keyClick(&view, Qt::Key_Space);
        QCOMPARE(chosen, (QList<int>{5, 3}));
    }

    /// What the keyboard has reached is forgotten with its mark.
    void aChartForgetsSubjectsThatItHasNoMore()
    {
        const auto chartOf = [](std::initializer_list<int> subjects) {
            auto chart = std::make_shared<Chart>();
            chart->panels.emplace_back();
            for (const int subject : subjects) chart->panels.back().points.push_back({0.1 * subject, 0.5, subject});
            return chart;
        };
        ChartView view;
        view.resize(400, 300);
        view.setChart(chartOf({1, 5, 9}));
        view.setDescription([](int subject) { return QString::number(subject); });
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        QList<int> chosen;
        connect(&view, &ChartView::chosen, &view, [&](int subject) { chosen.append(subject); });
        QTest::mouseClick(&view, Qt::LeftButton, {}, view.placeOf(9).toPoint());
        view.setChart(chartOf({9, 2}));
        QCOMPARE(view.current(), 9);
        view.setChart(chartOf({1, 2}));
        QCOMPARE(view.current(), -1);
        QCOMPARE(view.accessibleDescription(), QString());
        QTest::keyClick(&view, Qt::Key_Space);
        QCOMPARE(chosen, QList<int>{9});
    }

    /// Many highlights are drawn in another way, but all of them.
    void manyMarksAreHighlighted()
    {
        auto chart = std::make_shared<Chart>();
        chart->panels.emplace_back();
        QSet<int> all;
        for (int subject = 0; subject < 900; ++subject) {
            chart->panels.back().points.push_back({(subject % 30 + 0.5) / 30, (subject / 30 + 0.5) / 30, subject});
            all.insert(subject);
        }
        ChartView view;
        view.resize(600, 600);
        view.setChart(chart);
        const QImage plain = view.grab().toImage();
        view.setChosen(all);
        const QImage marked = view.grab().toImage();
        for (const int subject : {0, 450, 899}) {
            const QPoint at = view.placeOf(subject).toPoint();
            int changed = 0;
            for (int x = -7; x <= 7; ++x)
                for (int y = -7; y <= 7; ++y) changed += plain.pixel(at + QPoint(x, y)) != marked.pixel(at + QPoint(x, y));
            QVERIFY(changed > 12);
        }
        view.setChosen({});
        QCOMPARE(view.grab().toImage(), plain);
    }

    void theKeyboardShowsWhichAxisIsSelected()
    {
        ParallelView view;
        view.resize(500, 260);
        view.setPicture(somePicture(6));
        QList<int> places;
        connect(&view, &ParallelView::axisSelected, &view, [&](int place) { places.append(place); });
        QTest::keyClick(&view, Qt::Key_Right);
        QTest::keyClick(&view, Qt::Key_Left);
        QCOMPARE(places, (QList<int>{view.placeOf(1, 0).x(), view.placeOf(0, 0).x()}));
    }

    /// Another sweep arrives while the mouse is down.
    void aDragEndsWithItsAxes()
    {
        ParallelView view;
        view.resize(500, 260);
        view.setPicture(somePicture(6));
        QTest::mousePress(&view, Qt::LeftButton, {}, view.placeOf(2, 0.2F));
        view.setPicture(nullptr);
        QTest::mouseMove(&view, QPoint(200, 100));
        QTest::mouseRelease(&view, Qt::LeftButton, {}, QPoint(200, 100));
        QVERIFY(view.brushes().empty());
    }
};

ROSA_WIDGET_TEST(TestChart)
#include "tst_chart.moc"
