// The roll as it is read: who holds an office today, who is to come, and who did in a year.
import type { OfficeTerm } from '@aerie/contract/offices'

export const today = (now = new Date()) => now.toISOString().slice(0, 10)

const isAt = ({ from, until }: OfficeTerm, day: string) =>
  (from === null || from <= day) && (until === null || until >= day)

export const heldOn = (terms: readonly OfficeTerm[], office: string, day: string) =>
  terms.filter((term) => term.office === office && isAt(term, day))

/** Those that begin later, the first first. */
export const plannedAfter = (terms: readonly OfficeTerm[], office: string, day: string) =>
  terms
    .filter((term) => term.office === office && term.from !== null && term.from > day)
    .sort((a, b) => (a.from ?? '').localeCompare(b.from ?? ''))

/** Whoever held an office on any day of a year; those of whom nobody has said since when, not before this one. */
export const heldIn = (terms: readonly OfficeTerm[], office: string, year: number, thisYear: number) =>
  terms.filter(
    (term) =>
      term.office === office &&
      (term.from === null ? year >= thisYear || term.until !== null : term.from <= `${year}-12-31`) &&
      (term.until === null
        ? year <= Math.max(thisYear, Number(term.from?.slice(0, 4) ?? 0))
        : term.until >= `${year}-01-01`),
  )

/** Names of all offices there are or were: those of the organisation in its order, then others. */
export const officeNames = (terms: readonly OfficeTerm[], known: readonly string[]) => [
  ...known,
  ...[...new Set(terms.map(({ office }) => office))].filter((office) => !known.includes(office)).sort(),
]
