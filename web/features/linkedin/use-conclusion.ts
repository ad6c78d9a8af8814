// Says how it ended, and asks anew for whatever shows the member.
import { members } from '@aerie/contract/members'
import { session } from '@aerie/contract/session'
import { useQueryClient } from '@tanstack/react-query'
import { SHOWING_MEMBERS } from '#features/people/showing-members.ts'
import { keysOf } from '#lib/api.ts'
import { toast } from '#ui/feedback/toast.ts'
import { type Outcome, toastOf } from './outcome.ts'

export function useConclusion() {
  const cache = useQueryClient()
  return (outcome: Outcome) => {
    toast(toastOf(outcome))
    if (!outcome.connected) return
    for (const queryKey of [...SHOWING_MEMBERS, ...keysOf(members.own, session.current)])
      void cache.invalidateQueries({ queryKey }, { cancelRefetch: false })
  }
}
