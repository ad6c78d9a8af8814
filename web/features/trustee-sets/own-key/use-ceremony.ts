// The rounds of a ceremony, which run on by themselves as long as the page with the key is open.
import type { TrusteeSetDetails } from '@aerie/contract/trustee-sets'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { KeyFailure, type KeyKeeper } from '#features/trustee-keys/key-keeper.ts'
import { sentenceOf } from '#lib/call-errors.ts'
import { showSet, TRUSTEE_SET_LISTS } from '../mutations.ts'
import { doRound, type Made, roundAsked } from './round.ts'

/** After it no key is needed before an election is counted. */
const LAST_ROUND = 3

type Progress =
  | { state: 'quiet' }
  | { state: 'working' }
  /** Nothing is lost: the same is sent once more. */
  | { state: 'failed'; sentence: string }
  /** The key that counts was made elsewhere; the one made here is put away. */
  | { state: 'anotherKey' }

export function useCeremony(set: TrusteeSetDetails, keeper: KeyKeeper) {
  const cache = useQueryClient()
  const [hasKey, setHasKey] = useState(false)
  const [progress, setProgress] = useState<Progress>({ state: 'quiet' })
  /** The round that was done last: what the page knows of the set may come after it. */
  const [done, setDone] = useState('')
  const made = useRef<Made>(null)
  const round = roundAsked(set)
  const due = `${set.run}/${round}`

  const run = useEffectEvent(async () => {
    if (round === null) return
    setProgress({ state: 'working' })
    try {
      const keep = (message: Made) => {
        made.current = message
      }
      const { end, set: now } = await doRound(set, round, { keeper, made: made.current, keep })
      if (end !== 'done' || round === LAST_ROUND) {
        keeper.close()
        setHasKey(false)
      }
      showSet(cache, now)
      for (const queryKey of TRUSTEE_SET_LISTS) void cache.invalidateQueries({ queryKey })
      setDone(due)
      setProgress({ state: end === 'anotherKey' ? end : 'quiet' })
    } catch (error) {
      setProgress({ state: 'failed', sentence: error instanceof KeyFailure ? error.message : sentenceOf(error) })
    }
  })
  const isDue = hasKey && round !== null && due !== done && progress.state === 'quiet'
  // biome-ignore lint/correctness/useExhaustiveDependencies: each round is begun once
  useEffect(() => {
    if (isDue) void run()
  }, [isDue, due])

  return {
    hasKey,
    progress,
    /** The key is in the worker: what is due is done. */
    begin() {
      setProgress({ state: 'quiet' })
      setHasKey(true)
    },
    tryAgain: () => setProgress({ state: 'quiet' }),
  }
}
