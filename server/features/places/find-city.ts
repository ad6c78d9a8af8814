// From what stands in a profile to the city it means: “Greater Boston Area”, “Brooklyn NY 11211”, “Paris - France”.
import { common, type Regions } from './areas.ts'
import { areasNamed, isCityMeant } from './city-or-area.ts'
import type { Gazetteer } from './gazetteer.ts'
import { readingsOf } from './location-parts.ts'
import { cityNamed, cityNearlyNamed } from './name-variants.ts'

/** What is read with doubts has to be a city of that size. */
const LARGE = 100_000
/** A later part that is shorter is a code or a syllable, not a city. */
const SHORTEST_LATER_PART = 4

interface Location {
  /** As in an address: what is nearer comes first. */
  parts: {
    key: string
    /** The regions of the areas of that name. */
    regions: Regions | null
  }[]
  /** The regions of the country that was given apart. */
  home: Regions | null
}

/** The number of the city; null for regions, for nothing, and for what is not known. */
export function findCity(gazetteer: Gazetteer, location: string, country: string): number | null {
  const home = gazetteer.areas.findCountry(country)
  for (const keys of readingsOf(location)) {
    const parts = keys.map((key) => ({ key, regions: gazetteer.areas.find(key, 'written') }))
    const found = locate(gazetteer, { parts, home }) ?? abroad(gazetteer, { parts, home })
    if (found !== null) return found
    if (areasNamed(gazetteer, keys[0] ?? '', home).length > 0) return null
  }
  return null
}

/** The country that a location ends with, for one whose city is not known; null where it names none. */
export function findCountry(gazetteer: Gazetteer, location: string): string | null {
  for (const keys of readingsOf(location)) {
    const country = gazetteer.areas.countryOf(keys.at(-1) ?? '')
    if (country) return country
  }
  return null
}

/** A place that says itself where it lies is believed; the country apart may be out of date. */
const abroad = (gazetteer: Gazetteer, { parts, home }: Location) =>
  home && parts.slice(1).some(({ regions }) => regions) ? locate(gazetteer, { parts, home: null }) : null

function locate(gazetteer: Gazetteer, location: Location): number | null {
  const key = location.parts[0]?.key ?? ''
  const around = regionsBehind(location, 0)
  const exact = around && cityNamed(gazetteer, key, around.regions)
  const areas = areasNamed(gazetteer, key, around?.regions ?? location.home)
  if (areas.length === 0)
    return exact ?? nearly(gazetteer, key, around) ?? laterPart(gazetteer, location) ?? roughly(gazetteer, location)
  if (exact !== null && isCityMeant(gazetteer, exact, key, areas, false)) return exact
  return laterPart(gazetteer, location)
}

type Around = { regions: Regions | null } | null

/** Where all parts behind one say that it lies; null when one of them does not say, or they contradict each other. */
function regionsBehind({ parts, home }: Location, at: number): Around {
  let regions = home
  for (const part of parts.slice(at + 1)) {
    regions = part.regions && common(regions, part.regions)
    if (!regions) return null
  }
  return { regions }
}

function nearly(gazetteer: Gazetteer, key: string, around: Around) {
  const city = around && cityNearlyNamed(gazetteer, key, around.regions)
  return city !== null && (around?.regions || gazetteer.population(city) >= LARGE) ? city : null
}

/** “Williamsburg, Brooklyn, NY” where nobody knows Williamsburg, and “Germany, Berlin”. */
function laterPart(gazetteer: Gazetteer, location: Location) {
  let before = location.home
  for (const [at, { key, regions }] of location.parts.entries()) {
    const around = at > 0 && key.length >= SHORTEST_LATER_PART ? regionsBehind({ ...location, home: before }, at) : null
    const city = around && cityNamed(gazetteer, key, around.regions)
    const areas = areasNamed(gazetteer, key, around?.regions ?? null)
    if (city !== null && isCityMeant(gazetteer, city, key, areas, true)) return city
    if (regions) before = common(before, regions) ?? before
  }
  return null
}

/** The first part in the countries of the areas behind it: some are unknown to us, and some regions simply wrong. */
function roughly(gazetteer: Gazetteer, { parts, home }: Location) {
  const [first, ...beside] = parts
  if (!first || beside.length === 0) return null
  let regions = home
  for (const part of beside) {
    if (!part.regions) continue
    regions = common(regions, gazetteer.areas.wholeCountries(part.regions))
    if (!regions) return null
  }
  const city = cityNamed(gazetteer, first.key, regions) ?? cityNearlyNamed(gazetteer, first.key, regions)
  return city !== null && (regions || gazetteer.population(city) >= LARGE) ? city : null
}
