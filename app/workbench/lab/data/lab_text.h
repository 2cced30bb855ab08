/// What the transport lab says in words: its formula, three verdicts, names of variants.
#pragma once

#include <vector>

#include <QCoreApplication>
#include <QString>
#include <QStringList>

#include "app/workbench/lab/data/lab_answer.h"

namespace rosa::workbench {

/// Three sentences about a plan: none of them can stand for another.
struct LabVerdicts {
    QString end;        ///< Why the computation stopped.
    QString marginals;  ///< How far the marginals are off.
    QString cost;       ///< What it costs: infeasible, optimal, or above the optimum.
    bool isInfeasible = false;
};

LabVerdicts verdictsOf(const LabAnswer& answer);

/// A term of the formula.
struct LabTermText {
    QString text;        ///< "v = t / (P u)"
    bool isLit = false;  ///< The next half iteration computes it.
};

/// The scaling with the term lit that comes next, or the formula of another variant as one term.
std::vector<LabTermText> formulaOf(const LabAnswer& answer);

/// "Sinkhorn", "Debiased (extension)".
QString nameOf(lab::Variant variant);
QString nameOf(lab::Ground ground);
QString nameOf(transport::Arithmetic arithmetic);
/// The variants that a problem permits, in display order.
std::vector<lab::Variant> variantsFor(const lab::Problem& problem);
/// The name of a row or column: its label, or its number from 1.
QString labelOf(const lab::Problem& problem, bool isRow, int index);

}  // namespace rosa::workbench
