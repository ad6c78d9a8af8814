// What all pictures have in common before they are scaled: which formats are read, how large they are, what is refused.
import sharp, { type Sharp } from 'sharp'
import { rgbaToThumbHash } from 'thumbhash'
import { Refusal } from '../errors.ts'
import type { Size } from './portrait-crop.ts'

/** Behind what is transparent: the paper of the light theme. */
const GROUND = '#f3ede2'
const NO_PICTURE = 'Please select an image file.'

// What is none of these is not even looked at: no SVG, no PDF, and no loader of any other format.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif', 'Tiff'].map((format) => `VipsForeignLoad${format}`),
})
sharp.cache(false)
sharp.concurrency(1)

/** Pixels of sRGB without anything else of the picture. */
export interface Decoded {
  pixels: Buffer
  raw: { width: number; height: number; channels: 3 }
}

/** Throws a refusal with the sentence to show when the file is no picture, or none that can be read. */
export async function measure(picture: Uint8Array, mostMegapixels: number): Promise<Size> {
  if (picture.length === 0) throw refuse(NO_PICTURE)
  const { autoOrient, format, compression } = await explained(
    picture,
    sharp(picture, { limitInputPixels: false }).metadata(),
  )
  if (format === 'heif' && compression !== 'av1') throw unknownKind('HEIC')
  if (autoOrient.width * autoOrient.height > mostMegapixels * 1_000_000)
    throw refuse(`This photo has more than ${mostMegapixels} million pixels. Save it smaller and select that.`)
  return autoOrient
}

/** As it lies, rows one after the other. */
const open = (picture: Uint8Array, mostMegapixels: number): Sharp =>
  sharp(picture, { failOn: 'error', sequentialRead: true, limitInputPixels: mostMegapixels * 1e6 })

/** By EXIF's orientation. */
const TURNS: Record<number, number> = { 3: 180, 6: 90, 8: 270 }

/**
 * What begins reading the picture upright, any number of times. One that was taken on its side is decoded here once: turned
 * while it is read, it would be in memory twice.
 */
export async function reopen(picture: Uint8Array, mostMegapixels: number): Promise<() => Sharp> {
  const { orientation = 1 } = await sharp(picture, { limitInputPixels: false }).metadata()
  const turn = TURNS[orientation]
  if (!turn) return () => open(picture, mostMegapixels).autoOrient().flatten({ background: GROUND })
  const { pixels, raw } = await toPixels(picture, open(picture, mostMegapixels))
  return () => sharp(pixels, { raw }).rotate(turn)
}

/** Throws a refusal, with the sentence to show, for whatever goes wrong while the picture is read. */
export const explained = <Made>(picture: Uint8Array, made: Promise<Made>): Promise<Made> =>
  made.catch((error: unknown) => {
    throw explain(picture, error)
  })

/** Upright, scaled as `scale` says. */
export const decode = (picture: Uint8Array, mostMegapixels: number, scale: (upright: Sharp) => Sharp) =>
  toPixels(picture, scale(open(picture, mostMegapixels).autoOrient()))

async function toPixels(picture: Uint8Array, opened: Sharp): Promise<Decoded> {
  const { data, info } = await explained(
    picture,
    opened.flatten({ background: GROUND }).toColourspace('srgb').raw().toBuffer({ resolveWithObject: true }),
  )
  return { pixels: data, raw: { width: info.width, height: info.height, channels: 3 } }
}

/** As WebP in each width once: those larger than the picture are the picture as it is. */
export async function encode<Width extends number>({ pixels, raw }: Decoded, widths: readonly Width[]) {
  const made = new Map<number, Promise<Buffer>>()
  return Promise.all(
    widths.map(async (name) => {
      const width = Math.min(name, raw.width)
      const bytes = made.get(width) ?? sharp(pixels, { raw }).resize(width).webp().toBuffer()
      made.set(width, bytes)
      return { width: name, bytes: await bytes }
    }),
  )
}

/** A thumbhash in base64. */
export async function blur({ pixels, raw }: Decoded, { width, height }: Size) {
  const rgba = await sharp(pixels, { raw }).resize({ width, height, fit: 'fill' }).ensureAlpha().raw().toBuffer()
  return Buffer.from(rgbaToThumbHash(width, height, rgba)).toString('base64')
}

const refuse = (sentence: string) => new Refusal('not_valid', sentence)

const unknownKind = (kind: string) =>
  refuse(`${kind} photos cannot be read here. Save this one as JPEG and select that.`)

/** Only the message of libvips's error says whether it knows the format. */
function explain(picture: Uint8Array, error: unknown) {
  const kind = kindIn(Buffer.from(picture.subarray(0, 12)).toString('latin1'))
  if (kind) return unknownKind(kind)
  const isUnknown = error instanceof Error && error.message.includes('unsupported image format')
  return refuse(isUnknown ? NO_PICTURE : 'This photo is damaged or incomplete. Please select another one.')
}

/** Pictures that people have and the decoder does not know. */
function kindIn(head: string) {
  if (/^.{4}ftyp(?:hei[cmsx]|hev[cmsx]|mif1|msf1)/s.test(head)) return 'HEIC'
  return /^BM.{4}\0{4}/s.test(head) ? 'BMP' : null
}
