/// Encoding of the parts of a data set that both versions of the packed format have in common.
#pragma once

#include <string>
#include <vector>

#include "core/base/result.h"
#include "core/data/byte_coding.h"
#include "core/data/packed.h"

namespace rosa::data::packed {

void putCard(ByteWriter& out, const PackedCard& card);
Result<PackedCard> takeCard(ByteReader& in);

/// Makes the card of a data set with content hash `hash`.
PackedCard cardOf(const Dataset& dataset, std::string hash);
/// Compares the counts of a card with its data set. Returns an Error that names the first difference.
Result<void> checkCard(const PackedCard& card, const Dataset& dataset);
/// Moves the texts of the card into the data set.
/// An Error "`problem`; `note`" where that holds, else "`problem`".
inline Error withNote(const Message& problem, bool holds, const Message& note)
{
    return badInput(holds ? Message("%1; %2", problem, note) : problem);
}

void nameBy(PackedCard card, Dataset& dataset);

void putSplits(ByteWriter& out, const std::vector<graph::Split>& splits);
Result<std::vector<graph::Split>> takeSplits(ByteReader& in, graph::Node nodes);

void putTexts(ByteWriter& out, const std::vector<std::string>& texts);
/// Reads exactly `count` texts with nothing after them; `what` names one in an error.
Result<std::vector<std::string>> takeTexts(ByteReader& in, std::size_t count, const char* what);

void putContacts(ByteWriter& out, const Contacts& contacts);
Result<Contacts> takeContacts(ByteReader& in, graph::Node nodes);

/// Lower-case hexadecimal digits.
std::string hexOf(std::span<const std::byte> bytes);
/// Converts 2n hexadecimal digits to n bytes.
std::vector<std::byte> bytesOfHex(const std::string& digits);

}  // namespace rosa::data::packed
