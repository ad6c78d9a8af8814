// The one secret of a trustee: 128 random bits, as twelve words for him and as 22 letters for the protocol.

import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js'
import { entropyToMnemonic, mnemonicToEntropy } from '@scure/bip39'
import { wordlist } from '@scure/bip39/wordlists/english.js'
import { numberOf, type Point, timesBase } from './group.ts'

const LETTERS = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
const SEED_LENGTH = 22

/** Twelve words of the English list of BIP-39, the last of which checks the others. */
export const makeWords = (): string => entropyToMnemonic(crypto.getRandomValues(new Uint8Array(16)), wordlist)

/** The words as one copied them, whatever stands between and however they are capitalised. */
export const tidyWords = (typed: string): string =>
  typed
    .toLowerCase()
    .match(/[a-z]+/g)
    ?.join(' ') ?? ''

/** Whether it is one of the 2,048 words. */
export const isWord = (word: string): boolean => wordlist.includes(word)

/** The seed of twelve words; throws where one is not in the list or the last does not fit the others. */
export function seedOf(words: string): string {
  let number = BigInt(`0x${bytesToHex(mnemonicToEntropy(tidyWords(words), wordlist))}`)
  let seed = ''
  for (let place = 0; place < SEED_LENGTH; place++) {
    seed = LETTERS.charAt(Number(number % 58n)) + seed
    number /= 58n
  }
  return seed
}

/** The words of a seed; throws where it is not one that words can hold. */
export function wordsOf(seed: string): string {
  let number = 0n
  for (const letter of seed) {
    const digit = LETTERS.indexOf(letter)
    if (digit < 0) throw new RangeError('No seed')
    number = number * 58n + BigInt(digit)
  }
  if (seed.length !== SEED_LENGTH || number >> 128n !== 0n) throw new RangeError('No seed')
  return entropyToMnemonic(hexToBytes(number.toString(16).padStart(32, '0')), wordlist)
}

/** What a trustee signs with and what others seal for him, both made from his seed. */
export type TrusteeKeys = { signing: bigint; opening: bigint; verification: Point; encryption: Point }

export function keysOf(seed: string): TrusteeKeys {
  const signing = numberOf(`sk|${seed}`)
  const opening = numberOf(`dk|${seed}`)
  return { signing, opening, verification: timesBase(signing), encryption: timesBase(opening) }
}

/** The first 132 bits of a hash of hexadecimal digits as twelve words, for people to read out to each other. */
export function wordsOfHash(digits: string): string[] {
  const number = BigInt(`0x${digits}`) >> BigInt(digits.length * 4 - 132)
  return Array.from({ length: 12 }, (_, place) => {
    const index = Number((number >> BigInt(11 * (11 - place))) & 2047n)
    return wordlist[index] ?? ''
  })
}
