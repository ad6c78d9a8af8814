// What elections are made of, their limits, and which classes a filter names.
import * as z from 'zod/mini'
import { MOST_OPTIONS } from './poll-values.ts'

export const LONGEST_STATEMENT = 1_000
export const LONGEST_CLASS_FILTER = 200
export const MOST_ELECTIONS = 200
export const MOST_POSITIONS = 20
/** One option of a ballot is to abstain. */
export const MOST_CANDIDATES = MOST_OPTIONS - 1

/** By its dates alone. */
export const ElectionStatus = z.enum(['upcoming', 'active', 'completed'])
export type ElectionStatus = z.infer<typeof ElectionStatus>

/** Who could open ballots before the end. */
export const Secrecy = z.enum(['server', 'trustees'])
export type Secrecy = z.infer<typeof Secrecy>

/**
 * `counting`: its end has come and not every position is counted. `tie` and `no_quorum`: so it is for one position at
 * least, of which the position says more. `not_held`: its end came and voting had never begun.
 */
export const ResultStatus = z.enum(['none', 'counting', 'final', 'no_quorum', 'tie', 'void', 'not_held'])
export type ResultStatus = z.infer<typeof ResultStatus>

/** `vacant`: nobody was voted for. `not_held`: its end came and voting had never begun. */
export const PositionOutcome = z.enum(['open', 'elected', 'tie', 'no_quorum', 'vacant', 'void', 'not_held'])
export type PositionOutcome = z.infer<typeof PositionOutcome>

/** A class, or the first and the last of several; null is open. */
export interface ClassRange {
  from: number | null
  to: number | null
}

const FILTER = /^\d{1,3}(-\d{1,3})?(,\s*\d{1,3}(-\d{1,3})?)*$/

/** Such as '1-10, 14'. Null where the filter is of other words, which are shown and keep nobody from voting. */
export function classesOf(filter: string | null): ClassRange[] | null {
  if (filter === null || !FILTER.test(filter)) return null
  return filter.split(',').map((part) => {
    const [from = 0, to = from] = part.split('-').map(Number)
    return { from, to }
  })
}

/** Who may vote for a position: its range, and what the filter of its election names. */
export interface VotingClasses extends ClassRange {
  filter: string | null
}

/** Answers whether a class is among them. Who has no class is in none, and votes where any class may. */
export function votesAmong({ from, to, filter }: VotingClasses) {
  const named = classesOf(filter)
  return (given: number | null) =>
    isBetween({ from, to }, given) && (named === null || named.some((range) => isBetween(range, given)))
}

const isBetween = ({ from, to }: ClassRange, given: number | null) =>
  (from === null || (given !== null && given >= from)) && (to === null || (given !== null && given <= to))
