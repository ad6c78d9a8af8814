// The secrecy of an election that is open, tried as an attack by whoever has the product and its archives: two looks around
// one vote say neither whose it is nor whether somebody has voted.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { elections } from '@aerie/contract/elections'
import { memberChanges } from '@aerie/contract/member-changes'
import { members } from '@aerie/contract/members'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findNewestNotification, listUntold } from '#features/notifications/service.ts'
import { differenceOf, readRows } from '#platform/backup/archive-content.fixture.ts'
import { archiveOf } from '#platform/backup/installation.fixture.ts'
import { cookieName } from '#platform/session/cookie.ts'
import { startSession } from '#platform/session/sessions.ts'
import { remindOfPolls } from '../polls/notices.ts'
import { type ElectionWorld, of, openElectionWorld } from './election-world.fixture.ts'
import { remindOfElections } from './notices.ts'

let opened: ElectionWorld
let folder: string
beforeAll(async () => {
  opened = await openElectionWorld()
  folder = await mkdtemp(join(tmpdir(), 'aerie-looks-'))
})
afterAll(async () => {
  await rm(folder, { recursive: true, force: true })
  await opened.world.close()
})

let taken = 0
async function archived() {
  const path = join(folder, `archive-${++taken}`)
  await opened.world.work()
  await archiveOf(opened.world, path)
  return readRows(path)
}

test('two archives around a vote for two positions name nobody, and link neither with the other', async () => {
  const { id } = await opened.call()
  await opened.as('kenji')
  await sql`update sessions set last_seen_at = last_seen_at - interval '2 hours'`.execute(opened.world.ownerDb)
  const before = await archived()
  for (const at of [0, 1]) await opened.vote('kenji', id, at, 0)
  const changes = differenceOf(before, await archived())
  expect([...changes.keys()].sort()).toEqual(['ballot_sealed', 'governance_log'])
  const tags = changes.get('ballot_sealed')?.map((row) => row.split('\t')[1])
  expect(new Set(tags).size).toBe(2)
})

test('an archive of the last day says neither who has voted nor who was reminded', async () => {
  const { id } = await opened.call({ endDate: opened.inHours(30) })
  await opened.vote('kenji', id, 0, 0)
  await opened.pass(10)
  const before = await archived()
  await remindOfElections(opened.world.ctx)
  const { rows } = await sql`select from notifications where kind = 'election_closing' and subject_id = ${id}`.execute(
    opened.world.db,
  )
  expect(rows.length).toBeGreaterThan(0)
  const after = await archived()
  expect([...differenceOf(before, after).keys()].filter((table) => /notif|particip/.test(table))).toEqual([])
  expect(after.get('ballot_participation')).toBeUndefined()
})

test('nobody gets a weekly digest for a reminder, which would say that he has not voted', async () => {
  const { ctx, db, idOf } = opened.world
  const poll = await opened.ask({ endDate: opened.inHours(30) })
  const { id } = await opened.call({ endDate: opened.inHours(30) })
  await opened.pass(10)
  await sql`update notifications set read_at = now()`.execute(db)
  const after = await findNewestNotification(ctx, 0)
  await remindOfElections(ctx)
  await remindOfPolls(ctx)
  const { rows } = await sql<{ kind: string }>`select distinct kind from notifications where id > ${after}
    and subject_id in (${poll.id}, ${id}) order by kind`.execute(db)
  expect(rows.map(({ kind }) => kind)).toEqual(['election_closing', 'poll_closing'])
  const told = await listUntold(ctx, { after, until: await findNewestNotification(ctx, 0) })
  expect(told).not.toContain(await idOf('rook'))
})

/** All that the product says of an election to whoever looks at it, but for the time. */
async function look(id: number) {
  const { serverNow: _, ...shown } = await opened.show('marcus', id)
  return { shown, audits: [await opened.audit(id, 0, 'marcus'), await opened.audit(id, 1, 'marcus')] }
}

test.each(['voted', 'not'])(
  'switching off and on, another class and deletion say nothing of one who has %s',
  async (which) => {
    const marcus = await opened.as('marcus')
    const { body } = await marcus(memberChanges.create, {
      body: { firstName: 'Passing', lastName: which, email: `passing-${which}@example.org` },
    })
    const params = { memberId: String(body.id) }
    const { id, positions } = await opened.call()
    const [position] = positions
    const cookie = `${cookieName(opened.world.app)}=${await startSession(opened.world.ctx, body.id, 'Test browser')}`
    const vote = { positionId: position?.id ?? 0, candidateId: null }
    if (which === 'voted')
      expect((await opened.world.speak(cookie)(elections.vote, { ...of(id), body: vote })).status).toBe(200)
    const before = await look(id)
    for (const changes of [{ isActive: false }, { isActive: true }, { pledgeClass: 3 }]) {
      expect((await marcus(memberChanges.update, { params, body: changes })).status).toBe(200)
      expect(await look(id)).toEqual(before)
    }
    expect((await marcus(members.remove, { params })).status).toBe(200)
    expect(await look(id)).toEqual(before)
  },
)

test('where an archive left out who has voted, the close has them all, by the ballots', async () => {
  const { id } = await opened.call({ requiresQuorum: false })
  for (const player of ['kenji', 'rook'] as const) await opened.vote(player, id, 0, 0)
  const { ownerDb } = opened.world
  const boxes = sql`(select box_id from election_positions where election_id = ${id})`
  await sql`alter table ballot_participation disable trigger user`.execute(ownerDb)
  await sql`delete from ballot_participation where box_id in ${boxes}`.execute(ownerDb)
  await sql`alter table ballot_participation enable trigger user`.execute(ownerDb)
  await opened.pass(2)
  expect((await opened.show('kenji', id)).positions[0]).toMatchObject({ voterCount: 2, outcome: 'elected' })
  const { participants } = await opened.audit(id)
  expect(participants?.members.map(({ firstName }) => firstName).sort()).toEqual(['Kenji', 'Rook'])
})
