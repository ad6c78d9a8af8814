// Has LibreOffice make PDF of Office files, each in a cage of its own that is gone afterwards.
import { type ChildProcess, spawn } from 'node:child_process'
import { chmod, chown, copyFile, lstat, mkdir, mkdtemp, open, rm, writeFile } from 'node:fs/promises'
import { constants, setPriority, tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Refusal } from '../errors.ts'
import { asNobody } from '../programs.ts'
import { INSIDE, inCage } from './cage.ts'
import { type FoundOffice, NO_OFFICE, type OfficeState } from './find-office.ts'
import { filterFor } from './formats.ts'
import { limited, OFFICE_LIMITS, type OfficeLimits } from './limits.ts'
import { PROFILE_RULES } from './rules.ts'

declare module 'fastify' {
  interface FastifyInstance {
    office: Office
  }
}

interface OfficeFile {
  /** A path on this machine. */
  file: string
  /** The ending that stands for its content. */
  extension: string
}

export interface Office {
  /** What was found on this machine. */
  state: OfficeState
  /** Whether it makes PDF at all. */
  isReady: boolean
  /**
   * Calls `use` with the path of a PDF, which is gone afterwards. Refuses with `not_valid` what LibreOffice makes nothing of, and
   * with `unavailable` what was not done in its time or was ended: that may do better another time.
   */
  toPdf<T>(source: OfficeFile, use: (pdf: string) => Promise<T>): Promise<T>
  /** Ends what is running. */
  close(): void
}

export function openOffice(found: FoundOffice = NO_OFFICE, limits: OfficeLimits = OFFICE_LIMITS): Office {
  const { state, soffice } = found
  const running = new Set<() => void>()
  let isClosed = false

  async function convert(source: OfficeFile, folder: string) {
    await prepare(source, folder)
    await using rules = await open(join(folder, RULES), 'r')
    const [command, args] = limited(commandFor(found, folder, source), limits)
    const child = spawn(command, args, {
      cwd: folder,
      env: found.bwrap === null ? { HOME: folder, PATH: '/usr/bin:/bin', LANG: 'C.UTF-8' } : {},
      // The last one stands at `RULES_AT`.
      stdio: ['ignore', 'ignore', 'ignore', rules.fd],
      // A group, so that whatever it started ends with it.
      detached: true,
      ...(await asNobody([folder, ...HANDED.map((path) => join(folder, path)), join(folder, nameOf(source))])),
    })
    const end = () => endGroup(child)
    running.add(end)
    const timer = setTimeout(end, limits.timeoutMs)
    const code = await exitOf(child)
    clearTimeout(timer)
    running.delete(end)
    end()
    // What was cut off is nothing that the file did.
    if (isClosed || code === null || code > 128) throw new Refusal('unavailable', INTERRUPTED)
    return code
  }

  return {
    state,
    isReady: soffice !== null,
    async toPdf(source, use) {
      if (isClosed) throw new Refusal('unavailable', INTERRUPTED)
      const folder = await mkdtemp(join(tmpdir(), 'aerie-office-'))
      try {
        const code = await convert(source, folder)
        const pdf = join(folder, MADE, 'document.pdf')
        if (code !== 0 || !(await isOwnFile(pdf))) throw new Refusal('not_valid', UNREADABLE)
        return await use(pdf)
      } finally {
        await rm(folder, { recursive: true, force: true })
      }
    },
    close() {
      isClosed = true
      for (const end of running) end()
    },
  }
}

const INTERRUPTED = 'Making a PDF of this file was interrupted. It is tried again.'
const UNREADABLE = 'LibreOffice cannot read this file.'

const MADE = 'made'
const PROFILE = 'profile'
const RULES = `${PROFILE}/user/registrymodifications.xcu`
/** What the program has to be able to write, or to pass through. */
const HANDED = [MADE, PROFILE, `${PROFILE}/user`, RULES]

const nameOf = ({ extension }: Pick<OfficeFile, 'extension'>) => `document.${extension}`

async function prepare(source: OfficeFile, folder: string) {
  await copyFile(source.file, join(folder, nameOf(source)))
  await mkdir(join(folder, MADE))
  await mkdir(join(folder, PROFILE, 'user'), { recursive: true })
  await writeFile(join(folder, RULES), PROFILE_RULES)
}

function commandFor({ soffice, bwrap }: FoundOffice, folder: string, { extension }: OfficeFile) {
  const file = join(folder, nameOf({ extension }))
  const made = join(folder, MADE)
  const program = soffice ?? ''
  if (bwrap === null) return [program, ...asked(extension, { file, made, profile: join(folder, PROFILE) })]
  const inside = { file: INSIDE.file(extension), made: INSIDE.made, profile: INSIDE.profile }
  return [...inCage(bwrap, program, { file, extension, made }), program, ...asked(extension, inside)]
}

const asked = (extension: string, { file, made, profile }: { file: string; made: string; profile: string }) => [
  `-env:UserInstallation=${pathToFileURL(profile)}`,
  ...['--headless', '--norestore', '--nolockcheck', '--nodefault', '--nologo', '--nofirststartwizard'],
  ...[`--infilter=${filterFor(extension)}`, '--convert-to', 'pdf', '--outdir', made, file],
]

function exitOf(child: ChildProcess) {
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW)
  return new Promise<number | null>((resolve) => {
    child.once('error', () => resolve(null))
    child.once('exit', resolve)
  })
}

function endGroup({ pid }: ChildProcess) {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL')
  } catch {
    // All of it has ended.
  }
}

/** A link in its place would lead to a file of ours; from here on it is ours alone. */
async function isOwnFile(path: string) {
  const found = await lstat(path).catch(() => null)
  if (!found?.isFile() || found.nlink !== 1) return false
  if (process.getuid?.() === 0) await chown(path, 0, 0)
  await chmod(path, 0o600)
  return true
}
