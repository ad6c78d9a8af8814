// The server's time, by which elections are upcoming, active or completed; they are asked anew when one begins or ends, or its nominations close.
import type { Election } from '@aerie/contract/elections'
import { useMemo } from 'react'
import { useServerClock } from '#lib/use-server-clock.ts'
import { ELECTION_LISTS } from './mutations.ts'

/** In milliseconds; `receivedAt` is when the elections came, by this device. */
export function useElectionClock(elections: readonly Election[] | undefined, receivedAt: number): number {
  const turns = useMemo(
    () =>
      elections?.flatMap(({ startDate, endDate, nominations, serverNow }) =>
        [startDate, endDate, ...(nominations ? [nominations.until] : [])].map((moment) => ({
          endDate: moment,
          serverNow,
        })),
      ),
    [elections],
  )
  return useServerClock(turns, receivedAt, ELECTION_LISTS)
}
