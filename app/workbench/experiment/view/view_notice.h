/// Warnings about a configuration that cannot learn on a data set, before training.
#pragma once

#include <QString>

#include "app/workbench/datasets/view/data_facts.h"
#include "core/catalog/configuration.h"

namespace rosa::workbench {

/// A warning if views of different nodes, or both views of a node, hardly differ, so that contrasting them teaches little; "" if there is
/// no objection, and for methods without random-walk views. Based on counts only: nothing is sampled.
QString viewNotice(const catalog::Configuration& configuration, const DataFacts& facts);

}  // namespace rosa::workbench
