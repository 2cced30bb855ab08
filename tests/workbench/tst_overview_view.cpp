/// A run on one page: the example run, a run without a result, and the verdict in words.
#include "app/workbench/overview/view/overview_view.h"

#include <QLabel>
#include <QSignalSpy>

#include "app/workbench/overview/data/run_comparison.h"
#include "app/workbench/overview/view/figure_card.h"
#include "app/workbench/runs/data/run_library.h"
#include "app/workbench/start/view/example_run.h"
#include "core/record/run_writer.h"
#include "tests/program/test_program.h"
#include "tests/workbench/asked.h"
#include "tests/workbench/window_support.h"
#include "widgets/figure/save_figure.h"
#include "widgets/style/theme.h"

using namespace rosa;
using namespace rosa::workbench;

namespace {

ResultGroup groupOf(const std::string& method, const std::vector<double>& accuracies)
{
    ResultGroup group;
    group.method = group.title = method;
    ResultRun run;
    run.id = method;
    run.evaluation.accuracies = accuracies;
    run.evaluation.card.id = "cv-10-90";
    run.evaluation.card.splits = static_cast<int>(accuracies.size());
    group.runs.push_back(run);
    group.points = accuracies;
    group.accuracy = evaluate::summarise(group.points, "splits");
    return group;
}

QString verdict(const std::vector<double>& own, const std::vector<double>& raw)
{
    ResultTable table;
    table.groups.push_back(groupOf("rosa", own));
    if (!raw.empty()) table.groups.push_back(groupOf("raw", raw));
    return verdictOf(table);
}

}  // namespace

class TestOverviewView : public QObject {
    Q_OBJECT

    std::unique_ptr<WindowFixture> m_fixture;

    [[nodiscard]] OverviewView& view() const { return *m_fixture->window->findChild<OverviewView*>(); }
    void show() const
    {
        m_fixture->action("view_overview")->trigger();
        QVERIFY(view().isVisible());
    }

private Q_SLOTS:
    void init()
    {
        QLocale::setDefault(QLocale::c());
        m_fixture = std::make_unique<WindowFixture>();
        if (!installExample(m_fixture->store.path().toStdString())) qFatal("no example");
        m_fixture->start();
    }
    void cleanup()
    {
        m_fixture->stopEngines();
        m_fixture.reset();
        widgets::applyTheme(*qApp, widgets::Theme::Light);
    }

    /// The paired differences are .10, .12, .11 and .11: mean .11, standard deviation .00816, t(3) = 3.182, so ± .013.
    void theVerdictSaysWhetherTheDifferenceIsCertain()
    {
        QCOMPARE(verdict({.80, .82, .81, .81}, {.70, .70, .70, .70}),
                 QStringLiteral("81.0 ± 0.8 %: 11.0 points above raw features (9.7 to 12.3), certain"));
        QCOMPARE(verdict({.70, .70, .70, .70}, {.80, .82, .81, .81}),
                 QStringLiteral("70.0 ± 0.0 %: 11.0 points below raw features (9.7 to 12.3), certain"));
        QVERIFY(verdict({.80, .60, .81, .62}, {.70, .71, .70, .70}).endsWith(QStringLiteral("not certain")));
        QCOMPARE(verdict({.80, .82, .81, .81}, {}), QStringLiteral("81.0 ± 0.8 %"));
    }

    void theExampleIsSeenAtOnce()
    {
        m_fixture->workbench->setCurrentRun(exampleRun().id);
        show();
        QTRY_COMPARE_WITH_TIMEOUT(view().cards().size(), 4, kPatience);
        QVERIFY(view().verdict().contains(QStringLiteral("points")));
        // Each picture has something on it.
        for (FigureCard* card : view().cards()) {
            const QImage picture = card->grab().toImage();
            QSet<QRgb> colours;
            for (int y = 0; y < picture.height(); y += 3)
                for (int x = 0; x < picture.width(); x += 3) colours.insert(picture.pixel(x, y));
            QVERIFY2(colours.size() > 8, qPrintable(card->accessibleName()));
        }
        // By mouse and by keyboard.
        const Asked asked(*m_fixture->workbench);
        QTest::mouseClick(view().cards()[1], Qt::LeftButton);
        QCOMPARE(asked.all<OpenView>().back().view, QStringLiteral("alignment"));
        QTRY_VERIFY(m_fixture->window->findChild<View*>(QStringLiteral("alignment"))->isVisible());
        show();
        view().cards()[0]->setFocus();
        QTest::keyClick(view().cards()[0], Qt::Key_Return);
        QCOMPARE(asked.all<OpenView>().back().view, QStringLiteral("train"));
        QCOMPARE(asked.all<OpenView>().back().run, exampleRun().id);
    }

    /// In the dark theme the cards are dark; their files stay white.
    void cardsHaveTheColoursOfTheTheme()
    {
        m_fixture->workbench->setCurrentRun(exampleRun().id);
        show();
        QTRY_COMPARE_WITH_TIMEOUT(view().cards().size(), 4, kPatience);
        widgets::applyTheme(*qApp, widgets::Theme::Dark);
        for (int i = 0; i < 3; ++i) QCoreApplication::sendPostedEvents();
        for (FigureCard* card : view().cards()) {
            const QImage picture = card->grab().toImage();
            int bright = 0, all = 0;
            for (int y = 0; y < picture.height(); y += 3)
                for (int x = 0; x < picture.width(); x += 3, ++all) bright += qGray(picture.pixel(x, y)) > 200 ? 1 : 0;
            QVERIFY2(bright < all / 4, qPrintable(card->accessibleName()));
            const QImage file = widgets::drawFigure(card->figure(), card->figure().suitableStyle(), 96);
            QCOMPARE(file.pixelColor(0, 0), QColor(Qt::white));
        }
    }

    void aFigureCanBeSavedFromHere()
    {
        m_fixture->workbench->setCurrentRun(exampleRun().id);
        show();
        QTRY_COMPARE_WITH_TIMEOUT(view().cards().size(), 4, kPatience);
        const auto figures = view().figures().figures;
        QCOMPARE(figures.size(), 4U);
        for (const auto& figure : figures) QVERIFY(figure->origin.runs.contains(exampleRun().id));
    }

    void withoutARunItSaysWhatToDo()
    {
        show();
        QVERIFY(view().cards().isEmpty());
        QVERIFY(view().verdict().isEmpty());
        bool isSaid = false;
        for (const QLabel* label : view().findChildren<QLabel*>())
            isSaid = isSaid || (label->isVisible() && label->text().contains(QStringLiteral("F4")));
        QVERIFY(isSaid);
    }

    void aRunWithoutAResultShowsItsLoss()
    {
        catalog::Selection selection;
        selection.dataset = "karate";
        const auto configuration = catalog::Configuration::resolve(m_fixture->catalogue, selection);
        auto writer = record::RunWriter::create(m_fixture->store.path().toStdString(), *configuration, {}, {"loss"}).value();
        for (int epoch = 1; epoch <= 5; ++epoch) {
            const double loss[] = {5.0 / epoch};
            QVERIFY(writer->appendEpoch(epoch, loss).ok());
        }
        QVERIFY(writer->setState(record::RunState::Finished).ok());
        const QString run = QString::fromStdString(writer->id());
        QTRY_VERIFY_WITH_TIMEOUT(m_fixture->workbench->library().find(run), kPatience);
        m_fixture->workbench->setCurrentRun(run);
        show();
        QTRY_COMPARE_WITH_TIMEOUT(view().cards().size(), 1, kPatience);
        QCOMPARE(view().cards().first()->objectName(), QStringLiteral("open_train"));
        QVERIFY(view().verdict().isEmpty());
    }
};

ROSA_WIDGET_TEST(TestOverviewView)
#include "tst_overview_view.moc"
