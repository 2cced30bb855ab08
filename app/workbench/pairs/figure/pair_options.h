/// Options that the figures of pairs of views share; each figure binds them as parts of its own.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "app/workbench/figures/figure_options.h"
#include "app/workbench/pairs/data/pair_pictures.h"
#include "core/protocol/pair_sides.h"

namespace rosa::workbench {

/// Which views an engine shows; `rosa inspect` has the same options.
struct ViewOptions {
    std::optional<int> epoch;  ///< None: the last recorded one, or the stored model.
    std::uint32_t draw = 0;
    bool viewsAlone = false;
};
void describe(bind::Fields<ViewOptions>& fields);

/// A pair of views, and how it is solved.
struct PairOptions : ViewOptions {
    std::string pair;  ///< Names of one or two centres; "": the first watched pair.
    protocol::PairSides within = protocol::PairSides::Across;
    std::optional<double> lambda;   ///< None: as trained.
    std::optional<int> iterations;  ///< None: as trained.
};
void describe(bind::Fields<PairOptions>& fields);

void describe(bind::Fields<PlanElements>& fields);
void describe(bind::Fields<PlanLook>& fields);

/// The matrices by name, and their symbols as synonyms.
void describePanels(bind::Bound panels);
std::vector<bind::Named<PairMatrix>> namedMatrices();

/// Binds the option panels to a member.
template <typename Options>
void bindPanels(bind::Fields<Options>& fields, std::vector<PairMatrix> Options::*panels)
{
    describePanels(
        fields.choice(panels, "panels", "Matrices", namedMatrices(), "Matrices that are shown, from left to right"));
}

}  // namespace rosa::workbench
