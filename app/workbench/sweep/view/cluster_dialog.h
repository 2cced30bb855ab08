/// A sweep handed to Slurm: profile of the site, job script, test, submission, and what the jobs do.
#pragma once

#include <functional>

#include <QDialog>
#include <QPointer>
#include <QString>
#include <QStringList>

#include "core/protocol/report.h"

class QLabel;
class QLineEdit;
class QPlainTextEdit;
class QPushButton;

namespace rosa::workbench {

class EngineProcess;
class Workbench;

/// Works with `rosa sweep submit` and `rosa sweep status`, one at a time; what they say is shown in the dialog. The script is the file job.sbatch in the
/// sweep's folder: edits are written to it before it is tested or submitted. For a sweep that was not made here, the user confirms each command that goes
/// to a cluster. Closing the dialog stops a command that waits for the cluster.
class ClusterDialog : public QDialog {
    Q_OBJECT
public:
    ClusterDialog(Workbench& workbench, QString sweep, QWidget* parent = nullptr);
    ~ClusterDialog() override;

    /// Reads a profile and shows the script that follows from it.
    void setProfile(const QString& file);
    [[nodiscard]] bool isBusy() const { return !m_engine.isNull(); }
    /// What the last command has said.
    [[nodiscard]] QString answer() const;
    /// Writes an edited script. If it cannot be written, the dialog says so and closes at the second attempt.
    void done(int result) override;

private:
    /// Shows the answer of a command of `rosa sweep`. False: it is none to that command.
    using Taken = std::function<bool(const protocol::Report& answer)>;

    void makeLayout();
    void chooseProfile();
    void showScript(bool isRewritten);
    void handIn(bool isTest);
    /// `isConfirmed`: also for a sweep that was not made here, whose folder names the host.
    void askStatus(bool isConfirmed = false);
    void showStatus(const protocol::SweepStatus& status);
    [[nodiscard]] bool confirms(const QString& question, const QString& command);
    /// Writes the edited script. False: it cannot be written, and the dialog says why.
    bool saveScript();
    /// `words`: after "sweep"; `doing`: shown until the answer, which `take` shows.
    void run(const QStringList& words, const QString& doing, Taken take);
    void say(const QString& text, bool isProblem = false);
    void updatePossible();

    Workbench& m_workbench;
    QString m_sweep;
    QString m_file;  ///< Of the script; "": not written yet.
    QLineEdit* m_profile;
    QPushButton* m_choose;
    QPlainTextEdit* m_script;
    QPushButton* m_anew;
    QPushButton* m_test;
    QPushButton* m_submit;
    QPushButton* m_status;
    QLabel* m_answer;
    QPointer<EngineProcess> m_engine;
    QPointer<QWidget> m_focused;  ///< Had the focus when m_engine was started.
    QString m_shownProfile;       ///< The script follows from it.
    QString m_command;            ///< It reads the script.
    bool m_isKnown = true;        ///< The sweep was made here, or its script was confirmed.
    bool m_mayDiscard = false;    ///< The user knows that the script cannot be written.
};

}  // namespace rosa::workbench
