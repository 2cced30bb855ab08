#include "core/catalog/parts.h"

#include "core/catalog/options/time_options.h"
#include "core/catalog/options/walk_options.h"

namespace rosa::catalog {

std::vector<Group> timedGroups() { return groups<TimeOptions, SkipGramOptions, NodeWalkOptions, WalkBiasOptions>(); }

std::vector<Group> contrastedGroups()
{
    return groups<TimeOptions, TimeContrastOptions, SkipGramOptions, NodeWalkOptions, WalkBiasOptions>();
}

PublishedResult published(std::string dataset, std::string encoder, double mean, double deviation, std::string source,
                          std::string note, std::string protocol)
{
    return {std::move(dataset), std::move(encoder), mean / 100,         deviation < 0 ? -1 : deviation / 100,
            std::move(source),  std::move(note),    std::move(protocol)};
}

}  // namespace rosa::catalog
