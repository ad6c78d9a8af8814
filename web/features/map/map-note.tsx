// What stands in the map's place, or over it: that it is on its way, or why it is not there.
import type { ReactNode } from 'react'
import { sentenceOf } from '#lib/call-errors.ts'
import { Button } from '#ui/controls/button.tsx'

export interface Failure {
  /** What could not be loaded: the map, or Google's. */
  name: string
  error: unknown
  advice?: string | undefined
}

/** Without a failure it says that the map is loading. */
export function MapNote({ failure, onTryAgain }: { failure: Failure | null; onTryAgain: () => void }) {
  if (!failure) return <MapVeil role="status">Loading interactive map...</MapVeil>
  const { name, error, advice } = failure
  const message = sentenceOf(error, error instanceof Error ? error.message : undefined)
  return (
    <MapVeil role="alert">
      <p className="font-strong">{`Failed to load ${name}: ${message}`}</p>
      {advice && <p className="text-ink-2">{advice}</p>}
      <Button size="sm" className="mt-3" onClick={onTryAgain}>
        Try again
      </Button>
    </MapVeil>
  )
}

export const MapVeil = ({ role, children }: { role?: 'status' | 'alert'; children: ReactNode }) => (
  <div
    role={role}
    className="absolute inset-0 z-10 grid place-content-center justify-items-center gap-1 bg-well/75 px-6 text-center text-balance"
  >
    {children}
  </div>
)
