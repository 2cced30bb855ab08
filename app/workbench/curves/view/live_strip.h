/// The parameters that can be changed during training.
#pragma once

#include <map>
#include <string>
#include <vector>

#include <QWidget>

class QGridLayout;
class QLabel;
class QLineEdit;

namespace rosa::workbench {

class RunCurves;
class Workbench;

/// An editor for each live parameter of the run. Enter sends the value to the engine; the strip shows the request and, as soon as it is in
/// the record, the epoch since which it is in effect.
class LiveStrip : public QWidget {
    Q_OBJECT
public:
    explicit LiveStrip(Workbench& workbench, QWidget* parent = nullptr);

    /// nullptr: no run. `run` must live until the next call, or longer than this.
    void setRun(RunCurves* run);
    /// Call this when the run's configuration becomes known or a parameter was changed.
    void refresh();
    /// The editor of a parameter; nullptr if the run has none of that key.
    [[nodiscard]] QLineEdit* editor(const std::string& key) const;
    /// The line below the editors.
    [[nodiscard]] QString note() const;
    [[nodiscard]] bool isEmpty() const { return m_editors.empty(); }

private:
    void build();
    void ask(const std::string& key);
    /// Checks the editor's value and shows whether it can be sent.
    void check(const std::string& key);
    /// Colours the editor; returns the problem with its value, or "".
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
    std::vector<std::string> m_order;  ///< Their keys, the essential ones first.
    std::size_t m_turnsSeen = 0;
    QGridLayout* m_grid;
    QLabel* m_title;
    QLabel* m_note;
    bool m_isWrong = false;  ///< The note reports an error.
    int m_columns = 0;
};

}  // namespace rosa::workbench
