/// The batch matrix as the way into a pair.
#pragma once

#include <memory>
#include <optional>

#include <QWidget>

#include "app/workbench/figures/batch_figure.h"
#include "app/workbench/views/alignment/pair_context.h"
#include "app/workbench/workbench.h"

class QComboBox;
class QLabel;

class QSpinBox;
class QToolButton;

namespace rosa::widgets {
class MatrixView;
}

namespace rosa::workbench {

/// All views of some centres against all, asked of the run's engine when the panel is first seen and whenever the user wants it anew. A click
/// on a cell chooses the pair of its centres.
class BatchPanel : public QWidget {
    Q_OBJECT
public:
    explicit BatchPanel(Workbench& workbench, QWidget* parent = nullptr);

    /// nullptr: none.
    void setContext(const PairContextPtr& context);
    void setColourMap(widgets::ColourMap map);
    [[nodiscard]] const std::optional<record::BatchMatrix>& batch() const { return m_batch; }
    [[nodiscard]] widgets::MatrixView* matrix() const { return m_matrix; }

Q_SIGNALS:
    void pairChosen(int first, int second, unsigned draw);
    void arrived();

protected:
    void showEvent(QShowEvent* event) override;

private:
    void ask();
    void take(const Result<record::BatchMatrix>& batch);
    void draw();
    void choose(int row, int column);
    void say(int row, int column);
    [[nodiscard]] BatchShown shown() const;
    [[nodiscard]] std::unique_ptr<widgets::Figure> figure() const;

    Workbench& m_workbench;
    PairContextPtr m_context;
    std::optional<record::BatchMatrix> m_batch;
    widgets::ColourMap m_map = widgets::ColourMap::Viridis;
    QComboBox* m_quantity;
    QComboBox* m_views;
    QSpinBox* m_centres;
    QSpinBox* m_draw;
    QToolButton* m_again;
    widgets::MatrixView* m_matrix;
    QLabel* m_note;
};

}  // namespace rosa::workbench
