#include "app/workbench/experiment/view/experiment_state.h"

#include <algorithm>

#include <QCoreApplication>
#include <QStringList>

#include "app/workbench/base/catalogue_text.h"
#include "app/workbench/sweep/data/sweep_space.h"

namespace rosa::workbench {

using widgets::FormField;
using widgets::FormGroup;

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(ExperimentForm)
};

constexpr const char* kCommentMark = "#: ";
constexpr const char* kVariedMark = "vary ";  ///< Before the key of a variation in such a comment.

QString groupTitle(const QString& id)
{
    const QMap<QString, QString> titles{
        {QStringLiteral("data"), Words::tr("Data")},
        {QStringLiteral("sampling"), Words::tr("Sampling")},
        {QStringLiteral("augment"), Words::tr("Augmentation")},
        {QStringLiteral("encoder"), Words::tr("Encoder")},
        {QStringLiteral("projector"), Words::tr("Projector")},
        {QStringLiteral("loss"), Words::tr("Loss")},
        {QStringLiteral("topology"), Words::tr("Topology rescale")},
        {QStringLiteral("transport"), Words::tr("Transport")},
        {QStringLiteral("adversarial"), Words::tr("Adversarial training")},
        {QStringLiteral("time"), Words::tr("Time snapshots")},
        {QStringLiteral("train"), Words::tr("Training")},
        {QStringLiteral("watch"), Words::tr("Watched pairs")},
        {QStringLiteral("evaluation"), Words::tr("Evaluation")},
    };
    return titles.value(id, id.left(1).toUpper() + id.mid(1));
}

QString valueOrigin(const std::string& origin)
{
    if (origin == "default") return Words::tr("the program's default");
    // "preset reference: article, table 5": only the source is a text of the catalogue.
    const auto colon = origin.find(": ");
    if (origin.rfind("preset ", 0) != 0 || colon == std::string::npos) return catalogueText(origin);
    return Words::tr("preset %1: %2")
        .arg(QString::fromStdString(origin.substr(7, colon - 7)), catalogueText(origin.substr(colon + 2)));
}

FormField fieldOf(const catalog::Parameter& parameter, const catalog::SetValue& fallback)
{
    FormField field;
    field.key = QString::fromStdString(parameter.key);
    field.title = catalogueText(parameter.title);
    field.bound = parameter;
    field.value = field.fallback = QString::fromStdString(catalog::toText(fallback.value));
    field.origin = valueOrigin(fallback.origin);
    field.unit = catalogueText(parameter.unit);
    field.help = catalogueText(parameter.help);
    for (const catalog::Choice& choice : parameter.choices)
        field.choices.append({QString::fromStdString(choice.id), catalogueText(choice.help), {}});
    return field;
}

FormField countField(const char* key, const QString& title, const QString& value, double low, double high,
                     const QString& help)
{
    FormField field;
    field.key = QLatin1String(key);
    field.title = title;
    field.bound.type = bind::ValueType::Integer;
    field.value = value;
    field.fallback = QStringLiteral("1");
    field.origin = Words::tr("the program's default");
    field.bound.minimum = low;
    field.bound.maximum = high;
    field.help = help;
    return field;
}

FormGroup runGroup(const ExperimentState& state)
{
    return {QStringLiteral("run"),
            Words::tr("Repetition"),
            {countField(kSeedKey, Words::tr("Seed"), state.seed, 0, bind::kMostSeed,
                        Words::tr("Seed of all random numbers: the same seed gives the same run")),
             countField(
                 kSeedsKey, Words::tr("Runs"), state.seeds, 1, 10000,
                 Words::tr("Number of consecutive runs with seeds counted up from the first; Results shows their mean"))}};
}

}  // namespace

catalog::Configuration defaultsOf(const catalog::Catalogue& catalogue, const ExperimentState& state)
{
    ExperimentState plain = state;
    plain.overrides.clear();
    for (int attempt = 0; attempt < 3; ++attempt) {
        auto made = catalog::Configuration::resolve(catalogue, selectionOf(catalogue, plain));
        if (made) return *std::move(made);
        // Next without encoder and preset, then with the first method of the catalogue.
        plain.encoder.clear();
        plain.preset.clear();
        if (attempt == 1) plain.method = QString::fromStdString(catalogue.methods.front().id);
    }
    return catalog::Configuration::resolve(catalogue, {}).value();
}

catalog::Selection selectionOf(const catalog::Catalogue& catalogue, const ExperimentState& state)
{
    catalog::Selection selection;
    selection.dataset = state.dataset.toStdString();
    selection.isNamesake = state.isNamesake;
    selection.method = state.method.toStdString();
    selection.preset = state.preset.toStdString();
    const catalog::Method* method = catalogue.method(selection.method);
    const std::string encoder = state.encoder.toStdString();
    if (method && std::ranges::find(method->encoders, encoder) != method->encoders.end()) selection.encoder = encoder;
    bool isNumber = false;
    const qulonglong seed = state.seed.toULongLong(&isNumber);
    selection.seed = isNumber ? seed : 1;
    if (state.overrides.isEmpty()) return selection;
    const catalog::Configuration known = defaultsOf(catalogue, state);
    for (auto entry = state.overrides.begin(); entry != state.overrides.end(); ++entry)
        if (known.has(entry.key().toStdString()))
            selection.overrides.emplace_back(entry.key().toStdString(), entry.value().toStdString());
    return selection;
}

Result<ExperimentState> stateOf(const catalog::Catalogue& catalogue, const catalog::Selection& selection)
{
    ROSA_TRY_ASSIGN(const auto made, catalog::Configuration::resolve(catalogue, selection));
    ExperimentState state;
    state.dataset = QString::fromStdString(selection.dataset);
    state.isNamesake = selection.isNamesake;
    state.method = QString::fromStdString(selection.method);
    state.seed = QString::number(selection.seed);
    // A value that is the default anyway is not stored as a choice.
    if (made.preset() != defaultsOf(catalogue, state).preset()) state.preset = QString::fromStdString(selection.preset);
    const catalog::Configuration automatic = defaultsOf(catalogue, state);
    if (selection.encoder != automatic.encoder()) state.encoder = QString::fromStdString(selection.encoder);
    for (const auto& [key, set] : made.values())
        if (set.origin == "user")
            state.overrides[QString::fromStdString(key)] = QString::fromStdString(catalog::toText(set.value));
    return state;
}

catalog::Configuration baseOf(const catalog::Catalogue& catalogue, const ExperimentState& state)
{
    auto made = catalog::Configuration::resolve(catalogue, selectionOf(catalogue, state));
    return made ? *std::move(made) : defaultsOf(catalogue, state);
}

QMap<QString, widgets::Variation> variationsOf(const catalog::Catalogue& catalogue, const ExperimentState& state)
{
    QMap<QString, widgets::Variation> variations;
    if (state.varied.isEmpty()) return variations;
    const catalog::Configuration base = baseOf(catalogue, state);
    for (auto entry = state.varied.begin(); entry != state.varied.end(); ++entry)
        if (base.has(entry.key().toStdString()))
            variations[entry.key()] = checkedVariation(catalogue, base, entry.key(), entry.value());
    return variations;
}

QVector<FormGroup> formGroups(const catalog::Catalogue& catalogue, const ExperimentState& state)
{
    const catalog::Configuration defaults = defaultsOf(catalogue, state);
    const auto variations = variationsOf(catalogue, state);
    QVector<FormGroup> groups{{QLatin1String(kEssentialGroup), Words::tr("Essentials"), {}}, runGroup(state)};
    for (const catalog::Parameter& parameter : catalogue.parameters) {
        const auto value = defaults.values().find(parameter.key);
        if (value == defaults.values().end()) continue;
        const QString id =
            parameter.isEssential ? QLatin1String(kEssentialGroup) : QString::fromStdString(parameter.group());
        auto group = std::ranges::find(groups, id, &FormGroup::id);
        if (group == groups.end()) {
            groups.append({id, groupTitle(id), {}});
            group = std::prev(groups.end());
        }
        FormField field = fieldOf(parameter, value->second);
        field.value = state.overrides.value(field.key, field.fallback);
        field.canVary = canVary(catalogue, defaults, parameter.key);
        field.variation = variations.value(field.key);
        group->fields.append(field);
    }
    // Methods without training may have none.
    if (groups.first().fields.isEmpty()) groups.removeFirst();
    return groups;
}

QString stateToml(const catalog::Catalogue& catalogue, const ExperimentState& state)
{
    catalog::Selection selection = selectionOf(catalogue, state);
    QStringList comments;
    const auto remember = [&](const QString& key, const QString& text) {
        comments += QLatin1String(kCommentMark) + key + QStringLiteral(" = ") + text + QLatin1Char('\n');
    };
    if (state.seeds != QLatin1String("1")) remember(QLatin1String(kSeedsKey), state.seeds);
    if (state.seed != QString::number(selection.seed)) remember(QLatin1String(kSeedKey), state.seed);
    for (auto entry = state.varied.begin(); entry != state.varied.end(); ++entry)
        remember(QLatin1String(kVariedMark) + entry.key(), entry.value());
    for (auto entry = state.sweep.begin(); entry != state.sweep.end(); ++entry) remember(entry.key(), entry.value());
    std::erase_if(selection.overrides, [&](const auto& entry) {
        const bool isWrong = !parseValue(*catalogue.parameter(entry.first), entry.second);
        if (isWrong) remember(QString::fromStdString(entry.first), QString::fromStdString(entry.second));
        return isWrong;
    });
    const auto made = catalog::Configuration::resolve(catalogue, selection);
    return comments.join(QString()) + (made ? QString::fromStdString(made->toToml()) : QString());
}

Result<ExperimentState> stateFromToml(const catalog::Catalogue& catalogue, const QString& toml)
{
    ROSA_TRY_ASSIGN(const auto selection, catalog::Configuration::selectionFromToml(catalogue, toml.toStdString(), "form"));
    auto state = stateOf(catalogue, selection);
    if (!state) return state;
    for (const QString& line : toml.split(QLatin1Char('\n'))) {
        if (!line.startsWith(QLatin1String(kCommentMark))) continue;
        const QString entry = line.mid(static_cast<int>(qstrlen(kCommentMark)));
        const QString key = entry.section(QStringLiteral(" = "), 0, 0);
        const QString text = entry.section(QStringLiteral(" = "), 1);
        if (key == QLatin1String(kSeedsKey))
            state->seeds = text;
        else if (key == QLatin1String(kSeedKey))
            state->seed = text;
        else if (key.startsWith(QLatin1String(kVariedMark)))
            state->varied[key.mid(static_cast<int>(qstrlen(kVariedMark)))] = text;
        else if (key.startsWith(QLatin1String("sweep.")))
            state->sweep[key] = text;
        else if (catalogue.parameter(key.toStdString()))
            state->overrides[key] = text;
    }
    return state;
}

}  // namespace rosa::workbench
