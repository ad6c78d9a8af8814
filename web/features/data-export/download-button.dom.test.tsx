// Taking one's data along: the password is asked for first, and the page says what the file will hold.
import { account } from '@aerie/contract/account'
import { dataExport } from '@aerie/contract/data-export'
import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, expect, type MockInstance, vi } from 'vitest'
import { press } from '../../test/acting.ts'
import { test } from '../../test/page.tsx'
import { DownloadButton } from './download-button.tsx'

let left: MockInstance<(address: string | URL) => void>
beforeEach(() => {
  left = vi.spyOn(location, 'assign').mockReturnValue()
})

test.for([
  [0, 'A page to read, and the same for programs.'],
  [1, 'A page to read, the same for programs, and your photo.'],
  [24, 'A page to read, the same for programs, and your 24 photos and videos.'],
] as const)('%i photos: %s', async ([photos, words], { wire, show }) => {
  wire.answer(dataExport.size, { photos })
  show(<DownloadButton />)
  await press('Download')
  await screen.findByText(words)
  expect(left.mock.calls).toEqual([[dataExport.download.path]])
})

test('a password that was typed long ago is asked for, and then the download goes on', async ({ wire, show }) => {
  wire.refuse(dataExport.size, 'password_needed', 'Please enter your password again.')
  wire.answer(account.confirm, () => {
    wire.answer(dataExport.size, { photos: 0 })
    return {}
  })
  show(<DownloadButton />)
  await press('Download')
  const dialog = await screen.findByRole('dialog', { name: 'Enter your password again' })
  fireEvent.change(within(dialog).getByLabelText('Password'), { target: { value: 'wingspan' } })
  fireEvent.click(within(dialog).getByRole('button', { name: 'Go on' }))
  await screen.findByText('Download Started')
  expect(left).toHaveBeenCalledTimes(1)
  expect(wire.asked(account.confirm)).toMatchObject([{ body: { password: 'wingspan' } }])
})

test('who does not type it stays on the page, and nothing is said', async ({ wire, show }) => {
  wire.refuse(dataExport.size, 'password_needed', 'Please enter your password again.')
  show(<DownloadButton />)
  await press('Download')
  const dialog = await screen.findByRole('dialog', { name: 'Enter your password again' })
  fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }))
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
  expect(left).not.toHaveBeenCalled()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a wrong password is said beside its field, and asked for again', async ({ wire, show }) => {
  wire.refuse(dataExport.size, 'password_needed', 'Please enter your password again.')
  const errors = [{ path: 'password', message: 'The password is not right.' }]
  wire.refuse(account.confirm, 'not_valid', 'The password is not right.', { errors })
  show(<DownloadButton />)
  await press('Download')
  const dialog = await screen.findByRole('dialog', { name: 'Enter your password again' })
  const field = within(dialog).getByLabelText('Password')
  fireEvent.change(field, { target: { value: 'not the one' } })
  fireEvent.click(within(dialog).getByRole('button', { name: 'Go on' }))
  const error = await within(dialog).findByText('The password is not right.')
  expect(field.getAttribute('aria-describedby')).toBe(error.id)
  fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }))
})
