// Frames per second, longest event loop iteration and memory of the Train view while another process records many long runs.
//
//   bench_curves [--runs 20] [--rate 1000] [--before 900000] [--seconds 30] [--metrics 1]
//
// A separate process writes `runs` records at `rate` epochs per second each, starting with `before` existing epochs; the view overlays all
// of them. Run it with QT_QPA_PLATFORM=offscreen.
#include <unistd.h>

#include <algorithm>
#include <cmath>
#include <ctime>
#include <fstream>

#include <QAbstractEventDispatcher>
#include <QApplication>
#include <QCommandLineParser>
#include <QElapsedTimer>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QThread>
#include <QTimer>

#include "app/workbench/curves/view/train_plots.h"
#include "app/workbench/curves/view/train_view.h"
#include "app/workbench/session/workbench.h"
#include "core/record/run_writer.h"
#include "widgets/plots/curve_plot.h"
#include "widgets/style/theme.h"

using namespace rosa;

namespace {

struct Load {
    int runs = 20;
    int rate = 1000;
    int before = 900'000;
    int seconds = 30;
    int metrics = 1;
};

std::vector<std::string> metricsOf(int count)
{
    const std::vector<std::string> all{"loss",          "positive_similarity", "inter_similarity", "intra_similarity",
                                       "gradient_norm", "perturbation_norm",   "marginal_gap",     "plan_entropy",
                                       "epoch_ms"};
    return {all.begin(), all.begin() + std::clamp(count, 1, static_cast<int>(all.size()))};
}

/// The other process: writes, and prints where.
int writeRecords(const std::filesystem::path& store, const Load& load)
{
    const auto catalogue = catalog::makeCatalogue();
    const auto configuration = catalog::Configuration::resolve(catalogue, {});
    if (!configuration) return 1;
    const std::vector<std::string> metrics = metricsOf(load.metrics);
    std::vector<std::unique_ptr<record::RunWriter>> writers;
    for (int i = 0; i < load.runs; ++i) {
        record::RunOrigin origin;
        origin.name = "run " + std::to_string(i);
        auto writer = record::RunWriter::create(store, *configuration, origin, metrics);
        if (!writer) return 1;
        writers.push_back(std::move(*writer));
    }
    std::vector<double> values(metrics.size());
    const auto write = [&](int epoch) {
        for (std::size_t run = 0; run < writers.size(); ++run) {
            for (std::size_t m = 0; m < values.size(); ++m)
                values[m] = 0.3 * static_cast<double>(run) + std::exp(-epoch / 2e5) +
                            0.2 * std::sin(epoch * (0.37 + 0.01 * static_cast<double>(run)));
            if (!writers[run]->appendEpoch(epoch, values)) return false;
        }
        return true;
    };
    int epoch = 0;
    while (epoch < load.before)
        if (!write(++epoch)) return 1;
    std::ofstream names(store / "runs.txt");
    for (const auto& writer : writers) {
        if (!writer->flush()) return 1;
        names << writer->id() << '\n';
    }
    names.close();
    std::filesystem::rename(store / "runs.txt", store / "ready.txt");
    QElapsedTimer clock;
    clock.start();
    while (getppid() != 1) {
        const int due = load.before + static_cast<int>(clock.elapsed() * load.rate / 1000);
        while (epoch < due)
            if (!write(++epoch)) return 1;
        QThread::msleep(5);
    }
    return 0;
}

double threadMilliseconds()
{
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) * 1e-6;
}

double residentMegabytes()
{
    long pages = 0;
    std::ifstream file("/proc/self/statm");
    file >> pages >> pages;
    return static_cast<double>(pages) * static_cast<double>(sysconf(_SC_PAGESIZE)) / 1e6;
}

/// Processor time of the window thread per iteration of its event loop.
class Turns {
public:
    explicit Turns(QAbstractEventDispatcher* dispatcher)
    {
        QObject::connect(dispatcher, &QAbstractEventDispatcher::awake, dispatcher, [this] { begin(); });
        QObject::connect(dispatcher, &QAbstractEventDispatcher::aboutToBlock, dispatcher, [this] { end(); });
    }
    void begin() { end(); }
    void end()
    {
        const double now = threadMilliseconds();
        m_longest = std::max(m_longest, now - m_last);
        m_last = now;
    }
    double take() { return std::exchange(m_longest, 0); }

private:
    double m_last = threadMilliseconds();
    double m_longest = 0;
};

int watch(const std::filesystem::path& store, const Load& load)
{
    std::ifstream names(store / "ready.txt");
    QStringList runs;
    for (std::string name; std::getline(names, name);) runs.append(QString::fromStdString(name));
    const auto catalogue = catalog::makeCatalogue();
    workbench::Workbench bench(catalogue, store);
    workbench::TrainView view(bench);
    view.resize(900, 700);
    view.show();
    bench.setCurrentRun(runs.front());
    view.setOverlays(runs.mid(1));

    Turns turns(QAbstractEventDispatcher::instance());
    widgets::CurvePlot* loss = nullptr;
    int frames = 0;
    double previousCpu = threadMilliseconds();
    double worst = 0;
    double slowest = 1e9;
    std::printf("%8s %10s %10s %12s %10s %10s\n", "second", "frames/s", "epochs", "longest ms", "GUI CPU %", "RSS MB");
    QTimer every;
    int second = 0;
    QObject::connect(&every, &QTimer::timeout, &view, [&] {
        if (!loss) {
            loss = view.plots().plot(QStringLiteral("loss"));
            if (loss) QObject::connect(loss, &widgets::CurvePlot::drawn, &view, [&] { ++frames; });
            return;
        }
        const double longest = turns.take();
        const double cpu = threadMilliseconds();
        std::printf("%8d %10d %10d %12.1f %10.0f %10.1f\n", ++second, frames, loss->source().length(), longest,
                    (cpu - previousCpu) / 10, residentMegabytes());
        std::fflush(stdout);
        previousCpu = cpu;
        // Skip the first second, which includes the start.
        if (second > 1) {
            worst = std::max(worst, longest);
            slowest = std::min<double>(slowest, frames);
        }
        frames = 0;
        if (second == load.seconds) QCoreApplication::quit();
    });
    every.start(1000);
    QApplication::exec();
    std::printf("fewest frames in a second: %.0f; longest turn: %.1f ms\n", slowest, worst);
    return 0;
}

}  // namespace

int main(int argc, char** argv)
{
    Q_INIT_RESOURCE(icons);
    QApplication application(argc, argv);
    QStandardPaths::setTestModeEnabled(true);
    widgets::applyTheme(application, widgets::Theme::Light);
    Load load;
    const auto option = [](const char* name, const char* value) {
        return QCommandLineOption(QLatin1String(name), QString(), QStringLiteral("number"), QLatin1String(value));
    };
    QCommandLineParser parser;
    const QList<QCommandLineOption> options{option("runs", "20"), option("rate", "1000"), option("before", "900000"),
                                            option("seconds", "30"), option("metrics", "1")};
    parser.addOptions(options);
    const QCommandLineOption writes(QStringLiteral("write"), QString(), QStringLiteral("folder"));
    parser.addOption(writes);
    parser.process(application);
    int* const fields[] = {&load.runs, &load.rate, &load.before, &load.seconds, &load.metrics};
    for (int i = 0; i < 5; ++i) *fields[i] = parser.value(options[i]).toInt();
    if (parser.isSet(writes)) return writeRecords(parser.value(writes).toStdString(), load);

    QTemporaryDir folder;
    QProcess writer;
    writer.setProcessChannelMode(QProcess::ForwardedChannels);
    writer.start(QCoreApplication::applicationFilePath(), QCoreApplication::arguments().mid(1)
                                                              << QStringLiteral("--write") << folder.path());
    const std::filesystem::path store = folder.path().toStdString();
    while (!std::filesystem::exists(store / "ready.txt"))
        if (writer.waitForFinished(200)) return 1;
    const int result = watch(store, load);
    writer.kill();
    writer.waitForFinished();
    return result;
}
