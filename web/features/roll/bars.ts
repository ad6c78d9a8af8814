// Where terms lie on a grid of years.
import type { OfficeTerm } from '@aerie/contract/offices'
import { daysAfter, yearOf, yearsIn } from '@aerie/text/dates'

/** So many years are seen at once. */
const YEARS = 10
/** Years before the chosen one, where there is room. */
const BEFORE = 4
/** What is shorter could not be seen, in years. */
const SHORTEST = 0.3

export interface Bar {
  term: OfficeTerm
  /** From 0 to 1, of the width of all years. */
  begin: number
  end: number
  /** Terms that meet lie below each other: 0 is the first lane. */
  lane: number
  isNow: boolean
}

/** The years around one, of those that the roll knows; the last ones where it lies among them. */
export function yearsAround(year: number, last: number): number[] {
  const first = Math.min(year - BEFORE, last - YEARS + 1)
  return Array.from({ length: YEARS }, (_, at) => first + at)
}

/** Of the terms of one office, those that lie in these years, which follow on each other. */
export function barsOf(terms: readonly OfficeTerm[], years: readonly number[], today: string): Bar[] {
  const [first = 0, count] = [years[0], years.length]
  const lanes: number[] = []
  return terms
    .map((term) => ({ term, ...edgesOf(term, today, first + count) }))
    .filter(({ begin, end }) => end > first && begin < first + count)
    .sort((a, b) => a.begin - b.begin || a.term.id - b.term.id)
    .map(({ term, begin, end }) => {
      const free = lanes.findIndex((until) => until <= begin)
      const lane = free < 0 ? lanes.length : free
      lanes[lane] = end
      return {
        ...{ term, lane },
        begin: Math.max(0, (begin - first) / count),
        end: Math.min(1, (end - first) / count),
        isNow: (term.from === null || term.from <= today) && (term.until === null || term.until >= today),
      }
    })
}

/** In years; what has no end yet goes on to this day, and what begins later to the edge. */
function edgesOf({ from, until }: OfficeTerm, today: string, edge: number) {
  const begin = from ? yearsIn(from) : until ? 0 : yearOf(today)
  const end = until ? yearsIn(daysAfter(until, 1)) : from && from > today ? edge : yearsIn(today)
  return { begin, end: Math.max(end, begin + SHORTEST) }
}
