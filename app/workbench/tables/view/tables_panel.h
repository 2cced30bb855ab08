/// The article's tables: published and measured numbers, filled by an engine while they are shown.
#pragma once

#include <functional>

#include <QWidget>

#include "app/workbench/shell/offered_page.h"
#include "app/workbench/tables/view/plan_watch.h"

class QDoubleSpinBox;
class QLabel;
class QProgressBar;
class QPushButton;
class QStackedWidget;
class QTabWidget;
class QToolButton;

namespace rosa::widgets {
class Figure;
class RichLabel;
}  // namespace rosa::widgets

namespace rosa::workbench {

class EngineProcess;
class TableChoices;
class TableGrid;
class TablePicture;
class ViewHead;
class Workbench;

/// Shows the store's results for a table, whoever produced them; starts and stops the engine that produces the missing ones. The engine
/// outlives the window.
class TablesPanel : public QWidget {
    Q_OBJECT
public:
    /// `head` of the view that shows the panel; it becomes a part of the panel.
    TablesPanel(Workbench& workbench, ViewHead* head, QWidget* parent = nullptr);
    ~TablesPanel() override;

    [[nodiscard]] PlanWatch& watch() { return *m_watch; }
    [[nodiscard]] TableChoices& choices() { return *m_choices; }
    [[nodiscard]] TableGrid& grid() { return *m_grid; }
    /// Equivalence margin in points; stored in the settings.
    [[nodiscard]] QDoubleSpinBox& margin() { return *m_margin; }
    [[nodiscard]] QPushButton& startButton() { return *m_start; }
    /// Measures how long the missing runs take; hidden once that is known.
    [[nodiscard]] QToolButton& forecastButton() { return *m_forecast; }
    /// Shows another table, as requested by a shell or a figure.
    void showRequest(const tables::PlanRequest& request);
    /// The working engines for tables that this window started.
    [[nodiscard]] QList<EngineProcess*> engines() const;
    /// The report of the measured runs of the table.
    [[nodiscard]] OfferedPage page() const;
    /// Text about the selected cells.
    [[nodiscard]] QString details() const;
    /// Text about the engine's progress.
    [[nodiscard]] QString progress() const;

Q_SIGNALS:
    /// A figure has become available for saving, or unavailable.
    void figureChanged();

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    void fillHead();
    QWidget* makeBottom();
    QWidget* makeMargin();
    [[nodiscard]] QString legend(const FilledTable& filled) const;
    void connectParts();
    void start();
    void forecast();
    void showTable();
    void showProgress();
    void showDetails();
    void open(int row, int column);
    void follow(const QString& link);
    void offerForeign();
    using TableForm = std::function<std::string(const tables::Table&)>;
    void copy(const TableForm& form, const QString& said);
    [[nodiscard]] const tables::PlanStatus* ownStatus() const;

    Workbench& m_workbench;
    PlanWatch* m_watch;
    TableChoices* m_choices;
    ViewHead* m_head;
    QPushButton* m_start;
    QToolButton* m_copy;
    QToolButton* m_forecast;
    QProgressBar* m_bar;
    QStackedWidget* m_pages;
    QLabel* m_nothing;
    TableGrid* m_grid;
    QTabWidget* m_tabs;
    widgets::RichLabel* m_details;
    QDoubleSpinBox* m_margin;
    TablePicture* m_means;
    TablePicture* m_ranks;
    bool m_isStarting = false;               ///< The engine was started and has not reported yet.
    EngineProcess* m_forecasting = nullptr;  ///< Measures how long the missing runs take.
    bool m_hasAdopted = false;               ///< A running table was searched for.
};

}  // namespace rosa::workbench
