/// The range of epochs that several plots show together, and the epoch under the cross-hair.
#pragma once

#include <QObject>

namespace rosa::widgets {

/// Belongs to the window's thread. Initially all epochs are visible and new ones are followed; zooming ends this until showAll().
class EpochAxis : public QObject {
    Q_OBJECT
public:
    enum class Mode {
        All,     ///< The first to the newest epoch.
        Newest,  ///< A range of fixed length that ends at the newest epoch.
        Fixed,   ///< The user's choice.
    };
    using QObject::QObject;

    [[nodiscard]] double from() const { return m_from; }
    [[nodiscard]] double to() const { return m_to; }
    [[nodiscard]] Mode mode() const { return m_mode; }
    /// Number of epochs of the longest curve.
    [[nodiscard]] int length() const { return m_length; }
    /// Epoch under the cross-hair; 0: none.
    [[nodiscard]] int hoverEpoch() const { return m_hover; }

    void setLength(int epochs);
    void setHoverEpoch(int epoch);
    /// A range of at least five epochs, clamped to the curves; one that contains the newest epoch but not the first follows new epochs.
    void zoomTo(double from, double to);
    /// Keeps the position of `around`. `factor` below 1 shows fewer epochs.
    void zoomBy(double factor, double around);
    /// By a share of the range; positive: later epochs.
    void pan(double share);

public Q_SLOTS:
    void showAll();

Q_SIGNALS:
    void rangeChanged();
    void hoverEpochChanged(int epoch);
    void modeChanged(rosa::widgets::EpochAxis::Mode mode);

private:
    void set(Mode mode, double from, double to);

    double m_from = 1;
    double m_to = 2;
    Mode m_mode = Mode::All;
    int m_length = 0;
    int m_hover = 0;
};

}  // namespace rosa::widgets
