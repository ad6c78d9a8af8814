// What is sent of what was chosen: roles change today alone, and nobody is written to of what is over.
import type { OfficeTerm } from '@aerie/contract/offices'
import { expect, test } from 'vitest'
import { managedMember } from '#features/member-management/managed-member.fixture.ts'
import { bodyOf, type HandOverForm, isWriting } from './hand-over.ts'

const TODAY = '2026-11-24'
const held: OfficeTerm[] = [{ id: 3, office: 'Steward', memberId: 8, from: '2020-01-01', until: null }]
const taker = managedMember({ id: 9, can: { ...managedMember().can, raiseRole: true } })
const around = { held, brothers: new Map([[9, taker]]), today: TODAY }
const CHOSEN: HandOverForm = {
  ...{ to: '9', from: TODAY, until: '', ending: [3], lowering: [8], raising: true, writing: null },
}

test('all that was chosen, today', () => {
  expect(bodyOf(CHOSEN, around)).toEqual({
    ...{ memberId: 9, from: TODAY, until: null, ending: [3], lowering: [8], raising: true, writing: true },
  })
})

test('no role ahead of the day, of whom stays, or of whom has one', () => {
  expect(bodyOf({ ...CHOSEN, from: '2026-12-01' }, around)).toMatchObject({ lowering: [], raising: false })
  expect(bodyOf({ ...CHOSEN, ending: [] }, around)).toMatchObject({ lowering: [] })
  const admin = managedMember({ id: 9, role: 'admin' })
  expect(bodyOf(CHOSEN, { ...around, brothers: new Map([[9, admin]]) })).toMatchObject({ raising: false })
})

test('it is written of what begins, and of what began before only when asked', () => {
  const past = { ...CHOSEN, from: '2025-01-01' }
  expect([CHOSEN, past, { ...past, writing: true }].map((form) => isWriting(form, TODAY))).toEqual([true, false, true])
  expect(isWriting({ ...past, until: '2025-12-31', writing: true }, TODAY)).toBe(false)
  expect(isWriting({ ...CHOSEN, from: '' }, TODAY)).toBe(false)
})
