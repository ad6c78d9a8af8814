// Asking to join: what is wrong is said beside its field, what is right is sent as the contract has it.
import { joinRequests } from '@aerie/contract/join-requests'
import { screen } from '@testing-library/react'
import { expect } from 'vitest'
import { press, typeInto } from '../../test/acting.ts'
import { test } from '../../test/page.tsx'
import { JoinForm } from './join-form.tsx'

async function fillIn() {
  await typeInto('First name', 'August')
  await typeInto('Last name', 'Lindgren')
  await typeInto('E-mail', 'August@Post.example')
}

test('what has to be there is asked for before anything is sent', async ({ wire, show }) => {
  wire.answer(joinRequests.ask, { message: 'A mail is on its way.' })
  show(<JoinForm />)
  await typeInto('Class (optional)', 'the first')
  await press('Send request')
  await screen.findByText('First name is required')
  await screen.findByText('Last name is required')
  await screen.findByText('Valid email is required')
  await screen.findByText('A number, such as 24')
  expect(wire.asked(joinRequests.ask)).toEqual([])
})

test('what is left out is sent as nothing, and afterwards it says where to look', async ({ wire, show }) => {
  wire.answer(joinRequests.ask, { message: 'A mail is on its way.' })
  show(<JoinForm />)
  await fillIn()
  await press('Send request')
  await screen.findByText(/^A mail is on its way\. Press the link in it within 2 days/)
  expect(wire.asked(joinRequests.ask)).toMatchObject([
    { body: { email: 'august@post.example', class: null, city: null, voucher: null, words: null } },
  ])
})

test('a refusal of one field stands beside it, and no toast says it again', async ({ wire, show }) => {
  const errors = [{ path: 'email', message: 'This address cannot get mail.' }]
  wire.refuse(joinRequests.ask, 'not_valid', 'Please look at the form.', { errors })
  show(<JoinForm />)
  await fillIn()
  await press('Send request')
  const error = await screen.findByText('This address cannot get mail.')
  const field = screen.getByLabelText<HTMLInputElement>('E-mail')
  expect(field.getAttribute('aria-describedby')).toBe(error.id)
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(field)
  expect(screen.queryByText('Please look at the form.')).toBeNull()
})

test('a refusal of the whole is a toast, and what was typed stays', async ({ wire, show }) => {
  wire.refuse(joinRequests.ask, 'too_many', 'Try again tomorrow.')
  show(<JoinForm />)
  await fillIn()
  await press('Send request')
  await screen.findByText('Try again tomorrow.')
  expect(screen.getByLabelText<HTMLInputElement>('First name').value).toBe('August')
})
