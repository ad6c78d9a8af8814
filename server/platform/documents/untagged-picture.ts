// Pictures within a paper without what tells of where and with what they were taken; what is drawn of them stays as it is.

/** Null for what is no JPEG, PNG or GIF, or breaks off before its picture begins. */
export function withoutTags(picture: Uint8Array): Uint8Array | null {
  const bytes = Buffer.from(picture.buffer, picture.byteOffset, picture.length)
  if (bytes.subarray(0, 3).equals(JPEG)) return untaggedJpeg(bytes)
  if (bytes.subarray(0, 8).equals(PNG)) return untaggedPng(bytes)
  return bytes.subarray(0, 4).equals(GIF) ? bytes : null
}

const JPEG = Buffer.from([0xff, 0xd8, 0xff])
const PNG = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
const GIF = Buffer.from('GIF8')

const SCAN = 0xda
/** What decoders need: JFIF, colour profiles, and how Adobe's programs store colours. */
const KEPT_SEGMENTS: ReadonlySet<number> = new Set([0xe0, 0xe2, 0xee])
const isTag = (marker: number) => marker === 0xfe || (marker >= 0xe0 && marker <= 0xef && !KEPT_SEGMENTS.has(marker))

/** What follows its end is left out as well: phones put a second picture there, with tags of its own. */
function untaggedJpeg(bytes: Buffer) {
  const kept = [bytes.subarray(0, 2)]
  for (let at = 2; at + 4 <= bytes.length; ) {
    const marker = bytes[at + 1] ?? 0
    if (bytes[at] !== 0xff) return null
    if (marker === SCAN) {
      const end = bytes.lastIndexOf(END_OF_JPEG, secondPictureIn(bytes, at))
      return Buffer.concat([...kept, bytes.subarray(at, end > at ? end + 2 : bytes.length)])
    }
    const length = bytes.readUInt16BE(at + 2) + 2
    if (!isTag(marker)) kept.push(bytes.subarray(at, at + length))
    at += length
  }
  return null
}

const END_OF_JPEG = Buffer.from([0xff, 0xd9])

/** Within its own data no marker of a beginning can stand. */
function secondPictureIn(bytes: Buffer, from: number) {
  const found = bytes.indexOf(JPEG, from)
  return found === -1 ? bytes.length : found
}

const KEPT_CHUNKS: ReadonlySet<string> = new Set([
  ...['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'sBIT', 'pHYs', 'bKGD'],
])

function untaggedPng(bytes: Buffer) {
  const kept = [bytes.subarray(0, 8)]
  for (let at = 8; at + 12 <= bytes.length; ) {
    const end = at + 12 + bytes.readUInt32BE(at)
    const name = bytes.toString('latin1', at + 4, at + 8)
    if (KEPT_CHUNKS.has(name)) kept.push(bytes.subarray(at, end))
    if (name === 'IEND') return Buffer.concat(kept)
    at = end
  }
  return null
}
