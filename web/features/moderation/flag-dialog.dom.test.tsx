// Flagging a photo: with a reason, and not without.
import { moderation } from '@aerie/contract/moderation'
import { screen } from '@testing-library/react'
import { expect, vi } from 'vitest'
import { press, typeInto } from '../../test/acting.ts'
import { test } from '../../test/page.tsx'
import { FlagDialog } from './flag-dialog.tsx'

const onClose = vi.fn<() => void>()
const onFlagged = vi.fn<() => void>()
const dialog = <FlagDialog photoId={31} open onClose={onClose} onFlagged={onFlagged} />

test('blanks are no reason', async ({ wire, show }) => {
  wire.answer(moderation.flag, {})
  show(dialog)
  await typeInto('Reason', '   ')
  await press('Flag Photo')
  await screen.findByText('Please provide a reason for flagging')
  expect(wire.asked(moderation.flag)).toEqual([])
})

test('a reason is sent without the blanks around it, and the page is told once it is there', async ({ wire, show }) => {
  wire.answer(moderation.flag, {})
  show(dialog)
  await typeInto('Reason', ' He asked not to be shown ')
  await press('Flag Photo')
  await screen.findByText('Photo flagged for review')
  expect(wire.asked(moderation.flag)).toMatchObject([
    { params: { photoId: 31 }, body: { reason: 'He asked not to be shown' } },
  ])
  expect([onClose.mock.calls.length, onFlagged.mock.calls.length]).toEqual([1, 1])
})

test('what was refused stays in the dialog as it was typed', async ({ wire, show }) => {
  onClose.mockClear()
  wire.refuse(moderation.flag, 'conflict', 'It has been reviewed and approved.')
  show(dialog)
  await typeInto('Reason', 'Again')
  await press('Flag Photo')
  await screen.findByText('It has been reviewed and approved.')
  expect(screen.getByLabelText<HTMLTextAreaElement>('Reason').value).toBe('Again')
  expect(onClose).not.toHaveBeenCalled()
})
