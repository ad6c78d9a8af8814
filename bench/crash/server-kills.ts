// The server is killed again and again while it imports, signs people in and shares trips, and started again each time.
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { DemoBrother } from '../../server/demo/demo-brother.ts'
import { manyBrothers } from '../../server/demo/generate/many-brothers.ts'
import { openClient, signIn } from '../instruments/client.ts'
import { type ServerProcess, startServer } from '../instruments/server-process.ts'
import { PASSWORD, seedDataFolder } from '../seed/data-folder.ts'
import { writeRoster } from '../seed/roster.ts'
import { inspect } from './inspect.ts'
import { KILLS, type Kill } from './kills.ts'
import { type Acknowledged, putUnderLoad } from './load.ts'
import { killWhileNewsLeaves } from './news-kills.ts'
import { verifyAfterCrash } from './verify.ts'

const TIMES = 20
const BROTHERS = 500
const ROWS = 1500

/** Answers what is wrong. */
export const killServer = async (folder: string) => [
  ...(await killWhileNewsLeaves(folder)),
  ...(await killRepeatedly(folder, join(folder, 'data'), KILLS, TIMES)),
]

/** `folder` is for what is sent, `dataFolder` for what is kept. Answers what is wrong. */
export async function killRepeatedly(folder: string, dataFolder: string, kills: Kill[], times: number) {
  const kept = { cookies: [] as string[], imports: [] as number[], trips: [] as number[], saves: 0, photos: 0 }
  const faults: string[] = []
  const { mailboxes } = await seedDataFolder(dataFolder, BROTHERS)
  const newcomers = [...manyBrothers(BROTHERS + times * ROWS)].slice(BROTHERS)
  let server = await startServer(dataFolder)
  let importTakes = 0
  for (let time = 0; time < times; time++) {
    const roster = await writeNewcomers(join(folder, 'roster.csv'), newcomers.slice(time * ROWS, (time + 1) * ROWS))
    const { what, strike } = kills[time % kills.length] as Kill
    // The first import is left alone until it is through, so that the other kills can be spread over as long and longer.
    const moment = time === 0 ? null : (time / times) * 1.5 * importTakes
    const struck = (ending: () => void) => strike(server, dataFolder, ending)
    const { acknowledged, struckAfter } = await strikeUnderLoad(server, struck, moment, mailboxes, roster.file)
    if (time === 0) importTakes = struckAfter
    server = await startServer(dataFolder)
    const found = await verifyAfterCrash({ server, mailboxes, acknowledged, roster })
    faults.push(...found.faults.map((fault) => `${fault}, at kill ${time + 1} (${what})`))
    keep(kept, acknowledged)
    const seen = `${acknowledged.cookies.length} sign-ins, ${acknowledged.profile.saves} saves, ${acknowledged.profile.photos} photos, the import ${found.importWas}`
    const again = `open again in ${Math.round(server.readyAfter)} ms`
    console.log(`Kill ${time + 1}, ${Math.round(struckAfter)} ms into an import (${what}): ${seen}; ${again}.`)
  }
  await server.stop()
  console.log(
    `${times} kills: ${kept.cookies.length} sign-ins, ${kept.saves} saves, ${kept.photos} photos, ${kept.trips.length} trips and ${kept.imports.length} imports acknowledged.`,
  )
  return [...faults, ...(await inspect(dataFolder, kept))]
}

interface Kept {
  cookies: string[]
  imports: number[]
  trips: number[]
  saves: number
  photos: number
}

function keep(kept: Kept, { cookies, imports, trips, profile }: Acknowledged) {
  kept.cookies.push(...cookies)
  kept.imports.push(...imports)
  kept.trips.push(...trips)
  kept.saves += profile.saves
  kept.photos += profile.photos
}

/** `moment`: milliseconds from the beginning of the import; null means when it is through. */
async function strikeUnderLoad(
  server: ServerProcess,
  strike: (ending: () => void) => Promise<void>,
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
  await strike(work.end)
  const acknowledged = await work.over
  client.close()
  return { acknowledged, struckAfter }
}

/** Of newcomers with e-mail addresses, whom no rule takes for somebody who is there already. */
async function writeNewcomers(file: string, brothers: DemoBrother[]) {
  const strangers = brothers
    .filter(({ email }) => email !== null)
    .map((brother) => ({ ...brother, lastName: `${brother.lastName} Newcomer` }))
  await writeRoster(file, strangers)
  return { file, emails: strangers.map(({ email }) => email ?? '') }
}
