/// Responsiveness of the window: bench_window [RUNS]. Prints the time to the first frame and the longest event loop iteration in CPU time
/// of the window thread, during training, inspection of a pair and t-SNE, with RUNS (5,000) runs in the library. ROSA_ENGINE names the
/// engine.
#include <cstdio>
#include <string>

#include <QElapsedTimer>
#include <QFileInfo>
#include <QStandardPaths>
#include <QTemporaryDir>

#include "app/workbench/engine/engine_process.h"
#include "app/workbench/experiment/view/experiment_view.h"
#include "app/workbench/runs/data/run_library.h"
#include "app/workbench/session/workbench.h"
#include "app/workbench/window/main_window.h"
#include "tests/benchmark/many_runs.h"
#include "tests/benchmark/measured_turns.h"

using namespace rosa;
using namespace rosa::workbench;

int main(int argc, char** argv)
{
    QStandardPaths::setTestModeEnabled(true);
    QCoreApplication::setApplicationName(QStringLiteral("bench-window"));
    const int runs = argc > 1 ? std::atoi(argv[1]) : 5000;
    QTemporaryDir store;
    const auto catalogue = catalog::makeCatalogue();
    bench::fillStore(store.path().toStdString(), catalogue, runs);

    QElapsedTimer clock;
    clock.start();
    bench::MeasuredApplication application(argc, argv);
    Workbench workbench(catalogue, store.path().toStdString());
    if (!QFileInfo::exists(workbench.engine())) {
        std::fprintf(stderr, "bench_window: there is no engine %s; name one in ROSA_ENGINE\n",
                     qPrintable(workbench.engine()));
        return 2;
    }
    MainWindow window(workbench, {});
    window.show();
    QApplication::processEvents();
    application.report("to the first picture");
    std::printf("%-44s %6lld ms\n", "first picture, from main on", clock.elapsed());

    while (workbench.library().runs()->size() < static_cast<std::size_t>(runs)) bench::wait(50);
    std::printf("%-44s %6lld ms\n", "library listed", clock.elapsed());
    application.report("while the library is read");
    window.train();
    bench::wait(20000);
    application.report("while training, curves live");
    const QString run = workbench.currentRun();
    for (int node = 0; node < 20; ++node) {
        workbench.ask(ShowPair{{run, node * 100, node * 100}});
        bench::wait(500);
    }
    application.report("while training, a pair every half second");
    workbench.ask(ShowNodes{run, {1, 2, 3}});
    bench::wait(10000);
    application.report("in the embedding view");
    for (EngineProcess* process : workbench.engines()) process->stop();
    while (!workbench.engines().isEmpty()) bench::wait(50);
    return 0;
}
