/// Messages as members of JSON objects: the English text, for people and other programs, and beside it "template", for translation.
#pragma once

#include <string>

#include <nlohmann/json.hpp>

#include "core/base/message.h"

namespace rosa {

inline constexpr const char* kTemplateKey = "template";

/// Sets `key` to the English text and, unless it is verbatim, "template" to toJson(message). For Json nlohmann::json or ordered_json.
template <typename Json>
void putMessage(Json& object, const char* key, const Message& message)
{
    object[key] = message.text();
    if (message.isTemplate()) object[kTemplateKey] = Json::parse(toJson(message));
}

/// The message that putMessage() put there. Where there is no template, or one of another text, the text verbatim; "" where there is none.
template <typename Json>
Message messageIn(const Json& object, const char* key)
{
    const auto text = object.find(key);
    if (text == object.end() || !text->is_string()) return {};
    const auto made = object.find(kTemplateKey);
    const std::string json =
        made == object.end() ? std::string() : made->dump(-1, ' ', false, Json::error_handler_t::replace);
    return messageOr(json, text->template get<std::string>());
}

}  // namespace rosa
