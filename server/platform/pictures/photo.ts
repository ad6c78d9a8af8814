// Makes what is shown of a photo: what its view is marked from, and its thumbnails, from one decoding, upright, in sRGB, without metadata.

import type { Animation } from '@aerie/watermark/animation'
import { pictureHash } from '@aerie/watermark/reading/picture-hash'
import { makeRendition, type Rendition, renditionOf } from '@aerie/watermark/rendition'
import sharp from 'sharp'
import type { ToldTime } from '../capture-time/told-time.ts'
import { blur, type Decoded, decodeWhatIsThere, reopen } from './decoding.ts'
import { MOST_MEGAPIXELS, measurePhoto } from './heads.ts'
import { animate } from './moving.ts'
import type { Size } from './portrait-crop.ts'
import { readTaken } from './taken.ts'

const THUMBNAIL_SIZES = [200, 400] as const

export interface PhotoPictures {
  /** In pixels, of the upright original. */
  width: number
  height: number
  /** What copies for viewers are marked from, the long side up to 1600 pixels. */
  rendition: Rendition
  /** WebP, the long side up to each size. */
  thumbs: { size: (typeof THUMBNAIL_SIZES)[number]; bytes: Uint8Array }[]
  /** A thumbhash in base64. */
  hash: string
  /** By which it is found again under a leaked picture. */
  pictureHash: bigint
  /** As the picture says itself; null where it says nothing that can be. */
  taken: ToldTime | null
  isAnimated: boolean
  /** Null where it does not move, or moves too much. */
  animation: Animation | null
}

const LONG_SIDE = 1_600
/** A panorama keeps this height, until it is as long as that. */
const SHORT_SIDE = 480
const LONGEST = 4_800
const BLURRED = 48

/**
 * `original` is the file as it came, which says when the picture was taken. Throws a refusal with the sentence to show
 * when it is no picture, or none that can be read.
 */
export async function makePhoto(picture: Uint8Array, original = picture): Promise<PhotoPictures> {
  const { width, height } = await measurePhoto(picture)
  const about = await sharp(original, { limitInputPixels: false }).metadata()
  const shown = viewSize({ width, height })
  const decoded = await decodeWhatIsThere(picture, MOST_MEGAPIXELS, (upright) =>
    upright.resize({ ...shown, fit: 'fill' }),
  )
  const isAnimated = (about.pages ?? 1) > 1
  const { rendition, canonical } = await renditionOf(decoded.pixels, shown)
  return {
    width,
    height,
    rendition,
    pictureHash: pictureHash(canonical),
    thumbs: await Promise.all(THUMBNAIL_SIZES.map(async (size) => ({ size, bytes: await toThumbnail(decoded, size) }))),
    hash: await blur(decoded, within(shown, BLURRED)),
    taken: await readTaken(about),
    isAnimated,
    animation: isAnimated && original === picture ? await animate(picture) : null,
  }
}

/** A side of a JPEG. */
const LONGEST_SIDE = 65_500

/** From which copies of the whole photo are made; throws likewise. */
export async function makeFullRendition(picture: Uint8Array): Promise<Rendition> {
  const size = await measurePhoto(picture)
  if (Math.max(size.width, size.height) <= LONGEST_SIDE)
    return reopen(picture, MOST_MEGAPIXELS, (begin) => makeRendition(begin, size))
  const shown = within(size, LONGEST_SIDE)
  const { pixels, raw } = await decodeWhatIsThere(picture, MOST_MEGAPIXELS, (upright) =>
    upright.resize({ ...shown, fit: 'fill' }),
  )
  return makeRendition(() => sharp(pixels, { raw }), shown)
}

/** Of what viewers get: never larger than the picture itself. */
export function viewSize({ width, height }: Size): Size {
  const [long, short] = [Math.max(width, height), Math.min(width, height)]
  const usual = LONG_SIDE / long
  const ratio = Math.min(1, Math.max(usual, Math.min(SHORT_SIDE / short, LONGEST / long)))
  return { width: Math.max(1, Math.round(width * ratio)), height: Math.max(1, Math.round(height * ratio)) }
}

function within({ width, height }: Size, long: number): Size {
  const ratio = long / Math.max(width, height)
  return { width: Math.max(1, Math.round(width * ratio)), height: Math.max(1, Math.round(height * ratio)) }
}

const toThumbnail = ({ pixels, raw }: Decoded, size: number) =>
  sharp(pixels, { raw })
    .resize({ width: size, height: size, fit: 'inside', withoutEnlargement: true })
    .webp()
    .toBuffer()
