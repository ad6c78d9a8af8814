// "Is this still right?": three touches, a change in place, and later; by keyboard the focus goes on to what is asked next.
import { freshness } from '@aerie/contract/freshness'
import { memberChanges } from '@aerie/contract/member-changes'
import { session } from '@aerie/contract/session'
import { dayHere, daysAfter } from '@aerie/text/dates'
import { fireEvent, screen, within } from '@testing-library/react'
import { expect } from 'vitest'
import { press } from '../../test/acting.ts'
import { signedIn } from '../../test/cast.ts'
import { test } from '../../test/page.tsx'
import { RightCard } from './right-card.tsx'

const today = dayHere()
const asked = (confirmed = {}) =>
  signedIn({
    location: 'Boston, United States',
    phone: '+1 267 555 0142',
    currentPosition: 'Engineer',
    confirmed: { place: null, contact: daysAfter(today, -400), work: daysAfter(today, -10), ...confirmed },
  })

test('what was confirmed lately is ticked with its day, the rest is asked', async ({ show }) => {
  show(<RightCard />, { user: asked() })
  const [place, contact, work] = screen.getAllByRole('listitem').map((row) => within(row))
  expect(place?.getByText('Boston, United States')).toBeDefined()
  expect(contact?.getByText('callum@aerie.example')).toBeDefined()
  expect(contact?.getByRole('button', { name: 'Still right: +1 267 555 0142' })).toBeDefined()
  expect(work?.getByText(/^Confirmed on /)).toBeDefined()
  expect(screen.getByText('1 of 3')).toBeDefined()
})

test('one touch confirms a part, and the focus is on the next', async ({ wire, show }) => {
  wire.answer(freshness.confirm, () => {
    wire.answer(session.current, asked({ place: today }))
    return {}
  })
  show(<RightCard />, { user: asked() })
  const button = screen.getByRole('button', { name: 'Still right: Boston, United States' })
  button.focus()
  fireEvent.click(button)
  await screen.findByText('2 of 3')
  expect(wire.asked(freshness.confirm)).toMatchObject([{ body: { parts: ['place'] } }])
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Still right: +1 267 555 0142')
})

test('a change is saved in place, and confirms its part; a fault is said at its field, and nothing typed is lost', async ({
  wire,
  show,
}) => {
  wire.answer(freshness.confirm, {})
  wire.refuse(memberChanges.save, 'not_valid', 'Look again.', {
    errors: [{ path: 'email', message: 'Another brother has this address' }],
  })
  show(<RightCard />, { user: asked() })
  await press('Change: +1 267 555 0142')
  const mail = screen.getByRole('textbox', { name: 'Email' })
  fireEvent.change(mail, { target: { value: 'taken@aerie.example' } })
  fireEvent.keyDown(mail, { key: 'Escape' })
  await press('Save')
  await screen.findByText('Another brother has this address')
  expect(screen.getByDisplayValue('taken@aerie.example')).toBeDefined()
  wire.answer(memberChanges.save, asked())
  fireEvent.change(screen.getByRole('textbox', { name: 'Email' }), { target: { value: 'callum@elsewhere.example' } })
  await press('Save')
  await expect.poll(() => wire.asked(freshness.confirm)).toMatchObject([{ body: { parts: ['contact'] } }])
  expect(wire.asked(memberChanges.save).at(-1)).toMatchObject({ body: { email: 'callum@elsewhere.example' } })
  await expect.poll(() => screen.queryByRole('textbox')).toBeNull()
})

test('later is later', async ({ wire, show }) => {
  wire.answer(freshness.askLater, {})
  show(<RightCard />, { user: asked() })
  await press('Ask me later')
  await screen.findByText('Asked again in 30 days')
})
