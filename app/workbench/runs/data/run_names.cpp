#include "app/workbench/runs/data/run_names.h"

#include <algorithm>
#include <charconv>

#include "app/workbench/base/catalogue_text.h"
#include "app/workbench/base/core_text.h"
#include "core/store/annotations.h"
#include "widgets/style/number_text.h"

namespace rosa::workbench {

namespace {

/// "0,4 → 0,3 @ 52" for a changed value: each number with the decimal separator of the user's language.
QString localWords(const QString& value)
{
    QStringList words = value.split(QLatin1Char(' '));
    for (QString& word : words) word = widgets::localNumber(word);
    return words.join(QLatin1Char(' '));
}

QStringList textsOf(const std::vector<store::RunLabel>& labels)
{
    QStringList texts;
    for (const store::RunLabel& label : labels) texts.append(labelText(label));
    return texts;
}

/// Parts are briefs of parameters, titles of the catalogue, or texts of core/store/run_labels.cpp.
QString partText(const std::string& pattern)
{
    const QString text = catalogueText(pattern);
    return text == QString::fromStdString(pattern) ? coreText(pattern) : text;
}

}  // namespace

QString labelText(const store::RunLabel& label)
{
    QStringList pieces;
    if (!label.name.empty()) pieces.append(QString::fromStdString(store::shownName(label.name)));
    for (const store::LabelPart& part : label.parts)
        pieces.append(partText(part.pattern).replace(QLatin1Char('#'), localWords(QString::fromStdString(part.value))));
    return pieces.join(QString::fromUtf8(store::kLabelGap));
}

QStringList labelTexts(const std::vector<store::RunSummary>& runs) { return textsOf(store::runLabels(runs)); }

QStringList labelTexts(std::span<const store::ShownRuns> shown) { return textsOf(store::runLabels(shown)); }

QString nameOf(const store::RunSummary& run)
{
    if (run.isNamed || !run.problem.empty())
        return QString::fromStdString(store::shownName(run.name.empty() ? run.id : run.name));
    return labelTexts(std::vector{run}).front();
}

QString titleOf(const store::RunSummary& run, const catalog::Catalogue& catalogue, bool isNamed)
{
    if (!run.problem.empty() || (isNamed && run.isNamed)) return nameOf(run);
    store::RunSummary own = run;
    own.isNamed = false;
    store::RunLabel label = store::runLabels(std::vector{own}).front();
    // The first part is "cora rosa", with the encoder if it is not the usual one.
    const catalog::Method* method = catalogue.method(run.method);
    QStringList pieces{method ? catalogueText(method->title) : QString::fromStdString(run.method)};
    const catalog::Encoder* encoder = catalogue.encoder(run.encoder);
    if (!label.parts.empty() && encoder && label.parts.front().value.ends_with(' ' + run.encoder))
        pieces.append(catalogueText(encoder->title));
    if (!label.parts.empty()) label.parts.erase(label.parts.begin());
    if (!label.parts.empty()) pieces.append(labelText(label));
    return pieces.join(QString::fromUtf8(store::kLabelGap));
}

std::optional<SweepPlace> sweepPlaceOf(const store::RunSummary& run)
{
    if (!run.isNamed) return std::nullopt;
    const std::string name = store::nameWithoutSeed(run.name, run.seed);
    std::string_view word = " trial ";
    if (name.rfind(word) == std::string::npos) word = " try ";  // As earlier versions name them.
    const std::size_t at = name.rfind(word);
    if (at == std::string::npos || at == 0) return std::nullopt;
    int number = 0;
    const char* const end = name.data() + name.size();
    const auto [stop, failed] = std::from_chars(name.data() + at + word.size(), end, number);
    if (failed != std::errc() || stop != end || number < 0) return std::nullopt;
    return SweepPlace{QString::fromStdString(name.substr(0, at)), number};
}

Result<std::vector<store::RunSummary>> summariesOf(const std::filesystem::path& store, const QStringList& ids)
{
    ROSA_TRY_ASSIGN(const auto library, store::Library::open(store));
    ROSA_TRY_ASSIGN(const auto runs, library->runs());
    std::vector<store::RunSummary> found;
    for (const QString& id : ids) {
        const auto run = std::ranges::find(runs, id.toStdString(), &store::RunSummary::id);
        if (run == runs.end()) return badInput("no run %1 in %2", id.toStdString(), store);
        found.push_back(*run);
    }
    return found;
}

store::RunSummary standIn(const catalog::Method& method, const std::string& dataset)
{
    store::RunSummary run;
    run.name = catalogueText(method.title).toStdString();
    run.isNamed = true;
    run.dataset = dataset;
    run.method = method.id;
    return run;
}

QString curveName(const QString& run, const QString& line)
{
    return line.isEmpty() ? run : QStringLiteral("%1 · %2").arg(line, run);
}

}  // namespace rosa::workbench
