// Searches under way in this process: one at a time, some waiting, each with how far it has come.
import type { SearchProgress } from '@aerie/contract/forensics'
import { notFound, Refusal } from '#platform/errors.ts'

const MOST_WAITING = 5

export interface Turn {
  /** Aborts where nobody waits for the answer any more. */
  signal: AbortSignal
  onProgress: (progress: SearchProgress) => void
}

interface Search {
  memberId: number
  progress: SearchProgress
}

const WAITING: SearchProgress = { stage: 'waiting', count: null, elapsedMs: 0 }
const BEGINNING: SearchProgress = { ...WAITING, stage: 'upright' }

export function openSearches() {
  const byId = new Map<string | symbol, Search>()
  let last: Promise<unknown> = Promise.resolve()
  let places = 0

  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (places > MOST_WAITING)
      throw new Refusal('unavailable', 'Five searches are waiting already. Please try again in a minute.', {
        retryAfter: 60,
      })
    places += 1
    const turn = last.then(work)
    last = turn.catch(() => {}).finally(() => (places -= 1))
    return turn
  }

  return {
    /** Refuses with a sentence where too many are waiting. */
    async run<T>(
      memberId: number,
      searchId: string | null,
      signal: AbortSignal,
      work: (turn: Turn) => Promise<T>,
    ): Promise<T> {
      const search: Search = { memberId, progress: places === 0 ? BEGINNING : WAITING }
      const id = searchId ?? Symbol('a search that nobody follows')
      if (byId.has(id)) throw new Refusal('conflict', 'This search is under way already.')
      byId.set(id, search)
      try {
        return await inTurn(() => {
          signal.throwIfAborted()
          search.progress = BEGINNING
          return work({ signal, onProgress: (progress) => (search.progress = progress) })
        })
      } finally {
        byId.delete(id)
      }
    },
    progressOf(memberId: number, searchId: string): SearchProgress {
      const search = byId.get(searchId)
      if (search?.memberId !== memberId) throw notFound('Search')
      return search.progress
    },
  }
}
