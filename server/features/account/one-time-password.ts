// Makes one-time passwords that can be read out over the telephone.
import { randomInt } from 'node:crypto'

/** Without the letters and digits that are taken for one another. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789'
const LENGTH = 12

/** Three groups of four, as in 'kx3m-hq7p-wt9z': some 59 bits. */
export function makeOneTimePassword() {
  const letters = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)])
  return letters.join('').replace(/.{4}(?=.)/g, '$&-')
}
