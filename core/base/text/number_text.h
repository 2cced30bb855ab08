/// Numbers as the texts of commands, files and pages: in English, whatever the locale. The window has widgets/style/number_text.h.
#pragma once

#include <cstdint>
#include <string>

namespace rosa {

/// A number by a format of printf(), at most 63 characters.
std::string formatted(const char* format, double value);

/// A fraction in per cent: 0.8437 as "84.4"; signed: "+0.4", "-0.4", "0.0".
std::string percent(double fraction);
std::string signedPercent(double fraction);

/// 1234567 as "1,234,567".
std::string grouped(std::int64_t number);
/// "1 split", "2 splits", "1,234 splits"; `several` is the plural if it is not formed with s: "classes".
std::string counted(std::int64_t number, const std::string& one, const std::string& several = {});

}  // namespace rosa
