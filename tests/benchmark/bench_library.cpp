/// Many runs in the library: bench_library [RUNS]. Prints, with RUNS (10,000) runs, the median and the longest time from Ctrl+K to the list of
/// what can be found, and of a letter typed there, both painted, and the longest turn of the event loop while a run comes, in CPU time of the
/// window's thread.
#include <algorithm>
#include <cstdio>
#include <functional>
#include <vector>

#include <QLineEdit>
#include <QListView>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include "app/workbench/palette/command_palette.h"
#include "app/workbench/palette/palette_list.h"
#include "app/workbench/runs/data/run_library.h"
#include "app/workbench/session/workbench.h"
#include "app/workbench/window/main_window.h"
#include "tests/benchmark/many_runs.h"
#include "tests/benchmark/measured_turns.h"

namespace {

using namespace rosa;
using namespace rosa::workbench;

void measure(const char* what, int times, const std::function<void(int)>& prepare, const std::function<void(int)>& act)
{
    std::vector<double> took;
    for (int i = 0; i < times; ++i) {
        prepare(i);
        const double begin = bench::threadMilliseconds();
        act(i);
        took.push_back(bench::threadMilliseconds() - begin);
    }
    std::ranges::sort(took);
    std::printf("%-44s median %7.1f ms, longest %7.1f ms (%d)\n", what, took[took.size() / 2], took.back(), times);
    std::fflush(stdout);
}

void measurePalette(Workbench& workbench, CommandPalette& palette)
{
    const auto open = [&](int) {
        palette.open();
        palette.repaint();
        palette.view().viewport()->repaint();
    };
    measure(
        "Ctrl+K, for the first time", 1, [](int) {}, open);
    bench::wait(3000);  // The manual is read.
    measure(
        "Ctrl+K, nothing has changed", 20, [&](int) { palette.hide(); }, open);
    const QString run = QString::fromStdString(workbench.library().runs()->front().id);
    const auto change = [&](int i) {
        palette.hide();
        const RunList before = workbench.library().runs();
        workbench.library().rename(run, QStringLiteral("name %1").arg(i));
        while (workbench.library().runs() == before) bench::wait(10);
        bench::wait(50);
    };
    measure("Ctrl+K, after a run has changed", 20, change, open);
    const QString query = QStringLiteral("cora 100042");
    const auto type = [&](int i) {
        QTest::keyClick(&palette.line(), query.at(i % query.size()).toLatin1());
        palette.view().viewport()->repaint();
    };
    measure(
        "a letter in it", static_cast<int>(query.size()), [](int) {}, type);
    std::printf("%-44s %d\n", "rows found", palette.list().rowCount());
    palette.hide();
}

}  // namespace

int main(int argc, char** argv)
{
    QStandardPaths::setTestModeEnabled(true);
    QCoreApplication::setApplicationName(QStringLiteral("bench-library"));
    const int runs = argc > 1 ? std::atoi(argv[1]) : 10'000;
    QTemporaryDir store;
    const auto catalogue = catalog::makeCatalogue();
    bench::fillStore(store.path().toStdString(), catalogue, runs);
    bench::MeasuredApplication application(argc, argv);
    Workbench workbench(catalogue, store.path().toStdString());
    MainWindow window(workbench, {});
    window.show();
    while (workbench.library().runs()->size() < static_cast<std::size_t>(runs)) bench::wait(50);
    bench::wait(1000);
    application.report("while the library is read");
    measurePalette(workbench, *window.findChild<CommandPalette*>());
    application.report("with the palette");
    for (int i = 1; i <= 5; ++i) {
        bench::recordRun(store.path().toStdString(), catalogue);
        while (workbench.library().runs()->size() < static_cast<std::size_t>(runs + i)) bench::wait(50);
        bench::wait(500);
    }
    application.report("while runs come");
    return 0;
}
