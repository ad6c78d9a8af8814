// The browser's history of addresses, each entry with a name and its place in the row.

export interface HistoryEntry {
  /** Path, search and hash. */
  href: string
  /** The same whenever one comes back to it. */
  key: string
  index: number
}

export interface History {
  read(): HistoryEntry
  push(href: string): void
  replace(href: string): void
  go(steps: number): void
  /** Told when the reader has gone back or forward, or to another place in the same page. */
  listen(told: () => void): void
}

export function browserHistory(): History {
  let index = 0
  /** An entry that the browser made by itself is new, behind the one before it. */
  const stateHere = (): Omit<HistoryEntry, 'href'> => {
    if (typeof history.state?.index !== 'number') history.replaceState({ key: newKey(), index: index + 1 }, '')
    index = history.state.index
    return history.state
  }
  // Pages are brought to where they stood when they stand again, which only they know.
  history.scrollRestoration = 'manual'
  return {
    read: () => ({ ...stateHere(), href: location.pathname + location.search + location.hash }),
    push(href) {
      index += 1
      history.pushState({ key: newKey(), index }, '', href)
    },
    replace: (href) => history.replaceState(stateHere(), '', href),
    go: (steps) => history.go(steps),
    listen: (told) => addEventListener('popstate', told),
  }
}

const newKey = () => Math.random().toString(36).slice(2)
