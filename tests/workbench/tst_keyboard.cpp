#include <set>

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractSpinBox>
#include <QAccessible>
#include <QComboBox>
#include <QDockWidget>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QPlainTextEdit>
#include <QSlider>
#include <QTabBar>
#include <QTableWidget>

#include "app/workbench/shell/view.h"
#include "tests/program/test_program.h"
#include "tests/workbench/window_support.h"

using namespace rosa::workbench;

namespace {

/// An input widget that is not part of another one, as the line edit of a spin box is.
bool isEditor(const QWidget* widget)
{
    const auto isOne = [](const QWidget* w) {
        return qobject_cast<const QAbstractButton*>(w) || qobject_cast<const QAbstractSpinBox*>(w) ||
               qobject_cast<const QComboBox*>(w) || qobject_cast<const QLineEdit*>(w) || qobject_cast<const QSlider*>(w) ||
               qobject_cast<const QAbstractItemView*>(w) || qobject_cast<const QPlainTextEdit*>(w) ||
               qobject_cast<const QTabBar*>(w);
    };
    if (!isOne(widget)) return false;
    for (const QWidget* above = widget->parentWidget(); above; above = above->parentWidget())
        if (isOne(above)) return false;
    return true;
}

QString widgetNameOf(const QWidget* widget)
{
    const auto* button = qobject_cast<const QAbstractButton*>(widget);
    const QString text = button ? button->text() : QString();
    return QStringLiteral("%1 \"%2\" %3 %4")
        .arg(QLatin1String(widget->metaObject()->className()), widget->accessibleName(), text, widget->objectName());
}

/// Handles and buttons created by Qt in docks, tool bars and tab bars.
bool isQtsOwn(const QWidget* widget)
{
    return widget->objectName().startsWith(QStringLiteral("qt_")) || qobject_cast<const QTabBar*>(widget->parentWidget());
}

}  // namespace

/// All functions are accessible by keyboard.
class TestKeyboard : public QObject {
    Q_OBJECT

    WindowFixture m_fixture;

    /// Visible editors that are not reached by Tab.
    QStringList notReached()
    {
        QWidget* window = m_fixture.window.get();
        std::set<const QWidget*> reached;
        for (int i = 0; i < 2000; ++i) {
            const QWidget* focus = QApplication::focusWidget();
            for (const QWidget* widget = focus; widget; widget = widget->parentWidget()) reached.insert(widget);
            QTest::keyClick(focus ? const_cast<QWidget*>(focus) : window, Qt::Key_Tab);
        }
        QStringList missing;
        for (const QWidget* widget : window->findChildren<QWidget*>())
            if (isEditor(widget) && widget->isVisible() && widget->isEnabled() && !reached.contains(widget) &&
                !isQtsOwn(widget) && !isInToolBar(widget))
                missing.append(widgetNameOf(widget));
        return missing;
    }

    /// Tool bar buttons are actions, which are also in menus.
    static bool isInToolBar(const QWidget* widget)
    {
        for (const QWidget* above = widget->parentWidget(); above; above = above->parentWidget())
            if (above->inherits("QToolBar")) return widget->inherits("QToolButton");
        return false;
    }

    static void collect(const QMenu* menu, std::set<const QAction*>& actions)
    {
        for (const QAction* action : menu->actions()) {
            actions.insert(action);
            if (action->menu()) collect(action->menu(), actions);
        }
    }

private Q_SLOTS:
    void initTestCase() { m_fixture.start(); }

    void everyActionIsInAMenuAndEveryMenuHasAKey()
    {
        std::set<const QAction*> inMenus;
        std::set<QChar> keys;
        for (const QAction* top : m_fixture.window->menuBar()->actions()) {
            const qsizetype mark = top->text().indexOf(QLatin1Char('&'));
            QVERIFY2(mark >= 0, qPrintable(top->text()));
            QVERIFY2(keys.insert(top->text()[mark + 1].toLower()).second, qPrintable(top->text()));
            collect(top->menu(), inMenus);
        }
        for (const QAction* action : m_fixture.window->findChildren<QAction*>()) {
            if (action->objectName().isEmpty() || action->isSeparator() || action->objectName().startsWith(QLatin1Char('_')))
                continue;
            const bool isLocal = action->parent() != m_fixture.window.get();
            QVERIFY2(isLocal || inMenus.contains(action), qPrintable(action->objectName() + action->text()));
        }
    }

    void noShortcutIsGivenTwice()
    {
        std::set<QString> keys;
        for (const QAction* action : m_fixture.window->findChildren<QAction*>())
            for (const QKeySequence& sequence : action->shortcuts())
                if (action->shortcutContext() == Qt::WindowShortcut)
                    QVERIFY2(keys.insert(sequence.toString()).second, qPrintable(sequence.toString() + action->text()));
    }

    void theSheetOfKeysSaysNothingTwice()
    {
        QTest::keyClick(m_fixture.window.get(), Qt::Key_F1, Qt::ControlModifier);
        const QTableWidget* sheet = nullptr;
        for (const QTableWidget* table : m_fixture.window->findChildren<QTableWidget*>())
            if (table->accessibleName() == QStringLiteral("Keyboard shortcuts")) sheet = table;
        QVERIFY(sheet && sheet->isVisible());
        QStringList deeds;
        for (int row = 0; row < sheet->rowCount(); ++row) deeds += sheet->item(row, 1)->text();
        QVERIFY(deeds.contains(QStringLiteral("Train")) && deeds.contains(QStringLiteral("Show Train")));
        QCOMPARE(deeds.removeDuplicates(), 0);
        QVERIFY(!deeds.join(QString()).contains(QLatin1Char('&')));
        QTest::keyClick(sheet->window(), Qt::Key_Escape);
        QVERIFY(rosa::test::isActivated(*m_fixture.window));
    }

    void tabReachesEveryEditorOfEveryView_data()
    {
        QTest::addColumn<QString>("view");
        for (const View* view : m_fixture.window->findChildren<View*>())
            QTest::newRow(view->card().name) << view->objectName();
    }
    void tabReachesEveryEditorOfEveryView()
    {
        QFETCH(QString, view);
        m_fixture.action(qPrintable(QStringLiteral("view_") + view))->trigger();
        const QStringList missing = notReached();
        QVERIFY2(missing.isEmpty(), qPrintable(missing.join(QLatin1Char('\n'))));
    }

    void everyEditorHasANameForScreenReaders()
    {
        QStringList nameless;
        for (const QWidget* widget : m_fixture.window->findChildren<QWidget*>()) {
            if (!isEditor(widget) || isQtsOwn(widget) || qobject_cast<const QTabBar*>(widget)) continue;
            // The name for screen readers: accessible name, text, or buddy label.
            const auto* accessible = QAccessible::queryAccessibleInterface(const_cast<QWidget*>(widget));
            QVERIFY(accessible);
            if (accessible->text(QAccessible::Name).isEmpty()) nameless.append(widgetNameOf(widget));
        }
        QVERIFY2(nameless.isEmpty(), qPrintable(nameless.join(QLatin1Char('\n'))));
    }
};

ROSA_WIDGET_TEST(TestKeyboard)
#include "tst_keyboard.moc"
