/// The article's tables: published numbers beside measured ones, filled by an engine while they are looked at.
#pragma once

#include <functional>

#include <QWidget>

#include "app/workbench/views/tables/plan_watch.h"

class QDoubleSpinBox;
class QLabel;
class QProgressBar;
class QPushButton;
class QStackedWidget;
class QTabWidget;
class QToolButton;

namespace rosa::widgets {
class Figure;
}

namespace rosa::workbench {

class EngineProcess;
class TableChoices;
class TableGrid;
class TablePicture;
class Workbench;

/// Shows what the store has of a table, whoever made it; starts and stops the engine that makes the rest. The engine outlives the window.
class TablesPanel : public QWidget {
    Q_OBJECT
public:
    explicit TablesPanel(Workbench& workbench, QWidget* parent = nullptr);
    ~TablesPanel() override;

    [[nodiscard]] PlanWatch& watch() { return *m_watch; }
    [[nodiscard]] TableChoices& choices() { return *m_choices; }
    [[nodiscard]] TableGrid& grid() { return *m_grid; }
    /// Within which two methods are equivalent, in points; kept in the settings.
    [[nodiscard]] QDoubleSpinBox& margin() { return *m_margin; }
    [[nodiscard]] QPushButton& startButton() { return *m_start; }
    /// Shows another table, as a shell or a figure asked for it.
    void showRequest(const reproduce::PlanRequest& request);
    /// The engines at work on tables that this window started.
    [[nodiscard]] QList<EngineProcess*> engines() const;
    /// What is said of the cells marked.
    [[nodiscard]] QString details() const;
    /// What is said of the engine's progress.
    [[nodiscard]] QString progress() const;

Q_SIGNALS:
    /// There is a figure to save now, or none any more.
    void figureChanged();

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    QWidget* makeActions();
    QWidget* makeBottom();
    QWidget* makeMargin();
    [[nodiscard]] QString legend(const FilledTable& filled) const;
    void connectParts();
    void start();
    void showTable();
    void showProgress();
    void showDetails();
    void open(int row, int column);
    void follow(const QString& link);
    void offerForeign();
    using TableForm = std::function<std::string(const reproduce::Table&)>;
    void copy(const TableForm& form, const QString& said);
    [[nodiscard]] const reproduce::PlanStatus* ownStatus() const;

    Workbench& m_workbench;
    PlanWatch* m_watch;
    TableChoices* m_choices;
    QPushButton* m_start;
    QToolButton* m_copy;
    QLabel* m_text;
    QProgressBar* m_bar;
    QStackedWidget* m_pages;
    QLabel* m_nothing;
    TableGrid* m_grid;
    QLabel* m_legend;
    QTabWidget* m_tabs;
    QLabel* m_details;
    QDoubleSpinBox* m_margin;
    TablePicture* m_means;
    TablePicture* m_ranks;
    bool m_isStarting = false;  ///< The engine was started and has not said anything yet.
    bool m_hasAdopted = false;  ///< A table under way was looked for.
};

}  // namespace rosa::workbench
