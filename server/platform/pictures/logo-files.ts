// Encodes a logo in each of its shapes: for pages as it is, and on the ground it needs where nobody here knows the ground.
import type { LogoGround, LogoShape } from '@aerie/contract/logo'
import sharp, { type Sharp } from 'sharp'
import type { LogoPixels } from './logo-ground.ts'
import type { Size } from './portrait-crop.ts'

export interface LogoFile {
  shape: LogoShape
  bytes: Uint8Array
}

/** In pixels, of the large one. */
export const LARGEST_SIDE = 768
const SMALL_SIDE = 256
/** Twice as large as mails show it. */
const MAIL: Size = { width: 480, height: 112 }
const ICON_SIDE = 96
const TOUCH_SIDE = 180
const APP_SIDE = 512
/** Of the height of a picture that has a ground. */
const MARGIN = 0.09
/** Of the side of a square of which a circle may be cut: four fifths of it are seen, and the corners of the logo are to be. */
const MASKED_MARGIN = 0.22

/** As mails and posters have them. */
const GROUNDS = { light: '#fcf9f2', dark: '#12171b' } as const
const NONE = { r: 0, g: 0, b: 0, alpha: 0 }

type Plate = (typeof GROUNDS)['light' | 'dark'] | null

export async function encodeLogo({ pixels, width, height }: LogoPixels, ground: LogoGround): Promise<LogoFile[]> {
  const open = () => sharp(pixels, { raw: { width, height, channels: 4 } })
  const plate: Plate = ground === 'any' ? null : GROUNDS[ground]
  const forPages = (side: number) => within(open(), { width: side, height: side }).webp({ quality: 90 })
  const onPlate = ({ width: across, height: high }: Size) => {
    const margin = plate === null ? 0 : Math.round(high * MARGIN)
    const inner = within(grounded(open(), plate), { width: across - 2 * margin, height: high - 2 * margin })
    return inner.extend({ ...around(margin), background: plate ?? NONE }).png({ palette: true })
  }
  const inSquare = (side: number, behind: Plate, share = MARGIN) => {
    const margin = behind === null ? 0 : Math.round(side * share)
    const background = behind ?? NONE
    const inner = grounded(open(), behind).resize(side - 2 * margin, side - 2 * margin, { fit: 'contain', background })
    return inner.extend({ ...around(margin), background }).png({ palette: true })
  }
  const made = {
    small: forPages(SMALL_SIDE),
    large: forPages(LARGEST_SIDE),
    paper: onPlate({ width: LARGEST_SIDE, height: LARGEST_SIDE }),
    mail: onPlate(MAIL),
    icon: inSquare(ICON_SIDE, plate),
    // Home screens have pictures of all colours.
    touch: inSquare(TOUCH_SIDE, plate ?? GROUNDS.light),
    app: inSquare(APP_SIDE, plate ?? GROUNDS.light),
    maskable: inSquare(APP_SIDE, plate ?? GROUNDS.light, MASKED_MARGIN),
  }
  const entries = Object.entries(made) as [LogoShape, Sharp][]
  return Promise.all(entries.map(async ([shape, picture]) => ({ shape, bytes: await picture.toBuffer() })))
}

const within = (logo: Sharp, size: Size) => logo.resize({ ...size, fit: 'inside', withoutEnlargement: true })

const grounded = (logo: Sharp, plate: Plate) => (plate === null ? logo : logo.flatten({ background: plate }))

const around = (margin: number) => ({ top: margin, bottom: margin, left: margin, right: margin })
