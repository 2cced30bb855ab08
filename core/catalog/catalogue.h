/// Registry of all parameters, encoders, methods and protocols, filled by hand (catalogue.cpp) and passed down from main.
#pragma once

#include <string>
#include <vector>

#include "core/catalog/options/parameter.h"
#include "core/catalog/options/protocols.h"

namespace rosa::catalog {

/// A parameter value set by a preset, and its source.
struct PresetValue {
    std::string key;
    std::string text;    ///< In the form that parseValue accepts.
    std::string source;  ///< "article, table 5"; shown beside the parameter as the origin of its default.
};

/// Values of one preset for one data set, or for all data sets.
struct Preset {
    std::string id;       ///< "paper", "reference"
    std::string dataset;  ///< Lower case; "" for all. The more specific one takes precedence.
    std::string encoder;  ///< Used if the user names none; "": the method's first encoder.
    std::vector<PresetValue> values;
};

/// A published result of a method on a data set.
struct PublishedResult {
    std::string dataset;
    std::string encoder;    ///< "" if the table names none.
    double mean = 0;        ///< Fraction.
    double deviation = -1;  ///< Fraction; negative if none is printed.
    std::string source;     ///< "Zhu et al., IJCAI 2022, table 1"
    std::string note;       ///< "other protocol" …
    std::string protocol;   ///< Protocol whose results it is comparable with.
};

struct Encoder {
    std::string id;  ///< "gcn"
    std::string title;
    std::string help;
    std::string citation;
    std::vector<Group> groups;            ///< Parameters of the encoder, in addition to the method's.
    std::vector<std::string> parameters;  ///< Keys of the groups.
};

/// A data set on which a method cannot run, and the reason: "its views are not aligned …".
struct Unfit {
    std::string dataset;
    std::string reason;
};

struct Method {
    std::string id;  ///< "rosa"
    std::string title;
    std::string summary;  ///< One sentence.
    std::string citation;
    bool trains = true;          ///< False for raw features and random encoders.
    bool comparesPairs = false;  ///< Compares pairs of views by transport, so that pairs can be watched and inspected.
    bool usesLabels = false;     ///< Trains one classifier per split of the protocol; its own predictions are evaluated.
    std::vector<std::string> encoders;  ///< Ids of compatible encoders; the first is the default; empty: needs none.
    std::vector<Group> groups;          ///< Parameters it reads.
    /// Parameters it reads in addition on a data set in time snapshots, i.e. if a preset or the user sets a key "time.…".
    std::vector<Group> timeGroups;
    std::vector<std::string> parameters, timeParameters;  ///< Keys of the groups, in display order.
    std::vector<Unfit> unfit;                             ///< Known data sets on which it cannot run.
    std::vector<Preset> presets;                          ///< The first id is the default preset.
    std::vector<PublishedResult> published;               ///< The article's tables first.
};

/// Id of the method under which an external embedding is recorded: Catalogue::method() finds it, Catalogue::methods does not contain it.
inline constexpr const char* kForeignMethod = "embedding";

struct Catalogue {
    std::vector<Parameter> parameters;
    std::vector<Encoder> encoders;
    std::vector<Method> methods;
    Method foreign;  ///< kForeignMethod
    std::vector<Protocol> protocols;

    /// nullptr if the key or id is unknown.
    [[nodiscard]] const Parameter* parameter(const std::string& key) const;
    [[nodiscard]] const Encoder* encoder(const std::string& id) const;
    [[nodiscard]] const Method* method(const std::string& id) const;
};

/// Builds the catalogue. Cheap; call it once in main and pass the result down.
Catalogue makeCatalogue();

}  // namespace rosa::catalog
