/// A picture of the table on the screen.
#pragma once

#include <functional>
#include <memory>

#include <QWidget>

#include "app/workbench/figures/table_figure.h"

namespace rosa::workbench {

/// Draws, and offers as a figure, what `draw` and `figure` make of the table; says `lack` where it cannot.
class TablePicture : public QWidget {
    Q_OBJECT
public:
    using Draw = void (*)(QPainter&, const QRectF&, const reproduce::Table&, const StripColours&);
    using Make = std::unique_ptr<widgets::Figure> (*)(const reproduce::Table&, const reproduce::PlanRequest&);
    using Fits = bool (*)(const reproduce::Table&);

    TablePicture(Draw draw, Make make, Fits fits, const QString& name, const QString& lack, QWidget* parent = nullptr);

    /// nullptr: there is no table. The table lives at least as long as it is shown.
    void setTable(std::shared_ptr<const reproduce::Table> table, const reproduce::PlanRequest& request);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    [[nodiscard]] bool canDraw() const { return m_table && m_fits(*m_table); }

    Draw m_draw;
    Fits m_fits;
    QString m_lack;
    std::shared_ptr<const reproduce::Table> m_table;
    reproduce::PlanRequest m_request;
};

}  // namespace rosa::workbench
