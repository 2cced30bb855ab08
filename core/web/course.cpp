#include "core/web/course.h"

#include <array>

#include "core/manual/html.h"
#include "core/web/page_text.h"
#include "core/web/zip_file.h"

namespace rosa::web {

namespace {

constexpr std::string_view kManifestName = "imsmanifest.xml", kPage = "index.html";
constexpr std::string_view kManifest = R"(<?xml version="1.0" encoding="UTF-8"?>
<manifest identifier="rosa-lesson-@ID@" version="1.0" xmlns="http://www.imsproject.org/xsd/imscp_rootv1p1p2"
    xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_rootv1p2">
  <metadata>
    <schema>ADL SCORM</schema>
    <schemaversion>1.2</schemaversion>
  </metadata>
  <organizations default="lesson">
    <organization identifier="lesson">
      <title>@TITLE@</title>
      <item identifier="item" identifierref="page" isvisible="true">
        <title>@TITLE@</title>
      </item>
    </organization>
  </organizations>
  <resources>
    <resource identifier="page" type="webcontent" adlcp:scormtype="sco" href="index.html">
      <file href="index.html"/>
    </resource>
  </resources>
</manifest>
)";

}  // namespace

Result<std::string> coursePackage(const lab::Lesson& lesson, const PageOptions& options)
{
    PageOptions ofCourse = options;
    ofCourse.isCourse = true;
    ROSA_TRY_ASSIGN(const std::string page, lessonPage(lesson, ofCourse));
    const std::string language = options.languages.empty() ? pageLanguages().front() : options.languages.front();
    const std::string manifest =
        filled(kManifest, {{"ID", lesson.id}, {"TITLE", manual::escapeHtml(lesson.title.in(language))}});
    const std::array files{ZippedFile{kManifestName, manifest}, ZippedFile{kPage, page}};
    return zipOf(files);
}

bool isCourse(std::string_view bytes)
{
    // The name of the first file is behind a header of fixed length.
    constexpr std::size_t kHeader = 30;
    return bytes.starts_with("PK\003\004") && bytes.size() > kHeader && bytes.substr(kHeader).starts_with(kManifestName);
}

}  // namespace rosa::web
