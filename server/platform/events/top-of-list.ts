// Lists whose newest entries pages are sent with the word that something came: none of them has to ask for it.
import { EVERYTHING, type Stale } from '@aerie/contract/stale'
import type { WithCaches } from '../cache/caches.ts'
import type { Change } from './bus.ts'

export interface TopOfList {
  /** The list first, then what pages reckon by themselves from what came to it. */
  endpoints: { path: string }[]
  /**
   * For one process: answers the function that reads what has come to the list since it was last called, as all may see
   * it; null where that is not known.
   */
  open: () => (ctx: WithCaches) => Promise<unknown[] | null>
}

const openList = ({ endpoints, open }: TopOfList) => ({ paths: endpoints.map(({ path }) => path), read: open() })

export function openTops(ctx: WithCaches, lists: TopOfList[]) {
  let opened = lists.map(openList)
  return {
    /** What pages are told of a change: null where it is told as it is, else with what came to the top of a list. */
    complete(change: Change): Promise<Change> | null {
      const found = opened.filter(({ paths }) => isAtTop(change, paths))
      return found.length > 0 ? withEntries(change, found) : null
    },
    /** While nobody follows nothing is read; what came meanwhile is not told as new. */
    startAfresh() {
      opened = lists.map(openList)
    },
  }

  async function withEntries(change: Change, found: typeof opened): Promise<Change> {
    // What is in memory hears of the change within the same turn, some of it after this.
    await Promise.resolve()
    let stale = change.stale as Stale[]
    for (const { paths, read } of found) {
      const entries = await read(ctx).catch(() => null)
      if (entries === null) continue
      const others = stale.filter(({ path }) => !paths.includes(path))
      stale = entries.length > 0 ? [...others, { path: paths[0] ?? '', entries }] : others
    }
    return { ...change, stale }
  }
}

/** Nothing else has happened to the list, nor to what is reckoned from it. */
function isAtTop({ stale, only }: Change, paths: string[]) {
  if (stale === EVERYTHING || only) return false
  const touched = stale.filter(({ path }) => paths.includes(path))
  return touched.length === paths.length && touched.every(({ atTop }) => atTop)
}
