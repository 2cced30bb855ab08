/// The switch that sends turns of the form to the run that trains.
#pragma once

#include <map>
#include <memory>
#include <set>

#include <QWidget>

class QCheckBox;

namespace rosa::widgets {
class ParameterForm;
}

namespace rosa::workbench {

class EngineProcess;
class RunFeed;
struct RunUpdate;
class Workbench;

/// Visible while the workbench's current run trains. With the switch on, Enter (or leaving the editor) in a parameter that can be turned
/// sends its value to that run, and the form keeps it for the next one; everything else in the form is for the next run only. The
/// switch starts on for runs that were started from this form and off for all others. Lines below the parameters say where run and
/// form differ and what became of a turn.
class LiveTurns : public QWidget {
    Q_OBJECT
public:
    LiveTurns(Workbench& workbench, widgets::ParameterForm& form, QWidget* parent = nullptr);
    ~LiveTurns() override;

    [[nodiscard]] bool isOn() const;
    /// A run of this id trains what the form says.
    void adopt(const QString& run);
    /// The form's values changed: what is said about the run is said again.
    void refresh();
    /// The form has other fields.
    void formChanged();

private:
    void follow(const QString& run);
    void take(const RunUpdate& update);
    void commit(const QString& key, const QString& text);
    void setOn(bool isOn);
    [[nodiscard]] QString noteFor(const QString& key) const;

    Workbench& m_workbench;
    widgets::ParameterForm& m_form;
    QCheckBox* m_switch;
    std::unique_ptr<RunFeed> m_feed;
    QString m_run, m_name;
    bool m_isTraining = false;
    std::map<QString, QString> m_values;   ///< What the run trains with, of what can be turned.
    std::map<QString, int> m_turned;       ///< Epoch of the last turn.
    std::map<QString, QString> m_pending;  ///< Sent, not taken yet.
    std::set<QString> m_own;               ///< Runs started from this form.
};

}  // namespace rosa::workbench
