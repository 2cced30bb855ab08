/// The start page, and the example run that comes with the program.
#include <QAbstractButton>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QScopeGuard>
#include <QScrollArea>
#include <QScrollBar>
#include <QTabWidget>
#include <QTranslator>

#include "app/workbench/base/language.h"
#include "app/workbench/lab/data/lesson_list.h"
#include "app/workbench/pairs/view/alignment_view.h"
#include "app/workbench/pairs/view/pair_panel.h"
#include "app/workbench/results/data/results_data.h"
#include "app/workbench/runs/data/run_library.h"
#include "app/workbench/session/run_colours.h"
#include "app/workbench/shell/view.h"
#include "app/workbench/shell/view_list.h"
#include "app/workbench/start/view/example_run.h"
#include "app/workbench/start/view/link_card.h"
#include "app/workbench/start/view/start_view.h"
#include "app/workbench/window/preferences.h"
#include "core/record/run_folder.h"
#include "core/record/run_reader.h"
#include "core/record/run_writer.h"
#include "core/record/schema.h"
#include "tests/program/test_program.h"
#include "tests/workbench/asked.h"
#include "tests/workbench/window_support.h"

using namespace rosa;
using namespace rosa::workbench;

class TestStartView : public QObject {
    Q_OBJECT

    std::unique_ptr<WindowFixture> m_fixture;

    [[nodiscard]] QString currentView() const
    {
        for (QTabWidget* tabs : m_fixture->window->findChildren<QTabWidget*>())
            if (tabs->accessibleName() == MainWindow::tr("Views")) return tabs->currentWidget()->objectName();
        return {};
    }
    [[nodiscard]] StartView& page() const { return *m_fixture->window->findChild<StartView*>(); }
    template <typename Widget>
    [[nodiscard]] Widget* find(const char* name) const
    {
        return page().findChild<Widget*>(QLatin1String(name));
    }
    void click(QWidget* widget) const
    {
        QVERIFY(widget && widget->isVisible());
        QTest::mouseClick(widget, Qt::LeftButton);
    }
    [[nodiscard]] std::filesystem::path store() const { return m_fixture->store.path().toStdString(); }
    /// Shows a view and waits for its figure.
    void showsItsFigure(const char* view) const
    {
        m_fixture->action(qPrintable(QStringLiteral("view_%1").arg(QLatin1String(view))))->trigger();
        auto* shown = m_fixture->window->findChild<View*>(QLatin1String(view));
        QTRY_VERIFY2_WITH_TIMEOUT(shown->isVisible() && shown->figure(), view, kPatience);
    }

private Q_SLOTS:
    void init()
    {
        m_fixture = std::make_unique<WindowFixture>();
        m_fixture->start();
    }
    void cleanup()
    {
        if (m_fixture->workbench) m_fixture->stopEngines();
        m_fixture.reset();
    }

    void theFirstStartShowsItAndLaterOnesDoNot()
    {
        QCOMPARE(currentView(), QStringLiteral("start"));
        QTest::keyClick(m_fixture->window.get(), Qt::Key_3, Qt::ControlModifier);
        QCOMPARE(currentView(), QStringLiteral("embedding"));
        m_fixture->window->close();
        m_fixture->close();
        m_fixture->start();
        QCOMPARE(currentView(), QStringLiteral("embedding"));
        m_fixture->action("start_page")->trigger();
        QCOMPARE(currentView(), QStringLiteral("start"));
        QTest::keyClick(m_fixture->window.get(), Qt::Key_1, Qt::ControlModifier);
        QCOMPARE(currentView(), QStringLiteral("train"));
        QTest::keyClick(m_fixture->window.get(), Qt::Key_0, Qt::ControlModifier);
        QCOMPARE(currentView(), QStringLiteral("start"));
    }

    /// In all views, from its record alone.
    void theExampleIsThereAtOnce()
    {
        QStringList started;
        connect(m_fixture->workbench.get(), &Workbench::engineStarted, this,
                [&](const EngineProcess* process) { started.append(process->arguments().join(QLatin1Char(' '))); });
        click(find<QPushButton>("openExample"));
        QTRY_COMPARE_WITH_TIMEOUT(m_fixture->workbench->currentRun(), exampleRun().id, kPatience);
        QCOMPARE(currentView(), QStringLiteral("overview"));
        showsItsFigure("train");
        QTRY_VERIFY_WITH_TIMEOUT(m_fixture->window->findChild<QWidget*>(QStringLiteral("resultStrip"))->isVisible(),
                                 kPatience);
        m_fixture->action("view_alignment")->trigger();
        auto* alignment = m_fixture->window->findChild<AlignmentView*>();
        QTRY_VERIFY_WITH_TIMEOUT(alignment->panel()->pairData() != nullptr, kPatience);
        showsItsFigure("embedding");
        showsItsFigure("results");
        // A batch matrix needs the model; everything else is recorded.
        started.removeIf([](const QString& line) { return line.startsWith(QStringLiteral("serve")); });
        QVERIFY2(started.isEmpty(), qPrintable(started.join(QLatin1Char('\n'))));
    }

    /// Lessons beside recent runs are the highest page; at 1280 × 800 it needs no scroll bar.
    void thePageIsAsHighAsItsContent_data()
    {
        QTest::addColumn<QString>("language");
        for (const char* language : {"en", "de", "zh_CN"}) QTest::newRow(language) << QString::fromLatin1(language);
    }
    void thePageIsAsHighAsItsContent()
    {
        QFETCH(QString, language);
        m_fixture.reset();
        applyLanguage(language);
        const auto restore = qScopeGuard([] {
            qDeleteAll(qApp->findChildren<QTranslator*>());
            QLocale::setDefault(QLocale::c());
        });
        m_fixture = std::make_unique<WindowFixture>();
        QVERIFY(installExample(store()).ok());
        m_fixture->start();
        m_fixture->window->resize(1280, 800);
        m_fixture->action("start_page")->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(find<QWidget>("recentRuns")->isVisible(), kPatience);
        const auto* area = page().findChild<QScrollArea*>();
        QTRY_COMPARE(area->verticalScrollBar()->maximum(), 0);
    }

    void itsRecordsHaveThePresentSchema()
    {
        QVERIFY(installExample(store()).ok());
        int runs = 0;
        for (const auto& entry : std::filesystem::directory_iterator(record::runsFolder(store()))) {
            auto database = record::Database::open(entry.path() / record::kRecordFile, record::Database::Access::Read);
            QVERIFY(database.ok());
            const auto version = record::recordVersion(*database);
            QVERIFY(version.ok());
            QVERIFY2(*version == record::schemaVersion(), "make it again: resources/example/make.py");
            ++runs;
        }
        QCOMPARE(runs, 3);
        const auto table =
            loadResults(m_fixture->catalogue, *m_fixture->workbench->datasets(), {exampleRun().id.toStdString()});
        QVERIFY(table.ok());
        QCOMPARE(table->groups.size(), std::size_t(3));
        QVERIFY(!table->mixesProtocols);
    }

    void itIsSmall()
    {
        QVERIFY(installExample(store()).ok());
        std::uintmax_t bytes = 0;
        for (const auto& entry : std::filesystem::recursive_directory_iterator(record::runsFolder(store())))
            if (entry.is_regular_file()) bytes += entry.file_size();
        QVERIFY2(bytes <= 300'000, qPrintable(QString::number(bytes)));
    }

    void aDeletedExampleComesBack()
    {
        click(find<QPushButton>("openExample"));
        QTRY_VERIFY_WITH_TIMEOUT(m_fixture->workbench->library().find(exampleRun().id), kPatience);
        m_fixture->workbench->library().remove({exampleRun().id});
        QTRY_VERIFY_WITH_TIMEOUT(!m_fixture->workbench->library().find(exampleRun().id), kPatience);
        m_fixture->action("start_page")->trigger();
        click(find<QAbstractButton>("startPicture"));
        QTRY_VERIFY_WITH_TIMEOUT(m_fixture->workbench->library().find(exampleRun().id), kPatience);
        QTRY_COMPARE_WITH_TIMEOUT(currentView(), QStringLiteral("alignment"), kPatience);
        // It opens the pair that it shows.
        auto* alignment = m_fixture->window->findChild<AlignmentView*>();
        const int centre = static_cast<int>(exampleRun().picture.left.nodes.front().node);
        QTRY_VERIFY_WITH_TIMEOUT(alignment->panel()->pairData(), kPatience);
        QTRY_COMPARE_WITH_TIMEOUT(alignment->panel()->pairData()->choice.first, centre, kPatience);
    }

    void aStoreThatCannotBeWrittenIsReported()
    {
        const auto problem = installExample("/proc/nothing");
        QVERIFY(!problem.ok());
        QVERIFY(problem.error().text().find("/proc/nothing") != std::string::npos);
    }

    void stepsAskForWhatTheySay()
    {
        StartView alone(*m_fixture->workbench);
        QVERIFY(rosa::test::isActivated(alone));
        // The window's own handlers must not act on it.
        m_fixture->window.reset();
        const Asked asked(*m_fixture->workbench);
        QTest::mouseClick(alone.findChild<LinkCard*>(QStringLiteral("stepTrain")), Qt::LeftButton);
        QCOMPARE(asked.all<ChooseData>().size(), std::size_t(1));
        QCOMPARE(asked.all<ChooseData>().front().dataset, QStringLiteral("cora"));
        QCOMPARE(asked.all<StartTraining>().size(), std::size_t(1));
        auto* import = alone.findChild<LinkCard*>(QStringLiteral("stepImport"));
        import->setFocus();
        QTest::keyClick(import, Qt::Key_Return);
        QTest::keyClick(import, Qt::Key_Space);
        QCOMPARE(asked.all<ImportData>().size(), std::size_t(2));
    }

    void recentRunsAndLessonsAppearWhenThereAreSome()
    {
        QVERIFY(find<QWidget>("recentRuns")->isHidden());
        // Those of the program are offered once the window is on the screen.
        const auto lessons = [this] { return find<QWidget>("lessons")->findChildren<LinkCard*>(); };
        QTRY_COMPARE(lessons().size(), 3);
        QVERIFY(find<QWidget>("lessons")->isVisible());
        // The next one is the first that is not done.
        const LessonLink first = lessonLinks().first();
        QCOMPARE(lessons().first()->accessibleName(), first.title);
        for (int step = 0; step < first.steps; ++step) setStepDone(first.id.toStdString(), static_cast<std::size_t>(step));
        m_fixture->action("view_embedding")->trigger();
        m_fixture->action("start_page")->trigger();
        QTRY_COMPARE(lessons().size(), 3);
        QCOMPARE(lessons().first()->accessibleName(), lessonLinks().at(1).title);
        const Asked asked(*m_fixture->workbench);
        lessons().last()->setFocus();
        QTest::keyClick(lessons().last(), Qt::Key_Return);
        QCOMPARE(asked.all<ShowLesson>().size(), std::size_t(1));
        QVERIFY(asked.all<ShowLesson>().front().lesson.isEmpty());
        m_fixture->action("start_page")->trigger();
        record::RunOrigin trial;
        trial.name = "walks trial 4 seed 3";
        catalog::Selection third;
        third.seed = 3;
        const std::string run =
            record::RunWriter::create(store(), catalog::Configuration::resolve(catalog::makeCatalogue(), third).value(),
                                      trial, {"loss"})
                .value()
                ->id();
        QVERIFY(installExample(store()).ok());
        m_fixture->workbench->library().refresh();
        QTRY_VERIFY_WITH_TIMEOUT(find<QWidget>("recentRuns")->isVisible(), kPatience);
        QVERIFY(m_fixture->workbench->library().find(QString::fromStdString(run)));
        const auto runs = find<QWidget>("recentRuns")->findChildren<LinkCard*>();
        QCOMPARE(runs.size(), 1);  // Baselines and trials are not listed.
        click(runs.first());
        QCOMPARE(m_fixture->workbench->currentRun(), exampleRun().id);
        QCOMPARE(currentView(), QStringLiteral("train"));
    }

    void everythingHasANameAndTheKeyboard()
    {
        const auto buttons = page().findChildren<QAbstractButton*>();
        QVERIFY(buttons.size() >= 4);
        for (const QAbstractButton* button : buttons) {
            const QString name = button->accessibleName().isEmpty() ? button->text() : button->accessibleName();
            QVERIFY2(!name.isEmpty(), qPrintable(button->objectName()));
            QVERIFY2(button->focusPolicy() & Qt::TabFocus, qPrintable(name));
        }
        auto* first = find<QPushButton>("openExample");
        first->setFocus();
        QTest::keyClick(first, Qt::Key_Tab);
        QVERIFY(find<QAbstractButton>("startPicture")->hasFocus());
        QTest::keyClick(find<QAbstractButton>("startPicture"), Qt::Key_Tab);
        QVERIFY(find<LinkCard>("stepTrain")->hasFocus());
        QVERIFY(!find<QWidget>("startPicture")->accessibleName().isEmpty());
    }

    void itFitsANarrowWindow()
    {
        page().window()->resize(page().window()->minimumSizeHint().width(), 600);
        QCoreApplication::sendPostedEvents();
        auto* picture = find<QWidget>("startPicture");
        auto* text = find<QLabel>("introduction");
        QVERIFY(picture->mapTo(&page(), QPoint()).y() >= text->mapTo(&page(), QPoint(0, text->height())).y());
    }
};

ROSA_WIDGET_TEST(TestStartView)
#include "tst_start_view.moc"
