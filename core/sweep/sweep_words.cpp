#include "core/sweep/sweep_words.h"

namespace rosa::sweep {

Message standingWord(const TryScore& score)
{
    switch (score.standing) {
        case Standing::Open:
            return score.blocks > 0 ? Message("racing") : Message("waiting");
        case Standing::Complete:
            return Message("measured");
        case Standing::Stopped:
            return Message("stopped: worse");
        case Standing::Failed:
            break;
    }
    return Message("failed");
}

Message originWord(Origin origin)
{
    switch (origin) {
        case Origin::Default:
            return Message("default");
        case Origin::Grid:
            return Message("grid");
        case Origin::Sobol:
            return Message("Sobol");
        case Origin::Tpe:
            break;
    }
    return Message("TPE");
}

Message samplerWords(Sampler sampler)
{
    switch (sampler) {
        case Sampler::Grid:
            return Message("a grid");
        case Sampler::Sobol:
            return Message("Sobol's sequence");
        case Sampler::Tpe:
            break;
    }
    return Message("Sobol's sequence and a Parzen estimator");
}

Message ruleWords(Rule rule)
{
    switch (rule) {
        case Rule::Race:
            return Message("a race");
        case Rule::All:
            return Message("all runs");
        case Rule::Halving:
            break;
    }
    return Message("successive halving");
}

std::string toText(Standing standing)
{
    switch (standing) {
        case Standing::Open:
            return "open";
        case Standing::Complete:
            return "complete";
        case Standing::Stopped:
            return "stopped";
        case Standing::Failed:
            break;
    }
    return "failed";
}

}  // namespace rosa::sweep
