#include "app/workbench/self_test/window_checks.h"

#include <QAction>
#include <QCoreApplication>
#include <QDeadlineTimer>
#include <QDir>
#include <QEventLoop>
#include <QFileInfo>
#include <QSet>
#include <QTabWidget>
#include <QTimer>
#include <algorithm>

#include "app/workbench/engine/engine_process.h"
#include "app/workbench/engine/engine_program.h"
#include "app/workbench/export/figure_kinds.h"
#include "app/workbench/runs/data/run_library.h"
#include "app/workbench/session/workbench.h"
#include "app/workbench/shell/view.h"
#include "app/workbench/start/view/example_run.h"
#include "app/workbench/window/main_window.h"
#include "widgets/figure/figure_metadata.h"
#include "widgets/figure/save_figure.h"

namespace rosa::workbench {

namespace {

/// Timeout: a loaded machine may be slow.
constexpr int kWindowHangMilliseconds = 240'000;
constexpr int kWindowLookMilliseconds = 20;
constexpr int kSettleMilliseconds = 10'000;
constexpr int kSettleLookMilliseconds = 100;
constexpr int kSameLooks = 4;  ///< Equal pictures that count as settled; a blinking cursor keeps its state for longer.
/// Text alone has more colours, because its edges are antialiased.
constexpr qsizetype kFewColours = 8;

const QString kReportIt = QStringLiteral("; `rosa doctor` and the lines above may show the cause");

/// Whether `condition` becomes true while events are processed.
bool comesTrue(const std::function<bool()>& condition)
{
    const QDeadlineTimer deadline(kWindowHangMilliseconds);
    QTimer look;
    look.start(kWindowLookMilliseconds);
    while (!condition()) {
        if (deadline.hasExpired()) return false;
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    }
    return true;
}

/// Id of a run of a few epochs; an Error contains the engine's message.
Result<QString> train(Workbench& workbench)
{
    QString run, problem;
    bool isOver = false;
    EngineProcess* process = workbench.startEngine(
        {QStringLiteral("train"), QStringLiteral("--dataset"), QStringLiteral("karate"), QStringLiteral("--epochs"),
         QStringLiteral("10"), QStringLiteral("--no-baselines"), QStringLiteral("--device"), QStringLiteral("cpu")},
        QStringLiteral("self-test"));
    QObject::connect(process, &EngineProcess::ended, &workbench, [&, process](EngineProcess::End end) {
        run = process->run();
        if (end != EngineProcess::End::Done) problem = process->message() + QStringLiteral(" ") + process->lastLines();
        isOver = true;
    });
    if (!comesTrue([&] { return isOver; })) return failed("the training timed out");
    if (!problem.isEmpty()) return failed(Message::verbatim(problem.simplified().toStdString()));
    if (run.isEmpty()) return failed("the engine finished without a run");
    return run;
}

/// The example run, in the store.
Result<QString> example(Workbench& workbench)
{
    ROSA_TRY(installExample(workbench.store()));
    workbench.library().refresh();
    return exampleRun().id;
}

/// Saves a view's figure in each format and checks that each file leads back to its run.
Finding checkFigure(const QString& view, const View& shown, const std::filesystem::path& folder, const QString& run)
{
    using Format = widgets::FigureFormat;
    const QString name = QStringLiteral("figures");
    const auto figure = shown.figure();
    if (!figure) return missed(name, QStringLiteral("the view %1 has no figure").arg(view) + kReportIt);
    for (const Format format : {Format::Pdf, Format::Svg, Format::Png, Format::Pgfplots}) {
        const QString stem = QString::fromStdString((folder / view.toStdString()).string());
        const QString file = stem + QLatin1Char('.') + widgets::extensionOf(format);
        const auto saved = widgets::saveFigure(*figure, file, format, figure->suitableStyle());
        if (!saved) return missed(name, QString::fromStdString(saved.error().text()));
        const auto origin = widgets::readFigureOrigin(file);
        if (!origin) return missed(name, QString::fromStdString(origin.error().text()));
        if (!origin->runs.contains(run))
            return missed(name, QStringLiteral("%1 does not name run %2 as its origin").arg(file, run));
    }
    return good(name);
}

/// The view after it has stopped changing: plots are drawn and layouts continue after the first data arrived. A view that keeps changing
/// for long is used as it is.
QImage settled(QWidget& view)
{
    QImage drawn = view.grab().toImage();
    int same = 0;
    const QDeadlineTimer deadline(kSettleMilliseconds);
    while (same < kSameLooks && !deadline.hasExpired()) {
        QEventLoop loop;
        QTimer pause;
        pause.setSingleShot(true);
        QObject::connect(&pause, &QTimer::timeout, &loop, &QEventLoop::quit);
        pause.start(kSettleLookMilliseconds);
        loop.exec();
        QImage now = view.grab().toImage();
        same = now == drawn ? same + 1 : 0;
        drawn = std::move(now);
    }
    return drawn;
}

/// Whether a figure can be made of the run of the self-test.
bool isOfRun(const QString& figure)
{
    const FigureKind* const kind = findFigureKind(figure);
    return kind && !kind->isOfTable && !kind->isOfSweep;
}

/// Shows the window with its run until every view is drawn.
class Tour {
public:
    Tour(Workbench& workbench, QString run)
        : m_run(std::move(run)), m_window(workbench, {QStringLiteral("karate"), m_run, {}})
    {
        m_window.resize(1280, 800);
        m_window.show();
    }

    /// All views one after another; stops at one that stays empty.
    Result<QList<ViewPicture>> pictures()
    {
        QList<ViewPicture> pictures;
        const auto* tabs = m_window.findChild<QTabWidget*>();
        for (int i = 0; i < tabs->count(); ++i) {
            auto* view = qobject_cast<View*>(tabs->widget(i));
            m_window.findChild<QAction*>(QStringLiteral("view_") + view->objectName())->trigger();
            const bool hasFigure = std::ranges::any_of(view->card().figures, isOfRun);
            if (!comesTrue([&] { return view->isVisible() && (!hasFigure || view->figure()); }))
                return failed("view %1 timed out without showing the run", view->objectName().toStdString());
            if (hasFigure) m_views.append({view->objectName(), view});
            pictures.append(pictureOf(*view));
        }
        pictures.prepend(pictureOf(*m_window.findChild<QWidget*>(QStringLiteral("experiment"))));
        return pictures;
    }
    /// The figures in their current state; hidden views keep their figures.
    [[nodiscard]] Finding figures(const std::filesystem::path& folder)
    {
        for (const auto& [name, view] : m_views) {
            m_window.findChild<QAction*>(QStringLiteral("view_") + name)->trigger();
            Finding found = checkFigure(name, *view, folder, m_run);
            if (found.kind != Finding::Kind::Good) return found;
        }
        return good(QStringLiteral("figures"));
    }

private:
    ViewPicture pictureOf(QWidget& view)
    {
        QImage drawn = settled(view);
        return {view.objectName(), std::move(drawn), m_window.grab().toImage()};
    }

    QString m_run;
    MainWindow m_window;
    QList<std::pair<QString, const View*>> m_views;
};

QString keep(const QList<ViewPicture>& pictures, const QString& folder)
{
    if (!QDir().mkpath(folder)) return folder + QStringLiteral(": cannot be created");
    for (const ViewPicture& picture : pictures) {
        const QString file = folder + QLatin1Char('/') + picture.name + QStringLiteral(".png");
        if (!picture.window.save(file)) return file + QStringLiteral(": cannot be written");
    }
    return {};
}

void tour(Workbench& workbench, const std::filesystem::path& figures, const QString& folder, const Report& report)
{
    const QString training = QStringLiteral("training");
    const auto run = hasTrainingCore() ? train(workbench) : example(workbench);
    if (!run) return report(missed(training, QString::fromStdString(run.error().text())));
    if (hasTrainingCore()) report(good(training));
    Tour views(workbench, *run);
    const auto pictures = views.pictures();
    if (!pictures)
        return report(missed(QStringLiteral("window"), QString::fromStdString(pictures.error().text()) + kReportIt));
    for (const Finding& finding : checkPictures(*pictures)) report(finding);
    report(views.figures(figures));
    if (folder.isEmpty()) return;
    if (const QString problem = keep(*pictures, folder); !problem.isEmpty())
        report(missed(QStringLiteral("pictures"), problem));
}

}  // namespace

Finding checkPicture(const QString& name, const QImage& picture)
{
    const QString check = QStringLiteral("view ") + name;
    QSet<QRgb> colours;
    for (int y = 0; y < picture.height(); ++y)
        for (int x = 0; x < picture.width() && colours.size() <= kFewColours; ++x) colours.insert(picture.pixel(x, y));
    if (colours.size() > kFewColours) return good(check);
    return missed(check, QStringLiteral("it is blank (%1 colours)").arg(colours.size()) + kReportIt);
}

QList<Finding> checkPictures(const QList<ViewPicture>& pictures)
{
    QList<Finding> findings;
    for (qsizetype i = 0; i < pictures.size(); ++i) {
        Finding finding = checkPicture(pictures[i].name, pictures[i].view);
        for (qsizetype k = 0; k < i; ++k)
            if (finding.kind == Finding::Kind::Good && pictures[k].view == pictures[i].view)
                finding = missed(finding.name,
                                 QStringLiteral("it looks the same as the view %1").arg(pictures[k].name) + kReportIt);
        findings.append(finding);
    }
    return findings;
}

void checkWindow(const catalog::Catalogue& catalogue, const std::filesystem::path& store, const QString& program,
                 const QString& pictures, const Report& report)
{
    Workbench workbench(catalogue, store, program);
    tour(workbench, store, pictures, report);
    // The servers that answered requests about the run: their store is about to be deleted.
    for (EngineProcess* process : workbench.engines()) process->stop();
    if (!comesTrue([&] { return workbench.engines().isEmpty(); }))
        report(missed(QStringLiteral("engines"), QStringLiteral("an engine did not stop; end its process manually")));
}

}  // namespace rosa::workbench
