/// Fixture of end-to-end tests of the window: a store, the window, and runs created by the engine.
#pragma once

#include <memory>
#include <set>

#include <QDir>
#include <QSettings>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include "app/workbench/engine/engine_process.h"
#include "app/workbench/session/workbench.h"
#include "app/workbench/window/main_window.h"
#include "tests/widgets/shown.h"

namespace rosa::workbench {

inline constexpr int kPatience = 60'000;

/// Separate settings and store; the window can be closed and started again.
class WindowFixture {
public:
    WindowFixture()
    {
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setOrganizationName(QStringLiteral("rosa-test"));
        QCoreApplication::setApplicationName(QStringLiteral("workbench-%1").arg(QCoreApplication::applicationPid()));
        QSettings().clear();
    }
    ~WindowFixture()
    {
        close();
        QSettings().clear();
    }

    void start(const WindowStart& how = {})
    {
        workbench = std::make_unique<Workbench>(catalogue, store.path().toStdString());
        window = std::make_unique<MainWindow>(*workbench, how);
        QVERIFY(rosa::test::isActivated(*window));
    }

    /// Running engines continue; stopEngines() ends them.
    void close()
    {
        window.reset();
        workbench.reset();
    }

    void stopEngines()
    {
        // A view may start another engine after its own has ended.
        std::set<qint64> told;
        const auto isNoneLeft = [&] {
            for (EngineProcess* process : workbench->engines()) {
                if (told.insert(process->processId()).second) process->stop();
            }
            return workbench->engines().isEmpty();
        };
        QTRY_VERIFY_WITH_TIMEOUT(isNoneLeft(), kPatience);
    }

    [[nodiscard]] QAction* action(const char* name) const { return window->findChild<QAction*>(QLatin1String(name)); }

    QTemporaryDir store;
    catalog::Catalogue catalogue = catalog::makeCatalogue();
    std::unique_ptr<Workbench> workbench;
    std::unique_ptr<MainWindow> window;
};

}  // namespace rosa::workbench
