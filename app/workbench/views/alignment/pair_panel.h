/// One pair of views: graphs with flows, heat maps, measures, epochs.
#pragma once

#include <QTimer>
#include <QWidget>

#include "app/workbench/base/latest.h"
#include "app/workbench/model/pair_data.h"

class QAction;
class QComboBox;
class QSlider;
class QSpinBox;
class QSplitter;
class QStackedWidget;
class QToolButton;

namespace rosa::widgets {
class Figure;
class NodeHover;
class PairView;
class ShortLabel;
}  // namespace rosa::widgets

namespace rosa::workbench {

class ComparePanel;
class EpochPlayer;
class MatricesPanel;
class PairMeasures;
class SolveControls;

/// λ and sweeps of the shown plan can be changed here; the plan is then solved again, in the window.
class PairPanel : public QWidget {
    Q_OBJECT
public:
    explicit PairPanel(QWidget* parent = nullptr);

    /// The pair as trained.
    void setPair(const PairDataPtr& trained);
    void clear();
    /// Whether the run pads its views, and whether its pairs are shown without that padding.
    void setPadding(bool isPadded, bool viewsAlone);
    /// Shown before the pair's data arrive.
    void announce(const QString& title, unsigned draw);
    /// Shows a waiting message if the requested data take long.
    void setWaiting(bool waiting);
    /// As shown: with the chosen λ and sweeps.
    [[nodiscard]] const PairDataPtr& pairData() const { return m_data; }
    [[nodiscard]] SolveControls* solveControls() const { return m_solve; }
    [[nodiscard]] EpochPlayer* player() const { return m_player; }
    [[nodiscard]] MatricesPanel* matrices() const { return m_matrices; }
    [[nodiscard]] ComparePanel* comparison() const { return m_compare; }
    [[nodiscard]] widgets::PairView* graphs() const { return m_graphs; }
    [[nodiscard]] std::unique_ptr<widgets::Figure> alignmentFigure() const;
    [[nodiscard]] int heightForWidth(int width) const override;

Q_SIGNALS:
    void drawWanted(unsigned draw);
    void viewsAloneWanted(bool alone);
    /// A node was double-clicked.
    void nodeWanted(int node);
    /// The pair cannot be solved with the chosen λ and sweeps.
    void failed(const QString& message);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    QWidget* makeHeader();
    void share();
    void chooseSentences();
    QWidget* makeFlowControls();
    QWidget* makeComparison();
    void takeFilter();
    void sayShares();
    void makePlanSwitches();
    void takePlanLook();
    /// Solves the pair with the chosen λ and sweeps: at once if that is quick, otherwise in the background.
    void solve();
    void take(const Result<PairDataPtr>& solved);
    void display(const PairDataPtr& pairData);

    PairDataPtr m_trained, m_data;
    Latest m_solutions;
    bool m_isSolving = false;  ///< In the background; only the newest wish is solved next.
    bool m_isNewWish = false;
    QTimer m_patience;
    widgets::NodeHover* m_hover;
    widgets::ShortLabel* m_title;
    QSpinBox* m_draw;
    QToolButton* m_choose;
    QAction* m_viewsAlone;
    QToolButton* m_lock;
    QToolButton* m_rowShares;
    QToolButton* m_hard;
    QSlider* m_threshold;
    QSpinBox* m_strongest;
    widgets::ShortLabel* m_shares;
    bool m_saysWaiting = false;
    widgets::PairView* m_graphs;
    MatricesPanel* m_matrices;
    QComboBox* m_compareBy;
    ComparePanel* m_compare;
    QStackedWidget* m_lower;  ///< The matrices, or the compared plans.
    QSplitter* m_pictures;
    bool m_isShared = true;  ///< The divider is set by share(), not by the user.
    SolveControls* m_solve;
    PairMeasures* m_numbers;
    EpochPlayer* m_player;
};

}  // namespace rosa::workbench
