/// Names of runs and their curves in the user's language, made by store::runLabels().
#pragma once

#include <filesystem>
#include <optional>
#include <span>
#include <vector>

#include <QString>
#include <QStringList>

#include "core/store/run_labels.h"

namespace rosa::workbench {

/// "λ 80 · 300 epochs"
QString labelText(const store::RunLabel& label);

/// One for each run, or for runs that are shown as one; all are different.
QStringList labelTexts(const std::vector<store::RunSummary>& runs);
QStringList labelTexts(std::span<const store::ShownRuns> shown);

/// Of a single run: the name given by the user, otherwise its distinguishing properties.
QString nameOf(const store::RunSummary& run);

/// The same in a list that says the data set elsewhere: "RoSA · λ 80 · seed 2". `isNamed` false: leaves out a name given by the user.
QString titleOf(const store::RunSummary& run, const catalog::Catalogue& catalogue, bool isNamed = true);

/// What the default name of a run of a sweep says: "walks trial 4 seed 3".
struct SweepPlace {
    QString sweep;
    int number = 0;  ///< Of the trial.
};

/// nullopt: the run is of no sweep, or was renamed.
std::optional<SweepPlace> sweepPlaceOf(const store::RunSummary& run);

/// From the store's library, in the given order; an Error if a run is missing.
Result<std::vector<store::RunSummary>> summariesOf(const std::filesystem::path& store, const QStringList& ids);

/// A stand-in for the run of a method that does not train (raw features, a random encoder), named after the method.
store::RunSummary standIn(const catalog::Method& method, const std::string& dataset);

/// Name of a curve of a run: the distinguishing part of the line first, so that if space is short the colour still identifies the run.
/// `line` may be "".
QString curveName(const QString& run, const QString& line);

}  // namespace rosa::workbench
