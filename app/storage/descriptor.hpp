#pragma once

#include <string>
#include <string_view>
#include <unistd.h>
#include <utility>

namespace fovlab {

/// An open file, closed when this goes away.
class Descriptor {
public:
    explicit Descriptor(int number) : number_(number) {}
    ~Descriptor() {
        if (is_open()) ::close(number_);
    }
    Descriptor(const Descriptor&) = delete;
    Descriptor& operator=(const Descriptor&) = delete;

    bool is_open() const { return number_ >= 0; }
    int number() const { return number_; }

    /// Closes the file now; false, with errno set, when that lost what was written.
    bool close() { return ::close(std::exchange(number_, -1)) == 0; }

private:
    int number_;
};

/// Writes all of the bytes; false, with errno set, when that failed.
bool write_all(int descriptor, std::string_view bytes);

/// What went wrong and what helps, for an errno value: "no such folder; …".
std::string error_text(int error);

} // namespace fovlab
