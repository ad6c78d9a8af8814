// The offer to install the app: after visits on three days, until it is answered once, and only where the browser can.
import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { keep, readKept } from '#lib/browser-storage.ts'
import { press } from '../../test/acting.ts'
import { test } from '../../test/page.tsx'
import { noteVisit } from './install.ts'
import { InstallCard, InstallOffer } from './install-card.tsx'
import { INSTALL_OFFER } from './offer-kept.ts'

const OFFER = <InstallOffer className="" />
const TITLE = 'Install Aerie'

/** As the page's own script keeps it. */
function offer(outcome: 'accepted' | 'dismissed') {
  const prompt = vi.fn(async () => ({ outcome }))
  window.installPrompt = Object.assign(new Event('beforeinstallprompt'), { prompt })
  return prompt
}
function visitOn(day: string) {
  vi.setSystemTime(new Date(`${day}T12:00:00`))
  noteVisit()
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
  window.installPrompt = undefined
  keep('browser', INSTALL_OFFER, null)
  keep('browser', 'aerie-installed', null)
})

test('it is made after visits on three days, however many there were on each', async ({ show }) => {
  offer('accepted')
  for (const day of ['2026-11-20', '2026-11-20', '2026-11-20', '2026-11-22']) visitOn(day)
  show(OFFER).leave()
  expect(screen.queryByText(TITLE)).toBeNull()
  visitOn('2026-12-24')
  show(OFFER)
  await screen.findByText(TITLE)
})

test('who declines is not asked again by itself, and finds it on his profile', async ({ show }) => {
  offer('accepted')
  keep('browser', INSTALL_OFFER, 'due')
  show(OFFER).leave()
  const { leave } = show(OFFER)
  await press('Not now')
  expect(screen.queryByText(TITLE)).toBeNull()
  leave()
  for (const day of ['2027-01-20', '2027-02-20', '2027-03-22']) visitOn(day)
  show(OFFER)
  expect(screen.queryByText(TITLE)).toBeNull()
  show(<InstallCard />)
  await screen.findByText(TITLE)
  expect(screen.queryByRole('button', { name: 'Not now' })).toBeNull()
})

test('a press asks by the browser’s own window, and says when it is done', async ({ show }) => {
  const prompt = offer('accepted')
  keep('browser', INSTALL_OFFER, 'due')
  show(OFFER)
  await press('Install')
  await screen.findByText('Aerie is installed on this device')
  expect(prompt).toHaveBeenCalledOnce()
  expect(screen.queryByText(TITLE)).toBeNull()
  expect(readKept('browser', INSTALL_OFFER)).toBe('answered')
})

test('who declines there has declined', async ({ show }) => {
  offer('dismissed')
  keep('browser', INSTALL_OFFER, 'due')
  show(OFFER)
  await press('Install')
  await expect.poll(() => screen.queryByText(TITLE)).toBeNull()
  expect(screen.queryByText('Aerie is installed on this device')).toBeNull()
  expect(readKept('browser', INSTALL_OFFER)).toBe('answered')
})

test('where the browser cannot there is nothing, until it can', async ({ show }) => {
  keep('browser', INSTALL_OFFER, 'due')
  show(OFFER)
  expect(screen.queryByText(TITLE)).toBeNull()
  act(() => {
    offer('accepted')
    window.dispatchEvent(new Event('beforeinstallprompt'))
  })
  await screen.findByText(TITLE)
})

test('on an iPhone it says how, and that links in mails open elsewhere', async ({ show }) => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)')
  show(<InstallCard />)
  await screen.findByText(/“Add to Home Screen”.*Links in mails open in the browser/)
  expect(screen.queryByRole('button', { name: 'Install' })).toBeNull()
})

test('in the installed app there is nothing', ({ show }) => {
  offer('accepted')
  keep('browser', INSTALL_OFFER, 'due')
  const real = window.matchMedia.bind(window)
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    query.includes('standalone') ? Object.assign(new EventTarget(), { ...real(query), matches: true }) : real(query),
  )
  show(
    <>
      <InstallCard />
      {OFFER}
    </>,
  )
  expect(screen.queryByText(TITLE)).toBeNull()
})

test('where officers forbid copies none is promised', async ({ show }) => {
  offer('accepted')
  show(<InstallCard />, { settings: { deviceCopies: false } })
  await screen.findByText('Opens from your home screen, tells you when a brother is near.')
})
