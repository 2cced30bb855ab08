#include "app/workbench/runs/data/run_names.h"

#include <QLocale>
#include <QTest>
#include <QTranslator>

#include "core/catalog/configuration.h"
#include "tests/program/test_program.h"

using namespace rosa;
using namespace rosa::workbench;

namespace {

/// A test translation that replaces "epochs" by "moons", and the name of a baseline.
class Moons : public QTranslator {
public:
    QString translate(const char* context, const char* text, const char*, int) const override
    {
        if (qstrcmp(context, "Core") == 0 && qstrcmp(text, "# random") == 0) return QStringLiteral("# by chance");
        const bool isPiece = qstrcmp(context, "Catalogue") == 0 && qstrcmp(text, "# epochs") == 0;
        return isPiece ? QStringLiteral("# moons") : QString();
    }
    bool isEmpty() const override { return false; }
};

store::RunSummary run(const std::vector<std::pair<std::string, std::string>>& overrides)
{
    catalog::Selection selection;
    selection.overrides = overrides;
    store::RunSummary run;
    store::describe(run, catalog::Configuration::resolve(catalog::makeCatalogue(), selection).value());
    return run;
}

}  // namespace

/// The rule itself is tested with store::runLabels(); these tests cover the translation.
class TestRunNames : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void cleanup() { QLocale::setDefault(QLocale::c()); }

    void labelsSpeakTheLanguageOfTheWindow()
    {
        const std::vector runs{run({{"transport.lambda", "2.5"}, {"train.epochs", "300"}}), run({})};
        QCOMPARE(labelTexts(runs), QStringList({QStringLiteral("λ 2.5 · 300 epochs"), QStringLiteral("λ 20 · 500 epochs")}));
        Moons moons;
        QVERIFY(QCoreApplication::installTranslator(&moons));
        QLocale::setDefault(QLocale(QLocale::German));
        QCOMPARE(labelTexts(runs), QStringList({QStringLiteral("λ 2,5 · 300 moons"), QStringLiteral("λ 20 · 500 moons")}));
        QCOMPARE(nameOf(runs.front()), QStringLiteral("cora rosa · λ 2,5 · 300 moons"));
    }

    void aBaselineIsNamedInTheLanguageOfTheWindow()
    {
        catalog::Selection selection;
        selection.method = "random";
        store::RunSummary random;
        store::describe(random, catalog::Configuration::resolve(catalog::makeCatalogue(), selection).value());
        QCOMPARE(nameOf(random), QStringLiteral("cora random"));
        Moons moons;
        QVERIFY(QCoreApplication::installTranslator(&moons));
        QCOMPARE(nameOf(random), QStringLiteral("cora by chance"));
    }

    /// Also for changed parameters.
    void everyNumberHasTheDecimalSignOfTheLanguage()
    {
        store::RunSummary turned = run({{"loss.temperature", "0.4"}});
        turned.turns = {{52, "loss.temperature", "0.3"}};
        QVERIFY2(nameOf(turned).contains(QStringLiteral("0.4 → 0.3 @ 52")), qPrintable(nameOf(turned)));
        QLocale::setDefault(QLocale(QLocale::German));
        QVERIFY2(nameOf(turned).contains(QStringLiteral("0,4 → 0,3 @ 52")), qPrintable(nameOf(turned)));
    }

    void namesOfPeopleStayAsTheyAre()
    {
        store::RunSummary named = run({});
        named.name = "# epochs";
        named.isNamed = true;
        QCOMPARE(nameOf(named), QStringLiteral("# epochs"));
        const catalog::Catalogue catalogue = catalog::makeCatalogue();
        QCOMPARE(labelTexts({standIn(*catalogue.method("raw"), "cora"), named, run({{"transport.lambda", "80"}})}),
                 QStringList({QStringLiteral("Raw features"), QStringLiteral("# epochs"), QStringLiteral("RoSA · λ 80")}));
        // A single trained method beside baselines is named by its title only.
        QCOMPARE(labelTexts({standIn(*catalogue.method("raw"), "cora"), run({{"train.epochs", "20"}})}),
                 QStringList({QStringLiteral("Raw features"), QStringLiteral("RoSA")}));
    }

    void aLineIsNamedBeforeItsRun()
    {
        QCOMPARE(curveName(QStringLiteral("λ 5"), QStringLiteral("inter")), QStringLiteral("inter · λ 5"));
        QCOMPARE(curveName(QStringLiteral("λ 5"), {}), QStringLiteral("λ 5"));
    }
};

ROSA_EVENT_LOOP_TEST(TestRunNames)
#include "tst_run_names.moc"
