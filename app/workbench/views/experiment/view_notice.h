/// What a configuration cannot learn on a data set, before it trains.
#pragma once

#include <QString>

#include "app/workbench/data/data_facts.h"
#include "core/catalog/configuration.h"

namespace rosa::workbench {

/// Says where views of different nodes, or both views of a node, hardly differ, so that comparing them teaches little; "" where nothing speaks against
/// the configuration, and of methods without views by random walks. By counts alone: nothing is sampled.
QString viewNotice(const catalog::Configuration& configuration, const DataFacts& facts);

}  // namespace rosa::workbench
