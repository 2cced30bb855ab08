#include "core/catalog/parts.h"

namespace rosa::catalog {

namespace {

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
    return method;
}

}  // namespace rosa::catalog
