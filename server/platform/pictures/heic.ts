// Photos as iPhones keep them, turned into what everything else here reads; where the decoder was not installed, refused.
import sharp from 'sharp'
import { damaged, FlawedPicture } from './flaw.ts'
import { readsHeic } from './heic-decoder.ts'

/** Decoded as a whole: 24 million pixels take some 380 MB. */
const MOST_MEGAPIXELS = 24.5
const QUALITY = 95
/** The largest a profile can be that fits into one segment of a JPEG, in bytes. */
const LARGEST_PROFILE = 65_519

const NOT_READ = 'HEIC photos cannot be read here. Save this one as JPEG and select that.'
const TOO_LARGE = `This HEIC photo has more than ${Math.floor(MOST_MEGAPIXELS)} million pixels. Save it as JPEG and select that.`

export const isHeic = (picture: Uint8Array) =>
  /^.{4}ftyp(?:hei[cmsx]|hev[cmsx]|mif1|msf1)/s.test(Buffer.from(picture.subarray(0, 12)).toString('latin1'))

/** What its head says; refuses with the sentence to show what cannot be read, or is too large to be decoded as a whole. */
export async function measureHeic(picture: Uint8Array) {
  const head = await sharp(picture, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw readsHeic() ? damaged() : notRead()
    })
  if (head.compression !== 'av1' && head.width * head.height > MOST_MEGAPIXELS * 1e6)
    throw new FlawedPicture('too_many_pixels', TOO_LARGE)
  return head
}

/** A JPEG of the same size, upright, with the same colours. Refuses what cannot be read with the sentence to show. */
export async function heicToJpeg(picture: Uint8Array): Promise<Uint8Array> {
  const { compression, icc } = await measureHeic(picture)
  if (compression === 'av1') return picture
  const jpeg = await sharpOf(await decode(picture))
    // What is optimised, and colours at full size, take the whole picture in memory once more.
    .jpeg({ quality: QUALITY, optimiseCoding: false })
    .toBuffer()
  return icc && icc.length <= LARGEST_PROFILE ? withProfile(jpeg, icc) : jpeg
}

/** RGB, in the decoder's own memory: it has no room for a copy. */
async function decode(picture: Uint8Array) {
  const { default: heif } = await import('libheif-js/wasm-bundle.js').catch(() => {
    throw notRead()
  })
  const [image] = new heif.HeifDecoder().decode(picture)
  const { heif_colorspace_RGB } = heif.heif_colorspace
  const { heif_chroma_interleaved_RGB } = heif.heif_chroma
  const drawn =
    image && (await heif.heif_js_decode_image2(image.handle, heif_colorspace_RGB, heif_chroma_interleaved_RGB))
  const [rows] = drawn?.channels ?? []
  if (!rows) throw damaged()
  return rows
}

/** Rows may be longer than the picture is wide. */
function sharpOf({ data, width, height, stride }: Awaited<ReturnType<typeof decode>>) {
  const pixels = Buffer.from(data.buffer, data.byteOffset, data.byteLength)
  const drawn = sharp(pixels, { raw: { width: Math.floor(stride / 3), height, channels: 3 } })
  return stride === width * 3 ? drawn : drawn.extract({ left: 0, top: 0, width, height })
}

/** As one segment after the first marker (ICC.1, annex B.4): what reads it turns the colours into its own. */
function withProfile(jpeg: Buffer, profile: Buffer) {
  const head = Buffer.from([0xff, 0xe2, 0, 0])
  const name = Buffer.from('ICC_PROFILE\0\x01\x01', 'latin1')
  head.writeUInt16BE(2 + name.length + profile.length, 2)
  return Buffer.concat([jpeg.subarray(0, 2), head, name, profile, jpeg.subarray(2)])
}

const notRead = () => new FlawedPicture('kind', NOT_READ)
