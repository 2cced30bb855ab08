#include "core/reproduce/table_words.h"

#include <cmath>
#include <cstdio>

#include "core/reproduce/table_text.h"

namespace rosa::reproduce {

std::string number(const char* format, double value)
{
    char text[64];
    std::snprintf(text, sizeof text, format, value);
    return text;
}

std::string percent(double fraction) { return number("%.1f", 100 * fraction); }
std::string signedPercent(double fraction) { return number("%+.1f", 100 * fraction); }

std::string probability(const std::optional<double>& p) { return !p ? "–" : *p < 0.001 ? "< 0.001" : number("%.3f", *p); }

std::string joined(const std::vector<std::string>& words, const char* separator)
{
    std::string text;
    for (const std::string& word : words) text += (text.empty() ? "" : separator) + word;
    return text;
}

std::string marginText(double margin)
{
    const double points = 100 * margin;
    const bool isTenths = std::abs(10 * points - std::round(10 * points)) < 1e-9;
    return "±" + number(isTenths ? "%.1f" : "%g", points) + " points";
}

std::string equivalenceText(const std::optional<evaluate::Equivalence>& equivalence)
{
    if (!equivalence) return "–";
    if (!equivalence->p)
        return equivalence->isEquivalent ? "equivalent (all pairs alike)" : "not equivalent (all pairs alike)";
    return (equivalence->isEquivalent ? "equivalent (p " : "not shown (p ") + probability(equivalence->p) + ")";
}

}  // namespace rosa::reproduce
