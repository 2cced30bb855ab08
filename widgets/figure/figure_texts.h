/// The texts of a figure as input fields.
#pragma once

#include <QScrollArea>

#include "widgets/figure/figure.h"

class QFormLayout;

namespace rosa::widgets {

/// One field for each of Figure::texts(), prefilled from remember(); edits are applied to the figure at once.
class FigureTexts : public QScrollArea {
    Q_OBJECT
public:
    /// `figure` must outlive this widget.
    explicit FigureTexts(Figure& figure, QWidget* parent = nullptr);

    /// Gives the names the width of those of `form`, above or below.
    void alignWith(const QFormLayout& form);

    [[nodiscard]] QSize sizeHint() const override;

    /// Proposes changed texts again, until the program ends, in every figure with the same default text. Called when the figure is saved.
    void remember() const;

Q_SIGNALS:
    void changed();

private:
    Figure& m_figure;
    QStringList m_before;  ///< Default texts of the figure.
};

}  // namespace rosa::widgets
