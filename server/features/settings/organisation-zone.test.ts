// The organisation's zone: what day it is, for terms, notices and jobs, on far ends of the world at one moment.

import { memberChanges } from '@aerie/contract/member-changes'
import { offices } from '@aerie/contract/offices'
import { settings } from '@aerie/contract/settings'
import { daysAfter } from '@aerie/text/dates'
import { clockIn } from '@aerie/text/zones'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { scheduleNextRuns } from '#platform/jobs/recurring.ts'
import { recurringJobs } from '../../features.ts'
import { moveTo } from '../../test/move-to.ts'
import { openWorld, type World } from '../../test/world.ts'
import { readToday } from './service.ts'

/** Between them are 25 hours, so that it is never the same day in both. */
const EAST = 'Pacific/Kiritimati'
const WEST = 'Pacific/Pago_Pago'

let world: World
let marcus: Awaited<ReturnType<World['as']>>
beforeAll(async () => {
  world = await openWorld()
  marcus = await world.as('marcus')
})
afterAll(() => world.close())

const memberId = () => world.idOf('kenji')
const save = async (roles: string[]) =>
  marcus(memberChanges.update, { params: { memberId: String(await memberId()) }, body: { roles } })
const listTerms = async () => (await marcus(offices.terms)).body
/** Midnight may come while something is done. */
const days = (zone: string) => [clockIn(zone, new Date()).day, clockIn(zone, new Date(Date.now() + 60_000)).day]

test.each([EAST, WEST])('in %s a term begins and ends with the day that it is there', async (zone) => {
  expect((await moveTo(marcus, zone)).status).toBe(200)
  const office = `Archivist, ${zone}`
  const oneOf = (choices: string[]) => expect.toBeOneOf(choices)
  expect((await save([office])).status).toBe(200)
  expect(await listTerms()).toContainEqual(expect.objectContaining({ office, from: oneOf(days(zone)), until: null }))
  await sql`update office_terms set began_on = began_on - 30 where office = ${office}`.execute(world.ownerDb)
  expect((await save([])).status).toBe(200)
  const until = oneOf(days(zone).map((day) => daysAfter(day, -1)))
  expect(await listTerms()).toContainEqual(expect.objectContaining({ office, until }))
  expect(days(zone)).toContain(await readToday(world.ctx))
})

test('by another clock it is another day, on which another holds an office', async () => {
  await moveTo(marcus, WEST)
  const from = clockIn(EAST, new Date()).day
  const body = {
    office: 'Cellarer',
    memberId: await memberId(),
    from,
    until: null,
    ending: [],
    lowering: [],
    raising: false,
    writing: false,
  }
  await marcus(offices.handOver, { body })
  const held = async () =>
    (
      await world.db
        .selectFrom('members')
        .select('offices')
        .where('id', '=', await memberId())
        .executeTakeFirst()
    )?.offices
  expect(await held()).not.toContain('Cellarer')
  await moveTo(marcus, EAST)
  await world.work()
  expect(await held()).toContain('Cellarer')
})

test('what is done at an hour waits for that of the new clock, once', async () => {
  await moveTo(marcus, 'UTC')
  await world.work()
  await scheduleNextRuns(world.ctx, recurringJobs)
  await moveTo(marcus, 'Asia/Kathmandu')
  await world.work()
  const jobs = await world.db.selectFrom('jobs').select(['kind', 'run_at']).where('attempts', '=', 0).execute()
  for (const [kind, nextRun] of Object.entries(recurringJobs))
    expect(jobs.filter((job) => job.kind === kind)).toEqual([{ kind, run_at: nextRun(new Date(), 'Asia/Kathmandu') }])
})

test('a zone that the database knows by no such name is refused with a sentence', async () => {
  const before = (await marcus(settings.show)).body.timeZone
  const { status, problem } = await moveTo(marcus, 'Europe/BERLIN')
  expect([status, problem.errors?.[0]?.message]).toEqual([400, expect.stringContaining('The database does not know')])
  expect((await marcus(settings.show)).body.timeZone).toBe(before)
})
