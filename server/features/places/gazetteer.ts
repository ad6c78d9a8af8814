// All cities and whatever they are found by, over the arrays of their file.
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import type { City } from '@aerie/contract/places'
import { type AreaNames, DEGREE, type GazetteerTables, unpackGazetteer } from '#platform/gazetteer/gazetteer-file.ts'
import { type KeyRange, type NameIndex, openNameIndex } from '#platform/gazetteer/name-index.ts'
import { type Areas, openAreas, type Regions } from './areas.ts'
import type { Point } from './distance.ts'
import { placeKey } from './place-key.ts'
import type { Ranking } from './ranking.ts'

export interface Gazetteer {
  areas: Areas
  index: NameIndex
  /** Puts the cities that bear a key of the range into the ranking. */
  rank(ranking: Ranking, range: KeyRange, wish: Wish): void
  cityAt(city: number): Omit<City, 'otherName'>
  pointOf(city: number): Point
  /** The name that a posting of a city stands under, where that is another than the one shown. */
  otherName(city: number, posting: number): string | null
  population(city: number): number
  isIn(regions: Regions, city: number): boolean
  /** The largest city of each of the regions. */
  largestIn(regions: Regions): number[]
  /** What kind of name a whole key is to a city; undefined where it is none. */
  kindOfName(city: number, key: string): number | undefined
  /** What kind of name a posting is. */
  kindAt(posting: number): number
  /** How likely it is meant, in thousandths of a power of ten. */
  prominence(city: number): number
  /** By how many names it is found: a measure of how many know it. */
  fame(city: number): number
}

export interface Wish {
  /** The whole world when null. */
  regions: Regions | null
  /** Whether the keys may go on behind what the range has in common. */
  beginnings: boolean
  /** Added to each score; in thousandths, as prominence is. */
  bonus?: number
  /** Takes those of whom a name begins so that is not shown. */
  hidden?: Ranking
}

/** What a key adds to a city's prominence by its kind: a name, another name, words inside a name, a code. */
const FOR_WHOLE = Int16Array.of(1600, 150, -800, 750)
const FOR_BEGINNING = Int16Array.of(0, -1000, -1000, -1800)
/** Names that are not shown. */
const HIDDEN = Uint8Array.of(0, 1, 0, 1)

const CODE = 3
const FIRST_LETTERS = /(?<=^| )\p{L}/gu

const FILE = new URL('./gazetteer.br', import.meta.url)
/** More than the file needs unpacked, so that it comes in one piece and is not copied. */
const ROOM = 24 * 1_048_576

/** Some 20 MB that stay in memory; unpacking them keeps a thread busy, but not the one that answers. */
export async function openGazetteer(): Promise<Gazetteer> {
  const file = await promisify(brotliDecompress)(await readFile(FILE), { chunkSize: ROOM })
  return overTables(unpackGazetteer(file))
}

function overTables(tables: GazetteerTables): Gazetteer {
  const { prominences, populations, regions, postings, postingStarts, latitudes, longitudes } = tables
  const areaNames: AreaNames = JSON.parse(textOf(tables.areaNames))
  const index = openNameIndex(tables)
  const describe = describer(tables, areaNames)
  const fame = new Uint16Array(tables.ids.length)
  const largest = largestOfEach(tables, areaNames.regions.length)
  for (const posting of postings) fame[posting >>> 2] = (fame[posting >>> 2] ?? 0) + 1

  const rankBearers = (
    rankings: [shown: Ranking, hidden: Ranking],
    from: number,
    to: number,
    extra: Int16Array,
    { regions: within, bonus = 0 }: Wish,
  ) => {
    for (let at = from; at < to; at++) {
      const posting = postings[at] ?? 0
      const city = posting >>> 2
      const score = (prominences[city] ?? 0) + (extra[posting & 3] ?? 0) + bonus
      const ranking = rankings[HIDDEN[posting & 3] === 1 ? 1 : 0]
      if (score > ranking.threshold && (!within || within[regions[city] ?? 0] === 1)) ranking.offer(city, score, at)
    }
  }

  return {
    areas: openAreas(areaNames),
    index,
    rank(ranking, range, wish) {
      const start = postingStarts[range.low] ?? 0
      const wholeEnd = index.endsWhole(range) ? (postingStarts[range.low + 1] ?? 0) : start
      rankBearers([ranking, ranking], start, wholeEnd, FOR_WHOLE, wish)
      if (!wish.beginnings) return
      const { hidden = ranking } = wish
      rankBearers([ranking, hidden], wholeEnd, postingStarts[range.high] ?? 0, FOR_BEGINNING, wish)
    },
    cityAt: describe,
    pointOf: (city) => ({ latitude: (latitudes[city] ?? 0) / DEGREE, longitude: (longitudes[city] ?? 0) / DEGREE }),
    otherName(city, at) {
      const key = index.text(keyOf(postingStarts, at))
      if (placeKey(describe(city).name).includes(key)) return null
      return ((postings[at] ?? 0) & 3) === CODE
        ? key.toUpperCase()
        : key.replace(FIRST_LETTERS, (letter) => letter.toUpperCase())
    },
    population: (city) => populations[city] ?? 0,
    largestIn: (within) => [...largest.filter((_, region) => within[region] === 1)],
    kindAt: (at) => (postings[at] ?? 0) & 3,
    prominence: (city) => prominences[city] ?? 0,
    fame: (city) => fame[city] ?? 1,
    isIn: (within, city) => within[regions[city] ?? 0] === 1,
    kindOfName(city, key) {
      const range = index.find(key)
      if (!range || !index.endsWhole(range)) return undefined
      const postingsOfKey = postings.subarray(postingStarts[range.low], postingStarts[range.low + 1])
      const posting = postingsOfKey.find((one) => one >>> 2 === city)
      return posting === undefined ? undefined : posting & 3
    },
  }
}

/** For each region its largest city. */
function largestOfEach({ populations, regions }: GazetteerTables, count: number) {
  const largest = new Uint32Array(count)
  for (const [city, region] of regions.entries()) {
    const known = largest[region] ?? 0
    if (regions[known] !== region || (populations[city] ?? 0) > (populations[known] ?? 0)) largest[region] = city
  }
  return largest
}

/** The key whose postings hold the one at `at`. */
function keyOf(postingStarts: GazetteerTables['postingStarts'], at: number) {
  let [low, high] = [0, postingStarts.length - 1]
  while (high - low > 1) {
    const middle = (low + high) >>> 1
    if ((postingStarts[middle] ?? 0) <= at) low = middle
    else high = middle
  }
  return low
}

const textOf = (bytes: Uint8Array) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString()

function describer(tables: GazetteerTables, areaNames: AreaNames) {
  const { ids, names, nameStarts, latitudes, longitudes, populations, regions } = tables
  return (city: number): Omit<City, 'otherName'> => {
    const name = textOf(names.subarray(nameStarts[city], nameStarts[city + 1]))
    const region = areaNames.regions[regions[city] ?? 0]
    const country = areaNames.countries[region?.country ?? 0]?.name ?? ''
    const admin1 = region?.name || null
    return {
      id: ids[city] ?? 0,
      name,
      fullName: [name, ...(admin1 && saysMore(admin1, name, country) ? [admin1] : []), country].join(', '),
      admin1,
      country,
      population: populations[city] ?? 0,
      latitude: (latitudes[city] ?? 0) / DEGREE,
      longitude: (longitudes[city] ?? 0) / DEGREE,
    }
  }
}

/** The region of a city state is called as the city is. */
const saysMore = (region: string, name: string, country: string) => {
  const key = placeKey(region)
  return key !== placeKey(name) && key !== placeKey(country)
}
