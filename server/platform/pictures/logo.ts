// Makes of a picture or a drawing what is shown of a logo: drawn once, cut to what is seen, without anything else of the file.
import type { LogoGround } from '@aerie/contract/logo'
import sharp, { type Sharp } from 'sharp'
import { beginsAsDrawing } from '../documents/drawings.ts'
import { explained, measure } from './decoding.ts'
import { cleanDrawing } from './drawing.ts'
import { FlawedPicture } from './flaw.ts'
import { encodeLogo, LARGEST_SIDE, type LogoFile } from './logo-files.ts'
import { groundOf, type LogoPixels } from './logo-ground.ts'

export interface LogoPictures {
  /** In pixels, of the large one. */
  width: number
  height: number
  ground: LogoGround
  files: LogoFile[]
}

const MOST_MEGAPIXELS = 39
/** The long side for each of the short one. */
const LONGEST = 8
/** Dots per inch at which a drawing has the size it says, and the most that can be asked for. */
const USUAL_DENSITY = 72
const MOST_DENSITY = 100_000
/** Of 255: what covers less than this is not seen. */
const FAINT = 8
const HEAD_BYTES = 65_536

const NOT_DRAWN =
  'This drawing cannot be drawn here. Save it as a plain SVG with a width and a height, or as a PNG, and select that.'
const NOTHING_SEEN = 'Nothing can be seen on this picture. Please select another one.'
const TOO_LONG = `This picture is more than ${LONGEST} times as long as it is high. Please select another one.`
const TOO_TALL = `This picture is more than ${LONGEST} times as high as it is wide. Please select another one.`

/** Throws a refusal with the sentence to show when the file is no picture, or none that a logo can be made of. */
export async function makeLogo(file: Uint8Array): Promise<LogoPictures> {
  const seen = await cutToSeen(isDrawing(file) ? await draw(file) : await scale(file))
  const { width, height } = seen
  if (Math.max(width, height) > LONGEST * Math.min(width, height))
    throw new FlawedPicture('kind', width > height ? TOO_LONG : TOO_TALL)
  const ground = groundOf(seen)
  return { width, height, ground, files: await encodeLogo(seen, ground) }
}

const isDrawing = (file: Uint8Array) => beginsAsDrawing(new TextDecoder().decode(file.subarray(0, HEAD_BYTES)))

const INSIDE = { width: LARGEST_SIDE, height: LARGEST_SIDE, fit: 'inside' } as const

/** As large as it is shown at most, whatever size it says. */
async function draw(file: Uint8Array): Promise<Sharp> {
  const drawing = await cleanDrawing(file)
  const loader = { operation: ['VipsForeignLoadSvg'] }
  sharp.unblock(loader)
  try {
    const { width, height } = await sharp(drawing, { limitInputPixels: false }).metadata()
    const density = (USUAL_DENSITY * LARGEST_SIDE) / Math.max(width, height)
    const opened = sharp(drawing, {
      density: Math.max(1, Math.min(MOST_DENSITY, density)),
      limitInputPixels: MOST_MEGAPIXELS * 1e6,
    })
    return sharp(await opened.resize(INSIDE).png().toBuffer())
  } catch {
    throw new FlawedPicture('damaged', NOT_DRAWN)
  } finally {
    // No picture that is sent elsewhere is ever read as a drawing.
    sharp.block(loader)
  }
}

async function scale(file: Uint8Array): Promise<Sharp> {
  await measure(file, MOST_MEGAPIXELS)
  const opened = sharp(file, { failOn: 'error', limitInputPixels: MOST_MEGAPIXELS * 1e6 })
  // Twice as large as it is shown: what is seen of it may be half.
  const room = { width: 2 * LARGEST_SIDE, height: 2 * LARGEST_SIDE, fit: 'inside', withoutEnlargement: true } as const
  const scaled = opened.autoOrient().resize(room).toColourspace('srgb').png({ compressionLevel: 1 })
  return sharp(await explained(file, scaled.toBuffer()))
}

/** Without the empty margin that a transparent picture may have. */
async function cutToSeen(drawn: Sharp): Promise<LogoPixels> {
  const { pixels, ...size } = await toPixels(drawn.ensureAlpha())
  const box = boxOf({ pixels, ...size })
  if (!box) throw new FlawedPicture('kind', NOTHING_SEEN)
  const whole = sharp(pixels, { raw: { ...size, channels: 4 } })
  return toPixels(whole.extract(box).resize({ ...INSIDE, withoutEnlargement: true }))
}

async function toPixels(picture: Sharp): Promise<LogoPixels> {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true })
  return { pixels: data, width: info.width, height: info.height }
}

/** Around every pixel of which something is seen; null where nothing is. */
function boxOf({ pixels, width, height }: LogoPixels) {
  let [left, right, top, bottom] = [width, -1, height, -1]
  for (let index = 0; index < width * height; index++) {
    if ((pixels[index * 4 + 3] ?? 0) < FAINT) continue
    const x = index % width
    const y = (index - x) / width
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
  }
  return right < 0 ? null : { left, top, width: right - left + 1, height: bottom - top + 1 }
}
