// What all pictures have in common before they are scaled: which formats are read, how large they are, what is refused.
import sharp, { type Sharp } from 'sharp'
import { rgbaToThumbHash } from 'thumbhash'
import { damaged, FlawedPicture } from './flaw.ts'
import type { Size } from './portrait-crop.ts'

/** Behind what is transparent: the paper of the light theme. */
export const GROUND = '#f3ede2'
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
  if (picture.length === 0) throw new FlawedPicture('kind', NO_PICTURE)
  const { autoOrient } = await explained(picture, sharp(picture, { limitInputPixels: false }).metadata())
  if (autoOrient.width * autoOrient.height > mostMegapixels * 1_000_000)
    throw new FlawedPicture(
      'too_many_pixels',
      `This photo has more than ${mostMegapixels} million pixels. Save it smaller and select that.`,
    )
  return autoOrient
}

/** How much of a picture has to be there: a JPEG that was cut short is shown as far as it goes. */
type Strictness = 'error' | 'none'

/** As it lies, rows one after the other. */
const open = (picture: Uint8Array, mostMegapixels: number, failOn: Strictness): Sharp =>
  sharp(picture, { failOn, sequentialRead: true, limitInputPixels: mostMegapixels * 1e6 })

/** By EXIF's orientation. */
const TURNS: Record<number, number> = { 3: 180, 6: 90, 8: 270 }

/**
 * Calls `read` with what begins reading the picture upright, any number of times. One that was taken on its side is decoded
 * here once: turned while it is read, it would be in memory twice. Throws a refusal, as all here, for what goes wrong.
 */
export const reopen = <Made>(
  picture: Uint8Array,
  mostMegapixels: number,
  read: (begin: () => Sharp) => Promise<Made>,
) =>
  asFarAsItGoes(picture, async (failOn) => {
    const { orientation = 1 } = await sharp(picture, { limitInputPixels: false }).metadata()
    const turn = TURNS[orientation]
    if (!turn) return read(() => open(picture, mostMegapixels, failOn).autoOrient().flatten({ background: GROUND }))
    const { pixels, raw } = await toPixels(open(picture, mostMegapixels, failOn))
    return read(() => sharp(pixels, { raw }).rotate(turn))
  })

/** Throws a refusal, with the sentence to show, for whatever goes wrong while the picture is read. */
export const explained = <Made>(picture: Uint8Array, made: Promise<Made>): Promise<Made> =>
  made.catch((error: unknown) => {
    throw explain(picture, error)
  })

type Scale = (upright: Sharp) => Sharp

/** Upright, scaled as `scale` says. */
export const decode = (picture: Uint8Array, mostMegapixels: number, scale: Scale) =>
  explained(picture, toPixels(scale(open(picture, mostMegapixels, 'error').autoOrient())))

/** The same, of a JPEG that lacks its last rows what there is: whoever sent it may have no other. */
export const decodeWhatIsThere = (picture: Uint8Array, mostMegapixels: number, scale: Scale) =>
  asFarAsItGoes(picture, (failOn) => toPixels(scale(open(picture, mostMegapixels, failOn).autoOrient())))

const asFarAsItGoes = <Made>(picture: Uint8Array, read: (failOn: Strictness) => Promise<Made>): Promise<Made> =>
  explained(
    picture,
    read('error').catch(async (error: unknown) => {
      if (!isCutShort(error) || !(await hasMostRows(picture))) throw error
      return read('none')
    }),
  )

const isCutShort = (error: unknown) => error instanceof Error && error.message.includes('premature end of JPEG image')

/** Rows in the small picture by which that is judged. */
const JUDGED = 64
/** What stands in for rows that are missing. */
const isFiller = (grey: number) => Math.abs(grey - 128) <= 2

/** Of a JPEG that breaks off, whether at least half of it is there. */
async function hasMostRows(picture: Uint8Array) {
  const small = sharp(picture, { failOn: 'none', limitInputPixels: false }).resize(JUDGED, JUDGED, { fit: 'fill' })
  const pixels = await small.removeAlpha().toColourspace('srgb').raw().toBuffer()
  const row = pixels.length / JUDGED
  const lastSeen = pixels.findLastIndex((value) => !isFiller(value))
  return lastSeen >= (JUDGED / 2) * row
}

async function toPixels(opened: Sharp): Promise<Decoded> {
  const { data, info } = await opened
    .flatten({ background: GROUND })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
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

/** Only the message of libvips's error says whether it knows the format. */
function explain(picture: Uint8Array, error: unknown) {
  if (error instanceof FlawedPicture) return error
  if (isBmp(picture))
    return new FlawedPicture('kind', 'BMP photos cannot be read here. Save this one as JPEG and select that.')
  const isUnknown = error instanceof Error && error.message.includes('unsupported image format')
  return isUnknown ? new FlawedPicture('kind', NO_PICTURE) : damaged()
}

/** Some have them, and the decoder does not know them. */
const isBmp = (picture: Uint8Array) => /^BM.{4}\0{4}/s.test(Buffer.from(picture.subarray(0, 12)).toString('latin1'))
