/// Responsiveness of the window: bench_window [RUNS]. Prints the time to the first frame and the longest event loop iteration in CPU time
/// of the window thread, during training, inspection of a pair and t-SNE, with RUNS (5,000) runs in the library. ROSA_ENGINE names the
/// engine.
#include <algorithm>
#include <cstdio>
#include <ctime>
#include <string>

#include <QApplication>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QFileInfo>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QThread>
#include <QTimer>

#include "app/workbench/engine/engine_process.h"
#include "app/workbench/records/run_library.h"
#include "app/workbench/session/workbench.h"
#include "app/workbench/views/experiment/experiment_view.h"
#include "app/workbench/window/main_window.h"
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

/// The interval of a timer, which distinguishes timers in the report.
std::string intervalOf(const QObject* receiver)
{
    const auto* timer = qobject_cast<const QTimer*>(receiver);
    return timer ? " every " + std::to_string(timer->interval()) + " ms" : std::string();
}

/// Measures each event handled by the window thread, including everything it triggers.
class Measured : public QApplication {
public:
    using QApplication::QApplication;

    bool notify(QObject* receiver, QEvent* event) override
    {
        // Other threads also deliver events through this function.
        if (QThread::currentThread() != thread()) return QApplication::notify(receiver, event);
        if (m_depth++ > 0) {
            const bool isHandled = QApplication::notify(receiver, event);
            --m_depth;
            return isHandled;
        }
        // Before the call, because the receiver may be deleted by it.
        const std::string what = std::string(receiver->metaObject()->className()) + " event " +
                                 std::to_string(event->type()) + intervalOf(receiver);
        const double begin = threadMilliseconds();
        const bool isHandled = QApplication::notify(receiver, event);
        const double took = threadMilliseconds() - begin;
        if (m_turns.empty() || took > m_longest) m_longest = took, m_what = what;
        m_turns.push_back(took);
        --m_depth;
        return isHandled;
    }

    void report(const char* what)
    {
        std::sort(m_turns.begin(), m_turns.end());
        if (!m_turns.empty())
            std::printf("%-44s %6zu turns, 99 %% %6.1f ms, longest %6.1f ms (%s)\n", what, m_turns.size(),
                        m_turns[m_turns.size() * 99 / 100], m_turns.back(), m_what.c_str());
        m_turns.clear();
    }

private:
    int m_depth = 0;
    double m_longest = 0;
    std::string m_what;  ///< Description of the longest event.
    std::vector<double> m_turns;
};

void wait(int milliseconds)
{
    QEventLoop loop;
    QTimer::singleShot(milliseconds, &loop, &QEventLoop::quit);
    loop.exec();
}

/// Copies one record under many names.
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
    Measured application(argc, argv);
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

    while (workbench.library().runs()->size() < static_cast<std::size_t>(runs)) wait(50);
    std::printf("%-44s %6lld ms\n", "library listed", clock.elapsed());
    application.report("while the library is read");
    window.train();
    wait(20000);
    application.report("while training, curves live");
    const QString run = workbench.currentRun();
    for (int node = 0; node < 20; ++node) {
        Q_EMIT workbench.pairWanted({run, node * 100, node * 100, -1, 0});
        wait(500);
    }
    application.report("while training, a pair every half second");
    Q_EMIT workbench.nodesWanted(run, {1, 2, 3});
    wait(10000);
    application.report("in the embedding view");
    for (EngineProcess* process : workbench.engines()) process->stop();
    while (!workbench.engines().isEmpty()) wait(50);
    return 0;
}
