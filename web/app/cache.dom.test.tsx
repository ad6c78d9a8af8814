// What the page does where a question fails: signed out it leads to the door, unless something would be lost; without a connection it asks again.
import { newcomers } from '@aerie/contract/newcomers'
import { session } from '@aerie/contract/session'
import { signIn } from '@aerie/contract/sign-in'
import { stats } from '@aerie/contract/stats'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { useSyncExternalStore } from 'react'
import { afterEach, beforeEach, describe, expect, type MockInstance, onTestFinished, vi } from 'vitest'
import { useSession } from '#features/session/queries.ts'
import { AdminStats } from '#features/stats/admin-stats.tsx'
import { endpointQuery } from '#lib/api.ts'
import { followConnection, isOnline } from '#lib/connection.ts'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { press } from '../test/acting.ts'
import { test } from '../test/page.tsx'
import type { Wire } from '../test/wire.ts'

const STATS = { totalMembers: 1234, activeMembers: 1100, admins: 4, superAdmins: 2, verified: 0, yearsOfHistory: 80 }
const SignedIn = () => <p>{useSession().firstName}</p>
const OFFLINE = 'Lost'
const Connection = () => <p>{useSyncExternalStore(followConnection, isOnline) ? 'There' : OFFLINE}</p>

describe('signed out', () => {
  let left: MockInstance<(address: string | URL) => void>
  beforeEach(() => {
    left = vi.spyOn(location, 'assign').mockReturnValue()
  })

  test('a question of the page leads to the door, and says so, however many failed', async ({ wire, show }) => {
    wire.refuse(stats.show, 'not_signed_in', 'You are logged out.')
    wire.refuse(newcomers.list, 'not_signed_in', 'You are logged out.')
    const { cache } = show(<AdminStats />)
    await cache.prefetchQuery(endpointQuery(newcomers.list))
    await screen.findByText('You are logged out. Logging in again...')
    await expect.poll(() => left.mock.calls).toEqual([['/api/login']])
  })

  test('whoever turns to the window again is asked about, though it was never out of view', async ({ wire, show }) => {
    show(<SignedIn />)
    await screen.findByText('Callum')
    wire.refuse(session.current, 'not_signed_in', 'You are logged out.')
    fireEvent.focus(window)
    await expect.poll(() => left.mock.calls).toEqual([['/api/login']])
  })

  test('somebody in a dialog signs in beside it, and the page is asked again', async ({ wire, show }) => {
    wire.refuse(stats.show, 'not_signed_in', 'You are logged out.')
    show(
      <>
        <AdminStats />
        <Dialog open onClose={() => {}} title="Add Member" />
      </>,
    )
    const dialog = await screen.findByRole('dialog', { name: 'Sign in again' })
    wire.answer(signIn.withPassword, () => {
      wire.answer(stats.show, STATS)
      return { next: null, step: null }
    })
    fireEvent.change(within(dialog).getByLabelText('Password'), { target: { value: 'wingspan' } })
    fireEvent.click(within(dialog).getByRole('button', { name: 'Sign In' }))
    await screen.findByText('1,234')
    expect(left).not.toHaveBeenCalled()
  })

  test('somebody with something unsaved signs in beside it', async ({ wire, show }) => {
    const keep = (event: Event) => event.preventDefault()
    window.addEventListener('beforeunload', keep)
    onTestFinished(() => window.removeEventListener('beforeunload', keep))
    wire.refuse(stats.show, 'not_signed_in', 'You are logged out.')
    show(<AdminStats />)
    await screen.findByRole('dialog', { name: 'Sign in again' })
    await press('Cancel')
    expect(left).not.toHaveBeenCalled()
  })
})

describe('without a connection', () => {
  let cutWire: Wire | undefined
  afterEach(async () => {
    cutWire?.mend()
    await act(async () => void window.dispatchEvent(new Event('online')))
  })

  test('it is said, and what failed is asked again by itself once the connection is back', async ({ wire, show }) => {
    cutWire = wire
    wire.answer(stats.show, STATS)
    wire.cut()
    show(
      <>
        <Connection />
        <AdminStats />
      </>,
    )
    await screen.findByText('The figures could not be loaded')
    await screen.findByText(OFFLINE)
    wire.mend()
    window.dispatchEvent(new Event('online'))
    await screen.findByText('1,234')
    expect(screen.queryByText(OFFLINE)).toBeNull()
  })

  test('a refusal is no lost connection, and is not asked again', async ({ wire, show }) => {
    cutWire = wire
    wire.refuse(stats.show, 'not_allowed', 'That is for officers.')
    show(
      <>
        <Connection />
        <AdminStats />
      </>,
    )
    await screen.findByText('That is for officers.')
    wire.cut()
    window.dispatchEvent(new Event('offline'))
    await screen.findByText(OFFLINE)
    wire.mend()
    window.dispatchEvent(new Event('online'))
    await expect.poll(() => screen.queryByText(OFFLINE)).toBeNull()
    expect(wire.asked(stats.show)).toHaveLength(1)
  })
})
