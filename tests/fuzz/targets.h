/// The functions listed in targets.cpp, by file.
#pragma once

#include "tests/fuzz/fuzz_target.h"

namespace rosa::fuzz {

// array_targets.cpp
void runPickle(std::span<const std::byte> bytes);
std::vector<Bytes> seedsOfPickle();
void runNpy(std::span<const std::byte> bytes);
std::vector<Bytes> seedsOfNpy();
void runZip(std::span<const std::byte> bytes);
std::vector<Bytes> seedsOfZip();
void runTorch(std::span<const std::byte> bytes);
std::vector<Bytes> seedsOfTorch();

// packed_targets.cpp
void runPacked(std::span<const std::byte> bytes);
std::vector<Bytes> seedsOfPacked();
void runMapped(std::span<const std::byte> bytes);
std::vector<Bytes> seedsOfMapped();

// reader_targets.cpp
void runPlanetoid(std::span<const std::byte> bytes);
std::vector<Bytes> seedsOfPlanetoid();
void runGeomGcn(std::span<const std::byte> bytes);
std::vector<Bytes> seedsOfGeomGcn();
void runCsrNpz(std::span<const std::byte> bytes);
std::vector<Bytes> seedsOfCsrNpz();
void runSocioPatterns(std::span<const std::byte> bytes);
std::vector<Bytes> seedsOfSocioPatterns();
void runTables(std::span<const std::byte> bytes);
std::vector<Bytes> seedsOfTables();
void runMatrixMarket(std::span<const std::byte> bytes);
std::vector<Bytes> seedsOfMatrixMarket();
void runGraphMl(std::span<const std::byte> bytes);
std::vector<Bytes> seedsOfGraphMl();
void runReddit(std::span<const std::byte> bytes);
std::vector<Bytes> seedsOfReddit();
void runGraphSaint(std::span<const std::byte> bytes);
std::vector<Bytes> seedsOfGraphSaint();

// foreign_targets.cpp
void runMat(std::span<const std::byte> bytes);
std::vector<Bytes> seedsOfMat();
void runGexf(std::span<const std::byte> bytes);
std::vector<Bytes> seedsOfGexf();
void runGml(std::span<const std::byte> bytes);
std::vector<Bytes> seedsOfGml();
void runPajek(std::span<const std::byte> bytes);
std::vector<Bytes> seedsOfPajek();
void runAdjacency(std::span<const std::byte> bytes);
std::vector<Bytes> seedsOfAdjacency();
void runLinqs(std::span<const std::byte> bytes);
std::vector<Bytes> seedsOfLinqs();
void runHeterophilous(std::span<const std::byte> bytes);
std::vector<Bytes> seedsOfHeterophilous();
void runObjectNpz(std::span<const std::byte> bytes);
std::vector<Bytes> seedsOfObjectNpz();
void runSciPy(std::span<const std::byte> bytes);
std::vector<Bytes> seedsOfSciPy();
void runGeometricPt(std::span<const std::byte> bytes);
std::vector<Bytes> seedsOfGeometricPt();
void runCompressed(std::span<const std::byte> bytes);
std::vector<Bytes> seedsOfCompressed();
void runNodeLink(std::span<const std::byte> bytes);
std::vector<Bytes> seedsOfNodeLink();
void runWikiCs(std::span<const std::byte> bytes);
std::vector<Bytes> seedsOfWikiCs();
void runGraphSage(std::span<const std::byte> bytes);
std::vector<Bytes> seedsOfGraphSage();

// text_targets.cpp
void runSplits(std::span<const std::byte> bytes);
std::vector<Bytes> seedsOfSplits();
void runEmbedding(std::span<const std::byte> bytes);
std::vector<Bytes> seedsOfEmbedding();
void runJson(std::span<const std::byte> bytes);
std::vector<Bytes> seedsOfJson();
void runToml(std::span<const std::byte> bytes);
std::vector<Bytes> seedsOfToml();
void runProblem(std::span<const std::byte> bytes);
std::vector<Bytes> seedsOfProblem();
void runLesson(std::span<const std::byte> bytes);
std::vector<Bytes> seedsOfLesson();

// record_targets.cpp
void runCheckpoint(std::span<const std::byte> bytes);
std::vector<Bytes> seedsOfCheckpoint();
void runInbox(std::span<const std::byte> bytes);
std::vector<Bytes> seedsOfInbox();
void runAnswers(std::span<const std::byte> bytes);
std::vector<Bytes> seedsOfAnswers();
void runEvaluation(std::span<const std::byte> bytes);
std::vector<Bytes> seedsOfEvaluation();
void runSnapshot(std::span<const std::byte> bytes);
std::vector<Bytes> seedsOfSnapshot();
void runRecord(std::span<const std::byte> bytes);
std::vector<Bytes> seedsOfRecord();

}  // namespace rosa::fuzz
