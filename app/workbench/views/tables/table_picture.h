/// A picture of the table on the screen.
#pragma once

#include <memory>

#include <QWidget>

#include "app/workbench/figures/tables/table_figure.h"

namespace rosa::workbench {

/// Draws, and offers as a figure, what `draw` and `figure` make of the table; says `lack` where it cannot. Belongs into a scroll area.
class TablePicture : public QWidget {
    Q_OBJECT
public:
    struct Kind {
        void (*draw)(QPainter&, const QRectF&, const reproduce::Table&, const StripColours&);
        /// In units of the painter, at a width.
        double (*height)(double width, const reproduce::Table&, const QFont&, const QPaintDevice*);
        std::unique_ptr<widgets::Figure> (*make)(const reproduce::Table&, const reproduce::PlanRequest&);
        bool (*fits)(const reproduce::Table&);
    };

    static const Kind kMeans;  ///< Of the sensitivity study curves, of other tables means.
    static const Kind kRanks;  ///< Mean ranks with their critical difference.

    TablePicture(const Kind& kind, const QString& name, const QString& lack, QWidget* parent = nullptr);

    /// nullptr: there is no table. The table lives at least as long as it is shown.
    void setTable(std::shared_ptr<const reproduce::Table> table, const reproduce::PlanRequest& request);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    [[nodiscard]] bool canDraw() const { return m_table && m_kind.fits(*m_table); }
    /// Asks for the height at which nothing lies on anything else; the area around it scrolls.
    void takeHeight();

    Kind m_kind;
    QString m_lack;
    std::shared_ptr<const reproduce::Table> m_table;
    reproduce::PlanRequest m_request;
};

}  // namespace rosa::workbench
