// Goes from address to address: fetches what the next page needs, and tells who shows it.
import type { QueryClient } from '@tanstack/react-query'
import { makeGuards } from './guards.ts'
import type { History } from './history.ts'
import { type PageLocation, placeOf } from './place.ts'
import { rememberScroll } from './scrolling.ts'
import { writeSearch } from './search.ts'
import { type Destination, find, hrefOf, type Manner, type Route, type RouteMatch } from './site-map.ts'

export interface RouterState extends RouteMatch {
  place: PageLocation
  /** Why the code of the page did not come. */
  error: unknown
  scroll: Scroll
}
/** Whether it begins at its top, stands where it stood, or moves not at all. */
type Scroll = 'top' | 'restored' | 'unmoved'

interface Site {
  routes: readonly Route[]
  history: History
  cache: QueryClient
}

export type Router = ReturnType<typeof openRouter>

export function openRouter({ routes, history, cache }: Site) {
  let place = placeOf(history.read())
  let shown: RouterState | undefined
  let turn = 0
  const listeners = new Set<() => void>()
  const tell = () => {
    for (const listener of listeners) listener()
  }
  const lookUp = (href: string) => {
    const { pathname, search } = placeOf({ ...place, href })
    const found = find(routes, pathname, search)
    found.route?.ahead?.({ cache, ...found })
    return { found, coming: found.route?.page.preload?.() }
  }
  /** The former page stays until the code of the next has come. Of several on the way, the last counts. */
  const arrive = async (scroll: Scroll) => {
    turn += 1
    const own = turn
    if (shown) rememberScroll(shown.place.key)
    place = placeOf(history.read())
    tell()
    const { found, coming } = lookUp(place.href)
    const error = coming && (await coming.then(() => undefined, reasonOf))
    if (own !== turn) return
    shown = { ...found, place, error, scroll }
    tell()
  }
  const guards = makeGuards(
    history,
    () => place,
    () => void arrive('restored'),
  )
  /** Resolves when its page is there, or somebody has been asked whether he wants to leave. */
  const open = (href: string, { replace = false, resetScroll = true }: Manner = {}) =>
    guards.pass(href, () => {
      history[replace || href === place.href ? 'replace' : 'push'](href)
      return arrive(resetScroll ? 'top' : 'unmoved')
    })
  return {
    /** Where the address bar stands: at once, while the page there may still be on the way. */
    place: () => place,
    shown: () => shown,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Opens the page of the address bar. */
    start: () => arrive('restored'),
    /** Opens the page that failed once more. */
    again: () => arrive('unmoved'),
    open,
    navigate: (to: Destination) => open(hrefOf(to), to),
    /** Opens the same page with another search. */
    ask: (search: object, manner?: Manner) => open(place.pathname + writeSearch(search), manner),
    back: () => history.go(-1),
    /** Fetches what is at the address. Whoever then goes there is told why it does not come. */
    preload: (href: string) => void lookUp(href).coming?.catch(() => {}),
    guard: guards.add,
  }
}

/** Never undefined, which says that nothing failed. */
const reasonOf = (reason: unknown) => reason ?? new Error('The page could not be loaded')
