// The names on the map, each with the rank by which it shows: countries, regions, cities.
import { countryName } from '../places/area-keys.ts'
import type { RawCity } from '../places/read-cities.ts'
import { type Feature, largestOf, point, polygonsOf, type Ring, text } from './features.ts'
import type { Tools } from './sources.ts'

/** Where a name stands better than in the middle of the largest part. */
const BETTER: Record<string, [longitude: number, latitude: number]> = {
  US: [-99.5, 39.6],
  CA: [-101, 57.5],
  RU: [96, 62.5],
  NO: [8.9, 61.2],
  FR: [2.4, 46.8],
  CL: [-70.9, -30.5],
  ID: [114, -0.8],
  MY: [102.3, 4.2],
  VN: [107.5, 15.9],
  JP: [138.2, 36.6],
  NZ: [172.2, -42.6],
  GB: [-1.6, 52.7],
  AU: [134, -24.8],
  BR: [-53, -10.5],
  GL: [-41, 72.5],
  CN: [103.5, 35.5],
  AR: [-65.2, -35.5],
  MX: [-102.6, 24],
  FI: [26.2, 63.2],
  SE: [15.4, 62.4],
  TR: [34.7, 39.1],
  PH: [121.6, 16.4],
}

/** Shorter than in a list, where there is more room. */
const SHORT: Record<string, string> = { AE: 'UAE', BA: 'Bosnia & Herz.', CG: 'Congo' }

export function countryNames(tools: Tools, outlines: Feature[], cities: RawCity[]): Feature[] {
  const people = Map.groupBy(cities, ({ country }) => country)
  const countries = outlines.flatMap((outline) => {
    const code = outline.id === '010' ? undefined : tools.numericToAlpha2(outline.id ?? '')
    if (!code) return []
    const { polygon, total } = largestOf(polygonsOf(outline))
    const population = (people.get(code) ?? []).reduce((sum, city) => sum + city.population, 0)
    const weight = Math.log10(total + 0.01) + Math.log10(population + 1) * 0.55
    return [{ code, spot: BETTER[code] ?? middleOf(tools, polygon, 0.05), total, population, weight }]
  })
  return countries
    .sort((a, b) => b.weight - a.weight)
    .map(({ code, spot: [longitude = 0, latitude = 0], total, population }, place) =>
      point(longitude, latitude, {
        k: 'country',
        name: SHORT[code] ?? countryName(code),
        rank: countryRank(place, total, population),
        size: total > 300 ? 3 : total > 60 ? 2 : total > 8 ? 1 : 0,
      }),
    )
}

function countryRank(place: number, area: number, population: number) {
  if (place < 16 && area > 30) return 1
  if (place < 44 && area > 8) return 2
  if (place < 100 && area > 1.2) return 3
  if (place < 170 && area > 0.8) return 4
  return area > 0.15 ? 5 : population > 100_000 ? 6 : 7
}

/** The spot farthest from the outline, measured as the map shows it. */
function middleOf(tools: Tools, polygon: Ring[], precision: number): number[] {
  const shrunk = Math.cos(((polygon[0]?.[0]?.[1] ?? 0) * Math.PI) / 180)
  const drawn = polygon.map((ring) => ring.map(([x = 0, y = 0]) => [x * shrunk, y]))
  const [x = 0, y = 0] = tools.polylabel(drawn, precision)
  return [x / shrunk, y]
}

const WITH_REGIONS = new Set(
  'US CA AU BR IN CN MX RU AR ZA DE FR GB ES IT JP KZ NG ID TR PL CO PE CL DZ LY SD ET TZ KE UA SE NO FI IR PK SA EG CD AO MN VE BO NZ'.split(
    ' ',
  ),
)
const KNOWN_BY_REGIONS = new Set(['US', 'CA', 'AU', 'BR', 'MX', 'IN'])

export const regionNames = (tools: Tools, regions: Feature[]): Feature[] =>
  regions.flatMap((region) => {
    const { name, iso_a2: country } = region.properties
    const { polygon, area } = largestOf(polygonsOf(region))
    if (!name || !WITH_REGIONS.has(text(country)) || area < 0.15) return []
    const [longitude = 0, latitude = 0] = middleOf(tools, polygon, 0.02)
    return [point(longitude, latitude, { k: 'state', name, rank: regionRank(text(country), area) })]
  })

function regionRank(country: string, area: number) {
  if (KNOWN_BY_REGIONS.has(country)) return area > 8 ? 1 : 2
  return area > 25 ? 2 : area > 6 ? 3 : 4
}

const SMALLEST_CITY = 10_000

/** Those that Natural Earth has ranked by hand, then the rest of GeoNames by how many live there. */
export function cityNames(ranked: Feature[], cities: RawCity[]): Feature[] {
  const byId = new Map(cities.map((city) => [city.id, city]))
  const named = new Set<number | string>()
  const chosen = ranked.filter(({ properties }) => !isStation(properties.featurecla) && properties.adm0_a3 !== 'ATA')
  const first = chosen.map(({ geometry, properties: { name, geonameid, scalerank, adm0cap, pop_max } }) => {
    const [longitude = 0, latitude = 0] = geometry.coordinates as number[]
    const city = byId.get(Number(geonameid))
    const shown = text(city?.name ?? name).replace('New York City', 'New York')
    named.add(Number(geonameid)).add(spotOf(longitude, latitude, shown))
    const population = Math.max(Number(pop_max) || 0, city?.population ?? 0)
    return cityName(shown, [longitude, latitude], Number(scalerank), population, Number(adm0cap) ? 1 : 0)
  })
  const rest = cities.filter(
    ({ id, population, longitude, latitude, name }) =>
      population >= SMALLEST_CITY && !named.has(id) && !named.has(spotOf(longitude, latitude, name)),
  )
  return [
    ...first,
    ...rest.map(({ name, longitude, latitude, population }) =>
      cityName(name, [longitude, latitude], rankBySize(population), population, 0),
    ),
  ]
}

const isStation = (kind: unknown) => /Research|Base|Station/.test(String(kind))

const cityName = (name: string, [x = 0, y = 0]: number[], rank: number, pop: number, cap: number) =>
  point(x, y, { k: 'city', name, rank, cap, pop })

/** Two lists seldom agree on more than a twelfth of a degree. */
const spotOf = (x: number, y: number, name: string) => `${Math.round(x * 12)}:${Math.round(y * 12)} ${name}`

const rankBySize = (people: number) =>
  people > 300_000 ? 8 : people > 100_000 ? 9 : people > 50_000 ? 10 : people > 20_000 ? 11 : 12
