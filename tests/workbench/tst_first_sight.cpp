/// What a newcomer sees of each view and dialog: few controls, and whole texts that can be read.
#include <QDialog>
#include <QDockWidget>
#include <QTabWidget>
#include <QTranslator>

#include "app/workbench/base/language.h"
#include "app/workbench/shell/view.h"
#include "app/workbench/start/view/example_run.h"
#include "tests/program/test_program.h"
#include "tests/workbench/shown_texts.h"
#include "tests/workbench/visible_controls.h"
#include "tests/workbench/window_support.h"
#include "widgets/style/theme.h"

using namespace rosa;
using namespace rosa::workbench;

namespace {

constexpr qsizetype kMostControls = 15;
constexpr qsizetype kMostControlsOfLab = 24;

const QSize kScreens[] = {QSize(1280, 800), QSize(1920, 1080), QSize(960, 540)};  // The last is the second at 200 %.
const widgets::Theme kThemes[] = {widgets::Theme::Light, widgets::Theme::Dark};

}  // namespace

class TestFirstSight : public QObject {
    Q_OBJECT

    std::unique_ptr<WindowFixture> m_fixture;

    [[nodiscard]] MainWindow& window() const { return *m_fixture->window; }
    [[nodiscard]] QTabWidget& tabs() const
    {
        for (QTabWidget* tabs : window().findChildren<QTabWidget*>())
            if (tabs->accessibleName() == MainWindow::tr("Views")) return *tabs;
        qFatal("no views");
    }
    void start(const QString& run)
    {
        WindowStart how;
        how.run = run;
        m_fixture->start(how);
        window().resize(1280, 800);
    }
    void show(View& view) const
    {
        tabs().setCurrentWidget(&view);
        const QString name = view.objectName();
        const bool hasFigure = !view.card().isAlone && name != QStringLiteral("start") && name != QStringLiteral("sweep");
        if (hasFigure) QTRY_VERIFY2_WITH_TIMEOUT(view.figure(), qPrintable(name), kPatience);
        for (int i = 0; i < 3; ++i) QCoreApplication::sendPostedEvents();
    }

    [[nodiscard]] static QString named(const QString& where, widgets::Theme theme, const QSize& screen, const QString& text)
    {
        return QStringLiteral("%1 at %2%3: %4")
            .arg(where)
            .arg(screen.width())
            .arg(theme == widgets::Theme::Dark ? QStringLiteral(" dark") : QString(), text);
    }

private Q_SLOTS:
    void init()
    {
        m_fixture = std::make_unique<WindowFixture>();
        if (!installExample(m_fixture->store.path().toStdString())) qFatal("no example");
    }
    void cleanup()
    {
        m_fixture->stopEngines();
        m_fixture.reset();
        qDeleteAll(qApp->findChildren<QTranslator*>());
        QLocale::setDefault(QLocale::c());
        widgets::applyTheme(*qApp, widgets::Theme::Light);
    }

    void aViewHasFewControls()
    {
        start(exampleRun().id);
        for (int i = 0; i < tabs().count(); ++i) {
            auto& view = static_cast<View&>(*tabs().widget(i));
            show(view);
            const auto controls = rosa::test::visibleControls(view);
            const auto most = view.objectName() == QStringLiteral("lab") ? kMostControlsOfLab : kMostControls;
            qInfo("%s: %lld", view.card().name, static_cast<long long>(controls.size()));
            QVERIFY2(controls.size() <= most,
                     qPrintable(QStringLiteral("%1: %2").arg(view.objectName(), rosa::test::namesOf(controls))));
        }
    }

    void textsOfViewsAreRead_data()
    {
        QTest::addColumn<QString>("language");
        for (const char* language : {"en", "de", "zh_CN"}) QTest::newRow(language) << QString::fromLatin1(language);
    }
    /// No sentence is cut, and none has too little contrast; in each language, on each screen, in both themes.
    void textsOfViewsAreRead()
    {
        QFETCH(QString, language);
        applyLanguage(language);
        start(exampleRun().id);
        QStringList bad;
        for (const widgets::Theme theme : kThemes)
            for (const QSize size : kScreens) {
                widgets::applyTheme(*qApp, theme);
                window().resize(size);
                for (int i = 0; i < tabs().count(); ++i) {
                    auto& view = static_cast<View&>(*tabs().widget(i));
                    show(view);
                    for (const QString& text : rosa::test::badTexts(window()))
                        bad.append(named(view.objectName(), theme, size, text));
                }
            }
        bad.removeDuplicates();
        QVERIFY2(bad.isEmpty(), qPrintable(bad.join(QLatin1Char('\n'))));
    }

    void textsOfDialogsAreRead_data() { textsOfViewsAreRead_data(); }
    /// Likewise; a dialog is as large as it wants to be, at most as large as the screen.
    void textsOfDialogsAreRead()
    {
        QFETCH(QString, language);
        applyLanguage(language);
        start(exampleRun().id);
        QStringList bad;
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
            const QSize wanted = dialog->size();
            for (const widgets::Theme theme : kThemes)
                for (const QSize size : kScreens) {
                    widgets::applyTheme(*qApp, theme);
                    dialog->resize(wanted.boundedTo(size));
                    for (int i = 0; i < 3; ++i) QCoreApplication::sendPostedEvents();
                    for (const QString& text : rosa::test::badTexts(*dialog))
                        bad.append(named(QLatin1String(name), theme, size, text));
                }
            dialog->close();
        }
        bad.removeDuplicates();
        QVERIFY2(bad.isEmpty(), qPrintable(bad.join(QLatin1Char('\n'))));
    }

    void textsOfTheFormAreRead_data() { textsOfViewsAreRead_data(); }
    /// Likewise, with the form for a new run beside a view.
    void textsOfTheFormAreRead()
    {
        QFETCH(QString, language);
        applyLanguage(language);
        start(exampleRun().id);
        auto* sheet = window().findChild<QDockWidget*>(QStringLiteral("experiment"));
        QVERIFY(sheet);
        if (!sheet->isVisible()) m_fixture->action("new_run")->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(sheet->isVisible(), kPatience);
        QStringList bad;
        for (const widgets::Theme theme : kThemes)
            for (const QSize size : kScreens) {
                widgets::applyTheme(*qApp, theme);
                window().resize(size);
                for (int i = 0; i < 3; ++i) QCoreApplication::sendPostedEvents();
                for (const QString& text : rosa::test::badTexts(window()))
                    bad.append(named(QStringLiteral("form"), theme, size, text));
            }
        bad.removeDuplicates();
        QVERIFY2(bad.isEmpty(), qPrintable(bad.join(QLatin1Char('\n'))));
    }
};

ROSA_WIDGET_TEST(TestFirstSight)
#include "tst_first_sight.moc"
