// Brothers by the thousand are as sound as the few.
import { expect, test } from 'vitest'
import { manyBrothers } from './many-brothers.ts'

const brothers = [...manyBrothers(3500)]
const different = (values: readonly (string | null)[]) => new Set(values.filter((value) => value !== null)).size

test('yields as many as asked for, of the classes 1 to 35', () => {
  expect(brothers).toHaveLength(3500)
  expect(new Set(brothers.map(({ pledgeClass }) => pledgeClass)).size).toBe(35)
  expect([...manyBrothers(10)]).toEqual([...manyBrothers(10)])
})

test('gives each an address and a number of his own', () => {
  const phones = brothers.map(({ phone }) => phone)
  expect(different(brothers.map(({ email }) => email))).toBe(brothers.filter(({ email }) => email).length)
  expect(different(phones)).toBe(phones.filter((phone) => phone !== null).length)
})

test('varies names, places and work as a real brotherhood does', () => {
  expect(different(brothers.map(({ firstName, lastName }) => `${firstName} ${lastName}`))).toBeGreaterThan(2500)
  expect(different(brothers.map(({ location }) => location))).toBeGreaterThan(250)
  expect(different(brothers.map(({ company }) => company))).toBeGreaterThan(190)
  expect(different(brothers.map(({ position }) => position))).toBeGreaterThan(80)
})

test('draws lines down the classes, two littles at most, each in the colour of his big brother', () => {
  const littles = brothers.filter(({ bigBrother }) => bigBrother !== null)
  expect(littles.length).toBeGreaterThan(3000)
  for (const little of littles) {
    const big = brothers[little.bigBrother ?? -1]
    expect(big?.pledgeClass).toBe(little.pledgeClass - 1)
    expect(big?.lineageColor).toBe(little.lineageColor)
  }
  const counts = Map.groupBy(littles, ({ bigBrother }) => bigBrother)
  expect(Math.max(...[...counts.values()].map((them) => them.length))).toBe(2)
})
