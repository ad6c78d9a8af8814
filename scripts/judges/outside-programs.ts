// The programs of other authors, both AGPL: started as they are, never imported, and not in package.json.
import { type SpawnSyncReturns, spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

const OUTSIDE_MS = 300_000

export type Judge = { name: string; command: string; version: string }

/** The variables SIRONA and BELENIOS_TOOL name another command. */
const JUDGES = [
  { name: 'sirona', command: process.env.SIRONA ?? 'npx --yes sirona@0.0.28', probe: 'sha256-b64 x' },
  { name: 'belenios-tool', command: process.env.BELENIOS_TOOL ?? 'belenios-tool', probe: '--version' },
]

/** Those that start in the folder; what does not, or is too old for what is made here, is said. */
export function presentJudges(folder: string): Judge[] {
  return JUDGES.flatMap(({ name, command, probe }) => {
    const { status, stdout } = start(command, probe, { folder })
    const version = name === 'belenios-tool' ? (stdout.split(' ')[0] ?? '').trim() : ''
    if (status !== 0) console.log(`${name} was not there: “${command}” did not start.`)
    else if (/^[012]\./.test(version)) console.log(`${name} ${version} does not judge: it takes version 3.`)
    else return [{ name, command, version }]
    return []
  })
}

type Where = { folder: string; input?: string }

export const start = (command: string, args: string, { folder, input = '' }: Where): SpawnSyncReturns<string> =>
  spawnSync(`${command} ${args}`, { cwd: folder, shell: true, encoding: 'utf8', timeout: OUTSIDE_MS, input })

/** Whether the judge accepts the archive, which is laid alone into a folder under its name. */
export function isAcceptedBy({ command }: Judge, { bytes, uuid }: { bytes: Uint8Array; uuid: string }, folder: string) {
  writeFileSync(join(folder, `${uuid}.bel`), bytes)
  return start(command, 'election verify', { folder }).status === 0
}
