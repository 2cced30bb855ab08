/// The controls above a table show the request, from any source.
#include "app/workbench/tables/view/table_choices.h"

#include <QCheckBox>
#include <QComboBox>
#include <QMenu>
#include <QSettings>
#include <QSignalSpy>
#include <QSpinBox>
#include <QStandardPaths>
#include <QTest>
#include <QToolButton>

#include "core/tables/plan_status.h"
#include "tests/program/test_program.h"

using namespace rosa;
using namespace rosa::workbench;

class TestTableChoices : public QObject {
    Q_OBJECT

    catalog::Catalogue m_catalogue = catalog::makeCatalogue();

private Q_SLOTS:
    void initTestCase()
    {
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setOrganizationName(QStringLiteral("rosa-test"));
        QCoreApplication::setApplicationName(QStringLiteral("choices-%1").arg(QCoreApplication::applicationPid()));
    }
    void init() { QSettings().clear(); }
    void cleanup() { QSettings().clear(); }

    /// As earlier versions stored them.
    void storedChoicesAreRead()
    {
        {
            QSettings settings;
            settings.setValue(QStringLiteral("tables/shown"), QStringLiteral("table1"));
            const QString place = QStringLiteral("tables/table1/");
            settings.setValue(place + QStringLiteral("datasets"),
                              QStringList{QStringLiteral("mine"), QStringLiteral("cora")});
            settings.setValue(place + QStringLiteral("methods"),
                              QStringList{QStringLiteral("RoSA"), QStringLiteral("gone")});
            settings.setValue(place + QStringLiteral("seeds"), 7);
            settings.setValue(place + QStringLiteral("splits"), 20000);  // More than there may be.
            settings.setValue(place + QStringLiteral("selection"), QStringLiteral("accuracy-stratified"));
            settings.setValue(place + QStringLiteral("epochs"), 0);
            settings.setValue(place + QStringLiteral("preset"), QString());
            settings.setValue(place + QStringLiteral("quick"), false);
        }
        const tables::PlanRequest request = TableChoices(m_catalogue).request();
        QCOMPARE(request.what, std::string("table1"));
        QCOMPARE(request.datasets, (std::vector<std::string>{"cora", "mine"}));
        QCOMPARE(request.methods, (std::vector<std::string>{"RoSA"}));
        QCOMPARE(request.seeds, 7);
        QCOMPARE(request.splits, 0);
        QCOMPARE(request.selection, std::string("accuracy-stratified"));
        QVERIFY(!request.isQuick && request.epochs == 0 && request.preset.empty());
        QSettings().setValue(QStringLiteral("tables/table1/quick"), true);
        QVERIFY(TableChoices(m_catalogue).request().isQuick);
    }

    void whatAShellAskedForIsKept_data()
    {
        QTest::addColumn<QByteArray>("what");
        QTest::addColumn<QByteArray>("datasets");
        QTest::addColumn<QByteArray>("methods");
        QTest::addColumn<QByteArray>("with");
        QTest::addColumn<int>("seeds");
        QTest::addColumn<int>("splits");
        QTest::addColumn<bool>("isQuick");
        QTest::addColumn<QByteArray>("selection");
        const auto add = [](const char* title, const QByteArray& what, const QByteArray& datasets, const QByteArray& methods,
                            const QByteArray& with, int seeds, int splits, bool isQuick, const QByteArray& selection = "") {
            QTest::newRow(title) << what << datasets << methods << with << seeds << splits << isQuick << selection;
        };
        add("usual numbers", "table1", "", "", "", 5, 10, false);
        add("ids", "table1", "citeseer,cora", "rosa,grace", "", 0, 0, false);
        add("an id unlike its title", "table3", "", "unsup-graphsage,rosa", "", 0, 0, false);
        add("other methods", "table4", "", "dgi,rosa", "", 0, 0, false);
        add("a row with another preset", "table1", "cora", "rosa,bgrl,BGRL:short", "", 0, 0, false);
        add("many seeds", "table2", "", "", "", 200, 2000, false);
        add("quick", "table2", "", "", "", 1, 2, true);
        add("quick with seeds", "table2", "", "", "", 3, 0, true);
        add("a run", "table1", "", "", "20260101-000000-cora-ab12", 0, 0, false);
        add("parts", "ablation", "texas", "", "", 2, 0, false);
        add("a choice of C", "table1", "", "rosa", "", 0, 0, false, "accuracy-stratified");
        add("a choice of C, quick", "ablation", "", "", "", 0, 0, true, "exact-match-unshuffled");
    }

    void whatAShellAskedForIsKept()
    {
        const auto words = [](const QByteArray& list) {
            std::vector<std::string> found;
            for (const QByteArray& word : list.split(','))
                if (!word.isEmpty()) found.push_back(word.toStdString());
            return found;
        };
        QFETCH(QByteArray, what);
        QFETCH(QByteArray, datasets);
        QFETCH(QByteArray, methods);
        QFETCH(QByteArray, with);
        QFETCH(int, seeds);
        QFETCH(int, splits);
        QFETCH(bool, isQuick);
        QFETCH(QByteArray, selection);
        const tables::PlanRequest request{
            what.toStdString(),     words(datasets), words(methods), words(with), seeds, splits, isQuick,
            selection.toStdString()};
        const std::string key = tables::planKey(tables::normalised(m_catalogue, request));
        TableChoices choices(m_catalogue);
        const QSignalSpy changed(&choices, &TableChoices::changed);
        choices.setRequest(request);
        QCOMPARE(tables::planKey(choices.request()), key);
        // The library was read and contains a foreign embedding.
        choices.setForeign({QStringLiteral("Theirs")});
        QCOMPARE(tables::planKey(choices.request()), key);
        QCOMPARE(changed.count(), 0);
    }

    void aTickSaysNothingElse()
    {
        TableChoices choices(m_catalogue);
        choices.setRequest({"table4", {}, {"dgi", "rosa"}, {}, 0, 0, true});
        for (QAction* action : choices.methodButton().menu()->actions())
            if (action->data().toString() == QStringLiteral("GraphSAGE")) action->trigger();
        QCOMPARE(choices.request().methods, (std::vector<std::string>{"GraphSAGE", "RoSA", "DGI"}));
        QVERIFY(choices.request().isQuick);
    }

    /// Any data set of the store and any method of the catalogue; with the presets of other data sets. All is kept.
    void anyDataSetAndMethodIsOnOffer()
    {
        const auto trigger = [](QToolButton& button, const QString& name) {
            for (QAction* action : button.menu()->actions())
                if (action->data().toString() == name) return action->trigger();
            QFAIL(qPrintable(name));
        };
        {
            TableChoices choices(m_catalogue);
            choices.setRequest({"table1", {"cora"}, {"rosa"}, {}, 0, 0, false});
            for (const QAction* action : choices.presetButton().menu()->actions())
                QVERIFY(action->data().toString() != QStringLiteral("reference@cora"));  // Cora has its own values.
            choices.setStoreData({QStringLiteral("cora"), QStringLiteral("cornell"), QStringLiteral("mine")});
            const QSignalSpy changed(&choices, &TableChoices::changed);
            trigger(choices.dataButton(), QStringLiteral("mine"));
            trigger(choices.methodButton(), QStringLiteral("GraphSAGE"));
            trigger(choices.presetButton(), QStringLiteral("reference@cora"));
            QCOMPARE(changed.count(), 3);
            QCOMPARE(choices.request().datasets, (std::vector<std::string>{"cora", "mine"}));
            QCOMPARE(choices.request().methods, (std::vector<std::string>{"RoSA", "GraphSAGE"}));
            QCOMPARE(choices.datasets().back(), std::string("mine"));
        }
        const tables::PlanRequest kept = TableChoices(m_catalogue).request();
        QCOMPARE(kept.datasets, (std::vector<std::string>{"cora", "mine"}));
        QCOMPARE(kept.preset, std::string("reference@cora"));
    }

    /// Epochs and protocol can only be requested by a command; the menu shows them, unticking gives them up, ticking takes them again.
    void whatACommandRequestedIsGivenUp()
    {
        TableChoices choices(m_catalogue);
        tables::PlanRequest request{"table1", {}, {}, {}, 0, 0, false};
        request.epochs = 7;
        request.protocol = "public-logistic";
        choices.setRequest(request);
        QCOMPARE(tables::planKey(choices.request()), tables::planKey(tables::normalised(m_catalogue, request)));
        const auto tick = [&] {
            for (QAction* action : choices.presetButton().menu()->actions())
                if (action->data().toString() == QStringLiteral("7")) return action->trigger();
        };
        tick();
        QCOMPARE(choices.request().epochs, 0);
        tick();
        QCOMPARE(choices.request().epochs, 7);
        tick();
        QCOMPARE(choices.request().protocol, std::string("public-logistic"));
    }

    /// The variants of another method, beside those of RoSA or alone.
    void studiesOfferMethods()
    {
        TableChoices choices(m_catalogue);
        choices.setRequest({"sensitivity", {}, {}, {}, 0, 0, false});
        QVERIFY(choices.request().methods.empty());
        for (QAction* action : choices.methodButton().menu()->actions())
            if (action->data().toString() == QStringLiteral("GRACE")) action->trigger();
        QCOMPARE(choices.request().methods, (std::vector<std::string>{"RoSA", "GRACE"}));
    }

    void aPresetIsARowOfItsOwn()
    {
        {
            TableChoices choices(m_catalogue);
            choices.setRequest({"table1", {}, {"bgrl", "rosa"}, {}, 0, 0, false});
            for (QAction* action : choices.methodButton().menu()->actions())
                if (action->text() == QStringLiteral("BGRL (short)")) action->trigger();
            QCOMPARE(choices.request().methods, (std::vector<std::string>{"BGRL", "RoSA", "bgrl:short"}));
        }
        QCOMPARE(TableChoices(m_catalogue).request().methods, (std::vector<std::string>{"BGRL", "RoSA", "bgrl:short"}));
    }

    /// The selection rule is saved per table; tables without C have none.
    void theChoiceOfCIsKept()
    {
        {
            TableChoices choices(m_catalogue);
            choices.setRequest({"table1", {}, {}, {}, 0, 0, false});
            const QSignalSpy changed(&choices, &TableChoices::changed);
            QCOMPARE(choices.request().selection, std::string());
            choices.probeButton().menu()->actions().at(2)->trigger();
            QCOMPARE(changed.count(), 1);
            QCOMPARE(choices.request().selection, std::string("accuracy-stratified"));
            choices.tables().setCurrentIndex(choices.tables().findData(QStringLiteral("table2")));
            QVERIFY(choices.probeButton().isHidden());
            QCOMPARE(choices.request().selection, std::string());
            choices.tables().setCurrentIndex(choices.tables().findData(QStringLiteral("table1")));
            QVERIFY(!choices.probeButton().isHidden());
        }
        QCOMPARE(TableChoices(m_catalogue).request().selection, std::string("accuracy-stratified"));
    }

    /// Leaving quick mode resets its numbers.
    void endingQuickForgetsItsNumbers()
    {
        TableChoices choices(m_catalogue);
        choices.setRequest({"table2", {}, {}, {}, 3, 0, true});
        choices.quick().click();
        QCOMPARE(choices.request().seeds, 0);
        choices.quick().click();
        QVERIFY(choices.request().isQuick);
        QCOMPARE(choices.request().seeds, 0);
    }

    void otherMethodsAreKeptOverTheEnd()
    {
        const auto ask = [this] { return TableChoices(m_catalogue).request(); };
        TableChoices(m_catalogue).setRequest({"table4", {"ciaw"}, {"dgi", "rosa", "node2vec:paper"}, {}, 3, 0, false});
        QCOMPARE(ask().what, std::string("table4"));
        QCOMPARE(ask().datasets, std::vector<std::string>{"ciaw"});
        QCOMPARE(ask().methods, (std::vector<std::string>{"RoSA", "DGI", "node2vec:paper"}));
        QCOMPARE(ask().seeds, 3);
    }
};

ROSA_WIDGET_TEST(TestTableChoices)
#include "tst_table_choices.moc"
