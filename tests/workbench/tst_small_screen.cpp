/// Windows that fit on small screens, and tabs that stay where they are.
#include <QDialog>
#include <QTabBar>
#include <QTabWidget>

#include "app/workbench/shell/view.h"
#include "app/workbench/start/view/example_run.h"
#include "tests/program/test_program.h"
#include "tests/workbench/window_support.h"
#include "widgets/banner/banner.h"

using namespace rosa;
using namespace rosa::workbench;

namespace {

/// 1920 × 1080 at 200 %, in logical pixels.
constexpr QSize kSmallScreen(960, 540);

}  // namespace

class TestSmallScreen : public QObject {
    Q_OBJECT

    std::unique_ptr<WindowFixture> m_fixture;

    [[nodiscard]] MainWindow& window() const { return *m_fixture->window; }
    [[nodiscard]] QTabWidget& tabs() const
    {
        for (QTabWidget* tabs : window().findChildren<QTabWidget*>())
            if (tabs->accessibleName() == MainWindow::tr("Views")) return *tabs;
        qFatal("no views");
    }
    void show(View& view) const
    {
        tabs().setCurrentWidget(&view);
        // Views of a run load it in the background.
        if (!view.card().isAlone && view.objectName() != QStringLiteral("start") &&
            view.objectName() != QStringLiteral("sweep"))
            QTRY_VERIFY2_WITH_TIMEOUT(view.figure(), view.card().name, kPatience);
    }

private Q_SLOTS:
    void init()
    {
        m_fixture = std::make_unique<WindowFixture>();
        if (!installExample(m_fixture->store.path().toStdString())) qFatal("no example");
        WindowStart start;
        start.run = exampleRun().id;
        m_fixture->start(start);
        window().resize(1280, 800);
    }
    void cleanup()
    {
        m_fixture->stopEngines();
        m_fixture.reset();
    }

    void aNoticeDoesNotMoveTheTabs()
    {
        const QPoint before = tabs().tabBar()->mapToGlobal(QPoint());
        window().warn(QStringLiteral("something happened"));
        QTRY_VERIFY(window().findChild<widgets::Banner*>()->isVisible());
        QCOMPARE(tabs().tabBar()->mapToGlobal(QPoint()), before);
    }

    void everyViewFitsOnASmallScreen()
    {
        for (int i = 0; i < tabs().count(); ++i) {
            auto& view = static_cast<View&>(*tabs().widget(i));
            show(view);
            const QSize least = window().minimumSizeHint();
            qInfo("%s: %d x %d", view.card().name, least.width(), least.height());
            QVERIFY2(least.width() <= kSmallScreen.width() && least.height() <= kSmallScreen.height(), view.card().name);
        }
    }

    void everyDialogFitsOnASmallScreen()
    {
        for (const char* name : {"preferences", "import_data", "shortcuts", "save_figure"}) {
            show(static_cast<View&>(*tabs().widget(1)));
            m_fixture->action(name)->trigger();
            QDialog* dialog = nullptr;
            const auto isOpen = [&] {
                for (QDialog* one : window().findChildren<QDialog*>())
                    if (one->isVisible()) dialog = one;
                return dialog != nullptr;
            };
            QTRY_VERIFY2_WITH_TIMEOUT(isOpen(), name, kPatience);
            const QSize least = dialog->minimumSizeHint().expandedTo(dialog->minimumSize());
            qInfo("%s: %d x %d", name, least.width(), least.height());
            QVERIFY2(least.width() <= kSmallScreen.width() && least.height() <= kSmallScreen.height(), name);
            dialog->close();
        }
    }
};

ROSA_WIDGET_TEST(TestSmallScreen)
#include "tst_small_screen.moc"
