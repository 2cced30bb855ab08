#include "app/workbench/docks/run_differences.h"

#include <algorithm>

#include <QSet>

#include "app/workbench/background.h"
#include "core/catalog/configuration.h"
#include "core/record/run_reader.h"

namespace rosa::workbench {

namespace {

/// Empty where the record cannot be read.
RunValues valuesOf(const catalog::Catalogue& catalogue, const std::filesystem::path& store, const QString& run)
{
    const auto reader = record::RunReader::open(store, run.toStdString());
    if (!reader) return {};
    const auto info = (*reader)->info();
    if (!info) return {};
    const auto configuration = catalog::Configuration::fromToml(catalogue, info->configurationToml, info->id);
    if (!configuration) return {};
    RunValues values;
    for (const auto& [key, set] : configuration->values())
        values.insert(QString::fromStdString(key), QString::fromStdString(catalog::toText(set.value)));
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
        QSet<QString> seen;
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
    for (const QString& run : runs)
        if (!m_known.contains(run)) unknown.append(run);
    inBackground(
        this,
        [catalogue = &m_catalogue, store = m_store, unknown] {
            QHash<QString, RunValues> read;
            for (const QString& run : unknown) read.insert(run, valuesOf(*catalogue, store, run));
            return read;
        },
        [this, request, runs](const QHash<QString, RunValues>& read) {
            m_known.insert(read);
            if (request == m_request) Q_EMIT found(differingKeys(runs, m_known), m_known);
        });
}

}  // namespace rosa::workbench
