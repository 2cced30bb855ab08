/// What a newcomer sees of each view: few controls, and whole sentences.
#include <QLabel>
#include <QTabWidget>
#include <QTranslator>

#include "app/workbench/base/language.h"
#include "app/workbench/shell/view.h"
#include "app/workbench/start/view/example_run.h"
#include "tests/program/test_program.h"
#include "tests/workbench/visible_controls.h"
#include "tests/workbench/window_support.h"
#include "widgets/layout/short_label.h"
#include "widgets/style/theme.h"

using namespace rosa;
using namespace rosa::workbench;

namespace {

constexpr qsizetype kMostControls = 15;
constexpr qsizetype kMostControlsOfLab = 24;

/// Names and numbers may be shortened, a sentence may not: it has several words, or several Chinese characters and a sentence mark.
bool isSentence(const QString& text)
{
    if (text.contains(QChar(0x3002)) || text.contains(QChar(0xff1b))) return text.size() >= 10;
    constexpr int kFewestWords = 6;
    return text.split(QLatin1Char(' '), Qt::SkipEmptyParts).size() >= kFewestWords &&
           (text.contains(QLatin1String(". ")) || text.endsWith(QLatin1Char('.')));
}

/// "": the label shows its whole text.
QString cutOff(const QLabel& label)
{
    const QString text = label.text(), tip = label.toolTip();
    if (text.endsWith(QChar(0x2026)) && isSentence(tip) && tip.size() > text.size() && tip.startsWith(text.chopped(1)))
        return tip;
    if (!isSentence(text)) return {};
    const bool isWhole = label.wordWrap()                     ? label.height() >= label.heightForWidth(label.width())
                         : label.textFormat() == Qt::RichText ? label.width() >= label.sizeHint().width()
                         : text.contains(QLatin1Char('\n'))   ? label.width() >= label.sizeHint().width()
                                                              : label.width() >= label.fontMetrics().horizontalAdvance(text);
    return isWhole ? QString() : text;
}

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

    void noSentenceIsCut_data()
    {
        QTest::addColumn<QString>("language");
        for (const char* language : {"en", "de", "zh_CN"}) QTest::newRow(language) << QString::fromLatin1(language);
    }
    /// At 1280 × 800, at 1920 × 1080, and at 200 % of the latter; in both themes.
    void noSentenceIsCut()
    {
        QFETCH(QString, language);
        applyLanguage(language);
        start(exampleRun().id);
        QStringList cut;
        for (const widgets::Theme theme : {widgets::Theme::Light, widgets::Theme::Dark})
            for (const QSize size : {QSize(1280, 800), QSize(1920, 1080), QSize(960, 540)}) {
                widgets::applyTheme(*qApp, theme);
                window().resize(size);
                for (int i = 0; i < tabs().count(); ++i) {
                    auto& view = static_cast<View&>(*tabs().widget(i));
                    show(view);
                    for (const QLabel* label : window().findChildren<QLabel*>()) {
                        if (!label->isVisible() || label->window() != &window()) continue;
                        if (const QString text = cutOff(*label); !text.isEmpty())
                            cut.append(QStringLiteral("%1 at %2: %3").arg(view.objectName()).arg(size.width()).arg(text));
                    }
                }
            }
        cut.removeDuplicates();
        QVERIFY2(cut.isEmpty(), qPrintable(cut.join(QLatin1Char('\n'))));
    }
};

ROSA_WIDGET_TEST(TestFirstSight)
#include "tst_first_sight.moc"
