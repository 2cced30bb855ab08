/// Embeddings by t-SNE, for tests.
#pragma once

#include <QtCore/QtGlobal>

#include "core/learn/projection/tsne.h"

namespace rosa::test {

inline learn::Tsne prepared(const graph::Features& rows, const learn::TsneOptions& options = {})
{
    auto tsne = learn::Tsne::prepare(rows, options);
    if (!tsne) qFatal("%s", tsne.error().text().c_str());
    return *std::move(tsne);
}

}  // namespace rosa::test
