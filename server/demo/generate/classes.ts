// The pledge classes of the demo brotherhood: their sizes, and the years that go with them.
import { between, pick, type Random } from './random.ts'

/** The year in which the demo plays. */
export const YEAR = 2026

const BEFORE = -999
const FOUNDED = 1991

/** The classes from the first numbered one on; they grew for twenty years, and shrank in the year of the empty house. */
const numbered = [
  8, 8, 9, 8, 9, 10, 9, 10, 11, 10, 11, 12, 11, 12, 13, 13, 14, 13, 15, 16, 15, 14, 14, 12, 13, 11, 12, 11, 10, 9, 10,
  11, 12, 13, 12,
]

export const classSizes: ReadonlyMap<number, number> = new Map([
  [BEFORE, 4],
  [-2, 4],
  [-1, 5],
  [0, 6],
  ...numbered.map((size, i) => [i + 1, size] as [number, number]),
])

/** When a class pledged: each spring since the founding. */
export const pledgeYear = (pledgeClass: number) => (pledgeClass > 0 ? FOUNDED + pledgeClass : FOUNDED)

/** Brothers pledge as freshmen or sophomores, now and then as juniors. */
export function graduationYear(random: Random, pledgeClass: number) {
  if (pledgeClass === BEFORE) return between(random, 1987, 1989)
  if (pledgeClass <= 0) return FOUNDED + pledgeClass + 2
  return pledgeYear(pledgeClass) + pick(random, [1, 2, 2, 2, 2, 3, 3, 3, 3, 3])
}

export function cohortOf(pledgeClass: number) {
  if (pledgeClass === BEFORE) return null
  return pledgeClass > 0 ? `Spring ${pledgeYear(pledgeClass)}` : 'Charter'
}
