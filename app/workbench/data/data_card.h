/// A data set in a few lines: counts, homophily, what was fixed up.
#pragma once

#include <array>

#include <QLabel>
#include <QWidget>

#include "app/workbench/data/data_facts.h"

namespace rosa::workbench {

class DataCard : public QWidget {
    Q_OBJECT
public:
    explicit DataCard(QWidget* parent = nullptr);

    void showFacts(const DataFacts& facts);
    /// While it is read.
    void showLoading(const QString& name);
    /// Why there is nothing to show.
    void showProblem(const QString& name, const QString& problem);
    /// One quiet sentence and nothing else.
    void showHint(const QString& text);

protected:
    void changeEvent(QEvent* event) override;

private:
    enum Fact { Nodes, Edges, Features, Classes, Homophily, Isolated, Components, Splits, FactCount };

    void clear(const QString& title);
    void setFact(Fact fact, const QString& value, const QString& explanation = {});
    void colour();

    QLabel* m_title;
    QLabel* m_note;
    bool m_isProblem = false;
    std::array<QLabel*, FactCount> m_names{};
    std::array<QLabel*, FactCount> m_values{};
};

}  // namespace rosa::workbench
