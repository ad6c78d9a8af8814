// What happens to a picture on its way through messengers, screens and editors, and what somebody may do to be rid of a mark.
import sharp, { type Sharp } from 'sharp'

export type Attack = (jpeg: Buffer) => Promise<Buffer>

const open = (picture: Buffer) => sharp(picture)
const jpeg = (quality: number) => (picture: Sharp) => picture.jpeg({ quality })
const png = (picture: Sharp) => picture.png({ compressionLevel: 1 })

const sizeOf = async (picture: Buffer) => {
  const { width, height } = await open(picture).metadata()
  return { width, height }
}

/** Numbers from 0 to 1, the same for the same bytes. */
function randomFor(picture: Buffer) {
  let state = Math.imul(picture.length, 2_654_435_761) >>> 0
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

const edited =
  (edit: (picture: Sharp) => Sharp, encode = jpeg(85)): Attack =>
  (picture) =>
    encode(edit(open(picture))).toBuffer()

const recoded = (encode: (picture: Sharp) => Sharp): Attack => edited((picture) => picture, encode)

const scaled =
  (across: number, encode = png, down = across): Attack =>
  async (picture) => {
    const { width, height } = await sizeOf(picture)
    const size = { width: Math.max(16, Math.round(width * across)), height: Math.max(16, Math.round(height * down)) }
    return encode(open(picture).resize({ ...size, fit: 'fill', fastShrinkOnLoad: false })).toBuffer()
  }

/** Scaled to fit a square, as messengers do. */
const fitted = (side: number, quality: number): Attack =>
  edited((picture) => picture.resize(side, side, { fit: 'inside', withoutEnlargement: true }), jpeg(quality))

const asWideAs = (width: number, quality: number): Attack =>
  edited((picture) => picture.resize({ width, withoutEnlargement: true }), jpeg(quality))

/** That share of the area is gone, somewhere. */
const cropped =
  (share: number, encode = jpeg(85)): Attack =>
  async (picture) => {
    const random = randomFor(picture)
    const full = await sizeOf(picture)
    const [width, height] = [full.width, full.height].map((side) => Math.round(side * Math.sqrt(1 - share))) as [
      number,
      number,
    ]
    const left = Math.floor(random() * (full.width - width + 1))
    const top = Math.floor(random() * (full.height - height + 1))
    return encode(open(picture).extract({ left, top, width, height })).toBuffer()
  }

/** The black corners cut away. */
const turned =
  (degrees: number, quality: number): Attack =>
  async (picture) => {
    const { width, height } = await sizeOf(picture)
    const whole = await png(open(picture).rotate(degrees, { background: '#000' })).toBuffer()
    const around = await sizeOf(whole)
    const sine = Math.sin((Math.abs(degrees) * Math.PI) / 180) * 1.05
    const cut = { width: Math.floor(width - height * sine) - 2, height: Math.floor(height - width * sine) - 2 }
    const place = { left: (around.width - cut.width) >> 1, top: (around.height - cut.height) >> 1 }
    return open(whole)
      .extract({ ...place, ...cut })
      .jpeg({ quality })
      .toBuffer()
  }

const noisy =
  (sigma: number, quality: number): Attack =>
  async (picture) => {
    const random = randomFor(picture)
    const { data, info } = await open(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })
    const pixels = new Uint8ClampedArray(data.buffer, data.byteOffset, data.length)
    for (let at = 0; at < pixels.length; at++) {
      const normal = (random() + random() + random() + random() - 2) * 1.732
      pixels[at] = Math.round((pixels[at] ?? 0) + normal * sigma)
    }
    return sharp(data, { raw: info }).jpeg({ quality }).toBuffer()
  }

const shownOnScreen: Attack = async (picture) => {
  const { width } = await sizeOf(picture)
  const shown = Math.min(1_273, Math.round(width * 0.873))
  return png(open(picture).resize({ width: shown, kernel: 'cubic', fastShrinkOnLoad: false })).toBuffer()
}

const TOOLBAR = `<svg width="1000" height="80"><rect width="1000" height="80" fill="#1c1c22"/><text x="20" y="50"
  font-size="28" fill="#eee">Media Albums  ·  Founders weekend 2019   ♥ 12   Download</text></svg>`

/** At least as wide as the toolbar. */
const screenshot: Attack = async (picture) => {
  const shown = await shownOnScreen(picture)
  const right = Math.max(97, 1_010 - 211 - (await sizeOf(shown)).width)
  return png(
    open(shown)
      .extend({ top: 90, bottom: 140, left: 211, right, background: '#15151a' })
      .composite([{ input: Buffer.from(TOOLBAR), left: 10, top: 5 }]),
  ).toBuffer()
}

const chain =
  (...attacks: readonly Attack[]): Attack =>
  async (picture) => {
    let current = picture
    for (const attack of attacks) current = await attack(current)
    return current
  }

const photographedFromScreen = chain(
  fitted(1_800, 92),
  edited(
    (picture) =>
      picture
        .affine([1, 0.022, -0.018, 0.985], { background: '#202024', interpolator: 'bicubic' })
        .blur(1.1)
        .linear(0.92, 9),
    jpeg(90),
  ),
  noisy(5, 72),
)

const messenger = fitted(1_600, 70)
const share = asWideAs(1_080, 75)

/** The 48 of the design, by the names under which results are listed. */
export const ATTACKS: Readonly<Record<string, Attack>> = {
  none: async (picture) => picture,
  ...Object.fromEntries([90, 75, 60, 50, 40, 30, 20].map((quality) => [`JPEG ${quality}`, recoded(jpeg(quality))])),
  '75 %': scaled(0.75),
  '50 %': scaled(0.5),
  '33 %': scaled(0.3333),
  '75 % + q75': scaled(0.75, jpeg(75)),
  '50 % + q75': scaled(0.5, jpeg(75)),
  '33 % + q75': scaled(0.3333, jpeg(75)),
  '33 % + q50': scaled(0.3333, jpeg(50)),
  '25 % + q50': scaled(0.25, jpeg(50)),
  ...Object.fromEntries([5, 10, 25, 50, 75, 90].map((percent) => [`crop ${percent} %`, cropped(percent / 100)])),
  'crop 25 % + 1080 + q70': chain(cropped(0.25, jpeg(90)), asWideAs(1_080, 70)),
  screenshot: shownOnScreen,
  'screenshot + UI': screenshot,
  'screenshot + UI + q70': chain(screenshot, recoded(jpeg(70))),
  'WebP 75': recoded((picture) => picture.webp({ quality: 75 })),
  'WebP 50': recoded((picture) => picture.webp({ quality: 50 })),
  'AVIF 50': recoded((picture) => picture.avif({ quality: 50, effort: 2 })),
  'brighter by 20 %': edited((picture) => picture.linear(1.2, 0)),
  'contrast 25 %': edited((picture) => picture.linear(1.25, -32)),
  'gamma 1.4': edited((picture) => picture.gamma(1.4, 1)),
  greyscale: edited((picture) => picture.greyscale()),
  'blur 1': edited((picture) => picture.blur(1)),
  'blur 2': edited((picture) => picture.blur(2)),
  'median 3': edited((picture) => picture.median(3)),
  sharpened: edited((picture) => picture.sharpen({ sigma: 1.2 })),
  'noise 8': noisy(8, 85),
  'turned 1°': turned(1, 75),
  'turned 1° with corners': edited((picture) => picture.rotate(1, { background: '#000' }), jpeg(75)),
  'turned −3°': turned(-3, 75),
  mirrored: edited((picture) => picture.flop(), jpeg(75)),
  'aspect 3 %': scaled(0.8, jpeg(75), 0.824),
  WhatsApp: messenger,
  Instagram: share,
  'WhatsApp, Instagram, WhatsApp': chain(messenger, share, fitted(1_600, 60)),
  'crop, WhatsApp, screenshot, q60': chain(cropped(0.1, jpeg(90)), messenger, shownOnScreen, recoded(jpeg(60))),
  'camera, simulated': photographedFromScreen,
}
