// The map with the brothers of this organisation and their travels on it.
import { BrothersMap } from '#features/map/brothers-map.tsx'
import { useMapStops } from '#features/trips/use-map-stops.ts'

export interface WingspanProps {
  /** In pixels. */
  height: number
  className?: string
}

export const Wingspan = (look: WingspanProps) => <BrothersMap {...look} trips={useMapStops()} />
