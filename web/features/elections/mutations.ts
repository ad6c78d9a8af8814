// Voting in elections; each act says how it went.
import { type Election, type ElectionVote, elections } from '@aerie/contract/elections'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
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

function showElection(cache: QueryClient, election: Election) {
  for (const queryKey of ELECTION_LISTS)
    cache.setQueryData<Election[]>(queryKey, (known) => known?.map((one) => (one.id === election.id ? election : one)))
}
