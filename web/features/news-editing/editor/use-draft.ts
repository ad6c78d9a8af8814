// Keeps what is written on the server: one call after the other, each on what the one before it has left.
import { type ManagedNews, news } from '@aerie/contract/news'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { paramsOf, SHOWING_NEWS } from '#features/news/mutations.ts'
import { call } from '#lib/api.ts'
import { Refused } from '#lib/call-errors.ts'
import type { NewsPayload } from '../form/news-form.ts'

export interface NewsDraft {
  /** As it is on the server; undefined while it has never been there, or is there no longer. */
  item: ManagedNews | undefined
  isSaving: boolean
  /** It was deleted by somebody else meanwhile. */
  isGone: boolean
  /** Rejects with what was refused. */
  save: (payload: NewsPayload) => Promise<ManagedNews>
  /** The same over what somebody else has saved since. */
  saveOver: (payload: NewsPayload) => Promise<ManagedNews>
  /** What the server answered to another act on it. */
  take: (item: ManagedNews) => void
}

export function useDraft(opened: ManagedNews | undefined): NewsDraft {
  const cache = useQueryClient()
  const item = useRef(opened)
  const last = useRef<Promise<unknown>>(Promise.resolve())
  const [shown, setShown] = useState<Pick<NewsDraft, 'item' | 'isSaving' | 'isGone'>>({
    item: opened,
    isSaving: false,
    isGone: false,
  })
  const take = (saved: ManagedNews | undefined, isGone = false) => {
    item.current = saved
    setShown({ item: saved, isSaving: false, isGone })
    for (const queryKey of SHOWING_NEWS) void cache.invalidateQueries({ queryKey })
  }
  const send = async (payload: NewsPayload, version?: number) => {
    setShown((before) => ({ ...before, isSaving: true }))
    const known = item.current
    try {
      const saved = known
        ? await call(news.save, { params: paramsOf(known), body: { ...payload, version: version ?? known.version } })
        : await call(news.create, { body: payload })
      take(saved)
      return saved
    } catch (error) {
      setShown((before) => ({ ...before, isSaving: false }))
      if (known && error instanceof Refused && error.status === 404) take(undefined, true)
      throw error
    }
  }
  /** The version that the one before has left is known only once it is done. */
  const inTurn = <Answer>(act: () => Promise<Answer>) => {
    const turn = last.current.then(act, act)
    last.current = turn.catch(() => {})
    return turn
  }
  return {
    ...shown,
    save: (payload) => inTurn(() => send(payload)),
    saveOver: (payload) =>
      inTurn(async () => {
        if (!item.current) return send(payload)
        const { version } = await call(news.show, { params: paramsOf(item.current) })
        return send(payload, version)
      }),
    take,
  }
}
