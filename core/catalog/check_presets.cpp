/// Checks resources/presets while the project is built: every key and value fits, and every preset of every method makes a configuration.
#include <cstdio>

#include "core/catalog/configuration.h"

int main()
{
    using namespace rosa::catalog;
    const Catalogue catalogue = makeCatalogue();  // ends with file and line of what does not fit
    for (const Method& method : catalogue.methods)
        for (const Preset& preset : method.presets) {
            Selection selection;
            selection.method = method.id;
            selection.preset = preset.id;
            if (!preset.dataset.empty()) selection.dataset = preset.dataset;
            const auto made = Configuration::resolve(catalogue, selection);
            if (made) continue;
            std::fprintf(stderr, "resources/presets/%s.toml: preset %s: %s\n", method.id.c_str(), preset.id.c_str(),
                         made.error().message.c_str());
            return 1;
        }
    return 0;
}
