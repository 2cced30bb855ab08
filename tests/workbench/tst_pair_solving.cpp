/// λ, iterations and the look of Γ in the Alignment view.
#include <algorithm>
#include <cmath>
#include <set>

#include <QDoubleSpinBox>
#include <QElapsedTimer>
#include <QMenu>
#include <QSlider>
#include <QSpinBox>
#include <QToolButton>

#include "app/workbench/pairs/data/pair_meaning.h"
#include "app/workbench/pairs/figure/matrix_figure.h"
#include "app/workbench/pairs/view/compare_panel.h"
#include "app/workbench/pairs/view/epoch_player.h"
#include "app/workbench/pairs/view/matrices_panel.h"
#include "app/workbench/pairs/view/solve_controls.h"
#include "core/transport/sinkhorn.h"
#include "tests/program/test_program.h"
#include "tests/workbench/alignment_fixture.h"
#include "widgets/figure/figure_actions.h"
#include "widgets/graph/graph_layout.h"
#include "widgets/graph/pair_view.h"
#include "widgets/matrix/matrix_view.h"
#include "widgets/slider/stop_slider.h"

using namespace rosa;
using namespace rosa::workbench;

class TestPairSolving : public AlignmentFixture {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        Q_INIT_RESOURCE(icons);
        train();
    }
    void init() { open(); }
    void cleanup() { close(); }

    void slidersAreLogarithmic();
    void lambdaSolvesTheOpenPairAgain();
    void iterationsAreSolvedWithTheRunsWeights();
    void typedNumbersAreTaken();
    void oneClickReturnsToTheTraining();
    void chosenValuesStayOverEpochs();
    void everyNumberIsExplained();
    void slidersStopAtRoundValues();
    void altLeavesAGhost();
    void figuresHaveTheChosenValues();
    void rowSharesAndHardPlans();
    void plansHaveTheirOwnScales();
    void scalesAreHeldWhileASliderIsDragged();
    void largePairsAreSolvedInTheBackground();
    void fromSliderToPictures();

private:
    [[nodiscard]] const protocol::Inspection& inspection() const { return m_view->panel()->pairData()->inspection; }
    [[nodiscard]] const widgets::MatrixPicture& plan() const
    {
        return m_view->panel()->matrices()->view(PairMatrix::Plan)->picture();
    }
    [[nodiscard]] static QString asSentence(const QString& text) { return text.left(1).toUpper() + text.mid(1); }
    [[nodiscard]] SolveControls& controls() const { return *m_view->panel()->solveControls(); }
    void press(const char* name) { QTest::mouseClick(find<QToolButton>(name), Qt::LeftButton); }
    void tick(const QString& text)
    {
        for (QAction* action : find<QMenu>("chooseMatrices")->actions())
            if (action->text() == text) return action->trigger();
        QFAIL(qPrintable(text));
    }
};

void TestPairSolving::slidersAreLogarithmic()
{
    QCOMPARE(SolveControls::lambdaAt(0), 0.5);
    QCOMPARE(SolveControls::lambdaAt(SolveControls::kPositions), 500.0);
    for (int place = 0; place <= SolveControls::kPositions; ++place)
        QCOMPARE(SolveControls::positionOf(SolveControls::lambdaAt(place)), place);
    QCOMPARE(SolveControls::positionOf(1e9), SolveControls::kPositions);
    const int ten = SolveControls::positionOf(10);
    QCOMPARE(SolveControls::positionOf(100) - ten, ten - SolveControls::positionOf(1));
}

void TestPairSolving::lambdaSolvesTheOpenPairAgain()
{
    QCOMPARE(find<QLabel>("solveState")->text(), QStringLiteral("λ and iterations as trained"));
    QVERIFY(!find<QToolButton>("asTrained")->isEnabled());
    const std::vector<float> trained = plan().values;
    const QString cost = number("sinkhornCost"), exact = number("exactCost");
    const QImage flows = m_view->panel()->graphs()->grab().toImage();

    auto* slider = find<QSlider>("lambdaSlider");
    slider->setFocus();
    QTest::keyClick(slider, Qt::Key_Home);
    QCOMPARE(controls().lambda(), 0.5);
    QCOMPARE(find<QDoubleSpinBox>("lambdaField")->text(), QStringLiteral("0.5"));
    const double blurred = inspection().entropy;
    QVERIFY(plan().values != trained);
    QVERIFY(number("sinkhornCost") != cost);
    QCOMPARE(number("exactCost"), exact);
    QVERIFY(m_view->panel()->graphs()->grab().toImage() != flows);
    QVERIFY(find<QLabel>("solveState")->text().startsWith(QStringLiteral("not as trained (λ = 20")));
    QVERIFY2(plan().title.contains(QStringLiteral("not as trained")), qPrintable(plan().title));
    QVERIFY(!m_view->panel()->matrices()->view(PairMatrix::ExactPlan)->picture().title.contains(QStringLiteral("trained")));

    QTest::keyClick(slider, Qt::Key_End);
    QCOMPARE(controls().lambda(), 500.0);
    QVERIFY(inspection().entropy < blurred);
    QTest::keyClick(slider, Qt::Key_PageDown);
    QVERIFY(std::abs(controls().lambda() - 250) < 3);
}

/// Γ is that of core/transport for the recorded costs and weights.
void TestPairSolving::iterationsAreSolvedWithTheRunsWeights()
{
    auto* slider = find<QSlider>("iterationsSlider");
    slider->setFocus();
    QTest::keyClick(slider, Qt::Key_Home);
    QCOMPARE(controls().iterations(), 1);
    const double gap = inspection().rowGap;
    QTest::keyClick(slider, Qt::Key_Right);
    QTest::keyClick(slider, Qt::Key_Right);
    QCOMPARE(controls().iterations(), 3);
    QCOMPARE(find<QSpinBox>("iterationsField")->value(), 3);
    QVERIFY(inspection().rowGap < gap);
    const record::PairSnapshot& pair = shownPair();
    std::vector<float> cost(pair.cost.size());
    for (std::size_t i = 0; i < cost.size(); ++i) cost[i] = pair.cost[i] * pair.rescale[i];
    const auto solved = transport::sinkhorn<float>(
        {cost.data(), static_cast<std::int64_t>(pair.rows()), static_cast<std::int64_t>(pair.columns())}, pair.rowWeights,
        pair.columnWeights,
        {.lambda = 20, .iterations = 3, .lastColumns = std::max<std::int64_t>(pair.padding.value().columns, 1)});
    QVERIFY(solved.ok());
    QVERIFY(std::ranges::equal(plan().values, solved->plan.values()));
    QTest::keyClick(slider, Qt::Key_End);
    QCOMPARE(controls().iterations(), 500);
}

void TestPairSolving::typedNumbersAreTaken()
{
    auto* lambda = find<QDoubleSpinBox>("lambdaField");
    lambda->setFocus();
    lambda->selectAll();
    QTest::keyClicks(lambda, QStringLiteral("80"));
    QTest::keyClick(lambda, Qt::Key_Return);
    QCOMPARE(inspection().lambda, 80.0);
    QCOMPARE(find<QSlider>("lambdaSlider")->value(), SolveControls::positionOf(80));
    auto* iterations = find<QSpinBox>("iterationsField");
    iterations->setFocus();
    iterations->selectAll();
    QTest::keyClicks(iterations, QStringLiteral("1234"));
    QTest::keyClick(iterations, Qt::Key_Return);
    QTRY_COMPARE_WITH_TIMEOUT(inspection().iterations, 1234, kPatience);
    QCOMPARE(find<QSlider>("iterationsSlider")->value(), find<QSlider>("iterationsSlider")->maximum());
}

void TestPairSolving::oneClickReturnsToTheTraining()
{
    const std::vector<float> trained = plan().values;
    controls().choose(3, 50);
    QVERIFY(!inspection().asTrained);
    press("asTrained");
    QCOMPARE(plan().values, trained);
    QVERIFY(inspection().asTrained);
    QCOMPARE(find<QLabel>("solveState")->text(), QStringLiteral("λ and iterations as trained"));
    QCOMPARE(find<QDoubleSpinBox>("lambdaField")->value(), 20.0);
    QVERIFY(!plan().title.contains(QStringLiteral("trained")));
}

void TestPairSolving::chosenValuesStayOverEpochs()
{
    controls().choose(80, 20);
    QTest::keyClick(find<QSlider>("epochSlider"), Qt::Key_Home);
    QTRY_COMPARE_WITH_TIMEOUT(shownPair().epoch, m_view->panel()->player()->epochs().front(), kPatience);
    QCOMPARE(inspection().lambda, 80.0);
    QCOMPARE(inspection().iterations, 20);
    QVERIFY(find<QLabel>("solveState")->text().startsWith(QStringLiteral("not as trained")));
    // Another run, or none, starts as trained.
    m_workbench->setCurrentRun({});
    m_workbench->setCurrentRun(m_run);
    QTRY_VERIFY_WITH_TIMEOUT(m_view->panel()->pairData() != nullptr, kPatience);
    QVERIFY(inspection().asTrained);
}

void TestPairSolving::everyNumberIsExplained()
{
    m_view->resize(1100, 1000);
    press("details");
    QTRY_VERIFY_WITH_TIMEOUT(find<QLabel>("entropyMeaning")->isVisible(), rosa::test::kHangMilliseconds);
    const char* const names[] = {"sinkhornCost", "exactCost", "independentCost", "rowGap", "entropy", "equalClassMass"};
    const auto check = [&] {
        const auto meanings = meaningsOf(inspection());
        for (std::size_t i = 0; i < kPairNumbers; ++i) {
            const auto* label = m_view->findChild<QLabel*>(QString::fromLatin1(names[i]) + QStringLiteral("Meaning"));
            QVERIFY2(label && !label->text().isEmpty(), names[i]);
            QCOMPARE(label->text(), asSentence(meanings[i].sentence));
            QVERIFY2(label->height() >= label->heightForWidth(label->width()), qPrintable(label->text()));
            const QRect place(label->mapTo(m_view.get(), QPoint(0, 0)), label->size());
            QVERIFY2(m_view->rect().contains(place), names[i]);
        }
    };
    check();
    const QString before = find<QLabel>("entropyMeaning")->text();
    const int height = find<QWidget>("entropyMeaning")->height();
    // One iteration at a large λ: the marginals are far off.
    controls().choose(300, 1);
    check();
    QVERIFY(find<QLabel>("entropyMeaning")->text() != before);
    QCOMPARE(find<QWidget>("entropyMeaning")->height(), height);
    QVERIFY2(find<QLabel>("rowGapMeaning")->text().endsWith(QStringLiteral("too few for this λ")),
             qPrintable(find<QLabel>("rowGapMeaning")->text()));
    QVERIFY(find<QLabel>("sinkhornCostMeaning")->text().startsWith(QStringLiteral("Infeasible")));

    // Folded, the most telling sentence alone, in full: a warning, or that on the entropy. The pictures keep their size.
    const QSize pictures = m_view->panel()->matrices()->size();
    press("details");
    const auto* telling = find<QLabel>("tellingMeaning");
    QTRY_VERIFY_WITH_TIMEOUT(telling->isVisible(), rosa::test::kHangMilliseconds);
    QVERIFY(!find<QLabel>("entropyMeaning")->isVisible());
    QVERIFY(telling->text().startsWith(QStringLiteral("Infeasible")));
    QCOMPARE(m_view->panel()->matrices()->size(), pictures);
    for (const QSize& size : {QSize(1700, 820), QSize(700, 420)}) {
        m_view->resize(size);
        for (int i = 0; i < 4; ++i) QCoreApplication::sendPostedEvents();
        QVERIFY2(telling->height() >= telling->heightForWidth(telling->width()), qPrintable(telling->text()));
    }
    press("asTrained");
    QCOMPARE(telling->text(), asSentence(meaningsOf(inspection())[static_cast<std::size_t>(PairNumber::Entropy)].sentence));
    QVERIFY(find<QLabel>("entropy")->toolTip().contains(telling->text(), Qt::CaseInsensitive));
}

/// A click goes to where it is, and onto a stop near it, so that round values are met.
void TestPairSolving::slidersStopAtRoundValues()
{
    auto* slider = m_view->findChild<widgets::StopSlider*>(QStringLiteral("lambdaSlider"));
    const auto click = [slider](double lambda, int aside) {
        QTest::mouseClick(slider, Qt::LeftButton, {},
                          {slider->placeOf(SolveControls::positionOf(lambda)) + aside, slider->height() / 4});
    };
    for (const double lambda : {5.0, 10.0, 20.0, 40.0, 80.0})
        for (const int aside : {-4, 0, 4}) {
            click(lambda, aside);
            QCOMPARE(controls().lambda(), lambda);
        }
    click(28, 0);
    QVERIFY2(std::abs(controls().lambda() - 28) < 1, qPrintable(QString::number(controls().lambda())));
    for (const double lambda : {5.0, 10.0, 20.0, 40.0, 80.0})
        QCOMPARE(SolveControls::lambdaAt(SolveControls::positionOf(lambda)), lambda);
    auto* iterations = m_view->findChild<widgets::StopSlider*>(QStringLiteral("iterationsSlider"));
    std::set<int> met;
    for (int place = 0; place <= iterations->maximum(); ++place) {
        iterations->setValue(place);
        met.insert(controls().iterations());
    }
    for (const int stop : {5, 10, 20, 40, 80}) QVERIFY2(met.contains(stop), qPrintable(QString::number(stop)));
    // The value of the training has a tick of its own.
    QVERIFY(std::ranges::any_of(slider->stops(), [](const widgets::SliderStop& stop) {
        return stop.isHome && stop.position == SolveControls::positionOf(20);
    }));
}

/// Dragged with Alt, λ leaves the plan before beside the new one: at most three on one scale.
void TestPairSolving::altLeavesAGhost()
{
    auto* slider = m_view->findChild<widgets::StopSlider*>(QStringLiteral("lambdaSlider"));
    const auto drag = [slider](double lambda) {
        const QPoint at(slider->placeOf(SolveControls::positionOf(lambda)), slider->height() / 4);
        QTest::mousePress(slider, Qt::LeftButton, Qt::AltModifier, at);
        QTest::mouseRelease(slider, Qt::LeftButton, Qt::AltModifier, at);
    };
    const ComparePanel& comparison = *m_view->panel()->comparison();
    const auto lambdas = [&comparison] {
        std::vector<double> all;
        for (const ComparedPair& one : comparison.compared()) all.push_back(one.pair->inspection.lambda);
        return all;
    };
    drag(80);
    QTRY_COMPARE_WITH_TIMEOUT(lambdas(), (std::vector<double>{20, 80}), kPatience);
    QVERIFY(comparison.isVisible());
    drag(5);
    QTRY_COMPARE_WITH_TIMEOUT(lambdas(), (std::vector<double>{20, 80, 5}), kPatience);
    drag(10);
    QTRY_COMPARE_WITH_TIMEOUT(lambdas(), (std::vector<double>{80, 5, 10}), kPatience);
    for (const auto* view : comparison.views())
        if (view->isVisible()) QCOMPARE(view->picture().high, comparison.views().front()->picture().high);
}

void TestPairSolving::figuresHaveTheChosenValues()
{
    controls().choose(80, 7);
    const auto figure = widgets::offeredFigure(*m_view->panel()->matrices()->view(PairMatrix::Plan));
    QVERIFY(figure != nullptr);
    QVERIFY2(figure->origin.recipe.contains(QStringLiteral("--lambda 80 --iterations 7")),
             qPrintable(figure->origin.recipe));
    QVERIFY(figure->origin.recipe.contains(QStringLiteral("--scales own")));
    QVERIFY(figure->title().contains(QStringLiteral("trained with λ = 20")));
    FigureRequest request{m_catalogue, m_workbench->datasets(), m_workbench->engine(), {m_run}, {}};
    request.options = {{QStringLiteral("panels"), QStringLiteral("DS,plan,exact")},
                       {QStringLiteral("lambda"), QStringLiteral("80")},
                       {QStringLiteral("iterations"), QStringLiteral("7")},
                       {QStringLiteral("scales"), QStringLiteral("own")}};
    const auto loaded = loadMatricesFigure(request);
    QVERIFY(loaded.ok());
    QCOMPARE((*loaded)->csv(), figure->csv());
    QCOMPARE((*loaded)->origin.recipe, figure->origin.recipe);
    // As earlier versions wrote it.
    request.options.insert(QStringLiteral("sweeps"), request.options.take(QStringLiteral("iterations")));
    const auto former = loadMatricesFigure(request);
    QVERIFY(former.ok());
    QCOMPARE((*former)->origin.recipe, figure->origin.recipe);
    request.options.insert(QStringLiteral("lambda"), QStringLiteral("-1"));
    QVERIFY(!loadMatricesFigure(request).ok());
    const auto flows = widgets::offeredFigure(*m_view->panel()->graphs());
    QVERIFY(flows->origin.recipe.contains(QStringLiteral("--lambda 80 --iterations 7")));
}

void TestPairSolving::rowSharesAndHardPlans()
{
    const widgets::MatrixPicture mass = plan();
    trigger("rowShares");
    const auto hasMass = [&](int row) { return mass.rowWeights[static_cast<std::size_t>(row)] > 0; };
    for (int row = 0; row < plan().rows; ++row) {
        if (!hasMass(row)) continue;
        double sum = 0;
        for (int column = 0; column < plan().columns; ++column) sum += static_cast<double>(plan().at(row, column));
        QVERIFY2(std::abs(sum - 1) < 1e-5, qPrintable(QString::number(sum)));
    }
    QCOMPARE(plan().symbol, QStringLiteral("Γ/Γ1"));
    const std::size_t flows = widgets::shownFlows(m_view->panel()->graphs()->picture()).size();
    trigger("hardPlan");
    for (int row = 0; row < plan().rows; ++row) {
        int shown = 0;
        for (int column = 0; column < plan().columns; ++column) {
            if (std::isnan(plan().at(row, column))) continue;
            ++shown;
            for (int other = 0; other < plan().columns; ++other) QVERIFY(mass.at(row, other) <= mass.at(row, column));
        }
        QCOMPARE(shown, hasMass(row) ? 1 : 0);
    }
    const auto& graphs = m_view->panel()->graphs()->picture();
    QVERIFY(widgets::shownFlows(graphs).size() < flows);
    QVERIFY(widgets::shownFlows(graphs).size() <= static_cast<std::size_t>(mass.rows));
    const auto figure = widgets::offeredFigure(*m_view->panel()->matrices()->view(PairMatrix::Plan));
    QVERIFY(figure->origin.recipe.contains(QStringLiteral("--plan row --hard 1")));
    // Both are kept.
    m_view = std::make_unique<AlignmentView>(*m_workbench);
    QVERIFY(find<QAction>("rowShares")->isChecked() && find<QAction>("hardPlan")->isChecked());
    QVERIFY(m_view->panel()->matrices()->planLook().isHard && m_view->panel()->matrices()->planLook().isRowShare);
}

/// Γ on the scale of Γ* is dark throughout.
void TestPairSolving::plansHaveTheirOwnScales()
{
    const auto& exact = m_view->panel()->matrices()->view(PairMatrix::ExactPlan)->picture();
    QCOMPARE(plan().high, widgets::rangeOf(plan()).second);
    QVERIFY(plan().high < exact.high);
    tick(QStringLiteral("Use one scale for Γ and Γ*"));
    QCOMPARE(plan().high, exact.high);
    tick(QStringLiteral("Use one scale for Γ and Γ*"));
    QCOMPARE(plan().high, widgets::rangeOf(plan()).second);
}

void TestPairSolving::scalesAreHeldWhileASliderIsDragged()
{
    auto* slider = find<QSlider>("lambdaSlider");
    const double high = plan().high;
    slider->setSliderDown(true);
    slider->setSliderPosition(SolveControls::positionOf(200));
    QVERIFY(!inspection().asTrained);
    QCOMPARE(plan().high, high);
    slider->setSliderDown(false);
    QCOMPARE(plan().high, widgets::rangeOf(plan()).second);
    QVERIFY(plan().high != high);
}

namespace {

/// A pair of `nodes` × `nodes` nodes with arbitrary costs.
PairDataPtr randomPair(const PairData& like, int nodes)
{
    record::PairSnapshot pair = like.inspection.pair;
    pair.padding.reset();
    const auto count = static_cast<std::size_t>(nodes);
    pair.rowNodes.resize(count);
    pair.columnNodes.resize(count);
    for (std::size_t i = 0; i < count; ++i) {
        pair.rowNodes[i] = static_cast<std::int32_t>(i);
        pair.columnNodes[i] = static_cast<std::int32_t>(count + i);
    }
    pair.cost.resize(count * count);
    for (std::size_t i = 0; i < pair.cost.size(); ++i) pair.cost[i] = static_cast<float>((i * 7919) % 1009) / 1009;
    pair.rescale.assign(count * count, 0.5F);
    pair.plan.assign(count * count, 1.0F / static_cast<float>(count * count));
    pair.rowWeights.assign(count, 1.0F / static_cast<float>(count));
    pair.columnWeights = pair.rowWeights;
    auto data = std::make_shared<PairData>(like);
    auto inspected = inspectionOf(*like.context, std::move(pair));
    if (!inspected) qFatal("the pair cannot be inspected");
    data->inspection = *std::move(inspected);
    data->rowEdges.clear();
    data->columnEdges.clear();
    data->rowPlaces = widgets::layoutGraph(nodes, {});
    data->columnPlaces = data->rowPlaces;
    return data;
}

}  // namespace

void TestPairSolving::largePairsAreSolvedInTheBackground()
{
    const PairDataPtr large = randomPair(*m_view->panel()->pairData(), 150);
    QVERIFY(!isQuickToSolve(large->inspection, 500));
    m_view->panel()->setPair(large);
    controls().choose(80, 500);
    QVERIFY(m_view->panel()->pairData()->inspection.asTrained);
    // The newest of several wishes is what stays.
    controls().choose(40, 499);
    controls().choose(60, 498);
    QTRY_COMPARE_WITH_TIMEOUT(inspection().lambda, 60.0, kPatience);
    QCOMPARE(inspection().iterations, 498);
}

/// From the slider to the redrawn matrices, flows and sentences of a pair of 20 × 20 nodes.
void TestPairSolving::fromSliderToPictures()
{
    m_view->panel()->setPair(randomPair(*m_view->panel()->pairData(), 20));
    QCoreApplication::processEvents();
    auto* slider = find<QSlider>("lambdaSlider");
    std::vector<double> times;
    for (int place = 20; place < SolveControls::kPositions; place += 7) {
        QElapsedTimer timer;
        timer.start();
        slider->setValue(place);
        QCoreApplication::processEvents();  // Paints what has changed.
        times.push_back(static_cast<double>(timer.nsecsElapsed()) / 1e6);
        QCOMPARE(inspection().lambda, SolveControls::lambdaAt(place));
    }
    std::ranges::sort(times);
    qInfo("slider to pictures, 20 × 20 nodes: median %.1f ms, longest %.1f ms", times[times.size() / 2], times.back());
}

ROSA_WIDGET_TEST(TestPairSolving)
#include "tst_pair_solving.moc"
