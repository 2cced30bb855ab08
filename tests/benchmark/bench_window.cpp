/// How quick the window is: bench_window [RUNS]. Prints the time to the first picture and the longest turn of the event loop, in CPU time of
/// the window's own thread, while it trains, looks at a pair and lays out an embedding, with RUNS (5,000) runs in the library.
#include <algorithm>
#include <cstdio>
#include <ctime>

#include <QAbstractEventDispatcher>
#include <QApplication>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTimer>

#include "app/workbench/engine/engine_process.h"
#include "app/workbench/records/run_library.h"
#include "app/workbench/views/experiment/experiment_view.h"
#include "app/workbench/window/main_window.h"
#include "app/workbench/workbench.h"
#include "core/record/run_writer.h"

namespace {

using namespace rosa;
using namespace rosa::workbench;

double threadMilliseconds()
{
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) * 1e-6;
}

/// CPU time of each turn between two waits.
class Turns {
public:
    Turns()
    {
        auto* dispatcher = QAbstractEventDispatcher::instance();
        QObject::connect(dispatcher, &QAbstractEventDispatcher::awake, [this] { m_begin = threadMilliseconds(); });
        QObject::connect(dispatcher, &QAbstractEventDispatcher::aboutToBlock,
                         [this] { m_turns.push_back(threadMilliseconds() - m_begin); });
    }
    void report(const char* what)
    {
        std::sort(m_turns.begin(), m_turns.end());
        if (!m_turns.empty())
            std::printf("%-44s %6zu turns, 99 %% %6.1f ms, longest %6.1f ms\n", what, m_turns.size(),
                        m_turns[m_turns.size() * 99 / 100], m_turns.back());
        m_turns.clear();
    }

private:
    double m_begin = threadMilliseconds();
    std::vector<double> m_turns;
};

void wait(int milliseconds)
{
    QEventLoop loop;
    QTimer::singleShot(milliseconds, &loop, &QEventLoop::quit);
    loop.exec();
}

/// One real record, copied under many names.
void fillStore(const std::filesystem::path& store, const catalog::Catalogue& catalogue, int runs)
{
    auto configuration = catalog::Configuration::resolve(catalogue, {});
    std::filesystem::path first;
    {
        auto writer = record::RunWriter::create(store, *configuration, {}, {"loss"});
        const double loss[] = {4.2};
        if (!(*writer)->appendEpoch(1, loss) || !(*writer)->setState(record::RunState::Finished)) std::abort();
        first = (*writer)->folder();
    }
    for (int i = 1; i < runs; ++i)
        std::filesystem::copy(first, first.parent_path() / ("20250101-000000-cora-" + std::to_string(100000 + i)),
                              std::filesystem::copy_options::recursive);
}

}  // namespace

int main(int argc, char** argv)
{
    QStandardPaths::setTestModeEnabled(true);
    QCoreApplication::setApplicationName(QStringLiteral("bench-window"));
    const int runs = argc > 1 ? std::atoi(argv[1]) : 5000;
    QTemporaryDir store;
    const auto catalogue = catalog::makeCatalogue();
    fillStore(store.path().toStdString(), catalogue, runs);

    QElapsedTimer clock;
    clock.start();
    QApplication application(argc, argv);
    Workbench workbench(catalogue, store.path().toStdString());
    MainWindow window(workbench, {});
    window.show();
    QApplication::processEvents();
    std::printf("%-44s %6lld ms\n", "first picture, from main on", clock.elapsed());

    Turns turns;
    while (workbench.library().runs()->size() < static_cast<std::size_t>(runs)) wait(50);
    std::printf("%-44s %6lld ms\n", "library listed", clock.elapsed());
    turns.report("while the library is read");
    window.train();
    wait(20000);
    turns.report("while training, curves live");
    const QString run = workbench.currentRun();
    for (int node = 0; node < 20; ++node) {
        Q_EMIT workbench.pairWanted({run, node * 100, node * 100, -1, 0});
        wait(500);
    }
    turns.report("while training, a pair every half second");
    Q_EMIT workbench.nodesWanted(run, {1, 2, 3});
    wait(10000);
    turns.report("in the embedding view");
    for (EngineProcess* process : workbench.engines()) process->stop();
    while (!workbench.engines().isEmpty()) wait(50);
    return 0;
}
