// Web Mercator, the projection of every map here: the world as a square whose sides are 1.

export interface Spot {
  /** In degrees. */
  latitude: number
  longitude: number
}

/** From 0 at 180° W to 1; beyond 1 where a longitude is beyond 180. */
export const xOf = (longitude: number) => longitude / 360 + 0.5

const NORTHERNMOST = 85.0511

/** From 0 in the north to 1. */
export function yOf(latitude: number) {
  const sine = Math.sin((Math.max(-NORTHERNMOST, Math.min(NORTHERNMOST, latitude)) * Math.PI) / 180)
  return 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)
}

export const longitudeOf = (x: number) => (x - 0.5) * 360

export const latitudeOf = (y: number) => (Math.atan(Math.exp((0.5 - y) * 2 * Math.PI)) * 360) / Math.PI - 90

/** Of the world in pixels; zooms are counted as Google counts them. */
export const worldSize = (zoom: number) => 256 * 2 ** zoom

/** From one x to another by the shorter way round the world: eastwards above 0. */
export const wayTo = (from: number, to: number) => to - from - Math.round(to - from)
