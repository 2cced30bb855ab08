#include "app/workbench/runs/data/run_progress.h"

#include <algorithm>
#include <cmath>

#include <QCoreApplication>
#include <QLocale>

#include "widgets/style/number_text.h"

namespace rosa::workbench {

namespace {

using record::RunState;

struct RunProgressText {
    Q_DECLARE_TR_FUNCTIONS(RunProgressText)
};

}  // namespace

double RunProgress::secondsLeft() const
{
    return total > epochs && epochsPerSecond > 0 ? (total - epochs) / epochsPerSecond : widgets::kNoNumber;
}

QString stageText(const RunProgress& progress)
{
    const QLocale locale;
    if (progress.isEvaluating)
        return progress.splitTotal > 0 ? RunProgressText::tr("evaluating, split %1 of %2")
                                             .arg(locale.toString(std::min(progress.splits + 1, progress.splitTotal)),
                                                  locale.toString(progress.splitTotal))
                                       : RunProgressText::tr("evaluating …");
    const QString epochs = locale.toString(progress.epochs);
    return progress.total > 0 ? RunProgressText::tr("epoch %1/%2").arg(epochs, locale.toString(progress.total))
                              : RunProgressText::tr("epoch %1").arg(epochs);
}

QString paceText(const RunProgress& progress)
{
    const double pace = progress.epochsPerSecond;
    if (progress.isEvaluating || progress.state != RunState::Running || !(pace > 0)) return {};
    const QString speed =
        RunProgressText::tr("%1 epochs/s").arg(QLocale().toString(pace, pace < 10 ? 'g' : 'f', pace < 10 ? 2 : 0));
    const double left = progress.secondsLeft();
    return std::isnan(left) ? speed
                            : QStringLiteral("%1 · %2").arg(speed, RunProgressText::tr("%1 left").arg(durationText(left)));
}

QString durationText(double seconds)
{
    const auto whole = static_cast<qint64>(std::llround(std::max(0.0, seconds)));
    if (whole < 120) return RunProgressText::tr("%1 s").arg(whole);
    if (whole < 7200) return RunProgressText::tr("%1 min").arg((whole + 30) / 60);
    return RunProgressText::tr("%1 h %2 min").arg(whole / 3600).arg(whole % 3600 / 60);
}

QString stateText(RunState state)
{
    switch (state) {
        case RunState::Queued:
            return RunProgressText::tr("queued");
        case RunState::Running:
            return RunProgressText::tr("running");
        case RunState::Paused:
            return RunProgressText::tr("paused");
        case RunState::Finished:
            return RunProgressText::tr("finished");
        case RunState::Stopped:
            return RunProgressText::tr("stopped");
        case RunState::Failed:
            return RunProgressText::tr("failed");
        case RunState::Interrupted:
            return RunProgressText::tr("interrupted");
    }
    return {};
}

}  // namespace rosa::workbench
