// What is said of any two brothers.

import { layOut } from '@aerie/lineage-layout/layout'
import { expect, test } from 'vitest'
import { asTree, brother } from '../brothers.fixture.ts'
import { forestOf } from '../model/forest.ts'
import { openLineage } from '../model/lineage.ts'
import { relate } from './sentences.ts'

// 1 is the big of 2 and 3, 3 of 4, 4 of 5, 5 of 6, 6 of 7, 7 of 8; 9 stands alone in the class of 2.
const forest = forestOf(
  asTree([
    brother(1, { pledgeClass: 1 }),
    brother(2, { pledgeClass: 2, bigBrother: 1 }),
    brother(3, { pledgeClass: 2, bigBrother: 1, familiar: 'Rook' }),
    ...[4, 5, 6, 7, 8].map((id) => brother(id, { pledgeClass: id - 1, bigBrother: id - 1 })),
    brother(9, { pledgeClass: 2 }),
  ]),
)
const lineage = openLineage({ forest, whole: layOut(forest) }, 'OSOP', 2)
const said = (one: number, other: number) => {
  const { head, detail } = relate({ lineage, one: one - 1, other: other - 1 })
  return `${head} ${detail}`
}

test.each([
  [2, 1, 'Brother 1 is your big. Big and little.'],
  [2, 3, 'Rook 3 is your twin. Both come down from Brother 1, 1st Class: you are his little, Rook is his little.'],
  [
    2,
    8,
    'Brother 8 is 5 generations below your twin. Both come down from Brother 1, 1st Class: you are his little, Brother 6 generations below him.',
  ],
  [1, 5, 'Brother 5 is Brother 1’s great-grandlittle. Between the two: Rook 3 and Brother 4.'],
  [1, 8, 'Brother 8 is 6 generations below Brother 1, in the same line. 5 brothers stand between the two.'],
  [2, 2, 'That is you. Choose another brother.'],
  [
    2,
    9,
    'No shared big brother is on record. You are class brothers, 2nd Class. Your line begins with Brother 1. Brother’s big brother is not on record.',
  ],
  [
    4,
    9,
    'No shared big brother is on record. Brother is of the 3rd Class, Brother of the 2nd Class. Brother’s line begins with Brother 1. Brother’s big brother is not on record.',
  ],
])('of %i and %i', (one, other, words) => expect(said(one, other)).toBe(words))
