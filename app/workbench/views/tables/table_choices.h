/// The controls above a table: which table, of which data sets and methods, with how many seeds and splits, and how C is chosen.
#pragma once

#include <vector>

#include <QMap>
#include <QStringList>
#include <QWidget>

#include "core/reproduce/plan.h"

class QActionGroup;
class QCheckBox;
class QComboBox;
class QSpinBox;
class QToolButton;

namespace rosa::widgets {
class TickMenu;
}

namespace rosa::workbench {

/// Keeps what was chosen for each table in the settings.
class TableChoices : public QWidget {
    Q_OBJECT
public:
    explicit TableChoices(const catalog::Catalogue& catalogue, QWidget* parent = nullptr);

    [[nodiscard]] reproduce::PlanRequest request() const;
    /// Shows what another window or a shell asked for, so that request() is the same; says nothing of it.
    void setRequest(const reproduce::PlanRequest& request);
    /// Foreign embeddings that can stand in the table. Runs that a shell let stand in it stay offered.
    void setForeign(const QStringList& names);
    /// Title of a table as the list has it.
    [[nodiscard]] QString titleOf(const QString& id) const;
    /// Data sets of the table chosen, all of them.
    [[nodiscard]] const std::vector<std::string>& datasets() const;

    [[nodiscard]] QComboBox& tables() { return *m_tables; }
    [[nodiscard]] QToolButton& dataButton() { return *m_data; }
    [[nodiscard]] QToolButton& methodButton() { return *m_methods; }
    [[nodiscard]] QSpinBox& seeds() { return *m_seeds; }
    [[nodiscard]] QToolButton& probeButton() { return *m_probe; }
    [[nodiscard]] QCheckBox& quick() { return *m_quick; }

Q_SIGNALS:
    void changed();

private:
    /// What is chosen for one table.
    struct Chosen {
        QStringList datasets, methods, with;
        int seeds = 0, splits = 0;
        bool isQuick = false;
        int quickSeeds = 0, quickSplits = 0;  ///< Of a quick table, where a shell asked for other numbers than its own.
        QString selection;                    ///< How C is chosen, as in a request.
    };

    void fillTables();
    void makeProbeMenu();
    void placeParts();
    void restore();
    void store() const;
    void choose();
    void showChoice();
    void fillMenus();
    void say();
    [[nodiscard]] const reproduce::PlanOffer& offer() const;
    Chosen& choice();
    [[nodiscard]] Chosen usual(const reproduce::PlanOffer& offer) const;

    const catalog::Catalogue& m_catalogue;
    std::vector<reproduce::PlanOffer> m_offers;
    QMap<QString, Chosen> m_choices;  ///< By id.
    QStringList m_foreign;            ///< What is offered to stand in the table.
    QStringList m_asked;              ///< What a shell or another window let stand in one: runs, besides foreign embeddings.
    QComboBox* m_tables;
    QToolButton* m_data;
    QToolButton* m_methods;
    widgets::TickMenu* m_dataMenu;
    widgets::TickMenu* m_methodMenu;
    QSpinBox* m_seeds;
    QSpinBox* m_splits;
    QToolButton* m_probe;
    QActionGroup* m_rules;  ///< That choose C; "as each row's preset says" is the first.
    QCheckBox* m_quick;
};

}  // namespace rosa::workbench
