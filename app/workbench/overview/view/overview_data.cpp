#include "app/workbench/overview/view/overview_data.h"

#include <filesystem>
#include <system_error>
#include <utility>

#include "app/workbench/base/core_text.h"
#include "app/workbench/curves/figure/curve_figure.h"
#include "app/workbench/embedding/data/layout_file.h"
#include "app/workbench/embedding/figure/embedding_figure.h"
#include "app/workbench/overview/data/run_comparison.h"
#include "app/workbench/pairs/figure/matrix_figure.h"
#include "app/workbench/results/data/results_data.h"
#include "app/workbench/results/data/results_text.h"
#include "app/workbench/results/figure/results_figure.h"

namespace rosa::workbench {

namespace {

struct OverviewText {
    Q_DECLARE_TR_FUNCTIONS(OverviewView)
};

void add(Overview& overview, const char* view, const FigureLoader& load, FigureRequest request,
         const QMap<QString, QString>& options = {})
{
    request.options = options;
    if (auto figure = load(request)) overview.parts.push_back({view, std::move(*figure), load, options});
}

QString detailsOf(const ResultGroup& own)
{
    QString text = countText(own);
    if (own.published)
        text += QStringLiteral(" · ") +
                OverviewText::tr("published: %1").arg(percentText(own.published->mean, own.published->deviation));
    return text;
}

bool isFile(const std::filesystem::path& file)
{
    std::error_code ignored;
    return std::filesystem::is_regular_file(file, ignored);
}

}  // namespace

Overview overviewOf(const FigureRequest& request, int colour)
{
    Overview overview;
    QStringList colours{QString::number(colour)};
    const std::string run = request.runs.first().toStdString();
    if (const auto results = loadResults(request.catalogue, *request.datasets, {run})) {
        overview.verdict = verdictOf(*results);
        overview.details = detailsOf(results->groups.front());
        // The others have the numbers of their rows, as there is no such run in the window.
        for (std::size_t row = 1; row < results->groups.size(); ++row)
            colours.append(QString::number(static_cast<int>(row) <= colour ? row - 1 : row));
    }
    const QString option = QStringLiteral("colours");
    add(overview, "train", loadCurveFigure, request, {{option, colours.first()}});
    // The first watched pair: others would need an engine.
    add(overview, "alignment", loadMatricesFigure, request, {{QStringLiteral("panels"), QStringLiteral("D,plan")}});
    overview.hasLayout = isFile(layoutPath(request.store(), run, {}));
    if (overview.hasLayout)
        add(overview, "embedding", loadEmbeddingFigure, request, {{QStringLiteral("panels"), request.runs.first()}});
    if (!overview.verdict.isEmpty())
        add(overview, "results", loadResultsFigure, request, {{option, colours.join(QLatin1Char(','))}});
    return overview;
}

}  // namespace rosa::workbench
