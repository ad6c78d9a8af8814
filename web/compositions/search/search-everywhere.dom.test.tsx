// The search with what it does itself: it asks before it signs anybody out, and turns the theme at once.
import { QueryClient } from '@tanstack/react-query'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, vi } from 'vitest'
import { Navigation } from '#lib/navigation/navigation.tsx'
import { openRouter } from '#lib/navigation/router.ts'
import { at } from '#lib/navigation/site-map.ts'
import { memoryHistory } from '../../test/memory-history.ts'
import { test } from '../../test/page.tsx'
import { SearchEverywhere } from './search-everywhere.tsx'

const onLogout = vi.fn<() => void>()

async function openedEverywhere() {
  const router = openRouter({ routes: [at('/', () => null)], history: memoryHistory(['/']), cache: new QueryClient() })
  await router.start()
  return (
    <Navigation router={router} Problem={() => null}>
      <Everywhere />
    </Navigation>
  )
}

function Everywhere() {
  const [open, setOpen] = useState(true)
  return <SearchEverywhere open={open} onClose={() => setOpen(false)} typedBefore="" onLogout={onLogout} />
}

/** What the words find first is done. */
function doFirst(words: string) {
  const field = screen.getByRole('combobox')
  fireEvent.change(field, { target: { value: words } })
  fireEvent.keyDown(field, { key: 'Enter' })
}

test('nobody is signed out by one key', async ({ show }) => {
  onLogout.mockReset()
  show(await openedEverywhere())
  doFirst('log out')
  const dialog = await screen.findByRole('alertdialog', { name: 'Log out' })
  expect(onLogout).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: 'Log out' }))
  expect(onLogout).toHaveBeenCalledOnce()
  await waitFor(() => expect(dialog.isConnected).toBe(false))
})

test('the theme turns at once', async ({ show }) => {
  const told = vi.fn<(event: StorageEvent) => void>()
  addEventListener('storage', told)
  show(await openedEverywhere())
  doFirst('parchment')
  await waitFor(() => expect(told).toHaveBeenCalled())
  expect(screen.queryByRole('combobox')).toBeNull()
  removeEventListener('storage', told)
})
