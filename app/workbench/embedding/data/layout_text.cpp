/// Descriptions of layouts.
#include <QCoreApplication>
#include <QLocale>

#include "app/workbench/embedding/data/layout_file.h"

namespace rosa::workbench {

namespace {

class LayoutText {
    Q_DECLARE_TR_FUNCTIONS(LayoutText)
};

QString epochText(const LayoutChoice& choice) { return LayoutText::tr("epoch %1").arg(QLocale().toString(choice.epoch)); }

QString varianceText(const RecordedLayout& layout)
{
    QStringList shares;
    for (const double share : layout.explained)
        shares.append(LayoutText::tr("%1 %").arg(QLocale().toString(100 * share, 'f', share < 0.1 ? 1 : 0)));
    return shares.isEmpty() ? QString() : LayoutText::tr("%1 of the variance").arg(shares.join(QStringLiteral(" + ")));
}

}  // namespace

QString layoutTitle(const LayoutChoice& choice, const RecordedLayout& layout)
{
    const QLocale locale;
    QStringList parts;
    if (choice.kind == LayoutChoice::Kind::Pca) {
        parts.append(LayoutText::tr("PCA"));
        if (const QString variance = varianceText(layout); !variance.isEmpty()) parts.append(variance);
    } else {
        parts.append(LayoutText::tr("t-SNE"));
        if (layout.settings)
            parts.append(LayoutText::tr("perplexity %1").arg(locale.toString(layout.settings->perplexity, 'g', 4)));
        parts.append(LayoutText::tr("seed %1").arg(choice.seed));
        const bool isWhole = !layout.settings || layout.iteration >= layout.settings->steps;
        parts.append(isWhole ? LayoutText::tr("%1 steps").arg(locale.toString(layout.iteration))
                             : LayoutText::tr("%1 of %2 steps")
                                   .arg(locale.toString(layout.iteration), locale.toString(layout.settings->steps)));
    }
    if (choice.epoch >= 0) parts.append(epochText(choice));
    return parts.join(QStringLiteral(", "));
}

QString layoutDetails(const LayoutChoice& choice, const RecordedLayout& layout)
{
    QStringList lines{layoutTitle(choice, layout)};
    if (choice.kind == LayoutChoice::Kind::Pca) return lines.first();
    if (!layout.settings) {
        lines.append(LayoutText::tr("The file is from an older version and does not record the perplexity."));
        return lines.join(QLatin1Char('\n'));
    }
    const QLocale locale;
    const protocol::TsneSettings& settings = *layout.settings;
    lines.append(settings.isFromLayout ? LayoutText::tr("started from an earlier layout")
                                       : LayoutText::tr("started from principal components"));
    if (settings.exaggeratedSteps > 0)
        lines.append(LayoutText::tr("exaggeration %1 in the first %2 steps")
                         .arg(locale.toString(settings.exaggeration, 'g', 4), locale.toString(settings.exaggeratedSteps)));
    else
        lines.append(LayoutText::tr("no exaggeration"));
    lines.append(LayoutText::tr("learning rate %1, exact gradients, %2 steps requested")
                     .arg(locale.toString(settings.learningRate, 'f', 0), locale.toString(settings.steps)));
    return lines.join(QLatin1Char('\n'));
}

}  // namespace rosa::workbench
