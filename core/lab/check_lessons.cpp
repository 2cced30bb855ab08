/// Checks resources/lessons during the build: every file is a lesson, every number in it is right, every text has all three languages.
#include <cstdio>
#include <string>

#include "core/lab/embedded_lessons.h"
#include "core/lab/lesson_check.h"

int main()
{
    using namespace rosa::lab;
    int faults = 0;
    for (const rosa::EmbeddedFile& file : embeddedLessons()) {
        const std::string name = "resources/lessons/" + std::string(file.name) + ".toml";
        const auto lesson = lessonFromToml(std::string(file.text()), name);
        if (!lesson) {
            std::fprintf(stderr, "%s\n", lesson.error().text().c_str());
            ++faults;
            continue;
        }
        for (const LessonFault& fault : checkLesson(*lesson).faults) {
            std::fprintf(stderr, "%s:%u: %s\n", name.c_str(), fault.line, fault.what.text().c_str());
            ++faults;
        }
        if (lesson->languages == std::vector<std::string>{"de", "en", "zh"}) continue;
        std::fprintf(stderr, "%s: expected texts in de, en and zh\n", name.c_str());
        ++faults;
    }
    return faults == 0 ? 0 : 1;
}
