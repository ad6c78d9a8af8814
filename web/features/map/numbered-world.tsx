// The drawn world with numbered pins, each a link to what it stands for: where the entries of a short list are.
import './numbered-world.css'
import { useRef } from 'react'
import type { Spot } from '#features/map-layout/mercator.ts'
import { PALETTES, type Palette } from '#features/map-layout/palette.ts'
import { placePins } from '#features/map-layout/pins.ts'
import type { Size } from '#features/map-layout/view.ts'
import { Link } from '#ui/controls/link.tsx'
import { useTheme } from '#ui/theme/theme.ts'
import { Land } from './drawn-world.tsx'
import { useSize } from './use-size.ts'

export interface Pin extends Spot {
  /** Its place in the list, from 1. */
  number: number
  /** What it is and where. */
  title: string
  to: string
}

interface NumberedWorldProps {
  pins: readonly Pin[]
  /** Of the pin that is lit, as its entry in the list is pointed at. */
  lit?: number | undefined
  /** In pixels. */
  height: number
}

export function NumberedWorld({ pins, lit, height }: NumberedWorldProps) {
  const frame = useRef<HTMLDivElement>(null)
  const size = useSize(frame)
  const palette = PALETTES[useTheme()]
  return (
    <div ref={frame} className="numbered-world" data-theme="dark" style={{ height, '--well': palette.sea }}>
      {size && size.width > 0 && <World pins={pins} lit={lit} size={size} palette={palette} />}
    </div>
  )
}

type WorldProps = Omit<NumberedWorldProps, 'height'> & { size: Size; palette: Palette }

function World({ pins, lit, size, palette }: WorldProps) {
  const { view, pins: placed } = placePins(pins, size)
  return (
    <>
      <svg viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden="true">
        <rect width="100%" height="100%" fill={palette.sea} />
        <Land view={view} size={size} palette={palette} />
      </svg>
      <ul>
        {pins.map(({ number, title, to }, at) => (
          <li key={number} style={{ left: placed[at]?.x, top: placed[at]?.y }} data-lit={number === lit}>
            <Link to={to} title={title} aria-label={`${number}: ${title}`}>
              {number}
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}
