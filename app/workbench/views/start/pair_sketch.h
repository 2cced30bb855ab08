/// The picture of the start page: two views and the flows between them.
#pragma once

#include <QWidget>

#include "widgets/graph/draw_pair.h"

namespace rosa::workbench {

/// Drawn in the colours of the palette; takes no input.
class PairSketch : public QWidget {
    Q_OBJECT
public:
    explicit PairSketch(QWidget* parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override { return {400, 240}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {240, 180}; }

protected:
    void paintEvent(QPaintEvent* event) override;
};

}  // namespace rosa::workbench
