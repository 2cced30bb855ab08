/// Options, shared by the two files of the method.
#pragma once

#include "core/catalog/options/fields.h"

namespace rosa::catalog {

enum class Metric { Squared, Cosine };
struct RingOptions {
    double pull = 0.5;  ///< > 0
    Metric metric = Metric::Squared;
};

inline void describe(Fields<RingOptions>& fields)
{
    fields.real(&RingOptions::pull, "ring.pull", "Pull", "Weight of the distance between neighbours")
        .above(0)
        .upTo(10)
        .live()
        .brief("pull #");
    fields
        .choice(&RingOptions::metric, "ring.metric", "Metric",
                {{Metric::Squared, "squared", "‖x − y‖²"}, {Metric::Cosine, "cosine", "1 − cos(x, y)"}},
                "What a distance is")
        .brief("metric #");
}

}  // namespace rosa::catalog
