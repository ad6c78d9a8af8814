// Gives a brother his names, and what follows from them: a mailbox and handles.
import { type Origin, origins } from './names.ts'
import { shortNames } from './nicknames.ts'
import { chance, pick, type Random } from './random.ts'

export interface CastName {
  origin: Origin
  firstName: string
  middleName: string | null
  lastName: string
  familiar: string | null
}

const weighted = origins.flatMap((origin) => Array.from({ length: origin.share }, () => origin))

/** `mingled` is how likely the family name is from elsewhere than the first name. */
export function nameBrother(random: Random, nickname: () => string, mingled: number): CastName {
  const origin = pick(random, weighted)
  const firstName = pick(random, origin.given)
  const lastName = pick(random, chance(random, mingled) ? pick(random, origins).family : origin.family)
  const middleName = chance(random, 0.45) ? pick(random, origin.given) : null
  const short = shortNames[firstName]
  const familiar = short && chance(random, 0.6) ? short : chance(random, 0.09) ? nickname() : null
  return { origin, firstName, middleName: middleName === firstName ? null : middleName, lastName, familiar }
}

const foreign: Readonly<Record<string, string>> = { ø: 'o', ł: 'l', ß: 'ss', æ: 'ae', đ: 'd', ı: 'i', ð: 'd', þ: 'th' }

/** A name in plain letters, its words joined by `joint`. */
export const plainName = (name: string, joint: string) =>
  name
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}|['’]/gu, '')
    .replace(/[øłßæđıðþ]/g, (letter) => foreign[letter] ?? '')
    .replace(/[^a-z0-9]+/g, joint)

/** Addresses of social networks that nobody can mistake for a person's. */
export function handles(random: Random, fullName: string, young: boolean) {
  const dashed = `aerie-demo-${plainName(fullName, '-')}`
  const dotted = dashed.replaceAll('-', '.')
  const or = (probability: number, url: string) => (chance(random, probability) ? url : null)
  return {
    linkedinUrl: or(0.78, `https://www.linkedin.com/in/${dashed}`),
    instagramUrl: or(young ? 0.7 : 0.35, `https://www.instagram.com/${dotted}`),
    snapchatUrl: or(young ? 0.3 : 0.03, `https://www.snapchat.com/add/${dashed}`),
    facebookUrl: or(young ? 0.2 : 0.5, `https://www.facebook.com/${dotted}`),
    tiktokUrl: or(young ? 0.25 : 0.03, `https://www.tiktok.com/@${dotted}`),
  }
}
