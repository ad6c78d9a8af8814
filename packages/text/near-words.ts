// Words that differ from a typed one by a slip of the fingers: a letter too many, too few, another, or two in the wrong order.

export interface NearWords {
  /** The words within one slip from four letters on, within two from eight; the typed one itself is none of them. */
  find(typed: string): string[]
  add(word: string): void
  remove(word: string): void
}

const FROM_ONE = 4
const FROM_TWO = 8

/** In how many letters a word of that length may differ. */
const slipsFor = (length: number) => (length >= FROM_TWO ? 2 : length >= FROM_ONE ? 1 : 0)

/** Of words in the form of `soughtWords`. */
export function openNearWords(words: Iterable<string>): NearWords {
  /** With the letters of each. */
  const byLength = new Map<number, Map<string, number>>()
  const add = (word: string) => {
    const asLong = byLength.get(word.length) ?? new Map<string, number>()
    asLong.set(word, lettersOf(word))
    byLength.set(word.length, asLong)
  }
  for (const word of words) add(word)
  return {
    add,
    remove: (word) => void byLength.get(word.length)?.delete(word),
    find(typed) {
      const most = slipsFor(typed.length)
      if (most === 0) return []
      const letters = lettersOf(typed)
      const found: string[] = []
      for (let length = typed.length - most; length <= typed.length + most; length++)
        // A slip takes one letter away and brings another at most, so that most words need no closer look.
        for (const [word, own] of byLength.get(length) ?? [])
          if (countBits(own ^ letters) <= 2 * most && word !== typed && isWithin(typed, word, most)) found.push(word)
      return found
    },
  }
}

/** Which letters are in it; some share a bit. */
function lettersOf(word: string) {
  let letters = 0
  for (let at = 0; at < word.length; at++) letters |= 1 << (word.charCodeAt(at) & 31)
  return letters
}

function countBits(bits: number) {
  let rest = bits - ((bits >>> 1) & 0x55555555)
  rest = (rest & 0x33333333) + ((rest >>> 2) & 0x33333333)
  return (((rest + (rest >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24
}

/** Whether at most so many slips lie between the two; two neighbours that changed places are one. */
function isWithin(one: string, other: string, most: number) {
  let before: number[] = []
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let at = 1; at <= one.length; at++) {
    const next = [at]
    for (let to = 1; to <= other.length; to++) {
      const isSame = one[at - 1] === other[to - 1]
      const isSwapped = at > 1 && to > 1 && one[at - 1] === other[to - 2] && one[at - 2] === other[to - 1]
      next[to] = Math.min(
        (row[to] ?? 0) + 1,
        (next[to - 1] ?? 0) + 1,
        (row[to - 1] ?? 0) + (isSame ? 0 : 1),
        ...(isSwapped ? [(before[to - 2] ?? 0) + 1] : []),
      )
    }
    if (Math.min(...next) > most) return false
    before = row
    row = next
  }
  return (row[other.length] ?? 0) <= most
}
