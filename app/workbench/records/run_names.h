/// What runs and their curves are called, in the user's language: record::runLabels() is the rule.
#pragma once

#include <filesystem>
#include <span>
#include <vector>

#include <QString>
#include <QStringList>

#include "core/record/run_labels.h"

namespace rosa::workbench {

/// "λ 80 · 300 epochs"
QString labelText(const record::RunLabel& label);

/// One for each run, or for runs that are shown as one, all different.
QStringList labelTexts(const std::vector<record::RunSummary>& runs);
QStringList labelTexts(std::span<const record::ShownRuns> shown);

/// Of a run by itself: the name that a person gave, else what makes it what it is.
QString nameOf(const record::RunSummary& run);

/// As the library of the store has them, in their order; an Error where one is not there.
Result<std::vector<record::RunSummary>> summariesOf(const std::filesystem::path& store, const QStringList& ids);

/// What stands for the run of a method that does not train (raw features, a random encoder), whichever run that is: it is called as the method.
record::RunSummary standIn(const catalog::Method& method, const std::string& dataset);

/// A curve of a run: what tells the line from others first, so that where room is short the colour still tells the run. `line` may be "".
QString curveName(const QString& run, const QString& line);

}  // namespace rosa::workbench
