// Lost second steps as an officer meets them: who may know the brother, agreeing with who vouched, and declining.
import { type StepRemoval, stepRemovals, type Voucher } from '@aerie/contract/step-removals'
import { screen, within } from '@testing-library/react'
import { expect } from 'vitest'
import { press, typeInto } from '../../test/acting.ts'
import { test } from '../../test/page.tsx'
import { RemovalsList } from './removals-list.tsx'

const person = (id: number, firstName: string, lastName: string) => ({
  id,
  firstName,
  lastName,
  profileImageUrl: null,
  profileImageHash: null,
})

const REMOVAL: StepRemoval = {
  id: 7,
  brother: person(3, 'Mateo', 'Silva'),
  pledgeClass: 30,
  phone: '+1 617 555 0142',
  hasEmail: true,
  words: 'It lies in the lake.',
  device: 'Safari on iPhone',
  askedAt: '2027-03-05T14:20:00Z',
  expiresAt: '2027-03-19T14:20:00Z',
  dueAt: null,
  rule: { officers: 2, waitDays: 1 },
  agreements: [],
  judgeLock: null,
  can: { agree: true, withdraw: false, decline: true },
}
const VOUCHERS: Voucher[] = [{ brother: person(4, 'Rook', 'Halvorsen'), relation: 'big', phone: '+1 617 555 0101' }]

test('agrees with who vouched, filled in by a press, and says what is missing', async ({ wire, show }) => {
  wire.answer(stepRemovals.list, [REMOVAL])
  wire.answer(stepRemovals.vouchers, VOUCHERS)
  wire.answer(stepRemovals.agree, {})
  show(<RemovalsList membersAt="/admin" />)
  const card = await screen.findByRole('article', { name: 'The request of Mateo Silva' })
  within(card).getByText('Two officers have to agree; then a day passes.', { exact: false })
  expect(within(card).getByRole('link', { name: 'Call Mateo Silva, +1 617 555 0142' }).getAttribute('href')).toBe(
    'tel:+16175550142',
  )
  await screen.findByRole('link', { name: 'Call Rook Halvorsen, +1 617 555 0101' })
  await press('Somebody vouched for Mateo Silva')
  await press('Agree')
  await screen.findByText('Write who vouched for him')
  expect(wire.asked(stepRemovals.agree)).toEqual([])
  await press('Rook Halvorsen, his big brother')
  await typeInto('How you heard it', 'I rang him.')
  await press('Agree')
  await expect
    .poll(() => wire.asked(stepRemovals.agree))
    .toMatchObject([
      { params: { removalId: 7 }, body: { voucher: 'Rook Halvorsen, his big brother', how: 'I rang him.' } },
    ])
})

test('declines with a reason alone, and offers nothing to who may not decide', async ({ wire, show }) => {
  wire.answer(stepRemovals.list, [
    REMOVAL,
    {
      ...REMOVAL,
      id: 8,
      brother: person(5, 'Kofi', 'Mensah'),
      judgeLock: 'It is your own. Other officers decide.',
      can: { agree: false, withdraw: false, decline: false },
    },
  ])
  wire.answer(stepRemovals.vouchers, [])
  wire.answer(stepRemovals.decline, {})
  show(<RemovalsList membersAt="/admin" />)
  const other = await screen.findByRole('article', { name: 'The request of Kofi Mensah' })
  expect(within(other).queryAllByRole('button')).toEqual([])
  await press('Decline the request of Mateo Silva')
  await press('Decline')
  await screen.findByText('Write why')
  await typeInto('Why', 'Nobody knows this voice.')
  await press('Decline')
  await expect
    .poll(() => wire.asked(stepRemovals.decline))
    .toMatchObject([{ params: { removalId: 7 }, body: { reason: 'Nobody knows this voice.' } }])
})

test('what could not be loaded says so, and nobody asking is a sentence', async ({ wire, show }) => {
  wire.refuse(stepRemovals.list, 'unavailable', 'Something broke here.')
  show(<RemovalsList membersAt="/admin" />)
  await screen.findByText('The requests could not be loaded')
  wire.answer(stepRemovals.list, [])
  await press(/Try again/)
  await screen.findByText('Nobody asks')
})
