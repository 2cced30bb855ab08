#include <set>

#include <QTest>
#include <QTranslator>

#include "app/workbench/window/language.h"
#include "core/catalog/catalogue.h"
#include "translations/catalogue_texts.h"

using namespace rosa;

/// The window in other languages; that no string of the sources is missing is checked by tests/translations.
class TestLanguages : public QObject {
    Q_OBJECT

    /// What the window shows of the catalogue.
    static std::set<std::string> catalogueTexts()
    {
        const catalog::Catalogue catalogue = catalog::makeCatalogue();
        std::set<std::string> texts;
        for (const auto& parameter : catalogue.parameters) {
            texts.insert({parameter.title, parameter.unit, parameter.help});
            for (const auto& choice : parameter.choices) texts.insert(choice.help);
        }
        for (const auto& encoder : catalogue.encoders) texts.insert({encoder.title, encoder.help});
        for (const auto& method : catalogue.methods) {
            texts.insert({method.title, method.summary});
            for (const auto& preset : method.presets)
                for (const auto& value : preset.values) texts.insert(value.source);
        }
        texts.erase("");
        return texts;
    }

private Q_SLOTS:
    void translatorsKnowEveryTextOfTheCatalogue()
    {
        const std::set<std::string> listed(std::begin(workbench::kCatalogueTexts), std::end(workbench::kCatalogueTexts));
        for (const std::string& text : catalogueTexts())
            QVERIFY2(listed.contains(text), ("translations/catalogue_texts.h lacks: " + text).c_str());
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
};

QTEST_MAIN(TestLanguages)
#include "tst_languages.moc"
