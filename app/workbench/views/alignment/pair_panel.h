/// One pair of views: graphs with flows, heat maps, measures, epochs.
#pragma once

#include <QTimer>
#include <QWidget>

#include "app/workbench/model/pair_data.h"

class QMenu;
class QSlider;
class QSpinBox;
class QSplitter;
class QToolButton;

namespace rosa::widgets {
class Figure;
class NodeHover;
class PairView;
class ShortLabel;
}  // namespace rosa::widgets

namespace rosa::workbench {

class EpochPlayer;
class MatricesPanel;
class PairMeasures;

class PairPanel : public QWidget {
    Q_OBJECT
public:
    explicit PairPanel(QWidget* parent = nullptr);

    void setPair(const PairDataPtr& pairData);
    void clear();
    /// Shown before the pair's data arrive.
    void announce(const QString& title, unsigned draw);
    /// Shows a waiting message if the requested data take long.
    void setWaiting(bool waiting);
    [[nodiscard]] const PairDataPtr& pairData() const { return m_data; }
    [[nodiscard]] EpochPlayer* player() const { return m_player; }
    [[nodiscard]] MatricesPanel* matrices() const { return m_matrices; }
    [[nodiscard]] widgets::PairView* graphs() const { return m_graphs; }
    [[nodiscard]] std::unique_ptr<widgets::Figure> alignmentFigure() const;
    [[nodiscard]] int heightForWidth(int width) const override;

Q_SIGNALS:
    void drawWanted(unsigned draw);
    /// A node was double-clicked.
    void nodeWanted(int node);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    QWidget* makeHeader();
    void share();
    QWidget* makeFlowControls();
    QMenu* makeMatricesMenu();
    /// Stores the selection of matrices and their appearance in the settings.
    void keepMatrices() const;
    void restoreMatrices();
    void takeFilter();
    void sayShares();

    PairDataPtr m_data;
    QTimer m_patience;
    widgets::NodeHover* m_hover;
    widgets::ShortLabel* m_title;
    QSpinBox* m_draw;
    QToolButton* m_choose;
    QToolButton* m_lock;
    QSlider* m_threshold;
    QSpinBox* m_strongest;
    widgets::ShortLabel* m_shares;
    bool m_saysWaiting = false;
    widgets::PairView* m_graphs;
    MatricesPanel* m_matrices;
    QSplitter* m_pictures;
    bool m_isShared = true;  ///< The divider is set by share(), not by the user.
    PairMeasures* m_numbers;
    EpochPlayer* m_player;
};

}  // namespace rosa::workbench
