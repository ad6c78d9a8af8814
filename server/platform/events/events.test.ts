// Changes reach other processes and open pages, only those whom they concern, and in the order of their commits.
import { memberChanges } from '@aerie/contract/member-changes'
import { members } from '@aerie/contract/members'
import { CHANGE_HEADER, EVERYTHING, type Stale, type StaleMessage, stale, staleOf } from '@aerie/contract/stale'
import { stats } from '@aerie/contract/stats'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWorld, type World } from '../../test/world.ts'
import { inTransaction } from '../transaction.ts'
import { announce } from './announce.ts'
import { CHANNEL, type Change, touchedBy } from './bus.ts'

let world: World
let address: string
beforeAll(async () => {
  world = await openWorld()
  address = await world.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => world.close())

test.each<[string, Change['stale'], boolean]>([
  ['the same endpoint', stale(members.show), true],
  ['some of its objects', staleOf([12], members.show), true],
  ['another endpoint', stale(stats.show), false],
  ['everything', EVERYTHING, true],
  ['nothing', [], false],
])('a change of %s', (_what, changed, touches) => {
  expect(touchedBy({ number: 1, stale: changed }, [members.show]) !== null).toBe(touches)
})

test('a listener that fails over a change takes everything for changed, and the others hear of it', async () => {
  const heard: Change['stale'][] = []
  const { bus } = world.ctx
  const ends = [
    bus.subscribe(({ stale: changed }) => {
      heard.push(changed)
      if (changed !== EVERYTHING) throw new Error('Not understood')
    }),
    bus.subscribe(({ stale: changed }) => heard.push(changed)),
  ]
  bus.deliver({ number: 0, stale: stale(stats.show) })
  expect(heard).toEqual([stale(stats.show), EVERYTHING, stale(stats.show)])
  for (const end of ends) end()
})

test.each(['', 'nothing of ours', '12 {', '12 {"change":{}}', '12 null'])(
  'what others send over the channel counts as everything changed: %j',
  async (payload) => {
    const { bus } = world.ctx
    const told = new Promise<Change>((resolve) => {
      const end = bus.subscribe((change) => {
        end()
        resolve(change)
      })
    })
    await sql`select pg_notify(${CHANNEL}, ${payload})`.execute(world.db)
    expect(await told).toEqual({ number: null, stale: EVERYTHING })
  },
)

/** Reads a member's stream until something fits, or until it ends. */
async function hear(cookie: string, fits: (message: StaleMessage) => boolean, meanwhile: () => Promise<unknown>) {
  const answer = await fetch(`${address}/api/events`, { headers: { cookie } })
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
  const heard: StaleMessage[] = []
  await meanwhile()
  let text = ''
  while (!heard.some(fits)) {
    const { value, done } = (await reader?.read()) ?? { value: '', done: true }
    if (done) break
    const events = (text + value).split('\n\n')
    text = events.pop() ?? ''
    for (const event of events) if (event.startsWith('data: ')) heard.push(JSON.parse(event.slice(6)))
  }
  await reader?.cancel()
  return heard
}

const listed = ({ stale: changed }: StaleMessage): Stale[] => (changed === EVERYTHING ? [] : changed)

test('an open page hears which answers went stale, of whom, and the number of the change', async () => {
  const marcus = await world.as('marcus')
  const id = await world.idOf('eamon')
  let answered = 0
  const heard = await hear(
    await world.cookieOf('rook'),
    (message) => listed(message).some(({ path }) => path === members.show.path),
    async () => {
      const change = { params: { memberId: String(id) }, body: { currentCompany: 'The Salt Cellar' } }
      answered = Number((await marcus(memberChanges.update, change)).headers[CHANGE_HEADER])
    },
  )
  const message = heard.at(-1)
  expect(message && listed(message)).toContainEqual({ path: members.show.path, ids: [id] })
  expect(message && listed(message)).not.toContainEqual(expect.objectContaining({ path: stats.show.path }))
  // His own pages are told more, with the number after it.
  expect([answered, answered - 1]).toContain(message?.number)
})

test('the stream of a member who is made inactive ends', async () => {
  const marcus = await world.as('marcus')
  const memberId = String(await world.idOf('teddy'))
  const heard = await hear(
    await world.cookieOf('teddy'),
    () => false,
    () => marcus(memberChanges.update, { params: { memberId }, body: { isActive: false } }),
  )
  expect(heard.flatMap(listed)).toContainEqual(expect.objectContaining({ path: '/api/auth/session' }))
})

test('a transaction tells of everything at once, and of nothing where it fails', async () => {
  const heard: Change[] = []
  const end = world.ctx.bus.subscribe((change) => heard.push(change))
  await inTransaction(world.ctx, async (tx) => {
    await announce(tx, staleOf([1], members.show))
    await announce(tx, staleOf([2], members.show))
    expect(heard).toEqual([])
  })
  const failing = inTransaction(world.ctx, async (tx) => {
    await announce(tx, stale(stats.show))
    throw new Error('nothing of this happened')
  })
  await expect(failing).rejects.toThrow('nothing of this happened')
  end()
  expect(heard).toEqual([{ number: expect.any(Number), stale: staleOf([1, 2], members.show) }])
})

/** As another process would: written, told to the others in the same transaction, and not to this one. */
async function writeElsewhere(bio: string, id: number) {
  const payload = JSON.stringify({ from: 'elsewhere', change: { stale: staleOf([id], members.show) } })
  return world.db.transaction().execute(async (db) => {
    await db.updateTable('members').set({ bio }).where('id', '=', id).execute()
    const { rows } = await sql<{
      number: number
    }>`select announce_changes(${CHANNEL}, ${[payload]}::text[]) as number`.execute(db)
    return rows[0]?.number ?? 0
  })
}

test('a page that has heard of a change from one process gets no older answer from another', async () => {
  const rook = await world.as('rook')
  const id = await world.idOf('oscar')
  const bioAfter = async (number: number) => {
    const headers = { [CHANGE_HEADER]: String(number) }
    return (await rook(members.show, { params: { memberId: String(id) }, headers })).body.bio
  }
  await bioAfter(0)
  for (const bio of ['And sails.', 'And rows.', 'And swims.']) {
    // Asked in the very moment of the commit: this process cannot have heard of it yet.
    const number = await writeElsewhere(bio, id)
    expect(await bioAfter(number)).toBe(bio)
  }
})
