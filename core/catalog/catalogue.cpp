#include "core/catalog/catalogue.h"

#include <algorithm>

#include "core/catalog/parts.h"
#include "core/catalog/published_tables.h"

namespace rosa::catalog {

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
    // A foreign embedding is recorded like a run but is no method that could be chosen: found by its id, listed nowhere.
    static const Method foreign = embeddingMethod();
    return id == foreign.id ? &foreign : nullptr;
}

Catalogue makeCatalogue()
{
    Catalogue catalogue;
    for (auto group :
         {samplingParameters(), encoderParameters(), walkParameters(), objectiveParameters(), comparisonParameters(),
          supervisedParameters(), timeParameters(), trainingParameters(), evaluationParameters()})
        std::ranges::move(group, std::back_inserter(catalogue.parameters));
    catalogue.encoders = {gcnEncoder(), mlpEncoder(), sageEncoder(), gatEncoder()};
    catalogue.methods = {rosaMethod(), dgiMethod(),       subgConMethod(),  gmiMethod(),      graceMethod(),
                         gcaMethod(),  bgrlMethod(),      deepWalkMethod(), node2VecMethod(), unsupervisedSageMethod(),
                         gcnMethod(),  graphSageMethod(), fastGcnMethod(),  rawMethod(),      randomMethod()};
    for (Method& method : catalogue.methods) {
        auto copied = publishedResults(method);
        method.published.insert(method.published.begin(), copied.begin(), copied.end());
    }
    catalogue.protocols = protocols();
    return catalogue;
}

}  // namespace rosa::catalog
