// How many brothers are away from a place, and how many visit it, on each day.

/** From one day to another, both included, by their numbers; may reach beyond those that are counted. */
export interface Stay {
  first: number
  last: number
}

interface Journeys {
  /** Of those who live there: when each is elsewhere, and when a trip of his has him there all the same. */
  away: readonly { away: readonly Stay[]; here: readonly Stay[] }[]
  /** Of each who lives elsewhere: when he is there. */
  visits: readonly (readonly Stay[])[]
}

/** Each brother once a day, however many trips he has. */
export function countDays(days: number, { away, visits }: Journeys) {
  const counts = { away: new Uint16Array(days), visitors: new Uint16Array(days) }
  const marked = new Uint8Array(days)
  const mark = (stays: readonly Stay[], value: number) => {
    for (const { first, last } of stays) marked.fill(value, Math.max(0, first), Math.max(0, Math.min(last + 1, days)))
  }
  /** Adds what is marked, and takes the marks away. */
  const add = (into: Uint16Array, stays: readonly Stay[]) => {
    for (const { first, last } of stays)
      for (let day = Math.max(0, first); day <= last && day < days; day++) {
        into[day] = (into[day] ?? 0) + (marked[day] ?? 0)
        marked[day] = 0
      }
  }
  for (const one of away) {
    mark(one.away, 1)
    mark(one.here, 0)
    add(counts.away, one.away)
  }
  for (const stays of visits) {
    mark(stays, 1)
    add(counts.visitors, stays)
  }
  return counts
}
