// What is said of a brother in the tree.

import { littlesOf } from '@aerie/lineage-layout/littles'
import { expect, test } from 'vitest'
import { asTree, brother } from '../brothers.fixture.ts'
import { forestOf } from './forest.ts'
import { describe as describeBrother, rowLabel } from './words.ts'

test.each([
  [-999, 'Pre-OSOP'],
  [-2, 'Founding Senior'],
  [12, '12th Class'],
  [2004, 'Class 2004'],
])('row %i is called %s', (key, label) => expect(rowLabel(key, 'OSOP')).toBe(label))

test('his class, line, big and littles, and that he is no member', () => {
  const forest = forestOf(
    asTree([
      brother(1, { pledgeClass: 1, lineageColor: 'blue', littleBrothers: ['Gone Man'] }),
      brother(2, { pledgeClass: 2, bigBrother: 1, claimed: true }),
    ]),
  )
  const asked = { forest, littles: littlesOf(forest.parent), shortName: 'OSOP' }
  expect([0, 1, 2].map((index) => describeBrother(asked, index))).toEqual([
    'Brother 1, 1st Class, blue line, littles Brother 2 and Gone Man',
    'Brother 2, 2nd Class, blue line, big Brother 1, The tie to his big brother is not confirmed yet',
    'Gone Man, 2nd Class, not a member, big Brother 1',
  ])
})
