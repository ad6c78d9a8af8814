// A line as an outline: lists within lists, as the brothers stand below each other.

import { layOut } from '@aerie/lineage-layout/layout'
import { screen, within } from '@testing-library/react'
import { expect } from 'vitest'
import { asTree, brother } from '#features/lineage/brothers.fixture.ts'
import { forestOf } from '#features/lineage/model/forest.ts'
import { openLineage } from '#features/lineage/model/lineage.ts'
import { EVERY_LINE } from '#features/lineage/model/lineage-search.ts'
import { press } from '../../../test/acting.ts'
import { test } from '../../../test/page.tsx'
import { LineCards } from './line-cards.tsx'

const lineageOf = (brothers: Parameters<typeof asTree>[0]) => {
  const forest = forestOf(asTree(brothers))
  return openLineage({ forest, whole: layOut(forest) }, 'OSOP', 1)
}
const FEW = lineageOf([
  brother(1, { pledgeClass: 1, lineageColor: 'blue' }),
  brother(2, { pledgeClass: 2, bigBrother: 1 }),
  brother(3, { pledgeClass: 3, bigBrother: 2 }),
  brother(4, { pledgeClass: 2, bigBrother: 1 }),
  brother(5, { pledgeClass: 2, lineageColor: 'red' }),
])

/** Of a list each item's name, with those of the list within it. */
type Names = [name: string, ...below: Names[]]
const namesIn = (list: Element): Names[] =>
  [...list.children].map((item) => [
    item.querySelector('b')?.textContent ?? '',
    ...[...item.children].filter(({ tagName }) => tagName === 'OL').flatMap(namesIn),
  ])
const listOf = (line: string) => screen.getByRole('region', { name: line }).querySelector('ol') as Element

test('whoever stands below a brother is in a list within his item', ({ show }) => {
  show(<LineCards lineage={FEW} open="blue" />)
  expect(namesIn(listOf('Blue line'))).toEqual([['Brother 1', ['Brother 2', ['Brother 3']], ['Brother 4']]])
  expect(screen.queryByRole('region', { name: 'Red line' })).toBeNull()
})

test('all lines may be read as one outline', ({ show }) => {
  show(<LineCards lineage={FEW} open={EVERY_LINE} />)
  expect(namesIn(listOf('Red line'))).toEqual([['Brother 5']])
  expect(within(screen.getByRole('region', { name: 'Blue line' })).getAllByRole('listitem')).toHaveLength(4)
})

test('of many, 200 come at a time, each below his big', async ({ show }) => {
  const chain = Array.from({ length: 250 }, (_, at) =>
    brother(at + 1, {
      pledgeClass: 1 + Math.floor(at / 10),
      ...(at >= 10 && { bigBrother: at - 9 }),
      ...(at < 10 && { lineageColor: at < 5 ? ('blue' as const) : ('red' as const) }),
    }),
  )
  show(<LineCards lineage={lineageOf(chain)} open={EVERY_LINE} />)
  expect(screen.getAllByRole('listitem')).toHaveLength(200)
  await press('Show 50 more of 250')
  expect(screen.getAllByRole('listitem')).toHaveLength(250)
  expect(screen.queryByRole('button')).toBeNull()
})
