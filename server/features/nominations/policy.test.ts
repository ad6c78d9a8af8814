// Who handles nominations and confirms the list where officers stand themselves, down to a single super admin.
import { expect, test } from 'vitest'
import { decidersOf, handlersOf, neededConfirmations } from './policy.ts'

const officer = (id: number, role = 'admin') => ({ id, role })
const OFFICERS = [officer(1, 'super_admin'), officer(2, 'super_admin'), officer(3), officer(4)]
const named = (member_id: number, more: object = {}) => ({
  ...{ position_id: 1, member_id, state: 'stands', refused_by: null, refused_at: null },
  ...{ appealed_at: null, appeal_waived_at: null, decided_at: null, ...more },
})
const idsOf = (officers: { id: number }[]) => officers.map(({ id }) => id)

test.each([
  ['nobody stands', [], [1, 2, 3, 4], 2],
  ['two stand', [3, 4], [1, 2], 2],
  ['all but one stand', [2, 3, 4], [1], 1],
  ['all stand', [1, 2, 3, 4], [1, 2], 1],
])('where of four officers %s, the others confirm the list, or the super admins', (_, standing, handlers, needed) => {
  const nominees = standing.map((id) => named(id))
  expect(idsOf(handlersOf(OFFICERS, nominees))).toEqual(handlers)
  expect(neededConfirmations(OFFICERS, nominees)).toBe(needed)
})

test('an organisation with one officer is not kept from voting by it, whether he stands or not', () => {
  const alone = [officer(1, 'super_admin')]
  for (const nominees of [[], [named(1)]]) {
    expect(idsOf(handlersOf(alone, nominees))).toEqual([1])
    expect(neededConfirmations(alone, nominees)).toBe(1)
  }
})

test('an officer has tools for positions for which he does not stand, and again for his own once he declines', () => {
  expect(idsOf(handlersOf(OFFICERS, [named(3)], 2))).toEqual([1, 2, 3, 4])
  expect(idsOf(handlersOf(OFFICERS, [named(3)], 1))).toEqual([1, 2, 4])
  expect(idsOf(handlersOf(OFFICERS, [named(3, { state: 'declined' })], 1))).toEqual([1, 2, 3, 4])
  const refused = { state: 'refused', refused_by: 1, refused_at: new Date() }
  expect(idsOf(handlersOf(OFFICERS, [named(3, refused)], 1))).toEqual([1, 2, 4])
  expect(idsOf(handlersOf(OFFICERS, [named(3, { ...refused, appeal_waived_at: new Date() })], 1))).toEqual([1, 2, 3, 4])
})

test('an appeal is decided by a super admin who has not refused, or by the one there is', () => {
  const appealed = named(9, { state: 'refused', refused_by: 1, refused_at: new Date(), appealed_at: new Date() })
  expect(idsOf(decidersOf(OFFICERS, [appealed], appealed))).toEqual([2])
  expect(idsOf(decidersOf(OFFICERS, [appealed, named(2)], appealed))).toEqual([1])
  expect(idsOf(decidersOf([officer(1, 'super_admin'), officer(3)], [appealed], appealed))).toEqual([1])
})
