#include "fov/spec.hpp"

#include "fov/catalogue.hpp"
#include "grid/parse_int.hpp"

#include <algorithm>

namespace fovlab {
namespace {

/// "a, b or c".
std::string choice(const std::vector<std::string>& words) {
    std::string text;
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (i > 0) text += i + 1 == words.size() ? " or " : ", ";
        text += words[i];
    }
    return text;
}

std::string known_ids() {
    std::vector<std::string> ids;
    for (const Algorithm* algorithm : catalogue()) ids.emplace_back(algorithm->id);
    return choice(ids);
}

std::string known_parameters(const Algorithm& algorithm) {
    if (algorithm.parameters.empty()) return "it has none";
    std::vector<std::string> names;
    for (const Parameter& parameter : algorithm.parameters) names.emplace_back(parameter.name);
    return "it has " + choice(names);
}

std::string range_of(const Parameter& parameter) {
    if (parameter.allowed.empty())
        return "a whole number from " + std::to_string(parameter.min) + " to " +
               std::to_string(parameter.max);
    std::vector<std::string> values;
    for (const int value : parameter.allowed) values.push_back(std::to_string(value));
    return choice(values);
}

bool is_allowed(const Parameter& parameter, int value) {
    return parameter.allowed.empty() ||
           std::ranges::find(parameter.allowed, value) != parameter.allowed.end();
}

/// The part of the text before the separator, taken off its front with the separator.
std::string_view take_until(std::string_view& text, char separator) {
    const std::size_t end = text.find(separator);
    const std::string_view part = text.substr(0, end);
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    return part;
}

std::string quoted(std::string_view text) {
    return "'" + std::string(text) + "'";
}

} // namespace

Spec default_spec(const Algorithm& algorithm) {
    Spec spec{&algorithm, {}};
    for (const Parameter& parameter : algorithm.parameters)
        spec.values.push_back(parameter.default_value);
    return spec;
}

std::vector<Spec> default_specs() {
    std::vector<Spec> specs;
    for (const Algorithm* algorithm : catalogue()) specs.push_back(default_spec(*algorithm));
    return specs;
}

Spec parse_spec(std::string_view text) {
    std::string_view rest = text;
    const std::string_view id = take_until(rest, ':');
    const Algorithm* algorithm = find_algorithm(id);
    if (!algorithm) throw SpecError("no algorithm " + quoted(id) + "; there is " + known_ids());

    Spec spec = default_spec(*algorithm);
    std::vector<bool> given(spec.values.size());
    if (text.size() > id.size() && (rest.empty() || rest.ends_with(',')))
        throw SpecError(quoted(text) + " ends where a parameter should stand, as name=value");
    while (!rest.empty()) {
        std::string_view value_text = take_until(rest, ',');
        const std::string_view name = take_until(value_text, '=');
        const auto parameter = std::ranges::find(algorithm->parameters, name, &Parameter::name);
        if (parameter == algorithm->parameters.end())
            throw SpecError(std::string(id) + " has no parameter " + quoted(name) + "; " +
                            known_parameters(*algorithm));
        const auto index = static_cast<std::size_t>(parameter - algorithm->parameters.begin());
        if (given[index]) throw SpecError(quoted(text) + " gives " + std::string(name) + " twice");
        given[index] = true;
        const auto value = parse_int(value_text, parameter->min, parameter->max);
        if (!value || !is_allowed(*parameter, *value))
            throw SpecError(std::string(id) + ": " + std::string(name) + " must be " +
                            range_of(*parameter) + ", not " + quoted(value_text));
        spec.values[index] = *value;
    }
    return spec;
}

std::string to_string(const Spec& spec) {
    std::string text(spec.algorithm->id);
    char separator = ':';
    for (std::size_t i = 0; i < spec.values.size(); ++i) {
        const Parameter& parameter = spec.algorithm->parameters[i];
        if (spec.values[i] == parameter.default_value) continue;
        text += separator;
        text += parameter.name;
        text += '=' + std::to_string(spec.values[i]);
        separator = ',';
    }
    return text;
}

} // namespace fovlab
