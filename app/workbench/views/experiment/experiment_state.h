/// What the Experiment form holds: the user's choices as texts, wrong ones included.
#pragma once

#include <QMap>
#include <QString>
#include <QVector>

#include "core/catalog/configuration.h"
#include "widgets/form/form_field.h"

namespace rosa::workbench {

/// Keys of the form's own two fields, beside those of the catalogue.
inline constexpr const char* kSeedKey = "run.seed";
inline constexpr const char* kSeedsKey = "run.seeds";

/// A value type; undo keeps two of it.
struct ExperimentState {
    QString dataset = QStringLiteral("cora");
    QString method = QStringLiteral("rosa");
    QString encoder;  ///< Empty: the preset's or the method's first.
    QString preset;   ///< Empty: the method's first.
    QString seed = QStringLiteral("1");
    QString seeds = QStringLiteral("1");  ///< Number of runs.
    /// What differs from the presets, by key. Of parameters that the method lacks, too: they are back when it is.
    QMap<QString, QString> overrides;

    friend bool operator==(const ExperimentState&, const ExperimentState&) = default;
};

/// The choices of `selection`, without those that say what the presets say. An Error where it does not resolve.
Result<ExperimentState> stateOf(const catalog::Catalogue& catalogue, const catalog::Selection& selection);

/// What the state asks for, without parameters that its method and encoder lack. Values are as typed; a seed that is no number is 1.
catalog::Selection selectionOf(const catalog::Catalogue& catalogue, const ExperimentState& state);

/// The state's configuration with nothing overridden: what the arrows go back to. A method or preset that is not known is replaced by
/// the first.
catalog::Configuration defaultsOf(const catalog::Catalogue& catalogue, const ExperimentState& state);

/// A form's groups: seed and runs, then every parameter that the method and encoder have, in the catalogue's order.
QVector<widgets::FormGroup> formGroups(const catalog::Catalogue& catalogue, const ExperimentState& state);

/// The state as a TOML configuration of what was chosen. What such a file has no place for (number of runs, wrong values) stands in
/// comments that begin with "#: ".
QString stateToml(const catalog::Catalogue& catalogue, const ExperimentState& state);
/// Reads what stateToml() wrote, or any configuration.
Result<ExperimentState> stateFromToml(const catalog::Catalogue& catalogue, const QString& toml);

}  // namespace rosa::workbench
