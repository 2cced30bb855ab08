/// Frames of the lab's canvas in software: bench_lab [POINTS [PICTURE]]. Prints the CPU time of a frame, of all threads, with POINTS × POINTS (64)
/// points at 1280 × 800, while a point is dragged, for a sharp and a blurred plan; PICTURE: a PNG file of the last frame.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <vector>

#include <QApplication>
#include <QPixmap>

#include "tests/widgets/lab_scenes.h"
#include "widgets/lab/lab_canvas.h"
#include "widgets/style/theme.h"

namespace {

double milliseconds()
{
    timespec time{};
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) * 1e-6;
}

}  // namespace

int main(int argc, char** argv)
{
    qputenv("ROSA_CANVAS", "software");
    if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM")) qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication application(argc, argv);
    rosa::widgets::applyTheme(application, rosa::widgets::Theme::Light);
    const int points = argc > 1 ? std::max(1, std::atoi(argv[1])) : 64;
    rosa::widgets::LabCanvas canvas;
    canvas.resize(1280, 800);
    canvas.show();
    for (const double lambda : {50.0, 5.0, 0.1}) {
        rosa::widgets::LabScene scene = rosa::test::clouds(points, points);
        rosa::test::solve(scene, lambda, 40);
        std::vector<double> times;
        for (int i = 0; i < 60; ++i) {
            scene.rows.places[0] = {-0.7 + 0.01 * i, 0.3};
            const double before = milliseconds();
            canvas.setScene(scene);
            static_cast<void>(canvas.grab());
            times.push_back(milliseconds() - before);
        }
        std::sort(times.begin(), times.end());
        std::printf("%d x %d, lambda %5.1f: median %.1f ms, 90 %% %.1f ms per frame\n", points, points, lambda,
                    times[times.size() / 2], times[times.size() * 9 / 10]);
    }
    if (argc > 2) canvas.grab().save(QString::fromLocal8Bit(argv[2]));
    return 0;
}
