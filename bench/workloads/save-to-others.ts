// What a save costs everybody else: 500 dashboards are open, follow the stream, and ask what they show and has changed.
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { memberChanges } from '@aerie/contract/member-changes'
import { seeded } from '../../server/demo/generate/random.ts'
import { expectStatus, openClient, signIn } from '../instruments/client.ts'
import { cpuTimeOf } from '../instruments/cpu-time.ts'
import { type Bench, type Figure, milliseconds } from '../instruments/figure.ts'
import { type Call, type FollowingPage, openFollowingPage } from '../instruments/following-page.ts'
import { median } from '../instruments/measure.ts'
import { startServer } from '../instruments/server-process.ts'
import { PASSWORD, seedDataFolder, withAnalyzed } from '../seed/data-folder.ts'

const PAGES = 500
const ROUNDS = 3
const SAVES = 8
/** Until pages that hear of a save have asked, and are answered. */
const SETTLED_MS = 2000
const GOAL_MS = 20

export async function saveToOthers({ folder }: Bench): Promise<Figure[]> {
  const filled = await withAnalyzed(await seedDataFolder(join(folder, 'save-to-others'), 10_000))
  const server = await startServer(filled.folder)
  const client = openClient(server.address)
  const [own = '', ...others] = filled.mailboxes.slice(0, PAGES + 1)
  const cookie = await signIn(client, own, PASSWORD)
  const calls: Call[] = []
  const cookies: string[] = []
  for (const mailbox of others) cookies.push(await signIn(client, mailbox, PASSWORD))
  const openAll = async () => {
    const pages: FollowingPage[] = []
    for (const [at, one] of cookies.entries()) {
      const note = (call: Call) => calls.push(call)
      const caller = { client, address: server.address, cookie: one, random: seeded(at), note }
      pages.push(await openFollowingPage(caller, filled.ids))
    }
    return pages
  }
  let turn = 0
  const save = async () => {
    await expectStatus(
      200,
      client.send(memberChanges.save.path, {
        method: memberChanges.save.method,
        headers: { cookie, 'content-type': 'application/json' },
        body: JSON.stringify({ bio: `Words of his own, ${turn++}` }),
      }),
    )
    await pause(SETTLED_MS)
  }
  /** Milliseconds of processor time for each save, with all that follows it, and the calls of others. */
  const measure = async () => {
    // The first after nobody had a page open has those who came since ask anew.
    await save()
    calls.length = 0
    const before = cpuTimeOf(server.pid)
    for (let times = 0; times < SAVES; times++) await save()
    return { cost: (cpuTimeOf(server.pid) - before) / SAVES, calls: calls.length / SAVES }
  }
  await measure()
  const costs: number[] = []
  const asked: number[] = []
  const alone: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    alone.push((await measure()).cost)
    const pages = await openAll()
    const { cost, calls: each } = await measure()
    for (const page of pages) page.close()
    await pause(SETTLED_MS)
    costs.push(cost)
    asked.push(each)
  }
  client.close()
  await server.stop()
  rmSync(filled.folder, { recursive: true, force: true })
  const [all, least] = [median(costs), median(alone)]
  return [
    {
      workload: `what a save of the bio costs ${PAGES} open dashboards, the announcement and all calls it causes`,
      baseline: `${milliseconds(least)}: the save itself, with no page open`,
      goal: `under ${GOAL_MS} ms`,
      measured: `${milliseconds(all - least)}, ${Math.round(median(asked))} calls`,
      met: all - least < GOAL_MS,
    },
  ]
}
