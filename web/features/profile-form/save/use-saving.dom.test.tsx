// Saving a profile: it went well, fields were refused, or somebody else was faster and he is asked what shall stand.
import { memberChanges } from '@aerie/contract/member-changes'
import { members } from '@aerie/contract/members'
import { act, screen } from '@testing-library/react'
import { beforeEach, expect, vi } from 'vitest'
import type { Refused } from '#lib/call-errors.ts'
import { signedIn } from '../../../test/cast.ts'
import { test } from '../../../test/page.tsx'
import { useSaving } from './use-saving.ts'

const { can: _, ...RECORD } = signedIn({})
const SINCE = { by: 'Rook Ellis', at: '2026-11-20T18:40:00.000Z', fields: ['phone'] }

const onSaved = vi.fn<() => void>()
const onRefused = vi.fn<(errors: Refused['errors']) => void>()
beforeEach(() => {
  onSaved.mockReset()
  onRefused.mockReset()
})

const saving = ({ ofOther }: { ofOther: boolean }) => useSaving({ member: RECORD, ofOther, onSaved, onRefused })
const OWN = { ofOther: false }

test.for([OWN, { ofOther: true }])('goes to where the record is changed: %o', async ({ ofOther }, { wire, run }) => {
  const endpoint = ofOther ? memberChanges.update : memberChanges.save
  wire.answer(endpoint, { ...RECORD, phone: '+47 400 00 000', version: 2 })
  const { result } = run(saving, { ofOther })
  await act(() => result.current.save({ phone: '+47 400 00 000' }, 1))
  expect(onSaved).toHaveBeenCalledTimes(1)
  expect(wire.asked(endpoint)).toMatchObject([{ body: { phone: '+47 400 00 000', version: 1 } }])
  await screen.findByText('Profile Updated')
})

test('what was refused is handed to the fields it is about', async ({ wire, run }) => {
  const errors = [{ path: 'phone', message: 'That is no phone number.' }]
  wire.refuse(memberChanges.save, 'not_valid', 'That is no phone number.', { errors })
  const { result } = run(saving, OWN)
  await act(() => result.current.save({ phone: 'x' }, 1))
  expect(onRefused.mock.calls).toEqual([[errors]])
  expect(onSaved).not.toHaveBeenCalled()
  await screen.findByText('Update Failed')
})

test('where another was faster he is asked, nothing is told to have failed, and what he chooses goes over that', async ({
  wire,
  run,
}) => {
  wire.refuse(memberChanges.save, 'conflict', 'Rook Ellis saved it since.', { changes: [SINCE] })
  wire.answer(members.own, { ...RECORD, phone: '+47 411 11 111', version: 4 })
  const { result } = run(saving, OWN)
  await act(() => result.current.save({ phone: '+47 400 00 000' }, 1))
  expect(result.current.conflictDialog?.conflict).toMatchObject({
    mine: { phone: '+47 400 00 000' },
    record: { phone: '+47 411 11 111', version: 4 },
    saves: [SINCE],
  })
  expect(screen.queryByRole('alert')).toBeNull()
  wire.answer(memberChanges.save, { ...RECORD, version: 5 })
  await act(async () => result.current.conflictDialog?.onSave({ phone: '+47 400 00 000' }))
  await expect.poll(() => onSaved.mock.calls).toHaveLength(1)
  expect(wire.asked(memberChanges.save).at(-1)?.body.version).toBe(4)
})

test('and where what stands now does not come, that is said', async ({ wire, run }) => {
  wire.refuse(memberChanges.save, 'conflict', 'Rook Ellis saved it since.', { changes: [SINCE] })
  wire.refuse(members.own, 'unavailable', 'The database is resting.')
  const { result } = run(saving, OWN)
  await act(() => result.current.save({ phone: '+47 400 00 000' }, 1))
  await screen.findByText('The database is resting.')
  expect(result.current.conflictDialog).toBeNull()
})
