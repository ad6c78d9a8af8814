// How well a text answers what was typed, as a list shows it: what is called just so first, then what begins so, then words.

/** 0: it is that. 1: it begins with that. 2: each word typed begins one of its words. 3: they stand elsewhere in it. */
export type MatchRank = 0 | 1 | 2 | 3

export interface Ranker {
  /** Of a text as `searchTextOf` makes it; null where it lacks one of the words. */
  rankOf(text: string): MatchRank | null
}

/** For the words that `soughtWords` makes of what was typed; none of them finds nothing. */
export function rankerOf(words: readonly string[]): Ranker {
  const starts = words.map((word) => ` ${word}`)
  const phrase = starts.join('')
  return {
    rankOf(text) {
      if (words.length === 0) return null
      const at = text.indexOf(phrase)
      if (at !== -1) return standsIn(text, phrase, at)
      if (starts.length > 1 && starts.every((start) => text.includes(start))) return 2
      return words.every((word) => text.includes(word)) ? 3 : null
    },
  }
}

/** At the beginning of one of the names, or all of it. */
function standsIn(text: string, phrase: string, first: number): MatchRank {
  let rank: MatchRank = 2
  for (let at = first; at !== -1; at = text.indexOf(phrase, at + 1)) {
    if (at > 0 && text[at - 1] !== '\n') continue
    const after = text[at + phrase.length]
    if (after === undefined || after === '\n') return 0
    rank = 1
  }
  return rank
}
