#include "app/workbench/embedding/view/board_figure.h"

#include <utility>

#include "app/workbench/embedding/figure/embedding_figure.h"
#include "app/workbench/embedding/view/embedding_controls.h"
#include "app/workbench/embedding/view/embedding_panel.h"
#include "app/workbench/embedding/view/panel_board.h"
#include "app/workbench/embedding/view/run_follower.h"
#include "widgets/scatter/scatter_view.h"

namespace rosa::workbench {

std::unique_ptr<widgets::Figure> figureOf(const PanelBoard& board, const RunFollower& run, const EmbeddingControls& controls)
{
    EmbeddingPicture picture;
    EmbeddingOptions options;
    options.kind = controls.choice().kind;
    options.seed = controls.choice().seed;
    options.colour = controls.colourBy();
    QStringList runs;
    QStringList details;
    for (EmbeddingPanel* panel : board.panels()) {
        const RecordedLayout* layout = panel->shown();
        if (!layout || panel->colours().kinds.ofPoint.empty()) continue;
        const LayoutChoice& choice = panel->source().choice();
        if (picture.panels.empty()) {
            setLegend(picture, panel->colours());
            if (layout->settings) options.perplexity = layout->settings->perplexity;
        }
        picture.panels.push_back(
            {panel->title(), layoutTitle(choice, *layout), layout->positions, panel->scatter().kinds()});
        const PanelSubject& subject = panel->source().subject();
        runs.append(subject.run);
        details.append(QStringLiteral("%1: %2").arg(panel->title(), layoutDetails(choice, *layout)));
        options.panels.push_back(subject.key().toStdString());
    }
    if (picture.panels.empty() || !run.info()) return nullptr;
    auto figure = std::make_unique<EmbeddingFigure>(std::move(picture));
    figure->origin = {runs, QString::fromStdString(run.info()->configurationToml), embeddingRecipe(run.run(), options),
                      details.join(QLatin1Char('\n'))};
    return figure;
}

}  // namespace rosa::workbench
