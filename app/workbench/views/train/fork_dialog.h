/// A new run from a checkpoint of another, under other parameters.
#pragma once

#include <string>
#include <vector>

#include <QDialog>

#include "core/catalog/configuration.h"

class QComboBox;
class QDialogButtonBox;
class QLabel;
class QLineEdit;
class QVBoxLayout;

namespace rosa::workbench {

/// Asks for the checkpoint and for what changes. The draws stay those of the run, so that the two curves are exactly paired.
class ForkDialog : public QDialog {
    Q_OBJECT
public:
    /// `checkpoints`: epochs, ascending, at least one; the one nearest to `epoch` is chosen at first.
    ForkDialog(const catalog::Catalogue& catalogue, const catalog::Configuration& configuration, const QString& run,
               const std::vector<int>& checkpoints, int epoch, QWidget* parent);

    /// For Workbench::startEngine: {"train", "--fork", "RUN@EPOCH", "--set", "key=value", …}.
    [[nodiscard]] QStringList arguments() const;

private:
    struct Row {
        QWidget* box;
        QComboBox* key;
        QLineEdit* value;
    };
    void addRow();
    void check();
    [[nodiscard]] std::string keyOf(const Row& row) const;
    [[nodiscard]] QString currentValue(const std::string& key) const;

    const catalog::Catalogue& m_catalogue;
    catalog::Configuration m_configuration;
    QString m_run;
    QComboBox* m_epoch;
    QVBoxLayout* m_rowsLayout;
    std::vector<Row> m_rows;
    QLabel* m_problem;
    QLabel* m_command;
    QDialogButtonBox* m_buttons;
};

}  // namespace rosa::workbench
