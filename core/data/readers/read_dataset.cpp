#include "core/data/readers/formats.h"
#include "core/data/readers/readers.h"

namespace rosa::data {

namespace {

Result<Dataset> readFormat(const Found& found)
{
    switch (found.format) {
        case Format::Planetoid:
            return readPlanetoid(found);
        case Format::GeomGcn:
            return readGeomGcn(found);
        case Format::CsrNpz:
            return readCsrNpz(found);
        case Format::SocioPatterns:
            return readSocioPatternsGraph(found);
        case Format::Tables:
            return readTables(found);
        case Format::MatrixMarket:
            return readMatrixMarket(found);
        case Format::GraphMl:
            return readGraphMl(found);
    }
    return badInput("unknown format");
}

}  // namespace

std::string_view formatName(Format format)
{
    switch (format) {
        case Format::Planetoid:
            return "Planetoid";
        case Format::GeomGcn:
            return "Geom-GCN";
        case Format::CsrNpz:
            return "CSR npz";
        case Format::SocioPatterns:
            return "SocioPatterns";
        case Format::Tables:
            return "tables";
        case Format::MatrixMarket:
            return "Matrix Market";
        case Format::GraphMl:
            return "GraphML";
    }
    return "unknown";
}

Result<Dataset> readDataset(const Found& found)
{
    auto dataset = readFormat(found);
    // Most errors name their file already; those about how files fit together name the data set's place.
    if (!dataset && dataset.error().message.find(found.path.string()) == std::string::npos)
        return dataset.error().within(found.path.string());
    return dataset;
}

}  // namespace rosa::data
