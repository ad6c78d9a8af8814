// JPEG and PNG files without what tells where, when and with what they were taken; what draws them stays as it is.

/** Anything else is answered as it is. */
export function withoutMetadata(file: Uint8Array): Uint8Array {
  const view = Buffer.from(file.buffer, file.byteOffset, file.byteLength)
  if (view.subarray(0, 3).equals(JPEG)) return joined(partsOfJpeg(view))
  if (view.subarray(0, 8).equals(PNG)) return joined(partsOfPng(view))
  return file
}

const JPEG = Buffer.from([0xff, 0xd8, 0xff])
const PNG = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')

const joined = (parts: Iterable<Buffer>) => Uint8Array.from(Buffer.concat([...parts]))

/** EXIF and XMP, what editors keep (IPTC), comments, and all that programs add; JFIF, the profile and Adobe's word on colours stay. */
const isOfJpeg = (marker: number) =>
  marker === 0xfe || (marker >= 0xe0 && marker <= 0xef && ![0xe0, 0xe2, 0xee].includes(marker))

const START_OF_SCAN = 0xda
const END = 0xd9

/** What follows the end of the picture, such as a film or a second picture, is left out. */
function* partsOfJpeg(file: Buffer): Generator<Buffer> {
  yield file.subarray(0, 2)
  for (let at = 2; at + 4 <= file.length; ) {
    const marker = file[at + 1] ?? 0
    const end = at + 2 + file.readUInt16BE(at + 2)
    if (file[at] !== 0xff || marker === START_OF_SCAN) {
      const last = file.lastIndexOf(Buffer.from([0xff, END]))
      yield file.subarray(at, last > at ? last + 2 : undefined)
      return
    }
    if (!isOfJpeg(marker)) yield file.subarray(at, end)
    at = end
  }
}

const OF_PNG = new Set(['eXIf', 'tEXt', 'zTXt', 'iTXt', 'tIME'])

function* partsOfPng(file: Buffer): Generator<Buffer> {
  yield file.subarray(0, 8)
  for (let at = 8; at + 12 <= file.length; ) {
    const end = at + 12 + file.readUInt32BE(at)
    if (!OF_PNG.has(file.toString('latin1', at + 4, at + 8))) yield file.subarray(at, end)
    at = end
  }
}
