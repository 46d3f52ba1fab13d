# SPDX-License-Identifier: GPL-3.0-or-later
"""Disks that are full and folders that may not be written."""

import os
import resource
import shutil
import signal
import subprocess

# So large may a file become; the games of the tests are larger.
LIMIT = 8192

MOUNTS = '''
set -e
folder=$1 kind=$2
shift 2
if [ "$kind" = full ]; then
  kept=$(mktemp -d)
  cp "$folder"/* "$kept"
  mount -t tmpfs -o size=12k none "$folder"
  cp "$kept"/* "$folder"
else
  mount --bind "$folder" "$folder"
  mount -o remount,bind,ro "$folder"
fi
status=0
"$@" || status=$?
if [ "$kind" = full ]; then
  cp -a "$folder"/. "$kept"
  umount "$folder"
  cp -a "$kept"/. "$folder"
  rm -r "$kept"
fi
exit $status
'''


def limit_files():
    """For a new process: no file larger than LIMIT, and no signal for who tries."""
    signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_FSIZE, (LIMIT, LIMIT))


def with_mounts(folder, kind, words):
    """The command that runs `words` where the folder is on a full or read-only disk."""
    return ['unshare', '--map-root-user', '--mount', 'sh', '-c', MOUNTS, 'sh',
            os.fspath(folder), kind, *words]


def why_no_mounts(folder):
    """Why this machine lets nobody mount a disk of his own; None if it does."""
    if shutil.which('unshare') is None:
        return 'there is no unshare'
    folder.mkdir()
    for kind in ('full', 'read-only'):
        (folder / 'file').write_text('')
        run = subprocess.run(with_mounts(folder, kind, ['true']), capture_output=True, text=True)
        if run.returncode != 0:
            return 'no disk can be mounted: ' + run.stderr.strip().split('\n')[0]
    return None
