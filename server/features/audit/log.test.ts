// The audit log over HTTP: who reads it, what filters leave, what an export holds, and that a broken one is found.
import { type AuditStep, audit } from '@aerie/contract/audit'
import { memberChanges } from '@aerie/contract/member-changes'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '#platform/db/db.ts'
import { openWorld, type World } from '../../test/world.ts'
import { listEntries } from './log-data.ts'

let world: World
let marcus: Awaited<ReturnType<World['as']>>
let rookId: number
beforeAll(async () => {
  world = await openWorld()
  marcus = await world.as('marcus')
  rookId = await world.idOf('rook')
  const saved = await (await world.as('rook'))(memberChanges.save, {
    body: { currentCompany: 'Heron Works', phone: '+1 555 0100' },
  })
  expect(saved.status).toBe(200)
})
afterAll(() => world.close())

type Query = {
  actor?: string
  action?: string
  kind?: string
  from?: string
  until?: string
  q?: string
  limit?: string
}
const list = async (query: Query = {}) => (await marcus(audit.list, { query })).body

async function verify() {
  const { text } = await marcus(audit.verify)
  const steps = text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as AuditStep)
  return steps.at(-1)?.finding
}

test('an admin is told that it is not his to read', async () => {
  const refused = await (await world.as('julian'))(audit.list)
  expect([refused.status, refused.problem.code]).toEqual([403, 'not_allowed'])
})

test('a saved profile is told in words, and of what is private only that it changed', async () => {
  const [entry] = await list({ action: 'member.update' })
  expect(entry).toMatchObject({
    actorId: rookId,
    sentence: 'changed the profile of himself',
    link: `/profile/${rookId}`,
  })
  expect(entry?.facts).toContainEqual(
    expect.objectContaining({ field: 'Company', after: 'Heron Works', isPrivate: false }),
  )
  expect(JSON.stringify(entry)).not.toContain('555 0100')
})

test('a list is planned for what is asked, however often, and no other statement of its connection is', async () => {
  const { db, close } = openDatabase(world.location, { pool: 1 })
  const wanted = { filter: { action: 'member.update' }, words: [{ word: 'heron', members: [] }] }
  for (let time = 0; time < 3; time++) await listEntries(db, wanted, { after: null, limit: 50 })
  const { rows } = await sql<{ custom: number; generic: number }>`select custom_plans::int as custom,
    generic_plans::int as generic from pg_prepared_statements where statement like '%audit_words%'`.execute(db)
  const { rows: mode } = await sql`show plan_cache_mode`.execute(db)
  await close()
  expect(rows).toEqual([{ custom: 2, generic: 0 }])
  expect(mode).toEqual([{ plan_cache_mode: 'force_generic_plan' }])
})

test('filters leave what they say, alone and together', async () => {
  const ofRook = await list({ actor: String(rookId) })
  expect(new Set(ofRook.map(({ actorId }) => actorId))).toEqual(new Set([rookId]))
  expect((await list({ q: 'heron works' })).map(({ action }) => action)).toEqual(['member.update'])
  expect((await list({ q: 'rook', kind: 'member' })).map(({ action }) => action)).toEqual(['member.update'])
  expect(await list({ q: "o'brien\\ & ! :*" })).toEqual([])
  expect((await list({ actor: 'nobody' })).every(({ actorId }) => actorId === null)).toBe(true)
  const at = ofRook[0]?.at ?? ''
  expect((await list({ until: at })).every((entry) => entry.at < at)).toBe(true)
  expect((await list({ from: at })).map(({ id }) => id)).toContain(ofRook[0]?.id)
})

test('in pages it tells every entry once', async () => {
  const whole = (await list({ limit: '200' })).map(({ id }) => id)
  const told: number[] = []
  let cursor: string | undefined
  do {
    const { body, headers } = await marcus(audit.list, { query: { limit: '2', ...(cursor && { cursor }) } })
    told.push(...body.map(({ id }) => id))
    cursor = /cursor=([^&>]+)/.exec(String(headers.link ?? ''))?.[1]
  } while (cursor)
  expect(told).toEqual(whole)
})

test('an export holds what the filters leave, and is told in the log itself', async () => {
  const { text } = await marcus(audit.exportCsv, { query: { q: 'heron', kind: 'member' } })
  expect(text.trim().split('\n')).toHaveLength(2)
  expect(text).toContain('Company: Heron Works')
  const asJson = await marcus(audit.exportJson, { query: { q: 'heron', kind: 'member' } })
  expect((asJson.body as unknown as { action: string }[]).map(({ action }) => action)).toEqual(['member.update'])
  expect((await list({ action: 'audit.export' }))[0]?.facts).toContainEqual(
    expect.objectContaining({ field: 'Form', after: 'json' }),
  )
})

test('a noted head still stands after others were added, and another one does not', async () => {
  const { head } = (await marcus(audit.state)).body
  await verify()
  const compared = async (noted: string) => (await marcus(audit.compare, { body: { noted } })).body.stands
  const mark = head?.mark ?? ''
  expect(await compared(mark)).toBe(true)
  expect(await compared(`${head?.id} ${mark}`)).toBe(true)
  expect(
    await compared(
      mark
        .slice(0, 16)
        .replace(/(.{4})/g, '$1 ')
        .toUpperCase(),
    ),
  ).toBe(true)
  expect(await compared(`${Number(head?.id) - 1} ${mark}`)).toBe(false)
  expect(await compared('0'.repeat(64))).toBe(false)
  expect((await marcus(audit.compare, { body: { noted: 'feather' } })).status).toBe(400)
})

test('a verification finds the log whole, says so afterwards, and finds the entry that was changed outside', async () => {
  const { entries } = (await marcus(audit.state)).body
  expect(await verify()).toEqual({ entries, since: null, broken: null })
  expect((await marcus(audit.state)).body.lastWalk).toMatchObject({ isWhole: true })
  const [victim] = await list({ action: 'member.update' })
  for (const act of ['disable', 'enable']) {
    await sql.raw(`alter table audit_entries ${act} trigger all`).execute(world.ownerDb)
    if (act === 'disable')
      await sql`update audit_entries set actor_id = 1 where id = ${victim?.id}`.execute(world.ownerDb)
  }
  const found = await verify()
  expect(found?.broken).toMatchObject({ id: victim?.id, is: 'changed', found: victim?.mark })
  expect((await marcus(audit.state)).body.lastWalk).toMatchObject({ isWhole: false })
})
