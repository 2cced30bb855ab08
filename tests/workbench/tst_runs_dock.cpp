#include <QAbstractItemModelTester>
#include <QAction>
#include <QLineEdit>
#include <QMenu>
#include <QPlainTextEdit>
#include <QPointer>
#include <QScrollBar>
#include <QSet>
#include <QSettings>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QTextBlock>
#include <QToolButton>
#include <QTreeView>
#include <QUndoStack>

#include "app/workbench/runs/view/run_row_delegate.h"
#include "app/workbench/runs/view/run_tree_model.h"
#include "app/workbench/runs/view/runs_dock.h"
#include "app/workbench/session/overlays.h"
#include "app/workbench/session/workbench.h"
#include "app/workbench/window/log_dock.h"
#include "core/record/evaluation.h"
#include "core/record/run_writer.h"
#include "tests/program/test_program.h"
#include "tests/widgets/shown.h"
#include "tests/workbench/asked.h"
#include "widgets/style/theme.h"

using namespace rosa;
using namespace rosa::workbench;

/// The list of runs with real records, operated by mouse and keyboard.
class TestRunsDock : public QObject {
    Q_OBJECT

    static constexpr int kPatience = 20'000;

    QTemporaryDir m_store;
    catalog::Catalogue m_catalogue = catalog::makeCatalogue();
    std::unique_ptr<Workbench> m_workbench;
    std::unique_ptr<RunsDock> m_dock;

    /// `turned`: λ from the second epoch on; empty if constant.
    QString record(const std::string& name, const std::string& dataset, const std::string& lambda,
                   const std::string& turned = {}, const std::string& forkedFrom = {}, std::uint64_t seed = 1)
    {
        catalog::Selection selection;
        selection.dataset = dataset;
        selection.seed = seed;
        selection.overrides = {{"transport.lambda", lambda}};
        const auto configuration = catalog::Configuration::resolve(m_catalogue, selection).value();
        record::RunOrigin origin;
        origin.name = name;
        origin.forkedFrom = forkedFrom;
        origin.forkEpoch = forkedFrom.empty() ? 0 : 1;
        auto writer = record::RunWriter::create(m_store.path().toStdString(), configuration, origin, {"loss"}).value();
        const double loss[] = {4.5};
        bool isDone = writer->appendEpoch(1, loss).ok();
        if (!turned.empty())
            isDone =
                isDone &&
                writer->addEvent(1, "set", R"({"key":"transport.lambda","value":")" + turned + R"(","replayed":true})").ok();
        if (!isDone || !writer->setState(record::RunState::Finished).ok()) qFatal("a run cannot be written");
        return QString::fromStdString(writer->id());
    }

    [[nodiscard]] QTreeView& tree() const { return *m_dock->tree(); }
    [[nodiscard]] RunTreeModel& model() const { return m_dock->model(); }
    /// All rows below one.
    [[nodiscard]] QList<QModelIndex> rowsBelow(const QModelIndex& parent = {}) const
    {
        QList<QModelIndex> rows;
        for (int i = 0; i < model().rowCount(parent); ++i) {
            const QModelIndex row = model().index(i, 0, parent);
            rows << row << rowsBelow(row);
        }
        return rows;
    }
    /// Invalid if no row has this first line.
    [[nodiscard]] QModelIndex rowOf(const QString& title) const
    {
        for (const QModelIndex& row : rowsBelow())
            if (row.data().toString() == title) return row;
        return {};
    }
    [[nodiscard]] QModelIndex rowOf(const char* title) const { return rowOf(QString::fromUtf8(title)); }
    [[nodiscard]] QString idOf(const char* title) const { return rowOf(title).data(RunTreeModel::IdRole).toString(); }
    void click(const QString& title, Qt::KeyboardModifiers modifiers = {})
    {
        const QModelIndex row = rowOf(title);
        QVERIFY2(row.isValid(), qPrintable(title));
        tree().scrollTo(row);
        QTest::mouseClick(tree().viewport(), Qt::LeftButton, modifiers, tree().visualRect(row).center());
    }
    /// The titles of the children of a row, in their order.
    [[nodiscard]] QStringList below(const QModelIndex& parent) const
    {
        QStringList titles;
        for (int i = 0; i < model().rowCount(parent); ++i) titles.append(model().index(i, 0, parent).data().toString());
        return titles;
    }
    void renewDock()
    {
        m_dock = std::make_unique<RunsDock>(*m_workbench);
        m_dock->resize(240, 500);
        QVERIFY(rosa::test::isActivated(*m_dock));
    }
    [[nodiscard]] QAction* menuAction(const char* text) const
    {
        for (QAction* action : m_dock->findChild<QToolButton*>(QStringLiteral("runsMenu"))->menu()->actions())
            if (action->text() == QLatin1String(text)) return action;
        return nullptr;
    }

private Q_SLOTS:
    void initTestCase()
    {
        Q_INIT_RESOURCE(icons);
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setOrganizationName(QStringLiteral("rosa-tests"));
        QCoreApplication::setApplicationName(QStringLiteral("tst_runs_dock"));
    }

    void init()
    {
        QSettings().clear();
        record("first", "cora", "5");
        record("second", "cora", "80");
        record("third", "karate", "20");
        m_workbench = std::make_unique<Workbench>(m_catalogue, m_store.path().toStdString());
        renewDock();
        QTRY_VERIFY_WITH_TIMEOUT(model().listedCount() >= 3, kPatience);
    }

    void cleanup()
    {
        m_dock.reset();
        m_workbench.reset();
        std::filesystem::remove_all(m_store.path().toStdString() + "/runs");
        std::filesystem::remove_all(m_store.path().toStdString() + "/bin");
    }
    void cleanupTestCase() { QSettings().clear(); }

    void aClickMakesARunTheCurrentOne()
    {
        click(QStringLiteral("second"));
        QVERIFY(m_workbench->currentRun().contains(QStringLiteral("cora")));
        QTest::keyClick(&tree(), Qt::Key_Down);
        QCOMPARE(m_workbench->currentRun(), idOf("first"));
        // A data set is no run.
        QTest::keyClick(&tree(), Qt::Key_Home);
        QVERIFY(m_dock->selectedRuns().isEmpty());
        QCOMPARE(m_workbench->currentRun(), idOf("first"));
    }

    void runsStandBelowTheirDataSets()
    {
        QCOMPARE(model().rowCount(), 2);
        // The newest first; the names are those of the data.
        QTRY_COMPARE_WITH_TIMEOUT(below({}), QStringList({QStringLiteral("Zachary's karate club"), QStringLiteral("Cora")}),
                                  kPatience);
        QCOMPARE(below(model().index(1, 0)), QStringList({QStringLiteral("second"), QStringLiteral("first")}));
        QVERIFY(tree().isExpanded(model().index(1, 0)));
    }

    void aSweepIsOneRowAndAForkStandsBelowItsParent()
    {
        record("walks try 4 seed 2", "cora", "40", {}, {}, 2);
        record("walks trial 0", "cora", "20");
        record("", "cora", "7", {}, idOf("first").toStdString());
        QTRY_COMPARE_WITH_TIMEOUT(model().listedCount(), 6, kPatience);
        const QModelIndex sweep = rowOf("walks");
        QVERIFY(sweep.isValid());
        QVERIFY(sweep.data(RunTreeModel::SecondRole).toString().startsWith(QStringLiteral("2 run")));
        QVERIFY(!tree().isExpanded(sweep));
        QCOMPARE(below(sweep), QStringList({QStringLiteral("Default, seed 1"), QStringLiteral("Trial 4, seed 2 · λ 40")}));
        const QModelIndex fork = model().index(0, 0, rowOf("first"));
        QVERIFY(fork.data().toString().contains(QStringLiteral("λ 7")));
        QVERIFY(tree().isExpanded(rowOf("first")));
        // The runs of the sweep are selected with it.
        click(QStringLiteral("walks"));
        QCOMPARE(m_dock->selectedRuns().size(), 2);
        const Asked asked(*m_workbench);
        Q_EMIT tree().doubleClicked(sweep);
        QCOMPARE(asked.all<ShowSweep>().at(0).sweep, QStringLiteral("walks"));
    }

    void baselinesAreGreyLinesInTheHeadOfTheirDataSet()
    {
        for (const std::string method : {"raw", "random", "random"}) {
            catalog::Selection selection;
            selection.dataset = "karate";
            selection.method = method;
            const auto configuration = catalog::Configuration::resolve(m_catalogue, selection).value();
            auto writer = record::RunWriter::create(m_store.path().toStdString(), configuration, {}, {}).value();
            QVERIFY(writer->setState(record::RunState::Finished).ok());
        }
        QTRY_COMPARE_WITH_TIMEOUT(model().listedCount(), 6, kPatience);
        const QModelIndex karate = model().index(0, 0);
        QCOMPARE(below(karate),
                 QStringList({QStringLiteral("Random encoder"), QStringLiteral("Raw features"), QStringLiteral("third")}));
        const auto kindOf = [&](int row) { return model().index(row, 0, karate).data(RunTreeModel::KindRole).toInt(); };
        QCOMPARE(kindOf(0), static_cast<int>(RunNode::Kind::Baseline));
        QCOMPARE(kindOf(1), static_cast<int>(RunNode::Kind::Baseline));
        QCOMPARE(kindOf(2), static_cast<int>(RunNode::Kind::Run));
        // Two runs of one method are a group, a single one is a run.
        QCOMPARE(model().rowCount(model().index(0, 0, karate)), 2);
        click(QStringLiteral("Raw features"));
        QCOMPARE(m_workbench->currentRun(), idOf("Raw features"));
    }

    void foldingAndOrderAreKept()
    {
        record("walks try 1", "cora", "40");
        QTRY_VERIFY_WITH_TIMEOUT(rowOf("walks").isValid(), kPatience);
        tree().expand(rowOf("walks"));
        tree().collapse(rowOf("third").parent());
        menuAction("By name")->trigger();
        renewDock();
        QTRY_COMPARE_WITH_TIMEOUT(model().listedCount(), 4, kPatience);
        QVERIFY(tree().isExpanded(rowOf("walks")));
        QVERIFY(!tree().isExpanded(rowOf("third").parent()));
        QCOMPARE(below(rowOf("first").parent()),
                 QStringList({QStringLiteral("first"), QStringLiteral("second"), QStringLiteral("walks")}));
        menuAction("Unfold all")->trigger();
        QVERIFY(tree().isExpanded(rowOf("third").parent()));
    }

    /// The eye lays the curves of a run over the current ones, without choosing it.
    void theEyeOverlaysARun()
    {
        click(QStringLiteral("first"));
        const QString current = m_workbench->currentRun();
        const QModelIndex row = rowOf("second");
        const QRect eye = RunRowDelegate::eyeOf(tree().visualRect(row), row);
        QVERIFY(!eye.isEmpty() && tree().viewport()->rect().contains(eye));
        QTest::mouseClick(tree().viewport(), Qt::LeftButton, {}, eye.center());
        QCOMPARE(Overlays::of(*m_workbench).runs(), QStringList(idOf("second")));
        QVERIFY(row.data(RunTreeModel::OverlayRole).toBool());
        QCOMPARE(m_workbench->currentRun(), current);
        QTest::mouseClick(tree().viewport(), Qt::LeftButton, {}, eye.center());
        QVERIFY(Overlays::of(*m_workbench).runs().isEmpty());
    }

    /// A run in evaluation is no longer training, whatever its number of epochs: patience may have ended it.
    void aRunThatIsEvaluatedSaysSo()
    {
        catalog::Selection selection;
        selection.dataset = "cora";
        const auto configuration = catalog::Configuration::resolve(m_catalogue, selection);
        record::RunOrigin origin;
        origin.name = "under way";
        auto writer = record::RunWriter::create(m_store.path().toStdString(), *configuration, origin, {"loss"});
        QVERIFY(writer.ok());
        const double loss[] = {4.5};
        QVERIFY((*writer)->appendEpoch(1, loss).ok() && (*writer)->flush().ok());
        const auto second = [&] { return rowOf("under way").data(RunTreeModel::SecondRole).toString(); };
        QTRY_VERIFY_WITH_TIMEOUT(second().startsWith(QStringLiteral("epoch 1/")), kPatience);
        QVERIFY(rowOf("under way").data(RunTreeModel::ProgressRole).toDouble() > 0);
        QVERIFY((*writer)->addEvent(1, record::kEvaluationBegins, "{}").ok() && (*writer)->flush().ok());
        QTRY_COMPARE_WITH_TIMEOUT(second(), QStringLiteral("evaluating …"), kPatience);
        QVERIFY((*writer)->setState(record::RunState::Finished).ok());
        QTRY_VERIFY_WITH_TIMEOUT(second().startsWith(QStringLiteral("finished · 1 epoch")), kPatience);
    }

    /// The deviation of a single number is unknown.
    void anAccuracyOfOneSplitHasNoDeviation()
    {
        catalog::Selection selection;
        selection.dataset = "cora";
        const auto configuration = catalog::Configuration::resolve(m_catalogue, selection);
        const auto evaluated = [&](const std::string& name, const std::string& evaluation) {
            record::RunOrigin origin;
            origin.name = name;
            auto writer = record::RunWriter::create(m_store.path().toStdString(), *configuration, origin, {"loss"});
            QVERIFY(writer.ok() && (*writer)->putDocument(record::kOwnEvaluation, evaluation).ok());
            QVERIFY((*writer)->setState(record::RunState::Finished).ok());
        };
        evaluated("one split", R"({"accuracy_mean":0.81,"accuracy_std":0,"accuracies":[0.81]})");
        evaluated("two splits", R"({"accuracy_mean":0.75,"accuracy_std":0.05,"accuracies":[0.7,0.8]})");
        const auto accuracy = [&](const char* name) { return rowOf(name).data(RunTreeModel::SecondRole).toString(); };
        QTRY_COMPARE_WITH_TIMEOUT(accuracy("one split"), QLocale().toString(81.0, 'f', 1) + QStringLiteral(" %"), kPatience);
        QTRY_COMPARE_WITH_TIMEOUT(accuracy("two splits"),
                                  QLocale().toString(75.0, 'f', 1) + QStringLiteral(" ± ") +
                                      QLocale().toString(5.0, 'f', 1) + QStringLiteral(" %"),
                                  kPatience);
        QCOMPARE(rowOf("two splits").data(RunTreeModel::ShareRole).toDouble(), 0.75);
        menuAction("Best first")->trigger();
        QCOMPARE(below(rowOf("first").parent()).mid(0, 2),
                 QStringList({QStringLiteral("one split"), QStringLiteral("two splits")}));
    }

    void errorsInTheLogFollowTheTheme()
    {
        LogDock log(*m_workbench);
        m_workbench->say(Workbench::Severity::Error, QStringLiteral("broken"));
        m_workbench->say(Workbench::Severity::Information, QStringLiteral("fine"));
        const QTextDocument* lines = log.findChild<QPlainTextEdit*>()->document();
        const auto colourOf = [&](int line) {
            const QTextFragment fragment = lines->findBlockByNumber(line).begin().fragment();
            return fragment.charFormat().hasProperty(QTextFormat::ForegroundBrush)
                       ? fragment.charFormat().foreground().color()
                       : QColor();
        };
        for (const QColor window : {QColor(Qt::white), QColor(30, 30, 30)}) {
            log.setPalette(QPalette(window));
            QCOMPARE(colourOf(0), widgets::errorColour(log.palette()));
            QVERIFY(!colourOf(1).isValid());
        }
        QVERIFY(lines->findBlockByNumber(0).text().endsWith(QStringLiteral("broken")));
    }

    void theFilterLooksInAllFieldsOrInOne()
    {
        auto* filter = m_dock->findChild<QLineEdit*>();
        const auto filtered = [&](const char* words) {
            filter->clear();
            QTest::keyClicks(filter, QLatin1String(words));
            return model().listedCount();
        };
        QCOMPARE(filtered("cora sec"), 1);
        QCOMPARE(filtered("data:karate"), 1);
        QVERIFY(rowOf("third").isValid());
        QCOMPARE(filtered("state:failed"), 0);
        QCOMPARE(filtered("state:finished"), 3);
        QCOMPARE(filtered("name:third|first"), 2);
    }

    /// It is seen whatever the filter says, and stays until another filter is given.
    void aRunThatComesIsNotHiddenByTheFilter()
    {
        auto* filter = m_dock->findChild<QLineEdit*>();
        QTest::keyClicks(filter, QStringLiteral("data:karate"));
        QCOMPARE(model().listedCount(), 1);
        record("fresh", "cora", "9");
        QTRY_VERIFY_WITH_TIMEOUT(rowOf("fresh").isValid(), kPatience);
        QCOMPARE(model().listedCount(), 2);
        QTest::keyClicks(filter, QStringLiteral(" third"));
        // The library may have seen the run before its end; an active run is always listed.
        QTRY_COMPARE_WITH_TIMEOUT(model().listedCount(), 1, kPatience);
        // The filter is kept for the next window.
        renewDock();
        QTRY_COMPARE_WITH_TIMEOUT(model().listedCount(), 1, kPatience);
        QCOMPARE(m_dock->findChild<QLineEdit*>()->text(), QStringLiteral("data:karate third"));
    }

    /// A hidden run remains the current run, and is marked when it is visible again.
    void theFilterChoosesNoRun()
    {
        click(QStringLiteral("second"));
        const QString run = m_workbench->currentRun();
        QSignalSpy changed(m_workbench.get(), &Workbench::currentRunChanged);
        auto* filter = m_dock->findChild<QLineEdit*>();
        QTest::keyClicks(filter, QStringLiteral("data:karate"));
        QCOMPARE(model().listedCount(), 1);
        QCOMPARE(m_workbench->currentRun(), run);
        QVERIFY(m_dock->selectedRuns().isEmpty() && !tree().currentIndex().isValid());
        filter->clear();
        QCOMPARE(m_dock->selectedRuns(), QStringList(run));
        QCOMPARE(changed.count(), 0);
    }

    /// Only the runs of a table cell are shown until another run becomes current.
    void aNarrowedListOpensForTheRunThatIsLookedAt()
    {
        const QStringList pair{idOf("first"), idOf("second")};
        const QString other = idOf("third");
        m_dock->showRuns(pair, QStringLiteral("RoSA · Cora"));
        QCOMPARE(model().listedCount(), 2);
        QCOMPARE(m_workbench->currentRun(), pair[0]);
        QCOMPARE(m_dock->selectedRuns(), QStringList(pair[0]));
        click(QStringLiteral("second"));
        QCOMPARE(model().listedCount(), 2);
        m_workbench->setCurrentRun(other);
        QCOMPARE(model().listedCount(), 3);
        QCOMPARE(m_dock->selectedRuns(), QStringList(other));
    }

    void aRunIsRenamedByF2AndBackByUndo()
    {
        click(QStringLiteral("first"));
        QTest::keyClick(&tree(), Qt::Key_F2);
        auto* editor = tree().viewport()->findChild<QLineEdit*>();
        QVERIFY(editor);
        editor->selectAll();
        QTest::keyClicks(editor, QStringLiteral("the best"));
        QTest::keyClick(editor, Qt::Key_Return);
        QTRY_VERIFY_WITH_TIMEOUT(rowOf("the best").isValid(), kPatience);
        m_dock->undoStack()->undo();
        QTRY_VERIFY_WITH_TIMEOUT(rowOf("first").isValid(), kPatience);
    }

    void deletedRunsLeaveTheViewsAndComeBack()
    {
        click(QStringLiteral("first"));
        click(QStringLiteral("third"), Qt::ControlModifier);
        QVERIFY(!m_workbench->currentRun().isEmpty());
        QTest::keyClick(&tree(), Qt::Key_Delete);
        QTRY_COMPARE_WITH_TIMEOUT(model().listedCount(), 1, kPatience);
        QVERIFY(rowOf("second").isValid());
        QVERIFY(m_workbench->currentRun().isEmpty());
        m_dock->undoStack()->undo();
        QTRY_COMPARE_WITH_TIMEOUT(model().listedCount(), 3, kPatience);
    }

    /// Rows come and go one by one: what one looks at stays where it is.
    void anArrivalKeepsWhatIsSelectedFoldedAndInSight()
    {
        for (int i = 0; i < 30; ++i) record("more " + std::to_string(i), "cora", std::to_string(i + 1));
        QTRY_COMPARE_WITH_TIMEOUT(model().listedCount(), 33, kPatience);
        const QPersistentModelIndex karate = rowOf("third").parent();
        tree().collapse(karate);
        click(QStringLiteral("more 14"));
        click(QStringLiteral("more 15"), Qt::ControlModifier);
        const QPersistentModelIndex chosen = rowOf("more 15");
        tree().scrollTo(chosen, QAbstractItemView::PositionAtCenter);
        const int scrolled = tree().verticalScrollBar()->value();
        QVERIFY(scrolled > 0);
        const QRect place = tree().visualRect(chosen);
        const QString current = m_workbench->currentRun();

        const QAbstractItemModelTester tester(&model(), QAbstractItemModelTester::FailureReportingMode::QtTest);
        const QSignalSpy resets(&model(), &QAbstractItemModel::modelReset);
        const auto isKept = [&] {
            QStringList runs = m_dock->selectedRuns(), wanted{idOf("more 14"), idOf("more 15")};
            runs.sort();
            wanted.sort();
            return runs == wanted && !tree().isExpanded(karate) && tree().currentIndex() == chosen &&
                   tree().visualRect(chosen) == place && m_workbench->currentRun() == current;
        };
        record("newest", "cora", "3");
        QTRY_VERIFY_WITH_TIMEOUT(rowOf("newest").isValid(), kPatience);
        QVERIFY(isKept());
        QVERIFY(tree().verticalScrollBar()->value() > scrolled);  // It stands above what is in sight.
        record("of a new data set", "texas", "3");
        QTRY_VERIFY_WITH_TIMEOUT(rowOf("of a new data set").isValid(), kPatience);
        QVERIFY(isKept());
        QVERIFY(tree().isExpanded(rowOf("of a new data set").parent()));
        m_workbench->library().remove({idOf("more 27"), idOf("newest")});
        QTRY_COMPARE_WITH_TIMEOUT(model().listedCount(), 33, kPatience);
        QVERIFY(isKept());
        m_workbench->library().remove({current});
        QTRY_COMPARE_WITH_TIMEOUT(model().listedCount(), 32, kPatience);
        QCOMPARE(m_dock->selectedRuns(), QStringList(idOf("more 14")));
        QCOMPARE(resets.count(), 0);
    }

    void onlyWhatDiffersIsSaid()
    {
        click(QStringLiteral("first"));
        click(QStringLiteral("second"), Qt::ControlModifier);
        menuAction("Differences only")->trigger();
        QVERIFY(rowOf("second · λ 80").isValid() && rowOf("first · λ 5").isValid() && rowOf("third").isValid());
        QCOMPARE(m_dock->selectedRuns().size(), 2);
        menuAction("Differences only")->trigger();
        QVERIFY(rowOf("second").isValid());
    }

    void aRunThatWasTurnedBearsAMark()
    {
        record("turned", "cora", "20", "0.5");
        QTRY_VERIFY_WITH_TIMEOUT(rowOf("turned").isValid(), kPatience);
        const auto said = [this](const char* name, int role) { return rowOf(name).data(role); };
        QVERIFY(said("first", Qt::DecorationRole).value<QIcon>().isNull());
        QVERIFY(!said("first", Qt::ToolTipRole).toString().contains(QStringLiteral("Sharpness")));
        QVERIFY(!said("turned", Qt::DecorationRole).value<QIcon>().isNull());
        QVERIFY(said("turned", Qt::ToolTipRole).toString().contains(QStringLiteral("Sharpness λ = 0.5 from epoch 2")));
        QVERIFY(said("turned", Qt::AccessibleTextRole).toString().contains(QStringLiteral("changed during training")));
    }

    void severalRunsAreLaidOverEachOtherAndCompared()
    {
        click(QStringLiteral("first"));
        const QString current = m_workbench->currentRun();
        click(QStringLiteral("second"), Qt::ControlModifier);
        const Asked asked(*m_workbench);
        const auto choose = [&](const char* words) {
            Q_EMIT tree().customContextMenuRequested(tree().visualRect(rowOf("second")).center());
            QMenu* menu = nullptr;
            for (QMenu* one : m_dock->findChildren<QMenu*>())
                if (one->testAttribute(Qt::WA_DeleteOnClose)) menu = one;
            QVERIFY(menu);
            QTRY_VERIFY_WITH_TIMEOUT(menu->isVisible(), rosa::test::kHangMilliseconds);
            const QPointer<QMenu> opened = menu;
            for (QAction* action : menu->actions())
                if (action->text() == QLatin1String(words)) {
                    QVERIFY(action->isEnabled());
                    QTest::mouseClick(menu, Qt::LeftButton, {}, menu->actionGeometry(action).center());
                }
            QTRY_VERIFY_WITH_TIMEOUT(!opened, rosa::test::kHangMilliseconds);
        };
        choose("Overlay curves");
        const auto overlays = asked.all<OverlayRuns>();
        QCOMPARE(overlays.size(), std::size_t{1});
        QCOMPARE(overlays[0].runs.size(), 2);
        QVERIFY(overlays[0].runs.contains(current));
        choose("Compare results");
        const auto comparisons = asked.all<CompareRuns>();
        QCOMPARE(comparisons.size(), std::size_t{1});
        // The window makes the first one current; all remain marked.
        m_workbench->setCurrentRun(comparisons[0].runs.first());
        QCOMPARE(m_dock->selectedRuns().size(), 2);
        click(QStringLiteral("third"));
        QCOMPARE(m_dock->selectedRuns().size(), 1);
    }

    /// At any width, titles of runs are distinct, numbers are whole, and nothing scrolls sideways.
    void titlesAreToldApartAndNumbersAreWhole()
    {
        record("", "karate", "80.25");
        record("", "karate", "80.75");
        QTRY_COMPARE_WITH_TIMEOUT(model().listedCount(), 5, kPatience);
        const auto* delegate = qobject_cast<const RunRowDelegate*>(tree().itemDelegate());
        QVERIFY(delegate);
        for (const int width : {160, 240, 600}) {
            m_dock->resize(width, 500);
            QCoreApplication::sendPostedEvents();
            QVERIFY(!tree().horizontalScrollBar()->isVisible());
            QStringList texts;
            for (const QModelIndex& row : rowsBelow(model().index(0, 0))) {
                QStyleOptionViewItem option;
                option.widget = &tree();
                option.font = tree().font();
                option.fontMetrics = tree().fontMetrics();
                option.rect = tree().visualRect(row);
                QVERIFY(option.rect.right() <= tree().viewport()->width());
                texts.append(delegate->shownTitle(option, row));
            }
            QCOMPARE(QSet<QString>(texts.begin(), texts.end()).size(), texts.size());
            for (const char* number : {"80.25", "80.75"})
                QVERIFY2(texts.join(QLatin1Char('|')).contains(QLatin1String(number)),
                         qPrintable(texts.join(QLatin1Char('|'))));
            // The widest accuracy fits beside the eye.
            if (width >= 240)
                QVERIFY(tree().fontMetrics().horizontalAdvance(RunTreeModel::widestAccuracy()) <
                        tree().viewport()->width() - 60);
        }
        // The tooltip starts with the full name.
        const QModelIndex first = model().index(0, 0, model().index(0, 0));
        QVERIFY(first.data(Qt::ToolTipRole).toString().startsWith(first.data(Qt::EditRole).toString() + QLatin1Char('\n')));
    }
};

ROSA_WIDGET_TEST(TestRunsDock)
#include "tst_runs_dock.moc"
