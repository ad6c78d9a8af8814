// Terms of offices: handed over, corrected, renamed; the records of members follow them, and they follow the records.
import { memberChanges } from '@aerie/contract/member-changes'
import { members } from '@aerie/contract/members'
import { type HandOver, offices } from '@aerie/contract/offices'
import { settings } from '@aerie/contract/settings'
import { daysAfter, longDay } from '@aerie/text/dates'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CastKey, cast } from '../../demo/cast.ts'
import { inDays } from '../../test/days-ahead.ts'
import { openWorld, type World } from '../../test/world.ts'
import { areTogether } from './days.ts'
import { followDay } from './service.ts'

let world: World
let officer: Awaited<ReturnType<World['as']>>
beforeAll(async () => {
  world = await openWorld()
  officer = await world.as('marcus')
})
afterAll(() => world.close())

const DAY_MS = 86_400_000
const at = (days: number) => ({ ...world.ctx, now: () => new Date(Date.now() + days * DAY_MS) })
const idOf = (who: CastKey) => world.idOf(who)
const rolesOf = async (who: CastKey) =>
  (await officer(members.show, { params: { memberId: String(await idOf(who)) } })).body.roles
const termsOf = async (office: string) => (await officer(offices.terms)).body.filter((term) => term.office === office)

async function give(who: CastKey, office: string, parts: Partial<HandOver> = {}) {
  const body = {
    office,
    memberId: await idOf(who),
    from: inDays(0),
    until: null,
    ending: [],
    lowering: [],
    raising: false,
    writing: false,
    ...parts,
  }
  return officer(offices.handOver, { body })
}
const save = async (who: CastKey, roles: string[]) =>
  officer(memberChanges.update, { params: { memberId: String(await idOf(who)) }, body: { roles } })

/** The day on which something was done: two where midnight came meanwhile. */
async function daysOf(act: () => Promise<unknown>) {
  const today = () => new Date().toISOString().slice(0, 10)
  const before = today()
  await act()
  return [before, today()]
}

test('a save of a record begins and ends terms', async () => {
  const begins = await daysOf(() => save('kenji', ['Archivist']))
  const [term] = await termsOf('Archivist')
  expect(term).toMatchObject({ memberId: await idOf('kenji'), until: null })
  expect(begins).toContain(term?.from)
  await world.db
    .updateTable('office_terms')
    .set({ began_on: inDays(-30) })
    .where('office', '=', 'Archivist')
    .execute()
  const ends = await daysOf(() => save('kenji', []))
  const [ended] = await termsOf('Archivist')
  expect(ended?.from).toBe(inDays(-30))
  expect(ends.map((day) => daysAfter(day, -1))).toContain(ended?.until)
  await save('kenji', ['Archivist'])
  await save('kenji', [])
  expect(await termsOf('Archivist')).toHaveLength(1)
})

test('handed over today, the record of both follows, and the old term ends the day before', async () => {
  await save('tobias', ['Steward'])
  await world.db
    .updateTable('office_terms')
    .set({ began_on: inDays(-300) })
    .where('office', '=', 'Steward')
    .execute()
  const [old] = await termsOf('Steward')
  const { status } = await give('teddy', 'Steward', { ending: [old?.id ?? 0] })
  expect(status).toBe(200)
  expect([await rolesOf('tobias'), await rolesOf('teddy')].map((roles) => roles.includes('Steward'))).toEqual([
    false,
    true,
  ])
  expect((await termsOf('Steward')).map(({ from, until }) => [from, until])).toEqual([
    [inDays(0), null],
    [inDays(-300), inDays(-1)],
  ])
})

test('planned ahead, nothing changes until the day', async () => {
  const [now] = await termsOf('Steward')
  await give('eamon', 'Steward', { from: inDays(10), ending: [now?.id ?? 0] })
  expect(await rolesOf('eamon')).not.toContain('Steward')
  expect(await rolesOf('teddy')).toContain('Steward')
  await followDay(at(10))
  expect(await rolesOf('eamon')).toContain('Steward')
  expect(await rolesOf('teddy')).not.toContain('Steward')
})

test('several hold one office, and history is noted without touching today', async () => {
  await give('farid', 'Choir')
  await give('rook', 'Choir')
  await give('kenji', 'Choir', { from: '2011-01-01', until: '2011-12-31' })
  expect(await rolesOf('kenji')).not.toContain('Choir')
  const in2011 = (await termsOf('Choir')).filter(
    ({ from, until }) => (from ?? '') <= '2011-12-31' && (until ?? '9') >= '2011',
  )
  expect(in2011.map(({ memberId }) => memberId)).toEqual([await idOf('kenji')])
  expect((await give('kenji', 'Choir', { from: '2011-06-01', until: '2012-06-01' })).problem.code).toBe('conflict')
})

test('a role goes with an office only when asked, today, and of whoever hands it over', async () => {
  const roleOf = async (who: CastKey) =>
    (await officer(members.manage)).body.find(({ firstName }) => firstName === cast[who].firstName)?.role
  await save('samir', ['Bell ringer'])
  const [term] = await termsOf('Bell ringer')
  await world.db
    .updateTable('office_terms')
    .set({ began_on: inDays(-9) })
    .where('office', '=', 'Bell ringer')
    .execute()
  const samir = await idOf('samir')
  const parts = { ending: [term?.id ?? 0], lowering: [samir] }
  expect((await give('rook', 'Bell ringer', { ...parts, from: inDays(3) })).status).toBe(400)
  expect((await give('rook', 'Bell ringer', { ...parts, lowering: [await idOf('kenji')] })).status).toBe(400)
  expect(await roleOf('samir')).toBe('admin')
  expect((await give('rook', 'Bell ringer', parts)).status).toBe(200)
  expect(await roleOf('samir')).toBe('member')
})

test('the new holder becomes an admin only when asked, today, and where he is none yet', async () => {
  const parts = { raising: true }
  expect((await give('luca', 'Butler', { ...parts, from: inDays(3) })).status).toBe(400)
  const roleNow = async () => (await officer(members.manage)).body.find(({ id }) => id === luca)?.role
  const luca = await idOf('luca')
  expect(await roleNow()).toBe('member')
  expect((await give('luca', 'Butler', parts)).status).toBe(200)
  expect(await roleNow()).toBe('admin')
  const again = await give('luca', 'Cook', parts)
  expect([again.status, again.problem.detail]).toEqual([400, expect.stringMatching(/is more than a member already\.$/)])
  expect(await termsOf('Cook')).toEqual([])
})

test('both are written to when asked, with the day', async () => {
  const { body: old } = await give('kenji', 'Porter', { from: inDays(-30) })
  expect((await give('rook', 'Porter', { ending: [old.id], writing: true })).status).toBe(200)
  await give('rook', 'Gardener')
  const sent = await world.mails()
  const linesTo = (who: CastKey) =>
    sent.filter(({ to: [reader] = [] }) => reader?.address === cast[who].email).map(({ text }) => text)
  expect(linesTo('rook')).toEqual([
    expect.stringContaining(`You hold the office of Porter from ${longDay(inDays(0))}. You follow Kenji`),
  ])
  expect(linesTo('kenji')).toEqual([expect.stringContaining(`Your term as Porter ends with ${longDay(inDays(-1))}. `)])
  const over = { from: inDays(-9), until: inDays(-3), writing: true }
  expect((await give('kenji', 'Gardener', over)).status).toBe(400)
})

test('nobody lowers himself, and then nothing else is done either', async () => {
  await save('marcus', ['Herald'])
  const [term] = await termsOf('Herald')
  await world.db
    .updateTable('office_terms')
    .set({ began_on: inDays(-9) })
    .where('office', '=', 'Herald')
    .execute()
  const answer = await give('rook', 'Herald', { ending: [term?.id ?? 0], lowering: [await idOf('marcus')] })
  expect([answer.status, answer.problem.detail]).toEqual([
    403,
    expect.stringMatching(/Nobody may change his own role\.$/),
  ])
  expect(await termsOf('Herald')).toHaveLength(1)
})

test('a term is corrected and taken off the roll, and whoever was deleted stays on it without a name', async () => {
  const [term] = await termsOf('Archivist')
  const params = { termId: String(term?.id) }
  expect((await officer(offices.changeTerm, { params, body: { from: inDays(5), until: inDays(1) } })).status).toBe(400)
  const changed = await officer(offices.changeTerm, { params, body: { from: inDays(-2), until: null } })
  expect(changed.body).toMatchObject({ from: inDays(-2), until: null })
  expect(await rolesOf('kenji')).toContain('Archivist')
  await officer(offices.removeTerm, { params })
  expect(await rolesOf('kenji')).not.toContain('Archivist')
  expect((await officer(offices.removeTerm, { params })).status).toBe(404)
  await officer(members.remove, { params: { memberId: String(await idOf('farid')) } })
  expect((await termsOf('Choir')).some(({ memberId }) => memberId === null)).toBe(true)
})

test('an office is renamed with its terms and records, and one that is held stays', async () => {
  const { body } = await officer(settings.show)
  const known = body.offices.map(({ label }) => label)
  const [first, ...others] = body.offices
  await save('rook', [first?.label ?? ''])
  const renamed = [{ slug: first?.slug ?? '', label: 'First Among Equals', color: first?.color ?? 'other' }, ...others]
  const added = { slug: null, label: 'Cellarer', color: 'other' as const }
  const change = (list: object[], before = known) =>
    officer(offices.change, { body: { offices: list as typeof renamed, known: before } })
  expect((await change([...renamed, added])).status).toBe(200)
  expect(await rolesOf('rook')).toContain('First Among Equals')
  expect(await termsOf(first?.label ?? '')).toEqual([])
  expect((await officer(settings.show)).body.offices.at(-1)).toEqual({
    slug: 'cellarer',
    label: 'Cellarer',
    color: 'other',
  })
  expect((await change(renamed)).problem.code).toBe('conflict')
  const now = [...renamed, { ...added, slug: 'cellarer' }]
  const names = now.map(({ label }) => label)
  const refused = await change(now.slice(1), names)
  expect([refused.status, refused.problem.detail]).toEqual([
    409,
    expect.stringMatching(/is First Among Equals\. Hand the office over/),
  ])
  expect((await change([...now, { ...added, label: 'CELLARER' }], names)).status).toBe(400)
  expect((await change(now.slice(0, -1), names)).status).toBe(200)
})

test('days', () => {
  expect(daysAfter('2026-03-01', -1)).toBe('2026-02-28')
  const open = { began_on: null, ended_on: null }
  expect(areTogether(open, open)).toBe(true)
  expect(
    areTogether({ began_on: '2020-01-01', ended_on: '2020-12-31' }, { began_on: '2021-01-01', ended_on: null }),
  ).toBe(false)
})

test('what is saved while a day begins stays as it was saved', async () => {
  const id = await idOf('kenji')
  await sql`insert into office_terms (office, member_id, began_on) values ('Herald', ${id}, current_date - 9)`.execute(
    world.db,
  )
  const following = await world.db.transaction().execute(async (saving) => {
    await sql`update members set offices = '{Scribe}' where id = ${id}`.execute(saving)
    const began = followDay(world.ctx)
    const waiting = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    await expect
      .poll(async () => (await waiting.execute(world.ownerDb)).rows.length, { timeout: 20_000 })
      .toBeGreaterThan(0)
    // In an object, or it would be waited for before the save ends.
    return { began }
  })
  await following.began
  expect(await rolesOf('kenji')).toContain('Scribe')
})
