// What becomes of a second step that is lost, asked once its dialog opens. Visitors have no cache of answers.
import { type RemovalState, stepRemovals } from '@aerie/contract/step-removals'
import { useCallback, useEffect, useState } from 'react'
import { call } from '#lib/api.ts'
import { Refused, sentenceOf } from '#lib/call-errors.ts'
import { toast } from '#ui/feedback/toast.ts'

/** `onOver`: the sign-in has ended meanwhile, which is said. */
export function useRemovalState(open: boolean, onOver: () => void) {
  const [state, setState] = useState<RemovalState | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const read = useCallback(async () => {
    setFailure(null)
    try {
      setState(await call(stepRemovals.pending))
    } catch (error) {
      if (!(error instanceof Refused && error.status === 410)) return setFailure(sentenceOf(error))
      toast({ title: 'Sign in again', description: sentenceOf(error), tone: 'destructive' })
      onOver()
    }
  }, [onOver])
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked at each opening, not whenever the page draws anew
  useEffect(() => {
    if (open) void read()
  }, [open])
  return { state, failure, retry: () => void read(), setState }
}
