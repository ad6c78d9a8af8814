// After a long trip: is he still where his record says?
import type { Trip } from '@aerie/contract/trips'
import { useToday } from '#lib/use-today.ts'
import { longTripOver } from './long-trip.ts'
import { StillThere } from './still-there.tsx'

export function AfterTrip({ trips }: { trips: readonly Trip[] }) {
  const since = longTripOver(trips, useToday())
  return since === null ? null : <StillThere since={since} />
}
