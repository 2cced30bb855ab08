/// A sweep as the form describes it: which parameters vary, how values are chosen, and what follows from that.
#pragma once

#include <optional>

#include <QMap>
#include <QString>
#include <QStringList>
#include <QVector>

#include "core/base/result.h"
#include "core/catalog/configuration.h"
#include "core/sweep/sweep_forecast.h"
#include "core/sweep/sweep_options.h"
#include "widgets/form/form_field.h"

namespace rosa::workbench {

/// Keys of the form's own fields about a sweep: "sweep." and the key of a field of sweep::SweepOptions, or of --jobs.
inline constexpr const char* kSamplerKey = "sweep.sampler";
inline constexpr const char* kTriesKey = "sweep.budget";
inline constexpr const char* kSweepSeedsKey = "sweep.seeds";
inline constexpr const char* kRuleKey = "sweep.rule";
inline constexpr const char* kJobsKey = "sweep.jobs";

/// The user's choices, as texts. Missing keys: the defaults of `rosa sweep new`.
using SweepChoices = QMap<QString, QString>;
/// The field of a key; nullptr for --jobs.
const bind::Field* sweepField(const QString& key);
/// The default of one of the keys above; "" for "as many as cores and memory allow" and "all combinations of a grid".
QString sweepDefault(const QString& key);

/// The variation offered first for a parameter with this value: all choices, or a range around the value within the allowed one, whose ends
/// have two significant digits.
QString usualVariation(const catalog::Parameter& parameter, const QString& value);

/// Whether `rosa sweep` varies the parameter: the configuration has it, and its results are comparable.
bool canVary(const catalog::Catalogue& catalogue, const catalog::Configuration& base, const std::string& key);

/// A variation with what is wrong with it, or what it means.
widgets::Variation checkedVariation(const catalog::Catalogue& catalogue, const catalog::Configuration& base,
                                    const QString& key, const QString& text);

/// One varied parameter for display.
struct SpaceLine {
    QString key, title;
    QString values;       ///< "5 … 80, log", "5, 10, 20"
    QString defaultText;  ///< Value of the default configuration.
    std::optional<quint64> count;
};

/// What the choices amount to.
struct SweepPlan {
    QString problem;  ///< Why there is no plan; empty: everything below is valid.
    QVector<SpaceLine> lines;
    std::optional<quint64> size;  ///< Configurations in the space; nullopt: infinitely many.
    sweep::SweepRule rule;
    int tries = 0;          ///< With the default configuration.
    int usualTries = 0;     ///< Without a choice of their number.
    int jobs = 0;           ///< 0: as many as cores and memory allow.
    QStringList arguments;  ///< After "sweep new NAME".

    [[nodiscard]] QStringList commandWords(const QString& name) const;
    [[nodiscard]] QString command(const QString& name) const;  ///< For a shell.
};

SweepPlan planOf(const catalog::Catalogue& catalogue, const catalog::Configuration& base,
                 const QMap<QString, QString>& variations, const SweepChoices& choices);

/// What an engine has measured in short runs, or says of this machine.
struct MeasuredCost {
    sweep::RunCost cost;
    double startSeconds = 0;
    int splits = 0;
    int workers = 1;          ///< Possible at once.
    bool isEvaluated = true;  ///< The cost includes the evaluation.
};

/// The forecast of the whole plan. Cheap up to some thousand tries.
sweep::SweepForecast forecastOf(const SweepPlan& plan, const catalog::Configuration& base, const MeasuredCost& measured);

/// Why a sweep cannot have this name; "": it can.
QString nameProblem(const QString& name, const QStringList& taken);

/// A name for a sweep of these parameters that is not in `taken`: "cora-lambda", "cora-lambda-2".
QString freeName(const catalog::Configuration& base, const QStringList& keys, const QStringList& taken);

}  // namespace rosa::workbench
