/// Facts about a data set shown in the window, as plain values.
#pragma once

#include <optional>
#include <utility>

#include <QString>
#include <QVector>

#include "core/data/dataset.h"
#include "core/data/known_data.h"
#include "core/graph/statistics.h"

namespace rosa::workbench {

struct DataFacts {
    QString name, title, source, featuresNote;
    qint64 nodes = 0;
    qint64 edges = 0;  ///< Undirected.
    qint64 features = 0;
    qint64 classes = 0;
    qint64 unlabelled = 0;
    qint64 isolated = 0;
    qint64 components = 0;
    qint64 largestComponent = 0;
    qint64 splits = 0;
    std::optional<graph::ValueRange> range;      ///< Of the non-zero features.
    std::optional<graph::ValueRange> weights;    ///< Of the edges; empty without weights.
    double density = 0;                          ///< Share of non-zero features.
    std::optional<double> homophily;             ///< Share of edges within a class; empty without classes.
    QVector<std::pair<Message, qint64>> fixUps;  ///< Corrections by the reader, and their numbers.
    QString sharesNodesWith;                     ///< A published data set with the same features and classes; "": none.
    data::Difference known;                      ///< From the published data set of this name.
};

/// O(size); thread-safe.
DataFacts factsOf(const data::Dataset& dataset);

}  // namespace rosa::workbench
