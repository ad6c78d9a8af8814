// A lost connection in the open app: what stands stays, what cannot be shown says what it needs, and all of it ends with the connection's return.
import { stats } from '@aerie/contract/stats'
import { QueryClient, useQuery } from '@tanstack/react-query'
import { act, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, expect, vi } from 'vitest'
import { endpointQuery } from '#lib/api.ts'
import { keep } from '#lib/browser-storage.ts'
import { CodeNotFetched } from '#lib/lazy-code.ts'
import { Navigation } from '#lib/navigation/navigation.tsx'
import { openRouter } from '#lib/navigation/router.ts'
import { memoryHistory } from '../test/memory-history.ts'
import { test } from '../test/page.tsx'
import { AwayMark } from './away-mark.tsx'
import { ConnectionState } from './connection-state.tsx'
import { ShownPage } from './shown-page.tsx'

const STATS = { totalMembers: 1234, activeMembers: 1100, admins: 4, superAdmins: 2, verified: 0, yearsOfHistory: 80 }

function Form() {
  const [hasMore, setMore] = useState(false)
  return (
    <>
      <input aria-label="Title" />
      <button type="button" onClick={() => setMore(true)}>
        More
      </button>
      {hasMore && <Figures />}
    </>
  )
}
function Figures() {
  const { data, isError } = useQuery(endpointQuery(stats.show))
  return (
    <>
      <p>{data ? `${data.totalMembers} brothers` : 'Nothing yet'}</p>
      {isError && <p>Failed</p>}
    </>
  )
}
const never = () => Promise.reject(new CodeNotFetched('The code could not be loaded'))
const ROUTES = [
  { path: '/trips', page: Form },
  { path: '/documents', page: Figures },
  { path: '/lineage', page: Object.assign(() => null, { preload: never }) },
]

async function openApp() {
  const router = openRouter({ routes: ROUTES, history: memoryHistory(['/trips']), cache: new QueryClient() })
  await router.start()
  const App = (
    <Navigation router={router} Problem={() => <p>Broken</p>}>
      <ConnectionState />
      <AwayMark to="/documents" />
      <AwayMark to="/members" />
      <ShownPage />
    </Navigation>
  )
  return { App, go: (href: string) => act(() => router.open(href)) }
}
const hearOf = (change: 'offline' | 'online') => act(async () => void window.dispatchEvent(new Event(change)))

const settle = () => act(() => vi.waitFor(async () => void (await fetch('/api/health').catch(() => null))))

beforeEach(() => void keep('tab', 'aerie-version-tried', null))

test('a page stays with what is typed in it, and says since when', async ({ wire, show }) => {
  const { App } = await openApp()
  show(App)
  fireEvent.change(screen.getByLabelText('Title'), { target: { value: 'Porch' } })
  wire.cut()
  await hearOf('offline')
  await screen.findByText(/You see this page as of \d\d:\d\d\. What you write stays\./)
  expect(screen.getAllByText('needs a connection')).toHaveLength(1)
  wire.mend()
  await hearOf('online')
  await screen.findByText('The connection is back.')
  expect(screen.queryByText('needs a connection')).toBeNull()
  expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('Porch')
})

test('in the place of a page without answers stands why, until they have come', async ({ wire, show }) => {
  wire.answer(stats.show, STATS)
  const { App, go } = await openApp()
  show(App)
  wire.cut()
  await hearOf('offline')
  await go('/documents')
  await screen.findByText('The documents need a connection')
  wire.mend()
  await hearOf('online')
  await screen.findByText('1234 brothers')
  await expect.poll(() => screen.queryByText('The documents need a connection')).toBeNull()
})

test('a page that is still known is shown', async ({ wire, show }) => {
  wire.answer(stats.show, STATS)
  const { App, go } = await openApp()
  show(App)
  await go('/documents')
  await screen.findByText('1234 brothers')
  await go('/trips')
  wire.cut()
  await hearOf('offline')
  await go('/documents')
  expect(screen.getByText('1234 brothers')).toBeDefined()
  expect(screen.queryByText('The documents need a connection')).toBeNull()
})

test('one that stood before is not taken away by what is asked in it later', async ({ wire, show }) => {
  const { App } = await openApp()
  show(App)
  wire.cut()
  await hearOf('offline')
  await screen.findByText('No connection.')
  fireEvent.click(screen.getByRole('button', { name: 'More' }))
  await expect.poll(() => screen.queryByText('Nothing yet')).not.toBeNull()
  await expect.poll(() => screen.queryByText('Failed')).not.toBeNull()
  expect(screen.queryByText(/need a connection$/)).toBeNull()
  expect(screen.queryByText('This device has no list yet')).toBeNull()
})

test('where its code has given way to a newer version the page is loaded anew, once', async ({ show }) => {
  const reload = vi.spyOn(location, 'reload').mockReturnValue()
  const { App, go } = await openApp()
  show(App)
  await go('/lineage')
  await expect.poll(() => reload.mock.calls.length).toBe(1)
  await go('/trips')
  await go('/lineage')
  await settle()
  expect(reload).toHaveBeenCalledOnce()
})

test('without a connection it is not', async ({ wire, show }) => {
  const reload = vi.spyOn(location, 'reload').mockReturnValue()
  const { App, go } = await openApp()
  show(App)
  wire.cut()
  await hearOf('offline')
  await go('/lineage')
  await screen.findByText('The lineage needs a connection')
  await settle()
  expect(reload).not.toHaveBeenCalled()
})
