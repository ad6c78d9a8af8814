// Only the cards in view, and two rows around them, are drawn, under the headings of their groups.
import { expect, test } from 'vitest'
import type { Group } from './gathered.ts'
import { cardsInView, layOut } from './grid-layout.ts'
import { spanAround, withinList } from './use-span-in-view.ts'

const geometry = { columns: 3, cardHeight: 134, gap: 16, headingHeight: 70 }
const group = (label: string, first: number, end: number): Group => ({ label, short: label, first, end })
const [only] = layOut(3000, [], geometry).sections

test('at the top of the page the first rows are drawn, and two beyond the view', () => {
  const span = spanAround(-300, 600, 150)
  expect(span).toEqual([-600, 900])
  expect(only && cardsInView(only, span, geometry)).toEqual({ first: 0, end: 18, offset: 0 })
})

test('further down, two rows on either side', () => {
  const span = spanAround(15_000, 15_900, 150)
  expect(only && cardsInView(only, span, geometry)).toEqual({ first: 294, end: 324, offset: 14_700 })
})

test('a list that has shrunk shows its end, and one that fits is drawn whole', () => {
  const { sections, height } = layOut(20, [], geometry)
  expect(height).toBe(7 * 150 - 16)
  const shown = sections.map((section) => cardsInView(section, withinList([75_000, 76_800], height), geometry))
  expect(shown).toEqual([{ first: 0, end: 20, offset: 0 }])
})

test('groups stand under each other, each with its heading, and those out of view are not drawn', () => {
  const { sections, height } = layOut(70, [group('A', 0, 4), group('B', 4, 5), group('C', 5, 70)], geometry)
  expect(sections.map(({ top, rowsTop, bottom }) => [top, rowsTop, bottom])).toEqual([
    [0, 70, 354],
    [354, 424, 558],
    [558, 628, 628 + 22 * 150 - 16],
  ])
  expect(height).toBe(628 + 22 * 150 - 16)
  expect(sections.map((section) => cardsInView(section, [300, 700], geometry))).toEqual([
    { first: 3, end: 4, offset: 150 },
    { first: 4, end: 5, offset: 0 },
    { first: 5, end: 8, offset: 0 },
  ])
  expect(sections.map((section) => cardsInView(section, [400, 558], geometry)?.end)).toEqual([undefined, 5, undefined])
})
