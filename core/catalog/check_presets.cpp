/// Checks resources/presets during the build: every file belongs to a method, every key and value is valid, and every preset of every
/// method yields a configuration.
#include <cstdio>

#include "core/catalog/configuration.h"
#include "core/catalog/presets.h"

int main()
{
    using namespace rosa::catalog;
    const Catalogue catalogue = makeCatalogue();  // aborts with file and line of an invalid entry
    for (const rosa::EmbeddedFile& file : embeddedPresets())
        if (!catalogue.method(std::string(file.name))) {
            std::fprintf(stderr, "resources/presets/%s.toml: there is no method with this id\n",
                         std::string(file.name).c_str());
            return 1;
        }
    for (const Method& method : catalogue.methods)
        for (const Preset& preset : method.presets) {
            Selection selection;
            selection.method = method.id;
            selection.preset = preset.id;
            if (!preset.dataset.empty()) selection.dataset = preset.dataset;
            const auto made = Configuration::resolve(catalogue, selection);
            if (made) continue;
            std::fprintf(stderr, "resources/presets/%s.toml: preset %s: %s\n", method.id.c_str(), preset.id.c_str(),
                         made.error().text().c_str());
            return 1;
        }
    return 0;
}
