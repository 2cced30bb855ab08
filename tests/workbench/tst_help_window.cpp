#include <QAccessible>
#include <QAction>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QProcess>
#include <QRegularExpression>
#include <QScrollBar>
#include <QSignalSpy>
#include <QToolButton>
#include <QTranslator>

#include "app/workbench/engine/engine_program.h"
#include "app/workbench/help/help_window.h"
#include "app/workbench/help/manual_browser.h"
#include "app/workbench/shell/view.h"
#include "core/manual/topics.h"
#include "tests/program/test_program.h"
#include "tests/workbench/window_support.h"
#include "translations/manual_titles.h"
#include "widgets/style/theme.h"

using namespace rosa;
using namespace rosa::workbench;

/// The manual in the window.
class TestHelpWindow : public QObject {
    Q_OBJECT

    catalog::Catalogue m_catalogue = catalog::makeCatalogue();
    std::unique_ptr<HelpWindow> m_help;

    void open(const QString& engine)
    {
        m_help = std::make_unique<HelpWindow>(m_catalogue, engine);
        QSignalSpy known(m_help.get(), &HelpWindow::commandsKnown);
        m_help->showPage(QStringLiteral("getting-started"));
        QVERIFY(rosa::test::isActivated(*m_help));
        QVERIFY(known.count() > 0 || known.wait(kPatience));
    }

    [[nodiscard]] QString address() const { return m_help->browser().source().toString(); }

private Q_SLOTS:
    void initTestCase()
    {
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setOrganizationName(QStringLiteral("rosa-test"));
        QCoreApplication::setApplicationName(QStringLiteral("help-%1").arg(QCoreApplication::applicationPid()));
    }
    void init() { open(engineProgram()); }
    void cleanup()
    {
        m_help.reset();
        QSettings().clear();
    }

    void everyPageIsListedAndShown()
    {
        QListWidget& topics = m_help->topics();
        QCOMPARE(topics.count(), static_cast<int>(manual::topics().size()) + 2);  // Parameters and commands.
        for (int i = 0; i < topics.count(); ++i) {
            topics.setCurrentRow(i);
            const manual::Page& page = m_help->manual().pages()[static_cast<std::size_t>(i)];
            QCOMPARE(m_help->browser().page(), QString::fromStdString(page.name));
            QVERIFY2(m_help->browser().toPlainText().startsWith(QString::fromStdString(page.title)), page.name.c_str());
        }
        QVERIFY(m_help->browser().toPlainText().contains(QStringLiteral("rosa runs export")));
    }

    void linksLeadToPagesAndBack()
    {
        m_help->showPage(QStringLiteral("methods"));
        m_help->showPage(QStringLiteral("results"), QStringLiteral("ablation"));
        QCOMPARE(address(), QStringLiteral("results.html#ablation"));
        QVERIFY(m_help->browser().verticalScrollBar()->value() > 0);
        QCOMPARE(m_help->topics().currentItem()->text(), QStringLiteral("Measured results"));
        QTest::keyClick(m_help.get(), Qt::Key_Left, Qt::AltModifier);
        QCOMPARE(m_help->browser().page(), QStringLiteral("methods"));
        QCOMPARE(m_help->topics().currentItem()->text(), QStringLiteral("Methods"));
        QTest::keyClick(m_help.get(), Qt::Key_Right, Qt::AltModifier);
        QCOMPARE(address(), QStringLiteral("results.html#ablation"));
        // Names of parameters and commands link to the reference.
        const QString html = QString::fromStdString(m_help->manual().html(*m_help->manual().page("methods")));
        QVERIFY(html.contains(QStringLiteral("href=\"parameters.html#transportcoupling\"")));
        QVERIFY(html.contains(QStringLiteral("href=\"commands.html#rosa-import-checkpoint\"")));
    }

    void linksAreFollowedFromTheKeyboard()
    {
        m_help->showPage(QStringLiteral("gpu"));
        m_help->showPage(QStringLiteral("large-data"));
        ManualBrowser& browser = m_help->browser();
        browser.setFocus();
        QTest::keyClick(&browser, Qt::Key_Tab);
        QVERIFY(browser.textCursor().hasSelection());
        QTest::keyClick(&browser, Qt::Key_Return);
        QVERIFY(address() != QStringLiteral("large-data.html"));
    }

    void searchFindsInAllPages()
    {
        m_help->search(QStringLiteral("marginal GAP"));
        QListWidget& hits = m_help->hits();
        QVERIFY(hits.isVisible() && !m_help->topics().isVisible());
        QVERIFY(hits.count() >= 2);
        const QString first = hits.item(0)->text();
        QVERIFY2(first.contains(QLatin1Char('\n')), qPrintable(first));
        QSet<QString> pages;
        for (int i = 0; i < hits.count(); ++i) {
            const QString text = hits.item(i)->text().toLower();
            QVERIFY2(text.contains(QStringLiteral("gap")) || text.contains(QStringLiteral("marginal")), qPrintable(text));
            hits.setCurrentRow(i);
            pages.insert(m_help->browser().page());
            QVERIFY(!m_help->browser().extraSelections().isEmpty());
        }
        QVERIFY(pages.size() >= 2);
        m_help->search(QString());
        QVERIFY(m_help->topics().isVisible());
    }

    void commandsAndParametersAreFound()
    {
        m_help->search(QStringLiteral("transport.lambda"));
        QVERIFY(m_help->hits().count() > 0);
        m_help->hits().setCurrentRow(0);
        QCOMPARE(address(), QStringLiteral("parameters.html#transportlambda"));
        m_help->search(QStringLiteral("--splits-file"));
        QVERIFY(m_help->hits().count() > 0);
    }

    void whatIsNotFoundIsSaid()
    {
        m_help->search(QStringLiteral("nonesuchword"));
        bool isSaid = false;
        for (const QLabel* label : m_help->findChildren<QLabel*>())
            isSaid = isSaid || (label->isVisible() && label->text().contains(QStringLiteral("nonesuchword")));
        QVERIFY(isSaid);
    }

    /// From the search field through the results to the page and back.
    void everythingGoesByKeyboard()
    {
        QTest::keyClick(m_help.get(), Qt::Key_F, Qt::ControlModifier);
        QVERIFY(m_help->searchLine().hasFocus());
        QTest::keyClicks(&m_help->searchLine(), QStringLiteral("checkpoint"));
        QVERIFY(m_help->hits().count() > 3);
        QTest::keyClick(&m_help->searchLine(), Qt::Key_Down);
        QVERIFY(m_help->hits().hasFocus());
        QCOMPARE(m_help->hits().currentRow(), 0);
        const QString first = address();
        QTest::keyClick(&m_help->hits(), Qt::Key_Down);
        QVERIFY(address() != first);
        QTest::keyClick(&m_help->hits(), Qt::Key_Return);
        QVERIFY(m_help->browser().hasFocus());
        QTest::keyClick(&m_help->browser(), Qt::Key_Escape);
        QVERIFY(m_help->searchLine().text().isEmpty() && m_help->isVisible());
        QTest::keyClick(&m_help->searchLine(), Qt::Key_Down);
        QVERIFY(m_help->topics().hasFocus());
        QTest::keyClick(&m_help->topics(), Qt::Key_Escape);
        QVERIFY(!m_help->isVisible());
    }

    void everyControlHasAName()
    {
        for (QWidget* widget : {static_cast<QWidget*>(&m_help->searchLine()), static_cast<QWidget*>(&m_help->topics()),
                                static_cast<QWidget*>(&m_help->hits()), static_cast<QWidget*>(&m_help->browser())})
            QVERIFY(!QAccessible::queryAccessibleInterface(widget)->text(QAccessible::Name).isEmpty());
        for (const QToolButton* button : m_help->findChildren<QToolButton*>())
            if (button->isVisible() && !button->icon().isNull() && button->parent() != &m_help->searchLine())
                QVERIFY(!button->accessibleName().isEmpty());
    }

    void coloursFollowTheTheme()
    {
        m_help->showPage(QStringLiteral("methods"));
        QScrollBar& bar = *m_help->browser().verticalScrollBar();
        bar.setValue(bar.maximum() / 2);
        const int place = bar.value();
        widgets::applyTheme(*qApp, widgets::Theme::Dark);
        const auto linkColour = [this] {
            const QString colour = m_help->browser().palette().color(QPalette::Link).name();
            return m_help->browser().document()->defaultStyleSheet().contains(colour);
        };
        QTRY_VERIFY(widgets::isDark(m_help->browser().palette()) && linkColour());
        QCOMPARE(bar.value(), place);
        widgets::applyTheme(*qApp, widgets::Theme::Light);
        QTRY_VERIFY(!widgets::isDark(m_help->browser().palette()) && linkColour());
    }

    void anEngineThatIsNotThereIsSaid()
    {
        open(QStringLiteral("/nonesuch/rosa"));
        m_help->showPage(QStringLiteral("commands"));
        QVERIFY(m_help->browser().toPlainText().contains(QStringLiteral("did not answer")));
    }

    void everyTitleIsForTranslators()
    {
        QStringList titles;
        for (const char* title : kManualTitles) titles.append(QString::fromUtf8(title));
        for (const manual::Page& page : m_help->manual().pages())
            QVERIFY2(titles.contains(QString::fromStdString(page.title)), page.title.c_str());
        QCOMPARE(titles.size(), static_cast<qsizetype>(m_help->manual().pages().size()));
    }

    /// Options of the window mentioned in the manual are in its --help.
    void optionsOfTheWindowAreItsOwn()
    {
        QString known;
        for (const QStringList& arguments :
             {QStringList{QStringLiteral("--help")}, QStringList{QStringLiteral("export"), QStringLiteral("--help")}}) {
            QProcess process;
            process.start(QStringLiteral(ROSA_WORKBENCH), arguments);
            QVERIFY(process.waitForFinished(kPatience));
            known += QString::fromUtf8(process.readAllStandardOutput());
        }
        static const QRegularExpression option(QStringLiteral("--[a-z-]+"));
        static const QRegularExpression line(QStringLiteral("(?m)^(?:rosa-workbench .*|.*`rosa-workbench .*)$"));
        int count = 0;
        for (const EmbeddedFile& topic : manual::topics()) {
            const QString text = QString::fromUtf8(topic.text().data(), static_cast<qsizetype>(topic.text().size()));
            for (auto found = line.globalMatch(text); found.hasNext();)
                for (auto word = option.globalMatch(found.next().captured()); word.hasNext(); ++count) {
                    const QString name = word.next().captured();
                    QVERIFY2(name == QStringLiteral("--help") || known.contains(name), qPrintable(name));
                }
        }
        QVERIFY(count >= 10);
        for (const char* name : {"--new-instance", "--self-test", "--pictures"})
            QVERIFY2(known.contains(QLatin1String(name)), name);
    }
};

/// F1 and the menu.
class TestHelpOfTheWindow : public QObject {
    Q_OBJECT

    WindowFixture m_fixture;

    static HelpWindow* help()
    {
        for (QWidget* window : QApplication::topLevelWidgets())
            if (auto* found = qobject_cast<HelpWindow*>(window)) return found;
        return nullptr;
    }

private Q_SLOTS:
    void initTestCase() { m_fixture.start(); }

    void f1OpensWhatExplainsTheView()
    {
        m_fixture.action("view_alignment")->trigger();
        QTest::keyClick(m_fixture.window.get(), Qt::Key_F1);
        QVERIFY(help() && help()->isVisible());
        QCOMPARE(help()->browser().page(), QStringLiteral("alignment"));
        help()->close();
        m_fixture.action("view_embedding")->trigger();
        m_fixture.action("manual")->trigger();
        QCOMPARE(help()->browser().source().toString(), QStringLiteral("window.html#embedding"));
        // An open help window keeps its page.
        help()->showPage(QStringLiteral("gpu"));
        m_fixture.action("manual")->trigger();
        QCOMPARE(help()->browser().page(), QStringLiteral("gpu"));
    }

    void everyViewHasItsPlace()
    {
        const QList<View*> views = m_fixture.window->findChildren<View*>();
        QVERIFY(views.size() >= 4);
        for (const View* view : views) {
            const std::string name = view->card().name;
            if (help()->manual().page(name)) continue;  // Has its own page.
            const manual::Page* const page = help()->manual().page("window");
            const auto at = std::find_if(page->sections.begin(), page->sections.end(),
                                         [&](const manual::Section& section) { return section.anchor == name; });
            QVERIFY2(at != page->sections.end(), name.c_str());
        }
    }

    void itClosesWithTheWindow()
    {
        QVERIFY(help()->isVisible());
        m_fixture.window->close();
        QVERIFY(!help()->isVisible());
    }
};

ROSA_WIDGET_TEST(TestHelpWindow)
ROSA_WIDGET_TEST(TestHelpOfTheWindow)
#include "tst_help_window.moc"
