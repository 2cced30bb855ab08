/// The picture of the start page: two views and the flows between them.
#pragma once

#include <QAbstractButton>

#include "widgets/graph/draw_pair.h"

namespace rosa::workbench {

/// Drawn in the colours of the palette, with a caption. Pressed by a click, Space or Return.
class PairSketch : public QAbstractButton {
    Q_OBJECT
public:
    explicit PairSketch(QWidget* parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override { return {400, 240}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {240, 180}; }

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
};

}  // namespace rosa::workbench
