// Photos as iPhones keep them, turned into what everything else here reads; where the decoder was not installed, refused.
import sharp from 'sharp'
import { Refusal } from '../errors.ts'
import { DAMAGED } from './decoding.ts'

/** Decoded as a whole: 24 million pixels take some 380 MB. */
const MOST_MEGAPIXELS = 24.5
const QUALITY = 95
/** The largest a profile can be that fits into one segment of a JPEG, in bytes. */
const LARGEST_PROFILE = 65_519

const DECODER = 'libheif-js/wasm-bundle.js'
const NOT_READ = 'HEIC photos cannot be read here. Save this one as JPEG and select that.'
const TOO_LARGE = `This HEIC photo has more than ${Math.floor(MOST_MEGAPIXELS)} million pixels. Save it as JPEG and select that.`

export const isHeic = (picture: Uint8Array) =>
  /^.{4}ftyp(?:hei[cmsx]|hev[cmsx]|mif1|msf1)/s.test(Buffer.from(picture.subarray(0, 12)).toString('latin1'))

/** Whether this installation has the decoder, which is optional. */
export function readsHeic() {
  try {
    import.meta.resolve(DECODER)
    return true
  } catch {
    return false
  }
}

/** A JPEG of the same size, upright, with the same colours. Refuses what cannot be read with the sentence to show. */
export async function heicToJpeg(picture: Uint8Array): Promise<Uint8Array> {
  const { width, height, compression, icc } = await sharp(picture, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw refuse(readsHeic() ? DAMAGED : NOT_READ)
    })
  if (compression === 'av1') return picture
  if (width * height > MOST_MEGAPIXELS * 1e6) throw refuse(TOO_LARGE)
  const { data, ...size } = await decode(picture)
  const jpeg = await sharp(data, { raw: { ...size, channels: 4 } })
    .removeAlpha()
    .jpeg({ quality: QUALITY, chromaSubsampling: '4:4:4' })
    .toBuffer()
  return icc && icc.length <= LARGEST_PROFILE ? withProfile(jpeg, icc) : jpeg
}

async function decode(picture: Uint8Array) {
  const { default: heif } = await import('libheif-js/wasm-bundle.js').catch(() => {
    throw refuse(NOT_READ)
  })
  const [image] = new heif.HeifDecoder().decode(picture)
  if (!image) throw refuse(DAMAGED)
  const [width, height] = [image.get_width(), image.get_height()]
  const into = { data: new Uint8ClampedArray(width * height * 4), width, height }
  const drawn = await new Promise((resolve) => image.display(into, resolve))
  image.free()
  if (!drawn) throw refuse(DAMAGED)
  return into
}

/** As one segment after the first marker (ICC.1, annex B.4): what reads it turns the colours into its own. */
function withProfile(jpeg: Buffer, profile: Buffer) {
  const head = Buffer.from([0xff, 0xe2, 0, 0])
  const name = Buffer.from('ICC_PROFILE\0\x01\x01', 'latin1')
  head.writeUInt16BE(2 + name.length + profile.length, 2)
  return Buffer.concat([jpeg.subarray(0, 2), head, name, profile, jpeg.subarray(2)])
}

const refuse = (sentence: string) => new Refusal('not_valid', sentence)
