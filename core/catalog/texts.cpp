#include "core/catalog/texts.h"

#include <set>

namespace rosa::catalog {

std::vector<std::string> translatableTexts(const Catalogue& catalogue)
{
    std::vector<std::string> texts;
    std::set<std::string> known;
    const auto add = [&](const std::string& text) {
        if (!text.empty() && known.insert(text).second) texts.push_back(text);
    };
    for (const Parameter& parameter : catalogue.parameters) {
        for (const std::string* text : {&parameter.title, &parameter.unit, &parameter.help}) add(*text);
        for (const Choice& choice : parameter.choices) add(choice.help);
        for (const char* value : {"true", "false", "1", "2"}) add(briefPattern(parameter, value));
    }
    for (const Encoder& encoder : catalogue.encoders) {
        add(encoder.title);
        add(encoder.help);
    }
    add(catalogue.foreign.title);
    add(catalogue.foreign.summary);
    for (const Method& method : catalogue.methods) {
        add(method.title);
        add(method.summary);
        for (const Preset& preset : method.presets)
            for (const PresetValue& value : preset.values) add(value.source);
    }
    return texts;
}

}  // namespace rosa::catalog
