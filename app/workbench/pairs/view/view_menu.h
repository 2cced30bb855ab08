/// The menu "View" of the Alignment view: everything that is chosen seldom.
#pragma once

#include <QObject>

class QAction;
class QActionGroup;
class QMenu;
class QSpinBox;

namespace rosa::workbench {

class BatchPanel;
class EpochPlayer;
class FlowControls;
class MatricesPanel;

/// Look of the plan (kept in the settings), the pair's walks and padding, comparison, playback; matrices, flows and batch in menus of their own.
class ViewMenu : public QObject {
    Q_OBJECT
public:
    /// Fills `menu`. All must outlive this.
    ViewMenu(QMenu& menu, MatricesPanel& matrices, EpochPlayer& player, QObject* parent = nullptr);

    [[nodiscard]] FlowControls* flows() const { return m_flows; }
    void addBatch(BatchPanel& batch);
    /// Number of the draw of walks of the shown pair; no signal.
    void setDraw(unsigned draw);
    /// Whether the run pads its views, and whether they are shown alone; no signal.
    void setPadding(bool isPadded, bool viewsAlone);
    /// 0: none, otherwise a ComparedBy, increased by one. Kept in the settings.
    [[nodiscard]] int comparison() const;
    void setComparison(int place);

Q_SIGNALS:
    void planLookChanged();
    void lockChanged(bool isLocked);
    void viewsAloneWanted(bool alone);
    void drawWanted(unsigned draw);
    void comparisonChanged(int place);

private:
    QMenu* addMenu(const char* name, const QString& title);
    QAction* addTick(const char* name, const QString& text, const QString& help);
    void addLooks(MatricesPanel& matrices);
    void addPair();
    void addComparison();
    void addPlayback(EpochPlayer& player);

    QMenu& m_menu;
    FlowControls* m_flows;
    QAction* m_viewsAlone = nullptr;
    QSpinBox* m_draw;
    QActionGroup* m_comparisons;
};

}  // namespace rosa::workbench
