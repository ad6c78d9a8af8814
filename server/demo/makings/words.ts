// Puts a brother's bio together, dealing sentences so that neighbours do not sound alike.
import { fromDesks } from './bio-desks.ts'
import { fromHands, fromStudents } from './bio-hands.ts'
import { aboutTheHouse } from './bio-house.ts'
import { aboutToday } from './bio-now.ts'
import { quotes } from './quotes.ts'
import { deck } from './seeded.ts'

/** Which parts a bio has, in order; dealt too, so that all shapes come up. */
const shapes = [
  ['work', 'today'],
  ['house'],
  ['work', 'house'],
  ['today'],
  ['work', 'house', 'today'],
  ['work'],
  ['house', 'today'],
  ['work', 'today'],
  ['work'],
  ['work', 'house'],
  ['work'],
  ['work', 'today'],
] as const

export const aboutWork: Readonly<Record<string, readonly string[]>> = { ...fromDesks, ...fromHands }

/** After two of one position have spoken of their work, the next three speak of their days. */
const speakOfWork = (sentences: readonly string[]) => deck([...sentences, null, null, null])

/** Speaks for a man of a position; students speak of their studies, and he who has no position of his days. */
function biographer() {
  const deal = { shape: deck(shapes), house: deck(aboutTheHouse), today: deck(aboutToday), student: deck(fromStudents) }
  const work = new Map(Object.entries(aboutWork).map(([position, sentences]) => [position, speakOfWork(sentences)]))
  return (position: string | null) => {
    if (position?.startsWith('Student')) return deal.student()
    const spoken = work.get(position ?? '')
    return deal
      .shape()
      .map((part) => (part === 'work' ? (spoken?.() ?? deal.today()) : deal[part]()))
      .join(' ')
  }
}

/** What is said in words, each sentence dealt from a deck of its own. */
export const wordsmith = () => ({ bio: biographer(), quote: deck(quotes) })
