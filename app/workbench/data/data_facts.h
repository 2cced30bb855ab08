/// Facts about a data set shown in the window, as plain values.
#pragma once

#include <optional>
#include <utility>

#include <QString>
#include <QVector>

#include "core/data/dataset.h"

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
    double density = 0;                          ///< Share of non-zero features.
    std::optional<double> homophily;             ///< Share of edges within a class; empty without classes.
    QVector<std::pair<Message, qint64>> fixUps;  ///< Corrections by the reader, and their numbers.
};

/// O(size); thread-safe.
DataFacts factsOf(const data::Dataset& dataset);

}  // namespace rosa::workbench
