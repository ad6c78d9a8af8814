// What super admins do about brothers of whom a roster says that they have died.
import { passings } from '@aerie/contract/passings'
import { rosters } from '@aerie/contract/rosters'
import { counted } from '@aerie/text/plurals'
import { MEMBER_QUERY_KEYS } from '#features/people/member-query-keys.ts'
import { call, keysOf } from '#lib/api.ts'
import { failureToast } from '#ui/feedback/failure-toast.ts'
import { useAct } from '#ui/feedback/use-act.ts'

const STALE = [...MEMBER_QUERY_KEYS, ...keysOf(rosters.deaths, rosters.markedDeaths, passings.waiting, passings.show)]

export const useMarkDeaths = () =>
  useAct({
    call: (memberIds: number[]) => call(rosters.markDeaths, { body: { memberIds } }),
    stale: STALE,
    done: ({ done }) => ({
      title: `${counted(done, 'brother')} marked`,
      description: 'The brothers see it once another super admin agrees, or after a day where there is none.',
    }),
    failed: (error) => failureToast(error, 'Nobody was marked'),
  })

export const useAgreeToDeaths = () =>
  useAct({
    call: (memberIds: number[]) => call(rosters.agreeDeaths, { body: { memberIds } }),
    stale: STALE,
    done: ({ done }) => ({
      title: 'Agreed',
      description: `All brothers see now that ${counted(done, 'brother has', 'brothers have')} passed.`,
    }),
    failed: (error) => failureToast(error, 'Your agreement was not kept'),
  })

export const useDismissDeath = ({ id, name }: { id: number; name: string }) =>
  useAct({
    call: () => call(rosters.dismissDeath, { params: { memberId: String(id) } }),
    stale: keysOf(rosters.deaths),
    done: () => ({ title: `${name} is left as he is` }),
  })
