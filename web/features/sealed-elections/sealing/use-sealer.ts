// What seals ballots while an election is open before a voter: begun as he reads, ended with the page.
import { useCallback, useEffect, useRef } from 'react'
import { openSealer, type Sealer } from './open-sealer.ts'

/** `wanted`: there is something to vote for. */
export function useSealer(electionId: number, wanted: boolean): Sealer['seal'] {
  const opened = useRef<Sealer>(undefined)
  useEffect(() => {
    if (!wanted) return
    const sealer = openSealer(electionId)
    opened.current = sealer
    return () => {
      sealer.close()
      opened.current = undefined
    }
  }, [electionId, wanted])
  return useCallback(
    (positionId, choice) => {
      opened.current ??= openSealer(electionId)
      return opened.current.seal(positionId, choice)
    },
    [electionId],
  )
}
