#include "core/catalog/catalogue.h"
#include "core/catalog/options/evaluation_options.h"
#include "core/catalog/parts.h"

namespace rosa::catalog {

Method embeddingMethod()
{
    Method method;
    method.id = kForeignMethod;
    method.title = "External embedding";
    method.summary = "Embedding computed by another program, recorded and evaluated under the same protocols as all methods";
    method.trains = false;
    method.groups = groups<EvaluationOptions>();
    method.timeGroups = timedGroups();
    return method;
}

}  // namespace rosa::catalog
