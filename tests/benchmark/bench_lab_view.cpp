/// Turns of the event loop of the transport lab: bench_lab_view [POINTS]. Prints the frames per second and the longest turn, in CPU time of the window's
/// thread, of the whole view at 1280 × 800 drawn in software, with POINTS × POINTS (64) points: half iterations step by step, a point that is dragged, and
/// λ that is dragged.
#include <cmath>
#include <cstdio>
#include <cstdlib>

#include <QElapsedTimer>
#include <QSettings>
#include <QStandardPaths>
#include <QTemporaryDir>

#include "app/workbench/lab/view/lab_view.h"
#include "app/workbench/session/workbench.h"
#include "tests/benchmark/measured_turns.h"
#include "widgets/lab/lab_canvas.h"
#include "widgets/style/theme.h"

namespace {

using namespace rosa;

lab::Problem twoClouds(int points)
{
    lab::Problem problem;
    lab::Clouds clouds;
    for (int i = 0; i < points; ++i) {
        const double turn = 2.4 * i, radius = 0.5 * std::sqrt((i + 0.5) / points);
        clouds.rows.push_back({-0.4 + radius * std::cos(turn), radius * std::sin(turn)});
        clouds.columns.push_back({0.4 + radius * std::sin(turn), radius * std::cos(turn)});
    }
    problem.source = std::move(clouds);
    problem.solve.halfIterations = 0;
    return problem;
}

/// Does `one` kCount times, and all that follows from it each time.
template <typename One>
void measure(bench::MeasuredApplication& application, const char* what, One one)
{
    constexpr int kCount = 200;
    QElapsedTimer clock;
    clock.start();
    for (int i = 0; i < kCount; ++i) {
        // As an event, so that it counts as a turn.
        QMetaObject::invokeMethod(
            &application, [&one, i] { one(i); }, Qt::QueuedConnection);
        QCoreApplication::processEvents();
    }
    std::printf("%-44s %6.1f per second\n", what, kCount * 1e3 / static_cast<double>(clock.elapsed()));
    application.report(what);
}

}  // namespace

int main(int argc, char** argv)
{
    qputenv("ROSA_CANVAS", "software");
    if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM")) qputenv("QT_QPA_PLATFORM", "offscreen");
    QStandardPaths::setTestModeEnabled(true);
    QCoreApplication::setApplicationName(QStringLiteral("bench-lab-view"));
    bench::MeasuredApplication application(argc, argv);
    QSettings().clear();
    widgets::applyTheme(application, widgets::Theme::Light);
    const int points = argc > 1 ? std::clamp(std::atoi(argv[1]), 1, static_cast<int>(lab::kMostPoints)) : 64;
    QTemporaryDir store;
    const auto catalogue = catalog::makeCatalogue();
    workbench::Workbench workbench(catalogue, store.path().toStdString());
    workbench::LabView view(workbench);
    view.resize(1280, 800);
    view.show();
    view.state().start(twoClouds(points));
    bench::wait(500);
    application.report("to the first picture");

    measure(application, "half iteration by half iteration", [&](int) { view.state().scale(); });
    widgets::LabCanvas* canvas = view.canvas();
    measure(application, "a point is dragged", [&](int i) {
        Q_EMIT canvas->pointMoved(true, 3, {-0.5 + 0.005 * i, 0.3}, i == 199);
    });
    measure(application, "lambda is dragged", [&](int i) { Q_EMIT canvas->lambdaMoved(0.5 + 0.25 * i, i == 199); });
    return 0;
}
