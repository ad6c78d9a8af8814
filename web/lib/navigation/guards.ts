// Who has something unsaved is asked before his page is left, by a link or by a step in the history.
import type { History } from './history.ts'
import { type PageLocation, placeOf } from './place.ts'
import { readSearch, type SearchParams } from './search.ts'

export interface Leaving {
  isSamePage: boolean
  search: SearchParams
}

export interface Guard {
  blocks: (to: Leaving) => boolean
  /** Takes what was about to be done, to do it after all. */
  hold: (leave: () => void) => void
}

/** `here` is where the address bar stands, or stood before the step; `arrived` hears of each step that is taken. */
export function makeGuards(history: History, here: () => PageLocation, arrived: () => void) {
  const guards = new Set<Guard>()
  const against = ({ pathname, search }: PageLocation) => {
    const to = { isSamePage: pathname === here().pathname, search: readSearch(search) }
    return [...guards].find(({ blocks }) => blocks(to))
  }
  /** A step of our own: back to the page that is not to be left, or away from it after all. */
  let own: 'stay' | 'leave' | undefined
  history.listen(() => {
    const step = own
    own = undefined
    if (step === 'stay') return
    const next = placeOf(history.read())
    const steps = next.index - here().index
    const guard = step === 'leave' || steps === 0 ? undefined : against(next)
    if (!guard) return arrived()
    own = 'stay'
    history.go(-steps)
    guard.hold(() => {
      own = 'leave'
      history.go(steps)
    })
  })
  return {
    add(guard: Guard) {
      guards.add(guard)
      return () => void guards.delete(guard)
    },
    /** Goes there, or asks first. Resolves when it is there or asked. */
    async pass(href: string, go: () => Promise<void>) {
      const guard = against(placeOf({ ...here(), href }))
      if (guard) guard.hold(() => void go())
      else await go()
    },
  }
}
