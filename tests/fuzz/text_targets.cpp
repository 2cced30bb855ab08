/// Texts: splits, JSON, configurations.
#include "core/base/json_text.h"
#include "core/catalog/configuration.h"
#include "core/data/split_file.h"
#include "tests/fuzz/framed_folder.h"
#include "tests/fuzz/targets.h"

namespace rosa::fuzz {

void runSplits(std::span<const std::byte> bytes)
{
    static FramedFolder folder(".", {"splits.json"});
    folder.write(bytes);
    static_cast<void>(data::readSplitFile(folder.path() / "splits.json", 5).ok());
}

std::vector<Bytes> seedsOfSplits()
{
    return {
        bytesOf(R"({"format":"rosa-splits","version":1,"dataset":"cora","dataset_hash":"ab","nodes":5,)"
                R"("splits":[{"name":"a","train":[0,1],"validation":[2],"test":[3]},{"train":[4],"test":[0]}],"x":[{}]})")};
}

void runJson(std::span<const std::byte> bytes)
{
    using Json = nlohmann::ordered_json;
    const auto json = parseJson<Json>(textOf(bytes));
    if (!json) return;
    static_cast<void>(wholeNumber<int>(*json));
    const Json copy = *json;
    static_cast<void>(copy == *json);
    static_cast<void>(copy.dump(-1, ' ', false, Json::error_handler_t::replace));
}

std::vector<Bytes> seedsOfJson()
{
    return {bytesOf(R"({"a":[1,-2,2.5e10,null,true,"x\u00e4"],"b":{"c":[[[]]]}})"), bytesOf("[1e300,18446744073709551615]")};
}

void runToml(std::span<const std::byte> bytes)
{
    static const catalog::Catalogue catalogue = catalog::makeCatalogue();
    const std::string text(textOf(bytes));
    static_cast<void>(catalog::Configuration::selectionFromToml(catalogue, text, "a.toml").ok());
    const auto made = catalog::Configuration::fromToml(catalogue, text, "a.toml");
    if (made) static_cast<void>(made->toToml());
}

std::vector<Bytes> seedsOfToml()
{
    static const catalog::Catalogue catalogue = catalog::makeCatalogue();
    return {
        bytesOf(catalog::Configuration::resolve(catalogue, {}).value().toToml()),
        bytesOf(
            "[run]\nseed = \"18446744073709551615\"\n[transport]\nlambda = 33.5 # own\n[x]\na = {b = [1, '''t'''], c.d = "
            "1979-05-27T07:32:00Z}\n")};
}

}  // namespace rosa::fuzz
