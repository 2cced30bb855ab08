#include "core/learn/methods/rosa/rosa_options.h"

namespace rosa::learn {

RosaOptions RosaOptions::from(const catalog::Configuration& configuration)
{
    return {configuration.get<ObjectiveOptions>(), configuration.get<AscentOptions>(),
            configuration.get<catalog::ReportOptions>().reported};
}

}  // namespace rosa::learn
