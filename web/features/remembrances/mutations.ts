// Writing words for a brother who has passed, and what officers decide of them.
import { remembrances } from '@aerie/contract/remembrances'
import { useQueryClient } from '@tanstack/react-query'
import { call, keysOf } from '#lib/api.ts'
import { useAct } from '#ui/feedback/use-act.ts'
import { ownWordsQuery } from './queries.ts'

const STALE = keysOf(remembrances.list, remembrances.toRead)

const of = (memberId: number) => ({ params: { memberId: String(memberId) } })
const one = (id: number) => ({ params: { remembranceId: String(id) } })

export function useWrite(memberId: number) {
  const cache = useQueryClient()
  return useAct({
    call: (words: string) => call(remembrances.write, { ...of(memberId), body: { words } }),
    show: (answer) => cache.setQueryData(ownWordsQuery(memberId).queryKey, answer),
    stale: STALE,
    done: ({ isReadFirst }) =>
      isReadFirst
        ? { title: 'Your words wait to be read', description: 'An officer reads them first.' }
        : { title: 'Your words stand' },
  })
}

export function useTakeBack(memberId: number) {
  const cache = useQueryClient()
  return useAct({
    call: () => call(remembrances.remove, of(memberId)),
    show: (answer) => cache.setQueryData(ownWordsQuery(memberId).queryKey, answer),
    stale: STALE,
    done: () => ({ title: 'Your words are taken back' }),
  })
}

export const useFlag = () =>
  useAct({
    call: ({ id, reason }: { id: number; reason: string }) => call(remembrances.flag, { ...one(id), body: { reason } }),
    stale: STALE,
    done: () => ({ title: 'Officers will look at it' }),
  })

export const useLetStand = () =>
  useAct({
    call: ({ id, version }: { id: number; version: number }) =>
      call(remembrances.letStand, { ...one(id), body: { version } }),
    stale: STALE,
    done: () => ({ title: 'It stands' }),
  })

export const useRefuse = () =>
  useAct({
    call: ({ id, ...body }: { id: number; reason: string; version: number }) =>
      call(remembrances.refuse, { ...one(id), body }),
    stale: STALE,
    done: () => ({ title: 'It does not stand', description: 'Its author is told why, and keeps his words.' }),
  })

export const useTakeDown = () =>
  useAct({
    call: ({ id, reason }: { id: number; reason: string }) =>
      call(remembrances.takeDown, { ...one(id), body: { reason } }),
    stale: STALE,
    done: () => ({ title: 'Taken down', description: 'Its author is told why, and keeps his words.' }),
  })
