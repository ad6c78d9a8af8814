// Pictures that bear no mark of the installation, each made from its number: cut, scaled, turned, toned, recoded, marked with another key.

import { ATTACKS, type Attack } from '@aerie/watermark/reading/attacks.fixture'
import { markedJpeg, toJpeg } from '@aerie/watermark/reading/marked-photo.fixture'
import sharp, { type Sharp } from 'sharp'
import { openPicture, PHOTOGRAPHS, photographFile } from './pictures.ts'
import { randomFrom } from './random.ts'
import { makeScene } from './scene.ts'

export interface Origin {
  isPhotograph: boolean
  /** Its number among the photographs. */
  photograph: number
  /** Whether the installation has it, unmarked; else the picture is taken for one that was deleted. */
  isKnown: boolean
}

const DAMAGES: readonly Attack[] = [
  ...Object.values(ATTACKS),
  (picture) => sharp(picture).jpeg({ quality: 5 }).toBuffer(),
  (picture) => sharp(picture).resize(60).png().toBuffer(),
  (picture) => sharp(picture).blur(12).jpeg().toBuffer(),
  (picture) => sharp(picture).threshold(110).png().toBuffer(),
]

/** Every other one is of a photograph; of ten six are unmarked, two are of another installation, two are damaged. */
export async function makeInnocent(number: number): Promise<{ picture: Buffer; origin: Origin }> {
  const random = randomFrom(1_000_000 + number)
  const isPhotograph = number % 2 === 0
  const photograph = Math.floor(random() * PHOTOGRAPHS.length)
  const round = Math.floor(number / 2)
  const origin = { isPhotograph, photograph, isKnown: isPhotograph && round % 4 === 0 }
  const photo = isPhotograph
    ? await openPicture(await vary(photographFile(PHOTOGRAPHS[photograph] ?? ''), random))
    : await openPicture(await makeScene(between(500, 1_100, random), between(400, 900, random), random))
  const quality = 30 + Math.floor(random() * 66)
  const unmarked = await toJpeg(photo, photo.luma, quality)
  if (round % 10 < 6) return { picture: unmarked, origin }
  const secret = Uint8Array.from({ length: 32 }, () => Math.floor(random() * 256))
  const foreign = await markedJpeg(photo, secret, Math.floor(random() * 2 ** 40))
  if (round % 10 < 8) return { picture: foreign, origin }
  const damage = DAMAGES[Math.floor(random() * DAMAGES.length)]
  const whole = random() < 0.3 ? foreign : unmarked
  return { picture: damage ? await damage(whole) : whole, origin }
}

const between = (least: number, most: number, random: () => number) => least + Math.floor((most - least) * random())

/** Of a photograph some part, in some size and position, brighter or darker; one in ten larger than a screen. */
async function vary(file: string, random: () => number): Promise<Sharp> {
  const { width, height } = await sharp(file).metadata()
  const share = random() < 0.3 ? 1 : 0.45 + 0.55 * random()
  const part = { width: Math.round(width * share), height: Math.round(height * share) }
  const left = Math.floor(random() * (width - part.width + 1))
  const top = Math.floor(random() * (height - part.height + 1))
  const side = random() < 0.1 ? between(1_600, 2_200, random) : between(640, 1_360, random)
  const chance = random()
  const degrees = chance < 0.6 ? 0 : chance < 0.75 ? 90 * (1 + Math.floor(random() * 3)) : 10 * random() - 5
  const cut = await sharp(file)
    .extract({ left, top, ...part })
    .resize(side, side, { fit: 'inside' })
    .linear(0.75 + 0.5 * random(), 40 * random() - 20)
    .flop(random() < 0.1)
    .png({ compressionLevel: 1 })
    .toBuffer()
  return sharp(cut)
    .rotate(degrees, { background: '#111' })
    .modulate({ saturation: random() < 0.1 ? 0 : 0.7 + 0.6 * random() })
}
