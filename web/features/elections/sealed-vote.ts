// Casting a sealed ballot: it is sealed beside the page and sent; sent again, it is the same one.
import { sealedElections } from '@aerie/contract/sealed-elections'
import { useQueryClient } from '@tanstack/react-query'
import { sealedReceiptQuery } from '#features/sealed-elections/queries.ts'
import { NotSealed } from '#features/sealed-elections/sealing/open-sealer.ts'
import { shortTracker } from '#features/sealed-elections/short-tracker.ts'
import { call } from '#lib/api.ts'
import { Refused, sentenceOf, Unreachable } from '#lib/call-errors.ts'
import { failureToast } from '#ui/feedback/failure-toast.ts'
import { useAct } from '#ui/feedback/use-act.ts'
import { ELECTION_LISTS, showElection } from './mutations.ts'

const FIRST_SERVER_ERROR = 500

/** By the position that is voted for; `make` answers the text of the ballot, the same for as long as it is tried. */
export function useSealedVote(electionId: number, make: () => Promise<string>) {
  const cache = useQueryClient()
  return useAct({
    async call(positionId: number) {
      const params = { electionId: String(electionId) }
      return call(sealedElections.vote, { params, body: { positionId, ballot: await make() } })
    },
    show({ election, tracker, head, words }, positionId) {
      showElection(cache, election)
      cache.setQueryData(sealedReceiptQuery(electionId, positionId).queryKey, { tracker, head, words })
    },
    done: ({ tracker }) => ({
      title: 'Vote Cast',
      description: `Your vote has been recorded successfully. Your receipt begins ${shortTracker(tracker)}.`,
    }),
    failed(error) {
      // Whoever has voted elsewhere meanwhile, or whose answer was lost, sees that he has.
      for (const queryKey of ELECTION_LISTS) void cache.invalidateQueries({ queryKey })
      return triedAgainWords(error) === null ? failureToast(error, 'Vote Failed') : undefined
    },
  })
}

/** What is said of a failure after which the same ballot may be sent again; null of one that is final. */
export function triedAgainWords(error: unknown): string | null {
  if (error instanceof NotSealed) return error.detail
  if (error instanceof Unreachable) return NO_ANSWER
  return error instanceof Refused && error.status >= FIRST_SERVER_ERROR ? sentenceOf(error) : null
}

const NO_ANSWER =
  'The network did not answer, so that your vote may have arrived or not. Try again: the same ballot is sent, and it counts once.'
