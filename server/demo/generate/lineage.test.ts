// The lines of the demo brotherhood hold together: nobody has three littles, and colours come down.
import { LINEAGE_COLORS } from '@aerie/contract/lineage'
import { expect, test } from 'vitest'
import { bigBrothers } from '../cast.ts'
import { demoBrotherhood } from './brotherhood.ts'

const brothers = demoBrotherhood()
const littles = brothers.filter(({ bigBrother }) => bigBrother !== null)
const bigOf = (little: { bigBrother: number | null }) => brothers[little.bigBrother ?? -1]

test('every big brother is of one of the three classes above', () => {
  for (const little of littles) {
    const above = little.pledgeClass - (bigOf(little)?.pledgeClass ?? Number.NaN)
    expect([1, 2, 3]).toContain(above)
  }
})

test('nobody has more than two little brothers', () => {
  const counts = Map.groupBy(littles, ({ bigBrother }) => bigBrother)
  expect(Math.max(...[...counts.values()].map((them) => them.length))).toBe(2)
})

test('only a few since the founding have no big brother', () => {
  const alone = brothers.filter(({ pledgeClass, bigBrother }) => pledgeClass > 0 && bigBrother === null)
  expect(alone.length).toBeGreaterThan(0)
  expect(alone.length).toBeLessThanOrEqual(12)
})

test('colours come down the lines, and each of the nine reaches the youngest classes', () => {
  for (const little of littles) expect(little.lineageColor).toBe(bigOf(little)?.lineageColor)
  const young = brothers.filter(({ pledgeClass }) => pledgeClass >= 33).map(({ lineageColor }) => lineageColor)
  expect(young).toEqual(expect.arrayContaining([...LINEAGE_COLORS, null]))
})

test('the ties of the cast are drawn', () => {
  for (const [little, big] of Object.entries(bigBrothers)) {
    const found = brothers.find(({ key }) => key === little)
    expect(found && bigOf(found)?.key).toBe(big)
  }
})
