#include <QFile>
#include <QLineEdit>
#include <QMenu>
#include <QUndoStack>

#include "app/workbench/experiment/view/experiment_view.h"
#include "app/workbench/lab/view/lab_view.h"
#include "core/lab/problem_toml.h"
#include "tests/program/test_program.h"
#include "tests/workbench/window_support.h"
#include "widgets/banner/banner.h"
#include "widgets/lab/lab_canvas.h"

using namespace rosa;
using namespace rosa::workbench;

/// The transport lab in the window: how it is opened, and whose steps Undo takes back.
class TestLabWindow : public QObject {
    Q_OBJECT

    std::unique_ptr<WindowFixture> m_fixture;

    [[nodiscard]] LabView* lab() const { return m_fixture->window->findChild<LabView*>(); }
    QString problemFile(const char* name, const QByteArray& content) const
    {
        const QString file = m_fixture->store.filePath(QLatin1String(name));
        QFile out(file);
        return out.open(QIODevice::WriteOnly) && out.write(content) == content.size() ? file : QString();
    }

private Q_SLOTS:
    void init() { m_fixture = std::make_unique<WindowFixture>(); }
    void cleanup() { m_fixture.reset(); }

    void theMenuShowsIt()
    {
        m_fixture->start();
        QVERIFY(!lab()->isVisible());
        m_fixture->action("lab")->trigger();
        QVERIFY(lab()->isVisible());
        QVERIFY(lab()->isAncestorOf(QApplication::focusWidget()) || lab() == QApplication::focusWidget());
    }

    void aLessonFromTheMenuTakesTheKeyboard()
    {
        m_fixture->start();
        m_fixture->window->findChild<ExperimentView*>()->setFocus();
        QMenu* lessons = m_fixture->window->findChild<QMenu*>(QStringLiteral("lessons"));
        QVERIFY(lessons);
        Q_EMIT lessons->aboutToShow();
        lessons->actions().at(2)->trigger();  // Behind "All lessons" and the separator.
        auto* guess = lab()->findChild<QLineEdit*>(QStringLiteral("lessonNumber"));
        QTRY_VERIFY(guess && guess->hasFocus());
        QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("0.2"));
        QCOMPARE(guess->text(), QStringLiteral("0.2"));
    }

    void theCommandLineOpensAFile()
    {
        const QString file =
            problemFile("p.toml", "rosa_transport = 1\ntitle = \"mine\"\n[matrix]\ncost = [[0, 1], [1, 0]]\n");
        m_fixture->start({{}, {}, {file}, true});
        QVERIFY(lab()->isVisible());
        QTRY_COMPARE(lab()->state().problem().title, std::string("mine"));
    }

    void aFileThatIsNoProblemIsExplainedThere()
    {
        const QString file = problemFile("p.toml", "[run]\ndataset = \"cora\"\n");
        m_fixture->start({{}, {}, {file}, true});
        auto* banner = lab()->findChild<widgets::Banner*>();
        QTRY_VERIFY(banner->isVisible());
        QVERIFY(banner->text().contains(QStringLiteral("rosa_transport = 1")));
    }

    void aProblemIsOpenedByItsContent()
    {
        const QString file =
            problemFile("q.toml", "# A\nrosa_transport = 1\ntitle = \"dropped\"\n[matrix]\ncost = [[0, 1]]\n");
        m_fixture->start();
        m_fixture->window->openFile(file);
        QVERIFY(lab()->isVisible());
        QTRY_COMPARE(lab()->state().problem().title, std::string("dropped"));
    }

    void undoBelongsToWhatIsUsed()
    {
        m_fixture->start();
        auto* form = m_fixture->window->findChild<ExperimentView*>();
        const int formSteps = form->undoStack()->index();
        m_fixture->action("lab")->trigger();
        const std::string before = lab::toToml(lab()->state().problem());
        Q_EMIT lab()->canvas()->lambdaMoved(7, true);
        lab()->canvas()->setFocus();
        QTest::keyClick(lab()->canvas(), Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(lab::toToml(lab()->state().problem()), before);
        QCOMPARE(form->undoStack()->index(), formSteps);
        QTest::keyClick(lab()->canvas(), Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(lab()->state().now().settings.lambda, 7.0);
        // In front of another view, the lab's steps stay.
        m_fixture->action("view_train")->trigger();
        QTest::keyClick(m_fixture->window.get(), Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(lab()->state().now().settings.lambda, 7.0);
    }
};

ROSA_WIDGET_TEST(TestLabWindow)
#include "tst_lab_window.moc"
