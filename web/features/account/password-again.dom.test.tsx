// A session that ends while somebody works: he signs in beside it, and what he began goes on; or nothing is lost.
import { newcomers } from '@aerie/contract/newcomers'
import { passkeys } from '@aerie/contract/passkeys'
import { session } from '@aerie/contract/session'
import { signIn } from '@aerie/contract/sign-in'
import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest'
import { call } from '#lib/api.ts'
import { Button } from '#ui/controls/button.tsx'
import { useAct } from '#ui/feedback/use-act.ts'
import { press } from '../../test/acting.ts'
import { signedIn } from '../../test/cast.ts'
import { test } from '../../test/page.tsx'
import type { Wire } from '../../test/wire.ts'

let left: MockInstance<(address: string | URL) => void>
beforeEach(() => {
  left = vi.spyOn(location, 'assign').mockReturnValue()
})
afterEach(() => {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'credentials')
})

function PutAway() {
  const act = useAct({ call: () => call(newcomers.dismissFirstSteps), done: () => ({ title: 'Put away' }) })
  return <Button onClick={() => act.mutate()}>Put away</Button>
}

/** Until he has signed in. */
function endSession(wire: Wire, next: string | null = null) {
  wire.refuse(newcomers.dismissFirstSteps, 'not_signed_in', 'You are logged out.')
  wire.answer(signIn.withPassword, () => {
    wire.answer(newcomers.dismissFirstSteps, {})
    return { next, step: null }
  })
}

async function answerWith(password: string) {
  const dialog = await screen.findByRole('dialog', { name: 'Sign in again' })
  fireEvent.change(within(dialog).getByLabelText('Password'), { target: { value: password } })
  fireEvent.click(within(dialog).getByRole('button', { name: 'Sign In' }))
  return dialog
}

test('what he began goes on once he has signed in, under the name he had', async ({ wire, show }) => {
  endSession(wire)
  show(<PutAway />)
  await press('Put away')
  await answerWith('wingspan')
  await screen.findByText('Put away', { selector: 'b' })
  expect(wire.asked(signIn.withPassword)).toMatchObject([
    { body: { identifier: 'callum@aerie.example', password: 'wingspan' } },
  ])
  expect(wire.asked(newcomers.dismissFirstSteps)).toHaveLength(2)
  expect(left).not.toHaveBeenCalled()
})

test('who calls it off stays where he is, and nothing is done', async ({ wire, show }) => {
  endSession(wire)
  show(<PutAway />)
  await press('Put away')
  await screen.findByRole('dialog', { name: 'Sign in again' })
  await press('Cancel')
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
  expect(wire.asked(newcomers.dismissFirstSteps)).toHaveLength(1)
  expect(left).not.toHaveBeenCalled()
})

test('a wrong password is said beside it, and the question stays', async ({ wire, show }) => {
  endSession(wire)
  wire.refuse(signIn.withPassword, 'not_signed_in', 'The email, phone or password is not right.')
  show(<PutAway />)
  await press('Put away')
  const dialog = await answerWith('not the one')
  await within(dialog).findByText('The email, phone or password is not right.')
  endSession(wire)
  await answerWith('wingspan')
  await screen.findByText('Put away', { selector: 'b' })
})

/** A device that signs what it is asked. */
function haveDevice() {
  const bytes = new Uint8Array([1, 2, 3]).buffer
  const response = { clientDataJSON: bytes, authenticatorData: bytes, signature: bytes, userHandle: bytes }
  const get = async () => ({
    id: 'AQID',
    rawId: bytes,
    type: 'public-key',
    response,
    getClientExtensionResults: () => ({}),
  })
  vi.stubGlobal('isSecureContext', true)
  vi.stubGlobal('PublicKeyCredential', () => {})
  Object.defineProperty(navigator, 'credentials', { value: { get }, configurable: true })
}

test('a passkey signs in there as well, and what he began goes on', async ({ wire, show }) => {
  haveDevice()
  endSession(wire)
  wire.answer(passkeys.beginSignIn, {
    challenge: 'YXNrZWQ',
    rpId: 'brothers.example',
    timeout: 300_000,
    userVerification: 'required',
    allowCredentials: [],
  })
  wire.answer(passkeys.signIn, () => {
    wire.answer(newcomers.dismissFirstSteps, {})
    return {}
  })
  show(<PutAway />)
  await press('Put away')
  await press('Use a passkey')
  await screen.findByText('Put away', { selector: 'b' })
  expect([wire.asked(passkeys.signIn).length, wire.asked(signIn.withPassword).length]).toEqual([1, 0])
  expect(wire.asked(newcomers.dismissFirstSteps)).toHaveLength(2)
})

test('another member who signs in there finds a page of his own, and what was begun is not done in his name', async ({
  wire,
  show,
}) => {
  endSession(wire)
  show(<PutAway />)
  wire.answer(session.current, signedIn({ id: 8 }))
  await press('Put away')
  await answerWith('wingspan')
  await expect.poll(() => left.mock.calls).toEqual([['/']])
  expect(wire.asked(newcomers.dismissFirstSteps)).toHaveLength(1)
  await press('Cancel')
})

test('a one-time password is replaced first', async ({ wire, show }) => {
  endSession(wire, '/reset-password/once')
  show(<PutAway />)
  await press('Put away')
  await answerWith('one-time')
  await expect.poll(() => left.mock.calls).toEqual([['/reset-password/once']])
  await press('Cancel')
})
