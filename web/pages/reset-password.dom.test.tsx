// The pages of links that lead in: a link that will never work again offers a way out, one that could not be asked another try.
import { signIn } from '@aerie/contract/sign-in'
import { render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, type MockInstance, vi } from 'vitest'
import { press, typeInto } from '../test/acting.ts'
import { test } from '../test/page.tsx'
import { ResetPasswordPage } from './reset-password.tsx'
import { SetupPage } from './setup.tsx'
import { WelcomePage } from './welcome.tsx'

const TOKEN = 'aBcDeFgHiJkLmNoPqRsTuV'
const INVITATION = {
  firstName: 'August',
  lastName: 'Lindgren',
  email: 'august@post.example',
  phone: null,
  location: null,
  asks: null,
}

let reloaded: MockInstance<() => void>
beforeEach(() => {
  reloaded = vi.spyOn(location, 'reload').mockReturnValue()
})

async function choosePassword(password: string, again = password) {
  await typeInto('New password', password)
  await typeInto('Confirm new password', again)
}

/** What a password manager keeps the password for. */
const usernames = () =>
  Array.from(document.querySelectorAll<HTMLInputElement>('form input[autocomplete=username]'), ({ value }) => value)

describe('a link', () => {
  test.for([
    ['gone', 'It has been used.', 'It has been used.'],
    ['not_found', 'Not found', 'This link is not complete. Open it once more from the mail.'],
  ] as const)('that is %s offers a new mail', async ([code, detail, words], { wire }) => {
    wire.refuse(signIn.checkReset, code, detail)
    render(<ResetPasswordPage token={TOKEN} />)
    await screen.findByText(words)
    await press('Send a new mail')
    await screen.findByRole('dialog', { name: 'Reset Password' })
    expect(screen.queryByLabelText('New password')).toBeNull()
  })

  test('that could not be asked is asked again, and no new mail is offered', async ({ wire }) => {
    wire.refuse(signIn.checkReset, 'unavailable', 'The database is resting.')
    render(<ResetPasswordPage token={TOKEN} />)
    await screen.findByText('The database is resting.')
    await press('Try again')
    expect(reloaded).toHaveBeenCalledTimes(1)
    expect(screen.queryByRole('button', { name: 'Send a new mail' })).toBeNull()
  })

  test('of an invitation that is used up tells whom to ask', async ({ wire }) => {
    wire.refuse(signIn.checkWelcome, 'gone', 'It has been used.')
    render(<WelcomePage token={TOKEN} />)
    await screen.findByText('Ask the brother who invited you for a new one.')
  })
})

describe('a new password', () => {
  test('is long enough and typed twice alike before it is sent', async ({ wire }) => {
    wire.answer(signIn.checkReset, { firstName: 'Callum', identifier: 'callum@post.example', asks: null })
    wire.answer(signIn.finishReset, { step: null })
    render(<ResetPasswordPage token={TOKEN} />)
    await screen.findByText('It takes the place of your old one, Callum.')
    expect(usernames()).toEqual(['callum@post.example'])
    await choosePassword('short')
    await press('Save password')
    await screen.findByText('New password must be at least 8 characters')
    await choosePassword('feather and bone', 'something else')
    await press('Save password')
    await screen.findByText("Passwords don't match")
    expect(wire.asked(signIn.finishReset)).toEqual([])
    await choosePassword('feather and bone')
    await press('Save password')
    await expect.poll(() => reloaded.mock.calls).toHaveLength(1)
    expect(location.pathname).toBe('/')
    expect(wire.asked(signIn.finishReset)).toMatchObject([{ body: { newPassword: 'feather and bone' } }])
  })
})

describe('an invitation', () => {
  test('fills in what the installation knows, and sends nothing for what it does not', async ({ wire }) => {
    wire.answer(signIn.checkWelcome, INVITATION)
    wire.answer(signIn.acceptWelcome, { step: null })
    render(<WelcomePage token={TOKEN} />)
    await choosePassword('feather and bone')
    expect(screen.getByLabelText<HTMLInputElement>('Last name').value).toBe('Lindgren')
    expect(usernames()).toEqual(['august@post.example'])
    await press('Come in')
    await expect.poll(() => reloaded.mock.calls).toHaveLength(1)
    expect(wire.asked(signIn.acceptWelcome)).toMatchObject([
      { body: { firstName: 'August', email: 'august@post.example', phone: null, location: null } },
    ])
  })

  test('whose address another has says so beside it, and can be sent once more', async ({ wire }) => {
    const errors = [{ path: 'email', message: 'Another member has this e-mail address.' }]
    wire.answer(signIn.checkWelcome, INVITATION)
    wire.refuse(signIn.acceptWelcome, 'conflict', 'Another member has this e-mail address.', { errors })
    render(<WelcomePage token={TOKEN} />)
    await choosePassword('feather and bone')
    await press('Come in')
    const error = await screen.findByText('Another member has this e-mail address.')
    expect(screen.getByLabelText('Email').getAttribute('aria-describedby')).toBe(error.id)
    wire.answer(signIn.acceptWelcome, { step: null })
    await typeInto('Email', 'lindgren@post.example')
    await press('Come in')
    await expect.poll(() => reloaded.mock.calls).toHaveLength(1)
  })
})

test('the first super admin comes in as whoever he says, without what he typed twice', async ({ wire }) => {
  wire.answer(signIn.checkSetup, {})
  wire.answer(signIn.finishSetup, { step: null })
  render(<SetupPage token={TOKEN} />)
  await typeInto('First name', ' August ')
  await typeInto('Last name', 'Lindgren')
  await typeInto('Email', 'August@Post.example')
  await choosePassword('feather and bone')
  await press('Open Aerie')
  await expect
    .poll(() => wire.asked(signIn.finishSetup))
    .toMatchObject([
      {
        body: {
          firstName: 'August',
          lastName: 'Lindgren',
          email: 'august@post.example',
          newPassword: 'feather and bone',
        },
      },
    ])
  await expect.poll(() => reloaded.mock.calls).toHaveLength(1)
})
