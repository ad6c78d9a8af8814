// A search index of many short texts: they are joined to one, and the position of a hit gives its text. Which three letters
// stand next to each other anywhere in them is noted, so that what none of them holds is not looked for.

export interface SearchIndex {
  /** The numbers of the texts from `start` on that hold every word, in order. Words may not hold line breaks. */
  find(words: string[], start: number): Generator<number>
  /** False where none of them holds every word; true says nothing. */
  mayHold(words: string[]): boolean
}

/** Bits, of which a thousand texts set a part: a power of two. */
const NOTES = 65_536
const NOTED = 3

export function openSearchIndex(texts: string[]): SearchIndex {
  const whole = texts.map((text) => text.replaceAll('\n', ' ')).join('\n')
  const begins: number[] = []
  let length = 0
  for (const text of texts) {
    begins.push(length)
    length += text.length + 1
  }
  let notes: Uint8Array | null = null
  return {
    mayHold(words) {
      // Made by the first search, which most of the parts that change do not live to see.
      if (words.length > 0) notes ??= noteAll(whole)
      for (const word of words)
        for (let at = 0; at + NOTED <= word.length; at++) if (!isNoted(notes, noteAt(word, at))) return false
      return true
    },
    *find(words, start) {
      const [rarest = '', ...others] = words.toSorted((a, b) => b.length - a.length)
      for (let number = start; number < texts.length; number++) {
        const hit = whole.indexOf(rarest, begins[number])
        if (hit < 0) return
        number = lastNotAfter(begins, hit)
        if (others.every((word) => texts[number]?.includes(word))) yield number
      }
    },
  }
}

function noteAll(text: string) {
  const notes = new Uint8Array(NOTES / 8)
  for (let at = 0; at + NOTED <= text.length; at++) {
    const note = noteAt(text, at)
    notes[note >> 3] = (notes[note >> 3] ?? 0) | (1 << (note & 7))
  }
  return notes
}

const isNoted = (notes: Uint8Array | null, note: number) => ((notes?.[note >> 3] ?? 0) & (1 << (note & 7))) !== 0

/** Of three letters; some share one. */
const noteAt = (text: string, at: number) =>
  (text.charCodeAt(at) * 961 + text.charCodeAt(at + 1) * 31 + text.charCodeAt(at + 2)) % NOTES

/** Where in an ascending list the last number stands that is not greater. */
function lastNotAfter(ascending: number[], number: number) {
  let [low, high] = [0, ascending.length - 1]
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((ascending[middle] ?? 0) <= number) low = middle
    else high = middle - 1
  }
  return low
}
