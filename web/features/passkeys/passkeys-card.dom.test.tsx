// Adding, naming and removing a passkey, before a browser that the test plays.
import { type Passkey, passkeys } from '@aerie/contract/passkeys'
import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, expect, vi } from 'vitest'
import { press } from '../../test/acting.ts'
import { test } from '../../test/page.tsx'
import type { Wire } from '../../test/wire.ts'
import { PasskeysCard } from './passkeys-card.tsx'

const KEY: Passkey = {
  id: 3,
  name: 'Pixel in the coat',
  kind: 'phone',
  createdAt: '2026-03-03T10:00:00.000Z',
  lastUsedAt: null,
  credentialId: 'cGl4ZWw',
  isOfOtherAddress: false,
  whyKept: null,
}

const create = vi.fn<() => Promise<unknown>>()
beforeEach(() => {
  create.mockReset()
  vi.stubGlobal('isSecureContext', true)
  vi.stubGlobal('PublicKeyCredential', class {})
  Object.defineProperty(navigator, 'credentials', { value: { create }, configurable: true })
})

const holdsOf = (wire: Wire, ...held: Passkey[]) =>
  wire.answer(passkeys.list, { passkeys: held, rpId: 'brothers.example', userHandle: 'bWU' })

const offers = (wire: Wire) =>
  wire.answer(passkeys.beginAdd, {
    rp: { id: 'brothers.example', name: 'Brothers' },
    user: { id: 'bWU', name: 'me', displayName: 'Me' },
    challenge: 'YXNrZWQ',
    pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
    timeout: 300_000,
    excludeCredentials: [],
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
    attestation: 'none',
  })

const failing = (name: string) => Promise.reject(new DOMException('in the words of the browser', name))

test('what is called off in the browser’s window changes nothing, and nothing is said', async ({ wire, show }) => {
  holdsOf(wire)
  offers(wire)
  create.mockImplementation(() => failing('NotAllowedError'))
  show(<PasskeysCard />)
  await screen.findByText('No passkey yet. The device you hold can be the first.')
  await press('Add a passkey')
  await expect.poll(() => create.mock.calls.length).toBe(1)
  await screen.findByRole('button', { name: 'Add a passkey' })
  expect(screen.queryByText('That passkey did not work')).toBeNull()
  expect(wire.asked(passkeys.add)).toEqual([])
})

test('what the browser refuses is said with its reason', async ({ wire, show }) => {
  holdsOf(wire, KEY)
  offers(wire)
  create.mockImplementation(() => failing('InvalidStateError'))
  show(<PasskeysCard />)
  await press('Add a passkey')
  await screen.findByText('That passkey did not work', { selector: 'b' })
  await screen.findByText('This device has a passkey of yours already.')
})

test('Enter keeps a name, Esc leaves it as it was', async ({ wire, show }) => {
  holdsOf(wire, KEY)
  wire.answer(passkeys.rename, {})
  show(<PasskeysCard />)
  await press('Rename Pixel in the coat')
  fireEvent.keyDown(screen.getByLabelText('Name of this passkey'), { key: 'Escape' })
  await press('Rename Pixel in the coat')
  fireEvent.change(screen.getByLabelText('Name of this passkey'), { target: { value: 'In the drawer' } })
  await press('Save')
  await expect.poll(() => wire.asked(passkeys.rename)).toMatchObject([{ body: { name: 'In the drawer' } }])
})

test('one that is refused to go says why in the dialog, which stays', async ({ wire, show }) => {
  holdsOf(wire, KEY)
  wire.refuse(passkeys.remove, 'conflict', 'This is your last way in. Add another passkey first.')
  show(<PasskeysCard />)
  await press('Remove Pixel in the coat')
  await press('Remove passkey')
  const dialog = await screen.findByRole('alertdialog')
  await within(dialog).findByText('This is your last way in. Add another passkey first.')
})

test('the last way in is not asked about: its button is shut', async ({ wire, show }) => {
  holdsOf(wire, { ...KEY, whyKept: 'This is your last way in. Add another passkey first.' })
  show(<PasskeysCard />)
  await press('Remove Pixel in the coat')
  expect(screen.queryByRole('alertdialog')).toBeNull()
})
