#include "app/workbench/views/experiment/view_notice.h"

#include <algorithm>

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

namespace rosa::workbench {

namespace {

class ViewNotice {
    Q_DECLARE_TR_FUNCTIONS(ViewNotice)
};

/// Whether both views of a centre are one and the same.
bool hasEqualViews(const catalog::Configuration& configuration)
{
    const auto isNothing = [&](const char* key) { return configuration.real(key) == 0; };
    return configuration.flag("sampling.aligned") &&
           std::ranges::all_of(std::initializer_list<const char*>{"augment.edge_drop_1", "augment.edge_drop_2",
                                                                  "augment.feature_mask_1", "augment.feature_mask_2"},
                               isNothing);
}

}  // namespace

QString viewNotice(const catalog::Configuration& configuration, const DataFacts& facts)
{
    const bool hasWalks = configuration.has("sampling.walk_length") && configuration.has("sampling.restart") &&
                          configuration.has("sampling.batch_size") && configuration.has("sampling.aligned");
    if (!hasWalks || configuration.has("time.snapshots") || facts.nodes == 0) return {};
    const QLocale locale;
    const auto steps = configuration.integer("sampling.walk_length");
    const auto batch = configuration.integer("sampling.batch_size");
    QStringList lines;
    if (configuration.real("sampling.restart") == 1)
        lines.append(ViewNotice::tr("With restart probability 1 every view is its centre alone."));
    if (hasEqualViews(configuration))
        lines.append(
            ViewNotice::tr("Both views of a node are the same, as nothing is dropped or masked: there is nothing to "
                           "align."));
    if (steps + 1 >= facts.largestComponent)
        lines.append(ViewNotice::tr("A walk of %1 steps can reach all %2 nodes of the largest component: views of different "
                                    "nodes hardly differ. Shorten the walks.")
                         .arg(locale.toString(static_cast<qlonglong>(steps)), locale.toString(facts.largestComponent)));
    if (batch >= facts.nodes)
        lines.append(ViewNotice::tr("A batch of %1 takes all %2 nodes: every epoch compares the same few nodes, and what is "
                                    "trained may end below a random encoder. Lower the batch size, and compare the two in "
                                    "Results.")
                         .arg(locale.toString(static_cast<qlonglong>(batch)), locale.toString(facts.nodes)));
    return lines.join(QLatin1Char('\n'));
}

}  // namespace rosa::workbench
