/// Checks resources/presets during the build: every key and value is valid, and every preset of every method yields a configuration.
#include <cstdio>

#include "core/catalog/configuration.h"

int main()
{
    using namespace rosa::catalog;
    const Catalogue catalogue = makeCatalogue();  // aborts with file and line of an invalid entry
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
