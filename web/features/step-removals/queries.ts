// What is asked about second steps that are to come off, by officers and by their brother.
import { type AgreementWords, stepRemovals } from '@aerie/contract/step-removals'
import type * as z from 'zod/mini'
import { call, endpointQuery, keysOf } from '#lib/api.ts'
import { useAct } from '#ui/feedback/use-act.ts'

export const removalsQuery = endpointQuery(stepRemovals.list)

export const vouchersQuery = (removalId: number) =>
  endpointQuery(stepRemovals.vouchers, { params: { removalId: String(removalId) } })

export const ownRemovalQuery = endpointQuery(stepRemovals.own)

const LIST = keysOf(stepRemovals.list)
const paramsOf = (id: number) => ({ removalId: String(id) })

export const useAgree = (id: number, name: string) =>
  useAct({
    call: (body: z.infer<typeof AgreementWords>) => call(stepRemovals.agree, { params: paramsOf(id), body }),
    stale: LIST,
    done: () => ({ title: 'Agreed', description: `It is written down who vouched for ${name}.` }),
  })

export const useWithdraw = (id: number) =>
  useAct({
    call: () => call(stepRemovals.withdraw, { params: paramsOf(id) }),
    stale: LIST,
    done: () => ({ title: 'Taken back', description: 'You agree no more.' }),
  })

export const useDecline = (id: number, name: string) =>
  useAct({
    call: (reason: string) => call(stepRemovals.decline, { params: paramsOf(id), body: { reason } }),
    stale: LIST,
    done: () => ({ title: 'Declined', description: `${name} is told why.` }),
  })

export const useStopOwn = () =>
  useAct({
    call: () => call(stepRemovals.stopOwn),
    stale: keysOf(stepRemovals.own),
    done: () => ({ title: 'Stopped', description: 'Your second step stays on. Choose a new password now.' }),
  })
