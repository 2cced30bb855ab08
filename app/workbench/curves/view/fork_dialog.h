/// Dialogue for a new run that starts from a checkpoint of another one with other parameters.
#pragma once

#include <string>
#include <vector>

#include <QDialog>

#include "core/catalog/configuration.h"
#include "core/store/turn.h"

class QCheckBox;
class QComboBox;
class QDialogButtonBox;
class QLabel;
class QLineEdit;
class QVBoxLayout;

namespace rosa::workbench {

/// Asks for the checkpoint and the changes. The random draws stay those of the run, so that the two curves are exactly paired. Changes made
/// in the run after the checkpoint are listed, and repeated unless the user decides otherwise; a parameter changed here is not changed
/// again.
class ForkDialog : public QDialog {
    Q_OBJECT
public:
    /// `run` is its id, `name` its display name. `configuration`: the initial one; `turns`: its changes in order. `checkpoints`: epochs,
    /// ascending, at least one; initially the one nearest to `epoch` is chosen, if it is before the last epoch.
    ForkDialog(const catalog::Catalogue& catalogue, const catalog::Configuration& configuration,
               std::vector<store::Turn> turns, const QString& run, const QString& name, const std::vector<int>& checkpoints,
               int epoch, QWidget* parent);

    /// For Workbench::startEngine: {"train", "--fork", "RUN@EPOCH", "--set", "key=value", …, "--turn", "EPOCH:key=value", …}.
    [[nodiscard]] QStringList arguments() const;

protected:
    void changeEvent(QEvent* event) override;

private:
    struct Row {
        QWidget* box;
        QComboBox* key;
        QLineEdit* value;
    };
    void fillEpochs(const std::vector<int>& checkpoints, int wanted);
    QWidget* makeLater();
    void showLater(const catalog::Configuration& changed);
    /// Changes in the run after the chosen checkpoint that would also apply to a run with this configuration.
    [[nodiscard]] std::vector<store::Turn> laterTurns(const catalog::Configuration& changed) const;
    /// The configuration in the fields, without invalid values.
    [[nodiscard]] catalog::Configuration asChanged() const;
    void addRow();
    void check();
    [[nodiscard]] std::string keyOf(const Row& row) const;
    /// The configuration in effect at the chosen checkpoint: the initial one with the changes until then.
    [[nodiscard]] catalog::Configuration inForce() const;
    [[nodiscard]] QString currentValue(const std::string& key) const;
    void chooseEpoch();

    const catalog::Catalogue& m_catalogue;
    catalog::Configuration m_configuration;
    std::vector<store::Turn> m_turns;
    catalog::Configuration m_inForce;
    QString m_run, m_name;
    QComboBox* m_epoch;
    QLabel* m_about;
    QWidget* m_later;
    QCheckBox* m_repeats;
    QLabel* m_laterTurns;
    QVBoxLayout* m_rowsLayout;
    std::vector<Row> m_rows;
    QLabel* m_problem;
    QLabel* m_command;
    QDialogButtonBox* m_buttons;
};

}  // namespace rosa::workbench
