// The cage in which LibreOffice has its program, fonts and one file: no network, no other file of the machine, nothing that it leaves behind.
import { readlinkSync } from 'node:fs'
import { dirname } from 'node:path'

/** Where things stand inside. */
export const INSIDE = {
  file: (extension: string) => `/in/document.${extension}`,
  made: '/out',
  profile: '/tmp/profile',
}

/** Of the machine, to be read; what is missing is left out. */
const READABLE = [
  '/usr/bin',
  '/usr/lib',
  '/usr/lib32',
  '/usr/lib64',
  '/usr/libexec',
  '/usr/share',
  '/usr/local/share/fonts',
  '/etc/alternatives',
  '/etc/fonts',
  '/etc/ld.so.cache',
  '/etc/libreoffice',
  '/var/cache/fontconfig',
]
/** On most machines they lead into /usr. */
const LINKED = ['/bin', '/lib', '/lib32', '/lib64']

/** Bytes of files that are kept in memory. */
const LARGEST_TMP = 512_000_000

interface Given {
  /** The file to read, and the folder to write to, of this machine. */
  file: string
  extension: string
  made: string
}

/** The number under which the command finds the rules of its profile, as an open file. */
const RULES_AT = 3

/** The command that runs another within the cage; `given` is missing where it is only tried. */
export const inCage = (bwrap: string, soffice: string, given?: Given): string[] => [
  bwrap,
  ...['--unshare-all', '--die-with-parent', '--new-session', '--cap-drop', 'ALL', '--hostname', 'cage'],
  ...['--clearenv', '--setenv', 'HOME', '/tmp', '--setenv', 'PATH', '/usr/bin:/bin', '--setenv', 'LANG', 'C.UTF-8'],
  ...[...READABLE, ...installedIn(soffice)].flatMap((path) => ['--ro-bind-try', path, path]),
  ...LINKED.flatMap(asLinked),
  ...['--proc', '/proc', '--dev', '/dev', '--size', String(LARGEST_TMP), '--tmpfs', '/tmp'],
  ...(given ? carrying(given) : []),
  // What stands between the mounts is memory of the machine as well.
  ...['--remount-ro', '/dev', '--remount-ro', '/', '--chdir', '/tmp', '--'],
]

const carrying = ({ file, extension, made }: Given) => [
  ...['--ro-bind', file, INSIDE.file(extension), '--bind', made, INSIDE.made],
  ...[
    '--dir',
    `${INSIDE.profile}/user`,
    '--file',
    String(RULES_AT),
    `${INSIDE.profile}/user/registrymodifications.xcu`,
  ],
]

/** Where it is not among the programs of the system it brings a folder of its own. */
function installedIn(soffice: string) {
  const folder = dirname(dirname(soffice))
  return soffice.startsWith('/usr/') || !soffice.endsWith('/program/soffice') ? [] : [folder]
}

function asLinked(path: string) {
  try {
    return ['--symlink', readlinkSync(path), path]
  } catch {
    return ['--ro-bind-try', path, path]
  }
}
