/// Ctrl+K in the window, by keyboard and mouse.
#include "app/workbench/palette/command_palette.h"

#include <set>

#include <QDockWidget>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QMenuBar>
#include <QSignalSpy>
#include <QToolButton>
#include <QUndoStack>

#include "app/workbench/base/catalogue_text.h"
#include "app/workbench/experiment/view/experiment_view.h"
#include "app/workbench/help/help_window.h"
#include "app/workbench/help/manual_browser.h"
#include "app/workbench/lab/data/lesson_list.h"
#include "app/workbench/palette/palette_list.h"
#include "app/workbench/runs/data/run_library.h"
#include "core/record/run_writer.h"
#include "tests/program/test_program.h"
#include "tests/workbench/asked.h"
#include "tests/workbench/window_support.h"

using namespace rosa;
using namespace rosa::workbench;

class TestCommandPalette : public QObject {
    Q_OBJECT

    std::unique_ptr<WindowFixture> m_fixture;

    [[nodiscard]] MainWindow& window() const { return *m_fixture->window; }
    [[nodiscard]] CommandPalette& palette() const { return *window().findChild<CommandPalette*>(); }
    [[nodiscard]] ExperimentView& form() const { return *window().findChild<ExperimentView*>(); }
    /// "" if the form has that of the preset.
    [[nodiscard]] QString chosenLambda() const
    {
        for (const auto& [key, value] : form().selection().overrides)
            if (key == "transport.lambda") return QString::fromStdString(value);
        return {};
    }
    void open() const
    {
        QTest::keyClick(&window(), Qt::Key_K, Qt::ControlModifier);
        QTRY_VERIFY(palette().isVisible());
        QTRY_VERIFY(palette().line().hasFocus());
    }
    void openWithManual() const
    {
        QSignalSpy completed(&palette(), &CommandPalette::completed);
        open();
        QTRY_COMPARE_WITH_TIMEOUT(completed.count(), 1, kPatience);
    }
    void type(const QString& text) const { QTest::keyClicks(&palette().line(), text); }
    void press(Qt::Key key) const { QTest::keyClick(&palette().line(), key); }
    [[nodiscard]] QString firstFound() const
    {
        return palette().list().rowCount() ? palette().list().index(0).data().toString() : QString();
    }
    /// Whether an entry of this id is among the first results of the query.
    [[nodiscard]] bool finds(const QString& query, const QString& id) const
    {
        palette().line().setText(query);
        for (int row = 0; row < std::min(palette().list().rowCount(), 12); ++row)
            if (palette().list().entry(row).id == id) return true;
        return false;
    }
    static void collect(const QMenu* menu, QList<QAction*>& actions)
    {
        for (QAction* action : menu->actions()) {
            if (action->menu())
                collect(action->menu(), actions);
            else if (!action->isSeparator() && action->isVisible())
                actions.append(action);
        }
    }
    QString record(const std::string& name) const
    {
        catalog::Selection selection;
        selection.dataset = "karate";
        const auto configuration = catalog::Configuration::resolve(m_fixture->catalogue, selection);
        record::RunOrigin origin;
        origin.name = name;
        auto writer = record::RunWriter::create(m_fixture->store.path().toStdString(), *configuration, origin, {"loss"});
        if (!writer || !(*writer)->setState(record::RunState::Finished).ok()) qFatal("no run");
        return QString::fromStdString((*writer)->id());
    }

private Q_SLOTS:
    void init()
    {
        m_fixture = std::make_unique<WindowFixture>();
        m_fixture->start();
    }
    void cleanup()
    {
        m_fixture->stopEngines();
        m_fixture.reset();
    }

    void everyActionIsFoundByItsName()
    {
        open();
        QList<QAction*> actions;
        for (const QAction* top : window().menuBar()->actions())
            if (top->menu()) collect(top->menu(), actions);
        QVERIFY(actions.size() > 30);
        for (const QAction* action : std::as_const(actions)) {
            const QString name = action->objectName().isEmpty() ? action->text() : action->objectName();
            QVERIFY2(finds(action->iconText(), QStringLiteral("action/") + name), qPrintable(name));
        }
    }

    /// Menus of buttons, too: those of the lab are in sight while it is in front.
    void actionsOfTheViewInFrontAreFound()
    {
        const QString save = QStringLiteral("action/labSaveLesson");
        open();
        QVERIFY(!finds(QStringLiteral("Save as lesson"), save));
        press(Qt::Key_Escape);
        m_fixture->action("view_lab")->trigger();
        open();
        QVERIFY(finds(QStringLiteral("Save as lesson"), save));
        std::set<QString> ids;
        palette().line().clear();
        for (int row = 0; row < palette().list().rowCount(); ++row)
            QVERIFY2(ids.insert(palette().list().entry(row).id).second, qPrintable(palette().list().entry(row).id));
    }

    /// There is no table to copy yet.
    void theMenuOfADisabledButtonIsDisabled()
    {
        m_fixture->action("view_results")->trigger();
        const auto* copy = window().findChild<QToolButton*>(QStringLiteral("copyResults"));
        QVERIFY(copy->isVisible() && !copy->isEnabled());
        open();
        type(QStringLiteral("as latex"));
        const PaletteEntry& entry = palette().list().entry(0);
        QCOMPARE(entry.title, QStringLiteral("As LaTeX"));
        QVERIFY(!entry.isEnabled);
        entry.act();
        press(Qt::Key_Return);
        QVERIFY(palette().isVisible());
    }

    void everyParameterIsFoundByTitleAndKey()
    {
        open();
        for (const catalog::Parameter& parameter : m_fixture->catalogue.parameters) {
            const QString key = QString::fromStdString(parameter.key);
            QVERIFY2(finds(catalogueText(parameter.title), QStringLiteral("parameter/") + key), parameter.key.c_str());
            QVERIFY2(finds(key, QStringLiteral("parameter/") + key), parameter.key.c_str());
        }
    }

    void everyLessonAndHeadingIsFound()
    {
        openWithManual();
        for (const LessonLink& link : lessonLinks())
            QVERIFY2(finds(link.title, QStringLiteral("lesson/") + link.lesson), qPrintable(link.title));
        for (const ManualPlace& place : manualPlaces(m_fixture->catalogue)) {
            const QString id = QStringLiteral("manual/%1#%2").arg(place.page, place.anchor);
            QVERIFY2(finds(place.title + QLatin1Char(' ') + place.pageTitle, id), qPrintable(id));
        }
    }

    void theWordFindsTheLessons()
    {
        openWithManual();
        for (const LessonLink& link : lessonLinks().first(8))
            QVERIFY2(finds(QStringLiteral("lesson"), QStringLiteral("lesson/") + link.lesson), qPrintable(link.title));
        // A page and its heading of the same name are one entry.
        int pages = 0;
        for (int row = 0; row < palette().list().rowCount(); ++row)
            pages += palette().list().entry(row).title == QStringLiteral("Lessons") ? 1 : 0;
        QCOMPARE(pages, 1);
    }

    void aNumberAfterAParameterSetsIt()
    {
        window().findChild<QDockWidget*>(QStringLiteral("experiment"))->hide();
        open();
        type(QStringLiteral("lambda 40"));
        QVERIFY2(firstFound().endsWith(QStringLiteral("= 40")), qPrintable(firstFound()));
        press(Qt::Key_Return);
        QTRY_COMPARE(chosenLambda(), QStringLiteral("40"));
        QVERIFY(!palette().isVisible());
        QTRY_VERIFY(form().isVisible() && form().isAncestorOf(QApplication::focusWidget()));
        // One step of undo.
        form().undoStack()->undo();
        QCOMPARE(chosenLambda(), QString());
    }

    void aWrongValueSaysWhatIsExpectedAndSetsNothing()
    {
        open();
        type(QStringLiteral("lambda -3"));
        QVERIFY(!palette().list().flags(palette().list().index(0)).testFlag(Qt::ItemIsEnabled));
        QVERIFY(palette().list().index(0).data(PaletteList::Detail).toString().contains(QStringLiteral("-3")));
        press(Qt::Key_Return);
        QVERIFY(palette().isVisible());
        QCOMPARE(chosenLambda(), QString());
    }

    void aParameterThatTheMethodLacksIsSaid()
    {
        catalog::Selection selection;
        selection.dataset = "karate";
        selection.method = "raw";
        form().setSelection(selection);
        QStringList said;
        connect(m_fixture->workbench.get(), &Workbench::said, this,
                [&](Workbench::Severity, const QString& text) { said.append(text); });
        open();
        type(QStringLiteral("lambda 40"));
        press(Qt::Key_Return);
        QTRY_VERIFY(!said.isEmpty());
        QVERIFY(said.last().contains(catalogueText(m_fixture->catalogue.parameter("transport.lambda")->title)));
    }

    void aRunIsFoundByTheEndOfItsId()
    {
        const QString first = record("the first"), second = record("another");
        QTRY_COMPARE_WITH_TIMEOUT(m_fixture->workbench->library().runs()->size(), 2U, kPatience);
        open();
        type(first.right(4));
        press(Qt::Key_Return);
        QTRY_COMPARE(m_fixture->workbench->currentRun(), first);
        open();
        // The run chosen last comes first.
        QCOMPARE(palette().list().entry(0).id, QStringLiteral("run/") + first);
        type(QStringLiteral("anoth"));
        QTest::mouseClick(palette().view().viewport(), Qt::LeftButton, {},
                          palette().view().visualRect(palette().list().index(0)).center());
        QTRY_COMPARE(m_fixture->workbench->currentRun(), second);
    }

    void aNumberIsANodeOfTheRun()
    {
        open();
        type(QStringLiteral("12"));
        const auto isNode = [this] {
            return palette().list().rowCount() > 0 && palette().list().entry(0).kind == PaletteKind::Node;
        };
        QVERIFY(!isNode());  // No run is shown.
        press(Qt::Key_Escape);
        QTRY_VERIFY(!palette().isVisible());
        const QString run = record("karate");
        m_fixture->workbench->setCurrentRun(run);
        const Asked asked(*m_fixture->workbench);
        open();
        type(QStringLiteral("12"));
        QVERIFY(isNode());
        press(Qt::Key_Return);
        QTRY_COMPARE(asked.all<ShowPair>().size(), 1U);
        QCOMPARE(asked.all<ShowPair>().front().pair.first, 12);
        QCOMPARE(asked.all<ShowPair>().front().pair.second, 12);
        QCOMPARE(asked.all<ShowPair>().front().pair.run, run);
    }

    void theKeysMoveInTheListAndEscapeLeaves()
    {
        open();
        QCOMPARE(palette().view().currentIndex().row(), 0);
        press(Qt::Key_Down);
        press(Qt::Key_Down);
        press(Qt::Key_Up);
        QCOMPARE(palette().view().currentIndex().row(), 1);
        press(Qt::Key_PageUp);
        QCOMPARE(palette().view().currentIndex().row(), 0);
        const QSize room = window().size();
        QVERIFY(palette().width() <= room.width() && palette().height() <= room.height());
        press(Qt::Key_Escape);
        QTRY_VERIFY(!palette().isVisible());
    }

    void aHeadingOpensTheManualThere()
    {
        openWithManual();
        type(QStringLiteral("accuracy and baselines"));
        press(Qt::Key_Return);
        HelpWindow* help = nullptr;
        const auto isOpen = [&] {
            for (QWidget* widget : QApplication::topLevelWidgets())
                if ((help = qobject_cast<HelpWindow*>(widget))) return true;
            return false;
        };
        QTRY_VERIFY(isOpen());
        QCOMPARE(help->browser().source().toString(), QStringLiteral("window.html#accuracy-and-baselines"));
    }
};

ROSA_WIDGET_TEST(TestCommandPalette)
#include "tst_command_palette.moc"
