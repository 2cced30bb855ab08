/// Content of the Experiment form: the user's choices as texts, including invalid ones.
#pragma once

#include <QMap>
#include <QString>
#include <QVector>

#include "core/catalog/configuration.h"
#include "widgets/form/form_field.h"

namespace rosa::workbench {

/// Keys of the form's own two fields, in addition to those of the catalogue.
inline constexpr const char* kSeedKey = "run.seed";
inline constexpr const char* kSeedsKey = "run.seeds";
/// Name of the next sweep, as typed; missing: one is made.
inline constexpr const char* kSweepNameKey = "sweep.name";

/// A value type; an undo command stores two of them.
struct ExperimentState {
    QString dataset = QStringLiteral("cora");
    bool isNamesake = false;  ///< catalog::Selection::isNamesake
    QString method = QStringLiteral("rosa");
    QString encoder;  ///< Empty: the first one of the preset or method.
    QString preset;   ///< Empty: the method's first.
    QString seed = QStringLiteral("1");
    QString seeds = QStringLiteral("1");  ///< Number of runs.
    /// Deviations from the presets, by key. Includes parameters that the method lacks: they reappear with a method that has them.
    QMap<QString, QString> overrides;
    QMap<QString, QString> varied;  ///< Variations by key (widgets::Variation::text); likewise.
    /// Choices about the sweep (sweep/data/sweep_space.h) that differ from their defaults, and kSweepNameKey.
    QMap<QString, QString> sweep;

    friend bool operator==(const ExperimentState&, const ExperimentState&) = default;
};

/// The choices of `selection` that differ from the presets. An Error if it cannot be resolved.
Result<ExperimentState> stateOf(const catalog::Catalogue& catalogue, const catalog::Selection& selection);

/// The selection of the state, without parameters that its method and encoder lack. Values as typed; a seed that is not a number becomes 1.
catalog::Selection selectionOf(const catalog::Catalogue& catalogue, const ExperimentState& state);

/// The state's configuration without overrides: the target of the reset arrows. An unknown method or preset is replaced by the first.
catalog::Configuration defaultsOf(const catalog::Catalogue& catalogue, const ExperimentState& state);

/// The state's configuration, or its defaults while a value is invalid: what a sweep varies.
catalog::Configuration baseOf(const catalog::Catalogue& catalogue, const ExperimentState& state);

/// The state's variations of parameters that its method has, each with its problem or note.
QMap<QString, widgets::Variation> variationsOf(const catalog::Catalogue& catalogue, const ExperimentState& state);

/// Id of the group of those parameters that one changes first (catalog::Parameter::isEssential).
inline constexpr const char* kEssentialGroup = "essential";

/// The form's groups: the essential parameters, seed and runs, then every other parameter of the method and encoder, in the catalogue's order.
QVector<widgets::FormGroup> formGroups(const catalog::Catalogue& catalogue, const ExperimentState& state);

/// The user's choices as a TOML configuration. Values without a place in such a file (number of runs, invalid values) are stored in
/// comments that begin with "#: ".
QString stateToml(const catalog::Catalogue& catalogue, const ExperimentState& state);
/// Parses the result of stateToml(), or any configuration.
Result<ExperimentState> stateFromToml(const catalog::Catalogue& catalogue, const QString& toml);

}  // namespace rosa::workbench
