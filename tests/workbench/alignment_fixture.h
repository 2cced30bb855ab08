/// Fixture of the tests of the Alignment view: a store with one run, and a view of it.
#pragma once

#include <memory>

#include <QAction>
#include <QLabel>
#include <QMenu>
#include <QSettings>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QWindow>

#include "app/workbench/engine/engine_process.h"
#include "app/workbench/pairs/view/alignment_view.h"
#include "app/workbench/pairs/view/pair_panel.h"
#include "app/workbench/session/workbench.h"
#include "tests/widgets/shown.h"

namespace rosa::workbench {

/// Base class of tests, whose slots call train() once, open() before and close() after each test.
class AlignmentFixture : public QObject {
protected:
    static constexpr int kPatience = 120'000;

    /// Trains twenty epochs on Cora.
    void train()
    {
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setOrganizationName(QStringLiteral("rosa-test"));
        QCoreApplication::setApplicationName(QStringLiteral("alignment-%1").arg(QCoreApplication::applicationPid()));
        QSettings().clear();
        qRegisterMetaType<EngineProcess::End>();
        m_workbench = std::make_unique<Workbench>(m_catalogue, m_store.path().toStdString());
        EngineProcess* process =
            m_workbench->startEngine({QStringLiteral("train"), QStringLiteral("--dataset"), QStringLiteral("cora"),
                                      QStringLiteral("--epochs"), QStringLiteral("20"), QStringLiteral("--no-baselines"),
                                      QStringLiteral("--set"), QStringLiteral("train.checkpoint_every=10"),
                                      QStringLiteral("--set"), QStringLiteral("evaluation.protocol=none")},
                                     QStringLiteral("test"));
        QSignalSpy ended(process, &EngineProcess::ended);
        connect(process, &EngineProcess::runStarted, this, [this](const QString& run) { m_run = run; });
        QVERIFY(ended.wait(kPatience));
        QVERIFY2(ended.first().first().value<EngineProcess::End>() == EngineProcess::End::Done,
                 "the engine named by ROSA_ENGINE must train");
        QVERIFY(!m_run.isEmpty());
    }

    void open()
    {
        // More matrices than a newcomer sees.
        QStringList shown;
        for (const PairMatrix matrix : {PairMatrix::RescaledCost, PairMatrix::Plan, PairMatrix::ExactPlan})
            shown.append(symbolOf(matrix));
        QSettings().setValue(QStringLiteral("alignment/matrices"), shown);
        m_view = std::make_unique<AlignmentView>(*m_workbench);
        // Wide enough for several pictures beside each other.
        m_view->resize(1700, 820);
        QVERIFY(rosa::test::isShown(*m_view));
        if (QTest::currentTestFunction() == QByteArray("withoutARunItSaysWhatToDo")) return;
        m_workbench->setCurrentRun(m_run);
        QTRY_VERIFY_WITH_TIMEOUT(m_view->panel()->pairData() != nullptr, kPatience);
    }

    void close()
    {
        m_view.reset();
        QSettings().clear();
    }

    template <typename Widget>
    [[nodiscard]] Widget* find(const char* name) const
    {
        return m_view->findChild<Widget*>(QString::fromLatin1(name));
    }
    /// Chooses an entry of a menu.
    void trigger(const char* name) const { find<QAction>(name)->trigger(); }
    /// Opens the menu that has `field`, and gives it the keyboard.
    void reach(QWidget* field) const
    {
        auto* menu = qobject_cast<QMenu*>(field->window());
        QVERIFY(menu);
        menu->popup(m_view->mapToGlobal(QPoint(100, 100)));
        QVERIFY(rosa::test::isShown(*menu));
        field->setFocus();
    }
    [[nodiscard]] QString number(const char* name) const { return find<QLabel>(name)->text(); }
    [[nodiscard]] const record::PairSnapshot& shownPair() const { return m_view->panel()->pairData()->inspection.pair; }
    [[nodiscard]] bool shows(int first, int second, unsigned draw = 0) const
    {
        const auto& data = m_view->panel()->pairData();
        return data && data->choice.first == first && data->choice.second == second && data->choice.draw == draw;
    }

    static void moveMouse(QWidget* widget, const QPointF& place)
    {
        QTest::mouseMove(widget->window()->windowHandle(), widget->mapTo(widget->window(), place.toPoint()));
    }

    QTemporaryDir m_store;
    catalog::Catalogue m_catalogue = catalog::makeCatalogue();
    std::unique_ptr<Workbench> m_workbench;
    std::unique_ptr<AlignmentView> m_view;
    QString m_run;
};

}  // namespace rosa::workbench
