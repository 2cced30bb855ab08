#include "app/workbench/runs/view/run_tip.h"

#include <cmath>

#include <QCoreApplication>
#include <QDateTime>
#include <QLocale>

#include "app/workbench/base/catalogue_text.h"
#include "app/workbench/base/core_text.h"
#include "app/workbench/base/metric_title.h"
#include "core/store/annotations.h"
#include "widgets/style/number_text.h"

namespace rosa::workbench {

namespace {

struct RunTip {
    Q_DECLARE_TR_FUNCTIONS(RunTip)
};

QString turnsText(const catalog::Catalogue& catalogue, const store::RunSummary& run)
{
    QStringList lines{
        RunTip::tr("Parameters were changed during training, so the listed values do not describe the whole run:")};
    for (const store::Turn& turn : run.turns) {
        const catalog::Parameter* parameter = catalogue.parameter(turn.key);
        lines += RunTip::tr("%1 = %2 from epoch %3")
                     .arg(parameter ? catalogueText(parameter->title) : asText(turn.key),
                          widgets::localNumber(asText(turn.value)), QLocale().toString(turn.epoch + 1));
    }
    return lines.join(QLatin1Char('\n'));
}

}  // namespace

QString meanText(const store::RunSummary& run)
{
    return QLocale().toString(run.accuracyMean * 100, 'f', 1) + QStringLiteral(" %");
}

QString accuracyText(const store::RunSummary& run)
{
    if (std::isnan(run.accuracyStd)) return meanText(run);
    const QLocale locale;
    return RunTip::tr("%1 ± %2 %")
        .arg(locale.toString(run.accuracyMean * 100, 'f', 1), locale.toString(run.accuracyStd * 100, 'f', 1));
}

QString runTip(const catalog::Catalogue& catalogue, const store::RunSummary& run, const QString& name, const QString& stage)
{
    if (!run.problem.empty()) return coreText(run.problem);
    const QLocale locale;
    QStringList lines{name, RunTip::tr("%1: %2").arg(asText(run.id), stage)};
    const auto add = [&lines](const QString& title, const QString& value) {
        if (!value.isEmpty()) lines += RunTip::tr("%1: %2").arg(title, value);
    };
    if (!std::isnan(run.accuracyMean)) add(metricTitle(run.metric), accuracyText(run));
    add(RunTip::tr("Preset"), asText(run.preset));
    add(RunTip::tr("Seed"), locale.toString(static_cast<qulonglong>(run.seed)));
    add(RunTip::tr("Epochs"), run.epochs > 0 ? locale.toString(run.epochs) : QString());
    add(RunTip::tr("Loss"), std::isnan(run.lastLoss) ? QString() : locale.toString(run.lastLoss, 'f', 3));
    add(RunTip::tr("Started"),
        locale.toString(QDateTime::fromMSecsSinceEpoch(std::llround(run.created * 1000)), QLocale::ShortFormat));
    add(RunTip::tr("Tags"), asText(store::shownTags(run.tags)));
    if (!run.turns.empty()) lines += turnsText(catalogue, run);
    if (!run.notes.empty()) lines += asText(run.notes);
    return lines.join(QLatin1Char('\n'));
}

QString iconOf(record::RunState state)
{
    switch (state) {
        case record::RunState::Queued:
            return QStringLiteral("step");
        case record::RunState::Running:
            return QStringLiteral("play");
        case record::RunState::Paused:
            return QStringLiteral("pause");
        case record::RunState::Finished:
            return QStringLiteral("done");
        case record::RunState::Stopped:
            return QStringLiteral("stop");
        case record::RunState::Failed:
            return QStringLiteral("error");
        case record::RunState::Interrupted:
            return QStringLiteral("warning");
    }
    return {};
}

}  // namespace rosa::workbench
