// Signing in: what is wrong is said beside the password, a one-time password leads on, and an address is kept.
import { signIn } from '@aerie/contract/sign-in'
import { fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, type MockInstance, vi } from 'vitest'
import { press, typeInto } from '../../test/acting.ts'
import { test } from '../../test/page.tsx'
import { SignInDialogs } from './sign-in-dialogs.tsx'

let left: MockInstance<(address: string | URL) => void>
let reloaded: MockInstance<() => void>
beforeEach(() => {
  left = vi.spyOn(location, 'assign').mockReturnValue()
  reloaded = vi.spyOn(location, 'reload').mockReturnValue()
})

async function signInAs(identifier: string, password: string) {
  await typeInto('Email or phone', identifier)
  await typeInto('Password', password)
  await press('Sign In')
}
const passwordField = () => screen.getByLabelText<HTMLInputElement>('Password')

describe('signing in', () => {
  test('asks for what is missing, and sends nothing', async ({ wire }) => {
    wire.answer(signIn.withPassword, { next: null, step: null })
    render(<SignInDialogs open onClose={() => {}} />)
    await press('Sign In')
    await screen.findByText('Email or phone is required')
    await screen.findByText('Password is required')
    expect(wire.asked(signIn.withPassword)).toEqual([])
  })

  test.for([
    ['not_signed_in', 'The email, phone or password is not right.'],
    ['too_many', 'Too many attempts. Try again in 12 minutes.'],
  ] as const)(
    'refused as %s says so beside the password, which can be typed again',
    async ([code, words], { wire }) => {
      wire.refuse(signIn.withPassword, code, words)
      render(<SignInDialogs open onClose={() => {}} />)
      await signInAs('callum@aerie.example', 'not the one')
      await screen.findByText('Authentication Failed')
      const field = passwordField()
      expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe(words)
      expect(document.activeElement).toBe(field)
      expect(screen.getByRole('button', { name: 'Sign In' }).getAttribute('aria-disabled')).not.toBe('true')
    },
  )

  test('without a line blames no field', async ({ wire }) => {
    wire.answer(signIn.withPassword, { next: null, step: null })
    wire.cut()
    render(<SignInDialogs open onClose={() => {}} />)
    await signInAs('callum@aerie.example', 'wingspan')
    await screen.findByText('The network did not answer. Check your connection and try again.')
    expect(passwordField().getAttribute('aria-invalid')).not.toBe('true')
  })

  test('with a one-time password leads to where it is replaced', async ({ wire }) => {
    wire.answer(signIn.withPassword, { next: '/reset-password/once', step: null })
    render(<SignInDialogs open onClose={() => {}} />)
    await signInAs('callum@aerie.example', 'one-time')
    await expect.poll(() => left.mock.calls).toEqual([['/reset-password/once']])
    expect(reloaded).not.toHaveBeenCalled()
  })
})

describe('who is in', () => {
  afterEach(() => {
    vi.useRealTimers()
  })

  test('finds the page he came for, its filters with it, once he has read that he is welcome', async ({ wire }) => {
    history.replaceState(null, '', '/members?country=Norway&signin=1#cards')
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
    wire.answer(signIn.withPassword, { next: null, step: null })
    render(<SignInDialogs open onClose={() => {}} />)
    await signInAs('callum@aerie.example', 'wingspan')
    await screen.findByText('Welcome back')
    expect(screen.getByRole('button', { name: 'Signing in...' }).getAttribute('aria-disabled')).toBe('true')
    vi.advanceTimersByTime(500)
    expect(reloaded).toHaveBeenCalledTimes(1)
    expect(location.href).toBe(`${location.origin}/members?country=Norway#cards`)
    expect(left).not.toHaveBeenCalled()
  })
})

describe('a forgotten password', () => {
  test.for([
    ['callum@aerie.example', 'callum@aerie.example'],
    ['+47 400 00 000', ''],
  ] as const)('with %s typed already', async ([typed, email]) => {
    render(<SignInDialogs open onClose={() => {}} />)
    await typeInto('Email or phone', typed)
    await press('Forgot Password?')
    expect((await screen.findByLabelText<HTMLInputElement>('Email')).value).toBe(email)
  })

  test('is answered alike for everybody, and leads back', async ({ wire }) => {
    wire.answer(signIn.forgotPassword, { message: 'If this email exists, a mail has been sent.' })
    render(<SignInDialogs open onClose={() => {}} />)
    await press('Forgot Password?')
    const dialog = await screen.findByRole('dialog', { name: 'Reset Password' })
    fireEvent.change(within(dialog).getByLabelText('Email'), { target: { value: 'callum@' } })
    await press('Send reset email')
    await screen.findByText('Please enter a valid email address')
    fireEvent.change(within(dialog).getByLabelText('Email'), { target: { value: 'callum@aerie.example' } })
    await press('Send reset email')
    await screen.findByText('If this email exists, a mail has been sent.')
    await screen.findByRole('dialog', { name: 'Authentication Required' })
    expect(wire.asked(signIn.forgotPassword)).toMatchObject([{ body: { email: 'callum@aerie.example' } }])
  })
})
