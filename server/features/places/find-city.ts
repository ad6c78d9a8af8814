// From what stands in a profile to the city it means: “Greater Boston Area”, “Brooklyn NY 11211”, “Paris - France”.
import { common, type Regions } from './areas.ts'
import { areasNamed, isCityMeant } from './city-or-area.ts'
import { distanceKm } from './distance.ts'
import type { Gazetteer } from './gazetteer.ts'
import { readingsOf } from './location-parts.ts'
import { cityBefore, cityNamed, cityNearlyNamed } from './name-variants.ts'
import { LARGE, type Meant } from './which-namesake.ts'

/** A later part that is shorter is a code or a syllable, not a city. */
const SHORTEST_LATER_PART = 4
/** How far from the largest city of a region somebody may be wrong about his own. */
const NEXT_DOOR_KM = 400
/** Beside something that is not known it has to be the only town of its name. */
const ONLY_TOWN = 5_000

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

/** Null for regions, for nothing, and for what is not known. The exact readings are all tried before a slip is forgiven. */
export function findCity(gazetteer: Gazetteer, location: string, country: string): Meant {
  const home = gazetteer.areas.findCountry(country)
  const readings = readingsOf(location).map((keys) => ({
    parts: keys.map((key) => ({ key, regions: gazetteer.areas.find(key, 'written') })),
    home,
  }))
  for (const reading of readings) {
    const found = anywhere(reading, (where) => exactly(gazetteer, where))
    if (found) return found
    if (isArea(gazetteer, reading)) break
  }
  for (const reading of readings) {
    const found = anywhere(reading, (where) => roughly(gazetteer, where))
    if (found) return found
    if (isArea(gazetteer, reading)) return null
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

/** All behind it is known, and so it is not to be read in another way. */
const isArea = (gazetteer: Gazetteer, location: Location) =>
  areasNamed(gazetteer, location.parts[0]?.key ?? '', location.home).length > 0 &&
  location.parts.slice(1).every(({ regions }) => regions)

/** A place that says itself where it lies is believed; the country apart may be out of date. */
function anywhere(location: Location, find: (location: Location) => Meant): Meant {
  const found = find(location)
  if (found || !location.home || !location.parts.slice(1).some(({ regions }) => regions)) return found
  return find({ ...location, home: null })
}

/** The first part, where all behind it says that it lies. */
function exactly(gazetteer: Gazetteer, location: Location): Meant {
  const [first, next] = location.parts
  const around = regionsBehind(location, 0)
  if (!first || !around) return null
  const others = regionsBehind(location, 1)?.regions ?? null
  const { meant, regions } = (next && cityBefore(gazetteer, first.key, next.key, others)) ?? {
    meant: cityNamed(gazetteer, first.key, around.regions),
    regions: around.regions,
  }
  if (!meant) return null
  const areas = areasNamed(gazetteer, first.key, regions)
  const cities = 'city' in meant ? [meant.city] : meant.among
  return cities.some((city) => isCityMeant(gazetteer, city, first.key, areas, false)) ? meant : null
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

function roughly(gazetteer: Gazetteer, location: Location): Meant {
  const key = location.parts[0]?.key ?? ''
  const around = regionsBehind(location, 0)
  const isAlsoArea = areasNamed(gazetteer, key, around?.regions ?? location.home).length > 0
  if (isAlsoArea) return laterPart(gazetteer, location)
  const nearly = around && !isLargeCity(gazetteer, key) ? cityNearlyNamed(gazetteer, key, around.regions) : null
  if (nearly !== null) return { city: nearly }
  return laterPart(gazetteer, location) ?? inTheCountry(gazetteer, location)
}

/** It lies elsewhere then, and a namesake with a slip is not meant. */
function isLargeCity(gazetteer: Gazetteer, key: string) {
  const meant = cityNamed(gazetteer, key, null)
  return meant !== null && ('among' in meant || gazetteer.population(meant.city) >= LARGE)
}

/** “Williamsburg, Brooklyn, NY” where nobody knows Williamsburg, and “Germany, Berlin”. */
function laterPart(gazetteer: Gazetteer, location: Location): Meant {
  let before = location.home
  for (const [at, { key, regions }] of location.parts.entries()) {
    const around = at > 0 && key.length >= SHORTEST_LATER_PART ? regionsBehind({ ...location, home: before }, at) : null
    const meant = around && cityNamed(gazetteer, key, around.regions)
    const areas = areasNamed(gazetteer, key, around?.regions ?? null)
    if (meant && 'city' in meant && isCityMeant(gazetteer, meant.city, key, areas, true)) return meant
    if (regions) before = common(before, regions) ?? before
  }
  return null
}

/** The first part in the countries of the areas behind it: some are unknown to us, and some regions simply wrong. */
function inTheCountry(gazetteer: Gazetteer, { parts, home }: Location): Meant {
  const [first, ...beside] = parts
  if (!first || beside.length === 0) return null
  let regions = home
  for (const part of beside) {
    if (!part.regions) continue
    regions = common(regions, gazetteer.areas.wholeCountries(part.regions))
    if (!regions) return null
  }
  const isSaid = beside.some((part) => part.regions)
  const exact = cityNamed(
    gazetteer,
    first.key,
    regions,
    !isSaid && beside.some(({ key }) => !key.startsWith(first.key)),
  )
  if (exact && 'among' in exact) return exact
  if (exact) return isNear(gazetteer, exact.city, beside) && (regions || isTown(gazetteer, exact.city)) ? exact : null
  if (isLargeCity(gazetteer, first.key)) return null
  const nearly = cityNearlyNamed(gazetteer, first.key, regions)
  return nearly !== null && isNear(gazetteer, nearly, beside) ? { city: nearly } : null
}

const isTown = (gazetteer: Gazetteer, city: number) => gazetteer.population(city) >= ONLY_TOWN

/** Hoboken is not in New York but close to it; in Texas there is a Georgetown, but not if it is to be in Washington. */
const isNear = (gazetteer: Gazetteer, city: number, beside: Location['parts']) =>
  beside.every(
    ({ regions }) =>
      !regions ||
      gazetteer.isIn(regions, city) ||
      gazetteer
        .largestIn(regions)
        .some((largest) => distanceKm(gazetteer.pointOf(largest), gazetteer.pointOf(city)) <= NEXT_DOOR_KM),
  )
