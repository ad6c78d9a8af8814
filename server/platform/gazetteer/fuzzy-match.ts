// Fuzzy matching: the keys that begin with a word in which one letter is missing, added, replaced or swapped with the next.
import { characterLength, type KeyRange, type NameIndex } from './name-index.ts'

/** The ranges of keys at edit distance one from beginning with `word`, some of them more than once. The first letter is never an added one. */
export function* fuzzyMatches(index: NameIndex, word: string): Generator<KeyRange> {
  const bytes = new TextEncoder().encode(word)
  let before: KeyRange | null = index.everything
  for (let at = 0; before && at < bytes.length; ) {
    const letter = bytes.subarray(at, at + characterLength(bytes[at] ?? 0))
    const rest = bytes.subarray(at + letter.length)
    yield* slips(index, before, letter, rest)
    if (at > 0) yield* among(index.narrow(before, rest))
    before = index.narrow(before, letter)
    at += letter.length
  }
  if (before) yield* missingLetters(index, before, bytes.subarray(0, 1), bytes.subarray(bytes.length))
}

function* among(range: KeyRange | null) {
  if (range) yield range
}

/** At one letter, when all before it was typed well. */
function* slips(index: NameIndex, before: KeyRange, letter: Uint8Array, rest: Uint8Array) {
  const next = rest.subarray(0, characterLength(rest[0] ?? 0))
  const swapped = next.length > 0 ? index.narrow(before, next) : null
  const swappedBack = swapped && index.narrow(swapped, letter)
  if (swappedBack) yield* among(index.narrow(swappedBack, rest.subarray(next.length)))
  for (const meant of lettersLike(index, before, letter)) yield* among(index.narrow(meant, rest))
  yield* missingLetters(index, before, letter, Buffer.concat([letter, rest]))
}

/** Any letter of the script of `alike` may be missing before `rest`. */
function* missingLetters(index: NameIndex, before: KeyRange, alike: Uint8Array, rest: Uint8Array) {
  for (const meant of lettersLike(index, before, alike)) yield* among(index.narrow(meant, rest))
}

/** By the first byte of a letter, the first bytes of its script. Where signs are syllables or words, one is no slip. */
const scriptOf = (lead: number) => (lead < 0x80 ? [0x20, 0x80] : lead < 0xe0 ? [0xc2, 0xe0] : [0, 0])

function* lettersLike(index: NameIndex, before: KeyRange, letter: Uint8Array) {
  const [first = 0, last = 0] = scriptOf(letter[0] ?? 0)
  yield* index.continued(before, first, last)
}
