// A file that is read in a process of its own comes in as a short one does; where that process ends early nothing comes in.
import { execFileSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { people } from '@aerie/contract/people'
import { rosters } from '@aerie/contract/rosters'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openRosterElsewhere } from '#features/roster-files/read-elsewhere.ts'
import { options } from '#features/roster-rows/roster.fixture.ts'
import { openWorld, type World } from '../../test/world.ts'

let world: World
let admin: Awaited<ReturnType<World['as']>>
beforeAll(async () => {
  world = await openWorld()
  admin = await world.as('julian')
})
afterAll(() => world.close())

const ROWS = 400
/** Of more than four megabytes, the most of which is a column that is left aside. */
const LEFT_ASIDE = 'far and wide '.repeat(900)
const rosterOf = (aside: string, first = 'Zo\xeb') =>
  Uint8Array.from(
    Buffer.from(
      `first name,last name,status,Remarks of old\n${Array.from(
        { length: ROWS },
        (_, at) => `${first},Berg${at} Holm,${at === 7 ? 'on the moon' : 'active'},${aside}\n`,
      ).join('')}`,
      'latin1',
    ),
  )
const LATIN = JSON.stringify({ letters: 'windows-1252', columns: {}, statuses: {} })
const run = (content: Uint8Array<ArrayBuffer>, fields: Record<string, string> = {}) =>
  admin(rosters.run, {
    form: { fields: { reading: LATIN, ...fields }, file: { field: 'csv', name: 'roster.csv', content } },
  })
const count = async () => (await admin(people.list)).body.length

/** The numbers of the processes in which rosters are read. */
const readers = () =>
  execFileSync('ps', ['-o', 'pid=,args=', '--ppid', String(process.pid)], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line.includes('roster-process'))
    .map((line) => Number.parseInt(line, 10))

test('the report of a large file is that of a short one with the same brothers', async () => {
  const [large, short] = [rosterOf(LEFT_ASIDE), rosterOf('')]
  expect(large.length).toBeGreaterThan(4_000_000)
  const { body } = await run(large, { dryRun: 'true', exclude: '5' })
  expect(body).toMatchObject({
    total: ROWS,
    imported: ROWS - 1,
    excluded: 1,
    letters: { names: expect.arrayContaining(['Zoë Berg0 Holm']) },
  })
  expect(body.statusQuestions).toHaveLength(1)
  const told = (await run(short, { dryRun: 'true', exclude: '5' })).body
  const plain = ({ lines, ...report }: typeof body) => ({ ...report, lines: lines.map(({ cells, ...line }) => line) })
  expect(plain(body)).toEqual(plain(told))

  const before = await count()
  expect((await run(large)).body).toMatchObject({ dryRun: false, imported: ROWS })
  expect(await count()).toBe(before + ROWS)
  expect(readers()).toEqual([])
})

test('a large file that is no roster is refused with its sentence', async () => {
  const { status, problem } = await run(new Uint8Array(Buffer.from(`${LEFT_ASIDE}\n`.repeat(400))))
  expect(status).toBe(400)
  expect(problem.detail).toMatch(/^No column holds the names: there has to be one called “Name”/)
})

test('where the process is killed the import fails whole, and says so', async () => {
  const before = await count()
  const refused = run(rosterOf(LEFT_ASIDE, 'Yew'))
  await expect.poll(readers, { timeout: 60_000, interval: 5 }).toHaveLength(1)
  for (const pid of readers()) process.kill(pid, 'SIGKILL')
  const { status, problem } = await refused
  expect([status, problem.detail]).toEqual([
    503,
    'Reading the file broke off, and nothing of it was kept. Please try again.',
  ])
  expect(await count()).toBe(before)
  expect((await run(rosterOf(LEFT_ASIDE, 'Yew'))).body).toMatchObject({ imported: ROWS })
})

test('between two batches too', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'aerie-roster-'))
  try {
    const file = join(folder, 'file')
    await writeFile(file, rosterOf(''))
    const nothing = { columns: new Map(), mended: new Map(), exclude: new Set<number>() }
    const { batches } = await openRosterElsewhere({ file, letters: null, ...nothing, options })
    const read = async () => {
      for await (const { count: rows } of batches)
        for (const pid of rows > 0 ? readers() : []) process.kill(pid, 'SIGKILL')
    }
    await expect(read()).rejects.toMatchObject({ code: 'unavailable' })
  } finally {
    await rm(folder, { recursive: true })
  }
})
