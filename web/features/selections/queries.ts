// What an act on many members would do, asked before it is offered.
import { type MemberSelection, type StandingAct, selections } from '@aerie/contract/selections'
import { queryOptions } from '@tanstack/react-query'
import { call } from '#lib/api.ts'

/** Asked anew each time: it counts what is true now. */
const asked = { gcTime: 0, staleTime: 0 } as const

export const invitationPlanQuery = (selection: MemberSelection) =>
  queryOptions({
    ...asked,
    queryKey: [selections.planInvitations.path, selection],
    queryFn: ({ signal }) => call(selections.planInvitations, { body: { selection }, signal }),
  })

export const standingPlanQuery = (selection: MemberSelection, act: StandingAct) =>
  queryOptions({
    ...asked,
    queryKey: [selections.planStanding.path, act, selection],
    queryFn: ({ signal }) => call(selections.planStanding, { body: { selection, act }, signal }),
  })
