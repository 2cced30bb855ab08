#include <cmath>

#include <algorithm>

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QPushButton>
#include <QScopeGuard>
#include <QSettings>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <QToolBar>
#include <QToolButton>

#include "app/workbench/curves/figure/curve_figure.h"
#include "app/workbench/curves/figure/metric_panels.h"
#include "app/workbench/curves/view/fork_dialog.h"
#include "app/workbench/curves/view/live_strip.h"
#include "app/workbench/curves/view/overlay_button.h"
#include "app/workbench/curves/view/train_plots.h"
#include "app/workbench/curves/view/train_view.h"
#include "app/workbench/engine/engine_process.h"
#include "app/workbench/runs/data/run_library.h"
#include "app/workbench/session/live_runs.h"
#include "app/workbench/session/overlays.h"
#include "app/workbench/session/workbench.h"
#include "core/record/run_writer.h"
#include "tests/program/test_program.h"
#include "tests/widgets/shown.h"
#include "tests/workbench/asked.h"
#include "widgets/figure/figure_actions.h"
#include "widgets/figure/save_figure.h"
#include "widgets/plots/curve_legend.h"
#include "widgets/plots/curve_plot.h"
#include "widgets/plots/epoch_axis.h"

using namespace rosa;
using namespace rosa::workbench;
using rosa::widgets::CurvePlot;

namespace {

QStringList training(int epochs, const QStringList& more = {})
{
    return QStringList{QStringLiteral("train"),  QStringLiteral("--dataset"),
                       QStringLiteral("karate"), QStringLiteral("--epochs"),
                       QString::number(epochs),  QStringLiteral("--no-baselines"),
                       QStringLiteral("--set"),  QStringLiteral("evaluation.protocol=none")} +
           more;
}

}  // namespace

/// The Train view with short trainings.
class TestTrainView : public QObject {
    Q_OBJECT

    static constexpr int kPatience = 60'000;

    QTemporaryDir m_store;
    catalog::Catalogue m_catalogue = catalog::makeCatalogue();
    std::unique_ptr<Workbench> m_workbench;
    std::unique_ptr<TrainView> m_view;
    std::unique_ptr<QToolBar> m_bar;  ///< As in the window.
    QStringList m_seeds;              ///< Three runs that differ in their seed.

    CurvePlot* loss() const { return m_view->plots().plot(QStringLiteral("loss")); }
    int lossEpochs() const { return loss() ? loss()->source().length() : 0; }
    QAction* action(const char* name) const { return m_view->findChild<QAction*>(QLatin1String(name)); }
    QToolButton* buttonOf(QAction* action) const { return qobject_cast<QToolButton*>(m_bar->widgetForAction(action)); }
    void press(QAction* action) const
    {
        QTRY_VERIFY_WITH_TIMEOUT(action->isEnabled(), kPatience);
        QTest::mouseClick(buttonOf(action), Qt::LeftButton);
    }
    bool hasMark(const QString& text) const
    {
        if (!loss()) return false;
        for (const auto& mark : loss()->source().marks)
            if (mark.label.contains(text)) return true;
        return false;
    }
    /// Starts a training observed by the view.
    void train(const QStringList& arguments)
    {
        EngineProcess* process = m_workbench->startEngine(arguments, QStringLiteral("test"));
        connect(process, &EngineProcess::runStarted, m_workbench.get(), &Workbench::setCurrentRun);
    }

private Q_SLOTS:
    void initTestCase()
    {
        Q_INIT_RESOURCE(icons);
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setOrganizationName(QStringLiteral("rosa-tests"));
        QCoreApplication::setApplicationName(QStringLiteral("tst_train_view"));
        m_workbench = std::make_unique<Workbench>(m_catalogue, m_store.path().toStdString());
        EngineProcess* process =
            m_workbench->startEngine(training(12, {QStringLiteral("--seeds"), QStringLiteral("3"), QStringLiteral("--set"),
                                                   QStringLiteral("train.checkpoint_every=4")}),
                                     QStringLiteral("seeds"));
        connect(process, &EngineProcess::runStarted, this, [this](const QString& run) { m_seeds.append(run); });
        bool isDone = false;
        connect(process, &EngineProcess::ended, this,
                [&](EngineProcess::End end) { isDone = end == EngineProcess::End::Done; });
        QTRY_VERIFY2_WITH_TIMEOUT(isDone, "the engine named by ROSA_ENGINE must train", kPatience);
        QCOMPARE(m_seeds.size(), 3);
    }

    void init()
    {
        QSettings().clear();
        m_workbench->setCurrentRun({});
        Overlays::of(*m_workbench).set({});
        m_view = std::make_unique<TrainView>(*m_workbench);
        m_view->resize(800, 700);
        m_bar = std::make_unique<QToolBar>();
        for (const ViewAction& entry : m_view->viewActions()) m_bar->addAction(entry.action);
        m_bar->show();
        QVERIFY(rosa::test::isActivated(*m_view));
    }

    void cleanup()
    {
        m_bar.reset();
        m_view.reset();
    }
    void cleanupTestCase() { QSettings().clear(); }

    void emptyViewSaysWhatToDo()
    {
        const Asked asked(*m_workbench);
        auto* button = m_view->findChild<QPushButton*>();
        QVERIFY(button && button->isVisible());
        const auto saysToChoose = [button] {
            const auto labels = button->parentWidget()->findChildren<QLabel*>();
            return std::ranges::any_of(labels, [](const QLabel* label) {
                return label->text().startsWith(QStringLiteral("Choose a run in the list"));
            });
        };
        QTRY_VERIFY_WITH_TIMEOUT(saysToChoose(), kPatience);
        QTest::mouseClick(button, Qt::LeftButton);
        QCOMPARE(asked.all<StartTraining>().size(), std::size_t{1});
    }

    void whatIsAboutToTrainIsSaidAtOnce()
    {
        QVERIFY(m_view->findChild<QPushButton*>()->isVisible());
        EngineProcess* process = m_workbench->startEngine(training(5), QStringLiteral("karate rosa"));
        connect(process, &EngineProcess::runStarted, m_workbench.get(), &Workbench::setCurrentRun);
        QVERIFY(!m_view->findChild<QPushButton*>()->isVisible());
        QVERIFY(m_view->stateText().contains(QStringLiteral("starting")));
        int named = 0;
        for (const QLabel* label : m_view->findChildren<QLabel*>())
            named += label->isVisible() && label->text().contains(QStringLiteral("karate rosa"));
        QCOMPARE(named, 2);
        QTRY_COMPARE_WITH_TIMEOUT(lossEpochs(), 5, kPatience);
        QTRY_VERIFY_WITH_TIMEOUT(m_view->stateText().startsWith(QStringLiteral("finished")), kPatience);
        QTRY_VERIFY_WITH_TIMEOUT(m_workbench->engines().isEmpty(), kPatience);
    }

    void anEngineThatDoesNotStartLeavesThePageAsItWas()
    {
        EngineProcess* process = m_workbench->startEngine({QStringLiteral("train"), QStringLiteral("--no-such-option")}, {});
        QSignalSpy ended(process, &EngineProcess::ended);
        QVERIFY(m_view->stateText().contains(QStringLiteral("starting")));
        QVERIFY(ended.wait(kPatience));
        QVERIFY(m_view->stateText().isEmpty());
        QVERIFY(m_view->findChild<QPushButton*>()->isVisible());
    }

    void everyMetricIsInOnePlot()
    {
        const std::vector<std::string> metrics{
            "epoch_ms", "loss", "something_new", "plan_entropy", "intra_similarity", "independent_entropy"};
        std::vector<std::string> found;
        for (const MetricPanel& panel : panelsFor(metrics))
            for (const MetricLine& line : panel.lines) found.push_back(line.metric);
        std::sort(found.begin(), found.end());
        auto expected = metrics;
        std::sort(expected.begin(), expected.end());
        QCOMPARE(found, expected);
        QCOMPARE(panelsFor(metrics).front().title, QStringLiteral("Loss"));
        QCOMPARE(panelsFor(metrics).back().title, QStringLiteral("Something new"));
    }

    void finishedRunIsShownWhole()
    {
        m_workbench->setCurrentRun(m_seeds[0]);
        QTRY_COMPARE_WITH_TIMEOUT(lossEpochs(), 12, kPatience);
        QTRY_VERIFY_WITH_TIMEOUT(m_view->stateText().contains(QStringLiteral("12/12")), rosa::test::kHangMilliseconds);
        QVERIFY(!action("pause")->isEnabled() && !action("stop")->isEnabled());
        QVERIFY(!m_view->liveStrip().isVisible());
        QVERIFY(m_view->plots().plot(QStringLiteral("similarity"))->source().curves.size() == 3);
        QTRY_COMPARE_WITH_TIMEOUT(loss()->drawing().to, 12.0, rosa::test::kHangMilliseconds);
    }

    void aNewNameIsTakenUp()
    {
        m_workbench->setCurrentRun(m_seeds[0]);
        QTRY_COMPARE_WITH_TIMEOUT(lossEpochs(), 12, kPatience);
        m_workbench->library().rename(m_seeds[0], QStringLiteral("my best"));
        QTRY_COMPARE_WITH_TIMEOUT(loss()->source().curves[0].name, QStringLiteral("my best"), kPatience);
        m_workbench->library().rename(m_seeds[0], {});
        QTRY_VERIFY_WITH_TIMEOUT(loss()->source().curves[0].name != QStringLiteral("my best"), kPatience);
    }

    void overlaysAreTickedInAList()
    {
        m_workbench->setCurrentRun(m_seeds[0]);
        QTRY_COMPARE_WITH_TIMEOUT(lossEpochs(), 12, kPatience);
        QTRY_COMPARE_WITH_TIMEOUT(m_workbench->library().runs()->size() >= 3, true, kPatience);
        auto* button = m_view->findChild<OverlayButton*>();
        int none = -1;
        int some = -1;
        // The click returns when the menu is closed.
        connect(button->menu(), &QMenu::aboutToShow, button, [&] {
            QTimer::singleShot(0, button, [&] {
                auto* list = button->menu()->findChild<QListWidget*>();
                auto* filter = button->menu()->findChild<QLineEdit*>();
                QTest::keyClicks(filter, QStringLiteral("no such run"));
                none = list->count();
                filter->clear();
                QTest::keyClicks(filter, QStringLiteral("karate"));
                some = list->count();
                for (int row = 0; row < list->count(); ++row)
                    if (m_seeds.contains(list->item(row)->data(Qt::UserRole).toString()))
                        list->item(row)->setCheckState(Qt::Checked);
                button->menu()->close();
            });
        });
        QTest::mouseClick(button, Qt::LeftButton);
        QTRY_COMPARE_WITH_TIMEOUT(none, 0, rosa::test::kHangMilliseconds);
        QVERIFY(some >= 2);
        QCOMPARE(m_view->overlays().size(), 2);
        QTRY_COMPARE_WITH_TIMEOUT(loss()->source().curves.size(), std::size_t(3), kPatience);
        // Three runs with the same name are distinguished.
        QTRY_VERIFY_WITH_TIMEOUT(loss()->source().curves[0].name != loss()->source().curves[1].name, kPatience);
        QVERIFY(loss()->source().curves[0].colour != loss()->source().curves[1].colour);
        // One legend names them for all plots, and hides a run in all of them.
        widgets::CurveLegend& legend = m_view->plots().legend();
        QVERIFY(legend.isVisible());
        QCOMPARE(legend.entries().size(), std::size_t(3));
        QCOMPARE(legend.entries()[1].name, loss()->source().curves[1].name);
        legend.setCurrentIndex(legend.model()->index(1, 0));
        QTest::keyClick(&legend, Qt::Key_Space);
        QVERIFY(!legend.entries()[1].isShown);
        QCOMPARE(loss()->source().curves.size(), std::size_t(2));
        QCOMPARE(m_view->plots().plot(QStringLiteral("similarity"))->source().curves.size(), std::size_t(6));
        QTest::keyClick(&legend, Qt::Key_Space);
        QCOMPARE(loss()->source().curves.size(), std::size_t(3));
    }

    void seedsBecomeABand()
    {
        m_workbench->setCurrentRun(m_seeds[0]);
        m_view->setSpread(widgets::Spread::Range);
        QTRY_VERIFY_WITH_TIMEOUT(loss() && loss()->source().bands.size() == 1 && loss()->source().bands[0].data.size() == 3,
                                 kPatience);
        QVERIFY(loss()->source().curves.empty());
        QTRY_VERIFY_WITH_TIMEOUT(loss()->entries()[0].name.startsWith(QStringLiteral("n = 3")), kPatience);
    }

    void curvesGrowAndObeyWhileItTrains()
    {
        train(training(100'000));
        QTRY_VERIFY_WITH_TIMEOUT(lossEpochs() >= 3, kPatience);
        QTRY_VERIFY_WITH_TIMEOUT(m_view->stateText().contains(QStringLiteral("epochs/s")), kPatience);

        press(action("pause"));
        QTRY_VERIFY_WITH_TIMEOUT(action("resume")->isEnabled() && hasMark(QStringLiteral("pause")), kPatience);
        QTRY_VERIFY_WITH_TIMEOUT(m_view->stateText().startsWith(QStringLiteral("paused")), kPatience);
        int paused = 0;
        for (const auto& mark : loss()->source().marks)
            if (mark.label == QStringLiteral("pause")) paused = mark.epoch;
        QTRY_COMPARE_WITH_TIMEOUT(lossEpochs(), paused, kPatience);
        press(action("step"));
        QTRY_COMPARE_WITH_TIMEOUT(lossEpochs(), paused + 1, kPatience);

        // λ is changed while the run is paused, and applies from the next epoch on.
        QTRY_VERIFY_WITH_TIMEOUT(m_view->liveStrip().isVisible(), kPatience);
        QLineEdit* lambda = m_view->liveStrip().editor("transport.lambda");
        QVERIFY(lambda);
        QCOMPARE(lambda->text(), QStringLiteral("20"));
        // The essential parameters come first.
        const QLineEdit* decay = m_view->liveStrip().editor("train.weight_decay");
        QVERIFY(decay && std::pair(lambda->y(), lambda->x()) < std::pair(decay->y(), decay->x()));
        lambda->setFocus();
        lambda->selectAll();
        QTest::keyClicks(lambda, QStringLiteral("-3"));
        QTest::keyClick(lambda, Qt::Key_Return);
        QVERIFY(m_view->liveStrip().note().contains(QStringLiteral("transport.lambda")));
        // Typed with a decimal comma.
        const QLocale before;
        QLocale::setDefault(QLocale(QLocale::German));
        const auto restored = qScopeGuard([before] { QLocale::setDefault(before); });
        lambda->selectAll();
        QTest::keyClicks(lambda, QStringLiteral("40,5"));
        QTest::keyClick(lambda, Qt::Key_Return);
        QTRY_VERIFY_WITH_TIMEOUT(hasMark(QStringLiteral("λ 20 → 40,5")), kPatience);
        QVERIFY(m_view->liveStrip().note().contains(QStringLiteral("in effect since epoch")));
        QVERIFY(m_view->liveStrip().note().contains(QStringLiteral("40,5")));
        QCOMPARE(lambda->text(), QStringLiteral("40,5"));

        press(action("resume"));
        QTRY_VERIFY_WITH_TIMEOUT(lossEpochs() > paused + 3, kPatience);
        press(action("stop"));
        QTRY_VERIFY_WITH_TIMEOUT(m_view->stateText().startsWith(QStringLiteral("stopped")), kPatience);
        QVERIFY(!action("stop")->isEnabled());
        // The epoch of the stop is shown once.
        QCOMPARE(m_view->stateText().count(QStringLiteral("epoch")), 1);
        const int stopped = lossEpochs();

        press(action("resume"));
        QTRY_VERIFY_WITH_TIMEOUT(lossEpochs() > stopped, kPatience);
        press(action("stop"));
        QTRY_VERIFY_WITH_TIMEOUT(m_view->stateText().startsWith(QStringLiteral("stopped")), kPatience);
        QTRY_VERIFY_WITH_TIMEOUT(m_workbench->engines().isEmpty(), kPatience);
    }

    void evaluatingIsSaidAndCanBeStopped()
    {
        Workbench other(m_catalogue, m_store.path().toStdString());  // as in another window
        // The club is too small to be evaluated.
        QStringList arguments = training(2, {QStringLiteral("--set"), QStringLiteral("evaluation.protocol=cv-10-90"),
                                             QStringLiteral("--set"), QStringLiteral("evaluation.splits=10000"),
                                             QStringLiteral("--set"), QStringLiteral("sampling.batch_size=4")});
        arguments[2] = QStringLiteral("texas");
        train(arguments);
        QTRY_VERIFY_WITH_TIMEOUT(m_view->stateText().startsWith(QStringLiteral("evaluating, split")), kPatience);
        QVERIFY(!action("pause")->isEnabled());
        QVERIFY(!m_view->liveStrip().isVisible());
        const QString run = m_workbench->currentRun();
        QVERIFY(m_workbench->liveRuns().find(run)->isOfThisWindow);
        const auto isSeen = [&] { return other.liveRuns().find(run) && other.liveRuns().find(run)->isEvaluating; };
        QTRY_VERIFY_WITH_TIMEOUT(isSeen(), kPatience);
        const RunProgress seen = *other.liveRuns().find(run);
        QVERIFY(!seen.isOfThisWindow);
        QCOMPARE(seen.epochs, 2);
        QCOMPARE(stageText(seen), QStringLiteral("evaluating …"));
        QVERIFY(!other.liveRuns().canStop(run));

        press(action("stop"));
        QTRY_VERIFY_WITH_TIMEOUT(m_view->stateText().startsWith(QStringLiteral("stopped")), kPatience);
        QTRY_VERIFY_WITH_TIMEOUT(!m_workbench->liveRuns().find(run), kPatience);
        QTRY_VERIFY_WITH_TIMEOUT(!other.liveRuns().find(run), kPatience);
    }

    void paceAndTimeLeftComeFromOneNumber()
    {
        RunProgress progress;
        progress.epochs = 100;
        progress.total = 500;
        progress.epochsPerSecond = 20;
        QCOMPARE(progress.secondsLeft(), 20.0);
        QCOMPARE(stageText(progress), QStringLiteral("epoch 100/500"));
        QCOMPARE(paceText(progress), QStringLiteral("20 epochs/s · 20 s left"));
        progress.epochsPerSecond = std::nan("");
        QVERIFY(paceText(progress).isEmpty());
        progress.epochsPerSecond = 0.05;
        QCOMPARE(paceText(progress), QStringLiteral("0.05 epochs/s · 2 h 13 min left"));
        progress.state = record::RunState::Paused;
        QVERIFY(paceText(progress).isEmpty());
    }

    void forkDrawsBothCurves()
    {
        m_workbench->setCurrentRun(m_seeds[0]);
        QTRY_COMPARE_WITH_TIMEOUT(lossEpochs(), 12, kPatience);
        m_view->plots().axis().setHoverEpoch(7);
        m_view->plots().axis().setHoverEpoch(0);  // the pointer moves to the button
        press(action("fork"));
        auto* dialog = m_view->findChild<ForkDialog*>();
        QVERIFY(dialog);
        QTRY_VERIFY_WITH_TIMEOUT(dialog->isVisible(), rosa::test::kHangMilliseconds);
        QCOMPARE(dialog->findChild<QComboBox*>()->currentData().toInt(), 8);
        QLineEdit* value = nullptr;
        for (QLineEdit* edit : dialog->findChildren<QLineEdit*>())
            if (!qobject_cast<QComboBox*>(edit->parentWidget())) value = edit;
        QVERIFY(value);
        QAbstractButton* accept = nullptr;
        const auto* buttons = dialog->findChild<QDialogButtonBox*>();
        for (QAbstractButton* button : buttons->buttons())
            if (buttons->buttonRole(button) == QDialogButtonBox::AcceptRole) accept = button;
        QVERIFY(accept);
        // After the last epoch there is nothing to train.
        auto* after = dialog->findChild<QComboBox*>();
        after->setCurrentIndex(after->count() - 1);
        QCOMPARE(after->currentData().toInt(), 12);
        QVERIFY(!accept->isEnabled());
        after->setCurrentIndex(after->findData(8));
        QVERIFY(accept->isEnabled());
        value->selectAll();
        QTest::keyClicks(value, QStringLiteral("none"));
        QVERIFY(!accept->isEnabled());
        value->selectAll();
        const QLocale before;
        QLocale::setDefault(QLocale(QLocale::German));
        const auto restored = qScopeGuard([before] { QLocale::setDefault(before); });
        QTest::keyClicks(value, QStringLiteral("80,5"));
        QVERIFY(accept->isEnabled());
        QVERIFY(dialog->arguments().contains(QStringLiteral("transport.lambda=80.5")));
        QTest::mouseClick(accept, Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(m_workbench->currentRun() != m_seeds[0], kPatience);
        // Plots change until the record of the fork is read.
        const auto isWhole = [this] {
            if (!loss() || loss()->source().curves.size() != 2) return false;
            const auto& both = loss()->source().curves;
            return both[0].data->size() == 12 && both[1].data->size() == 12 && both[1].dashedFrom == 8;
        };
        QTRY_VERIFY_WITH_TIMEOUT(isWhole(), kPatience);
        QTRY_VERIFY_WITH_TIMEOUT(hasMark(QStringLiteral("fork")), kPatience);
        // The legend shows the line style of the continued curve of the parent.
        const widgets::CurveLegend& legend = m_view->plots().legend();
        QTRY_VERIFY_WITH_TIMEOUT(legend.isVisible() && legend.entries().size() == 2, kPatience);
        QVERIFY(legend.entries()[0].dash == Qt::SolidLine && legend.entries()[1].dash == Qt::DashLine);
        const auto& curves = loss()->source().curves;
        // Paired: one before the fork, two after it.
        QCOMPARE(curves[0].data->at(8).closing, curves[1].data->at(8).closing);
        QVERIFY(curves[0].data->at(12).closing != curves[1].data->at(12).closing);
    }

    /// Parameter changes after the checkpoint are listed and repeated; a fork without changes then repeats the run.
    void aForkRepeatsLaterTurnsOrSaysThatItDoesNot()
    {
        train(training(12, {QStringLiteral("--set"), QStringLiteral("train.checkpoint_every=4"), QStringLiteral("--turn"),
                            QStringLiteral("6:transport.lambda=80"), QStringLiteral("--turn"),
                            QStringLiteral("9:loss.temperature=0.7")}));
        QTRY_VERIFY_WITH_TIMEOUT(m_view->stateText().startsWith(QStringLiteral("finished")), kPatience);
        QTRY_VERIFY_WITH_TIMEOUT(m_workbench->engines().isEmpty() && hasMark(QStringLiteral("λ 20 → 80")), kPatience);
        const QString parent = m_workbench->currentRun();
        press(action("fork"));
        auto* dialog = m_view->findChild<ForkDialog*>();
        QVERIFY(dialog && rosa::test::isActivated(*dialog));
        auto* after = dialog->findChild<QComboBox*>();
        after->setCurrentIndex(after->findData(4));
        const auto says = [dialog](const QString& text) {
            for (const QLabel* label : dialog->findChildren<QLabel*>())
                if (label->isVisible() && label->text().contains(text)) return true;
            return false;
        };
        const QString allDifferences = QStringLiteral("Every difference between the two curves results from your changes");
        auto* repeats = dialog->findChild<QCheckBox*>();
        QVERIFY(repeats && repeats->isVisible() && repeats->isChecked());
        QVERIFY(says(QStringLiteral("Sharpness λ = 80 after epoch 6; Temperature τ = 0.7 after epoch 9")));
        QVERIFY(says(allDifferences));
        QVERIFY(says(QStringLiteral("would repeat the old one")));
        QVERIFY(dialog->arguments().contains(QStringLiteral("6:transport.lambda=80")));

        // Not repeated: stated, with the epoch.
        QTest::keyClick(repeats, Qt::Key_Space);
        QVERIFY(!says(allDifferences) && says(QStringLiteral("after epoch 6 are not repeated")));
        QVERIFY(!says(QStringLiteral("would repeat the old one")));
        QVERIFY(!dialog->arguments().contains(QStringLiteral("--turn")));
        QTest::keyClick(repeats, Qt::Key_Space);

        // A parameter changed here is not repeated.
        QLineEdit* value = nullptr;
        for (QLineEdit* edit : dialog->findChildren<QLineEdit*>())
            if (!qobject_cast<QComboBox*>(edit->parentWidget())) value = edit;
        QVERIFY(value);
        value->selectAll();
        QTest::keyClicks(value, QStringLiteral("5"));
        QVERIFY(says(QStringLiteral("Not repeated because you change it here: Sharpness λ")));
        QVERIFY(!dialog->arguments().contains(QStringLiteral("6:transport.lambda=80")));
        QVERIFY(dialog->arguments().contains(QStringLiteral("9:loss.temperature=0.7")));
        value->selectAll();
        QTest::keyClicks(value, QStringLiteral("20"));

        for (QAbstractButton* button : dialog->findChild<QDialogButtonBox*>()->buttons())
            if (dialog->findChild<QDialogButtonBox*>()->buttonRole(button) == QDialogButtonBox::AcceptRole)
                QTest::mouseClick(button, Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(m_workbench->currentRun() != parent, kPatience);
        const auto isWhole = [this] {
            if (!loss() || loss()->source().curves.size() != 2) return false;
            const auto& both = loss()->source().curves;
            return both[0].data->size() == 12 && both[1].data->size() == 12 && both[1].dashedFrom == 4;
        };
        QTRY_VERIFY_WITH_TIMEOUT(isWhole() && hasMark(QStringLiteral("λ 20 → 80")), kPatience);
        for (const std::size_t epoch : {8, 12})
            QCOMPARE(loss()->source().curves[0].data->at(epoch).closing, loss()->source().curves[1].data->at(epoch).closing);
        QTRY_VERIFY_WITH_TIMEOUT(m_workbench->engines().isEmpty(), kPatience);
    }

    /// "Save figure" takes the main plot, the largest, until another plot is clicked.
    void theFigureIsTheOneInFront()
    {
        m_workbench->setCurrentRun(m_seeds.first());
        QTRY_VERIFY_WITH_TIMEOUT(lossEpochs() > 0, kPatience);
        const QString main = widgets::offeredFigure(*loss())->title();
        QTRY_COMPARE_WITH_TIMEOUT(m_view->figure()->title(), main, kPatience);  // Once the plots have their heights.
        OfferedFigures offered = m_view->figures();
        QVERIFY(offered.figures.size() > 3);
        QCOMPARE(offered.front, std::size_t(0));
        QCOMPARE(offered.figures.front()->title(), main);

        CurvePlot* gap = m_view->plots().plot(QStringLiteral("marginal_gap"));
        QVERIFY(gap && gap->isVisible());
        m_view->plots().ensureWidgetVisible(gap);
        QTest::mouseClick(gap, Qt::LeftButton, {}, gap->rect().center());
        const QString clicked = widgets::offeredFigure(*gap)->title();
        QVERIFY(clicked != main);
        QCOMPARE(m_view->figure()->title(), clicked);
        offered = m_view->figures();
        QCOMPARE(offered.figures[offered.front]->title(), clicked);
    }

    void plotsAreChosenAndSmoothed()
    {
        m_workbench->setCurrentRun(m_seeds[0]);
        QTRY_COMPARE_WITH_TIMEOUT(lossEpochs(), 12, kPatience);
        m_view->setSmoothing(2);
        QTRY_VERIFY_WITH_TIMEOUT(loss()->drawing().curves.size() == 1 && loss()->drawing().curves[0].isSmoothed,
                                 rosa::test::kHangMilliseconds);
        CurvePlot* gap = m_view->plots().plot(QStringLiteral("marginal_gap"));
        QVERIFY(gap->isVisibleTo(m_view.get()));
        QCOMPARE(gap->source().scale, widgets::ScaleKind::Log);
        QMenu menu;
        m_view->plots().fillMenu(menu);
        Q_EMIT menu.aboutToShow();
        for (QAction* action : menu.actions())
            if (action->text() == gap->source().title) action->trigger();
        QVERIFY(!gap->isVisibleTo(m_view.get()));
    }

    void figureOfTheCommand()
    {
        FigureRequest request{m_catalogue, m_workbench->datasets(), {}, m_seeds, {}};
        request.options = {{QStringLiteral("metric"), QStringLiteral("loss,marginal_gap")},
                           {QStringLiteral("smooth"), QStringLiteral("0.5")}};
        const auto figure = loadCurveFigure(request);
        QVERIFY2(figure.ok(), figure ? "" : figure.error().text().c_str());
        QCOMPARE((*figure)->origin.runs, m_seeds);
        QVERIFY((*figure)->origin.recipe.contains(QStringLiteral("--metric loss,marginal_gap")));
        const QStringList lines = (*figure)->csv().split(QLatin1Char('\n'), Qt::SkipEmptyParts);
        QCOMPARE(lines.size(), 13);
        QCOMPARE(lines[0].count(QLatin1Char(',')), 12);
        const QString tex = (*figure)->pgfplots({});
        QCOMPARE(tex.count(QStringLiteral("\\begin{axis}")), 2);
        QCOMPARE(tex.count(QStringLiteral("ymode=log")), 1);
        const auto style = (*figure)->suitableStyle();
        QVERIFY(!widgets::drawFigure(**figure, style, 96).isNull());

        request.options = {{QStringLiteral("labels"), QStringLiteral("one, the second,λ=80")}};
        const auto labelled = loadCurveFigure(request);
        QVERIFY2(labelled.ok(), labelled ? "" : labelled.error().text().c_str());
        QCOMPARE((*labelled)->csv().section(QLatin1Char('\n'), 0, 0),
                 QStringLiteral("epoch,Loss: one,Loss: the second,Loss: λ=80"));
        QVERIFY((*labelled)->pgfplots({}).contains(QStringLiteral("xlabel={Epoch}")));
        QVERIFY((*labelled)->origin.recipe.contains(QStringLiteral("--labels 'one, the second,λ=80'")));

        request.options = {{QStringLiteral("group"), QStringLiteral("1")}};
        const auto band = loadCurveFigure(request);
        QVERIFY(band.ok() && (*band)->csv().contains(QStringLiteral("(n)")));
        QVERIFY((*band)->pgfplots({}).contains(QStringLiteral("n = 3")));

        // One run represents its group, several represent themselves.
        request.runs = {m_seeds[1]};
        const auto whole = loadCurveFigure(request);
        QVERIFY(whole.ok());
        QCOMPARE((*whole)->origin.runs, m_seeds);
        QCOMPARE((*whole)->pgfplots({}), (*band)->pgfplots({}));
        request.options[QStringLiteral("labels")] = QStringLiteral("ours");
        const auto named = loadCurveFigure(request);
        QVERIFY(named.ok() && (*named)->pgfplots({}).contains(QStringLiteral("ours (n = 3)")));
        request.options.remove(QStringLiteral("labels"));
        request.runs = {m_seeds[0], m_seeds[2]};
        const auto two = loadCurveFigure(request);
        QVERIFY(two.ok() && (*two)->pgfplots({}).contains(QStringLiteral("n = 2")));
        request.runs = m_seeds;

        // PGFPlots has the same content as the picture, in the requested font.
        request.options = {{QStringLiteral("group"), QStringLiteral("deviation")},
                           {QStringLiteral("smooth"), QStringLiteral("0.9")}};
        const auto smooth = loadCurveFigure(request);
        QVERIFY(smooth.ok());
        widgets::FigureStyle small;
        small.fontPoints = 6;
        const QString said = (*smooth)->pgfplots(small);
        QVERIFY(said.contains(QStringLiteral("\\fontsize{6.0}")) && !said.contains(QStringLiteral("footnotesize")));
        QVERIFY(said.contains(QStringLiteral("mean smoothed")) && said.contains(QStringLiteral("standard deviation")));
        QVERIFY((*smooth)->csv().section(QLatin1Char('\n'), 0, 0).contains(QStringLiteral("(smoothed)")));
        QVERIFY((*smooth)->pgfplots({}) != (*band)->pgfplots({}));
        QVERIFY((*smooth)->setText(QStringLiteral("legend-1"), QStringLiteral("Ours")).ok());
        QVERIFY((*smooth)->pgfplots({}).contains(QStringLiteral("Ours (n = 3)")));
    }

    /// A run without others in its group has no band and no note on one.
    void aRunAloneHasNoBand()
    {
        catalog::Selection selection;
        selection.dataset = "karate";
        std::string id;
        {
            auto writer =
                record::RunWriter::create(m_store.path().toStdString(),
                                          catalog::Configuration::resolve(m_catalogue, selection).value(), {}, {"loss"})
                    .value();
            id = writer->id();
            for (int epoch = 1; epoch <= 5; ++epoch)
                QVERIFY(writer->appendEpoch(epoch, std::vector<double>{1.0 / epoch}).ok());
            QVERIFY(writer->setState(record::RunState::Finished).ok());
        }
        FigureRequest request{m_catalogue, m_workbench->datasets(), {}, {QString::fromStdString(id)}, {}};
        const auto curve = loadCurveFigure(request);
        request.options = {{QStringLiteral("group"), QStringLiteral("deviation")}};
        const auto band = loadCurveFigure(request);
        QVERIFY(curve.ok() && band.ok());
        QCOMPARE((*band)->csv(), (*curve)->csv());
        QCOMPARE((*band)->pgfplots({}), (*curve)->pgfplots({}));
        request.options = {{QStringLiteral("from"), QStringLiteral("6")}};
        const auto nothing = loadCurveFigure(request);
        QVERIFY(!nothing.ok() && nothing.error().text().ends_with("--from 6: the curves end at epoch 5"));
    }

    /// No plots without a point, and no way to pairs that it does not have.
    void rawFeaturesHaveNoCurves()
    {
        catalog::Selection selection;
        selection.dataset = "karate";
        selection.method = "raw";
        auto writer = record::RunWriter::create(m_store.path().toStdString(),
                                                catalog::Configuration::resolve(m_catalogue, selection).value(), {}, {})
                          .value();
        QVERIFY(writer->setState(record::RunState::Finished).ok());
        m_workbench->setCurrentRun(QString::fromStdString(writer->id()));
        const auto saysSo = [this] {
            const auto labels = m_view->findChildren<QLabel*>();
            return std::ranges::any_of(labels, [](const QLabel* label) {
                return label->isVisible() && label->text().startsWith(QStringLiteral("There are no curves"));
            });
        };
        QTRY_VERIFY_WITH_TIMEOUT(saysSo(), kPatience);
        QVERIFY(!m_view->plots().isVisible());
        QVERIFY(!m_view->figure());
    }

    void figureSaysWhatDoesNotFit_data()
    {
        QTest::addColumn<QString>("option");
        QTest::addColumn<QString>("value");
        QTest::addColumn<QString>("says");
        QTest::newRow("metric") << QStringLiteral("metric") << QStringLiteral("lss") << QStringLiteral("did you mean loss");
        QTest::newRow("smoothing") << QStringLiteral("smooth") << QStringLiteral("1") << QStringLiteral("--smooth");
        QTest::newRow("scale") << QStringLiteral("log") << QStringLiteral("maybe") << QStringLiteral("symlog");
        QTest::newRow("labels") << QStringLiteral("labels") << QStringLiteral("one,two")
                                << QStringLiteral("expected one label for each of the 3 runs");
        QTest::newRow("group") << QStringLiteral("group") << QStringLiteral("all") << QStringLiteral("deviation");
    }

    void figureSaysWhatDoesNotFit()
    {
        QFETCH(QString, option);
        QFETCH(QString, value);
        QFETCH(QString, says);
        FigureRequest request{m_catalogue, m_workbench->datasets(), {}, m_seeds, {{option, value}}};
        const auto figure = loadCurveFigure(request);
        QVERIFY(!figure.ok());
        QVERIFY2(QString::fromStdString(figure.error().text()).contains(says), figure.error().text().c_str());
    }
};

ROSA_WIDGET_TEST(TestTrainView)
#include "tst_train_view.moc"
