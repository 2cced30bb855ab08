/// The batch matrix, from which pairs are opened.
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include <QWidget>

#include "app/workbench/pairs/data/pair_context.h"
#include "app/workbench/pairs/figure/batch_figure.h"
#include "app/workbench/session/workbench.h"

class QComboBox;
class QLabel;
class QMenu;
class QSlider;
class QSpinBox;

namespace rosa::widgets {
class MatrixView;
}

namespace rosa::workbench {

/// The views of a batch of centres compared with each other, for the newest weights or those of a checkpoint; requested from the run's
/// engine when the panel is first shown and on demand. A click on a cell chooses the pair of its centres at the matrix's epoch.
class BatchPanel : public QWidget {
    Q_OBJECT
public:
    explicit BatchPanel(Workbench& workbench, QWidget* parent = nullptr);

    /// nullptr: none.
    void setContext(const PairContextPtr& context);
    /// Epochs of the checkpoints, ascending.
    void setEpochs(const std::vector<int>& epochs);
    void setLook(const widgets::MatrixLook& look);
    /// Without the padding of a run that pads its views; asks the engine again.
    void setViewsAlone(bool alone);
    /// Frames the cell of the open pair, if the matrix has it.
    void mark(const PairChoice& open);
    /// Appends what is computed and shown, and the epoch, to `menu`.
    void addOptions(QMenu& menu);
    [[nodiscard]] const std::optional<protocol::BatchMatrix>& batch() const { return m_batch; }
    [[nodiscard]] widgets::MatrixView* matrix() const { return m_matrix; }

Q_SIGNALS:
    void pairChosen(const rosa::workbench::PairChoice& pair);
    /// Another matrix is shown, or none.
    void drawn();

protected:
    void showEvent(QShowEvent* event) override;

private:
    void makeChoices();
    void connectChoices();
    void ask();
    void showAnswer(const Result<protocol::BatchMatrix>& batch, int asked);
    void draw();
    [[nodiscard]] std::optional<std::pair<int, int>> cellOf(const PairChoice& pair) const;
    void choose(int row, int column);
    void say(int row, int column);
    void showEpoch(int place);
    [[nodiscard]] QString pairNote(int row, int column) const;
    /// The epoch of the slider; −1: the newest.
    [[nodiscard]] int chosenEpoch() const;
    [[nodiscard]] BatchShown shown() const;
    [[nodiscard]] std::unique_ptr<widgets::Figure> figure() const;

    Workbench& m_workbench;
    PairContextPtr m_context;
    std::vector<int> m_epochs;
    std::optional<protocol::BatchMatrix> m_batch;
    PairChoice m_open;
    int m_askedEpoch = -1;  ///< Epoch of the request that m_batch answers; −1: the newest.
    bool m_viewsAlone = false;
    widgets::MatrixLook m_look;
    QComboBox* m_quantity;
    QComboBox* m_views;
    QSpinBox* m_centres;
    QSpinBox* m_draw;
    QSlider* m_epoch;
    QLabel* m_epochText;
    widgets::MatrixView* m_matrix;
    QLabel* m_note;
};

}  // namespace rosa::workbench
