#include "app/workbench/runs/data/run_names.h"

#include <algorithm>

#include "app/workbench/base/catalogue_text.h"
#include "app/workbench/base/core_text.h"
#include "core/record/annotations.h"
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

QStringList textsOf(const std::vector<record::RunLabel>& labels)
{
    QStringList texts;
    for (const record::RunLabel& label : labels) texts.append(labelText(label));
    return texts;
}

/// Parts are briefs of parameters, titles of the catalogue, or texts of core/record/run_labels.cpp.
QString partText(const std::string& pattern)
{
    const QString text = catalogueText(pattern);
    return text == QString::fromStdString(pattern) ? coreText(pattern) : text;
}

}  // namespace

QString labelText(const record::RunLabel& label)
{
    QStringList pieces;
    if (!label.name.empty()) pieces.append(QString::fromStdString(record::shownName(label.name)));
    for (const record::LabelPart& part : label.parts)
        pieces.append(partText(part.pattern).replace(QLatin1Char('#'), localWords(QString::fromStdString(part.value))));
    return pieces.join(QString::fromUtf8(record::kLabelGap));
}

QStringList labelTexts(const std::vector<record::RunSummary>& runs) { return textsOf(record::runLabels(runs)); }

QStringList labelTexts(std::span<const record::ShownRuns> shown) { return textsOf(record::runLabels(shown)); }

QString nameOf(const record::RunSummary& run)
{
    if (run.isNamed || !run.problem.empty())
        return QString::fromStdString(record::shownName(run.name.empty() ? run.id : run.name));
    return labelTexts(std::vector{run}).front();
}

QString titleOf(const record::RunSummary& run, const catalog::Catalogue& catalogue, bool isNamed)
{
    if (!run.problem.empty() || (isNamed && run.isNamed)) return nameOf(run);
    record::RunSummary own = run;
    own.isNamed = false;
    record::RunLabel label = record::runLabels(std::vector{own}).front();
    // The first part is "cora rosa", with the encoder if it is not the usual one.
    const catalog::Method* method = catalogue.method(run.method);
    QStringList pieces{method ? catalogueText(method->title) : QString::fromStdString(run.method)};
    const catalog::Encoder* encoder = catalogue.encoder(run.encoder);
    if (!label.parts.empty() && encoder && label.parts.front().value.ends_with(' ' + run.encoder))
        pieces.append(catalogueText(encoder->title));
    if (!label.parts.empty()) label.parts.erase(label.parts.begin());
    if (!label.parts.empty()) pieces.append(labelText(label));
    return pieces.join(QString::fromUtf8(record::kLabelGap));
}

Result<std::vector<record::RunSummary>> summariesOf(const std::filesystem::path& store, const QStringList& ids)
{
    ROSA_TRY_ASSIGN(const auto library, record::Library::open(store));
    ROSA_TRY_ASSIGN(const auto runs, library->runs());
    std::vector<record::RunSummary> found;
    for (const QString& id : ids) {
        const auto run = std::ranges::find(runs, id.toStdString(), &record::RunSummary::id);
        if (run == runs.end()) return badInput("no run %1 in %2", id.toStdString(), store);
        found.push_back(*run);
    }
    return found;
}

record::RunSummary standIn(const catalog::Method& method, const std::string& dataset)
{
    record::RunSummary run;
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
