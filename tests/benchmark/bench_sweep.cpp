/// The Sweep view with many tries: bench_sweep [TRIES] [FOLDER]. Makes a synthetic sweep of TRIES (10,000) tries × 6 parameters, opens it and
/// prints the median and the longest time of its operations in CPU time of the window's thread: reading (in the background), taking
/// new data, painting, dragging a brush, filtering, sorting, and each plot. The sweep is made in FOLDER if one is given, and stays there.
#include <algorithm>
#include <cstdio>
#include <ctime>
#include <functional>
#include <vector>

#include <QApplication>
#include <QLineEdit>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include "app/workbench/session/workbench.h"
#include "app/workbench/sweep/view/sweep_plots.h"
#include "app/workbench/sweep/view/sweep_view.h"
#include "app/workbench/sweep/view/try_table.h"
#include "tests/workbench/sweep_fixture.h"
#include "widgets/chart/parallel_view.h"

namespace {

using namespace rosa;
using namespace rosa::workbench;

double threadMilliseconds()
{
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) * 1e-6;
}

void measure(const char* what, int times, const std::function<void(int)>& act)
{
    std::vector<double> took;
    for (int i = 0; i < times; ++i) {
        const double begin = threadMilliseconds();
        act(i);
        QCoreApplication::sendPostedEvents();
        took.push_back(threadMilliseconds() - begin);
    }
    std::ranges::sort(took);
    std::printf("%-44s median %7.1f ms, longest %7.1f ms (%d)\n", what, took[took.size() / 2], took.back(), times);
    std::fflush(stdout);
}

void drag(widgets::ParallelView& view, std::size_t axis, float from, float to, int steps)
{
    QTest::mousePress(&view, Qt::LeftButton, {}, view.placeOf(axis, from));
    measure("one step of a dragged brush, painted", steps, [&](int i) {
        const float share = from + (to - from) * static_cast<float>(i + 1) / static_cast<float>(steps);
        QTest::mouseMove(&view, view.placeOf(axis, share));
        view.repaint();
    });
    QTest::mouseRelease(&view, Qt::LeftButton, {}, view.placeOf(axis, to));
}

void measureTable(SweepView& view)
{
    const char* words[] = {"1", "12", "12 sobol", "racing", "lambda>20", "lambda>20 walk_length<10", ""};
    measure("filter of the table, painted", 14, [&](int i) {
        view.filter().setText(QLatin1String(words[i % 7]));
        view.table().viewport()->repaint();
        view.plots().parallel().repaint();
    });
    measure("table sorted by another column", 12, [&](int i) {
        view.table().sortByColumn(i % 8, i % 2 == 0 ? Qt::AscendingOrder : Qt::DescendingOrder);
        view.table().viewport()->repaint();
    });
    measure("all tries selected", 4, [&](int i) {
        if (i % 2 == 0)
            view.table().selectAll();
        else
            view.table().clearSelection();
        view.plots().parallel().repaint();
    });
}

void measurePlots(SweepView& view)
{
    SweepPlots& plots = view.plots();
    for (const SweepPlot plot : kSweepPlots) {
        if (plot == SweepPlot::Parallel || plot == SweepPlot::Result) continue;
        const std::string what = "plot " + titleOf(plot).toStdString() + ", drawn anew";
        plots.show(plot);
        measure(what.c_str(), 6, [&](int i) {
            view.filter().setText(i % 2 == 0 ? QStringLiteral("lambda>20") : QString());
            plots.chart(plot).repaint();
        });
        view.table().selectAll();
        const std::string chosen = what + ", all selected";
        measure(chosen.c_str(), 4, [&](int) {
            plots.chart(plot).setChosen({});
            view.focus().setChosen({});
            view.table().selectAll();
            plots.chart(plot).repaint();
        });
        view.table().clearSelection();
    }
}

}  // namespace

int main(int argc, char** argv)
{
    QStandardPaths::setTestModeEnabled(true);
    QCoreApplication::setApplicationName(QStringLiteral("bench-sweep"));
    const QApplication application(argc, argv);
    const QTemporaryDir temporary;
    const std::filesystem::path store = argc > 2 ? argv[2] : temporary.path().toStdString();
    SyntheticSweep how;
    how.tries = argc > 1 ? std::max(2, std::atoi(argv[1])) : 10000;
    how.workers = 150;
    const auto catalogue = catalog::makeCatalogue();
    if (!std::filesystem::exists(store / "sweeps" / "bench")) makeSyntheticSweep(catalogue, store, "bench", how);

    double begin = threadMilliseconds();
    SweepReader reader(catalogue, store, "bench");
    const auto data = reader.read();
    if (!data) return std::fprintf(stderr, "%s\n", data.error().text().c_str()), 1;
    std::printf("%zu tries, %zu runs; first reading %.0f ms", (*data)->tries.size(), (*data)->runs.size(),
                threadMilliseconds() - begin);
    begin = threadMilliseconds();
    std::filesystem::last_write_time(store / "sweeps" / "bench" / "cells", std::filesystem::file_time_type::clock::now());
    static_cast<void>(reader.read());
    std::printf(", again after a change %.0f ms\n", threadMilliseconds() - begin);

    Workbench workbench(catalogue, store);
    SweepView view(workbench);
    view.resize(760, 640);
    view.show();
    if (!QTest::qWaitForWindowExposed(&view)) return 1;
    while (!view.focus().data()) QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    widgets::ParallelView& parallel = view.plots().parallel();
    std::vector<SweepDataPtr> copies;
    for (int i = 0; i < 10; ++i) copies.push_back(std::make_shared<SweepData>(**data));
    measure("new data of the sweep", 10, [&](int i) { view.focus().setData(copies[static_cast<std::size_t>(i)]); });
    measure("parallel coordinates, drawn anew", 10, [&](int i) {
        parallel.resize(parallel.width() + (i % 2 == 0 ? 1 : -1), parallel.height());
        parallel.repaint();
    });
    measure("parallel coordinates, unchanged", 10, [&](int) { parallel.repaint(); });
    drag(parallel, 0, 0.2F, 0.7F, 60);
    drag(parallel, 2, 0.9F, 0.1F, 60);
    view.focus().clear();
    measureTable(view);
    measurePlots(view);
    return 0;
}
