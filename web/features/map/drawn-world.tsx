// The world with its markers, drawn by the page itself: stands at once, until the live map takes its place in the same view.
import './drawn-world.css'
import { type MouseEvent, useId, useMemo } from 'react'
import { type MapContent, NEAREST_OUTLINE, viewOfAll } from '#features/map-layout/fit.ts'
import { hasNumber, isSum, type Marker, markersOf, RING, strengthOf } from '#features/map-layout/markers.ts'
import { worldSize, xOf, yOf } from '#features/map-layout/mercator.ts'
import {
  FILL,
  FOIL,
  FOIL_FILL,
  INK,
  type Palette,
  RING_OPACITY,
  rimOpacity,
  sumFill,
} from '#features/map-layout/palette.ts'
import {
  GATHERING_MARKER,
  GATHERING_MARKER_SIZE,
  gatheringMarkerOffset,
  HERE_MARKER,
  HERE_MARKER_SIZE,
  TRAVEL_MARKER,
  TRAVEL_MARKER_SIZE,
  travelMarkerOffset,
} from '#features/map-layout/pictures.ts'
import { markerAt } from '#features/map-layout/pointing.ts'
import { ringNames } from '#features/map-layout/ring-names.ts'
import { beyondWorld, isSmall, pixelOf, type Size, type View } from '#features/map-layout/view.ts'
import { cx } from '#ui/theme/cx.ts'
import land from '../map-layout/land.svg?no-inline'

interface DrawnWorldProps {
  /** Undefined while it is on its way: the world without markers. */
  shown: MapContent | undefined
  size: Size
  palette: Palette
  /** With nothing where no marker is; without it presses go to what lies below. */
  onPress?: ((marker?: Marker) => void) | undefined
}

const NOBODY: MapContent = { places: [], here: undefined, narrowedBy: undefined }

export function DrawnWorld({ shown = NOBODY, size, palette, onPress }: DrawnWorldProps) {
  const view = useMemo(() => viewOfAll(shown, size), [shown, size])
  const markers = useMemo(() => markersOf(shown.places, view.zoom, isSmall(size)), [shown, view, size])
  const press = ({ currentTarget, clientX, clientY }: MouseEvent<SVGElement>) => {
    const { left, top } = currentTarget.getBoundingClientRect()
    onPress?.(markerAt(markers, { x: clientX - left, y: clientY - top }, view, size))
  }
  const strength = strengthOf(markers)
  return (
    <svg
      className={cx('drawn-world', onPress && 'drawn-world-pressable')}
      viewBox={`0 0 ${size.width} ${size.height}`}
      aria-hidden="true"
      onClick={press}
    >
      <rect width="100%" height="100%" fill={palette.sea} />
      <Land view={view} size={size} palette={palette} />
      {markers.map((marker) => (
        <Beacon
          key={marker.key}
          marker={marker}
          at={pixelOf(marker, view, size)}
          palette={palette}
          strength={strength}
        />
      ))}
      {ringNames(markers, view, size).map(({ key, name, x, y, anchor }) => (
        <text
          key={key}
          className="drawn-world-name"
          x={x}
          y={y}
          style={{ textAnchor: anchor }}
          fill={palette.cityName}
          stroke={palette.halo}
        >
          {name}
        </text>
      ))}
      {shown.here && <Picture href={HERE_MARKER} size={HERE_MARKER_SIZE} at={pixelOf(shown.here, view, size)} />}
    </svg>
  )
}

const HATCH = 2.5
/** A file of its own, which takes its colours from what uses it. */
const LAND = `${land}#land`
/** The side of the square that holds the world, in the units of the outline. */
const LAND_SIZE = 512

/** Its coasts, as far as the view shows them, in an svg of that size. */
export function Land({ view, size, palette }: { view: View; size: Size; palette: Palette }) {
  const id = useId()
  if (view.zoom > NEAREST_OUTLINE) return <rect width="100%" height="100%" fill={palette.land} />
  const world = worldSize(view.zoom)
  const [left, top] = [size.width / 2 - xOf(view.longitude) * world, size.height / 2 - yOf(view.latitude) * world]
  const scale = world / LAND_SIZE
  const beyond = beyondWorld(view.zoom, size)
  const copies = [-1, 0, 1].filter((copy) => left + copy * world < size.width && left + (copy + 1) * world > 0)
  return (
    <>
      <defs>
        <clipPath id={`${id}one`}>
          <rect x={beyond} width={size.width - 2 * beyond} height={size.height} />
        </clipPath>
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
      <g clipPath={`url(#${id}one)`}>
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
      </g>
    </>
  )
}

interface BeaconProps {
  marker: Marker
  at: { x: number; y: number }
  palette: Palette
  strength: number
}

function Beacon({ marker, at: { x, y }, palette, strength }: BeaconProps) {
  const sum = isSum(marker)
  const offset = travelMarkerOffset(marker)
  const meeting = gatheringMarkerOffset(marker)
  const disc = sum ? { fill: sumFill(palette) } : { fill: FOIL_FILL, fillOpacity: FILL * strength }
  const ring = { stroke: FOIL, strokeOpacity: rimOpacity(strength), strokeWidth: 1.25 }
  return (
    <>
      {marker.count > 0 && (
        <>
          {sum && (
            <circle
              cx={x}
              cy={y}
              r={marker.radius + RING + 0.5}
              fill="none"
              stroke={FOIL}
              strokeOpacity={RING_OPACITY}
            />
          )}
          <circle cx={x} cy={y} r={marker.radius + 0.6} {...disc} {...ring} />
          {hasNumber(marker) ? (
            <text x={x} y={y} fill={INK}>
              {marker.count}
            </text>
          ) : (
            <circle cx={x} cy={y} r={2.2} fill={FOIL} />
          )}
        </>
      )}
      {marker.isVisited && (
        <Picture href={TRAVEL_MARKER} size={TRAVEL_MARKER_SIZE} at={{ x: x + offset, y: y - offset }} />
      )}
      {marker.hasGathering && (
        <Picture
          href={GATHERING_MARKER}
          size={GATHERING_MARKER_SIZE}
          at={{ x: x + meeting.right, y: y + meeting.down }}
        />
      )}
    </>
  )
}

const Picture = ({ href, size, at }: { href: string; size: number; at: { x: number; y: number } }) => (
  <image href={href} x={at.x - size / 2} y={at.y - size / 2} width={size} height={size} />
)
