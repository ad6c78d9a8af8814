// Calling, changing and answering a gathering; each act says how it went.
import type { GatheringChange, NewGathering } from '@aerie/contract/gathering-forms'
import { gatheringTrips } from '@aerie/contract/gathering-trips'
import type { Reply } from '@aerie/contract/gathering-values'
import { type Gathering, gatherings } from '@aerie/contract/gatherings'
import { useQueryClient } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { call, keysOf } from '#lib/api.ts'
import { useAct } from '#ui/feedback/use-act.ts'
import { answersQuery, gatheringQuery } from './queries.ts'

const STALE = keysOf(gatherings.list, gatherings.counts, gatherings.answers, gatheringTrips.show)

/** The page of it shows what was answered. */
function useShow() {
  const cache = useQueryClient()
  return (gathering: Gathering) => cache.setQueryData(gatheringQuery(String(gathering.id)).queryKey, gathering)
}

const of = ({ id }: Pick<Gathering, 'id'>) => ({ params: { gatheringId: String(id) } })

export const useCallGathering = () =>
  useAct({
    call: (body: z.input<typeof NewGathering>) => call(gatherings.create, { body }),
    show: useShow(),
    stale: STALE,
    done: () => ({ title: 'Your gathering is posted' }),
  })

export const useChangeGathering = (gathering: Pick<Gathering, 'id'>) =>
  useAct({
    call: (body: z.input<typeof GatheringChange>) => call(gatherings.update, { ...of(gathering), body }),
    show: useShow(),
    stale: STALE,
    done: () => ({ title: 'Gathering changed', description: 'Who comes hears of another time or place.' }),
  })

interface Said {
  reply: Reply
  guests: number
  letsPass?: boolean
}

export const useAnswer = (gathering: Pick<Gathering, 'id'>) =>
  useAct({
    call: (body: Said) => call(gatherings.answer, { ...of(gathering), body }),
    show: useShow(),
    stale: STALE,
    done: ({ own }) => ({ title: ANSWERED[own?.standing ?? 'cannot'] }),
  })

const ANSWERED = {
  going: 'You are coming',
  waiting: 'You wait for a seat',
  maybe: 'You may come',
  cannot: 'You cannot come',
}

export const useCallOff = (gathering: Pick<Gathering, 'id'>) =>
  useAct({
    call: (word: string) => call(gatherings.callOff, { ...of(gathering), body: { word } }),
    show: useShow(),
    stale: STALE,
    done: () => ({ title: 'Called off', description: 'Who comes is told.' }),
  })

export const useCallAgain = (gathering: Pick<Gathering, 'id'>) =>
  useAct({
    call: () => call(gatherings.callAgain, of(gathering)),
    show: useShow(),
    stale: STALE,
    done: () => ({ title: 'Called again', description: 'The answers of before stand, and who comes is told.' }),
  })

export const useTakeDown = (gathering: Pick<Gathering, 'id'>) =>
  useAct({
    call: (reason: string) => call(gatherings.takeDown, { ...of(gathering), body: { reason } }),
    show: useShow(),
    stale: STALE,
    done: () => ({ title: 'Taken down', description: 'Its hosts are told why.' }),
  })

export const usePutBack = (gathering: Pick<Gathering, 'id'>) =>
  useAct({
    call: () => call(gatherings.putBack, of(gathering)),
    show: useShow(),
    stale: STALE,
    done: () => ({ title: 'Put back' }),
  })

export const useSetOfficial = (gathering: Pick<Gathering, 'id'>) =>
  useAct({
    call: (isOfficial: boolean) => call(gatherings.setOfficial, { ...of(gathering), body: { isOfficial } }),
    show: useShow(),
    stale: STALE,
    done: ({ isOfficial }) => ({
      title: isOfficial ? 'It is official, and all who are asked are told' : 'It is its hosts’ own again',
    }),
  })

export const useCorrectAttendance = (gathering: Pick<Gathering, 'id'>) => {
  const cache = useQueryClient()
  return useAct({
    call: ({ memberId, wasThere }: { memberId: number; wasThere: boolean }) =>
      call(gatherings.correct, {
        params: { gatheringId: String(gathering.id), memberId: String(memberId) },
        body: { wasThere },
      }),
    show: (answers) => cache.setQueryData(answersQuery(String(gathering.id)).queryKey, answers),
    stale: keysOf(gatherings.list, gatherings.show),
  })
}
