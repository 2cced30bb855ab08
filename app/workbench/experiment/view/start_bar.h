/// The foot of the form: what will start and how long it takes, on which device, and the button that starts it.
#pragma once

#include <QWidget>

class QComboBox;
class QLabel;
class QPushButton;

namespace rosa::workbench {

/// One button for runs and for a sweep. It stays enabled where they cannot start: it leads to the problem. Belongs to the window's thread.
class StartBar : public QWidget {
    Q_OBJECT
public:
    explicit StartBar(QWidget* parent = nullptr);

    /// `forecast`: how long they take, in words; `source`: by what, for its tool tip. `problem`: why they cannot start yet, for the tool tip of
    /// the button; "": they can.
    void showRuns(int count, const QString& forecast, const QString& source, const QString& problem);
    /// The same for a sweep of so many runs (0: not known), whose problem is shown.
    void showSweep(int runs, const QString& forecast, const QString& problem);

Q_SIGNALS:
    void startWanted();
    /// The user wants to see number of trials, seeds and name of the sweep.
    void sweepChoicesWanted();
    /// "auto", "cpu" or "cuda".
    void deviceChosen(const QString& device);

protected:
    void changeEvent(QEvent* event) override;

private:
    void applyPalette();
    void showKind(bool isSweep);

    QLabel* m_forecast;
    QLabel* m_problem;
    QComboBox* m_device;
    QPushButton* m_choices;
    QPushButton* m_start;
};

}  // namespace rosa::workbench
