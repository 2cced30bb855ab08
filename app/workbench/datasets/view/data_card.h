/// Summary of a data set: counts, homophily, corrections. Two facts per line, or one if space is narrow.
#pragma once

#include <array>

#include <QLabel>
#include <QWidget>

#include "app/workbench/datasets/view/data_facts.h"

class QGridLayout;

namespace rosa::workbench {

class DataCard : public QWidget {
    Q_OBJECT
public:
    explicit DataCard(QWidget* parent = nullptr);

    void showFacts(const DataFacts& facts);
    /// Shown while the data set is read.
    void showLoading(const QString& name);
    /// Shows why the data set cannot be shown.
    void showProblem(const QString& name, const QString& problem);
    /// Shows a single hint.
    void showHint(const QString& text);

    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    enum Fact { Nodes, Edges, Features, Classes, Homophily, Isolated, Components, Splits, FactCount };

    void clear(const QString& title);
    void setFact(Fact fact, const QString& value, const QString& explanation = {});
    [[nodiscard]] QString featuresText(const DataFacts& facts) const;
    void colour();
    void arrange();
    [[nodiscard]] int factWidth() const;  ///< Width of the longest name and the longest value.

    QGridLayout* m_grid;
    int m_perLine = 0;
    QLabel* m_title;
    QLabel* m_note;
    bool m_isProblem = false;
    std::array<QLabel*, FactCount> m_names{};
    std::array<QLabel*, FactCount> m_values{};
};

}  // namespace rosa::workbench
