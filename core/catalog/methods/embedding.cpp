#include "core/catalog/foreign.h"
#include "core/catalog/parts.h"

namespace rosa::catalog {

Method embeddingMethod()
{
    Method method;
    method.id = kForeignMethod;
    method.title = "Foreign embedding";
    method.summary = "Rows that another program made, kept and measured under the same protocols as every method here";
    method.trains = false;
    method.parameters = evaluationKeys();
    method.presets = restrictedTo(rosaPresets(), method.parameters);
    for (Preset& preset : method.presets) preset.encoder.clear();
    addTime(method, timeKeys());
    return method;
}

}  // namespace rosa::catalog
