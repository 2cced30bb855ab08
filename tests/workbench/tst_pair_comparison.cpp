/// Γ of the open pair several times side by side.
#include <algorithm>
#include <cmath>

#include <QComboBox>
#include <QLineEdit>
#include <QSlider>
#include <QToolButton>

#include "app/workbench/pairs/figure/compare_figure.h"
#include "app/workbench/pairs/view/compare_panel.h"
#include "app/workbench/pairs/view/epoch_player.h"
#include "app/workbench/pairs/view/matrices_panel.h"
#include "app/workbench/pairs/view/solve_controls.h"
#include "tests/program/test_program.h"
#include "tests/workbench/alignment_fixture.h"
#include "widgets/figure/figure_actions.h"
#include "widgets/matrix/matrix_view.h"

using namespace rosa;
using namespace rosa::workbench;

class TestPairComparison : public AlignmentFixture {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        Q_INIT_RESOURCE(icons);
        train();
        trainOther();
    }
    void init() { open(); }
    void cleanup() { close(); }

    void lambdasAreRead();
    void severalLambdasOnOneScale();
    void theirNumberIsEdited();
    void anotherEpochOfTheRun();
    void anotherRunOnTheSameData();
    void comparisonsAreFigures();
    void wrongOptionsAreSaid();

private:
    void trainOther();
    [[nodiscard]] const std::vector<ComparedPair>& compared() const { return m_view->panel()->comparison()->compared(); }
    [[nodiscard]] const widgets::MatrixPicture& picture(std::size_t place) const
    {
        return m_view->panel()->comparison()->views().at(place)->picture();
    }
    /// 0 none, 1 λ, 2 epochs, 3 runs.
    void compare(int place)
    {
        QAction* entry = find<QMenu>("compareBy")->actions().at(place);
        entry->trigger();
        QVERIFY(entry->isChecked());
    }
    [[nodiscard]] std::unique_ptr<widgets::Figure> shownFigure() const
    {
        return widgets::offeredFigure(*m_view->panel()->comparison()->views().front());
    }

    QString m_other;
};

/// Half as many epochs: other weights, but the same walks, since the seed is the same.
void TestPairComparison::trainOther()
{
    EngineProcess* process = m_workbench->startEngine(
        {QStringLiteral("train"), QStringLiteral("--dataset"), QStringLiteral("cora"), QStringLiteral("--epochs"),
         QStringLiteral("10"), QStringLiteral("--no-baselines"), QStringLiteral("--set"),
         QStringLiteral("evaluation.protocol=none"), QStringLiteral("--set"), QStringLiteral("train.checkpoint_every=10")},
        QStringLiteral("test"));
    QSignalSpy ended(process, &EngineProcess::ended);
    connect(process, &EngineProcess::runStarted, this, [this](const QString& run) { m_other = run; });
    QVERIFY(ended.wait(kPatience));
    QVERIFY(!m_other.isEmpty());
}

void TestPairComparison::lambdasAreRead()
{
    QCOMPARE(lambdasFromText(QStringLiteral("5, 20 80")).value(), (std::vector<double>{5, 20, 80}));
    QCOMPARE(lambdasFromText(QStringLiteral("0.5;2")).value(), (std::vector<double>{0.5, 2}));
    for (const char* wrong : {"", "a", "5, -1", "0", "1 2 3 4 5 6 7", "inf"})
        QVERIFY2(!lambdasFromText(QString::fromLatin1(wrong)).ok(), wrong);
    QLocale::setDefault(QLocale(QLocale::German));
    QCOMPARE(lambdasFromText(QStringLiteral("0,5; 20")).value(), (std::vector<double>{0.5, 20}));
    QLocale::setDefault(QLocale::c());
}

void TestPairComparison::severalLambdasOnOneScale()
{
    QVERIFY(m_view->panel()->matrices()->isVisible());
    compare(1);
    QVERIFY(!m_view->panel()->matrices()->isVisible());
    QCOMPARE(compared().size(), std::size_t(3));
    double high = 0;
    for (std::size_t i = 0; i < 3; ++i) {
        QVERIFY(m_view->panel()->comparison()->views()[i]->isVisible());
        high = std::max(high, widgets::rangeOf(picture(i)).second);
        QCOMPARE(picture(i).notes.size(), 4);  // cost, optimum, entropy, gap
        QCOMPARE(compared()[i].pair->inspection.iterations, 5);
    }
    for (std::size_t i = 0; i < 3; ++i) {
        QCOMPARE(picture(i).high, high);
        QCOMPARE(picture(i).low, picture(0).low);
    }
    // The second is the plan of the training.
    const auto& trained = m_view->panel()->pairData()->inspection;
    for (std::size_t i = 0; i < picture(1).values.size(); ++i)
        QVERIFY(std::abs(picture(1).values[i] - trained.pair.plan[i]) < 1e-5F);
    QVERIFY(compared()[0].pair->inspection.entropy > compared()[2].pair->inspection.entropy);
    QVERIFY(picture(2).title.contains(QStringLiteral("80")));
    // Pointing at a cell lights it in all.
    auto* first = m_view->panel()->comparison()->views()[0];
    moveMouse(first, first->placeOf(1, 0));
    QTRY_COMPARE_WITH_TIMEOUT(m_view->panel()->comparison()->views()[2]->accessibleDescription(),
                              widgets::cellText(picture(2), 1, 0), rosa::test::kHangMilliseconds);
    QVERIFY(widgets::cellText(picture(2), 1, 0).startsWith(QStringLiteral("Γ[λ=80](")));

    // The sweeps are those of the slider; the λ of the slider does not matter.
    m_view->panel()->solveControls()->choose(7, 50);
    for (const ComparedPair& one : compared()) QCOMPARE(one.pair->inspection.iterations, 50);
    QCOMPARE(compared()[0].pair->inspection.lambda, 5.0);
    compare(0);
    QVERIFY(m_view->panel()->matrices()->isVisible());
}

void TestPairComparison::theirNumberIsEdited()
{
    compare(1);
    auto* lambdas = find<QLineEdit>("compareLambdas");
    QVERIFY(lambdas->isVisible());
    lambdas->setFocus();
    lambdas->selectAll();
    QTest::keyClicks(lambdas, QStringLiteral("1, 300"));
    QTest::keyClick(lambdas, Qt::Key_Return);
    QCOMPARE(compared().size(), std::size_t(2));
    QCOMPARE(compared()[1].pair->inspection.lambda, 300.0);
    // Five sweeps are too few for λ = 300: the cost must not look good.
    if (compared()[1].pair->inspection.rowGap >= protocol::kLargeGap)
        QCOMPARE(picture(1).notes.value(1), QStringLiteral("infeasible"));
    lambdas->selectAll();
    QTest::keyClicks(lambdas, QStringLiteral("1, x"));
    QTest::keyClick(lambdas, Qt::Key_Return);
    QVERIFY(compared().empty());
    QVERIFY(find<QLabel>("compareNote")->text().contains(QLatin1Char('x')));
}

void TestPairComparison::anotherEpochOfTheRun()
{
    compare(2);
    QTRY_COMPARE_WITH_TIMEOUT(compared().size(), std::size_t(2), kPatience);
    const auto epochs = m_view->panel()->player()->epochs();
    QCOMPARE(compared()[0].pair->inspection.pair.epoch, epochs.back());
    QCOMPARE(compared()[1].pair->inspection.pair.epoch, epochs.front());
    QCOMPARE(picture(0).high, picture(1).high);
    auto* epoch = find<QComboBox>("compareEpoch");
    QCOMPARE(epoch->count(), static_cast<int>(epochs.size()));
    epoch->setFocus();
    QTest::keyClick(epoch, Qt::Key_Down);
    QTRY_COMPARE_WITH_TIMEOUT(compared()[1].pair->inspection.pair.epoch, epochs[1], kPatience);
    // Solved as the open pair is.
    m_view->panel()->solveControls()->choose(60, 9);
    QCOMPARE(compared()[1].pair->inspection.lambda, 60.0);
    QCOMPARE(compared()[1].pair->inspection.iterations, 9);
}

void TestPairComparison::anotherRunOnTheSameData()
{
    compare(3);
    QTRY_COMPARE_WITH_TIMEOUT(find<QComboBox>("compareRun")->count(), 1, kPatience);
    QTRY_COMPARE_WITH_TIMEOUT(compared().size(), std::size_t(2), kPatience);
    QCOMPARE(compared()[0].pair->context->run, m_run);
    QCOMPARE(compared()[1].pair->context->run, m_other);
    QCOMPARE(compared()[1].pair->choice.first, compared()[0].pair->choice.first);
    // One seed: the same walks.
    QCOMPARE(compared()[1].pair->inspection.pair.rowNodes, shownPair().rowNodes);
    QVERIFY(find<QLabel>("compareNote")->text().isEmpty());
    QVERIFY(picture(0).title != picture(1).title);
}

void TestPairComparison::comparisonsAreFigures()
{
    compare(1);
    m_view->panel()->solveControls()->choose(20, 12);
    const auto shown = shownFigure();
    QVERIFY(shown != nullptr);
    QVERIFY2(shown->origin.recipe.contains(QStringLiteral("--figure compare")), qPrintable(shown->origin.recipe));
    QVERIFY2(shown->origin.recipe.contains(QStringLiteral("--iterations 12 --lambdas 5,20,80")),
             qPrintable(shown->origin.recipe));
    FigureRequest request{m_catalogue, m_workbench->datasets(), m_workbench->engine(), {m_run}, {}};
    request.options = {{QStringLiteral("lambdas"), QStringLiteral("5,20,80")},
                       {QStringLiteral("sweeps"), QStringLiteral("12")}};
    const auto loaded = loadCompareFigure(request);
    QVERIFY(loaded.ok());
    QCOMPARE((*loaded)->csv(), shown->csv());
    QVERIFY(shown->csv().contains(QStringLiteral("Γ[λ=80],")));
    QCOMPARE((*loaded)->origin.recipe, shown->origin.recipe);
    QVERIFY((*loaded)->pgfplots((*loaded)->suitableStyle()).contains(QStringLiteral("marginal gap")));

    m_view->panel()->solveControls()->resetToTrained();
    compare(2);
    QTRY_COMPARE_WITH_TIMEOUT(compared().size(), std::size_t(2), kPatience);
    const QString recipe = shownFigure()->origin.recipe;
    QVERIFY2(recipe.contains(QStringLiteral("--against 0")), qPrintable(recipe));
    request.options = {{QStringLiteral("against"), QStringLiteral("0")}};
    const auto epochs = loadCompareFigure(request);
    QVERIFY(epochs.ok());
    QCOMPARE((*epochs)->csv(), shownFigure()->csv());

    request.runs = {m_run, m_other};
    request.options.clear();
    const auto runs = loadCompareFigure(request);
    QVERIFY(runs.ok());
    QVERIFY((*runs)->origin.recipe.startsWith(QStringLiteral("rosa-workbench export %1 %2 ").arg(m_run, m_other)));
}

void TestPairComparison::wrongOptionsAreSaid()
{
    FigureRequest request{m_catalogue, m_workbench->datasets(), m_workbench->engine(), {m_run}, {}};
    const auto fails = [&](const char* name, const char* value) {
        request.options = {{QString::fromLatin1(name), QString::fromLatin1(value)}};
        return !loadCompareFigure(request).ok();
    };
    QVERIFY(fails("lambdas", "5,x"));
    QVERIFY(fails("lambda", "5"));
    QVERIFY(fails("iterations", "0"));
    QVERIFY(fails("sweeps", "0"));
    QVERIFY(fails("lambdas", "1,2,3,4,5,6,7"));
    QVERIFY(fails("plan", "column"));
    QVERIFY(fails("against", "-3"));
    request.runs = {m_run, m_other};
    QVERIFY(fails("lambdas", "5"));
    request.runs = {m_run, m_other, m_run};
    QVERIFY(!loadCompareFigure(request).ok());
}

ROSA_WIDGET_TEST(TestPairComparison)
#include "tst_pair_comparison.moc"
