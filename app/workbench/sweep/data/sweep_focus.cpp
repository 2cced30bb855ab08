#include "app/workbench/sweep/data/sweep_focus.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

#include <QCoreApplication>
#include <QRegularExpression>

#include "widgets/style/number_text.h"

namespace rosa::workbench {

namespace {

class SweepFocusText {
    Q_DECLARE_TR_FUNCTIONS(SweepFocusText)
};

constexpr int kScore = 1 << 20;  ///< TryFilter: the score instead of a parameter.

int axisNamed(const SweepData& data, const QString& name)
{
    for (const char* score : {"mean", "score", "validation"})
        if (name == QLatin1String(score)) return kScore;
    for (std::size_t i = 0; i < data.axes.size(); ++i) {
        const QString key = data.axes[i].key.toLower();
        if (key == name || key.section(QLatin1Char('.'), -1) == name || data.axes[i].scale.title.toLower().startsWith(name))
            return static_cast<int>(i);
    }
    return -1;
}

/// With a decimal point, as recipes have it, or with the user's decimal sign.
std::optional<double> numberIn(const QString& text)
{
    bool isNumber = false;
    double number = text.toDouble(&isNumber);
    if (!isNumber) number = widgets::plainNumber(text).toDouble(&isNumber);
    return isNumber ? std::optional(number) : std::nullopt;
}

}  // namespace

TryFilter::Sign TryFilter::signOf(const QString& text)
{
    if (text == QLatin1String("<")) return Sign::Less;
    if (text == QLatin1String("<=")) return Sign::LessOrEqual;
    if (text == QLatin1String(">")) return Sign::Greater;
    return text == QLatin1String(">=") ? Sign::GreaterOrEqual : Sign::Equal;
}

TryFilter::TryFilter(const SweepData& data, const QString& text)
{
    static const QRegularExpression comparison(QStringLiteral("^(.+?)(<=|>=|[=<>](?!=))(.+)$"));
    for (const QString& word : text.toLower().split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
        Part part;
        const auto match = comparison.match(word);
        const int axis = match.hasMatch() ? axisNamed(data, match.captured(1)) : -1;
        if (axis < 0) {
            part.words = word.split(QLatin1Char('|'), Qt::SkipEmptyParts);
            if (!part.words.isEmpty()) m_parts.push_back(part);
            continue;
        }
        part.axis = axis;
        part.words = match.captured(3).split(QLatin1Char('|'), Qt::SkipEmptyParts);
        part.sign = signOf(match.captured(2));
        const bool needsNumber = part.sign != Sign::Equal || axis == kScore;
        const auto number = numberIn(match.captured(3));
        if (needsNumber && !number && m_problem.isEmpty())
            m_problem = SweepFocusText::tr("“%1” is not a number").arg(match.captured(3));
        part.number = number.value_or(std::numeric_limits<double>::quiet_NaN());
        m_parts.push_back(part);
    }
}

bool TryFilter::accepts(const Part& part, const SweepTry& one)
{
    if (part.sign == Sign::Contains)
        return std::ranges::any_of(part.words, [&](const QString& word) { return one.words.contains(word); });
    const bool isScore = part.axis == kScore;
    if (isScore && !one.isMeasured()) return false;
    const QString value = isScore ? QString() : one.values.value(part.axis);
    const std::optional<double> number = isScore ? 100 * one.score.shrunk : numberIn(value);
    switch (part.sign) {
        case Sign::Contains:
            break;
        case Sign::Equal:
            if (isScore) return std::abs(*number - part.number) < 0.05;
            return std::ranges::any_of(part.words, [&](const QString& word) {
                return value.compare(word, Qt::CaseInsensitive) == 0 || (number && number == numberIn(word));
            });
        case Sign::Less:
            return number && *number < part.number;
        case Sign::LessOrEqual:
            return number && *number <= part.number;
        case Sign::Greater:
            return number && *number > part.number;
        case Sign::GreaterOrEqual:
            return number && *number >= part.number;
    }
    return false;
}

bool TryFilter::accepts(const SweepTry& one) const
{
    return std::ranges::all_of(m_parts, [&](const Part& part) { return accepts(part, one); });
}

widgets::ChartScale scoreScale(const SweepData& data)
{
    widgets::ChartScale scale;
    scale.title = SweepFocusText::tr("Validation, %");
    scale.unit = 0.01;
    double low = 1, high = 0;
    for (const SweepTry& one : data.tries)
        if (one.isMeasured() && one.score.standing != sweep::Standing::Failed) {
            low = std::min(low, one.score.shrunk);
            high = std::max(high, one.score.shrunk);
        }
    if (low > high) return scale;
    const double room = std::max(0.002, 0.04 * (high - low));
    scale.low = low - room;
    scale.high = high + room;
    return scale;
}

std::shared_ptr<const widgets::ParallelPicture> parallelPicture(const SweepData& data, const std::vector<std::size_t>& axes)
{
    auto picture = std::make_shared<widgets::ParallelPicture>();
    for (const std::size_t axis : axes) picture->axes.push_back(data.axes[axis].scale);
    const widgets::ChartScale score = scoreScale(data);
    picture->axes.push_back(score);
    picture->reference = 0;
    constexpr float none = std::numeric_limits<float>::quiet_NaN();
    for (const SweepTry& one : data.tries) {
        picture->subjects.push_back(one.number);
        for (const std::size_t axis : axes)
            picture->places.push_back(static_cast<float>(data.axes[axis].scale.shareOf(one.at[axis])));
        const bool hasScore = one.isMeasured() && one.score.standing != sweep::Standing::Failed;
        const float share = hasScore ? static_cast<float>(score.shareOf(one.score.shrunk)) : none;
        picture->places.push_back(share);
        picture->results.push_back(share);
    }
    return picture;
}

void SweepFocus::setData(SweepDataPtr data)
{
    const bool isOther = !data || !m_data || data->name != m_data->name;
    const bool hasOtherAxes = isOther || data->axes.size() != m_data->axes.size();
    m_data = std::move(data);
    if (isOther) {
        m_chosen.clear();
        m_text.clear();
        m_hidden.clear();
    }
    if (hasOtherAxes) m_brushes.clear();
    makePicture();
    keep();
    Q_EMIT dataChanged();
}

void SweepFocus::setHidden(const QSet<QString>& keys)
{
    if (keys == m_hidden) return;
    m_hidden = keys;
    m_brushes.clear();
    makePicture();
    keep();
    Q_EMIT axesChanged();
}

void SweepFocus::makePicture()
{
    const auto before = std::exchange(m_picture, nullptr);
    m_axes.clear();
    if (!m_data) return;
    for (std::size_t i = 0; i < m_data->axes.size(); ++i)
        if (!m_hidden.contains(m_data->axes[i].key)) m_axes.push_back(i);
    m_picture = parallelPicture(*m_data, m_axes);
    m_brushes.resize(m_picture->axes.size());
    // A brush stands for values: it moves if the ends of its axis do.
    for (std::size_t axis = 0; before && axis < m_brushes.size() && axis < before->axes.size(); ++axis)
        if (widgets::Brush& brush = m_brushes[axis]) {
            const auto moved = [&](float share) {
                const double value = before->axes[axis].valueAt(static_cast<double>(share));
                return static_cast<float>(std::clamp(m_picture->axes[axis].shareOf(value), 0.0, 1.0));
            };
            // The whole end of an axis stays its end.
            const float low = brush->first <= 0 ? 0 : moved(brush->first);
            brush = {low, brush->second >= 1 ? 1 : std::max(low, moved(brush->second))};
        }
}

void SweepFocus::setBrushes(const std::vector<widgets::Brush>& brushes)
{
    if (!m_picture || brushes.size() != m_picture->axes.size() || brushes == m_brushes) return;
    m_brushes = brushes;
    keep();
    Q_EMIT keptChanged();
}

void SweepFocus::setText(const QString& text)
{
    if (text == m_text) return;
    m_text = text;
    keep();
    Q_EMIT keptChanged();
}

void SweepFocus::clear()
{
    m_text.clear();
    m_brushes.assign(m_brushes.size(), std::nullopt);
    keep();
    Q_EMIT keptChanged();
}

bool SweepFocus::isNarrowed() const
{
    return !m_text.trimmed().isEmpty() ||
           std::ranges::any_of(m_brushes, [](const widgets::Brush& brush) { return brush.has_value(); });
}

void SweepFocus::keep()
{
    const std::size_t tries = m_data ? m_data->tries.size() : 0;
    m_kept.assign(tries, 1);
    const TryFilter filter = m_data ? TryFilter(*m_data, m_text) : TryFilter();
    m_textProblem = filter.problem();
    for (std::size_t row = 0; row < tries; ++row) {
        bool isKept = true;
        for (std::size_t axis = 0; axis < m_brushes.size() && isKept; ++axis) {
            isKept = widgets::isInside(m_brushes[axis], m_picture->place(row, axis));
        }
        m_kept[row] = isKept && filter.accepts(m_data->tries[row]) ? 1 : 0;
    }
    m_keptCount = static_cast<int>(std::ranges::count(m_kept, char{1}));
}

void SweepFocus::setChosen(const QSet<int>& tries)
{
    QSet<int> known = tries;
    const int count = m_data ? static_cast<int>(m_data->tries.size()) : 0;
    known.removeIf([count](int number) { return number < 0 || number >= count; });
    if (known == m_chosen) return;
    m_chosen = known;
    Q_EMIT chosenChanged();
}

}  // namespace rosa::workbench
