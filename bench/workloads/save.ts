// Saving a profile: every field another than before, each time another brother's or one's own again.
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { startBaseline } from '../instruments/baseline-process.ts'
import { expectStatus, openClient, signIn } from '../instruments/client.ts'
import { type Bench, type Figure, milliseconds, times } from '../instruments/figure.ts'
import { cpuPerRequest, median } from '../instruments/measure.ts'
import { startServer } from '../instruments/server-process.ts'
import { logStatements, statementsDuring } from '../instruments/statements.ts'
import { PASSWORD, type SeededFolder, seedDataFolder, withAnalyzed } from '../seed/data-folder.ts'

const GOAL_MS = 2.5
const BIO_GOAL_MS = 1.5
const MOST_STATEMENTS = 6
const MANY = 50_000
const MOST_GROWTH = 1.2
const SAVES = 300

/** On a data folder of its own: what it writes would be in the way of the other workloads. */
export async function save({ folder }: Bench): Promise<Figure[]> {
  const filled = await withAnalyzed(await seedDataFolder(join(folder, 'saving'), 10_000))
  const least = await baselineOf(filled)
  const used = await costOf(filled, everyField)
  const ofBio = await costOf(filled, bioAlone)
  const statements = await countStatements(filled)
  const growth = await growthAmongMany(filled, folder)
  rmSync(filled.folder, { recursive: true, force: true })
  return [
    {
      workload: 'save a profile, all fields',
      baseline: `${milliseconds(least)}: PostgreSQL's own time for the bare update`,
      goal: `at most ${GOAL_MS} ms of processor time, server and database together`,
      measured: milliseconds(used),
      met: used <= GOAL_MS,
    },
    {
      workload: 'save a profile, the bio alone',
      baseline: '',
      goal: `at most ${BIO_GOAL_MS} ms of processor time, server and database together`,
      measured: milliseconds(ofBio),
      met: ofBio <= BIO_GOAL_MS,
    },
    {
      workload: 'save a profile, all fields: statements in its one transaction',
      baseline: '',
      goal: `at most ${MOST_STATEMENTS}`,
      measured: String(statements),
      met: statements <= MOST_STATEMENTS,
    },
    ...growth,
  ]
}

async function baselineOf({ folder, ids }: SeededFolder) {
  const baseline = await startBaseline('update', folder)
  const times = (await baseline.ask({ ids: ids.slice(1000, 1000 + SAVES) })) as number[]
  await baseline.stop()
  return median(times)
}

async function costOf(filled: SeededFolder, changes: Changes) {
  const { server, save, close } = await startSaving(filled, changes)
  const [used = 0] = await cpuPerRequest([{ pid: server.pid, send: save }], {
    requests: SAVES,
    atOnce: 1,
  })
  await close()
  return used
}

/** The same saves in an installation of many, round by round beside those in the smaller one. */
async function growthAmongMany(few: SeededFolder, folder: string): Promise<Figure[]> {
  const many = await withAnalyzed(await seedDataFolder(join(folder, 'saving-among-many'), MANY))
  const figures: Figure[] = []
  for (const [what, changes] of [
    ['all fields', everyField],
    ['the bio alone', bioAlone],
  ] as const) {
    const installations = [await startSaving(few, changes), await startSaving(many, changes)]
    const subjects = installations.map(({ server, save }) => ({ pid: server.pid, send: save }))
    const [least = 0, used = 0] = await cpuPerRequest(subjects, { requests: SAVES, atOnce: 1 })
    for (const { close } of installations) await close()
    figures.push({
      workload: `save a profile among ${MANY.toLocaleString('en')}, ${what}`,
      baseline: `${milliseconds(least)}: the same among 10,000`,
      goal: `at most ${MOST_GROWTH} × the baseline`,
      measured: `${milliseconds(used)}, ${times(used / least)}`,
      met: used <= MOST_GROWTH * least,
    })
  }
  rmSync(many.folder, { recursive: true, force: true })
  return figures
}

async function countStatements(filled: SeededFolder) {
  await logStatements(filled.folder, true)
  const { save, close } = await startSaving(filled, everyField)
  await save()
  const logged = await statementsDuring(filled.folder, save)
  await close()
  await logStatements(filled.folder, false)
  return logged.filter((line) => !/: (begin|commit)\b/i.test(line)).length
}

async function startSaving({ folder, mailboxes }: SeededFolder, changes: Changes) {
  const server = await startServer(folder)
  const client = openClient(server.address)
  const cookie = await signIn(client, mailboxes[1] ?? '', PASSWORD)
  const headers = { cookie, 'content-type': 'application/json' }
  let saves = 0
  return {
    server,
    save: () =>
      expectStatus(
        200,
        client.send('/api/members/profile', {
          method: 'PATCH',
          headers,
          body: JSON.stringify(changes(saves++)),
        }),
      ),
    async close() {
      client.close()
      await server.stop()
    },
  }
}

type Changes = (turn: number) => object

const bioAlone: Changes = (turn) => ({ bio: `Words of his own, for the time ${turn}` })

const CITIES = ['Lisbon, Portugal', 'Oslo, Norway', 'Austin, Texas, United States', 'Nairobi, Kenya']

/** As the form sends it, with nothing as it was but his addresses, which are changed by mail and not often. */
function everyField(turn: number) {
  const text = (what: string) => `${what} ${turn}`
  return {
    firstName: text('Rowan'),
    middleName: text('Ellis'),
    lastName: text('Ashgrove'),
    familiar: text('Row'),
    linkedinUrl: `https://www.linkedin.com/in/rowan-${turn}`,
    instagramUrl: `https://www.instagram.com/rowan.${turn}`,
    currentPosition: text('Surveyor'),
    currentCompany: text('Northlight'),
    workStartDate: text('March'),
    workEndDate: text('May'),
    companyTags: [text('Northlight'), text('Harbour')],
    workHistory: [{ title: text('Clerk'), company: text('Gilt'), startDate: null, endDate: null }],
    roles: turn % 2 ? ['Treasurer'] : ['President', 'Rush Chair'],
    birthday: text('9 April'),
    significantOther: text('Ines'),
    significantOtherType: turn % 2 ? 'wife' : 'partner',
    kids: [{ name: text('Tomas'), gender: 'boy', birthYear: 2000 + (turn % 20) }],
    bigBrother: text('A big brother'),
    littleBrothers: [text('A little'), text('Another')],
    location: CITIES[turn % CITIES.length],
    bio: text('He wrote this himself, and at some length, as brothers do.'.repeat(8)),
    quote: text('Leave the porch light on.'),
    interests: [{ title: text('Regattas'), type: 'custom', image: null }],
  }
}
