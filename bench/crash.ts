// `npm run crash`: kills the server twenty times while it imports, signs people in and shares trips, and counts what is lost.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { DemoBrother } from '../server/demo/demo-brother.ts'
import { manyBrothers } from '../server/demo/many-brothers.ts'
import { openClient, signIn } from './client.ts'
import { faultsAfter } from './crash/aftermath.ts'
import { inspect } from './crash/inspect.ts'
import { KILLS } from './crash/kills.ts'
import { strain } from './crash/strain.ts'
import { furnish, PASSWORD } from './house.ts'
import { writeRoster } from './roster.ts'
import { type ServerProcess, startServer } from './server-process.ts'

const TIMES = 20
const BROTHERS = 500
const ROWS = 1500

const folder = await mkdtemp(join(tmpdir(), 'aerie-crash-'))
const house = join(folder, 'house')
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
  const { mailboxes } = await furnish(house, BROTHERS)
  const newcomers = [...manyBrothers(BROTHERS + TIMES * ROWS)].slice(BROTHERS)
  let server = await startServer(house)
  let importTakes = 0
  for (let time = 0; time < TIMES; time++) {
    const roster = await rosterOf(newcomers.slice(time * ROWS, (time + 1) * ROWS))
    const kill = KILLS[time % KILLS.length] ?? KILLS[0]
    // The first import is left alone until it is through, so that the other kills can be spread over as long and longer.
    const moment = time === 0 ? null : (time / TIMES) * 1.5 * importTakes
    const { promises, struckAfter } = await killUnderStrain(server, kill, moment, mailboxes, roster.file)
    if (time === 0) importTakes = struckAfter
    server = await startServer(house)
    const found = await faultsAfter({ server, mailboxes, promises, roster })
    faults.push(...found.faults.map((fault) => `${fault}, at kill ${time + 1} (${kill.what})`))
    kept.cookies.push(...promises.cookies)
    kept.imports.push(...promises.imports)
    kept.trips.push(...promises.trips)
    kept.saves += promises.keeping.saves
    kept.photos += promises.keeping.photos
    const { saves, photos } = promises.keeping
    const seen = `${promises.cookies.length} sign-ins, ${saves} saves, ${photos} photos, the import ${found.importWas}`
    const again = `open again in ${Math.round(server.readyAfter)} ms`
    console.log(`Kill ${time + 1}, ${Math.round(struckAfter)} ms into an import (${kill.what}): ${seen}; ${again}.`)
  }
  await server.stop()
  faults.push(...(await inspect(house, kept)))
}

/** `moment`: milliseconds from the beginning of the import; null means when it is through. */
async function killUnderStrain(
  server: ServerProcess,
  kill: (typeof KILLS)[number],
  moment: number | null,
  mailboxes: string[],
  roster: string,
) {
  const client = openClient(server.address)
  const officer = await signIn(client, mailboxes[0] ?? '', PASSWORD)
  const keeper = await signIn(client, mailboxes[1] ?? '', PASSWORD)
  const began = performance.now()
  const work = strain({ client, officer, keeper, mailboxes, roster })
  await (moment === null ? work.imported : pause(moment))
  const struckAfter = performance.now() - began
  await kill.strike(server, house, work.end)
  const promises = await work.over
  client.close()
  return { promises, struckAfter }
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
