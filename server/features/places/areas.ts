// What stands beside a city's name: “TX”, “Ontario”, “usa” and the regions they mean.
import type { AreaKey, AreaNames } from '#platform/gazetteer/gazetteer-file.ts'
import { placeKey } from './place-key.ts'

/** For each region a 1 if it is meant. */
export type Regions = Uint8Array

/** While a name is being typed its beginning counts; in what is written down only if nothing has that name whole. */
type NameOrigin = 'typing' | 'written'

export interface NamedArea {
  regions: Regions
  population: number
}

export interface Areas {
  /** The regions of all areas of this name; null when there are none. */
  find(name: string, reading: NameOrigin): Regions | null
  /** The regions of a country as it is written, or of what stands in its stead: “England”. Null when there is none. */
  findCountry(name: string): Regions | null
  /** What is meant by a code where it is that of several: states that are written so first, then all but lesser codes. */
  ofCode(name: string): { states: Regions | null; usual: Regions | null; all: Regions | null }
  /** Each region and country of exactly this name. */
  named(name: string): NamedArea[]
  /** The country in which everything of exactly this name lies; null when there is nothing, or in several. */
  countryOf(name: string): string | null
  /** All regions of the countries in which `regions` lie. */
  wholeCountries(regions: Regions): Regions
}

const SHORTEST_BEGINNING = 3
const CODES: ReadonlySet<AreaKey['kind']> = new Set(['code', 'lesser code'])

/** Their states and provinces are written in two letters, and hardly anybody else's. */
const WITH_STATES = new Set(['United States', 'Canada', 'Australia'])

export function openAreas({ countries, regions, keys }: AreaNames): Areas {
  const regionsOf = countries.map((): number[] => [])
  for (const [region, { country }] of regions.entries()) regionsOf[country]?.push(region)
  // What belongs to a country is looked for in it as well: Hong Kong in China, San Juan in the United States.
  const within = countries.map(({ holds = [] }, country) => [country, ...holds].flatMap((one) => regionsOf[one] ?? []))

  const mark = (inRegions: readonly number[], inCountries: readonly number[]) => {
    const marked = new Uint8Array(regions.length)
    for (const region of inRegions) marked[region] = 1
    for (const country of inCountries) for (const region of within[country] ?? []) marked[region] = 1
    return marked
  }
  const markAll = (areas: AreaKey[]) =>
    areas.length === 0
      ? null
      : mark(
          areas.flatMap((area) => area.regions ?? []),
          areas.flatMap((area) => area.countries ?? []),
        )

  const hasStates = (country: number) => WITH_STATES.has(countries[country]?.name ?? '')

  const matching = matcherIn(keys)

  return {
    find: (name, reading) => markAll(matching(name, reading)),
    findCountry(name) {
      const areas = matching(placeKey(name), 'written')
      const asCountries = areas.flatMap((area) => area.countries ?? [])
      return asCountries.length > 0 ? mark([], asCountries) : markAll(areas)
    },
    ofCode(name) {
      const areas = matching(name, 'written')
      const usual = areas.filter(({ kind }) => kind !== 'lesser code')
      const states = areas.flatMap((area) =>
        area.kind === 'code' ? (area.regions?.filter((region) => hasStates(regions[region]?.country ?? -1)) ?? []) : [],
      )
      return { states: states.length > 0 ? mark(states, []) : null, usual: markAll(usual), all: markAll(areas) }
    },
    named(name) {
      const areas = matching(name, 'written').filter(({ key, kind }) => key === name && kind === 'name')
      const inRegions = areas.flatMap((area) => area.regions ?? [])
      const inCountries = areas.flatMap((area) => area.countries ?? [])
      return [
        ...inRegions.map((number) => ({
          regions: mark([number], []),
          population: regions[number]?.population ?? 0,
        })),
        ...inCountries.map((number) => ({
          regions: mark([], [number]),
          population: countries[number]?.population ?? 0,
        })),
      ]
    },
    countryOf(name) {
      const areas = matching(name, 'written').filter(({ key, kind }) => key === name && kind !== 'lesser code')
      const inCountries = new Set([
        ...areas.flatMap((area) => area.countries ?? []),
        ...areas.flatMap((area) => area.regions ?? []).map((region) => regions[region]?.country ?? -1),
      ])
      const [only = -1] = inCountries
      return inCountries.size === 1 ? (countries[only]?.name ?? null) : null
    },
    wholeCountries(within) {
      const touched = new Set<number>()
      for (let region = 0; region < within.length; region++)
        if (within[region] === 1) touched.add(regions[region]?.country ?? 0)
      return mark([], [...touched])
    },
  }
}

function matcherIn(keys: readonly AreaKey[]) {
  const matching = (name: string, reading: NameOrigin): AreaKey[] => {
    const found: AreaKey[] = []
    if (name === '') return found
    for (let at = firstNotBefore(keys, name); keys[at]?.key.startsWith(name); at++) {
      const area = keys[at]
      if (area && (area.key === name || !CODES.has(area.kind))) found.push(area)
    }
    if (reading === 'typing') return found
    const whole = found.filter(({ key }) => key === name)
    if (whole.length > 0) return whole
    return name.length < SHORTEST_BEGINNING ? [] : found.filter(({ kind }) => kind === 'name')
  }
  return (name: string, reading: NameOrigin): AreaKey[] => {
    const found = matching(name, reading)
    const other = found.length === 0 && reading === 'written' ? otherwiseSpelt(name) : name
    return other === name ? found : matching(other, reading)
  }
}

/** “Trinidad and Tobago” is listed as “Trinidad & Tobago”, “Saint Lucia” as “St. Lucia”. */
const otherwiseSpelt = (key: string) =>
  key
    .replace(/ and /, ' ')
    .replace(/^the /, '')
    .replace(/^saint /, 'st ')

/** The regions in both; null when there are none. Null stands for the whole world as well as a side. */
export function common(a: Regions | null, b: Regions): Regions | null {
  if (!a) return b.includes(1) ? b : null
  const both = new Uint8Array(b.length)
  for (let region = 0; region < b.length; region++) both[region] = (a[region] ?? 0) & (b[region] ?? 0)
  return both.includes(1) ? both : null
}

function firstNotBefore(keys: readonly AreaKey[], name: string) {
  let [low, high] = [0, keys.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((keys[middle]?.key ?? '') < name) low = middle + 1
    else high = middle
  }
  return low
}
