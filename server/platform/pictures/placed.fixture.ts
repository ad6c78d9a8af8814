// Pictures that tell where and with what they were taken, in every way that their format has, and a look for any of it.
import { crc32 } from 'node:zlib'
import exifr from 'exifr'
import sharp from 'sharp'
import { noisy } from './picture.fixture.ts'

/** Stands wherever a picture says what took it. */
export const CAMERA = 'Telltale 5000'

const XMP = `<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF
  xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about=""
  xmlns:exif="http://ns.adobe.com/exif/1.0/" exif:GPSLatitude="48,51.5N">${CAMERA}</rdf:Description></rdf:RDF></x:xmpmeta>
  <?xpacket end="w"?>`
const EXIF = {
  IFD0: { Make: CAMERA, Model: CAMERA },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '48/1 51/1 30/1', GPSLongitudeRef: 'E', GPSLongitude: '2/1 17/1 40/1' },
}

const placed = (width: number) => noisy(width, 64).withExif(EXIF).withXmp(XMP)

/** `width`: another picture for each. */
export const PLACED = {
  jpg: (width: number) => placed(width).jpeg().toBuffer(),
  png: async (width: number) => withPngText(await placed(width).png().toBuffer()),
  webp: (width: number) => placed(width).webp().toBuffer(),
  gif: async (width: number) => withGifComment(await noisy(width, 64).gif().toBuffer()),
  svg: async (width: number) => Buffer.from(drawing(await PLACED.jpg(width))),
} as const

function withPngText(png: Buffer) {
  const chunk = Buffer.from(`\0\0\0\0tEXtCamera\0${CAMERA}\0\0\0\0`, 'latin1')
  chunk.writeUInt32BE(chunk.length - 12)
  chunk.writeUInt32BE(crc32(chunk.subarray(4, -4)), chunk.length - 4)
  // After the header, which has 13 bytes.
  return Buffer.concat([png.subarray(0, 33), chunk, png.subarray(33)])
}

function withGifComment(gif: Buffer) {
  const comment = Buffer.concat([Buffer.from([0x21, 0xfe, CAMERA.length]), Buffer.from(`${CAMERA}\0`)])
  const xmp = Buffer.concat([
    Buffer.from('!\xff\x0bXMP DataXMP', 'latin1'),
    Buffer.from([CAMERA.length]),
    Buffer.from(`${CAMERA}\0`),
  ])
  return Buffer.concat([gif.subarray(0, -1), comment, xmp, Buffer.from(';')])
}

const drawing = (jpeg: Buffer) => `<?xml version="1.0"?><!-- ${CAMERA} -->
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><metadata>${XMP}</metadata><svg:metadata/>
<rect width="9" height="9" fill="red"/><image href="data:image/jpeg;base64,
${(jpeg.toString('base64').match(/.{1,76}/g) ?? []).join('&#10;')}" width="9" height="9"/></svg>`

/** What a file still tells of where and with what it was taken; `secrets` are looked for as they are. */
export async function toldBy(bytes: Uint8Array, secrets: readonly string[] = []): Promise<string[]> {
  const told = [CAMERA, 'GPSLatitude', ...secrets].filter((secret) => Buffer.from(bytes).includes(secret))
  const about = await sharp(bytes)
    .metadata()
    .catch(() => null)
  if (about?.exif) told.push('exif')
  if (about?.xmp) told.push('xmp')
  if (about?.iptc) told.push('iptc')
  const place = await exifr.gps(Buffer.from(bytes)).catch(() => undefined)
  if (place) told.push(`a place: ${place.latitude}`)
  const embedded = Buffer.from(bytes)
    .toString('latin1')
    .matchAll(/data:image\/[a-z]+;base64,([^"]*)/g)
  for (const [, base64 = ''] of embedded) told.push(...(await toldBy(Buffer.from(base64, 'base64'))))
  return told
}
