// A member's own second step: what is on, and the acts that change it.
import { secondStep } from '@aerie/contract/second-step'
import { call, endpointQuery } from '#lib/api.ts'
import { useAct } from '#ui/feedback/use-act.ts'

export const secondStepQuery = endpointQuery(secondStep.show)

const stale = [secondStepQuery.queryKey]

export const useConfirmApp = () =>
  useAct({
    call: (body: { draft: string; code: string }) => call(secondStep.confirmApp, { body }),
    stale,
    // What is wrong with the digits is said beside them.
    failed: () => undefined,
  })

export const useTurnAppOff = () =>
  useAct({
    call: () => call(secondStep.turnAppOff),
    stale,
    done: () => ({ title: 'Authenticator App Off', description: 'Your password alone signs you in from now on.' }),
  })

export const useMakeCodes = () => useAct({ call: () => call(secondStep.makeCodes), stale })

export const useRemoveDevice = () =>
  useAct({
    call: (rememberedId: string) => call(secondStep.removeDevice, { params: { rememberedId } }),
    stale,
  })
