// How alike two names are, and by what: misspelt, called otherwise, turned round, or one part of a double name.
import { NICKNAMES } from '@aerie/contract/nicknames'
import { bareName, nameKeys } from '@aerie/text/names-alike'

/** A word without signs, and how it is heard. */
export interface Spoken {
  text: string
  sound: string
}

/** A name as it is compared: each way in which it is written. */
export interface NameForms {
  given: readonly Spoken[]
  family: readonly Spoken[]
  /** The words of a double last name, each of which he may go by. */
  parts: readonly string[]
}

interface NameParts {
  firstName: string
  familiar?: string | null
  lastName: string
}

/** What no man goes by: it stands between or behind the words of a last name. */
const PARTICLES = new Set(['van', 'von', 'der', 'den', 'del', 'dos', 'los', 'las', 'iii', 'junior', 'senior'])

export function formsOf({ firstName, familiar, lastName }: NameParts): NameForms {
  const words = lastName.split(/[\s\-\u2010-\u2015]/).map(bareName)
  const parts = words.filter((word) => word.length > 2 && !PARTICLES.has(word))
  return {
    given: [...new Set([...nameKeys(firstName), ...nameKeys(familiar ?? '')])].map(spoken),
    family: nameKeys(lastName).map(spoken),
    parts: words.length > 1 ? parts : [],
  }
}

export const spoken = (text: string): Spoken => ({ text, sound: soundOf(text) })

export type Nearness = 'same' | 'nickname' | 'sound' | 'one_letter' | 'part' | 'initial' | 'two_letters'

/** What each says for one man; nothing at all is zero. */
export const WEIGHT: Record<Nearness, number> = {
  same: 3,
  nickname: 2.5,
  sound: 2.5,
  one_letter: 2,
  part: 2,
  initial: 1.5,
  two_letters: 1,
}

const nearest = (found: (Nearness | null)[]) =>
  found.reduce((best, each) => (each && (!best || WEIGHT[each] > WEIGHT[best]) ? each : best), null)

export const givenNearness = (one: NameForms, other: NameForms) =>
  nearest(one.given.flatMap((name) => other.given.map((called) => givenPair(name, called))))

function givenPair(called: Spoken, known: Spoken): Nearness | null {
  const near = wordNearness(called, known)
  const [one, other] = [called.text, known.text]
  if (near === 'same' || near === 'sound') return near
  if (CALLED.get(one)?.has(other) || CALLED.get(other)?.has(one)) return 'nickname'
  return near ?? (one.startsWith(other) || other.startsWith(one) ? 'initial' : null)
}

export function familyNearness(one: NameForms, other: NameForms) {
  const whole = one.family.flatMap((name) => other.family.map((called) => wordNearness(name, called)))
  const isOf = ({ parts }: NameForms, { family }: NameForms) => family.some(({ text }) => parts.includes(text))
  const isPart = isOf(one, other) || isOf(other, one)
  return nearest([...whole, isPart ? 'part' : null])
}

/** The same man with his names in the wrong fields. */
export const turnedRound = ({ given, family }: NameForms): NameForms => ({ given: family, family: given, parts: [] })

function wordNearness(one: Spoken, other: Spoken): Nearness | null {
  if (one.text === other.text) return 'same'
  if (one.sound === other.sound) return 'sound'
  const apart = lettersApart(one.text, other.text, mostApart(one.text, other.text))
  return apart === 1 ? 'one_letter' : apart === 2 ? 'two_letters' : null
}

/** How many letters two words may differ by: two in long ones alone that begin alike, for Harrison is no Morrison. */
export function mostApart(one: string, other: string) {
  const length = Math.min(one.length, other.length)
  if (length < 4) return 0
  return length >= 7 && one[0] === other[0] ? 2 : 1
}

const CALLED = new Map<string, Set<string>>()
for (const [full, called] of NICKNAMES) {
  const others = CALLED.get(full) ?? new Set()
  CALLED.set(full, others.add(called))
}

const SOUNDS: readonly (readonly [string, string])[] = [
  ['ph', 'f'],
  ['ch', 'k'],
  ['ck', 'k'],
  ['c', 'k'],
  ['th', 't'],
  ['dt', 't'],
  ['z', 's'],
  ['w', 'v'],
  ['ey', 'ai'],
  ['ei', 'ai'],
  ['ay', 'ai'],
  ['ie', 'i'],
  ['y', 'i'],
]

/** As it is heard: Christopher and Kristofer, Meyer and Maier have one sound. */
function soundOf(name: string) {
  let heard = name
  for (const [letters, sound] of SOUNDS) heard = heard.replaceAll(letters, sound)
  return [...heard].filter((letter, at, all) => letter !== all[at - 1]).join('')
}

/** How many letters are another, too many, missing or exchanged with the next; null of more than `most`. */
export function lettersApart(one: string, other: string, most: number) {
  if (Math.abs(one.length - other.length) > most) return null
  let before: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let row = 1; row <= one.length; row += 1) {
    const now = [row]
    let least = row
    for (let at = 1; at <= other.length; at += 1) {
      const exchanged = (last[at - 1] ?? 0) + (one[row - 1] === other[at - 1] ? 0 : 1)
      let steps = Math.min((last[at] ?? 0) + 1, (now[at - 1] ?? 0) + 1, exchanged)
      if (row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1])
        steps = Math.min(steps, (before[at - 2] ?? 0) + 1)
      now.push(steps)
      least = Math.min(least, steps)
    }
    if (least > most) return null
    before = last
    last = now
  }
  const apart = last[other.length] ?? 0
  return apart > most ? null : apart
}
