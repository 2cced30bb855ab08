#include <set>

#include <QDockWidget>
#include <QTabWidget>
#include <QTest>
#include <QTranslator>

#include "app/workbench/base/core_text.h"
#include "app/workbench/base/language.h"
#include "core/catalog/catalogue.h"
#include "core/catalog/configuration.h"
#include "core/data/catalogue.h"
#include "core/evaluate/protocol.h"
#include "tests/program/test_program.h"
#include "tests/workbench/window_support.h"

Q_DECLARE_METATYPE(rosa::Message)

using namespace rosa;

namespace {

/// Marks translated texts of the core: "‹a number above ‹0››".
class Marker : public QTranslator {
public:
    QString translate(const char* context, const char* text, const char*, int) const override
    {
        return qstrcmp(context, "Core") == 0 ? QStringLiteral("‹%1›").arg(QString::fromUtf8(text)) : QString();
    }
    bool isEmpty() const override { return false; }
};

}  // namespace

/// The window in other languages; tests/translations checks that translations are complete.
class TestLanguages : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Translators remove themselves when destroyed.
    void cleanup()
    {
        qDeleteAll(qApp->findChildren<QTranslator*>());
        QLocale::setDefault(QLocale::c());
    }

    void messagesAboutValuesAreTranslatedWithTheirValues_data()
    {
        QTest::addColumn<Message>("message");
        QTest::addColumn<QString>("shown");
        static const catalog::Catalogue catalogue = catalog::makeCatalogue();
        const auto row = [](const char* name, const Error& error, const char* shown) {
            QTest::newRow(name) << error.message << QString::fromUtf8(shown);
        };
        const auto value = [&](const char* key, const char* text) {
            return catalog::parseValue(*catalogue.parameter(key), text).error();
        };
        row("above", value("transport.lambda", "0"),
            "‹transport.lambda: expected ‹a number above 0, at most 10000›, found '0'›");
        row("from to", value("sampling.restart", "2"), "‹sampling.restart: expected ‹a number from 0 to 1›, found '2'›");
        row("whole", value("transport.iterations", "x"),
            "‹transport.iterations: expected ‹a whole number from 1 to 10000›, found 'x'›");
        row("flag", value("adversarial.enabled", "maybe"), "‹adversarial.enabled: expected ‹true or false›, found 'maybe'›");
        row("choice", value("train.optimizer", "adan"),
            "‹‹train.optimizer: expected ‹one of sgd, adam, adamw›, found 'adan'›; did you mean adam?›");
        const auto resolve = [&](const catalog::Selection& selection) {
            return catalog::Configuration::resolve(catalogue, selection).error();
        };
        catalog::Selection selection;
        selection.dataset = "cora";
        selection.method = "rosaa";
        row("method", resolve(selection), "‹‹unknown method 'rosaa'›; did you mean rosa?›");
        selection.method = "rosa";
        selection.encoder = "gnc";
        row("encoder", resolve(selection), "‹‹unknown encoder 'gnc'›; did you mean gcn?›");
        selection.encoder.clear();
        selection.preset = "evaluation";  // A name is not translated.
        row("preset", resolve(selection), "‹‹unknown preset 'evaluation'›; available: reference, paper›");
        selection.preset.clear();
        selection.overrides = {{"transport.lambd", "3"}};
        row("parameter", resolve(selection), "‹‹unknown parameter 'transport.lambd'›; did you mean transport.lambda?›");
        const auto toml = [&](const char* text) {
            return catalog::Configuration::fromToml(catalogue, text, "a.toml").error();
        };
        row("line", toml("[run]\ndataset = \"cora\"\n[transport]\nlambda = 0\n"),
            "‹a.toml:4: ‹transport.lambda: expected ‹a number above 0, at most 10000›, found '0'››");
        row("key", toml("[transport]\nlambd = 3\n"),
            "‹a.toml:2: ‹‹unknown key 'transport.lambd'›; did you mean transport.lambda?››");
        row("list", toml("[transport]\nlambda = [3]\n"), "‹a.toml:2: ‹transport.lambda: expected one value, found array››");
        row("no text", toml("[run]\nmethod = 3\n"), "‹a.toml:2: ‹run.method: expected text in quotes, found integer››");
        row("seed", toml("[run]\nseed = -1\n"),
            "‹a.toml:2: ‹run.seed: expected ‹a whole number from 0 to 18446744073709551615›››");
        row("name", data::checkName("My set").error(),
            "‹‹\"My set\" is not a valid data set name: use up to 64 lower-case letters, digits, - and _, beginning "
            "with a "
            "letter or digit›; for example \"my-set\"›");
        QTest::newRow("verbatim") << Message::verbatim("disk full: %1 'x'") << QStringLiteral("‹disk full: %1 'x'›");
        QTest::newRow("argument") << Message("%1: cannot be read: %2", "evaluation", "%1")
                                  << QStringLiteral("‹evaluation: cannot be read: %1›");
        QTest::newRow("empty") << Message() << QString();
    }
    void messagesAboutValuesAreTranslatedWithTheirValues()
    {
        QFETCH(Message, message);
        Marker marker;
        QVERIFY(QCoreApplication::installTranslator(&marker));
        const QString shown = workbench::coreText(message);
        QCoreApplication::removeTranslator(&marker);
        QTEST(shown, "shown");
    }

    void everyProtocolIsTranslated()
    {
        workbench::applyLanguage(QStringLiteral("de"));
        for (const std::string& id : evaluate::protocolIds())
            for (const auto selection : {evaluate::Selection::ExactMatchUnshuffled, evaluate::Selection::AccuracyStratified})
                for (const int splits : {1, 20}) {
                    evaluate::Protocol protocol = *evaluate::protocolById(id);
                    protocol.selection = selection;
                    const QString shown = workbench::coreText(evaluate::describe(protocol, splits).text());
                    for (const char* word : {"split", "training", " of ", "the "})
                        QVERIFY2(!shown.contains(QLatin1String(word)), qPrintable(shown));
                }
    }

    void numbersInMessagesAreThoseOfTheLanguage()
    {
        const QLocale before;
        QLocale::setDefault(QLocale(QLocale::German));
        const QString shown =
            workbench::coreText(Message("%1: expected %2, found '%3'", "a.b", Message("a number above %1", "0.25"), "0.2"));
        QLocale::setDefault(before);
        // A quoted value stays as it was written.
        QCOMPARE(shown, QStringLiteral("a.b: expected a number above 0,25, found '0.2'"));
    }

    void everyLanguageIsThere_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("lambda");
        QTest::addColumn<QString>("oneRun");
        QTest::addColumn<QString>("threeRuns");
        QTest::newRow("en") << QStringLiteral("en") << QStringLiteral("Sharpness λ") << QStringLiteral("1 run")
                            << QStringLiteral("3 runs");
        QTest::newRow("de") << QStringLiteral("de") << QStringLiteral("Schärfe λ") << QStringLiteral("1 Lauf")
                            << QStringLiteral("3 Läufe");
        QTest::newRow("zh_CN") << QStringLiteral("zh_CN") << QString() << QStringLiteral("1 个运行")
                               << QStringLiteral("3 个运行");
    }
    void everyLanguageIsThere()
    {
        QFETCH(QString, language);
        QFETCH(QString, lambda);
        QFETCH(QString, oneRun);
        QFETCH(QString, threeRuns);
        workbench::applyLanguage(language);
        const QString shown = QCoreApplication::translate("Catalogue", "Sharpness λ");
        if (lambda.isEmpty())
            QVERIFY(shown != QStringLiteral("Sharpness λ"));
        else
            QCOMPARE(shown, lambda);
        QCOMPARE(QCoreApplication::translate("rosa::workbench::RunsDock", "%Ln run(s)", nullptr, 1), oneRun);
        QCOMPARE(QCoreApplication::translate("rosa::workbench::RunsDock", "%Ln run(s)", nullptr, 3), threeRuns);
    }

    void theWindowFitsASmallScreen_data()
    {
        QTest::addColumn<QString>("language");
        for (const char* language : {"en", "de", "zh_CN"}) QTest::newRow(language) << QString::fromLatin1(language);
    }
    /// 960 pixels, a common screen at double scale, with a margin for wider fonts, with the Experiment and Runs docks beside any view.
    void theWindowFitsASmallScreen()
    {
        QFETCH(QString, language);
        workbench::applyLanguage(language);
        workbench::WindowFixture fixture;
        fixture.start();
        QStringList widths;
        for (const auto* tabs : fixture.window->findChildren<QTabWidget*>())
            for (int i = 0; i < tabs->count(); ++i)
                widths.append(QStringLiteral("%1 %2").arg(tabs->tabText(i)).arg(tabs->widget(i)->minimumSizeHint().width()));
        for (const auto* dock : fixture.window->findChildren<QDockWidget*>())
            widths.append(QStringLiteral("%1 %2").arg(dock->windowTitle()).arg(dock->minimumSizeHint().width()));
        const int width = fixture.window->minimumSizeHint().width();
        QVERIFY2(width <= 900, qPrintable(QStringLiteral("%1: %2").arg(width).arg(widths.join(QStringLiteral(", ")))));
    }

    void theWindowFitsAScreenOfTwofoldScale_data() { theWindowFitsASmallScreen_data(); }
    /// 1920 × 1080 pixels at double scale are 960 × 540 logical pixels, less window frame and desktop panel.
    void theWindowFitsAScreenOfTwofoldScale()
    {
        QFETCH(QString, language);
        workbench::applyLanguage(language);
        workbench::WindowFixture fixture;
        fixture.start();
        auto* views = fixture.window->findChild<QTabWidget*>(QString(), Qt::FindDirectChildrenOnly);
        for (QTabWidget* tabs : fixture.window->findChildren<QTabWidget*>())
            if (tabs->accessibleName() == workbench::MainWindow::tr("Views")) views = tabs;
        QVERIFY(views);
        QStringList heights;
        for (int i = 0; i < views->count(); ++i)
            heights.append(QStringLiteral("%1 %2").arg(views->tabText(i)).arg(views->widget(i)->minimumSizeHint().height()));
        const int height = fixture.window->minimumSizeHint().height();
        QVERIFY2(height <= 500, qPrintable(QStringLiteral("%1: %2").arg(height).arg(heights.join(QStringLiteral(", ")))));
        fixture.window->resize(960, 500);
        for (int i = 0; i < views->count(); ++i) {
            views->setCurrentIndex(i);
            QCoreApplication::sendPostedEvents();
            QVERIFY2(fixture.window->height() <= 500, qPrintable(views->tabText(i)));
        }
    }
};

ROSA_WIDGET_TEST(TestLanguages)
#include "tst_languages.moc"
