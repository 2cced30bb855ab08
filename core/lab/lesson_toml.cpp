#include <algorithm>
#include <set>

#include "core/lab/lesson.h"
#include "core/lab/problem_reader.h"
#include "core/lab/table_reader.h"

namespace rosa::lab {

namespace {

constexpr std::size_t kMostSteps = 100;
constexpr std::size_t kMostChecks = 200;
constexpr std::int64_t kMostMinutes = 600;
constexpr std::size_t kLongestLanguage = 16;
constexpr std::size_t kMostLanguages = 40;
/// Of the problems of all steps and checks, each of which is a copy: a file of 1 MB could ask for gigabytes.
constexpr std::size_t kMostBytes = std::size_t{16} << 20;

std::size_t bytesOf(const std::vector<std::string>& texts)
{
    std::size_t bytes = texts.size() * sizeof(std::string);
    for (const std::string& text : texts) bytes += text.size();
    return bytes;
}

template <typename Value>
std::size_t bytesOf(const std::vector<Value>& values)
{
    return values.size() * sizeof(Value);
}

std::size_t bytesOf(const std::optional<transport::Matrix<double>>& matrix)
{
    return matrix ? matrix->values().size_bytes() : 0;
}

std::size_t bytesOf(const Problem& problem)
{
    std::size_t bytes = sizeof(Problem) + problem.title.size() + bytesOf(problem.solve.plan);
    if (const auto* clouds = std::get_if<Clouds>(&problem.source))
        bytes += bytesOf(clouds->rows) + bytesOf(clouds->columns);
    else if (const auto* graph = std::get_if<GraphViews>(&problem.source))
        bytes += bytesOf(graph->nodes) + bytesOf(graph->edges) + bytesOf(graph->rows) + bytesOf(graph->columns);
    else if (const auto* given = std::get_if<GivenCost>(&problem.source))
        bytes += given->cost.values().size_bytes() + bytesOf(given->hops) + bytesOf(given->scale) +
                 bytesOf(given->rowPlaces) + bytesOf(given->columnPlaces) + bytesOf(given->rowEdges) +
                 bytesOf(given->columnEdges);
    for (const auto* values : {&problem.rowWeights, &problem.columnWeights}) bytes += bytesOf(*values);
    for (const auto* classes : {&problem.rowClasses, &problem.columnClasses}) bytes += bytesOf(*classes);
    for (const auto* texts : {&problem.rowLabels, &problem.columnLabels, &problem.classNames}) bytes += bytesOf(*texts);
    return bytes;
}

/// Copies problems as long as they fit.
class Copier {
public:
    Problem operator()(const Problem& problem, TableReader& reader)
    {
        m_bytes += bytesOf(problem);
        if (m_bytes <= kMostBytes) return problem;
        reader.refuse(Message("the problems of all steps and checks take more than %1 MB", kMostBytes >> 20));
        return {};
    }

private:
    std::size_t m_bytes = 0;
};

/// A table of one text per language.
LocalText readLanguages(TableReader& reader)
{
    LocalText text;
    for (const std::string& language : reader.keys()) {
        if (language.size() > kLongestLanguage)
            reader.refuse(Message("expected languages such as de, en, zh, found a name of %1 letters", language.size()));
        std::string words;
        reader.text(language.c_str(), words);
        text.set(language, words);
    }
    return text;
}

void readText(TableReader& reader, const char* key, LocalText& text)
{
    if (!reader.has(key)) return;
    if (!reader.isTable(key)) {
        std::string words;
        reader.text(key, words);
        text = LocalText(words);
        return;
    }
    auto languages = reader.table(key);
    if (!languages) return;
    text = readLanguages(*languages);
    if (text.empty()) reader.refuse(key, Message("expected text in quotes, or one text per language"));
}

/// { solve = { lambda = 5 }, weights = { … } }: on a problem that stands.
void readChanges(TableReader& reader, const char* key, Problem& problem)
{
    auto changes = reader.table(key);
    if (!changes) return;
    // Names belong to the nodes of a source.
    if (readSourceChange(*changes, problem) > 0) {
        problem.rowLabels.clear();
        problem.columnLabels.clear();
        problem.rowClasses.clear();
        problem.columnClasses.clear();
        problem.classNames.clear();
    }
    readNames(*changes, problem);
    if (auto cost = changes->table("cost")) {
        readCost(*cost, problem);
        cost->finish();
    }
    if (auto weights = changes->table("weights")) {
        readWeights(*weights, problem);
        weights->finish();
    }
    if (auto solve = changes->table("solve")) {
        readSettings(*solve, problem.solve);
        solve->finish();
    }
    changes->finish();
    if (reader.isFaulty()) return;
    if (auto posed = pose(problem); !posed) reader.refuse(key, posed.error().message);
}

/// The keys quantity, value, tolerance and at.
LessonCheck readCheck(TableReader& reader, const Problem& problem, Copier& copyOf)
{
    LessonCheck check;
    check.problem = copyOf(problem, reader);
    check.line = reader.line();
    std::string name;
    reader.text("quantity", name);
    reader.number("value", check.value, -1e12, 1e12);
    reader.number("tolerance", check.tolerance, 0, 1e12);
    readChanges(reader, "at", check.problem);
    for (const char* key : {"quantity", "value", "tolerance"})
        if (!reader.has(key)) reader.refuse(Message("the key %1 is missing", key));
    auto quantity = quantityFromText(name);
    if (!quantity)
        reader.refuse("quantity", quantity.error().message);
    else
        check.quantity = *quantity;
    return check;
}

void readChoices(TableReader& reader, LessonQuestion& question)
{
    if (reader.isTableList("choices")) {
        for (TableReader& choice : reader.tables("choices", 9)) question.choices.push_back(readLanguages(choice));
    } else {
        std::vector<std::string> choices;
        reader.texts("choices", choices);
        for (std::string& choice : choices) question.choices.emplace_back(std::move(choice));
    }
    std::int64_t right = 0;
    const auto count = static_cast<std::int64_t>(question.choices.size());
    if (count < 2 || count > 9)
        return reader.refuse("choices", Message("expected from %1 to %2 choices, found %3", 2, 9, count));
    if (!reader.has("right")) return reader.refuse(Message("the key %1 is missing", "right"));
    reader.whole("right", right, 1, count);
    question.right = static_cast<std::size_t>(std::max<std::int64_t>(right, 1) - 1);
}

/// The two numbers of a choice between more and less.
void readCompared(TableReader& reader, LessonQuestion& question)
{
    std::vector<std::string> names;
    reader.texts("compares", names);
    for (const std::string& name : names) {
        auto quantity = quantityFromText(name);
        if (!quantity) return reader.refuse("compares", quantity.error().message);
        question.compared.push_back(*quantity);
    }
    if (reader.has("compares") && names.size() != 2)
        reader.refuse("compares", Message("expected %1 quantities, found %2", 2, names.size()));
}

void readChoice(TableReader& reader, const Problem& problem, Copier& copyOf, LessonQuestion& question)
{
    readChoices(reader, question);
    readCompared(reader, question);
    if (!reader.has("at")) return;
    question.at = copyOf(problem, reader);
    readChanges(reader, "at", *question.at);
}

std::optional<LessonQuestion> readQuestion(TableReader& step, const Problem& problem, Copier& copyOf)
{
    auto reader = step.table("ask");
    if (!reader) return std::nullopt;
    LessonQuestion question;
    std::size_t kind = 0;
    reader->choice("kind", kind, {"number", "choice", "plan"});
    question.kind = static_cast<LessonQuestion::Kind>(kind);
    readText(*reader, "prompt", question.prompt);
    if (question.prompt.empty()) reader->refuse(Message("the key %1 is missing", "prompt"));
    if (question.kind == LessonQuestion::Kind::Number) {
        question.answer = readCheck(*reader, problem, copyOf);
        question.precision = question.answer->tolerance;
        reader->number("precision", question.precision, 0, question.answer->tolerance);
    }
    if (question.kind == LessonQuestion::Kind::Choice) readChoice(*reader, problem, copyOf, question);
    if (question.kind != LessonQuestion::Kind::Plan) reader->boolean("shown", question.isShown);
    reader->finish();
    return question;
}

void readControls(TableReader& reader, std::vector<Control>& controls)
{
    if (!reader.has("controls")) return;
    controls.clear();
    for (const std::size_t index : reader.choices("controls", controlIds())) controls.push_back(static_cast<Control>(index));
    if (controls.size() > kMostControls)
        reader.refuse("controls", Message("expected at most %1 elements, found %2", kMostControls, controls.size()));
}

/// Problem and `costs` are those of the step before unless the step says otherwise, controls those of the lesson.
LessonStep readStep(TableReader& reader, const LessonStep& before, const std::vector<Control>& controls, Copier& copyOf)
{
    LessonStep step;
    step.problem = copyOf(before.problem, reader);
    step.controls = controls;
    step.hasCosts = before.hasCosts;
    step.line = reader.line();
    readChanges(reader, "set", step.problem);
    readControls(reader, step.controls);
    reader.boolean("costs", step.hasCosts);
    readText(reader, "title", step.title);
    readText(reader, "text", step.text);
    readText(reader, "after", step.after);
    if (step.text.empty()) reader.refuse(Message("the key %1 is missing", "text"));
    step.question = readQuestion(reader, step.problem, copyOf);
    for (TableReader& check : reader.tables("check", kMostChecks)) {
        step.checks.push_back(readCheck(check, step.problem, copyOf));
        check.finish();
    }
    reader.finish();
    return step;
}

/// All languages of all texts.
std::vector<std::string> languagesOf(const Lesson& lesson)
{
    std::set<std::string> languages;
    const auto add = [&](const LocalText& text) {
        for (const auto& [language, words] : text.all())
            if (!language.empty()) languages.insert(language);
    };
    add(lesson.title);
    add(lesson.question);
    for (const LessonStep& step : lesson.steps) {
        for (const LocalText* text : {&step.title, &step.text, &step.after}) add(*text);
        if (!step.question) continue;
        add(step.question->prompt);
        for (const LocalText& choice : step.question->choices) add(choice);
    }
    return {languages.begin(), languages.end()};
}

bool isId(const std::string& id)
{
    return !id.empty() && id.size() <= 64 && std::ranges::all_of(id, [](char letter) {
        return (letter >= 'a' && letter <= 'z') || (letter >= '0' && letter <= '9') || letter == '-';
    });
}

Lesson readLesson(TableReader& reader)
{
    Lesson lesson;
    std::int64_t version = 0, minutes = 0;
    reader.whole("rosa_lesson", version, 1, 1);
    if (version != 1) reader.refuse(Message("expected the line %1 of a lesson", "rosa_lesson = 1"));
    reader.text("id", lesson.id);
    if (!isId(lesson.id)) reader.refuse("id", Message("expected up to %1 small letters, digits and hyphens", 64));
    readText(reader, "title", lesson.title);
    readText(reader, "question", lesson.question);
    if (lesson.title.empty()) reader.refuse(Message("the key %1 is missing", "title"));
    reader.whole("minutes", minutes, 0, kMostMinutes);
    lesson.minutes = static_cast<int>(minutes);
    std::vector<Control> controls;
    readControls(reader, controls);
    LessonStep first;
    if (auto table = reader.table("problem")) {
        first.problem = readProblem(*table);
        table->finish();
    } else {
        reader.refuse(Message("the table %1 is missing", "problem"));
    }
    Copier copyOf;
    for (TableReader& table : reader.tables("step", kMostSteps)) {
        if (reader.isFaulty()) break;
        LessonStep step = readStep(table, lesson.steps.empty() ? first : lesson.steps.back(), controls, copyOf);
        lesson.steps.push_back(std::move(step));
    }
    if (lesson.steps.empty()) reader.refuse(Message("expected at least one table %1", "[[step]]"));
    reader.finish();
    lesson.languages = languagesOf(lesson);
    if (lesson.languages.size() > kMostLanguages)
        reader.refuse(Message("expected texts in at most %1 languages, found %2", kMostLanguages, lesson.languages.size()));
    return lesson;
}

}  // namespace

Result<Lesson> lessonFromToml(const std::string& text, const std::string& fileName)
{
    ROSA_TRY_ASSIGN(const toml::table document, catalog::parsedToml(text, fileName));
    std::optional<Error> fault;
    TableReader reader(document, "", fileName, fault);
    Lesson lesson = readLesson(reader);
    if (fault) return *fault;
    return lesson;
}

}  // namespace rosa::lab
