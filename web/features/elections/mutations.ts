// Voting in elections, calling them, changing them and declaring them void; each act says how it went.
import type { ElectionChanges, NewElection } from '@aerie/contract/election-forms'
import { type Election, type ElectionVote, elections } from '@aerie/contract/elections'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { call, keysOf } from '#lib/api.ts'
import { failureToast } from '#ui/feedback/failure-toast.ts'
import { useAct } from '#ui/feedback/use-act.ts'

export const ELECTION_LISTS = keysOf(elections.list, elections.listActive)
const paramsOf = (electionId: number) => ({ electionId: String(electionId) })

export function useVoteFor(electionId: number) {
  const cache = useQueryClient()
  return useAct({
    call: (body: ElectionVote) => call(elections.vote, { params: paramsOf(electionId), body }),
    show: (answer) => showElection(cache, answer.election),
    stale: ELECTION_LISTS,
    done: () => ({ title: 'Vote Cast', description: 'Your vote has been recorded successfully.' }),
    failed(error) {
      // Whoever has voted elsewhere meanwhile sees that he has.
      for (const queryKey of ELECTION_LISTS) void cache.invalidateQueries({ queryKey })
      return failureToast(error, 'Vote Failed')
    },
  })
}

/** Puts it in the place of what the lists know of it. */
export function showElection(cache: QueryClient, election: Election) {
  for (const queryKey of ELECTION_LISTS)
    cache.setQueryData<Election[]>(queryKey, (known) => known?.map((one) => (one.id === election.id ? election : one)))
}

export const useCreateElection = () =>
  useAct({
    call: (body: z.input<typeof NewElection>) => call(elections.create, { body }),
    stale: ELECTION_LISTS,
    done: ({ title }) => ({ title: 'Election Created', description: `“${title}” is listed for everybody.` }),
    failed: (error) => failureToast(error, 'Creation Failed'),
  })

export const useChangeElection = (electionId: number) =>
  useAct({
    call: (body: ElectionChanges) => call(elections.update, { params: paramsOf(electionId), body }),
    stale: ELECTION_LISTS,
    done: () => ({ title: 'Election Updated', description: 'Everybody sees it as it is now.' }),
  })

export const useVoidElection = (electionId: number) =>
  useAct({
    call: (reason: string) => call(elections.void, { params: paramsOf(electionId), body: { reason } }),
    stale: ELECTION_LISTS,
    done: () => ({ title: 'Election Declared Void', description: 'It stays listed, with your reason.' }),
  })
