/// The parameters that can be turned while a run trains.
#pragma once

#include <map>
#include <string>

#include <QWidget>

class QGridLayout;
class QLabel;
class QLineEdit;

namespace rosa::workbench {

class RunCurves;
class Workbench;

/// An editor for each parameter that the catalogue calls live and the run has. Return asks the engine; the strip says what was asked
/// for and, as soon as the record has it, since which epoch it is in force.
class LiveStrip : public QWidget {
    Q_OBJECT
public:
    explicit LiveStrip(Workbench& workbench, QWidget* parent = nullptr);

    /// nullptr: no run. `run` outlives this or the next call.
    void setRun(RunCurves* run);
    /// To be called where the run's configuration became known or its turns changed.
    void refresh();
    /// The editor of a parameter; nullptr where the run has none of that key.
    [[nodiscard]] QLineEdit* editor(const std::string& key) const;
    /// What the line below the editors says.
    [[nodiscard]] QString note() const;
    [[nodiscard]] bool isEmpty() const { return m_editors.empty(); }

private:
    void build();
    void ask(const std::string& key);
    /// Says and shows whether what the editor holds can be asked for.
    void check(const std::string& key);
    /// Colours the editor; returns what is wrong with it, or "".
    QString tint(const std::string& key);
    void say(const QString& text, bool isWrong);
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void layOut();

    Workbench& m_workbench;
    RunCurves* m_run = nullptr;
    struct Editor {
        QLabel* label;
        QLineEdit* edit;
    };
    std::map<std::string, Editor> m_editors;
    std::size_t m_turnsSeen = 0;
    QGridLayout* m_grid;
    QLabel* m_note;
    bool m_isWrong = false;  ///< What the note says.
    int m_columns = 0;
};

}  // namespace rosa::workbench
