// The first steps on the dashboard: there for whom they are, gone when he puts them away, and never in the way.
import { type FirstSteps, newcomers } from '@aerie/contract/newcomers'
import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, vi } from 'vitest'
import { press } from '../../test/acting.ts'
import { test } from '../../test/page.tsx'
import { FirstStepsCard } from './first-steps.tsx'
import { NewcomersCard } from './newcomers-card.tsx'

const STEPS: FirstSteps = {
  photo: 'done',
  city: 'waiting',
  work: 'open',
  privacy: 'open',
  bigBrother: 'open',
  location: null,
  isOnMap: false,
  bigBrotherName: null,
}

describe('first steps', () => {
  test('are not there while nothing is known, nor for whom there are none', async ({ wire, show }) => {
    wire.answer(newcomers.firstSteps, { steps: null })
    const { cache } = show(<FirstStepsCard />)
    expect(screen.queryByText('First steps')).toBeNull()
    await expect.poll(() => cache.getQueryData([newcomers.firstSteps.path])).toEqual({ steps: null })
    expect(screen.queryByText('First steps')).toBeNull()
  })

  test('that did not arrive say so, and come when they are asked again', async ({ wire, show }) => {
    wire.refuse(newcomers.firstSteps, 'unavailable', 'The database is resting.')
    show(<FirstStepsCard />)
    await screen.findByText('Your first steps could not be loaded')
    wire.answer(newcomers.firstSteps, { steps: STEPS })
    await press('Try again')
    await screen.findByText('1 of 5')
  })

  test('point out the next one; one that waits for another leads nowhere', async ({ wire, show }) => {
    wire.answer(newcomers.firstSteps, { steps: STEPS })
    show(<FirstStepsCard />)
    const [photo, city, work] = await screen.findAllByRole('listitem')
    expect(within(photo as HTMLElement).getByRole('img', { name: 'Done' })).toBeDefined()
    expect(within(photo as HTMLElement).getByRole('link').textContent).toBe('Change your photo')
    expect(within(city as HTMLElement).getByRole('img', { name: 'Waiting' })).toBeDefined()
    expect(within(city as HTMLElement).queryByRole('link')).toBeNull()
    const looks = screen.getAllByRole('link').map(({ className }) => className.includes('button-primary'))
    expect(looks).toEqual([false, true, false, false])
    expect(within(work as HTMLElement).getByRole('link').textContent).toBe('Add your work')
  })

  test('go when they are put away', async ({ wire, show }) => {
    wire.answer(newcomers.firstSteps, { steps: STEPS })
    wire.answer(newcomers.dismissFirstSteps, () => {
      wire.answer(newcomers.firstSteps, { steps: null })
      return {}
    })
    show(<FirstStepsCard />)
    await press('Dismiss')
    await expect.poll(() => screen.queryByText('First steps')).toBeNull()
  })

  test('note that he looked through who sees what when he goes there, and at no other step', async ({ wire, show }) => {
    wire.answer(newcomers.firstSteps, { steps: STEPS })
    wire.answer(newcomers.seePrivacy, {})
    show(<FirstStepsCard />)
    document.addEventListener('click', (event) => event.preventDefault(), { once: true })
    fireEvent.click(await screen.findByRole('link', { name: 'Add your work' }))
    fireEvent.click(await screen.findByRole('link', { name: 'Look it through' }))
    await expect.poll(() => wire.asked(newcomers.seePrivacy)).toHaveLength(1)
  })
})

describe('who joined lately', () => {
  test('nobody', async ({ wire, show }) => {
    wire.answer(newcomers.list, [])
    show(<NewcomersCard shortName="AE" />)
    await screen.findByText('Nobody has joined lately')
  })

  test('a list that could not be loaded says so, and comes when it is asked again', async ({ wire, show }) => {
    wire.refuse(newcomers.list, 'unavailable', 'The database is resting.')
    show(<NewcomersCard shortName="AE" />)
    await screen.findByText('The new brothers could not be loaded')
    wire.answer(newcomers.list, [])
    await press('Try again')
    await screen.findByText('Nobody has joined lately')
  })

  test('each leads to his profile, with how long ago he came', async ({ wire, show }) => {
    vi.useFakeTimers({ now: new Date('2026-11-20T18:40:00.000Z'), toFake: ['Date'] })
    const august = { id: 12, firstName: 'August', lastName: 'Lindgren', profileImageUrl: null, profileImageHash: null }
    wire.answer(newcomers.list, [{ ...august, class: 2024, pledgeClass: 24, arrivedAt: '2026-11-19T18:40:00.000Z' }])
    show(<NewcomersCard shortName="AE" />)
    const link = await screen.findByRole('link', { name: 'August Lindgren' })
    expect(link.getAttribute('href')).toBe('/profile/12')
    expect(screen.getByText('yesterday')).toBeDefined()
  })
})
