// What officers do with nominations: refuse, decide, move the close, close, open again, remind, confirm.
import { elections } from '@aerie/contract/elections'
import type { NominationsForOfficers } from '@aerie/contract/nomination-views'
import { type NominationDates, nominations } from '@aerie/contract/nominations'
import { counted } from '@aerie/text/plurals'
import { useQueryClient } from '@tanstack/react-query'
import { allNominationsQuery } from '#features/nominations/queries.ts'
import { call, keysOf } from '#lib/api.ts'
import { type Act, useAct } from '#ui/feedback/use-act.ts'

/** The list as it is then is shown at once; what brothers see is asked anew. */
function useOfficerAct<Input>(electionId: number, act: Pick<Act<NominationsForOfficers, Input>, 'call' | 'done'>) {
  const cache = useQueryClient()
  return useAct<NominationsForOfficers, Input>({
    ...act,
    show: (answer) => void cache.setQueryData(allNominationsQuery(electionId).queryKey, answer),
    stale: keysOf(nominations.show, elections.list, elections.listActive),
  })
}

const paramsOf = (electionId: number) => ({ electionId: String(electionId) })
const nomineeOf = (electionId: number, nomineeId: number) => ({
  electionId: String(electionId),
  nomineeId: String(nomineeId),
})

export const useRefuse = (electionId: number) =>
  useOfficerAct(electionId, {
    call: ({ nomineeId, reason }: { nomineeId: number; reason: string }) =>
      call(nominations.refuse, { params: nomineeOf(electionId, nomineeId), body: { reason } }),
    done: () => ({ title: 'Refused', description: 'He is told, with your reason, and has two days to appeal.' }),
  })

export const useDecide = (electionId: number) =>
  useOfficerAct(electionId, {
    call: ({ nomineeId, ...body }: { nomineeId: number; overturns: boolean; reason: string }) =>
      call(nominations.decide, { params: nomineeOf(electionId, nomineeId), body }),
    done: (_, { overturns }) => ({ title: overturns ? 'Refusal Taken Back' : 'Refusal Stands' }),
  })

export const useChangeDates = (electionId: number) =>
  useOfficerAct(electionId, {
    call: (body: NominationDates) => call(nominations.changeDates, { params: paramsOf(electionId), body }),
    done: () => ({ title: 'Dates Changed', description: 'All who vote or are named are told.' }),
  })

export const useClose = (electionId: number) =>
  useOfficerAct<void>(electionId, {
    call: () => call(nominations.close, { params: paramsOf(electionId) }),
    done: () => ({ title: 'Nominations Closed', description: 'Two officers confirm the list before the vote begins.' }),
  })

export const useReopen = (electionId: number) =>
  useOfficerAct(electionId, {
    call: (until: string) => call(nominations.reopen, { params: paramsOf(electionId), body: { until } }),
    done: () => ({ title: 'Nominations Opened Again' }),
  })

export const useRemind = (electionId: number, unanswered: number) =>
  useOfficerAct<void>(electionId, {
    call: () => call(nominations.remind, { params: paramsOf(electionId) }),
    done: () => ({ title: 'Reminded', description: `${counted(unanswered, 'brother')} will hear of it.` }),
  })

export const useConfirm = (electionId: number) =>
  useOfficerAct<void>(electionId, {
    call: () => call(nominations.confirm, { params: paramsOf(electionId) }),
    done: ({ isConfirmed }) => ({
      title: 'List Confirmed',
      ...(!isConfirmed && { description: 'Another officer who does not stand confirms it, too.' }),
    }),
  })
