#include "app/workbench/pairs/data/pair_context.h"

#include <algorithm>
#include <iterator>

#include <QCoreApplication>

#include "core/catalog/options/objective_options.h"
#include "core/catalog/options/time_options.h"
#include "core/data/catalogue.h"
#include "core/data/time_split.h"
#include "core/record/run_reader.h"
#include "core/store/turn.h"
#include "widgets/text/shortened.h"

namespace rosa::workbench {

namespace {

QString described(const PairContext& context, int centre)
{
    const QString name = context.className(context.centreClass(centre));
    return name.isEmpty() ? context.centreName(centre) : QStringLiteral("%1 (%2)").arg(context.centreName(centre), name);
}

/// A run without snapshots has just been started, by this version.
Result<void> addRecordedPadding(record::RunReader& reader, PairContext& context)
{
    context.recordsPadding = context.padsViews;
    if (!context.padsViews) return {};
    ROSA_TRY_ASSIGN(const auto epochs, reader.snapshotEpochs());
    if (epochs.empty()) return {};
    ROSA_TRY_ASSIGN(const auto newest, reader.snapshots(epochs.back()));
    context.recordsPadding =
        std::ranges::all_of(newest, [](const record::PairSnapshot& pair) { return pair.padding.has_value(); });
    return {};
}

/// The time snapshots of the run's pairs.
Result<void> addTimes(const catalog::Configuration& configuration, PairContext& context)
{
    const auto time = configuration.find<catalog::TimeOptions>();
    if (!time) return {};
    ROSA_TRY_ASSIGN(auto split, data::splitTime(*context.dataset, time->cut, time->testSnapshots));
    context.firstTime = static_cast<int>(split.snapshotOf(0, 0));
    context.times.assign(std::move_iterator(split.training.begin() + context.firstTime),
                         std::move_iterator(split.training.end()));
    return {};
}

}  // namespace

std::optional<int> PairContext::watchedPlace(const PairChoice& choice) const
{
    if (choice.draw != 0 || choice.sides != protocol::PairSides::Across) return std::nullopt;
    if (padsViews && !recordsPadding && !choice.viewsAlone) return std::nullopt;
    const auto found = std::ranges::find(watched, std::pair{choice.first, choice.second});
    if (found == watched.end()) return std::nullopt;
    return static_cast<int>(found - watched.begin());
}

QString PairContext::nameOf(int node) const
{
    if (dataset->nodeNames.empty()) return QString::number(node);
    return widgets::shownName(dataset->nodeNames[static_cast<std::size_t>(node)]);
}

int PairContext::classOf(int node) const
{
    return dataset->labels.empty() ? -1 : dataset->labels.ofNode[static_cast<std::size_t>(node)];
}

QString PairContext::className(int number) const
{
    if (number < 0) return {};
    return widgets::shownName(dataset->labels.classNames[static_cast<std::size_t>(number)]);
}

QString PairContext::centreName(int centre) const
{
    if (times.empty()) return nameOf(centre);
    const int first = firstTime + 2 * centre;
    return QCoreApplication::translate("PairData", "time snapshots %1, %2").arg(first).arg(first + 1);
}

int PairContext::centreClass(int centre) const { return times.empty() ? classOf(centre) : -1; }

std::optional<std::pair<int, int>> PairContext::centresOf(int first, int second) const
{
    if (times.empty()) return std::pair{first, second};
    for (std::size_t place = 0; place + 1 < times.size(); place += 2)
        if (std::ranges::binary_search(times[place].nodes, first) &&
            std::ranges::binary_search(times[place + 1].nodes, second))
            return std::pair{static_cast<int>(place / 2), static_cast<int>(place / 2)};
    return std::nullopt;
}

const data::TimeSnapshot* PairContext::timeBehind(const PairChoice& choice, bool isColumns) const
{
    const bool isSecond =
        choice.sides == protocol::PairSides::WithinSecond || (isColumns && choice.sides == protocol::PairSides::Across);
    const auto place = static_cast<std::size_t>(2 * (isColumns ? choice.second : choice.first) + (isSecond ? 1 : 0));
    return place < times.size() ? &times[place] : nullptr;
}

Result<int> PairContext::nodeNamed(const QString& name) const
{
    if (!times.empty()) {
        bool isNumber = false;
        const int pair = name.trimmed().toInt(&isNumber);
        const auto pairs = static_cast<int>(times.size() / 2);
        if (isNumber && pair >= 0 && pair < pairs) return pair;
        return badInput("pair %1 does not exist: there are %2 pairs of time snapshots, numbered from 0",
                        name.trimmed().toStdString(), pairs);
    }
    return data::nodeNamed(*dataset, name.trimmed().toStdString());
}

Result<PairContextPtr> openPairContext(const catalog::Catalogue& catalogue, DatasetCache& datasets, const QString& run)
{
    ROSA_TRY_ASSIGN(const auto reader, record::RunReader::open(datasets.store(), run.toStdString()));
    ROSA_TRY_ASSIGN(const auto info, reader->info());
    ROSA_TRY_ASSIGN(auto configuration,
                    catalog::Configuration::fromRecord(catalogue, info.configurationToml, "run " + info.id));
    auto context = std::make_shared<PairContext>();
    context->run = QString::fromStdString(info.id);
    context->configurationToml = info.configurationToml;
    ROSA_TRY_ASSIGN(auto dataset, datasets.openContent(configuration.dataset(), info.datasetHash));
    context->dataset = std::move(dataset);
    context->hasPairs = catalogue.method(configuration.method())->comparesPairs;
    if (!context->hasPairs) return PairContextPtr(context);
    ROSA_TRY(addTimes(configuration, *context));
    ROSA_TRY_ASSIGN(const auto events, reader->events());
    // A change of a parameter that this program does not know does not concern the transport.
    for (const store::Turn& turn : store::turnsAmong(events)) static_cast<void>(configuration.addTurn(catalogue, turn));
    const auto objective = configuration.find<catalog::ObjectiveOptions>();
    context->padsViews = objective && objective->padsViews();
    context->configuration = std::move(configuration);
    ROSA_TRY(addRecordedPadding(*reader, *context));
    ROSA_TRY_ASSIGN(context->watched, reader->watchedPairs());
    return PairContextPtr(context);
}

QString titleOf(const PairContext& context, const PairChoice& choice)
{
    if (choice.first == choice.second)
        return QCoreApplication::translate("PairData", "Positive pair of %1").arg(described(context, choice.first));
    const QString first = described(context, choice.first);
    const QString second = described(context, choice.second);
    switch (choice.sides) {
        case protocol::PairSides::Across:
            return QCoreApplication::translate("PairData", "%1 against %2").arg(first, second);
        case protocol::PairSides::WithinFirst:
            return QCoreApplication::translate("PairData", "First views of %1 and %2").arg(first, second);
        case protocol::PairSides::WithinSecond:
            return QCoreApplication::translate("PairData", "Second views of %1 and %2").arg(first, second);
    }
    return {};
}

}  // namespace rosa::workbench
