// Something a member does: the call, the toast that says how it went, and what the page then shows.
import {
  type QueryClient,
  type QueryKey,
  type UseMutationOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { isCancelled } from '#lib/call-errors.ts'
import { type Optimistic, type OptimisticAct, showAtOnce } from '#lib/optimistic.ts'
import { failureToast } from './failure-toast.ts'
import { type ToastMessage, toast } from './toast.ts'

export interface Act<Answer, Input> {
  call: (input: Input) => Promise<Answer>
  /** What is said when it is done; nothing where the page says it. */
  done?: (answer: Answer, input: Input) => ToastMessage
  /** What is said when it failed and was not called off, unless that is 'Error' with the error's sentence; nothing where it is said elsewhere. */
  failed?: (error: unknown) => ToastMessage | undefined
  /** The keys of what is to be asked anew, when it is done. */
  stale?: readonly QueryKey[]
  /** Shows the answer at once. Without it the act is done when all that is stale has been asked anew. */
  show?: (answer: Answer, input: Input) => void
  /** Shows the act before there is an answer. */
  optimistic?: Optimistic<Input>
}

export const useAct = <Answer, Input = void>(act: Act<Answer, Input>) => useMutation(actOptions(useQueryClient(), act))

/** The mutation of an act. */
export function actOptions<Answer, Input>(
  cache: QueryClient,
  { call, done, failed = failureToast, stale = [], show, optimistic }: Act<Answer, Input>,
): UseMutationOptions<Answer, Error, Input, OptimisticAct | undefined> {
  const isWaitedFor = !show && !optimistic
  // The server announces the change as well: whoever waits joins what that has set going already.
  const refresh = () =>
    Promise.all(stale.map((queryKey) => cache.invalidateQueries({ queryKey }, { cancelRefetch: !isWaitedFor })))
  const say = (message: ToastMessage | undefined) => message && toast(message)
  return {
    mutationFn: (input) => call(input),
    ...(optimistic && { scope: { id: optimistic.name } }),
    onMutate: async (input) => optimistic && showAtOnce(cache, optimistic, input),
    async onSuccess(answer, input, shown) {
      // While another of its kind is under way, the answer would still show the state before that.
      if (shown?.settle() ?? true) {
        show?.(answer, input)
        const asking = refresh()
        if (isWaitedFor) await asking
      }
      say(done?.(answer, input))
    },
    onError(error, _input, shown) {
      shown?.takeBack()
      if (shown?.settle()) void refresh()
      if (!isCancelled(error)) say(failed(error))
    },
  }
}
