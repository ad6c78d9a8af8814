// Finds the keys that begin in some way: they lie sorted in one piece of memory, and ranges of them are halved.
import type { GazetteerTables } from './gazetteer-file.ts'

/** The keys from `low` up to but not including `high`; all begin with the same `depth` bytes. */
export interface KeyRange {
  low: number
  high: number
  depth: number
}

export interface NameIndex {
  everything: KeyRange
  text(key: number): string
  /** The keys that begin with `text`; null when there are none. */
  find(text: string): KeyRange | null
  /** Those keys of a range that go on with `bytes`; null when there are none. */
  narrow(range: KeyRange, bytes: Uint8Array): KeyRange | null
  /** Whether the first key of a range ends with what all of them begin with. */
  endsWhole(range: KeyRange): boolean
  /** A range divided by the next character, as far as the first byte of that lies from `first` up to but not including `last`. */
  continued(range: KeyRange, first: number, last: number): Generator<KeyRange>
}

export function openNameIndex({ keys, keyStarts }: Pick<GazetteerTables, 'keys' | 'keyStarts'>): NameIndex {
  const start = (key: number) => keyStarts[key] ?? 0

  /** The first key of a range that does not stand before `bytes`, or if `after`, behind all that go on with them. */
  const bound = ({ low, high, depth }: KeyRange, bytes: Uint8Array, after: boolean) => {
    let [from, to] = [low, high]
    while (from < to) {
      const middle = (from + to) >>> 1
      const order = compare(middle, depth, bytes)
      if (order < 0 || (after && order === 0)) from = middle + 1
      else to = middle
    }
    return from
  }

  /** 0 where the key goes on with `bytes`, whatever follows. */
  const compare = (key: number, depth: number, bytes: Uint8Array) => {
    const begin = start(key) + depth
    const end = start(key + 1)
    for (let at = 0; at < bytes.length; at++) {
      if (begin + at >= end) return -1
      const difference = (keys[begin + at] ?? 0) - (bytes[at] ?? 0)
      if (difference !== 0) return difference
    }
    return 0
  }

  const everything = { low: 0, high: keyStarts.length - 1, depth: 0 }
  const narrow = (range: KeyRange, bytes: Uint8Array) => {
    const low = bound(range, bytes, false)
    if (low === range.high || compare(low, range.depth, bytes) !== 0) return null
    const high = bound({ ...range, low }, bytes, true)
    return { low, high, depth: range.depth + bytes.length }
  }

  return {
    everything,
    text: (key) => Buffer.from(keys.subarray(start(key), start(key + 1))).toString(),
    narrow,
    find: (text) => narrow(everything, Buffer.from(text)),
    endsWhole: ({ low, depth }) => start(low + 1) - start(low) === depth,
    *continued({ low, high, depth }, first, last) {
      let next = bound({ low, high, depth }, Uint8Array.of(first), false)
      while (next < high) {
        const at = start(next) + depth
        const lead = keys[at] ?? 0
        if (lead >= last) return
        const length = characterLength(lead)
        const begun = next
        next = bound({ low: begun, high, depth }, keys.subarray(at, at + length), true)
        yield { low: begun, high: next, depth: depth + length }
      }
    },
  }
}

/** The length in bytes of a character of UTF-8 that begins with `lead`. */
export const characterLength = (lead: number) => (lead < 0x80 ? 1 : lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4)
