/// Plots of the Results view.
#pragma once

#include <optional>

#include <QWidget>

#include "app/workbench/results/data/results_data.h"
#include "app/workbench/results/figure/confusion_figure.h"
#include "widgets/chart/chart.h"

namespace rosa::workbench {

/// All points of all groups, with mean, interval and the published number.
class StripPlot : public QWidget {
    Q_OBJECT
public:
    explicit StripPlot(QWidget* parent = nullptr);

    void setTable(std::optional<ResultTable> table);
    /// A line and a half for every row, plus axis and legend.
    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return {200, sizeHint().height()}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    [[nodiscard]] widgets::Chart chart() const;  ///< Needs a table.

    std::optional<ResultTable> m_table;
};

/// A confusion matrix with selectable cells: click, or arrow keys and Enter.
class ConfusionView : public QWidget {
    Q_OBJECT
public:
    explicit ConfusionView(QWidget* parent = nullptr);

    /// nullopt: no data; a message is shown.
    void setPicture(std::optional<ConfusionPicture> picture);
    [[nodiscard]] const std::optional<ConfusionPicture>& picture() const { return m_picture; }
    /// The current cell's classes; −1, −1: none.
    [[nodiscard]] QPoint current() const { return m_current; }  ///< x: predicted, y: true.
    /// Position of a cell.
    [[nodiscard]] QRectF cellRect(int expected, int predicted) const;
    [[nodiscard]] QSize sizeHint() const override { return {320, 300}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {200, 150}; }

Q_SIGNALS:
    void cellChosen(int expected, int predicted);

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    [[nodiscard]] QRectF area() const;
    [[nodiscard]] QPoint cellAt(const QPointF& place) const;
    [[nodiscard]] QString describe(int expected, int predicted) const;
    void setCurrent(const QPoint& cell);

    std::optional<ConfusionPicture> m_picture;
    QPoint m_current{-1, -1};
};

}  // namespace rosa::workbench
