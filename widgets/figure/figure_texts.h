/// The texts of a figure as fields.
#pragma once

#include <QScrollArea>

#include "widgets/figure/figure.h"

namespace rosa::widgets {

/// A field for each of Figure::texts(), with what remember() kept of it; what is typed goes into the figure at once.
class FigureTexts : public QScrollArea {
    Q_OBJECT
public:
    /// `figure` lives longer.
    explicit FigureTexts(Figure& figure, QWidget* parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override;

    /// Texts that were changed are proposed again, until the program ends, in every figure that would say what they replaced. Called when
    /// the figure is saved.
    void remember() const;

Q_SIGNALS:
    void changed();

private:
    Figure& m_figure;
    QStringList m_before;  ///< What the figure said by itself.
};

}  // namespace rosa::widgets
