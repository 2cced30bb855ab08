/// The formula of the scaling, in which the term that comes next is lit.
#pragma once

#include <vector>

#include <QWidget>

#include "app/workbench/lab/data/lab_text.h"

class QLabel;

namespace rosa::workbench {

class LabFormula : public QWidget {
    Q_OBJECT
public:
    explicit LabFormula(QWidget* parent = nullptr);

    void setTerms(const std::vector<LabTermText>& terms);

protected:
    void changeEvent(QEvent* event) override;

private:
    void show(QLabel* label, const LabTermText& term);

    std::vector<QLabel*> m_labels;
    std::vector<LabTermText> m_terms;
};

}  // namespace rosa::workbench
