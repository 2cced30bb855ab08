/// Lessons beside the lab: a whole lesson by mouse and by keyboard, progress, own files and wrong ones.
#include <QAbstractButton>
#include <QAccessible>
#include <QAction>
#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QRadioButton>
#include <QSettings>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTableWidget>
#include <QTemporaryDir>
#include <QTest>

#include "app/workbench/lab/data/lesson_list.h"
#include "app/workbench/lab/data/lesson_text.h"
#include "app/workbench/lab/view/lesson_list_panel.h"
#include "app/workbench/lab/view/lesson_panel.h"
#include "app/workbench/lab/view/lesson_report_dialog.h"
#include "app/workbench/lab/view/lesson_side.h"
#include "tests/program/test_program.h"
#include "tests/widgets/shown.h"
#include "tests/workbench/lesson_files.h"
#include "widgets/banner/banner.h"

using namespace rosa;
using namespace rosa::workbench;

namespace {

/// The lab: keeps what the lesson wants it to show.
class FakeLab : public QObject {
public:
    explicit FakeLab(LessonSide& side)
    {
        connect(&side, &LessonSide::sceneWanted, this, [this](const LessonScene& scene) { scenes.push_back(scene); });
    }
    [[nodiscard]] const LessonScene& last() const { return scenes.back(); }

    std::vector<LessonScene> scenes;
};

}  // namespace

class TestLessonPanel : public QObject {
    Q_OBJECT

    std::unique_ptr<LessonSide> m_side;
    std::unique_ptr<FakeLab> m_lab;
    QTemporaryDir m_folder;

    void start()
    {
        m_side = std::make_unique<LessonSide>();
        m_lab = std::make_unique<FakeLab>(*m_side);
        m_side->resize(420, 700);
        QVERIFY(rosa::test::isActivated(*m_side));
    }
    /// Opens a file and waits for it, or for what is wrong with it.
    void open(const QString& file)
    {
        QSignalSpy opened(m_side.get(), &LessonSide::opened);
        m_side->open(file);
        QVERIFY(opened.count() > 0 || opened.wait(rosa::test::kHangMilliseconds));
    }

    template <typename Widget>
    Widget* part(const char* name) const
    {
        // Parts of the question before may still wait for their deletion.
        Widget* found = nullptr;
        for (Widget* one : m_side->findChildren<Widget*>(QLatin1String(name)))
            if (one->isVisibleTo(m_side.get())) found = one;
        return found;
    }
    void click(const char* name) const
    {
        auto* button = part<QAbstractButton>(name);
        QVERIFY2(button, name);
        QVERIFY2(button->isEnabled(), name);
        QTest::mouseClick(button, Qt::LeftButton);
    }
    /// Presses a button and waits until the truth is shown.
    void clickAndCompare(const char* name) const
    {
        QSignalSpy compared(m_side->panel(), &LessonPanel::compared);
        click(name);
        QVERIFY(compared.count() > 0 || compared.wait(rosa::test::kHangMilliseconds));
    }
    static void keyAndCompare(LessonPanel* panel, QWidget* at, Qt::Key key)
    {
        QSignalSpy compared(panel, &LessonPanel::compared);
        QTest::keyClick(at, key);
        QVERIFY(compared.count() > 0 || compared.wait(rosa::test::kHangMilliseconds));
    }
    [[nodiscard]] QString plain(const char* name) const
    {
        const auto* label = part<QLabel>(name);
        if (!label) return {};
        QTextDocument document;
        document.setHtml(label->text());
        return document.toPlainText().simplified();
    }
    /// What the lab reports after its canvas was edited.
    void fillPlan(std::vector<double> values) const
    {
        lab::Problem problem = m_lab->last().problem;
        problem.solve.plan = PlanValues(2, 2, std::move(values));
        m_side->updateProblem(problem);
    }
    [[nodiscard]] static QWidget* focus() { return QApplication::focusWidget(); }

private Q_SLOTS:
    void initTestCase()
    {
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setOrganizationName(QStringLiteral("rosa-test"));
        QCoreApplication::setApplicationName(QStringLiteral("lessons-%1").arg(QCoreApplication::applicationPid()));
        QLocale::setDefault(QLocale::c());
    }
    void init()
    {
        QSettings().clear();
        start();
    }
    void cleanup()
    {
        m_lab.reset();
        m_side.reset();
        QLocale::setDefault(QLocale::c());
    }
    void cleanupTestCase() { QSettings().clear(); }

    void aLessonByMouse()
    {
        open(lessonFile("small.rosalesson"));
        QCOMPARE(plain("lessonTitle"), QStringLiteral("Two rows, two columns"));
        QVERIFY(plain("lessonText").contains(QStringLiteral("Row a and row b send 0.5 each")));
        QCOMPARE(plain("lessonAfter"), QStringLiteral("Nothing is asked here."));
        QVERIFY(!m_lab->last().hidesResult);
        QVERIFY(m_lab->last().problem.solve.variant == lab::Variant::Exact);

        // The plan: nothing is shown but what the hand fills in.
        click("lessonNext");
        QVERIFY(m_lab->last().hidesResult);
        QVERIFY(m_lab->last().problem.solve.variant == lab::Variant::Hand);
        QVERIFY(!m_lab->last().problem.solve.plan);
        QCOMPARE(m_lab->last().controls, std::vector{lab::Control::Plan});
        QVERIFY(!part<QPushButton>("lessonNext")->isEnabled());
        QVERIFY(!part<QPushButton>("lessonCompare")->isEnabled());
        QVERIFY(!part<QLabel>("lessonAfter"));
        fillPlan({0.5, 0, 0, 0.1});
        QVERIFY(plain("lessonNote").contains(QStringLiteral("rows by 0.4, columns by 0.4")));
        fillPlan({0.4, 0.1, 0.5, 0});
        QCOMPARE(plain("lessonNote"), QStringLiteral("Your plan keeps all weights."));
        clickAndCompare("lessonCompare");
        // Γ is (0.5, 0; 0.4, 0.1).
        QVERIFY2(plain("lessonComparison").contains(QStringLiteral("½‖guess − Γ‖₁ 0.2")),
                 qPrintable(plain("lessonComparison")));
        QVERIFY(plain("lessonAfter").contains(QStringLiteral("0.4 across")));
        QVERIFY(m_lab->last().problem.solve.variant == lab::Variant::Exact);
        QVERIFY(m_lab->last().ghost.has_value());
        QCOMPARE((*m_lab->last().ghost)(0, 1), 0.1);
        QCOMPARE(m_lab->last().controls, std::vector{lab::Control::Weights});

        // The number.
        click("lessonNext");
        QVERIFY(m_lab->last().hidesResult);
        QCOMPARE(m_lab->last().problem.solve.halfIterations, 0);
        QVERIFY(m_lab->last().controls.empty());
        QTest::keyClicks(part<QLineEdit>("lessonNumber"), QStringLiteral("x"));
        QVERIFY(!part<QPushButton>("lessonCompare")->isEnabled());
        QVERIFY(plain("lessonNote").contains(QStringLiteral("not a number")));
        part<QLineEdit>("lessonNumber")->clear();
        QTest::keyClicks(part<QLineEdit>("lessonNumber"), QStringLiteral("2/5"));
        clickAndCompare("lessonCompare");
        const QString compared = plain("lessonComparison");
        QVERIFY2(compared.contains(QStringLiteral("Your guess 0.4 Computed 0.006693")), qPrintable(compared));
        QVERIFY2(compared.contains(QStringLiteral("○ Too high this time: what surprises is remembered. Within 0.01 counts")),
                 qPrintable(compared));
        QCOMPARE(part<QLineEdit>("lessonNumber")->text(), QStringLiteral("0.4"));
        QVERIFY(part<QLineEdit>("lessonNumber")->isReadOnly());
        QCOMPARE(m_lab->last().problem.solve.halfIterations, 2);
        QVERIFY(!m_lab->last().hidesResult);

        // The choice, about what is on the screen.
        click("lessonNext");
        QVERIFY(!m_lab->last().hidesResult);
        QVERIFY(m_lab->last().controls.empty());
        QVERIFY(!part<QPushButton>("lessonCompare")->isEnabled());
        click("lessonChoice1");
        clickAndCompare("lessonCompare");
        QVERIFY(plain("lessonComparison").contains(QStringLiteral("The right answer: no, the weights are not kept")));
        QVERIFY(part<QRadioButton>("lessonChoice2")->accessibleName().contains(QStringLiteral("right")));
        QVERIFY(part<QRadioButton>("lessonChoice1")->isChecked());
        QCOMPARE(part<QPushButton>("lessonNext")->text(), QStringLiteral("&Finish"));

        // A guess stays when one comes back.
        click("lessonBack");
        QCOMPARE(part<QLineEdit>("lessonNumber")->text(), QStringLiteral("0.4"));
        click("lessonNext");
        click("lessonNext");
        QVERIFY(!m_side->isOpen());
        QCOMPARE(doneSteps("small"), (std::set<std::size_t>{0, 1, 2, 3}));
    }

    void aLessonByKeyboard()
    {
        open(lessonFile("small.rosalesson"));
        m_side->panel()->setFocus();
        part<QPushButton>("lessonNext")->setFocus();
        QTest::keyClick(focus(), Qt::Key_Space);
        QCOMPARE(m_side->panel()->walk()->at(), std::size_t{1});
        // Before a plan is filled in, nothing can be compared.
        QCOMPARE(focus()->objectName(), QStringLiteral("lessonSkip"));
        fillPlan({0.5, 0, 0.4, 0.1});
        QTest::keyClick(focus(), Qt::Key_Tab, Qt::ShiftModifier);
        QCOMPARE(focus()->objectName(), QStringLiteral("lessonCompare"));
        keyAndCompare(m_side->panel(), focus(), Qt::Key_Return);
        QVERIFY(plain("lessonComparison").contains(QStringLiteral("Your plan is Γ")));
        QCOMPARE(focus()->objectName(), QStringLiteral("lessonNext"));
        QTest::keyClick(focus(), Qt::Key_Right, Qt::AltModifier);
        QCOMPARE(focus()->objectName(), QStringLiteral("lessonNumber"));
        QTest::keyClicks(focus(), QStringLiteral("0.007"));
        keyAndCompare(m_side->panel(), focus(), Qt::Key_Return);
        QVERIFY2(plain("lessonComparison").contains(QStringLiteral("✓ Right, within 0.01")),
                 qPrintable(plain("lessonComparison")));
        QTest::keyClick(focus(), Qt::Key_Right, Qt::AltModifier);
        QCOMPARE(focus()->objectName(), QStringLiteral("lessonChoice1"));
        // The arrow keys go by places, which the layout gives.
        QTRY_VERIFY(part<QRadioButton>("lessonChoice2")->y() > part<QRadioButton>("lessonChoice1")->y());
        QTest::keyClick(focus(), Qt::Key_Down);
        QCOMPARE(focus()->objectName(), QStringLiteral("lessonChoice2"));
        QTest::keyClick(focus(), Qt::Key_Space);
        QVERIFY(part<QRadioButton>("lessonChoice2")->isChecked());
        keyAndCompare(m_side->panel(), focus(), Qt::Key_Return);
        QVERIFY(plain("lessonComparison").startsWith(QStringLiteral("✓ Right")));
        QTest::keyClick(focus(), Qt::Key_Left, Qt::AltModifier);
        QCOMPARE(m_side->panel()->walk()->at(), std::size_t{2});
    }

    void theStepsStartBringsItsProblemBack()
    {
        open(lessonFile("small.rosalesson"));
        const std::size_t before = m_lab->scenes.size();
        QTest::keyClick(part<QPushButton>("lessonNext"), Qt::Key_Home, Qt::AltModifier);
        QCOMPARE(m_lab->scenes.size(), before + 1);
        QVERIFY(m_lab->last().problem.solve.variant == lab::Variant::Exact);
    }

    void whatIsShownWithoutAGuessIsNotDone()
    {
        open(lessonFile("small.rosalesson"));
        m_side->panel()->goTo(2);
        clickAndCompare("lessonSkip");
        QVERIFY(plain("lessonComparison").contains(QStringLiteral("Computed 0.006693")));
        QVERIFY(!part<QLineEdit>("lessonNumber"));
        QVERIFY(part<QPushButton>("lessonNext")->isEnabled());
        click("lessonNext");
        QVERIFY(doneSteps("small").empty());
    }

    /// Whatever its size, a difference has the digits of the number beside it.
    void aFirstGuessIsAnsweredKindly()
    {
        lab::LessonQuestion question;
        question.answer.emplace();
        question.answer->tolerance = 60;
        const auto said = [&](double guess) {
            QTextDocument document;
            document.setHtml(comparisonHtml(question, LessonGuess{guess, 0, {}}, {307, {}}));
            return document.toPlainText().simplified();
        };
        QVERIFY2(said(100).contains(QStringLiteral("Difference 207 ○ Too low this time")), qPrintable(said(100)));
        QVERIFY(said(100).endsWith(QStringLiteral("Within 60 counts as right.")));
        QVERIFY2(said(400).contains(QStringLiteral("○ Close, a little too high.")), qPrintable(said(400)));
        QVERIFY(said(200).contains(QStringLiteral("○ Close, a little too low.")));
        QVERIFY(said(300).contains(QStringLiteral("✓ Right, within 60")));
        question.answer->tolerance = 0;
        QVERIFY(said(306).endsWith(QStringLiteral("○ Close, a little too low.")));
    }

    void theFinishedLessonLeadsToTheNext()
    {
        open(QString::fromStdString(lab::builtInLessons()[1].id));
        const std::size_t steps = m_side->panel()->walk()->lesson().steps.size();
        for (std::size_t step = 0; step < steps; ++step) setStepDone(lab::builtInLessons()[1].id, step);
        m_side->panel()->goTo(steps - 1);
        clickAndCompare("lessonSkip");
        click("lessonNext");
        const QListWidget* list = m_side->list()->list();
        QCOMPARE(list->currentRow(), 2);
        QVERIFY(list->item(2)->text().contains(QStringLiteral("Next ·")));
        QVERIFY(!list->item(0)->text().contains(QStringLiteral("Next ·")));
    }

    void aTextIsAsGoodAsItsButton()
    {
        open(lessonFile("small.rosalesson"));
        m_side->panel()->goTo(3);
        auto* button = part<QRadioButton>("lessonChoice2");
        for (QLabel* label : button->parentWidget()->findChildren<QLabel*>())
            if (label->text().contains(QStringLiteral("not kept"))) QTest::mouseClick(label, Qt::LeftButton);
        QVERIFY(button->isChecked());
    }

    void progressIsKeptAndCanBeReset()
    {
        open(lessonFile("small.rosalesson"));
        click("lessonNext");
        fillPlan({0.5, 0, 0.4, 0.1});
        clickAndCompare("lessonCompare");
        // Another start of the program.
        cleanup();
        start();
        QListWidget* list = m_side->list()->list();
        const int row = list->count() - 1;
        QVERIFY(list->item(row)->text().contains(QStringLiteral("2 of 4 steps done")));
        QVERIFY2(list->item(0)->text().endsWith(QStringLiteral("Next · not begun · 10 min")),
                 qPrintable(list->item(0)->text()));
        list->setCurrentRow(row);
        QSignalSpy opened(m_side.get(), &LessonSide::opened);
        QTest::keyClick(list, Qt::Key_Return);
        QVERIFY(opened.count() > 0 || opened.wait(rosa::test::kHangMilliseconds));
        QCOMPARE(m_side->panel()->walk()->at(), std::size_t{2});
        QVERIFY(part<QComboBox>("lessonSteps")->itemText(0).startsWith(QStringLiteral("✓")));
        click("lessonAll");
        click("lessonReset");
        QVERIFY(list->item(row)->text().contains(QStringLiteral("not begun")));
        QVERIFY(doneSteps("small").empty());
    }

    void lessonsOfTheProgramAreListedFirst()
    {
        open(lessonFile("small.rosalesson"));
        const QList<LessonLink> links = lessonLinks();
        const auto& own = lab::builtInLessons();
        QCOMPARE(links.size(), static_cast<qsizetype>(own.size()) + 1);
        for (std::size_t i = 0; i < own.size(); ++i) QCOMPARE(links[static_cast<qsizetype>(i)].id.toStdString(), own[i].id);
        QVERIFY(links.last().isFile);
        QCOMPARE(links.last().title, QStringLiteral("Two rows, two columns"));
        QCOMPARE(links.last().steps, 4);
        QVERIFY(isBuiltInLesson(links.last().id) == false);
    }

    void aWrongFileIsOneLineAndLosesNothing_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QString>("line");
        const auto write = [this](const char* name, const QByteArray& content) {
            QFile file(m_folder.filePath(QLatin1String(name)));
            if (file.open(QIODevice::WriteOnly)) file.write(content);
            return file.fileName();
        };
        QTest::newRow("unknown key") << lessonFile("unknown_key.rosalesson") << QStringLiteral("unknown_key.rosalesson:9: ");
        QTest::newRow("no lesson") << write("empty.rosalesson", "# nothing\n") << QStringLiteral("rosa_lesson = 1");
        QTest::newRow("no text") << write("bytes.rosalesson", QByteArray("\0\x01\xFF\xFE", 4))
                                 << QStringLiteral("bytes.rosalesson");
        QTest::newRow("large") << write("large.rosalesson", QByteArray((1 << 20) + 1, '#'))
                               << QStringLiteral("large.rosalesson");
        QTest::newRow("missing") << m_folder.filePath(QStringLiteral("gone.rosalesson"))
                                 << QStringLiteral("gone.rosalesson");
    }
    void aWrongFileIsOneLineAndLosesNothing()
    {
        QFETCH(QString, file);
        QFETCH(QString, line);
        open(lessonFile("small.rosalesson"));
        m_side->panel()->goTo(1);
        fillPlan({0.5, 0, 0, 0});
        open(file);
        QVERIFY2(m_side->banner()->isVisible(), qPrintable(file));
        QVERIFY2(m_side->banner()->text().contains(line), qPrintable(m_side->banner()->text()));
        QVERIFY(!m_side->banner()->text().contains(QLatin1Char('\n')));
        QVERIFY(m_side->isOpen());
        QCOMPARE(m_side->panel()->walk()->at(), std::size_t{1});
        // The plan is still there.
        QVERIFY(part<QPushButton>("lessonCompare")->isEnabled());
        QCOMPARE(lessonLinks().last().title, QStringLiteral("Two rows, two columns"));
    }

    void aCheckListsFaultsWithTheirLines()
    {
        const auto checked = [this](const char* file) {
            open(lessonFile(file));
            m_side->check();
            auto* dialog = m_side->findChild<LessonReportDialog*>();
            QSignalSpy done(dialog, &LessonReportDialog::checked);
            done.wait(rosa::test::kHangMilliseconds);
            return dialog;
        };
        std::unique_ptr<LessonReportDialog> wrong(checked("wrong_number.rosalesson"));
        QCOMPARE(wrong->table()->rowCount(), 1);
        QCOMPARE(wrong->table()->item(0, 0)->text(), QStringLiteral("14"));
        QVERIFY(wrong->table()->item(0, 1)->text().contains(QStringLiteral("stated 0.25, computed 0")));
        wrong.reset();
        const std::unique_ptr<LessonReportDialog> right(checked("small.rosalesson"));
        QVERIFY2(right->summary().startsWith(QStringLiteral("No faults.")),
                 qPrintable(right->table()->rowCount() > 0 ? right->table()->item(0, 1)->text() : right->summary()));
        QCOMPARE(right->table()->rowCount(), 0);
    }

    void aPageIsWrittenWhole()
    {
        open(lessonFile("small.rosalesson"));
        const auto saved = [this](const QString& file) {
            QSignalSpy done(m_side.get(), &LessonSide::pageSaved);
            m_side->savePage(file);
            done.wait(rosa::test::kHangMilliseconds);
            return m_side->banner()->text();
        };
        const QString name = m_folder.filePath(QStringLiteral("page.html"));
        const QString said = saved(name);
        if (said.contains(QStringLiteral("ROSA_WEB_MODULE"))) QSKIP("this build has no module of web pages");
        QVERIFY2(said.contains(QStringLiteral("page.html")), qPrintable(said));
        QFile page(name);
        QVERIFY(page.open(QIODevice::ReadOnly));
        const QByteArray html = page.readAll();
        QVERIFY(html.startsWith("<!doctype html>\n<html lang=\"en\">") && html.endsWith("</html>\n"));
        QVERIFY(saved(m_folder.filePath(QStringLiteral("none/page.html")))
                    .startsWith(QStringLiteral("The web page was not saved")));
    }

    void proseScalesWithLargeType()
    {
        open(lessonFile("small.rosalesson"));
        const auto width = [this] {
            const auto* label = part<QLabel>("lessonText");
            QTextDocument document;
            document.setDefaultFont(label->font());
            document.setHtml(label->text());
            return document.size().width();  // Each paragraph on one line.
        };
        const double before = width();
        const double button = part<QPushButton>("lessonNext")->font().pointSizeF();
        m_side->setLargeType(true);
        QVERIFY(width() > 1.4 * before);
        QVERIFY(part<QPushButton>("lessonNext")->font().pointSizeF() > 1.4 * button);
        m_side->setLargeType(false);
        QCOMPARE(width(), before);
    }

    void everythingHasANameForScreenReaders()
    {
        open(lessonFile("small.rosalesson"));
        for (std::size_t step = 0; step < 4; ++step) {
            m_side->panel()->goTo(step);
            for (QWidget* one : m_side->findChildren<QWidget*>()) {
                const bool isInput = qobject_cast<QAbstractButton*>(one) || qobject_cast<QLineEdit*>(one) ||
                                     qobject_cast<QComboBox*>(one) || qobject_cast<QAbstractItemView*>(one);
                if (!isInput || !one->isVisibleTo(m_side.get()) || one->focusPolicy() == Qt::NoFocus) continue;
                QAccessibleInterface* shown = QAccessible::queryAccessibleInterface(one);
                QVERIFY2(shown && !shown->text(QAccessible::Name).isEmpty(), qPrintable(one->objectName()));
            }
        }
        auto* box =
            QAccessible::queryAccessibleInterface(part<QRadioButton>("lessonChoice1")->parentWidget()->parentWidget());
        QCOMPARE(box->text(QAccessible::Name), QStringLiteral("Question: Is a cost below the optimum good?"));
    }
};

ROSA_WIDGET_TEST(TestLessonPanel)
#include "tst_lesson_panel.moc"
