/// The progress of a sweep below the form, with what one can do about it.
#pragma once

#include <QWidget>

class QLabel;
class QProgressBar;
class QPushButton;
class QToolButton;

namespace rosa::widgets {
class ShortLabel;
}

namespace rosa::workbench {

class SweepRuns;
struct SweepProgress;

/// Hidden while no sweep of the store runs or waits.
class SweepStrip : public QWidget {
    Q_OBJECT
public:
    explicit SweepStrip(SweepRuns& sweeps, QWidget* parent = nullptr);

Q_SIGNALS:
    /// Show the sweep in its view.
    void showWanted();

private:
    void refresh();
    [[nodiscard]] QString stateText(const SweepProgress& progress) const;
    [[nodiscard]] bool isAtWork(const SweepProgress& progress) const;

    SweepRuns& m_sweeps;
    widgets::ShortLabel* m_title;
    QLabel* m_text;
    QProgressBar* m_bar;
    QToolButton* m_pause;  ///< Or resume.
    QToolButton* m_cancel;
    QToolButton* m_show;
    QToolButton* m_dismiss;
    QPushButton* m_goOn;
};

}  // namespace rosa::workbench
