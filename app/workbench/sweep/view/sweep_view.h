/// Sweeps of the store: what has been tried, which try is best, which parameter matters, and what was confirmed.
#pragma once

#include <optional>

#include "app/workbench/session/view_request.h"
#include "app/workbench/shell/view.h"
#include "app/workbench/sweep/data/sweep_focus.h"

class QComboBox;
class QLabel;
class QLineEdit;
class QMenu;
class QStackedWidget;
class QToolButton;

namespace rosa::workbench {

class SweepPlots;
class SweepWatch;
class TryTable;
class ViewHead;
class Workbench;

/// A sweep is read in the background while the view is visible, whoever runs it. Table and plots share one focus (SweepFocus).
class SweepView : public View {
    Q_OBJECT
public:
    explicit SweepView(Workbench& workbench, QWidget* parent = nullptr);
    ~SweepView() override;

    /// Shows a sweep; it need not be known yet.
    void showSweep(const QString& name);
    [[nodiscard]] QString sweep() const;
    [[nodiscard]] SweepFocus& focus() { return *m_focus; }
    [[nodiscard]] SweepPlots& plots() { return *m_plots; }
    [[nodiscard]] TryTable& table() { return *m_table; }
    [[nodiscard]] QLineEdit& filter() { return *m_filter; }
    [[nodiscard]] QComboBox& chooser() { return *m_chooser; }
    /// State, best and luck, one per line.
    [[nodiscard]] QString headline() const;
    /// What is shown instead of a sweep; "" otherwise.
    [[nodiscard]] QString message() const;
    /// A confirmation that was started here.
    [[nodiscard]] UnfinishedWork unfinished() const override;

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    ViewHead* makeHead();
    QWidget* makeEmptyPage();
    QWidget* makeTableSide();
    void connectParts();
    void updateNames();
    void updateData();
    void showFocus();
    void showEmpty();
    void fillTryMenu(QMenu& menu);
    /// Lets all workers measure the selected tries before the others, or in their turn again.
    void measureFirst(bool isFirst);
    void openTry(int number);
    void openRun(const QString& run, const QString& of);
    void showInRuns();
    void showInResults();
    void openCluster();
    void showFigure(const ShowFigure& figure);
    /// Focus and axes of the wanted figure, once its sweep is read.
    void showWantedFigure();
    /// Tries that an action is about: the selected ones, otherwise those in focus, best first.
    [[nodiscard]] std::vector<int> subjects() const;

    Workbench& m_workbench;
    SweepWatch* m_watch;
    SweepFocus* m_focus;
    QStackedWidget* m_pages;
    QLabel* m_nothingTitle;
    QLabel* m_nothing;
    ViewHead* m_head;
    QComboBox* m_chooser;
    QToolButton* m_runs;
    QToolButton* m_results;
    QToolButton* m_confirm;
    QToolButton* m_cluster;
    QLineEdit* m_filter;
    QLabel* m_count;
    QToolButton* m_all;
    QToolButton* m_clear;
    QToolButton* m_columns;
    SweepPlots* m_plots;
    TryTable* m_table;
    QString m_awaited;                   ///< Sweep that was asked for and is not there yet; "": none.
    std::optional<ShowFigure> m_wanted;  ///< Figure that is being opened, until its sweep is read.
};

}  // namespace rosa::workbench
