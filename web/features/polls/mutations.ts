// Voting on polls, asking them, changing them and declaring them void; each act says how it went.
import { type NewPoll, type Poll, type PollChanges, polls } from '@aerie/contract/polls'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { call, keysOf } from '#lib/api.ts'
import { failureToast } from '#ui/feedback/failure-toast.ts'
import type { ToastMessage } from '#ui/feedback/toast.ts'
import { useAct } from '#ui/feedback/use-act.ts'

const LISTS = keysOf(polls.list, polls.listAll)
const paramsOf = (pollId: number) => ({ pollId: String(pollId) })

/** The dashboard and the page of polls have words of their own for it. */
interface VoteWords {
  done: ToastMessage
  failed: (error: unknown) => ToastMessage
}

const RECORDED = 'Your vote has been recorded successfully.'
export const VOTE_ON_PAGE: VoteWords = {
  done: { title: 'Vote Cast', description: RECORDED },
  failed: (error) => failureToast(error, 'Vote Failed', 'Failed to submit vote. Please try again.'),
}
export const VOTE_ON_DASHBOARD: VoteWords = {
  done: { title: 'Vote Submitted', description: RECORDED },
  failed: (error) => failureToast(error, 'Error', 'Failed to submit vote. Please try again.'),
}

export function useVote(poll: Pick<Poll, 'id' | 'allowMultipleVotes'>, words: VoteWords) {
  const cache = useQueryClient()
  return useAct({
    call: (choices: readonly string[]) =>
      call(polls.vote, {
        params: paramsOf(poll.id),
        body: poll.allowMultipleVotes ? { optionIds: [...choices] } : { optionId: choices[0] },
      }),
    show: (answer) => showPoll(cache, answer.poll),
    stale: LISTS,
    done: () => words.done,
    failed(error) {
      // Whoever has voted elsewhere meanwhile sees his vote as it was cast.
      for (const queryKey of LISTS) void cache.invalidateQueries({ queryKey })
      return words.failed(error)
    },
  })
}

function showPoll(cache: QueryClient, poll: Poll) {
  for (const queryKey of LISTS)
    cache.setQueryData<Poll[]>(queryKey, (known) => known?.map((one) => (one.id === poll.id ? poll : one)))
}

export const useCreatePoll = () =>
  useAct({
    call: (body: NewPoll) => call(polls.create, { body }),
    stale: LISTS,
    done: ({ title }) => ({ title: 'Poll Created', description: `All active brothers may vote on “${title}” now.` }),
    failed: (error) => failureToast(error, 'Creation Failed'),
  })

export const useChangePoll = (pollId: number) =>
  useAct({
    call: (body: PollChanges) => call(polls.update, { params: paramsOf(pollId), body }),
    stale: LISTS,
    done: () => ({ title: 'Poll Updated', description: 'Everybody sees it as it is now.' }),
  })

export const useVoidPoll = (pollId: number) =>
  useAct({
    call: (reason: string) => call(polls.void, { params: paramsOf(pollId), body: { reason } }),
    stale: LISTS,
    done: () => ({ title: 'Poll Declared Void', description: 'It stays listed, with your reason.' }),
  })
