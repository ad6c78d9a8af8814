// Pictures made on the spot that are as hard as photographs: sky, hills of 1/f noise, things with edges, grass, grain.
import sharp from 'sharp'

const WIDTH = 1_600
const HEIGHT = 1_200

type Random = () => number

/** Numbers from 0 to 1, the same for each seed. */
function randomFrom(seed: number): Random {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

/** A picture in sRGB; the same seed gives the same pixels. */
export async function makePicture(seed: number, width = WIDTH, height = HEIGHT) {
  const random = randomFrom(seed)
  const hills = fractalNoise({ width, height, cell: width / 5, octaves: 6, fall: 0.55 }, random)
  const grass = fractalNoise({ width, height, cell: 24, octaves: 4, fall: 0.8 }, random)
  const horizon = height * (0.35 + 0.2 * random())
  const things = Array.from({ length: 9 }, () => makeThing(width, height, horizon, random))
  const pixels = new Uint8ClampedArray(width * height * 3)
  for (let at = 0; at < width * height; at++) {
    const [x, y] = [at % width, Math.floor(at / width)]
    const [hill, blade] = [hills[at] ?? 0, grass[at] ?? 0]
    const isSky = y - horizon < hill * height * 0.12
    let colour = isSky ? skyAt(y / height, hill) : meadow(hill, blade)
    for (const thing of things) colour = shade(thing, x, y, blade) ?? colour
    const grain = (random() + random() + random() - 1.5) * 5
    for (const [channel, value] of colour.entries()) pixels[3 * at + channel] = Math.floor(value + grain)
  }
  const { data, info } = await sharp(pixels, { raw: { width, height, channels: 3 } })
    .blur(0.6)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { pixels: data, raw: { width: info.width, height: info.height, channels: 3 as const } }
}

type Colour = [number, number, number]

const skyAt = (height: number, hill: number): Colour => [
  120 + 60 * height + 14 * hill,
  150 + 50 * height + 14 * hill,
  205 + 20 * hill,
]
const meadow = (hill: number, blade: number): Colour => [
  70 + 60 * hill + 46 * blade,
  90 + 60 * hill + 52 * blade,
  50 + 30 * hill + 30 * blade,
]

interface Thing {
  x: number
  y: number
  radius: number
  colour: Colour
  texture: number
  isSquare: boolean
}

const makeThing = (width: number, height: number, horizon: number, random: Random): Thing => ({
  x: random() * width,
  y: horizon + random() * (height - horizon),
  radius: (0.03 + 0.1 * random()) * width,
  colour: [random() * 200 + 20, random() * 200 + 20, random() * 200 + 20],
  texture: random() * 40,
  isSquare: random() < 0.5,
})

/** The thing's colour at a place, lit from the left; null beside it. */
function shade(thing: Thing, x: number, y: number, blade: number): Colour | null {
  const [u, v] = [(x - thing.x) / thing.radius, (y - thing.y) / thing.radius]
  const distance = thing.isSquare ? Math.max(Math.abs(u), Math.abs(v)) : Math.hypot(u, v)
  if (distance >= 1) return null
  const light = 0.65 + 0.35 * Math.sqrt(1 - distance * distance) - 0.2 * u
  const [red, green, blue] = thing.colour
  const texture = thing.texture * blade
  return [red * light + texture, green * light + texture, blue * light + texture]
}

interface Noise {
  width: number
  height: number
  /** Pixels of the coarsest octave. */
  cell: number
  octaves: number
  /** What each octave has of the one before. */
  fall: number
}

function fractalNoise({ width, height, cell, octaves, fall }: Noise, random: Random) {
  const noise = new Float32Array(width * height)
  for (let octave = 0; octave < octaves; octave++) {
    const lattice = Float32Array.from({ length: 65 * 65 }, random)
    addOctave(noise, width, lattice, cell / 2 ** octave, fall ** octave)
  }
  return noise
}

const smooth = (share: number) => share * share * (3 - 2 * share)

/** Values between those of a lattice of 64 × 64 that repeats itself. */
function addOctave(noise: Float32Array, width: number, lattice: Float32Array, cell: number, height: number) {
  const between = (row: number, x: number, share: number) => {
    const left = lattice[row + x] ?? 0
    return left + share * ((lattice[row + x + 1] ?? 0) - left)
  }
  for (const at of noise.keys()) {
    const [u, v] = [(at % width) / cell, Math.floor(at / width) / cell]
    const [i, j] = [Math.floor(u), Math.floor(v)]
    const upper = between((j % 64) * 65, i % 64, smooth(u - i))
    const lower = between(((j + 1) % 64) * 65, i % 64, smooth(u - i))
    noise[at] = (noise[at] ?? 0) + height * (upper + smooth(v - j) * (lower - upper) - 0.5)
  }
}
