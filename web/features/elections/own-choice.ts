// For whom one has voted, as this browser alone remembers it: the server tells nobody, not even the voter.
import { useSyncExternalStore } from 'react'
import { keep, readKept } from '#lib/browser-storage.ts'

const EVENT = 'own-choice'
const ABSTAINED = 'abstained'
const keyOf = (memberId: number, positionId: number) => `vote-${memberId}-${positionId}`

/** A candidate's id, null for who abstained; undefined where this browser knows nothing of it. */
export function useOwnChoice(memberId: number, positionId: number): number | null | undefined {
  const kept = useSyncExternalStore(subscribe, () => readKept('browser', keyOf(memberId, positionId)))
  if (kept === null) return undefined
  return kept === ABSTAINED ? null : Number(kept)
}

/** A browser that keeps nothing shows no tick. */
export function keepOwnChoice(memberId: number, positionId: number, candidateId: number | null) {
  const choice = candidateId === null ? ABSTAINED : String(candidateId)
  if (keep('browser', keyOf(memberId, positionId), choice)) dispatchEvent(new Event(EVENT))
}

function subscribe(onChange: () => void) {
  addEventListener(EVENT, onChange)
  return () => removeEventListener(EVENT, onChange)
}
