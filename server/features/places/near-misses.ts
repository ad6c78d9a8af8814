// One slip of the finger: the keys that begin with a word in which one letter was left out, doubled, changed or swapped.
import { characterLength, type KeyRange, type NameIndex } from './name-index.ts'

/** Letters are only taken for letters of the same script; in scripts of syllables and words one makes too much of a difference. */
const ONE_BYTE = [0x20, 0x80] as const
const TWO_BYTES = [0xc2, 0xe0] as const

/** The ranges of keys that begin with `word` but for one slip; a range may come twice. */
export function* nearMisses(index: NameIndex, word: string): Generator<KeyRange> {
  const bytes = new TextEncoder().encode(word)
  let before: KeyRange | null = index.everything
  for (let at = 0; before; ) {
    const lead = bytes[at]
    const here = at + (lead === undefined ? 0 : characterLength(lead))
    yield* slipsAt(index, before, bytes, at, here)
    if (here === at) return
    before = index.narrow(before, bytes.subarray(at, here))
    at = here
  }
}

/** The slips at the character from `at` to `here`, when all before it was typed well. */
function* slipsAt(index: NameIndex, before: KeyRange, bytes: Uint8Array, at: number, here: number) {
  const rest = bytes.subarray(here)
  const typed = bytes.subarray(at, here)
  const candidates: (KeyRange | null)[] = []
  if (rest.length > 0) {
    const next = characterLength(rest[0] ?? 0)
    const swapped = index.narrow(before, rest.subarray(0, next))
    const returned = swapped && index.narrow(swapped, typed)
    candidates.push(returned && index.narrow(returned, rest.subarray(next)))
  }
  if (typed.length > 0 && at > 0) candidates.push(index.narrow(before, rest))
  for (const found of candidates) if (found) yield found

  const [first, last] = (typed[0] ?? bytes[0] ?? 0) < 0x80 ? ONE_BYTE : TWO_BYTES
  for (const character of index.nextCharacters(before, first, last)) {
    const meant = index.narrow(before, character)
    if (!meant) continue
    const changed = typed.length > 0 ? index.narrow(meant, rest) : null
    if (changed) yield changed
    const leftOut = index.narrow(meant, bytes.subarray(at))
    if (leftOut) yield leftOut
  }
}
