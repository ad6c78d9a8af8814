// What of the feed is new to the member, and that he has seen it now.
import { type FeedVisit, feed } from '@aerie/contract/feed'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { call } from '#lib/api.ts'
import { visitQuery } from '../queries.ts'

/** `newest` is of the newest entry that the page shows; it is noted as soon as the page is in view. */
export function useVisit(newest: string | undefined): FeedVisit | undefined {
  const cache = useQueryClient()
  const { data } = useQuery(visitQuery)
  const noted = useRef('')
  const isHere = data !== undefined
  useEffect(() => {
    const note = () => {
      // Before the answer has come, noting it would move the line that is to be drawn.
      if (!isHere || !newest || newest <= noted.current || document.hidden) return
      noted.current = newest
      // It is noted the next time where that fails.
      call(feed.see, { body: { at: newest } }).then(
        (visit) => cache.setQueryData(visitQuery.queryKey, visit),
        () => {},
      )
    }
    note()
    document.addEventListener('visibilitychange', note)
    return () => document.removeEventListener('visibilitychange', note)
  }, [isHere, newest, cache])
  return data
}
