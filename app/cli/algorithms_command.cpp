#include "cli/commands.hpp"
#include "cli/report.hpp"
#include "fov/catalogue.hpp"
#include "storage/output.hpp"

#include <memory>

namespace fovlab {
namespace {

std::string parameters_text(const Algorithm& algorithm) {
    std::string text;
    for (const Parameter& parameter : algorithm.parameters) {
        if (!text.empty()) text += ", ";
        text += std::string(parameter.name) + '=' + std::to_string(parameter.default_value);
    }
    return text.empty() ? "-" : text;
}

std::string algorithms_table(std::span<const Algorithm* const> algorithms) {
    ReportRows rows;
    for (const Algorithm* algorithm : algorithms)
        rows.push_back(
            {{"id", algorithm->id},
             {"name", algorithm->name},
             {"parameters", parameters_text(*algorithm)},
             {"nominal_range", algorithm->nominal_range},
             {"source", std::string(algorithm->author) + ", " + std::string(algorithm->document)}});
    return to_table(rows);
}

nlohmann::ordered_json parameter_json(const Parameter& parameter) {
    nlohmann::ordered_json json{{"name", parameter.name},
                                {"description", parameter.description},
                                {"default", parameter.default_value},
                                {"min", parameter.min},
                                {"max", parameter.max}};
    if (!parameter.allowed.empty())
        json["allowed"] = std::vector<int>(parameter.allowed.begin(), parameter.allowed.end());
    return json;
}

nlohmann::ordered_json algorithms_json(std::span<const Algorithm* const> algorithms) {
    nlohmann::ordered_json list = nlohmann::ordered_json::array();
    for (const Algorithm* algorithm : algorithms) {
        nlohmann::ordered_json parameters = nlohmann::ordered_json::array();
        for (const Parameter& parameter : algorithm->parameters)
            parameters.push_back(parameter_json(parameter));
        list.push_back({{"id", algorithm->id},
                        {"name", algorithm->name},
                        {"description", algorithm->description},
                        {"parameters", parameters},
                        {"nominal_range", algorithm->nominal_range},
                        {"symmetric", algorithm->symmetric},
                        {"author", algorithm->author},
                        {"document", algorithm->document},
                        {"url", algorithm->url}});
    }
    return {{"version", FOVLAB_VERSION}, {"algorithms", list}};
}

} // namespace

void add_algorithms_command(CLI::App& app) {
    CLI::App* command =
        app.add_subcommand("algorithms", "List the algorithms: ids, names, parameters, sources");
    const auto format = std::make_shared<std::string>();
    add_format_option(*command, *format, {"table", "json"});
    command->callback([format] {
        write_standard_output(*format == "json" ? to_text(algorithms_json(catalogue()))
                                                : algorithms_table(catalogue()));
    });
}

} // namespace fovlab
