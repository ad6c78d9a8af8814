// Says how it ended, and asks anew for whatever shows the member.
import { members } from '@aerie/contract/members'
import { session } from '@aerie/contract/session'
import { useQueryClient } from '@tanstack/react-query'
import { MEMBER_QUERY_KEYS } from '#features/people/member-query-keys.ts'
import { keysOf } from '#lib/api.ts'
import { toast } from '#ui/feedback/toast.ts'
import { type LinkedinOutcome, toastOf } from './outcome.ts'

export function useConclusion() {
  const cache = useQueryClient()
  return (outcome: LinkedinOutcome) => {
    toast(toastOf(outcome))
    if (!outcome.connected) return
    for (const queryKey of [...MEMBER_QUERY_KEYS, ...keysOf(members.own, session.current)])
      void cache.invalidateQueries({ queryKey }, { cancelRefetch: false })
  }
}
