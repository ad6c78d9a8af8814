// How likely a record is that of whoever asks to join, and what makes it so.
import type { LikelyReason } from '@aerie/contract/join-requests'
import {
  familyNearness,
  formsOf,
  givenNearness,
  type NameForms,
  type Nearness,
  turnedRound,
  WEIGHT,
} from '#platform/name-forms.ts'

interface Sought {
  forms: NameForms
  pledgeClass: number | null
}

export interface Judgement {
  /** Above all a measure for order. */
  score: number
  /** Whether his names are like those he gave, and his class is not another. */
  isLikely: boolean
  isSameName: boolean
  isNearName: boolean
  why: LikelyReason[]
}

export const soughtOf = (request: { first_name: string; last_name: string; pledge_class: number | null }): Sought => ({
  forms: formsOf({ firstName: request.first_name, lastName: request.last_name }),
  pledgeClass: request.pledge_class,
})

/** What two names of a letter's difference come to, or one the same and one that sounds so. */
const LIKELY_SCORE = 5

/** Null of a record that has too little in common with it to be shown. */
export function judge(sought: Sought, record: Sought, isSameEmail = false): Judgement | null {
  const names = likenessOf(sought.forms, record.forms)
  const isKnown = sought.pledgeClass !== null && record.pledgeClass !== null
  const isSameClass = isKnown && sought.pledgeClass === record.pledgeClass
  const isApart = isKnown && !isSameClass
  const score = names.score + (isSameClass ? 2 : isApart ? -1 : 0) + (isSameEmail ? 6 : 0)
  const isRelated =
    names.family === 'same' && (isSameClass || sharesInitial(sought.forms, record.forms) || names.given !== null)
  const isNearName = names.given !== null && names.family !== null
  const isShown = isSameEmail || isRelated || (isNearName && score >= LIKELY_SCORE - 1)
  if (!isShown) return null
  return {
    score,
    isLikely: isSameEmail || (isNearName && !isApart && score >= LIKELY_SCORE),
    isSameName: isNearName && names.given === 'same' && names.family === 'same' && !names.isTurned,
    isNearName,
    why: [
      ...(isSameEmail ? (['email'] as const) : []),
      ...(isSameClass ? (['class'] as const) : []),
      ...reasonsOf(names),
    ],
  }
}

interface Likeness {
  given: Nearness | null
  family: Nearness | null
  isTurned: boolean
  score: number
}

/** As they stand, or with first and last name in each other's place where that fits better. */
function likenessOf(one: NameForms, other: NameForms): Likeness {
  const straight = compare(one, other)
  if (straight.given && straight.family) return { ...straight, isTurned: false }
  const turned = compare(turnedRound(one), other)
  const isTurned = turned.given !== null && turned.family !== null && turned.score - 0.5 > straight.score
  return isTurned ? { ...turned, isTurned, score: turned.score - 0.5 } : { ...straight, isTurned }
}

function compare(one: NameForms, other: NameForms) {
  const [given, family] = [givenNearness(one, other), familyNearness(one, other)]
  return { given, family, score: (given ? WEIGHT[given] : 0) + (family ? WEIGHT[family] : 0) }
}

const sharesInitial = (one: NameForms, other: NameForms) =>
  one.given.some((name) => other.given.some((called) => name.text[0] === called.text[0]))

const LETTERS: Partial<Record<Nearness, number>> = { one_letter: 1, two_letters: 2 }

function reasonsOf({ given, family, isTurned }: Likeness): LikelyReason[] {
  if (given === null || family === null) return family === 'same' ? ['last_name'] : []
  if (given === 'same' && family === 'same') return [isTurned ? 'turned_round' : 'name']
  const letters = (LETTERS[given] ?? 0) + (LETTERS[family] ?? 0)
  const named = [given, family].filter(
    (each) => each === 'nickname' || each === 'sound' || each === 'part' || each === 'initial',
  )
  return [
    ...(isTurned ? (['turned_round'] as const) : []),
    ...new Set(named),
    ...(letters === 0 ? [] : ([letters === 1 ? 'one_letter' : letters === 2 ? 'two_letters' : 'few_letters'] as const)),
  ]
}
