// When a trip is: under way, to come, or over.
import type { Trip } from '@aerie/contract/trips'

type Dated = Pick<Trip, 'startDate' | 'endDate'>

export const isOver = ({ endDate }: Dated, today: string) => endDate < today

/** The first and the last day count. */
export const isUnderWay = ({ startDate, endDate, isActive }: Dated & Pick<Trip, 'isActive'>, today: string) =>
  isActive && startDate <= today && today <= endDate

/** What is still to come first, the soonest at the head; then what is over, the latest first. */
export function inOrder<T extends Dated & { id: number }>(trips: readonly T[], today: string): T[] {
  const [over, ahead] = [trips.filter((trip) => isOver(trip, today)), trips.filter((trip) => !isOver(trip, today))]
  return [...ahead.sort(byStart), ...over.sort((a, b) => byStart(b, a))]
}

const byStart = (a: Dated & { id: number }, b: Dated & { id: number }) =>
  a.startDate.localeCompare(b.startDate) || a.endDate.localeCompare(b.endDate) || a.id - b.id
