// Puts cities, their keys and their regions into the arrays of the gazetteer.
import { type AreaNames, DEGREE, type GazetteerTables } from '../../server/platform/gazetteer/gazetteer-file.ts'
import { type Area, areaKeys, belongingTo, countryName } from './area-keys.ts'
import { AROUND } from './called.ts'
import { keysOf } from './name-keys.ts'
import type { RawCity } from './read-cities.ts'
import type { RegionNames } from './todays-regions.ts'

export function arrangeGazetteer(unordered: RawCity[], regionNames: RegionNames): GazetteerTables {
  const codeOf = ({ country, region }: RawCity) => `${country}.${region}`
  // Neighbours in the list are neighbours on earth and alike in size, which packs well.
  const cities = unordered.toSorted(
    (a, b) => byText(codeOf(a), codeOf(b)) || prominence(b) - prominence(a) || a.id - b.id,
  )
  const countries = areasOf(cities, ({ country }) => country, countryName)
  const regions = areasOf(cities, codeOf, (code) => regionNames.get(code) ?? '')
  const regionNumber = new Map(regions.map(({ code }, number) => [code, number]))
  return {
    ids: Uint32Array.from(cities, ({ id }) => id),
    latitudes: Int32Array.from(cities, ({ latitude }) => Math.round(latitude * DEGREE)),
    longitudes: Int32Array.from(cities, ({ longitude }) => Math.round(longitude * DEGREE)),
    populations: Uint32Array.from(cities, ({ population }) => population),
    prominences: Uint16Array.from(cities, prominence),
    regions: Uint16Array.from(cities, (city) => regionNumber.get(codeOf(city)) ?? 0),
    ...joined(
      cities.map(({ name }) => name),
      'names',
      'nameStarts',
    ),
    ...arrangeKeys(cities),
    areaNames: new TextEncoder().encode(JSON.stringify(namesOf(countries, regions))),
  }
}

const byText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

const FEATURES: Record<string, number> = { PPLC: 300, PPLA: 100, PPLA2: 50, PPLX: -1500 }

const prominence = ({ id, population, feature }: RawCity) =>
  Math.round(1000 * Math.log10(Math.max(population, AROUND[id] ?? 0) + 100)) + (FEATURES[feature] ?? 0)

interface Peopled extends Area {
  population: number
}

/** In ascending order of their codes. */
function areasOf(cities: RawCity[], codeOf: (city: RawCity) => string, nameOf: (code: string) => string): Peopled[] {
  return [...Map.groupBy(cities, codeOf)]
    .map(([code, those]) => ({
      code,
      name: nameOf(code),
      // A part of a city was counted with the city.
      population: those.reduce((sum, { feature, population }) => sum + (feature === 'PPLX' ? 0 : population), 0),
    }))
    .sort((a, b) => byText(a.code, b.code))
}

function namesOf(countries: Peopled[], regions: Peopled[]): AreaNames {
  const countryNumber = new Map(countries.map(({ code }, number) => [code, number]))
  return {
    countries: countries.map(({ code, name, population }) => {
      const holds = belongingTo(code).flatMap((other) => countryNumber.get(other) ?? [])
      return { name, population, ...(holds.length > 0 && { holds }) }
    }),
    regions: regions.map(({ code, name, population }) => ({
      name,
      country: countryNumber.get(code.split('.')[0] ?? '') ?? 0,
      population,
    })),
    keys: areaKeys(countries, regions),
  }
}

function arrangeKeys(cities: RawCity[]) {
  const postingsOf = new Map<string, number[]>()
  for (const [number, city] of cities.entries())
    for (const [key, kind] of keysOf(city)) {
      const postings = postingsOf.get(key)
      if (postings) postings.push(number * 4 + kind)
      else postingsOf.set(key, [number * 4 + kind])
    }
  const sorted = [...postingsOf]
    .map(([key, postings]) => ({ key, bytes: Buffer.from(key), postings }))
    .sort((a, b) => Buffer.compare(a.bytes, b.bytes))
  return {
    ...joined(
      sorted.map(({ key }) => key),
      'keys',
      'keyStarts',
    ),
    postingStarts: startsOf(sorted.map(({ postings }) => postings.length)),
    postings: Uint32Array.from(sorted.flatMap(({ postings }) => postings)),
  }
}

/** Texts in one piece as UTF-8, and where each starts, under the names given. */
function joined<Joined extends string, Starts extends string>(texts: string[], whole: Joined, starts: Starts) {
  const pieces = texts.map((text) => Buffer.from(text))
  return {
    [whole]: new Uint8Array(Buffer.concat(pieces)),
    [starts]: startsOf(pieces.map(({ length }) => length)),
  } as Record<Joined, Uint8Array> & Record<Starts, Uint32Array>
}

/** Where each of many pieces starts, and at last where all end. */
function startsOf(lengths: number[]) {
  const starts = new Uint32Array(lengths.length + 1)
  for (const [at, length] of lengths.entries()) starts[at + 1] = (starts[at] ?? 0) + length
  return starts
}
