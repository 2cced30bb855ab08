/// Random problems for the sandbox of the transport lab.
#pragma once

#include "core/lab/problem.h"

namespace rosa::workbench {

/// Sources that can be drawn at random.
enum class LabKind {
    Clouds,
    Graph,
    Matrix,  ///< Costs by hand; random ones as a start.
};

/// A draw: equal values give equal problems.
struct LabDraw {
    LabKind kind = LabKind::Clouds;
    int rows = 12;
    int columns = 12;  ///< 1 … lab::kMostPoints, as rows.
    unsigned seed = 1;

    friend bool operator==(const LabDraw&, const LabDraw&) = default;
};

/// The kind of a problem's source.
LabKind kindOf(const lab::Problem& problem);

/// Replaces the source of a problem. Labels and classes go; weights, the plan by hand and the variant stay where they still fit. With more
/// points of the same seed, the earlier ones keep their places.
void draw(lab::Problem& problem, const LabDraw& draw);

/// Changes the number of rows and columns: points and costs that there are stay, further ones are of the draw. A graph is drawn again.
void resize(lab::Problem& problem, const LabDraw& draw);

/// Replaces points by the matrix of costs between them, for editing; S becomes hop distances or stays as it is. Costs are rounded to hundredths.
void makeMatrix(lab::Problem& problem, const lab::Posed& posed);

/// Removes what no longer fits to the source: weights and plans of other sizes, rescaling without S, variants without points.
void fit(lab::Problem& problem);

}  // namespace rosa::workbench
