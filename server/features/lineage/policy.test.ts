// Who knows of a tie, and who answers it.
import { expect, test } from 'vitest'
import { UNWRITTEN } from '#features/kinship/rules.ts'
import { answerLock, mayKnowOf, withdrawalLock } from './policy.ts'

const [BIG, LITTLE, OTHER] = [1, 2, 3]
const tie = (claimed_by: number | null) => ({ ...UNWRITTEN, id: 7, big_id: BIG, little_id: LITTLE, claimed_by })

test.each([
  [BIG, 'member', LITTLE, true, true],
  [LITTLE, 'member', LITTLE, true, false],
  [LITTLE, 'super_admin', LITTLE, true, false],
  [BIG, 'member', null, true, true],
  [LITTLE, 'member', null, true, true],
  [OTHER, 'member', LITTLE, false, null],
  [OTHER, 'admin', LITTLE, true, true],
  [BIG, 'admin', BIG, true, false],
  [OTHER, 'super_admin', LITTLE, true, true],
] as const)('%i, %s, of a claim by %s: knows of it %s, answers it %s', (id, role, claimedBy, knows, answers) => {
  expect(mayKnowOf({ id, role }, tie(claimedBy))).toBe(knows)
  if (answers !== null) expect(answerLock({ id, role }, tie(claimedBy)) === null).toBe(answers)
})

test.each([
  [OTHER, null, true],
  [OTHER, LITTLE, false],
  [LITTLE, LITTLE, true],
  [BIG, LITTLE, false],
  [BIG, null, false],
])('%i takes back what the third has proposed and %s has agreed to: %s', (id, claimedBy, may) => {
  const proposal = { ...tie(claimedBy), proposed_by: OTHER }
  expect(withdrawalLock({ id, role: 'member' }, proposal) === null).toBe(may)
  expect(answerLock({ id: OTHER, role: 'member' }, proposal)).toMatch(/proposed this yourself/)
})
