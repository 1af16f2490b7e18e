#pragma once

#include <stdexcept>
#include <string>
#include <utility>

namespace fovlab {

/// Something could not be done: exit status 1. Told as `fovlab: WHERE: WHAT`.
class Failure : public std::runtime_error {
public:
    Failure(std::string where_, const std::string& what)
        : std::runtime_error(what), where(std::move(where_)) {}

    std::string where; // FILE:LINE:COLUMN, or as much of that as there is
};

/// The command line asks for something that makes no sense: exit status 2. Told in the same form.
class UsageError : public Failure {
public:
    using Failure::Failure;
};

} // namespace fovlab
