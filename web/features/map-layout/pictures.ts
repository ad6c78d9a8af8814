// Three markers that are pictures: a plane in a ring where somebody travels to, the leaf of a calendar where brothers meet, and a cross hair for where the viewer is.
import { GATHERING, INK, MARKER_GROUND, TRAVEL } from './palette.ts'

/** In pixels, both ways. */
export const TRAVEL_MARKER_SIZE = 20
export const GATHERING_MARKER_SIZE = 20
export const HERE_MARKER_SIZE = 28

const PLANE =
  'M17.8 19.2 16 11l3.5-3.5C21 6 21.5 4 21 3c-1-.5-3 0-4.5 1.5L13 8 4.8 6.2c-.5-.1-.9.1-1.1.5l-.3.5c-.2.5-.1 1 .3 1.3L9 12l-2 3H4l-1 1 3 2 2 3 1-1v-3l3-2 3.5 5.3c.3.4.8.5 1.3.3l.5-.2c.4-.3.6-.7.5-1.2z'

/** Drawn so many times as large, for screens of any density. */
export const PICTURE_DENSITY = 4

const picture = (size: number, drawing: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="${size * PICTURE_DENSITY}" height="${size * PICTURE_DENSITY}" viewBox="0 0 ${2 * size} ${2 * size}">${drawing}</svg>`)}`

export const TRAVEL_MARKER = picture(
  TRAVEL_MARKER_SIZE,
  `<circle cx="20" cy="20" r="18" fill="${MARKER_GROUND}" fill-opacity=".88" stroke="${TRAVEL}" stroke-width="2.5"/><path d="${PLANE}" transform="translate(9.2 9.2) scale(.9)" fill="${TRAVEL}"/>`,
)
export const GATHERING_MARKER = picture(
  GATHERING_MARKER_SIZE,
  `<rect x="3" y="3" width="34" height="34" rx="7" fill="${MARKER_GROUND}" fill-opacity=".88" stroke="${GATHERING}" stroke-width="2.5"/><path d="M15 8v6M25 8v6M10 18h20M10 12h20v19H10zM20 22v5M17.5 24.5h5" fill="none" stroke="${GATHERING}" stroke-width="2.5"/>`,
)
export const HERE_MARKER = picture(
  HERE_MARKER_SIZE,
  `<g stroke="${INK}"><path d="M28 2v14M28 40v14M2 28h14M40 28h14" stroke-width="2.5"/><circle cx="28" cy="28" r="10" fill="${MARKER_GROUND}" stroke-width="3"/></g>`,
)

/** How far up and to the right of the city the plane stands, in pixels: clear of the disc's middle. */
export const travelMarkerOffset = ({ count, radius }: { count: number; radius: number }) =>
  count === 0 ? 0 : Math.round(radius * 0.7 + TRAVEL_MARKER_SIZE / 4)

/** Where the leaf stands beside the city, in pixels to the right and down: clear of the disc's middle and of the plane. */
export function gatheringMarkerOffset(marker: { count: number; radius: number; isVisited: boolean }) {
  if (marker.count === 0) return { right: marker.isVisited ? -GATHERING_MARKER_SIZE : 0, down: 0 }
  const offset = travelMarkerOffset(marker)
  return { right: -offset, down: -offset }
}
