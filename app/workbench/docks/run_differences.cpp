#include "app/workbench/docks/run_differences.h"

#include <algorithm>

#include <QSet>

#include "app/workbench/background.h"
#include "core/catalog/configuration.h"
#include "core/record/run_reader.h"
#include "core/record/turn.h"

namespace rosa::workbench {

namespace {

/// Empty where the record cannot be read. `isLive`: the run may still be turned.
RunValues valuesOf(const catalog::Catalogue& catalogue, const std::filesystem::path& store, const QString& run, bool& isLive)
{
    const auto reader = record::RunReader::open(store, run.toStdString());
    if (!reader) return {};
    const auto info = (*reader)->info();
    if (!info) return {};
    isLive = record::isActive(info->state);
    const auto configuration = catalog::Configuration::fromToml(catalogue, info->configurationToml, info->id);
    if (!configuration) return {};
    RunValues values;
    for (const auto& [key, set] : configuration->values())
        values.insert(QString::fromStdString(key), {QString::fromStdString(catalog::toText(set.value))});
    // A run that was turned on the way is not one that began so.
    const auto events = (*reader)->events();
    if (!events) return values;
    for (const record::Turn& turn : record::turnsAmong(*events))
        values[QString::fromStdString(turn.key)] += QString::fromStdString(turn.value);
    return values;
}

}  // namespace

QStringList differingKeys(const QStringList& runs, const QHash<QString, RunValues>& values)
{
    QSet<QString> keys;
    for (const QString& run : runs)
        for (const QString& key : values.value(run).keys()) keys.insert(key);
    QStringList differing;
    for (const QString& key : keys) {
        QSet<QStringList> seen;
        for (const QString& run : runs)
            if (const RunValues of = values.value(run); of.contains(key)) seen.insert(of.value(key));
        if (seen.size() > 1) differing.append(key);
    }
    differing.sort();
    return differing;
}

RunDifferences::RunDifferences(const catalog::Catalogue& catalogue, std::filesystem::path store, QObject* parent)
    : QObject(parent), m_catalogue(catalogue), m_store(std::move(store))
{}

void RunDifferences::compare(const QStringList& runs)
{
    const int request = ++m_request;
    QStringList unknown;
    for (const QString& run : m_live) m_known.remove(run);
    for (const QString& run : runs)
        if (!m_known.contains(run)) unknown.append(run);
    struct Read {
        QHash<QString, RunValues> values;
        QStringList live;
    };
    inBackground(
        this,
        [catalogue = &m_catalogue, store = m_store, unknown] {
            Read read;
            for (const QString& run : unknown) {
                bool isLive = false;
                read.values.insert(run, valuesOf(*catalogue, store, run, isLive));
                if (isLive) read.live.append(run);
            }
            return read;
        },
        [this, request, runs](const Read& read) {
            m_known.insert(read.values);
            m_live = read.live;
            if (request == m_request) Q_EMIT found(differingKeys(runs, m_known), m_known);
        });
}

}  // namespace rosa::workbench
