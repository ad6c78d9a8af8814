// Names that are no member's: who names them, and whom they may mean.
import { UNNAMED } from '@aerie/contract/departures'
import { layOut } from '@aerie/lineage-layout/layout'
import { expect, test } from 'vitest'
import { asTree, brother } from '#features/lineage/brothers.fixture.ts'
import { forestOf } from '#features/lineage/model/forest.ts'
import { openLineage } from '#features/lineage/model/lineage.ts'
import { likelyFinder, unmatchedNames } from './unmatched.ts'

const named = (id: number, firstName: string, lastName: string, more: object = {}) =>
  brother(id, { firstName, lastName, ...more })

const KEY = '0b5c1ad5-2f1e-4b53-9c67-7f6f5d1c0a01'

const forest = forestOf(
  asTree([
    named(1, 'Robert', 'Lindqvist', { pledgeClass: 1, familiar: 'Bob' }),
    named(2, 'Rune', 'Lindqvist', { pledgeClass: 1 }),
    named(3, 'Robert', 'Moe', { pledgeClass: 1, littleBrothers: ['Zed Nobody'] }),
    named(4, 'Otis', 'Lund', { pledgeClass: 2, bigBrother: 'Bob Lindqvist' }),
    named(5, 'Tim', 'Grey', { pledgeClass: 2, bigBrother: 'bob lindqvist', littleBrothers: ['N/A'] }),
    named(6, 'Odd', 'Rask', {
      pledgeClass: 2,
      bigBrother: { name: UNNAMED, departed: KEY },
      littleBrothers: [UNNAMED],
    }),
  ]),
)
const lineage = openLineage({ forest, whole: layOut(forest) }, 'OSOP', 1)

test('each name stands once, with those who name it, and nobody who asked not to be named', () => {
  const shown = unmatchedNames(lineage).map(({ index: _, ...one }) => one)
  expect(shown).toEqual([
    { name: 'Bob Lindqvist', bigOf: [3, 4], littleOf: [] },
    { name: 'Zed Nobody', bigOf: [], littleOf: [2] },
  ])
})

test.each([
  ['Bob Lindqvist', [0, 1]],
  ['Roberto Lindqvist', [0, 1]],
  ['Zed Nobody', []],
  ['Robert Lindqvist / Otis Lund', [0, 3, 1]],
  ['Tim Grey/Otis Lund', [3, 4]],
  ['Otis Lund & Tim Grey', [3, 4]],
  ['Rober a/l Moe', [2]],
  ['Robert', [0, 2]],
])('%s may mean %j', (name, likely) => expect(likelyFinder(lineage)(name)).toEqual(likely))
