#include "app/workbench/experiment/view/view_notice.h"

#include <algorithm>

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

#include "core/catalog/options/sampling_options.h"
#include "core/catalog/options/time_options.h"

namespace rosa::workbench {

namespace {

class ViewNotice {
    Q_DECLARE_TR_FUNCTIONS(ViewNotice)
};

/// Whether both views of a centre are identical.
bool hasEqualViews(const catalog::Configuration& configuration)
{
    const auto augment = configuration.get<catalog::AugmentOptions>();
    const auto isNothing = [](double probability) { return probability == 0; };
    return configuration.get<catalog::AlignmentOptions>().isAligned && std::ranges::all_of(augment.edgeDrop, isNothing) &&
           std::ranges::all_of(augment.featureMask, isNothing);
}

}  // namespace

QString viewNotice(const catalog::Configuration& configuration, const DataFacts& facts)
{
    const bool hasWalks = configuration.has<sampling::WalkOptions>() && configuration.has<catalog::BatchOptions>() &&
                          configuration.has<catalog::AlignmentOptions>();
    if (!hasWalks || configuration.has<catalog::TimeOptions>() || facts.nodes == 0) return {};
    const QLocale locale;
    const auto walk = configuration.get<sampling::WalkOptions>();
    const std::int32_t batch = configuration.get<catalog::BatchOptions>().size;
    QStringList lines;
    if (walk.restart == 1)
        lines.append(ViewNotice::tr("With restart probability 1, every view consists of its centre only."));
    if (hasEqualViews(configuration))
        lines.append(ViewNotice::tr(
            "Both views of a node are identical because nothing is dropped or masked: there is nothing to align."));
    if (walk.steps + 1 >= facts.largestComponent)
        lines.append(ViewNotice::tr("A walk of %1 steps can reach all %2 nodes of the largest component: views of different "
                                    "nodes hardly differ. Shorten the walks.")
                         .arg(locale.toString(walk.steps), locale.toString(facts.largestComponent)));
    if (batch >= facts.nodes)
        lines.append(
            ViewNotice::tr(
                "A batch of %1 contains all %2 nodes: every epoch compares the same few nodes, and the trained encoder may "
                "score below a random encoder. Lower the batch size and compare the two encoders in Results.")
                .arg(locale.toString(batch), locale.toString(facts.nodes)));
    return lines.join(QLatin1Char('\n'));
}

}  // namespace rosa::workbench
