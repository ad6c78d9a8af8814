// What a brother does in nominations: he names somebody, takes that back, answers, and appeals; each act says how it went.
import type { Nominations } from '@aerie/contract/nomination-views'
import { type NewNomination, type NominationAnswer, nominations } from '@aerie/contract/nominations'
import { useQueryClient } from '@tanstack/react-query'
import { call, keysOf } from '#lib/api.ts'
import { useAct } from '#ui/feedback/use-act.ts'
import { nominationsQuery } from './queries.ts'

const paramsOf = (electionId: number) => ({ electionId: String(electionId) })
const nomineeOf = (electionId: number, nomineeId: number) => ({
  electionId: String(electionId),
  nomineeId: String(nomineeId),
})

/** The answer is shown at once; what officers see is asked anew. */
function useShown(electionId: number) {
  const cache = useQueryClient()
  return {
    show: (answer: Nominations) => void cache.setQueryData(nominationsQuery(electionId).queryKey, answer),
    stale: keysOf(nominations.forOfficers, nominations.asked),
  }
}

/** `name` is that by which he goes; null of oneself. */
export const useNominate = (electionId: number, title: string) =>
  useAct({
    call: ({ body }: { body: NewNomination; name: string | null }) =>
      call(nominations.nominate, { params: paramsOf(electionId), body }),
    ...useShown(electionId),
    done: (_, { name }) =>
      name === null
        ? { title: `You Stand for ${title}`, description: 'Your words can be changed until the list closes.' }
        : { title: `${name} Is Asked`, description: 'Nobody but officers sees it before he says yes.' },
  })

export const useTakeBack = (electionId: number) =>
  useAct({
    call: (nomineeId: number) => call(nominations.takeBack, { params: nomineeOf(electionId, nomineeId) }),
    ...useShown(electionId),
    done: () => ({ title: 'Taken Back', description: 'He is not asked by you any more.' }),
  })

/** Of one who `stood` before, a no withdraws him, and a yes says other words. */
export const useAnswer = (electionId: number, nomineeId: number, { title, stood }: { title: string; stood: boolean }) =>
  useAct({
    call: (body: NominationAnswer) => call(nominations.answer, { params: nomineeOf(electionId, nomineeId), body }),
    ...useShown(electionId),
    done: (_, { stands }) => {
      if (stands) return { title: stood ? 'Your Words Are Saved' : `You Stand for ${title}` }
      const description = 'You may still say yes until the list closes.'
      return { title: stood ? 'You Stand No Longer' : 'You Have Declined', description }
    },
  })

export const useWaiveAppeal = (electionId: number, nomineeId: number) =>
  useAct<Nominations, void>({
    call: () => call(nominations.waive, { params: nomineeOf(electionId, nomineeId) }),
    ...useShown(electionId),
    done: () => ({ title: 'You Do Not Appeal', description: 'Until officers confirm the list you still can.' }),
  })

export const useAppeal = (electionId: number, nomineeId: number) =>
  useAct({
    call: (words: string) => call(nominations.appeal, { params: nomineeOf(electionId, nomineeId), body: { words } }),
    ...useShown(electionId),
    done: () => ({ title: 'Appeal Sent', description: 'The super admins decide it; you are told.' }),
  })
