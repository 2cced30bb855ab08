# Generates the man page OUT of the program WORKBENCH from its --help texts.
function(said variable)
  execute_process(COMMAND ${CMAKE_COMMAND} -E env QT_QPA_PLATFORM=offscreen LANGUAGE=en LC_ALL=C.UTF-8 ${WORKBENCH} ${ARGN}
                  OUTPUT_VARIABLE text ERROR_QUIET COMMAND_ERROR_IS_FATAL ANY)
  string(REPLACE "${WORKBENCH}" "rosa-workbench" text "${text}")
  string(REPLACE "\\" "\\e" text "${text}")
  string(REPLACE "-" "\\-" text "${text}")
  string(REGEX REPLACE "(^|\n)([.'])" "\\1\\\\&\\2" text "${text}")
  set(${variable} ".nf\n${text}.fi\n" PARENT_SCOPE)
endfunction()
said(options --help)
said(figures export --help)
said(handout handout --help)
file(WRITE ${OUT} ".TH ROSA\\-WORKBENCH 1 \"\" \"rosa ${VERSION}\" \"RoSA workbench\"
.SH NAME
rosa\\-workbench \\- window to train, inspect and compare graph contrastive learning by optimal transport
.SH SYNOPSIS
\\fBrosa\\-workbench\\fR [\\fIoptions\\fR] [\\fIfile\\fR ...]
.br
\\fBrosa\\-workbench lab\\fR [\\fIfile\\fR]
.br
\\fBrosa\\-workbench export\\fR \\fIrun\\fR ... \\-\\-figure \\fIname\\fR \\-\\-out \\fIfile\\fR
.br
\\fBrosa\\-workbench handout\\fR \\fIlesson\\fR \\-\\-out \\fIfile\\fR
.SH OPTIONS
${options}.SH \"FIGURES WITHOUT A WINDOW\"
${figures}.SH \"HAND\\-OUTS OF LESSONS\"
${handout}.SH \"SEE ALSO\"
.BR rosa (1)
")
execute_process(COMMAND gzip -9 -n -f ${OUT} COMMAND_ERROR_IS_FATAL ANY)
