// What somebody is asked who comes by an address that another has told, and whether he answers right: pure rules.
import { PRE_FOUNDING, pledgeClassLabel } from '@aerie/contract/classes'
import type { RecordQuestion } from '@aerie/contract/sign-in'
import { areAlike, bareName } from '@aerie/text/names-alike'

/** Wrong answers in all, over every link to that address. */
export const MOST_TRIES = 3

export interface Known {
  pledgeClass: number | null
  /** Ways in which his big brother may be named. */
  bigNames: string[]
}

/** A name is harder to guess than a class; null where the record knows neither. */
export function questionOf({ pledgeClass, bigNames }: Known): RecordQuestion | null {
  if (bigNames.length > 0) return 'big'
  return pledgeClass === null ? null : 'class'
}

export const isRight = (known: Known, answer: string) =>
  questionOf(known) === 'class'
    ? isClass(known.pledgeClass ?? 0, answer)
    : known.bigNames.some((name) => areAlike(name, answer))

function isClass(pledgeClass: number, answer: string) {
  if (pledgeClass > 0) return /\d+/.exec(answer)?.[0] === String(pledgeClass)
  if (pledgeClass === PRE_FOUNDING) return bareName(answer).startsWith('pre')
  return areAlike(pledgeClassLabel(pledgeClass, ''), answer)
}
