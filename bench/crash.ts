// `npm run crash`: kills the server twenty times while it imports, signs people in and shares trips, and counts what is lost.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { DemoBrother } from '../server/demo/demo-brother.ts'
import { manyBrothers } from '../server/demo/generate/many-brothers.ts'
import { inspect } from './crash/inspect.ts'
import { KILLS } from './crash/kills.ts'
import { putUnderLoad } from './crash/load.ts'
import { verifyAfterCrash } from './crash/verify.ts'
import { openClient, signIn } from './instruments/client.ts'
import { type ServerProcess, startServer } from './instruments/server-process.ts'
import { PASSWORD, seedDataFolder } from './seed/data-folder.ts'
import { writeRoster } from './seed/roster.ts'

const TIMES = 20
const BROTHERS = 500
const ROWS = 1500

const folder = await mkdtemp(join(tmpdir(), 'aerie-crash-'))
const dataFolder = join(folder, 'data')
const kept = { cookies: [] as string[], imports: [] as number[], trips: [] as number[], saves: 0, photos: 0 }
const faults: string[] = []
try {
  await crashRepeatedly()
} catch (error) {
  faults.push(error instanceof Error ? error.message : String(error))
} finally {
  await rm(folder, { recursive: true, force: true })
}
for (const fault of faults) console.error(`FAULT  ${fault}`)
const verdict = faults.length === 0 ? 'nothing that was acknowledged is lost' : `${faults.length} faults`
console.log(
  `${TIMES} kills; ${kept.cookies.length} sign-ins, ${kept.saves} saves, ${kept.photos} photos, ${kept.trips.length} trips and ${kept.imports.length} imports acknowledged: ${verdict}.`,
)
process.exitCode = faults.length === 0 ? 0 : 1

async function crashRepeatedly() {
  const { mailboxes } = await seedDataFolder(dataFolder, BROTHERS)
  const newcomers = [...manyBrothers(BROTHERS + TIMES * ROWS)].slice(BROTHERS)
  let server = await startServer(dataFolder)
  let importTakes = 0
  for (let time = 0; time < TIMES; time++) {
    const roster = await rosterOf(newcomers.slice(time * ROWS, (time + 1) * ROWS))
    const kill = KILLS[time % KILLS.length] ?? KILLS[0]
    // The first import is left alone until it is through, so that the other kills can be spread over as long and longer.
    const moment = time === 0 ? null : (time / TIMES) * 1.5 * importTakes
    const { acknowledged, struckAfter } = await killUnderLoad(server, kill, moment, mailboxes, roster.file)
    if (time === 0) importTakes = struckAfter
    server = await startServer(dataFolder)
    const found = await verifyAfterCrash({ server, mailboxes, acknowledged, roster })
    faults.push(...found.faults.map((fault) => `${fault}, at kill ${time + 1} (${kill.what})`))
    kept.cookies.push(...acknowledged.cookies)
    kept.imports.push(...acknowledged.imports)
    kept.trips.push(...acknowledged.trips)
    kept.saves += acknowledged.profile.saves
    kept.photos += acknowledged.profile.photos
    const { saves, photos } = acknowledged.profile
    const seen = `${acknowledged.cookies.length} sign-ins, ${saves} saves, ${photos} photos, the import ${found.importWas}`
    const again = `open again in ${Math.round(server.readyAfter)} ms`
    console.log(`Kill ${time + 1}, ${Math.round(struckAfter)} ms into an import (${kill.what}): ${seen}; ${again}.`)
  }
  await server.stop()
  faults.push(...(await inspect(dataFolder, kept)))
}

/** `moment`: milliseconds from the beginning of the import; null means when it is through. */
async function killUnderLoad(
  server: ServerProcess,
  kill: (typeof KILLS)[number],
  moment: number | null,
  mailboxes: string[],
  roster: string,
) {
  const client = openClient(server.address)
  const officer = await signIn(client, mailboxes[0] ?? '', PASSWORD)
  const writer = await signIn(client, mailboxes[1] ?? '', PASSWORD)
  const began = performance.now()
  const work = putUnderLoad({ client, officer, writer, mailboxes, roster })
  await (moment === null ? work.imported : pause(moment))
  const struckAfter = performance.now() - began
  await kill.strike(server, dataFolder, work.end)
  const acknowledged = await work.over
  client.close()
  return { acknowledged, struckAfter }
}

/** Of newcomers with e-mail addresses, whom no rule takes for somebody who is there already. */
async function rosterOf(brothers: DemoBrother[]) {
  const strangers = brothers
    .filter(({ email }) => email !== null)
    .map((brother) => ({ ...brother, lastName: `${brother.lastName} Newcomer` }))
  const file = join(folder, 'roster.csv')
  await writeRoster(file, strangers)
  return { file, emails: strangers.map(({ email }) => email ?? '') }
}
