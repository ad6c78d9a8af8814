// What a sign is: a letter of a script, large or small, or none.
import { isSyllable } from './letter-model.ts'

export interface Sign {
  isLetter: boolean
  isCapital: boolean
  isSmall: boolean
  /** In lower case. */
  lower: string
  script: string
}

const known = new Map<string, Sign>()

/** The same signs come again and again in a text. */
export function readSign(sign: string): Sign {
  const found = known.get(sign)
  if (found) return found
  const lower = sign.toLowerCase()
  const read = {
    isLetter: /[\p{L}\p{M}]/u.test(sign),
    isCapital: sign !== lower,
    isSmall: sign !== sign.toUpperCase() && sign === lower,
    lower,
    script: scriptOf(sign),
  }
  known.set(sign, read)
  return read
}

/** Marks go with every script, and Japanese mixes its own with Han. */
function scriptOf(sign: string) {
  if (sign < '\x80') return 'Latin'
  if (/\p{M}/u.test(sign)) return ANY_SCRIPT
  if (isSyllable(sign)) return /\p{sc=Hang}/u.test(sign) ? 'Hangul' : 'Han'
  return SCRIPTS.find(([, letters]) => letters.test(sign))?.[0] ?? 'other'
}

export const ANY_SCRIPT = 'any'

const SCRIPTS: [string, RegExp][] = [
  ['Latin', /\p{sc=Latin}/u],
  ['Cyrillic', /\p{sc=Cyrillic}/u],
  ['Greek', /\p{sc=Greek}/u],
  ['Hebrew', /\p{sc=Hebrew}/u],
  ['Arabic', /\p{sc=Arabic}/u],
  ['Thai', /\p{sc=Thai}/u],
]
