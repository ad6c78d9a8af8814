// What the second line of a row says: its parts in a sentence, days, and how long a vote is open.
import type { SearchHit } from '@aerie/contract/search'
import { shortDays } from '@aerie/text/dates'
import { timeLeft } from '#features/ballots/words/time-left.ts'

/** With commas, without what is missing. */
export const joined = (parts: readonly (string | null | false | undefined)[]) => parts.filter(Boolean).join(', ')

export const days = ({ startDate, endDate }: { startDate: string; endDate: string }) => shortDays(startDate, endDate)

/** 'Poll, “Lisbon, in spring” is one of 4 answers, 3 days left'; `now` in milliseconds. */
export const pollLine = ({ option, optionCount, isVoid, endDate }: SearchHit<'poll'>, now: number) =>
  joined([
    'Poll',
    option && `“${option}” is one of ${optionCount} answers`,
    isVoid ? 'void' : inLine(timeLeft(endDate, now)),
  ])

/** 'Election, Board of Directors, 3 days left'; `now` in milliseconds. */
export const electionLine = ({ position, candidate, status, isVoid, endDate }: SearchHit<'election'>, now: number) =>
  joined([
    'Election',
    position,
    candidate && `${candidate} stands`,
    isVoid ? 'void' : status === 'upcoming' ? 'not open yet' : inLine(timeLeft(endDate, now)),
  ])

/** 'Gathering, Mar 4, 2027, Sintra, Portugal, 14 coming'. */
export const gatheringLine = (of: SearchHit<'gathering'>) =>
  joined([
    of.isOfficial ? 'Official gathering' : 'Gathering',
    days(of),
    of.location,
    of.isCalledOff ? 'called off' : `${of.going} ${of.isOver ? 'were there' : 'coming'}`,
  ])

/** 'Ended' and 'Less than …' within a line; what begins with a number stays. */
const inLine = (words: string) => words.charAt(0).toLowerCase() + words.slice(1)
