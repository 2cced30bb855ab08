/// A picture of the table on screen.
#pragma once

#include <memory>

#include <QWidget>

#include "app/workbench/tables/figure/table_figure.h"

namespace rosa::workbench {

/// Draws the table with the functions of its kind and offers the figure for saving; shows `lack` if the kind cannot draw the table. To be
/// placed in a scroll area.
class TablePicture : public QWidget {
    Q_OBJECT
public:
    struct Kind {
        /// For a width in painter units.
        widgets::Chart (*chart)(const tables::Table&, double width, const QFont&, const QPaintDevice*);
        std::unique_ptr<widgets::Figure> (*make)(const tables::Table&, const tables::PlanRequest&);
        bool (*fits)(const tables::Table&);
    };

    static const Kind kMeans;  ///< Curves for the sensitivity study, means for other tables.
    static const Kind kRanks;  ///< Mean ranks with their critical difference.

    TablePicture(const Kind& kind, const QString& name, const QString& lack, QWidget* parent = nullptr);

    /// nullptr: there is no table. The table must live as long as it is shown.
    void setTable(std::shared_ptr<const tables::Table> table, const tables::PlanRequest& request);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    [[nodiscard]] bool canDraw() const { return m_table && m_kind.fits(*m_table); }
    /// Requests the height at which nothing overlaps; the area around it scrolls.
    void updateHeight();

    Kind m_kind;
    QString m_lack;
    std::shared_ptr<const tables::Table> m_table;
    tables::PlanRequest m_request;
};

}  // namespace rosa::workbench
