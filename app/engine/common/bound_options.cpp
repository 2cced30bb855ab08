#include "app/engine/common/bound_options.h"

#include <cctype>
#include <vector>

namespace rosa::engine {

namespace {

/// Type of the values in the help.
std::string typeName(const bind::Field& field)
{
    if (!field.placeholder.empty()) return field.placeholder;
    switch (field.parameter.type) {
        case bind::ValueType::Integer:
            return field.least < 0 ? "INT" : "UINT";
        case bind::ValueType::Real:
            return "FLOAT";
        case bind::ValueType::Boolean:
        case bind::ValueType::Choice:
        case bind::ValueType::Text:
            break;
    }
    return "TEXT";
}

std::string commandName(const bind::Field& field)
{
    std::string name = bind::optionName(field);
    if (!field.isPositional) return "--" + name;
    for (char& letter : name) letter = static_cast<char>(std::toupper(static_cast<unsigned char>(letter)));
    return name;
}

/// The name of earlier versions is read and not shown. CLI11 leaves out the names of hidden options in what excludes() and check() say.
void addFormer(CLI::App& command, const bind::Field& field, void* object, const CLI::Option* option)
{
    const std::string former = "--" + bind::formerOptionName(field);
    const auto read = [&field, object, option, former](const std::string& text) {
        if (option->count() > 0) throw CLI::ExcludesError(former, option->get_name());
        if (const std::string problem = fits(field)(text); !problem.empty()) throw CLI::ValidationError(former, problem);
        (void)bind::setOption(field, object, {text});
    };
    constexpr const char* kHidden = "";
    command.add_option_function<std::string>(former, read)->group(kHidden);
}

}  // namespace

CLI::Validator fits(const bind::Field& field)
{
    if (field.parameter.type == bind::ValueType::Choice) {
        std::vector<std::string> ids;
        for (const bind::Choice& choice : field.parameter.choices) ids.push_back(choice.id);
        return CLI::IsMember(ids);
    }
    return {[&field](const std::string& text) -> std::string {
                if (bind::parseValue(field, text)) return {};
                const bool isText = field.parameter.type == bind::ValueType::Text;
                return "expected " + (isText ? "a value" : bind::expectation(field).text()) + ", found '" + text + "'";
            },
            {}};
}

CLI::Option* addOption(CLI::App& command, const bind::Field& field, void* object, const std::string& help)
{
    const std::string& text = help.empty() ? field.parameter.help : help;
    if (field.parameter.type == bind::ValueType::Boolean)
        return command.add_flag_callback(
            commandName(field), [&field, object] { field.assign(field.place(object), bind::Value(true)); }, text);
    CLI::Option* const option = command.add_option(
        commandName(field),
        [&field, object](const CLI::results_t& words) { return bind::setOption(field, object, words).ok(); }, text);
    option->type_name(typeName(field))->check(fits(field))->required(field.isRequired);
    if (!field.former.empty()) addFormer(command, field, object, option);
    if (field.holds != bind::Holds::Any) return option;
    option->expected(CLI::detail::expected_max_vector_size);
    if (field.isRepeated) return option->expected(1)->multi_option_policy(CLI::MultiOptionPolicy::TakeAll);
    return option->delimiter(',');
}

}  // namespace rosa::engine
