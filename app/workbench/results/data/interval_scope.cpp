#include "app/workbench/results/data/interval_scope.h"

#include <vector>

#include <QCoreApplication>

namespace rosa::workbench {

namespace {

class IntervalScopeText {
    Q_DECLARE_TR_FUNCTIONS(IntervalScopeText)
};

QStringList textsOf(const std::vector<IntervalScope>& scopes)
{
    QStringList texts, ofSeedless;
    for (const IntervalScope& scope : scopes) {
        QStringList& list = scope.isSeedless ? ofSeedless : texts;
        if (const QString text = scopeText(scope); !text.isEmpty() && !list.contains(text)) list.append(text);
    }
    return texts.isEmpty() ? ofSeedless : texts;
}

}  // namespace

IntervalScope scopeOf(const tables::TableCell& cell)
{
    if (!cell.interval95) return {};
    return {evaluate::scopeOf(*cell.results), cell.isSeedless, evaluate::isConservative(*cell.results)};
}

IntervalScope scopeOf(const ResultGroup& group)
{
    return {group.accuracy.scope, group.isSeedless, group.accuracy.isConservative};
}

QString scopeText(const IntervalScope& scope)
{
    switch (scope.scope) {
        case evaluate::Scope::None:
            return {};
        case evaluate::Scope::Splits:
            return scope.isSeedless ? IntervalScopeText::tr("over splits")
                                    : IntervalScopeText::tr("over splits, given this seed");
        case evaluate::Scope::Seeds:
            return IntervalScopeText::tr("over seeds, given this split");
        case evaluate::Scope::SeedsAndSplits:
            break;
    }
    return scope.isConservative ? IntervalScopeText::tr("over few seeds and splits, conservative")
                                : IntervalScopeText::tr("over seeds and splits");
}

QStringList scopeTexts(const tables::Table& table)
{
    std::vector<IntervalScope> scopes;
    for (const tables::TableCell& cell : table.cells) scopes.push_back(scopeOf(cell));
    return textsOf(scopes);
}

QStringList scopeTexts(const ResultTable& table)
{
    std::vector<IntervalScope> scopes;
    for (const ResultGroup& group : table.groups) scopes.push_back(scopeOf(group));
    return textsOf(scopes);
}

}  // namespace rosa::workbench
