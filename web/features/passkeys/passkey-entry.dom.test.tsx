// Signing in with a passkey by its button, before a browser that the test plays.
import { passkeys } from '@aerie/contract/passkeys'
import { screen } from '@testing-library/react'
import { beforeEach, expect, vi } from 'vitest'
import { press } from '../../test/acting.ts'
import { test } from '../../test/page.tsx'
import type { Wire } from '../../test/wire.ts'
import { PasskeyEntry } from './passkey-entry.tsx'

const get = vi.fn<(asked: { mediation?: string; signal: AbortSignal }) => Promise<unknown>>()
const forget = vi.fn<(known: object) => Promise<void>>(async () => {})
beforeEach(() => {
  get.mockReset()
  forget.mockClear()
  vi.stubGlobal('isSecureContext', true)
  vi.stubGlobal(
    'PublicKeyCredential',
    Object.assign(() => {}, { signalUnknownCredential: forget }),
  )
  Object.defineProperty(navigator, 'credentials', { value: { get }, configurable: true })
})

const ASKED = {
  challenge: 'YXNrZWQ',
  rpId: 'brothers.example',
  timeout: 300_000,
  userVerification: 'required' as const,
  allowCredentials: [],
}
const asks = (wire: Wire) => wire.answer(passkeys.beginSignIn, ASKED)

const bytes = new Uint8Array([1, 2, 3]).buffer
const shown = () => ({
  id: 'AQID',
  rawId: bytes,
  type: 'public-key',
  response: { clientDataJSON: bytes, authenticatorData: bytes, signature: bytes, userHandle: bytes },
  getClientExtensionResults: () => ({}),
})

test('what his device signs lets him in', async ({ wire, show }) => {
  asks(wire)
  wire.answer(passkeys.signIn, {})
  get.mockImplementation(async () => shown())
  const entered = vi.fn()
  show(<PasskeyEntry onEntered={entered} />)
  await press('Use a passkey')
  await expect.poll(() => entered.mock.calls.length).toBe(1)
  expect(wire.asked(passkeys.signIn)).toMatchObject([{ body: { id: 'AQID', response: { userHandle: 'AQID' } } }])
})

test('what the field was to offer, and comes late, leaves the window of the button open', async ({ wire, show }) => {
  vi.stubGlobal(
    'PublicKeyCredential',
    Object.assign(() => {}, { isConditionalMediationAvailable: async () => true }),
  )
  const late = Promise.withResolvers<void>()
  let times = 0
  wire.answer(passkeys.beginSignIn, async () => {
    times += 1
    if (times === 1) await late.promise
    return ASKED
  })
  get.mockImplementation(() => new Promise(() => {}))
  show(
    <>
      <input autoComplete="username webauthn" />
      <PasskeyEntry onEntered={() => {}} />
    </>,
  )
  await expect.poll(() => times).toBe(1)
  await press('Use a passkey')
  await expect.poll(() => get.mock.calls.length).toBe(1)
  late.resolve()
  for (let turn = 0; turn < 20; turn += 1) await new Promise(setImmediate)
  expect(get.mock.calls.map(([{ mediation, signal }]) => [mediation, signal.aborted])).toEqual([[undefined, false]])
})

test('where the browser shows none, it is said how to come to one', async ({ wire, show }) => {
  asks(wire)
  get.mockRejectedValue(new DOMException('None', 'NotAllowedError'))
  show(<PasskeyEntry onEntered={() => {}} />)
  await press('Use a passkey')
  await screen.findByText(/sign in with your password once, then add one/)
  expect(screen.queryByText('That passkey did not work')).toBeNull()
})

test.for([
  ['gone', 1],
  ['not_signed_in', 0],
] as const)('one that is refused as %s is forgotten by the browser %i times', async ([code, times], { wire, show }) => {
  asks(wire)
  wire.refuse(passkeys.signIn, code, 'This passkey is no longer known here.')
  get.mockImplementation(async () => shown())
  show(<PasskeyEntry onEntered={() => {}} />)
  await press('Use a passkey')
  await screen.findByText('This passkey is no longer known here.')
  expect(forget.mock.calls).toHaveLength(times)
})
