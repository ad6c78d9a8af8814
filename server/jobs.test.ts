// Jobs: each kind that is asked for has work, and what runs again and again is scheduled by every start and every run.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { UTC } from '@aerie/text/zones'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Job, toldOf, type Work } from '#platform/jobs/jobs.ts'
import { scheduleNextRuns } from '#platform/jobs/recurring.ts'
import { jobPartsOf } from './app.ts'
import { jobsOf, recurringJobs } from './features.ts'
import { openWorld, type World } from './test/world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

/** All that has work, as the start hands it to the workers. */
function worksOf({ app, ctx, backupPlace }: Pick<World, 'app' | 'ctx' | 'backupPlace'>): Record<string, Work> {
  const mailer = { send: async () => {}, close: async () => {} }
  const queues = jobsOf({
    ctx,
    backupPlace,
    mailer,
    publicUrl: () => 'https://aerie.example',
    bounceBox: null,
    ...jobPartsOf(app),
  })
  const all: Record<string, Job> = Object.assign({}, ...Object.values(queues))
  return Object.fromEntries(Object.entries(all).map(([kind, job]) => [kind, toldOf(job).work]))
}

const listRuns = (kind: string) =>
  world.db.selectFrom('jobs').select('run_at').where('kind', '=', kind).orderBy('run_at').execute()

test('a start schedules one next run of each recurring job', async () => {
  for (let start = 0; start < 2; start++) await scheduleNextRuns(world.ctx, recurringJobs)
  for (const [kind, nextRun] of Object.entries(recurringJobs))
    expect(await listRuns(kind), kind).toEqual([{ run_at: nextRun(new Date(), UTC) }])
  await world.db.deleteFrom('jobs').execute()
})

test.each(Object.entries(recurringJobs))('%s has work, and a run of it schedules the next', async (kind, nextRun) => {
  const work = worksOf(world)[kind]
  expect(nextRun(new Date(), UTC).getTime()).toBeGreaterThan(Date.now())
  await work?.({})
  expect(await listRuns(kind)).toEqual([{ run_at: nextRun(new Date(), UTC) }])
})

test('a run that fails leaves the next in its place', async () => {
  await world.db.deleteFrom('jobs').execute()
  const list = () => {
    throw new Error('gone')
  }
  const files = { ...world.ctx.files, list }
  const work = worksOf({ ...world, ctx: { ...world.ctx, files } })['tidy-documents']
  await expect(work?.({})).rejects.toThrow('gone')
  expect(await listRuns('tidy-documents')).toHaveLength(1)
})

const sources = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(ts|sql)$/.test(name) && !/\.(test|fixture)\.ts$|^(test|platform[/\\]jobs)[/\\]/.test(name))
  .map((name) => ({ name, text: readFileSync(join(import.meta.dirname, name), 'utf8') }))
/** The kind in `enqueue(tx, kind, …)` and, in migrations, in `insert into jobs (kind, payload) values (kind, …)`. */
const ASKED = [
  /(?<![\w.])(?:enqueue|enqueueEach|schedule)\(\s*\w+,\s*([^,]+)/g,
  /insert into jobs \(kind, payload\)\s*(?:values \(|select )(?!kind\b)([^,]+)/g,
]
/** The one kind, or both where it depends; undefined where it is no text that can be read here. */
const kindsIn = (asked = '') => {
  const kinds = [...asked.matchAll(/(?:^|[?:] )'([\w-]+)'/g)].map(([, kind]) => kind)
  return kinds.length > 0 ? kinds : [undefined]
}

const asked = sources.flatMap(({ name, text }) =>
  ASKED.flatMap((pattern) => [...text.matchAll(pattern)].flatMap(([, kind]) => kindsIn(kind))).map((kind) => ({
    name,
    kind,
  })),
)

test('every kind that is asked for anywhere is named where it is, and has work', () => {
  expect(asked.length).toBeGreaterThan(30)
  const works = worksOf(world)
  expect(asked.filter(({ kind }) => kind === undefined || !(kind in works))).toEqual([])
})

test('all work is asked for somewhere, or runs again and again', () => {
  const kinds = new Set([...asked.map(({ kind }) => kind), ...Object.keys(recurringJobs)])
  expect(Object.keys(worksOf(world)).filter((kind) => !kinds.has(kind))).toEqual([])
})
