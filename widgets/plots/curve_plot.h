/// Live curves over epochs.
#pragma once

#include <memory>

#include <QTimer>
#include <QWidget>

#include "widgets/plots/panel_source.h"

class QCPItemText;
class QCustomPlot;
class QLabel;
class QMenu;
class QMouseEvent;
class QRubberBand;
class QWheelEvent;

namespace rosa::widgets {

class EpochAxis;
class FrameClock;
class InlineLegend;
struct LegendEntry;

/// One plot: title with the scale, and legend with values above. Shares its epochs and cross-hair with the other plots of its axis.
///
/// Mouse: drag marks the epochs to zoom to, Shift + drag or the middle button moves, wheel zooms at the pointer, Shift + wheel moves,
/// double click shows everything. Keys: + and − zoom, ← and → move the cross-hair (Ctrl: the visible epochs), Home shows everything, Escape
/// removes the cross-hair. The value axis always fits the visible epochs.
class CurvePlot : public QWidget {
    Q_OBJECT
public:
    /// Axis and clock must outlive the plot.
    CurvePlot(EpochAxis& axis, FrameClock& clock, QWidget* parent = nullptr);
    ~CurvePlot() override;

    /// Replaces the content; curves and bands whose ids were hidden stay hidden.
    void setSource(PanelSource source);
    [[nodiscard]] const PanelSource& source() const { return m_source; }
    void setScale(ScaleKind kind);
    /// The scales of the value axis as a submenu, for the context menu of the plot.
    void addScales(QMenu& menu);
    void setSmoothing(double weight);
    /// Labels of the epochs; only the last of several plots needs them.
    void setEpochLabels(bool areShown);
    [[nodiscard]] InlineLegend& legend() const { return *m_inline; }
    /// One for each band, then for each curve, with their whole names.
    [[nodiscard]] const std::vector<LegendEntry>& entries() const { return m_entries; }
    /// The curves have new values: redraws at the next frame.
    void refresh();

    /// The current content of the screen.
    [[nodiscard]] const PanelDrawing& drawing() const;
    /// Name, newest, smallest and largest value of every curve in words.
    [[nodiscard]] QString summary() const;
    /// Position of an epoch in this widget's coordinates, vertically in the middle of the plot.
    [[nodiscard]] QPoint placeOf(double epoch) const;

Q_SIGNALS:
    void scaleChanged(rosa::widgets::ScaleKind kind);
    void drawn();
    /// Names or values of entries() changed.
    void entriesChanged();

private:
    class CrossHair;

    bool eventFilter(QObject* watched, QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    bool pressed(const QMouseEvent& event);
    bool moved(const QMouseEvent& event);
    bool released(const QMouseEvent& event);
    bool wheeled(const QWheelEvent& event);
    void layOut();
    void showTitle();
    void applyPalette();
    void applyFont();
    void draw();
    void refreshCrossHair();
    void refreshLegend();
    void refreshNote();
    void toggle(int entry);
    [[nodiscard]] double epochAt(double x) const;

    EpochAxis& m_axis;
    FrameClock& m_clock;
    PanelSource m_source;
    std::vector<LegendEntry> m_entries;
    QCustomPlot* m_plot;
    std::unique_ptr<CurvePanel> m_panel;
    CrossHair* m_crossHair;     ///< Belongs to m_plot.
    QCPItemText* m_epochTitle;  ///< The same.
    InlineLegend* m_inline;
    QLabel* m_title;
    QLabel* m_note;
    QRubberBand* m_rubber;
    QTimer m_legendTimer;
    Qt::MouseButton m_drag = Qt::NoButton;
    bool m_isMoving = false;
    QPoint m_dragStart;
    double m_dragFrom = 0, m_dragTo = 0;
};

}  // namespace rosa::widgets
