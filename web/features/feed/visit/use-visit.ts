// What of the feed is new to the member, and that he has seen it: noted as his visit begins, and as he turns away.
import { type FeedVisit, feed } from '@aerie/contract/feed'
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { call } from '#lib/api.ts'
import { summaryQuery, visitQuery } from '../queries.ts'

/** So many milliseconds a sign of him stands, on whichever of its pages he looks. */
const SIGN_MS = 600_000

/** What this window has noted last, and when. */
const notedIn = new WeakMap<QueryClient, { newest: string; at: number }>()

/**
 * `newest` is of the newest entry that the page shows; it is noted as soon as the page is in view. What comes while he
 * looks is noted when he leaves: else everybody's page would write whenever anybody saves.
 */
export function useVisit(newest: string | undefined): FeedVisit | undefined {
  const cache = useQueryClient()
  const { data } = useQuery(visitQuery)
  const hasBegun = useRef(false)
  const leave = useRef(() => {})
  // Before the answer has come, noting it would move the line that is to be drawn.
  const isHere = data !== undefined
  useEffect(() => {
    const begin = () => {
      if (!isHere || !newest) return
      hasBegun.current = true
      const noted = notedIn.get(cache)
      if (!noted || Date.now() - noted.at >= SIGN_MS) noteSeen(cache, newest)
    }
    const end = () => {
      const noted = notedIn.get(cache)
      if (newest && noted && noted.newest < newest) noteSeen(cache, newest)
    }
    const turn = () => (document.hidden ? end() : begin())
    if (!document.hidden && !hasBegun.current) begin()
    leave.current = () => {
      if (!document.hidden) end()
    }
    document.addEventListener('visibilitychange', turn)
    return () => document.removeEventListener('visibilitychange', turn)
  }, [isHere, newest, cache])
  useEffect(() => () => leave.current(), [])
  return data
}

/** It is noted the next time where that fails. */
function noteSeen(cache: QueryClient, at: string) {
  notedIn.set(cache, { newest: at, at: Date.now() })
  call(feed.see, { body: { at }, keepalive: true }).then(
    (visit) => {
      const before = cache.getQueryData(visitQuery.queryKey)?.lastVisit
      cache.setQueryData(visitQuery.queryKey, visit)
      if (visit.lastVisit !== before) void cache.invalidateQueries(summaryQuery)
    },
    () => notedIn.delete(cache),
  )
}
