// The mark of a city somebody travels to: a small plane in a ring, beside the disc of those who live there.
import { SEA, TRAVEL } from './palette.ts'
import { type Place, radiusOf } from './place.ts'

/** In pixels, both ways. */
export const TRAVEL_MARK_SIZE = 20

const PLANE =
  'M17.8 19.2 16 11l3.5-3.5C21 6 21.5 4 21 3c-1-.5-3 0-4.5 1.5L13 8 4.8 6.2c-.5-.1-.9.1-1.1.5l-.3.5c-.2.5-.1 1 .3 1.3L9 12l-2 3H4l-1 1 3 2 2 3 1-1v-3l3-2 3.5 5.3c.3.4.8.5 1.3.3l.5-.2c.4-.3.6-.7.5-1.2z'

const SVG = `<svg xmlns="http://www.w3.org/2000/svg" width="80" height="80" viewBox="0 0 40 40"><circle cx="20" cy="20" r="18" fill="${SEA}" fill-opacity=".88" stroke="${TRAVEL}" stroke-width="2.5"/><path d="${PLANE}" transform="translate(9.2 9.2) scale(.9)" fill="${TRAVEL}"/></svg>`

/** Drawn four times as large, for screens of any density. */
export const TRAVEL_MARK = `data:image/svg+xml,${encodeURIComponent(SVG)}`
export const TRAVEL_MARK_DENSITY = 4

/** How far up and to the right of the city it stands, in pixels: clear of the disc's middle. */
export const travelMarkOffset = ({ memberCount }: Place) =>
  memberCount === 0 ? 0 : Math.round(radiusOf(memberCount) * 0.7 + TRAVEL_MARK_SIZE / 4)
