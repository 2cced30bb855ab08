/// The article's tables in the window: a short plan is started, stopped, continued and inspected by mouse and keyboard, in two windows.
#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMessageBox>
#include <QProcess>
#include <QPushButton>
#include <QSettings>
#include <QTabWidget>
#include <QTableView>
#include <QTimer>
#include <QToolButton>

#include "app/workbench/results/view/results_view.h"
#include "app/workbench/runs/data/run_library.h"
#include "app/workbench/runs/view/run_tree_model.h"
#include "app/workbench/runs/view/runs_dock.h"
#include "app/workbench/tables/figure/table_figure.h"
#include "app/workbench/tables/view/table_choices.h"
#include "app/workbench/tables/view/table_grid.h"
#include "app/workbench/tables/view/tables_panel.h"
#include "core/data/catalogue.h"
#include "tests/program/test_program.h"
#include "tests/workbench/window_support.h"
#include "widgets/figure/figure_actions.h"

using namespace rosa;
using namespace rosa::workbench;

class TestTablesPanel : public QObject {
    Q_OBJECT

    /// Timeout for trainings.
    static constexpr int kTraining = 240'000;

    WindowFixture m_fixture;

    [[nodiscard]] TablesPanel& panel() const { return m_fixture.window->findChild<ResultsView*>()->tables(); }
    [[nodiscard]] TableGrid& grid() const { return panel().grid(); }

    /// Leaves only these checked.
    static void tick(QToolButton& button, const QStringList& names)
    {
        for (QAction* action : button.menu()->actions())
            if (action->isCheckable() && names.contains(action->data().toString()) && !action->isChecked())
                action->trigger();
        for (QAction* action : button.menu()->actions())
            if (action->isCheckable() && !names.contains(action->data().toString()) && action->isChecked())
                action->trigger();
    }
    void openTables() const
    {
        auto* views = m_fixture.window->findChild<QTabWidget*>(QString());
        auto* results = m_fixture.window->findChild<ResultsView*>();
        QVERIFY(views);
        for (QTabWidget* tabs : m_fixture.window->findChildren<QTabWidget*>())
            if (tabs->indexOf(results) >= 0) tabs->setCurrentWidget(results);
        auto* halves = results->findChild<QTabWidget*>(QStringLiteral("resultHalves"));
        QTest::mouseClick(halves->tabBar(), Qt::LeftButton, {}, halves->tabBar()->tabRect(1).center());
        QVERIFY(panel().isVisible());
        QTRY_VERIFY_WITH_TIMEOUT(panel().watch().hasLooked(), kPatience);
    }
    void choose(int table, const QString& dataset) const
    {
        TableChoices& choices = panel().choices();
        choices.tables().setFocus();
        QTest::keyClick(&choices.tables(), Qt::Key_Home);
        for (int i = 0; i < table; ++i) QTest::keyClick(&choices.tables(), Qt::Key_Down);
        tick(choices.dataButton(), {dataset});
        tick(choices.methodButton(), {QStringLiteral("RoSA")});
        if (!choices.quick().isChecked())
            QTest::mouseClick(&choices.quick(), Qt::LeftButton, {}, QPoint(8, choices.quick().height() / 2));
        QVERIFY(choices.quick().isChecked());
        QTRY_VERIFY_WITH_TIMEOUT(panel().watch().filled() != nullptr, kPatience);
    }
    [[nodiscard]] QString spoken(int row, int column) const
    {
        const QTableWidgetItem* cell = grid().item(row, column);
        return cell ? cell->data(Qt::AccessibleTextRole).toString() : QString();
    }
    void click(int row, int column, Qt::KeyboardModifiers modifiers = {}) const
    {
        const QRect cell = grid().visualItemRect(grid().item(row, column));
        QTest::mouseClick(grid().viewport(), Qt::LeftButton, modifiers, cell.center());
    }
    void press() const { QTest::mouseClick(&panel().startButton(), Qt::LeftButton); }
    /// The question asked when the window is closed; answered by staying.
    [[nodiscard]] QString questionAtClose() const
    {
        QString question;
        QTimer answer;
        connect(&answer, &QTimer::timeout, this, [&] {
            auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
            if (!box) return;
            question = box->text();
            QTest::mouseClick(box->button(QMessageBox::Cancel), Qt::LeftButton);
        });
        answer.start(0);
        const bool isClosed = m_fixture.window->close();
        return isClosed ? QStringLiteral("closed without a question") : question;
    }
    [[nodiscard]] int left() const { return panel().watch().filled() ? panel().watch().filled()->left : -1; }

private Q_SLOTS:
    void aTableIsStartedAndStopped()
    {
        m_fixture.start();
        openTables();
        choose(1, QStringLiteral("cornell"));
        QCOMPARE(left(), 6);  // RoSA, raw features and a random encoder on two columns.
        QVERIFY2(spoken(0, 0).contains(QStringLiteral("not measured")) && spoken(0, 0).contains(QStringLiteral("59.3")),
                 qPrintable(spoken(0, 0)));
        QTRY_VERIFY_WITH_TIMEOUT(panel().startButton().isEnabled(), rosa::test::kHangMilliseconds);
        QVERIFY2(panel().startButton().text().startsWith(QStringLiteral("Start 6 run")),
                 qPrintable(panel().startButton().text()));
        QVERIFY(panel().forecastButton().isVisible());
        QTest::mouseClick(&panel().forecastButton(), Qt::LeftButton);
        QCOMPARE(panel().startButton().text(), QStringLiteral("Stop"));
        press();
        QTRY_VERIFY_WITH_TIMEOUT(panel().forecastButton().isVisible(), kPatience);
        QVERIFY2(!panel().progress().contains(QStringLiteral("they take about")), qPrintable(panel().progress()));
        QTest::mouseClick(&panel().forecastButton(), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(panel().progress().contains(QStringLiteral("they take about")), kTraining);
        QVERIFY(!panel().forecastButton().isVisible());
        QCOMPARE(left(), 6);
        QTRY_VERIFY_WITH_TIMEOUT(panel().startButton().isEnabled(), rosa::test::kHangMilliseconds);
        press();
        QTRY_VERIFY_WITH_TIMEOUT(spoken(0, 0).contains(QStringLiteral("running")), kPatience);
        QTRY_VERIFY_WITH_TIMEOUT(left() < 6 && left() > 0, kTraining);
        QTRY_COMPARE_WITH_TIMEOUT(panel().startButton().text(), QStringLiteral("Stop"), rosa::test::kHangMilliseconds);
        QVERIFY2(panel().progress().contains(QStringLiteral("left")), qPrintable(panel().progress()));
        press();
        QTRY_VERIFY_WITH_TIMEOUT(!panel().watch().underWay(), kPatience);
        QTRY_VERIFY_WITH_TIMEOUT(panel().startButton().text().startsWith(QStringLiteral("Resume")),
                                 rosa::test::kHangMilliseconds);
        QVERIFY(left() > 0);
    }

    void anotherWindowGoesOnWithIt()
    {
        QTRY_VERIFY_WITH_TIMEOUT(panel().startButton().isEnabled(), rosa::test::kHangMilliseconds);
        press();
        QTRY_VERIFY_WITH_TIMEOUT(panel().watch().underWay() != nullptr, kPatience);
        const QString question = questionAtClose();
        QVERIFY2(question.contains(QStringLiteral("table is being measured")), qPrintable(question));
        m_fixture.close();
        m_fixture.start();
        openTables();
        QCOMPARE(panel().choices().request().what, std::string("table2"));
        QTRY_VERIFY_WITH_TIMEOUT(left() == 0 && !panel().watch().underWay(), kTraining);
        QTRY_VERIFY_WITH_TIMEOUT(!panel().startButton().isEnabled(), rosa::test::kHangMilliseconds);
        for (int row = 0; row < 3; ++row)
            for (int column = 0; column < 2; ++column)
                QVERIFY2(spoken(row, column).contains(QStringLiteral("n 1 × 2")), qPrintable(spoken(row, column)));
    }

    void aCellLeadsToItsRuns()
    {
        auto* dock = m_fixture.window->findChild<RunsDock*>();
        QTRY_COMPARE_WITH_TIMEOUT(static_cast<int>(m_fixture.workbench->library().runs()->size()), 5,
                                  rosa::test::kHangMilliseconds);  // Raw features serve both columns.
        click(0, 0);
        const std::string run = panel().watch().filled()->table.cell(0, 0).runs.front();
        QCOMPARE(m_fixture.workbench->currentRun().toStdString(), run);
        QCOMPARE(dock->model().listedCount(), 1);
        // The list shows its filter; after showing all runs, the run of the views is marked.
        auto* all = dock->findChild<QToolButton*>(QStringLiteral("allRuns"));
        QVERIFY(all->isVisible());
        const auto* strip = all->parentWidget()->findChild<QLabel*>();
        QVERIFY2(strip->text().contains(QStringLiteral("RoSA · Cornell")), qPrintable(strip->text()));
        QVERIFY(dock->findChild<QLineEdit*>()->text().isEmpty());
        QTest::mouseClick(all, Qt::LeftButton);
        QVERIFY(!all->isVisible());
        QCOMPARE(dock->model().listedCount(), 5);
        QCOMPARE(dock->selectedRuns(), QStringList(QString::fromStdString(run)));
        QCOMPARE(m_fixture.workbench->currentRun().toStdString(), run);
        click(0, 0);
        QVERIFY2(panel().details().contains(QString::fromStdString(run)), qPrintable(panel().details()));
        QVERIFY(panel().details().contains(QStringLiteral("Published 59.3 ± 3.6 %")));
        QVERIFY(panel().details().contains(QStringLiteral("public-linear")));
        grid().setFocus();
        QTest::keyClick(&grid(), Qt::Key_Down);
        QTest::keyClick(&grid(), Qt::Key_Return);
        QCOMPARE(m_fixture.workbench->currentRun().toStdString(), panel().watch().filled()->table.cell(1, 0).runs.front());
    }

    /// What the button of the head saves is of all runs in the table, and not of the run that the other half shows.
    void theWebPageIsOfItsRuns()
    {
        const auto* results = m_fixture.window->findChild<ResultsView*>();
        const OfferedPage page = results->page();
        QCOMPARE(page.name, QStringLiteral("table2"));
        const Result<std::string> html = page.make();
        QVERIFY2(html, html ? "" : html.error().text().c_str());
        for (const tables::TableCell& cell : panel().watch().filled()->table.cells) {
            QVERIFY(!cell.runs.empty());
            for (const std::string& run : cell.runs) QVERIFY2(html->find(run) != std::string::npos, run.c_str());
        }
    }

    void twoCellsAreComparedPairByPair()
    {
        click(0, 0);
        click(1, 0, Qt::ControlModifier);
        QCOMPARE(grid().marked().size(), 2U);
        const QString details = panel().details();
        QVERIFY2(details.contains(QStringLiteral("RoSA against")) && details.contains(QStringLiteral("2 pair")),
                 qPrintable(details));
        QVERIFY2(details.contains(QStringLiteral("too few pairs")), qPrintable(details));
        click(0, 0);
        click(1, 1, Qt::ControlModifier);
        QVERIFY2(panel().details().contains(QStringLiteral("different columns")), qPrintable(panel().details()));
    }

    /// The equivalence margin is shown and edited in comparisons, and saved.
    void equivalenceIsToldWithinAMargin()
    {
        click(0, 0);
        click(1, 0, Qt::ControlModifier);
        QDoubleSpinBox& margin = panel().margin();
        QVERIFY(margin.isVisible() && margin.text().contains(QStringLiteral("1.0 points")));
        const auto says = [this](const char* points) {
            return panel().details().contains(QStringLiteral("equivalent within ±%1 points").arg(QLatin1String(points)));
        };
        QVERIFY2(says("1.0"), qPrintable(panel().details()));
        margin.setFocus();
        margin.selectAll();
        QTest::keyClicks(&margin, QStringLiteral("2.5"));
        QTest::keyClick(&margin, Qt::Key_Return);
        QVERIFY2(says("2.5"), qPrintable(panel().details()));
        QCOMPARE(QSettings().value(QStringLiteral("tables/margin")).toDouble(), 2.5);
        margin.setValue(1);
    }

    /// The comparison of a cell with raw features and the random encoder is shown; two splits are too few for a test.
    void baselinesAreNamed()
    {
        click(0, 0);
        const QString details = panel().details();
        QVERIFY2(details.contains(QStringLiteral("Too few pairs to test against &quot;Raw features&quot;")),
                 qPrintable(details));
        QVERIFY2(details.contains(QStringLiteral("Too few pairs to test against &quot;Random encoder&quot;")),
                 qPrintable(details));
        QVERIFY2(details.contains(QStringLiteral("equivalent within ±1.0 points")), qPrintable(details));
    }

    void foreignEmbeddingsStandInIt()
    {
        const auto store = QString(m_fixture.store.path());
        const QString run = QString::fromStdString(panel().watch().filled()->table.cell(0, 0).runs.front());
        QProcess process;
        process.start(qEnvironmentVariable("ROSA_ENGINE"),
                      {QStringLiteral("evaluate"), QStringLiteral("--embedding"),
                       store + QStringLiteral("/runs/%1/embedding.npy").arg(run), QStringLiteral("--dataset"),
                       QStringLiteral("cornell"), QStringLiteral("--name"), QStringLiteral("Theirs"),
                       QStringLiteral("--protocol"), QStringLiteral("public-linear"), QStringLiteral("--splits"),
                       QStringLiteral("2"), QStringLiteral("--store"), store, QStringLiteral("--quiet")});
        QVERIFY(process.waitForFinished(kPatience));
        QVERIFY2(process.exitCode() == 0, process.readAllStandardError().constData());
        QToolButton& methods = panel().choices().methodButton();
        const auto offered = [&] {
            const auto actions = methods.menu()->actions();
            return std::any_of(actions.begin(), actions.end(),
                               [](const QAction* action) { return action->data().toString() == QStringLiteral("Theirs"); });
        };
        QTRY_VERIFY_WITH_TIMEOUT(offered(), kPatience);
        tick(methods, {QStringLiteral("RoSA"), QStringLiteral("Theirs")});
        QTRY_COMPARE_WITH_TIMEOUT(grid().rowCount(), 4, kPatience);
        // The same embedding as RoSA, under the same protocol card.
        QCOMPARE(grid().verticalHeaderItem(3)->text(), QStringLiteral("Theirs"));
        const tables::Table& table = panel().watch().filled()->table;
        QVERIFY(table.cell(3, 0).results && table.cell(3, 0).results->values == table.cell(0, 0).results->values);
        QVERIFY(table.cell(3, 0).warning.empty());
    }

    /// Only embeddings of the data sets of a table are offered.
    void anotherTableOffersItsOwn()
    {
        QComboBox& tables = panel().choices().tables();
        const auto offered = [this](const QString& name) {
            const auto actions = panel().choices().methodButton().menu()->actions();
            return std::any_of(actions.begin(), actions.end(),
                               [&](const QAction* action) { return action->data().toString() == name; });
        };
        tables.setFocus();
        QTest::keyClick(&tables, Qt::Key_Up);
        QCOMPARE(panel().choices().request().what, std::string("table1"));
        QVERIFY(!offered(QStringLiteral("Theirs")));
        QTest::keyClick(&tables, Qt::Key_Down);
        QVERIFY(offered(QStringLiteral("Theirs")));
        QTRY_VERIFY_WITH_TIMEOUT(panel().watch().filled() != nullptr, kPatience);
        QCOMPARE(grid().rowCount(), 4);
    }

    void itIsCopiedAndDrawn()
    {
        auto* copy = panel().findChild<QToolButton*>(QString(), Qt::FindChildrenRecursively);
        for (QToolButton* button : panel().findChildren<QToolButton*>())
            if (button->text() == QStringLiteral("Copy table")) copy = button;
        copy->menu()->actions().first()->trigger();
        QVERIFY(QGuiApplication::clipboard()->text().contains(QStringLiteral("\\toprule")));
        QVERIFY(QGuiApplication::clipboard()->text().contains(QStringLiteral("Equivalent within $\\pm$1.0 points")));
        const auto offered = [this](const char* name) -> std::unique_ptr<widgets::Figure> {
            for (QWidget* widget : panel().findChildren<QWidget*>())
                if (widget->accessibleName() == QLatin1String(name)) return widgets::offeredFigure(*widget);
            return nullptr;
        };
        const auto bars = offered("Means with 95 % intervals");
        QVERIFY(bars);
        QVERIFY(bars->csv().contains(QStringLiteral("RoSA")));
        QVERIFY(bars->origin.recipe.contains(QStringLiteral("rosa-workbench export table2 --figure")));
        QVERIFY(bars->pgfplots(bars->suitableStyle()).contains(QStringLiteral("\\end{tikzpicture}")));
        // Both columns have the same data set, so that ranks are not available.
        QVERIFY(!offered("Mean ranks and critical difference"));
    }

    void dataThatAreNotAtHandAreOfferedToBeImported()
    {
        choose(2, QStringLiteral("flickr"));
        QTRY_VERIFY_WITH_TIMEOUT(spoken(0, 0).contains(QStringLiteral("data not available")), kPatience);
        QVERIFY(!panel().startButton().isEnabled());
        click(0, 0);
        QVERIFY2(panel().details().contains(QStringLiteral("import:flickr")), qPrintable(panel().details()));
    }

    /// Added, removed and changed files are noticed while a table is shown; damaged files are not offered for import.
    void damagedDataAreNamed()
    {
        const QString folder = QDir(m_fixture.store.path()).filePath(QStringLiteral("data"));
        QVERIFY(QDir().mkpath(folder));
        QFile file(folder + QStringLiteral("/flickr.rosadata"));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write("no data set") > 0);
        file.close();
        QTRY_VERIFY_WITH_TIMEOUT(spoken(0, 0).contains(QStringLiteral("data damaged")), kPatience);
        click(0, 0);
        QVERIFY2(panel().details().contains(QStringLiteral("flickr.rosadata")), qPrintable(panel().details()));
        QVERIFY(!panel().details().contains(QStringLiteral("import:")));
        QVERIFY(file.remove());
        QTRY_VERIFY_WITH_TIMEOUT(spoken(0, 0).contains(QStringLiteral("data not available")), kPatience);
        choose(0, QStringLiteral("cora"));  // The table of the next functions.
    }

    /// A data set that is imported while the table is shown can be chosen as a column, with any method as a row.
    void anImportedDataSetIsAColumn()
    {
        const data::Catalogue catalogue(m_fixture.store.path().toStdString());
        auto dataset = catalogue.open("karate");
        QVERIFY(dataset.ok());
        dataset->name = "mine";
        QVERIFY(catalogue.add(*dataset, false).ok());
        const auto isOffered = [this] {
            const auto actions = panel().choices().dataButton().menu()->actions();
            return std::ranges::any_of(actions,
                                       [](const QAction* one) { return one->data().toString() == QStringLiteral("mine"); });
        };
        QTRY_VERIFY_WITH_TIMEOUT(isOffered(), kPatience);
        tick(panel().choices().dataButton(), {QStringLiteral("mine"), QStringLiteral("cora")});
        tick(panel().choices().methodButton(), {QStringLiteral("RoSA"), QStringLiteral("node2vec")});
        QTRY_VERIFY_WITH_TIMEOUT(panel().watch().filled() != nullptr, kPatience);
        QCOMPARE(grid().columnCount(), 2);
        QCOMPARE(panel().watch().filled()->table.plan.columns[1].dataset, std::string("mine"));
        QVERIFY2(spoken(0, 1).contains(QStringLiteral("not measured")), qPrintable(spoken(0, 1)));
        QVERIFY(!spoken(0, 1).contains(QStringLiteral("84.5")));  // Only Cora has published numbers.
        QTRY_VERIFY_WITH_TIMEOUT(panel().startButton().isEnabled(), rosa::test::kHangMilliseconds);
    }
};

ROSA_WIDGET_TEST(TestTablesPanel)
#include "tst_tables_panel.moc"
