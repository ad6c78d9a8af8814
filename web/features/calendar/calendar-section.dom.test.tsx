// A private calendar address: shown once, copied, replaced and ended.
import { calendar } from '@aerie/contract/calendar'
import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, vi } from 'vitest'
import { press } from '../../test/acting.ts'
import { test } from '../../test/page.tsx'
import { CalendarButton } from './calendar-button.tsx'
import { CalendarSection } from './calendar-section.tsx'

const SINCE = '2026-11-20T18:40:00.000Z'
const LATER = '2026-11-21T08:00:00.000Z'
const NONE = { since: null, url: null }
const addressField = () => screen.findByLabelText<HTMLInputElement>('Private address')

/** Presses the button of the question, which has the same words as the one that asked it. */
async function confirm(label: string) {
  const question = await screen.findByRole('alertdialog')
  fireEvent.click(within(question).getByRole('button', { name: label }))
}

describe('an address', () => {
  test('is shown whole when it was made, with the focus on it', async ({ wire, show }) => {
    wire.answer(calendar.show, NONE)
    wire.answer(calendar.renew, { since: SINCE, url: '/api/calendar/secret.ics' })
    show(<CalendarSection />)
    await press('Get a private address')
    const field = await addressField()
    expect(field.value).toBe(`${location.origin}/api/calendar/secret.ics`)
    expect(document.activeElement).toBe(field)
    const link = screen.getByRole('link', { name: 'Open in calendar' })
    expect(link.getAttribute('href')).toBe(field.value.replace('http:', 'webcal:'))
    await screen.findByText('Put it into your calendar now: it is shown only this once.')
  })

  test('is asked for beside the gatherings too', async ({ wire, show }) => {
    wire.answer(calendar.show, NONE)
    wire.answer(calendar.renew, { since: SINCE, url: '/api/calendar/secret.ics' })
    show(<CalendarButton />)
    await press('All in my calendar')
    await press('Get a private address')
    const field = await addressField()
    expect(document.activeElement).toBe(field)
  })

  test('is not shown to whoever comes back', async ({ wire, show }) => {
    wire.answer(calendar.show, { since: SINCE, url: null })
    show(<CalendarSection />)
    await screen.findByText(/^Your address has been in use since .+ It was shown only once/)
    expect(screen.queryByRole('button', { name: 'Copy' })).toBeNull()
  })

  test('that another device made since is not taken for the one that is shown', async ({ wire, show }) => {
    wire.answer(calendar.show, NONE)
    wire.answer(calendar.renew, { since: SINCE, url: '/api/calendar/secret.ics' })
    const { cache } = show(<CalendarSection />)
    await press('Get a private address')
    await addressField()
    wire.answer(calendar.show, { since: LATER, url: null })
    await cache.invalidateQueries()
    await screen.findByText(/^Your address has been in use since /)
    expect(screen.queryByLabelText('Private address')).toBeNull()
  })
})

describe('copying', () => {
  test.for([
    [true, 'Subscribe to it in your calendar.'],
    [false, 'Copying was refused. Select the address instead.'],
  ] as const)('that the browser allows: %s', async ([isAllowed, words], { wire, show }) => {
    const writeText = vi.spyOn(navigator.clipboard, 'writeText')
    if (isAllowed) writeText.mockResolvedValue()
    else writeText.mockRejectedValue(new DOMException('Denied', 'NotAllowedError'))
    wire.answer(calendar.show, NONE)
    wire.answer(calendar.renew, { since: SINCE, url: '/api/calendar/secret.ics' })
    show(<CalendarSection />)
    await press('Get a private address')
    await press('Copy')
    await screen.findByText(words)
    expect(writeText.mock.calls).toEqual([[`${location.origin}/api/calendar/secret.ics`]])
  })
})

describe('what ends an address asks first', () => {
  test('renewing shows the new one in its place', async ({ wire, show }) => {
    wire.answer(calendar.show, { since: SINCE, url: null })
    wire.answer(calendar.renew, { since: LATER, url: '/api/calendar/other.ics' })
    show(<CalendarSection />)
    await press('Renew')
    expect(wire.asked(calendar.renew)).toEqual([])
    await confirm('Renew')
    expect((await addressField()).value).toBe(`${location.origin}/api/calendar/other.ics`)
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  test('ending leaves none, and the way to another', async ({ wire, show }) => {
    wire.answer(calendar.show, { since: SINCE, url: null })
    wire.answer(calendar.end, {})
    show(<CalendarSection />)
    await press('End')
    await confirm('End')
    await screen.findByRole('button', { name: 'Get a private address' })
    await screen.findByText('Calendars that used it stop updating.')
  })

  test('what was refused leaves the address and the question', async ({ wire, show }) => {
    wire.answer(calendar.show, { since: SINCE, url: null })
    wire.refuse(calendar.end, 'unavailable', 'The database is resting.')
    show(<CalendarSection />)
    await press('End')
    await confirm('End')
    await screen.findByText('The database is resting.')
    expect(screen.getByRole('alertdialog', { name: 'End the address?' })).toBeDefined()
  })
})
