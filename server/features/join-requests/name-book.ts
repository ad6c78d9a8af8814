// The names of all members in memory, so that those like the name of a request are found without a query for each.
import { pledgeClassOf } from '@aerie/contract/classes'
import { type MemberSummary, people } from '@aerie/contract/people'
import { readCards } from '#features/people/service.ts'
import { cached } from '#platform/cache/cached.ts'
import { formsOf, lettersApart, mostApart, type NameForms, type Spoken, spoken } from '#platform/name-forms.ts'

interface BookEntry {
  id: number
  forms: NameForms
  pledgeClass: number | null
}

/** A last name, or a word of one, and who bears it. */
interface Word extends Spoken {
  /** Which letters are in it, a bit for each. */
  letters: number
  namedSo: Set<number>
}

export const readNameBook = cached({
  answers: [people.list],
  load: async (reading) => {
    const book = openNameBook()
    for (const { summary } of (await readCards(reading)).values()) book.put(entryOf(summary))
    return book
  },
  async replace(book, ids, reading) {
    const cards = await readCards(reading)
    for (const id of ids) {
      book.remove(id)
      const summary = cards.get(id)?.summary
      if (summary) book.put(entryOf(summary))
    }
    return book
  },
})

const entryOf = (card: MemberSummary): BookEntry => ({
  id: card.id,
  forms: formsOf(card),
  pledgeClass: card.pledgeClass ?? pledgeClassOf(card.class),
})

const textsOf = (words: readonly Spoken[]) => words.map(({ text }) => text)

/** The words he may be found by. */
export const lastNamesOf = ({ family, parts }: NameForms) => new Set([...textsOf(family), ...parts])

/** As they stand, and with first and last name exchanged. */
export const soughtWordsOf = (forms: NameForms) => new Set([...lastNamesOf(forms), ...textsOf(forms.given)])

export function openNameBook() {
  const entries = new Map<number, BookEntry>()
  const words = new Map<string, Word>()
  return {
    put(entry: BookEntry) {
      entries.set(entry.id, entry)
      for (const text of lastNamesOf(entry.forms)) {
        const word = words.get(text) ?? { ...spoken(text), letters: lettersOf(text), namedSo: new Set() }
        words.set(text, word)
        word.namedSo.add(entry.id)
      }
    },
    remove(id: number) {
      const entry = entries.get(id)
      entries.delete(id)
      for (const text of entry ? lastNamesOf(entry.forms) : []) {
        words.get(text)?.namedSo.delete(id)
        if (words.get(text)?.namedSo.size === 0) words.delete(text)
      }
    },
    /** Those whose last name is like one of the words. */
    idsNamed(sought: Iterable<string>) {
      const found = new Set<number>()
      for (const { text, sound } of new Set([...sought].map(spoken))) {
        const letters = lettersOf(text)
        for (const word of words.values())
          if (word.sound === sound || isNear(word, text, letters)) for (const id of word.namedSo) found.add(id)
      }
      return [...found].flatMap((id) => entries.get(id) ?? [])
    },
  }
}

/** A letter that is another leaves two letters at most that only one of the words has: most are told apart by that. */
function isNear(word: Word, text: string, letters: number) {
  const most = mostApart(word.text, text)
  if (Math.abs(word.text.length - text.length) > most || countBits(word.letters ^ letters) > 2 * most) return false
  return lettersApart(word.text, text, most) !== null
}

function lettersOf(text: string) {
  let letters = 0
  for (let at = 0; at < text.length; at += 1) letters |= 1 << (text.charCodeAt(at) & 31)
  return letters
}

function countBits(bits: number) {
  let [left, count] = [bits, 0]
  for (; left !== 0; count += 1) left &= left - 1
  return count
}
