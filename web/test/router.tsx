// A router with a few routes of its own, for what reads the address or leads elsewhere.
import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { act, render } from '@testing-library/react'
import type { ReactNode } from 'react'

interface Place {
  path: string
  component: () => ReactNode
  validateSearch?: (search: Record<string, unknown>) => object
}

/** Opens the last of the addresses; the others lie behind it. */
export async function openAt(addresses: string[], places: Place[]) {
  const root = createRootRoute()
  const routes = places.map((place) => createRoute({ getParentRoute: () => root, ...place }))
  const history = createMemoryHistory({ initialEntries: addresses })
  const router = createRouter({ routeTree: root.addChildren(routes), history })
  await router.load()
  // Types know of the site's own routes alone.
  render(<RouterProvider router={router as never} />)
  return {
    history,
    at: () => history.location.href,
    go: (href: string) => act(async () => history.push(href)),
    back: () => act(async () => history.back()),
  }
}
