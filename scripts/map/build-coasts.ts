// Builds web/features/map-layout/coasts.txt, the squares of the world that a coast runs through, from the outline that is there:
// `node scripts/map/build-coasts.ts`, after build-outline.ts. Node 24 has to be there.
import { readFile, writeFile } from 'node:fs/promises'

const OUTLINE = new URL('../../web/features/map-layout/land.svg', import.meta.url)
const TARGET = new URL('../../web/features/map-layout/coasts.txt', import.meta.url)

/** The world's width and height in units of the outline. */
const WIDTH = 512
/** Squares from west to east, as `SIDE` of the map's coasts says them. */
const SIDE = 128

type Spot = readonly [x: number, y: number]

const drawing = / d="([^"]+)"/.exec(await readFile(OUTLINE, 'utf8'))?.[1] ?? ''
const squares = new Set(drawing.split('z').flatMap((ring) => edgesOf(spotsOf(ring)).flatMap(squaresAlong)))
const rows = Array.from({ length: SIDE }, (_, row) => {
  const bits = Array.from({ length: SIDE }, (__, column) => (squares.has(row * SIDE + column) ? '1' : '0')).join('')
  return bits.replace(/.{4}/g, (four) => Number.parseInt(four, 2).toString(16))
})
await writeFile(TARGET, `${rows.join('\n')}\n`)
console.log(`${squares.size} squares`)

/** A ring begins at a place, and goes on in steps. */
function spotsOf(ring: string): Spot[] {
  const numbers = (ring.match(/-?\d+/g) ?? []).map(Number)
  let [x, y] = [0, 0]
  return Array.from({ length: numbers.length / 2 }, (_, at): Spot => {
    x += numbers[2 * at] ?? 0
    y += numbers[2 * at + 1] ?? 0
    return [x, y]
  })
}

/** Where the world is cut there is no coast. */
function edgesOf(ring: readonly Spot[]) {
  const isBeyond = ([x]: Spot) => x <= 0 || x >= WIDTH
  return ring.flatMap((spot, at) => {
    const next = ring[(at + 1) % ring.length] ?? spot
    return isBeyond(spot) && isBeyond(next) ? [] : [[spot, next] as const]
  })
}

function squaresAlong([[x0, y0], [x1, y1]]: readonly [Spot, Spot]) {
  const steps = 2 * Math.max(1, Math.abs(x1 - x0), Math.abs(y1 - y0))
  const squareOf = (units: number) => Math.min(SIDE - 1, Math.max(0, Math.floor((units * SIDE) / WIDTH)))
  return Array.from({ length: steps + 1 }, (_, at) => {
    const share = at / steps
    return squareOf(y0 + (y1 - y0) * share) * SIDE + squareOf(x0 + (x1 - x0) * share)
  })
}
