/// Parts of a problem in a TOML document, shared by problem files and lessons. Private to core/lab.
#pragma once

#include <string>

#include "core/lab/problem.h"
#include "core/lab/table_reader.h"

namespace rosa::lab {

/// Reads the tables of a problem, and checks it by pose(). The caller calls finish().
Problem readProblem(TableReader& reader);
/// One of the tables [clouds], [graph] and [matrix], if there is one: it replaces the whole source. Returns how many there are.
int readSourceChange(TableReader& reader, Problem& problem);
/// The tables [labels] and [classes], if they exist.
void readNames(TableReader& reader, Problem& problem);
/// The tables [solve], [cost] and [weights]; keys that are missing leave their value. The caller calls finish().
void readSettings(TableReader& reader, SolveSettings& solve);
void readCost(TableReader& reader, Problem& problem);
void readWeights(TableReader& reader, Problem& problem);
/// The tables of a problem as TOML, their names behind `prefix` ("problem.").
std::string tablesOf(const Problem& problem, const std::string& prefix);

}  // namespace rosa::lab
