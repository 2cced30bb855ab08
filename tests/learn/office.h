/// A small data set of timestamped contacts.
#pragma once

#include <algorithm>
#include <vector>

#include "core/data/dataset.h"

namespace rosa::test {

/// Two departments of `half` people over `days` days. Each day has two rings of contacts, one per department, whose step varies from day
/// to day; `idle` people of each ring are absent, different ones each day.
inline data::Dataset office(bool dropsIsolated, int half = 12, int days = 12, int idle = 2)
{
    data::Dataset dataset;
    dataset.name = "office";
    for (int day = 0; day < days; ++day)
        for (int ring = 0; ring < 2; ++ring) {
            const int present = half - idle;
            const auto person = [&](int i) {
                return static_cast<graph::Node>(ring * half + (i % present + day * idle) % half);
            };
            for (int i = 0; i < present; ++i) dataset.contacts.list.push_back({100 * day + i, person(i), person(i + 1)});
        }
    std::ranges::stable_sort(dataset.contacts.list, {}, &data::Contact::time);
    dataset.contacts.dropsIsolated = dropsIsolated;
    std::vector<graph::Arc> arcs;
    for (const data::Contact& contact : dataset.contacts.list) arcs.push_back({contact.first, contact.second});
    dataset.graph = graph::Graph::undirected(2 * half, std::move(arcs)).value();
    dataset.features =
        graph::Features::dense(2 * half, 1, std::vector<float>(static_cast<std::size_t>(2 * half), 1)).value();
    dataset.labels.classNames = {"left", "right"};
    for (int i = 0; i < 2 * half; ++i) dataset.labels.ofNode.push_back(i / half);
    return dataset;
}

}  // namespace rosa::test
