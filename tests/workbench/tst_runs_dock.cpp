#include <QAction>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPlainTextEdit>
#include <QSet>
#include <QSignalSpy>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <QTextBlock>
#include <QToolButton>
#include <QUndoStack>

#include "app/workbench/docks/log_dock.h"
#include "app/workbench/docks/run_cell_delegate.h"
#include "app/workbench/docks/run_table_model.h"
#include "app/workbench/docks/runs_dock.h"
#include "app/workbench/session/workbench.h"
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
    void record(const std::string& name, const std::string& dataset, const std::string& lambda,
                const std::string& turned = {})
    {
        catalog::Selection selection;
        selection.dataset = dataset;
        selection.overrides = {{"transport.lambda", lambda}};
        const auto configuration = catalog::Configuration::resolve(m_catalogue, selection);
        QVERIFY(configuration.ok());
        record::RunOrigin origin;
        origin.name = name;
        auto writer = record::RunWriter::create(m_store.path().toStdString(), *configuration, origin, {"loss"});
        QVERIFY(writer.ok());
        const double loss[] = {4.5};
        QVERIFY((*writer)->appendEpoch(1, loss).ok());
        if (!turned.empty())
            QVERIFY((*writer)
                        ->addEvent(1, "set", R"({"key":"transport.lambda","value":")" + turned + R"(","replayed":true})")
                        .ok());
        QVERIFY((*writer)->setState(record::RunState::Finished).ok());
    }

    [[nodiscard]] QTableView& table() const { return *m_dock->table(); }
    [[nodiscard]] int rowOfName(const QString& name) const
    {
        for (int row = 0; row < table().model()->rowCount(); ++row)
            if (table().model()->index(row, RunTableModel::Name).data().toString() == name) return row;
        return -1;
    }
    void click(const QString& name, Qt::KeyboardModifiers modifiers = {})
    {
        const QModelIndex index = table().model()->index(rowOfName(name), RunTableModel::Name);
        QVERIFY(index.isValid());
        table().scrollTo(index);
        QTest::mouseClick(table().viewport(), Qt::LeftButton, modifiers, table().visualRect(index).center());
    }

private Q_SLOTS:
    void initTestCase() { Q_INIT_RESOURCE(icons); }

    void init()
    {
        record("first", "cora", "5");
        record("second", "cora", "80");
        record("third", "karate", "20");
        m_workbench = std::make_unique<Workbench>(m_catalogue, m_store.path().toStdString());
        m_dock = std::make_unique<RunsDock>(*m_workbench);
        m_dock->resize(700, 400);
        QVERIFY(rosa::test::isShown(*m_dock));
        QTRY_VERIFY_WITH_TIMEOUT(table().model()->rowCount() >= 3, kPatience);
    }

    void cleanup()
    {
        m_dock.reset();
        m_workbench.reset();
        std::filesystem::remove_all(m_store.path().toStdString() + "/runs");
        std::filesystem::remove_all(m_store.path().toStdString() + "/bin");
    }

    void aClickMakesARunTheCurrentOne()
    {
        click(QStringLiteral("second"));
        QVERIFY(m_workbench->currentRun().contains(QStringLiteral("cora")));
        const QString now = m_workbench->currentRun();
        QTest::keyClick(&table(), table().currentIndex().row() == 0 ? Qt::Key_Down : Qt::Key_Up);
        QVERIFY(m_workbench->currentRun() != now);
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
        const QString name = QStringLiteral("under way");
        const auto state = [&] {
            const QModelIndex index = table().model()->index(rowOfName(name), RunTableModel::State);
            return index.data(Qt::AccessibleTextRole).toString();
        };
        QTRY_COMPARE_WITH_TIMEOUT(state(), QStringLiteral("running"), kPatience);
        QVERIFY((*writer)->addEvent(1, record::kEvaluationBegins, "{}").ok() && (*writer)->flush().ok());
        QTRY_COMPARE_WITH_TIMEOUT(state(), QStringLiteral("evaluating …"), kPatience);
        QVERIFY((*writer)->setState(record::RunState::Finished).ok());
        QTRY_COMPARE_WITH_TIMEOUT(state(), QStringLiteral("finished"), kPatience);
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
        const auto accuracy = [&](const QString& name) {
            return table().model()->index(rowOfName(name), RunTableModel::Accuracy).data().toString();
        };
        QTRY_COMPARE_WITH_TIMEOUT(accuracy(QStringLiteral("one split")),
                                  QLocale().toString(81.0, 'f', 1) + QStringLiteral(" %"), kPatience);
        QTRY_COMPARE_WITH_TIMEOUT(accuracy(QStringLiteral("two splits")),
                                  QLocale().toString(75.0, 'f', 1) + QStringLiteral(" ± ") +
                                      QLocale().toString(5.0, 'f', 1) + QStringLiteral(" %"),
                                  kPatience);
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
        QTest::keyClicks(filter, QStringLiteral("cora sec"));
        QCOMPARE(table().model()->rowCount(), 1);
        filter->clear();
        QTest::keyClicks(filter, QStringLiteral("data:karate"));
        QCOMPARE(table().model()->rowCount(), 1);
        QVERIFY(rowOfName(QStringLiteral("third")) == 0);
        filter->clear();
        QTest::keyClicks(filter, QStringLiteral("state:failed"));
        QCOMPARE(table().model()->rowCount(), 0);
        filter->clear();
        QTest::keyClicks(filter, QStringLiteral("state:finished"));
        QCOMPARE(table().model()->rowCount(), 3);
    }

    /// A hidden run remains the current run, and is marked when it is visible again.
    void theFilterChoosesNoRun()
    {
        click(QStringLiteral("second"));
        const QString run = m_workbench->currentRun();
        QSignalSpy changed(m_workbench.get(), &Workbench::currentRunChanged);
        auto* filter = m_dock->findChild<QLineEdit*>();
        QTest::keyClicks(filter, QStringLiteral("data:karate"));
        QCOMPARE(table().model()->rowCount(), 1);
        QCOMPARE(m_workbench->currentRun(), run);
        QVERIFY(m_dock->selectedRuns().isEmpty() && !table().currentIndex().isValid());
        filter->clear();
        QCOMPARE(m_dock->selectedRuns(), QStringList(run));
        QCOMPARE(changed.count(), 0);
    }

    /// Only the runs of a table cell are shown until another run becomes current.
    void aNarrowedListOpensForTheRunThatIsLookedAt()
    {
        const auto idOf = [this](const char* name) {
            return table().model()->index(rowOfName(QLatin1String(name)), 0).data(RunTableModel::IdRole).toString();
        };
        const QStringList pair{idOf("first"), idOf("second")};
        const QString other = idOf("third");
        m_dock->showRuns(pair, QStringLiteral("RoSA · Cora"));
        QCOMPARE(table().model()->rowCount(), 2);
        QCOMPARE(m_workbench->currentRun(), pair[0]);
        QCOMPARE(m_dock->selectedRuns(), QStringList(pair[0]));
        click(QStringLiteral("second"));
        QCOMPARE(table().model()->rowCount(), 2);
        m_workbench->setCurrentRun(other);
        QCOMPARE(table().model()->rowCount(), 3);
        QCOMPARE(m_dock->selectedRuns(), QStringList(other));
    }

    void aRunIsRenamedByF2AndBackByUndo()
    {
        click(QStringLiteral("first"));
        QTest::keyClick(&table(), Qt::Key_F2);
        auto* editor = table().viewport()->findChild<QLineEdit*>();
        QVERIFY(editor);
        editor->selectAll();
        QTest::keyClicks(editor, QStringLiteral("the best"));
        QTest::keyClick(editor, Qt::Key_Return);
        QTRY_VERIFY_WITH_TIMEOUT(rowOfName(QStringLiteral("the best")) >= 0, kPatience);
        m_dock->undoStack()->undo();
        QTRY_VERIFY_WITH_TIMEOUT(rowOfName(QStringLiteral("first")) >= 0, kPatience);
    }

    void deletedRunsComeBack()
    {
        click(QStringLiteral("first"));
        click(QStringLiteral("third"), Qt::ControlModifier);
        QTest::keyClick(&table(), Qt::Key_Delete);
        QTRY_COMPARE_WITH_TIMEOUT(table().model()->rowCount(), 1, kPatience);
        QVERIFY(rowOfName(QStringLiteral("second")) == 0);
        m_dock->undoStack()->undo();
        QTRY_COMPARE_WITH_TIMEOUT(table().model()->rowCount(), 3, kPatience);
    }

    void onlyWhatDiffersGetsAColumn()
    {
        auto* filter = m_dock->findChild<QLineEdit*>();
        QTest::keyClicks(filter, QStringLiteral("cora"));
        QCOMPARE(table().model()->rowCount(), 2);
        QTest::mouseClick(m_dock->findChild<QToolButton*>(), Qt::LeftButton);
        QTRY_COMPARE_WITH_TIMEOUT(table().model()->columnCount(), static_cast<int>(RunTableModel::FixedColumns) + 1,
                                  kPatience);
        const int column = RunTableModel::FixedColumns;
        QCOMPARE(table().model()->headerData(column, Qt::Horizontal).toString(), QStringLiteral("Sharpness λ"));
        QCOMPARE(table().model()->index(rowOfName(QStringLiteral("second")), column).data().toString(),
                 QStringLiteral("80"));
        QVERIFY(!table().isColumnHidden(column));
    }

    void aRunThatWasTurnedBearsAMark()
    {
        record("turned", "cora", "20", "0.5");
        QTRY_VERIFY_WITH_TIMEOUT(rowOfName(QStringLiteral("turned")) >= 0, kPatience);
        const auto cell = [this](const char* name) {
            return table().model()->index(rowOfName(QLatin1String(name)), RunTableModel::Name);
        };
        QVERIFY(cell("first").data(Qt::DecorationRole).isNull());
        QVERIFY(!cell("first").data(Qt::ToolTipRole).toString().contains(QStringLiteral("Sharpness")));
        QVERIFY(!cell("turned").data(Qt::DecorationRole).value<QIcon>().isNull());
        QVERIFY(cell("turned").data(Qt::ToolTipRole).toString().contains(QStringLiteral("Sharpness λ = 0.5 from epoch 2")));
        QVERIFY(cell("turned").data(Qt::AccessibleTextRole).toString().contains(QStringLiteral("changed during training")));
        // With others it shows both values, in the locale of the user, and is sorted by the last.
        const QLocale before;
        QLocale::setDefault(QLocale(QLocale::German));
        QTest::mouseClick(m_dock->findChild<QToolButton*>(), Qt::LeftButton);
        const int column = RunTableModel::FixedColumns;
        QTRY_VERIFY_WITH_TIMEOUT(table().model()->columnCount() > column, kPatience);
        int lambda = column;
        while (table().model()->headerData(lambda, Qt::Horizontal).toString() != QStringLiteral("Sharpness λ")) ++lambda;
        QCOMPARE(cell("turned").siblingAtColumn(lambda).data().toString(), QStringLiteral("20 → 0,5"));
        table().sortByColumn(lambda, Qt::AscendingOrder);
        QCOMPARE(rowOfName(QStringLiteral("turned")), 0);
        QLocale::setDefault(before);
    }

    void severalRunsAreLaidOverEachOtherAndCompared()
    {
        click(QStringLiteral("first"));
        const QString current = m_workbench->currentRun();
        click(QStringLiteral("second"), Qt::ControlModifier);
        const Asked asked(*m_workbench);
        const QModelIndex place = table().model()->index(rowOfName(QStringLiteral("second")), RunTableModel::Name);
        const auto choose = [&](const char* words) {
            Q_EMIT table().customContextMenuRequested(table().visualRect(place).center());
            auto* menu = m_dock->findChild<QMenu*>();
            QVERIFY(menu);
            QTRY_VERIFY_WITH_TIMEOUT(menu->isVisible(), rosa::test::kHangMilliseconds);
            for (QAction* action : menu->actions())
                if (action->text() == QLatin1String(words)) {
                    QVERIFY(action->isEnabled());
                    QTest::mouseClick(menu, Qt::LeftButton, {}, menu->actionGeometry(action).center());
                }
            QTRY_VERIFY_WITH_TIMEOUT(!m_dock->findChild<QMenu*>(), rosa::test::kHangMilliseconds);
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

    /// At any width, names of runs are distinct and use the spare width of the dock.
    void namesAreToldApartAndTakeTheRoomThereIs()
    {
        record("", "karate", "80.25");
        record("", "karate", "80.75");
        record("", "cora", "80.25");
        QTRY_COMPARE_WITH_TIMEOUT(table().model()->rowCount(), 6, kPatience);
        const auto* delegate = qobject_cast<const RunCellDelegate*>(table().itemDelegate());
        QVERIFY(delegate);
        const auto shown = [&] {
            QStringList texts;
            for (int row = 0; row < table().model()->rowCount(); ++row) {
                QStyleOptionViewItem option;
                option.widget = &table();
                option.font = table().font();
                option.rect = QRect(0, 0, table().columnWidth(RunTableModel::Name), 20);
                texts.append(delegate->shownText(option, table().model()->index(row, RunTableModel::Name)));
            }
            return texts;
        };
        const int before = table().columnWidth(RunTableModel::Name);
        QVERIFY(table().horizontalHeader()->length() >= table().viewport()->width());
        m_dock->resize(1000, 400);
        QCoreApplication::sendPostedEvents();
        QCOMPARE(table().horizontalHeader()->length(), table().viewport()->width());
        QVERIFY(table().columnWidth(RunTableModel::Name) > before);
        QVERIFY(shown().contains(QStringLiteral("karate rosa · λ 80.25")));
        m_dock->resize(300, 400);
        QCoreApplication::sendPostedEvents();
        QVERIFY(table().columnWidth(RunTableModel::Name) < before);
        const QStringList texts = shown();
        QVERIFY2(QSet<QString>(texts.begin(), texts.end()).size() == texts.size(),
                 qPrintable(texts.join(QStringLiteral(" | "))));
        QVERIFY(!texts.contains(QStringLiteral("…")));
        // The tooltip starts with the full name.
        for (int row = 0; row < table().model()->rowCount(); ++row) {
            const QModelIndex name = table().model()->index(row, RunTableModel::Name);
            QVERIFY(name.data(Qt::ToolTipRole).toString().startsWith(name.data().toString() + QLatin1Char('\n')));
        }
    }

    /// A width set by the user is saved, without the spare width of the dock.
    void theRoomToSpareIsNotRemembered()
    {
        m_dock->resize(500, 400);
        QCoreApplication::sendPostedEvents();
        const int narrow = table().columnWidth(RunTableModel::Name);
        m_dock->resize(1200, 400);
        QCoreApplication::sendPostedEvents();
        const QByteArray state = m_dock->columnState();
        QCOMPARE(table().horizontalHeader()->length(), table().viewport()->width());
        m_dock->restoreColumnState(state);
        m_dock->resize(500, 400);
        QCoreApplication::sendPostedEvents();
        QCOMPARE(table().columnWidth(RunTableModel::Name), narrow);
    }

    void theSelectionOutlastsTheComparison()
    {
        click(QStringLiteral("first"));
        QTest::mouseClick(m_dock->findChild<QToolButton*>(), Qt::LeftButton);
        click(QStringLiteral("second"), Qt::ControlModifier);
        QCOMPARE(m_dock->selectedRuns().size(), 2);
        QTRY_COMPARE_WITH_TIMEOUT(table().model()->columnCount(), static_cast<int>(RunTableModel::FixedColumns) + 1,
                                  kPatience);
        QCOMPARE(m_dock->selectedRuns().size(), 2);
        for (const QString& name : {QStringLiteral("first"), QStringLiteral("second")})
            QVERIFY(table().selectionModel()->isRowSelected(rowOfName(name)));
        QTest::mouseClick(m_dock->findChild<QToolButton*>(), Qt::LeftButton);
        QCOMPARE(table().model()->columnCount(), static_cast<int>(RunTableModel::FixedColumns));
        QCOMPARE(m_dock->selectedRuns().size(), 2);
    }

    void sortingIsByValue()
    {
        RunTableModel model(m_catalogue, m_workbench->library(), m_workbench->liveRuns(), m_workbench->colours());
        RunFilter filter;
        filter.setSourceModel(&model);
        QTRY_VERIFY_WITH_TIMEOUT(filter.rowCount() == 3, kPatience);
        filter.sort(RunTableModel::Created, Qt::AscendingOrder);
        QCOMPARE(filter.index(0, RunTableModel::Name).data().toString(), QStringLiteral("first"));
    }
};

ROSA_WIDGET_TEST(TestRunsDock)
#include "tst_runs_dock.moc"
