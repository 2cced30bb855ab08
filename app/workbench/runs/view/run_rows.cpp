#include "app/workbench/runs/view/run_rows.h"

#include <utility>

namespace rosa::workbench {

void RunRows::reset(std::vector<RunNode> nodes)
{
    m_rows = std::vector<RunNode>(1);
    m_free.clear();
    m_byKey.clear();
    m_runs = 0;
    for (const int child : nodes.front().children) {
        const int added = add(nodes, child, 0);
        row(0).children.push_back(added);
    }
    place(0, 0);
}

/// With all rows below it, in front of which nothing is said: the caller announces the topmost.
int RunRows::add(const std::vector<RunNode>& nodes, int node, int parent)
{
    const RunNode& source = nodes[static_cast<std::size_t>(node)];
    int number = static_cast<int>(m_rows.size());
    if (m_free.empty()) {
        m_rows.emplace_back();
    } else {
        number = m_free.back();
        m_free.pop_back();
    }
    RunNode made{source.kind, source.key, source.name, source.run, parent, 0, {}};
    row(number) = std::move(made);
    m_byKey.insert(source.key, number);
    m_runs += source.run >= 0;
    for (const int child : source.children) {
        const int added = add(nodes, child, number);  // May move the rows in memory.
        row(number).children.push_back(added);
    }
    place(number, 0);
    return number;
}

/// With all rows below it.
void RunRows::forget(int number)
{
    for (const int child : std::as_const(row(number).children)) forget(child);
    m_byKey.remove(row(number).key);
    m_runs -= row(number).run >= 0;
    row(number) = RunNode();
    m_free.push_back(number);
}

void RunRows::place(int number, std::size_t from)
{
    const std::vector<int>& children = row(number).children;
    for (std::size_t i = from; i < children.size(); ++i) row(children[i]).place = static_cast<int>(i);
}

RunRows::Match RunRows::match(const std::vector<RunNode>& nodes) const
{
    Match match{std::vector<int>(m_rows.size(), -1), std::vector<int>(nodes.size(), -1)};
    match.newOf[0] = match.oldOf[0] = 0;
    std::vector<int> open{0};
    while (!open.empty()) {
        const int node = open.back();
        open.pop_back();
        for (const int child : nodes[static_cast<std::size_t>(node)].children) {
            const int old = numberOf(nodes[static_cast<std::size_t>(child)].key);
            if (old == 0 || at(old).parent != match.oldOf[static_cast<std::size_t>(node)]) continue;
            match.newOf[static_cast<std::size_t>(old)] = child;
            match.oldOf[static_cast<std::size_t>(child)] = old;
            open.push_back(child);
        }
    }
    return match;
}

void RunRows::change(const std::vector<RunNode>& nodes, RowChanges& changes)
{
    const Match match = this->match(nodes);
    removeUnmatched(0, match, changes);
    takeOver(nodes, match);
    changes.updateRuns();
    order(0, nodes, match, changes);
    insertUnmatched(0, nodes, match, changes);
}

void RunRows::removeUnmatched(int number, const Match& match, RowChanges& changes)
{
    const auto isGone = [&](std::size_t place) {
        return match.newOf[static_cast<std::size_t>(at(number).children[place])] < 0;
    };
    for (std::size_t end = at(number).children.size(); end > 0;) {
        std::size_t begin = end;
        while (begin > 0 && isGone(begin - 1)) --begin;
        if (begin == end) {
            --end;
            continue;
        }
        changes.removing(number, static_cast<int>(begin), static_cast<int>(end) - 1);
        std::vector<int>& children = row(number).children;
        const std::vector<int> gone(children.begin() + static_cast<std::ptrdiff_t>(begin),
                                    children.begin() + static_cast<std::ptrdiff_t>(end));
        children.erase(children.begin() + static_cast<std::ptrdiff_t>(begin),
                       children.begin() + static_cast<std::ptrdiff_t>(end));
        for (const int child : gone) forget(child);
        place(number, begin);
        changes.removed(number);
        end = begin;
    }
    for (const int child : std::as_const(row(number).children)) removeUnmatched(child, match, changes);
}

/// What the rows that stay are of.
void RunRows::takeOver(const std::vector<RunNode>& nodes, const Match& match)
{
    for (std::size_t i = 1; i < nodes.size(); ++i) {
        if (match.oldOf[i] < 0) continue;
        RunNode& kept = row(match.oldOf[i]);
        m_runs += (nodes[i].run >= 0) - (kept.run >= 0);
        kept.kind = nodes[i].kind;
        kept.name = nodes[i].name;
        kept.run = nodes[i].run;
    }
}

void RunRows::order(int number, const std::vector<RunNode>& nodes, const Match& match, RowChanges& changes)
{
    std::vector<int> wanted;
    for (const int child : nodes[static_cast<std::size_t>(match.newOf[static_cast<std::size_t>(number)])].children)
        if (const int old = match.oldOf[static_cast<std::size_t>(child)]; old >= 0) wanted.push_back(old);
    if (wanted != at(number).children) {
        changes.reordering(number);
        row(number).children = wanted;
        place(number, 0);
        changes.reordered(number);
    }
    for (const int child : wanted) order(child, nodes, match, changes);
}

void RunRows::insertUnmatched(int number, const std::vector<RunNode>& nodes, const Match& match, RowChanges& changes)
{
    const std::vector<int>& wanted = nodes[static_cast<std::size_t>(match.newOf[static_cast<std::size_t>(number)])].children;
    const auto oldAt = [&](std::size_t place) { return match.oldOf[static_cast<std::size_t>(wanted[place])]; };
    std::vector<int> kept;
    for (std::size_t begin = 0; begin < wanted.size();) {
        if (oldAt(begin) >= 0) {
            kept.push_back(oldAt(begin++));
            continue;
        }
        std::size_t end = begin;
        while (end < wanted.size() && oldAt(end) < 0) ++end;
        changes.inserting(number, static_cast<int>(begin), static_cast<int>(end) - 1);
        std::vector<int> added;
        for (std::size_t i = begin; i < end; ++i) added.push_back(add(nodes, wanted[i], number));
        std::vector<int>& children = row(number).children;
        children.insert(children.begin() + static_cast<std::ptrdiff_t>(begin), added.begin(), added.end());
        place(number, begin);
        changes.inserted(number);
        begin = end;
    }
    for (const int child : kept) insertUnmatched(child, nodes, match, changes);
}

}  // namespace rosa::workbench
