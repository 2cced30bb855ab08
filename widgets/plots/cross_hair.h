/// The vertical line at the hovered epoch. Private to widgets/plots.
#pragma once

#include <vector>

#include "widgets/plots/curve_plot.h"
#include "widgets/plots/qcustomplot.h"

namespace rosa::widgets {

/// On its own layer, so that moving it does not redraw the curves.
class CurvePlot::CrossHair : public QCPLayerable {
public:
    struct Mark {
        double place;  ///< Position on the value axis; NaN: none.
        QColor colour;
    };

    explicit CrossHair(QCustomPlot* plot);
    void setLook(const PanelColours& colours, const QFont& font);
    void setShowsEpoch(bool shows) { m_showsEpoch = shows; }
    /// 0: no epoch.
    void show(int epoch, std::vector<Mark> points);

protected:
    void applyDefaultAntialiasingHint(QCPPainter* painter) const override { painter->setAntialiasing(true); }
    void draw(QCPPainter* painter) override;
    [[nodiscard]] QRect clipRect() const override { return mParentPlot->viewport(); }

private:
    PanelColours m_colours;
    QFont m_font;
    int m_epoch = 0;
    bool m_showsEpoch = true;
    std::vector<Mark> m_points;
};

}  // namespace rosa::widgets
