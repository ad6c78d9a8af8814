// Inviting hosts, answering, and leaving them; each act says how it went.
import { type GatheringHosts, gatheringHosts } from '@aerie/contract/gathering-hosts'
import { gatherings } from '@aerie/contract/gatherings'
import { counted } from '@aerie/text/plurals'
import { useQueryClient } from '@tanstack/react-query'
import { call, keysOf } from '#lib/api.ts'
import { useAct } from '#ui/feedback/use-act.ts'
import { hostsQuery } from './queries.ts'

const STALE = keysOf(gatherings.list, gatherings.show, gatherings.answers, gatheringHosts.show)

function useShow(gatheringId: number) {
  const cache = useQueryClient()
  return (hosts: GatheringHosts) => cache.setQueryData(hostsQuery(gatheringId).queryKey, hosts)
}

export const useInviteHosts = (gatheringId: number) =>
  useAct({
    call: (memberIds: number[]) =>
      call(gatheringHosts.invite, { params: { gatheringId: String(gatheringId) }, body: { memberIds } }),
    show: useShow(gatheringId),
    done: (_hosts, { length }) => ({
      title: `${counted(length, 'brother')} invited`,
      description: 'You hear of it when he answers.',
    }),
  })

export const useTakeBack = (gatheringId: number) =>
  useAct({
    call: (memberId: number) =>
      call(gatheringHosts.takeBack, { params: { gatheringId: String(gatheringId), memberId: String(memberId) } }),
    show: useShow(gatheringId),
    done: () => ({ title: 'Invitation taken back' }),
  })

export const useAnswerInvitation = (gatheringId: number) =>
  useAct({
    call: (accepts: boolean) =>
      call(gatheringHosts.answer, { params: { gatheringId: String(gatheringId) }, body: { accepts } }),
    stale: STALE,
    done: (_answer, accepts) =>
      accepts
        ? { title: 'You host it too', description: 'You can change it, and call it off.' }
        : { title: 'Declined', description: 'Its hosts are told.' },
  })

export const useStopHosting = (gatheringId: number) =>
  useAct({
    call: () => call(gatheringHosts.leave, { params: { gatheringId: String(gatheringId) } }),
    stale: STALE,
    done: () => ({ title: 'You host it no more', description: 'Your answer stays as it was.' }),
  })
