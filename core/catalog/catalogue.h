/// The list of everything a run can be made of, filled by hand (catalogue.cpp) and passed down from main.
#pragma once

#include <string>
#include <vector>

#include "core/catalog/parameter.h"

namespace rosa::catalog {

/// A value that a method or preset gives a parameter, and where it comes from.
struct PresetValue {
    std::string key;
    std::string text;    ///< As parseValue takes it.
    std::string source;  ///< "article, table 5"; shown beside the parameter as the origin of its default.
};

/// Values for one (preset, data set); `dataset` empty: for every data set.
struct Preset {
    std::string id;       ///< "paper", "reference"
    std::string dataset;  ///< Lower case; "" for all. The more special one wins.
    std::string encoder;  ///< Taken where the user names none; "": the method's first.
    std::vector<PresetValue> values;
};

/// A number an article printed for a method on a data set.
struct PublishedResult {
    std::string dataset;
    std::string encoder;    ///< "" where the table names none.
    double mean = 0;        ///< Fraction.
    double deviation = -1;  ///< Fraction; negative where none is printed.
    std::string source;     ///< "Zhu et al., IJCAI 2022, table 1"
    std::string note;       ///< "other protocol" …
    std::string protocol;   ///< Under which it is to be compared.
};

struct Encoder {
    std::string id;  ///< "gcn"
    std::string title;
    std::string help;
    std::string citation;
    std::vector<Group> groups;            ///< Of its own, besides those of the method.
    std::vector<std::string> parameters;  ///< Their keys.
};

/// A data set that a method refuses, and why: "its views are not aligned …".
struct Unfit {
    std::string dataset;
    std::string reason;
};

struct Method {
    std::string id;  ///< "rosa"
    std::string title;
    std::string summary;  ///< One sentence.
    std::string citation;
    bool trains = true;                 ///< False for raw features and random encoders.
    bool comparesPairs = false;         ///< Compares pairs of views by transport: they can be watched and inspected.
    bool usesLabels = false;            ///< Trains a classifier on each of the protocol's splits, which is judged itself.
    std::vector<std::string> encoders;  ///< Ids that fit it; the first is the default; empty: it needs none.
    std::vector<Group> groups;          ///< What it reads.
    /// What it reads besides on a data set in time snapshots: where a preset or the user says anything of "time.".
    std::vector<Group> timeGroups;
    std::vector<std::string> parameters, timeParameters;  ///< Their keys, in the order shown.
    std::vector<Unfit> unfit;                             ///< Known data sets that it cannot run on.
    std::vector<Preset> presets;                          ///< The first id is the default preset.
    std::vector<PublishedResult> published;               ///< The article's tables first.
};

/// What core/data's data sets are evaluated by where the user does not say.
struct Protocol {
    std::string id;  ///< "cv-10-90"
    std::string title;
    std::string help;
};

struct Catalogue {
    std::vector<Parameter> parameters;
    std::vector<Encoder> encoders;
    std::vector<Method> methods;
    /// What a foreign embedding is recorded as: found by its id, but none of the methods to choose from.
    Method foreign;
    std::vector<Protocol> protocols;

    /// nullptr where there is none of that key or id.
    [[nodiscard]] const Parameter* parameter(const std::string& key) const;
    [[nodiscard]] const Encoder* encoder(const std::string& id) const;
    [[nodiscard]] const Method* method(const std::string& id) const;
};

/// The one list. Cheap; call once in main and pass it down.
Catalogue makeCatalogue();

}  // namespace rosa::catalog
