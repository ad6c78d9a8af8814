// Officers see what stands in records and says nothing, and remove it at once.
import { type Blank, blanks } from '@aerie/contract/blanks'
import { lineage } from '@aerie/contract/lineage'
import { members } from '@aerie/contract/members'
import { people } from '@aerie/contract/people'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Change, touchedBy } from '#platform/events/bus.ts'
import { openWorld, type World } from '../../test/world.ts'

let world: World
let marcus: Awaited<ReturnType<World['as']>>
let ids: Record<'rook' | 'kenji' | 'mateo', number>
beforeAll(async () => {
  world = await openWorld()
  marcus = await world.as('marcus')
  ids = { rook: await world.idOf('rook'), kenji: await world.idOf('kenji'), mateo: await world.idOf('mateo') }
})
afterAll(() => world.close())

/** As it stood in installations before forms and imports knew what says nothing. */
beforeEach(async () => {
  const { rook, kenji, mateo } = ids
  await sql`delete from lineage_ties where little_id in (${rook}, ${kenji}, ${mateo}) or big_id in (${rook}, ${kenji}, ${mateo})`.execute(
    world.db,
  )
  await sql`insert into lineage_ties (big_name, little_id, confirmed_at) values
    ('N/A', ${rook}, now()), ('N/A', ${kenji}, now()), ('Orson Vail', ${mateo}, now())`.execute(world.db)
  await sql`insert into lineage_ties (big_id, little_name, confirmed_at) values (${mateo}, 'TBD', now())`.execute(
    world.db,
  )
  await sql`update members set location = 'Unknown', country = 'N/A', company = 'none' where id = ${rook}`.execute(
    world.db,
  )
  await sql`update members set phone = '555-555-5555', phone_key = '+15555555555', company = 'Nonesuch' where id = ${kenji}`.execute(
    world.db,
  )
})

const list = async () => (await marcus(blanks.list)).body
const shown = (found: Blank[]) => found.map(({ field, text, count }) => `${field} ${text} ${count}`).sort()
const ALL = [
  'bigBrother N/A 2',
  'country N/A 1',
  'currentCompany none 1',
  'littleBrothers TBD 1',
  'location Unknown 1',
  'phone 555-555-5555 1',
]

test('what says nothing is listed by field and text, with who has it', async () => {
  const found = await list()
  expect(shown(found)).toEqual(ALL)
  expect(found[0]).toMatchObject({ field: 'bigBrother', text: 'N/A', count: 2 })
  expect(found[0]?.first.map(({ id }) => id).sort()).toEqual([ids.rook, ids.kenji].sort())
})

test('one of them is removed from all who have it, and nothing else', async () => {
  const only = { field: 'bigBrother' as const, text: 'N/A' }
  const { body } = await marcus(blanks.remove, { body: { only, confirmed: 2 } })
  expect(body).toEqual({ message: 'Removed from 2 places.', removed: 2 })
  expect(shown(await list())).toEqual(ALL.filter((one) => !one.startsWith('bigBrother')))
  const { body: rook } = await marcus(members.show, { params: { memberId: String(ids.rook) } })
  expect(rook.kin.big).toBeNull()
  const { body: mateo } = await marcus(members.show, { params: { memberId: String(ids.mateo) } })
  expect(mateo.kin.big?.name).toBe('Orson Vail')
})

test('all are removed at once, kept in the log as saves, and told to the pages that show them', async () => {
  const heard: Change[] = []
  const end = world.ctx.bus.subscribe((change) => heard.push(change))
  const before = await marcus(members.show, { params: { memberId: String(ids.rook) } })
  const { body } = await marcus(blanks.remove, { body: { only: null, confirmed: 7 } })
  end()
  expect(body.removed).toBe(7)
  expect(await list()).toEqual([])
  const rook = await marcus(members.show, { params: { memberId: String(ids.rook) } })
  expect(rook.body).toMatchObject({ location: null, country: null, currentCompany: null })
  expect(rook.body.version).toBeGreaterThan(before.body.version)
  const kenji = await world.db.selectFrom('members').selectAll().where('id', '=', ids.kenji).executeTakeFirstOrThrow()
  expect(kenji).toMatchObject({ phone: null, phone_key: null, company: 'Nonesuch' })
  for (const endpoint of [people.list, lineage.list, members.show])
    expect(heard.some((one) => touchedBy(one, [endpoint]))).toBe(true)
  const entries = await world.db
    .selectFrom('audit_entries')
    .select(['action', 'after'])
    .orderBy('id', 'desc')
    .limit(7)
    .execute()
  expect(entries.map(({ action, after }) => `${action} ${(after as { fields: string[] }).fields}`).sort()).toEqual([
    'member.lineage bigBrother',
    'member.lineage bigBrother',
    'member.lineage littleBrothers',
    'member.update country',
    'member.update currentCompany',
    'member.update location',
    'member.update phone',
  ])
})

test('where another number stands by now than was confirmed nothing is removed', async () => {
  const { status, problem } = await marcus(blanks.remove, { body: { only: null, confirmed: 3 } })
  expect([status, problem.detail]).toEqual([
    409,
    'Something has changed: it is in 7 places by now, not 3. Look again, and confirm that number.',
  ])
  const other = await marcus(blanks.remove, {
    body: { only: { field: 'bigBrother', text: 'Orson Vail' }, confirmed: 1 },
  })
  expect(other.status).toBe(409)
  expect(shown(await list())).toEqual(ALL)
})
