#pragma once

#include "fov/algorithm.hpp"

#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace fovlab {

/// An algorithm with a value for each of its parameters.
struct Spec {
    const Algorithm* algorithm;
    std::vector<int> values;

    friend bool operator==(const Spec&, const Spec&) = default;
};

/// Thrown when a text is not a SPEC. what() says what is wrong and what would be right.
struct SpecError : std::runtime_error {
    using std::runtime_error::runtime_error;
};

/// The algorithm with all parameters at their defaults.
Spec default_spec(const Algorithm& algorithm);

/// Every algorithm of the catalogue, with its parameters at their defaults.
std::vector<Spec> default_specs();

/// Reads `id` or `id:name=value`, with more parameters after commas. Throws SpecError.
Spec parse_spec(std::string_view text);

/// The id plus those parameters that differ from their defaults; parse_spec reads it back.
std::string to_string(const Spec& spec);

} // namespace fovlab
