// Made pictures without any grid in them: clouds of all sizes, things with edges, writing, grain.
import sharp, { type Sharp } from 'sharp'

/** Radii of the clouds in pixels, and how far each departs from the mean grey. */
const CLOUDS = [
  [24, 38],
  [6, 20],
  [1.2, 9],
] as const
const THINGS = 12

/** The same numbers, the same picture. */
export async function makeScene(width: number, height: number, random: () => number): Promise<Sharp> {
  const pixels = new Float32Array(width * height).fill(90 + 70 * random())
  for (const [radius, depth] of CLOUDS) {
    const noise = Uint8Array.from(pixels, () => 256 * random())
    const { data } = await sharp(noise, { raw: { width, height, channels: 1 } })
      .blur(radius)
      .normalise({ lower: 0, upper: 100 })
      .extractChannel(0)
      .raw()
      .toBuffer({ resolveWithObject: true })
    const strength = (depth * (0.3 + 1.4 * random())) / 64
    for (let at = 0; at < pixels.length; at++) pixels[at] = (pixels[at] ?? 0) + strength * ((data[at] ?? 128) - 128)
  }
  const grain = 6 * random()
  const tint = [random(), random(), random()].map((part) => 0.7 + 0.6 * part)
  const colours = new Uint8ClampedArray(pixels.length * 3)
  for (let at = 0; at < colours.length; at++)
    colours[at] = (pixels[Math.floor(at / 3)] ?? 0) * (tint[at % 3] ?? 1) + grain * (random() - 0.5)
  const things = Buffer.from(drawThings(width, height, random))
  const whole = sharp(colours, { raw: { width, height, channels: 3 } }).composite([{ input: things }])
  return sharp(await whole.png({ compressionLevel: 1 }).toBuffer())
}

function drawThings(width: number, height: number, random: () => number) {
  const colour = () => `rgb(${[0, 0, 0].map(() => Math.floor(256 * random())).join(',')})`
  const things = Array.from({ length: Math.floor(THINGS * random()) }, () => {
    const [x, y, size] = [width * random(), height * random(), (0.04 + 0.16 * random()) * width]
    const turn = `transform="rotate(${360 * random()} ${x} ${y})" fill="${colour()}" fill-opacity="${0.3 + 0.7 * random()}"`
    const kind = random()
    if (kind < 0.4) return `<rect x="${x}" y="${y}" width="${size}" height="${size * random()}" ${turn}/>`
    if (kind < 0.8) return `<ellipse cx="${x}" cy="${y}" rx="${size}" ry="${size * random()}" ${turn}/>`
    return `<text x="${x}" y="${y}" font-size="${size / 2}" ${turn}>Founders weekend</text>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${things.join('')}</svg>`
}
