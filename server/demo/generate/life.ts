// A brother's birthday, his people, and what he likes.

import type { DemoBrother } from '../demo-brother.ts'
import { YEAR } from './classes.ts'
import { origins } from './names.ts'
import { women } from './nicknames.ts'
import { between, chance, list, pick, type Random } from './random.ts'
import { movies, partnerKinds, pastimes, series } from './tastes.ts'

const months = list('January, February, March, April, May, June, July, August, September, October, November, December')

/** Free text, as brothers write it: each in his own order, some without the year. */
export function birthdayOf(random: Random, birthYear: number) {
  if (chance(random, 0.2)) return null
  const month = between(random, 1, 12)
  const day = between(random, 1, 28)
  const name = months[month - 1]
  return pick(random, [
    `${day} ${name} ${birthYear}`,
    `${name} ${day}, ${birthYear}`,
    `${name} ${day}`,
    `${day} ${name}`,
    `${month}/${day}/${birthYear}`,
  ])
}

type Family = Pick<DemoBrother, 'partner' | 'partnerKind' | 'kids'>

export function familyOf(random: Random, birthYear: number, lastName: string): Family {
  const age = YEAR - birthYear
  if (!chance(random, age < 24 ? 0.12 : age < 30 ? 0.4 : 0.65)) return { partner: null, partnerKind: null, kids: [] }
  const partnerKind = pick(random, partnerKinds)
  const first = pick(random, partnerKind === 'husband' ? pick(random, origins).given : women)
  const last = chance(random, 0.4) ? lastName : pick(random, pick(random, origins).family)
  const settled = age >= 29 && ['wife', 'husband', 'partner'].includes(partnerKind)
  return { partner: `${first} ${last}`, partnerKind, kids: settled ? kidsOf(random, birthYear) : [] }
}

function kidsOf(random: Random, birthYear: number) {
  const kids: { name: string; gender: string; birthYear: number }[] = []
  let year = birthYear + between(random, 27, 36)
  for (let more = pick(random, [0, 1, 1, 2, 2, 2, 3]); more > 0 && year <= YEAR; more -= 1) {
    const gender = pick(random, ['girl', 'boy'])
    const name = pick(random, gender === 'girl' ? women : pick(random, origins).given)
    if (kids.every((kid) => kid.name !== name)) kids.push({ name, gender, birthYear: year })
    year += between(random, 2, 4)
  }
  return kids
}

const shelves = [
  { type: 'movie', titles: movies },
  { type: 'tv', titles: series },
  { type: 'custom', titles: pastimes },
] as const

/** Up to nine, none of them twice. */
export function interestsOf(random: Random): DemoBrother['interests'] {
  if (chance(random, 0.5)) return []
  const liked = new Map<string, DemoBrother['interests'][number]>()
  for (let more = between(random, 1, 9); more > 0; more -= 1) {
    const { type, titles } = pick(random, shelves)
    const title = pick(random, titles)
    liked.set(title, { title, type, image: null })
  }
  return [...liked.values()]
}
