// Generates bios and quotes out of written sentences, each used in turn so that neighbours do not sound alike.
import { fromDesks } from './bio-desks.ts'
import { fromHands, fromStudents } from './bio-hands.ts'
import { aboutTheHouse } from './bio-house.ts'
import { aboutToday } from './bio-now.ts'
import { quotes } from './quotes.ts'
import { roundRobin } from './round-robin.ts'

/** Which parts a bio has, in order. */
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

/** After two of one position have written of their work, the next three write of their days. */
const workSentences = (sentences: readonly string[]) => roundRobin([...sentences, null, null, null])

/** Bios by position: students write of their studies, and brothers without a position of their days. */
function bioGenerator() {
  const next = {
    shape: roundRobin(shapes),
    house: roundRobin(aboutTheHouse),
    today: roundRobin(aboutToday),
    student: roundRobin(fromStudents),
  }
  const work = new Map(Object.entries(aboutWork).map(([position, sentences]) => [position, workSentences(sentences)]))
  return (position: string | null) => {
    if (position?.startsWith('Student')) return next.student()
    const ofWork = work.get(position ?? '')
    return next
      .shape()
      .map((part) => (part === 'work' ? (ofWork?.() ?? next.today()) : next[part]()))
      .join(' ')
  }
}

export const textGenerator = () => ({ bio: bioGenerator(), quote: roundRobin(quotes) })
