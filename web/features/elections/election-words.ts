// What is said of an election and of its positions: how it stands, who may vote, how it ended.

import { type ClassRange, classesOf, type ElectionStatus, type ResultStatus } from '@aerie/contract/election-values'
import type { Election, Position } from '@aerie/contract/elections'
import { timeOf } from '@aerie/text/moments'
import { formatCount } from '@aerie/text/numbers'
import { plural } from '@aerie/text/plurals'
import { timeLeft } from '#features/ballots/words/time-left.ts'

type Dated = Pick<Election, 'startDate' | 'endDate'>

/** By its dates alone. */
export function statusAt({ startDate, endDate }: Dated, now: number): ElectionStatus {
  if (now < timeOf(startDate)) return 'upcoming'
  return now < timeOf(endDate) ? 'active' : 'completed'
}

export const STATUS_WORDS: Record<ElectionStatus, string> = {
  upcoming: 'Upcoming',
  active: 'Active',
  completed: 'Completed',
}

/** Where it says more than the status does. */
export const RESULT_WORDS: Partial<Record<ResultStatus, string>> = {
  counting: 'Counting',
  no_quorum: 'Quorum not reached',
  tie: 'Tie',
  void: 'Void',
  not_held: 'No vote was held',
}

type Nominating = Pick<Election, 'nominations' | 'isConfirmed' | 'resultStatus'>

/** `open`: brothers can be named; `closed`: they cannot any more, and officers have not confirmed who stands. Null of what has none, or has them behind it. */
export function nominationPhase({ nominations, isConfirmed, resultStatus }: Nominating): 'open' | 'closed' | null {
  if (nominations === null || resultStatus !== 'none') return null
  if (nominations.closedAt === null) return 'open'
  return isConfirmed ? null : 'closed'
}

/** Before the vote: 'Nominations: 3 days left', 'Officers confirm who stands'. */
export function nominationWords(election: Nominating, now: number): string | null {
  const phase = nominationPhase(election)
  if (phase === 'closed') return 'Officers confirm who stands'
  return phase && `Nominations: ${timeLeft(election.nominations?.until ?? '', now).toLowerCase()}`
}

/** 'Begins in 3 days', '3 days left', 'Ended'. */
export function timeWords({ startDate, endDate }: Dated, now: number): string {
  if (statusAt({ startDate, endDate }, now) !== 'upcoming') return timeLeft(endDate, now)
  return `Begins in ${timeLeft(startDate, now)
    .replace(/ left$/, '')
    .toLowerCase()}`
}

export const positionCount = ({ positions: { length } }: Pick<Election, 'positions'>) =>
  `${length} ${plural(length, 'position')}`

/** '12 of 40 have voted', and before the start '40 may vote'. */
export function turnoutWords(
  { voterCount, eligibleCount }: Pick<Position, 'voterCount' | 'eligibleCount'>,
  status: ElectionStatus,
) {
  const eligible = formatCount(eligibleCount)
  return status === 'upcoming' ? `${eligible} may vote` : `${formatCount(voterCount)} of ${eligible} have voted`
}

/** 'classes 25 to 35', 'class 25', 'classes from 25 on', 'classes up to 35'; null for all of them. */
export function classWords({ from, to }: ClassRange): string | null {
  if (from === null) return to === null ? null : `classes up to ${to}`
  if (to === null) return `classes from ${from} on`
  return from === to ? `class ${from}` : `classes ${from} to ${to}`
}

type Open = Pick<Position, 'outcome' | 'eligible' | 'hasVoted'>
type Held = Pick<Election, 'startDate' | 'endDate' | 'isConfirmed' | 'trustees'>

/** Whether he who looks can vote for the position now: where trustees seal it, their keys have to be there. */
export const mayVoteFor = ({ outcome, eligible, hasVoted }: Open, election: Held, now: number) =>
  statusAt(election, now) === 'active' &&
  election.isConfirmed &&
  election.trustees?.words !== null &&
  outcome === 'open' &&
  eligible &&
  !hasVoted

type Ranged = Pick<Position, 'classRangeStart' | 'classRangeEnd'>

/** The badge of a range, which has both bounds. */
export const classBadge = ({ classRangeStart: from, classRangeEnd: to }: Ranged) =>
  from === null || to === null ? null : `Classes ${from}-${to}`

/** Who may vote for a position, for those who may not. */
export function whoMayVote(
  { classRangeStart, classRangeEnd }: Ranged,
  { classFilter }: Pick<Election, 'classFilter'>,
  hasBegun: boolean,
): string {
  const range = classWords({ from: classRangeStart, to: classRangeEnd })
  const filter = classesOf(classFilter) && `classes ${classFilter}`
  const classes = [range, filter].filter(Boolean).join(' and of ')
  const whose = classes ? `brothers of ${classes}` : 'brothers'
  return `You may not vote for this position. It is for ${whose} who ${hasBegun ? 'were active when the election began' : 'are active when the election begins'}.`
}

/** What stands beside a title once the position is counted. */
export function outcomeBadge({ outcome, candidates }: Pick<Position, 'outcome' | 'candidates'>): string | null {
  if (outcome === 'elected') return candidates.length === 1 ? 'Uncontested' : null
  if (outcome === 'tie') return 'Tie'
  if (outcome === 'vacant') return 'Vacant'
  if (outcome === 'not_held') return 'No vote was held'
  return outcome === 'no_quorum' ? 'Quorum not reached' : null
}
