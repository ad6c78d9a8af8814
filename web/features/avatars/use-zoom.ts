// How close the photo is seen while it is cut, from 1, the whole of what fits, on.
import { type KeyboardEvent, useState } from 'react'

/** Beyond, the portrait would show pixels. */
export const LARGEST_ZOOM = 4
const STEP = 1.1

const within = (zoom: number) => Math.min(LARGEST_ZOOM, Math.max(1, zoom))

export function useZoom() {
  const [zoom, setZoom] = useState(1)
  /** With the control key they zoom the page. */
  const zoomByKey = ({ key, ctrlKey, metaKey }: KeyboardEvent) => {
    if (ctrlKey || metaKey) return
    if (key === '+' || key === '=') setZoom(within(zoom * STEP))
    if (key === '-') setZoom(within(zoom / STEP))
  }
  return { zoom, setZoom: (next: number) => setZoom(within(next)), zoomByKey }
}
