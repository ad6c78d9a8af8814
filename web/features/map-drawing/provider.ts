// What draws the map, whoever it is: our own map or Google's. All that differs between the two lies behind this.
import type { Marker } from '#features/map-layout/markers.ts'
import type { Spot } from '#features/map-layout/mercator.ts'
import type { Palette } from '#features/map-layout/palette.ts'
import type { Place } from '#features/map-layout/place.ts'
import type { View } from '#features/map-layout/view.ts'

export interface MapProvider {
  /** How a failure names it. */
  name: string
  /** A line to add to a failure. */
  advice?: string
  /** Fetches what it draws with; may be called again after it failed. */
  load(): Promise<void>
  /** Begins with this view and never shows more than one world. */
  open(element: HTMLElement, view: View, room: Room): Promise<MapSurface>
}

/** What a surface tells of, and what it stands in. */
export interface Room {
  /** Fills the screen when asked to. */
  frame: HTMLElement
  palette: Palette
  /** A marker was pressed; or nothing, when the map was pressed beside them all or the info window closed. */
  onPress(marker?: Marker): void
  onZoom(zoom: number): void
  /** Somebody moves it by hand. */
  onMove(): void
  onResize(): void
  /** All there is to see at first is drawn. */
  onDrawn(): void
  onFailure(error: unknown): void
}

/** One map on the page. */
export interface MapSurface {
  zoom(): number
  /** These markers instead of those before, in their order, and where the viewer is. */
  draw(markers: readonly Marker[], here: Spot | undefined): void
  look(view: View, isGliding: boolean): void
  /** Opens the info window over a place, in place of the one before, and brings both into view. */
  open(place: Place, card: HTMLElement): void
  close(): void
  remove(): void
}

/** The browser lacks what the map is drawn with; trying again does not help. */
export class CannotDraw extends Error {}

/** As Google counts: the world is 256 pixels wide at 0, and twice as wide at each that follows. */
export const NEAREST = 12
