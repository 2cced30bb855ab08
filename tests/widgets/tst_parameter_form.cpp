#include <QCheckBox>
#include <QLineEdit>
#include <QScrollArea>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>
#include <QWheelEvent>

#include "tests/program/test_program.h"
#include "tests/widgets/shown.h"
#include "widgets/form/field_editors.h"
#include "widgets/form/form_section.h"
#include "widgets/form/parameter_form.h"
#include "widgets/style/number_text.h"

using namespace rosa::widgets;

namespace {

FormField number(const QString& key, const QString& title, FieldKind kind, const QString& value, double low, double high)
{
    FormField field;
    field.key = key;
    field.title = title;
    field.bound.type = kind;
    field.value = field.fallback = value;
    field.origin = QStringLiteral("table 5");
    field.bound.minimum = low;
    field.bound.maximum = high;
    field.help = QStringLiteral("Help of %1").arg(title);
    return field;
}

QVector<FormGroup> groups()
{
    FormField lambda =
        number(QStringLiteral("a.lambda"), QStringLiteral("Sharpness"), FieldKind::Real, QStringLiteral("20"), 0, 10000);
    lambda.bound.minimumExcluded = true;
    lambda.unit = QStringLiteral("1/cost");
    const FormField iterations =
        number(QStringLiteral("a.iterations"), QStringLiteral("Iterations"), FieldKind::Integer, QStringLiteral("5"), 1, 8);
    FormField flag =
        number(QStringLiteral("b.flag"), QStringLiteral("Flag"), FieldKind::Boolean, QStringLiteral("false"), 0, 0);
    FormField rule =
        number(QStringLiteral("b.rule"), QStringLiteral("Rule"), FieldKind::Choice, QStringLiteral("sgd"), 0, 0);
    rule.choices = {{QStringLiteral("sgd"), QStringLiteral("plain"), {}},
                    {QStringLiteral("adam"), QStringLiteral("adaptive"), {}}};
    return {{QStringLiteral("a"), QStringLiteral("First"), {lambda, iterations}},
            {QStringLiteral("b"), QStringLiteral("Second"), {flag, rule}}};
}

void wheel(QWidget* widget)
{
    const QPointF middle(widget->width() / 2.0, widget->height() / 2.0);
    QWheelEvent event(middle, widget->mapToGlobal(middle), {}, {0, 120}, Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase,
                      false);
    QCoreApplication::sendEvent(widget, &event);
}

}  // namespace

class TestParameterForm : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_form = std::make_unique<ParameterForm>();
        m_form->setGroups(groups());
        m_form->resize(290, 500);
        QVERIFY(rosa::test::isActivated(*m_form));
    }

    void initTestCase() { Q_INIT_RESOURCE(icons); }

    /// A unit that repeats the title is noise.
    void aUnitThatTheTitleSaysIsNotShown()
    {
        FormField field = number(QStringLiteral("a.kept"), QStringLiteral("Checkpoints kept"), FieldKind::Integer, {}, 0, 9);
        QCOMPARE(shownUnit(field), QString());
        field.unit = QStringLiteral("checkpoints");
        QCOMPARE(shownUnit(field), QString());
        field.unit = QStringLiteral("1/cost");
        QCOMPARE(shownUnit(field), QStringLiteral("1/cost"));
    }

    void readsNumbersAsTheyAreTyped()
    {
        const FormField real = groups()[0].fields[0];
        const FormField whole = groups()[0].fields[1];
        for (const char* text : {"40", "1e-3", "4E1", ".5", "10000"})
            QCOMPARE(problemOf(real, QString::fromLatin1(text)), QString());
        for (const char* text : {"", "0", "-1", "abc", "1e", "10001", "inf", "nan", "4 0", "0x10"})
            QVERIFY2(!problemOf(real, QString::fromLatin1(text)).isEmpty(), text);
        for (const char* text : {"0", "9", "1.5", "1e0", "99999999999999999999"})
            QVERIFY2(!problemOf(whole, QString::fromLatin1(text)).isEmpty(), text);
        QCOMPARE(plainNumber(QStringLiteral(" +40 ")), QStringLiteral("40"));
        QVERIFY(isSameValue(real, QStringLiteral("1e-3"), QStringLiteral("0.001")));
        QVERIFY(!isSameValue(real, QStringLiteral("x"), QStringLiteral("y")));
    }

    void numbersFollowTheLanguage_data()
    {
        QTest::addColumn<QLocale>("locale");
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("plain");  // Command-line notation.
        QTest::addColumn<QString>("shown");
        const QLocale german(QLocale::German), english(QLocale::English), french(QLocale::French);
        const auto row = [](const char* name, const QLocale& locale, const char* typed, const char* plain,
                            const char* shown) {
            QTest::newRow(name) << locale << QString::fromUtf8(typed) << QString::fromUtf8(plain)
                                << QString::fromUtf8(shown);
        };
        row("comma", german, "0,5", "0.5", "0,5");
        row("negative exponent", german, "1,5e-3", "1.5e-3", "1,5e-3");
        row("minus sign", german, " \u22120,5", "-0.5", "-0,5");
        row("whole", german, "40", "40", "40");
        row("a point that groups nothing", german, "0.5", "0.5", "0,5");
        row("a point behind a zero", german, "0.125", "0.125", "0,125");
        row("a point that may group", german, "1.000", "1 000", "1 000");
        row("two marks", german, "1.000,5", "1.000,5", "1.000,5");
        row("half a number", german, "0,", "0.", "0,");
        row("no number", german, "4x,5", "4x,5", "4x,5");
        row("point", english, "0.5", "0.5", "0.5");
        row("a comma groups in English", english, "1,000", "1,000", "1,000");
        row("point in French", french, "1.000", "1.000", "1,000");
    }
    void numbersFollowTheLanguage()
    {
        QFETCH(QLocale, locale);
        QFETCH(QString, typed);
        QFETCH(QString, plain);
        const QLocale before;
        QLocale::setDefault(locale);
        const QString read = plainNumber(typed);
        const QString shown = localNumber(read);
        QLocale::setDefault(before);
        QCOMPARE(read, plain);
        QTEST(shown, "shown");
    }

    void germanEditorsShowAndTakeAComma()
    {
        const QLocale before;
        QLocale::setDefault(QLocale(QLocale::German));
        QVector<FormGroup> german = groups();
        german[0].fields[0].value = german[0].fields[0].fallback = QStringLiteral("0.4");
        ParameterForm form;
        form.setGroups(german);
        form.show();
        auto* editor = qobject_cast<NumberEdit*>(form.editor(QStringLiteral("a.lambda")));
        QCOMPARE(editor->text(), QStringLiteral("0,4"));
        QVERIFY(editor->toolTip().contains(QStringLiteral("0,4")));
        QSignalSpy edits(&form, &ParameterForm::edited);
        editor->selectAll();
        QTest::keyClicks(editor, QStringLiteral("0,25"));
        QCOMPARE(edits.last()[1].toString(), QStringLiteral("0.25"));  // Values are stored in plain notation.
        QCOMPARE(form.problems().size(), 0);
        QTest::keyClick(editor, Qt::Key_Up);
        QCOMPARE(editor->text(), QStringLiteral("0,35"));
        editor->selectAll();
        QTest::keyClicks(editor, QStringLiteral("1.000"));
        QCOMPARE(form.problems().size(), 1);
        QTest::mouseClick(form.revertButton(QStringLiteral("a.lambda")), Qt::LeftButton);
        QCOMPARE(editor->text(), QStringLiteral("0,4"));
        QCOMPARE(form.value(QStringLiteral("a.lambda")), QStringLiteral("0.4"));
        QLocale::setDefault(before);
    }

    void largeSeedsAreWholeNumbers()
    {
        const FormField seed = number(QStringLiteral("s"), QStringLiteral("Seed"), FieldKind::Integer, QStringLiteral("1"),
                                      0, 9007199254740992.0);
        QCOMPARE(problemOf(seed, QStringLiteral("9007199254740992")), QString());
        QVERIFY(!problemOf(seed, QStringLiteral("9007199254740993")).isEmpty());
    }

    void typingEditsAndMarksAtOnce()
    {
        QSignalSpy edits(m_form.get(), &ParameterForm::edited);
        QSignalSpy commits(m_form.get(), &ParameterForm::committed);
        auto* editor = qobject_cast<NumberEdit*>(m_form->editor(QStringLiteral("a.lambda")));
        QTest::mouseClick(editor, Qt::LeftButton);
        editor->selectAll();
        QTest::keyClicks(editor, QStringLiteral("4x"));
        QCOMPARE(edits.size(), 2);
        QCOMPARE(m_form->problems().size(), 1);
        QCOMPARE(m_form->problems()[0].first, QStringLiteral("a.lambda"));
        QVERIFY(editor->accessibleDescription().contains(QStringLiteral("above 0")));
        QCOMPARE(editor->text(), QStringLiteral("4x"));  // Invalid text is kept.
        QTest::keyClick(editor, Qt::Key_Backspace);
        QTest::keyClick(editor, Qt::Key_0);
        QTest::keyClick(editor, Qt::Key_Return);
        QVERIFY(m_form->problems().isEmpty());
        QCOMPARE(commits.last()[1].toString(), QStringLiteral("40"));
        QVERIFY(editor->font().bold());
        QCOMPARE(m_form->changedCount(), 1);
    }

    void arrowGoesBackToTheDefault()
    {
        auto* revert = qobject_cast<QToolButton*>(m_form->revertButton(QStringLiteral("a.iterations")));
        QVERIFY(!revert->isEnabled());
        m_form->setValues({{QStringLiteral("a.iterations"), QStringLiteral("7")}});
        QVERIFY(revert->isEnabled());
        QVERIFY(revert->toolTip().contains(QStringLiteral("table 5")));
        QSignalSpy edits(m_form.get(), &ParameterForm::edited);
        QTest::mouseClick(revert, Qt::LeftButton);
        QCOMPARE(edits.size(), 1);
        QCOMPARE(edits[0][1].toString(), QStringLiteral("5"));
        QVERIFY(!revert->isEnabled());
        QVERIFY(m_form->editor(QStringLiteral("a.iterations"))->hasFocus());
    }

    void keysStepWithinTheRange()
    {
        auto* editor = qobject_cast<NumberEdit*>(m_form->editor(QStringLiteral("a.iterations")));
        editor->setFocus();
        QTest::keyClick(editor, Qt::Key_PageUp);
        QCOMPARE(m_form->value(QStringLiteral("a.iterations")), QStringLiteral("8"));
        QTest::keyClick(editor, Qt::Key_Down);
        QCOMPARE(m_form->value(QStringLiteral("a.iterations")), QStringLiteral("7"));
        const FormField lambda = groups()[0].fields[0];
        QCOMPARE(stepped(lambda, QStringLiteral("20"), 1), QStringLiteral("30"));
        QCOMPARE(stepped(lambda, QStringLiteral("10"), -1), QStringLiteral("9"));
        QCOMPARE(stepped(lambda, QStringLiteral("0.001"), -1), QStringLiteral("0.0009"));
        QCOMPARE(stepped(lambda, QStringLiteral("10000"), 1), QStringLiteral("10000"));
        QCOMPARE(stepped(lambda, QStringLiteral("oops"), 1), QStringLiteral("oops"));
    }

    void wheelPassesOverWithoutChange()
    {
        for (const char* key : {"a.lambda", "b.rule"}) {
            QWidget* editor = m_form->editor(QLatin1String(key));
            m_form->findChild<QLineEdit*>(QStringLiteral("search"))->setFocus();
            const QString before = m_form->value(QLatin1String(key));
            wheel(editor);
            QCOMPARE(m_form->value(QLatin1String(key)), before);
        }
        QWidget* editor = m_form->editor(QStringLiteral("a.lambda"));
        editor->setFocus();
        wheel(editor);
        QCOMPARE(m_form->value(QStringLiteral("a.lambda")), QStringLiteral("30"));
    }

    void searchNarrowsByTitleKeyAndHelp()
    {
        auto* search = m_form->findChild<QLineEdit*>(QStringLiteral("search"));
        QTest::keyClick(m_form->editor(QStringLiteral("a.lambda")), Qt::Key_F, Qt::ControlModifier);
        QVERIFY(search->hasFocus());
        QTest::keyClicks(search, QStringLiteral("adaptive"));
        QVERIFY(m_form->editor(QStringLiteral("b.rule"))->isVisible());
        QVERIFY(!m_form->editor(QStringLiteral("b.flag"))->isVisible());
        QVERIFY(!m_form->editor(QStringLiteral("a.lambda"))->isVisible());
        search->clear();
        QVERIFY(m_form->editor(QStringLiteral("a.lambda"))->isVisible());
    }

    void foldedGroupsSayWhatIsChangedAndOpenForAProblem()
    {
        QSignalSpy folds(m_form.get(), &ParameterForm::foldsChanged);
        auto* section = m_form->findChildren<FormSection*>().first();
        auto* heading = section->findChild<QToolButton*>();
        QTest::mouseClick(heading, Qt::LeftButton);
        QCOMPARE(folds.size(), 1);
        QCOMPARE(m_form->foldedGroups(), QStringList(QStringLiteral("a")));
        QVERIFY(!m_form->editor(QStringLiteral("a.lambda"))->isVisible());
        m_form->setValues({{QStringLiteral("a.lambda"), QStringLiteral("-3")}});
        QVERIFY(heading->text().contains(QStringLiteral("1 invalid")));
        m_form->focusField(QStringLiteral("a.lambda"));
        QVERIFY(m_form->editor(QStringLiteral("a.lambda"))->hasFocus());
    }

    void rowsThatStayKeepTheKeyboard()
    {
        QWidget* editor = m_form->editor(QStringLiteral("b.rule"));
        editor->setFocus();
        QVector<FormGroup> fewer = groups();
        fewer.removeFirst();
        m_form->setGroups(fewer);
        QCOMPARE(m_form->editor(QStringLiteral("b.rule")), editor);
        QVERIFY(editor->hasFocus());
        QCOMPARE(m_form->keys().size(), 2);
        QCOMPARE(m_form->editor(QStringLiteral("a.lambda")), nullptr);
    }

    void tabReachesEveryEditorInOrder()
    {
        auto* search = m_form->findChild<QLineEdit*>(QStringLiteral("search"));
        search->setFocus();
        QStringList reached;
        for (int i = 0; i < 12; ++i) {
            QTest::keyClick(m_form->focusWidget(), Qt::Key_Tab);
            const QString name = m_form->focusWidget()->objectName();
            if (m_form->keys().contains(name) && !reached.contains(name)) reached += name;
        }
        QCOMPARE(reached, m_form->keys());
    }

private:
    std::unique_ptr<ParameterForm> m_form;
};

ROSA_WIDGET_TEST(TestParameterForm)
#include "tst_parameter_form.moc"
