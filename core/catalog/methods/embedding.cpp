#include "core/catalog/foreign.h"
#include "core/catalog/options/evaluation_options.h"
#include "core/catalog/parts.h"

namespace rosa::catalog {

Method embeddingMethod()
{
    Method method;
    method.id = kForeignMethod;
    method.title = "Foreign embedding";
    method.summary = "Rows that another program made, kept and measured under the same protocols as every method here";
    method.trains = false;
    method.groups = groups<EvaluationOptions>();
    method.timeGroups = timedGroups();
    return method;
}

}  // namespace rosa::catalog
