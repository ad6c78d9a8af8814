// What draws the map, whoever it is: our own map or Google's. All that differs between the two lies behind this.
import type { Place } from './place.ts'

export interface MapProvider {
  /** How a failure names it. */
  name: string
  /** A line to add to a failure. */
  advice?: string
  /** Fetches what it draws with; may be called again after it failed. */
  load(): Promise<void>
  open(element: HTMLElement, room: Room): Promise<MapSurface>
}

/** What a surface tells of, and what it stands in. */
export interface Room {
  /** Fills the screen when asked to. */
  frame: HTMLElement
  /** A marker was clicked; or nothing, when the map was clicked beside them all or the info window closed. */
  onPick(place?: Place): void
  onFailure(error: unknown): void
}

/** One map on the page. */
export interface MapSurface {
  /** Marks these places instead of those before; shows them all, unless somebody has moved the map by hand. */
  mark(places: readonly Place[]): void
  /** Opens the info window over a place, in place of the one before, and brings both into view. */
  open(place: Place, card: HTMLElement): void
  close(): void
  remove(): void
}

/** The browser lacks what the map is drawn with; trying again does not help. */
export class CannotDraw extends Error {}

/** As Google counts: the world is 256 pixels wide at 0, and twice as wide at each that follows. */
export const FIRST_VIEW = { zoom: 2, latitude: 20, longitude: 0 }
/** No fitting comes nearer. */
export const NEAREST_FIT = 10

/** In pixels, between the outermost markers and the edges: where there is room, beside the controls in the corners. */
export function marginsOf({ clientWidth, clientHeight }: HTMLElement) {
  const beside = Math.min(64, Math.round(clientWidth / 12))
  return {
    left: beside,
    right: beside,
    top: Math.min(48, Math.round(clientHeight / 8)),
    bottom: Math.min(32, Math.round(clientHeight / 10)),
  }
}
