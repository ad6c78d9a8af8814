// The world with its marks, drawn by the page itself: stands at once, until the live map takes its place in the same view.
import './drawn-world.css'
import { type MouseEvent, useId, useMemo } from 'react'
import { cx } from '#ui/theme/cx.ts'
import land from './layout/land.svg?no-inline'
import { hasNumber, isSum, type Mark, marksOf, RING, strengthAmong } from './layout/marks.ts'
import { worldSize, xOf, yOf } from './layout/mercator.ts'
import { FILL, FOIL, FOIL_FILL, INK, type Palette, sumFill } from './layout/palette.ts'
import { HERE_MARK, HERE_MARK_SIZE, TRAVEL_MARK, TRAVEL_MARK_SIZE, travelMarkOffset } from './layout/pictures.ts'
import { markAt } from './layout/pointing.ts'
import { isSmall, pixelOf, type Size, type View } from './layout/view.ts'
import { type Shown, viewOfAll } from './steer.ts'

interface DrawnWorldProps {
  /** Undefined while it is on its way: the world without marks. */
  shown: Shown | undefined
  size: Size
  palette: Palette
  /** With nothing where no mark is; without it presses go to what lies below. */
  onPress?: ((mark?: Mark) => void) | undefined
}

const NOBODY: Shown = { places: [], here: undefined, narrowedBy: undefined }

export function DrawnWorld({ shown = NOBODY, size, palette, onPress }: DrawnWorldProps) {
  const view = useMemo(() => viewOfAll(shown, size), [shown, size])
  const marks = useMemo(() => marksOf(shown.places, view.zoom, isSmall(size)), [shown, view, size])
  const press = ({ currentTarget, clientX, clientY }: MouseEvent<SVGElement>) => {
    const { left, top } = currentTarget.getBoundingClientRect()
    onPress?.(markAt(marks, { x: clientX - left, y: clientY - top }, view, size))
  }
  const strength = marks.some(isSum) ? 1 : strengthAmong(marks.length)
  return (
    <svg
      className={cx('drawn-world', onPress && 'drawn-world-pressable')}
      viewBox={`0 0 ${size.width} ${size.height}`}
      aria-hidden="true"
      onClick={press}
    >
      <rect width="100%" height="100%" fill={palette.sea} />
      <Land view={view} size={size} palette={palette} />
      {marks.map((mark) => (
        <Beacon key={mark.key} mark={mark} at={pixelOf(mark, view, size)} palette={palette} strength={strength} />
      ))}
      {shown.here && <Picture href={HERE_MARK} size={HERE_MARK_SIZE} at={pixelOf(shown.here, view, size)} />}
    </svg>
  )
}

/** Nearer than this its outline is too coarse to say what is land. */
const NEAREST = 6
const HATCH = 2.5
/** A file of its own, which takes its colours from what uses it. */
const LAND = `${land}#land`
/** The side of the square that holds the world, in the units of the outline. */
const LAND_SIZE = 512

function Land({ view, size, palette }: { view: View; size: Size; palette: Palette }) {
  const id = useId()
  if (view.zoom > NEAREST) return <rect width="100%" height="100%" fill={palette.land} />
  const world = worldSize(view.zoom)
  const [left, top] = [size.width / 2 - xOf(view.longitude) * world, size.height / 2 - yOf(view.latitude) * world]
  const scale = world / LAND_SIZE
  const copies = [-1, 0, 1].filter((copy) => left + copy * world < size.width && left + (copy + 1) * world > 0)
  return (
    <>
      <defs>
        {/* The shapes reach a little beyond the edges of the world, where there is no coast. */}
        <clipPath id={`${id}edge`}>
          <rect width={LAND_SIZE} height={LAND_SIZE} />
        </clipPath>
        <pattern
          id={`${id}hatch`}
          width={HATCH}
          height={HATCH}
          patternUnits="userSpaceOnUse"
          patternTransform={`scale(${1 / scale})`}
        >
          <rect width={HATCH} height=".75" fill={palette.engraving} />
        </pattern>
      </defs>
      {copies.map((copy) => (
        <g
          key={copy}
          transform={`translate(${left + copy * world} ${top}) scale(${scale})`}
          clipPath={`url(#${id}edge)`}
        >
          <use href={LAND} fill={palette.land} stroke={palette.coast} strokeWidth={0.7} />
          <use href={LAND} fill={`url(#${id}hatch)`} />
        </g>
      ))}
    </>
  )
}

interface BeaconProps {
  mark: Mark
  at: { x: number; y: number }
  palette: Palette
  strength: number
}

function Beacon({ mark, at: { x, y }, palette, strength }: BeaconProps) {
  const sum = isSum(mark)
  const offset = travelMarkOffset(mark)
  const disc = sum ? { fill: sumFill(palette) } : { fill: FOIL_FILL, fillOpacity: FILL * strength }
  const ring = { stroke: FOIL, strokeOpacity: 0.04 + 0.96 * strength, strokeWidth: 1.25 }
  return (
    <>
      {mark.count > 0 && (
        <>
          {sum && <circle cx={x} cy={y} r={mark.radius + RING + 0.5} fill="none" stroke={FOIL} strokeOpacity={0.38} />}
          <circle cx={x} cy={y} r={mark.radius + 0.6} {...disc} {...ring} />
          {hasNumber(mark) ? (
            <text x={x} y={y} fill={INK}>
              {mark.count}
            </text>
          ) : (
            <circle cx={x} cy={y} r={2.2} fill={FOIL} />
          )}
        </>
      )}
      {mark.isVisited && <Picture href={TRAVEL_MARK} size={TRAVEL_MARK_SIZE} at={{ x: x + offset, y: y - offset }} />}
    </>
  )
}

const Picture = ({ href, size, at }: { href: string; size: number; at: { x: number; y: number } }) => (
  <image href={href} x={at.x - size / 2} y={at.y - size / 2} width={size} height={size} />
)
