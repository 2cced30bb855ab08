#include "core/catalog/parts.h"

namespace rosa::catalog {

namespace {

std::vector<PublishedResult> results()
{
    const char* homophilous = "RoSA, IJCAI 2022, table 1";
    return {
        published("cora", "gcn", 83.8, 0.8, homophilous),
        published("citeseer", "gcn", 72.2, 0.7, homophilous),
        published("pubmed", "gcn", 86.9, 0.2, homophilous),
        published("dblp", "gcn", 84.3, 0.2, homophilous),
    };
}

/// GCA's article has none of RoSA's data sets: what it shares with GRACE is taken from there.
std::vector<OwnValues> values()
{
    std::vector<OwnValues> own = graceValues();
    own.push_back({"", "GCA's program, train.py", {{"augment.centrality", "degree"}, {"augment.drop_limit", "0.7"}}});
    return own;
}

}  // namespace

Method gcaMethod()
{
    Method method;
    method.id = "gca";
    method.title = "GCA";
    method.summary = "GRACE whose views lose edges and features more often where they matter less by the nodes' centrality";
    method.citation = "Zhu, Xu, Yu, Liu, Wu, Wang: Graph Contrastive Learning with Adaptive Augmentation, WWW 2021";
    method.encoders = {"gcn", "mlp", "sage", "gat"};
    method.parameters = joined({"augment.centrality", "augment.drop_limit"}, {graceKeys()});
    method.presets = comparedPresets(values());
    method.published = results();
    return method;
}

}  // namespace rosa::catalog
