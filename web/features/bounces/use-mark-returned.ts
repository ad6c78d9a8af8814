// Notes by hand that mail to a member comes back; apart, since his own page does without.
import { bounces } from '@aerie/contract/bounces'
import { lost } from '@aerie/contract/lost'
import { call, keysOf } from '#lib/api.ts'
import { useAct } from '#ui/feedback/use-act.ts'

export const useMarkReturned = () =>
  useAct({
    call: (memberId: number) => call(bounces.mark, { params: { memberId: String(memberId) } }),
    stale: keysOf(lost.list, lost.summary),
    done: () => ({ title: 'Marked', description: 'He is asked at his next visit whether his address is right.' }),
  })
