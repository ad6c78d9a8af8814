// `npm run test:judges`: gives archives made here to programs of other authors, and what such programs have made to ours.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { checkArchive } from '@aerie/verifiable-elections/check-archive'
import { refusalOf } from '@aerie/verifiable-elections/election.fixture'
import { root } from '../runtime.mjs'
import { type Archive, makeArchives } from './archives.ts'
import { foreignElection } from './foreign-election.ts'
import { isAcceptedBy, type Judge, presentJudges } from './outside-programs.ts'

const SHIPPED = join(root, 'packages', 'verifiable-elections', 'foreign-archives')

const folder = mkdtempSync(join(tmpdir(), 'aerie-judges-'))
const ownFolder = () => mkdtempSync(join(folder, 'archive-'))
try {
  const present = presentJudges(folder)
  for (const { name, version } of present) console.log(`${name} ${version} judges.`)
  let wrong = 0
  for (const archive of await makeArchives()) wrong += await judge(archive, present)
  for (const maker of present) wrong += await judgeElectionOf(maker)
  for (const from of [SHIPPED, ...(process.env.FOREIGN_ARCHIVES ? [process.env.FOREIGN_ARCHIVES] : [])])
    wrong += await judgeFolder(from)
  if (present.length === 0) console.log('No program of another author was there: nothing was judged but by ours.')
  console.log(wrong === 0 ? 'All as expected.' : `${wrong} verdicts are not as expected.`)
  process.exitCode = wrong === 0 && present.length > 0 ? 0 : 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}

/** Answers how many verdicts are not as expected. */
async function judge(archive: Archive, judges: readonly Judge[]) {
  const ours = { words: 'ours', accepts: (await refusalOf(() => checkArchive(archive.bytes))) === 'accepted' }
  const theirs = judges.map((one) => ({
    words: one.name,
    accepts: isAcceptedBy(one, archive, ownFolder()),
    misses: archive.missedBy?.(one) ?? false,
  }))
  const verdicts = [{ ...ours, misses: false }, ...theirs]
  const said = verdicts.map(
    ({ words, accepts, misses }) =>
      `${words}: ${accepts ? 'accepted' : 'refused'}${misses && accepts ? ' (this version does not look)' : ''}`,
  )
  console.log(`${archive.name.padEnd(44)} ${said.join('   ')}`)
  return verdicts.filter(({ accepts, misses }) => !misses && accepts !== archive.isRight).length
}

/** belenios-tool holds an election by itself, which ours has to count as it did. */
async function judgeElectionOf(maker: Judge) {
  if (maker.name !== 'belenios-tool') return 0
  const { bytes, result } = foreignElection(maker, ownFolder())
  const counted = (await checkArchive(bytes)).result
  const isSame = JSON.stringify(counted) === JSON.stringify(result)
  console.log(`${`an election held by ${maker.name}`.padEnd(44)} ours: ${isSame ? 'the same count' : 'another count'}`)
  return isSame ? 0 : 1
}

/** Answers how many of the archives in a folder ours does not accept. */
async function judgeFolder(from: string) {
  let refused = 0
  for (const file of readdirSync(from).filter((name) => /\.bel(?:\.gz)?$/.test(name))) {
    const written = readFileSync(join(from, file))
    const said = await refusalOf(() => checkArchive(file.endsWith('.gz') ? gunzipSync(written) : written))
    if (said !== 'accepted') refused++
    console.log(`${file.padEnd(44)} ours: ${said}`)
  }
  return refused
}
