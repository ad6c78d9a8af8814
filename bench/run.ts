// `npm run bench [name …]`: measures the workloads, prints the figures, and with --write notes them in docs/benchmarks.md.
import { mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { prepare } from '../scripts/prepare.mjs'
import type { Figure, Workload } from './instruments/figure.ts'
import { printFigures, writePage } from './instruments/report.ts'
import { type SeededFolder, seedDataFolder } from './seed/data-folder.ts'
import { albums } from './workloads/albums.ts'
import { audit } from './workloads/audit.ts'
import { avatar } from './workloads/avatar.ts'
import { backup } from './workloads/backup.ts'
import { bell } from './workloads/bell.ts'
import { cities } from './workloads/cities.ts'
import { crowd } from './workloads/crowd.ts'
import { dashboard } from './workloads/dashboard.ts'
import { directory } from './workloads/directory.ts'
import { documents } from './workloads/documents.ts'
import { edit } from './workloads/edit.ts'
import { feed } from './workloads/feed.ts'
import { firstLoad } from './workloads/first-load.ts'
import { firstText } from './workloads/first-text.ts'
import { gatherings } from './workloads/gatherings.ts'
import { growth } from './workloads/growth.ts'
import { hostile } from './workloads/hostile.ts'
import { importing } from './workloads/import.ts'
import { install } from './workloads/install.ts'
import { join as joinForm } from './workloads/join.ts'
import { keystroke } from './workloads/keystroke.ts'
import { lighthouse } from './workloads/lighthouse.ts'
import { lineage } from './workloads/lineage.ts'
import { list } from './workloads/list.ts'
import { map } from './workloads/map.ts'
import { marking } from './workloads/marking.ts'
import { meetingPlaces } from './workloads/meeting-places.ts'
import { offline } from './workloads/offline.ts'
import { paletteKeys } from './workloads/palette-keys.ts'
import { papers } from './workloads/papers.ts'
import { profile } from './workloads/profile.ts'
import { restore } from './workloads/restore.ts'
import { save } from './workloads/save.ts'
import { saveSeen } from './workloads/save-seen.ts'
import { saveToOthers } from './workloads/save-to-others.ts'
import { sealedBallots } from './workloads/sealed-ballots.ts'
import { sealedVote } from './workloads/sealed-vote.ts'
import { search } from './workloads/search.ts'
import { searchEverywhere } from './workloads/search-everywhere.ts'
import { settings } from './workloads/settings.ts'
import { signIn } from './workloads/sign-in.ts'
import { start } from './workloads/start.ts'
import { stats } from './workloads/stats.ts'
import { trips } from './workloads/trips.ts'
import { votes } from './workloads/votes.ts'
import { votesVerify } from './workloads/votes-verify.ts'
import { wordFile } from './workloads/word-file.ts'

const WORKLOADS: Record<string, Workload> = {
  list,
  profile,
  save,
  'save-to-others': saveToOthers,
  'save-seen': saveSeen,
  edit,
  audit,
  avatar,
  marking,
  search,
  'search-everywhere': searchEverywhere,
  stats,
  directory,
  cities,
  trips,
  'meeting-places': meetingPlaces,
  gatherings,
  map,
  bell,
  dashboard,
  feed,
  albums,
  documents,
  papers,
  'word-file': wordFile,
  lineage,
  votes,
  'votes-verify': votesVerify,
  'sealed-ballots': sealedBallots,
  'sealed-vote': sealedVote,
  backup,
  restore,
  settings,
  join: joinForm,
  crowd,
  'sign-in': signIn,
  import: importing,
  growth,
  hostile,
  start,
  install,
  'first-load': firstLoad,
  'first-text': firstText,
  keystroke,
  'palette-keys': paletteKeys,
  offline,
  lighthouse,
}

const { values, positionals } = parseArgs({ allowPositionals: true, options: { write: { type: 'boolean' } } })
const unknown = positionals.filter((name) => !(name in WORKLOADS))
if (process.platform !== 'linux' || unknown.length > 0) {
  console.error(
    unknown.length > 0
      ? `There is no workload ${unknown.join(', ')}. There are: ${Object.keys(WORKLOADS).join(', ')}.`
      : 'Processor time and memory are read from /proc, which only Linux has.',
  )
  process.exit(1)
}

await prepare()
const folder = await mkdtemp(join(tmpdir(), 'aerie-bench-'))
let shared: Promise<SeededFolder> | null = null
const sharedFolder = () => {
  shared ??= seedDataFolder(join(folder, 'shared'), 10_000)
  return shared
}
const [load = 0] = loadavg()
const figures: Figure[] = []
try {
  for (const [name, measure] of Object.entries(WORKLOADS)) {
    if (positionals.length > 0 && !positionals.includes(name)) continue
    console.error(`Measuring ${name} …`)
    const found = await measure({ folder, sharedFolder })
    printFigures(found)
    if (values.write) await writePage(found, load)
    figures.push(...found)
  }
} finally {
  await rm(folder, { recursive: true, force: true })
}
const missed = figures.filter(({ met }) => met === false).length
console.log(`\n${figures.length} figures, ${missed} goals missed.`)
process.exitCode = missed > 0 ? 1 : 0
