/// The foot of the form: on which device, and the button that starts the run.
#pragma once

#include <QWidget>

class QPushButton;

namespace rosa::workbench {

/// Says how many runs the button starts. Belongs to the window's thread.
class StartBar : public QWidget {
    Q_OBJECT
public:
    explicit StartBar(QWidget* parent = nullptr);

    /// `problem`: why they cannot start yet, for the tool tip; "": they can. The button stays enabled: it leads to the problem.
    void showRuns(int count, const QString& problem);

Q_SIGNALS:
    void startWanted();
    /// "auto", "cpu" or "cuda".
    void deviceChosen(const QString& device);

private:
    QPushButton* m_start;
};

}  // namespace rosa::workbench
