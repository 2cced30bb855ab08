/// The controls above a table: the table, its data sets and methods, presets, numbers of seeds and splits, and the choice of C.
#pragma once

#include <vector>

#include <QMap>
#include <QStringList>
#include <QWidget>

#include "core/tables/plan.h"

class QActionGroup;
class QCheckBox;
class QComboBox;
class QSpinBox;
class QToolButton;

namespace rosa::widgets {
class TickMenu;
}

namespace rosa::workbench {

/// Stores the choices for each table in the settings.
class TableChoices : public QWidget {
    Q_OBJECT
public:
    explicit TableChoices(const catalog::Catalogue& catalogue, QWidget* parent = nullptr);

    [[nodiscard]] tables::PlanRequest request() const;
    /// Shows a request of another window or a shell, so that request() equals it; emits nothing.
    void setRequest(const tables::PlanRequest& request);
    /// External embeddings that can be added to the table. Runs added by a shell remain available.
    void setForeign(const QStringList& names);
    /// The store's data sets, any of which can be a column of any table.
    void setStoreData(const QStringList& names);
    /// Title of a table in the list.
    [[nodiscard]] QString titleOf(const QString& id) const;
    /// All data sets of the selected table, and those chosen besides.
    [[nodiscard]] std::vector<std::string> datasets() const;

    [[nodiscard]] QComboBox& tables() { return *m_tables; }
    [[nodiscard]] QToolButton& dataButton() { return *m_data; }
    [[nodiscard]] QToolButton& methodButton() { return *m_methods; }
    [[nodiscard]] QToolButton& presetButton() { return *m_preset; }
    [[nodiscard]] QSpinBox& seeds() { return *m_seeds; }
    [[nodiscard]] QToolButton& probeButton() { return *m_probe; }
    [[nodiscard]] QCheckBox& quick() { return *m_quick; }

Q_SIGNALS:
    void changed();

private:
    /// Choices for one table, all named.
    struct Chosen : tables::PlanRequest {
        int quickSeeds = 0, quickSplits = 0;  ///< Numbers that a shell requested for a quick table.
    };

    void fillTables();
    void makeProbeMenu();
    void fillPresetMenu();
    void fillDataMenu();
    void fillMethodMenu();
    QAction* addTick(QMenu& menu, const QString& name, const char* kind, bool isTicked, const QString& title);
    [[nodiscard]] bool hasDataWithoutPreset() const;
    void chooseLists(Chosen& chosen) const;
    void choosePreset(Chosen& chosen) const;
    void placeParts();
    void restore();
    void store() const;
    void choose();
    void showChoice();
    void fillMenus();
    void say();
    [[nodiscard]] const tables::PlanOffer& offer() const;
    Chosen& choice();
    [[nodiscard]] std::vector<std::string> methodsOf(const tables::PlanOffer& offer) const;
    [[nodiscard]] Chosen usual(const tables::PlanOffer& offer) const;

    const catalog::Catalogue& m_catalogue;
    std::vector<tables::PlanOffer> m_offers;
    QMap<QString, Chosen> m_choices;  ///< By id.
    QStringList m_foreign;            ///< External embeddings on offer.
    QStringList m_storeData;          ///< Data sets of the store.
    QStringList m_asked;              ///< Rows added by a shell or another window: runs, besides external embeddings.
    QComboBox* m_tables;
    QToolButton* m_data;
    QToolButton* m_methods;
    widgets::TickMenu* m_dataMenu;
    widgets::TickMenu* m_methodMenu;
    QToolButton* m_preset;
    widgets::TickMenu* m_presetMenu;
    bool m_offersOthers = false;  ///< Whether presets of other data sets are in the menu.
    QSpinBox* m_seeds;
    QSpinBox* m_splits;
    QToolButton* m_probe;
    QActionGroup* m_presets;  ///< "First of each method" is the first.
    QActionGroup* m_rules;    ///< Rules for C; "From each row's preset" is the first.
    QCheckBox* m_quick;
};

}  // namespace rosa::workbench
