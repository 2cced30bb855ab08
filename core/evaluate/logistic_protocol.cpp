/// Separate from protocol.cpp, so that code that only describes protocols needs no solver: liblinear brings its own BLAS, which in a
/// program that loads LibTorch would replace the fast one.
#include "core/evaluate/protocol.h"

namespace rosa::evaluate {

Result<ProbeReport> evaluateLogistic(const UnitRows& rows, const graph::Labels& labels,
                                     std::span<const graph::Split> published, const Protocol& protocol)
{
    ROSA_CHECK(protocol.probe == ProbeKind::Logistic, "the protocol asks for another probe");
    ROSA_TRY_ASSIGN(const auto splits, protocolSplits(protocol, labels, published));
    const LogisticProbeOptions options = logisticOptions(protocol);
    std::vector<ProbeOutcome> outcomes;
    for (const graph::Split& split : splits) {
        ROSA_TRY_ASSIGN(auto outcome, logisticProbe(rows, labels, split, options));
        outcomes.push_back(std::move(outcome));
    }
    return reportOf(protocol, std::move(outcomes));
}

}  // namespace rosa::evaluate
