/// Parts of a data set as bytes: what both versions of the packed format hold alike.
#pragma once

#include <string>
#include <vector>

#include "core/base/result.h"
#include "core/data/byte_coding.h"
#include "core/data/packed.h"

namespace rosa::data::packed {

void putCard(ByteWriter& out, const PackedCard& card);
Result<PackedCard> takeCard(ByteReader& in);

/// What a card says of a data set; `hash` becomes its content hash.
PackedCard cardOf(const Dataset& dataset, std::string hash);
/// An Error says what the card counts otherwise than the data set.
Result<void> checkCard(const PackedCard& card, const Dataset& dataset);
/// Moves the texts of the card into the data set.
void nameBy(PackedCard card, Dataset& dataset);

void putSplits(ByteWriter& out, const std::vector<graph::Split>& splits);
Result<std::vector<graph::Split>> takeSplits(ByteReader& in, graph::Node nodes);

void putTexts(ByteWriter& out, const std::vector<std::string>& texts);
/// Exactly `count` of them, and nothing after; `what` names one in an error.
Result<std::vector<std::string>> takeTexts(ByteReader& in, std::size_t count, const char* what);

void putContacts(ByteWriter& out, const Contacts& contacts);
Result<Contacts> takeContacts(ByteReader& in, graph::Node nodes);

/// Lower-case hexadecimal digits.
std::string hexOf(std::span<const std::byte> bytes);
/// The bytes of 2n hexadecimal digits.
std::vector<std::byte> bytesOfHex(const std::string& digits);

}  // namespace rosa::data::packed
