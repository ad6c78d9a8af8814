// Choosing a city: what a query costs through the server and in the process itself, and what finding a city of a profile's words does.
import { openPlaces, type Places } from '../../server/features/places/service.ts'
import { type Bench, type Figure, milliseconds } from '../instruments/figure.ts'
import { cpuPerRequest, quantile } from '../instruments/measure.ts'
import { startRowsBaseline } from '../instruments/rows-baseline.ts'
import { startSignedInServer } from '../instruments/signed-in-server.ts'

const GOAL_HTTP_MS = 0.3
const GOAL_SLOWEST_MS = 1
const GOAL_FIND_MS = 0.2
const SAMPLE = 1500
const LONGEST_TYPED = 12

export async function cities({ folder, sharedFolder }: Bench): Promise<Figure[]> {
  const places = await openPlaces()
  const { typed, written } = asPeopleWrite(places)
  return [...(await throughServer(folder, sharedFolder, typed)), ...inProcess(places, typed, written)]
}

async function throughServer(folder: string, sharedFolder: Bench['sharedFolder'], typed: string[]): Promise<Figure[]> {
  const { server, get, close } = await startSignedInServer(await sharedFolder())
  const paths = typed.map((q) => `/api/cities/search?${new URLSearchParams({ q, limit: '20' })}`)
  const sample = paths.slice(0, 500)
  const answers = await Promise.all(sample.map(async (path) => [path, JSON.parse(String((await get(path)).body))]))
  const baseline = await startRowsBaseline(folder, Object.fromEntries(answers))
  const [used = 0, least = 0] = await cpuPerRequest(
    [
      { pid: server.pid, send: (i) => get(paths[i % paths.length] ?? '') },
      { pid: baseline.pid, send: (i) => baseline.ask(sample[i % sample.length] ?? '') },
    ],
    { requests: 3000 },
  )
  await baseline.stop()
  await close()
  return [
    {
      workload: 'search for a city, letter by letter',
      baseline: `${milliseconds(least)}: node:http stringifying the same rows`,
      goal: `at most ${GOAL_HTTP_MS} ms`,
      measured: milliseconds(used),
      met: used <= GOAL_HTTP_MS,
    },
  ]
}

function inProcess(places: Places, typed: string[], written: string[]): Figure[] {
  const times = timesOf(typed, (q) => places.search(q, 20))
  const slowest = quantile(times, 0.99)
  const found = timesOf(written, (location) => places.find(location))
  const mean = found.reduce((sum, time) => sum + time, 0) / found.length
  return [
    {
      workload: 'the same without HTTP (wall time, p99)',
      baseline: '',
      goal: `under ${GOAL_SLOWEST_MS} ms`,
      measured: `${milliseconds(slowest)}, median ${milliseconds(quantile(times, 0.5))}`,
      met: slowest < GOAL_SLOWEST_MS,
    },
    {
      workload: 'the city of what stands in a profile (wall time, mean)',
      baseline: '',
      goal: `under ${GOAL_FIND_MS} ms`,
      measured: milliseconds(mean),
      met: mean < GOAL_FIND_MS,
    },
  ]
}

/** In milliseconds each, once everything has been done a first time. */
function timesOf(texts: string[], work: (text: string) => unknown) {
  for (const text of texts) work(text)
  return texts.map((text) => {
    const before = performance.now()
    work(text)
    return performance.now() - before
  })
}

/** Names of large and small cities typed letter by letter, with and without their region and a slip; and as profiles say them. */
function asPeopleWrite(places: Places) {
  const letters = [...'abcdefghijklmnopqrstuvwxyz']
  const known = letters.flatMap((first) => letters.flatMap((second) => places.search(first + second, 60)))
  const chosen = scattered(known).slice(0, SAMPLE)
  const typed = chosen.flatMap(({ name, admin1, country }, i) => {
    const beginnings = Array.from({ length: Math.min(name.length, LONGEST_TYPED) - 1 }, (_, at) =>
      name.slice(0, at + 2),
    )
    const slip = 1 + (i % Math.max(1, name.length - 2))
    const slipped = `${name.slice(0, slip)}${name[slip + 1] ?? ''}${name[slip] ?? ''}${name.slice(slip + 2)}`
    return [...beginnings, `${name}, ${admin1 ?? country}`, `${name} ${country}`, slipped]
  })
  const written = chosen.flatMap(({ name, admin1, country, fullName }) => [
    fullName,
    `${name}, ${country}`,
    `Greater ${name} Area`,
    `${name} (${admin1 ?? country})`,
  ])
  return { typed: scattered(typed), written }
}

/** The same order in every run. */
function scattered<T>(values: T[]) {
  const order = values.map((value, i) => ({ value, key: (i * 7919) % 100_003 }))
  return order.sort((a, b) => a.key - b.key).map(({ value }) => value)
}
