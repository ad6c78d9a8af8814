// What is said of who was named: by whom, how he has answered, and what a position has.

import { pledgeClassLabel } from '@aerie/contract/classes'
import type { NomineeState, OfficerNomineeState } from '@aerie/contract/nomination-values'
import type { Naming, NominationsForOfficers } from '@aerie/contract/nomination-views'
import { displayName, type PersonRef } from '@aerie/contract/person'
import { namesAndMore } from '@aerie/text/lists'
import { dayAndMonth } from '@aerie/text/moments'
import { counted, plural } from '@aerie/text/plurals'

type Tone = 'success' | 'warning' | 'quiet' | 'neutral' | 'danger'

/** To whoever has named him. */
export const NAMED_STATES: Record<NomineeState, { words: string; tone: Tone }> = {
  asked: { words: 'Asked, not answered', tone: 'quiet' },
  stands: { words: 'Said yes', tone: 'success' },
  declined: { words: 'Declined', tone: 'neutral' },
  refused: { words: 'Refused by officers', tone: 'danger' },
}

/** To himself. */
export const OWN_STATES: Record<NomineeState, { words: string; tone: Tone }> = {
  asked: { words: 'You, not answered', tone: 'warning' },
  stands: { words: 'You stand', tone: 'success' },
  declined: { words: 'You declined', tone: 'neutral' },
  refused: { words: 'You are refused', tone: 'danger' },
}

/** To officers. */
export const OFFICER_STATES: Record<OfficerNomineeState, { words: string; tone: Tone }> = {
  asked: { words: 'Asked', tone: 'quiet' },
  stands: { words: 'Stands', tone: 'success' },
  declined: { words: 'Declined', tone: 'neutral' },
  refused: { words: 'Refused', tone: 'danger' },
  closed: { words: 'No answer', tone: 'neutral' },
}

export const nameOf = (person: PersonRef | null) => (person ? displayName(person) : 'a brother who has left')

/** 'Gerard Pruitt and 3 more', 'Gerard Pruitt and Farid Rahimi'. */
export function briefNames(people: readonly (PersonRef | null)[]): string {
  const names = people.map(nameOf)
  return namesAndMore(names.length > 2 ? [names[0] ?? '', `${names.length - 1} more`] : names)
}

/** 'nominated by Gerard Pruitt and 3 more', 'nominated himself'; null where that is not shown. */
export function nominatedBy(nominators: readonly (PersonRef | null)[] | null, isByHimself: boolean): string | null {
  const others = nominators && nominators.length > 0 ? `nominated by ${briefNames(nominators)}` : null
  return isByHimself && others === null ? 'nominated himself' : others
}

/** To officers: 'Harpreet Singh Gill, 18 November'; '4 brothers, first 16 November'; 'himself, 16 November'. */
export function namedByWords(namings: readonly Naming[], isNamedByHimself: boolean, memberId: number): string {
  const [first] = namings
  if (!first) return isNamedByHimself ? 'himself' : 'nobody any more'
  const day = dayAndMonth(first.at)
  if (namings.length > 1) return `${counted(namings.length, 'brother')}, first ${day}`
  return `${first.by?.id === memberId ? 'himself' : nameOf(first.by)}, ${day}`
}

/** 'One stands, 2 are asked.' of a position, to officers. */
export function readyWords({ standing, asked }: { standing: number; asked: number }, isOpen: boolean): string {
  const stand = standing === 0 ? 'Nobody stands' : plural(standing, 'One stands', `${standing} stand`)
  if (!isOpen) return `${stand}.`
  const waiting = asked === 0 ? 'nobody is' : plural(asked, 'one is', `${asked} are`)
  return `${stand}${standing === 0 ? ' yet' : ''}, ${waiting} asked.`
}

/** Who confirms the list, and who has. */
export function confirmationWords({ confirmations, neededConfirmations }: NominationsForOfficers): string {
  const who = `${neededConfirmations} ${plural(neededConfirmations, 'officer who does not stand confirms', 'officers who do not stand confirm')} the list before the vote begins.`
  return confirmations.length === 0
    ? who
    : `${who} Confirmed by ${namesAndMore(confirmations.map(({ by }) => nameOf(by)))}.`
}

/** '27th Class', as it stands beside a name; null of who has none. */
export const classNote = (className: number | null, shortName: string) =>
  className === null ? null : pledgeClassLabel(className, shortName)
