// Pictures for tests, made on the spot, and a look at what came out.
import { crc32 } from 'node:zlib'
import sharp from 'sharp'

type Colour = [red: number, green: number, blue: number]

/** Both can be printed, so that CMYK holds them. */
export const RED: Colour = [170, 60, 60]
export const BLUE: Colour = [60, 80, 130]

export const plain = (width: number, height: number, [r, g, b] = RED) =>
  sharp({ create: { width, height, channels: 3, background: { r, g, b } } })

/** The left half red, the right half blue. */
export const halved = async (width: number, height: number) =>
  plain(width, height).composite([
    {
      input: await plain(width / 2, height, BLUE)
        .png()
        .toBuffer(),
      left: width / 2,
      top: 0,
    },
  ])

export const noisy = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, background: 'grey', noise: { type: 'gaussian', mean: 128, sigma: 60 } },
  })

/** A PNG that says in its head to be larger than it is. */
export async function claiming(width: number, height: number) {
  const png = await plain(1, 1).png().toBuffer()
  png.writeUInt32BE(width, 16)
  png.writeUInt32BE(height, 20)
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29)
  return png
}

/** A GIF of 64 × 64 that moves, with 10,000 frames: more than are ever shown moving. Each changes one pixel. */
export function endlessGif() {
  const [side, frames] = [64, 10_000]
  const head = Buffer.from('GIF89a\0\0\0\0\x80\0\0', 'latin1')
  for (const at of [6, 8]) head.writeUInt16LE(side, at)
  const colours = Buffer.from([...RED, ...BLUE])
  const forever = Buffer.from('!\xff\x0bNETSCAPE2.0\x03\x01\0\0\0', 'latin1')
  const frame = Buffer.from('21f904000a000000' + '2c000000000100010000' + '02024c0100', 'hex')
  return Buffer.concat([head, colours, forever, ...Array.from({ length: frames }, () => frame), Buffer.from(';')])
}

/** The colour at a place given in shares of the picture. */
export async function colourAt(bytes: Uint8Array, x: number, y: number): Promise<Colour> {
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true })
  const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels
  return [data[at] ?? -1, data[at + 1] ?? -1, data[at + 2] ?? -1]
}

/** How far two colours lie apart in the channel in which they differ most. */
export const distance = (one: Colour, other: Colour) =>
  Math.max(...one.map((value, channel) => Math.abs(value - (other[channel] ?? 0))))

export const describeImage = (bytes: Uint8Array) => sharp(bytes).metadata()
