// Which of several cities that bear a name is meant: the one that everybody thinks of, or none without being told.

import { NAME } from '#platform/gazetteer/gazetteer-file.ts'
import { distanceKm } from './distance.ts'
import type { Gazetteer } from './gazetteer.ts'
import { placeKey } from './place-key.ts'

/** What a name means: a city, or one of several, the largest first; null is nothing that is known. */
export type Meant = { city: number } | { among: number[] } | null

/** Somebody may well live there, wherever else a city of that name lies. */
export const LARGE = 100_000
/** Below it two of a size are a doubt as well. */
const OF_A_SIZE = 50_000
const TOWN = 20_000
/** Districts and twin cities, as the two of Kansas City, are no doubt. */
const NEIGHBOURS_KM = 60
/** So many times another large city it has to be in any case. */
const LEAST_LEAD = 1.9
/** How far a city has to lead in people and in fame together, so that the others are not thought of. */
const CLEAR_LEAD = 8.5
const CLEAR_LEAD_OVER_SMALL = 5
/** What a name brings to mind grows with the languages that have a name for it, and faster. */
const FAME = 1.5
/** A larger one that is only nearly called so is meant all the same, as León de los Aldama is. */
const FAR_LARGER = 4
/** A former or foreign name of a city so large comes to mind beside a smaller one that is called so today. */
export const METROPOLIS = 500_000
const BESIDE_METROPOLIS = 200_000

export interface NameHit {
  city: number
  /** How the name was found. */
  posting: number
}

/**
 * `named` in the order of likelihood, all found by `name`. Where something stands beside the name that is not known, it
 * has to be told apart from `all` towns.
 */
export function whichNamesake(gazetteer: Gazetteer, name: string, named: readonly NameHit[], all = false): Meant {
  const [first] = named
  if (!first) return null
  if (named.length === 1) return { city: first.city }
  const size = ({ city }: NameHit) => gazetteer.population(city)
  const bears = ({ city, posting }: NameHit) =>
    gazetteer.kindAt(posting) === NAME || placeKey(gazetteer.cityAt(city).name).startsWith(`${name} `)
  const comesToMind = (one: NameHit) =>
    one === first || (size(one) >= TOWN && (bears(one) || (size(one) >= METROPOLIS && size(first) < BESIDE_METROPOLIS)))
  const called = named.filter(comesToMind).toSorted((a, b) => size(b) - size(a))
  if (called.length === 1) return { city: first.city }
  const [largest = first] = called.filter(bears)
  const lead = size(largest) >= LARGE && size(largest) >= FAR_LARGER * size(first) ? largest : first
  // A town that is called so today is not passed over for a city that once was.
  const isEachRival = all || !bears(lead)
  const rivals = called.filter(
    (other) =>
      other !== lead &&
      isFar(gazetteer, lead.city, other.city) &&
      (isEachRival ? size(other) >= TOWN : isRival(gazetteer, lead.city, other.city)),
  )
  return rivals.length === 0 ? { city: lead.city } : { among: [lead, ...rivals].map(({ city }) => city) }
}

function isRival(gazetteer: Gazetteer, lead: number, other: number) {
  const people = gazetteer.population(other)
  if (people < OF_A_SIZE) return false
  const larger = 10 ** ((gazetteer.prominence(lead) - gazetteer.prominence(other)) / 1000)
  const better = larger * (gazetteer.fame(lead) / gazetteer.fame(other)) ** FAME
  return people < LARGE ? better < CLEAR_LEAD_OVER_SMALL : better < CLEAR_LEAD || larger < LEAST_LEAD
}

const isFar = (gazetteer: Gazetteer, one: number, other: number) =>
  distanceKm(gazetteer.pointOf(one), gazetteer.pointOf(other)) > NEIGHBOURS_KM
