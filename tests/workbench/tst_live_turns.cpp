#include <QCheckBox>
#include <QLabel>
#include <QLineEdit>
#include <QSettings>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include "app/workbench/engine/engine_process.h"
#include "app/workbench/engine/run_requests.h"
#include "app/workbench/views/experiment/experiment_view.h"
#include "app/workbench/workbench.h"
#include "core/record/run_reader.h"
#include "widgets/form/parameter_form.h"

using namespace rosa;
using namespace rosa::workbench;

namespace {

constexpr int kPatience = 60'000;
const QString kLambda = QStringLiteral("transport.lambda");

}  // namespace

/// The form beside a run that really trains.
class TestLiveTurns : public QObject {
    Q_OBJECT

    QTemporaryDir m_store;
    catalog::Catalogue m_catalogue = catalog::makeCatalogue();
    std::unique_ptr<Workbench> m_workbench;
    std::unique_ptr<ExperimentView> m_view;
    widgets::ParameterForm* m_form = nullptr;
    QString m_run;

    [[nodiscard]] QCheckBox* strip() const { return m_view->findChild<QCheckBox*>(QStringLiteral("live")); }

    void start(const QStringList& arguments)
    {
        m_run.clear();
        EngineProcess* process =
            m_workbench->startEngine(QStringList{QStringLiteral("train")} + arguments, QStringLiteral("test"));
        connect(process, &EngineProcess::runStarted, this, [this](const QString& run) {
            m_run = run;
            m_workbench->setCurrentRun(run);
        });
        // The process deletes itself after its end.
        QTRY_VERIFY_WITH_TIMEOUT(!m_run.isEmpty() || m_workbench->engines().isEmpty(), kPatience);
        QVERIFY2(!m_run.isEmpty(), "the engine named by ROSA_ENGINE must train");
    }

    void typeAndEnter(const QString& text)
    {
        auto* editor = qobject_cast<QLineEdit*>(m_form->editor(kLambda));
        editor->setFocus();
        editor->selectAll();
        QTest::keyClicks(editor, text);
        QTest::keyClick(editor, Qt::Key_Return);
    }

    [[nodiscard]] bool says(const QString& text) const
    {
        const auto labels = m_form->findChildren<QLabel*>();
        return std::ranges::any_of(labels,
                                   [&](const QLabel* label) { return label->isVisible() && label->text().contains(text); });
    }

    /// The run's turns, as "key value".
    [[nodiscard]] QStringList turns() const
    {
        const auto reader = record::RunReader::open(m_store.path().toStdString(), m_run.toStdString());
        QStringList found;
        if (!reader) return found;
        const auto events = (*reader)->events();
        if (!events) return found;
        for (const record::RunEvent& event : *events)
            if (event.kind == "set") found += QString::fromStdString(event.detail);
        return found;
    }

private Q_SLOTS:
    void initTestCase()
    {
        Q_INIT_RESOURCE(icons);
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setOrganizationName(QStringLiteral("rosa-test"));
        QCoreApplication::setApplicationName(QStringLiteral("tst_live_turns"));
        QSettings().clear();
    }

    void init()
    {
        m_workbench = std::make_unique<Workbench>(m_catalogue, m_store.path().toStdString());
        m_view = std::make_unique<ExperimentView>(*m_workbench);
        m_form = m_view->findChild<widgets::ParameterForm*>();
        m_view->resize(300, 900);
        m_view->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_view.get()));
        catalog::Selection selection;
        selection.dataset = "karate";
        selection.overrides = {{"train.epochs", "1000000"}, {"evaluation.protocol", "none"}};
        m_view->setSelection(selection);
        QVERIFY(!strip()->isVisible());
    }

    void cleanup()
    {
        if (!m_run.isEmpty()) {
            QVERIFY(m_workbench->requests().tell(m_run, QStringLiteral("stop")).ok());
            QTRY_VERIFY_WITH_TIMEOUT(m_workbench->engines().isEmpty(), kPatience);
        }
        QTRY_VERIFY(!strip()->isVisible());
        m_view.reset();
        m_workbench.reset();
    }

    void runOfThisFormTakesTurnsAtEnter()
    {
        start(m_view->trainArguments());
        if (QTest::currentTestFailed()) return;
        QTRY_VERIFY_WITH_TIMEOUT(strip()->isVisible(), kPatience);
        QVERIFY(strip()->isChecked());
        typeAndEnter(QStringLiteral("33"));
        QTRY_VERIFY_WITH_TIMEOUT(says(QStringLiteral("since epoch")), kPatience);
        QCOMPARE(turns().size(), 1);
        QVERIFY2(turns()[0].contains(kLambda) && turns()[0].contains(QStringLiteral("33")), qPrintable(turns()[0]));
        // The form keeps it for the next run, and undo turns nothing by itself.
        QCOMPARE(m_view->configuration()->real("transport.lambda"), 33.0);
        m_view->undoStack()->undo();
        QVERIFY(says(QStringLiteral("Enter sends 20")));
        // Wrong values are not sent.
        typeAndEnter(QStringLiteral("-4"));
        typeAndEnter(QStringLiteral("25"));
        QTRY_VERIFY_WITH_TIMEOUT(says(QStringLiteral("since epoch")), kPatience);
        QCOMPARE(turns().size(), 2);
    }

    void runFromElsewhereTakesTurnsOnlyWhenSwitchedOn()
    {
        start(m_view->trainArguments() + QStringList{QStringLiteral("--set"), QStringLiteral("transport.lambda=5")});
        if (QTest::currentTestFailed()) return;
        // Starts with the form's arguments and more: another configuration.
        QTRY_VERIFY_WITH_TIMEOUT(strip()->isVisible(), kPatience);
        QVERIFY(!strip()->isChecked());
        typeAndEnter(QStringLiteral("41"));
        QVERIFY(!says(QStringLiteral("Enter sends")));
        QTest::keyClick(strip(), Qt::Key_Space);
        QVERIFY(says(QStringLiteral("trains with 5; Enter sends 41")));
        QVERIFY(turns().isEmpty());
        QTest::keyClick(m_form->editor(kLambda), Qt::Key_Return);
        QTRY_VERIFY_WITH_TIMEOUT(says(QStringLiteral("since epoch")), kPatience);
        QCOMPARE(turns().size(), 1);
    }
};

QTEST_MAIN(TestLiveTurns)
#include "tst_live_turns.moc"
