// The ballot of a choice that a voter is asked to confirm: sealed while he reads the question, and thrown away where he goes back.
import { useCallback, useEffect, useRef } from 'react'
import type { Sealer } from './open-sealer.ts'
import type { SealedBallot } from './seal-messages.ts'

interface Asked {
  positionId: number
  /** The place of a candidate, or null for nobody. */
  choice: number | null
}

/** Answers the ballot, the same as often as it is asked for; one that could not be sealed is tried anew. Nothing of it is sent. */
export function useBallot(seal: Sealer['seal'], { positionId, choice }: Asked): () => Promise<SealedBallot> {
  const made = useRef<Promise<SealedBallot>>(undefined)
  const make = useCallback(() => {
    if (made.current !== undefined) return made.current
    const making = seal(positionId, choice)
    made.current = making
    making.catch(() => {
      if (made.current === making) made.current = undefined
    })
    return making
  }, [seal, positionId, choice])
  useEffect(() => {
    // What keeps it from being sealed is said to who confirms.
    make().catch(() => {})
    return () => {
      made.current = undefined
    }
  }, [make])
  return make
}
