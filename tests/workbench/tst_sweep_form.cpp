/// Varying fields of the form, and real sweeps on the karate club started, paused, resumed and cancelled from the window.
#include <functional>

#include <QAbstractButton>
#include <QAction>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QCursor>
#include <QDir>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QScrollArea>
#include <QSettings>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>
#include <QUndoStack>

#include "app/workbench/engine/engine_process.h"
#include "app/workbench/experiment/view/experiment_view.h"
#include "app/workbench/experiment/view/space_card.h"
#include "app/workbench/experiment/view/sweep_strip.h"
#include "app/workbench/session/workbench.h"
#include "core/catalog/options/sampling_options.h"
#include "core/sweep/sweep_summary.h"
#include "tests/program/test_program.h"
#include "tests/widgets/shown.h"
#include "widgets/form/field_editors.h"
#include "widgets/form/field_row.h"
#include "widgets/form/parameter_form.h"

using namespace rosa;
using namespace rosa::workbench;
using widgets::ParameterForm;

namespace {

const QString kLambdaKey = QStringLiteral("transport.lambda");
const QString kCoupling = QStringLiteral("transport.coupling");

}  // namespace

class TestSweepForm : public QObject {
    Q_OBJECT

    static constexpr int kPatience = 240'000;

    catalog::Catalogue m_catalogue = catalog::makeCatalogue();
    std::unique_ptr<QTemporaryDir> m_store;
    std::unique_ptr<Workbench> m_workbench;
    std::unique_ptr<ExperimentView> m_view;
    ParameterForm* m_form = nullptr;

    void open()
    {
        m_workbench = std::make_unique<Workbench>(m_catalogue, m_store->path().toStdString());
        m_view = std::make_unique<ExperimentView>(*m_workbench);
        m_form = m_view->findChild<ParameterForm*>();
        m_view->resize(320, 900);
        QVERIFY(rosa::test::isActivated(*m_view));
    }
    void close()
    {
        m_view.reset();
        m_workbench.reset();
    }

    template <typename Part>
    [[nodiscard]] Part* part(const char* name) const
    {
        return m_view->findChild<Part*>(QLatin1String(name));
    }
    [[nodiscard]] SpaceCard* card() const { return part<SpaceCard>("spaceCard"); }
    [[nodiscard]] SweepStrip* strip() const { return part<SweepStrip>("sweepStrip"); }
    [[nodiscard]] QLineEdit* rangeEnd(const char* name) const
    {
        return m_form->variationEditor(kLambdaKey)->findChild<QLineEdit*>(QLatin1String(name));
    }
    static void type(QLineEdit* line, const QString& text)
    {
        line->setFocus();
        QTest::keyClick(line, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(line, text);
    }
    void clickVary(const QString& key)
    {
        m_form->focusField(key);
        QTRY_VERIFY_WITH_TIMEOUT(m_form->varyButton(key)->isVisible(), rosa::test::kHangMilliseconds);
        QTest::mouseClick(m_form->varyButton(key), Qt::LeftButton);
    }
    void choose(const char* row, const QString& text)
    {
        auto* editor = card()->row(QLatin1String(row))->editor();
        if (auto* line = qobject_cast<QLineEdit*>(editor)) return type(line, text);
        auto* box = qobject_cast<widgets::ChoiceBox*>(editor);
        box->setFocus();
        QTest::keyClick(box, Qt::Key_Home);
        for (int i = 0; i < box->count() && box->currentData().toString() != text; ++i) QTest::keyClick(box, Qt::Key_Down);
    }
    [[nodiscard]] QString stripText() const
    {
        QStringList texts;
        for (const QLabel* label : strip()->findChildren<QLabel*>()) texts += label->text();
        return texts.join(QLatin1Char('\n'));
    }

    /// A small sweep on the karate club, ready to start.
    void prepareSweep(const QString& epochs)
    {
        catalog::Selection karate;
        karate.dataset = "karate";
        karate.overrides = {{"train.epochs", epochs.toStdString()}, {"evaluation.splits", "2"}, {"encoder.hidden", "16"}};
        m_view->setSelection(karate);
        clickVary(kLambdaKey);
        choose(kTriesKey, QStringLiteral("3"));
        choose(kSweepSeedsKey, QStringLiteral("2"));
        choose(kRuleKey, QStringLiteral("all"));
        choose(kJobsKey, QStringLiteral("1"));
        QCOMPARE(m_view->sweepPlan().problem, QString());
    }
    [[nodiscard]] sweep::SweepSummary summary(const QString& name) const
    {
        auto folder = sweep::SweepFolder::open(m_catalogue, m_store->path().toStdString(), name.toStdString());
        if (!folder) return {};
        const auto made = sweep::summaryOf(*folder);
        return made ? *made : sweep::SweepSummary();
    }
    [[nodiscard]] qsizetype runs() const
    {
        return QDir(m_store->filePath(QStringLiteral("runs"))).entryList(QDir::Dirs | QDir::NoDotAndDotDot).size();
    }
    [[nodiscard]] bool isShown(const char* name) const { return part<QWidget>(name)->isVisible(); }

private Q_SLOTS:
    void initTestCase()
    {
        Q_INIT_RESOURCE(icons);
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setOrganizationName(QStringLiteral("rosa-test"));
        QCoreApplication::setApplicationName(QStringLiteral("tst_sweep_form"));
    }

    void init()
    {
        QSettings().clear();
        m_store = std::make_unique<QTemporaryDir>();
        open();
    }

    void cleanup()
    {
        const auto isNoneLeft = [this] {
            for (EngineProcess* process : m_workbench->engines()) process->stop();
            return m_workbench->engines().isEmpty();
        };
        QTRY_VERIFY_WITH_TIMEOUT(isNoneLeft(), kPatience);
        close();
    }

    void aFormThatVariesNothingIsQuiet()
    {
        m_form->findChild<QLineEdit*>(QStringLiteral("search"))->setFocus();
        QVERIFY(!card()->isVisible());
        QVERIFY(!strip()->isVisible());
        QCursor::setPos(0, 0);  // On screen the pointer may be over a field.
        for (const QString& key : m_form->keys())
            QTRY_VERIFY2_WITH_TIMEOUT(!m_form->varyButton(key)->isVisible(), qPrintable(key), rosa::test::kHangMilliseconds);
        QVERIFY(!m_view->sweepPlan().problem.isEmpty());
    }

    void oneClickMakesARange()
    {
        clickVary(kLambdaKey);
        QVERIFY(m_form->variationEditor(kLambdaKey));
        QVERIFY(rangeEnd("low")->hasFocus());
        QCOMPARE(rangeEnd("low")->text(), QStringLiteral("5"));
        QCOMPARE(rangeEnd("high")->text(), QStringLiteral("80"));
        QVERIFY(!m_form->editor(kLambdaKey)->isVisible());
        QVERIFY(card()->isVisible());
        const QString command = part<QLineEdit>("sweepCommand")->text();
        QVERIFY2(command.contains(QStringLiteral("--vary transport.lambda=5..80:log")), qPrintable(command));
        QVERIFY(part<QLabel>("startForecast")->text().startsWith(QStringLiteral("40 trials × 3 seeds · at most 120 runs")));
        // Train is not affected.
        QVERIFY(m_view->configuration().ok());
        QVERIFY(!m_view->command().contains(QStringLiteral("lambda")));
        QTest::mouseClick(part<QToolButton>("copySweep"), Qt::LeftButton);
        QCOMPARE(QGuiApplication::clipboard()->text(), command);
        QTest::mouseClick(m_form->varyButton(kLambdaKey), Qt::LeftButton);
        QVERIFY(!m_form->variationEditor(kLambdaKey));
        QVERIFY(!card()->isVisible());
        QVERIFY(m_form->editor(kLambdaKey)->hasFocus());
    }

    void keysAndMenuDoTheSame()
    {
        m_form->focusField(kLambdaKey);
        QTest::keyClick(m_form->editor(kLambdaKey), Qt::Key_R, Qt::ControlModifier);
        QVERIFY(m_form->variationEditor(kLambdaKey));
        QTest::keyClick(rangeEnd("low"), Qt::Key_R, Qt::ControlModifier);
        QVERIFY(!m_form->variationEditor(kLambdaKey));

        QContextMenuEvent wanted(QContextMenuEvent::Keyboard, QPoint(2, 2),
                                 m_form->editor(kLambdaKey)->mapToGlobal(QPoint(2, 2)));
        QCoreApplication::sendEvent(m_form->editor(kLambdaKey), &wanted);
        auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
        QVERIFY(menu);
        QCOMPARE(menu->actions().last()->text(), QStringLiteral("Vary in a sweep"));
        menu->setActiveAction(menu->actions().last());
        QTest::keyClick(menu, Qt::Key_Return);
        QVERIFY(m_form->variationEditor(kLambdaKey));
    }

    void everyEditIsUndoneAndRedone()
    {
        clickVary(kLambdaKey);
        type(rangeEnd("high"), QStringLiteral("160"));
        QVERIFY(part<QLineEdit>("sweepCommand")->text().contains(QStringLiteral("=5..160:log")));
        choose(kTriesKey, QStringLiteral("8"));
        QVERIFY(part<QLineEdit>("sweepCommand")->text().contains(QStringLiteral("--budget 8")));
        QUndoStack* undo = m_view->undoStack();
        QCOMPARE(undo->count(), 3);
        undo->undo();
        QVERIFY(!part<QLineEdit>("sweepCommand")->text().contains(QStringLiteral("--budget")));
        undo->undo();
        QCOMPARE(rangeEnd("high")->text(), QStringLiteral("80"));
        undo->undo();
        QVERIFY(!m_form->variationEditor(kLambdaKey));
        undo->setIndex(3);
        QCOMPARE(rangeEnd("high")->text(), QStringLiteral("160"));
    }

    void theFormComesBackAsItWas()
    {
        clickVary(kLambdaKey);
        type(rangeEnd("low"), QStringLiteral("x"));
        choose(kTriesKey, QStringLiteral("8"));
        const QString stored = m_view->stateToml();
        close();
        open();
        QVERIFY(m_view->restoreState(stored));
        QCOMPARE(rangeEnd("low")->text(), QStringLiteral("x"));
        QCOMPARE(m_view->stateToml(), stored);
        QTest::mouseClick(part<QToolButton>("revert"), Qt::LeftButton);
        QVERIFY(!m_form->variationEditor(kLambdaKey));
    }

    void aMethodWithoutTheParameterHidesItsVariation()
    {
        clickVary(kLambdaKey);
        catalog::Selection other;
        auto* method = part<widgets::ChoiceBox>("method");
        method->setFocus();
        QTest::keyClicks(method, QStringLiteral("Raw"));
        QVERIFY(!card()->isVisible());
        m_view->undoStack()->undo();
        QVERIFY(card()->isVisible());
        QVERIFY(m_form->variationEditor(kLambdaKey));
    }

    void badRangesSaySoInPlace()
    {
        clickVary(kLambdaKey);
        type(rangeEnd("high"), QStringLiteral("1"));
        QLabel* message = nullptr;
        for (QLabel* label : m_form->variationEditor(kLambdaKey)->parentWidget()->findChildren<QLabel*>())
            if (label->text().startsWith(QStringLiteral("Expected a smaller value"))) message = label;
        QVERIFY(message && message->isVisible());
        QVERIFY(part<QLabel>("startProblem")->text().startsWith(QStringLiteral("Sharpness λ: Expected a smaller value")));
        QVERIFY(m_view->configuration().ok());  // Train uses the single value.
        part<QPushButton>("startRuns")->setFocus();
        QTest::keyClick(part<QPushButton>("startRuns"), Qt::Key_Space);
        QVERIFY(m_form->variationEditor(kLambdaKey)->isAncestorOf(QApplication::focusWidget()));
        QVERIFY(m_workbench->engines().isEmpty());
    }

    void listsAndChoices()
    {
        clickVary(kLambdaKey);
        auto* kind = m_form->variationEditor(kLambdaKey)->findChild<widgets::ChoiceBox*>(QStringLiteral("kind"));
        kind->setFocus();
        QTest::keyClick(kind, Qt::Key_End);
        QCOMPARE(rangeEnd("list")->text(), QStringLiteral("5, 80"));
        type(rangeEnd("list"), QStringLiteral("5, 10,20"));
        QVERIFY(part<QLineEdit>("sweepCommand")->text().contains(QStringLiteral("lambda=5,10,20")));

        clickVary(kCoupling);
        const auto boxes = m_form->variationEditor(kCoupling)->findChildren<QAbstractButton*>();
        QVERIFY(boxes.size() >= 2);
        for (QAbstractButton* box : boxes)
            if (box != boxes.first()) QTest::mouseClick(box, Qt::LeftButton);
        QVERIFY(part<QLabel>("startProblem")->text().contains(QStringLiteral("Expected several values")));
        QTest::mouseClick(boxes.last(), Qt::LeftButton);
        QCOMPARE(part<QLabel>("startProblem")->text(), QString());
    }

    void aGridOfAContinuousRangeIsRefused()
    {
        clickVary(kLambdaKey);
        choose(kSamplerKey, QStringLiteral("grid"));
        QVERIFY(part<QLabel>("startProblem")->isVisible());
        type(rangeEnd("count"), QStringLiteral("5"));
        QVERIFY(!part<QLabel>("startProblem")->isVisible());
        QVERIFY(part<QLabel>("startForecast")->text().startsWith(QStringLiteral("5 trials")));
    }

    void aSweepRunsToItsEnd()
    {
        prepareSweep(QStringLiteral("6"));
        const QString name = part<QLineEdit>("sweepName")->text();
        QCOMPARE(name, QStringLiteral("karate-lambda"));
        QTest::mouseClick(part<QPushButton>("startRuns"), Qt::LeftButton);
        QVERIFY(strip()->isVisible());
        QCOMPARE(m_view->unfinished().engines.size(), 1);
        QVERIFY(part<QLineEdit>("sweepName")->text() != name);  // The next sweep has a name of its own.
        QTRY_VERIFY_WITH_TIMEOUT(stripText().contains(QStringLiteral("complete")), kPatience);
        QCOMPARE(summary(name).done, 6);
        QCOMPARE(runs(), 6);
        QTRY_VERIFY_WITH_TIMEOUT(m_view->unfinished().engines.isEmpty(), kPatience);
        QTRY_VERIFY_WITH_TIMEOUT(isShown("dismissSweep"), kPatience);
        QTest::mouseClick(part<QToolButton>("dismissSweep"), Qt::LeftButton);
        QVERIFY(!strip()->isVisible());

        // A run like these takes as long as they did.
        QTRY_VERIFY_WITH_TIMEOUT(m_workbench->library().runs()->size() == 6, kPatience);
        QTest::mouseClick(m_form->varyButton(kLambdaKey), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(part<QLabel>("startForecast")->text().contains(QStringLiteral("about ")), kPatience);
        QVERIFY(part<QLabel>("startForecast")->toolTip().contains(QStringLiteral("karate")));
    }

    /// Runs that take much longer than the test: no machine is so fast that the sweep ends before it is steered.
    void aSweepIsPausedResumedCancelledAndContinuedByTheNextWindow()
    {
        prepareSweep(QStringLiteral("100000"));
        type(part<QLineEdit>("sweepName"), QStringLiteral("mine"));
        QTest::mouseClick(part<QPushButton>("startRuns"), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(stripText().contains(QStringLiteral("worker")), kPatience);
        QTest::mouseClick(part<QToolButton>("pauseSweep"), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(stripText().contains(QStringLiteral("paused")), kPatience);
        QVERIFY(!isShown("continueSweep"));
        QTest::mouseClick(part<QToolButton>("pauseSweep"), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(stripText().contains(QStringLiteral("worker")), kPatience);
        QTest::mouseClick(part<QToolButton>("cancelSweep"), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(m_workbench->engines().isEmpty(), kPatience);
        QVERIFY(runs() >= 1);
        QCOMPARE(summary(QStringLiteral("mine")).left, 6);

        close();
        open();
        QTRY_VERIFY_WITH_TIMEOUT(strip()->isVisible(), kPatience);
        QVERIFY2(stripText().contains(QStringLiteral("mine")), qPrintable(stripText()));
        QTRY_VERIFY_WITH_TIMEOUT(isShown("continueSweep"), kPatience);
        QTest::mouseClick(part<QPushButton>("continueSweep"), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(stripText().contains(QStringLiteral("worker")), kPatience);
        QTest::mouseClick(part<QToolButton>("cancelSweep"), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(m_workbench->engines().isEmpty(), kPatience);
    }

    void aWrongChoiceIsFocused()
    {
        clickVary(kLambdaKey);
        choose(kTriesKey, QStringLiteral("1"));
        m_view->resize(320, 400);
        m_form->focusField(kLambdaKey);
        const auto* tries = card()->row(QLatin1String(kTriesKey))->editor();
        QVERIFY(tries->visibleRegion().isEmpty());
        part<QPushButton>("startRuns")->setFocus();
        QTest::keyClick(part<QPushButton>("startRuns"), Qt::Key_Space);
        QCOMPARE(QApplication::focusWidget(), tries);
        QVERIFY(tries->visibleRegion().boundingRect() == tries->rect());

        choose(kTriesKey, QStringLiteral("8"));
        auto* name = part<QLineEdit>("sweepName");
        type(name, QStringLiteral("no name"));
        m_form->focusField(kLambdaKey);
        QVERIFY(name->visibleRegion().isEmpty());
        QTest::mouseClick(part<QPushButton>("startRuns"), Qt::LeftButton);
        QCOMPARE(QApplication::focusWidget(), name);
        QVERIFY(name->visibleRegion().boundingRect() == name->rect());
        QVERIFY(m_workbench->engines().isEmpty());
    }

    /// Fields and choices scroll as one column; the button is always in sight.
    void theChoicesAreReachedFromTheFoot()
    {
        clickVary(kLambdaKey);
        clickVary(QString::fromStdString(catalog::keyOf(&sampling::WalkOptions::steps)));
        m_view->resize(320, 500);
        QCOMPARE(m_view->findChildren<QScrollArea*>().size(), 1);
        QCOMPARE(part<QPushButton>("startRuns")->text(), QStringLiteral("Start sweep of 120 run(s)"));
        QTest::mouseClick(part<QPushButton>("sweepChoices"), Qt::LeftButton);
        const auto* sampler = card()->row(QLatin1String(kSamplerKey))->editor();
        QCOMPARE(QApplication::focusWidget(), sampler);
        QVERIFY(sampler->visibleRegion().boundingRect() == sampler->rect());
        QVERIFY(part<QPushButton>("startRuns")->isVisible());
    }

    void theForecastIsMeasured()
    {
        prepareSweep(QStringLiteral("6"));
        QTRY_VERIFY_WITH_TIMEOUT(part<QLabel>("startForecast")->text().contains(QStringLiteral("About ")), kPatience);
        QVERIFY(!QDir(m_store->filePath(QStringLiteral("sweeps/forecast"))).exists());
        QCOMPARE(runs(), 0);
    }
};

ROSA_WIDGET_TEST(TestSweepForm)
#include "tst_sweep_form.moc"
