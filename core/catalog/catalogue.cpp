#include "core/catalog/catalogue.h"

#include <algorithm>
#include <array>

#include "core/base/check.h"
#include "core/catalog/options/fields.h"
#include "core/catalog/parts.h"
#include "core/catalog/presets.h"
#include "core/catalog/published_tables.h"

namespace rosa::catalog {

// All methods in display order. A new method needs a line here and two files: its description in methods/, as a function of this name, and
// its training in core/learn/methods, listed in all_methods.cpp there.
#define ROSA_METHODS(METHOD)       \
    METHOD(rosaMethod)             \
    METHOD(dgiMethod)              \
    METHOD(subgConMethod)          \
    METHOD(gmiMethod)              \
    METHOD(graceMethod)            \
    METHOD(gcaMethod)              \
    METHOD(bgrlMethod)             \
    METHOD(deepWalkMethod)         \
    METHOD(node2VecMethod)         \
    METHOD(unsupervisedSageMethod) \
    METHOD(gcnMethod)              \
    METHOD(graphSageMethod)        \
    METHOD(fastGcnMethod)          \
    METHOD(rawMethod)              \
    METHOD(randomMethod)

#define ROSA_DECLARE(description) Method description();
ROSA_METHODS(ROSA_DECLARE)
#undef ROSA_DECLARE

namespace {

template <typename Item, typename Name>
const Item* findBy(const std::vector<Item>& items, Name name, const std::string& wanted)
{
    const auto found = std::ranges::find(items, wanted, name);
    return found == items.end() ? nullptr : &*found;
}

}  // namespace

const Parameter* Catalogue::parameter(const std::string& key) const { return findBy(parameters, &Parameter::key, key); }
const Encoder* Catalogue::encoder(const std::string& id) const { return findBy(encoders, &Encoder::id, id); }

const Method* Catalogue::method(const std::string& id) const
{
    if (const Method* method = findBy(methods, &Method::id, id)) return method;
    return id == foreign.id ? &foreign : nullptr;
}

namespace {

/// Groups of keys in display order; others follow. Their titles: groupTitle() of the window's form.
constexpr std::array kOrder{"data", "sampling", "augment",   "encoder",     "projector", "walks", "sage",  "supervised",
                            "loss", "topology", "transport", "adversarial", "time",      "train", "watch", "evaluation"};

/// All parameters referenced by a method or an encoder, each once.
std::vector<Parameter> parametersOf(const std::vector<Method>& methods, const std::vector<Encoder>& encoders)
{
    std::vector<Parameter> parameters;
    const auto take = [&](const std::vector<Group>& groups) {
        for (const Group group : groups)
            for (const Parameter& parameter : *group)
                if (!findBy(parameters, &Parameter::key, parameter.key)) parameters.push_back(parameter);
    };
    for (const Encoder& encoder : encoders) take(encoder.groups);
    for (const Method& method : methods) {
        take(method.groups);
        take(method.timeGroups);
    }
    const auto place = [](const Parameter& parameter) { return std::ranges::find(kOrder, parameter.group()); };
    std::ranges::stable_sort(parameters, {}, place);
    return parameters;
}

std::vector<Method> allMethods()
{
    std::vector<Method> methods;
#define ROSA_ADD(description) methods.push_back(description());
    ROSA_METHODS(ROSA_ADD)
#undef ROSA_ADD
    return methods;
}

}  // namespace

Result<Catalogue> readCatalogue(std::vector<Method> methods)
{
    Catalogue catalogue;
    catalogue.encoders = {gcnEncoder(), mlpEncoder(), sageEncoder(), gatEncoder()};
    for (Encoder& encoder : catalogue.encoders) encoder.parameters = keysOf(encoder.groups);
    methods.push_back(embeddingMethod());
    for (Method& method : methods) {
        method.parameters = keysOf(method.groups);
        method.timeParameters = keysOf(method.timeGroups);
        auto copied = publishedResults(method);
        method.published.insert(method.published.begin(), copied.begin(), copied.end());
    }
    catalogue.parameters = parametersOf(methods, catalogue.encoders);
    ROSA_TRY_ASSIGN(auto presets, readPresets(methods, catalogue.encoders, catalogue.parameters));
    for (std::size_t i = 0; i < methods.size(); ++i) methods[i].presets = std::move(presets[i]);
    catalogue.foreign = std::move(methods.back());
    methods.pop_back();
    catalogue.methods = std::move(methods);
    catalogue.protocols = protocols();
    return catalogue;
}

Catalogue makeCatalogue()
{
    auto catalogue = readCatalogue(allMethods());
    ROSA_CHECK(catalogue.ok(), catalogue.error().text());
    return *std::move(catalogue);
}

}  // namespace rosa::catalog
