#include "core/learn/methods/dgi.h"

#include "core/catalog/options/sampling_options.h"

namespace rosa::learn {

torch::Tensor discriminatorLoss(const torch::Tensor& positive, const torch::Tensor& negative)
{
    return (torch::softplus(-positive).mean() + torch::softplus(negative).mean()) / 2;
}

DgiMethod::DgiMethod(const catalog::Configuration& configuration, const Problem& problem)
    : WholeGraphMethod(configuration, problem),
      m_score(BilinearScore::make(state(), "discriminator", encoder().width(), encoder().width(), seed()))
{
    if (configuration.get<catalog::ScopeOptions>().scope == catalog::Scope::Walks)
        m_walks = WalkedScope::from(configuration);
    makeOptimizer(configuration);
}

Result<WholeGraphMethod::StepLoss> DgiMethod::lossOf(int epoch)
{
    torch::Tensor positive, negative;
    if (m_walks) {
        const WalkedNodes walked = walkedNodes(*m_walks, epoch);
        positive = encode(walked.view).index_select(0, walked.centres);
        std::vector<graph::Node> nodes = walked.nodes;
        shuffle(nodes, epoch);
        negative = encode({rowsOf(nodes), walked.view.adjacency}).index_select(0, walked.centres);
    } else {
        positive = encode(wholeView());
        negative = encode({rowsOf(shuffledNodes(epoch)), wholeView().adjacency});
    }
    const torch::Tensor summary = torch::sigmoid(positive.mean(0));
    return StepLoss{discriminatorLoss(m_score(positive, summary), m_score(negative, summary)), {}};
}

MethodTraining dgiTraining() { return {"dgi", makeNew<DgiMethod>, MethodDevices::ProcessorAndGpu}; }

}  // namespace rosa::learn
