// Judges how well locations are understood: each spelling is looked up, and what is found compared with what is meant.
import { distanceKm, type Places } from '../service.ts'
import type { Spelt } from './spellings.fixture.ts'

/** Quarters and suburbs count as the city. */
const SAME_CITY_KM = 50
/** Nothing that far away can be on the same continent and yet be meant. */
const OTHER_CONTINENT_KM = 2500

export interface Judgement {
  asked: number
  right: number
  /** Another city than the one meant, or one where none is. */
  wrong: string[]
  /** Of those, a city so far away that it lies on another continent. */
  wrongContinent: string[]
  /** A city is meant and none was found. */
  missed: string[]
}

export function judgeSpellings(places: Places, spelt: readonly Spelt[]): Judgement {
  const judgement: Judgement = { asked: 0, right: 0, wrong: [], wrongContinent: [], missed: [] }
  for (const { at, written } of spelt)
    for (const spelling of written.split(' | ')) {
      judgement.asked++
      const [location = '', country] = spelling.split(' @ ')
      const found = places.find(location, country)
      if (!found && !at) judgement.right++
      else if (!found) judgement.missed.push(spelling)
      else {
        const km = at ? distanceKm(found, { latitude: at[0], longitude: at[1] }) : 0
        if (at && km < SAME_CITY_KM) judgement.right++
        else judgement.wrong.push(`${spelling} → ${found.city}, ${found.country}`)
        if (km > OTHER_CONTINENT_KM) judgement.wrongContinent.push(`${spelling} → ${found.city}, ${found.country}`)
      }
    }
  return judgement
}
