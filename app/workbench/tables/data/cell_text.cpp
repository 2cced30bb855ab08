#include "app/workbench/tables/data/cell_text.h"

#include <algorithm>
#include <cmath>

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

#include "app/workbench/base/catalogue_text.h"
#include "app/workbench/base/core_text.h"
#include "app/workbench/results/data/interval_scope.h"
#include "app/workbench/results/data/results_text.h"
#include "core/catalog/catalogue.h"

namespace rosa::workbench {

namespace {

class CellText {
    Q_DECLARE_TR_FUNCTIONS(CellText)
};

QString percent(double share) { return QLocale().toString(100 * share, 'f', 1); }

QString intervalOf(const evaluate::Interval& interval)
{
    return QStringLiteral("%1 – %2").arg(percent(interval.low), percent(interval.high));
}

QString escaped(const std::string& text) { return coreText(text).toHtmlEscaped(); }

QString columnTitle(const tables::Plan& plan, std::size_t column)
{
    return QString::fromStdString(plan.columns[column].title);
}

QString meanText(const tables::TableCell& cell)
{
    return percentText(cell.results->mean(), cell.results->values.size() > 1 ? cell.deviation : -1);
}

bool isOf(const tables::PlannedName& name, const tables::Plan& plan, const CellPlace& place)
{
    return name.row == plan.rows[place.row].title && name.column == plan.columns[place.column].title;
}

CellState cellState(const FilledTable& filled, const CellPlace& place, const tables::PlanStatus* status)
{
    const tables::Plan& plan = filled.table.plan;
    const tables::TableCell& cell = filled.table.cell(place.row, place.column);
    if (plan.rows[place.row].method.empty()) return CellState::NotHere;
    if (!cell.isPlanned)
        return plan.rows[place.row].method == catalog::kForeignMethod ? CellState::NotHere : CellState::DoesNotFit;
    if (!filled.damage[place.column].empty()) return CellState::DamagedData;
    if (filled.isMissing[place.column]) return CellState::NoData;
    const bool isAtWork = status && status->isUnderWay();
    if (isAtWork && isOf(status->current, plan, place)) return CellState::Running;
    if (cell.missing == 0 && cell.results) return CellState::Measured;
    const bool hasFailed = status && std::ranges::any_of(status->problems, [&](const tables::PlanProblem& problem) {
                               return isOf(problem.of, plan, place);
                           });
    if (hasFailed || !cell.problems.empty()) return CellState::Failed;
    if (isAtWork && cell.missing > 0) return CellState::Waiting;
    return cell.results ? CellState::Measured : CellState::NotMeasured;
}

QString cellStateText(CellState state)
{
    switch (state) {
        case CellState::Running:
            return CellText::tr("running");
        case CellState::Waiting:
            return CellText::tr("waiting");
        case CellState::Failed:
            return CellText::tr("failed");
        case CellState::NoData:
            return CellText::tr("data not available");
        case CellState::DamagedData:
            return CellText::tr("data damaged");
        case CellState::DoesNotFit:
            return CellText::tr("not applicable");
        case CellState::NotHere:
            return QStringLiteral("–");
        default:
            return CellText::tr("not measured");
    }
}

QString probability(const std::optional<double>& p) { return p ? probabilityText(*p).toHtmlEscaped() : QStringLiteral("–"); }

QString equivalenceWords(const tables::Comparison& comparison, double margin)
{
    const auto within = tables::equivalenceOf(comparison, margin);
    if (!within) return {};
    const QString points = percent(margin);
    if (!within->p)
        return within->isEquivalent ? CellText::tr("equivalent within ±%1 points: all differences equal").arg(points)
                                    : CellText::tr("not equivalent within ±%1 points: all differences equal").arg(points);
    return within->isEquivalent
               ? CellText::tr("equivalent within ±%1 points: p %2").arg(points, probability(within->p))
               : CellText::tr("not shown to be equivalent within ±%1 points: p %2").arg(points, probability(within->p));
}

/// Comparison with a baseline, beginning with the test's result.
QString baselineLine(const tables::Plan& plan, const tables::BaselineTest& test, double margin)
{
    const auto said = [&] {
        switch (test.standing) {
            case tables::Standing::Above:
                return CellText::tr("Significantly above \"%1\"");
            case tables::Standing::Below:
                return CellText::tr("Significantly below \"%1\"");
            case tables::Standing::NotSignificant:
                return CellText::tr("Not significantly different from \"%1\"");
            default:
                return CellText::tr("Too few pairs to test against \"%1\"");
        }
    };
    QString standing = said().arg(rowTitle(plan, test.baseline)).toHtmlEscaped();
    if (test.standing != tables::Standing::Above) standing = QStringLiteral("<b>%1</b>").arg(standing);
    return CellText::tr("%1: this row minus baseline %2 (%3)")
        .arg(standing, signedPercent(test.comparison.difference.mean), comparisonTests(test.comparison, margin));
}

QString baselineMarks(const tables::Plan& plan, const tables::TableCell& cell)
{
    QString marks;
    for (const tables::BaselineTest& test : cell.baselines) {
        const bool isBelow = test.standing == tables::Standing::Below;
        if (!isBelow && test.standing != tables::Standing::NotSignificant) continue;
        marks += plan.rows[test.baseline].method == "raw" ? QStringLiteral("§") : QStringLiteral("¶");
        if (isBelow) marks += QStringLiteral("↓");
    }
    return marks;
}

/// Where the variance of the mean comes from, and what reduces it.
QString sharesLine(const evaluate::MeanShares& shares)
{
    const auto whole = [](double share) { return QLocale().toString(100 * share, 'f', 0); };
    const auto advice = [&] {
        switch (evaluate::remedyOf(shares)) {
            case evaluate::Remedy::Seeds:
                return CellText::tr("more seeds reduce it most");
            case evaluate::Remedy::Splits:
                return CellText::tr("more splits reduce it most");
            case evaluate::Remedy::Either:
                break;
        }
        return CellText::tr("more seeds or more splits reduce it");
    };
    return CellText::tr("Variance of the mean: %1 % from seeds, %2 % from splits, %3 % residual; %4")
        .arg(whole(shares.seed), whole(shares.split), whole(shares.rest), advice());
}

/// The components of the deviation, and the comparison with the column's reference.
QStringList measuredLines(const FilledTable& filled, const CellPlace& place, double margin)
{
    const tables::Plan& plan = filled.table.plan;
    const tables::TableCell& cell = filled.table.cell(place.row, place.column);
    QStringList lines;
    QString measured = CellText::tr("Measured %1 %").arg(meanText(cell)) + QStringLiteral(", ") +
                       CellText::tr("%Ln seed(s)", nullptr, static_cast<int>(cell.results->seeds)) + QStringLiteral(" × ") +
                       CellText::tr("%Ln split(s)", nullptr, static_cast<int>(cell.results->splits));
    if (const auto& interval = cell.interval95)
        measured += QStringLiteral("; ") + CellText::tr("95 % interval of the mean %1").arg(intervalOf(*interval)) +
                    QStringLiteral(", ") + scopeText(scopeOf(cell));
    lines.append(measured);
    const auto part = [](const std::optional<double>& variance) {
        return variance ? percent(std::sqrt(*variance)) : QStringLiteral("–");
    };
    if (cell.parts.rest)
        lines.append(CellText::tr("Deviation between seeds %1, between splits %2, residual %3")
                         .arg(part(cell.parts.seed), part(cell.parts.split), part(cell.parts.rest)));
    if (cell.parts.ofMean) lines.append(sharesLine(*cell.parts.ofMean));
    if (cell.comparison) {
        const auto reference = std::ranges::find(plan.rows, true, &tables::PlanRow::isReference);
        lines.append(CellText::tr("%1 minus this row: %2 (%3)")
                         .arg(rowTitle(plan, static_cast<std::size_t>(reference - plan.rows.begin())).toHtmlEscaped(),
                              signedPercent(cell.comparison->difference.mean), comparisonTests(*cell.comparison, margin)));
    }
    for (const tables::BaselineTest& test : cell.baselines) lines.append(baselineLine(plan, test, margin));
    if (cell.card)
        lines.append(CellText::tr("Protocol %1: %2")
                         .arg(QString::fromStdString(cell.card->id), coreText(cell.card->text))
                         .toHtmlEscaped());
    if (!cell.warning.empty())
        lines.append(CellText::tr("Not comparable with the rest of the column: %1").arg(escaped(cell.warning)));
    return lines;
}

QString publishedLine(const tables::Plan& plan, const CellPlace& place)
{
    const auto& published = plan.rows[place.row].published[place.column];
    if (!published) return {};
    QString line = CellText::tr("Published %1 %, copied from %2")
                       .arg(percentText(published->mean, published->deviation), coreText(plan.source));
    for (const std::string& note : {plan.rows[place.row].note, plan.columns[place.column].note})
        if (!note.empty()) line += QStringLiteral("; ") + coreText(note);
    return line.toHtmlEscaped();
}

}  // namespace

QString probabilityText(double p)
{
    return p < 0.001 ? QStringLiteral("< ") + QLocale().toString(0.001, 'f', 3) : QLocale().toString(p, 'f', 3);
}

QString signedPercent(double share)
{
    QString size = percent(std::abs(share));
    if (size == percent(0)) return size;  // Never "−0.0".
    return (share < 0 ? QStringLiteral("−") : QStringLiteral("+")) + size;
}

QString comparisonTests(const tables::Comparison& comparison, double margin)
{
    const evaluate::PairedDifference& difference = comparison.difference;
    const int pairs = static_cast<int>(difference.n);
    QStringList parts{comparison.unit == "seeds" ? CellText::tr("%Ln pair(s) of seeds", nullptr, pairs)
                                                 : CellText::tr("%Ln pair(s) of splits", nullptr, pairs)};
    if (difference.interval95)
        parts.append(CellText::tr("95 % interval %1 … %2")
                         .arg(signedPercent(difference.interval95->low), signedPercent(difference.interval95->high)));
    if (comparison.signedRank.kind == evaluate::SignedRankKind::NotEnoughPairs)
        parts.append(CellText::tr("too few pairs for the Wilcoxon signed-rank test"));
    else
        parts.append(CellText::tr("Wilcoxon p %1").arg(probability(comparison.signedRank.p)));
    if (const auto zeros = static_cast<int>(comparison.signedRank.zeros); zeros > 0)
        parts.append(CellText::tr("%Ln pair(s) with zero difference omitted", nullptr, zeros));
    if (comparison.holm) parts.append(CellText::tr("Holm-adjusted p %1").arg(probability(comparison.holm)));
    if (comparison.resampled)
        parts.append(
            CellText::tr("corrected resampled t test (Nadeau and Bengio) p %1").arg(probability(comparison.resampled->p)));
    if (comparison.pairsNeeded)
        parts.append(CellText::tr("%Ln pair(s) would detect such a difference with power 0.8", nullptr,
                                  static_cast<int>(*comparison.pairsNeeded)));
    if (const QString equivalence = equivalenceWords(comparison, margin); !equivalence.isEmpty()) parts.append(equivalence);
    return parts.join(QStringLiteral("; "));
}

QString rowTitle(const std::string& title)
{
    QString method = catalogueText(title);
    if (method != QString::fromStdString(title)) return method;
    const std::size_t preset = title.rfind(" (");  // "Raw features (paper)"
    if (preset == std::string::npos) return coreText(title);
    const std::string front = title.substr(0, preset);
    const QString translated = catalogueText(front);
    if (title.find(' ', preset + 2) != std::string::npos && title.ends_with(')'))  // "GRACE (without topology rescale)"
        return QStringLiteral("%1 (%2)").arg(translated, rowTitle(title.substr(preset + 2, title.size() - preset - 3)));
    return translated == QString::fromStdString(front) ? coreText(title)
                                                       : translated + QString::fromStdString(title.substr(preset));
}

QString rowTitle(const tables::Plan& plan, std::size_t row) { return rowTitle(plan.rows[row].title); }

QString cellTitle(const tables::Plan& plan, const CellPlace& place)
{
    return QStringLiteral("%1 · %2").arg(rowTitle(plan, place.row), columnTitle(plan, place.column));
}

QString CellFace::spoken() const
{
    QStringList parts{measured + mark};
    if (isBest) parts.append(CellText::tr("best"));
    for (const QString& part : {interval, below})
        if (!part.isEmpty()) parts.append(part);
    return parts.join(QStringLiteral(", "));
}

CellFace cellFace(const FilledTable& filled, const CellPlace& place, const tables::PlanStatus* status,
                  const std::optional<RunProgress>& live)
{
    const tables::Plan& plan = filled.table.plan;
    const tables::TableCell& cell = filled.table.cell(place.row, place.column);
    CellFace face;
    face.state = cellState(filled, place, status);
    QStringList below;
    if (cell.results) {
        face.measured = meanText(cell);
        if (const auto& interval = cell.interval95) face.interval = QStringLiteral("[%1]").arg(intervalOf(*interval));
        face.isBest = cell.isBest;
        if (cell.isNotWorse) face.mark = QStringLiteral("†");
        if (cell.isUntested) face.mark = QStringLiteral("‡");
        face.mark += baselineMarks(plan, cell);
        below.append(CellText::tr("n %1 × %2").arg(cell.results->seeds).arg(cell.results->splits));
    } else {
        face.measured = cellStateText(face.state);
    }
    if (face.state == CellState::Running) {
        if (live && !live->isEvaluating && live->total > 0) face.progress = static_cast<double>(live->epochs) / live->total;
        if (live && live->isEvaluating) face.progress = 1;
        below.append(live ? workbench::stageText(*live) : cellStateText(face.state));
    } else if (cell.results && cell.missing > 0) {
        below.append(face.state == CellState::Measured ? CellText::tr("%Ln run(s) missing", nullptr, cell.missing)
                                                       : cellStateText(face.state));
    }
    if (const auto& published = plan.rows[place.row].published[place.column])
        below.append(CellText::tr("published %1").arg(percentText(published->mean, published->deviation)));
    face.below = below.join(QStringLiteral(" · "));
    return face;
}

QString cellDetails(const FilledTable& filled, const CellPlace& place, const tables::PlanStatus* status, double margin)
{
    const tables::Plan& plan = filled.table.plan;
    const tables::TableCell& cell = filled.table.cell(place.row, place.column);
    const CellState state = cellState(filled, place, status);
    QStringList lines{QStringLiteral("<b>%1</b>").arg(cellTitle(plan, place).toHtmlEscaped())};
    if (state != CellState::Measured) {
        QString line = cellStateText(state);
        const QString dataset = QString::fromStdString(plan.columns[place.column].dataset).toHtmlEscaped();
        if (state == CellState::NoData)
            line = CellText::tr("The data set %1 is not available.").arg(dataset) +
                   QStringLiteral(" <a href=\"import:%1\">%2</a>").arg(dataset, CellText::tr("Import it …"));
        if (state == CellState::DamagedData)
            line = CellText::tr("The data set %1 cannot be read: %2").arg(dataset, escaped(filled.damage[place.column]));
        if (state == CellState::NotHere)
            line = plan.rows[place.row].method.empty()
                       ? CellText::tr("This method is not implemented here; only its published number is shown.")
                       : CellText::tr("This embedding was not recorded on the column's data set.");
        const auto& unfit = plan.rows[place.row].unfit;
        if (state == CellState::DoesNotFit)
            line = unfit.contains(place.column) ? CellText::tr("This method does not run on the column's data set: %1.")
                                                      .arg(escaped(unfit.at(place.column)))
                                                : CellText::tr("This method does not run with the column's encoder.");
        lines.append(line);
    }
    if (cell.results) lines += measuredLines(filled, place, margin);
    if (const QString line = publishedLine(plan, place); !line.isEmpty()) lines.append(line);
    if (state != CellState::NoData && state != CellState::DamagedData)  // Already included above.
        for (const std::string& problem : cell.problems) lines.append(escaped(problem));
    if (status)
        for (const tables::PlanProblem& problem : status->problems)
            if (cell.missing > 0 && isOf(problem.of, plan, place))
                lines.append(CellText::tr("Seed %1 failed: %2").arg(problem.of.seed).arg(escaped(problem.text)));
    QStringList links;
    for (const std::string& run : cell.runs)
        links.append(QStringLiteral("<a href=\"run:%1\">%1</a>").arg(QString::fromStdString(run).toHtmlEscaped()));
    if (!links.isEmpty()) lines.append(CellText::tr("Runs: %1").arg(links.join(QStringLiteral(", "))));
    return lines.join(QStringLiteral("<br>"));
}

QString cellComparison(const FilledTable& filled, const CellPlace& one, const CellPlace& other, double margin)
{
    const tables::Plan& plan = filled.table.plan;
    const QString first = rowTitle(plan, one.row).toHtmlEscaped();
    const QString second = rowTitle(plan, other.row).toHtmlEscaped();
    const QString head = QStringLiteral("<b>%1</b><br>").arg(CellText::tr("%1 against %2").arg(first, second));
    if (one.column != other.column)
        return head + CellText::tr(
                          "The cells are in different columns, so their difference is meaningless. Select two cells of the "
                          "same column.");
    const tables::TableCell& a = filled.table.cell(one.row, one.column);
    const tables::TableCell& b = filled.table.cell(other.row, other.column);
    if (!a.results || !b.results) return head + CellText::tr("Both cells must be measured first.");
    if (const std::string reason = record::whyNotComparable(*a.card, *b.card); !reason.empty())
        return head + CellText::tr("The cells were not measured in the same way: %1").arg(escaped(reason));
    const auto comparison = tables::compareCells(a, b, filled.testOverTraining[one.column]);
    if (!comparison) return head + CellText::tr("The cells have no seeds and splits in common.");
    QStringList lines{CellText::tr("%1 minus %2 on %3: %4 points (%5)")
                          .arg(first, second, columnTitle(plan, one.column).toHtmlEscaped(),
                               signedPercent(comparison->difference.mean), comparisonTests(*comparison, margin))};
    lines.append(QStringLiteral("%1: %2 % · %3: %4 %").arg(first, meanText(a), second, meanText(b)));
    return head + lines.join(QStringLiteral("<br>"));
}

}  // namespace rosa::workbench
