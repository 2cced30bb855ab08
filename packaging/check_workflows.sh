#!/usr/bin/env bash
# check_workflows.sh: checks .github/workflows: scripts, needs, artifacts and shell commands by tests/packaging/test_workflows.py, and the
# rest (syntax, expressions, permissions, pinned actions) by zizmor, without the network. Installs zizmor if it is missing.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
# shellcheck source=packaging/install.sh
source packaging/install.sh
/usr/bin/python3 tests/packaging/test_workflows.py
zizmor=$(install_zizmor)
# Findings below medium are suggestions of style.
"$zizmor" --offline --no-progress --min-severity medium .github/workflows
