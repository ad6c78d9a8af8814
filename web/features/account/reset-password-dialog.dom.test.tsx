// Helping a brother to a new password: a link to his own mailbox, or a password that the server made and shows once.
import { account } from '@aerie/contract/account'
import { screen } from '@testing-library/react'
import { expect } from 'vitest'
import { memberSummary } from '#features/people/member-summary.fixture.ts'
import { press } from '../../test/acting.ts'
import { test } from '../../test/page.tsx'
import { ResetPasswordDialog } from './reset-password-dialog.tsx'

const GIVEN = { message: 'He signs in with it once.', password: 'kx3m-hq7p-wt9z' }

test('who has a mailbox gets a link there, and no password is typed or shown', async ({ wire, show }) => {
  wire.answer(account.resetPassword, { message: 'Aurelius gets a mail.', password: null })
  const closed: string[] = []
  show(<ResetPasswordDialog member={memberSummary({})} open onClose={() => closed.push('closed')} />)
  await screen.findByText('aurelius.whitlock@example.org')
  expect(screen.queryByRole('textbox')).toBeNull()
  await press('Send Link')
  await screen.findByText('Aurelius gets a mail.')
  await expect.poll(() => closed).toEqual(['closed'])
  expect(wire.asked(account.resetPassword)).toMatchObject([{ body: { userId: 7 } }])
})

test('who has none gets a password of the server, which stays to be copied until it is put away', async ({
  wire,
  show,
}) => {
  wire.answer(account.resetPassword, GIVEN)
  const closed: string[] = []
  show(<ResetPasswordDialog member={memberSummary({ email: null })} open onClose={() => closed.push('closed')} />)
  await press('Reset Password')
  expect((await screen.findByLabelText<HTMLInputElement>('One-time password')).value).toBe(GIVEN.password)
  expect(closed).toEqual([])
  await press('Done')
  expect(closed).toEqual(['closed'])
})

test('refused says why, and the dialog stays', async ({ wire, show }) => {
  wire.refuse(account.resetPassword, 'conflict', 'He has no password yet. An invitation lets him choose his first.')
  const closed: string[] = []
  show(<ResetPasswordDialog member={memberSummary({})} open onClose={() => closed.push('closed')} />)
  await press('Send Link')
  await screen.findByText('He has no password yet. An invitation lets him choose his first.')
  expect(closed).toEqual([])
})
