// Builds web/features/map-layout/land.svg, the outline of the world's land (Natural Earth), from the tiles that are there:
// `node scripts/map/build-outline.ts`. Node 24 has to be there.
import { open, writeFile } from 'node:fs/promises'
import { gunzipSync } from 'node:zlib'
import { HEAD_BYTES, readHead } from '../../server/features/map/tile-file.ts'

const TILES = new URL('../../server/features/map/world.tiles', import.meta.url)
const TARGET = new URL('../../web/features/map-layout/land.svg', import.meta.url)

/** Of a tile, in its own units. */
const EXTENT = 4096
/** Of the outline: the world's width and height in its own units, as `LAND_SIZE` of the drawn world says them. */
const WIDTH = 512
/** How far the outline may be off, and the least an island measures, in its own units. */
const TOLERANCE = 0.7
const LEAST_AREA = 4

/** Commands of a drawing in a tile. */
const BEGIN = 1
const CLOSE = 7

type Spot = readonly [x: number, y: number]

const rings = landRings(await readTile())
  .map((ring) => ring.map(([x, y]): Spot => [(x * WIDTH) / EXTENT, (y * WIDTH) / EXTENT]))
  .filter((ring) => areaOf(ring) > LEAST_AREA)
const path = rings.map((ring) => pathOf(simplify(ring).map(([x, y]): Spot => [Math.round(x), Math.round(y)]))).join('')
await writeFile(
  TARGET,
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${WIDTH}"><path id="land" vector-effect="non-scaling-stroke" d="${path}"/></svg>
`,
)
console.log(`${rings.length} rings, ${path.length} characters`)

/** The one tile that shows the whole world. */
async function readTile() {
  const file = await open(TILES)
  try {
    const head = Buffer.alloc(HEAD_BYTES)
    await file.read(head, 0, HEAD_BYTES, 0)
    const range = readHead(head).find({ z: 0, x: 0, y: 0 })
    if (!range) throw new Error('The tiles have no world')
    const tile = Buffer.alloc(range.length)
    await file.read(tile, 0, range.length, range.offset)
    return gunzipSync(tile)
  } finally {
    await file.close()
  }
}

/** The rings of the layer `land`: the vector tile specification numbers layers 3, their names 1, features 2 and geometry 4. */
function landRings(tile: Uint8Array): Spot[][] {
  const layers = messagesIn(tile, 3).filter((layer) => Buffer.from(messagesIn(layer, 1)[0] ?? []).toString() === 'land')
  return layers.flatMap((layer) => messagesIn(layer, 2).flatMap((feature) => ringsOf(messagesIn(feature, 4)[0])))
}

/** The fields of that number in a protocol buffer, whose length precedes each. */
function messagesIn(buffer: Uint8Array, wanted: number): Uint8Array[] {
  const found: Uint8Array[] = []
  for (let at = 0; at < buffer.length; ) {
    const [key, start] = varint(buffer, at)
    const [value, end] = varint(buffer, start)
    at = (key & 7) === 2 ? end + value : end
    if (key >> 3 === wanted) found.push(buffer.subarray(end, at))
  }
  return found
}

/** A number in groups of seven bits, and where the next thing begins. */
function varint(buffer: Uint8Array, start: number): [value: number, end: number] {
  let [value, at, byte] = [0, start, 0]
  do {
    byte = buffer[at] ?? 0
    value += (byte & 127) * 2 ** (7 * (at - start))
    at++
  } while (byte & 128)
  return [value, at]
}

function numbersIn(buffer: Uint8Array) {
  const numbers: number[] = []
  for (let at = 0; at < buffer.length; ) {
    const [value, end] = varint(buffer, at)
    numbers.push(value)
    at = end
  }
  return numbers
}

/** A drawing: each command says how often it comes; what neither begins a ring nor closes it goes on with it, in steps from where it stands. */
function ringsOf(drawing: Uint8Array = new Uint8Array()): Spot[][] {
  const geometry = numbersIn(drawing)
  const rings: Spot[][] = []
  let [x, y] = [0, 0]
  const unzigzag = (value = 0) => (value >> 1) ^ -(value & 1)
  for (let at = 0; at < geometry.length; ) {
    const command = geometry[at++] ?? 0
    const kind = command & 7
    for (let count = kind === CLOSE ? 0 : command >> 3; count > 0; count--) {
      x += unzigzag(geometry[at++])
      y += unzigzag(geometry[at++])
      if (kind === BEGIN) rings.push([])
      rings.at(-1)?.push([x, y])
    }
  }
  return rings
}

function areaOf(ring: readonly Spot[]) {
  const doubled = ring.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = ring[(at + 1) % ring.length] ?? [x, y]
    return sum + x * nextY - nextX * y
  }, 0)
  return Math.abs(doubled / 2)
}

/** Douglas and Peucker's: leaves out what lies close to the line between its neighbours. */
function simplify(line: readonly Spot[]): Spot[] {
  const [first, last] = [line[0], line.at(-1)]
  if (!first || !last || line.length < 3) return [...line]
  const distances = line.map((spot) => distanceFrom(spot, first, last))
  const farthest = distances.indexOf(Math.max(...distances))
  if ((distances[farthest] ?? 0) <= TOLERANCE) return [first, last]
  return [...simplify(line.slice(0, farthest + 1)).slice(0, -1), ...simplify(line.slice(farthest))]
}

function distanceFrom([x, y]: Spot, [x0, y0]: Spot, [x1, y1]: Spot) {
  const length = Math.hypot(x1 - x0, y1 - y0)
  if (length === 0) return Math.hypot(x - x0, y - y0)
  return Math.abs((x1 - x0) * (y0 - y) - (x0 - x) * (y1 - y0)) / length
}

/** Relative steps are shorter than places. */
function pathOf(ring: readonly Spot[]) {
  let [x, y] = [0, 0]
  const steps = ring.flatMap(([nextX, nextY], at) => {
    const step = [nextX - x, nextY - y]
    ;[x, y] = [nextX, nextY]
    return at > 0 && step[0] === 0 && step[1] === 0 ? [] : [step.join(' ').replace(' -', '-')]
  })
  if (steps.length < 4) return ''
  return `M${steps[0]}l${steps.slice(1).join(' ').replaceAll(' -', '-')}z`
}
