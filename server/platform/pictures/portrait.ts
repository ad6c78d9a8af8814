// Makes a portrait of a picture: decoded once, upright, in sRGB, without metadata, as WebP in every size.
import { PORTRAIT_WIDTHS, type PortraitWidth } from '@aerie/contract/avatars'
import sharp from 'sharp'
import { rgbaToThumbHash } from 'thumbhash'
import { Refusal } from '../errors.ts'
import { type Area, planCut, type Size } from './portrait-crop.ts'

export interface Portrait {
  /** WebP, all of 4:5; where the picture is too small for a size, the next smaller one stands in for it. */
  sizes: { width: PortraitWidth; bytes: Uint8Array }[]
  /** A thumbhash in base64. */
  hash: string
}

/** Above what phones make; below what decoding row by row can handle. */
const MOST_MEGAPIXELS = 64
/** Behind what is transparent: the paper of the light theme. */
const GROUND = '#f3ede2'
const NO_PICTURE = 'Please select an image file.'
/** Enough for a thumbhash, which holds no more than seven waves each way. */
const BLURRED = { width: 40, height: 50 }

// What is none of these is not even looked at: no SVG, no PDF, and no loader of any other format.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif', 'Tiff'].map((format) => `VipsForeignLoad${format}`),
})
sharp.cache(false)
sharp.concurrency(1)

/** Throws a refusal with the sentence to show when the file is no picture, or none that can be read. */
export async function makePortrait(picture: Uint8Array, crop: Area | null): Promise<Portrait> {
  if (picture.length === 0) throw refuse(NO_PICTURE)
  const size = await measure(picture)
  const cropped = await decode(picture, planCut(size, crop))
  const [sizes, hash] = await Promise.all([encode(cropped), blur(cropped)])
  return { sizes, hash }
}

/** How large the picture is once it stands upright. */
async function measure(picture: Uint8Array): Promise<Size> {
  const { autoOrient, format, compression } = await sharp(picture, { limitInputPixels: false })
    .metadata()
    .catch((error: unknown) => {
      throw explain(picture, error)
    })
  if (format === 'heif' && compression !== 'av1') throw unknownKind('HEIC')
  if (autoOrient.width * autoOrient.height > MOST_MEGAPIXELS * 1_000_000)
    throw refuse(`This photo has more than ${MOST_MEGAPIXELS} million pixels. Save it smaller and select that.`)
  return autoOrient
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

interface Cropped {
  pixels: Buffer
  raw: { width: number; height: number; channels: 3 }
}

/** Scaling before cutting lets JPEG and WebP be decoded at a fraction of their size; rows come one after the other. */
async function decode(picture: Uint8Array, { scaled, cut }: ReturnType<typeof planCut>): Promise<Cropped> {
  const pixels = await sharp(picture, {
    failOn: 'error',
    sequentialRead: true,
    limitInputPixels: MOST_MEGAPIXELS * 1e6,
  })
    .autoOrient()
    .resize({ ...scaled, fit: 'fill' })
    .extract(cut)
    .flatten({ background: GROUND })
    .toColourspace('srgb')
    .raw()
    .toBuffer()
    .catch((error: unknown) => {
      throw explain(picture, error)
    })
  return { pixels, raw: { width: cut.width, height: cut.height, channels: 3 } }
}

/** Each size once: those larger than the picture are the picture as it is. */
async function encode({ pixels, raw }: Cropped): Promise<Portrait['sizes']> {
  const made = new Map<number, Promise<Buffer>>()
  return Promise.all(
    PORTRAIT_WIDTHS.map(async (name) => {
      const width = Math.min(name, raw.width)
      const bytes = made.get(width) ?? sharp(pixels, { raw }).resize(width).webp().toBuffer()
      made.set(width, bytes)
      return { width: name, bytes: await bytes }
    }),
  )
}

async function blur({ pixels, raw }: Cropped) {
  const { width, height } = BLURRED
  const rgba = await sharp(pixels, { raw }).resize({ width, height, fit: 'fill' }).ensureAlpha().raw().toBuffer()
  return Buffer.from(rgbaToThumbHash(width, height, rgba)).toString('base64')
}
