// A file is what its content says, whatever it is called: photos, films, and nothing else.
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { zipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { plain } from '../pictures/picture.fixture.ts'
import { sniffMedia } from './sniff.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'aerie-sniff-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function sniff(content: Uint8Array) {
  const path = join(folder, 'photo.jpg')
  await writeFile(path, content)
  return sniffMedia(path)
}

const bytes = (...parts: (string | number[])[]) =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part))))
const brand = (name: string) => bytes([0, 0, 0, 24], `ftyp${name}`, [0, 0, 0, 0], `${name}mp42`, Array(64).fill(0))
/** The head of Matroska with its kind of document. */
const ebml = (kind: string) =>
  bytes([0x1a, 0x45, 0xdf, 0xa3, 0x80 + 3 + kind.length, 0x42, 0x82, 0x80 + kind.length], kind, Array(64).fill(0))

test.each<[string, 'photo' | 'video', () => Uint8Array | Promise<Uint8Array>]>([
  ['image/jpeg', 'photo', () => plain(9, 9).jpeg().toBuffer()],
  ['image/png', 'photo', () => plain(9, 9).png().toBuffer()],
  ['image/gif', 'photo', () => plain(9, 9).gif().toBuffer()],
  ['image/webp', 'photo', () => plain(9, 9).webp().toBuffer()],
  ['image/avif', 'photo', () => plain(9, 9).avif({ effort: 0 }).toBuffer()],
  ['image/heic', 'photo', () => brand('heic')],
  ['video/mp4', 'video', () => brand('isom')],
  ['video/quicktime', 'video', () => brand('qt  ')],
  ['video/x-msvideo', 'video', () => bytes('RIFF', [9, 9, 0, 0], 'AVI LIST', Array(64).fill(0))],
  ['video/webm', 'video', () => ebml('webm')],
  ['video/x-matroska', 'video', () => ebml('matroska')],
])('%s is a %s', async (mimeType, mediaType, make) => {
  expect(await sniff(await make())).toMatchObject({ mimeType, mediaType })
})

test.each<[string, () => Uint8Array | Promise<Uint8Array>]>([
  ['a drawing', () => bytes('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['a page', () => bytes('<!doctype html><script>alert(1)</script>')],
  ['a playlist', () => bytes('#EXTM3U\n#EXT-X-VERSION:3\n')],
  ['a zip', () => zipSync({ 'a.txt': new Uint8Array(99) })],
  ['a document', () => bytes('%PDF-1.7\n')],
  ['a TIFF', () => plain(9, 9).tiff().toBuffer()],
  ['sound', () => brand('M4A ')],
  ['text', () => bytes('a brother')],
  ['nothing', () => new Uint8Array()],
  ['a head cut off', () => bytes([0x89], 'PN')],
])('%s is neither', async (_what, make) => {
  expect(await sniff(await make())).toBeNull()
})
