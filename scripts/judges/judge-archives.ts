// `npm run test:judges`: gives archives made here to programs of other authors, and what such programs have made to ours.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkArchive } from '@aerie/verifiable-elections/check-archive'
import { refusalOf } from '@aerie/verifiable-elections/election.fixture'
import { type Archive, makeArchives } from './archives.ts'

const JUDGE_MS = 300_000

/**
 * Outside programs, both AGPL: started, never imported, and not in package.json. The variables SIRONA and BELENIOS_TOOL name
 * another command; FOREIGN_ARCHIVES a folder of archives that others have made.
 */
const JUDGES = [
  { name: 'sirona', command: process.env.SIRONA ?? 'npx --yes sirona@0.0.28', probe: 'sha256-b64 x' },
  { name: 'belenios-tool', command: process.env.BELENIOS_TOOL ?? 'belenios-tool', probe: '--version' },
]

const start = (command: string, args: string, folder: string) =>
  spawnSync(`${command} ${args}`, { cwd: folder, shell: true, encoding: 'utf8', timeout: JUDGE_MS, input: '' })

const folder = mkdtempSync(join(tmpdir(), 'aerie-judges-'))
try {
  const present = JUDGES.filter(isThere)
  const archives = await makeArchives()
  let wrong = 0
  for (const archive of archives) {
    const ours = (await refusalOf(() => checkArchive(archive.bytes))) === 'accepted'
    const verdicts = [{ name: 'ours', accepts: ours }, ...present.map((judge) => verdictOf(judge, archive))]
    wrong += verdicts.filter(({ accepts }) => accepts !== archive.isRight).length
    console.log(`${archive.name.padEnd(44)} ${verdicts.map(wordsOf).join('   ')}`)
  }
  wrong += await judgeForeign()
  if (present.length === 0) console.log('No program of another author was there: nothing was judged but by ours.')
  console.log(wrong === 0 ? 'All as expected.' : `${wrong} verdicts are not as expected.`)
  process.exitCode = wrong === 0 && present.length > 0 ? 0 : 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}

function isThere({ name, command, probe }: (typeof JUDGES)[number]) {
  const { status } = start(command, probe, folder)
  if (status !== 0) console.log(`${name} was not there: “${command}” did not start.`)
  return status === 0
}

function verdictOf({ name, command }: (typeof JUDGES)[number], { bytes, uuid }: Archive) {
  const own = mkdtempSync(join(folder, 'archive-'))
  writeFileSync(join(own, `${uuid}.bel`), bytes)
  const { status } = start(command, 'election verify', own)
  return { name, accepts: status === 0 }
}

function wordsOf({ name, accepts }: { name: string; accepts: boolean }) {
  return `${name}: ${accepts ? 'accepted' : 'refused'}`
}

/** Answers how many were not accepted. */
async function judgeForeign() {
  const from = process.env.FOREIGN_ARCHIVES
  const files = from ? readdirSync(from).filter((file) => file.endsWith('.bel')) : []
  if (files.length === 0) console.log('No archive of another program was given (FOREIGN_ARCHIVES names a folder).')
  let refused = 0
  for (const file of files) {
    const said = await refusalOf(() => checkArchive(readFileSync(join(from ?? '', file))))
    if (said !== 'accepted') refused++
    console.log(`${file.padEnd(44)} ours: ${said}`)
  }
  return refused
}
