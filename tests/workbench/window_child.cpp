/// A window that trains until it is killed: window_child STORE. Prints the run id when the training has started.
#include <cstdio>

#include <QApplication>
#include <QStandardPaths>

#include "app/workbench/engine/engine_process.h"
#include "app/workbench/experiment/view/experiment_view.h"
#include "app/workbench/session/workbench.h"
#include "app/workbench/window/main_window.h"

int main(int argc, char** argv)
{
    using namespace rosa::workbench;
    QStandardPaths::setTestModeEnabled(true);
    QCoreApplication::setOrganizationName(QStringLiteral("rosa-test"));
    QCoreApplication::setApplicationName(QStringLiteral("window-child-%1").arg(QCoreApplication::applicationPid()));
    QApplication application(argc, argv);
    const auto catalogue = rosa::catalog::makeCatalogue();
    Workbench workbench(catalogue, argv[1]);
    MainWindow window(workbench, {QStringLiteral("karate"), {}, {}});
    window.show();
    // The window may also show a run that an earlier window left training.
    QObject::connect(&workbench, &Workbench::engineStarted, [](EngineProcess* process) {
        QObject::connect(process, &EngineProcess::runStarted, [](const QString& run) {
            std::puts(qPrintable(run));
            std::fflush(stdout);
        });
    });
    rosa::catalog::Selection selection;
    selection.dataset = "karate";
    selection.overrides = {{"train.epochs", "1000000"}, {"evaluation.protocol", "none"}};
    window.findChild<ExperimentView*>()->setSelection(selection);
    QMetaObject::invokeMethod(&window, &MainWindow::train, Qt::QueuedConnection);
    return QApplication::exec();
}
