#include "app/workbench/sweep/data/sweep_space.h"

#include <algorithm>
#include <cmath>
#include <cstdint>

#include <QCoreApplication>
#include <QLocale>
#include <QRegularExpression>

#include "app/workbench/base/catalogue_text.h"
#include "app/workbench/base/core_text.h"
#include "core/base/bind/options.h"
#include "core/base/text/shell_word.h"
#include "core/catalog/options/training_options.h"
#include "widgets/style/number_text.h"

namespace rosa::workbench {

namespace {

struct SweepSpaceText {
    Q_DECLARE_TR_FUNCTIONS(SweepSpaceText)
};

constexpr double kReach = 4;        ///< A range goes from a fourth of the value to four times the value.
constexpr int kMostCounted = 2000;  ///< Tries of a forecast; more are extrapolated.
constexpr double kShareSteps = 20;  ///< Ends of ranges of shares are multiples of 0.05.
constexpr const char* kSweepPart = "sweep.";
constexpr int kMostName = 50;  ///< Of a made name, without its number.

double twoDigits(double value)
{
    if (value == 0) return 0;
    const double unit = std::pow(10.0, std::floor(std::log10(std::abs(value))) - 1);
    return QString::number(std::round(value / unit) * unit, 'g', 12).toDouble();
}

bool isAllowed(const catalog::Parameter& parameter, double value)
{
    const bool isWhole = parameter.type == catalog::ValueType::Integer;
    return checkValue(parameter, isWhole ? catalog::Value(std::int64_t{std::llround(value)}) : catalog::Value(value)).ok();
}

/// Ends of the usual range of a number.
struct Ends {
    double low = 0, high = 0;
    bool isLog = false;
};

Ends endsAround(const catalog::Parameter& parameter, double value)
{
    Ends ends;
    const bool isShare = parameter.minimum >= 0 && parameter.maximum <= 1;
    if (value > 0 && isShare && value >= 0.1)
        ends = {value / 2, value + (parameter.maximum - value) / 2, false};
    else if (value > 0)
        ends = {value / kReach, value * kReach, true};
    else if (value == 0)
        ends = {0, std::isfinite(parameter.maximum) ? parameter.maximum / 2 : 1, false};
    else
        ends = {2 * value, 0, false};
    return ends;
}

QString numberText(double value, bool isWhole)
{
    return QString::fromStdString(isWhole ? std::to_string(std::llround(value)) : catalog::toText(catalog::Value(value)));
}

QString usualRange(const catalog::Parameter& parameter, double value)
{
    const bool isWhole = parameter.type == catalog::ValueType::Integer;
    Ends ends = endsAround(parameter, value);
    const bool isShare = parameter.minimum >= 0 && parameter.maximum <= 1 && !ends.isLog;
    const auto fit = [&](double end) {
        if (isShare) return std::clamp(std::round(end * kShareSteps) / kShareSteps, parameter.minimum, parameter.maximum);
        end = isWhole ? std::round(twoDigits(end)) : twoDigits(end);
        return std::clamp(end, parameter.minimum, parameter.maximum);
    };
    ends.low = fit(ends.low);
    ends.high = fit(ends.high);
    if (!isAllowed(parameter, ends.low)) ends.low = isWhole ? parameter.minimum + 1 : value > 0 ? value : ends.high / 10;
    if (isWhole && ends.isLog) ends.low = std::max(ends.low, std::min(1.0, value));
    if (ends.low >= ends.high) {
        ends.low = isAllowed(parameter, value - 1) ? value - 1 : value;
        ends.high = isAllowed(parameter, value + 1) ? value + 1 : ends.low < value ? value : value * 2;
        ends.isLog = false;
    }
    ends.isLog = ends.isLog && ends.low > 0;
    return numberText(ends.low, isWhole) + QStringLiteral("..") + numberText(ends.high, isWhole) +
           (ends.isLog ? QStringLiteral(":log") : QString());
}

QString valuesText(const sweep::Dimension& dimension)
{
    if (!dimension.isRange()) {
        QStringList values;
        for (const std::string& value : dimension.values) values += widgets::localNumber(QString::fromStdString(value));
        return values.join(QLocale().decimalPoint() == QLatin1String(",") ? QStringLiteral("; ") : QStringLiteral(", "));
    }
    const auto end = [&](double value) { return widgets::localNumber(numberText(value, dimension.isWhole)); };
    return dimension.scale == sweep::Scale::Logarithmic
               ? SweepSpaceText::tr("%1 … %2, log").arg(end(dimension.low), end(dimension.high))
               : SweepSpaceText::tr("%1 … %2").arg(end(dimension.low), end(dimension.high));
}

Result<sweep::Dimension> dimensionOf(const catalog::Catalogue& catalogue, const catalog::Configuration& base,
                                     const QString& key, const QString& variation)
{
    return sweep::parseDimension(catalogue, base, (key + QLatin1Char('=') + variation).toStdString());
}

/// The message without the option and the key, beside which it is shown.
QString problemIn(const Error& error, const QString& key)
{
    QString text = coreText(error.message);
    for (const QString& place :
         QStringList{QStringLiteral("--vary %1: ").arg(key), QStringLiteral("--vary: "), QStringLiteral("%1: ").arg(key)})
        if (text.startsWith(place)) text = text.mid(place.size());
    return text.left(1).toUpper() + text.mid(1);
}

/// Number of tries that the sampler finds.
int triesOf(const SweepPlan& plan, const catalog::Configuration& base, int budget)
{
    if (!plan.size) return budget;
    const bool hasDefault = std::ranges::all_of(plan.rule.space, [&](const sweep::Dimension& dimension) {
        return dimension.coordinateOf(catalog::toText(base.values().at(dimension.key).value)).has_value();
    });
    const quint64 all = std::min<quint64>(*plan.size, sweep::kMostTries) + (hasDefault ? 0 : 1);
    return static_cast<int>(std::min<quint64>(static_cast<quint64>(budget), all));
}

/// The choices as options of `rosa sweep new`.
Result<sweep::SweepOptions> optionsOf(const SweepChoices& choices, const std::vector<sweep::Dimension>& space)
{
    sweep::SweepOptions options;
    ROSA_TRY(bind::setOptions(bind::fieldsOf<sweep::SweepOptions>(), &options, [&](const std::string& name) {
        return std::optional(choices.value(QLatin1String(kSweepPart) + QString::fromStdString(name)).toStdString());
    }));
    for (const sweep::Dimension& dimension : space) options.vary.push_back(sweep::toText(dimension));
    return options;
}

void fillArguments(SweepPlan& plan, const catalog::Configuration& base, const sweep::SweepOptions& options)
{
    for (const std::string& word : base.toArguments()) plan.arguments += QString::fromStdString(word);
    // What is the default is left out, except where it depends on other things.
    const auto drop = [&](const QString& option, const QString& value) {
        const auto at = plan.arguments.indexOf(option);
        if (at >= 0 && plan.arguments.value(at + 1) == value) plan.arguments.remove(at, 2);
    };
    drop(QStringLiteral("--seed"), QStringLiteral("1"));
    for (const std::string& word : bind::wordsOf(options)) plan.arguments += QString::fromStdString(word);
    if (plan.jobs > 0) plan.arguments << QStringLiteral("--jobs") << QString::number(plan.jobs);
}

/// Fills in the rule and what follows from it.
Result<void> fillPlan(SweepPlan& plan, const catalog::Configuration& base, const SweepChoices& choices)
{
    ROSA_TRY_ASSIGN(const auto options, optionsOf(choices, plan.rule.space));
    ROSA_TRY_ASSIGN(plan.rule, sweep::ruleOf(options, std::move(plan.rule.space), base));
    plan.size = sweep::sizeOf(plan.rule.space);
    plan.jobs = choices.value(QLatin1String(kJobsKey)).toInt();
    plan.tries = triesOf(plan, base, plan.rule.budget);
    const bool isGrid = plan.rule.sampler == sweep::Sampler::Grid;
    plan.usualTries = isGrid ? triesOf(plan, base, sweep::kMostTries) : sweep::kUsualBudget;
    fillArguments(plan, base, options);
    return {};
}

}  // namespace

const bind::Field* sweepField(const QString& key)
{
    return bind::fieldsOf<sweep::SweepOptions>().find(key.mid(static_cast<qsizetype>(qstrlen(kSweepPart))).toStdString());
}

QString sweepDefault(const QString& key)
{
    const bind::Field* const field = sweepField(key);
    const bool isGiven = field && bind::checkValue(*field, field->parameter.fallback).ok();
    return isGiven ? QString::fromStdString(bind::toText(field->parameter.fallback)) : QString();
}

QString usualVariation(const catalog::Parameter& parameter, const QString& value)
{
    if (parameter.type == catalog::ValueType::Boolean) return QStringLiteral("false,true");
    if (parameter.type == catalog::ValueType::Choice) {
        QStringList ids;
        for (const catalog::Choice& choice : parameter.choices) ids += QString::fromStdString(choice.id);
        return ids.join(QLatin1Char(','));
    }
    bool isNumber = false;
    double middle = value.toDouble(&isNumber);
    if (!isNumber || !isAllowed(parameter, middle))
        middle = QString::fromStdString(catalog::toText(parameter.fallback)).toDouble();
    return usualRange(parameter, middle);
}

bool canVary(const catalog::Catalogue& catalogue, const catalog::Configuration& base, const std::string& key)
{
    const catalog::Parameter* const parameter = catalogue.parameter(key);
    const auto value = base.values().find(key);
    if (!parameter || value == base.values().end()) return false;
    // The value alone, as a list, is refused for the same reasons as any other variation, apart from its length.
    const std::string text = catalog::toText(value->second.value);
    const bool isNumber = parameter->type == catalog::ValueType::Integer || parameter->type == catalog::ValueType::Real;
    const sweep::Dimension alone{key,     parameter->type == catalog::ValueType::Integer, 0, 0, sweep::Scale::Linear, {text},
                                 isNumber};
    return sweep::checkDimension(catalogue, base, alone).ok();
}

widgets::Variation checkedVariation(const catalog::Catalogue& catalogue, const catalog::Configuration& base,
                                    const QString& key, const QString& text)
{
    const auto dimension = dimensionOf(catalogue, base, key, text);
    if (!dimension) return {text, problemIn(dimension.error(), key), {}};
    const auto count = dimension->count();
    if (!count) return {text, {}, {}};
    QString note =
        SweepSpaceText::tr("%Ln value(s)", nullptr, static_cast<int>(std::min<quint64>(*count, sweep::kMostTries)));
    const bool isCounted = !dimension->isRange() && text.contains(QLatin1String(".."));
    if (isCounted) note += QStringLiteral(": ") + valuesText(*dimension);
    return {text, {}, note};
}

QStringList SweepPlan::commandWords(const QString& name) const
{
    return QStringList{QStringLiteral("sweep"), QStringLiteral("new"), name} + arguments;
}

QString SweepPlan::command(const QString& name) const
{
    QString line = QStringLiteral("rosa");
    for (const QString& word : commandWords(name))
        line += QLatin1Char(' ') + QString::fromStdString(shellWord(word.toStdString()));
    return line;
}

SweepPlan planOf(const catalog::Catalogue& catalogue, const catalog::Configuration& base,
                 const QMap<QString, QString>& variations, const SweepChoices& choices)
{
    SweepPlan plan;
    // In the order of the form.
    for (const catalog::Parameter& parameter : catalogue.parameters) {
        const QString key = QString::fromStdString(parameter.key);
        if (!variations.contains(key) || !base.has(parameter.key)) continue;
        const QString title = catalogueText(parameter.title);
        auto dimension = dimensionOf(catalogue, base, key, variations.value(key));
        if (!dimension) {
            plan.problem = QStringLiteral("%1: %2").arg(title, problemIn(dimension.error(), key));
            return plan;
        }
        const QString standard = QString::fromStdString(catalog::toText(base.values().at(parameter.key).value));
        const auto count = dimension->count();
        plan.lines.append({key, title, valuesText(*dimension), widgets::localNumber(standard),
                           count ? std::optional<quint64>(*count) : std::nullopt});
        plan.rule.space.push_back(*std::move(dimension));
    }
    if (plan.lines.isEmpty()) {
        plan.problem = SweepSpaceText::tr("Nothing is varied.");
        return plan;
    }
    if (const auto filled = fillPlan(plan, base, choices); !filled) plan.problem = coreText(filled.error().message);
    return plan;
}

sweep::SweepForecast forecastOf(const SweepPlan& plan, const catalog::Configuration& base, const MeasuredCost& measured)
{
    const int counted = std::clamp(plan.tries, 1, kMostCounted);
    sweep::Board board;
    board.stages = sweep::stagesOf(plan.rule, base);
    board.races = plan.rule.rule != sweep::Rule::All;
    for (int i = 0; i < counted; ++i) board.tries.push_back(i);
    board.scores.values.assign(board.tries.size(), std::vector<std::optional<double>>(board.stages.all.size()));
    board.scores.hasFailed.assign(board.tries.size(), false);
    const auto length = base.find<catalog::EpochOptions>();
    const int workers = plan.jobs > 0 ? plan.jobs : measured.workers;
    return sweep::forecastOf(board, plan.tries, measured.cost, length ? length->epochs : 0, measured.splits, workers,
                             measured.startSeconds);
}

QString nameProblem(const QString& name, const QStringList& taken)
{
    static const QRegularExpression form(QStringLiteral("^[A-Za-z0-9_][A-Za-z0-9_.-]{0,63}$"));
    if (!form.match(name).hasMatch())
        return SweepSpaceText::tr("Name: expected at most 64 letters, digits, “-”, “_” and “.”, found “%1”").arg(name);
    if (taken.contains(name)) return SweepSpaceText::tr("There is a sweep “%1” already; choose another name.").arg(name);
    return {};
}

QString freeName(const catalog::Configuration& base, const QStringList& keys, const QStringList& taken)
{
    QString name = QString::fromStdString(base.dataset());
    for (const QString& key : keys.mid(0, 2)) name += QLatin1Char('-') + key.section(QLatin1Char('.'), -1);
    // What a name of a sweep may contain.
    for (QChar& letter : name)
        if (letter.unicode() >= 128 || !(letter.isLetterOrNumber() || QStringLiteral("-_.").contains(letter)))
            letter = QLatin1Char('-');
    name = name.left(kMostName);
    QString free = name;
    for (int i = 2; taken.contains(free); ++i) free = name + QLatin1Char('-') + QString::number(i);
    return free;
}

}  // namespace rosa::workbench
