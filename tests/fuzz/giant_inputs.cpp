/// A hostile input of a million nodes for each reader of other programs' graphs: many of the smallest elements that cost memory, or a large
/// number in few bytes.
#include "tests/fuzz/giant_inputs.h"

#include <string>
#include <utility>

#include "tests/fuzz/reader_place.h"

namespace rosa::fuzz {

namespace {

constexpr std::int64_t kMany = 1'000'000;

/// `before`, then `element` with %i replaced by 0 … kMany − 1, then `after`.
std::string repeated(const std::string& before, const std::string& element, const std::string& after)
{
    std::string text = before;
    for (std::int64_t i = 0; i < kMany; ++i) {
        std::string one = element;
        const std::string number = std::to_string(i);
        for (std::size_t at = one.find("%i"); at != std::string::npos; at = one.find("%i", at)) one.replace(at, 2, number);
        text += one;
    }
    return text + after;
}

Bytes framedOf(const std::string& first, const std::string& second)
{
    return framed({std::optional(first), std::optional(second)});
}

/// A graph of a million nodes and a single edge; a number of nodes in a node's number.
Bytes ofArrays()
{
    const std::vector<std::int64_t> self(2, kMany - 1);
    return framed({npyOf<float>(std::vector<float>(kMany), {kMany, 1}), npyOf<std::int64_t>(self, {1, 2}),
                   npyOf<std::int64_t>(std::vector<std::int64_t>(kMany), {kMany})});
}
Bytes ofOneEdge()
{
    return framed({std::nullopt, npyOf<std::int64_t>(std::vector<std::int64_t>(2, kMany - 1), {1, 2}), std::nullopt});
}

/// A matrix with one entry.
Bytes ofOneEntry(std::int64_t nodes)
{
    const std::string last = npyOf<std::int64_t>({nodes - 1}, {1});
    return framed({npyOf<float>({1}, {1}), std::nullopt, std::nullopt, std::nullopt,
                   npyOf<std::int64_t>({nodes, nodes}, {2}), last, last});
}

std::string vertices() { return "*Vertices " + std::to_string(kMany) + "\n"; }
std::string listedNodes() { return repeated(R"({"nodes": [0)", ",%i", R"(], "links": []})"); }

}  // namespace

std::vector<GiantInput> giantInputs()
{
    const auto text = [](const char* before, const char* element, const char* after) {
        return [=] { return bytesOf(repeated(before, element, after)); };
    };
    return {
        {"gexf", text("<gexf><graph><nodes>", "<node id='%i'/>", "</nodes></graph></gexf>")},
        {"gexf", text("<gexf><graph><attributes class='node'>", "<attribute id='%i'><default>1</default></attribute>",
                      "</attributes><nodes><node id='a'/><node id='b'/></nodes></graph></gexf>")},
        {"gexf", text("<gexf><graph><nodes><node id='0'/></nodes><edges>", "<edge source='0' target='0' weight='%i'/>",
                      "</edges></graph></gexf>")},
        {"gml", text("graph [", "node[id %i]", "]")},
        {"gml", text("graph [ node [ id 0 ", "a%i 1 ", "] ]")},
        {"gml", text("graph [ node [ id 0 ]", "edge[source 0 target 0 weight %i]", "]")},
        {"pajek", [] { return framedOf(vertices(), repeated("", "1\n", "")); }},
        {"pajek", [] { return framedOf(repeated(vertices() + "1 a\n", "%i a\n", ""), ""); }},
        {"pajek", [] { return framedOf(repeated("*Vertices 2\n*Arcs\n", "1 2 %i\n", ""), ""); }},
        {"adjacency", text("", "%i\n", "")},
        {"adjacency", text("0", " %i", "\n")},
        {"linqs", [] { return framedOf(repeated("", "%i 1 a\n", ""), repeated("", "0 %i\n", "")); }},
        {"node_link", [] { return bytesOf(listedNodes()); }},
        {"node_link", text(R"({"nodes": [)", R"({"%i":1},)", R"({}], "links": []})")},
        {"node_link",
         text(R"({"nodes": [0], "links": [)", R"({"source":0,"target":0,"weight":%i},)", R"({"source":0,"target":0}]})")},
        {"wiki_cs",
         [] {
             return bytesOf(repeated(R"({"features": [[1])", ",[1]", "]") + repeated(R"(,"labels": [0)", ",%i", "]") +
                            repeated(R"(,"links": [[])", ",[]", "]}"));
         }},
        {"graph_sage",
         [] {
             return framed(
                 {listedNodes(), repeated("{", "\"%i\":%i,", R"("a":0})"), repeated("{", "\"%i\":[0,1],", R"("a":0})")});
         }},
        {"compressed", [] { return framed({repeated("", "%i\n", "")}); }},
        {"heterophilous", ofArrays},
        {"heterophilous", ofOneEdge},
        {"scipy", [] { return ofOneEntry(kMany); }},
        {"scipy", [] { return ofOneEntry(15 * kMany); }},
    };
}

}  // namespace rosa::fuzz
