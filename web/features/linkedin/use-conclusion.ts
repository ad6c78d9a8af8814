// Says how it ended, and asks anew for whatever shows the member.
import { useQueryClient } from '@tanstack/react-query'
import { useMembersRefresh } from '#features/people/use-members-refresh.ts'
import { toast } from '#ui/feedback/toast.ts'
import { type Outcome, toastOf } from './outcome.ts'

export function useConclusion() {
  const cache = useQueryClient()
  const refreshMembers = useMembersRefresh()
  return (outcome: Outcome) => {
    toast(toastOf(outcome))
    if (!outcome.connected) return
    void refreshMembers()
    void cache.invalidateQueries({ queryKey: ['auth', 'session'] }, { cancelRefetch: false })
  }
}
