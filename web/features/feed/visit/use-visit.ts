// What of the feed is new to the member, and that he has seen it: noted as his visit begins, and as he turns away.
import { type FeedVisit, feed } from '@aerie/contract/feed'
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { call } from '#lib/api.ts'
import { summaryQuery, visitQuery } from '../queries.ts'

/**
 * `newest` is of the newest entry that the page shows; it is noted as soon as the page is in view. What comes while he
 * looks is noted when he leaves: else everybody's page would write whenever anybody saves.
 */
export function useVisit(newest: string | undefined): FeedVisit | undefined {
  const cache = useQueryClient()
  const { data } = useQuery(visitQuery)
  const noted = useRef('')
  const leave = useRef(() => {})
  // Before the answer has come, noting it would move the line that is to be drawn.
  const isHere = data !== undefined
  useEffect(() => {
    const note = () => {
      if (!isHere || !newest || newest <= noted.current) return
      noted.current = newest
      noteSeen(cache, newest)
    }
    const turn = () => {
      if (document.hidden ? noted.current !== '' : noted.current === '') note()
    }
    if (!document.hidden) turn()
    leave.current = () => {
      if (noted.current !== '' && !document.hidden) note()
    }
    document.addEventListener('visibilitychange', turn)
    return () => document.removeEventListener('visibilitychange', turn)
  }, [isHere, newest, cache])
  useEffect(() => () => leave.current(), [])
  return data
}

/** It is noted the next time where that fails. */
function noteSeen(cache: QueryClient, at: string) {
  call(feed.see, { body: { at }, keepalive: true }).then(
    (visit) => {
      const before = cache.getQueryData(visitQuery.queryKey)?.lastVisit
      cache.setQueryData(visitQuery.queryKey, visit)
      if (visit.lastVisit !== before) void cache.invalidateQueries(summaryQuery)
    },
    () => {},
  )
}
