// The second step as its reader meets it: digits that send themselves, a paste with spaces, recovery codes, and what ends it.
import { type PendingStep, secondStep } from '@aerie/contract/second-step'
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, vi } from 'vitest'
import { Toaster } from '#ui/feedback/toaster.tsx'
import { press, typeInto } from '../../test/acting.ts'
import { test } from '../../test/page.tsx'
import { StepDialog } from './step-dialog.tsx'

const STEP: PendingStep = { name: 'Rook Halvorsen', proofs: ['app', 'recovery'], mayGoWithout: false }

function show(step: PendingStep = STEP) {
  const [onDone, onClose] = [vi.fn<() => void>(), vi.fn<() => void>()]
  render(
    <>
      <StepDialog
        step={step}
        passkey={<button type="button">Use a passkey</button>}
        onDone={onDone}
        onClose={onClose}
        lost={({ open, onBack }) =>
          open && (
            <button type="button" onClick={onBack}>
              Back
            </button>
          )
        }
      />
      <Toaster />
    </>,
  )
  return { onDone, onClose }
}

const digits = () => screen.getByLabelText<HTMLInputElement>('Six digits', { selector: 'input' })

test('says who is signing in, and a paste with a space signs in by itself', async ({ wire }) => {
  wire.answer(secondStep.answerByApp, {})
  const { onDone } = show()
  await screen.findByText('From your authenticator app. You are signing in as Rook Halvorsen.')
  expect([digits().autocomplete, digits().inputMode]).toEqual(['one-time-code', 'numeric'])
  fireEvent.change(digits(), { target: { value: '123 456' } })
  await expect.poll(() => onDone.mock.calls).toHaveLength(1)
  expect(wire.asked(secondStep.answerByApp)).toMatchObject([{ body: { code: '123456', remember: false } }])
})

test('digits that are wrong are said beside the boxes, which are empty again', async ({ wire }) => {
  wire.refuse(secondStep.answerByApp, 'not_valid', 'These six do not match. Is the clock of the phone right?')
  const { onDone } = show()
  fireEvent.change(digits(), { target: { value: '111111' } })
  const error = await screen.findByText('These six do not match. Is the clock of the phone right?')
  expect(digits().value).toBe('')
  expect(digits().getAttribute('aria-describedby')).toBe(error.id)
  expect(onDone).not.toHaveBeenCalled()
})

test('once the sign-in is over it goes back to the password, and says why', async ({ wire }) => {
  wire.refuse(secondStep.answerByApp, 'gone', 'That was the fifth try. Please begin again with your password.')
  const { onClose } = show()
  fireEvent.change(digits(), { target: { value: '111111' } })
  await screen.findByText('That was the fifth try. Please begin again with your password.')
  expect(onClose).toHaveBeenCalledTimes(1)
})

test('a recovery code signs in and tells how many are left; the device is remembered where he likes', async ({
  wire,
}) => {
  wire.answer(secondStep.answerByCode, { codesLeft: 6 })
  const { onDone } = show()
  await press('Use a recovery code')
  expect(screen.getByLabelText('Recovery code')).toBe(document.activeElement)
  await typeInto('Recovery code', '7kqf-2mxn')
  fireEvent.click(screen.getByLabelText('Do not ask on this device for 30 days'))
  await press('Sign In')
  await screen.findByText('6 recovery codes left')
  expect(onDone).toHaveBeenCalledTimes(1)
  expect(wire.asked(secondStep.answerByCode)).toMatchObject([{ body: { code: '7KQF2MXN', remember: true } }])
})

test('an officer with a passkey alone is asked for that, or goes on as any brother', async ({ wire }) => {
  wire.answer(secondStep.goWithout, {})
  const { onDone } = show({ name: 'Julian Ashworth', proofs: ['passkey'], mayGoWithout: true })
  await screen.findByText('The lock of your device, after the password. You are signing in as Julian Ashworth.')
  screen.getByText('Use a passkey')
  expect(screen.queryByText('Sign In')).toBeNull()
  await press('Go on as any brother')
  await expect.poll(() => onDone.mock.calls).toHaveLength(1)
  expect(wire.asked(secondStep.goWithout)).toHaveLength(1)
})
