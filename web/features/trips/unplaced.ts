// What is said of a destination that is on no map.
import type { Trip, TripStop } from '@aerie/contract/trips'
import { listOf } from '@aerie/text/lists'

export const UNPLACED = 'Not found on the map; nobody is told'

export const isUnplaced = ({ latitude }: TripStop) => latitude === null

/** 'Avalon: not found on the map; nobody is told.', or undefined when all were found. */
export function unplacedSentence({ stops }: Pick<Trip, 'stops'>): string | undefined {
  const names = stops.filter(isUnplaced).map(({ location }) => location)
  if (names.length === 0) return undefined
  return `${listOf(names)}: not found on the map; nobody is told.`
}
