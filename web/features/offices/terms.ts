// The roll as it is read: who holds an office today, who is to come, who did in a year, and who ever did.
import type { OfficeTerm } from '@aerie/contract/offices'
import { daysAfter, yearOf } from '@aerie/text/dates'

const isAt = ({ from, until }: OfficeTerm, day: string) =>
  (from === null || from <= day) && (until === null || until >= day)

export const heldOn = (terms: readonly OfficeTerm[], office: string, day: string) =>
  terms.filter((term) => term.office === office && isAt(term, day))

/** Those that begin later, the first first. */
export const plannedAfter = (terms: readonly OfficeTerm[], office: string, day: string) =>
  terms
    .filter((term) => term.office === office && term.from !== null && term.from > day)
    .sort((a, b) => (a.from ?? '').localeCompare(b.from ?? ''))

/** The first day on which nobody held an office that is vacant on this one; null where that is not known. */
export function vacantSince(terms: readonly OfficeTerm[], office: string, day: string): string | null {
  const ends = terms.flatMap((term) => (term.office === office && term.until && term.until < day ? term.until : []))
  const last = ends.sort().at(-1)
  return last ? daysAfter(last, 1) : null
}

/** Whoever held an office on any day of a year; those of whom nobody has said since when, not before this one. */
export const heldIn = (terms: readonly OfficeTerm[], office: string, year: number, thisYear: number) =>
  terms.filter(
    (term) =>
      term.office === office &&
      (term.from === null ? year >= thisYear || term.until !== null : term.from <= `${year}-12-31`) &&
      (term.until === null
        ? year <= Math.max(thisYear, term.from === null ? 0 : yearOf(term.from))
        : term.until >= `${year}-01-01`),
  )

/** All terms of an office, the latest first; of which nobody has said since when, last. */
export const allOf = (terms: readonly OfficeTerm[], office: string) =>
  terms
    .filter((term) => term.office === office)
    .sort((a, b) => (b.from ?? b.until ?? '').localeCompare(a.from ?? a.until ?? ''))

/** Names of all offices there are or were: those of the organisation in its order, then others. */
export const officeNames = (terms: readonly OfficeTerm[], known: readonly string[]) => [
  ...known,
  ...[...new Set(terms.map(({ office }) => office))].filter((office) => !known.includes(office)).sort(),
]

/** The first year and the last of which the roll knows something, this one among them. */
export function yearsOf(terms: readonly OfficeTerm[], thisYear: number): [first: number, last: number] {
  const begun = terms.flatMap(({ from }) => (from === null ? [] : yearOf(from)))
  const ended = terms.flatMap(({ until }) => (until === null ? [] : yearOf(until)))
  return [[...begun, ...ended].reduce(smaller, thisYear), begun.reduce(larger, thisYear)]
}

const smaller = (one: number, other: number) => Math.min(one, other)
const larger = (one: number, other: number) => Math.max(one, other)
