/// The texts of a figure as fields.
#pragma once

#include <QScrollArea>

#include "widgets/figure/figure.h"

namespace rosa::widgets {

/// A field for each of Figure::texts(); what is typed goes into the figure at once.
class FigureTexts : public QScrollArea {
    Q_OBJECT
public:
    /// `figure` lives longer.
    explicit FigureTexts(Figure& figure, QWidget* parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override;

Q_SIGNALS:
    void changed();
};

}  // namespace rosa::widgets
