// Each report counts what is there, for officers alone, and goes out as CSV.
import { ReportName, reports } from '@aerie/contract/reports'
import { trips } from '@aerie/contract/trips'
import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startSession } from '#platform/session/sessions.ts'
import { inDays } from '../../test/days-ahead.ts'
import { openWorld, type World } from '../../test/world.ts'
import { shorten } from './counting.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const read = async (report: ReportName) => (await (await world.as('samir'))(reports.show, { query: { report } })).body

test.each(ReportName.options)('%s can be read by officers, and not by brothers', async (report) => {
  const { figures, series, tables } = await read(report)
  expect(figures.length).toBeGreaterThan(1)
  for (const { values } of series.lines) expect(values).toHaveLength(series.labels.length)
  for (const { rows } of tables) expect(rows.length).toBeLessThanOrEqual(12)
  const rook = await world.as('rook')
  for (const endpoint of [reports.show, reports.csv])
    expect((await rook(endpoint, { query: { report } })).status).toBe(403)
})

test('the membership adds up to all members, by class as over the years', async () => {
  const everybody = await world.db.selectFrom('members').select(['country', 'inactive_since']).execute()
  const living = everybody.filter(({ inactive_since }) => inactive_since === null)
  const { figures, series, tables } = await read('membership')
  const [countries, classes] = tables
  const sum = (rows: { value: number }[] = []) => rows.reduce((all, { value }) => all + value, 0)
  expect(figures[0]).toEqual({ name: 'brothers', unit: 'count', value: everybody.length })
  expect(sum(classes?.rows)).toBe(everybody.length)
  expect(sum(countries?.rows)).toBe(living.length)
  const there = new Set(living.flatMap(({ country }) => country?.trim() || []))
  expect(figures.find(({ name }) => name === 'countries')?.value).toBe(there.size)
  const [all, active] = series.lines
  expect(all?.values).toEqual(all?.values.toSorted((a, b) => a - b))
  const [before = 0, now = 0] = all?.values.slice(-2) ?? []
  expect(figures.at(-1)).toEqual({ name: 'joined this year', unit: 'count', value: now - before })
  expect(active?.values.at(-1)).toBeLessThanOrEqual(all?.values.at(-1) ?? 0)
})

test('private trips are counted, and where they go is not told', async () => {
  const before = await read('trips')
  const rook = await world.as('rook')
  const dates = { startDate: inDays(90), endDate: inDays(92) }
  await rook(trips.create, { body: { title: 'Quiet', locations: ['Reykjavik, Iceland'], ...dates, isShared: false } })
  const after = await read('trips')
  expect((after.figures[0]?.value ?? 0) - (before.figures[0]?.value ?? 0)).toBe(1)
  expect(JSON.stringify(after.tables)).not.toMatch(/Reykjav|Iceland/)
  await rook(trips.create, { body: { title: 'Open', locations: ['Reykjavik, Iceland'], ...dates, isShared: true } })
  expect(JSON.stringify((await read('trips')).tables)).toMatch(/Iceland/)
})

test('who took part in votes is a share of the entitled; void ones are no votes', async () => {
  const poll = async (title: string, voided: boolean) => {
    const { id: box_id } = await world.ownerDb
      .insertInto('ballot_boxes')
      .values({ subject: title, key_name: title, option_count: 2, most_marks: 1, ends_at: new Date('2026-03-01') })
      .returning('id')
      .executeTakeFirstOrThrow()
    const asked = { box_id, title, options: '[]', quorum_threshold: 50, requires_quorum: false, allow_multiple: false }
    const end = voided ? { voided_at: new Date(), void_reason: 'Wrong' } : { voided_at: null, void_reason: null }
    const { id: poll_id } = await world.ownerDb
      .insertInto('polls')
      .values({ ...asked, ...end, description: null, results_visibility: 'after_vote', created_by: null })
      .returning('id')
      .executeTakeFirstOrThrow()
    const result = { poll_id, eligible: 20, voters: 15, counts: [10, 5], outcome: 'decided', certificate: '{}' }
    await world.ownerDb.insertInto('poll_results').values(result).execute()
  }
  await poll('A new roof', false)
  await poll('An old roof', true)
  const { figures, tables } = await read('votes')
  expect(tables[0]?.rows).toEqual([{ label: 'A new roof', value: 75 }])
  expect(figures.map(({ value }) => value)).toEqual([1, 15, 75, 75])
})

test('signing in is counted, by month and by brother', async () => {
  const count = async () => (await read('sign-ins')).series.lines.map(({ values }) => values.at(-1))
  const actor_id = await world.idOf('kenji')
  const before = await count()
  await startSession(world.ctx, actor_id, 'Test browser')
  // A session by itself is no sign-in.
  expect(await count()).toEqual(before)
})

test('it goes out as CSV, in which no title is a formula', async () => {
  await world.db.updateTable('albums').set({ title: '=1+1' }).execute()
  await world.db
    .updateTable('members')
    .set({ country: '=cmd' })
    .where('id', '=', await world.idOf('rook'))
    .execute()
  const cookie = await world.cookieOf('samir')
  const { headers, payload } = await world.app.inject({
    url: '/api/reports/csv?report=membership',
    headers: { cookie },
  })
  expect(headers['content-disposition']).toMatch(/^attachment; filename="membership-\d{4}-\d\d-\d\d\.csv"/)
  const rows: string[][] = parse(payload, { bom: true, relax_column_count: true })
  expect(rows.find(([label]) => label?.endsWith('=cmd'))?.[0]).toBe("'=cmd")
  expect(rows).toContainEqual(['Brothers over the years', 'all', 'active'])
})

test('of many only the first have a row of their own, and the others one that says of how many', () => {
  const rows = Array.from({ length: 20 }, (_, at) => ({ label: `Country ${at}`, value: 1 }))
  const short = shorten(rows, 'Not said', 'countries')
  expect(short).toHaveLength(12)
  expect(short.at(-1)).toEqual({ label: 'Others, 9 countries', value: 9 })
  expect(shorten([{ label: null, value: 3 }], 'Not said', 'countries')).toEqual([{ label: 'Not said', value: 3 }])
})
