// The words of brothers' names, so that a name with a slip in it finds whom it means.
import { type NearWords, openNearWords } from '@aerie/text/near-words'

interface Named {
  id: number
  /** As `searchTextOf` makes it. */
  text: string
}

export interface NameWords {
  add(named: Named): void
  remove(named: Named): void
  /** Whose name has the words typed, of which at least one with a slip in it. */
  findNear(typed: readonly string[], textOf: (id: number) => string): Set<number>
}

export function openNameWords(all: Iterable<Named>): NameWords {
  const ids = new Map<string, Set<number>>()
  let near: NearWords | null = null
  const add = ({ id, text }: Named) => {
    for (const word of wordsIn(text)) {
      const known = ids.get(word)
      if (known) known.add(id)
      else {
        ids.set(word, new Set([id]))
        near?.add(word)
      }
    }
  }
  for (const one of all) add(one)
  return {
    add,
    remove({ id, text }) {
      for (const word of wordsIn(text)) {
        const known = ids.get(word)
        known?.delete(id)
        if (known?.size === 0) {
          ids.delete(word)
          near?.remove(word)
        }
      }
    },
    findNear(typed, textOf) {
      near ??= openNearWords(ids.keys())
      const nearWords = near
      const each = typed.map((word) => ({
        start: ` ${word}`,
        ids: new Set(nearWords.find(word).flatMap((one) => [...(ids.get(one) ?? [])])),
      }))
      const found = new Set(each.flatMap((one) => [...one.ids]))
      for (const id of found)
        if (!each.every((one) => one.ids.has(id) || textOf(id).includes(one.start))) found.delete(id)
      return found
    },
  }
}

const wordsIn = (text: string) => new Set(text.split(/\s+/).filter(Boolean))
