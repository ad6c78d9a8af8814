// "Still in Boston?": nothing where it was said within a year, else one touch or a change in place.
import { freshness } from '@aerie/contract/freshness'
import { memberChanges } from '@aerie/contract/member-changes'
import { session } from '@aerie/contract/session'
import { dayHere, daysAfter } from '@aerie/text/dates'
import { fireEvent, screen } from '@testing-library/react'
import { expect } from 'vitest'
import { press } from '../../test/acting.ts'
import { signedIn } from '../../test/cast.ts'
import { test } from '../../test/page.tsx'
import { ConfirmedLine } from './confirmed-line.tsx'
import { StillThere } from './still-there.tsx'

const today = dayHere()
const livesSince = (place: string | null, location: string | null = 'Boston, United States') =>
  signedIn({ location, confirmed: { place, contact: today, work: today } })

test('whoever said it more than a year ago is asked, and one touch answers', async ({ wire, show }) => {
  wire.answer(freshness.confirm, () => {
    wire.answer(session.current, livesSince(today))
    return {}
  })
  show(<StillThere />, { user: livesSince(daysAfter(today, -400)) })
  expect(screen.getByRole('heading', { name: 'Still in Boston, United States?' })).toBeDefined()
  await press('Yes')
  await expect.poll(() => screen.queryByRole('heading')).toBeNull()
  expect(wire.asked(freshness.confirm)).toMatchObject([{ body: { parts: ['place'] } }])
})

test('who said it within a year, or has no city, is not asked', ({ show }) => {
  show(<StillThere />, { user: livesSince(daysAfter(today, -300)) })
  expect(screen.queryByRole('heading')).toBeNull()
  show(<StillThere />, { user: livesSince(null, null) })
  expect(screen.queryByRole('heading')).toBeNull()
})

test('after a long trip whoever has not said it since is asked', ({ show }) => {
  show(<StillThere since={daysAfter(today, -20)} />, { user: livesSince(daysAfter(today, -30)) })
  expect(screen.getByRole('heading', { name: 'Still in Boston, United States?' })).toBeDefined()
})

test('he changes it in place', async ({ wire, show }) => {
  wire.answer(freshness.confirm, {})
  wire.answer(memberChanges.save, livesSince(today, 'Lisbon, Portugal'))
  show(<StillThere />, { user: livesSince(null) })
  await press('Change')
  fireEvent.change(screen.getByDisplayValue('Boston, United States'), { target: { value: 'Lisbon, Portugal' } })
  await press('Save')
  await expect.poll(() => wire.asked(freshness.confirm)).toMatchObject([{ body: { parts: ['place'] } }])
  expect(wire.asked(memberChanges.save)).toMatchObject([{ body: { location: 'Lisbon, Portugal' } }])
})

test('officers read when he said each part, and what he never did', ({ show }) => {
  show(<ConfirmedLine confirmed={{ place: '2026-05-12', contact: null, work: '2025-01-03' }} />)
  expect(screen.getByText('Place: Confirmed on 12 May 2026')).toBeDefined()
  expect(screen.getByText('Mail and phone: Never confirmed')).toBeDefined()
})
