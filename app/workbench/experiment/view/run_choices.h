/// Data set, method, encoder and preset: the first choices of a configuration.
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include <QFileSystemWatcher>
#include <QTimer>
#include <QWidget>

#include "app/workbench/datasets/view/data_facts.h"
#include "core/catalog/configuration.h"
#include "core/data/catalogue.h"

class QToolButton;

namespace rosa::widgets {
class ChoiceBox;
}

namespace rosa::workbench {

class DataCard;
class Workbench;

/// Shows the choices and emits those of the user. The list of data sets and the data card are read in the background.
class RunChoices : public QWidget {
    Q_OBJECT
public:
    explicit RunChoices(Workbench& workbench, QWidget* parent = nullptr);

    /// `shown` is fully resolved.
    void showChoices(const catalog::Configuration& shown);
    /// Reads the list of data sets again.
    void reloadDataSets();
    /// Why the chosen data set cannot be used; empty: it can, or has not been read yet.
    [[nodiscard]] const QString& problem() const { return m_problem; }
    void focusDataSet();
    /// About the chosen data set; none until it is read.
    [[nodiscard]] const std::optional<DataFacts>& facts() const { return m_facts; }
    /// Whether `dataset` is the chosen one, has been read, and only shares the name of a published one.
    [[nodiscard]] bool isNamesake(const QString& dataset) const
    {
        return m_facts && m_facts->name == dataset && m_facts->known.isNamesake;
    }

Q_SIGNALS:
    void datasetChosen(const QString& name, const QString& title);
    void methodChosen(const QString& id, const QString& title);
    void encoderChosen(const QString& id, const QString& title);
    void presetChosen(const QString& id, const QString& title);
    void importWanted();
    void problemChanged();
    void factsChanged();

private:
    void fillDataSets();
    void watchFolder();
    void showDataSet();
    void loadCard(const QString& name);
    void setProblem(const QString& problem);

    Workbench& m_workbench;
    DataCard* m_card;
    widgets::ChoiceBox* m_data;
    widgets::ChoiceBox* m_method;
    widgets::ChoiceBox* m_encoder;
    widgets::ChoiceBox* m_preset;
    QToolButton* m_import;
    std::vector<data::CatalogueEntry> m_entries;
    QFileSystemWatcher m_folder;  ///< Folder of imported data sets, to which the command also adds.
    QTimer m_settled;             ///< Fires when the folder has not changed for a while.
    bool m_isListed = false;
    QString m_dataset, m_problem, m_carded;
    std::optional<DataFacts> m_facts;
};

}  // namespace rosa::workbench
