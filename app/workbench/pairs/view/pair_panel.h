/// One pair of views as an instrument: the plan as large as the room allows, beside it its handles, its numbers and the navigator.
#pragma once

#include <QTimer>
#include <QWidget>

#include "app/workbench/pairs/data/pair_data.h"

class QComboBox;
class QLabel;
class QSplitter;
class QStackedWidget;
class QToolButton;
class QVBoxLayout;

namespace rosa::widgets {
class Figure;
class NodeHover;
class PairView;
}  // namespace rosa::widgets

namespace rosa::workbench {

class ComparePanel;
class EpochPlayer;
class MatricesPanel;
class PairMeasures;
class PairSolver;
class SolveControls;
class ViewHead;
class ViewMenu;

/// λ and iterations of the shown plan can be changed here; the plan is then solved again, in the window.
class PairPanel : public QWidget {
    Q_OBJECT
public:
    /// Says in `head` which pair is seen, and fills its menu; the head must outlive this.
    explicit PairPanel(ViewHead& head, QWidget* parent = nullptr);

    /// Takes the navigator, below the numbers.
    void addNavigator(QWidget* navigator);
    /// The pair as trained.
    void setPair(const PairDataPtr& trained);
    void clear();
    /// Shown before the pair's data arrive.
    void announce(const QString& title, unsigned draw);
    /// Shows a waiting message if the requested data take long.
    void setWaiting(bool waiting);
    /// As shown: with the chosen λ and iterations.
    [[nodiscard]] const PairDataPtr& pairData() const;
    [[nodiscard]] SolveControls* solveControls() const { return m_solve; }
    [[nodiscard]] EpochPlayer* player() const { return m_player; }
    [[nodiscard]] MatricesPanel* matrices() const { return m_matrices; }
    [[nodiscard]] ComparePanel* comparison() const { return m_compare; }
    [[nodiscard]] widgets::PairView* graphs() const { return m_graphs; }
    [[nodiscard]] ViewMenu* viewMenu() const { return m_menu; }
    [[nodiscard]] std::unique_ptr<widgets::Figure> alignmentFigure() const;

Q_SIGNALS:
    /// A node was double-clicked.
    void nodeWanted(int node);
    /// The pair cannot be solved with the chosen λ and iterations.
    void failed(const QString& message);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    QWidget* makeSide();
    void connectParts();
    void connectMenu();
    void share();
    void listParts();
    void compare(int place);
    void leaveGhost(double before, double after);
    void updateFlows();
    void showSums();
    void solve();
    void display(const PairDataPtr& pairData);

    ViewHead& m_head;
    QTimer m_patience;
    bool m_saysWaiting = false;
    bool m_isShared = true;  ///< The divider is set by share(), not by the user.
    PairSolver* m_solver;
    widgets::NodeHover* m_hover;
    QComboBox* m_front;
    widgets::PairView* m_graphs;
    MatricesPanel* m_matrices;
    ComparePanel* m_compare;
    QStackedWidget* m_stage;  ///< The pictures of the pair, or the compared plans.
    QSplitter* m_halves;
    EpochPlayer* m_player;
    SolveControls* m_solve;
    PairMeasures* m_numbers;
    QToolButton* m_details;
    QLabel* m_sums;
    ViewMenu* m_menu;
    QVBoxLayout* m_side;
};

}  // namespace rosa::workbench
