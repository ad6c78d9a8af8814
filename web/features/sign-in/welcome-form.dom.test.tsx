// The welcome of an invited brother: beside his number stands whether it will sign him in.
import { signIn } from '@aerie/contract/sign-in'
import { screen } from '@testing-library/react'
import { expect } from 'vitest'
import { typeInto } from '../../test/acting.ts'
import { test } from '../../test/page.tsx'
import { WelcomeForm } from './welcome-form.tsx'

const INVITATION = {
  firstName: 'Uwe',
  lastName: 'Brandt',
  email: 'uwe@example.org',
  phone: null,
  location: null,
  asks: null,
}
const TOKEN = 'x'.repeat(43)
const NOT_USED = 'This number is not used for signing in: without a city or country nobody knows where to dial it.'

test('it is asked with the city that stands there, and the sentence describes the field', async ({ wire, show }) => {
  wire.answer(signIn.searchCities, [])
  wire.answer(signIn.hintAtWelcomePhone, ({ body }) => ({ hint: body.location ? null : NOT_USED }))
  show(<WelcomeForm token={TOKEN} invitation={INVITATION} minLength={8} />)
  await typeInto(/^Phone/, '0171 1234567')
  const sentence = await screen.findByText(NOT_USED)
  expect(screen.getByLabelText(/^Phone/).getAttribute('aria-describedby')).toBe(sentence.id)
  await typeInto(/^City/, 'Berlin, Germany')
  await expect.poll(() => screen.queryByText(NOT_USED)).toBeNull()
  expect(wire.asked(signIn.hintAtWelcomePhone).at(-1)).toMatchObject({
    params: { token: TOKEN },
    body: { phone: '0171 1234567', location: 'Berlin, Germany' },
  })
})
