// A search index of many short texts: they are joined to a few, and the position of a hit gives its text. Which three letters
// stand next to each other in each of these is noted, so that those which lack some of a word are not looked through.

export interface SearchIndex {
  /** The numbers of the texts from `start` on that hold every word, in order. Words may not hold line breaks. */
  find(words: readonly string[], start: number): Generator<number>
  /** False where none of them holds every word; true says nothing. */
  mayHold(words: readonly string[]): boolean
}

/** Into how many the texts are joined: a bit for each. */
const PARTS = 32
const ALL = -1
/** A power of two; several letters share one, of which a thousand texts set a part. */
const NOTES = 8_192
const NOTED = 3

export function openSearchIndex(texts: readonly string[]): SearchIndex {
  const size = Math.max(1, Math.ceil(texts.length / PARTS))
  const parts = Array.from({ length: Math.ceil(texts.length / size) }, (_, at) =>
    joined(texts.slice(at * size, (at + 1) * size)),
  )
  let notes: Int32Array | null = null
  /** A bit for each part that may hold all of them. */
  const partsFor = (words: readonly string[]) => {
    // Made by the first search, which most of the parts that change do not live to see.
    notes ??= noteAll(parts)
    let bits = ALL
    for (const word of words)
      for (let at = 0; at + NOTED <= word.length && bits !== 0; at++) bits &= notes[noteAt(word, at)] ?? 0
    return bits
  }
  return {
    mayHold: (words) => words.length === 0 || partsFor(words) !== 0,
    *find(words, start) {
      const [rarest = '', ...others] = words.toSorted((a, b) => b.length - a.length)
      const bits = partsFor(words)
      for (let at = Math.floor(start / size); at < parts.length; at++) {
        const part = bits & (1 << at) ? parts[at] : undefined
        if (!part) continue
        const first = at * size
        for (let within = Math.max(0, start - first); within < part.begins.length; within++) {
          const hit = part.text.indexOf(rarest, part.begins[within])
          if (hit < 0) break
          while (hit >= (part.begins[within + 1] ?? Number.POSITIVE_INFINITY)) within++
          if (others.length === 0 || others.every((word) => texts[first + within]?.includes(word))) yield first + within
        }
      }
    },
  }
}

interface Part {
  text: string
  /** Where each of its texts begins. */
  begins: number[]
}

function joined(texts: readonly string[]): Part {
  const begins: number[] = []
  let length = 0
  for (const text of texts) {
    begins.push(length)
    length += text.length + 1
  }
  return { text: texts.map((text) => text.replaceAll('\n', ' ')).join('\n'), begins }
}

function noteAll(parts: readonly Part[]) {
  const notes = new Int32Array(NOTES)
  for (const [bit, { text }] of parts.entries())
    for (let at = 0; at + NOTED <= text.length; at++) {
      const note = noteAt(text, at)
      notes[note] = (notes[note] ?? 0) | (1 << bit)
    }
  return notes
}

/** Of three letters. */
const noteAt = (text: string, at: number) =>
  (text.charCodeAt(at) * 961 + text.charCodeAt(at + 1) * 31 + text.charCodeAt(at + 2)) & (NOTES - 1)
