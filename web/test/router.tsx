// A router with a few routes of its own, for what reads the address or leads elsewhere.
import { QueryClient } from '@tanstack/react-query'
import { act, render } from '@testing-library/react'
import { Navigation, useShown } from '#lib/navigation/navigation.tsx'
import { openRouter } from '#lib/navigation/router.ts'
import type { Route } from '#lib/navigation/site-map.ts'
import { memoryHistory } from './memory-history.ts'

/** Opens the last of the addresses; the others lie behind it. */
export async function openAt(addresses: string[], routes: Route[]) {
  const history = memoryHistory(addresses)
  const router = openRouter({ routes, history, cache: new QueryClient() })
  await router.start()
  render(
    <Navigation router={router} Problem={Failed}>
      <Page />
    </Navigation>,
  )
  return {
    router,
    at: () => history.read().href,
    length: history.length,
    go: (href: string) => act(() => router.open(href)),
    back: () => act(async () => router.back()),
  }
}

const Failed = ({ error }: { error: unknown }) => <p role="alert">{String(error)}</p>

function Page() {
  const Shown = useShown().route?.page
  return Shown ? <Shown /> : null
}
