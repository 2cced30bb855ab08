/// Every "?" opens a section that exists.
#include <QTabWidget>
#include <QToolButton>

#include "app/workbench/experiment/view/experiment_view.h"
#include "app/workbench/help/help_window.h"
#include "app/workbench/help/manual_browser.h"
#include "tests/program/test_program.h"
#include "tests/workbench/window_support.h"

using namespace rosa;
using namespace rosa::workbench;

class TestHelpInPlace : public QObject {
    Q_OBJECT

    WindowFixture m_fixture;

    [[nodiscard]] QTabWidget& views() const
    {
        for (QTabWidget* tabs : m_fixture.window->findChildren<QTabWidget*>())
            if (tabs->accessibleName() == MainWindow::tr("Views")) return *tabs;
        qFatal("no views");
    }
    /// Empty if the shown section exists.
    [[nodiscard]] static QString problemOf(HelpWindow& help)
    {
        const QUrl shown = help.browser().source();
        const manual::Page* page = help.manual().page(help.browser().page().toStdString());
        if (!page) return QStringLiteral("there is no page ") + shown.toString();
        if (shown.fragment().isEmpty()) return {};
        const QString html = QString::fromStdString(help.manual().html(*page));
        return html.contains(QStringLiteral("\"%1\"").arg(shown.fragment())) ? QString() : shown.toString();
    }
    /// Presses all of them and returns the sections that they open.
    QSet<QString> pressAll()
    {
        QSet<QString> opened;
        for (QToolButton* button : m_fixture.window->findChildren<QToolButton*>(QStringLiteral("helpInPlace"))) {
            button->click();
            auto* help = helpWindow();
            if (!help) qFatal("the manual did not open");
            const QString problem = problemOf(*help);
            if (!problem.isEmpty())
                QTest::qFail(qPrintable(button->accessibleName() + QStringLiteral(": ") + problem), __FILE__, __LINE__);
            opened.insert(help->browser().source().toString());
        }
        return opened;
    }
    [[nodiscard]] static HelpWindow* helpWindow()
    {
        for (QWidget* widget : QApplication::topLevelWidgets())
            if (auto* help = qobject_cast<HelpWindow*>(widget)) return help;
        return nullptr;
    }

private Q_SLOTS:
    void initTestCase() { m_fixture.start(); }
    void cleanupTestCase()
    {
        m_fixture.stopEngines();
        m_fixture.close();
    }

    void everyQuestionMarkLeadsToASection()
    {
        QSet<QString> opened;
        for (int i = 0; i < views().count(); ++i) {
            views().setCurrentIndex(i);
            opened += pressAll();
        }
        // The start page, the four views, and those of the panels.
        for (const char* section : {"window.html#start", "window.html#train", "alignment.html", "window.html#embedding",
                                    "window.html#results", "window.html#list-of-runs", "window.html#accuracy-and-baselines",
                                    "methods.html#presets", "datasets.html#embedded"})
            QVERIFY2(opened.contains(QLatin1String(section)), section);
    }

    /// The groups of the form depend on the method.
    void everyGroupOfEveryMethodHasOne()
    {
        auto* form = m_fixture.window->findChild<ExperimentView*>();
        QSet<QString> opened;
        for (const catalog::Method& method : m_fixture.catalogue.methods) {
            catalog::Selection selection;
            selection.dataset = "karate";
            selection.method = method.id;
            form->setSelection(selection);
            opened += pressAll();
        }
        QVERIFY(opened.contains(QStringLiteral("parameters.html#transport")));
        QVERIFY(opened.contains(QStringLiteral("parameters.html#evaluation")));
    }

    void aClickAndAKeyOpenIt()
    {
        auto* form = m_fixture.window->findChild<ExperimentView*>();
        QToolButton* first = form->findChildren<QToolButton*>(QStringLiteral("helpInPlace")).first();
        helpWindow()->close();
        QTest::mouseClick(first, Qt::LeftButton);
        QVERIFY(helpWindow()->isVisible());
        helpWindow()->close();
        first->setFocus();
        QTest::keyClick(first, Qt::Key_Space);
        QVERIFY(helpWindow()->isVisible());
        QVERIFY(!first->accessibleName().isEmpty());
    }
};

ROSA_WIDGET_TEST(TestHelpInPlace)
#include "tst_help_in_place.moc"
