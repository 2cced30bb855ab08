/// A figure on a white card that leads to its view.
#pragma once

#include <memory>

#include <QAbstractButton>
#include <QPixmap>

#include "widgets/figure/figure.h"

namespace rosa::workbench {

/// The figure in the width of the card, at the height that suits it. Pressed by a click, Space or Return. White in either theme, as the figure
/// is on paper.
class FigureCard : public QAbstractButton {
    Q_OBJECT
public:
    /// `title`: of the view that it opens.
    FigureCard(const QString& title, std::shared_ptr<const widgets::Figure> figure, QWidget* parent = nullptr);

    [[nodiscard]] const widgets::Figure& figure() const { return *m_figure; }

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool event(QEvent* event) override;

private:
    [[nodiscard]] widgets::FigureStyle styleFor(int width) const;
    [[nodiscard]] int headHeight() const;

    std::shared_ptr<const widgets::Figure> m_figure;
    QPixmap m_picture;  ///< Of the present size.
};

}  // namespace rosa::workbench
