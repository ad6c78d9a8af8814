// What the dialog says before a tie is proposed, and what the tree says of it afterwards.

import { layOut } from '@aerie/lineage-layout/layout'
import { expect, test } from 'vitest'
import { asTree, brother } from '../brothers.fixture.ts'
import { forestOf } from '../model/forest.ts'
import { openLineage } from '../model/lineage.ts'
import { consequence, whoAreAsked } from './consequence.ts'

const named = (id: number, firstName: string, more: object = {}) =>
  brother(id, { firstName, lastName: 'Reed', pledgeClass: 1, ...more })

const forest = forestOf(
  asTree([
    named(1, 'Ada'),
    named(2, 'Bo'),
    named(3, 'Cy', { pledgeClass: 2, bigBrother: 1, proposed: [{ big: 2, awaited: [2] }] }),
  ]),
)
const ADA = 0
const BO = 1
const CY = 2
const lineageOf = (ownId: number) => openLineage({ forest, whole: layOut(forest) }, 'OSOP', ownId)

test.each([
  [undefined, CY, 'Choose the two.'],
  [CY, CY, 'Nobody can be his own big brother.'],
  [ADA, CY, 'Ada Reed stands in the lineage as the big brother of Cy Reed already.'],
  [
    BO,
    CY,
    'You propose that Bo Reed is the big brother of Cy Reed. Bo Reed, Cy Reed, and the officers are told. It counts once it is confirmed by both of them, or by an officer. Until then Ada Reed stays the big brother of Cy Reed on record.',
  ],
])('of two others, %s and %s', (big, little, words) => {
  expect(consequence(lineageOf(1), big, little)).toBe(words)
})

test('of one’s own, the other is asked', () => {
  expect(whoAreAsked(lineageOf(3), BO, CY)).toBe('Bo Reed, or an officer')
  expect(consequence(lineageOf(3), BO, CY)).toContain('Bo Reed and the officers are told.')
})

test('what is proposed is drawn beside the record, places nobody, and says who is asked', () => {
  expect(forest.parent[CY]).toBe(ADA)
  expect(forest.extra).toEqual([{ big: BO, little: CY, why: 'proposed', awaited: [BO] }])
  expect(lineageOf(1).oddities(CY)).toEqual(['Bo Reed is proposed as his big brother, which waits for Bo Reed'])
})
