/// The pieces that makeCatalogue() puts together: one function a description file. Private to core/catalog.
#pragma once

#include <vector>

#include "core/catalog/catalogue.h"

namespace rosa::catalog {

// Short ways to write a Parameter; `live` marks one that may be turned while a run trains, `before` one that older records lack.
Parameter boolean(std::string key, std::string title, bool fallback, std::string help);
Parameter integer(std::string key, std::string title, std::int64_t fallback, double minimum, double maximum,
                  std::string unit, std::string help);
Parameter real(std::string key, std::string title, double fallback, double minimum, double maximum, std::string unit,
               std::string help);
Parameter positive(std::string key, std::string title, double fallback, double maximum, std::string unit, std::string help);
Parameter choice(std::string key, std::string title, std::vector<Choice> choices, std::string help);
Parameter live(Parameter parameter);
/// `text` is what runs did before there was this key.
Parameter before(Parameter parameter, const std::string& text);

std::vector<Parameter> samplingParameters();
std::vector<Parameter> encoderParameters();
std::vector<Parameter> comparisonParameters();
std::vector<Parameter> objectiveParameters();
std::vector<Parameter> walkParameters();
std::vector<Parameter> supervisedParameters();
std::vector<Parameter> timeParameters();
std::vector<Parameter> trainingParameters();
std::vector<Parameter> evaluationParameters();

Encoder gatEncoder();
Encoder gcnEncoder();
Encoder mlpEncoder();
Encoder sageEncoder();

Method rosaMethod();
Method subgConMethod();
Method dgiMethod();
Method gmiMethod();
Method graceMethod();
Method gcaMethod();
Method bgrlMethod();
Method gcnMethod();
Method fastGcnMethod();
Method graphSageMethod();
Method unsupervisedSageMethod();
Method deepWalkMethod();
Method node2VecMethod();
Method rawMethod();
Method randomMethod();
/// What somebody's embedding is recorded as; not one of Catalogue::methods.
Method embeddingMethod();

/// RoSA's presets, `reference` first: the article's table of hyperparameters, and what the published program does else.
std::vector<Preset> rosaPresets();
/// `presets` with only the values of `keys`: what a baseline shares with the method it is compared with.
std::vector<Preset> restrictedTo(std::vector<Preset> presets, const std::vector<std::string>& keys);

/// Keys that every method has which is trained, and which is measured.
std::vector<std::string> trainingKeys();
std::vector<std::string> evaluationKeys();
/// One list of keys after another.
std::vector<std::string> joined(std::vector<std::string> first, const std::vector<std::vector<std::string>>& more);

/// What a method's own article or program sets for a data set ("": for all).
struct OwnValues {
    std::string dataset;
    std::string source;
    std::vector<std::pair<std::string, std::string>> values;  ///< key, text
};
/// RoSA's presets as another method has them: the same data, inductive training and evaluation in each, and its own values in all.
std::vector<Preset> comparedPresets(const std::vector<OwnValues>& own);

/// GRACE's settings and keys, on which GCA builds.
std::vector<OwnValues> graceValues();
std::vector<std::string> graceKeys();
/// What DeepWalk and node2vec share: their keys but p and q, and presets of these values under RoSA's protocols.
std::vector<std::string> walkKeys();
std::vector<Preset> walkPresets(const std::vector<PresetValue>& reference, const std::vector<PresetValue>& paper);

/// The article's data sets of contacts with times.
inline constexpr const char* kTimed = "ciaw";
inline constexpr const char* kTimedStar = "ciaw-star";
/// Keys of methods that see time snapshots, and of those among them that contrast these.
std::vector<std::string> timeKeys();
std::vector<std::string> contrastedTimeKeys();
/// Lets a method see time snapshots by `keys`, whose values its presets for those data sets get. Last, when its presets are there.
void addTime(Method& method, std::vector<std::string> keys);

/// A number of another source than the tables of published_tables.h, in per cent; `deviation` negative where there is none.
PublishedResult published(std::string dataset, std::string encoder, double mean, double deviation, std::string source,
                          std::string note, std::string protocol);

std::vector<Protocol> protocols();

inline constexpr const char* kArticle =
    "Zhu, Guo, Wu, Tang: RoSA: A Robust Self-Aligned Framework for Node-Node Graph "
    "Contrastive Learning, IJCAI 2022";

}  // namespace rosa::catalog
